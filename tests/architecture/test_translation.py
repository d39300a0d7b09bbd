"""Every text that a person sees goes through Qt's translation."""

import ast
import re
import sys
from pathlib import Path

import pytest

APP = Path(__file__).parents[2] / "app" / "kanevas"
# Calls whose texts are shown.
SHOWING = {
    "QAction", "QCheckBox", "QDockWidget", "QGroupBox", "QLabel", "QMenu", "QMessageBox",
    "QPushButton", "QRadioButton", "QToolBar", "about", "addAction", "addItem", "addItems",
    "addMenu", "addRow", "addSection", "addTab", "ask", "critical", "drawText", "gesture",
    "getOpenFileName", "information", "insertItem", "offer", "question", "setAccessibleDescription",
    "setAccessibleName", "setHeaderLabels", "setInformativeText", "setLabelText",
    "setPlaceholderText", "setPrefix", "setStatusTip", "setSuffix", "setText", "setTitle",
    "setToolTip", "setWhatsThis", "setWindowTitle", "showMessage", "showText", "tell", "warn",
    "warning", "add_dock", "apply",
}  # fmt: skip
TRANSLATING = {"tr", "_tr", "translate", "_translated", "QT_TRANSLATE_NOOP"}
# Names, units and keys, which are the same in all languages.
LANGUAGE_FREE = re.compile(
    r"^[^A-Za-z]*$|^(?:&\w+;\s*)+$|^[\w.]*_[\w.]*$|Kanevas|^(CSV|PNG|SVG) \("
    r"|^</?\w|^#|^Ctrl|^[a-z]+$"
)
PATHS = sorted(APP.rglob("*.py"))


def called(call):
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def literals(node):
    """Yield texts in an argument that no translating call holds."""
    match node:
        case ast.Constant(value=str(text)):
            yield text, node.lineno
        case ast.Call() if called(node) in TRANSLATING:
            return
        case ast.Call(func=ast.Attribute(value=owner), args=arguments):
            for part in (owner, *arguments) if called(node) == "format" else (owner,):
                yield from literals(part)
        case ast.JoinedStr(values=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from literals(part)
        case ast.BinOp(left=left, right=right) | ast.IfExp(body=left, orelse=right):
            yield from literals(left)
            yield from literals(right)


def untranslated(path):
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and called(call) in SHOWING:
            for argument in (*call.args, *(keyword.value for keyword in call.keywords)):
                for text, line in literals(argument):
                    if not LANGUAGE_FREE.search(text.strip()):
                        yield f"{path.relative_to(APP)}:{line}: {text!r}"


@pytest.mark.parametrize("path", PATHS, ids=lambda path: str(path.relative_to(APP)))
def test_shown_texts_are_translated(path):
    assert list(untranslated(path)) == []


def test_a_text_that_is_not_translated_is_found(tmp_path, monkeypatch):
    path = tmp_path / "view.py"
    monkeypatch.setattr(sys.modules[__name__], "APP", tmp_path)
    path.write_text(
        'label.setText("Not translated")\n'
        'label.setText(self.tr("Translated"))\n'
        'label.setToolTip(f"Half {name}" if name else self.tr("Whole"))\n'
        'menu.addAction(_tr("Wrote {}").format("A b"), "Open folder")\n'
    )
    found = {entry.partition(": ")[2] for entry in untranslated(path)}
    assert found == {"'Not translated'", "'Half '", "'Open folder'", "'A b'"}
