"""Equations as C99 that needs the mathematical library alone."""

from __future__ import annotations

from collections.abc import Iterator

from sympy.printing.c import C99CodePrinter

from kane.symbolic.curves import CurvePrinting, named
from kane.symbolic.derivation import Derivation
from kane.symbolic.exports.curves_in_c import curve_lines
from kane.symbolic.exports.legend import legend
from kane.symbolic.program import Program

SOLVE = """
/* Solve A x = b by elimination with the largest pivot; the solution comes back in b. Returns 0, or
   1 where A is singular. A and b are overwritten. */
static int solve(double *A, double *b)
{
    for (int k = 0; k < SIZE; k++) {
        int best = k;
        for (int i = k + 1; i < SIZE; i++)
            if (fabs(A[i * SIZE + k]) > fabs(A[best * SIZE + k])) best = i;
        if (A[best * SIZE + k] == 0.0) return 1;
        if (best != k) {
            for (int j = 0; j < SIZE; j++) {
                double kept = A[k * SIZE + j];
                A[k * SIZE + j] = A[best * SIZE + j];
                A[best * SIZE + j] = kept;
            }
            double kept = b[k];
            b[k] = b[best];
            b[best] = kept;
        }
        for (int i = k + 1; i < SIZE; i++) {
            double factor = A[i * SIZE + k] / A[k * SIZE + k];
            for (int j = k; j < SIZE; j++) A[i * SIZE + j] -= factor * A[k * SIZE + j];
            b[i] -= factor * b[k];
        }
    }
    for (int k = SIZE - 1; k >= 0; k--) {
        for (int j = k + 1; j < SIZE; j++) b[k] -= A[k * SIZE + j] * b[j];
        b[k] /= A[k * SIZE + k];
    }
    return 0;
}

/* Write q', u' and the multipliers@AND_C@. Returns 0, or 1 where the equations are singular. */
int rates(double t, const double *q, const double *u, @C_IN@double *q_dot, double *u_dot,
          double *lam@C_OUT@)
{
    static double M_[SPEEDS * SPEEDS], f_[SPEEDS], B_[ROWS * SPEEDS + 1], P_[ROWS * SPEEDS + 1];
    static double bias_[ROWS + 1], gap_[ROWS + 1], rest_[ROWS + 1];
    static double A[SIZE * SIZE], b[SIZE];@C_NEXT@
@BEGIN@    equations(t, q, u, @C_GIVEN@@LAM@q_dot, M_, f_, B_, P_, bias_, gap_, rest_@C_WRITTEN@);
    for (int i = 0; i < SIZE * SIZE; i++) A[i] = 0.0;
    for (int i = 0; i < SPEEDS; i++) {
        for (int j = 0; j < SPEEDS; j++) A[i * SIZE + j] = M_[i * SPEEDS + j];
        for (int k = 0; k < ROWS; k++) {
            A[i * SIZE + SPEEDS + k] = -@PUSH@[k * SPEEDS + i];
            A[(SPEEDS + k) * SIZE + i] = B_[k * SPEEDS + i];
        }
        b[i] = f_[i];
    }
    for (int k = 0; k < ROWS; k++) b[SPEEDS + k] = -bias_[k];
    if (solve(A, b)) return 1;
    for (int i = 0; i < SPEEDS; i++) u_dot[i] = b[i];
@END@    return @FOUND@;
}

#ifndef WITHOUT_MAIN
/* Reads t, q@READ@ from the standard input until there are no more; writes q', u'@WRITES@. */
int main(void)
{
    double t, q[SPEEDS], u[SPEEDS], q_dot[SPEEDS], u_dot[SPEEDS], lam[ROWS + 1];@C_ARRAYS@
    while (scanf("%lf", &t) == 1) {
        for (int i = 0; i < SPEEDS; i++) if (scanf("%lf", &q[i]) != 1) return 1;
        for (int i = 0; i < SPEEDS; i++) if (scanf("%lf", &u[i]) != 1) return 1;
@C_READ@        if (rates(t, q, u, @C_GIVEN@q_dot, u_dot, lam@C_FOUND@)) return 2;
        for (int i = 0; i < SPEEDS; i++) printf("%.17g ", q_dot[i]);
        for (int i = 0; i < SPEEDS; i++) printf("%.17g ", u_dot[i]);
        for (int k = 0; k < ROWS; k++) printf("%.17g ", lam[k]);
@C_PRINT@        printf("\\n");
    }
    return 0;
}
#endif
"""

WITH_STATES = {
    "AND_C": ", and c'",
    "C_IN": "const double *states, ",
    "C_OUT": ", double *c_dot",
    "C_NEXT": "\n    static double c_next_[STATES];",
    "C_GIVEN": "states, ",
    "C_WRITTEN": ", c_dot, c_next_",
    "READ": ", u and states",
    "WRITES": ", lam and c'",
    "C_ARRAYS": "\n    double states[STATES], c_dot[STATES];",
    "C_READ": (
        '        for (int k = 0; k < STATES; k++) if (scanf("%lf", &states[k]) != 1) return 1;\n'
    ),
    "C_FOUND": ", c_dot",
    "C_PRINT": '        for (int k = 0; k < STATES; k++) printf("%.17g ", c_dot[k]);\n',
}
WITHOUT_STATES = dict.fromkeys(WITH_STATES, "") | {"READ": " and u", "WRITES": " and lam"}


class Printer(CurvePrinting, C99CodePrinter):
    """Writes expressions as C; numbers keep their digits."""

    def _print_Float(self, expr: object) -> str:
        text = repr(float(expr))  # type: ignore[arg-type]  # a Float of SymPy
        return text if any(each in text for each in ".einf") else f"{text}.0"

    def _print_Or(self, expr: object) -> str:
        # each in brackets: compilers doubt && beside ||
        return " || ".join(f"({self._print(each)})" for each in expr.args)  # type: ignore[attr-defined]  # of SymPy

    def _print_curve(self, curve: object) -> str:
        return f"&{named(curve)}"

    def _print_Pow(self, expr: object) -> str:
        base, exponent = expr.args  # type: ignore[attr-defined]  # a power of SymPy
        if exponent.is_Integer and 2 <= exponent <= 4:  # products are exact, and faster than pow
            one = self.parenthesize(base, 1000)
            return "(" + "*".join([one] * int(exponent)) + ")"
        return str(super()._print_Pow(expr))


# P hangs on the multipliers
SOUGHT = {
    "BEGIN": (
        "    for (int k = 0; k < ROWS; k++) lam[k] = 1.0;\n"
        "    /* Newton's method; at first as if nothing rubbed */\n"
        "    for (int turn = 0; turn < 50; turn++) {\n"
    ),
    "LAM": "lam, ",
    "PUSH": "(turn ? P_ : B_)",
    "END": (
        "    double change = 0.0, largest = 0.0;\n"
        "    for (int k = 0; k < ROWS; k++) {\n"
        "        change = fmax(change, fabs(b[SPEEDS + k] - lam[k]));\n"
        "        lam[k] = b[SPEEDS + k];\n"
        "        largest = fmax(largest, fabs(lam[k]));\n"
        "    }\n"
        "    if (turn && change <= 1e-9 * largest) return 0;\n"
        "    }\n"
    ),
    "FOUND": "1",
}
SOLVED = {
    "BEGIN": "",
    "LAM": "",
    "PUSH": "P_",
    "END": "    for (int k = 0; k < ROWS; k++) lam[k] = b[SPEEDS + k];\n",
    "FOUND": "0",
}


def as_c(found: Derivation, own: Program) -> str:
    """Return a file with ``equations``, ``rates`` and a ``main`` that reads states."""
    solve, parts = SOLVE, SOUGHT if found.symbols.multipliers else SOLVED
    for name, text in (parts | (WITH_STATES if found.states else WITHOUT_STATES)).items():
        solve = solve.replace(f"@{name}@", text)
    return "\n".join(_lines(found, own)) + solve


def _lines(found: Derivation, own: Program) -> Iterator[str]:
    printer = Printer()
    yield "/* " + "\n   ".join(legend(found))
    yield "*/"
    yield "#include <math.h>"
    yield "#include <stdio.h>"
    yield ""
    yield f"#define SPEEDS {len(found.speeds)}"
    yield f"#define ROWS {len(found.rows)}"
    yield "#define SIZE (SPEEDS + ROWS)"
    if found.states:
        yield f"#define STATES {len(found.states)}"
    yield ""
    yield from curve_lines(found.symbols.curves)
    arrays = ", ".join(f"double *{output.name}_" for output in own.outputs)
    yield "/* Arrays of more than one row are written row by row. */"
    own_states = " const double *states," if found.states else ""
    multipliers = found.symbols.multipliers
    own_states += " const double *lam," if multipliers else ""
    yield f"void equations(double t, const double *q, const double *u,{own_states}"
    yield f"               {arrays})"
    yield "{"
    # parameters are no globals: the libraries have functions of such names as gamma and y0
    for symbol, value in found.symbols.values.items():
        yield f"    const double {symbol} = {value!r};"
    yield ""
    used = {symbol for _, expr in own.steps for symbol in expr.free_symbols}
    used |= {s for output in own.outputs for expr in output.exprs for s in expr.free_symbols}
    arrays_in = {
        "q": [each.symbol for each in found.coordinates],
        "u": [each.symbol for each in found.speeds],
        "states": [each.symbol for each in found.states],
    }
    for letter, symbols in arrays_in.items():
        for k, symbol in enumerate(symbols):
            if symbol in used:
                yield f"    const double {symbol} = {letter}[{k}];"
    for symbol, k in multipliers.items():
        yield f"    const double {symbol} = lam[{k}];"
    yield "    (void)t; (void)q; (void)u;" + (" (void)states;" if found.states else "")
    for symbol, expr in own.steps:
        yield f"    const double {symbol} = {printer.doprint(expr)};"
    for output in own.outputs:
        if not output.exprs:
            yield f"    (void){output.name}_;"
        for k, expr in enumerate(output.exprs):
            yield f"    {output.name}_[{k}] = {printer.doprint(expr)};"
    yield "}"
