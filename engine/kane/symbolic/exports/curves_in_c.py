"""Curves in C: what reads them, and their pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kane.symbolic.curves import CurveTable, named

CURVES = """
/* Pieces of curves: coefficients of the powers of 0 to 1, for x, y and z. */
typedef struct { int pieces, closed; const double (*c)[3][6]; } Curve;

/* A coordinate of a curve, or a derivative; beyond its ends it goes straight on. */
static double along(const Curve *curve, double s, int axis, int order)
{
    int number = (int)floor(s), count = curve->pieces;
    double tau = s - number, value = 0.0, slope = 0.0;
    if (curve->closed) number = ((number % count) + count) % count;
    else {
        number = number < 0 ? 0 : number > count - 1 ? count - 1 : number;
        tau = s - number;
    }
    const double *c = curve->c[number][axis];
    double inside = tau < 0.0 ? 0.0 : tau > 1.0 ? 1.0 : tau;
    for (int k = 5; k >= 0; k--) {
        double factor = 1.0;
        for (int j = 0; j < order; j++) factor *= k - j;
        if (k >= order) value = value * inside + factor * c[k];
        if (k >= 1) slope = slope * inside + k * c[k];
    }
    if (tau == inside || order == 1) return value;
    return order == 0 ? value + (tau - inside) * slope : 0.0;
}

/* How many pieces along a curve its point is that is next to a place. */
static double foot(const Curve *curve, double x, double y, double z)
{
    const double place[3] = {x, y, z};
    int number = 0, count = curve->pieces;
    double least = HUGE_VAL, tau = 0.0;
    for (int k = 0; k < count; k++) {
        double square = 0.0;
        for (int i = 0; i < 3; i++) {
            double way = curve->c[k][i][0] - place[i];
            square += way * way;
        }
        if (square < least) { least = square; number = k; }
    }
    for (int tries = 0; tries < 30; tries++) {
        const Curve piece = {1, 0, curve->c + number};
        double slope = 0.0, square = 0.0, bend = 0.0;
        for (int i = 0; i < 3; i++) {
            double way = along(&piece, tau, i, 0) - place[i], rate = along(&piece, tau, i, 1);
            slope += way * rate;
            square += rate * rate;
            bend += way * along(&piece, tau, i, 2);
        }
        bend = square + bend > 0.1 * square ? square + bend : square;
        double step = -slope / bend;
        step = step < -1.0 ? -1.0 : step > 1.0 ? 1.0 : step;
        tau += step;
        if (tau < 0.0 && (number > 0 || curve->closed)) {
            number = (number + count - 1) % count;
            tau = tau + 1.0 < 0.0 ? 0.0 : tau + 1.0;
        } else if (tau > 1.0 && (number < count - 1 || curve->closed)) {
            number = (number + 1) % count;
            tau = tau - 1.0 > 1.0 ? 1.0 : tau - 1.0;
        }
        if (fabs(step) <= 1e-15) break;
    }
    return number + tau;
}
"""


def curve_lines(curves: Sequence[CurveTable]) -> Iterator[str]:
    """Yield the functions and the curves; nothing where there are none."""
    if curves:
        yield CURVES
    for k, each in enumerate(curves):
        pieces, closed = each.numbers
        rows = ",\n    ".join(
            "{" + ", ".join("{" + ", ".join(map(repr, axis)) + "}" for axis in piece) + "}"
            for piece in pieces
        )
        yield f"static const double {named(k + 1)}_c[{len(pieces)}][3][6] = {{\n    {rows}\n}};"
        yield (
            f"static const Curve {named(k + 1)} = "
            f"{{{len(pieces)}, {int(closed)}, {named(k + 1)}_c}};\n"
        )
