"""A person who speaks German meets no English in the window."""

import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QDockWidget, QWidget
from tests.german import german
from tests.person import press, type_into, wait_until
from tests.strict_weather import MODELS

from kane.elements.body import Body
from kane.model import Model
from kanevas.assets.paths import TRANSLATIONS
from kanevas.docks.dock import bring_up
from kanevas.help.pages import page_names

__all__ = ["german"]

PROPERTIES = (
    "text", "toolTip", "statusTip", "whatsThis", "placeholderText", "windowTitle", "title",
    "accessibleName",
)  # fmt: skip
ROLES = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole
MOST_ROWS, DEEPEST = 100, 3
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
    names = {part.name for group in ("bodies", "joints", "springs", "torques")
             for part in getattr(window.workspace.document.model, group)}  # fmt: skip
    return {text for text in texts(window) if text.strip() in english} - names


@pytest.fixture
def ready(german, open_window, qtbot):  # noqa: ARG001
    window = open_window()
    window.workspace.preparation.start()
    qtbot.waitUntil(lambda: window.workspace.preparation.is_ready, timeout=180_000)
    return window


def test_nothing_is_english_after_a_run(ready, english):
    window = ready
    window.files.open(MODELS / "andrews.json")
    press(window, Qt.Key.Key_F5)
    wait_until(lambda: window.workspace.presenter.result is not None, 60.0)
    assert found_english(window, english) == set()
    model = window.workspace.document.model
    for group in (model.bodies, model.joints, model.springs, model.torques):
        window.workspace.selection.set([group[0].name])
        assert found_english(window, english) == set(), group[0].name
    for dock in window.findChildren(QDockWidget):
        bring_up(dock)
        QTest.qWait(50)  # what a dock asks of threads comes
        assert found_english(window, english) == set(), dock.objectName()


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
    wait_until(lambda: "muss positiv sein, ist -1 kg" in line.fault)
    type_into(line, "1 m", end=None)
    wait_until(lambda: line.fault.startswith("'m' ist eine Länge; gebraucht wird eine Masse"))
