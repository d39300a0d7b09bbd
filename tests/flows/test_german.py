"""A person who speaks German meets no English in the window."""

import re
import xml.etree.ElementTree as ET

import pytest
from numpy.testing import assert_array_equal
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QDockWidget, QWidget
from tests.german import german
from tests.person import press, type_into, wait_until
from tests.strict_weather import MODELS
from tests.thinned import thinned

import kane
from kane.elements.body import Body
from kane.fields import SYSTEM
from kane.files.model_json import load
from kane.model import Model, check, named
from kanevas.assets.paths import TEMPLATES, TRANSLATIONS
from kanevas.docks.dock import bring_up
from kanevas.help.pages import page_names
from kanevas.start.examples import in_own_words

__all__ = ["german"]

PROPERTIES = (
    "text", "toolTip", "statusTip", "whatsThis", "placeholderText", "windowTitle", "title",
    "accessibleName",
)  # fmt: skip
ROLES = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole
MOST_ROWS, DEEPEST = 100, 3
EXAMPLES_AND_TEMPLATES = sorted([*MODELS.glob("*.json"), *TEMPLATES.glob("*.json")])
OF_PYQTGRAPH = {"Export"}  # an action of its own menu, which is never shown


@pytest.fixture(scope="module")
def english():
    """Texts that are something else in German."""
    messages = list(ET.parse(TRANSLATIONS / "kanevas_de.ts").getroot().iter("message"))
    pairs = [(m.findtext("source"), m.findtext("translation")) for m in messages]
    translations = {translation for _, translation in pairs}
    return {source for source, _ in pairs} - translations - OF_PYQTGRAPH


def texts(window):
    """All that can be read in a window, or that the pointer would make appear."""
    for part in [window, *window.findChildren(QWidget), *window.findChildren(QAction)]:
        for name in PROPERTIES:
            text = part.property(name)
            if isinstance(text, str):
                yield from text.split("\n")
    for view in window.findChildren(QAbstractItemView):
        if view.model() is not None:
            yield from lines(view.model(), QModelIndex(), 0)


def lines(model, parent, depth):
    for row in range(min(model.rowCount(parent), MOST_ROWS)):
        index = model.index(row, 0, parent)
        for role in ROLES:
            if isinstance(text := model.data(index, role), str):
                yield from text.split("\n")
        if depth < DEEPEST:
            yield from lines(model, index, depth + 1)


def found_english(window, english):
    names = {part.name for group in ("bodies", "joints", "drivers", "parameters")
             for part in getattr(window.workspace.document.model, group)}  # fmt: skip
    return {text for text in texts(window) if text.strip() in english} - names


@pytest.fixture
def ready(german, open_window, qtbot):  # noqa: ARG001
    window = open_window()
    window.workspace.preparation.start()
    qtbot.waitUntil(lambda: window.workspace.preparation.is_ready)
    return window


def test_nothing_is_english_after_a_run(ready, english):
    window = ready
    window.files.open(MODELS / "slider_crank.json", as_copy=True)
    press(window, Qt.Key.Key_F5)
    wait_until(lambda: window.workspace.presenter.result is not None, 60.0)
    assert found_english(window, english) == set()
    model = window.workspace.document.model
    for group in (model.bodies, model.joints, model.drivers, model.parameters):
        window.workspace.selection.set([group[0].name])
        assert found_english(window, english) == set(), group[0].name
    for dock in window.findChildren(QDockWidget):
        bring_up(dock)
        QTest.qWait(50)  # what a dock asks of threads comes
        assert found_english(window, english) == set(), dock.objectName()


@pytest.mark.parametrize("path", thinned(EXAMPLES_AND_TEMPLATES, 4), ids=lambda path: path.stem)
def test_examples_are_german_from_their_names_to_their_plots(german, path):  # noqa: ARG001
    original = load(path, unfinished=True)
    model = in_own_words(original)
    if model.bodies:
        check(model)
    known = [entry.title for entry in (model, *model.plots)]
    known += [entry.description for entry in (model, *model.parameters)]
    english = {word for text in known for word in re.findall(r"\w+", text)}
    assert not english & {"the", "with", "which", "that", "is", "a", "of"}
    if model.bodies and load(path) != model:  # its plots ask for what there is
        known_names = {entry.name for _, entry in named(model)} | {SYSTEM}
        curves = {curve.split(".")[0] for plot in model.plots for curve in plot.curves}
        assert curves <= known_names


def test_an_example_runs_in_german_as_in_english(ready):
    window, path = ready, MODELS / "slider_crank.json"
    window.files.open(path, as_copy=True)
    assert window.windowTitle().startswith("Schubkurbel mit Getriebe")
    assert {"Pleuel", "Schieber"} <= {body.name for body in window.workspace.document.model.bodies}
    press(window, Qt.Key.Key_F5)
    wait_until(lambda: window.workspace.presenter.result is not None, 60.0)
    english = kane.simulate(load(path))
    assert_array_equal(
        window.workspace.presenter.result["Schieber.x"], english["slider.x"], strict=True
    )


def test_help_is_german_to_its_last_table(ready):
    """Words that any English page has, and no German one."""
    for name in page_names():
        ready.assistance.show_page(name)
        words = set(ready.assistance.help.browser.toPlainText().split())
        assert not words & {"the", "with", "which", "that", "is"}, name  # titles of books have "of"


def test_refusals_and_failures_are_german(ready):
    window, workspace = ready, ready.workspace
    workspace.document.put(Model(bodies=(Body(name="rod", mass=1.0),)))
    press(window, Qt.Key.Key_F5)
    wait_until(lambda: window.notices.isVisible())
    assert window.notices.label.text().startswith(
        "Das kann noch nicht laufen. rod: Trägheit fehlt; geben Sie drei Hauptträgheitsmomente"
    )
    workspace.selection.set(["rod"])
    line = window.inspector.form.editor("mass").line
    type_into(line, "-1", end=None)
    wait_until(lambda: "muss null oder positiv sein, ist -1 kg" in line.fault)
    type_into(line, "1 m", end=None)
    wait_until(lambda: line.fault.startswith("'m' ist eine Länge; gebraucht wird eine Masse"))
