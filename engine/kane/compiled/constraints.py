"""The primitive constraints of a model, element by element, in the order of the rows."""

from collections.abc import Iterable, Iterator

from kane.elements.on_joint import Coordinates
from kane.elements.primitives import Constraint
from kane.model import CONSTRAINT_GROUPS, Joint, Model
from kane.model.model import Constrained
from kane.model.planes import axis_across
from kane.model.touching import normals


def constraints(model: Model, named: Coordinates) -> Iterator[tuple[str, Iterable[Constraint]]]:
    """Yield (name, constraints) of each joint, coupling, driver and lock that always holds.

    Args:
        model: a model without faults.
        named: coordinates of its joints.

    """
    released = {release.joint for release in model.releases}
    own = [
        (element.name, () if element.name in released else _constraints(element, named))
        for group in CONSTRAINT_GROUPS
        for element in getattr(model, group)
    ]
    yield from within_the_model(model, own)


def within_the_model(
    model: Model, constraints: Iterable[tuple[str, Iterable[Constraint]]]
) -> Iterator[tuple[str, Iterable[Constraint]]]:
    """Yield named constraints, of a planar model with what is left of them in its plane."""
    if not model.planar:
        yield from constraints
        return
    in_body, across = normals(model), axis_across(model.work_plane)
    for name, own in constraints:
        yield name, (left for each in own for left in each.in_plane(in_body, across))


def _constraints(element: Constrained, named: Coordinates) -> Iterator[Constraint]:
    if isinstance(element, Joint):
        return element.rows()
    return element.rows(named)
