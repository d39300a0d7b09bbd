import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from tests.strict_weather import MODELS

from kanevas.canvas.drawing.picture import picture_of
from kanevas.look.theme import LIGHT
from kanevas.main import main


@pytest.fixture(autouse=True)
def own_platform(monkeypatch):
    """The platform of these tests has begun; what the program asks for ends with the test."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "as it is")


def thumbnail(file, *options):
    return main([str(file), *map(str, options)])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["four_bar_massless", "spatial_robot"])
def test_shows_what_the_canvas_shows(name, tmp_path):
    file, picture = MODELS / f"{name}.json", tmp_path / "small.png"
    assert thumbnail(file, "--thumbnail", picture, "--size", 128) == 0
    wanted = picture_of(file, LIGHT, QSize(128, 128)).toImage()
    written = QImage(str(picture))
    assert written.convertToFormat(wanted.format()) == wanted
    assert len({written.pixel(x, y) for x in range(128) for y in range(128)}) > 10


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("text", "options", "told"),
    [
        ("no model", (), "is not a model that can be drawn"),
        ("{}", ("--size", "0"), "16 to 2048 pixels"),
        ("{}", ("--size", "100000"), "16 to 2048 pixels"),
    ],
)
def test_what_cannot_be_drawn_is_told(text, options, told, tmp_path, capsys):
    file, picture = tmp_path / "odd.kanevas", tmp_path / "small.png"
    file.write_text(text)
    assert thumbnail(file, "--thumbnail", picture, *options) == 2
    assert told in capsys.readouterr().err
    assert not picture.exists()


@pytest.mark.usefixtures("qapp")
def test_a_picture_that_cannot_be_written_is_told(tmp_path, capsys):
    place = tmp_path / "missing" / "small.png"
    assert thumbnail(MODELS / "two_bodies.json", "--thumbnail", place) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_without_a_file_it_asks_for_one(tmp_path, capsys):
    assert main(["--thumbnail", str(tmp_path / "small.png")]) == 2
    assert "Give a model FILE" in capsys.readouterr().err
