"""What of a model goes into its equations: the mode that is drawn, in symbols.

Where constraints change, the equations are those of the mode in which the model begins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import sympy

from kane.analyses.instant import Instant, instant_at_start
from kane.compiled.constraints import constraints
from kane.compiled.contacts import OwnedContact, contacts, in_model, pressing_contacts
from kane.elements.changing import Contact, ContactState, Press
from kane.elements.joints import Joint
from kane.elements.mass_properties import MassProperties
from kane.elements.primitives import (
    Constraint,
    LawRow,
    Load,
    PathRow,
    RimContact,
    RollingContact,
    ShapeContact,
    ShapeTurning,
)
from kane.elements.primitives.surroundings import Normal
from kane.expressions.evaluate import evaluate
from kane.expressions.nodes import Node, StateMeasure
from kane.expressions.parse import parse
from kane.expressions.resolve import bound
from kane.fields import GROUND, Varying, Vector
from kane.model import Model, coordinates
from kane.model.measured_paths import frames, paths_of
from kane.model.model import curves, exerting, inputs, parameter_values
from kane.model.parameters import curve_of_input
from kane.model.planes import normal_of_plane
from kane.model.poses import Poses, initial_poses
from kane.sentences import say
from kane.symbolic.laws import CannotBeSymbolicError, curve_expression, t
from kane.symbolic.rims import as_axis, kept_flat, rim_as_seen
from kane.symbolic.signals import SignalSymbols
from kane.symbolic.symbols import Symbols, with_symbols

RIMS = say(
    "a disc or a cone whose rim touches an edge or a round side of another body, or a cone that "
    "does with its side, has no equations in symbols: these know rims on planes and faces, and "
    "sides of cylinders on edges and on each other"
)


@dataclass(frozen=True)
class Held:
    """A constraint with its owner.

    Attributes:
        owner: name of the element.
        constraint: its primitive.
        offset: of a path row without one of its own, or an expression that keeps its value, what
            that is as placed.
        rubs: the friction that the multiplier of its first row causes, where it slides or turns.

    """

    owner: str
    constraint: Constraint
    offset: float | None
    rubs: tuple[Rub, ...] = ()


@dataclass(frozen=True)
class Slip:
    """How a contact slides.

    Attributes:
        constraints: along whose rows.
        after: how many of them come before those.
        direction: in which, 1 or -1, where there is one row alone.

    """

    constraints: tuple[Constraint, ...]
    after: int
    direction: float


@dataclass(frozen=True)
class Rub:
    """Friction of a contact that slides or turns: coefficient times normal force, against the slip.

    Attributes:
        slip: how it slides, or rolls or spins.
        coefficient: of sliding friction, or the lever [m], with the sign of the normal multiplier
            at the start.

    """

    slip: Slip
    coefficient: float


@dataclass(frozen=True)
class Brake:
    """Friction of what is no contact, against the slip: a limit, and a part of forces of joints.

    Attributes:
        owner: name of the element.
        slip: how it slides.
        limit: force or moment whatever presses [N, N m].
        coefficient: of sliding friction.
        presses: joints whose forces press.

    """

    owner: str
    slip: Slip
    limit: Varying
    coefficient: float
    presses: tuple[Press, ...]


@dataclass(frozen=True)
class Acting:
    """A load with its owner and what the owner names for itself in its expressions."""

    owner: str
    load: Load
    own: dict[str, dict[str, Node]]


@dataclass(frozen=True)
class Drawn:
    """A model in symbols, in one mode.

    Attributes:
        model: its numbers know their symbols.
        masses: of each body.
        symbols: all of them.
        start: the instant at which a run begins.
        joints: those that hold, are no contacts, and whose forces make no friction.
        screws: displacement of each screw at angle zero.
        held: all constraints.
        acting: all loads.
        brakes: friction that is no constraint's.
        normal: that of a planar model in the axes of a body.
        inputs: the symbol of each input; of one that follows a course, its function of time.
        signals: what signals stand for, and the symbols of their states.

    """

    model: Model
    masses: dict[str, MassProperties]
    symbols: Symbols
    start: Instant
    joints: tuple[Joint, ...]
    screws: dict[str, float]
    held: tuple[Held, ...]
    acting: tuple[Acting, ...]
    brakes: tuple[Brake, ...]
    normal: Normal | None
    inputs: dict[str, sympy.Expr]
    signals: SignalSymbols


def drawn(model: Model) -> Drawn:
    """Return what goes into the equations of a model.

    Raises:
        CannotBeSymbolicError: something of it cannot be put into symbols.
        ModelError: the model has faults.
        AssemblyError: its joints cannot be closed.

    """
    start = instant_at_start(model)
    known, masses, symbols = with_symbols(model)
    set_from_outside = _inputs(model, symbols)
    signals = SignalSymbols(model, known, symbols)
    named, poses = coordinates(known), initial_poses(model)
    held = list(_always(known, named, poses, symbols))
    loads = [
        Acting(element.name, load, _own(element))
        for element in exerting(known)
        for load in element.loads(named)
    ]
    brakes: list[Brake] = []
    _add_mode(known, start, held, loads, brakes, poses, symbols)
    owners = {each.owner for each in held} - {each.owner for each in held if each.rubs}
    owners -= {press.element for brake in brakes for press in brake.presses}
    return Drawn(
        model=known,
        masses=masses,
        symbols=symbols,
        start=start,
        joints=tuple(joint for joint in known.joints if joint.name in owners),
        screws={
            each.owner: each.offset
            for each in held
            if isinstance(each.constraint, PathRow) and each.offset is not None
        },
        held=tuple(held),
        acting=tuple(loads),
        brakes=tuple(brakes),
        normal=_normal(model, poses) if model.planar else None,
        inputs=set_from_outside,
        signals=signals,
    )


def _inputs(model: Model, symbols: Symbols) -> dict[str, sympy.Expr]:
    """Return a symbol for each input, or the function of time that it follows."""
    own = curves(model)
    return {
        each.name: curve_expression(own[curve_of_input(each.name)], t, 0)
        if each.course
        else symbols.add(each.name, "", each.value, f"{each.name}.value")
        for each in model.inputs
    }


def _always(known: Model, named: Any, poses: Poses, symbols: Symbols) -> Iterator[Held]:
    for owner, own in constraints(known, named):
        for constraint in own:
            yield Held(owner, constraint, _offset(known, owner, constraint, poses, symbols))


def _offset(
    known: Model, owner: str, constraint: Constraint, poses: Poses, symbols: Symbols
) -> float | None:
    """Return what a sum of paths, or an expression that keeps its value, is as placed."""
    match constraint:
        case PathRow(offset=None):
            value = sum(float(factor) * path.value(poses) for factor, path in constraint.terms)
        case LawRow(keeps=True):
            value = _placed(known, constraint.law, poses)
        case _:
            return None
    return symbols.known("c_0", owner, value, f"{owner}.offset")


def _placed(known: Model, law: str, poses: Poses) -> float:
    """Return the value of an expression of places as placed."""
    named, seen = coordinates(known), frames(known)

    def read(measure: Any) -> float:
        assert isinstance(measure, StateMeasure)
        return float(paths_of(measure, named, seen)[0].value(poses))

    node = bound(parse(law), parameter_values(known), {}, inputs(known))
    return evaluate(node, 0.0, read, curves(known))


def _own(element: Any) -> dict[str, dict[str, Node]]:
    laws = element.laws() if hasattr(element, "laws") else ()
    return {law.text: dict(law.own) for law in laws}


def _add_mode(
    known: Model,
    start: Instant,
    held: list[Held],
    loads: list[Acting],
    brakes: list[Brake],
    poses: Poses,
    symbols: Symbols,
) -> None:
    """Add what holds and pushes in the mode in which the model begins."""
    named = coordinates(known)
    own_contacts, states = contacts(known, named), start.system.states
    rubs = _rubs(own_contacts, start)
    for k, ((owner, contact), state) in enumerate(zip(own_contacts, states, strict=True)):
        if contact.branch is not None:
            continue  # laws are written out with all their branches
        if contact.buffer is not None:
            loads.append(Acting(owner, contact.buffer.load(state), {}))
            continue
        own = tuple(_as_seen(each, state) for each in contact.rows(state))
        if contact.lies and own:
            own = kept_flat(own, start, k)
        if contact.switch is not None and contact.switch.rigid is not None:
            own = in_model(known, own)
        if state.slides and _is_brake(contact):
            brakes.append(_brake(owner, contact, state))
            continue
        held.extend(
            Held(
                owner, constraint, _offset(known, owner, constraint, poses, symbols),
                () if i else tuple(rubs[k]),
            )
            for i, constraint in enumerate(own)
        )  # fmt: skip


def _as_seen(constraint: Constraint, state: ContactState) -> Constraint:
    """Return a constraint; of a shape that touches only the feature that it touches."""
    if isinstance(constraint, ShapeTurning) and len(constraint.place.features) > 1:
        raise CannotBeSymbolicError(
            say(
                "friction against rolling or spinning on a shape with faces, edges or ends has no "
                "equations in symbols: these know it on planes and of balls on balls"
            )
        )
    if isinstance(constraint, RollingContact | RimContact):
        return rim_as_seen(constraint, state)
    if not isinstance(constraint, ShapeContact):
        return constraint
    features, features_b = constraint.features, constraint.features_b
    if state.feature is None:
        return constraint
    if features_b:
        of_a, of_b = constraint.pair(state.feature)
        if "rim" in (of_a.kind, of_b.kind) or of_a.lean[1] != 0.0 or of_b.lean[1] != 0.0:
            raise CannotBeSymbolicError(RIMS)
        # the side of a cylinder is its axis, grown
        grown = constraint.grown + (of_a.radius if of_a.kind == "side" else 0.0)
        ball = constraint.ball + (of_b.radius if of_b.kind == "side" else 0.0)
        one, other = (as_axis(each) if each.kind == "side" else each for each in (of_a, of_b))
        return replace(constraint, features=(one,), features_b=(other,), grown=grown, ball=ball)
    return replace(constraint, features=(features[state.feature],))


def _rubs(own_contacts: Sequence[OwnedContact], start: Instant) -> list[list[Rub]]:
    """Return for each contact the friction that its normal force causes as the model begins."""
    found: list[list[Rub]] = [[] for _ in own_contacts]
    states, rows = start.system.states, start.system.contact_rows
    for k, ((_, contact), state) in enumerate(zip(own_contacts, states, strict=True)):
        if not state.slides or _is_brake(contact):
            continue
        friction = contact.friction
        if friction is None or friction.presses or friction.sliding_limit:
            raise ValueError(contact)
        pressing = pressing_contacts(start.system.contacts, k) if friction.gaps else (k,)
        for i in pressing:
            if states[i].is_closed:
                # what may open is only pushed; what is held from both sides rubs either way
                opens = own_contacts[i].contact.opens
                sign = -1.0 if not opens and start.multipliers[rows[i].start] < 0 else 1.0
                found[i].append(Rub(_slip(contact, state), sign * friction.sliding))
    return found


def _slip(contact: Contact, state: ContactState) -> Slip:
    seen = tuple(_as_seen(each, state) for each in contact.slip)
    return Slip(seen, 1 if contact.slips_after else 0, state.direction[0])


def _is_brake(contact: Contact) -> bool:
    friction = contact.friction
    return friction is not None and contact.gap is None and not friction.gaps


def _brake(owner: str, contact: Contact, state: ContactState) -> Brake:
    friction = contact.friction
    assert friction is not None
    limit = friction.sliding_limit or 0.0
    if isinstance(limit, str):
        limit = f"max({limit}, 0)"  # what an expression makes negative is none
    presses = friction.presses if friction.sliding else ()
    return Brake(owner, _slip(contact, state), limit, friction.sliding, presses)


def _normal(model: Model, poses: Poses) -> Normal:
    normal = normal_of_plane(model.work_plane)

    def in_body(body: str) -> Vector:
        if body == GROUND:
            return normal
        x, y, z = (poses.rotation[poses.names.index(body)].T @ normal).tolist()
        return (_snapped(x), _snapped(y), _snapped(z))

    return in_body


def _snapped(x: float) -> float:
    """Return a component of a unit vector without the round-off of a turn."""
    nearest = round(x)
    return float(nearest) if abs(x - nearest) < 1e-12 else x
