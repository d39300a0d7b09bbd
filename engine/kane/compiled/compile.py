"""Model -> System."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.compiled.body_frames import BodyFrames, body_frames
from kane.compiled.constraints import constraints
from kane.compiled.contacts import OwnedContact, all_free, contacts, in_model, pressing_gaps
from kane.compiled.laws import Laws, states_of
from kane.compiled.leads import leads
from kane.compiled.light_bodies import light_bodies
from kane.compiled.loads import Loads
from kane.compiled.measures import MeasureReader
from kane.compiled.paths import PathTable, angles_at_start
from kane.compiled.pattern import make_pattern
from kane.compiled.rows import Rows
from kane.compiled.signals import signal_tables
from kane.compiled.sliding import Slide, nothing_slides, sliding
from kane.compiled.system import System
from kane.compiled.unit_bodies import unit_bodies
from kane.compiled.watching import guards
from kane.elements.changing import ContactState
from kane.elements.on_joint import Coordinates
from kane.elements.orientation import euler_parameters
from kane.elements.primitives import Constraint, Load
from kane.errors import Fault, ModelError
from kane.expressions.nodes import Call
from kane.kernels.codes import POSITION
from kane.kernels.equations import assemble
from kane.kernels.equations.body import read_positions
from kane.kernels.state import ENERGIES
from kane.kernels.tables import Table, Tables, make_work
from kane.model import Model, check, coordinates
from kane.model.measured_paths import frames as frames_of
from kane.model.model import exerting, limiting
from kane.model.planes import PlaneName, axis_across
from kane.sentences import say

Array = npt.NDArray[np.float64]

SMALLEST_EXTENT, LARGEST_EXTENT = 1e-100, 1e100  # m; lengths beyond have no squares


def compile_model(model: Model) -> System:
    """Return the tables of a model.

    Raises:
        ModelError: the model has faults, or no body.

    """
    check(model)
    return _compiled(model, leading=False)


def compile_start(model: Model) -> System:
    """Return the same with rows that hold what leads at the start; errors as ``compile_model``."""
    check(model)
    return _compiled(model, leading=True)


def compile_mode(model: Model, states: Sequence[ContactState]) -> System:
    """Return the tables of a model without faults whose contacts are in these states."""
    return _compiled(model, leading=False, states=states)


def _compiled(model: Model, leading: bool, states: Sequence[ContactState] = ()) -> System:
    if not model.bodies:
        raise ModelError([Fault("bodies", say("there is nothing to move; add a body"))])
    frames = body_frames(model)
    extent = _extent(model, frames)
    named = coordinates(model)
    paths = PathTable(frames)
    held = contacts(model, named)
    states = states or all_free(held)
    of_signals = states_of(model)
    reader = MeasureReader(paths, named, frames_of(model), of_signals.all)
    laws = Laws(model, reader, _levels(held, states))
    rows = Rows(frames, paths, laws, extent)
    made_of = _add_rows(model, rows, named)
    contact_rows, slides = _add_contacts(model, rows, held, states, made_of)
    if leading:
        for name, own in leads(model, named, extent):
            rows.add(name, iter(own))
    loads = _loads(model, Loads(frames, paths, laws), named, zip(held, states, strict=True))
    measures = [laws.recorded(each.expression, f"'{each.name}'") for each in model.measures]
    measures += [laws.value_of(each.name) for each in model.signals]
    signals, samplings, begun = signal_tables(of_signals, laws, model.solver.duration)
    slips = sliding(slides, Rows(frames, paths, laws, extent), rows, made_of)
    watched = Rows(frames, PathTable(frames), laws, extent)
    to_guard = guards(held, states, contact_rows, watched, rows, made_of)
    motion = _initial_motion(model, frames)
    placement = _placement(motion, len(model.bodies))
    path_table = paths.table(*placement)
    rows.count_turns(path_table)
    bodies = frames.table()
    tables = Tables(
        bodies=bodies,
        unit_bodies=bodies,
        gravity=np.array(model.gravity, dtype=float),
        **_of_rows(model, rows, path_table),
        **loads.tables(),
        expressions=laws.tables(),
        measures=np.array(measures, dtype=np.int64),
        extent=extent,
        sliding=slips,
        signals=signals,
        samplings=samplings,
        **NOTHING_ADDED,
    )
    watch = replace(
        tables,
        **_of_rows(model, watched, watched.paths.table(*placement)),
        **Loads(frames, watched.paths, laws).tables(),
        measures=np.zeros(0, np.int64),
        sliding=nothing_slides(),
    )
    state = np.concatenate([motion, np.zeros(ENERGIES), begun, angles_at_start(path_table)])
    work = make_work(tables)
    assemble.place(tables, work, state)
    assemble.jacobians(tables, work)
    tables = replace(tables, unit_bodies=unit_bodies(tables, work))
    tables, loose = light_bodies(tables, work, state)
    return System(
        model=model,
        tables=tables,
        observed=_observed(tables, paths, named, motion, len(model.bodies)),
        path_places={
            (owner, name): paths.place(path)
            for owner, own in named.items()
            for name, path in own.items()
        },
        path_numbers=paths.places,
        frames=frames,
        joint_rows=rows.of_element,
        contacts=held,
        states=tuple(states),
        contact_rows=contact_rows,
        guards=to_guard,
        watched=watch,
        row_scales=rows.scales,
        angular=frozenset(rows.angular),
        load_entries=loads.of_element,
        loads=loads.primitives,
        laws=laws,
        loose={model.bodies[body - 1].name: ratio for body, ratio in loose.items()},
        initial_state=state,
        signal_states=of_signals.all,
    )


def _levels(
    held: Sequence[OwnedContact], states: Sequence[ContactState]
) -> dict[Call, tuple[int, int]]:
    """Return the parts of laws whose branch is held: number of the contact, and which branch."""
    return {
        contact.branch: (k, state.level)
        for k, ((_, contact), state) in enumerate(zip(held, states, strict=True))
        if contact.branch is not None and state.level is not None
    }


def with_levels(system: System, states: Sequence[ContactState]) -> System:
    """Return a system whose laws take other branches, as in these states, and nothing else."""
    levels = [float(state.level) for state in states if state.level is not None]

    def held(tables: Tables) -> Tables:
        constants = tables.expressions.constants.copy()
        constants[constants.size - len(levels) :] = levels
        return replace(tables, expressions=replace(tables.expressions, constants=constants))

    return replace(
        system,
        states=tuple(states),
        tables=held(system.tables),
        observed=held(system.observed),
        watched=held(system.watched),
    )


# What tables lack until play is found, and light bodies.
NOTHING_ADDED: dict[str, Any] = {
    "play": np.zeros(0),
    "slack": np.zeros(0),
    "light": np.zeros(0, np.int64),
    "added": np.zeros(0),
}


def _of_rows(model: Model, rows: Rows, paths: Table) -> dict[str, Any]:
    """Return the fields of tables that follow from the constraint rows and their paths."""
    size = 2 if model.planar else 3
    tiles = rows.tiles(size)
    row_start, block_body = rows.blocks(tiles, size)
    return {
        "paths": paths,
        **rows.tables(paths["start"], row_start),
        "row_start": row_start,
        "row_level": np.array(rows.levels, dtype=np.int64),
        "linear_axis": rows.linear_axes(),
        "highest_level": max(rows.levels, default=POSITION),
        "block_body": block_body,
        "pattern": make_pattern(size, _speeds_in(model.work_plane), tiles, row_start, block_body),
    }


def _observed(
    tables: Tables, paths: PathTable, named: Coordinates, motion: Array, bodies: int
) -> Tables:
    """Return the tables with all paths of joints, springs and rulers, needed by a load or not."""
    for own in named.values():
        for path in own.values():
            paths.place(path)
    table = paths.table(*_placement(motion, bodies))
    table["start"][: tables.paths.size] = tables.paths["start"]
    return replace(tables, paths=table)


def _add_rows(model: Model, rows: Rows, named: Coordinates) -> dict[str, list[Constraint]]:
    """Add the rows that always hold; return the constraints of each element."""
    made_of = {name: list(own) for name, own in constraints(model, named)}
    for name, own in made_of.items():
        rows.add(name, iter(own))
    return made_of


def _add_contacts(
    model: Model,
    rows: Rows,
    held: Sequence[OwnedContact],
    states: Sequence[ContactState],
    made_of: dict[str, list[Constraint]],
) -> tuple[list[slice], list[Slide]]:
    """Add the rows that hold in these states; return those of each contact, and what slides.

    A joint that is released is made of what holds of it, which is noted in ``made_of``. What a
    switch shuts stands before all other contacts: time steps hold it as they hold joints.
    """
    of_contact = [slice(0, 0)] * len(held)
    slides, sliding_ones = list[Slide](), list[int]()
    by_switch = [each.contact.switch is not None for each in held]
    for k in sorted(range(len(held)), key=by_switch.__getitem__, reverse=True):
        (name, contact), state = held[k], states[k]
        first = len(rows.bodies)
        own = contact.rows(state)
        if contact.switch is not None and contact.switch.rigid is not None:
            own = in_model(model, own)
        rows.add(name, iter(own))
        if contact.switch is not None and name in made_of:
            made_of[name] = list(own)
        of_contact[k] = slice(first, len(rows.bodies))
        if state.slides and contact.friction is not None:
            sliding_ones.append(k)
    for k in sliding_ones:
        name, contact = held[k]
        slides.append(Slide(name, contact, states[k], pressing_gaps(held, states, of_contact, k)))
    return of_contact, slides


def _speeds_in(plane: PlaneName) -> npt.NDArray[np.int64]:
    """Return the speeds that a body has in a plane: two of its mass centre, one of its turn."""
    across = axis_across(plane)
    return np.array([*(i for i in range(3) if i != across), 3 + across], dtype=np.int64)


def _loads(
    model: Model,
    loads: Loads,
    named: Coordinates,
    held: Iterable[tuple[OwnedContact, ContactState]],
) -> Loads:
    for element in exerting(model):
        laws = element.laws() if hasattr(element, "laws") else ()
        own = {law.text: law.own for law in laws}
        loads.add(element.name, element.loads(named), own)
    of_buffers: dict[str, list[Load]] = {stop.name: [] for stop in limiting(model)}
    for (name, contact), state in held:
        if contact.buffer is not None:
            of_buffers[name].append(contact.buffer.load(state))
    for name, own_loads in of_buffers.items():
        loads.add(name, iter(own_loads), {})
    return loads


def _extent(model: Model, frames: BodyFrames) -> float:
    """Return a length of the size of the mechanism [m].

    It is the largest coordinate of a body's origin or of a joint's point; where all of these are
    zero or as good as that, the smallest radius of gyration, or 1 m for particles. Its square is a
    double.
    """
    points = [body.position for body in model.bodies]
    points += [point for joint in model.joints for _, point in joint.ends()]
    largest = float(max(abs(x) for point in points for x in point))
    if largest > SMALLEST_EXTENT:
        return min(largest, LARGEST_EXTENT)
    sizes = [
        math.sqrt(float(min(moments[moments > 0])) / float(mass))
        for mass, moments in zip(frames.mass, frames.moments, strict=True)
        if moments.any()
    ]
    return min(max(min(sizes, default=1.0), SMALLEST_EXTENT), LARGEST_EXTENT)


def _initial_motion(model: Model, frames: BodyFrames) -> Array:
    """Return coordinates and speeds as the model gives them, (13 n,)."""
    q = np.array([(*body.position, *euler_parameters(body.orientation)) for body in model.bodies])
    u = np.array([(*body.velocity, *body.angular_velocity) for body in model.bodies])
    q, u = frames.to_solver(q.astype(float), u.astype(float))
    u = np.where(frames.mobile[1:], u, 0.0)
    return np.concatenate([np.ravel(q), np.ravel(u)])


def _placement(motion: Array, bodies: int) -> tuple[Array, Array]:
    """Return mass centres and rotations of all bodies and the ground."""
    p, R = np.zeros((bodies + 1, 3)), np.zeros((bodies + 1, 3, 3))
    R[0] = np.eye(3)
    read_positions(motion[: 7 * bodies], p, R)
    return p, R
