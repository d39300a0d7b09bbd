import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QImage
from tests.person import click

from kanevas.exports.picture_dialog import PREVIEW, PictureDialog
from kanevas.look.paper import PAPER
from kanevas.look.theme import DARK


@pytest.fixture
def drawn():
    return []


def open_dialog(qtbot, drawn, **may):
    def draw(wanted):
        drawn.append(wanted)
        picture = QImage(wanted.size, QImage.Format.Format_RGB32)
        picture.fill(wanted.theme.background)
        return picture

    dialog = PictureDialog("Export", draw, QSize(700, 500), **may)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


ALL = {"has_size": True, "may_be_dark": True, "may_have_grid": True}
NONE = dict.fromkeys(ALL, False)


def test_a_picture_is_twice_as_large_as_the_view_at_first(qtbot, drawn):
    dialog = open_dialog(qtbot, drawn, **ALL)
    assert dialog.wanted.size == QSize(1400, 1000)
    assert dialog.wanted.theme is PAPER
    assert dialog.wanted.has_grid


def test_the_preview_shows_what_is_chosen_at_a_size_that_fits(qtbot, drawn):
    dialog = open_dialog(qtbot, drawn, **ALL)
    dialog.colors.setCurrentIndex(1)
    click(dialog.grid, QPoint(10, dialog.grid.height() // 2))
    dialog.size_fields.height_field.setValue(8192)
    dialog.size_fields.width_field.setValue(64)
    last = drawn[-1]
    assert (last.theme, last.has_grid) == (DARK, False)
    assert last.size.height() <= PREVIEW.height()
    assert last.size.width() >= 1
    shown = dialog.preview.pixmap().toImage()
    assert QColor(shown.pixel(0, 0)) == DARK.background
    assert dialog.wanted.size == QSize(64, 8192)


def test_paper_has_the_size_of_the_view_and_is_white(qtbot, drawn):
    dialog = open_dialog(qtbot, drawn, **NONE)
    assert dialog.wanted.size == QSize(700, 500)
    assert dialog.wanted.theme is PAPER
    assert not dialog.size_fields.isVisible()
    assert not dialog.colors.isVisible()
    assert not dialog.grid.isVisible()
