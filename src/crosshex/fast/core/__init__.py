"""What all kernels share: the compiler, random numbers by counting, and bit counts."""
