"""Each tool, at each moment of its work, meets a model from which all has gone."""

import itertools

import msgspec
import numpy as np
import pytest
from PySide6.QtWidgets import QApplication
from tests.app.hand.tools.test_loads import scene
from tests.photos import DOT
from tests.thinned import thinned

from kane.elements.note import Note
from kane.model import Photo, named, renamed
from kanevas.drawing.geometry import PLANES
from kanevas.edits.drawing import box, plate
from kanevas.edits.elements import added, removed
from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.on_joint_tool import OnJointTool
from kanevas.hand.tools.rewriting import Rewriting
from kanevas.hand.tools.table import TOOLS
from kanevas.hand.tools.tool import Tool

XY = PLANES["xy"]


def full():
    """Hinges, sliders, wheels, two bodies that overlap, a plate and a note."""
    corners = [np.array((x, y, 0.0)) for x, y in ((-0.4, -0.5), (-0.2, -0.5), (-0.3, -0.4))]
    return added(
        scene(),
        box("lid", np.array((0.15, 0.28, 0.0)), np.array((0.35, 0.45, 0.0)), XY),
        plate("plate", corners, XY),
        Note(name="note", text="so", position=(0.0, 0.45, 0.0)),
        Photo(name="photo", picture=DOT, width=1.2, position=(0.0, 0.1, 0.0)),
    )


FULL = full()


# --- what the hand does: a method of the tool, and where

HINGE, WHEEL, LEFT, BLOCK, ARM, LID, PLATE, AIR, NOTE = (
    (-0.4, 0.2), (-0.05, -0.2), (-0.3, -0.2), (0.2, 0.3), (-0.25, 0.25), (0.3, 0.4), (-0.3, -0.45),
    (0.0, 0.0), (0.0, 0.45),
)  # fmt: skip
WAYS = {
    "from body to body": (
        ("hover", ARM), ("press", ARM), ("release", ARM), ("hover", LID), ("press", LID),
        ("release", LID), ("hover", AIR), ("press", AIR),
    ),
    "from joint to joint": (
        ("hover", LEFT), ("press", LEFT), ("release", LEFT), ("hover", WHEEL), ("press", WHEEL),
    ),
    "dragging": (("press", BLOCK), ("drag", AIR), ("drag", LID), ("release", ARM)),
    "where bodies overlap": (("press", BLOCK), ("release", BLOCK)),
    "from nowhere": (("press", AIR), ("drag", NOTE), ("drag", PLATE), ("release", PLATE)),
    "twice": (("press", NOTE), ("release", NOTE), ("double_click", NOTE), ("release", NOTE)),
    "again": (
        ("press", PLATE), ("release", PLATE), ("press", (-0.4, -0.5)), ("drag", AIR),
        ("release", AIR),
    ),
}  # fmt: skip


def undo(bench):
    bench.document.undo_stack.undo()


def go_back_in_history(bench):
    bench.document.undo_stack.setIndex(0)


def delete(bench):
    bench.document.apply("Delete", lambda model: removed(model, bench.names))


def open_another(bench):
    bench.document.new()


def rename(bench):
    def all_renamed(model):
        for name in [element.name for _, element in named(model)]:
            model = renamed(model, name, f"{name} of old")
        return model

    bench.document.apply("Rename", all_renamed)


GOING = (undo, go_back_in_history, delete, open_another, rename)


@pytest.mark.parametrize("kind", thinned(TOOLS, 4), ids=lambda kind: kind.name)
def test_a_tool_lets_go_of_what_goes(bench, kind):
    way = WAYS["from joint to joint" if issubclass(kind, OnJointTool) else "from body to body"]
    for count, go in zip(range(1, len(way) + 1), itertools.cycle(GOING)):
        lets_go(bench, kind, way, count, go)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_the_tool_for_picking_lets_go_in_the_midst_of_whatever_it_does(bench, way):
    for count, go in zip(range(1, len(way) + 1), itertools.cycle(GOING)):
        lets_go(bench, TOOLS[0], way, count, go)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("kind", TOOLS, ids=lambda kind: kind.name)
def test_a_tool_lets_go_of_what_goes_at_any_moment_and_in_any_way(bench, kind, way):
    for go in GOING:
        for count in range(1, len(way) + 1):
            lets_go(bench, kind, way, count, go)


def lets_go(bench, kind, way, count, go):
    bench.draw(FULL)
    bench.canvas.fit()
    bench.toolbox.arm(kind.name, keep=True)
    whole = bench.names
    for move, place in way[:count]:
        getattr(bench.tool, move)(bench.at(*place))
    bench.look()
    assert held_by(bench.tool, whole) <= {*bench.tool.holds}, "it does not say so"
    go(bench)
    bench.look()
    bench.paint()
    assert held_by(bench.tool, whole - bench.names) == set()
    assert QApplication.activePopupWidget() is None
    for move, place in (*way[count:], ("press", ARM), ("drag", AIR), ("release", LID)):
        getattr(bench.tool, move)(bench.at(*place))
        bench.look()
    assert bench.names >= {*bench.selection.names}
    for value in bench.tool.values:
        bench.tool.hold(value.key, 0.3)
    bench.tool.enter()
    bench.look()
    bench.paint()
    bench.tool.cancel()
    assert held_by(bench.tool, whole) == set()


def held_by(thing, names, seen=()):
    """The names of elements that are found in a tool, in whatever way it holds them.

    A pointer is what the hand does; what it snaps to is looked up whenever it is used.
    """
    if isinstance(thing, str):
        return {thing} & names
    if isinstance(thing, msgspec.Struct):
        return {getattr(thing, "name", "")} & names
    if isinstance(thing, tuple | list | set | frozenset):
        return set().union(*(held_by(part, names, seen) for part in thing))
    if isinstance(thing, Tool | Drag | Rewriting):
        inside = [
            part for key, part in vars(thing).items()
            if key not in ("desk", "at", "_at", "surroundings", "exclude", "_pressed")
        ]  # fmt: skip
        return held_by(inside, names, seen)
    return set()
