"""The shapes of bodies, and whether they touch others by them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from kane.elements.body import Body
from kanevas.edits.touching import Touching, touching, with_touching
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.section import Section

STATES: dict[Touching, Qt.CheckState] = {
    "all": Qt.CheckState.Checked,
    "some": Qt.CheckState.PartiallyChecked,
    "none": Qt.CheckState.Unchecked,
}


class ShapesSection(Section):
    """The fields of the shapes, and a tick that makes contacts with all that is around.

    Attributes:
        touching: the tick: half where some of the contacts that could be are missing.

    """

    def __init__(self, title: str, edited: EditedElements, parent: QWidget | None = None) -> None:
        super().__init__(title, edited.theme, parent)
        self._edited = edited
        self.touching = QCheckBox(self.tr("Touches what is around it"))
        self.touching.setToolTip(
            self.tr(
                "Make a contact with each body that it may touch and with each floor, or take all "
                "its contacts away"
            )
        )
        self.touching.clicked.connect(self._choose)

    def finish(self) -> None:
        self.grid.add_widget(self.touching)

    def refresh(self) -> None:
        """Show whether the bodies touch what is around them."""
        state = touching(self._edited.model, self._bodies())
        self.touching.setVisible(state is not None)
        self.touching.setCheckState(STATES[state or "none"])

    def _bodies(self) -> tuple[str, ...]:
        return tuple(each.name for each in self._edited.records if isinstance(each, Body))

    def _choose(self) -> None:
        names = self._bodies()
        wanted = touching(self._edited.model, names) != "all"
        stem = self.tr("contact")
        self._edited.apply(
            self.tr("Contacts"), lambda model: with_touching(model, names, wanted, stem)
        )
        self.refresh()
