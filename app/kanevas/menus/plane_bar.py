"""The plane in which one draws: a button of the tool bar, and a field for where it lies."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QToolButton

from kane.model import parameter_values
from kanevas.assets.told import told_of
from kanevas.canvas import Canvas
from kanevas.drawing.planes import letter_across, sign_across
from kanevas.inspector.line import ValueLine
from kanevas.look.theme import Theme
from kanevas.units import display, pretty, read, shown
from kanevas.workspace import Workspace

FIELD_WIDTH = 132


class PlaneBar(QObject):
    """Shows and changes the work plane.

    Attributes:
        button: the plane, with the menu of all three.
        depth: where the plane lies along the ground axis across it.

    """

    def __init__(
        self, workspace: Workspace, canvas: Canvas, planes: QActionGroup, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._workspace, self._canvas = workspace, canvas
        self._planes = planes
        self.button = QToolButton()
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setToolTip(self.tr("The plane in which you draw"))
        self.button.addActions(planes.actions())
        self.depth = ValueLine(workspace.colors.theme)
        self.depth.setFixedWidth(FIELD_WIDTH)
        self.depth.setAccessibleName(self.tr("Depth of the work plane"))
        self.depth.editingFinished.connect(self._take_depth)
        canvas.plane_changed.connect(self.show_plane)
        workspace.units.changed.connect(self.show_plane)
        self.show_plane()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.depth.set_theme(theme)

    def show_plane(self) -> None:
        """Show the plane as it is now."""
        camera, system = self._canvas.camera, self._workspace.units.system
        for action in self._planes.actions():
            action.setChecked(action.data() == camera.plane)
            if action.isChecked():
                # the blanks keep the arrow of the menu off the words
                self.button.setText(action.text().replace("&", "") + "  ")
        at = self.tr("at {} =").format(letter_across(camera.plane))
        self.depth.set_ends(at, pretty(display("m", system).unit))
        # no minus before nothing
        self.depth.setText(shown(camera.depth * sign_across(camera.plane) + 0.0, "m", system))
        self._tell("")

    def _take_depth(self) -> None:
        parameters = parameter_values(self._workspace.document.model)
        try:
            place = read(self.depth.text(), "m", self._workspace.units.system, parameters).value
        except ValueError as error:
            self._tell(told_of(error))
            return
        self._canvas.set_depth(place * sign_across(self._canvas.plane) + 0.0)
        self.show_plane()

    def _tell(self, fault: str) -> None:
        plane = self._canvas.plane
        grows = (
            self.tr("{} grows towards you.")
            if sign_across(plane) > 0
            else self.tr("{} grows away from you.")
        )
        letter = letter_across(plane)
        where = self.tr("Where the plane in which you draw lies along {}").format(letter)
        tip = f"{where}. {grows.format(letter)}"
        self.depth.set_fault(fault)
        self.depth.setToolTip(fault or tip)
