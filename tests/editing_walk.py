"""A walk through the edits of a document, with the history that it should have."""

from collections.abc import Callable
from pathlib import Path

import numpy as np

from kane.elements.ball import Ball
from kane.elements.fixed import Fixed
from kane.elements.loads import Force
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.spring import Spring
from kane.errors import ModelError
from kane.fields import GROUND
from kane.files.model_json import load
from kane.model import Parameter, named, renamed
from kanevas.document.document import Document
from kanevas.document.edit import Edit, after
from kanevas.drawing.geometry import PLANES
from kanevas.edits.arranging import mirrored
from kanevas.edits.copying import duplicated, from_text, pasted, to_text
from kanevas.edits.drawing import rod
from kanevas.edits.elements import added, removed
from kanevas.edits.fields import with_formula, with_value
from kanevas.edits.joining import Place, joint
from kanevas.edits.moving import moved, translated
from kanevas.edits.names import fresh_name
from kanevas.edits.rigid import turn_about
from kanevas.edits.visibility import with_hidden, with_protected

PLANE = PLANES["xy"]
Draw = Callable[[int], int]
MOST = 40  # elements; with more of them the walk removes some


class Walk:
    """Edits a document at random, and keeps its own list of steps that can be done again.

    Args:
        document: a document that nobody else edits.
        draw: returns a whole number from 0 to below its argument.
        file: where the walk saves.

    """

    def __init__(self, document: Document, draw: Draw, file: Path) -> None:
        self.document = document
        self.first = document.model
        self.edits = 0
        self._draw = draw
        self._file = file
        self._steps: list[list[Edit]] = []
        self._at = 0
        self._clipboard = ""

    # --- one step of the walk

    def step(self) -> None:
        """Do one of the things that a person does."""
        if sum(1 for _ in named(self.document.model)) > MOST:
            self._remove()
            return
        ways = (
            self._draw_rod, self._draw_rod, self._join, self._join, self._load, self._set_number,
            self._set_number, self._rename, self._move, self._turn, self._mirror, self._duplicate,
            self._copy, self._paste, self._hide, self._lock, self._add_parameter,
            self._give_formula, self._remove, self._drag, self._drag_in_vain, self._undo,
            self._undo, self._redo, self._save,
        )  # fmt: skip
        ways[self._draw(len(ways))]()

    def check(self) -> None:
        """Compare the document with a replay of the steps that count."""
        model = self.first
        for step in self._steps[: self._at]:
            for edit in step:
                model = after(model, edit)
        assert model == self.document.model

    def undo_all(self) -> None:
        """Take everything back: the first model is there again, and redo leads to the last."""
        last = self.document.model
        stack = self.document.undo_stack
        while stack.canUndo():
            stack.undo()
        assert self.document.model is self.first
        while stack.canRedo():
            stack.redo()
        for step in self._steps[self._at :]:
            for edit in step:
                last = after(last, edit)
        assert self.document.model == last

    # --- what can be done

    def _draw_rod(self) -> None:
        start, end = self._point(), self._point()
        if (start != end).any():
            self._apply("Draw", lambda m: added(m, rod(fresh_name(m, "rod"), start, end, PLANE)))

    def _join(self) -> None:
        names = [body.name for body in self.document.model.bodies]
        if names:
            kind = (Revolute, Ball, Prismatic, Fixed)[self._draw(4)]
            first, second = self._one(names), self._one([GROUND, *names])
            at = self._point()
            place = Place(first, second, at, at, PLANE[0], PLANE)
            if first != second:
                self._apply(
                    "Join", lambda m: added(m, joint(m, kind, fresh_name(m, "joint"), place))
                )

    def _load(self) -> None:
        names = [body.name for body in self.document.model.bodies]
        if names:
            body = self._one(names)
            if self._draw(2):
                self._apply("Push", lambda m: added(m, Force(
                    name=fresh_name(m, "force"), body=body, force=(1.0, 2.0, 0.0))))  # fmt: skip
            else:
                self._apply("Pull", lambda m: added(m, Spring(
                    name=fresh_name(m, "spring"), body_a=GROUND, body_b=body,
                    stiffness=10.0)))  # fmt: skip

    def _set_number(self) -> None:
        bodies = [body.name for body in self.document.model.bodies]
        if bodies:
            body, value = self._one(bodies), float(self._draw(4))
            merge = f"position {body}" if self._draw(2) else ""
            self._apply(
                "Type", lambda m: with_value(m, [body], ("position", 0), value), merge=merge
            )

    def _rename(self) -> None:
        name = self._any()
        if name:
            new = f"n{self._draw(20)}"
            self._apply("Rename", lambda m: renamed(m, name, new))

    def _move(self) -> None:
        names, shift = self._some(), self._point()
        self._apply("Move", lambda m: translated(m, names, shift))

    def _turn(self) -> None:
        names = self._some()
        turn = turn_about(self._point(), PLANE[2], 0.5 * self._draw(12))
        self._apply("Turn", lambda m: moved(m, names, turn))

    def _mirror(self) -> None:
        names, middle, axis = tuple(self._some()), self._point(), self._draw(2)
        self._apply("Mirror", lambda m: mirrored(m, names, middle, PLANE[axis]))

    def _duplicate(self) -> None:
        names, shift = self._some(), self._point()
        self._apply("Duplicate", lambda m: duplicated(m, names, shift).model)

    def _copy(self) -> None:
        self._clipboard = to_text(self.document.model, self._some())

    def _paste(self) -> None:
        if self._clipboard:
            piece, shift = from_text(self._clipboard), self._point()
            self._apply("Paste", lambda m: pasted(m, piece, shift).model)

    def _hide(self) -> None:
        names, hidden = self._some(), bool(self._draw(2))
        self._apply("Hide", lambda m: with_hidden(m, names, hidden))

    def _lock(self) -> None:
        names, locked = self._some(), bool(self._draw(2))
        self._apply("Lock", lambda m: with_protected(m, names, locked))

    def _add_parameter(self) -> None:
        name, value = f"p{self._draw(4)}", 1.0 + self._draw(3)
        self._apply("Parameter", lambda m: added(m, Parameter(name=name, value=value)))

    def _give_formula(self) -> None:
        model = self.document.model
        if model.parameters and model.bodies:
            body = self._one([body.name for body in model.bodies])
            parameter = self._one([parameter.name for parameter in model.parameters])
            value = next(p.value for p in model.parameters if p.name == parameter)
            self._apply("Formula", lambda m: with_formula(
                m, [body], ("position", 1), 2 * value, f"2*{parameter}"))  # fmt: skip

    def _remove(self) -> None:
        names = self._some()
        self._apply("Delete", lambda m: removed(m, names))

    def _drag(self) -> None:
        names = self._some()
        gesture = self.document.gesture("Drag")
        edits = [self._shift(names) for _ in range(1 + self._draw(3))]
        for edit in edits:
            gesture.show(edit)
        self._note(edits[-1], gesture.finish)

    def _drag_in_vain(self) -> None:
        before = self.document.model
        gesture = self.document.gesture("Drag")
        gesture.show(self._shift(self._some()))
        gesture.cancel()
        assert self.document.model is before

    def _undo(self) -> None:
        self.document.undo_stack.undo()
        self._at = max(self._at - 1, 0)
        assert self.document.undo_stack.index() == self._at

    def _redo(self) -> None:
        self.document.undo_stack.redo()
        self._at = min(self._at + 1, len(self._steps))
        assert self.document.undo_stack.index() == self._at

    def _save(self) -> None:
        self.document.save(self._file)
        assert not self.document.modified
        assert load(self._file, unfinished=True) == self.document.model

    # --- the list of steps

    def _apply(self, text: str, edit: Edit, merge: str = "") -> None:
        self._note(edit, lambda: self.document.apply(text, edit, merge))

    def _note(self, edit: Edit, act: Callable[[], None]) -> None:
        stack, before = self.document.undo_stack, self.document.model
        count, index = stack.count(), stack.index()
        try:
            act()
        except ModelError:
            assert self.document.model is before
            return
        self.edits += 1
        if stack.index() == index + 1:
            self._steps[self._at :] = [[edit]]
            self._at += 1
        elif stack.index() == index and self.document.model != before:
            assert stack.count() <= count
            self._steps[self._at :] = []
            self._steps[-1].append(edit)  # merged into the step before
        elif stack.index() < index:
            self._steps[self._at - 1 :] = []  # merged, and without effect together
            self._at -= 1

    # --- what is drawn by lot

    def _point(self) -> np.ndarray:
        return np.array([self._draw(9) - 4.0, self._draw(9) - 4.0, 0.0]) / 4

    def _one(self, names: list[str]) -> str:
        return names[self._draw(len(names))]

    def _any(self) -> str:
        names = [element.name for _, element in named(self.document.model)]
        return self._one(names) if names else ""

    def _some(self) -> list[str]:
        return list(dict.fromkeys(filter(None, (self._any() for _ in range(1 + self._draw(3))))))

    def _shift(self, names: list[str]) -> Edit:
        shift = self._point()
        return lambda m: translated(m, names, shift)
