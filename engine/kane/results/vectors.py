"""Vectors of a result at any time: forces, moments and velocities, and where they act."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.model.poses import Poses
from kane.reading.contact import contact_point
from kane.reading.touching_places import Touches
from kane.reading.vector_kind import TURNING, VectorKind
from kane.results.contact_screws import ContactScrews
from kane.results.crowd_touches import crowd_at
from kane.results.joint_screws import JointScrews
from kane.results.load_screws import LoadScrews
from kane.results.screws import Held, Motion, Screws, Weights
from kane.results.touch_screws import TouchPlace, touch_places, touches_at

if TYPE_CHECKING:
    from kane.results.result import Result
    from kane.solve.stepping.touches import CrowdTouches

Array = npt.NDArray[np.float64]

PARTNERS: dict[VectorKind, VectorKind] = {
    "torque": "force",
    "force": "torque",
    "reaction_moment": "reaction_force",
    "reaction_force": "reaction_moment",
    "angular_velocity": "velocity",
    "velocity": "angular_velocity",
    "friction_force": "normal_force",
}
SECOND = TURNING | {"friction_force"}  # kinds that are the last three of six numbers
ROUND_OFF = 1e-9  # of a force times the size of the mechanism; smaller moments are none
PRESSING: frozenset[VectorKind] = frozenset({"normal_force", "friction_force"})
SAMPLES = 400  # moments of a run at which the largest vector is looked for


class Vectors(NamedTuple):
    """Vectors of one kind at one time.

    Attributes:
        names: names of the elements that they belong to; one may have several.
        at: (n, 3) where they act, in ground axes [m].
        values: (n, 3) in ground axes: N, N m, m/s or rad/s.
        unique: (n,) whether the equations leave no other value, see ``Result.open_reactions``.
        coefficients: (n,) of friction; that of a normal force says how wide the cone about it is in
            which friction stays. 0 where there is none.

    """

    names: tuple[str, ...]
    at: Array
    values: Array
    unique: npt.NDArray[np.bool_]
    coefficients: Array


class RunVectors:
    """Gives the vectors of a result. Reads a frame or two for each time, and keeps the latest.

    - ``weight``: m g at the mass centre of each body;
    - ``force`` and ``torque``: of springs on both of their bodies, of the other loads on body B;
    - ``reaction_force`` and ``reaction_moment``: of joints, drivers and locks on body B at point
      B, of rolling discs at the contact, of couplings at the joints that they couple;
    - ``normal_force`` and ``friction_force``: of rolling discs that may slide or lift off, of
      friction that the force of a joint makes, and of shapes at each place at which they may
      touch, all on body B;
    - ``velocity``: of mass centres and measure points; ``angular_velocity`` of bodies.

    Between two frames each vector goes in a straight line from one to the other, but stays what it
    is before the jump of a load, and where frames are too far apart.
    """

    def __init__(self, result: Result) -> None:
        self._result = result
        self._groups: dict[str, Screws] = {}
        self._latest: dict[tuple[str, int], Array] = {}
        self._largest: dict[VectorKind, float] = {}
        self._held: Held | None = None
        self._touch_places: tuple[TouchPlace, ...] | None = None

    def at(
        self, kind: VectorKind, time: float, poses: Poses | None = None, frame: int | None = None
    ) -> Vectors:
        """Return the vectors of a kind at a time [s].

        Args:
            kind: see ``kane.reading.vector_kind``.
            time: at most the ends of the run [s].
            poses: where the bodies stand then, if that is known already.
            frame: of those that have this time the one that is meant, as just before an event; the
                last one if None.

        """
        screws = self._screws(kind)
        values = self._between(kind, time, frame)
        poses = poses or self._result.poses_at(time)
        where, part = screws.places, 3 if kind in SECOND else 0
        p = np.concatenate([np.zeros((1, 3)), poses.position])
        R = np.concatenate([np.eye(3)[None], poses.rotation])
        at = p[where.body] + np.einsum("nij,nj->ni", R[where.body], where.point)
        if isinstance(screws, JointScrews):
            for i, rim in screws.rims.items():
                contact = contact_point(rim, poses)
                values[i, 3:] -= np.cross(contact - at[i], values[i, :3])
                at[i] = contact
        if isinstance(screws, ContactScrews):
            screws.move(at, poses, self._frame(time, frame))
        coefficients = np.zeros(len(where.names))
        if isinstance(screws, ContactScrews) and kind == "normal_force":
            coefficients = screws.coefficients(self._frame(time, frame))
        vectors = values[:, part : part + 3]
        found = Vectors(where.names, at, vectors, self._unique(kind), coefficients)
        if kind in PRESSING:
            return _with_crowd(found, kind, crowd_at(self._result, self._frame(time, frame)))
        return found

    def touches(self, time: float, poses: Poses | None = None, frame: int | None = None) -> Touches:
        """Return the places at which shapes touch at a time, as ``at`` takes it."""
        if self._touch_places is None:
            self._touch_places = touch_places(self._result)
        poses = poses or self._result.poses_at(time)
        return touches_at(self._result, self._touch_places, poses, self._frame(time, frame))

    def largest(self, kind: VectorKind) -> float:
        """Return the length of the longest vector of a kind, at up to ``SAMPLES`` frames.

        It is 0 where all of them are round-off of their partners: the moments of hinges about
        their points, beside the forces.
        """
        length = self._longest(kind)
        if kind not in PARTNERS:
            return length
        extent = self._result.system.tables.extent
        partner = PARTNERS[kind]
        turns = int(kind in TURNING) - int(partner in TURNING)
        return length if length > ROUND_OFF * extent**turns * self._longest(partner) else 0.0

    def _longest(self, kind: VectorKind) -> float:
        if kind not in self._largest:
            last = len(self._result.time) - 1
            frames = np.unique(np.linspace(0, last, min(last + 1, SAMPLES)).astype(int)).tolist()
            self._largest |= self._longest_at(kind, frames)
        return self._largest[kind]

    def _longest_at(self, kind: VectorKind, frames: list[int]) -> dict[VectorKind, float]:
        """Return the length of the longest vector of a kind and of its partner at some frames.

        Where they act is not worked out: that would take six times as long, and a window waits.
        """
        screws, times = self._screws(kind), self._result.time
        if isinstance(screws, JointScrews) and screws.rims:  # moments are about where rims touch
            return {kind: max(_longest(self.at(kind, times[k], frame=k).values) for k in frames)}
        found = dict.fromkeys((kind, PARTNERS.get(kind, kind)), 0.0)
        for k in frames:
            values = screws.at_frame(k)
            for each in found:
                part = 3 if each in SECOND else 0
                own = values[:, part : part + 3]
                if each in PRESSING:
                    own = np.concatenate([own, _of_crowd(each, crowd_at(self._result, k))])
                found[each] = max(found[each], _longest(own))
        return found

    def _screws(self, kind: VectorKind) -> Screws:
        group = _group(kind)
        if group not in self._groups:
            self._groups[group] = self._make(group)
        return self._groups[group]

    def _make(self, group: str) -> Screws:
        if group == "weight":
            return Weights(self._result)
        if group == "motion":
            return Motion(self._result)
        if group == "contact":
            joints = self._screws("reaction_force")
            assert isinstance(joints, JointScrews)
            of_joints = partial(self._at_frame, "reaction_force")
            return ContactScrews(self._result, joints, of_joints, self._holding())
        return (LoadScrews if group == "load" else JointScrews)(self._result, self._holding())

    def _holding(self) -> Held:
        self._held = self._held or Held(self._result)
        return self._held

    def _between(self, kind: VectorKind, time: float, frame: int | None) -> Array:
        """Return the screws at a time, (n, 6)."""
        times, last = self._result.time, len(self._result.time) - 1
        k = self._frame(time, frame)
        before = self._at_frame(kind, k)
        if k == last or times[k] >= time or self._jumps_after(k) or self._result.coarse[k]:
            return before.copy()
        part = (time - times[k]) / (times[k + 1] - times[k])
        between: Array = before + part * (self._at_frame(kind, k + 1) - before)
        return between

    def _frame(self, time: float, frame: int | None) -> int:
        """Return the last frame up to a time; of those that have it the one that is meant."""
        times = self._result.time
        if frame is not None and times[frame] == time:
            return frame
        last = len(times) - 1
        return int(np.clip(np.searchsorted(times, time, side="right") - 1, 0, last))

    def _jumps_after(self, frame: int) -> bool:
        stretches = self._result.between_jumps
        return bool(stretches[frame] != stretches[frame + 1])

    def _at_frame(self, kind: VectorKind, frame: int) -> Array:
        key = _group(kind), frame
        if key not in self._latest:
            screws = self._screws(kind).at_frame(frame)
            kept = [k for k in self._latest if k[0] != key[0] or abs(k[1] - frame) <= 1]
            self._latest = {k: self._latest[k] for k in kept} | {key: screws}
        return self._latest[key]

    def _unique(self, kind: VectorKind) -> npt.NDArray[np.bool_]:
        screws = self._screws(kind)
        names = screws.places.names
        if _group(kind) not in ("joint", "contact"):
            return np.ones(len(names), dtype=bool)
        if isinstance(screws, ContactScrews) and kind == "normal_force":
            names = screws.presses
        letter = "m" if kind in TURNING else "f"
        open_ones = self._result.open_reactions
        return np.array(
            [not any(key.startswith(letter) for key in open_ones.get(n, ())) for n in names],
            dtype=bool,
        )


def _with_crowd(vectors: Vectors, kind: VectorKind, crowd: CrowdTouches) -> Vectors:
    """Return vectors with those where bodies of large groups touch, as at the frame before."""
    if not crowd.groups:
        return vectors
    own = _of_crowd(kind, crowd)
    return Vectors(
        (*vectors.names, *crowd.groups),
        np.concatenate([vectors.at, crowd.at]),
        np.concatenate([vectors.values, own]),
        np.concatenate([vectors.unique, np.ones(len(own), dtype=bool)]),
        np.concatenate([vectors.coefficients, np.zeros(len(own))]),
    )


def _of_crowd(kind: VectorKind, crowd: CrowdTouches) -> Array:
    """Return what presses or rubs where bodies of large groups touch, (n, 3) [N]."""
    own = crowd.normals * crowd.forces[:, None] if kind == "normal_force" else crowd.frictions
    return np.asarray(own)


def _group(kind: VectorKind) -> str:
    match kind:
        case "weight":
            return "weight"
        case "velocity" | "angular_velocity":
            return "motion"
        case "force" | "torque":
            return "load"
        case "normal_force" | "friction_force":
            return "contact"
        case "reaction_force" | "reaction_moment":
            return "joint"


def _longest(vectors: Array) -> float:
    return float(np.sqrt((vectors**2).sum(axis=1).max(initial=0.0)))
