"""Each edit is told as a line that repeats it."""

import random
from functools import partial

import numpy as np
import pytest
from msgspec import structs
from tests.thinned import thinned

import kane
from kane.files.model_json import load
from kane.model import Parameter, digest, named, renamed
from kanevas.assets.paths import EXAMPLES
from kanevas.console import EditLines, names_for
from kanevas.document.document import Document
from kanevas.edits import copying, elements, fields, moving, visibility
from kanevas.edits.plotting import suggested, with_plots

EDITS = 1000

pytestmark = pytest.mark.usefixtures("qapp")


class Hand:
    """Makes edits drawn by lot, as tools, forms, keys and the mouse make them."""

    def __init__(self, document, seed):
        self.document = document
        self.lot = random.Random(seed)
        self.count = 0

    def act(self):
        kinds = (
            self.move,
            self.drag,
            self.nudge,
            self.set_number,
            self.set_formula,
            self.set_parameter,
            self.delete,
            self.duplicate,
            self.rename,
            self.hide,
            self.reorder,
            self.add_parameter,
            self.plot,
            self.undo,
            self.redo,
        )
        try:
            self.lot.choice(kinds)()
        except kane.KaneError:
            return  # refused in words: the model is as it was
        self.count += 1

    @property
    def model(self):
        return self.document.model

    def some(self):
        names = [entry.name for _, entry in named(self.model)]
        return self.lot.sample(names, min(len(names), self.lot.randint(1, 3)))

    def shift(self):
        return np.array([self.lot.uniform(-0.1, 0.1), self.lot.uniform(-0.1, 0.1), 0.0])

    def move(self):
        names, shift = self.some(), self.shift()
        self.document.apply("Move", lambda model: moving.translated(model, names, shift))

    def drag(self):
        names = self.some()
        with_hand = self.document.gesture("Drag")
        try:
            for _ in range(3):
                shift = self.shift()
                with_hand.show(partial(moving.translated, names=names, shift=shift))
        finally:
            with_hand.finish()

    def nudge(self):
        names = self.some()
        for _ in range(2):
            shift = self.shift()
            edit = partial(moving.translated, names=names, shift=shift)
            self.document.apply("Nudge", edit, merge=f"nudge {names}")
        if self.lot.random() < 0.3:  # there and back: a step that is none
            back = self.document.undo_stack.command(self.document.undo_stack.index() - 1).before
            self.document.apply("Nudge", lambda _: back, merge=f"nudge {names}")

    def set_number(self):
        body = self.lot.choice(self.model.bodies)
        value = self.lot.choice([1.5, 2.0, 0.25])
        self.document.apply(
            "Mass", lambda model: fields.with_value(model, [body.name], ("mass",), value)
        )

    def set_formula(self):
        body = self.lot.choice(self.model.bodies)
        if self.model.parameters:
            of = self.lot.choice(self.model.parameters)
            self.document.apply(
                "Mass",
                lambda model: fields.with_formula(
                    model, [body.name], ("mass",), 1.0, f"1 + abs({of.name})"
                ),
            )

    def set_parameter(self):
        if self.model.parameters:
            of = self.lot.choice(self.model.parameters)
            value = of.value * self.lot.uniform(0.9, 1.1)
            self.document.apply(
                "Parameter", lambda model: fields.with_value(model, [of.name], ("value",), value)
            )

    def add_parameter(self):
        name = f"p{self.lot.randrange(10**6)}"
        entry = Parameter(name=name, value=self.lot.random())
        self.document.apply("Add", lambda model: elements.added(model, entry))

    def delete(self):
        if len(self.model.bodies) > 3:
            names = self.some()
            self.document.apply("Delete", lambda model: elements.removed(model, names))

    def duplicate(self):
        if len(self.model.bodies) < 20:
            names, shift = self.some(), self.shift()
            self.document.apply(
                "Duplicate", lambda model: copying.duplicated(model, names, shift).model
            )

    def rename(self):
        old = self.some()[0]
        new = f"{old.rstrip('0123456789')}{self.lot.randrange(10**6)}"
        self.document.apply("Rename", lambda model: renamed(model, old, new))

    def hide(self):
        names = self.some()
        self.document.apply("Hide", lambda model: visibility.with_hidden(model, names, True))

    def reorder(self):
        bodies = list(self.model.bodies)
        self.lot.shuffle(bodies)
        self.document.apply(
            "Order",
            lambda model: structs.replace(model, bodies=tuple(bodies)),
        )

    def plot(self):
        self.document.apply("Plots", lambda model: with_plots(model, lambda _: suggested(model)))

    def undo(self):
        self.document.undo_stack.undo()

    def redo(self):
        self.document.undo_stack.redo()


@pytest.fixture
def told():
    """Return how a document is followed: its lines, and the same start to repeat them on."""
    followers = []

    def follow(name):
        document, other = Document(), Document()
        document.take(load(EXAMPLES / f"{name}.json"), None)
        other.take(document.model, None)
        lines = EditLines(document)
        followers.append(lines)
        lines.listens = True
        all_lines = []
        lines.told.connect(all_lines.append)
        return document, other, all_lines

    yield follow
    followers.clear()


@pytest.mark.parametrize("seed", thinned(range(5), 5))
@pytest.mark.parametrize("name", ["seven_body_mechanism", "slider_crank"])
def test_lines_of_edits_drawn_by_lot_lead_to_the_same_models(told, name, seed):
    document, other, lines = told(name)
    hand, names, done = Hand(document, seed), names_for(other), 0
    while hand.count < EDITS // 10:
        hand.act()
        for line in lines[done:]:
            exec(line, names)
        done = len(lines)
        assert other.model == document.model, lines[-3:]
        assert digest(other.model) == digest(document.model)
        assert other.undo_stack.index() == document.undo_stack.index()
    whole = [line for line in lines if "settings(" in line and "bodies=" in line]
    assert not whole  # nothing had to be said as all of the model
