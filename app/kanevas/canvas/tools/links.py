"""The tools that draw springs and massless rods from point to point."""

from typing import Any, ClassVar

from kane.elements.rod_joint import RodJoint
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.canvas.tools.link import LinkTool
from kanevas.edits.joining import End, Place, joint
from kanevas.edits.springs import spring


class SpringTool(LinkTool):
    """Draws a spring and damper."""

    name: ClassVar[str] = "spring"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("SpringTool", "Draw spring")

    @property
    def hint(self) -> str:
        if self.start is None:
            return self.tr("Spring-damper: click where it starts, on a body or on the ground")
        return self.tr("Spring-damper: click where it ends; as drawn it is free of force")

    def link(self, model: Model, start: End, end: End) -> Any:
        return spring(model, self.fresh(model, self.tr("spring")), start, end)


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
