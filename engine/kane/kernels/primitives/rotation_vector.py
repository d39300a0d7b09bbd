"""The rotation vector of a turn.

It is read from Euler parameters of the matrix, of any length: those that start from the largest of
the four lose no digits, near a half turn neither (Shepperd, Journal of Guidance and Control 1,
1978, p. 223).
"""

import math

from kane.kernels.compiling.jit import jit


@jit
def rotation_vector(q11, q12, q13, q21, q22, q23, q31, q32, q33):
    """Return the rotation vector of a matrix, which may be a turn times a number near 1 [rad]."""
    squares = q11 * q11 + q12 * q12 + q13 * q13 + q21 * q21 + q22 * q22 + q23 * q23
    size = math.sqrt((squares + q31 * q31 + q32 * q32 + q33 * q33) / 3.0)
    trace = q11 + q22 + q33
    if trace >= q11 and trace >= q22 and trace >= q33:
        x, y, z, scalar = q32 - q23, q13 - q31, q21 - q12, size + trace
    elif q11 >= q22 and q11 >= q33:
        x, y, z, scalar = size + q11 - q22 - q33, q12 + q21, q13 + q31, q32 - q23
    elif q22 >= q33:
        x, y, z, scalar = q12 + q21, size - q11 + q22 - q33, q23 + q32, q13 - q31
    else:
        x, y, z, scalar = q13 + q31, q23 + q32, size - q11 - q22 + q33, q21 - q12
    if scalar < 0.0:
        x, y, z, scalar = -x, -y, -z, -scalar
    sine = math.sqrt(x * x + y * y + z * z)
    # where nothing is turned its limit, and no zeros: dual numbers have their slopes there
    ratio = 2.0 * math.atan2(sine, scalar) / sine if sine > 0.0 else 2.0 / scalar
    return ratio * x, ratio * y, ratio * z
