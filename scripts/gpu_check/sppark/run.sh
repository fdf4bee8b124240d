#!/bin/sh
# Runs the program that measures sppark's sums. The first argument is the folder of this script, and the second argument
# is log2 n.
exec "$1/sppark-msm" "$2"
