import pytest
from PySide6.QtCore import QSize, Qt
from tests.person import type_into

from kanevas.exports.film import Format, View
from kanevas.exports.film_dialog import FilmDialog
from kanevas.look.paper import PAPER
from kanevas.look.theme import DARK


@pytest.fixture
def dialog(qtbot):
    dialog = FilmDialog(2.5, 0.5, QSize(500, 400), has_space=True, formats=tuple(Format))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_whole_run_at_the_speed_of_the_playback(dialog):
    film = dialog.film
    assert (film.start, film.end, film.speed, film.rate) == (0.0, 2.5, 0.5, 30)
    assert film.view is View.CANVAS
    assert film.format is Format.WEBM
    assert dialog.theme is PAPER
    assert dialog.summary.text() == "151 frames, 5.03 s to watch"


def test_all_fields_count(dialog):
    dialog.kind.setCurrentIndex(dialog.kind.findData(Format.GIF))
    dialog.view.setCurrentIndex(2)
    dialog.colors.setCurrentIndex(1)
    dialog.speed.setCurrentIndex(dialog.speed.findData(2.0))
    type_into(dialog.size_fields.width_field.lineEdit(), "300", Qt.Key.Key_Tab)
    type_into(dialog.size_fields.height_field.lineEdit(), "200", Qt.Key.Key_Tab)
    type_into(dialog.rate.lineEdit(), "20", Qt.Key.Key_Tab)
    type_into(dialog.start.lineEdit(), "0.5", Qt.Key.Key_Tab)
    type_into(dialog.end.lineEdit(), "1.5", Qt.Key.Key_Tab)
    film = dialog.film
    assert film.format is Format.GIF
    assert film.view is View.BOTH
    assert film.size == (300, 200)
    assert (film.start, film.end, film.speed, film.rate) == (0.5, 1.5, 2.0, 20)
    assert dialog.theme is DARK
    assert dialog.summary.text() == "11 frames, 0.55 s to watch"


def test_a_common_size_fills_both_fields(dialog):
    fields = dialog.size_fields
    fields.common.setCurrentIndex(fields.common.findText("1920 × 1080"))
    fields.common.activated.emit(fields.common.currentIndex())
    assert fields.chosen == QSize(1920, 1080)
    fields.width_field.setValue(1921)
    assert fields.common.currentText() == "Other size"
    fields.width_field.setValue(500)
    fields.height_field.setValue(400)
    assert fields.common.currentText() == "As in the window"


def test_a_part_that_ends_before_it_begins_is_refused(dialog):
    dialog.start.setValue(2.0)
    dialog.end.setValue(1.0)
    assert not dialog.go_on.isEnabled()
    assert dialog.summary.text() == "The part of the run must end after it begins."
    dialog.end.setValue(2.5)
    assert dialog.go_on.isEnabled()


def test_too_many_frames_are_refused(dialog):
    dialog.speed.setCurrentIndex(0)
    assert not dialog.go_on.isEnabled()
    assert "75001 frames are too many" in dialog.summary.text()


def test_gif_goes_no_faster_than_viewers_do(dialog):
    dialog.rate.setValue(60)
    dialog.kind.setCurrentIndex(dialog.kind.findData(Format.GIF))
    assert dialog.film.rate == 50


@pytest.mark.parametrize("lacking", Format)
def test_a_format_without_encoder_is_grey_and_says_so(qtbot, lacking):
    here = [each for each in Format if each is not lacking]
    dialog = FilmDialog(1.0, 1.0, QSize(500, 400), has_space=False, formats=here)
    qtbot.addWidget(dialog)
    assert dialog.film.format is here[0]
    for at in range(dialog.kind.count()):
        is_here = dialog.kind.itemData(at) in here
        assert dialog.kind.model().item(at).isEnabled() == is_here
        assert dialog.kind.itemText(at).endswith(": no encoder here") != is_here


@pytest.mark.parametrize("duration", [3e-5, 0.0299, 1.0, 10 / 3, 1234.5])
def test_the_whole_run_is_offered_whatever_its_length(qtbot, duration):
    dialog = FilmDialog(duration, 1.0, QSize(500, 400), has_space=False, formats=tuple(Format))
    qtbot.addWidget(dialog)
    assert dialog.film.end == pytest.approx(duration, rel=2e-3)
    assert dialog.film.end <= duration
    assert dialog.view.count() == 1
