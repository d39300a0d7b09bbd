"""The measures of the state that an expression may read."""

from typing import NamedTuple

from kane.sentences import Sentence, say


class MeasureKind(NamedTuple):
    """A measure: what its arguments name, its unit and its meaning.

    Attributes:
        elements: kinds of what its names name.
        unit: SI unit.
        meaning: in words.
        seen: whether one name more may follow, from whose place and in whose axes it is seen.

    """

    elements: tuple[Sentence, ...]
    unit: str
    meaning: Sentence
    seen: bool = False


JOINT, BODY = say("joint, spring or ruler"), say("body or measure point")

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
    "x": MeasureKind(
        (BODY,), "m", say("position, x in ground axes, or seen from a second name"), True
    ),
    "y": MeasureKind(
        (BODY,), "m", say("position, y in ground axes, or seen from a second name"), True
    ),
    "z": MeasureKind(
        (BODY,), "m", say("position, z in ground axes, or seen from a second name"), True
    ),
    "vx": MeasureKind(
        (BODY,), "m/s", say("velocity, x in ground axes, or seen from a second name"), True
    ),
    "vy": MeasureKind(
        (BODY,), "m/s", say("velocity, y in ground axes, or seen from a second name"), True
    ),
    "vz": MeasureKind(
        (BODY,), "m/s", say("velocity, z in ground axes, or seen from a second name"), True
    ),
    "wx": MeasureKind((BODY,), "rad/s", say("angular velocity, x in its own axes")),
    "wy": MeasureKind((BODY,), "rad/s", say("angular velocity, y in its own axes")),
    "wz": MeasureKind((BODY,), "rad/s", say("angular velocity, z in its own axes")),
    "speed": MeasureKind((BODY,), "m/s", say("speed")),
    "distance": MeasureKind((BODY, BODY), "m", say("distance of two places")),
    "distance_rate": MeasureKind((BODY, BODY), "m/s", say("rate of the distance of two places")),
}
