"""Solving a System: assembly, the methods, the one loop, and the outcome."""
