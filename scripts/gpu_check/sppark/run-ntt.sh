#!/bin/sh
# Runs the program that measures sppark's transforms. The first argument is the folder of this script. The second
# argument is the curve: bn254 or bls12-381.
exec "$1/sppark-ntt-$2"
