"""Editor of inertia: three principal moments, the whole tensor, or one moment in a plane."""

from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from kane.elements.body import Body, InertiaTensor
from kanevas.edits.fields import Way
from kanevas.edits.mass import moment_about_normal
from kanevas.inspector.choice_editors import ChoiceBox
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.fields import Field, fields_of
from kanevas.inspector.number_editors import VectorEditor
from kanevas.inspector.number_line import NumberLine
from kanevas.kinds.labels import explained, label

MOMENTS = ("1", "2", "3")
PRINCIPAL, TENSOR, SINGLE = range(3)


class InertiaEditor(Editor):
    """Moments about the mass centre.

    What is not given yet is asked for as principal moments, in a planar model as the one moment
    that counts there.
    """

    wide = True
    shows_unit = False

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.box = ChoiceBox()
        self.box.addItems(
            [self.tr("Principal moments"), self.tr("Whole tensor"), self.tr("About the normal")]
        )
        self.box.setToolTip(explained(field.meaning))
        self.box.setAccessibleName(self.tr("Kind of inertia"))
        self.box.activated.connect(self._choose)
        self.moments = VectorEditor(field, way, edited, MOMENTS)
        self.tensor = _Tensor(field, way, edited)
        self.single = NumberLine(field, way, edited)
        self.single.setAccessibleName(self.tr("Moment of inertia about the normal"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for part in (self.box, self.moments, self.tensor, self.single):
            layout.addWidget(part)
        self.setFocusProxy(self.box)

    def refresh(self) -> None:
        kinds = {self._kind_of(value) for value in self.edited.values(self.way)}
        kind = kinds.pop() if len(kinds) == 1 else -1
        self.box.setCurrentIndex(kind)
        entries = self.box.model()
        assert isinstance(entries, QStandardItemModel)  # which a box has by itself
        entries.item(SINGLE).setEnabled(self.edited.model.planar or kind == SINGLE)
        for part, own in self._parts():
            part.setVisible(own == kind)
            if own == kind:
                part.refresh()

    def commit(self) -> None:
        for part, _ in self._parts():
            part.commit()

    def _parts(self) -> tuple[tuple[Editor | NumberLine, int], ...]:
        return (self.moments, PRINCIPAL), (self.tensor, TENSOR), (self.single, SINGLE)

    def _kind_of(self, value: object) -> int:
        if isinstance(value, InertiaTensor):
            return TENSOR
        if value is None:
            return SINGLE if self.edited.model.planar else PRINCIPAL
        return PRINCIPAL if isinstance(value, tuple) else SINGLE

    def _choose(self, index: int) -> None:
        """Say the same inertia in the other way; off the diagonal a tensor may lose something."""
        values = self.edited.values(self.way)
        now = values[0] if values else None
        if index == self._kind_of(now):
            return
        match now:
            case InertiaTensor(xx=xx, yy=yy, zz=zz):
                moments = (xx, yy, zz)
            case None:
                moments = (1.0, 1.0, 1.0)
            case tuple():
                moments = now
            case moment:
                moments = (moment, moment, moment)
        if index == TENSOR:
            xx, yy, zz = moments
            self.set_value(InertiaTensor(xx=xx, yy=yy, zz=zz))
        elif index == PRINCIPAL:
            self.set_value(moments)
        else:
            body = self.edited.records[0]
            assert isinstance(body, Body)  # nothing else has an inertia
            self.set_value(moment_about_normal(self.edited.model, body) if now else moments[0])


class _Tensor(Editor):
    """Six numbers in two rows."""

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self.lines = []
        for i, part in enumerate(fields_of(InertiaTensor)):
            line = NumberLine(part, (*way, part.name), edited, part.name, shows_unit=False)
            line.setAccessibleName(f"{label(field.name)} {part.name}")
            layout.addWidget(line, i // 3, i % 3)
            self.lines.append(line)

    def refresh(self) -> None:
        for line in self.lines:
            line.refresh()

    def commit(self) -> None:
        for line in self.lines:
            line.commit()
