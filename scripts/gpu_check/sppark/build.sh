#!/bin/sh
# Builds the program on the machine with the GPU. The first argument is the folder of the archive. The second argument
# is the folder of this script, which contains sppark's headers (`sppark`) and blst's sources (`blst`). If the program
# is already compiled, the script does nothing.
set -eu
cd "$2"
[ -x sppark-msm ] && exit
arch=${SPPARK_ARCH:-native}
flags="-O2 -D__BLST_PORTABLE__"
cc $flags -c blst/src/server.c -o server.o
cc $flags -c blst/build/assembly.S -o assembly.o
c++ $flags -std=c++17 -Iblst/bindings -c main.cpp -o main.o
nvcc="nvcc -O3 -std=c++17 -arch=$arch -Isppark -Iblst/src -DFEATURE_BLS12_381"
$nvcc -c harness.cu -o harness.o
$nvcc -x cu -c sppark/util/all_gpus.cpp -o all_gpus.o
nvcc -arch="$arch" -o sppark-msm main.o harness.o all_gpus.o server.o assembly.o -lpthread
