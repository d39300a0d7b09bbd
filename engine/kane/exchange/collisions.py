"""What touches in the models of other programs, as contacts of a model.

Bodies touch the planes of the file, and those of other mechanisms. A mechanism is what joints hold
together, the ground aside: its links do not touch each other here, which is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from kane.elements.contact_group import MOST_PAIRS, AnyTouching, ContactGroup
from kane.elements.contacts import BodyContact, PlaneContact, touching_shapes
from kane.elements.joints import Fixed
from kane.elements.shapes import Shape
from kane.exchange.findings import Findings
from kane.exchange.linkage import THE_GROUND, Connection, Frame, Meeting, Surface, vector_of
from kane.exchange.names import Names
from kane.fields import GROUND
from kane.model import Model
from kane.sentences import say

Pair = tuple[str, str]
Home = Mapping[str, tuple[str, Frame]]

SEVERAL_FRICTIONS = say("has shapes of several frictions: that of the first one is taken")


def with_touching(drawn: Iterable[Shape], touching: Sequence[Shape]) -> tuple[Shape, ...]:
    """Return shapes of which those alone touch that are to; one that is drawn, too, is one shape.

    Args:
        drawn: as they would be if they touched.
        touching: those that do, drawn or not.

    """
    seen = list(drawn)
    kept = [msgspec.structs.replace(each, touches=each in touching) for each in seen]
    return (*kept, *(each for each in touching if each not in seen))


def mechanisms(names: Iterable[str], connections: Iterable[Connection]) -> dict[str, str]:
    """Return for each link a link that stands for its mechanism."""
    leader = {name: name for name in names}

    def root(name: str) -> str:
        while leader[name] != name:
            leader[name] = leader[leader[name]]
            name = leader[name]
        return name

    for each in connections:
        if THE_GROUND not in (each.parent, each.child):
            leader[root(each.parent)] = root(each.child)
    return {name: root(name) for name in leader}


class _Group(NamedTuple):
    """Bodies that touch a plane with the same surface."""

    name: str
    body_a: str
    frame: Frame
    surface: Surface


class Contacts:
    """Makes the contacts of a model."""

    def __init__(
        self,
        meeting: Meeting,
        home: Home,
        bodies: Mapping[str, str],
        connections: Sequence[Connection],
        names: Names,
        findings: Findings,
    ) -> None:
        self._meeting, self._home, self._bodies = meeting, home, bodies
        self._connections, self._names, self._findings = connections, names, findings
        self._inside: set[frozenset[str]] = set()  # pairs that begin inside each other

    def added_to(self, model: Model) -> Model:
        """Return a model with its contacts, without those that begin inside each other."""
        self._of = {body.name: body for body in model.bodies}
        self._joined, self._fixed = (
            _partners(model.joints),
            _partners(each for each in model.joints if isinstance(each, Fixed)),
        )
        contacts = (*self._mutual(), *self._on_planes())
        if not contacts:
            return model
        made = self._without_overlaps(msgspec.structs.replace(model, contacts=contacts))
        made = self._by_steps(made)
        if made.contacts:
            self._tell(made.contacts)
            self._findings.guessed(
                say("contacts: rigid, without rebound; softness and rebound have no counterpart")
            )
        return made

    def _tell(self, contacts: Iterable[AnyTouching]) -> None:
        """Tell what contacts there are."""
        for each in contacts:
            match each:
                case ContactGroup() if each.has_plane:
                    text = say("planes: as contact groups with a plane")
                case ContactGroup():
                    text = say("bodies that may touch each other: a contact group")
                case PlaneContact():
                    text = say("planes: as contacts with a plane")
                case BodyContact():
                    text = say("bodies that may touch each other: a contact for each pair")
            self._findings.taken(text)

    def _surfaces(self) -> Iterator[tuple[str, str, Surface]]:
        """Yield (link, its body, surface) of all that touches and moves."""
        for link, surface in self._meeting.surfaces.items():
            body = self._bodies.get(self._home[link][0])
            if body is None:
                self._findings.dropped(
                    say("shapes of the ground, but for planes: nothing touches them"),
                    "" if link == THE_GROUND else link,
                )
            elif touching_shapes(self._of[body]):
                yield link, body, surface

    # --- planes

    def _on_planes(self) -> Iterator[AnyTouching]:
        for plane in self._meeting.planes:
            home, frame = self._home[plane.link]
            body_a = self._bodies.get(home, GROUND)
            groups: dict[Surface, list[str]] = {}
            for link, body, surface in self._surfaces():
                if body != body_a and self._meeting.meets(link, plane.link, plane.surface):
                    both = self._meeting.both(surface, plane.surface)
                    members = groups.setdefault(self._turning(both, body), [])
                    if body not in members:
                        members.append(body)
            told: set[str] = set()
            for surface, found in groups.items():
                members = [body for body in found if body not in told]
                told |= set(members)
                if len(members) < len(found):
                    self._findings.guessed(
                        SEVERAL_FRICTIONS,
                        *(body for body in found if body not in members),
                    )
                if members:
                    place = _Group(plane.name, body_a, frame @ plane.frame, surface)
                    yield from self._on_plane(place, members)

    def _turning(self, surface: Surface, body: str) -> Surface:
        return surface._replace(spin=0.0, rolling=0.0) if self._of[body].particle else surface

    def _on_plane(self, place: _Group, members: Sequence[str]) -> Iterator[AnyTouching]:
        """Yield a contact for each body that a joint holds on what carries the plane.

        No group lets them touch. And a contact or a group for the others.
        """
        at: dict[str, Any] = {
            "body_a": place.body_a,
            "point_a": vector_of(place.frame.origin),
            "axis_a": vector_of(place.frame.rotation[:, 2]),
            "coefficient": place.surface.friction,
            "spin": place.surface.spin,
            "rolling": place.surface.rolling,
        }
        held = [name for name in members if place.body_a in self._joined.get(name, ())]
        others = [name for name in members if name not in held]
        alone = [name for name in held if place.body_a not in self._fixed.get(name, ())]
        if len(others) == 1:
            alone, others = [*others, *alone], []
        for name in alone:
            contact = self._names.take(f"{name} on {place.name}", "contact")
            yield PlaneContact(name=contact, body_b=name, **at)
        if others:
            group = self._names.take(place.name, "floor")
            yield ContactGroup(name=group, bodies=tuple(others), touch="plane", **at)

    # --- bodies with each other

    def _mutual(self) -> tuple[AnyTouching, ...]:
        """Return a group of all bodies that touch each other, or a contact for each pair."""
        pairs = self._pairs()
        if not pairs:
            return ()
        members = list(dict.fromkeys(name for pair in pairs for name in pair))
        surfaces = set(pairs.values())
        whole = len(members) * (len(members) - 1) // 2
        if len(pairs) == whole > 1 and len(surfaces) == 1:
            name = self._names.take("bodies", "contacts")
            friction = surfaces.pop().friction
            return (
                ContactGroup(
                    name=name, bodies=tuple(members), touch="each other", coefficient=friction
                ),
            )
        if len(pairs) > MOST_PAIRS:
            self._findings.dropped(
                say(
                    "contacts of bodies with each other: too many pairs ({count}) for one "
                    "contact each, and no group has their exceptions",
                    count=len(pairs),
                )
            )
            return ()
        return tuple(
            BodyContact(
                name=self._names.take(f"{a} on {b}", "contact"),
                body_a=a,
                body_b=b,
                coefficient=surface.friction,
            )
            for (a, b), surface in pairs.items()
        )

    def _pairs(self) -> dict[Pair, Surface]:
        found: dict[Pair, Surface] = {}
        of = mechanisms(self._home.keys() - {THE_GROUND}, self._connections)
        for (a, body_a, one), (b, body_b, other) in combinations(tuple(self._surfaces()), 2):
            if body_a == body_b or not self._meeting.meets(a, b, other):
                continue
            if of[a] == of[b]:
                self._findings.dropped(
                    say("links of one mechanism do not touch each other: add contacts where it may")
                )
            elif (body_b, body_a) not in found and frozenset((body_a, body_b)) not in self._inside:
                both = self._meeting.both(one, other)
                found.setdefault((body_a, body_b), both)
                if both.spin or both.rolling:
                    self._findings.dropped(say("rolling and spin friction between bodies"))
        return found

    # --- what cannot run

    def _without_overlaps(self, model: Model) -> Model:
        """Return a model without contacts of bodies that begin inside each other, and tell them."""
        from kane.analyses.contact_notes import contact_notes

        refused: dict[str, set[str]] = {}
        mutual = {
            each.name
            for each in model.contacts
            if isinstance(each, ContactGroup) and not each.has_plane
        }
        for note in contact_notes(model, (), (), True):
            if note.overlaps:
                *bodies, contact = note.elements
                refused.setdefault(contact, set()).update(bodies)
                if contact in mutual:
                    self._inside.add(frozenset(bodies))
                self._findings.dropped(
                    say("begin inside each other or below a plane: do not touch"), *bodies
                )
        kept: list[AnyTouching] = []
        for each in model.contacts:
            assert isinstance(each, ContactGroup | BodyContact | PlaneContact)
            inside = refused.get(each.name, set())
            if not inside:
                kept.append(each)
            elif each.name in mutual:
                kept += self._mutual()  # without those pairs
            elif isinstance(each, ContactGroup):
                left = tuple(name for name in each.bodies if name not in inside)
                if left:
                    kept.append(msgspec.structs.replace(each, bodies=left))
        return msgspec.structs.replace(model, contacts=tuple(kept))

    def _by_steps(self, model: Model) -> Model:
        """Return a model with the method that follows its groups."""
        groups = [each for each in model.contacts if isinstance(each, ContactGroup)]
        crowds = [each for each in groups if each.is_crowd(self._of)]
        if not crowds:
            return model
        self._findings.guessed(say("so many bodies touch: the method is moreau, in time steps"))
        solver = msgspec.structs.replace(model.solver, method="moreau")
        return msgspec.structs.replace(model, solver=solver)


def _partners(joints: Iterable[Any]) -> dict[str, set[str]]:
    """Return the bodies that joints hold on each body, the ground among them."""
    found: dict[str, set[str]] = {}
    for joint in joints:
        found.setdefault(joint.body_a, set()).add(joint.body_b)
        found.setdefault(joint.body_b, set()).add(joint.body_a)
    return found
