"""Generalized speeds as a person writes them, one a line: ``u1 = omega(C, 1)``.

The right side is an expression as everywhere in a model, with its measures. It may read, too:

* ``q2`` and ``q2_dot``, a coordinate of the tree and its rate,
* ``omega(C, 1)``, the angular velocity of body C along its first axis, ``omega(C, 1, B)`` that
  relative to B,
* ``velocity(C, 2)``, the velocity of the mass centre of C along its second axis, and
  ``velocity(C, 2, x, y, z)`` that of the point x, y, z of C (from its origin, in its axes).

A name with spaces stands in quotes. Speeds that are not written are the rates of the coordinates.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from kane.errors import ExpressionError, KaneError
from kane.expressions.nodes import InputValue, Name, Node, StateMeasure, walk
from kane.expressions.parse import Parser
from kane.expressions.resolve import check_tables
from kane.expressions.tokens import Token
from kane.fields import GROUND
from kane.model.law_faults import Vocabulary, check_measure
from kane.sentences import Sentence, as_it_is, say
from kane.suggestion import suggestion

LINE = re.compile(r"\s*(\w+)\s*=(?!=)(.*)", re.DOTALL)
SPEED = re.compile(r"u([1-9]\d*)")
SPIN, VELOCITY = "omega", "velocity"


class SpeedsError(KaneError):
    """Generalized speeds that cannot be chosen."""


@dataclass(frozen=True)
class BodySpin(StateMeasure):
    """An angular velocity along an axis of a body, relative to another one.

    ``names`` are those of both, ``axis`` is 0, 1 or 2.
    """

    axis: int


@dataclass(frozen=True)
class BodyVelocity(StateMeasure):
    """The velocity of a point of a body along one of its axes; no point is the mass centre."""

    axis: int
    point: tuple[Node, ...]

    @property
    def arguments(self) -> tuple[Node, ...]:
        """The coordinates of the point."""
        return self.point


class _Reader(Parser):
    """Knows angular velocities and velocities of bodies besides."""

    def call(self, function: Token) -> Node:
        if function.text == SPIN:
            return self.spin(function)
        if function.text == VELOCITY:
            return self.velocity(function)
        return super().call(function)

    def no_function(self, token: Token) -> ExpressionError:
        near = suggestion(token.text, [SPIN, VELOCITY])
        if not near:
            return super().no_function(token)
        return ExpressionError(
            token.column,
            say("expected a function, found {token}{hint}", token=token.words, hint=near),
        )

    def spin(self, function: Token) -> Node:
        opening = self.take()
        body, axis = self.body_and_axis()
        other = GROUND
        if self.at(","):
            self.take()
            other = self.body()
        self.close(opening, as_it_is("')'"))
        return BodySpin(SPIN, (body, other), axis, column=function.column)

    def velocity(self, function: Token) -> Node:
        opening = self.take()
        body, axis = self.body_and_axis()
        point = []
        while self.at(","):
            self.take()
            point.append(self.expression())
        if len(point) not in {0, 3}:
            raise self.unexpected(say("three coordinates of a point of '{body}'", body=body))
        self.close(opening, as_it_is("')'"))
        return BodyVelocity(VELOCITY, (body,), axis, tuple(point), column=function.column)

    def body_and_axis(self) -> tuple[str, int]:
        body = self.body()
        self.comma(say("an axis of the body: 1, 2 or 3"))
        if self.token.kind != "number" or self.token.text not in {"1", "2", "3"}:
            raise self.unexpected(say("an axis of the body: 1, 2 or 3"))
        return body, int(self.take().text) - 1

    def body(self) -> str:
        if self.token.kind == "name":
            return self.take().text
        return self.quoted(say("the name of a body"))


def read(text: str, count: int, known: Vocabulary) -> dict[int, Node]:
    """Return what the speeds are that a person has written, by their places from 0.

    Args:
        text: lines, or parts between semicolons.
        count: coordinates of the tree, and so speeds.
        known: what the model has.

    Raises:
        SpeedsError: a line cannot be used, with what was expected.

    """
    found: dict[int, Node] = {}
    for line in lines(text):
        split = LINE.fullmatch(line)
        name = split[1] if split else line.strip()
        place = _place(name, split is not None, count)
        if place in found:
            raise SpeedsError(say("{name} is written twice.", name=name))
        assert split
        found[place] = _node(name, split[2].strip(), count, known)
    return found


def lines(text: str) -> Iterator[str]:
    """Yield the definitions of a text."""
    for line in re.split(r"[;\n]", text):
        if line.strip():
            yield line


def _place(name: str, has_right_side: bool, count: int) -> int:
    found = SPEED.fullmatch(name)
    if not (found and has_right_side):
        raise SpeedsError(
            say("Write each speed as in u1 = omega(C, 1), one a line; found '{line}'.", line=name)
        )
    place = int(found[1]) - 1
    if place >= count:
        raise SpeedsError(
            say(
                "There are as many speeds as coordinates of the tree, u1 to u{count}; {name} is "
                "one too many.",
                count=count,
                name=name,
            )
        )
    return place


def _node(name: str, text: str, count: int, known: Vocabulary) -> Node:
    try:
        node = _Reader(text).whole()
        _check(node, count, known)
    except ExpressionError as error:
        raise SpeedsError(_of_line(name, error.sentence)) from error
    return node


def _of_line(name: str, what: Sentence) -> Sentence:
    return say("{name}: {what}", name=name, what=what)


def _check(node: Node, count: int, known: Vocabulary) -> None:
    """Refuse what the model does not have; raises ExpressionError."""
    own = [f"q{k + 1}{dot}" for k in range(count) for dot in ("", "_dot")]
    check_tables(node, known.tables)
    for part in walk(node):
        match part:
            case Name(word) if word not in known.values and word not in own:
                raise ExpressionError(
                    part.column,
                    say(
                        "expected a coordinate, its rate, a parameter or a measure, found "
                        "'{word}'{suggestion}",
                        word=word,
                        suggestion=suggestion(word, [*own, *known.values]),
                    ),
                )
            case InputValue():
                raise ExpressionError(
                    part.column, say("what is set while the model runs has no rate in symbols")
                )
            case BodySpin() | BodyVelocity():
                body, *other = part.names
                _check_body(part, body, known.bodies)
                for each in other:
                    _check_body(part, each, [*known.bodies, GROUND])
            case StateMeasure():
                check_measure(part, known)


def _check_body(node: Node, body: str, bodies: Collection[str]) -> None:
    if body not in bodies:
        raise ExpressionError(
            node.column,
            say(
                "expected the name of a body, found '{name}'{suggestion}",
                name=body,
                suggestion=suggestion(body, bodies),
            ),
        )


def written(definitions: Mapping[int, str]) -> str:
    """Return definitions as a text that ``read`` takes."""
    return "\n".join(f"u{place + 1} = {right}" for place, right in sorted(definitions.items()))
