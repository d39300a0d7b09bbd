"""The tool that lets a joint go."""

from collections.abc import Iterator
from typing import Any, ClassVar

from kane.model import Joint, Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.edits.elements import find
from kanevas.edits.joint_changes import release
from kanevas.hand.tools.on_joint_tool import COORDINATES, Motion, OnJointTool


class ReleaseTool(OnJointTool):
    """Lets a joint of any type go after a while."""

    name: ClassVar[str] = "release"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("ReleaseTool", "Draw release")

    @property
    def hint(self) -> str:
        return self.tr("Release: click on the joint that is to let go")

    @property
    def missed(self) -> str:
        return self.tr("A release lets a joint go: click on one.")

    def motions_of(self, joint: Joint) -> Iterator[Motion]:
        # The joint as a whole, whether or not it turns or slides: one motion stands for all.
        yield Motion(joint.name, COORDINATES[0])

    def element(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        (motion,) = motions
        return release(self.fresh(model, self.tr("release")), find(model, motion.joint))
