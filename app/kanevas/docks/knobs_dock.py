"""The knobs in the window: what is turned goes to a live run, or into the model."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QDockWidget, QMainWindow

from kane.errors import KaneError
from kane.model import Model
from kanevas.assets.told import told_of
from kanevas.controls import Controls
from kanevas.docks.dock import add_behind
from kanevas.edits.elements import find, replaced
from kanevas.knobs import BindingDialog, KnobsPanel
from kanevas.look.theme import Theme
from kanevas.runs.live import Reached
from kanevas.settings.bindings import Binding
from kanevas.units import UnitSystem
from kanevas.workspace import Workspace


class KnobsDock(QObject):
    """Puts the panel of knobs beside another dock, and connects it.

    A parameter that is turned is an edit, all turns in a row one step of undo. An input is an edit
    as well, but in a live run, where it is what the hand does; there keys and devices lead it too.
    """

    def __init__(self, window: QMainWindow, workspace: Workspace, beside: QDockWidget) -> None:
        super().__init__(window)
        self._window, self._workspace = window, workspace
        self.panel = panel = KnobsPanel(workspace.colors.theme)
        self.dock = add_behind(window, beside, self.tr("Knobs"), "knobs", panel)
        self.controls = Controls(window)
        self.controls.steered.connect(workspace.live.set_inputs)
        panel.show_bindings(workspace.settings.bindings())
        panel.parameter_turned.connect(self._edit)
        panel.input_turned.connect(self._set_input)
        panel.binding_wanted.connect(self._bind)
        workspace.live.changed.connect(self._follow_live)
        workspace.live.paced.connect(self._show_inputs)

    def follow_model(self, model: Model) -> None:
        """Show the parameters and inputs of a model."""
        self.panel.show_model(model)
        if (reached := self._workspace.live.reached) and self._workspace.live.is_on:
            self._show_inputs(reached)
        self._follow_live()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.panel.set_theme(theme)

    def set_units(self, system: UnitSystem) -> None:
        """Write numbers in other units."""
        self.panel.set_units(system)

    def _show_inputs(self, reached: Reached) -> None:
        self.panel.show_inputs(reached.inputs)

    def _follow_live(self) -> None:
        """Listen to keys and devices as long as a live run goes on."""
        live = self._workspace.live
        if live.state == "runs":
            was_on, inputs = self.controls.is_on, self._workspace.document.model.inputs
            self.controls.begin(inputs, self._workspace.settings.bindings(), self._value)
            if self.controls.is_on and not was_on and (problems := self.controls.devices.problems):
                self._workspace.notices.tell(" ".join(problems))
            return
        self.controls.end()
        if not live.is_on:
            self.panel.show_model(self._workspace.document.model)

    def _value(self, name: str) -> float:
        return self.panel.knobs[name].value

    def _bind(self, name: str) -> None:
        """Ask what is to lead an input."""
        settings, devices = self._workspace.settings, self.controls.devices
        binding = settings.bindings().get(name, Binding())
        dialog = BindingDialog(name, binding, devices, self._workspace.colors.theme, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            settings.set_binding(name, dialog.binding)
            self.panel.show_bindings(settings.bindings())
        dialog.deleteLater()
        devices.close()
        self._follow_live()

    def _set_input(self, name: str, value: float) -> None:
        live = self._workspace.live
        if live.is_on:
            self.controls.leave((name,))
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
