"""The tools that draw springs, massless rods and their like from point to point."""

from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from kane.elements.ends import TwoPointElement
from kane.elements.rod_joint import RodJoint
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.edits.joining import End, Place, joint
from kanevas.edits.springs import new_link
from kanevas.hand.tools.link import LinkTool
from kanevas.kinds import KINDS, link_of


class NewLinkTool(LinkTool):
    """Draws what goes from point to point and has words of its own alone."""

    kind: ClassVar[type[TwoPointElement]]

    @property
    def action(self) -> str:
        return _tr("Draw {}").format(link_of(self.kind).stem)

    @property
    def hint(self) -> str:
        words = link_of(self.kind)
        if self.start is None:
            text = _tr("{}: click where it starts, on a body or on the ground")
            return text.format(words.title)
        return _tr("{}: click where it ends; {}").format(words.title, words.says)

    def link(self, model: Model, start: End, end: End) -> Any:
        words = link_of(self.kind)
        name = self.fresh(model, words.stem)
        return new_link(model, self.kind, name, start, end, words.suited)


def _tool(kind: type) -> type[NewLinkTool]:
    """Return the tool that draws a type from point to point."""
    content = {"name": KINDS[kind].picture, "kind": kind, "__doc__": NewLinkTool.__doc__}
    return type(f"{kind.__name__}Tool", (NewLinkTool,), content)


def _tr(text: str) -> str:
    return QCoreApplication.translate("NewLinkTool", text)


class RodJointTool(LinkTool):
    """Draws a rod without mass, which keeps the distance of two points."""

    name: ClassVar[str] = "rod_joint"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("RodJointTool", "Draw massless rod")

    @property
    def hint(self) -> str:
        if self.start is None:
            return self.tr("Massless rod: click where it starts, on a body or on the ground")
        return self.tr("Massless rod: click where it ends; it keeps the distance as drawn")

    def link(self, model: Model, start: End, end: End) -> Any:
        poses = initial_poses(model)
        plane = self.plane
        points = poses.point(*start), poses.point(*end)
        place = Place(start[0], end[0], points[0], points[1], plane[0], plane)
        return joint(model, RodJoint, self.fresh(model, self.tr("massless rod")), place)


LINK_TOOLS: tuple[type[LinkTool], ...] = (
    RodJointTool,
    *(_tool(kind.type) for kind in KINDS.values() if kind.linked),
)
