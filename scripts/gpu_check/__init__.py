"""What scripts/gpu-check is made of. `python3 -m unittest discover -s scripts/gpu_check -t scripts` tests it, without a GPU."""
