"""Equations written in other languages; each text runs by itself."""

from collections.abc import Callable, Mapping

from kane.symbolic.derivation import Derivation
from kane.symbolic.exports.as_c import as_c
from kane.symbolic.exports.as_latex import as_latex
from kane.symbolic.exports.as_modelica import as_modelica
from kane.symbolic.exports.as_python import as_python
from kane.symbolic.exports.as_sympy import as_sympy
from kane.symbolic.program import Program

WRITERS: Mapping[str, Callable[[Derivation, Program], str]] = {
    "latex": as_latex,
    "python": as_python,
    "c": as_c,
    "modelica": as_modelica,
    "sympy": as_sympy,
}
"""What writes the equations, by the names of the languages."""
