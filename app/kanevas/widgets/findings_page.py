"""What was taken, guessed and left out of a file of another program."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from kane.errors import Fault
from kane.exchange.findings import ALL_TAKEN, HEADINGS, KINDS, Finding
from kanevas.assets.told import told


class FindingsPage(QDialog):
    """Lists the findings by their kinds, and what is still missing to run the model."""

    def __init__(
        self,
        title: str,
        findings: Sequence[Finding],
        missing: Sequence[Fault] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.page = QTextBrowser(openLinks=False)
        self.page.setAccessibleName(title)
        self.page.setHtml(_html(findings, missing))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(_tr("Copy as &text"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(self.copy)
        copy.setAutoDefault(False)
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.page, 1)
        if missing:
            note = QLabel(_tr("The model does not run until what is missing is there."))
            note.setWordWrap(True)
            layout.addWidget(note)
        layout.addWidget(buttons)

    def copy(self) -> None:
        """Put the page into the clipboard."""
        QApplication.clipboard().setText(self.page.toPlainText())

    def sizeHint(self) -> QSize:
        return QSize(640, 460)


def _html(findings: Sequence[Finding], missing: Sequence[Fault]) -> str:
    parts = []
    if missing:
        parts.append(_part(_tr("Missing"), [told(fault.sentence) for fault in missing]))
    for kind in KINDS:
        own = [_line(finding) for finding in findings if finding.kind == kind]
        if own:
            parts.append(_part(told(HEADINGS[kind].say()), own))
    return "".join(parts) or f"<p>{escape(told(ALL_TAKEN))}</p>"


def _line(finding: Finding) -> str:
    """Return a finding with a capital, but for names, which stay as they are."""
    line = told(finding.sentence)
    return line if finding.names else line[:1].upper() + line[1:]


def _part(title: str, lines: Sequence[str]) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<h3>{escape(title)}</h3><ul>{items}</ul>"


def _tr(text: str) -> str:
    return QCoreApplication.translate("FindingsPage", text)
