"""From a Model to a System: the frozen tables of numbers that the solver sees."""

from kane.compiled.compile import compile_mode, compile_model, compile_start, with_levels
from kane.compiled.system import System

__all__ = ["System", "compile_mode", "compile_model", "compile_start", "with_levels"]
