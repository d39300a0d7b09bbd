"""Where the numbers of a mode stand in frames and states of the whole system, and of others."""

import math
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.elements.primitives import Path
from kane.errors import Fault, ModelError
from kane.kernels.primitives.path import is_angle
from kane.sentences import say

Array = npt.NDArray[np.float64]

SAME = 1e-12  # of mass centres [m] and axes: round-off of what is worked out anew


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


class _Angles:
    """The paths that are angles: those in the state, and those that are counted beside it."""

    def __init__(self, system: System) -> None:
        paths: Sequence[Path] = sorted(system.path_numbers, key=system.path_numbers.__getitem__)
        angle = is_angle(system.observed.paths)
        size = system.tables.paths.size
        self.in_state = [path for k, path in enumerate(paths) if k < size and angle[k]]
        self.counted = [path for k, path in enumerate(paths) if k >= size and angle[k]]
