"""The tree of a mechanism: each body stands on the ground or on another one by one link."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kane.elements.joints import Joint
from kane.elements.primitives.surroundings import Normal
from kane.fields import GROUND
from kane.model import Model
from kane.symbolic.links import Form, form, free


@dataclass(frozen=True)
class Link:
    """How a body stands on the one before it.

    Attributes:
        body: its name.
        before: the body that it stands on, or the ground.
        form: from that one to this.
        is_joint: whether a joint makes it; else the body is free.

    """

    body: str
    before: str
    form: Form
    is_joint: bool


def tree(
    model: Model,
    joints: Sequence[Joint],
    normal: Normal | None,
    offsets: dict[str, float],
    first: str = "",
) -> tuple[Link, ...]:
    """Return the links of a tree from the ground, each after the one that it stands on.

    Of the joints those come first that leave the fewest coordinates, so that loops are closed by
    the fewest rows. Bodies that hang together, but not on the ground, stand on the first of them,
    which is free.

    Args:
        model: the mechanism.
        joints: those that hold.
        normal: that of a planar model in the axes of a body.
        offsets: of screws, by their names.
        first: a joint that comes before all others, where it can be a link.

    """
    particles = {body.name for body in model.bodies if body.particle}
    forms = [form(joint, normal, offsets.get(joint.name, 0.0)) for joint in joints]
    usable = [each for each in forms if each is not None]
    usable.sort(key=lambda each: (each.name != first, _onto(each, particles).freedoms))
    group = {name: name for name in (GROUND, *(body.name for body in model.bodies))}

    def root(name: str) -> str:
        while group[name] != name:
            name = group[name]
        return name

    chosen: dict[str, list[Form]] = {name: [] for name in group}
    for each in usable:
        a, b = root(each.near.body), root(each.far.body)
        if a != b:
            group[b] = a
            chosen[each.near.body].append(each)
            chosen[each.far.body].append(each.reversed())
    links: list[Link] = []
    placed = {GROUND}
    _grow(GROUND, chosen, placed, particles, links)
    for body in model.bodies:
        if body.name not in placed:
            base = free(body.name, normal, body.particle)
            links.append(Link(body.name, GROUND, base, is_joint=False))
            placed.add(body.name)
            _grow(body.name, chosen, placed, particles, links)
    return tuple(links)


def _grow(
    start: str,
    chosen: dict[str, list[Form]],
    placed: set[str],
    particles: set[str],
    links: list[Link],
) -> None:
    ahead = [start]
    while ahead:
        name = ahead.pop(0)
        for each in chosen[name]:
            body = each.far.body
            if body not in placed:
                own = each.onto_particle() if body in particles else each
                links.append(Link(body, name, own, is_joint=True))
                placed.add(body)
                ahead.append(body)


def _onto(own: Form, particles: set[str]) -> Form:
    if own.far.body in particles:
        return own.onto_particle()
    if own.near.body in particles:
        return own.reversed().onto_particle()
    return own


def with_links(links: tuple[Link, ...], forms: dict[str, Form]) -> tuple[Link, ...]:
    """Return links with other forms for some bodies."""
    return tuple(
        replace(link, form=forms[link.body]) if link.body in forms else link for link in links
    )
