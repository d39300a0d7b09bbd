"""The plane in which one draws: a button of the tool bar, and a field for its depth."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QToolButton

from kane.model import parameter_values
from kanevas.assets.told import told_of
from kanevas.canvas import Canvas
from kanevas.inspector.line import ValueLine
from kanevas.look.theme import Theme
from kanevas.units import display, pretty, read, shown
from kanevas.workspace import Workspace

FIELD_WIDTH = 110


class PlaneBar(QObject):
    """Shows and changes the work plane.

    Attributes:
        button: the plane, with the menu of all three.
        depth: how far the plane lies in front of the origin.

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
        self.depth.set_ends(self.tr("depth"), pretty(display("m", system).unit))
        self.depth.setText(shown(camera.depth, "m", system))
        self._tell("")

    def _take_depth(self) -> None:
        parameters = parameter_values(self._workspace.document.model)
        try:
            depth = read(self.depth.text(), "m", self._workspace.units.system, parameters).value
        except ValueError as error:
            self._tell(told_of(error))
            return
        self._canvas.set_depth(depth)
        self.show_plane()

    def _tell(self, fault: str) -> None:
        tip = self.tr("How far in front of the origin you draw, towards the viewer")
        self.depth.set_fault(fault)
        self.depth.setToolTip(fault or tip)
