"""What all that holds rows, such as joints and couplings, does to the bodies in one frame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from kane.fields import GROUND
from kane.kernels.equations.reaction import reactions
from kane.model.model import constraining, elements
from kane.model.sums import limited
from kane.results.observed import states
from kane.results.screws import Array, Entry, Held, arms, places

if TYPE_CHECKING:
    from kane.results.result import Result

ORIGIN = (0.0, 0.0, 0.0)


class JointScrews:
    """What each joint, driver, lock and contact does to body B, and each term of a sum.

    Attributes:
        rims: of those that act where a rim touches a plane, by their number.

    """

    def __init__(self, result: Result, held: Held) -> None:
        self._result, self._held = result, held
        held_by_rows = [e for e in _holders(result) if _rows(result, e[0])]
        terms = [*_terms(result), *_terms_of_measures(result)]
        entries = held_by_rows + [entry for entry, _, _ in terms]
        self.places = places(result, entries)
        self._arms = arms(result, entries)
        rows = [result.system.joint_rows[name] for name, _, _ in held_by_rows]
        self._rows = np.array([(r.start, r.stop) for r in rows], dtype=np.int64).reshape(-1, 2)
        self._term = np.array([term for _, term, _ in terms], dtype=np.int64)
        self._block = np.array([block for _, _, block in terms], dtype=np.int64)
        rims = {j.name: rim for j in result.model.joints if (rim := j.rim()) is not None}
        self.rims = {i: rims[n] for i, n in enumerate(self.places.names) if n in rims}

    def at_frame(self, frame: int) -> Array:
        """Return the forces and moments about points B, (n, 6)."""
        result, work, held = self._result, self._held.work, len(self._rows)
        lam = np.array(result.multipliers[frame : frame + 1])
        screws = np.zeros((len(self.places.names), 6))
        by_rows = np.zeros((1, held, 6))
        y = states(result, slice(frame, frame + 1))
        tables = result.system_at(frame).tables
        reactions(tables, work, y, lam, self._rows, self._arms[:held].copy(), by_rows)
        screws[:held] = by_rows[0]
        terms = tables.path_terms[self._term]
        force = lam[0, terms["row"]] * terms["factor"]
        where = self.places._replace(body=self.places.body[held:])
        screws[held:] = self._held.screws(
            where, self._arms[held:], force[:, None] * work.path_gradient[self._block]
        )
        return screws


def _rows(result: Result, name: str) -> bool:
    rows = result.system.joint_rows.get(name)
    return rows is not None and rows.stop > rows.start


def _holders(result: Result) -> Iterator[Entry]:
    """Yield what acts at one place through rows of its own, with that place."""
    joints = {joint.name: joint for joint in result.model.joints}
    for _, element in elements(result.model):
        if hasattr(element, "reaction_end"):
            body, point = element.reaction_end(joints)
            yield element.name, body, point


def _terms(result: Result) -> Iterator[tuple[Entry, int, int]]:
    """Yield the terms of what acts in several joints at once, as couplings do.

    Each comes as the end of its joint, the term, and the block of its path.
    """
    model, system = result.model, result.system
    joints = {joint.name: joint for joint in model.joints}
    table = system.tables.path_terms
    for coupling in constraining(model):
        if hasattr(coupling, "reaction_end") or not hasattr(coupling, "joint_references"):
            continue  # what acts in no joint has no place at which its force would be told
        first = system.joint_rows[coupling.name].start
        own = np.flatnonzero(table["row"] == first)
        for term, (_, name, _) in zip(own.tolist(), coupling.joint_references(), strict=True):
            body, point = joints[name].moving_end()
            path = int(table["path"][term])
            side = int(system.tables.paths["body_b"][path] == system.frames.index[body])
            yield (coupling.name, body, point), term, 2 * path + side


def _terms_of_measures(result: Result) -> Iterator[tuple[Entry, int, int]]:
    """Yield the same of stops of measures, whose terms are paths of any kind."""
    system = result.system
    table, paths = system.tables.path_terms, system.tables.paths
    for name, measured in limited(result.model):
        rows = system.joint_rows[name]
        for row in range(rows.start, rows.stop):
            own = np.flatnonzero(table["row"] == row).tolist()
            for term, (_, each) in zip(own, measured.terms, strict=True):
                end = "a" if each.ends[1] == GROUND else "b"
                body = each.ends[end == "b"]
                point = getattr(each, f"point_{end}", ORIGIN)  # a moment has no place
                path = int(table["path"][term])
                side = int(paths["body_b"][path] == system.frames.index[body])
                yield (name, body, point), term, 2 * path + side
