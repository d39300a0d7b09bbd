"""What touches in a model, for the files of other programs."""

from itertools import combinations

import numpy as np

from kane.elements.contacts import AnyContact, PlaneContact, touching_shapes
from kane.elements.directions import triad
from kane.exchange.findings import Findings
from kane.exchange.linkage import Frame, Meeting, Plane, Surface
from kane.fields import GROUND
from kane.model import Model
from kane.model.touching import pairs
from kane.sentences import say

ALWAYS_STICKS = 10.0  # coefficient that stands for friction that never slides


def meeting_of(model: Model, findings: Findings) -> Meeting | None:
    """Return which bodies and planes of a model touch; None where nothing does.

    Friction belongs to pairs here and to bodies there: a body takes the largest of its own.
    """
    surfaces: dict[str, Surface] = {}
    planes: dict[tuple[object, ...], Plane] = {}
    met: set[frozenset[str]] = set()
    on_planes: dict[str, set[str]] = {}
    bodies = {body.name: body for body in model.bodies}
    for each in pairs(model):
        _tell(each, findings)
        surface = _surface(each)
        if isinstance(each, PlaneContact):
            key = (each.body_a, each.point_a, each.axis_a)
            axes = np.column_stack([np.array(axis) for axis in triad(each.axis_a)])
            frame = Frame(axes, np.array(each.point_a))
            planes.setdefault(key, Plane(each.name, each.body_a, frame, Surface(0.0)))
            names: tuple[str, ...] = (each.body_b,)
            on_planes.setdefault(each.body_a, set()).add(each.body_b)
        else:
            names = (each.body_a, each.body_b)
        met.add(frozenset((each.body_a, each.body_b)))
        for name in names:
            if not touching_shapes(bodies[name]) or bodies[name].particle:
                findings.dropped(say("is a particle or has no shape that touches"), name)
                continue
            known = surfaces.setdefault(name, surface)
            if known.friction != surface.friction:
                findings.guessed(
                    say("touches with several frictions: the largest is written"), name
                )
                surfaces[name] = max(known, surface)
    if not surfaces:
        return None
    ends = {*surfaces, *on_planes, *([GROUND] if planes else [])}
    apart = {frozenset(pair) for pair in combinations(sorted(ends), 2)} - met
    return Meeting(surfaces, tuple(planes.values()), frozenset(apart))


def _surface(each: AnyContact) -> Surface:
    friction = ALWAYS_STICKS if each.coefficient is None else each.coefficient
    return Surface(friction, each.spin, each.rolling)


def _tell(each: AnyContact, findings: Findings) -> None:
    """Tell what of a contact the other program does not have."""
    if each.coefficient is None:
        findings.guessed(
            say("friction that never slides: a coefficient of {mu:g}", mu=ALWAYS_STICKS), each.name
        )
    if each.restitution:
        findings.dropped(say("rebound: contacts are soft and plastic there"), each.name)
    if each.static_coefficient not in (None, each.coefficient):
        findings.dropped(say("static friction that differs from that of sliding"), each.name)
    if each.rolling or each.spin:
        findings.dropped(say("friction against rolling and spinning"), each.name)
    if each.held or getattr(each, "inside", False):
        findings.dropped(say("contacts from both sides or from within: as common ones"), each.name)
