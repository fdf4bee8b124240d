"""The parts of scripts/gpu-check.

Tests, without a GPU: `python3 -m unittest discover -s scripts/gpu_check -t scripts`.
"""
