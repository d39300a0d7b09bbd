import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from kanevas.main import _parser
from kanevas.program.program import make_application, report_surprises
from kanevas.program.windows import Windows


def test_without_arguments_an_empty_window_opens():
    options = _parser().parse_args([])
    assert (options.file, options.snapshot, options.colors) == (None, None, "")


def test_arguments():
    options = _parser().parse_args(["a.json", "--snapshot", "out", "--colors", "dark"])
    assert options.file == Path("a.json")
    assert options.snapshot == Path("out")
    assert options.colors == "dark"


@pytest.mark.parametrize("arguments", [["--colors", "pink"], ["a", "b"], ["--unknown"]])
def test_wrong_arguments_end_with_2(arguments, capsys):
    with pytest.raises(SystemExit) as ending:
        _parser().parse_args(arguments)
    assert ending.value.code == 2
    assert "usage: kanevas" in capsys.readouterr().err


def test_version(capsys):
    with pytest.raises(SystemExit) as ending:
        _parser().parse_args(["--version"])
    assert ending.value.code == 0
    assert capsys.readouterr().out == f"kanevas {version('kanevas')}\n"


@pytest.mark.usefixtures("qapp")
def test_there_is_one_application():
    assert make_application() is make_application()
    assert QCoreApplication.applicationName() == "kanevas"
    assert QCoreApplication.applicationVersion() == version("kanevas")


def test_an_error_that_nobody_foresaw_is_told_and_the_document_stays(
    window, qtbot, monkeypatch, capsys
):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    windows = Windows(window.workspace.preparation, window.workspace.settings)
    windows.all.append(window)
    report_surprises(windows)
    model = window.workspace.document.model
    error = ZeroDivisionError("so it goes")
    with qtbot.waitSignal(window.surprised) as surprise:
        sys.excepthook(type(error), error, None)
    assert surprise.args == ["ZeroDivisionError: so it goes"]
    qtbot.waitUntil(lambda: "Save your work under a new name" in window.notices.label.text())
    assert "ZeroDivisionError: so it goes" in capsys.readouterr().err
    assert window.workspace.document.model is model
