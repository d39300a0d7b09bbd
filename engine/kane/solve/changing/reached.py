"""The states in which contacts go on, with the places that they hold from there on."""

import numpy as np

from kane.elements.changing import ContactState, Rigid, States
from kane.elements.primitives import PathRow, RimContact
from kane.kernels.primitives.rolling_contact import TIPS
from kane.solve.changing.features import RIMS
from kane.solve.changing.place import Place
from kane.solve.changing.ways import APART, Way

ZERO = (0.0, 0.0, 0.0)


def states_of(
    place: Place, ways: dict[int, Way], before: States, shut: dict[int, bool], laws: States
) -> States:
    """Return the states of the contacts that go on so, and those of laws."""
    found = []
    for k, was in enumerate(before):
        if place.system.contacts[k].contact.is_law:
            found.append(laws[k])
            continue
        if k in shut:
            goes_on = was.is_closed and shut[k]
            places = was.places if goes_on else _places(place, k)
            found.append(ContactState(shut[k], places=places if shut[k] else ()))
            continue
        way, feature, leans = ways.get(k, APART), place.features.get(k), place.leans.get(k, 0.0)
        if not way.is_closed:
            # a rim that is open may have begun to lean over the end of a face
            is_rim = isinstance(place.system.contacts[k].contact.gap, RimContact)
            tips = is_rim and feature is not None and RIMS[feature % len(RIMS)] == TIPS
            found.append(ContactState(False, feature=feature if tips else None))
        elif way.slip is not None:
            found.append(ContactState(True, True, way.slip, feature=feature, leans=leans))
        elif was.is_closed and not was.slides and was.places:
            found.append(was)
        else:
            places = _places(place, k)
            found.append(ContactState(True, places=places, feature=feature, leans=leans))
    return tuple(found)


def _places(place: Place, k: int) -> tuple[float, ...]:
    """Return the values of the path rows that are held where they are."""
    contact, first = place.system.contacts[k].contact, place.rows[k].start
    if contact.switch is not None and contact.switch.rigid is not None:
        return _as_they_stand(place, contact.switch.rigid)
    row, found = first, list[float]()
    for constraint in contact.held:
        if isinstance(constraint, PathRow) and constraint.offset is None:
            found.append(float(place.sums[row]))
        row += len(constraint.holds())
    return tuple(found)


def _as_they_stand(place: Place, rigid: Rigid) -> tuple[float, ...]:
    """Return how two bodies stand to each other, see ``Rigid.rows``."""
    poses = place.poses()
    point = poses.local(rigid.body_a, poses.point(rigid.body_b, rigid.point_b))
    axes = [
        poses.local(
            rigid.body_b, poses.point(rigid.body_b, ZERO) + poses.turned(rigid.body_a, axis)
        )
        for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
    ]
    return tuple(np.concatenate([point, *axes]).tolist())
