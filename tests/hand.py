"""A hand that draws on the canvas with mouse and keyboard."""

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.person import LEFT, drag, move, press, to_front, wait_until

from kane.model.poses import initial_poses
from kanevas.edits.elements import find

NONE, ALT, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


class Hand:
    """A hand at a window; places on its surface are pixels or, with three numbers, ground axes."""

    def __init__(self, window, surface=None):
        """Work on a surface, by default on the canvas."""
        self.window = window
        self.surface = surface or window.canvas
        self.view = self.surface.viewport()
        self.refusals = []
        window.desk.refused.connect(self.refusals.append)
        to_front(window)
        self.surface.take_keys()

    def arm(self, key, modifiers=NONE):
        press(self.window, getattr(Qt.Key, f"Key_{key}"), modifiers)

    def move(self, *place, modifiers=NONE):
        move(self.view, self.pixel(place), modifiers=modifiers)

    def click(self, *places, modifiers=NONE):
        for place in places:
            self.move(*place, modifiers=modifiers)
            QTest.mouseClick(self.view, LEFT, modifiers, self.pixel(place))

    def drag(self, *places, modifiers=NONE):
        drag(self.view, *(self.pixel(place) for place in places), modifiers=modifiers)

    def type(self, text):
        QTest.keyClicks(QApplication.focusWidget(), text[:1])  # the field comes with the first key
        QTest.keyClicks(QApplication.focusWidget(), text[1:])

    def key(self, key, modifiers=NONE):
        widget = QApplication.activePopupWidget() or QApplication.focusWidget()
        QTest.keyClick(widget, getattr(Qt.Key, f"Key_{key}"), modifiers)

    def choose(self, text):
        """Go down a menu at the pointer to the entry that begins with a text, and press Enter."""
        wait_until(lambda: QApplication.activePopupWidget() is not None)
        menu = QApplication.activePopupWidget()
        for _ in menu.actions():
            if text in menu.activeAction().text():
                break
            QTest.keyClick(menu, Qt.Key.Key_Down)
        assert text in menu.activeAction().text(), [a.text() for a in menu.actions()]
        QTest.keyClick(menu, Qt.Key.Key_Return)

    @property
    def model(self):
        return self.window.workspace.document.model

    @property
    def shown(self):
        """The model with what the tool proposes to add."""
        return self.window.workspace.document.shown

    @property
    def steps(self):
        stack = self.window.workspace.document.undo_stack
        return [stack.text(i) for i in range(stack.count())]

    @property
    def tool(self):
        return self.window.toolbox.tool.name

    @property
    def hint(self):
        return self.window.hint.text()

    def pixel(self, place):
        if isinstance(place, QPoint):
            return place
        if len(place) == 3:
            place = self.surface.camera.to_view(np.array(place, dtype=float)).tolist()
        return QPoint(*(round(number) for number in place))

    def ground(self, name, point=(0.0, 0.0, 0.0)):
        """A point of a body in ground axes."""
        return tuple(initial_poses(self.model).point(name, point).tolist())

    def ends(self, name):
        """The ends of a rod in ground axes."""
        (shape,) = find(self.model, name).shapes
        return [self.ground(name, point) for point in (shape.start, shape.end)]
