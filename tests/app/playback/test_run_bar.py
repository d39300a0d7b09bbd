import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QToolTip
from tests.changing_models import run_of
from tests.person import LEFT, click, type_into

from kanevas.look.theme import DARK, LIGHT
from kanevas.playback.run_bar import TICKS, RunBar
from kanevas.playback.time_slider import MOST_LINES
from kanevas.workspace.player import Player
from kanevas.workspace.run_events import RunEvents
from kanevas.workspace.time_marks import TimeMark

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def player():
    player = Player()
    yield player
    player.pause()


@pytest.fixture
def bar(qtbot, player):
    bar = RunBar(player, LIGHT)
    qtbot.addWidget(bar)
    bar.resize(1000, 50)
    bar.show()
    qtbot.waitExposed(bar)
    return bar


def test_without_a_run_there_is_nothing_to_play(bar):
    assert bar.time_field.text() == "–"
    assert not bar.slider.isEnabled()
    assert not bar.speed.isEnabled()
    assert not any(key.isEnabled() for key in bar.findChildren(QToolButton))


def test_run_and_cancel_are_asked_for(bar, qtbot):
    with qtbot.waitSignal(bar.run_wanted):
        click(bar.run_button)
    bar.show_running(True)
    assert not bar.run_button.isVisible()
    with qtbot.waitSignal(bar.cancel_wanted):
        click(bar.cancel_button)
    bar.show_running(False)
    assert bar.run_button.isVisible()


def test_progress_is_shown_in_percent(bar):
    bar.show_running(True)
    bar.show_progress(0.256)
    assert bar.progress.text() == "26%"


def test_what_a_run_waits_for_stands_where_the_time_does_otherwise(bar):
    bar.show_running(True)
    bar.show_waiting("for the solver: 20 s")
    assert bar.waiting.text() == "for the solver: 20 s"
    assert (bar.waiting.isHidden(), bar.slider.isHidden(), bar.time_field.isHidden()) == (
        False, True, True,
    )  # fmt: skip
    assert (bar.progress.maximum(), bar.progress.value()) == (100, 0)  # empty, not a solid bar
    bar.show_progress(0.5)
    assert bar.progress.value() == 50
    bar.show_running(False)
    assert (bar.waiting.isHidden(), bar.slider.isHidden()) == (True, False)


def test_where_nothing_can_run_the_button_says_why(bar):
    bar.offer_run(False)
    assert not bar.run_button.isEnabled()
    assert bar.run_button.toolTip() == "There is no body to move"
    bar.offer_run(True)
    assert bar.run_button.toolTip() == "Compute the motion"


def test_slider_follows_the_time_without_seeking(bar, player):
    player.load(10.0)
    times = []
    player.time_changed.connect(times.append)
    player.seek(3.33333)
    assert bar.slider.value() == round(0.333333 * TICKS)
    assert times == [3.33333]  # not rounded to a tick of the slider


def test_slider_jumps_to_where_it_is_pressed_and_is_dragged_on(bar, player):
    player.load(10.0)
    slider = bar.slider
    y = slider.height() // 2
    at = [QPoint(slider.width() * part // 4, y) for part in (1, 2, 3)]
    QTest.mousePress(slider, LEFT, pos=at[1])
    assert player.clock.time == pytest.approx(5.0, abs=0.1)
    QTest.mouseMove(slider, at[2])
    assert player.clock.time == pytest.approx(7.5, abs=0.2)
    QTest.mouseMove(slider, at[0])
    QTest.mouseRelease(slider, LEFT, pos=at[0])
    assert player.clock.time == pytest.approx(2.5, abs=0.2)


def test_press_on_the_handle_moves_nothing(bar, player):
    player.load(10.0)
    player.seek(5.0)
    click(bar.slider, bar.slider.rect().center() + QPoint(3, 0))
    assert player.clock.time == 5.0


def test_list_of_speeds_shows_what_fits_the_run(bar, player):
    player.load(0.03)
    assert bar.speed.currentText() == "1/200×"
    player.set_speed(2.0)
    assert bar.speed.currentText() == "2×"


def test_all_keys_have_names_for_those_who_do_not_see_them(bar):
    keys = bar.findChildren(QToolButton)
    assert len(keys) == 6
    assert all(key.accessibleName() and key.toolTip() for key in keys)
    assert bar.slider.accessibleName() == "Time"
    assert bar.speed.accessibleName() == "Playback speed"


def test_theme_can_change_while_it_plays(bar, player):
    player.load(10.0)
    player.play()
    bar.set_theme(DARK)
    assert DARK.accent.name() in bar.run_button.styleSheet()
    assert player.clock.playing


def test_the_slider_tells_times_and_what_happens_then(bar, player):
    player.load(10.0)
    bar.show_marks([TimeMark(2.5, "push jumps"), TimeMark(7.5, "It broke.", is_failure=True)])
    slider = bar.slider
    assert slider.text_at(slider.pixel(2.5) + 2) == "2.50 s: push jumps"
    assert slider.text_at(slider.pixel(7.5)) == "7.50 s: It broke."
    assert slider.text_at(slider.pixel(5.0)) in ("4.99 s", "5.00 s", "5.01 s")


def test_marks_are_where_the_handle_is_at_their_time(bar, player):
    player.load(10.0)
    plain = bar.slider.grab().toImage()
    bar.show_marks([TimeMark(2.5, "push jumps"), TimeMark(7.5, "It broke.", is_failure=True)])
    marked = bar.slider.grab().toImage()
    for time, color in ((2.5, LIGHT.warning), (7.5, LIGHT.error)):
        x = bar.slider.pixel(time)
        assert marked.pixelColor(x, 1) == color
        assert plain.pixelColor(x, 1) != color
        player.seek(time)
        assert bar.slider.handle().center().x() == pytest.approx(x, abs=1)


def test_a_time_that_is_typed_is_gone_to(bar, player, qtbot):
    player.load(0.03)
    field = bar.time_field
    with qtbot.waitSignal(field.left):
        type_into(field, "12.3")
    assert player.clock.time == pytest.approx(0.0123)
    type_into(field, "0,02 s")
    assert player.clock.time == pytest.approx(0.02)
    bar.speed.setFocus()
    assert field.text() == "20.00 / 30.00 ms"


def test_what_is_no_time_goes_nowhere_and_says_so(bar, player):
    player.load(0.03)
    player.seek(0.01)
    type_into(bar.time_field, "soon")
    assert player.clock.time == 0.01
    assert "soon" in QToolTip.text()
    QToolTip.hideText()
    with_escape = bar.time_field
    QTest.keyClick(with_escape, Qt.Key.Key_Escape)
    assert player.clock.time == 0.01


def test_playing_does_not_write_over_what_is_typed(bar, player, qtbot):
    player.load(10.0)
    with qtbot.waitActive(bar):
        bar.activateWindow()
    click(bar.time_field)
    QTest.keyClicks(bar.time_field, "3.2")
    player.seek(8.0)
    assert bar.time_field.text() == "3.2"


def test_events_are_marked_below_and_told(bar, player):
    result = run_of("bouncing_ball", "dropped", rtol=1e-6, atol=1e-8)
    player.load(float(result.time[-1]))
    bar.show_events(RunEvents(result))
    slider = bar.slider
    x = slider.pixel(result.events[0].time)
    assert slider.text_at(x) == (
        "0.452 s: floor (lower limit) strikes, from -4.429 m/s to 3.101 m/s, 2.502 J lost"
    )
    picture = slider.grab().toImage()
    assert picture.pixelColor(x, slider.height() - 2) == LIGHT.force
    assert picture.pixelColor(x - 6, slider.height() - 2) != LIGHT.force
    # a series of bounces is a band, and its tooltip stays short
    crowd = slider.pixel(2.55)
    lines = slider.text_at(crowd).split("\n")
    assert len(lines) == MOST_LINES + 1
    assert lines[-1].startswith("and ")
    bar.show_events(RunEvents(None))
    assert "strikes" not in slider.text_at(x)
