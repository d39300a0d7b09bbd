"""The systems of a model whose constraints change: one for each state of its contacts."""

import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from kane.compiled import System, compile_mode, compile_model, with_levels
from kane.compiled.contacts import OwnedContact, pressing_contacts
from kane.compiled.courses import with_courses
from kane.compiled.watching import crossings_with
from kane.elements.changing import CLOSED, OPEN, ContactState
from kane.elements.primitives import Path, PathRow, RimContact
from kane.errors import Fault, ModelError
from kane.kernels.primitives.path import is_angle
from kane.kernels.primitives.rolling_contact import EDGE, LYING, TIPS
from kane.kernels.tables import Table
from kane.model import Model, with_parameters
from kane.sentences import say
from kane.solve.lines import NO_LINES, Lines

# of what touches; its direction plays no part where places alone count
SLIDES = ContactState(is_closed=True, slides=True, direction=(1.0, 0.0))

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]
States = tuple[ContactState, ...]
Parameters = tuple[tuple[str, float], ...]

# By the feature of a rim: on its edge, just tipping over it, and lying. On a core it is that of the
# face times as many, and this.
RIMS = EDGE, TIPS, LYING
SAME = 1e-12  # of mass centres [m] and axes: round-off of what is worked out anew
_Key = tuple[States, tuple[tuple[float, ...], ...]]  # and the places of bodies that are latched


class Modes:
    """Compiles each mode once.

    Attributes:
        free: the system in which no contact holds.
        whole: the system in which all hold. Its layout of states and frames is that of the result.
        parameters: those that have other values than in the model with which all began.

    Args:
        model: the mechanism.
        free: see above.
        lines: what is set from outside.

    """

    def __init__(
        self,
        model: Model,
        free: System,
        known: "dict[_Key, System] | None" = None,
        lines: Lines = NO_LINES,
    ) -> None:
        self._model, self._lines = model, lines
        self.free = free
        self._rigid = tuple(
            i
            for i, each in enumerate(free.contacts)
            if each.contact.switch and each.contact.switch.rigid
        )
        self._known: dict[_Key, System] = known if known is not None else {}
        self._known[self._key(free.states)] = free
        self._families: dict[Parameters, Modes] = {(): self}
        self._first = self
        self.parameters: Parameters = ()
        self._siblings: dict[States, Modes] = {laws_of(free.contacts, free.states): self}
        self.whole = self._compiled(
            tuple(
                state if each.contact.is_law else CLOSED
                for each, state in zip(free.contacts, free.states, strict=True)
            )
        )
        self._maps: dict[States, Layout] = {}

    def with_laws(self, states: States) -> "Modes":
        """Return the modes in which laws are as in these states: buffers push, or do not."""
        laws = laws_of(self.free.contacts, states)
        if laws not in self._siblings:
            other = Modes(self._model, self._compiled(laws), self._known, self._lines)
            other._siblings = self._siblings
            other._families, other._first = self._families, self._first
            other.parameters = self.parameters
            self._siblings[laws] = other
        return self._siblings[laws]

    @property
    def model(self) -> Model:
        """The model, with the values of its parameters."""
        return self._model

    def with_parameters(self, parameters: Parameters) -> "Modes":
        """Return the modes of the model with which all began, with other values of parameters.

        Raises:
            ModelError: a number would be outside its limits, or a run could not go on so.

        """
        if parameters not in self._families:
            first = self._first
            model = with_parameters(first.model, dict(parameters))
            other = Modes(model, compile_model(model), lines=self._lines)
            refuse_other_layout(first.whole, other.whole)
            other._families, other._first, other.parameters = self._families, first, parameters
            self._families[parameters] = other
        return self._families[parameters]

    def system(self, states: States) -> System:
        """Return the system of a mode, with path rows held at the places of the states."""
        system = with_features(self._compiled(states), states)
        rows, values = [], []
        for i, state in enumerate(states):
            if state.places and i not in self._rigid:
                own = system.contact_rows[i]
                places = iter(state.places)
                constraints = system.contacts[i].contact.rows(state)
                for row, constraint in zip(range(own.start, own.stop), constraints, strict=True):
                    if isinstance(constraint, PathRow) and constraint.offset is None:
                        rows.append(row)
                        values.append(next(places) * system.row_scales[row])
        if not rows:
            return system
        table = system.tables.path_rows.copy()
        for row, value in zip(rows, values, strict=True):
            table["offset"][table["row"] == row] = value
        return system.with_path_rows(states, table)

    def _compiled(self, states: States) -> System:
        """Return the system of a mode, compiled once for each way in which bodies are latched."""
        key = self._key(states)
        if key not in self._known:
            self._known[key] = self._made(states)
            self._lines.write([self._known[key]])
        return self._known[key]

    def _key(self, states: States) -> _Key:
        return states, tuple(states[i].places for i in self._rigid)

    def _made(self, states: States) -> System:
        """Compile a mode; of those that differ in the branches of laws alone, one."""
        plain = tuple(state if state.level is None else replace(state, level=0) for state in states)
        if plain == states:
            return related(self.free, states)
        return with_levels(self._compiled(plain), states)

    def follow(self, lines: Lines) -> None:
        """Let what is set from outside go along lines from here on, in all modes."""
        for family in self._first._families.values():
            for modes in family._siblings.values():
                modes._lines = lines
            lines.write(family._known.values())

    def to_whole(self, system: System, frames: Array) -> Array:
        """Return frames of a mode, (frames, frame), in the layout of the result."""
        return self._map(system).frames(frames)

    def state_in(self, system: System, whole: Array) -> Array:
        """Return a state of the result's layout, (state,), in that of a mode."""
        return self._map(system).state(whole)

    def frame_in(self, system: System, whole: Array) -> Array:
        """Return a frame of the result's layout, (frame,), in that of a mode."""
        return self._map(system).frame(whole)

    def multipliers_in(self, system: System, whole: Array) -> Array:
        """Return multipliers of all joints and contacts, (m + r,), as those of a mode, (m,)."""
        frame, first = np.zeros(self.whole.frame_size), self.whole.state_size
        frame[first : first + whole.size] = whole
        return multipliers(system, self.frame_in(system, frame))

    def turns_in(self, system: System, frame: Array) -> tuple[Array, Array]:
        """Return angles of joints and half turns of bodies that a mode counts, of a frame."""
        return self._map(system).turns(frame)

    def angles_in(self, frame: Array) -> dict[Path, float]:
        """Return all angles of a frame, with their turns, by their paths [rad]."""
        return angles_in(self.whole, frame)

    def _map(self, system: System) -> "Layout":
        if system.states not in self._maps:
            self._maps[system.states] = Layout(system, self.whole)
        return self._maps[system.states]


def multipliers(system: System, frame: Array) -> Array:
    """Return the multipliers in a frame of a system, (m,)."""
    return frame[system.state_size : system.state_size + system.rows]


def refuse_other_layout(first: System, other: System) -> None:
    """Refuse a model whose numbers mean other things than those of the one before.

    Raises:
        ModelError: bodies have other mass centres or axes of inertia, or other rows hold.

    """
    for name, i in first.frames.index.items():
        same = np.allclose(first.frames.center[i], other.frames.center[i], rtol=0, atol=SAME) and (
            np.allclose(first.frames.axes[i], other.frames.axes[i], rtol=0, atol=SAME)
        )
        if not same:
            raise ModelError(
                [
                    Fault(
                        "",
                        say(
                            "the mass centre of '{name}', or the axes of its inertia, would move "
                            "in it; only its mass and moments may change in a run",
                            name=name,
                        ),
                    )
                ]
            )
    parts = [[each.contact.branch is None for each in of.contacts] for of in (first, other)]
    if (
        first.frame_size != other.frame_size
        or first.state_size != other.state_size
        or first.joint_rows != other.joint_rows
        or parts[0] != parts[1]
    ):
        raise ModelError([Fault("", say("other constraints would hold than before"))])


def with_features(system: System, states: States) -> System:
    """Return a system whose contacts touch with the features of these states."""
    seen = {i: state.feature for i, state in enumerate(states) if state.feature is not None}
    if not seen:
        return system
    guards, slides = system.guards, [i for i, state in enumerate(states) if state.slides]
    held = {
        system.contact_rows[i].start: feature
        for i, feature in seen.items()
        if states[i].is_closed
    }  # fmt: skip
    watched = {guards.slip_rows[i].start - 1: seen[i] for i in slides if i in seen}
    of_slides = [slide["row"] - 1 for slide in system.tables.sliding.contacts]
    sliding = {row: seen[i] for row, i in zip(of_slides, slides, strict=True) if i in seen}

    leans = {system.contact_rows[i].start: state.leans for i, state in enumerate(states)}
    laid = functools.partial(with_laid, leans=leans)
    tables, slips, watch = system.tables, system.tables.sliding, system.watched
    slips = replace(
        slips,
        shape_contacts=with_touched(slips.shape_contacts, sliding),
        rolling_contacts=laid(slips.rolling_contacts, sliding, slips.shape_features),
    )
    rims = laid(tables.rolling_contacts, held, tables.shape_features)
    tables = replace(
        tables,
        shape_contacts=with_touched(tables.shape_contacts, held),
        rolling_contacts=rims,
        velocity_rows=_kept_flat(system, rims),
        sliding=slips,
    )
    seeing = with_touched(watch.shape_contacts, watched)
    _bar_crossings(system, seen, seeing)
    flat = laid(watch.rolling_contacts, watched, watch.shape_features)
    # of those that are open: only how much they have to lean
    for i, state in enumerate(states):
        row = system.guards.gap_rows.get(i)
        if state.feature is not None and row is not None:
            flat["flat"][flat["row"] == row] = RIMS[state.feature % len(RIMS)]
    watch = replace(watch, shape_contacts=seeing, rolling_contacts=flat)
    return replace(system, states=states, tables=tables, watched=watch)


def with_touched(contacts: Table, features: Mapping[int, int]) -> Table:
    """Return shape contacts of which some touch with a feature.

    Args:
        contacts: see ``shape_contact.SHAPE_CONTACT``.
        features: numbers among those of the core of body A, or of pairs, by the first row.

    """
    own = contacts.copy()
    for k, row in enumerate(own["row"].tolist()):
        if row in features:
            own["feature"][k] = own["first"][k] + features[row]
    return own


def with_laid(
    rims: Table, features: Mapping[int, int], of: Table, leans: Mapping[int, float]
) -> Table:
    """Return rims of which some are on their edge, tip over it or lie.

    Args:
        rims: see ``rolling_contact.ROLLING_CONTACT``.
        features: how each is, see ``RIMS``, by its first row.
        of: the features of their cores, see ``shape_feature.SHAPE_FEATURE``.
        leans: the sines with which those lean that lie, by their first rows.

    """
    own = rims.copy()
    for k, row in enumerate(own["row"].tolist()):
        if row in features:
            own["flat"][k] = RIMS[features[row] % len(RIMS)]
            own["leans"][k] = leans.get(row, 0.0)
            if own["count"][k]:
                put_on_face(own, k, features[row] // len(RIMS), of)
    return own


def put_on_face(rims: Table, k: int, face: int, features: Table) -> None:
    """Write the plane of a face into the entry of a rim that touches it.

    Args:
        rims: see ``rolling_contact.ROLLING_CONTACT``.
        k: which one.
        face: number of the face among the features of its core.
        features: see ``shape_feature.SHAPE_FEATURE``.

    """
    number = int(rims["first"][k]) + face
    normal = features["along"][number]
    across = np.cross(np.eye(3)[np.argmin(np.abs(normal))], normal)
    across /= np.linalg.norm(across)
    rims["face"][k], rims["point_a"][k] = number, features["point"][number]
    rims["directions"][k] = normal, across, np.cross(normal, across)


def kept_flat(rows: Table, own: slice, directions: Array) -> None:
    """Write the axes of its moment into the rows that keep a rim flat on a face.

    Args:
        rows: see ``velocity_row.VELOCITY_ROW``.
        own: the constraint rows.
        directions: of the rim, (3, 3).

    """
    for axis, row in zip(directions[1:], range(own.start, own.stop), strict=True):
        rows["angular"][rows["row"] == row] = axis


def lying_on_faces(states: States, contacts: Sequence[OwnedContact]) -> dict[int, int]:
    """Return which rims lie on a face of a core, by their contacts: the number of the face."""
    found = dict[int, int]()
    for k, (state, own) in enumerate(zip(states, contacts, strict=True)):
        if state.is_closed and own.contact.lies:
            (rim,) = pressing_contacts(contacts, k)
            feature = states[rim].feature
            if feature is not None and isinstance(contacts[rim].contact.gap, RimContact):
                found[rim] = feature // len(RIMS)
    return found


def with_faces(whole: System, faces: Mapping[int, int]) -> System:
    """Return a system in which rims that lie on faces are kept flat across these."""
    rims = whole.tables.rolling_contacts.copy()
    rows = {whole.contact_rows[rim].start: face for rim, face in faces.items()}
    for k, row in enumerate(rims["row"].tolist()):
        if row in rows:
            put_on_face(rims, k, rows[row], whole.tables.shape_features)
    tables = replace(whole.tables, velocity_rows=_kept_flat(whole, rims))
    return replace(whole, tables=tables)


def _kept_flat(system: System, rims: Table) -> Table:
    """Return the velocity rows of a system, with those that keep these rims flat on faces."""
    found = system.tables.velocity_rows.copy()
    of_row = dict(zip(rims["row"].tolist(), range(rims.size), strict=True))
    for k, (_, contact) in enumerate(system.contacts):
        own = system.contact_rows[k]
        if contact.lies and own.stop > own.start:
            (rim,) = pressing_contacts(system.contacts, k)
            number = of_row.get(system.contact_rows[rim].start)
            if number is not None and rims["count"][number]:
                kept_flat(found, own, rims["directions"][number])
    return found


def _bar_crossings(system: System, seen: dict[int, int], table: Table) -> None:
    """Let what watches for edges that cross see none that others hold already, which it writes."""
    open_ones = {row: i for i, row in system.guards.gap_rows.items()}
    for k in np.flatnonzero(table["count_b"]):
        own = open_ones.get(int(table["row"][k]))
        if own is None:
            continue
        barred = [seen[i] for i in crossings_with(system.contacts, own) if i in seen]
        table["barred"][k, : len(barred)] = barred
        table["bars"][k] = len(barred)


def laws_of(contacts: Sequence[OwnedContact], states: States) -> States:
    """Return states in which laws are as they are, and nothing else holds."""
    return tuple(
        state if each.contact.is_law else OPEN for each, state in zip(contacts, states, strict=True)
    )


def shut_or_laws(contacts: Sequence[OwnedContact], states: States) -> States:
    """Return states in which laws are as they are, and of the rest what is shut holds alone."""
    return tuple(
        state if each.contact.is_law or each.contact.switch else OPEN
        for each, state in zip(contacts, states, strict=True)
    )


def as_begun(free: System) -> System:
    """Return the system with what is shut when a run begins; the same where nothing is."""
    states = tuple(
        CLOSED if each.contact.switch and each.contact.switch.is_shut else state
        for each, state in zip(free.contacts, free.states, strict=True)
    )
    if states == free.states:
        return free
    begun = related(free, states)
    if not free.is_at_rest:
        return begun
    state = resting_state(begun, free, free.initial_state)
    return replace(begun, initial_state=state, is_at_rest=True)


def related(free: System, states: States) -> System:
    """Return the system of a mode, that of a run before where contacts are open or closed alone."""
    # places and directions are others in each run
    if not {*states} <= {OPEN, CLOSED} or any(state.places for state in states):
        return _mode(free, states)
    if states not in free.relatives:
        free.relatives[states] = _mode(free, states)
    return free.relatives[states]


def _mode(free: System, states: States) -> System:
    if free.led_from is None:
        return compile_mode(free.model, states)
    compiled, courses = free.led_from
    return with_courses(related(compiled, states), courses)


def as_placed(free: System) -> System:
    """Return the system that holds places: also of discs that slide, but may not lift off."""
    states = tuple(
        state if each.contact.opens or each.contact.switch else SLIDES
        for each, state in zip(free.contacts, free.states, strict=True)
    )
    return free if states == free.states else compile_mode(free.model, states)


def joints_alone(whole: System) -> Modes:
    """Return the modes of a system, of which the free one has the joints alone."""
    return Modes(whole.model, compile_model(whole.model))


class Layout:
    """Where the numbers of a mode stand in a frame of the result."""

    def __init__(self, system: System, whole: System) -> None:
        self._size, self._own_size = whole.frame_size, system.frame_size
        ours, theirs = _Angles(whole), _Angles(system)
        motion = whole.state_size - len(ours.in_state)
        pairs = [(k, k) for k in range(motion)]
        places = {path: motion + k for k, path in enumerate(theirs.in_state)}
        counted = system.state_size + system.rows + system.slips + system.tables.measures.size
        places |= {path: counted + k for k, path in enumerate(theirs.counted)}
        # angles
        pairs += [(motion + k, places[path]) for k, path in enumerate(ours.in_state)]
        self._state = np.array([place for _, place in pairs], dtype=np.int64)
        # multipliers, and friction of what slides
        of_whole, of_mode = whole.state_size, system.state_size
        for name, rows in whole.joint_rows.items():
            own = system.joint_rows[name]
            if not any(each.name == name for each in whole.contacts):
                pairs += [
                    (of_whole + a, of_mode + b)
                    for a, b in zip(
                        range(rows.start, rows.stop), range(own.start, own.stop), strict=True
                    )
                ]
        slip = of_mode + system.rows
        for i, state in enumerate(system.states):
            rows, own = whole.contact_rows[i], system.contact_rows[i]
            pairs += [
                (of_whole + rows.start + k, of_mode + own.start + k)
                for k in range(own.stop - own.start)
            ]
            if state.slides:
                count = rows.stop - rows.start
                after = 1 if system.contacts[i].contact.gap is not None else 0
                first = 0 if system.contacts[i].contact.slips_after else after
                pairs += [
                    (of_whole + rows.start + k, slip + k - first) for k in range(after, count)
                ]
                slip += count - first
        # measures, angles counted, half turns
        end, own_end = of_whole + whole.rows, of_mode + system.rows + system.slips
        measures = whole.tables.measures.size
        pairs += [(end + k, own_end + k) for k in range(measures)]
        end, own_end = end + measures, own_end + measures
        pairs += [(end + k, places[path]) for k, path in enumerate(ours.counted)]
        end, own_end = end + len(ours.counted), own_end + len(theirs.counted)
        pairs += [(end + k, own_end + k) for k in range(3 * len(whole.turning))]
        self._into, self._from = np.array(pairs, dtype=np.int64).T
        self._half_turns = slice(end, end + 3 * len(whole.turning))
        # the other way
        back = {path: motion + k for k, path in enumerate(ours.in_state)}
        at = whole.state_size + whole.rows + measures
        back |= {path: at + k for k, path in enumerate(ours.counted)}
        self._back = np.array(
            [*range(motion), *(back[path] for path in theirs.in_state)], dtype=np.int64
        )
        self._counted = np.array([back[path] for path in theirs.counted], dtype=np.int64)

    def frames(self, frames: Array) -> Array:
        """Return frames of the mode, (frames, frame), in the layout of the result."""
        found = np.zeros((len(frames), self._size))
        found[:, self._into] = frames[:, self._from]
        return found

    def frame(self, frame: Array) -> Array:
        """Return a frame of the result, (frame,), in the layout of the mode."""
        found = np.zeros(self._own_size)
        found[self._from] = frame[self._into]
        return found

    def state(self, frame: Array) -> Array:
        """Return the state of the mode, (state,), in a frame of the result."""
        return frame[self._back].copy()

    def turns(self, frame: Array) -> tuple[Array, Array]:
        """Return angles and half turns that the mode counts, of a frame of the result."""
        return frame[self._counted].copy(), frame[self._half_turns].copy()


def angles_in(whole: System, frame: Array) -> dict[Path, float]:
    """Return all angles of a frame of a system, with their turns, by their paths [rad]."""
    angles = _Angles(whole)
    first = whole.state_size - len(angles.in_state)
    counted = whole.state_size + whole.rows + whole.slips + whole.tables.measures.size
    return {
        **{path: float(frame[first + k]) for k, path in enumerate(angles.in_state)},
        **{path: float(frame[counted + k]) for k, path in enumerate(angles.counted)},
    }


def turned_on(whole: System, frame: Array, known: Mapping[Path, float]) -> None:
    """Let angles of a state have the turns that are known of them."""
    angles = _Angles(whole)
    first = whole.state_size - len(angles.in_state)
    for place, path in enumerate(angles.in_state, first):
        if path in known:
            frame[place] += math.tau * round((known[path] - frame[place]) / math.tau)


def resting_state(there: System, of: System, y: Array) -> Array:
    """Return a state of a mode as one of another system of the model, without speeds.

    Angles have the turns that they have there.

    Args:
        there: the other system.
        of: the mode.
        y: (state,) its state.

    """
    n, state = there.bodies, there.initial_state.copy()
    state[: 7 * n], state[7 * n : 13 * n] = y[: 7 * n], 0.0
    state[there.signal_places] = y[of.signal_places]
    ours, theirs = _Angles(there).in_state, _Angles(of).in_state
    first, known = there.state_size - len(ours), of.state_size - len(theirs)
    turns = {path: float(y[known + k]) for k, path in enumerate(theirs)}
    for k, path in enumerate(ours):
        state[first + k] = turns.get(path, state[first + k])
    return state


class _Angles:
    """The paths that are angles: those in the state, and those that are counted beside it."""

    def __init__(self, system: System) -> None:
        paths: Sequence[Path] = sorted(system.path_numbers, key=system.path_numbers.__getitem__)
        angle = is_angle(system.observed.paths)
        size = system.tables.paths.size
        self.in_state = [path for k, path in enumerate(paths) if k < size and angle[k]]
        self.counted = [path for k, path in enumerate(paths) if k >= size and angle[k]]
