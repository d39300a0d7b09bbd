"""How kernels are compiled, kept, handed their arrays and called."""
