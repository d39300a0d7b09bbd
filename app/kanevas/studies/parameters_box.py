"""The box of parameters in the form of a study, and what to do where there are none."""

from PySide6.QtWidgets import QGroupBox, QLabel, QVBoxLayout, QWidget

from kane.model import Model


class ParametersBox(QGroupBox):
    """Shows the rows of parameters, or the way to the first one."""

    def __init__(self, rows: QWidget) -> None:
        super().__init__()
        self.setTitle(self.tr("Parameters"))
        self._rows = rows
        self.way = QLabel(
            self.tr(
                "The model has no parameter yet. Right-click a number in the inspector, as a "
                "length or a stiffness, and choose “Make a parameter of it”: then it stands here."
            )
        )
        self.way.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(self.way)
        column.addWidget(rows)

    def follow(self, model: Model) -> None:
        """Show what a model offers."""
        self._rows.setVisible(bool(model.parameters))
        self.way.setVisible(not model.parameters)
