#!/bin/sh
# Builds the programs on the machine with the GPU: sppark-msm for sums, and sppark-ntt-CURVE for transforms. The first
# argument is the folder of the archive. The second argument is the folder of this script, which contains sppark's
# headers (`sppark`) and blst's sources (`blst`). If the programs are already compiled, the script does nothing.
set -eu
cd "$2"
[ -x sppark-msm ] && [ -x sppark-ntt-bn254 ] && [ -x sppark-ntt-bls12-381 ] && exit
arch=${SPPARK_ARCH:-native}
flags="-O2 -D__BLST_PORTABLE__"
cc $flags -c blst/src/server.c -o server.o
cc $flags -c blst/build/assembly.S -o assembly.o
c++ $flags -std=c++17 -Iblst/bindings -c main.cpp -o main.o
nvcc="nvcc -O3 -std=c++17 -arch=$arch -Isppark -Iblst/src"
$nvcc -DFEATURE_BLS12_381 -c harness.cu -o harness.o
$nvcc -x cu -c sppark/util/all_gpus.cpp -o all_gpus.o
link() {
    nvcc -arch="$arch" -o "$@" all_gpus.o server.o assembly.o -lpthread
}
link sppark-msm main.o harness.o
# sppark's headers choose the field of the transforms by a macro, so each field has its own program.
$nvcc -DFEATURE_BN254 -c ntt.cu -o ntt-bn254.o
link sppark-ntt-bn254 ntt-bn254.o
$nvcc -DFEATURE_BLS12_381 -c ntt.cu -o ntt-bls12-381.o
link sppark-ntt-bls12-381 ntt-bls12-381.o
