"""A line for one number, with units, formulas and steps."""

import math
from collections.abc import Iterable
from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QMenu, QWidget

from kane.elements.law import Law
from kane.errors import ModelError
from kane.model import Model, Parameter, parameter_values
from kane.model.numbers import expected
from kane.sentences import say
from kanevas.assets.told import told_of
from kanevas.edits.data import STEM, number_at, with_parameter
from kanevas.edits.fields import (
    Way,
    fresh_parameter_name,
    with_formula,
    with_parameter_of,
    with_value,
)
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import add_actions, refuse, show_menu, unit_of
from kanevas.inspector.fields import NO_DEFAULT, Field, may_be_none, may_vary, number_kind
from kanevas.inspector.typed_line import Edit, TypedLine
from kanevas.kinds.labels import explained, label, left_out
from kanevas.units import display, full, pretty, read, read_varying, shown, without_noise

STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_PageDown: -10,
}
SUSPECT = 1e-6  # a smaller number may be round-off
NOTCH = 120  # of a wheel, in eighths of a degree


class NumberLine(TypedLine):
    """Edits a number in the person's units, or an expression where one may stand."""

    def __init__(
        self,
        field: Field,
        way: Way,
        edited: EditedElements,
        before: str = "",
        shows_unit: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(label(field.name), edited, parent)
        self.field, self.way = field, way
        self._before_text, self._shows_unit = before, shows_unit
        kind = number_kind(field.kind)
        assert kind is not None  # such a line is for numbers alone
        self._kind = kind
        self._optional, self._varying = may_be_none(field.kind), may_vary(field.kind)

    # --- showing

    @property
    def unit(self) -> str:
        """SI unit of the number."""
        return unit_of(self.field, self.way, self.edited)

    def refresh(self) -> None:
        values = self.edited.values(self.way)
        formulas = self.formulas()
        is_same = bool(values) and all(v == values[0] for v in values) and len(formulas) == 1
        value = values[0] if is_same else None
        formula = formulas.pop() if is_same else ""
        text = formula or self._shown_value(value)
        self.show_text(text)
        if not self._open:
            self._show_kind(is_same, value, formula)

    def _shown_value(self, value: Any) -> str:
        """Return a number, the text of an expression, or nothing for a value that is left out."""
        if isinstance(value, str):
            return value
        return "" if value is None else self._shown_number(value)

    def _shown_number(self, value: float) -> str:
        return shown(self._meant(value), self.unit, self.edited.system)

    def _meant(self, value: float) -> float:
        """Return 0 in place of round-off beside the other numbers of a vector, or the model."""
        if not 0.0 < abs(value) < SUSPECT:
            return value
        beside = [
            abs(number)
            for each in (self.edited.values(self.way[:-1]) if len(self.way) > 1 else ())
            if isinstance(each, tuple)
            for number in each
            if isinstance(number, float | int)
        ]
        size = self.edited.size if self.unit == "m" else 0.0
        return without_noise(value, max(size, *beside, 0.0))

    def _show_kind(self, is_same: bool, value: Any, formula: str) -> None:
        """Show unit, tip, and whether it is a number, a formula or nothing yet."""
        unit, system = self.unit, self.edited.system
        choice = display(unit, system)
        is_text = isinstance(value, str)
        after = pretty(choice.unit) if self._shows_unit else ""
        if formula:
            after = f"= {shown(value, unit, system)} {after}".rstrip()
        elif is_text:
            after = "" if unit == "1" else pretty(unit)
        self.set_ends(self._before_text, after)
        self.set_formula(bool(formula) or is_text)
        self.setPlaceholderText(self._placeholder(is_same))
        number = "" if value is None or is_text else full(value, unit, system)
        law = f"{formula} = {number}" if formula else number
        tips = [explained(self.field.meaning), law, self._symbol_tip()]
        self.setToolTip("\n".join(filter(None, tips)))

    def _placeholder(self, is_same: bool) -> str:
        if not is_same:
            return self.tr("differ") if self._before_text else self.tr("different values")
        return left_out(self.field.name) if self._optional else ""

    def _symbol_tip(self) -> str:
        return self.tr("In equations: {}").format(self.field.symbol) if self.field.symbol else ""

    # --- reading

    def numbers(self) -> list[float | str | None]:
        """Return the value in each of the elements."""
        return self.edited.values(self.way)

    def formulas(self) -> set[str]:
        """Return the formulas of the number in the elements; an empty text for one by hand."""
        return self.edited.formulas(self.way)

    def read(self) -> Edit:
        text = self.text().strip()
        if not text and self._optional:
            return self._edit(None)
        values = parameter_values(self.edited.model)
        if self._varying:
            own = own_names(self.edited, self.way)
            varying = read_varying(text, self.unit, self.edited.system, values, own)
            if isinstance(varying, str):
                return self._edit(varying)
            self._check(varying)
            return self._edit(varying)
        entered = read(text, self.unit, self.edited.system, values)
        self._check(entered.value)
        if not entered.formula:
            return self._edit(entered.value)
        return lambda model: with_formula(
            model, self.edited.owners, self.way, entered.value, entered.formula
        )

    def _edit(self, value: float | str | None) -> Edit:
        return lambda model: with_value(model, self.edited.owners, self.way, value)

    def _check(self, value: float) -> None:
        if wanted := expected(self._kind, value):
            raise ValueError(
                say(
                    "{wanted}, is {value}",
                    wanted=wanted,
                    value=full(value, self.unit, self.edited.system),
                )
            )

    # --- steps

    def takes_key(self, key: int) -> bool:
        return key in STEPS or super().takes_key(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in STEPS:
            self._step(STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            self._step(event.angleDelta().y() / NOTCH)
            event.accept()
        else:
            event.ignore()

    def _step(self, count: float) -> None:
        """Add steps of one in the second digit to a number; leave formulas alone."""
        self._end(leaving=False)
        values = self.numbers()
        if self._open or not values or self.formulas() != {""}:
            return
        value = values[0]
        if isinstance(value, str) or any(other != value for other in values):
            return
        factor = display(self.unit, self.edited.system).factor
        number = (value or 0.0) / factor
        size = 10.0 ** (math.floor(math.log10(abs(number))) - 1) if number else 1.0
        stepped = float(f"{(number + count * size) * factor:.12g}")
        try:
            self._check(stepped)
            self.edited.show(self.label, self._edit(stepped))
        except (ValueError, ModelError) as error:
            self.edited.complained.emit(self, told_of(error))
            return
        self.refresh()
        self.edited.after_pause(self.edited.finish)

    # --- menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu()
        menu.addSeparator()
        add_actions(menu, self.field, self.way, self.edited, self._reset)
        self._add_parameter_action(menu, event)
        show_menu(menu, event)

    def _add_parameter_action(self, menu: QMenu, event: QContextMenuEvent) -> None:
        action = menu.addAction(self.tr("Make a parameter of it"))
        self._end(leaving=False)
        values = self.numbers()
        if self._open:
            refuse(action, self.fault)
        elif not values or any(v is None or v != values[0] for v in values):
            refuse(action, self.tr("It is not one number"))
        elif any(isinstance(record, Parameter) for record in self.edited.records):
            refuse(action, self.tr("It is the value of a parameter already"))
        elif not isinstance(values[0], str):
            action.triggered.connect(lambda _=False: self.make_parameter())
        elif (part := self._number_under(event)) is None:
            refuse(action, self.tr("Point at one number of the expression, or select it"))
        else:
            action.setText(self.tr("Make a parameter of {}").format(self.text()[slice(*part)]))
            action.triggered.connect(lambda _=False: self.make_parameter_of(*part))

    def _number_under(self, event: QContextMenuEvent) -> tuple[int, int] | None:
        """Return the number of the expression that is selected, or under the pointer."""
        if self.hasSelectedText() and self.selectedText() != self.text():
            return number_at(self.text(), self.selectionStart(), self.selectionEnd())
        place = self.cursorPositionAt(event.pos())
        return number_at(self.text(), place, place)

    def make_parameter(self) -> None:
        """Put a new parameter in the place of the number."""
        unit = self.unit

        def edit(model: Model) -> Model:
            owners, known = self.edited.owners, "" if unit == "1" else unit
            return with_parameter_of(model, owners, self.way, known, self._varying)

        self._open = False
        self.edited.apply(self.label, edit)
        self.refresh()

    def make_parameter_of(self, start: int, end: int) -> None:
        """Put a new parameter in the place of a number of the expression."""
        text = self.text()
        name = fresh_parameter_name(self.edited.model, STEM)

        def edit(model: Model) -> Model:
            model = with_parameter(model, name, float(text[start:end]), "")
            changed = f"{text[:start]}{name}{text[end:]}"
            return with_value(model, self.edited.owners, self.way, changed)

        self._open = False
        self.edited.apply(self.label, edit)
        self.refresh()

    def suggested(self, name: str) -> tuple[float, str]:
        """Return the number that stands there now where the name alone is to take its place."""
        unit = "" if self.unit == "1" else self.unit
        values = self.numbers()
        if self.text().strip() != name:
            return 1.0, ""
        value = values[0] if values else None
        return (float(value) if isinstance(value, float | int) else 1.0), unit

    def _reset(self, value: Any, way: Way) -> None:
        self._open = False
        if value is not NO_DEFAULT:
            self.edited.apply(
                self.label, lambda model: with_value(model, self.edited.owners, way, value)
            )
            self.refresh()


def own_names(edited: EditedElements, way: Way) -> frozenset[str]:
    """Return what an element's expressions may name beside parameters, such as ``length``."""
    names: set[str] = set()
    if len(way) == 1:
        field = str(way[0])
        for record in edited.records:
            varying: Any = msgspec.structs.replace(record, **{field: "t"})
            laws: Iterable[Law] = getattr(varying, "laws", tuple)()
            names.update(*(law.own for law in laws if law.path == field))
    return frozenset(names)
