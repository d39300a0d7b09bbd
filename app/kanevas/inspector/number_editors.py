"""Editors of numbers: one, a vector in one row, and expressions one below the other."""

from typing import Any

from msgspec import inspect
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from kane.model import Model, parameter_values
from kanevas.edits.fields import Way, with_formula, with_value
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.fields import Field, may_be_none, members, part_of
from kanevas.inspector.number_line import NumberLine
from kanevas.inspector.typed_line import Edit
from kanevas.kinds.labels import explained, label, left_out
from kanevas.units import read

AXES = ("x", "y", "z")
GAP = 4  # pixels between the numbers of a vector


class NumberEditor(Editor):
    """One number, or one expression."""

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.line = NumberLine(field, way, edited)
        _only(self, QHBoxLayout(self), [self.line])

    def refresh(self) -> None:
        self.line.refresh()

    def commit(self) -> None:
        self.line.commit()


class VectorEditor(Editor):
    """A few numbers in one row, each with the name of its direction."""

    wide = True
    shows_unit = False

    def __init__(
        self,
        field: Field,
        way: Way,
        edited: EditedElements,
        names: tuple[str, ...] = AXES,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(field, way, edited, parent)
        optional = may_be_none(field.kind)
        kinds = _parts(field)
        self.lines = []
        for i, (kind, name) in enumerate(zip(kinds, names or ("",) * len(kinds), strict=False)):
            part = part_of(field, i, kind)
            line = (OptionalPartLine if optional else NumberLine)(
                part, (*way, i), edited, name, False
            )
            line.setAccessibleName(f"{label(field.name)} {name}")
            self.lines.append(line)
        _only(self, QHBoxLayout(self), self.lines)

    def refresh(self) -> None:
        for line in self.lines:
            line.refresh()

    def commit(self) -> None:
        for line in self.lines:
            line.commit()

    def sizeHint(self) -> QSize:
        return QSize(180, super().sizeHint().height())


class VaryingVectorEditor(Editor):
    """Numbers or expressions for x, y and z, one below the other since they may be long."""

    wide = True
    shows_unit = False

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.lines = []
        for i, kind in enumerate(_parts(field)):
            line = NumberLine(part_of(field, i, kind), (*way, i), edited, AXES[i])
            line.setAccessibleName(f"{label(field.name)} {AXES[i]}")
            self.lines.append(line)
        _only(self, QVBoxLayout(self), self.lines)

    def refresh(self) -> None:
        for line in self.lines:
            line.refresh()

    def commit(self) -> None:
        for line in self.lines:
            line.commit()


class OptionalPartLine(NumberLine):
    """One number of a vector that the program chooses where it is not given."""

    def refresh(self) -> None:
        if any(value is not None for value in self.edited.values(self.way[:-1])):
            super().refresh()
            return
        self.show_text("")
        self.set_ends(self._before_text, "")
        self.setPlaceholderText(left_out(self.field.name))
        self.setToolTip(
            "\n".join(filter(None, (explained(self.field.meaning), self._symbol_tip())))
        )

    def read(self) -> Edit:
        text, whole = self.text().strip(), self.way[:-1]
        if not text:
            return lambda model: with_value(model, self.edited.owners, whole, None)
        if all(value is not None for value in self.edited.values(whole)):
            return super().read()
        values = parameter_values(self.edited.model)
        entered = read(text, self.unit, self.edited.system, values)
        self._check(entered.value)
        index = int(self.way[-1])
        other = 0.0 if self._kind.gt is None else entered.value
        vector = tuple(entered.value if i == index else other for i in range(3))

        def edit(model: Model) -> Model:
            model = with_value(model, self.edited.owners, whole, vector)
            if not entered.formula:
                return model
            return with_formula(model, self.edited.owners, self.way, entered.value, entered.formula)

        return edit


def _parts(field: Field) -> tuple[inspect.Type, ...]:
    found: Any = next(m for m in members(field.kind) if isinstance(m, inspect.TupleType))
    return tuple(found.item_types)


def _only(owner: QWidget, layout: QBoxLayout, parts: list[NumberLine]) -> None:
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(GAP)
    for part in parts:
        layout.addWidget(part)
    owner.setFocusProxy(parts[0])
