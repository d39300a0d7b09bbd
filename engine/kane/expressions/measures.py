"""The measures of the state that an expression may read."""

from typing import NamedTuple


class MeasureKind(NamedTuple):
    """A measure: what its arguments name, its unit and its meaning."""

    elements: tuple[str, ...]
    unit: str
    meaning: str


JOINT, BODY = "joint, spring or ruler", "body"

MEASURES = {
    "angle": MeasureKind((JOINT,), "rad", "angle of a joint or of a torsion spring"),
    "rate": MeasureKind(
        (JOINT,), "rad/s or m/s", "rate of a joint, or of a spring's or ruler's length"
    ),
    "angle_rate": MeasureKind((JOINT,), "rad/s", "rate of the angle of a joint"),
    "displacement_rate": MeasureKind((JOINT,), "m/s", "rate of the displacement of a joint"),
    "displacement": MeasureKind((JOINT,), "m", "displacement of a joint"),
    "length": MeasureKind((JOINT,), "m", "distance of the two ends of a joint, spring or ruler"),
    "x": MeasureKind((BODY,), "m", "position of the origin, x in ground axes"),
    "y": MeasureKind((BODY,), "m", "position of the origin, y in ground axes"),
    "z": MeasureKind((BODY,), "m", "position of the origin, z in ground axes"),
    "vx": MeasureKind((BODY,), "m/s", "velocity of the origin, x in ground axes"),
    "vy": MeasureKind((BODY,), "m/s", "velocity of the origin, y in ground axes"),
    "vz": MeasureKind((BODY,), "m/s", "velocity of the origin, z in ground axes"),
    "wx": MeasureKind((BODY,), "rad/s", "angular velocity, x in body axes"),
    "wy": MeasureKind((BODY,), "rad/s", "angular velocity, y in body axes"),
    "wz": MeasureKind((BODY,), "rad/s", "angular velocity, z in body axes"),
    "speed": MeasureKind((BODY,), "m/s", "speed of the origin"),
    "distance": MeasureKind((BODY, BODY), "m", "distance of two origins"),
    "distance_rate": MeasureKind((BODY, BODY), "m/s", "rate of the distance of two origins"),
}
