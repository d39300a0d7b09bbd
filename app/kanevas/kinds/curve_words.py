"""What people call quantities, and the curves that show them; files keep to names and keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication

from kane.elements.quantity import Quantity
from kane.fields import SYSTEM
from kane.model import Model, named, read_curve
from kane.model.offered import axis_told, offered
from kane.model.quantities import quantities_of
from kane.model.system_quantities import SYSTEM_QUANTITIES


def word_of_quantity(entry: Quantity, entries: Iterable[Quantity]) -> str:
    """Return what people call a quantity among those of its element, as in "velocity x".

    Empty where the name of the element says it all.
    """
    word = QCoreApplication.translate("quantities", entry.word) if entry.word else ""
    return f"{word} {axis_told(entry, entries)}".strip()


class CurveWords:
    """What people call the curves of a model, such as "crank: angular velocity".

    A curve of what the model does not have keeps the name that it has in files.
    """

    def __init__(self, model: Model) -> None:
        self._model = model
        self._elements: dict[str, Any] | None = None

    def of_curve(self, text: str) -> str:
        """Return what people call a curve such as ``K1.wz derivative``."""
        curve, word = read_curve(text), self.of_key(text)
        if curve is None or self._entries(text) is None:
            return text
        owner = _tr("Whole system") if curve.owner == SYSTEM else curve.owner
        return f"{owner}: {word}" if word else owner

    def of_key(self, text: str) -> str:
        """Return the same without the element: "rate of angular velocity"."""
        curve, known = read_curve(text), self._entries(text)
        if curve is None or known is None:
            return text.rpartition(".")[2]
        word = word_of_quantity(*known)
        match curve.operation:
            case "derivative":
                return _tr("rate of {}").format(word or curve.owner)
            case "integral":
                return _tr("integral of {}").format(word or curve.owner)
        return word

    def _entries(self, text: str) -> tuple[Quantity, tuple[Quantity, ...]] | None:
        """Return the quantity of a curve, and those of its element among which it is offered."""
        curve = read_curve(text)
        if curve is None:
            return None
        key = curve.quantity.rpartition(".")[2]
        for entries in self._of_owner(curve.owner):
            for entry in entries:
                if entry.key == key:
                    return entry, entries
        return None

    def _of_owner(self, name: str) -> tuple[tuple[Quantity, ...], ...]:
        if name == SYSTEM:
            return (SYSTEM_QUANTITIES,)
        if self._elements is None:
            self._elements = {element.name: element for _, element in named(self._model)}
        element = self._elements.get(name)
        return offered(self._model, element), quantities_of(element)


def _tr(text: str) -> str:
    return QCoreApplication.translate("CurveWords", text)
