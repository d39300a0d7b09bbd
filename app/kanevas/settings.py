"""What the program remembers between its starts."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

MOST_RECENT = 10


class Settings:
    """Recent files, folders and the layout of the window, in the user's settings."""

    def __init__(self) -> None:
        self._store = QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "kanevas", "kanevas"
        )

    def recent_files(self) -> list[Path]:
        """Return the files opened or saved last, newest first, that still exist."""
        names = self._store.value("recent_files", [])
        names = [names] if isinstance(names, str) else names or []
        return [Path(name) for name in names if Path(name).is_file()]

    def remember_file(self, path: Path) -> None:
        """Put a file first among the recent ones."""
        others = [name for name in self.recent_files() if name != path]
        self._store.setValue("recent_files", [str(p) for p in [path, *others][:MOST_RECENT]])

    def forget_files(self) -> None:
        """Empty the list of recent files."""
        self._store.remove("recent_files")

    def folder(self, purpose: str) -> str:
        """Return the folder used last for a purpose; the home folder at first."""
        folder = str(self._store.value(f"folder_{purpose}", ""))
        return folder if folder and Path(folder).is_dir() else str(Path.home())

    def remember_folder(self, purpose: str, folder: Path) -> None:
        """Note the folder used for a purpose."""
        self._store.setValue(f"folder_{purpose}", str(folder))

    def colors(self) -> str:
        """Return the colours asked for: system, light or dark."""
        return str(self._store.value("colors", "system"))

    def set_colors(self, colors: str) -> None:
        """Note the colours asked for."""
        self._store.setValue("colors", colors)

    def told_of_opengl(self) -> bool:
        """Return whether the user knows that there is no OpenGL here."""
        return bool(self._store.value("told_of_opengl", False, type=bool))

    def set_told_of_opengl(self, told: bool) -> None:
        """Note whether the user knows that there is no OpenGL here."""
        self._store.setValue("told_of_opengl", told)

    def units(self) -> str:
        """Return the units asked for: the key of a system; SI at first."""
        return str(self._store.value("units", "si"))

    def set_units(self, key: str) -> None:
        """Note the units asked for."""
        self._store.setValue("units", key)

    def snapping(self) -> bool:
        """Return whether the pointer snaps while one draws."""
        return str(self._store.value("snapping", "true")) == "true"

    def set_snapping(self, wanted: bool) -> None:
        """Note whether the pointer is to snap."""
        self._store.setValue("snapping", "true" if wanted else "false")

    def snaps_off(self) -> list[str]:
        """Return the kinds of points and lines to which the pointer does not snap."""
        return [kind for kind in str(self._store.value("snaps_off", "")).split(";") if kind]

    def set_snaps_off(self, kinds: Iterable[str]) -> None:
        """Note the kinds to which the pointer is not to snap."""
        self._store.setValue("snaps_off", ";".join(kinds))

    def vectors(self) -> list[str]:
        """Return the kinds of vectors that are drawn over the bodies."""
        return [kind for kind in str(self._store.value("vectors", "")).split(";") if kind]

    def set_vectors(self, kinds: Iterable[str]) -> None:
        """Note the kinds of vectors to draw."""
        self._store.setValue("vectors", ";".join(kinds))

    def arrow_factor(self) -> float:
        """Return how many times as long as by themselves arrows are drawn."""
        return float(str(self._store.value("arrow_factor", "1.0")))

    def set_arrow_factor(self, factor: float) -> None:
        """Note how long arrows are to be."""
        self._store.setValue("arrow_factor", str(factor))

    def arrow_labels(self) -> bool:
        """Return whether sizes are written beside arrows."""
        return str(self._store.value("arrow_labels", "false")) == "true"

    def set_arrow_labels(self, wanted: bool) -> None:
        """Note whether sizes are to be written beside arrows."""
        self._store.setValue("arrow_labels", "true" if wanted else "false")

    def ghosts(self) -> int:
        """Return into how many parts ghosts divide a run; 0 for none."""
        return int(str(self._store.value("ghosts", "0")))

    def set_ghosts(self, count: int) -> None:
        """Note into how many parts ghosts are to divide a run."""
        self._store.setValue("ghosts", str(count))

    def gallery_at_start(self) -> bool:
        """Return whether the gallery comes up where the program starts without a file."""
        return str(self._store.value("gallery_at_start", "true")) == "true"

    def set_gallery_at_start(self, wanted: bool) -> None:
        """Note whether the gallery is to come up."""
        self._store.setValue("gallery_at_start", "true" if wanted else "false")

    def chapter(self) -> str:
        """Return the chapter of the first steps that was open last; empty at first."""
        return str(self._store.value("chapter", ""))

    def set_chapter(self, chapter: str) -> None:
        """Note the chapter of the first steps."""
        self._store.setValue("chapter", chapter)

    def window(self) -> tuple[QByteArray, QByteArray, QByteArray]:
        """Return geometry, docks and splitter of the window; empty ones at first."""
        keys = ("geometry", "docks", "splitter")
        values = [self._store.value(f"window_{key}", QByteArray()) for key in keys]
        return tuple(v if isinstance(v, QByteArray) else QByteArray() for v in values)  # type: ignore[return-value]

    def remember_window(
        self, geometry: QByteArray, docks: QByteArray, splitter: QByteArray
    ) -> None:
        """Note geometry, docks and splitter of the window."""
        for key, value in (("geometry", geometry), ("docks", docks), ("splitter", splitter)):
            self._store.setValue(f"window_{key}", value)

    def docks(self) -> list[str]:
        """Return the names of the docks that the remembered window had."""
        names = self._store.value("window_parts", [])
        return [names] if isinstance(names, str) else list(names or [])

    def remember_docks(self, names: list[str]) -> None:
        """Note which docks the window has."""
        self._store.setValue("window_parts", names)
