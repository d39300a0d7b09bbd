"""The tools of all joints: one for each type, the ground anchor, and one that asks for the type."""

from typing import Any, ClassVar

from kane.elements.bushing import Bushing
from kane.elements.fixed import Fixed
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.model import Model
from kanevas.edits.guessing import fitting
from kanevas.edits.joining import DIRECTED, Place, joint
from kanevas.edits.springs import bushing
from kanevas.hand.tools.chooser import Choice
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.joining import JoiningTool
from kanevas.kinds import DRAWN_AS_JOINTS, KINDS, words_of


def _tool(kind: type) -> type[JoiningTool]:
    """Return the tool that draws joints of a type."""
    content = {"name": KINDS[kind].picture, "kind": kind, "__doc__": "Joins two bodies."}
    return type(f"{kind.__name__}Tool", (JoiningTool,), content)


class BushingTool(JoiningTool):
    """Holds two bodies together by springs and dampers."""

    name: ClassVar[str] = "bushing"
    kind = Bushing

    def joint(self, model: Model, place: Place) -> Any:
        return bushing(model, self.fresh(model, words_of(Bushing).stem), place)


class AnchorTool(JoiningTool):
    """Fixes a body to the ground."""

    name: ClassVar[str] = "anchor"
    kind = Fixed
    to_ground_alone = True

    @property
    def action(self) -> str:
        return self.tr("Anchor to the ground")

    @property
    def hint(self) -> str:
        return self.tr("Ground anchor: click on the body that is to stand still")

    def joint(self, model: Model, place: Place) -> Any:
        return joint(model, Fixed, self.fresh(model, self.tr("anchor")), place)


class JoinTool(JoiningTool):
    """Asks by a menu which joint it is to be, of those that fit."""

    name: ClassVar[str] = "joint"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.kind = Revolute

    @property
    def action(self) -> str:
        return self.tr("Draw joint")

    @property
    def hint(self) -> str:
        if self._place is None and self._grip is None:
            return self.tr("Join: click where bodies overlap, or drag from one to another")
        if self._chooser:
            return self.tr("Join: choose the joint; the arrow keys and Enter do it too")
        return super().hint

    def settle(self, place: Place) -> None:
        self._place = place
        words = {kind: words_of(kind) for kind in fitting(self.desk.model, place)}
        choices = [Choice(kind, w.title, w.says, KINDS[kind].picture) for kind, w in words.items()]
        self.ask(choices, self._try, self._choose)

    def _forget(self) -> None:
        super()._forget()
        self.kind = Revolute

    def _try(self, kind: type) -> None:
        self.kind = kind
        self.show()

    def _choose(self, kind: type) -> None:
        self._chooser = None
        self._try(kind)
        if kind not in DIRECTED:
            self.finish()


JOINT_TOOLS: tuple[type[JoiningTool], ...] = (
    *(_tool(kind) for kind in DRAWN_AS_JOINTS if kind not in (RodJoint, Bushing)),
    BushingTool,
    AnchorTool,
    JoinTool,
)
