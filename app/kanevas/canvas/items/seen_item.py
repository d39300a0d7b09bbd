"""An item that stands where a joint does, and looks as the joint is seen."""

from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtGui import QColor

from kane.model import Joint
from kane.reading.holds import Hold
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.joint_signs import Look, Marks, SeenJoint, Viewer
from kanevas.look.theme import Theme


class SeenItem(MarkedItem):
    """Base of the signs of joints and of what acts in them; the scene looks at all at once.

    Attributes:
        viewer: what decides how the joint is seen.
        turns: whether the sign as a whole turns with the first axis of the joint, so that it need
            not be drawn anew.

    """

    turns = False

    def __init__(self, name: str, joint: Joint, own: QColor, theme: Theme) -> None:
        super().__init__(name, own, theme)
        self.viewer = Viewer(joint)
        self._seen: Look | None = None
        self._drawn: Look | None = None
        self._sight: SeenJoint | None = None

    def follow(self, holds: Mapping[str, Hold]) -> None:
        if holds != self.holds:
            self.holds = holds
            self._sight = self._seen = self._drawn = None

    @abstractmethod
    def marks(self, look: Look) -> Marks:
        """Return the marks of the sign."""

    def shows(self, sight: SeenJoint) -> bool:
        """Tell whether the sign is as it should be already."""
        before = self._sight
        return (
            before is not None
            and before.look is sight.look
            and (before.at, before.gap, before.is_askew, before.size)
            == (sight.at, sight.gap, sight.is_askew, sight.size)
        )

    def stand(self, sight: SeenJoint) -> None:
        """Put the sign where the joint is."""
        self._sight = sight
        self.setPos(*sight.at)

    def see(self, sight: SeenJoint) -> None:
        """Put the sign where the joint is, and draw it anew where it is seen differently."""
        self.stand(sight)
        self.size_marks(sight.size)
        if sight.look is self._seen:
            return
        look = self._seen = sight.look
        along = look.along if self.turns else None
        if along is not None:
            look = look.turned_back(along)
            self.turn_marks(along)
        if not look.is_like(self._drawn):
            self.set_marks(self.marks(look), look.rounded())
            self._drawn = look
