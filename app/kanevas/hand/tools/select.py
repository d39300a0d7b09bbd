"""The tool for picking, moving and changing; it is armed while no other is."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication

from kane.elements.body import Body
from kane.elements.note import Note
from kane.elements.shapes import Polygon
from kane.model import Model
from kane.model.poses import Poses
from kanevas.drawing.geometry import Array
from kanevas.edits.elements import find
from kanevas.edits.reshaping import with_corner_less, with_corner_more
from kanevas.hand.handles.painting import draw_handles
from kanevas.hand.handles.shape_handles import edge_at
from kanevas.hand.picking import Picker
from kanevas.hand.tools.corner_keys import Corner, corners, is_key, take_key
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.handle_drag import HandleDrag
from kanevas.hand.tools.handle_set import REACH, HandleSet
from kanevas.hand.tools.nudging import ARROWS, nudge
from kanevas.hand.tools.pivot_drag import PivotDrag
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.refusal import Refusal
from kanevas.hand.tools.rewriting import Rewriting
from kanevas.hand.tools.rubber_band import RubberBand
from kanevas.hand.tools.starting import move_of, not_now, why_kept
from kanevas.hand.tools.tool import Tool
from kanevas.look.theme import Theme

ALT = Qt.KeyboardModifier.AltModifier
REMOVERS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class SelectTool(Tool):
    """A click selects, with Shift it adds, with Ctrl it adds or takes away.

    Repeated at one spot it goes through what lies there. A drag from empty ground draws a frame
    that selects; from an element it moves what is selected, from a handle it changes it.
    """

    name: ClassVar[str] = "select"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._picker = Picker()
        self._handles = HandleSet(desk)
        self._pressed: Pointer | None = None
        self._under: tuple[str, ...] = ()
        self._picked = False
        self._drag: Drag | None = None
        self._rewriting: Rewriting | None = None
        self._corner: Corner | None = None
        desk.selection.changed.connect(self._forget_corner)

    # --- how it looks

    @property
    def snaps(self) -> bool:
        """Whether the pointer snaps: while something is dragged that can."""
        return self._drag is not None and self._drag.snaps

    @property
    def exclude(self) -> Collection[str]:
        return self._drag.exclude if self._drag else ()

    @property
    def holds(self) -> Collection[str]:
        """Names of what is dragged, pressed or written anew."""
        dragged = self._drag.holds if self._drag else ()
        written = self._rewriting.holds if self._rewriting else ()
        return (*dragged, *written, *self._under)

    @property
    def surroundings(self) -> tuple[Model, Poses] | None:
        return self._drag.surroundings if self._drag else None

    @property
    def passed_by(self) -> Collection[str]:
        return self._drag.passed_by if self._drag else ()

    @property
    def guides(self) -> tuple[Array, ...]:
        return self._drag.guides if self._drag else ()

    @property
    def cursor(self) -> Qt.CursorShape:
        """Shape of the pointer: what a press would do."""
        if self._drag:
            return self._drag.cursor
        if self._handles.hot:
            return Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor

    @property
    def hint(self) -> str:
        if self._drag:
            return self._drag.hint
        if self._handles.hot:
            return self._handles.hot.hint
        if self._corner:
            return self.tr(
                "Corner: arrow keys move it, Insert adds one after it, Delete removes it; "
                "Ctrl+Page Down and Ctrl+Page Up go to the next and back"
            )
        if self.desk.selection.names:
            return self.tr(
                "Drag moves, within the joints; Ctrl+drag free of them; arrow keys nudge; "
                "a click again selects what lies below"
            )
        return self.tr(
            "Click to select, again for what lies below; Shift adds; drag on empty ground "
            "for a frame"
        )

    def draw(self, painter: QPainter, theme: Theme) -> None:
        if self._rewriting:
            self._rewriting.follow()
        if isinstance(self._drag, HandleDrag):
            self._drag.draw_among(painter, theme, self._handles.now())
        elif self._drag:
            self._drag.draw(painter, theme)
        else:
            hot = self._handles.hot
            draw_handles(
                painter,
                theme,
                self._handles.now(),
                hot.key if hot else self._corner and self._corner.key,
            )

    # --- what the hand does

    def hover(self, at: Pointer) -> None:
        before = self._handles.hot
        hot = self._handles.find(at.view)
        canvas = self.desk.canvas
        canvas.mark_hovered(None if hot else canvas.element_at(at.view.toPoint()))
        if (hot and hot.key) != (before and before.key):
            self.desk.hint_changed.emit(self.hint)

    def press(self, at: Pointer) -> None:
        self._pressed, self._picked, self._under = at, False, ()
        hot = self._handles.find(at.view)
        self._under = self.desk.canvas.elements_at(at.view.toPoint()) or self._edge_under(at.view)
        if hot:
            self._corner = Corner(*hot.corner) if hot.corner else None
            if hot.corner and at.modifiers & ALT:
                self._remove_corner(hot.corner)
                self._pressed = None
            return
        self._corner = None
        if self._under and not (at.shift or at.control or self._is_on_selected):
            self._pick(at)

    def drag(self, at: Pointer) -> None:
        if self._pressed is None:
            return
        if self._drag is None:
            way = at.view - self._pressed.view
            if way.manhattanLength() < QApplication.startDragDistance():
                return
            self._drag = self._begin(self._pressed)
            self._drag.to(self.desk.canvas.pointer(at.view, at.modifiers))
            self.desk.hint_changed.emit(self.hint)
        else:
            self._drag.to(at)

    def release(self, at: Pointer) -> None:
        pressed, self._pressed = self._pressed, None
        drag, self._drag = self._drag, None
        if drag:
            drag.finish(at)
            self._handles.release()
        elif pressed and not self._picked and self._means_elements:
            self._pick(pressed)
        self._under = ()

    def double_click(self, at: Pointer) -> None:
        if self._add_corner(at.view) or self._rewrite(at.view):
            return
        if self.desk.canvas.elements_at(at.view.toPoint()) or self._handles.find(at.view):
            self.press(at)
        else:
            self.desk.canvas.fit()

    def put_down(self) -> None:
        written, self._rewriting = self._rewriting, None
        if written:
            written.end()
        self._put_away()  # what is selected stays

    def cancel(self) -> bool:
        if self._put_away():
            return True
        if not self.desk.selection.names:
            return False
        self.desk.selection.set(())
        return True

    def let_go(self) -> None:
        self._put_away()

    def _put_away(self) -> bool:
        """Put away what is under way; return whether there was more than a press."""
        written, drag = self._rewriting, self._drag
        self._rewriting = self._drag = self._pressed = None
        self._under = ()
        if drag:
            drag.cancel()
            self._handles.release()
        return bool(written and written.drop()) or drag is not None

    def wants(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            return self._drag is not None
        if event.key() in REMOVERS:
            return self._corner is not None
        if is_key(event.key(), event.modifiers(), self._corner) and self._selected_plate():
            return True
        return event.key() in ARROWS and bool(self.desk.selection.names)

    def key(self, event: QKeyEvent) -> bool:
        if self._drag:
            return False
        if event.key() in REMOVERS and self._corner:
            self._remove_corner(self._corner)
            return True
        if event.key() in REMOVERS and (reason := why_kept(self.desk)):
            self.desk.refused.emit(reason)
            return True
        plate = self._selected_plate()
        if plate and is_key(event.key(), event.modifiers(), self._corner):
            if reason := not_now(self.desk):
                self.desk.refused.emit(reason)
                return True
            self._corner = take_key(self.desk, plate, self._corner, event.key(), event.modifiers())
            self.desk.canvas.renew()
            self.desk.hint_changed.emit(self.hint)
            return True
        if event.key() in ARROWS and self.desk.selection.names:
            if refused := nudge(self.desk, event.key(), event.modifiers()):
                self.desk.refused.emit(refused)
            return True
        return False

    # --- picking

    @property
    def _is_on_selected(self) -> bool:
        return not set(self._under).isdisjoint(self.desk.selection.names)

    @property
    def _means_elements(self) -> bool:
        """Whether a click is for what lies here, and not for a handle with nothing under it."""
        hot = self._handles.hot
        return hot is None or (hot.corner is None and bool(self._under))

    def _pick(self, at: Pointer) -> None:
        self._picked = True
        selection = self.desk.selection
        found = self._picker.pick(at.view.x(), at.view.y(), self._under)
        if at.control:
            if found is not None:
                selection.toggle(found)
        elif at.shift:
            if found is not None:
                selection.set((*selection.names, found))
        else:
            selection.set(() if found is None else (found,))

    # --- dragging

    def _begin(self, start: Pointer) -> Drag:
        self.desk.canvas.stay()
        hot = self._handles.pressed()
        if hot and hot.key == "pivot":
            return PivotDrag(self.desk, self._handles)
        if hot:
            reason = not_now(self.desk)
            if reason:
                return Refusal(self.desk, start, reason)
            self._handles.hold()
            return HandleDrag(self.desk, hot, start)
        if not self._under:
            return RubberBand(self.desk, start)
        if not self._is_on_selected:
            self._pick(start)
        self._picked = True
        return move_of(self.desk, self._under, start)

    # --- notes

    def _rewrite(self, view: QPointF) -> bool:
        """Open a note under the pointer for writing; return whether there is one."""
        under = self.desk.canvas.elements_at(view.toPoint())
        note = find(self.desk.model, under[0]) if under else None
        if not isinstance(note, Note):
            return False
        self.desk.selection.set((note.name,))
        if note.name in self.desk.model.protected:
            self.desk.refused.emit(self.tr("'{}' is locked against editing").format(note.name))
        else:
            self._rewriting = Rewriting(self.desk, note)
        return True

    # --- corners of plates

    def _forget_corner(self) -> None:
        self._corner = None

    def _edge_under(self, view: QPointF) -> tuple[str, ...]:
        """Return the selected plate if an edge of it is near: its outline is thin."""
        return self.desk.selection.names if self._edge(view) else ()

    def _edge(self, view: QPointF) -> tuple[int, int, Array] | None:
        body = self._selected_body()
        if body is None or not_now(self.desk):
            return None
        return edge_at(self._handles.sight(), body, np.array([view.x(), view.y()]), REACH)

    def _add_corner(self, view: QPointF) -> bool:
        body, edge = self._selected_body(), self._edge(view)
        if body is None or edge is None or self._handles.find(view):
            return False
        index, after, ground = edge
        text = self.tr("Add a corner to {}").format(body.name)
        self.desk.apply(text, lambda m: with_corner_more(m, body.name, index, after, ground))
        return True

    def _remove_corner(self, corner: tuple[int, int]) -> None:
        body = self._selected_body()
        if body is None:
            return
        model = self.desk.model
        if with_corner_less(model, body.name, *corner) is model:
            plate = body.shapes[corner[0]]
            assert isinstance(plate, Polygon)
            self.desk.refused.emit(
                self.tr("A plate has at least three corners")
                if len(plate.points) == 3
                else self.tr("Without this corner edges of the plate would cross")
            )
            return  # the corner stays picked: another Delete would take the body
        self._corner = None
        text = self.tr("Remove a corner of {}").format(body.name)
        self.desk.apply(text, lambda m: with_corner_less(m, body.name, *corner))

    def _selected_plate(self) -> Body | None:
        body = self._selected_body()
        return body if body is not None and corners(body) else None

    def _selected_body(self) -> Body | None:
        names = self.desk.selection.names
        element = find(self.desk.model, names[0]) if len(names) == 1 else None
        unlocked = isinstance(element, Body) and element.name not in self.desk.model.protected
        return element if unlocked else None
