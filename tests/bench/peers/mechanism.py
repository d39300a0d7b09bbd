"""A problem in plain numbers, for engines that know nothing of the program."""

from typing import Any

from tests.bench.problems.problem import Case, rotation_of

from kane.elements.ball import Ball
from kane.elements.revolute import Revolute
from kane.fields import GROUND


def plain(case: Case) -> dict[str, Any]:
    """Return bodies, joints and loads of a problem.

    Bodies are numbered from 0, the ground is -1. Frames of bodies lie at mass centres along
    principal axes. In a plane a ball joint is told as a hinge about z. What changes is told by its
    own numbers alone.
    """
    if case.changing:
        return {
            "changing": dict(case.changing),
            "duration": case.duration,
            "samples": case.samples,
            "targets": case.targets,
        }
    model = case.model
    number = {body.name: i for i, body in enumerate(model.bodies)} | {GROUND: -1}

    def ends(element: Any) -> dict[str, Any]:
        return {
            "a": number[element.body_a],
            "b": number[element.body_b],
            "point_a": element.point_a,
            "point_b": element.point_b,
        }

    joints = []
    for joint in model.joints:
        assert isinstance(joint, Ball | Revolute)
        hinge = isinstance(joint, Revolute) or model.planar
        axes = (
            {"axis_a": joint.axis_a or (0, 0, 1), "axis_b": joint.axis_b or (0, 0, 1)}
            if isinstance(joint, Revolute)
            else {"axis_a": (0, 0, 1), "axis_b": (0, 0, 1)}
        )
        joints.append({"kind": "hinge" if hinge else "ball", **ends(joint), **axes})
    return {
        "changing": {},
        "problem": case.key,
        "size": case.size,
        "duration": case.duration,
        "samples": case.samples,
        "targets": case.targets,
        "planar": model.planar,
        "gravity": model.gravity,
        "watched": case.watched or tuple(range(len(model.bodies))),
        "bodies": [
            {
                "mass": body.mass,
                "inertia": body.inertia,
                "position": body.position,
                "rotation": rotation_of(body.orientation).tolist(),
                "velocity": body.velocity,
                "spin": body.angular_velocity,
            }
            for body in model.bodies
        ],
        "joints": joints,
        "springs": [
            {**ends(s), "stiffness": s.stiffness, "free_length": s.free_length}
            for s in model.springs
        ],
        "torques": [{"body": number[t.body], "torque": t.torque} for t in model.torques],
        "bushings": [
            {**ends(b), "stiffness": b.stiffness, "damping": b.damping} for b in model.bushings
        ],
    }
