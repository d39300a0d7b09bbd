"""What a program of an expression is made of: operation codes and tables.

An instruction is an operation code and an argument, see ``program``. Nothing here imports Numba: a
model with expressions is read and checked before anything is compiled.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.kernels.compiling.bundle import Bundle

STACK = 64  # intermediate values that a program may hold at a time
ORDERS = 4  # of derivatives of a curve, 0 to 3: the argument of a look-up is ORDERS * curve + order

# columns of ``Programs.code``
OPERATION, ARGUMENT = range(2)

# instructions code[start:stop]
PROGRAM = np.dtype([("start", "i8"), ("stop", "i8")])
# breaks[start:stop]; the pieces' coefficients from row first on
CURVE = np.dtype([("start", "i8"), ("stop", "i8"), ("first", "i8")])

CONSTANT = 0
TIME = 1
SWITCH_TIME = 2
PATH = 3
PATH_RATE = 4
LOOKUP = 5
LOOKUP_SWITCHED = 6  # on the stack: the argument that chooses the piece, then the argument
WHERE = 7
ADD = 10
SUBTRACT = 11
MULTIPLY = 12
DIVIDE = 13
FLOOR_DIVIDE = 14
REMAINDER = 15
POWER = 16
LESS = 17
LESS_EQUAL = 18
GREATER = 19
GREATER_EQUAL = 20
EQUAL = 21
NOT_EQUAL = 22
AND = 23
OR = 24
MIN = 25
MAX = 26
ATAN2 = 27
HYPOT = 28
FIRST_OF_ONE = 40  # operations from here on take one value, those before it two
NEGATE = 40
NOT = 41
SIN = 42
COS = 43
TAN = 44
ASIN = 45
ACOS = 46
ATAN = 47
SINH = 48
COSH = 49
TANH = 50
EXP = 51
LOG = 52
LOG10 = 53
SQRT = 54
ABS = 55
SIGN = 56
FLOOR = 57
CEIL = 58
STEP = 59
CLAMP = 60
SMOOTH = 61


@dataclass(frozen=True, eq=False)
class Programs(Bundle):
    """Pooled programs of expressions, and the curves that they look up.

    Attributes:
        programs: see ``PROGRAM``.
        code: (n, 2) operation code and argument of each instruction.
        constants: (n,) numbers of the programs.
        curves: see ``CURVE``.
        breaks: (n,) breaks of the curves.
        coefficients: (n, 4) coefficients of the curves' pieces.

    """

    programs: npt.NDArray[np.void]
    code: npt.NDArray[np.int64]
    constants: npt.NDArray[np.float64]
    curves: npt.NDArray[np.void]
    breaks: npt.NDArray[np.float64]
    coefficients: npt.NDArray[np.float64]
