import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMainWindow
from tests.app.health.test_findings import NO_MASS, of
from tests.person import click

from kane.analyses.mechanism_health import Gap
from kane.errors import Fault
from kanevas.health import HealthIndicator
from kanevas.health.popup import MOST_ROWS
from kanevas.look.theme import DARK, LIGHT


@pytest.fixture
def indicator(qtbot):
    window = QMainWindow()
    window.resize(900, 600)
    indicator = HealthIndicator(LIGHT)
    window.statusBar().addPermanentWidget(indicator)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield indicator
    indicator.popup.hide()


def sentences(indicator):
    return [label.text() for label in indicator.popup._rows.findChildren(QLabel) if label.text()]


def picture(indicator):
    return indicator.icon().pixmap(16).toImage()


def test_says_how_the_model_is_in_words_and_by_a_picture(indicator):
    indicator.show_examination(of())
    good = picture(indicator)
    assert indicator.text() == "1 degree of freedom"
    assert indicator.accessibleName() == "Model health: 1 degree of freedom"
    indicator.show_examination(of(faults=(("rod", NO_MASS),)))
    assert indicator.text() == "1 fault, 1 degree of freedom"
    assert picture(indicator) != good


def test_marks_what_is_of_an_older_model(indicator):
    indicator.show_examination(of())
    known = picture(indicator)
    indicator.wait()
    assert indicator.text() == "1 degree of freedom …"
    assert picture(indicator) != known
    indicator.show_examination(of())
    assert indicator.text() == "1 degree of freedom"
    assert picture(indicator) == known


def test_a_click_explains_and_escape_closes(indicator):
    indicator.show_examination(of(faults=(("rod", NO_MASS),)))
    click(indicator)
    assert indicator.popup.isVisible()
    assert "Mass is missing" in sentences(indicator)[0]
    assert indicator.window().geometry().contains(indicator.popup.geometry())
    QTest.keyClick(indicator.popup, Qt.Key.Key_Escape)
    assert not indicator.popup.isVisible()


def test_the_keyboard_reaches_it_and_its_links(indicator):
    asked = []
    indicator.select_wanted.connect(asked.append)
    indicator.show_examination(of(faults=(("rod", NO_MASS),)))
    indicator.setFocus()
    QTest.keyClick(indicator, Qt.Key.Key_Space)
    label = indicator.popup.focusWidget()
    QTest.keyClick(label, Qt.Key.Key_Tab)
    QTest.keyClick(label, Qt.Key.Key_Return)
    assert asked == [("rod",)]


def test_links_select_one_or_all(indicator):
    asked = []
    indicator.select_wanted.connect(asked.append)
    indicator.show_examination(of(faults=(("rod", NO_MASS), ("a < b", NO_MASS))))
    click(indicator)
    label = next(w for w in indicator.popup.findChildren(QLabel) if w.objectName() == "links")
    assert "a &lt; b" in label.text()
    label.linkActivated.emit("1")
    label.linkActivated.emit("all")
    assert asked == [("a < b",), ("rod", "a < b")]


@pytest.mark.parametrize("is_open", [True, False])
def test_a_link_of_what_was_found_before_leads_nowhere(indicator, is_open):
    asked = []
    indicator.select_wanted.connect(asked.append)
    indicator.show_examination(of(faults=(("rod", NO_MASS), ("gone", NO_MASS))))
    click(indicator)
    label = next(w for w in indicator.popup.findChildren(QLabel) if w.objectName() == "links")
    if not is_open:
        indicator.popup.hide()
    indicator.show_examination(of(faults=(("disc", NO_MASS),)))
    for link in ("0", "1", "all"):
        label.linkActivated.emit(link)
    assert asked == []


def test_of_a_great_many_findings_the_first_are_shown(indicator):
    many = tuple(("rod", Fault(f"bodies[0].f{i}", "is missing")) for i in range(MOST_ROWS + 7))
    indicator.show_examination(of(faults=many))
    click(indicator)
    assert len(sentences(indicator)) == MOST_ROWS + 1
    assert sentences(indicator)[-1].endswith("more")


def test_assemble_is_offered_where_joints_are_open_and_can_close(indicator):
    asked = []
    indicator.assemble_wanted.connect(lambda: asked.append(True))
    indicator.show_examination(of())
    click(indicator)
    assert not indicator.popup.assemble_button.isVisible()
    indicator.show_examination(of(gaps=(Gap("pin", 0.1, 0.0),)))
    click(indicator.popup.assemble_button)
    assert asked == [True]
    assert not indicator.popup.isVisible()


def test_a_failed_look_says_why(indicator):
    indicator.show_failure("It went wrong.")
    click(indicator)
    assert indicator.text() == "The model could not be looked at"
    assert sentences(indicator) == ["It went wrong."]


def test_colours_change_with_the_theme(indicator):
    indicator.show_examination(of())
    light = picture(indicator)
    indicator.set_theme(DARK)
    assert picture(indicator) != light
    assert DARK.window.name() in indicator.popup.styleSheet()


def test_many_findings_stay_within_the_window(indicator):
    faults = tuple((f"rod {i}", NO_MASS) for i in range(60))
    faults += tuple(("disc", Fault(f"bodies[0].field_{i}", "is missing")) for i in range(40))
    indicator.show_examination(of(faults=faults))
    click(indicator)
    assert "select all 60" in sentences(indicator)[0]
    assert indicator.popup.height() < indicator.window().height()


def test_of_another_model_nothing_is_known_yet(indicator):
    indicator.show_examination(of(gaps=(Gap("pin", 0.1, 0.0),)))
    indicator.start_over()
    assert indicator.text() == "Looking at the model …"
    assert [finding.text for finding in indicator.popup._findings] == [
        "The model is being looked at."
    ]
    assert not indicator.popup.assemble_button.isVisibleTo(indicator.popup)
