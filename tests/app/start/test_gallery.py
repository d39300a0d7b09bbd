import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton
from tests.person import answer, choose, click, dialog, move, press, wait_until
from tests.strict_weather import MODELS

import kane
from kane.files.model_json import dumps
from kanevas.assets.paths import EXAMPLES, TEMPLATES
from kanevas.canvas.drawing.picture import picture_of
from kanevas.look.theme import DARK, LIGHT
from kanevas.settings import Settings
from kanevas.start import Gallery, Mover
from kanevas.start.lessons import lesson_of
from kanevas.start.pictures import SIZE
from kanevas.start.templates import templates

SHELVES = {"Recent": -3, "Templates": -2, "Examples": -1}


def in_gallery(window, hand):
    """Let a hand use the gallery, once all its pictures are drawn."""

    def when_drawn(gallery):
        wait_until(lambda: gallery.is_drawn)
        hand(gallery)

    with dialog(Gallery, when_drawn):
        choose(window, "File", "Start from a template or example …")


def click_card(shelf, name):
    def hand(gallery):
        cards = gallery.shelves[SHELVES[shelf]]
        (item,) = cards.findItems(name, Qt.MatchFlag.MatchExactly)
        cards.setCurrentItem(item)  # as scrolling there
        click(cards.viewport(), cards.visualItemRect(item).center())

    return hand


def colors_of(item):
    image = item.icon().pixmap(200, 130).toImage()
    return {image.pixel(x, y) for x in range(0, 200, 3) for y in range(0, image.height(), 3)}


def test_one_click_opens_an_example_as_a_copy(window):
    in_gallery(window, click_card("Examples", "Two hinged rods"))
    assert window.workspace.document.model == kane.load(MODELS / "hinged_rods.json")
    assert window.workspace.document.path is None


def test_keys_alone_reach_a_template(window):
    def hand(gallery):
        shelf = gallery.shelves[SHELVES["Templates"]]
        for _ in range(10):
            if gallery.focusWidget() is not shelf:
                QTest.keyClick(gallery.focusWidget() or gallery, Qt.Key.Key_Tab)
        for _ in templates():
            if shelf.currentItem() is None or shelf.currentItem().text() != "Pendulum":
                QTest.keyClick(shelf, Qt.Key.Key_Right)
        QTest.keyClick(shelf, Qt.Key.Key_Return)

    in_gallery(window, hand)
    assert window.workspace.document.model.title == "Pendulum"
    assert window.workspace.document.path is None


def test_every_card_has_a_picture_of_its_model(window):
    found = {}

    def hand(gallery):
        for shelf in gallery.shelves:
            for row in range(shelf.count()):
                found[shelf.item(row).text()] = len(colors_of(shelf.item(row)))
        press(gallery, Qt.Key.Key_Escape)

    in_gallery(window, hand)
    assert len(found) == len(list(MODELS.glob("*.json"))) + len(templates())
    assert min(found.values()) > 3


@pytest.mark.usefixtures("qapp")
def test_pictures_follow_colours_and_file():
    path = MODELS / "hinged_rods.json"
    light, dark = picture_of(path, LIGHT, SIZE), picture_of(path, DARK, SIZE)
    assert light.toImage().pixelColor(2, 2).lightness() > 200
    assert dark.toImage().pixelColor(2, 2).lightness() < 60
    assert picture_of(MODELS / "andrews.json", LIGHT, SIZE).toImage() != light.toImage()
    fine = picture_of(path, LIGHT, SIZE, 2.0)
    assert fine.size() == 2 * light.size()
    assert fine.deviceIndependentSize() == light.deviceIndependentSize()


@pytest.mark.usefixtures("qapp")
def test_file_that_is_no_model_has_no_picture(tmp_path):
    assert picture_of(tmp_path / "gone.json", LIGHT, SIZE) is None


def pictures_of(motion):
    return [lambda: QPixmap(SIZE)] * len(motion.poses)


def test_no_blank_card_comes_first():
    assert not [path.stem for path, _ in templates()[:5] if path.stem.startswith("empty")]


def test_every_template_and_example_says_what_it_teaches():
    paths = [path for path, _ in templates()] + sorted(EXAMPLES.glob("*.json"))
    lessons = [lesson_of(path) for path in paths]
    assert all(lessons)
    assert len(set(lessons)) == len(lessons)
    assert not lesson_of(EXAMPLES.parent / "elsewhere" / "andrews.json")


def test_a_model_moves_under_the_pointer_and_stands_still_afterwards(window):
    seen = []

    def hand(gallery):
        shelf = gallery.shelves[SHELVES["Templates"]]
        (item,) = shelf.findItems("Pendulum", Qt.MatchFlag.MatchExactly)

        def picture():
            return item.icon().pixmap(SIZE).toImage()

        still = picture()
        move(shelf.viewport(), shelf.visualItemRect(item).center())
        wait_until(lambda: picture() != still)
        seen.append(picture())
        wait_until(lambda: picture() not in (still, seen[0]))
        shelf.left.emit()  # as when the pointer leaves
        assert picture() == still
        assert gallery._mover.path is None
        press(gallery, Qt.Key.Key_Escape)

    window.workspace.preparation.is_ready = True
    in_gallery(window, hand)
    assert seen


def test_nothing_moves_before_the_solver_is_ready(qapp):
    mover = Mover(lambda _: pytest.fail("draws"), lambda: False, qapp)
    mover.go(TEMPLATES / "pendulum.json")
    mover._run()
    assert mover._task is None
    mover.stop()


def test_a_pointer_that_rests_until_the_solver_is_ready_sees_the_model_move(qapp):
    ready = []
    mover = Mover(pictures_of, lambda: bool(ready), qapp)
    moved = []
    mover.moved.connect(lambda *_: moved.append(1))
    mover._rest.setInterval(1)
    mover.go(TEMPLATES / "pendulum.json")
    mover._run()
    ready.append(True)
    wait_until(lambda: bool(moved))
    mover.stop()


def test_recent_files_open_themselves(window, tmp_path):
    path = tmp_path / "own.json"
    path.write_bytes((MODELS / "two_bodies.json").read_bytes())
    window.files.open(path)
    window.files.new()
    in_gallery(window, click_card("Recent", "own"))
    assert window.workspace.document.path == path


def test_unsaved_changes_are_asked_for_first(window):
    window.workspace.document.mark_unsaved()
    before = window.workspace.document.model
    with dialog(QMessageBox, answer(QMessageBox.StandardButton.Cancel)):
        in_gallery(window, click_card("Templates", "Pendulum"))
    assert window.workspace.document.model is before


def test_gallery_comes_up_at_the_start_until_it_is_not_wanted(window):
    def hand(gallery):
        click(gallery.at_start)
        press(gallery, Qt.Key.Key_Escape)

    with dialog(Gallery, hand):
        window.files.begin(None)
    assert not Settings().gallery_at_start()
    window.files.begin(None)  # and nothing comes up


def test_new_is_among_the_buttons(window):
    window.workspace.document.open(MODELS / "two_bodies.json")

    def hand(gallery):
        (new,) = [b for b in gallery.findChildren(QPushButton) if b.text() == "&New"]
        click(new)

    in_gallery(window, hand)
    assert window.workspace.document.model.bodies == ()
    assert window.workspace.document.name == "Untitled"


@pytest.mark.parametrize("path", sorted(TEMPLATES.glob("*.json")), ids=lambda path: path.stem)
def test_template_is_written_as_the_program_writes_and_runs(path):
    model = kane.load(path)
    assert path.read_text(encoding="utf-8") == dumps(model)
    assert path in [listed for listed, _ in templates()]
    if model.bodies:
        assert kane.simulate(model, duration=0.2).outcome.ok
        assert model.plots


def test_it_finds_room_on_the_screen_with_its_frame(window):
    def look(gallery):
        room = gallery.screen().availableSize()
        assert gallery.height() <= room.height() - 48
        assert gallery.width() <= room.width() - 16
        gallery.reject()

    in_gallery(window, look)
