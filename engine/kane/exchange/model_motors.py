"""Motors of a model as other programs have them: forces that are affine in one input.

The way back from ``motors``: what acts in joints and on bodies, its signals and its inputs become
a ``linkage.Motor`` where that can say it.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from kane.elements.joint_springs import JointSpring
from kane.elements.loads import Force, Torque
from kane.elements.signals import Integral, Lag, Signal
from kane.exchange.findings import Findings
from kane.exchange.linkage import Affine, Frame, Motor, MotorWay
from kane.exchange.names import Names
from kane.expressions.nodes import (
    Call,
    InputValue,
    Node,
    Number,
    SignalValue,
    StateMeasure,
    StateOf,
    walk,
)
from kane.expressions.parse import parse
from kane.expressions.resolve import bound
from kane.fields import Varying, Vector
from kane.model import Model
from kane.model.parameters import Input
from kane.model.signals import Signals
from kane.sentences import say

Terms = dict[tuple[Node, ...], float]
"""A sum: products of what varies, with their factors; the empty product is a constant."""

Lengths = tuple[tuple[str, float], ...]
Range = tuple[float, float]

EQUAL = 1e-12  # of a slope: lengths of one motor that are as good as alike
NO_INPUT = InputValue("")


class _NoMotorError(Exception):
    """A force is not affine in one input, and in what it moves."""


@dataclass
class ModelMotors:
    """The motors of a model.

    Attributes:
        motors: those that can be said.
        bounds: joints in which all motors together have bounds [N m or N].
        said: names of the elements, signals and inputs that they stand for.

    """

    motors: tuple[Motor, ...] = ()
    bounds: Mapping[str, Range] = field(default_factory=dict)
    said: frozenset[str] = frozenset()


def motors_of(model: Model, springs: Mapping[str, JointSpring], findings: Findings) -> ModelMotors:
    """Return the motors of a model.

    Args:
        model: without faults.
        springs: in joints whose coordinate the file can say, with motors, by their names.
        findings: takes those that are no such motors.

    """
    return _Reading(model, findings).read(springs)


@dataclass
class _Force:
    """A force, and what it acts on."""

    name: str
    terms: Terms
    bounds: Range | None
    lengths: dict[str, float] = field(default_factory=dict)
    link: str = ""
    point: Vector = (0.0, 0.0, 0.0)
    force: Vector = (0.0, 0.0, 0.0)
    moment: Vector = (0.0, 0.0, 0.0)
    owners: list[str] = field(default_factory=list)


class _Reading:
    """Reads the motors of one model."""

    def __init__(self, model: Model, findings: Findings) -> None:
        self._model, self._findings = model, findings
        values = {each.name: each.value for each in model.parameters}
        inputs: dict[str, Node] = {each.name: InputValue(each.name) for each in model.inputs}
        self._values, self._inputs = values, inputs
        self._whole = Signals(model.signals, values, inputs)
        self._named: dict[str, Node] = {each.name: SignalValue(each.name) for each in model.signals}
        self._signals = {each.name: each for each in model.signals}
        self._coordinates = {each.joint: each.coordinate for each in model.joint_springs}
        self._forces: dict[str, _Force] = {}  # by the signal that is the force, or the element
        self._said: set[str] = set()
        self._taken: set[str] = set()  # inputs that lead a motor already
        self._names = Names()

    def read(self, springs: Mapping[str, JointSpring]) -> ModelMotors:
        """Return all motors."""
        bounds = dict[str, Range]()
        for spring in springs.values():
            try:
                if (found := self._in_joint(spring)) is not None:
                    bounds[spring.joint] = found
            except _NoMotorError:
                self._dropped(spring.name)
        loads: tuple[Force | Torque, ...] = (*self._model.forces, *self._model.torques)
        for load in loads:
            if load.axes == "body":
                with suppress(_NoMotorError):
                    self._on_body(load)
        motors = tuple(self._motors())
        return ModelMotors(motors, bounds, frozenset(self._said))

    def _dropped(self, name: str) -> None:
        text = say("a motor whose force is not affine in one input and in what it moves")
        self._findings.dropped(text, name)

    # --- what acts

    def _in_joint(self, spring: JointSpring) -> Range | None:
        """Take the motor of a spring in a joint; return the bounds of all its parts together."""
        named, whole = self._read(spring.motor, spring.own())
        inner, bounds = _unclamped(named)
        shares = self._shares(inner)
        if shares is None:
            owners = [spring.name, *self._named_in(spring.motor)]
            self._add(_of_tree(spring.name, whole, owners), {spring.joint: 1.0})
            return None
        for signal, factor in shares.items():
            try:
                force = self._of_signal(signal, spring.name)
            except _NoMotorError:
                self._dropped(signal)
            else:
                self._add(force, {spring.joint: factor})
        return bounds

    def _read(self, law: Varying, own: Mapping[str, Node] | None = None) -> tuple[Node, Node]:
        """Return the tree of an expression, with signals in it by name, and with all put in."""
        if not isinstance(law, str):
            return Number(float(law)), Number(float(law))
        tree = parse(law)
        return (
            bound(tree, self._values, own, self._inputs, self._named),
            bound(tree, self._values, own, self._inputs, self._whole),
        )

    def _shares(self, node: Node) -> dict[str, float] | None:
        """Return the factors of the signals whose sum an expression is; None if it is another."""
        terms = _terms(node, True)
        found: dict[str, float] = {}
        for product, factor in terms.items():
            match product:
                case (SignalValue(name),) if isinstance(self._signals[name], Signal):
                    found[name] = factor
                case _:
                    return None
        return found or None

    def _add(self, force: _Force, lengths: dict[str, float]) -> None:
        """Take a force that acts in joints: one alone, or one that others have a share in."""
        known = self._forces.setdefault(force.name, force)
        if known is not force:
            if known.link:
                raise _NoMotorError
            known.owners += force.owners
        for joint, factor in lengths.items():
            known.lengths[joint] = known.lengths.get(joint, 0.0) + factor

    def _on_body(self, load: Force | Torque) -> None:
        """Take what pushes a body along an axis of its own."""
        vector = load.force if isinstance(load, Force) else load.torque
        trees = [self._read(each) for each in vector]
        signal, way = self._common_signal([named for named, _ in trees])
        if signal:
            made = self._of_signal(signal, load.name)
        else:
            way, terms = _along([_terms(whole) for _, whole in trees])
            owners = [load.name, *(name for each in vector for name in self._named_in(each))]
            made = _Force(load.name, terms, None, owners=owners)
        made.link = load.body
        if isinstance(load, Force):
            made.point, made.force = load.point, way
        else:
            made.moment = way
        known = self._forces.get(made.name)
        if known is None:
            self._forces[made.name] = made
        elif known.link == made.link and not (any(known.moment) or any(made.force)):
            known.moment = made.moment  # a moment acts the same wherever it is put
            known.owners += made.owners
        else:
            self._forces[load.name] = replace(made, name=load.name)

    def _of_signal(self, name: str, owner: str) -> _Force:
        return _of_tree(name, self._whole[name], [owner, *self._named_in(f"signal({name!r})")])

    def _named_in(self, law: Varying) -> list[str]:
        """Return the names of the signals that an expression reads, and that these read."""
        found, ahead = dict[str, None](), [law]
        while ahead:
            text = ahead.pop()
            if not isinstance(text, str):
                continue
            for node in walk(parse(text)):
                if isinstance(node, SignalValue) and node.name not in found:
                    found[node.name] = None
                    ahead += [each.text for each in self._signals[node.name].laws()]
        return list(found)

    def _common_signal(self, components: list[Node]) -> tuple[str, Vector]:
        """Return the signal of which all components are a part, with its factors."""
        factors, found = [], set()
        for node in components:
            shares = {} if node == Number(0.0) else self._shares(node)
            if shares is None or len(shares) > 1:
                return "", (0.0, 0.0, 0.0)
            found |= set(shares)
            factors.append(sum(shares.values()))
        x, y, z = factors
        return (found.pop(), (x, y, z)) if len(found) == 1 else ("", (0.0, 0.0, 0.0))

    # --- what leads them

    def _motors(self) -> Iterator[Motor]:
        for force in self._forces.values():
            try:
                motor, led = self._motor(force)
            except _NoMotorError:
                if force.lengths:
                    self._dropped(force.name)
                continue
            self._said |= {*force.owners, *led}
            yield motor

    def _motor(self, force: _Force) -> tuple[Motor, set[str]]:
        """Return a motor, and the names of the signals and inputs that lead it."""
        lengths = tuple(force.lengths.items())
        control, gains, biases = _parted(force.terms)
        gain, bias = self._affine(gains, lengths), self._affine(biases, lengths)
        motor = Motor(
            name=force.name, value=0.0, least=None, largest=None, gain=gain, bias=bias,
            lengths=lengths, force_bounds=force.bounds,
        )  # fmt: skip
        if force.link:
            here = Frame(np.eye(3), np.array(force.point))
            motor = replace(motor, site=(force.link, here, force.force, force.moment))
        if control is NO_INPUT:
            return replace(motor, name=self._names.take(force.name, "motor")), set()
        return self._led(motor, control)

    def _led(self, motor: Motor, control: Node) -> tuple[Motor, set[str]]:
        """Return a motor with what leads it: an input, or a state that follows one."""
        state, bounds = _unclamped(control)
        follows: MotorWay = "input"
        time, start, scale, source = 0.0, 0.0, 1.0, state
        if isinstance(state, StateOf):
            follows, time, start, scale, source, own = self._state(state)
            bounds = own or bounds
        if not isinstance(source, InputValue) or (bounds and not isinstance(state, StateOf)):
            raise _NoMotorError
        given = next(each for each in self._model.inputs if each.name == source.name)
        if given.course:
            text = say("the course of an input: its value at the start is written")
            self._findings.dropped(text, given.name)
        made = replace(
            motor,
            name=self._name_of(motor, given),
            value=given.value,
            least=given.least,
            largest=given.largest,
            gain=_scaled(motor.gain, scale),
            follows=follows,
            time_constant=time,
            start=start / scale,
            bounds=None if bounds is None else _sorted(bounds[0] / scale, bounds[1] / scale),
        )
        return made, {given.name}

    def _name_of(self, motor: Motor, given: Input) -> str:
        """Return the name of the input, or of the motor where others are led by that input."""
        if given.name in self._taken:
            text = say("several motors with one input: each has one of its own in the file")
            self._findings.guessed(text, given.name)
            return self._names.take(motor.name, "motor")
        self._taken.add(given.name)
        return self._names.take(given.name, "motor")

    def _state(self, state: StateOf) -> tuple[MotorWay, float, float, float, Node, Range | None]:
        """Return how a state follows: kind, time constant, start, factor, what, and its limits."""
        match self._signals.get(state.owner), state.law:
            case Integral() as signal, _:
                scale, source = _one_input(self._whole.read(signal.input))
                low, high = signal.lower, signal.upper
                if low is None and high is None:
                    return "integral", 0.0, signal.start, scale, source, None
                far = (-FAR if low is None else low, FAR if high is None else high)
                return "integral", 0.0, signal.start, scale, source, far
            case Lag() as signal, _:
                scale, source = _one_input(self._whole.read(signal.input))
                factor = scale * signal.gain
                if factor:
                    return "lag", signal.time_constant, signal.start, factor, source, None
            case None, law if law is not None:
                scale, source = _one_input(law.operands[0])
                match law.function, law.operands:
                    case "integral", _:
                        return "integral", 0.0, 0.0, scale, source, None
                    case "lag", (_, Number(time)):
                        return "lag", time, 0.0, scale, source, None
        raise _NoMotorError

    def _affine(self, terms: Mapping[StateMeasure | None, float], lengths: Lengths) -> Affine:
        """Return a sum as affine in a length and its rate."""
        left = dict(terms)
        constant = left.pop(None, 0.0)
        slopes = []
        for end in ("", "_rate"):
            found = [
                left.pop(StateMeasure(f"{self._coordinates[joint]}{end}", (joint,)), 0.0) / factor
                for joint, factor in lengths
            ] or [0.0]
            if _differ(found):
                raise _NoMotorError
            slopes.append(found[0])
        if any(left.values()):
            raise _NoMotorError
        return (constant, slopes[0], slopes[1])


FAR = 1e12  # a limit that is none


def _of_tree(name: str, tree: Node, owners: list[str]) -> _Force:
    inner, bounds = _unclamped(tree)
    return _Force(name, _terms(inner), bounds, owners=owners)


def _along(components: list[Terms]) -> tuple[Vector, Terms]:
    """Return the way of a force whose components are parts of one another, and its size."""
    size = next((each for each in components if each), None)
    if size is None:
        raise _NoMotorError
    way = []
    for each in components:
        factors = [each.get(product, 0.0) / factor for product, factor in size.items()]
        if each.keys() - size.keys() or _differ(factors):
            raise _NoMotorError
        way.append(factors[0])
    x, y, z = way
    return (x, y, z), size


def _differ(found: list[float]) -> bool:
    return max(found) - min(found) > EQUAL * max(map(abs, found))


def _parted(terms: Terms) -> tuple[Node, dict[Any, float], dict[Any, float]]:
    """Return what leads a force, and the sums with which that is multiplied and added to."""
    control: Node = NO_INPUT
    gains: dict[Any, float] = {}
    biases: dict[Any, float] = {}
    for product, factor in terms.items():
        led = [node for node in product if not isinstance(node, StateMeasure)]
        moved = [node for node in product if isinstance(node, StateMeasure)]
        if len(led) > 1 or len(moved) > 1 or (led and control not in (NO_INPUT, led[0])):
            raise _NoMotorError
        control = led[0] if led else control
        into = gains if led else biases
        into[moved[0] if moved else None] = factor
    return control, gains, biases


def _one_input(node: Node) -> tuple[float, Node]:
    """Return factor and input of an expression that is no more than these."""
    match list(_terms(node).items()):
        case [((InputValue() as source,), factor)] if factor:
            return factor, source
    raise _NoMotorError


def _terms(node: Node, names_signals: bool = False) -> Terms:
    """Return an expression as a sum of products of two things that vary at most."""
    match node:
        case Number(value):
            return {(): value} if value else {}
        case InputValue() | StateOf() | StateMeasure():
            return {(node,): 1.0}
        case SignalValue() if names_signals:
            return {(node,): 1.0}
        case Call("negate", (a,)):
            return _times(_terms(a, names_signals), {(): -1.0})
        case Call("+" | "-" as sign, (a, b)):
            factor = 1.0 if sign == "+" else -1.0
            found = dict(_terms(a, names_signals))
            for product, value in _terms(b, names_signals).items():
                found[product] = found.get(product, 0.0) + factor * value
            return {product: value for product, value in found.items() if value}
        case Call("*", (a, b)):
            return _times(_terms(a, names_signals), _terms(b, names_signals))
        case Call("/", (a, Number(value))) if value:
            return {each: factor / value for each, factor in _terms(a, names_signals).items()}
        case Call("min" | "max"):
            inner, bounds = _unclamped(node)
            if bounds is not None and isinstance(inner, StateOf):
                return {(node,): 1.0}
    if names_signals:  # whatever it is, it is no sum of signals
        return {(node,): 1.0}
    raise _NoMotorError


def _times(a: Terms, b: Terms) -> Terms:
    found: Terms = {}
    for first, x in a.items():
        for second, y in b.items():
            product = tuple(sorted((*first, *second), key=repr))
            if len(product) > 2:
                raise _NoMotorError
            found[product] = found.get(product, 0.0) + x * y
    return {product: value for product, value in found.items() if value}


def _unclamped(node: Node) -> tuple[Node, Range | None]:
    """Return what stands within two limits, and these; None where there are none."""
    match node:
        case Call("max", (Call("min", (inner, Number(high))), Number(low))):
            return inner, (low, high)
        case Call("min", (Call("max", (inner, Number(low))), Number(high))):
            return inner, (low, high)
    return node, None


def _scaled(numbers: Affine, factor: float) -> Affine:
    constant, slope, of_rate = numbers
    return (constant * factor, slope * factor, of_rate * factor)


def _sorted(a: float, b: float) -> Range:
    return (a, b) if a <= b else (b, a)
