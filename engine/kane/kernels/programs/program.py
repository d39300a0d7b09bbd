"""The interpreter of expressions: one loop over the instructions of a program in postfix order.

An instruction is an operation code and an argument. There are no jumps, so that a program always
ends, and an edit of an expression compiles nothing. Arithmetic is that of IEEE 754: 1/0 is
infinite, 0/0 and the root of -1 are not numbers. As plain Python it raises there instead.
"""

import math

import numpy as np

from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.compiling.jit import exact
from kane.kernels.programs.curve import lookup, lookup_in_piece, piece_at
from kane.kernels.programs.instructions import (
    ABS,
    ACOS,
    ADD,
    AND,
    ARGUMENT,
    ASIN,
    ATAN,
    ATAN2,
    CEIL,
    CLAMP,
    CONSTANT,
    COS,
    COSH,
    DIVIDE,
    EQUAL,
    EXP,
    FIRST_OF_ONE,
    FLOOR,
    FLOOR_DIVIDE,
    GREATER,
    GREATER_EQUAL,
    LESS,
    LESS_EQUAL,
    LOG,
    LOG10,
    LOOKUP,
    LOOKUP_SWITCHED,
    MAX,
    MIN,
    MULTIPLY,
    NEGATE,
    NOT,
    NOT_EQUAL,
    OPERATION,
    OR,
    ORDERS,
    PATH,
    PATH_RATE,
    POWER,
    REMAINDER,
    SIGN,
    SIN,
    SINH,
    SQRT,
    STEP,
    SUBTRACT,
    SWITCH_TIME,
    TAN,
    TANH,
    TIME,
    WHERE,
)


@exact
def value(e, clock, path, path_rate, stack, index):
    """Return the value of a program.

    Args:
        e: the programs.
        clock: (2,) time, and the time at which discontinuous functions of time are taken [s].
        path: (n,) measures of the state.
        path_rate: (n,) their rates.
        stack: (STACK,) scratch.
        index: which program.

    """
    top = -1
    for k in range(e.programs[index]["start"], e.programs[index]["stop"]):
        operation, argument = e.code[k, OPERATION], e.code[k, ARGUMENT]
        # what puts a value on the stack
        if operation <= PATH_RATE:
            top += 1
            if operation == CONSTANT:
                stack[top] = e.constants[argument]
            elif operation == TIME:
                stack[top] = clock[NOW]
            elif operation == SWITCH_TIME:
                stack[top] = clock[BETWEEN_JUMPS]
            elif operation == PATH:
                stack[top] = path[argument]
            else:
                stack[top] = path_rate[argument]
        # what replaces values there: a curve, a choice, functions of one and of two
        elif operation == LOOKUP:
            stack[top] = lookup(
                e.curves,
                e.breaks,
                e.coefficients,
                argument // ORDERS,
                stack[top],
                argument % ORDERS,
            )
        elif operation == LOOKUP_SWITCHED:
            top -= 1
            curve = argument // ORDERS
            piece = piece_at(e.curves, e.breaks, curve, stack[top])
            stack[top] = lookup_in_piece(
                e.curves, e.breaks, e.coefficients, curve, piece, stack[top + 1], argument % ORDERS
            )
        elif operation == WHERE:
            top -= 2
            stack[top] = stack[top + 1] if stack[top] != 0.0 else stack[top + 2]
        elif operation >= FIRST_OF_ONE:
            stack[top] = _of_one(operation, stack[top])
        else:
            top -= 1
            stack[top] = _of_two(operation, stack[top], stack[top + 1])
    return stack[0]


@exact
def _of_one(operation, x):
    # signs and truth
    if operation == NEGATE:
        return -x
    if operation == NOT:
        return 1.0 if x == 0.0 else 0.0
    # angles and their functions
    if operation == SIN:
        return math.sin(x)
    if operation == COS:
        return math.cos(x)
    if operation == TAN:
        return math.tan(x)
    if operation == ASIN:
        return math.asin(x)
    if operation == ACOS:
        return math.acos(x)
    if operation == ATAN:
        return math.atan(x)
    if operation == SINH:
        return math.sinh(x)
    if operation == COSH:
        return math.cosh(x)
    if operation == TANH:
        return math.tanh(x)
    # powers
    if operation == EXP:
        return math.exp(x)
    if operation == LOG:
        return math.log(x)
    if operation == LOG10:
        return math.log10(x)
    if operation == SQRT:
        return math.sqrt(x)
    # corners and steps
    if operation == ABS:
        return abs(x)
    if operation == SIGN:
        return 1.0 if x > 0.0 else (-1.0 if x < 0.0 else x)
    if operation == FLOOR:
        return np.floor(x)
    if operation == CEIL:
        return np.ceil(x)
    if operation == STEP:
        return 0.0 if x < 0.0 else 1.0
    s = 0.0 if x < 0.0 else (1.0 if x > 1.0 else x)
    return s if operation == CLAMP else s * s * (3.0 - 2.0 * s)


@exact
def _of_two(operation, a, b):
    # arithmetic
    if operation == ADD:
        return a + b
    if operation == SUBTRACT:
        return a - b
    if operation == MULTIPLY:
        return a * b
    if operation == DIVIDE:
        return a / b
    if operation == FLOOR_DIVIDE:
        return np.floor(a / b)
    if operation == REMAINDER:
        return a - b * np.floor(a / b)
    if operation == POWER:
        return a**b
    # comparisons and truth
    if operation == LESS:
        return 1.0 if a < b else 0.0
    if operation == LESS_EQUAL:
        return 1.0 if a <= b else 0.0
    if operation == GREATER:
        return 1.0 if a > b else 0.0
    if operation == GREATER_EQUAL:
        return 1.0 if a >= b else 0.0
    if operation == EQUAL:
        return 1.0 if a == b else 0.0
    if operation == NOT_EQUAL:
        return 1.0 if a != b else 0.0
    if operation == AND:
        return 1.0 if a != 0.0 and b != 0.0 else 0.0
    if operation == OR:
        return 1.0 if a != 0.0 or b != 0.0 else 0.0
    # functions
    if operation == ATAN2:
        return math.atan2(a, b)
    if operation == MIN:
        return b if b < a else a
    if operation == MAX:
        return b if b > a else a
    return _hypot(a, b)


@exact
def _hypot(a, b):
    """Return the root of a^2 + b^2 without overflow on the way."""
    largest = abs(a) if abs(a) > abs(b) else abs(b)
    if not (largest > 0.0 and largest < math.inf):  # nor where one is not a number
        return abs(a) + abs(b)
    a, b = a / largest, b / largest
    return largest * math.sqrt(a * a + b * b)


@exact
def values(expressions, clock, path, path_rate, stack, programs, found):
    """Write the values of programs, (k,), to found.

    found: (k,) numbers.
    """
    for k in range(programs.size):
        found[k] = value(expressions, clock, path, path_rate, stack, programs[k])
