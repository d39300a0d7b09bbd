"""Editor of inertia: three principal moments, or the whole tensor."""

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from kane.elements.body import InertiaTensor
from kanevas.edits.fields import Way
from kanevas.inspector.choice_editors import Choice
from kanevas.inspector.desk import Desk
from kanevas.inspector.editor import Editor
from kanevas.inspector.fields import Field, fields_of
from kanevas.inspector.labels import label
from kanevas.inspector.number_editors import VectorEditor
from kanevas.inspector.number_line import NumberLine

MOMENTS = ("1", "2", "3")
PRINCIPAL, TENSOR = range(2)


class InertiaEditor(Editor):
    """Moments about the mass centre; what is not given yet is asked for as principal moments."""

    wide = True
    shows_unit = False

    def __init__(self, field: Field, way: Way, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(field, way, desk, parent)
        self.box = Choice()
        self.box.addItems([self.tr("Principal moments"), self.tr("Whole tensor")])
        self.box.setToolTip(field.meaning)
        self.box.setAccessibleName(self.tr("Kind of inertia"))
        self.box.activated.connect(self._choose)
        self.moments = VectorEditor(field, way, desk, MOMENTS)
        self.tensor = _Tensor(field, way, desk)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for part in (self.box, self.moments, self.tensor):
            layout.addWidget(part)
        self.setFocusProxy(self.box)

    def refresh(self) -> None:
        kinds = {isinstance(value, InertiaTensor) for value in self.desk.values(self.way)}
        self.box.setCurrentIndex(int(kinds.pop()) if len(kinds) == 1 else -1)
        is_tensor = self.box.currentIndex() == TENSOR
        self.tensor.setVisible(is_tensor)
        self.moments.setVisible(self.box.currentIndex() == PRINCIPAL)
        (self.tensor if is_tensor else self.moments).refresh()

    def commit(self) -> None:
        self.moments.commit()
        self.tensor.commit()

    def _choose(self, index: int) -> None:
        """Say the same inertia in the other way; off the diagonal a tensor may lose something."""
        values = self.desk.values(self.way)
        now = values[0] if values else None
        if index == TENSOR and not isinstance(now, InertiaTensor):
            xx, yy, zz = now or (1.0, 1.0, 1.0)
            self.set_value(InertiaTensor(xx=xx, yy=yy, zz=zz))
        elif index == PRINCIPAL and isinstance(now, InertiaTensor):
            self.set_value((now.xx, now.yy, now.zz))


class _Tensor(Editor):
    """Six numbers in two rows."""

    def __init__(self, field: Field, way: Way, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(field, way, desk, parent)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self.lines = []
        for i, part in enumerate(fields_of(InertiaTensor)):
            line = NumberLine(part, (*way, part.name), desk, part.name, shows_unit=False)
            line.setAccessibleName(f"{label(field.name)} {part.name}")
            layout.addWidget(line, i // 3, i % 3)
            self.lines.append(line)

    def refresh(self) -> None:
        for line in self.lines:
            line.refresh()

    def commit(self) -> None:
        for line in self.lines:
            line.commit()
