"""What in a model cannot change as its elements ask for, each of which is sound by itself."""

from collections.abc import Iterator

from kane.elements.frictions import AngleFriction, DisplacementFriction
from kane.elements.joints import presses
from kane.elements.rolling_disc import RollingDisc
from kane.elements.stops import MeasureStop
from kane.errors import Fault
from kane.model.model import Model, coordinates
from kane.model.sums import read_sum
from kane.model.touching import normals
from kane.sentences import Sentence, say


def changing_flaws(model: Model) -> Iterator[Fault]:
    """Yield what keeps constraints that change from running."""
    yield from _release_flaws(model)
    yield from _unused_flaws(model)
    yield from _friction_flaws(model)
    yield from _measure_flaws(model)
    yield from _shape_flaws(model)


def _release_flaws(model: Model) -> Iterator[Fault]:
    """Yield releases of joints that something else lets go already."""
    joints, seen = {joint.name: joint for joint in model.joints}, set[str]()
    for i, release in enumerate(model.releases):
        joint = joints.get(release.joint)
        if isinstance(joint, RollingDisc) and joint.may_change:
            yield Fault(
                f"releases[{i}].joint",
                say(
                    "'{name}' slides or lifts off by itself, so nothing can release it: give it no "
                    "coefficient and hold it from both sides, or take the release away",
                    name=joint.name,
                ),
            )
        elif release.joint in seen:
            yield Fault(
                f"releases[{i}].joint",
                say(
                    "'{name}' has a release already: one condition may say both, as in a or b",
                    name=release.joint,
                ),
            )
        seen.add(release.joint)


def _unused_flaws(model: Model) -> Iterator[Fault]:
    """Yield latches that can never shut and releases that never let go."""
    turned = {(event.latch, event.does) for event in model.events}
    for i, latch in enumerate(model.latches):
        if not (latch.closes or latch.shut or (latch.name, "shut") in turned):
            yield Fault(
                f"latches[{i}].closes",
                say(
                    "it can never close: give a condition, let it be shut, or let an event shut it"
                ),
            )
    for i, release in enumerate(model.releases):
        opens = release.opens or release.strength or release.open
        if not (opens or (release.name, "open") in turned):
            yield Fault(
                f"releases[{i}].opens",
                say("it never lets go: give a condition or a strength, or let an event open it"),
            )


def _friction_flaws(model: Model) -> Iterator[Fault]:
    """Yield friction by the force of joints that have none."""
    joints = {joint.name: joint for joint in model.joints}
    for i, friction in enumerate(model.frictions):
        if not isinstance(friction, AngleFriction | DisplacementFriction):
            continue
        joint = joints.get(friction.joint)
        if joint is not None and friction.coefficient and not presses(joint):
            yield Fault(
                f"frictions[{i}].coefficient",
                say(
                    "'{name}' holds no point, so it has no force that could press: take another "
                    "joint, or no coefficient",
                    name=joint.name,
                ),
            )


def _measure_flaws(model: Model) -> Iterator[Fault]:
    """Yield stops of measures that no constraint can hold."""
    measures = {measure.name: measure for measure in model.measures}
    for i, stop in enumerate(model.stops):
        if isinstance(stop, MeasureStop) and stop.measure in measures:
            why = read_sum(model, measures[stop.measure], coordinates(model))
            if isinstance(why, Sentence):
                yield Fault(
                    f"stops[{i}].measure",
                    say(
                        "'{measure}' cannot be limited: {why}; a stop limits sums of x, y, z, "
                        "distance, length and displacement, or of angles, with numbers and "
                        "parameters as factors: take or make such a measure",
                        measure=stop.measure,
                        why=why,
                    ),
                )


def _shape_flaws(model: Model) -> Iterator[Fault]:
    """Yield contacts of bodies whose shapes cannot touch."""
    bodies = {body.name: body for body in model.bodies}
    normal = normals(model) if model.planar else None
    for i, contact in enumerate(model.contacts):
        yield from contact.shape_faults(f"contacts[{i}]", bodies, normal)
