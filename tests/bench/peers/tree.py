"""A mechanism as a tree of bodies and the joints that close its loops, for engines of that kind."""

from typing import Any, NamedTuple

import numpy as np


class Branch(NamedTuple):
    """A body on the joint that carries it.

    Attributes:
        body: its number.
        parent: the number of the body before it, -1 for the ground.
        kind: ``hinge`` or ``ball``.
        point: the joint in the body's frame, (3,) [m].
        parent_point: the joint in the parent's frame, (3,) [m].
        axis: of a hinge in the body's frame, (3,).
        rotation: from the body's to the parent's frame at the start, (3, 3).
        spin: of the body against its parent in the body's axes at the start, (3,) [rad/s].

    """

    body: int
    parent: int
    kind: str
    point: Any
    parent_point: Any
    axis: Any
    rotation: Any
    spin: Any


def grown(mechanism: dict[str, Any]) -> tuple[list[Branch], list[dict[str, Any]]]:
    """Return all bodies from the ground outwards, and the joints that are left over."""
    bodies = mechanism["bodies"]
    turned = {-1: np.eye(3)} | {i: np.array(b["rotation"]) for i, b in enumerate(bodies)}
    spun = {-1: np.zeros(3)} | {i: np.array(b["spin"]) for i, b in enumerate(bodies)}
    waiting, branches, reached = list(mechanism["joints"]), [], [-1]
    placed = {-1}
    for parent in reached:
        for joint in [j for j in waiting if parent in (j["a"], j["b"])]:
            near, far = ("a", "b") if joint["a"] == parent else ("b", "a")
            body = joint[far]
            if body in placed:
                continue
            waiting.remove(joint)
            placed.add(body)
            reached.append(body)
            rotation = turned[parent].T @ turned[body]
            branches.append(
                Branch(
                    body,
                    parent,
                    joint["kind"],
                    np.array(joint[f"point_{far}"], float),
                    np.array(joint[f"point_{near}"], float),
                    np.array(joint.get(f"axis_{far}", (0, 0, 1)), float),
                    rotation,
                    spun[body] - rotation.T @ spun[parent],
                )
            )
    return branches, waiting


def quaternion(R: Any) -> tuple[float, float, float, float]:
    """Return w, x, y, z of a rotation matrix."""
    q = np.empty(4)
    trace = float(np.trace(R))
    largest = int(np.argmax([trace, *np.diag(R)]))
    if largest == 0:
        q[0] = 1 + trace
        q[1:] = R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]
    else:
        i, j, k = [(0, 1, 2), (1, 2, 0), (2, 0, 1)][largest - 1]
        q[0] = R[k, j] - R[j, k]
        q[i + 1], q[j + 1], q[k + 1] = 1 + 2 * R[i, i] - trace, R[i, j] + R[j, i], R[i, k] + R[k, i]
    w, x, y, z = (q / np.linalg.norm(q)).tolist()
    return w, x, y, z
