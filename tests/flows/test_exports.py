"""From the menu to the file, with all that a person does on the way."""

import runpy
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import av
import numpy as np
import pytest
from numpy.testing import assert_array_equal
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QDesktopServices, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton
from scipy.io import loadmat
from tests.person import answer, choose, click, dialog, name_file, type_into, wait_until
from tests.pictures import near, pdf_boxes, pixels
from tests.strict_weather import MODELS
from tests.thinned import thinned

import kane
from kanevas.exports import animation
from kanevas.exports.film import Format
from kanevas.exports.film_dialog import FilmDialog
from kanevas.exports.loads_dialog import LoadsDialog
from kanevas.exports.picture_dialog import PictureDialog
from kanevas.exports.quantities_dialog import QuantitiesDialog
from kanevas.look.paper import PAPER
from kanevas.look.theme import DARK
from kanevas.widgets.progress_dialog import ProgressDialog

pytestmark = pytest.mark.usefixtures("shared_window")

MECHANISM = MODELS / "seven_body_mechanism.json"


@pytest.fixture
def after_run(window, qtbot):
    """A window in dark colours with a short run."""
    choose(window, "View", "Colours", "Dark")
    window.files.open(MECHANISM)
    type_into(window.solver_form.editor("duration").line, "0.01")
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.workspace.player.pause()
    window.workspace.player.seek(0.002)
    return window


def export(window, path, *entry, hand=None, kind=None):
    """Go through the menu and all dialogs, and wait for the word that the file is there."""
    with dialog(QFileDialog, name_file(path)):
        if kind is None:
            choose(window, "File", "Export", *entry)
        else:
            with dialog(kind, hand or agree):
                choose(window, "File", "Export", *entry)
    wait_until(lambda: window.notices.label.text() == f"Wrote {path}", patience=30.0)
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def agree(box):
    """A hand that takes a dialog as it is."""
    click(box.go_on)


def only(*words):
    """A hand that chooses what a search finds."""

    def hand(box):
        click(box.none)
        QTest.keyClicks(box.search, " ".join(words))
        click(box.all)
        QTest.keyClick(box.search, Qt.Key.Key_Return)

    return hand


def test_chosen_quantities_go_to_matlab_and_numpy(after_run, tmp_path):
    result = after_run.workspace.presenter.result
    names = ["K1.angle_z", "K2.angle_z"]
    for folder in ("mat", "npz"):
        (tmp_path / folder).mkdir()
    path = tmp_path / "npz" / "run.npz"
    export(after_run, path, "Numbers for NumPy …", kind=QuantitiesDialog,
           hand=only("angle_z", "K1"))  # fmt: skip
    with np.load(path) as numbers:
        assert_array_equal(numbers["K1.angle_z"], result["K1.angle_z"])
        assert "K2.angle_z" not in numbers
    path = tmp_path / "mat" / "run.mat"
    export(after_run, path, "Numbers as MAT …", kind=QuantitiesDialog, hand=only("angle_z"))
    numbers = loadmat(path)
    arrays = [v.ravel() for v in numbers.values() if isinstance(v, np.ndarray) and v.size > 2]
    assert all(any(np.array_equal(a, result[name]) for a in arrays) for name in names)


def test_the_whole_run_goes_to_hdf5_and_its_plots_to_a_page(after_run, tmp_path):
    for folder in ("h5", "pdf"):
        (tmp_path / folder).mkdir()
    path = tmp_path / "h5" / "run.h5"
    export(after_run, path, "Whole run as HDF5 …")
    again = kane.load_result(path)
    assert_array_equal(again["K3.x"], after_run.workspace.presenter.result["K3.x"])
    assert again.model == after_run.workspace.presenter.result.model
    path = tmp_path / "pdf" / "plots.pdf"
    export(after_run, path, "Plots as PDF …")
    assert len(pdf_boxes(path.read_bytes())) == 1


def test_the_canvas_goes_to_paper(after_run, tmp_path):
    for name in ("svg", "pdf", "png"):
        (tmp_path / name).mkdir()
    path = tmp_path / "svg" / "canvas.svg"
    export(after_run, path, "Canvas as SVG …", kind=PictureDialog)
    root = ET.parse(path).getroot()
    view = after_run.canvas.viewport()
    assert root.get("viewBox") == f"0 0 {view.width()} {view.height()}"
    assert "K7" in "".join(root.itertext())
    path = tmp_path / "pdf" / "canvas.pdf"
    export(after_run, path, "Canvas as PDF …", kind=PictureDialog)
    assert len(pdf_boxes(path.read_bytes())) == 1

    def hand(box):
        type_into(box.size_fields.width_field.lineEdit(), "900", Qt.Key.Key_Tab)
        type_into(box.size_fields.height_field.lineEdit(), "600", Qt.Key.Key_Tab)
        click(box.go_on)

    path = tmp_path / "png" / "canvas.png"
    export(after_run, path, "Canvas as PNG …", kind=PictureDialog, hand=hand)
    picture = QImage(str(path))
    assert (picture.width(), picture.height()) == (900, 600)
    assert picture.pixelColor(1, 1) == QColor("white")
    assert near(picture, PAPER.spring) > 200


def test_the_3d_view_goes_to_a_picture_and_stays_as_it_was(after_run, tmp_path):
    def seen():
        """Return what is drawn, anew, without what lies over it: buttons know the pointer."""
        view = after_run.view3d._view
        view.renew()
        return pixels(view.picture())

    before = seen()

    def hand(box):
        type_into(box.size_fields.width_field.lineEdit(), "800", Qt.Key.Key_Tab)
        type_into(box.size_fields.height_field.lineEdit(), "500", Qt.Key.Key_Tab)
        click(box.go_on)

    path = tmp_path / "space.png"
    export(after_run, path, "3D view as PNG …", kind=PictureDialog, hand=hand)
    picture = QImage(str(path))
    assert (picture.width(), picture.height()) == (800, 500)
    assert picture.pixelColor(2, 2) == QColor("white")
    assert (pixels(picture) < 200).any(axis=2).mean() > 0.01
    assert_array_equal(seen(), before)


def test_another_file_is_not_overwritten_without_a_question(after_run, tmp_path):
    path = tmp_path / "model.py"
    path.write_text("mine")
    with (
        dialog(QMessageBox, answer(QMessageBox.StandardButton.No)),
        dialog(QFileDialog, name_file(path)),
    ):
        choose(after_run, "File", "Export", "Python script …")
    assert path.read_text() == "mine"


@pytest.mark.parametrize("name", thinned(["film.webm", "film.mp4", "film.gif"], 2))
def test_canvas_and_3d_view_go_to_a_film(after_run, tmp_path, name):
    wanted = []

    def hand(box):
        box.kind.setCurrentIndex(box.kind.findData(Format(name.removeprefix("film."))))
        box.view.setCurrentIndex(box.view.count() - 1)
        type_into(box.size_fields.width_field.lineEdit(), "400", Qt.Key.Key_Tab)
        type_into(box.size_fields.height_field.lineEdit(), "200", Qt.Key.Key_Tab)
        type_into(box.rate.lineEdit(), "10", Qt.Key.Key_Tab)
        box.speed.setCurrentIndex(box.speed.findData(1 / 200))
        wanted.append(box.film)
        click(box.go_on)

    before = after_run.canvas.poses
    path = tmp_path / name
    export(after_run, path, "Animation …", kind=FilmDialog, hand=hand)
    with av.open(str(path)) as container:
        frames = [frame.to_ndarray(format="rgb24") for frame in container.decode(video=0)]
    assert len(frames) == wanted[0].count == 21
    assert frames[0].shape == (200, 400, 3)
    for half in (slice(0, 200), slice(200, 400)):
        first, last = frames[0][:, half], frames[-1][:, half]
        assert (first < 200).any(axis=2).mean() > 0.005  # something is drawn
        assert (np.abs(first.astype(int) - last).max(axis=2) > 60).sum() > 50  # and has moved
    assert_array_equal(after_run.canvas.poses.position, before.position)
    assert after_run.view3d.grab().toImage().pixelColor(2, 2) == DARK.background


def test_a_film_goes_by_the_name_that_is_typed(after_run, tmp_path):
    def hand(box):
        assert box.film.format is Format.WEBM
        box.speed.setCurrentIndex(box.speed.findData(1 / 10))
        click(box.go_on)

    path = tmp_path / "film.gif"
    export(after_run, path, "Animation …", kind=FilmDialog, hand=hand)
    assert path.read_bytes().startswith(b"GIF8")


def test_a_film_that_nothing_here_can_write_is_refused_in_words(after_run, tmp_path, monkeypatch):
    monkeypatch.setattr(animation, "formats_here", lambda: (Format.WEBM, Format.GIF))
    with dialog(QFileDialog, name_file(tmp_path / "film.mp4")), dialog(FilmDialog, agree):
        choose(after_run, "File", "Export", "Animation …")
    assert after_run.notices.label.text() == "Nothing here encodes MP4. Choose another format."
    monkeypatch.setattr(animation, "formats_here", lambda: ())
    choose(after_run, "File", "Export", "Animation …")
    assert "Animations need the library PyAV" in after_run.notices.label.text()
    assert not list(tmp_path.iterdir())


def test_a_film_can_be_cancelled_and_leaves_nothing(after_run, tmp_path, qtbot):
    def hand(box):
        box.speed.setCurrentIndex(box.speed.findData(1 / 1000))
        click(box.go_on)

    with dialog(QFileDialog, name_file(tmp_path / "film.mp4")), dialog(FilmDialog, hand):
        choose(after_run, "File", "Export", "Animation …")
    progress = after_run.findChild(ProgressDialog)
    qtbot.waitUntil(lambda: progress.isVisible() and progress.bar.value() > 3)
    assert "Drawing picture" in progress.label.text()
    click(progress.cancel)
    wait_until(lambda: after_run.notices.label.text() == "No animation was written.", 20.0)
    assert not list(tmp_path.iterdir())


def test_a_report_is_one_page_with_everything_in_it(after_run, tmp_path):
    path = tmp_path / "report.html"
    export(after_run, path, "Report …")
    page = path.read_text(encoding="utf-8")
    pictures = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, given: pictures.append(dict(given)) if tag == "img" else 0
    parser.feed(page)
    kinds = [picture["src"].partition(";")[0] for picture in pictures]
    assert kinds == ["data:image/svg+xml", "data:image/png", "data:image/svg+xml"]
    assert "1 degree of freedom" in page
    assert "at 0.002 s" in page
    assert "The run is complete." in page


def test_a_script_makes_the_model_as_it_is_now(after_run, tmp_path):
    path = tmp_path / "model.py"
    export(after_run, path, "Python script …")
    assert runpy.run_path(str(path))["model"] == after_run.workspace.document.model
    assert after_run.workspace.document.model.solver.duration == 0.01


def test_the_folder_is_remembered_and_shown(after_run, tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    export(after_run, tmp_path / "model.py", "Python script …")
    (button,) = after_run.notices.findChildren(QPushButton)
    assert button.text() == "Show folder"
    wait_until(button.isVisible)
    click(button)
    assert opened == [str(tmp_path)]
    starts = []

    def hand(box):
        starts.append(box.directory().absolutePath())
        box.reject()

    with dialog(QFileDialog, hand):
        choose(after_run, "File", "Export", "Python script …")
    assert starts == [str(tmp_path)]


def test_what_cannot_be_written_is_told_and_leaves_nothing(after_run, tmp_path):
    for entry, kind in (
        ("Python script …", None),
        ("Whole run as HDF5 …", None),
        ("Report …", None),
        ("Canvas as PDF …", PictureDialog),
        ("Animation …", FilmDialog),
    ):
        folder = tmp_path / "gone"
        folder.mkdir()
        after_run.workspace.notices.tell("")

        def vanish(box, folder=folder):
            name_file(folder / "x")(box)
            folder.rmdir()

        with dialog(QFileDialog, vanish):
            if kind is None:
                choose(after_run, "File", "Export", entry)
            else:
                with dialog(kind, agree):
                    choose(after_run, "File", "Export", entry)
        wait_until(lambda: "Cannot write" in after_run.notices.label.text(), patience=30.0)
        assert not list(tmp_path.iterdir())
    assert after_run.view3d.updatesEnabled()


def test_the_canvas_is_copied_as_a_picture(after_run):
    choose(after_run, "Edit", "Copy as picture")
    picture = QGuiApplication.clipboard().image()
    assert picture.size() == after_run.canvas.viewport().size() * 2
    assert picture.pixelColor(1, 1) == QColor("white")
    assert near(picture, PAPER.spring) > 200


def test_loads_of_a_body_at_the_time_shown(after_run, tmp_path):
    window = after_run
    window.workspace.selection.set(("K1",))
    path = tmp_path / "loads.csv"
    export(window, path, "Loads of bodies as CSV …", kind=LoadsDialog)
    lines = path.read_text().splitlines()
    assert {line.split(",")[1] for line in lines[1:]} == {"K1"}
    times = {float(line.split(",")[0]) for line in lines[1:]}
    assert len(times) == 1
    assert times.pop() == pytest.approx(0.002, abs=window.workspace.presenter.result.time[1])


def test_loads_of_all_bodies_over_the_run(after_run, tmp_path):
    window = after_run
    path = tmp_path / "loads.csv"

    def hand(box):
        assert box.bodies.count() == 1  # nothing is selected
        box.times.setCurrentIndex(1)
        agree(box)

    export(window, path, "Loads of bodies as CSV …", kind=LoadsDialog, hand=hand)
    columns = [line.split(",")[:2] for line in path.read_text().splitlines()[1:]]
    result = window.workspace.presenter.result
    assert {float(time) for time, _ in columns} == set(result.time.tolist())
    assert {body for _, body in columns} == {body.name for body in result.model.bodies}


@pytest.mark.parametrize("suffix", [".mat", ".npz"])
def test_linear_equations_about_what_is_shown(after_run, tmp_path, suffix):
    path = tmp_path / f"linear{suffix}"
    export(after_run, path, "Linear equations …")
    found = loadmat(path) if suffix == ".mat" else np.load(path)
    result = after_run.workspace.presenter.result
    frame = int(np.searchsorted(result.time, 0.002, side="right")) - 1
    expected = kane.linearise(kane.instant_of(result, frame))
    assert_array_equal(found["A"], expected.A)
