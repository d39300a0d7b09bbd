"""Files of other programs, from the menu or a drop to the model, and back out."""

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from tests.engine.exchange.robots import ARM, FOUR_BAR
from tests.person import choose, dialog, name_file, wait_until

import kane
from kanevas.files.import_questions import ImportQuestions
from kanevas.widgets.findings_page import FindingsPage

SOLID = "\n".join(
    [
        *(f"v {x} {y} {z}" for x, y, z in [(0, 0, 0), (20, 0, 0), (0, 30, 0), (0, 0, 40)]),
        *("f 1 3 2", "f 1 2 4", "f 1 4 3", "f 2 3 4"),
    ]
)


@pytest.fixture
def robot(tmp_path):
    path = tmp_path / "robot" / "four bar.urdf"
    path.parent.mkdir()
    path.write_text(FOUR_BAR)
    return path


def names(window):
    return [body.name for body in window.workspace.document.model.bodies]


def read_page(pages):
    """A hand that reads the page, copies it, and closes it."""

    def hand(page):
        page.copy()
        pages.append(QApplication.clipboard().text())
        page.reject()

    return hand


def test_a_robot_is_imported_from_the_menu(window, robot):
    pages = []
    with dialog(QFileDialog, name_file(robot)), dialog(FindingsPage, read_page(pages)):
        choose(window, "File", "Import …")
    assert names(window) == ["crank", "coupler", "rocker"]
    assert window.workspace.document.path is None
    assert "gravity is 9.81 m/s² against z".capitalize() in pages[0]
    assert "joints that close loops: as joints" in pages[0]
    assert window.workspace.settings.folder("imports") == str(robot.parent)


def test_a_file_of_another_program_is_opened_like_a_model_where_it_is_dropped(window, robot):
    with dialog(FindingsPage, read_page([])):
        assert window.files.open(robot)
    assert names(window) == ["crank", "coupler", "rocker"]


def test_a_broken_file_leaves_what_is_open(window, robot):
    before = window.workspace.document.model
    robot.write_text("<robot><link/></robot>")
    words = []

    def read(box):
        words.append(box.informativeText())
        box.reject()

    with dialog(QMessageBox, read):
        assert not window.files.open(robot)
    assert "needs the attribute 'name'" in words[0]
    assert window.workspace.document.model is before


def test_what_a_file_does_not_say_is_asked_first(window, tmp_path):
    pytest.importorskip("trimesh", reason="an extra: pip install 'kanevas[exchange]'")
    path = tmp_path / "part.obj"
    path.write_text(SOLID)

    def say(box):
        box._unit.setCurrentText("cm")
        box._density.setValue(7850.0)
        box.accept()

    with dialog(ImportQuestions, say), dialog(FindingsPage, read_page([])):
        assert window.files.open(path)
    (body,) = window.workspace.document.model.bodies
    assert body.mass == pytest.approx(7850 * 0.2 * 0.3 * 0.4 / 6)
    with dialog(ImportQuestions, lambda box: box.reject()):
        assert not window.files.open(path)


def test_a_model_goes_into_a_model_and_out_again_by_undo(window, robot, tmp_path):
    with dialog(FindingsPage, read_page([])):
        window.files.open(robot)
    path = tmp_path / "arm.urdf"
    path.write_text(ARM)

    def say(box):
        assert box.prefix == "arm_"
        box.accept()

    with (
        dialog(QFileDialog, name_file(path)),
        dialog(ImportQuestions, say),
        dialog(FindingsPage, read_page([])),
    ):
        choose(window, "File", "Insert model …")
    assert names(window)[3:] == ["arm_base_link", "arm_upper", "arm_finger", "arm_thumb"]
    window.workspace.document.undo_stack.undo()
    assert names(window) == ["crank", "coupler", "rocker"]


def test_a_model_is_written_for_another_program(window, robot, tmp_path):
    with dialog(FindingsPage, read_page([])):
        window.files.open(robot)
    path, pages = tmp_path / "again.urdf", []
    with dialog(QFileDialog, name_file(path)), dialog(FindingsPage, read_page(pages)):
        choose(window, "File", "Export", "For other programs", "Robot of ROS, URDF …")
        wait_until(lambda: pages, patience=30.0)
    assert "closes a loop" in pages[0]
    assert len(kane.import_model(path).model.bodies) == 3


def test_what_a_drawing_says_is_not_asked(window, tmp_path):
    pytest.importorskip("svgelements", reason="an extra: pip install 'kanevas[exchange]'")
    path, asked = tmp_path / "plate.svg", []
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="80mm" viewBox="0 0 40 20">'
        '<rect id="arm" width="40" height="20"/></svg>'
    )

    def look(box):
        asked.append((box._unit.isVisible(), box._density.isVisible()))
        box.accept()

    with dialog(ImportQuestions, look), dialog(FindingsPage, read_page([])):
        assert window.files.open(path)
    assert asked == [(False, True)]
    (body,) = window.workspace.document.model.bodies
    assert body.shapes[0].points[0] == pytest.approx((-0.04, 0.02))
