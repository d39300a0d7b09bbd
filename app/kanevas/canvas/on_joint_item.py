"""What acts in a joint: springs, drivers and locks, drawn about the joint's own sign."""

from collections.abc import Callable

from kane.elements.drivers import AngleDriver, DisplacementDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.on_joint import OnJoint
from kane.model import Joint
from kane.model.poses import Poses
from kanevas.canvas.camera import Camera
from kanevas.canvas.item import LOCKS, MOTORS, SPRINGS
from kanevas.canvas.joint_signs import Look, Viewer, on_joint, sign_of
from kanevas.canvas.joint_signs.marks import Marks
from kanevas.canvas.marked_item import MarkedItem
from kanevas.theme import Theme

SIGNS: dict[type, tuple[Callable[[Look, float], Marks], float]] = {
    TorsionSpring: (on_joint.torsion_spring, SPRINGS),
    SliderSpring: (on_joint.slider_spring, SPRINGS),
    AngleDriver: (on_joint.angle_driver, MOTORS),
    DisplacementDriver: (on_joint.displacement_driver, MOTORS),
    AngleLock: (on_joint.lock, LOCKS),
    DisplacementLock: (on_joint.lock, LOCKS),
}


class OnJointItem(MarkedItem):
    """The sign of a joint's spring, driver or lock."""

    def __init__(self, element: OnJoint, joint: Joint, theme: Theme) -> None:
        self._draw_marks, layer = SIGNS[type(element)]
        super().__init__(element.name, theme.spring if layer == SPRINGS else theme.joint, theme)
        self._viewer = Viewer(joint, sign_of(joint).ground_first)
        self._look: Look | None = None
        self.setZValue(layer)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the sign where the joint is, and draw it anew where it is seen differently."""
        at, _, look = self._viewer.look(poses, camera)
        if not look.is_like(self._look):
            self._look = look
            self.set_marks(self._draw_marks(look, self._viewer.sense))
        self.setPos(*at.tolist())
