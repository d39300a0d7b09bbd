"""Where things of an SDF stand: models within models, and frames that are relative to others.

sdformat.org/tutorials: "Pose Frame Semantics", "Model Composition". Links, joints, frames and
models are found by their names within a model, and by ``model::name`` within those in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from kane.exchange.linkage import HERE, THE_GROUND, Frame, of_euler, of_rpy
from kane.exchange.xml_tree import Tag
from kane.sentences import say

WORLD, MODEL, WITHIN = "world", "__model__", "::"
ENDS = ("parent", "child")
YES = frozenset({"1", "true"})


class Place(NamedTuple):
    """What a name leads to: an element, and the model in which it stands, or which it is."""

    scope: Scope
    tag: Tag


class Scope:
    """A model, or the world, with what stands in it.

    Args:
        tag: of the model or the world.
        around: the model or world in which it stands.
        prefix: of the names of its links and joints.
        most: how many elements may be relative to each other in a row; more are a circle.

    Attributes:
        pose: in ground axes.
        is_static: whether it stands fast.
        has_world: whether it has a link of the name that means the ground.

    """

    def __init__(self, tag: Tag, around: Scope | None, prefix: str, most: int) -> None:
        self.tag, self.around, self.prefix, self._most = tag, around, prefix, most
        self.links = named(tag, "link")
        self.has_world = self.links.pop(WORLD, None) is not None  # older files have such a link
        self.joints = named(tag, "joint")
        self.frames = named(tag, "frame")
        found = tag.first("static")
        self.is_static: bool = found is not None and found.text.lower() in YES
        self.is_static |= around is not None and around.is_static
        self.pose = HERE
        self.models: dict[str, Scope] = {}
        for name, model in named(tag, "model").items():
            inner = "" if tag.name != "model" and _is_alone(tag) else f"{prefix}{name}{WITHIN}"
            self.models[name] = Scope(model, self, inner, most)

    def place(self) -> None:
        """Work out where it stands, and then what stands in it."""
        if self.around is not None:
            stands = self.around.placed(self.tag, "")
            held_at = self.tag.attributes.get("placement_frame", "").strip()
            own = self.frame(held_at, self.tag) if held_at else HERE
            self.pose = stands @ own.inverse()
        for model in self.models.values():
            model.place()

    def all(self) -> Iterator[Scope]:
        """Yield it, and all within."""
        yield self
        for model in self.models.values():
            yield from model.all()

    def placed(self, tag: Tag, otherwise: str, depth: int = 0) -> Frame:
        """Return where an element stands, whose pose is relative to ``otherwise``."""
        if depth > self._most:
            raise tag.fault(say("its pose is relative to itself"))
        pose = tag.first("pose")
        to = pose.word("relative_to") if pose is not None and pose.has("relative_to") else otherwise
        return self.frame(to, tag, depth + 1) @ own_pose(tag)

    def frame(self, name: str, asking: Tag, depth: int = 0) -> Frame:
        """Return where a frame stands in ground axes."""
        if name in ("", MODEL):
            return self.pose
        if name == WORLD:
            return HERE
        scope, tag = self._found(name, asking)
        match tag.name:
            case "model":
                return scope.pose
            case "joint":
                return scope.placed(tag, text_of(tag, "child"), depth)
            case "frame":
                return scope.placed(tag, tag.attributes.get("attached_to", ""), depth)
        return scope.placed(tag, "", depth)

    def body(self, name: str, asking: Tag, depth: int = 0) -> tuple[str, Frame]:
        """Return the link that something is part of, and where that stands; or the ground."""
        if depth > self._most:
            raise asking.fault(say("its pose is relative to itself"))
        if name == WORLD:
            return THE_GROUND, HERE
        if name in ("", MODEL):
            return self._first_link(asking, depth)
        scope, tag = self._found(name, asking)
        match tag.name:
            case "model":
                return scope.body(MODEL, asking, depth + 1)
            case "joint":
                return scope.body(text_of(tag, "child"), asking, depth + 1)
            case "frame":
                return scope.body(tag.attributes.get("attached_to", ""), asking, depth + 1)
        if scope.is_static:
            return THE_GROUND, HERE
        return scope.prefix + tag.word("name"), scope.placed(tag, "")

    def _first_link(self, asking: Tag, depth: int) -> tuple[str, Frame]:
        """Return the link that stands for a model; the world's is the ground."""
        if self.around is None:
            return THE_GROUND, HERE
        chosen = self.tag.attributes.get("canonical_link", "").strip()
        first = chosen or next(iter(self.links), "") or next(iter(self.models), "")
        if not first:
            raise asking.fault(say("leads to a model without links"))
        return self.body(first, asking, depth + 1)

    def _found(self, name: str, asking: Tag) -> Place:
        model, within, rest = name.partition(WITHIN)
        if within and model in self.models:
            return self.models[model]._found(rest, asking)
        for known in (self.links, self.joints, self.frames):
            if name in known:
                return Place(self, known[name])
        if name in self.models:
            return Place(self.models[name], self.models[name].tag)
        raise asking.fault(say("leads to the frame '{name}', which is not there", name=name))


def named(tag: Tag, kind: str) -> dict[str, Tag]:
    """Return the children of a kind by their names; models of one name get a number.

    Raises:
        ModelError: one has no name, or two have the same.

    """
    found: dict[str, Tag] = {}
    for each in tag.each(kind):
        name = each.word("name")
        if name in found and kind != "model":
            raise each.fault(say("there are several with the name '{name}'", name=name))
        free, number = name, 2
        while free in found:
            free, number = f"{name} {number}", number + 1
        found[free] = each
    return found


def _is_alone(world: Tag) -> bool:
    return sum(1 for _ in world.each("model")) == 1


def own_pose(tag: Tag) -> Frame:
    """Return the pose of an element as it stands there, whatever it is relative to."""
    pose = tag.first("pose")
    if pose is None or not pose.text:
        return HERE
    if pose.attributes.get("rotation_format", "").strip() == "quat_xyzw":
        x, y, z, *quaternion = pose.values(7)
        if not any(quaternion):
            raise tag.fault(say("its quaternion must not be zero"))
        return Frame(of_euler(tuple(quaternion)), np.array((x, y, z)))
    x, y, z, *rpy = pose.values(6)
    if pose.attributes.get("degrees", "").strip().lower() in YES:
        rpy = [float(np.radians(angle)) for angle in rpy]
    return Frame(of_rpy(*rpy), np.array((x, y, z)))


def text_of(joint: Tag, name: str) -> str:
    """Return the text of <parent> or <child> of a joint."""
    found = joint.first(name)
    if found is None or not found.text:
        raise joint.fault(say("needs <{first}> and <{second}>", first=ENDS[0], second=ENDS[1]))
    return found.text
