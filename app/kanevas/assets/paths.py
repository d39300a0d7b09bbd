"""Where the program's own files lie, in an installed copy and in a working tree."""

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]


def _folder(name: str) -> Path:
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parents[1] / name


RESOURCES = _folder("resources")
EXAMPLES = _folder("models")
TEMPLATES = RESOURCES / "templates"
HELP = RESOURCES / "help"
TRANSLATIONS = RESOURCES / "translations"
