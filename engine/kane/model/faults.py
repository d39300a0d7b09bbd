"""What is wrong with a model that the types of its fields cannot express.

References that lead nowhere, and names that stand twice, make a model unusable even for views and
edits. With all other faults it is unfinished: it can be shown, edited and kept in a file, but not
run.
"""

import re
from collections.abc import Iterator

from kane.elements.coordinate_words import COORDINATE_WORDS
from kane.elements.joints import Joint
from kane.errors import Fault, refuse
from kane.fields import GROUND, SYSTEM
from kane.model.changing_faults import changing_flaws
from kane.model.law_faults import coordinate_names, known_of, law_faults
from kane.model.model import NAMED_GROUPS, Element, Model, elements, laws, named
from kane.model.particle_faults import particle_faults
from kane.model.planar_faults import planar_faults, spatial_faults, with_hint
from kane.model.plot_layout import read_curve
from kane.model.quantities import quantities
from kane.sentences import Sentence, as_it_is, say

_ENTRY = re.compile(r"(\w+)\[(\d+)\]")


def check(model: Model) -> None:
    """Raise ModelError where a model has a fault."""
    refuse(_all(model))


def check_references(model: Model) -> None:
    """Raise ModelError where names are not unique or a reference leads nowhere."""
    refuse(reference_faults(model))


def faults(model: Model) -> tuple[Fault, ...]:
    """Return every fault of a model; without any it can run."""
    return tuple(_all(model))


def owner(model: Model, fault: Fault) -> str | None:
    """Return the name of the element that a fault speaks of; None where it is of the model."""
    entry = _ENTRY.match(fault.path)
    if entry is None or entry[1] not in NAMED_GROUPS:
        return None
    group = getattr(model, entry[1])
    return group[int(entry[2])].name if int(entry[2]) < len(group) else None


def _all(model: Model) -> Iterator[Fault]:
    yield from reference_faults(model)
    yield from _flaws(model)


def reference_faults(model: Model) -> Iterator[Fault]:
    """Yield names that stand twice, and references to what is not there."""
    yield from _name_faults(model)
    bodies = {GROUND, *(body.name for body in model.bodies)}
    joints = {joint.name: joint for joint in model.joints}
    measures = {measure.name for measure in model.measures}
    latches = {each.name for each in (*model.latches, *model.releases)}
    for path, element in elements(model):
        for field, name in element.references():
            if name not in bodies:
                yield Fault(f"{path}.{field}", say("there is no body '{name}'", name=name))
        yield from _joint_faults(joints, path, element)
        if hasattr(element, "measure_references"):
            for field, name in element.measure_references():
                if name not in measures:
                    yield Fault(f"{path}.{field}", say("there is no measure '{name}'", name=name))
        if hasattr(element, "latch_references"):
            for field, name in element.latch_references():
                if name not in latches:
                    yield Fault(
                        f"{path}.{field}",
                        say("there is no latch or release '{name}'", name=name),
                    )
    names = {entry.name for _, entry in named(model)}
    for group in ("hidden", "protected"):
        for i, name in enumerate(getattr(model, group)):
            if name not in names:
                yield Fault(f"{group}[{i}]", say("there is no element '{name}'", name=name))


def _name_faults(model: Model) -> Iterator[Fault]:
    seen = {GROUND: say("the ground"), SYSTEM: say("the system as a whole")}
    for path, entry in named(model):
        if entry.name in seen:
            yield Fault(f"{path}.name", taken(entry.name, seen[entry.name]))
        else:
            seen[entry.name] = as_it_is(path)


def taken(name: str, by: Sentence) -> Sentence:
    """Return the words for a name that something else has already."""
    return say("must be unique, '{name}' is the name of {by}", name=name, by=by)


def _joint_faults(joints: dict[str, Joint], path: str, element: Element) -> Iterator[Fault]:
    """Yield references to joints that are not there, or lack what is asked of them."""
    if not hasattr(element, "joint_references"):
        return
    for field, name, coordinate in element.joint_references():
        if name not in joints:
            yield Fault(f"{path}.{field}", say("there is no joint '{name}'", name=name))
        elif coordinate and coordinate not in coordinate_names(joints[name]):
            yield Fault(
                f"{path}.{field}",
                say(
                    "the joint '{name}' has no {coordinate}",
                    name=name,
                    coordinate=COORDINATE_WORDS[coordinate].name,
                ),
            )


def _flaws(model: Model) -> Iterator[Fault]:
    """Yield what only keeps a model from running."""
    for group in ("parameters", "inputs", "tables", "signals", "photos"):
        for i, entry in enumerate(getattr(model, group)):
            yield from entry.faults(f"{group}[{i}]")
    for i, body in enumerate(model.bodies):
        own = body.faults(f"bodies[{i}]")
        yield from map(with_hint, own) if model.planar else own
    yield from changing_flaws(model)
    for path, element in elements(model):
        yield from element.faults(path)
    particles = frozenset(body.name for body in model.bodies if body.particle)
    turning = {f"torques[{i}]": torque.body for i, torque in enumerate(model.torques)}
    turning |= {f"pulls[{i}]": pull.body for i, pull in enumerate(model.pulls) if pull.turning}
    yield from particle_faults(particles, model.joints, turning)
    known = known_of(model)
    for path, law in laws(model):
        yield from law_faults(law, path, known)
    yield from planar_faults(model) if model.planar else spatial_faults(model.bodies)
    yield from _plot_faults(model)


def _plot_faults(model: Model) -> Iterator[Fault]:
    known = {f"{owner}.{entry.key}" for owner, entry in quantities(model)}
    for i, plot in enumerate(model.plots):
        texts = [(f"curves[{j}]", curve) for j, curve in enumerate(plot.curves)]
        texts += [("against", plot.against)] if plot.against else []
        for field, text in texts:
            curve = read_curve(text)
            if curve is None or curve.quantity not in known:
                yield Fault(f"plots[{i}].{field}", say("there is no quantity '{text}'", text=text))
