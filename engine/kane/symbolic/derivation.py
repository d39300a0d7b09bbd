"""Kane's equations of a model in symbols: M u' = f + B^T lambda, B u' + bias = 0.

Body by body (Kane, Levinson, Dynamics: Theory and Applications, 1985, chapters 4 and 6): each
adds to the generalized active forces F_r, to the generalized inertia forces F*_r, and so to the
mass matrix M_rs = sum of m v_r . v_s + w_r . I w_s.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from sympy import Expr, Symbol

from kane.elements.primitives import Path, RollingContact
from kane.model import Model, coordinates
from kane.model.law_faults import known_of
from kane.model.measured_paths import frames
from kane.model.model import curves
from kane.symbolic.auxiliary import Auxiliary, with_auxiliary
from kane.symbolic.chosen import Choosing
from kane.symbolic.drawn import Drawn, drawn
from kane.symbolic.independence import independent_rows
from kane.symbolic.kinematics import (
    BodyMotion,
    Kinematics,
    rotation,
)
from kane.symbolic.known import expression
from kane.symbolic.links import Form, Z, amount, lowest
from kane.symbolic.loads import Forces, Loads
from kane.symbolic.numbering import Coordinate, Numbering, numbered
from kane.symbolic.paths import Paths
from kane.symbolic.pressing import Pressing
from kane.symbolic.probing import ProbingTape
from kane.symbolic.rows import Lowest, Row, Rows
from kane.symbolic.signals import SignalState
from kane.symbolic.start import start_coordinates
from kane.symbolic.symbols import Symbols
from kane.symbolic.tape import ONE, ZERO, Tape
from kane.symbolic.tidying import tidied
from kane.symbolic.tree import Link, tree, with_links
from kane.symbolic.values import evaluator
from kane.symbolic.vectors import (
    AXES,
    Mat,
    Vec,
    cross,
    dot,
    matrix,
    plus,
    times,
    turned,
    turned_back,
    vector,
)

MOST = 60_000  # operations
SHORT, LONG = 80, 6  # operations before an expression gets a name, in small and in large models
SMALL = 4  # speeds up to which a model is small
WHOLE = 2000  # operations that what chosen speeds are made of may have without a name
GRAVITY = "gravity"


@dataclass(frozen=True)
class BodyTerms:
    """What a body adds to the equations.

    Attributes:
        name: the body's.
        motion: its kinematics.
        center: its mass centre in its axes.
        center_velocity: partial velocities of the mass centre, in its axes, by speed.
        center_acceleration: that of the mass centre but for u', in its axes.
        mass: M_rs, r <= s.
        inertia: F*_r but for u'.

    """

    name: str
    motion: BodyMotion
    center: Vec
    center_velocity: dict[int, Vec]
    center_acceleration: Vec
    mass: dict[tuple[int, int], Expr]
    inertia: Forces


@dataclass(frozen=True)
class Derivation:
    """The equations of a model in symbols.

    Attributes:
        tape: the intermediate symbols.
        symbols: parameters with their values, and how they are typeset.
        coordinates: q.
        speeds: u.
        rates: q' in terms of u, for each coordinate.
        bodies: what each body adds, in the order of the tree.
        active: F_r of gravity and of each load.
        rows: constraints that the tree does not see to, without those that say something twice.
        left_out: rows that say what others say already.
        mass: M, symmetric.
        force: f = F_r + F*_r but for u'.
        states: those of signals, c.
        start: values of q at the start.
        of_link: the coordinates of the link of each body, by their words.
        regular: where it is zero, the speeds that a person has chosen do not determine the rates of
            the coordinates; None where it is long.
        drawn: the model that they were derived from.

    """

    tape: Tape
    symbols: Symbols
    coordinates: tuple[Coordinate, ...]
    speeds: tuple[Coordinate, ...]
    rates: tuple[Expr, ...]
    bodies: tuple[BodyTerms, ...]
    active: dict[str, Forces]
    rows: tuple[Row, ...]
    left_out: tuple[Row, ...]
    mass: tuple[tuple[Expr, ...], ...]
    force: tuple[Expr, ...]
    states: tuple[SignalState, ...]
    start: tuple[float, ...]
    drawn: Drawn
    motion: Kinematics = field(repr=False)
    of_link: dict[str, dict[str, Symbol]]
    regular: Expr | None = None

    @property
    def matrix(self) -> list[list[Expr]]:
        """B, a list for each row."""
        return [[row.parts.get(r, ZERO) for r in range(len(self.speeds))] for row in self.rows]

    @property
    def pushes(self) -> list[list[Expr]]:
        """What each multiplier adds to the equations, a list for each row: B, but for friction."""
        return [[row.push.get(r, ZERO) for r in range(len(self.speeds))] for row in self.rows]


def derivation(
    model: Model,
    most: int = MOST,
    joint_rates: bool = False,
    cut_free: bool = False,
    speeds: str = "",
    auxiliary: Auxiliary | None = None,
) -> Derivation:
    """Return the equations of a model in symbols.

    Args:
        model: as drawn; where constraints change, in the mode in which it begins.
        most: operations that what is long, and so gets a name, may have together.
        joint_rates: whether all generalized speeds are rates of coordinates; else those of free
            turns are components of the angular velocity.
        cut_free: whether each body is cut free, so that its speeds are those of its mass centre and
            its angular velocity, and all joints hold rows, whose multipliers are the reactions.
        speeds: generalized speeds as a person writes them, see ``definitions``; those that are not
            written are rates of coordinates.
        auxiliary: a motion that a joint does not allow, with a coordinate and a speed of its own,
            the last ones.

    Raises:
        CannotBeSymbolicError: something of it cannot be put into symbols.
        TooLargeForSymbolsError: there would be more operations.
        SpeedsError: the speeds cannot be chosen, or a joint cannot be given that motion.
        ModelError: the model has faults.
        AssemblyError: its joints cannot be closed.

    """
    own = drawn(model)
    joints = () if cut_free else own.joints
    first = auxiliary.joint if auxiliary else ""
    links = tree(own.model, joints, own.normal, own.screws, first)
    if cut_free:
        links = _about_centers(links, own)
    return _Deriving(own, links, most, joint_rates, speeds, auxiliary).done()


class _Deriving:
    """Derives the equations of a model."""

    def __init__(
        self,
        own: Drawn,
        links: tuple[Link, ...],
        most: int,
        joint_rates: bool,
        speeds: str,
        auxiliary: Auxiliary | None,
    ) -> None:
        self.own, self.regular = own, None
        links, self.start = start_coordinates(links, own.start.result)
        if auxiliary is not None:
            links, self.start = with_auxiliary(links, auxiliary, own.model), (*self.start, 0.0)
        self.links = links
        count = sum(link.form.freedoms for link in links)
        longest = SHORT if count <= SMALL else LONG
        if speeds:
            self._number(numbered(links, joint_rates=True), ProbingTape(WHOLE, most))
            self._choose(speeds, ProbingTape(longest, most))
        else:
            self._number(numbered(links, joint_rates), ProbingTape(longest, most))

    def _choose(self, speeds: str, tape: Tape) -> None:
        """Go on with the speeds that a person has written."""
        own = self.own
        centers = {name: vector(each.center) for name, each in own.masses.items()}

        def numbers(exprs: Sequence[Expr], q: Sequence[float]) -> list[float]:
            value = evaluator(self.tape, exprs, self.speeds, own.symbols)
            return value(0.0, q, [0.0] * len(q))

        known = known_of(own.model)
        choosing = Choosing(self.numbering, self.paths, centers, known, self.start, numbers)
        found = choosing.chosen(speeds, tape)
        self.regular = found.regular
        self._number(found.numbering, tape)

    def _number(self, numbering: Numbering, tape: Tape) -> None:
        """Take coordinates and speeds, and find the motions of all bodies."""
        own = self.own
        self.numbering, self.tape, self.speeds = numbering, tape, numbering.speeds
        constant = {
            body.name: _constant_rotation(own, body.name)
            for body in own.model.bodies
            if body.particle
        }
        self.motion = Kinematics(
            tape,
            self.links,
            constant,
            numbering.of_link,
            numbering.speeds,
            numbering.spins,
            own.model.planar,
        )
        parameters = {
            each.name: symbol
            for each, symbol in zip(own.model.parameters, own.symbols.values, strict=False)
        }
        self.paths = Paths(
            self.motion,
            self._path_coordinates(),
            coordinates(own.model),
            frames(own.model),
            parameters,
            own.inputs,
            curves(own.model),
            own.signals,
        )

    def _path_coordinates(self) -> dict[Path, Expr]:
        """Return the coordinates of joints that are coordinates of the tree."""
        named = coordinates(self.own.model)
        found: dict[Path, Expr] = {}
        for link in self.links:
            joint = link.form.name
            if not link.is_joint or joint not in named:
                continue
            own = self.numbering.of_link[link.body]
            for name, path in named[joint].items():
                if name in own:
                    found[path] = own[name]
        return found

    def done(self) -> Derivation:
        """Return the equations."""
        own = self.own
        count = len(self.speeds.symbols)
        bodies = tuple(self._terms(link.body) for link in self.links)
        active = self._active(bodies)
        rows, left_out = self._rows()
        mass = [[ZERO] * count for _ in range(count)]
        force = [ZERO] * count
        for body in bodies:
            for (r, s), value in body.mass.items():
                mass[r][s] += value
            for r, value in body.inertia.items():
                force[r] += value
        for forces in active.values():
            for r, value in forces.items():
                force[r] += value
        for r in range(count):
            for s in range(r, count):
                mass[r][s] = mass[s][r] = self._tidy(mass[r][s])
        return Derivation(
            tape=self.tape,
            symbols=own.symbols,
            coordinates=self.numbering.coordinates,
            speeds=self.numbering.speed_names,
            rates=tuple(self.speeds.rate(k) for k in range(count)),
            bodies=bodies,
            active=active,
            rows=rows,
            left_out=left_out,
            mass=tuple(tuple(row) for row in mass),
            force=tuple(self._tidy(each) for each in force),
            states=own.signals.states(self.paths.node),
            start=self.start,
            drawn=own,
            motion=self.motion,
            of_link=self.numbering.of_link,
            regular=self.regular,
        )

    def _tidy(self, expr: Expr) -> Expr:
        return tidied(self.tape, expr, self.own.model.planar)

    def _terms(self, name: str) -> BodyTerms:
        tape, own = self.tape, self.motion.bodies[name]
        properties = self.own.masses[name]
        m = expression(properties.mass)
        center, inertia = vector(properties.center), matrix(properties.inertia)
        velocity = own.velocity.plus(own.spin.cross(center)).named(tape)
        symbols = self.speeds.symbols
        v, w = (self._named(each.value(symbols)) for each in (velocity, own.spin))
        acceleration = self._named(plus(self.motion.rates(v), cross(w, v)))
        momentum = self._named(turned(inertia, w))
        torque = self._named(plus(turned(inertia, own.turning), cross(w, momentum)))
        mass: dict[tuple[int, int], Expr] = {}
        inertia_force: Forces = {}
        weighted = {r: self._named(turned(inertia, part)) for r, part in own.spin.parts.items()}
        speeds = sorted(velocity.parts.keys() | own.spin.parts.keys())
        for r in speeds:
            v_r = velocity.parts.get(r)
            w_r = own.spin.parts.get(r)
            force = ZERO
            if v_r is not None:
                force -= m * dot(v_r, acceleration)
            if w_r is not None:
                force -= dot(w_r, torque)
            if force != 0:
                inertia_force[r] = tape.named(self._tidy(force))
            for s in speeds:
                if s < r:
                    continue
                value = ZERO
                if v_r is not None and s in velocity.parts:
                    value += m * dot(v_r, velocity.parts[s])
                if w_r is not None and s in weighted:
                    value += dot(w_r, weighted[s])
                if value != 0:
                    mass[r, s] = tape.named(self._tidy(value))
        return BodyTerms(name, own, center, dict(velocity.parts), acceleration, mass, inertia_force)

    def _named(self, a: Vec) -> Vec:
        return (self.tape.named(a[0]), self.tape.named(a[1]), self.tape.named(a[2]))

    def _active(self, bodies: Sequence[BodyTerms]) -> dict[str, Forces]:
        masses = {name: expression(own.mass) for name, own in self.own.masses.items()}
        centers = {body.name: body.center for body in bodies}
        loads = Loads(self.motion, self.paths, masses, centers)
        found: dict[str, Forces] = {}
        gravity = vector(self.own.model.gravity)
        weight: Forces = {}
        for body in bodies:
            pull = times(masses[body.name], turned_back(body.motion.rotation, gravity))
            for r, part in body.center_velocity.items():
                force = dot(part, pull)
                if force != 0:
                    weight[r] = weight.get(r, ZERO) + force
        if any(x != 0 for x in gravity):
            found[GRAVITY] = {r: self.tape.named(self._tidy(force)) for r, force in weight.items()}
        for each in self.own.acting:
            forces = loads.of(each.load, each.own)
            total = found.setdefault(each.owner, {})
            for r, force in forces.items():
                total[r] = total.get(r, ZERO) + force
        maker = self._maker()
        for brake in self.own.brakes:
            if brake.limit or not brake.presses:  # else its rows bring all of it along
                found[brake.owner] = maker.braking(brake)
        return found

    def _maker(self) -> Rows:
        return Rows(self.motion, self.paths, self.at_start, self.own.symbols)

    def _rows(self) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
        """Return the rows that say something, and those that say it again."""
        maker = self._maker()
        in_tree = {link.form.name: link for link in self.links if link.is_joint}
        rows: list[Row] = []
        for each in self.own.held:
            link = in_tree.get(each.owner)
            if link is None:
                rows.extend(maker.of(each.owner, each.constraint, each.offset, rubs=each.rubs))
        for link in in_tree.values():
            for constraint, only in link.form.left:
                low = (
                    self._lowest(link, constraint)
                    if isinstance(constraint, RollingContact)
                    else None
                )
                rows.extend(maker.of(link.form.name, constraint, None, only, low))
        independent = independent_rows(rows, self.start, self.speeds, self.values)
        saying = [row for k, row in enumerate(rows) if k in independent]
        left_out = tuple(row for k, row in enumerate(rows) if k not in independent)
        pressing = Pressing(maker, self.motion, self.own.symbols, self.at_start)
        return pressing.with_friction(saying, left_out, self.own.brakes), left_out

    def at_start(self, exprs: Sequence[Expr]) -> list[float]:
        """Return the numbers of expressions where the coordinates begin, at rest."""
        return self.values(exprs)(self.start)

    def values(self, exprs: Sequence[Expr]) -> Callable[[Sequence[float]], list[float]]:
        """Return what gives the numbers of expressions for coordinates, at rest."""
        value = evaluator(self.tape, exprs, self.speeds, self.own.symbols)
        return lambda q: value(0.0, q, [0.0] * len(self.speeds.symbols))

    def _lowest(self, link: Link, contact: RollingContact) -> Lowest | None:
        """Return the lowest point of a disc whose contact is a link: opposite to the way up.

        The way up is an axis of the frame behind the heading and the tilt, in axes of the plane.
        """
        own = link.form if link.form.near.body == contact.body_a else link.form.reversed()
        found = lowest(own, contact)
        assert found is not None
        place, in_plane = found
        down: Vec = times(-ONE, AXES[1 if in_plane else Z])
        symbols = self.numbering.of_link[link.body]
        for move in reversed(own.moves[:place]):
            if move.turns:
                down = turned(rotation(move.axis, amount(move, symbols[move.what])), down)
        return Lowest(contact.body_a, turned_back(matrix(own.near.axes), down))


def _about_centers(links: tuple[Link, ...], own: Drawn) -> tuple[Link, ...]:
    """Return links of free bodies that end at their mass centres."""
    forms: dict[str, Form] = {}
    for link in links:
        x, y, z = own.masses[link.body].center
        forms[link.body] = replace(link.form, far=replace(link.form.far, point=(x, y, z)))
    return with_links(links, forms)


def _constant_rotation(own: Drawn, name: str) -> Mat:
    """Return the rotation of a particle, which it keeps."""
    poses = own.start.result.poses_at(own.start.time)
    rotation = poses.rotation[poses.names.index(name)]
    return matrix(
        np.where(abs(rotation - np.round(rotation)) < 1e-12, np.round(rotation), rotation)
    )
