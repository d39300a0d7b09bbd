"""The equations as pages to be read: as Kane's method goes, step by step, a body at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sympy import Expr

from kane.sentences import Sentence, as_it_is, say
from kane.symbolic.derivation import GRAVITY, BodyTerms, Derivation
from kane.symbolic.exports.as_latex import Printer
from kane.symbolic.loads import Forces
from kane.symbolic.tape import ZERO
from kane.symbolic.vectors import Vec, is_zero

LONGEST = 900  # letters of LaTeX that a line may have; what is longer is in the exports

WHATS = {
    "angle": say("angle"),
    "displacement": say("displacement"),
    "heading": say("heading"),
    "tilt": say("tilt"),
    "spin": say("turn of the disc"),
    "shift": say("way in the plane"),
    "shift 1": say("first displacement"),
    "shift 2": say("second displacement"),
    "shift 3": say("third displacement"),
    "turn 1": say("first turn"),
    "turn 2": say("second turn"),
    "turn 3": say("third turn"),
    "turn 4": say("fourth turn"),
    "turn 5": say("fifth turn"),
    "spin 1": say("angular velocity about x"),
    "spin 2": say("angular velocity about y"),
    "spin 3": say("angular velocity about z"),
}
"""What coordinates and speeds are of their joint."""


@dataclass(frozen=True)
class Line:
    """A line of a page.

    Attributes:
        text: words before the equation.
        latex: the equation; empty where there are words alone.

    """

    text: Sentence
    latex: str = ""


@dataclass(frozen=True)
class Page:
    """A step of the method.

    Attributes:
        title: what it is.
        lines: in order.

    """

    title: Sentence
    lines: tuple[Line, ...]


def pages(found: Derivation) -> Iterator[Page]:
    """Yield the steps of Kane's method for a model."""
    writer = _Writer(found)
    yield Page(say("Coordinates and generalized speeds"), tuple(writer.coordinates()))
    for body in found.bodies:
        yield Page(as_it_is(body.name), tuple(writer.body(body)))
    yield Page(say("Generalized active forces"), tuple(writer.active()))
    if found.rows or found.left_out:
        yield Page(say("Constraints"), tuple(writer.rows()))
    yield Page(say("Equations of motion"), tuple(writer.together()))
    if found.tape.steps:
        yield Page(say("Intermediate symbols"), tuple(writer.steps()))
    yield Page(say("Parameters"), tuple(writer.parameters()))


def what(word: str) -> Sentence:
    """Return what a coordinate or a speed is, in words."""
    if word.endswith(" rate"):
        return say("rate of the {what}", what=WHATS[word.removesuffix(" rate")])
    return WHATS[word]


class _Writer:
    """Writes the pages of a derivation."""

    def __init__(self, found: Derivation) -> None:
        self._found, self._printer = found, Printer(found)

    def coordinates(self) -> Iterator[Line]:
        for each in self._found.coordinates:
            text = say("{what} of {owner}:", what=what(each.what), owner=each.owner)
            yield Line(text, self._of(each.symbol))
        for each, k in zip(self._found.speeds, range(len(self._found.speeds)), strict=True):
            text = say("{what} of {owner}:", what=what(each.what), owner=each.owner)
            yield Line(text, f"u_{{{k + 1}}}")
        for k, rate in enumerate(self._found.rates):
            yield self._line(f"\\dot{{q}}_{{{k + 1}}}", rate)

    def body(self, body: BodyTerms) -> Iterator[Line]:
        own, symbols = body.motion, self._found.motion.speeds.symbols
        yield self._vector(
            say("Angular velocity, in its axes:"), "\\omega", own.spin.value(symbols)
        )
        center = ZERO, ZERO, ZERO
        for r, part in body.center_velocity.items():
            center = tuple(a + symbols[r] * b for a, b in zip(center, part, strict=True))
        yield self._vector(
            say("Velocity of its mass centre, but for what is prescribed:"), "v", center
        )
        for r in range(len(symbols)):
            if r in own.spin.parts:
                yield self._vector(
                    say("Partial angular velocity:"), f"\\omega_{{{r + 1}}}", own.spin.parts[r]
                )
            if r in body.center_velocity:
                yield self._vector(
                    say("Partial velocity:"), f"v_{{{r + 1}}}", body.center_velocity[r]
                )
        if not is_zero(own.turning):
            yield self._vector(
                say("Angular acceleration that is left without u':"), "\\alpha_0", own.turning
            )
        if not is_zero(body.center_acceleration):
            yield self._vector(
                say("Acceleration that is left without u':"), "a_0", body.center_acceleration
            )
        for (r, s), mass in body.mass.items():
            yield self._line(f"M_{{{r + 1}{self._comma}{s + 1}}}", mass, say("To the mass matrix:"))
        yield from self._forces(say("To the inertia forces:"), "F^*", body.inertia)

    def active(self) -> Iterator[Line]:
        for owner, forces in self._found.active.items():
            name = say("gravity") if owner == GRAVITY else as_it_is(owner)
            if not forces:
                yield Line(say("{owner} adds nothing.", owner=name))
            yield from self._forces(say("{owner} adds:", owner=name), "F", forces)

    def rows(self) -> Iterator[Line]:
        found = self._found
        for k, row in enumerate(found.rows):
            text = say("{owner} holds: {holds}.", owner=row.owner, holds=row.holds)
            if row.gap != 0:
                yield self._line("0", row.gap, text)
                text = say("Its rate:")
            total = row.rest + sum(
                (c * found.motion.speeds.symbols[r] for r, c in row.parts.items()), ZERO
            )
            yield self._line("0", total, text)
            yield self._line(f"\\gamma_{{{k + 1}}}", -row.bias, say("What B u' is to be:"))
        for row in found.left_out:
            yield Line(
                say(
                    "{owner}, {holds}: left out, since other rows say it.",
                    owner=row.owner,
                    holds=row.holds,
                )
            )

    def together(self) -> Iterator[Line]:
        """Yield each equation in the names of its terms, and what these are."""
        found, count = self._found, len(self._found.speeds)
        for r in range(count):
            left = [
                self._mass_name(r, s) + f" \\dot{{u}}_{{{s + 1}}}"
                for s in range(count)
                if found.mass[r][s] != 0
            ]
            right = [f"f_{{{r + 1}}}"]
            for k, row in enumerate(found.rows):
                if row.push.get(r, ZERO) != 0:
                    right.append(f"P_{{{k + 1}{self._comma}{r + 1}}} \\lambda_{{{k + 1}}}")
            yield Line(
                say("Equation {r}:", r=r + 1), f"{' + '.join(left) or '0'} = {' + '.join(right)}"
            )
            for s in range(r, count):
                if found.mass[r][s] != 0:
                    yield self._line(self._mass_name(r, s), found.mass[r][s])
            yield self._line(f"f_{{{r + 1}}}", found.force[r])
        for k, row in enumerate(found.rows):
            left = [
                f"B_{{{k + 1}{self._comma}{r + 1}}} \\dot{{u}}_{{{r + 1}}}"
                for r in sorted(row.parts)
            ]
            yield Line(
                say("{owner}:", owner=row.owner), f"{' + '.join(left)} = \\gamma_{{{k + 1}}}"
            )
            for r, part in sorted(row.parts.items()):
                name = f"{{{k + 1}{self._comma}{r + 1}}}"
                push = row.push.get(r, ZERO)
                both = f"B_{name} = P_{name}" if push == part else f"B_{name}"
                yield self._line(both, part)
            for r, push in sorted(row.push.items()):
                if push != row.parts.get(r, ZERO):
                    yield self._line(
                        f"P_{{{k + 1}{self._comma}{r + 1}}}",
                        push,
                        say("With the friction that it causes:"),
                    )

    def _mass_name(self, r: int, s: int) -> str:
        r, s = sorted((r, s))
        return f"M_{{{r + 1}{self._comma}{s + 1}}}"

    def steps(self) -> Iterator[Line]:
        for symbol, step in self._found.tape.steps.items():
            yield self._line(self._of(symbol), step)

    def parameters(self) -> Iterator[Line]:
        symbols = self._found.symbols
        for symbol, value in symbols.values.items():
            yield Line(
                as_it_is(f"{symbols.meanings[symbol]}:"), f"{self._of(symbol)} = {value:.6g}"
            )

    @property
    def _comma(self) -> str:
        return "," if len(self._found.speeds) > 9 else ""

    def _of(self, expr: Expr) -> str:
        return str(self._printer.doprint(expr))

    def _line(self, left: str, expr: Expr, text: Sentence | None = None) -> Line:
        right = self._of(expr)
        words = text if text is not None else as_it_is("")
        if len(right) > LONGEST:
            return Line(say("{text} too long to be shown; the texts have it.", text=words), left)
        return Line(words, f"{left} = {right}")

    def _vector(self, text: Sentence, left: str, a: Vec) -> Line:
        parts = [self._of(x) for x in a]
        if sum(map(len, parts)) > LONGEST:
            return Line(say("{text} too long to be shown; the texts have it.", text=text), left)
        column = r" \\ ".join(parts)
        return Line(text, rf"{left} = \begin{{bmatrix}} {column} \end{{bmatrix}}")

    def _forces(self, text: Sentence, letter: str, forces: Forces) -> Iterator[Line]:
        for r, force in forces.items():
            letters = f"F_{{{r + 1}}}" + ("^*" if letter == "F^*" else "")
            yield self._line(letters, force, text)
