"""How far a long piece of work is, with a way to end it."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QProgressBar, QVBoxLayout, QWidget

WIDTH = 360  # pixels
PATIENCE = 400  # ms until a person wants to see that something is under way


class ProgressDialog(QDialog):
    """Stands before the window while something is written or read; of what is quick nobody sees it.

    Qt's own one lets events through whenever it is told of progress, in the middle of the work.

    Signals:
        given_up: the user wants no more of it.
    """

    given_up = Signal()

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setMinimumWidth(WIDTH)
        self.label = QLabel(text, textFormat=Qt.TextFormat.PlainText)
        self.bar = QProgressBar(maximum=100)
        self._buttons = QDialogButtonBox()
        self.cancel = self._buttons.addButton(
            self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole
        )
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for part in (self.label, self.bar, self._buttons):
            layout.addWidget(part)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self.show)
        self._patience.start(PATIENCE)

    def show_progress(self, done: float) -> None:
        """Show the part done, 0 to 1."""
        self.bar.setValue(round(100 * done))

    def reject(self) -> None:
        """Ask for the end, which comes when what is under way can be left."""
        if self.cancel.isEnabled():
            self.cancel.setEnabled(False)
            self.label.setText(self.tr("Ending …"))
            self.given_up.emit()

    def end(self) -> None:
        """Go away."""
        self._patience.stop()
        self.hide()
        self.deleteLater()
