"""Editor of an orientation: an angle in the work plane, an axis and an angle, Euler parameters."""

import math
from typing import Any

from msgspec import inspect
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kane.elements.orientation import UPRIGHT, AxisAngle, Orientation, euler_parameters
from kane.fields import Vector
from kane.model import parameter_values
from kanevas.edits.fields import Way, with_formula, with_parameter_of, with_value
from kanevas.inspector.choice_editors import ChoiceBox
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.fields import Field, fields_of, members
from kanevas.inspector.number_editors import VectorEditor
from kanevas.inspector.number_line import NumberLine
from kanevas.inspector.typed_line import Edit
from kanevas.kinds.labels import explained
from kanevas.units import read, shown

IN_PLANE, AXIS, EULER = range(3)
PARAMETERS = ("e1", "e2", "e3", "e4")
TOWARDS_VIEWER: dict[str, Vector] = {
    "xy": (0.0, 0.0, 1.0),
    "xz": (0.0, -1.0, 0.0),
    "yz": (1.0, 0.0, 0.0),
}
TILTED = 1e-9  # sine; what is less comes from rounded numbers


class OrientationEditor(Editor):
    """Turns are counted as they are seen in the work plane: positive against the clock."""

    wide = True

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self._asked: int | None = None
        self.box = ChoiceBox()
        self.box.addItems(
            [self.tr("Angle in the work plane"), self.tr("Axis and angle"),
             self.tr("Euler parameters")]
        )  # fmt: skip
        self.box.setToolTip(explained(field.meaning))
        self.box.setAccessibleName(self.tr("Kind of orientation"))
        self.box.activated.connect(self._choose)
        axis, angle = fields_of(AxisAngle)
        self.in_plane = PlaneAngleLine(angle, way, edited)
        self.axis = VectorEditor(axis, (*way, "axis"), edited)
        self.angle = NumberLine(angle, (*way, "angle"), edited)
        self.euler = VectorEditor(field._replace(kind=_euler_kind(field)), way, edited, PARAMETERS)
        for line, name in ((self.in_plane, self.tr("Angle")), (self.angle, self.tr("Angle"))):
            line.setAccessibleName(name)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for part in (self.box, self.in_plane, self.axis, self.angle, self.euler):
            layout.addWidget(part)
        self.setFocusProxy(self.box)

    def refresh(self) -> None:
        kind = self._kind()
        self.box.setCurrentIndex(kind)
        self.in_plane.setVisible(kind == IN_PLANE)
        self.axis.setVisible(kind == AXIS)
        self.angle.setVisible(kind == AXIS)
        self.euler.setVisible(kind == EULER)
        for part in (self.in_plane, self.axis, self.angle, self.euler):
            if not part.isHidden():
                part.refresh()

    def commit(self) -> None:
        for part in (self.in_plane, self.axis, self.angle, self.euler):
            part.commit()

    def _kind(self) -> int:
        values = self.edited.values(self.way)
        if all(angle_in_plane(v, self.edited.model.work_plane) is not None for v in values):
            return IN_PLANE if self._asked is None else self._asked_kind(values)
        if all(isinstance(value, AxisAngle) for value in values):
            return AXIS
        return EULER

    def _asked_kind(self, values: list[Orientation]) -> int:
        """Return the kind that was chosen, while the values are of it."""
        fits = all(isinstance(value, AxisAngle) == (self._asked == AXIS) for value in values)
        return self._asked if self._asked is not None and fits else IN_PLANE

    def _choose(self, kind: int) -> None:
        """Say the same orientation in another way."""
        values = self.edited.values(self.way)
        self._asked = None if kind == IN_PLANE else kind
        now = values[0] if values else UPRIGHT
        if kind == EULER:
            self.set_value(euler_parameters(now))
        elif kind == AXIS:
            self.set_value(axis_and_angle(now, self.edited.model.work_plane))
        elif angle_in_plane(now, self.edited.model.work_plane) is None:
            self.set_value(in_plane(0.0, self.edited.model.work_plane))
        self.refresh()


class PlaneAngleLine(NumberLine):
    """The angle of a turn in the work plane; the model keeps it as an axis and an angle."""

    def refresh(self) -> None:
        angles = set(self._angles())
        angle = angles.pop() if len(angles) == 1 else None
        formulas = self.formulas()
        formula = formulas.pop() if angle is not None and len(formulas) == 1 else ""
        if formula and self._sign() < 0:
            formula = f"-({formula})"
        text = "" if angle is None else shown(angle, "rad", self.edited.system)
        self.show_text(formula or text)
        if not self._open:
            self._show_kind(angle is not None, angle, formula)

    def read(self) -> Edit:
        values, plane = parameter_values(self.edited.model), self.edited.model.work_plane
        entered = read(self.text(), "rad", self.edited.system, values)
        whole, way = in_plane(entered.value, plane), (*self.way, "angle")
        if not entered.formula:
            return lambda model: with_value(model, self.edited.owners, self.way, whole)
        return lambda model: with_formula(
            with_value(model, self.edited.owners, self.way, whole),
            self.edited.owners, way, entered.value, entered.formula,
        )  # fmt: skip

    def numbers(self) -> list[float | str | None]:
        return list(self._angles())

    def formulas(self) -> set[str]:
        return self.edited.formulas((*self.way, "angle"))

    def make_parameter(self) -> None:
        angle = self.numbers()[0]
        assert isinstance(angle, float)
        whole = in_plane(angle, self.edited.model.work_plane)
        self._open = False
        self.edited.apply(
            self.label,
            lambda model: with_parameter_of(
                with_value(model, self.edited.owners, self.way, whole),
                self.edited.owners, (*self.way, "angle"), "rad",
            ),
        )  # fmt: skip
        self.refresh()

    def _edit(self, value: Any) -> Edit:
        whole = in_plane(value, self.edited.model.work_plane)
        return lambda model: with_value(model, self.edited.owners, self.way, whole)

    def _angles(self) -> list[float | None]:
        plane = self.edited.model.work_plane
        return [angle_in_plane(value, plane) for value in self.edited.values(self.way)]

    def _sign(self) -> int:
        """Return -1 where the axis in the model points away from the viewer."""
        values = self.edited.values(self.way)
        towards = TOWARDS_VIEWER[self.edited.model.work_plane]
        if values and isinstance(values[0], AxisAngle):
            return -1 if sum(a * b for a, b in zip(values[0].axis, towards, strict=True)) < 0 else 1
        return 1


def in_plane(angle: float, plane: str) -> AxisAngle:
    """Return a turn in a plane, positive against the clock as it is seen."""
    return AxisAngle(axis=TOWARDS_VIEWER[plane], angle=angle)


def angle_in_plane(orientation: Orientation, plane: str) -> float | None:
    """Return the angle of a turn in a plane [rad]; None for one that leaves it."""
    towards = TOWARDS_VIEWER[plane]
    if isinstance(orientation, AxisAngle):
        axis, angle = orientation.axis, orientation.angle
    else:
        x, y, z, cosine = euler_parameters(orientation)
        angle = 2 * math.atan2(math.hypot(x, y, z), cosine)
        axis = (x, y, z) if angle else towards
    length = math.hypot(*axis)
    along = sum(a * b for a, b in zip(axis, towards, strict=True))
    if not length or math.sqrt(max(length**2 - along**2, 0.0)) > TILTED * length:
        return None
    return math.copysign(1.0, along) * angle


def axis_and_angle(orientation: Orientation, plane: str) -> AxisAngle:
    """Return an orientation as an axis of length 1 and an angle."""
    if isinstance(orientation, AxisAngle):
        return orientation
    x, y, z, cosine = euler_parameters(orientation)
    sine = math.hypot(x, y, z)
    if not sine:
        return in_plane(0.0, plane)
    return AxisAngle(axis=(x / sine, y / sine, z / sine), angle=2 * math.atan2(sine, cosine))


def _euler_kind(field: Field) -> inspect.Type:
    return next(m for m in members(field.kind) if isinstance(m, inspect.TupleType))
