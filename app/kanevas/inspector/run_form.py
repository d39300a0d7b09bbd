"""The form for the settings of a run."""

import math

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from kane.model import ADAPTIVE_METHODS, SolverSettings
from kane.model.recording import expected_size, frame_count, is_by_motion
from kanevas.assets.decimals import written
from kanevas.document.changes import Changes
from kanevas.document.document import Document
from kanevas.edits.fields import DOCUMENT
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.form import Form
from kanevas.kinds.labels import PROPERTIES
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem

CONCERNING = ("solver", "formulas", "parameters", "bodies", "joints")
"""Fields of the model on which the settings of a run, and its size, hang."""


class RunForm(QScrollArea):
    """Method, length and accuracy of a run; what has no effect now is grey and says why."""

    def __init__(
        self, document: Document, system: UnitSystem, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self.edited = EditedElements(document, system, theme, self)
        self.edited.edit((DOCUMENT,))
        self.form = Form((SolverSettings,), self.edited, ("solver",))
        self.form.sections[PROPERTIES].head.hide()
        self.setAccessibleName(self.tr("Run settings"))
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self._size = QLabel(self)
        self._size.setContentsMargins(8, 3, 8, 5)
        self._size.setToolTip(
            self.tr(
                "What a run would record. What memory should not hold goes to a file on the disk, "
                "which goes with the run; “record every” makes it less."
            )
        )
        self.setViewportMargins(0, 0, 0, self._size.sizeHint().height())
        self.setWidget(self.form)
        document.changed.connect(self._follow)
        document.opened.connect(self._refresh)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        height = self._size.sizeHint().height()
        self._size.setGeometry(0, self.height() - height, self.width(), height)

    def editor(self, name: str) -> Editor:
        """Return the editor of a setting."""
        return self.form.editor(name)

    def commit(self) -> None:
        """Take over what is typed but not ended yet."""
        self.form.commit()
        self.edited.finish()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.edited.theme = theme
        self._size.setStyleSheet(f"color: {theme.muted.name()};")
        self.form.set_theme(theme)
        self._refresh()

    def set_units(self, system: UnitSystem) -> None:
        """Show and read numbers in other units."""
        self.commit()
        self.edited.system = system
        self.form.show_units()
        self._refresh()

    def _follow(self, changes: Changes) -> None:
        if not changes.fields.isdisjoint(CONCERNING):
            self._refresh()

    def _refresh(self) -> None:
        self.form.refresh()
        method = self._document.model.solver.method
        fixed = method not in ADAPTIVE_METHODS
        no_step = self.tr("{} chooses its steps itself").format(method)
        no_tolerance = self.tr("{} has a fixed step and no tolerance").format(method)
        self.form.set_field_enabled("step", fixed, no_step)
        self.form.set_field_enabled("rtol", not fixed, no_tolerance)
        self.form.set_field_enabled("atol", not fixed, no_tolerance)
        self._show_size()

    def _show_size(self) -> None:
        model = self._document.model
        frames = frame_count(model.solver) + 1
        if not math.isfinite(frames):
            self._size.clear()
            return
        text = self.tr("{frames} frames, about {size}")
        if is_by_motion(model.solver):
            text = self.tr("At least {frames} frames, {size}")
        self._size.setText(
            text.format(
                frames=f"{frames:,.0f}".replace(",", "\u202f"), size=_bytes(expected_size(model))
            )
        )


def _bytes(size: float) -> str:
    for unit in ("kB", "MB"):
        size /= 1000
        if size < 1000:
            return f"{written(size, '.2g')} {unit}" if size < 100 else f"{size:.0f} {unit}"
    return f"{written(size / 1000, '.2g')} GB"
