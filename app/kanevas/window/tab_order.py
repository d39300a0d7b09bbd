"""The way of the Tab key through the window."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def order_tabs(*parts: QWidget) -> None:
    """Let Tab go through parts of a window one after the other, as one reads them.

    What a part makes later comes after all of them, in the order in which it is made.
    """
    stops = [stop for part in parts for stop in _stops(part)]
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def _stops(part: QWidget) -> list[QWidget]:
    own = [each for each in (part, *part.findChildren(QWidget)) if each.window() is part.window()]
    return [each for each in own if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
