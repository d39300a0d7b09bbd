from PySide6.QtWidgets import QFileDialog
from tests.person import choose, dialog, name_file
from tests.strict_weather import MODELS


def test_open(window, qtbot):
    with dialog(QFileDialog, name_file(MODELS / "seven_body_mechanism.json")):
        choose(window, "File", "Open …")
    assert window.document.name == "seven_body_mechanism.json"
    window.grab().save("/tmp/x.png")
