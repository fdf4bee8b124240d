"""What scripts/gpu-check is made of.

Tests, without a GPU: `python3 -m unittest discover -s scripts/gpu_check -t scripts`.
"""
