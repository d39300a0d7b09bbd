"""Runs by time steps over strikes, see ``kernels.methods.time_stepping``."""
