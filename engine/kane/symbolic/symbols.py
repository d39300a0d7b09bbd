"""The symbols of a model: for each of its numbers the name that the person knows it by.

Parameters keep their names, and a number with a formula is that formula. Any other number is named
after its field and its element: the stiffness of 'spring' is ``k_spring``. Zeros are zeros.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec
import numpy as np
import sympy
from msgspec import inspect

from kane.elements.body import Body
from kane.elements.mass_properties import MassProperties
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.primitives.curve_row import Piece
from kane.expressions.parse import parse
from kane.fields import VectorOf
from kane.model import Model
from kane.model.formulas import texts_that_hold
from kane.model.model import CONSTRAINT_GROUPS, LOAD_GROUPS, type_of_model
from kane.model.numbers import NumberPlace, Way, places, with_values
from kane.symbolic.curves import CurveTable
from kane.symbolic.known import Known
from kane.symbolic.laws import node_expression
from kane.symbolic.taken import is_taken

GREEK = {
    "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "ε": "epsilon", "θ": "theta",
    "λ": "lambda", "μ": "mu", "ρ": "rho", "σ": "sigma", "τ": "tau", "φ": "phi", "ψ": "psi",
    "ω": "omega", "Δ": "Delta",
}  # fmt: skip
ESCAPES = {
    "\\": r"\textbackslash{}", "^": r"\textasciicircum{}", "~": r"\textasciitilde{}", "\n": " ",
}  # fmt: skip
SPELT = GREEK | {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
}  # fmt: skip
OF_CURVES = frozenset({"point_a", "points", "s_start", "s_end"})
GROUPS = (*CONSTRAINT_GROUPS, *LOAD_GROUPS, "stops", "frictions", "signals")


@dataclass
class Symbols:
    """What is called by a symbol.

    Attributes:
        values: the number of each symbol, in SI units.
        states: the symbols of the states of signals, and where these begin.
        meanings: for each symbol where the model has it, such as ``spring.stiffness``.
        latex: how each symbol is typeset.
        curves: those on which points are held, in the order of their numbers from 1 on.
        multipliers: those that friction follows from, and the rows that they are of, from 0.

    """

    values: dict[sympy.Symbol, float] = field(default_factory=dict)
    states: dict[sympy.Symbol, float] = field(default_factory=dict)
    meanings: dict[sympy.Symbol, str] = field(default_factory=dict)
    latex: dict[sympy.Symbol, str] = field(default_factory=dict)
    curves: list[CurveTable] = field(default_factory=list)
    multipliers: dict[sympy.Symbol, int] = field(default_factory=dict)
    _points: dict[tuple[str, int, float], sympy.Symbol] = field(default_factory=dict)
    _typeset: set[str] = field(default_factory=set)

    def curve(self, owner: str, pieces: Sequence[Piece], closed: bool) -> sympy.Integer:
        """Return the number of a curve."""
        found = CurveTable(owner, pieces, closed)
        if found not in self.curves:
            self.curves.append(found)
        return sympy.Integer(self.curves.index(found) + 1)

    def multiplier(self, row: int) -> sympy.Symbol:
        """Return the symbol of the multiplier of a row, counted from 0."""
        symbol = sympy.Symbol(f"lam{row + 1}", real=True)
        self.multipliers[symbol] = row
        self.latex[symbol] = rf"\lambda_{{{row + 1}}}"
        return symbol

    def add(self, letter: str, owner: str, value: float, meaning: str) -> sympy.Symbol:
        """Return a new symbol for a number: a letter, and its owner as an index."""
        name = identifier(f"{letter}_{owner}" if owner else letter)
        symbol = sympy.Symbol(name, real=True)
        seen = typeset(letter, owner)
        count = 1
        while (
            symbol in self.values or is_taken(symbol.name) or seen in self._typeset
        ):  # k1 and k_1 look alike
            count += 1
            symbol = sympy.Symbol(f"{name}_{count}", real=True)
            seen = typeset(letter, f"{owner} {count}".strip())
        self.values[symbol], self.meanings[symbol] = float(value), meaning
        self.latex[symbol] = seen
        self._typeset.add(seen)
        return symbol

    def known(self, letter: str, owner: str, value: float, meaning: str) -> float:
        """Return a number that knows a new symbol; zero stays zero, and a sign stays outside."""
        if not value:
            return value
        symbol = self.add(letter, owner, abs(value), meaning)
        return Known(value, symbol if value > 0 else -symbol)

    def coordinate(
        self, letter: str, owner: str, body: str, axis: int, value: float, meaning: str
    ) -> float:
        """Return the same for a coordinate of a point; points of a body share their symbols."""
        if not value:
            return value
        key = body, axis, abs(value)
        if key not in self._points:
            self._points[key] = self.add(letter, owner, abs(value), meaning)
        symbol = self._points[key]
        return Known(value, symbol if value > 0 else -symbol)


def identifier(text: str) -> str:
    """Return a text as a name that all languages take."""
    plain = "".join(SPELT.get(each, each) for each in text)
    plain = unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode()
    name = re.sub(r"\W+", "_", plain).strip("_")
    return name if name and name[0].isalpha() else f"x_{name}"


def typeset(letter: str, owner: str) -> str:
    r"""Return a symbol as LaTeX, such as ``k_{\text{spring}}``."""
    base, _, index = letter.partition("_")
    found = re.fullmatch(r"(\D+)(\d+)", base)
    if found:
        base, index = found[1], found[2] + index
    base = "".join(f"\\{GREEK[each]} " if each in GREEK else each for each in base).strip()
    if len(base) > 1 and not base.startswith("\\"):
        base = f"\\text{{{escaped(base)}}}"
    parts = [part for part in (index, f"\\text{{{escaped(owner)}}}" if owner else "") if part]
    return f"{base}_{{{','.join(parts)}}}" if parts else base


def escaped(text: str) -> str:
    """Return words of a person for LaTeX, in its text or in ``text`` of an equation."""
    return re.sub(r"[#_%&${}\\^~\n]", lambda found: ESCAPES.get(found[0], "\\" + found[0]), text)


def with_symbols(model: Model) -> tuple[Model, dict[str, MassProperties], Symbols]:
    """Return a model whose numbers know their symbols, the masses of its bodies, and the symbols.

    The numbers of mass and inertia (arrays of objects) know theirs as well.
    """
    symbols = Symbols()
    texts = texts_that_hold(model)
    own: dict[str, sympy.Expr] = {}
    for parameter in model.parameters:
        own[parameter.name] = symbols.add(
            parameter.name, "", parameter.value, f"{parameter.name}.value"
        )
    formulas = {
        way: node_expression(parse(text), own)
        for way, text in texts.items()
        if way[0] != "parameters"
    }
    changes: dict[Way, Any] = {("gravity",): _gravity(model, symbols, formulas)}
    masses = {body.name: _masses(i, body, symbols, formulas) for i, body in enumerate(model.bodies)}
    for group in GROUPS:
        for i, element in enumerate(getattr(model, group)):
            for place, described in _numbers(model, group, i):
                changes[place.way] = _named(element, place, described, symbols, formulas)
    return with_values(model, changes), masses, symbols


def _gravity(model: Model, symbols: Symbols, formulas: dict[Way, sympy.Expr]) -> tuple[float, ...]:
    single = sum(bool(x) for x in model.gravity) == 1
    found: list[float] = []
    for k, value in enumerate(model.gravity):
        if ("gravity", k) in formulas:
            found.append(Known(value, formulas["gravity", k]))
        else:
            letter = "g" if single else f"g_{'xyz'[k]}"
            found.append(symbols.known(letter, "", value, f"gravity[{k}]"))
    return tuple(found)


def _masses(
    i: int, body: Body, symbols: Symbols, formulas: dict[Way, sympy.Expr]
) -> MassProperties:
    found = body.mass_properties()

    def known(field: tuple[str | int, ...], letter: str, value: float) -> float:
        way = ("bodies", i, *field)
        if way in formulas:
            return Known(value, formulas[way])
        name = "".join(f"[{x}]" if isinstance(x, int) else f".{x}" for x in field)
        return symbols.known(letter, body.name, value, f"{body.name}{name}")

    mass = known(("mass",), "m", found.mass)
    center = np.array(
        [
            Known(x, formulas["bodies", i, "center", k])
            if ("bodies", i, "center", k) in formulas
            else symbols.coordinate(
                f"c_{'xyz'[k]}", body.name, body.name, k, float(x), f"{body.name}.center[{k}]"
            )
            for k, x in enumerate(found.center)
        ],
        dtype=object,
    )
    inertia = np.zeros((3, 3), dtype=object)
    single = isinstance(body.inertia, float | int)
    for j in range(3):
        for k in range(j, 3):
            value = float(found.inertia[j, k])
            if single and j == k:
                inertia[j, k] = inertia[0, 0] if j else known(("inertia",), "I", value)
            elif j == k:
                inertia[j, k] = known(("inertia", j), f"I_{'xyz'[j]}", value)
            else:
                inertia[j, k] = inertia[k, j] = known(
                    ("inertia", "xyz"[j] + "xyz"[k]), f"I_{'xyz'[j]}{'xyz'[k]}", value
                )
    return MassProperties(mass, center, inertia)


def _named(
    element: Any,
    place: NumberPlace,
    described: dict[str, Any],
    symbols: Symbols,
    formulas: dict[Way, sympy.Expr],
) -> float:
    if place.way in formulas:
        return Known(place.value, formulas[place.way])
    *_, last = place.way
    letter = str(described["symbol"])
    if isinstance(last, int):
        letter = f"{letter}_{'xyz'[last]}" if "_" not in letter else f"{letter}{'xyz'[last]}"
    vector = described.get("vector")
    if vector is not None and vector.kind == "point":
        body = getattr(element, vector.body)
        return symbols.coordinate(letter, element.name, body, int(last), place.value, place.path)
    return symbols.known(letter, element.name, place.value, place.path)


@functools.cache
def _described(kind: Any) -> dict[str, dict[str, Any]]:
    """Return the descriptions of the fields of a record that are quantities."""
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    found = {}
    for each in described.fields:
        extra = each.type.extra if isinstance(each.type, inspect.Metadata) else None
        if extra and extra.get("symbol"):
            found[each.name] = dict(extra)
    return found


def _numbers(model: Model, group: str, i: int) -> Iterator[tuple[NumberPlace, dict[str, Any]]]:
    """Yield the numbers of an element that decide the motion, and how their fields are described.

    Directions stay numbers: their lengths say nothing.
    """
    element = getattr(model, group)[i]
    for place in places(type_of_model(), model, {element.name}):
        if place.way[:2] != (group, i) or len(place.way) < 3:
            continue
        if isinstance(element, PointOnCurve) and place.way[2] in OF_CURVES:
            continue  # they go into a table of numbers
        owner: Any = element
        for key in place.way[2:-1]:
            owner = owner[key] if isinstance(key, int) else getattr(owner, key)
        name = next(str(key) for key in reversed(place.way) if isinstance(key, str))
        holder = owner if isinstance(owner, msgspec.Struct) else element
        if isinstance(owner, tuple):  # a vector of the element, or of a record in it
            holder = element
            for key in place.way[2:-2]:
                holder = holder[key] if isinstance(key, int) else getattr(holder, key)
        described = _described(cast("Any", type(holder))).get(name)
        if described is None or not isinstance(place.value, float | int):
            continue
        vector = described.get("vector")
        pure_direction = isinstance(vector, VectorOf) and vector.kind != "point"
        if (name.endswith("_rate") and name != "friction_rate") or name == "start":
            continue  # with what a run begins
        if group == "signals" and isinstance(owner, tuple):
            continue  # coefficients of a transfer function, whose order is that of its states
        if pure_direction and described["unit"] == "1":
            continue
        yield place, described
