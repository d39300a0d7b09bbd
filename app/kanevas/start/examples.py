"""The examples, and how they and the templates speak the language of the person."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from kane.files.model_json import load
from kane.model import Model
from kanevas.assets.paths import EXAMPLES
from kanevas.edits.wording import reworded

CONTEXT = "examples"  # of the translations


def examples() -> list[tuple[Path, str]]:
    """Return the file of each example and its title for the user."""
    return [(path, _word(load(path).title)) for path in sorted(EXAMPLES.glob("*.json"))]


def in_own_words(model: Model) -> Model:
    """Return an example or a template in the language of the person: it is theirs from now on."""
    return reworded(model, _word)


def _word(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)
