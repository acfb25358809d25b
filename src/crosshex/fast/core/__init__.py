"""What all kernels share: the compiler, counter-based random numbers, and bit counts."""
