import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from tests.person import click

from kanevas.look.theme import DARK, LIGHT
from kanevas.window.notice_bar import NoticeBar
from kanevas.workspace.notices import Notices


@pytest.fixture
def bar(qtbot):
    page = QWidget()
    bar = NoticeBar(Notices(), LIGHT, page)
    layout = QVBoxLayout(page)
    layout.addWidget(bar)
    layout.addStretch()
    qtbot.addWidget(page)
    page.resize(500, 300)
    page.show()
    qtbot.waitExposed(page)
    yield bar  # and keep the page until then


def test_is_hidden_until_there_is_something_to_say(bar):
    assert not bar.isVisible()
    bar._notices.tell("Wrote x.csv")
    assert bar.isVisible()
    assert not bar._buttons


def test_can_be_closed(bar):
    bar._notices.warn("It failed.")
    click(bar._close)
    assert not bar.isVisible()
    bar._notices.tell("It works.")
    assert bar.isVisible()


def test_offers_one_action(bar):
    done = []
    bar._notices.tell("Wrote x.csv", "Open folder", lambda: done.append(1))
    assert bar._buttons[0].text() == "Open folder"
    click(bar._buttons[0])
    assert done == [1]
    bar._notices.warn("It failed.")
    assert not bar._buttons


def test_news_and_failures_differ_in_colour(bar):
    bar._notices.tell("It works.")
    assert LIGHT.accent.name() in bar.styleSheet()
    bar._notices.warn("It failed.")
    assert LIGHT.error.name() in bar.styleSheet()
    bar.set_theme(DARK)
    assert DARK.error.name() in bar.styleSheet()
    assert bar.label.text() == "It failed."


def test_text_is_shown_as_it_is(bar):
    bar._notices.warn("'<b>x</b>' is not a number")
    assert bar.label.textFormat() == Qt.TextFormat.PlainText


def test_a_long_path_does_not_widen_the_window(bar):
    bar._notices.tell("Wrote /tmp/" + 300 * "x", "Open folder", lambda: None)
    bar.window().resize(400, 300)
    assert bar.window().width() == 400
    assert bar.label.toolTip() == bar.label.text()


def test_a_question_goes_when_it_is_answered(bar):
    chosen = []
    bar._notices.ask(
        "Which?", ("This", lambda: chosen.append(1)), ("That", lambda: chosen.append(2))
    )
    assert [button.text() for button in bar._buttons] == ["This", "That"]
    click(bar._buttons[1])
    assert chosen == [2]
    assert not bar.isVisible()
