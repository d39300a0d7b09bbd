"""Coordinates of a tree and its generalized speeds, numbered."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import sympy
from sympy import Expr, Symbol

from kane.fields import GROUND
from kane.symbolic.kinematics import Speeds, has_spin, spin_matrix
from kane.symbolic.links import AUXILIARY, Form
from kane.symbolic.links import coordinates as words_of
from kane.symbolic.tape import ONE, ZERO
from kane.symbolic.tree import Link

Linear = tuple[dict[int, Expr], Expr]


@dataclass(frozen=True)
class Coordinate:
    """A coordinate, or a generalized speed.

    Attributes:
        symbol: q1, u1 ...
        owner: name of the joint, or of a body that stands on nothing; empty where a person has
            written what it is.
        what: what it is of it, as ``angle``, or what a person has written.
        written: as a person may write it.

    """

    symbol: Symbol
    owner: str
    what: str
    written: str = ""

    @property
    def words(self) -> str:
        """What it is, for texts that are not translated."""
        return f"{self.what} of {self.owner}" if self.owner else self.what


@dataclass(frozen=True)
class Numbering:
    """Coordinates and speeds of a tree.

    Attributes:
        coordinates: q, an auxiliary one last.
        speed_names: u.
        of_link: the symbols of the coordinates of each link, by their words.
        speeds: how coordinates follow from speeds.
        spins: of links whose speeds are components of the angular velocity, what these are.

    """

    coordinates: tuple[Coordinate, ...]
    speed_names: tuple[Coordinate, ...]
    of_link: dict[str, dict[str, Symbol]]
    speeds: Speeds
    spins: dict[str, list[Linear]]


def numbered(links: Sequence[Link], joint_rates: bool) -> Numbering:
    """Number coordinates and speeds, and say how the ones follow from the others.

    Args:
        links: the tree.
        joint_rates: whether all speeds are rates of coordinates.

    """
    coordinates: list[Coordinate] = []
    of_link: dict[str, dict[str, Symbol]] = {link.body: {} for link in links}
    extra = [link for link in links if AUXILIARY in words_of(link.form)]
    for link in links:
        for what in words_of(link.form):
            if what != AUXILIARY:
                _add(coordinates, of_link, link, what)
    count = len(coordinates)
    names = [
        Coordinate(_speed(k), each.owner, f"{each.what} rate", f"{each.symbol}_dot")
        for k, each in enumerate(coordinates)
    ]
    for link in extra:
        _add(coordinates, of_link, link, AUXILIARY)
        names.append(Coordinate(_speed(count), link.form.name, f"{AUXILIARY} rate"))
    rates: list[Linear] = [({k: ONE}, ZERO) for k in range(len(coordinates))]
    spins: dict[str, list[Linear]] = {}
    first = 0
    for link in links:
        own = {what: q for what, q in of_link[link.body].items() if what != AUXILIARY}
        if not joint_rates and has_spin(link.form):
            spins[link.body] = _spins(link, own, first, names, rates)
        first += len(own)
    symbols = [each.symbol for each in names]
    speeds = Speeds([each.symbol for each in coordinates], symbols, rates)
    return Numbering(tuple(coordinates), tuple(names), of_link, speeds, spins)


def _speed(k: int) -> Symbol:
    return Symbol(f"u{k + 1}", real=True)


def _add(
    coordinates: list[Coordinate], of_link: dict[str, dict[str, Symbol]], link: Link, what: str
) -> None:
    symbol = Symbol(f"q{len(coordinates) + 1}", real=True)
    of_link[link.body][what] = symbol
    coordinates.append(Coordinate(symbol, link.form.name, what))


def _spins(
    link: Link, own: dict[str, Symbol], first: int, names: list[Coordinate], rates: list[Linear]
) -> list[Linear]:
    """Take components of the angular velocity for the last three turns of a link."""
    places = list(own.values())
    base = first + len(places) - 3
    for j in range(3):
        words = f"spin {j + 1}"
        names[base + j] = Coordinate(
            names[base + j].symbol, link.form.name, words, _written(link, j)
        )
    inverse = _inverse(sympy.ImmutableMatrix(spin_matrix(link.form, own)))
    for i, place in enumerate(_turn_places(link.form, places, own)):
        rates[first + place] = (
            {base + j: inverse[i, j] for j in range(3) if inverse[i, j] != 0},
            ZERO,
        )
    return [({base + j: ONE}, ZERO) for j in range(3)]


@functools.cache
def _inverse(spin: sympy.ImmutableMatrix) -> sympy.ImmutableMatrix:
    """Return the rates of three turns by the components of the angular velocity."""
    return sympy.trigsimp(spin.inv(method="ADJ"))


def _written(link: Link, axis: int) -> str:
    """Return a component of the angular velocity as a person may write it.

    Where the turns end in other axes than those of the body, it is one that is as good.
    """
    other = "" if link.before == GROUND else f", {quoted(link.before)}"
    return f"omega({quoted(link.body)}, {axis + 1}{other})"


def quoted(name: str) -> str:
    """Return the name of a body as a definition has it: in quotes where it is no plain word."""
    return name if name.isidentifier() and name.isascii() else f"'{name}'"


def _turn_places(own: Form, symbols: list[Symbol], by_word: dict[str, Symbol]) -> list[int]:
    """Return which coordinates of a link its last three turns have."""
    turns = [move for move in own.moves if move.turns and move.what != AUXILIARY][-3:]
    return [symbols.index(by_word[move.what]) for move in turns]
