"""What the program says of a type of elements, once for all views."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Entry(NamedTuple):
    """Where the tool that draws it stands in the menu and the palette.

    Attributes:
        group: name of its group in ``menus.insert_menu``.
        text: of the entry.
        key: that arms the tool; may be empty.

    """

    group: str
    text: str
    key: str = ""


class Drawn(NamedTuple):
    """How it is spoken of where it is drawn.

    Attributes:
        title: its name at the beginning of a sentence.
        stem: its name as that of an element, as in "hinge 2".
        says: what it does, in a line.

    """

    title: str
    stem: str
    says: str


class Linked(NamedTuple):
    """How it is spoken of where it is drawn from point to point, and how a new one is sized.

    Attributes:
        title: its name at the beginning of a sentence.
        stem: its name as that of an element, as in "spring 2".
        says: what it does as drawn.
        suited: returns fields for a mass that moves on it [kg], and its length as drawn [m].

    """

    title: str
    stem: str
    says: str
    suited: Callable[[float, float], Mapping[str, float | str]]


class AtPoint(NamedTuple):
    """How it is spoken of where it is put on a point of a body, and how a new one is sized.

    Attributes:
        action: what a step of undo is called.
        hint: what to click.
        stem: its name as that of an element, as in "drag 2".
        missed: what to click, for a click beside all bodies.
        suited: returns fields for the mass of the body [kg].

    """

    action: str
    hint: str
    stem: str
    missed: str
    suited: Callable[[float], Mapping[str, float]]


class JointWords(NamedTuple):
    """How a tool is spoken of that puts something into a joint; types with the same words share it.

    Attributes:
        action: what a step of undo is called.
        hint: what to click.
        missed: what to click, for a click beside all joints that fit.

    """

    action: str
    hint: str
    missed: str


class InJoint(NamedTuple):
    """How it is put into a joint, and how a new one is sized.

    Attributes:
        words: of its tool.
        stem: its name as that of an element, as in "lock 2".
        suited: returns fields for the inertia that moves [kg or kg m^2], and the value that the
            joint's coordinate has as drawn [m or rad].

    """

    words: JointWords
    stem: str
    suited: Callable[[float, float], Mapping[str, float | str]]


class Kind(NamedTuple):
    """What stands for a type of elements. Texts are those of the source, to be translated.

    Attributes:
        type: the type of the records.
        picture: name of its icon in ``resources/icons``, and of the tool that draws it.
        word: what people call it.
        title: what heads its form.
        page: name of its page of help; one that is not written in ``resources/help`` is made of
            what the type says of itself.
        menu: where its tool stands; None where it has none of its own.
        drawn: how it is spoken of where it is drawn as a joint is.
        linked, at_point, in_joint: how it is drawn from point to point, on a point of a body, or
            in a joint, where no tool of its own does it.

    """

    type: type[Any]
    picture: str
    word: str
    title: str
    page: str
    menu: Entry | None = None
    drawn: Drawn | None = None
    linked: Linked | None = None
    at_point: AtPoint | None = None
    in_joint: InJoint | None = None
