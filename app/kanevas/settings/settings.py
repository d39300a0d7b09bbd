"""What the program remembers between its starts."""

import contextlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from kanevas.settings.bindings import Binding, written
from kanevas.settings.known import KNOWN, SHARED, WINDOW, sealed

MOST_RECENT = 10


class Settings(QObject):
    """Recent files, folders, choices and the layout of the window, in the user's settings.

    All windows of the program share one.

    Attributes:
        unreadable: names of settings that hold what cannot be; they are as at the first start.

    Signals:
        changed: what all windows share is another now; comes with the name of the setting.

    """

    changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._store = QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "kanevas", "kanevas"
        )
        self.unreadable: list[str] = []
        if self._store.status() is not QSettings.Status.NoError:
            self.unreadable.append(self.place.name)
        for name in KNOWN:
            self._value(name)

    @property
    def place(self) -> Path:
        """The file that holds them."""
        return Path(self._store.fileName())

    def _value(self, name: str) -> Any:
        at_first, read = KNOWN[name]
        if not self._store.contains(name):
            return at_first
        try:
            return read(self._store.value(name))
        except (ValueError, TypeError, KeyError):
            self.pass_over(name)
            return at_first

    def _share(self, name: str, value: Any) -> None:
        """Keep what all windows follow at once."""
        if value != self._value(name):
            self._store.setValue(name, str(value))
            self.changed.emit(name)

    def forget_choices(self) -> None:
        """Let all that all windows follow be as at the first start."""
        for name in SHARED:
            self._store.remove(name)
            self.changed.emit(name)

    def pass_over(self, name: str) -> None:
        """Let a setting that cannot be used be as at the first start."""
        self.unreadable.append(name)
        self._store.remove(name)

    def recent_files(self) -> list[Path]:
        """Return the files opened or saved last, newest first, that still exist."""
        return [Path(name) for name in self._value("recent_files") if _is(Path.is_file, name)]

    def remember_file(self, path: Path) -> None:
        """Put a file first among the recent ones."""
        others = [name for name in self.recent_files() if name != path]
        self._store.setValue("recent_files", [str(p) for p in [path, *others][:MOST_RECENT]])

    def forget_files(self) -> None:
        """Empty the list of recent files."""
        self._store.remove("recent_files")

    def folder(self, purpose: str) -> str:
        """Return the folder used last for a purpose; the home folder at first."""
        folder: str = self._value(f"folder_{purpose}")
        return folder if folder and _is(Path.is_dir, folder) else str(Path.home())

    def remember_folder(self, purpose: str, folder: Path) -> None:
        """Note the folder used for a purpose."""
        self._store.setValue(f"folder_{purpose}", str(folder))

    def colors(self) -> str:
        """Return the colours asked for: system, light or dark."""
        return str(self._value("colors"))

    def set_colors(self, colors: str) -> None:
        """Note the colours asked for."""
        self._share("colors", colors)

    def told_of_opengl(self) -> bool:
        """Return whether the user knows that there is no OpenGL here."""
        return bool(self._value("told_of_opengl"))

    def set_told_of_opengl(self, told: bool) -> None:
        """Note whether the user knows that there is no OpenGL here."""
        self._store.setValue("told_of_opengl", told)

    def units(self) -> str:
        """Return the units asked for: the key of a system; the first of all at first."""
        return str(self._value("units"))

    def set_units(self, key: str) -> None:
        """Note the units asked for."""
        self._share("units", key)

    def language(self) -> str:
        """Return the language asked for: the code of one, or that of the system at first."""
        return str(self._value("language"))

    def set_language(self, language: str) -> None:
        """Note the language asked for."""
        self._share("language", language)

    def decimal_mark(self) -> str:
        """Return which decimal mark is asked for; at first that of the language."""
        return str(self._value("decimal_mark"))

    def set_decimal_mark(self, mark: str) -> None:
        """Note the decimal mark asked for."""
        self._share("decimal_mark", mark)

    def copy_after(self) -> int:
        """Return how long after an edit unsaved work is copied [s]."""
        return int(self._value("copy_after"))

    def set_copy_after(self, seconds: int) -> None:
        """Note how long after an edit unsaved work is to be copied [s]."""
        self._share("copy_after", seconds)

    def new_model(self) -> str:
        """Return the template of which a new model is made."""
        return str(self._value("new_model"))

    def set_new_model(self, template: str) -> None:
        """Note the template for new models."""
        self._share("new_model", template)

    def new_run(self) -> tuple[float, str]:
        """Return how long a new model runs [s], and by which method."""
        return float(self._value("new_duration")), str(self._value("new_method"))

    def set_new_run(self, duration: float, method: str) -> None:
        """Note how long new models are to run [s], and by which method."""
        self._share("new_duration", duration)
        self._share("new_method", method)

    def snapping(self) -> bool:
        """Return whether the pointer snaps while one draws."""
        return bool(self._value("snapping"))

    def set_snapping(self, wanted: bool) -> None:
        """Note whether the pointer is to snap."""
        self._store.setValue("snapping", "true" if wanted else "false")

    def snaps_off(self) -> list[str]:
        """Return the kinds of points and lines to which the pointer does not snap."""
        return list(self._value("snaps_off"))

    def set_snaps_off(self, kinds: Iterable[str]) -> None:
        """Note the kinds to which the pointer is not to snap."""
        self._store.setValue("snaps_off", ";".join(kinds))

    def vectors(self) -> list[str]:
        """Return the kinds of vectors that are drawn over the bodies."""
        return list(self._value("vectors"))

    def set_vectors(self, kinds: Iterable[str]) -> None:
        """Note the kinds of vectors to draw."""
        self._store.setValue("vectors", ";".join(kinds))

    def arrow_factor(self) -> float:
        """Return how many times as long as by themselves arrows are drawn."""
        return float(self._value("arrow_factor"))

    def set_arrow_factor(self, factor: float) -> None:
        """Note how long arrows are to be."""
        self._store.setValue("arrow_factor", str(factor))

    def arrow_labels(self) -> bool:
        """Return whether sizes are written beside arrows."""
        return bool(self._value("arrow_labels"))

    def set_arrow_labels(self, wanted: bool) -> None:
        """Note whether sizes are to be written beside arrows."""
        self._store.setValue("arrow_labels", "true" if wanted else "false")

    def ghosts(self) -> int:
        """Return into how many parts ghosts divide a run; 0 for none."""
        return int(self._value("ghosts"))

    def set_ghosts(self, count: int) -> None:
        """Note into how many parts ghosts are to divide a run."""
        self._store.setValue("ghosts", str(count))

    def gallery_at_start(self) -> bool:
        """Return whether the gallery comes up where the program starts without a file."""
        return bool(self._value("gallery_at_start"))

    def set_gallery_at_start(self, wanted: bool) -> None:
        """Note whether the gallery is to come up."""
        self._store.setValue("gallery_at_start", "true" if wanted else "false")

    def less_motion(self) -> bool:
        """Return whether nothing is to move that nobody has set in motion."""
        return bool(self._value("less_motion"))

    def set_less_motion(self, wanted: bool) -> None:
        """Note whether nothing is to move by itself."""
        if wanted != self.less_motion():
            self._store.setValue("less_motion", "true" if wanted else "false")
            self.changed.emit("less_motion")

    def chapter(self) -> str:
        """Return the chapter of the first steps that was open last; empty at first."""
        return str(self._value("chapter"))

    def set_chapter(self, chapter: str) -> None:
        """Note the chapter of the first steps."""
        self._store.setValue("chapter", chapter)

    def window(self) -> tuple[QByteArray, QByteArray, QByteArray]:
        """Return geometry, docks and splitter of the window; empty ones at first."""
        geometry, docks, splitter = (self._value(name) for name in WINDOW)
        return geometry, docks, splitter

    def remember_window(
        self, geometry: QByteArray, docks: QByteArray, splitter: QByteArray
    ) -> None:
        """Note geometry, docks and splitter of the window."""
        for name, value in zip(WINDOW, (geometry, docks, splitter), strict=True):
            self._store.setValue(name, sealed(value))

    def events_wanted(self) -> bool:
        """Return whether the list of events comes with models whose constraints change."""
        return bool(self._value("events_wanted"))

    def set_events_wanted(self, wanted: bool) -> None:
        """Note whether the list of events is to come with such models."""
        self._store.setValue("events_wanted", "true" if wanted else "false")

    def bindings(self) -> dict[str, Binding]:
        """Return what leads inputs beside their sliders, by the names of the inputs."""
        return dict(self._value("bindings"))

    def set_binding(self, name: str, binding: Binding) -> None:
        """Note what leads the inputs of a name; one that binds nothing is forgotten."""
        self._store.setValue("bindings", written({**self.bindings(), name: binding}))

    def keys(self) -> dict[str, str]:
        """Return the keys that the person has chosen, by the names of the commands."""
        return dict(self._value("keys"))

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Note the keys that the person has chosen; an empty text takes those of a command away."""
        if dict(keys) != self.keys():
            self._store.setValue("keys", msgspec.json.encode(keys).decode())
            self.changed.emit("keys")

    def docks(self) -> list[str]:
        """Return the names of the docks that the remembered window had."""
        return list(self._value("window_parts"))

    def remember_docks(self, names: list[str]) -> None:
        """Note which docks the window has."""
        self._store.setValue("window_parts", names)

    def folded(self) -> list[str]:
        """Return the names of the docks that were folded away."""
        return list(self._value("window_folded"))

    def remember_folded(self, names: list[str]) -> None:
        """Note which docks are folded away."""
        self._store.setValue("window_folded", names)


def _is(question: Callable[[Path], bool], name: str) -> bool:
    """Answer a question about a file; no for a name that none can have."""
    with contextlib.suppress(OSError, ValueError):
        return question(Path(name))
    return False
