"""The form for the settings of a run."""

from PySide6.QtWidgets import QScrollArea, QWidget

from kane.model import ADAPTIVE_METHODS, SolverSettings
from kanevas.document.changes import Changes
from kanevas.document.document import Document
from kanevas.edits.fields import DOCUMENT
from kanevas.inspector.desk import Desk
from kanevas.inspector.editor import Editor
from kanevas.inspector.form import Form
from kanevas.inspector.labels import PROPERTIES
from kanevas.theme import Theme
from kanevas.units import UnitSystem

CONCERNING = ("solver", "formulas", "parameters")
"""Fields of the model on which the settings of a run hang."""


class RunForm(QScrollArea):
    """Method, length and accuracy of a run; what has no effect now is grey and says why."""

    def __init__(
        self, document: Document, system: UnitSystem, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self.desk = Desk(document, system, theme, self)
        self.desk.edit((DOCUMENT,))
        self.form = Form((SolverSettings,), self.desk, ("solver",))
        self.form.sections[PROPERTIES].head.hide()
        self.setAccessibleName(self.tr("Run settings"))
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidget(self.form)
        document.changed.connect(self._follow)
        document.opened.connect(self._refresh)
        self._refresh()

    def editor(self, name: str) -> Editor:
        """Return the editor of a setting."""
        return self.form.editor(name)

    def commit(self) -> None:
        """Take over what is typed but not ended yet."""
        self.form.commit()
        self.desk.finish()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.desk.theme = theme
        self.form.set_theme(theme)
        self._refresh()

    def set_units(self, system: UnitSystem) -> None:
        """Show and read numbers in other units."""
        self.commit()
        self.desk.system = system
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
