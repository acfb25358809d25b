"""Many games by kernels, counted exactly, on all cores with the same result."""
