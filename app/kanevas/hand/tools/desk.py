"""What tools work with."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from kane.model import Model
from kanevas.document.document import Document
from kanevas.document.edit import Edit
from kanevas.document.gesture import Gesture
from kanevas.document.selection import Selection
from kanevas.drawing.geometry import Array
from kanevas.hand.pulling.puller import Puller
from kanevas.hand.surface import Sheet, Surface
from kanevas.units import UnitSystem
from kanevas.units.systems import SI

SAME_DEPTH = 1e-6  # pixels: far less than is seen, far more than round-off


class Desk(QObject):
    """The document, the selection and the surfaces, for the tools.

    Signals:
        hint_changed: what the hand can do next, for the status bar.
        refused: why something cannot be done, a sentence for the user.
        done: the armed tool has made its thing.

    Attributes:
        document, selection: what tools read and change.
        canvas: the surface on which things are picked and pulled.
        surfaces: all on which tools draw.
        surface: the one where the hand is, or was last.
        units: in which numbers are shown.
        at_start: whether the canvas shows the model as placed, and no later time of a run.
        can_pose: whether the solver is there, to move bodies within their joints.
        puller: what moves bodies while the model is in motion; None where there is no such thing.

    """

    hint_changed = Signal(str)
    refused = Signal(str)
    done = Signal()

    def __init__(
        self,
        document: Document,
        selection: Selection,
        canvas: Sheet,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.selection = selection
        self.canvas = canvas
        self.surface: Surface = canvas
        self.surfaces: tuple[Surface, ...] = (canvas,)
        self.units = SI
        self.at_start = True
        self.can_pose = False
        self.puller: Puller | None = None

    def add(self, surface: Surface) -> None:
        """Let tools draw on a further surface."""
        self.surfaces += (surface,)

    def come_to(self, surface: Surface) -> None:
        """Let the hand be on another surface."""
        if surface is not self.surface:
            before, self.surface = self.surface, surface
            before.rest()

    def draw_through(self, point: Array) -> None:
        """Let the work plane go through a point in ground axes, (3,) [m], parallel to itself."""
        camera = self.canvas.camera
        depth = float(camera.axes[2] @ point)
        if abs(depth - camera.depth) * camera.scale > SAME_DEPTH:
            self.canvas.set_depth(depth)

    @property
    def model(self) -> Model:
        """The model as it is now."""
        return self.document.model

    def apply(self, text: str, edit: Edit, merge: str = "") -> None:
        """See ``Document.apply``."""
        self.document.apply(text, edit, merge)

    def gesture(self, text: str) -> Gesture:
        """See ``Document.gesture``."""
        return self.document.gesture(text)

    def proposal(self, text: str) -> Gesture:
        """See ``Document.proposal``."""
        return self.document.proposal(text)

    def set_units(self, units: UnitSystem) -> None:
        """Show numbers in other units."""
        self.units = units
        for surface in self.surfaces:
            surface.renew()
