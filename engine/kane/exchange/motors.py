"""Motors of other programs: inputs, signals that are their forces, and what acts in joints."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.loads import Force, Torque
from kane.elements.signals import Integral, Lag, Signal
from kane.exchange.findings import Findings
from kane.exchange.linkage import Affine, Array, Frame, Linkage, Motor, vector_of
from kane.exchange.names import Names
from kane.fields import VaryingVector
from kane.model.parameters import Input
from kane.sentences import say

AS_FAR = 1.0  # how far a slider goes to either side where nothing says how far
MEASURES = {"revolute": ("angle", "angle_rate"), "prismatic": ("displacement", "displacement_rate")}


class Motors:
    """Makes the elements of the motors of a linkage.

    Args:
        linkage: with motors on hinges and slides alone.
        joints: names of its joints in the model.
        bodies: names of its links in the model.
        home: the link of which each link is a part, and where it stands there.
        names: gives free ones.
        findings: takes what was guessed and taken.

    """

    def __init__(
        self,
        linkage: Linkage,
        joints: Mapping[str, str],
        bodies: Mapping[str, str],
        home: Mapping[str, tuple[str, Frame]],
        names: Names,
        findings: Findings,
    ) -> None:
        self._linkage, self._joints, self._bodies = linkage, joints, bodies
        self._home, self._names, self._findings = home, names, findings
        self._of = {each.name: each for each in linkage.connections}

    def elements(self) -> Iterator[tuple[str, Any]]:
        """Yield (group, element)."""
        in_joints: dict[str, list[str]] = {}
        for motor in self._linkage.motors:
            self._findings.taken(
                say("motors and controllers: inputs, and signals that are their forces"),
                motor.name,
            )
            led = ""
            if any(motor.gain):  # else nothing that leads it matters
                own = self._input(motor)
                yield "inputs", own
                led = f"input({own.name!r})"
            if led and motor.follows != "input":
                state = self._state(motor, led)
                yield "signals", state
                led = f"signal({state.name!r})"
                if isinstance(state, Lag) and motor.bounds is not None:
                    led = _clamped(led, motor.bounds)
            force = Signal(
                name=self._names.take(f"{motor.name} force", "signal"),
                expression=self._force(motor, led),
            )
            yield "signals", force
            read = f"signal({force.name!r})"
            for joint, factor in motor.lengths:
                in_joints.setdefault(joint, []).append(_times(factor, read))
            if motor.site is not None:
                yield from self._at_site(motor, read)
        for joint, parts in in_joints.items():
            yield "joint_springs", self._in_joint(joint, parts)

    def _input(self, motor: Motor) -> Input:
        least, largest = motor.least, motor.largest
        if least is None or largest is None:
            least, largest = self._guessed(motor)
            self._findings.guessed(
                say(
                    "no limits of its input: the slider goes from {least:g} to {largest:g}",
                    least=least,
                    largest=largest,
                ),
                motor.name,
            )
        return Input(
            name=self._names.take(motor.name, "input"),
            value=motor.value,
            least=min(least, motor.value),
            largest=max(largest, motor.value),
            description=motor.name,
        )

    def _guessed(self, motor: Motor) -> tuple[float, float]:
        """Return how far a slider goes: as far as the joint that it places, if that is known."""
        if len(motor.lengths) == 1 and motor.bias[1]:
            joint, factor = motor.lengths[0]
            lower, upper = self._of[joint].lower, self._of[joint].upper
            if lower is not None and upper is not None:
                low, high = sorted((factor * lower, factor * upper))
                return low, high
        return -AS_FAR, AS_FAR

    def _state(self, motor: Motor, led: str) -> Integral | Lag:
        name = self._names.take(f"{motor.name} activation", "signal")
        if motor.follows == "lag":
            return Lag(name=name, input=led, time_constant=motor.time_constant, start=motor.start)
        lower, upper = motor.bounds or (None, None)
        start = motor.start
        if motor.bounds is not None:
            start = min(max(start, motor.bounds[0]), motor.bounds[1])
        return Integral(name=name, input=led, start=start, lower=lower, upper=upper)

    def _force(self, motor: Motor, led: str) -> str:
        gain, bias = self._affine(motor, motor.gain), self._affine(motor, motor.bias)
        parts = []
        if gain:
            parts.append(led if gain == "1.0" else f"({gain})*{led}")
        if bias:
            parts.append(bias)
        force = " + ".join(parts) or "0"
        return force if motor.force_bounds is None else _clamped(force, motor.force_bounds)

    def _affine(self, motor: Motor, numbers: Affine) -> str:
        """Return what is affine in the length and its rate; empty for zero."""
        constant, slope, of_rate = numbers
        parts = [repr(constant)] if constant else []
        for joint, factor in motor.lengths:
            place, rate = MEASURES[self._of[joint].kind]
            name = self._joints[joint]
            if slope:
                parts.append(f"{slope * factor!r}*{place}({name!r})")
            if of_rate:
                parts.append(f"{of_rate * factor!r}*{rate}({name!r})")
        return " + ".join(parts).replace("+ -", "- ")

    def _in_joint(self, joint: str, parts: Iterable[str]) -> TorsionSpring | SliderSpring:
        motor = " + ".join(parts).replace("+ -", "- ")
        bounds = self._linkage.most_of_motors.get(joint)
        common: dict[str, Any] = {
            "name": self._names.take(f"{joint} motor", "motor"),
            "joint": self._joints[joint],
            "motor": motor if bounds is None else _clamped(motor, bounds),
        }
        is_turn = self._of[joint].kind == "revolute"
        return TorsionSpring(**common) if is_turn else SliderSpring(**common)

    def _at_site(self, motor: Motor, read: str) -> Iterator[tuple[str, Any]]:
        """Yield the force and the moment at a site, in axes of its body."""
        assert motor.site is not None
        link, frame, force, moment = motor.site
        home, there = self._home[link]
        at = there @ frame
        if home not in self._bodies:
            self._findings.dropped(say("a motor that pushes the ground"), motor.name)
            return
        common: dict[str, Any] = {"body": self._bodies[home], "axes": "body"}
        if any(force):
            name = self._names.take(f"{motor.name} thrust", "force")
            vector = _along(at.rotation @ np.array(force), read)
            yield "forces", Force(name=name, point=vector_of(at.origin), force=vector, **common)
        if any(moment):
            name = self._names.take(f"{motor.name} moment", "torque")
            vector = _along(at.rotation @ np.array(moment), read)
            yield "torques", Torque(name=name, torque=vector, **common)


def _along(direction: Array, read: str) -> VaryingVector:
    x, y, z = (_times(float(each), read) if each else 0.0 for each in direction)
    return (x, y, z)


def _times(factor: float, read: str) -> str:
    return read if factor == 1.0 else f"{factor!r}*{read}"


def _clamped(text: str, bounds: tuple[float, float]) -> str:
    low, high = bounds
    return f"max(min({text}, {high!r}), {low!r})"
