"""The knobs in the window: what is turned goes to a live run, or into the model."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from kane.errors import KaneError
from kane.model import Model
from kanevas.assets.told import told_of
from kanevas.docks.dock import add_dock
from kanevas.edits.elements import find, replaced
from kanevas.knobs import KnobsPanel
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem
from kanevas.workspace import Workspace


class KnobsDock(QObject):
    """Puts the panel of knobs beside another dock, and connects it.

    A parameter that is turned is an edit, all turns in a row one step of undo. An input is an edit
    as well, but in a live run, where it is what the hand does.
    """

    def __init__(self, window: QMainWindow, workspace: Workspace, beside: QDockWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self.panel = panel = KnobsPanel(workspace.colors.theme)
        left = Qt.DockWidgetArea.LeftDockWidgetArea
        self.dock = add_dock(window, self.tr("Knobs"), "knobs", panel, left)
        window.tabifyDockWidget(beside, self.dock)
        beside.raise_()
        panel.parameter_turned.connect(self._edit)
        panel.input_turned.connect(self._set_input)

    def follow_model(self, model: Model) -> None:
        """Show the parameters and inputs of a model."""
        self.panel.show_model(model)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.panel.set_theme(theme)

    def set_units(self, system: UnitSystem) -> None:
        """Write numbers in other units."""
        self.panel.set_units(system)

    def _set_input(self, name: str, value: float) -> None:
        live = self._workspace.live
        if live.is_on:
            live.set_inputs({name: value})
        else:
            self._edit(name, value)

    def _edit(self, name: str, value: float) -> None:
        workspace = self._workspace
        workspace.rerun.expect()
        text = self.tr("Turn {}").format(name)
        try:
            workspace.document.apply(
                text, lambda m: replaced(m, replace(find(m, name), value=value)), f"knob {name}"
            )
        except KaneError as error:
            workspace.rerun.forget()
            workspace.notices.refuse(told_of(error))
            self.panel.show_model(workspace.document.model)
            return
        workspace.rerun.want()
