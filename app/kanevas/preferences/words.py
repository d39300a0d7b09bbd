"""What can be chosen, in words, by the values that the settings know."""

from PySide6.QtCore import QCoreApplication

from kanevas.assets.language import AS_SYSTEM, is_spoken, languages
from kanevas.settings.choices import COPY_AFTER

MINUTE = 60  # s


def languages_to_choose() -> dict[str, str]:
    """Return the languages, each in its own words."""
    return {AS_SYSTEM: _tr("As the system"), **languages()}


def language_changes(language: str) -> str:
    """Return what is to be said of a language that is chosen; nothing where it is spoken now."""
    if is_spoken(language):
        return ""
    return _tr("Kanevas speaks it as soon as no dialog is open and nothing runs.")


def colours() -> dict[str, str]:
    """Return the colours."""
    return {"system": _tr("As the system"), "light": _tr("Light"), "dark": _tr("Dark")}


def marks() -> dict[str, str]:
    """Return the decimal marks."""
    return {
        "language": _tr("As the country has it"),
        "point": _tr("Point: 1.5"),
        "comma": _tr("Comma: 1,5"),
    }


def new_models() -> dict[str, str]:
    """Return the empty models."""
    return {
        "empty_planar": _tr("In the plane, seen from the front, with gravity"),
        "empty_from_above": _tr("In the plane, seen from above"),
        "empty_in_space": _tr("In space"),
    }


def pauses() -> dict[int, str]:
    """Return how long after an edit a copy of unsaved work is written."""
    return {seconds: _pause(seconds) for seconds in COPY_AFTER}


def _pause(seconds: int) -> str:
    if seconds < MINUTE:
        return _tr("{} seconds after an edit").format(seconds)
    if seconds == MINUTE:
        return _tr("1 minute after an edit")
    return _tr("{} minutes after an edit").format(seconds // MINUTE)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Preferences", text)
