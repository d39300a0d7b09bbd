"""The systems of a model whose constraints change: one for each state of its contacts."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from kane.compiled import System, compile_mode, compile_model, with_levels
from kane.compiled.contacts import OwnedContact
from kane.compiled.courses import with_courses
from kane.elements.changing import CLOSED, OPEN, ContactState, States
from kane.elements.primitives import Path, PathRow
from kane.model import Model, with_parameters
from kane.solve.changing.features import with_features
from kane.solve.changing.layout import (
    Layout,
    angles_in,
    multipliers,
    refuse_other_layout,
    resting_state,
)
from kane.solve.lines import NO_LINES, Lines

# of what touches; its direction plays no part where places alone count
SLIDES = ContactState(is_closed=True, slides=True, direction=(1.0, 0.0))

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]
Parameters = tuple[tuple[str, float], ...]
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

    def _map(self, system: System) -> Layout:
        if system.states not in self._maps:
            self._maps[system.states] = Layout(system, self.whole)
        return self._maps[system.states]


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
