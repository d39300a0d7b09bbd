"""What a hand does anywhere in the window, the console can repeat: each edit is told as a line."""

import pytest
from tests.restless import Restless
from tests.strict_weather import MODELS

from kane.model import digest
from kanevas.console import EditLines, names_for
from kanevas.document.document import Document

WALKS, ACTIONS = 2, 1000
STEPS = ("undo()", "redo()")


class Echo:
    """Repeats each line on another document as soon as it is told."""

    def __init__(self, document: Document) -> None:
        self.document, self.other = document, Document()
        self.names = names_for(self.other)
        self.count = 0
        self.faults: list[str] = []
        self.other.take(document.model, None)
        self.lines = EditLines(document)
        self.lines.listens = True
        self.lines.told.connect(self.repeat)

    def repeat(self, line: str) -> None:
        if line.startswith("#"):
            self.other.take(self.document.model, None)
            return
        self.count += 1
        try:
            exec(line, self.names)
        except Exception as error:
            self.faults.append(f"{line[:2000]}\n{error!r}")
            return
        if line in STEPS and self.other.undo_stack.index() != self.document.undo_stack.index():
            return  # one of several steps at once: those to come lead there
        model = self.document.model
        if self.other.model != model or digest(self.other.model) != digest(model):
            self.faults.append(f"leads elsewhere: {line[:2000]}")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, WALKS + 1))
def test_what_a_hand_does_anywhere_is_repeated_by_its_lines(window, monkeypatch, seed):
    echo = Echo(window.workspace.document)
    Restless(window, 100 + seed, sorted(MODELS.glob("*.json"))).go(ACTIONS, monkeypatch)
    assert not echo.faults, "\n".join(echo.faults[:5])
    assert digest(echo.other.model) == digest(window.workspace.document.model)
    assert echo.count > ACTIONS / 50
