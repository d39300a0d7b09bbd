"""Curves in Modelica: what reads them, and their pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kane.symbolic.curves import CurveTable, named

FUNCTIONS = """\
  function onPiece "A coordinate of a piece, or a derivative; straight on beyond its ends"
    input Real c[:, 3, 6];
    input Integer number;
    input Real tau;
    input Integer axis;
    input Integer order;
    output Real value;
  protected
    Real inside;
    Real slope;
    Real factor;
  algorithm
    inside := min(max(tau, 0.0), 1.0);
    value := 0.0;
    slope := 0.0;
    for k in 5:-1:0 loop
      factor := if order == 0 then 1 else if order == 1 then k else if order == 2 then k*(k - 1)
        else k*(k - 1)*(k - 2);
      value := if k >= order then value*inside + factor*c[number + 1, axis + 1, k + 1] else value;
      slope := if k >= 1 then slope*inside + k*c[number + 1, axis + 1, k + 1] else slope;
    end for;
    value := if order == 0 then value + (tau - inside)*slope
      else if order > 1 and (tau < 0.0 or tau > 1.0) then 0.0 else value;
  end onPiece;

  function along "A coordinate of a curve (0 x, 1 y, 2 z), or its derivative of some order"
    input Real c[:, 3, 6];
    input Integer count;
    input Boolean closed;
    input Real s;
    input Integer axis;
    input Integer order;
    output Real value;
  protected
    Integer number;
    Integer inside;
  algorithm
    number := integer(floor(s));
    inside := if closed then number - count*integer(floor(number/count))
      else min(max(number, 0), count - 1);
    value := onPiece(c, inside, s - (if closed then number else inside), axis, order);
  end along;

  function foot "How many pieces along a curve its point is that is next to a place"
    input Real c[:, 3, 6];
    input Integer count;
    input Boolean closed;
    input Real x;
    input Real y;
    input Real z;
    output Real s;
  protected
    Integer number;
    Real least;
    Real square;
    Real slope;
    Real bend;
    Real step;
    Real tau;
    Real way[3];
    Real rate[3];
    Real turn[3];
    Boolean back;
    Boolean ahead;
  algorithm
    number := 0;
    least := 1e300;
    for k in 1:count loop
      square := (c[k, 1, 1] - x)^2 + (c[k, 2, 1] - y)^2 + (c[k, 3, 1] - z)^2;
      number := if square < least then k - 1 else number;
      least := min(least, square);
    end for;
    tau := 0.0;
    for tries in 1:30 loop
      way := {onPiece(c, number, tau, 0, 0) - x, onPiece(c, number, tau, 1, 0) - y,
        onPiece(c, number, tau, 2, 0) - z};
      rate := {onPiece(c, number, tau, 0, 1), onPiece(c, number, tau, 1, 1),
        onPiece(c, number, tau, 2, 1)};
      turn := {onPiece(c, number, tau, 0, 2), onPiece(c, number, tau, 1, 2),
        onPiece(c, number, tau, 2, 2)};
      slope := way*rate;
      square := rate*rate;
      bend := way*turn;
      bend := if square + bend > 0.1*square then square + bend else square;
      step := min(max(-slope/bend, -1.0), 1.0);
      tau := tau + step;
      back := tau < 0.0 and (number > 0 or closed);
      ahead := tau > 1.0 and (number < count - 1 or closed);
      tau := if back then max(tau + 1.0, 0.0) else if ahead then min(tau - 1.0, 1.0) else tau;
      number := if back then (if number > 0 then number - 1 else count - 1)
        else if ahead then (if number < count - 1 then number + 1 else 0) else number;
    end for;
    s := number + tau;
  end foot;
"""


def arguments(curve: object) -> str:
    """Return what both functions take as a curve."""
    return f"{named(curve)}_c, {named(curve)}_count, {named(curve)}_closed"


def curve_lines(curves: Sequence[CurveTable]) -> Iterator[str]:
    """Yield the functions and the curves; nothing where there are none."""
    if curves:
        yield FUNCTIONS
    for k, each in enumerate(curves):
        pieces, closed = each.numbers
        rows = ",\n    ".join(
            "{" + ", ".join("{" + ", ".join(map(repr, axis)) + "}" for axis in piece) + "}"
            for piece in pieces
        )
        name, count = named(k + 1), len(pieces)
        yield f"  constant Real {name}_c[{count}, 3, 6] = {{\n    {rows}}};"
        yield f"  constant Integer {name}_count = {count};"
        yield f"  constant Boolean {name}_closed = {str(closed).lower()};"
