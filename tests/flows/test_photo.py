"""A photo behind the grid: brought, given its scale, moved, locked, shown in pictures."""

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtWidgets import QFileDialog, QMessageBox
from tests.hand import Hand
from tests.person import choose, dialog, name_file, to_front
from tests.photos import in_base64, png

from kane.files.model_json import load
from kane.model import Model, Photo, faults
from kane.model.photo import LONGEST, pixels
from kanevas.canvas.drawing.print import Print
from kanevas.files import photo_reading
from kanevas.look.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("shared_window")

A, B = (0.25, 0.4), (0.65, 0.4)  # places in the photo, as parts of its width and height


@pytest.fixture
def path(tmp_path):
    found = tmp_path / "yard.png"
    found.write_bytes(png(400, 300))
    return found


@pytest.fixture
def hand(window):
    return Hand(window)


def the_photo(window):
    (found,) = window.workspace.document.model.photos
    return found


def at(photo, share):
    """A place in a photo in ground axes."""
    low_left, low_right, _, up_left = map(np.array, photo.corners())
    return tuple(low_left + share[0] * (low_right - low_left) + share[1] * (up_left - low_left))


def test_a_photo_gets_its_scale_by_two_clicks_and_a_length(window, path, hand):
    with dialog(QFileDialog, name_file(path)):
        choose(window, "File", "Import …")
    to_front(window)
    hand.surface.take_keys()
    first = the_photo(window)
    seen = np.ptp(window.canvas.camera.to_view(np.array(first.corners())), axis=0)
    assert seen.max() <= max(window.canvas.camera.size)
    assert hand.tool == "photo"
    assert "first of two points" in hand.hint
    start = at(first, A)
    hand.click(start, at(first, B))
    assert "how far apart" in hand.hint
    hand.type("2.5")
    hand.key("Return")
    photo = the_photo(window)
    assert hand.tool == "select"
    corners = window.canvas.camera.to_view(np.array(photo.corners()))
    assert (corners >= 0).all() and (corners <= window.canvas.camera.size).all()
    between = np.subtract(at(photo, B), at(photo, A))
    # the hand hits whole pixels, of which there are some hundred between both points
    assert np.linalg.norm(between) == pytest.approx(2.5, rel=0.02)
    np.testing.assert_allclose(at(photo, A), start, atol=0.02 * 2.5)
    assert hand.steps == ["Import a photo", "Set the scale of a photo"]
    stack = window.workspace.document.undo_stack
    stack.undo()
    assert the_photo(window) == first
    stack.undo()
    assert window.workspace.document.model.photos == ()
    stack.setIndex(2)
    assert the_photo(window) == photo


def test_escape_leaves_the_photo_as_it_was(window, path, hand):
    window.files.open(path)
    first = the_photo(window)
    hand.click(at(first, A), at(first, B))
    hand.type("9")
    hand.key("Escape")
    hand.key("Escape")
    assert the_photo(window) == first
    assert hand.steps == ["Import a photo"]


def test_a_photo_that_is_dropped_goes_behind_the_model_that_is_open(window, path):
    window.files.open(path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    window.dropEvent(
        QDropEvent(
            QPointF(200, 200),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    names = [photo.name for photo in window.workspace.document.model.photos]
    assert len(set(names)) == 2


def test_it_is_moved_by_the_hand_until_it_is_locked(window, path, hand):
    window.files.open(path)
    hand.key("Escape")
    before = the_photo(window)
    middle = hand.pixel(before.position)
    hand.drag(middle, middle + QPointF(40, 0).toPoint())
    moved = the_photo(window).position[0] - before.position[0]
    assert moved == pytest.approx(40 / window.canvas.camera.scale, rel=0.05)
    window.workspace.selection.set((before.name,))
    window.menus.edit.locked.trigger()
    window.workspace.selection.set(())
    assert window.canvas.elements_at(middle) == ()
    placed = the_photo(window)
    hand.drag(middle, middle + QPointF(30, 30).toPoint())
    assert the_photo(window) == placed
    hand.arm("U", Qt.KeyboardModifier.ShiftModifier)
    hand.click(tuple(placed.position))
    assert "locked" in hand.refusals[-1]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_it_lies_under_the_grid_and_in_pictures(window, path, theme):
    window.files.open(path)
    photo = the_photo(window)
    print_ = Print(window.canvas, QSize(800, 600), theme)
    with_photo = print_.picture(QSize(800, 600))
    print_.show_model(Model())
    without = print_.picture(QSize(800, 600))
    print_.deleteLater()
    scale = 800 / print_.room.width()
    x, y = (print_.camera.to_view(np.array(photo.position)) * scale).round().astype(int).tolist()
    changed = [(x + dx, y + dy) for dx in range(8) for dy in range(8)]
    differ = [with_photo.pixel(*spot) != without.pixel(*spot) for spot in changed]
    assert sum(differ) > len(differ) / 2  # lines of the grid are the same over it
    assert with_photo.pixel(2, 2) == without.pixel(2, 2)
    lines = {with_photo.pixel(x + i, y + 5) for i in range(-100, 100)}
    assert len(lines) > 1, "the grid is not seen over it"


def test_a_file_keeps_it_and_another_plane_leaves_it_out(window, path, tmp_path):
    window.files.new_in_space()
    window.files.open(path)
    window.workspace.document.save(tmp_path / "model.json")
    assert load(tmp_path / "model.json").photos == (the_photo(window),)
    window.canvas.set_plane("yz")
    (item,) = [i for i in window.canvas.scene().items() if i.name == the_photo(window).name]
    assert not item.isVisible()


def test_a_large_photo_is_made_smaller_and_stands_upright(tmp_path):
    path = tmp_path / "wide.jpg"
    image = QImage(5000, 2500, QImage.Format.Format_RGB32)
    image.fill(0x336699)
    image.save(str(path), "JPEG", 90)
    content = path.read_bytes()
    # what a camera writes that was turned by a quarter: EXIF, orientation 6
    exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    segment = b"\xff\xe1" + (len(exif) + 2).to_bytes(2, "big") + exif
    path.write_bytes(content[:2] + segment + content[2:])
    picture = photo_reading.read_photo(path)
    assert pixels(picture) == ("jpeg", 1024, 2048)
    assert len(picture) < LONGEST


HOSTILE = {
    "empty.png": (b"", "neither a PNG nor a JPEG"),
    "text.jpg": (b"<!DOCTYPE x [<!ENTITY a 'b'>]><svg/>", "neither a PNG nor a JPEG"),
    "bomb.png": (png(2, 1, declared=(60_000, 60_000)), "60000 × 60000 pixels are too many"),
    "cut.png": (png(300, 300)[:80], "damaged"),
    "cut.jpg": (b"\xff\xd8\xff\xc0\x00\x0b\x08\x00\x02\x00\x03\x01\x01\x11\x00", "damaged"),
}


@pytest.mark.qt_log_ignore("Invalid JPEG file structure")
@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_is_no_photo_gets_a_sentence(window, tmp_path, name):
    content, words = HOSTILE[name]
    path = tmp_path / name
    path.write_bytes(content)
    said = []

    def read(box):
        said.append(box.informativeText() or box.text())
        box.reject()

    with dialog(QMessageBox, read):
        assert not window.files.open(path)
    assert words in said[0]
    assert window.workspace.document.model.photos == ()


def test_ten_gigabytes_are_not_read(window, tmp_path):
    path = tmp_path / "huge.png"
    with path.open("wb") as stream:
        stream.truncate(10 * 2**30)  # a hole, which takes no room on the disk
    said = []

    def read(box):
        said.append(box.informativeText() or box.text())
        box.reject()

    with dialog(QMessageBox, read):
        assert not window.files.open(path)
    assert "larger than 64 MB" in said[0]


def test_a_damaged_picture_is_told_in_its_place_and_as_a_fault(window):
    model = Model(photos=(Photo(name="yard", picture=in_base64(png(300, 200)[:60])),))
    assert faults(model) == ()  # what it begins with is right
    broken = Model(photos=(Photo(name="yard", picture="AAAA"),))
    assert "import the photo again" in faults(broken)[0].text
    for damaged in (model, broken):
        window.workspace.document.take(damaged, None)
        window.canvas.fit()
        picture = window.canvas.grab().toImage()
        red = window.workspace.colors.theme.error.rgb()
        pixels_seen = {
            picture.pixel(x, y)
            for x in range(0, picture.width(), 2)
            for y in range(picture.height())
        }
        assert red in pixels_seen
