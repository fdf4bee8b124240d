#!/bin/sh
# Runs the program. The arguments are this folder and log2 n.
exec "$1/sppark-msm" "$2"
