"""The equations as pages to be read: as Kane's method goes, step by step, a body at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sympy import Expr

from kane.sentences import Sentence, as_it_is, say
from kane.symbolic.derivation import GRAVITY, BodyTerms, Derivation
from kane.symbolic.exports.as_latex import Printer
from kane.symbolic.loads import Forces
from kane.symbolic.signals import SignalState
from kane.symbolic.tape import ZERO, Tape
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


def pages(found: Derivation, besides: Sequence[Page] = ()) -> Iterator[Page]:
    """Yield the steps of Kane's method for a model.

    Args:
        found: the derivation.
        besides: pages behind the equations of motion.

    """
    writer = Writer(found)
    yield Page(say("Coordinates and generalized speeds"), tuple(writer.coordinates()))
    for body in found.bodies:
        yield Page(as_it_is(body.name), tuple(writer.body(body)))
    yield Page(say("Generalized active forces"), tuple(writer.active()))
    if found.rows or found.left_out:
        yield Page(say("Constraints"), tuple(writer.rows()))
    yield Page(say("Equations of motion"), tuple(writer.together()))
    if found.states:
        yield Page(say("States of signals"), tuple(writer.signals()))
    yield from besides
    if found.tape.steps:
        yield Page(say("Intermediate symbols"), tuple(writer.steps()))
    yield Page(say("Parameters"), tuple(writer.parameters()))


def what(word: str) -> Sentence:
    """Return what a coordinate or a speed is, in words."""
    if word.endswith(" rate"):
        return say("rate of the {what}", what=WHATS[word.removesuffix(" rate")])
    return WHATS[word]


def of_signal(state: SignalState) -> Sentence:
    """Return what a state of a signal is, in words."""
    what, _, name = state.part.partition(" ")
    match what:
        case "":
            return say("Value of {owner}", owner=state.owner)
        case "integral" if state.owner:
            return say("Integral part of {owner}", owner=state.owner)
        case "filter":
            return say("Filter of the derivative of {owner}", owner=state.owner)
        case "held":
            return say("Value of {owner}", owner=state.owner)
        case "keeps":
            return say("{name}, which {owner} keeps", name=name, owner=state.owner)
        case "integral":
            return say("An integral within an expression")
        case "lag":
            return say("A lag within an expression")
    return say("State {part} of {owner}", part=state.part, owner=state.owner)


class Writer:
    """Writes the pages of a derivation.

    Args:
        found: the derivation.
        tape: its intermediate symbols, where they are not those of the derivation.
        in_texts: whether the texts that are taken along have what it writes.

    """

    def __init__(self, found: Derivation, tape: Tape | None = None, in_texts: bool = True) -> None:
        self._found, self._printer, self._in_texts = found, Printer(found), in_texts
        self._tape = tape or found.tape

    def coordinates(self) -> Iterator[Line]:
        """Yield coordinates and speeds, and how the ones follow from the others."""
        for each in self._found.coordinates:
            text = say("{what} of {owner}:", what=what(each.what), owner=each.owner)
            yield Line(text, self._of(each.symbol))
        for each, k in zip(self._found.speeds, range(len(self._found.speeds)), strict=True):
            if each.owner:
                text = say("{what} of {owner}:", what=what(each.what), owner=each.owner)
            else:
                text = say("chosen, {definition}:", definition=as_it_is(each.what))
            yield Line(text, f"u_{{{k + 1}}}")
        for k, rate in enumerate(self._found.rates):
            yield self.line(f"\\dot{{q}}_{{{k + 1}}}", rate)
        regular = self._found.regular
        if regular is not None and regular.free_symbols:
            yield self.line("0", regular, say("The chosen speeds say nothing of the rates where"))

    def body(self, body: BodyTerms) -> Iterator[Line]:
        """Yield what a body adds."""
        own, symbols = body.motion, self._found.motion.speeds.symbols
        yield self.vector(say("Angular velocity, in its axes:"), "\\omega", own.spin.value(symbols))
        center = ZERO, ZERO, ZERO
        for r, part in body.center_velocity.items():
            center = tuple(a + symbols[r] * b for a, b in zip(center, part, strict=True))
        yield self.vector(
            say("Velocity of its mass centre, but for what is prescribed:"), "v", center
        )
        for r in range(len(symbols)):
            if r in own.spin.parts:
                yield self.vector(
                    say("Partial angular velocity:"), f"\\omega_{{{r + 1}}}", own.spin.parts[r]
                )
            if r in body.center_velocity:
                yield self.vector(
                    say("Partial velocity:"), f"v_{{{r + 1}}}", body.center_velocity[r]
                )
        if not is_zero(own.turning):
            yield self.vector(
                say("Angular acceleration that is left without u':"), "\\alpha_0", own.turning
            )
        if not is_zero(body.center_acceleration):
            yield self.vector(
                say("Acceleration that is left without u':"), "a_0", body.center_acceleration
            )
        for (r, s), mass in body.mass.items():
            yield self.line(f"M_{{{r + 1}{self._comma}{s + 1}}}", mass, say("To the mass matrix:"))
        yield from self._forces(say("To the inertia forces:"), "F^*", body.inertia)

    def active(self) -> Iterator[Line]:
        """Yield what each load adds."""
        for owner, forces in self._found.active.items():
            name = say("gravity") if owner == GRAVITY else as_it_is(owner)
            if not forces:
                yield Line(say("{owner} adds nothing.", owner=name))
            yield from self._forces(say("{owner} adds:", owner=name), "F", forces)

    def rows(self) -> Iterator[Line]:
        """Yield the constraints."""
        found = self._found
        for k, row in enumerate(found.rows):
            text = say("{owner} holds: {holds}.", owner=row.owner, holds=row.holds)
            if row.gap != 0:
                yield self.line("0", row.gap, text)
                text = say("Its rate:")
            total = row.rest + sum(
                (c * found.motion.speeds.symbols[r] for r, c in row.parts.items()), ZERO
            )
            yield self.line("0", total, text)
            yield self.line(f"\\gamma_{{{k + 1}}}", -row.bias, say("What B u' is to be:"))
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
        if found.symbols.multipliers:
            yield Line(
                say(
                    "Friction follows from forces of joints, so P hangs on λ: what is found is put "
                    "in, and the equations are solved anew, until nothing changes."
                )
            )
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
                    yield self.line(self._mass_name(r, s), found.mass[r][s])
            yield self.line(f"f_{{{r + 1}}}", found.force[r])
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
                yield self.line(both, part)
            for r, push in sorted(row.push.items()):
                if push != row.parts.get(r, ZERO):
                    yield self.line(
                        f"P_{{{k + 1}{self._comma}{r + 1}}}",
                        push,
                        say("With the friction that it causes:"),
                    )

    def signals(self) -> Iterator[Line]:
        """Yield the equations of the states of signals."""
        for state in self._found.states:
            name = self._of(state.symbol)
            text = say("{what}:", what=of_signal(state))
            if state.sampled is None:
                yield self.line(f"\\dot{{{name[0]}}}{name[1:]}", state.rate, text)
                continue
            yield Line(text, name)
            instants = self._of(state.sampled.instants)
            yield Line(say("It is held between the instants"), f"t = {instants}")
            yield self.line(
                f"{name}^{{+}}",
                state.sampled.value,
                say("and becomes, by the values just before,"),
            )

    def _mass_name(self, r: int, s: int) -> str:
        r, s = sorted((r, s))
        return f"M_{{{r + 1}{self._comma}{s + 1}}}"

    def steps(self) -> Iterator[Line]:
        """Yield the intermediate symbols."""
        for symbol, step in self._tape.steps.items():
            yield self.line(self._of(symbol), step)

    def parameters(self) -> Iterator[Line]:
        """Yield the parameters with their values."""
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

    def line(self, left: str, expr: Expr, text: Sentence | None = None) -> Line:
        """Return a line with an equation, or that it is too long."""
        right = self._of(expr)
        if len(right) > LONGEST:
            return Line(self._too_long(text), left)
        return Line(text if text is not None else as_it_is(""), f"{left} = {right}")

    def vector(self, text: Sentence, left: str, a: Vec) -> Line:
        """Return the same for a vector."""
        parts = [self._of(x) for x in a]
        if sum(map(len, parts)) > LONGEST:
            return Line(self._too_long(text), left)
        column = r" \\ ".join(parts)
        return Line(text, rf"{left} = \begin{{bmatrix}} {column} \end{{bmatrix}}")

    def _too_long(self, text: Sentence | None) -> Sentence:
        if not self._in_texts:
            own = say("Too long to be shown.")
        else:
            own = say("Too long to be shown; the texts have it.")
        return own if text is None else say("{text} {what}", text=text, what=own)

    def _forces(self, text: Sentence, letter: str, forces: Forces) -> Iterator[Line]:
        for r, force in forces.items():
            letters = f"F_{{{r + 1}}}" + ("^*" if letter == "F^*" else "")
            yield self.line(letters, force, text)
