"""A field for a number in steps, with the decimal mark of the person."""

import re

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox

from kanevas.assets.decimals import written


class DecimalBox(QDoubleSpinBox):
    """Shows the chosen mark, and understands a point as well as a comma."""

    def textFromValue(self, value: float) -> str:
        return written(value, f".{self.decimals()}f")

    def valueFromText(self, text: str) -> float:
        return _number(self._bare(text)) or 0.0

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        bare = self._bare(text)
        number = _number(bare)
        if number is not None and self.minimum() <= number <= self.maximum():
            return QValidator.State.Acceptable, text, place
        if re.fullmatch(r"\d*[.,]?\d*", bare):
            return QValidator.State.Intermediate, text, place
        return QValidator.State.Invalid, text, place

    def _bare(self, text: str) -> str:
        return text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()


def _number(text: str) -> float | None:
    found = re.fullmatch(r"\d+(?:[.,]\d*)?|[.,]\d+", text)
    return float(text.replace(",", ".")) if found else None
