"""The menu of edits."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from kane.elements.body import Body
from kane.errors import ModelError
from kane.model import Model, named, renamed
from kanevas.assets.told import told
from kanevas.browser import Browser
from kanevas.canvas import Canvas
from kanevas.document.edit import Edit
from kanevas.edits.dropping import dropped
from kanevas.edits.elements import needed, removed
from kanevas.edits.pinning import with_pinned
from kanevas.edits.space import holding
from kanevas.edits.touching import touching, with_touching
from kanevas.edits.tracing import can_be_traced, with_traced
from kanevas.edits.visibility import (
    all_shown,
    drawn_names,
    is_drawn,
    protected_among,
    with_hidden,
    with_protected,
)
from kanevas.exports import Exports
from kanevas.menus.arrange_menu import ArrangeMenu
from kanevas.menus.clipboard_entries import ClipboardEntries
from kanevas.menus.menu import Menu, offer
from kanevas.preferences import PreferencesDialog
from kanevas.recovery.session import unsaved_folder
from kanevas.workspace import Workspace

Mark = Callable[[tuple[str, ...], bool], None]


class EditMenu(Menu):
    """Undo and redo, and all that is done to the selection.

    Signals:
        keys_wanted: commands are to be given other keys.

    """

    keys_wanted = Signal()

    def __init__(
        self,
        window: QMainWindow,
        workspace: Workspace,
        canvas: Canvas,
        browser: Browser,
        exports: Exports,
    ) -> None:
        super().__init__(window, workspace, window.tr("&Edit"))
        self._browser, self._exports = browser, exports
        self._add_undo()
        self.menu.addSeparator()
        self.clipboard = ClipboardEntries(self, canvas)
        self.copy_picture = self.add(
            "copy as picture",
            self.tr("Cop&y as picture"),
            exports.pictures.copy_canvas,
            "Ctrl+Shift+C",
        )
        self.arrange = ArrangeMenu(self, canvas)
        self.menu.addSeparator()
        self._add_marks()
        self.menu.addSeparator()
        self._add_selecting()
        self.menu.addSeparator()
        self.delete = self.add(
            "delete", self.tr("&Delete"), self._delete, QKeySequence.StandardKey.Delete
        )
        self.menu.addSeparator()
        self.preferences = self.add(
            "preferences", self.tr("Prefere&nces …"), self._show_preferences
        )
        self.keyboard = self.add(
            "keyboard shortcuts", self.tr("&Keyboard shortcuts …"), self.keys_wanted.emit
        )
        workspace.selection.changed.connect(self.update_offers)
        browser.tree.rename_wanted.connect(self._rename)
        browser.tree.hide_wanted.connect(self._set_hidden)
        browser.tree.lock_wanted.connect(self._set_locked)

    def _show_preferences(self) -> None:
        dialog = PreferencesDialog(self.workspace.settings, unsaved_folder(), self.window)
        dialog.exec()
        dialog.deleteLater()

    def _add_undo(self) -> None:
        stack, keys = self.workspace.document.undo_stack, QKeySequence.StandardKey
        self.undo = stack.createUndoAction(self.menu, self.tr("&Undo"))
        self.redo = stack.createRedoAction(self.menu, self.tr("&Redo"))
        self.undo.setStatusTip(self.tr("Take back the latest edit; grey while there is none"))
        self.redo.setStatusTip(self.tr("Do again what was taken back; grey while there is nothing"))
        for action, key, picture in (
            (self.undo, keys.Undo, "undo"),
            (self.redo, keys.Redo, "redo"),
        ):
            action.setObjectName(f"{self.name}: {picture}")
            action.setShortcut(key)
            self.give_icon(action, picture)
            self.menu.addAction(action)

    def _add_marks(self) -> None:
        browser, selection = self._browser, self.workspace.selection
        self.rename = self.add(
            "rename", self.tr("Rena&me"), lambda: browser.rename(selection.names[0]), "F2"
        )
        self.hidden = self._add_tick("hidden", self.tr("&Hidden"), self._set_hidden, "Ctrl+H")
        self.show_all = self.add(
            "show all",
            self.tr("&Show all"),
            lambda: self._apply(self.tr("Show all"), all_shown),
            "Shift+H",
        )
        self.locked = self._add_tick(
            "locked against editing", self.tr("&Locked against editing"), self._set_locked, "Ctrl+L"
        )
        self.pinned = self._add_tick(
            "pinned while assembling", self.tr("Pinned &while assembling"), self._set_pinned
        )
        self.traced = self._add_tick(
            "draw the trace", self.tr("Draw the trace"), self._set_traced, "Ctrl+T"
        )
        self.touching = self._add_tick(
            "touches what is around", self.tr("Touches what is around it"), self._set_touching
        )
        self.drop = self.add(
            "drop onto the ground", self.tr("Drop onto the ground"), self._drop, "Ctrl+G"
        )

    def _add_tick(self, name: str, text: str, call: Mark, key: str | None = None) -> QAction:
        action = self.add(name, text, None, key)
        action.setCheckable(True)
        action.triggered.connect(lambda ticked: call(self.workspace.selection.names, ticked))
        return action

    def _add_selecting(self) -> None:
        selection, keys = self.workspace.selection, QKeySequence.StandardKey
        self.select_all = self.add(
            "select all",
            self.tr("Select &all"),
            lambda: selection.set(drawn_names(self._model)),
            keys.SelectAll,
        )
        self.select_carriers = self.add(
            "select what carries it",
            self.tr("Select what carries &it"),
            self._select_carriers,
            "PgUp",
        )
        self.find = self.add(
            "find in the model",
            self.tr("&Find in the model"),
            self._browser.start_search,
            keys.Find,
            "search",
        )

    # --- what is possible

    @property
    def _model(self) -> Model:
        return self.workspace.document.model

    def update_offers(self) -> None:
        self.clipboard.update_offers()
        offer(self.copy_picture, self._exports.has_drawing, self.tr("The model is empty"))
        self.arrange.update_offers()
        names = self.workspace.selection.names
        elements = self._elements(names)
        none = self.tr("Select something first")
        offer(self.rename, len(names) == 1, self.tr("Select only one element") if names else none)
        self._offer_marks(elements, none)
        offer(self.show_all, bool(self._model.hidden), self.tr("Nothing is hidden"))
        offer(self.select_all, bool(self._model.bodies), self.tr("There is nothing to select"))
        offer(
            self.select_carriers,
            bool(self._carriers(elements)),
            self.tr("It stands on no other element") if names else none,
        )
        locked = protected_among(self._model, names)
        reason = self.tr("'{}' is locked against editing").format(locked[0]) if locked else none
        offer(self.delete, bool(names) and not locked, reason)

    def _offer_marks(self, elements: list[Any], none: str) -> None:
        names = {element.name for element in elements}
        drawn = {element.name for element in elements if is_drawn(element)}
        bodies = [element for element in elements if isinstance(element, Body)]
        reason = self.tr("It is not drawn, so there is nothing to hide") if names else none
        offer(self.hidden, bool(drawn), reason)
        self.hidden.setChecked(bool(drawn) and drawn <= set(self._model.hidden))
        offer(self.locked, bool(names), none)
        self.locked.setChecked(bool(names) and names <= set(self._model.protected))
        offer(self.pinned, bool(bodies), self.tr("Select a body first"))
        self.pinned.setChecked(bool(bodies) and all(body.pinned for body in bodies))
        moving = [element for element in elements if can_be_traced(element)]
        offer(self.traced, bool(moving), self.tr("Select a body or a measure point first"))
        self.traced.setChecked(bool(moving) and all(element.traced for element in moving))
        self._offer_touching([body.name for body in bodies])

    def _offer_touching(self, bodies: list[str]) -> None:
        model, body_first = self._model, self.tr("Select a body first")
        state = touching(model, bodies)
        nothing = self.tr("There is nothing around it that it could touch")
        offer(self.touching, state is not None, nothing if bodies else body_first)
        self.touching.setChecked(state == "all")
        locked = protected_among(model, bodies)
        held = holding(model, frozenset(bodies)) if bodies else None
        reason = body_first
        if locked:
            reason = self.tr("'{}' is locked against editing").format(locked[0])
        elif held is not None:
            reason = self.tr("The joint '{}' would be torn open; select it too").format(held)
        offer(self.drop, bool(bodies) and not locked and held is None, reason)

    def _elements(self, names: Collection[str]) -> list[Any]:
        """Return the elements with these names, in the model's order."""
        wanted = frozenset(names)
        return [element for _, element in named(self._model) if element.name in wanted]

    def _carriers(self, elements: list[Any]) -> list[str]:
        """Return the bodies and joints that elements cannot be without."""
        above = {name for element in elements for name in needed(element)}
        return [element.name for element in self._elements(above)]

    # --- what is done

    def _apply(self, text: str, edit: Edit) -> None:
        self.workspace.document.apply(text, edit)

    def _rename(self, old: str, new: str) -> None:
        self._apply(self.tr("Rename {}").format(old), lambda model: renamed(model, old, new))

    def _set_hidden(self, names: tuple[str, ...], hidden: bool) -> None:
        drawn = [element.name for element in self._elements(names) if is_drawn(element)]
        text = self.tr("Hide {}") if hidden else self.tr("Show {}")
        self._apply(text.format(self._them(drawn)), lambda m: with_hidden(m, drawn, hidden))

    def _set_locked(self, names: tuple[str, ...], locked: bool) -> None:
        text = self.tr("Lock {}") if locked else self.tr("Unlock {}")
        self._apply(text.format(self._them(names)), lambda m: with_protected(m, names, locked))

    def _set_pinned(self, names: tuple[str, ...], pinned: bool) -> None:
        text = self.tr("Pin {}") if pinned else self.tr("Unpin {}")
        self._apply(text.format(self._them(names)), lambda m: with_pinned(m, names, pinned))

    def _set_traced(self, names: tuple[str, ...], traced: bool) -> None:
        text = self.tr("Draw the trace of {}") if traced else self.tr("Draw no trace of {}")
        self._apply(text.format(self._them(names)), lambda m: with_traced(m, names, traced))

    def _set_touching(self, names: tuple[str, ...], wanted: bool) -> None:
        text = self.tr("Let {} touch others") if wanted else self.tr("Let {} touch nothing")
        stem = self.tr("contact")
        self._apply(text.format(self._them(names)), lambda m: with_touching(m, names, wanted, stem))

    def _drop(self) -> None:
        names, stem = self.workspace.selection.names, self.tr("floor")
        text = self.tr("Drop {}").format(self._them(names))
        try:
            self._apply(text, lambda model: dropped(model, names, stem))
        except ModelError as error:
            self.workspace.notices.refuse(told(error.faults[0].text))

    def _select_carriers(self) -> None:
        chosen = self._elements(self.workspace.selection.names)
        self.workspace.selection.set(self._carriers(chosen))

    def _delete(self) -> None:
        names = self.workspace.selection.names
        text = self.tr("Delete {}").format(self._them(names))
        self._apply(text, lambda model: removed(model, names))

    def _them(self, names: Collection[str]) -> str:
        """Return how to speak of some elements."""
        if len(names) == 1:
            return next(iter(names))
        return self.tr("{} elements").format(len(names))
