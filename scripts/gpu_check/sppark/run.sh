#!/bin/sh
# Runs the program. The first argument is the folder of this script, and the second argument is log2 n.
exec "$1/sppark-msm" "$2"
