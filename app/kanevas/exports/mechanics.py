"""What is worked out of a run for a file: loads of bodies, linear equations."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from kanevas.exports.dialogs import answer
from kanevas.exports.loads_dialog import LoadsDialog
from kanevas.exports.saving import KINDS, Progress, Saving
from kanevas.units import quantity
from kanevas.units.systems import SI
from kanevas.workspace import Workspace
from kanevas.workspace.presenter import frame_up_to

if TYPE_CHECKING:
    from kane.model import Model
    from kane.results import Result

ARRAYS = (".mat", ".npz")


class Mechanics(QObject):
    """Asks what is wanted and where it goes, and works it out while it is written."""

    def __init__(self, parent: QWidget, workspace: Workspace, saving: Saving) -> None:
        super().__init__(parent)
        self._parent, self._workspace, self._saving = parent, workspace, saving

    def body_loads(self) -> None:
        """Write what acts on bodies cut free, in balance with their inertia forces."""
        workspace = self._workspace
        result = workspace.presenter.result
        assert result is not None  # without a run the menu does not offer it
        workspace.player.pause()
        time = min(max(workspace.player.clock.time, result.time[0]), result.time[-1])
        names = {body.name for body in result.model.bodies}
        selected = tuple(name for name in workspace.selection.names if name in names)
        dialog = LoadsDialog(selected, quantity(float(time), "s", SI), self._parent)
        choice = answer(dialog, lambda: dialog.choice)
        if choice is None:
            return
        path = self._saving.choose_path(self.tr("Export loads of bodies"), ".csv", KINDS[".csv"])
        if path is None:
            return

        def write(path: Path, go_on: Progress) -> None:
            from kane.analyses.body_loads import body_loads, write_body_loads

            times = [float(time)] if choice.is_now else None
            write_body_loads(path, body_loads(result, choice.bodies, times, progress=go_on))

        self._saving.write_beside(path, write)

    def linear(self) -> None:
        """Write the linear equations about what is shown: its time, or the start without a run."""
        workspace = self._workspace
        workspace.settle()
        workspace.player.pause()
        presenter, model = workspace.presenter, workspace.document.model
        result = None if presenter.is_stale else presenter.result
        frame = frame_up_to(result, workspace.player.clock.time) if result else 0
        kinds = ";;".join(KINDS[suffix] for suffix in ARRAYS)
        path = self._saving.choose_path(self.tr("Export linear equations"), ARRAYS[0], kinds)
        if path is None:
            return
        if path.suffix.lower() not in ARRAYS:
            path = path.with_name(f"{path.name}{ARRAYS[0]}")
        self._saving.write_beside(path, lambda p, _: _write_linear(p, model, result, frame))


def _write_linear(path: Path, model: Model, result: Result | None, frame: int) -> None:
    """Write the matrices about a frame, or about the start, from all inputs to all measures."""
    from kane.analyses.instant import instant_at_start, instant_of
    from kane.analyses.linearisation import linearise

    instant = instant_at_start(model) if result is None else instant_of(result, frame)
    own = instant.system.model
    linear = linearise(
        instant, [each.name for each in own.inputs], [each.name for each in own.measures]
    )
    write = linear.to_mat if path.suffix.lower() == ".mat" else linear.to_numpy
    write(path)
