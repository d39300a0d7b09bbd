"""The tools that put something into a joint and need words of its own alone."""

from typing import Any, ClassVar

from kane.elements.on_joint import JointCoordinate, OnJoint
from kane.model import CONSTRAINT_GROUPS, Model
from kanevas.edits.elements import GROUPS
from kanevas.edits.springs import new_in_joint
from kanevas.hand.tools.holders import already_held
from kanevas.hand.tools.on_joint_tool import Motion, OnJointTool
from kanevas.kinds import KINDS, in_joint_of


class InJointTool(OnJointTool):
    """Puts an element into a joint that is clicked.

    Attributes:
        kinds: its types, by the coordinate on which they act.

    """

    kinds: ClassVar[dict[JointCoordinate, type[OnJoint]]]

    @property
    def action(self) -> str:
        return in_joint_of(self._any).words.action

    @property
    def hint(self) -> str:
        return in_joint_of(self._any).words.hint

    @property
    def missed(self) -> str:
        return in_joint_of(self._any).words.missed

    @property
    def _any(self) -> type[OnJoint]:
        return next(iter(self.kinds.values()))

    def wanted(self) -> tuple[JointCoordinate, ...]:
        return tuple(self.kinds)

    def fault(self, motion: Motion) -> str:
        if GROUPS[self.kinds[motion.coordinate]] in CONSTRAINT_GROUPS:
            return already_held(self.desk.model, motion)
        return ""

    def element(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        (motion,) = motions
        kind = self.kinds[motion.coordinate]
        words = in_joint_of(kind)
        name = self.fresh(model, words.stem)
        return new_in_joint(model, kind, name, motion.found(model)[0], words.suited)


def _tool(kind: type) -> type[InJointTool]:
    """Return the tool that puts a type, and those that share its words, into joints."""
    shared = KINDS[kind].in_joint
    assert shared is not None
    kinds = (k.type for k in KINDS.values() if k.in_joint and k.in_joint.words == shared.words)
    content = {
        "name": KINDS[kind].picture,
        "kinds": {each.coordinate: each for each in kinds},
        "__doc__": InJointTool.__doc__,
    }
    return type(f"{kind.__name__}Tool", (InJointTool,), content)


IN_JOINT_TOOLS = tuple(_tool(kind.type) for kind in KINDS.values() if kind.in_joint and kind.menu)
