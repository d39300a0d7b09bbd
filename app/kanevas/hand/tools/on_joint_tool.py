"""What the tools have in common that need joints: they pick them, and light up those that fit."""

from collections.abc import Iterator
from typing import Any, NamedTuple, get_args

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kane.elements.axes import AxisJoint
from kane.elements.on_joint import JointCoordinate
from kane.model import Joint, Model
from kanevas.edits.elements import find
from kanevas.hand.tools.chooser import Choice, Chooser
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.drawing import DrawingTool
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme

RING = 21.0  # pixels
COORDINATES: tuple[JointCoordinate, ...] = get_args(JointCoordinate)


class Motion(NamedTuple):
    """A coordinate of a joint.

    Attributes:
        joint: name of the joint.
        coordinate: "angle" or "displacement".

    """

    joint: str
    coordinate: JointCoordinate

    @property
    def words(self) -> str:
        """What people call it, where a joint has several."""
        return {"angle": _tr("its turn"), "displacement": _tr("its slide")}[self.coordinate]

    def found(self, model: Model) -> tuple[AxisJoint, JointCoordinate]:
        """Return the joint as it is now, and the coordinate."""
        joint = find(model, self.joint)
        assert isinstance(joint, AxisJoint)  # what turns or slides does so about an axis
        return joint, self.coordinate


class OnJointTool(DrawingTool):
    """Base of the tools that need one coordinate of a joint, or several one after the other.

    Attributes:
        count: how many it needs.
        picked: those that are chosen.

    """

    count = 1

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.picked: tuple[Motion, ...] = ()
        self._pointed: Motion | None = None
        self._chooser: Chooser | None = None

    # --- what those that follow say

    def element(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        """Return what acts on coordinates; None where nothing can."""
        raise NotImplementedError

    def wanted(self) -> tuple[JointCoordinate, ...]:
        """Return the coordinates that may come next."""
        return COORDINATES

    def fault(self, motion: Motion) -> str:  # noqa: ARG002
        """Return what keeps a coordinate from being taken, a sentence; empty where nothing does."""
        return ""

    @property
    def missed(self) -> str:
        """What to click, for a click beside all joints that fit."""
        raise NotImplementedError

    # --- the drawing

    @property
    def holds(self) -> tuple[str, ...]:
        pointed = () if self._pointed is None else (self._pointed,)
        return tuple(motion.joint for motion in (*self.picked, *pointed))

    def made(self, model: Model) -> tuple[Any, ...]:
        motions = self.picked if self._pointed is None else (*self.picked, self._pointed)
        element = self.element(model, motions) if len(motions) == self.count else None
        return () if element is None else (element,)

    def hover(self, at: Pointer) -> None:
        if self._chooser:
            return
        usable = [motion for motion in self._under(at) if not self.fault(motion)]
        self._pointed = usable[0] if usable else None
        super().hover(at)
        names = [motion.joint for motion in (*self.picked, *usable[:1])]
        self.desk.surface.mark_hovered(*names)

    def press(self, at: Pointer) -> None:
        self.at = at
        motions = list(self._under(at))
        usable = [motion for motion in motions if not self.fault(motion)]
        if len(usable) > 1:
            self._ask(usable)
        elif usable:
            self._take(usable[0])
        else:
            self.desk.refused.emit(self.fault(motions[0]) if motions else self.missed)

    def leave(self) -> None:
        self._pointed = None
        if not self.picked:
            super().cancel()

    def cancel(self) -> bool:
        busy = bool(self.picked) or self._chooser is not None
        self._forget()
        super().cancel()
        return busy

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw a ring around each joint that may be clicked."""
        glow = QColor(theme.accent)
        glow.setAlphaF(0.55)
        painter.setPen(QPen(glow, 1.6, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        surface = self.desk.surface
        places = {
            joint.name: surface.poses.point(*joint.ends()[-1])
            for joint in self.desk.model.joints
            if joint.name not in self.desk.model.hidden
            for motion in self.motions_of(joint)
            if not self.fault(motion)
        }
        for place in places.values():
            painter.drawEllipse(QPointF(*surface.camera.to_view(place).tolist()), RING, RING)

    # --- which joints

    def usable(self, joint: Joint) -> Iterator[Motion]:
        """Yield the motions of a joint that it could take."""
        yield from (motion for motion in self.motions_of(joint) if not self.fault(motion))

    def put_into(self, motion: Motion) -> None:
        """Take a motion that is usable as if the hand had clicked it."""
        self._take(motion)

    def finds_joint(self, at: Pointer) -> bool:
        """Whether there is a joint under the pointer that turns or slides."""
        return any(self._under(at))

    def _under(self, at: Pointer) -> Iterator[Motion]:
        """Yield the coordinates of the topmost joint under the pointer that has one that fits."""
        joints = {joint.name: joint for joint in self.desk.model.joints}
        for name in self._names_under(at):
            motions = list(self.motions_of(joints[name])) if name in joints else []
            if motions:
                yield from motions
                return

    def _names_under(self, at: Pointer) -> tuple[str, ...]:
        """Return what is under the pointer, the joint to which it snaps before all others."""
        snapped = (at.snap.owner,) if at.snap is not None and at.snap.kind == "joint" else ()
        return *snapped, *self.desk.surface.elements_at(at.view.toPoint())

    def motions_of(self, joint: Joint) -> Iterator[Motion]:
        """Yield the coordinates of a joint that may come next."""
        free = joint.coordinates()
        for coordinate in self.wanted():
            motion = Motion(joint.name, coordinate)
            if coordinate in free and motion not in self.picked:
                yield motion

    def _ask(self, motions: list[Motion]) -> None:
        assert self.at is not None
        choices = [Choice(motion, motion.words) for motion in motions]
        self._chooser = Chooser(self.desk.surface, choices)
        self._chooser.pointed.connect(self._point)
        self._chooser.chosen.connect(self._take)
        self._chooser.left.connect(self.cancel)
        self._chooser.open_at(self.at.view)

    def _point(self, motion: Motion) -> None:
        self._pointed = motion
        self.show()

    def _take(self, motion: Motion) -> None:
        self._chooser, self._pointed = None, None
        self.picked = (*self.picked, motion)
        if len(self.picked) == self.count:
            self.finish()

    def finish(self) -> None:
        """Keep what is drawn."""
        self.show()
        self._forget()
        if self.keep():
            self.desk.done.emit()

    def _forget(self) -> None:
        self.picked, self._pointed = (), None
        chooser, self._chooser = self._chooser, None
        if chooser:
            chooser.close()
        self.desk.surface.mark_hovered()


def _tr(text: str) -> str:
    return QCoreApplication.translate("OnJointTool", text)
