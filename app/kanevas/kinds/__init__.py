"""The types of elements for the eye: one record each, from which all lists of the program follow.

A test asks for a record of every type of the model.
"""

from typing import Any

from PySide6.QtCore import QCoreApplication

from kane.elements.body import Body
from kanevas.kinds import (
    bodies,
    changing,
    couplings,
    data,
    drivers,
    joints,
    loads,
    marks,
    signals,
    springs,
)
from kanevas.kinds.kind import AtPoint, Drawn, Entry, InJoint, JointWords, Kind, Linked

KINDS: dict[type, Kind] = {
    kind.type: kind
    for kinds in (
        bodies.KINDS,
        joints.KINDS,
        couplings.KINDS,
        springs.KINDS,
        loads.KINDS,
        drivers.KINDS,
        changing.KINDS,
        marks.KINDS,
        signals.KINDS,
        data.KINDS,
    )
    for kind in kinds
}
"""The record of each type, in the order of menus and palette."""

DRAWN_AS_JOINTS = tuple(kind.type for kind in KINDS.values() if kind.drawn)
"""All types of joints, and the bushing, which is drawn like one."""


def kind_of(element: Any) -> Kind:
    """Return what stands for an element of a model."""
    if isinstance(element, Body) and element.particle:
        return bodies.PARTICLE
    return KINDS[type(element)]


def word_of(element: Any) -> str:
    """Return what people call an element, in the language of the program."""
    return QCoreApplication.translate("Kinds", kind_of(element).word)


def title_of(kind: type) -> str:
    """Return what heads the form of a type of elements, in the language of the program."""
    return QCoreApplication.translate("fields", KINDS[kind].title)


def words_of(kind: type) -> Drawn:
    """Return how a type is spoken of where it is drawn, in the language of the program."""
    drawn = KINDS[kind].drawn
    assert drawn is not None, f"{kind.__name__} is not drawn as joints are"
    return Drawn(*(QCoreApplication.translate("Joints", text) for text in drawn))


def link_of(kind: type) -> Linked:
    """Return how a type is drawn from point to point, in the language of the program."""
    linked = KINDS[kind].linked
    assert linked is not None, f"{kind.__name__} is not drawn from point to point"
    title, stem, says = (QCoreApplication.translate("Links", text) for text in linked[:3])
    return Linked(title, stem, says, linked.suited)


def at_point_of(kind: type) -> AtPoint:
    """Return how a type is put on a point of a body, in the language of the program."""
    words = KINDS[kind].at_point
    assert words is not None, f"{kind.__name__} is not put on a point"
    action, hint, stem, missed = (QCoreApplication.translate("AtPoints", t) for t in words[:4])
    return AtPoint(action, hint, stem, missed, words.suited)


def in_joint_of(kind: type) -> InJoint:
    """Return how a type is put into a joint, in the language of the program."""
    words = KINDS[kind].in_joint
    assert words is not None, f"{kind.__name__} is not put into a joint"
    of_tool = JointWords(*(QCoreApplication.translate("InJoints", text) for text in words.words))
    return InJoint(of_tool, QCoreApplication.translate("InJoints", words.stem), words.suited)


__all__ = [
    "DRAWN_AS_JOINTS",
    "KINDS",
    "AtPoint",
    "Drawn",
    "Entry",
    "InJoint",
    "JointWords",
    "Kind",
    "Linked",
    "at_point_of",
    "in_joint_of",
    "kind_of",
    "link_of",
    "title_of",
    "word_of",
    "words_of",
]
