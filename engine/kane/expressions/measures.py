"""The measures of the state that an expression may read."""

from typing import NamedTuple

from kane.sentences import Sentence, say


class MeasureKind(NamedTuple):
    """A measure: what its arguments name, its unit and its meaning."""

    elements: tuple[Sentence, ...]
    unit: str
    meaning: Sentence


JOINT, BODY = say("joint, spring or ruler"), say("body")

MEASURES = {
    "angle": MeasureKind((JOINT,), "rad", say("angle of a joint or of a torsion spring")),
    "rate": MeasureKind(
        (JOINT,), "rad/s or m/s", say("rate of a joint, or of a spring's or ruler's length")
    ),
    "angle_rate": MeasureKind((JOINT,), "rad/s", say("rate of the angle of a joint")),
    "displacement_rate": MeasureKind((JOINT,), "m/s", say("rate of the displacement of a joint")),
    "displacement": MeasureKind((JOINT,), "m", say("displacement of a joint")),
    "length": MeasureKind(
        (JOINT,), "m", say("distance of the two ends of a joint, spring or ruler")
    ),
    "x": MeasureKind((BODY,), "m", say("position of the origin, x in ground axes")),
    "y": MeasureKind((BODY,), "m", say("position of the origin, y in ground axes")),
    "z": MeasureKind((BODY,), "m", say("position of the origin, z in ground axes")),
    "vx": MeasureKind((BODY,), "m/s", say("velocity of the origin, x in ground axes")),
    "vy": MeasureKind((BODY,), "m/s", say("velocity of the origin, y in ground axes")),
    "vz": MeasureKind((BODY,), "m/s", say("velocity of the origin, z in ground axes")),
    "wx": MeasureKind((BODY,), "rad/s", say("angular velocity, x in body axes")),
    "wy": MeasureKind((BODY,), "rad/s", say("angular velocity, y in body axes")),
    "wz": MeasureKind((BODY,), "rad/s", say("angular velocity, z in body axes")),
    "speed": MeasureKind((BODY,), "m/s", say("speed of the origin")),
    "distance": MeasureKind((BODY, BODY), "m", say("distance of two origins")),
    "distance_rate": MeasureKind((BODY, BODY), "m/s", say("rate of the distance of two origins")),
}
