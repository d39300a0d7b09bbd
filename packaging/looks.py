"""Take pictures of all parts of the window in many looks: ``looks.py FOLDER [LOOK ...]``.

Every dock, dialog and menu, in light and dark, English and German, on small screens, large ones and
those with many dots to the inch. Each look is a process of its own, with a screen of its own; its
pictures lie in a folder of its name. They are there to be looked at: is anything cut off, does
anything stand on something else?
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile, QSettings
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QMenu, QMessageBox
from taking import close, grab, open_window, run, settle, taken_in, whole

from kanevas.assets.paths import EXAMPLES, TEMPLATES
from kanevas.docks.dock import bring_up, docks_of
from kanevas.exports.film_dialog import FilmDialog
from kanevas.exports.picture_dialog import PictureDialog
from kanevas.exports.quantities_dialog import QuantitiesDialog
from kanevas.preferences import PreferencesDialog
from kanevas.program.program import make_application
from kanevas.recovery.copies import Copy, Orphan
from kanevas.recovery.offer import RecoveryDialog
from kanevas.settings import Settings
from kanevas.start import Gallery
from kanevas.window import MainWindow

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Look:
    """Colours, language and screen of some pictures.

    Attributes:
        colors: light or dark.
        language: its code.
        screen: its size in dots.
        scale: dots in a pixel.

    """

    colors: str
    language: str
    screen: str
    scale: int = 1


LOOKS = {
    "small": Look("light", "en", "1280x800"),
    "small-dark-german": Look("dark", "de", "1280x800"),
    "usual-dark": Look("dark", "en", "1600x1000"),
    "usual-german": Look("light", "de", "1600x1000"),
    "4k": Look("light", "en", "3840x2160", 2),
    "4k-dark-german": Look("dark", "de", "3840x2160", 2),
}


def main(folder: Path, names: list[str]) -> None:
    """Have the pictures of some looks taken, by default of all."""
    for name in names or LOOKS:
        look = LOOKS[name]
        display = ROOT / "packaging" / "on-virtual-display.sh"
        subprocess.run(
            ["sh", display, sys.executable, __file__, folder / name, "--look", name],
            env={**os.environ, "SCREEN": look.screen, "QT_SCALE_FACTOR": str(look.scale)},
            check=True,
        )


def take(folder: Path, look: Look) -> None:
    """Take all pictures of a look, on the screen that is here."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_STATE_HOME"] = home
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
        settings = Settings()
        settings.set_language(look.language)
        make_application(settings)
        window = open_window(settings, look.colors)
        for name, picture in pictures(window):
            picture.save(str(folder / f"{name}.png"))
        print(f"Wrote {folder}")
        close(window)


def pictures(window: MainWindow) -> Iterator[tuple[str, QPixmap]]:
    """Yield pictures of all that the window can show, with their names."""
    yield "gallery", taken_in(Gallery, window.files.show_gallery, "is_drawn")
    window.files.new()
    yield "empty", whole(window)
    yield from drawn(window)
    yield from docks(window)
    yield from forms(window)
    yield from menus(window)
    yield from dialogs(window)
    yield from notices(window)


def drawn(window: MainWindow) -> Iterator[tuple[str, QPixmap]]:
    """Yield what is seen while one draws, and of models of many kinds."""
    window.files.open(TEMPLATES / "four_bar.json", as_copy=True)
    window.toolbox.arm("rod")
    yield "tool", whole(window)
    window.toolbox.disarm()
    for name in ("shopping_cart", "spatial_robot", "planar_3rpr", "slider_crank"):
        window.files.open(EXAMPLES / f"{name}.json", as_copy=True)
        run(window)
        yield f"run_{name}", whole(window)


def docks(window: MainWindow) -> Iterator[tuple[str, QPixmap]]:
    """Yield each dock, in the window and alone, and the tables of the method."""
    window.assistance.show_first_steps()
    yield "first_steps", whole(window)
    window.assistance.steps_dock.hide()
    window.assistance.show_help()
    yield "help", whole(window)
    window.assistance.help_dock.hide()
    for dock in docks_of(window):
        was_hidden = dock.isHidden()
        bring_up(dock)
        settle()
        yield f"dock_{dock.objectName()}", grab(dock)
        dock.setHidden(was_hidden)
    bring_up(window.method.dock)
    tables = window.method.panel.tables
    for row in range(tables.count()):
        tables.setCurrentRow(row)
        settle()
        yield f"method_{row}", grab(window.method.dock)
    bring_up(window.plot_dock)
    window.health.explain()
    yield "health", whole(window)
    window.health.popup.hide()


def forms(window: MainWindow) -> Iterator[tuple[str, QPixmap]]:
    """Yield the inspector with an element of each kind that the model has."""
    model = window.workspace.document.model
    for group in ("bodies", "joints", "couplings", "drivers", "joint_springs", "forces", "measures",
                  "parameters"):  # fmt: skip
        for element in getattr(model, group)[:1]:
            window.workspace.selection.set([element.name])
            yield f"form_{group}", grab(window.inspector_dock)
    window.workspace.selection.set([])


def menus(window: MainWindow) -> Iterator[tuple[str, QPixmap]]:
    """Yield all menus, opened at their places."""
    bar = window.menuBar()
    for number, action in enumerate(bar.actions()):
        menu = action.menu()
        assert isinstance(menu, QMenu)  # as all in the bar are
        menu.popup(bar.mapToGlobal(bar.actionGeometry(action).bottomLeft()))
        yield f"menu_{number}", whole(window)
        menu.hide()


def dialogs(window: MainWindow) -> Iterator[tuple[str, QPixmap]]:
    """Yield the dialogs."""
    for name, kind, ask in (
        ("preferences", PreferencesDialog, window.menus.edit.preferences.trigger),
        ("numbers", QuantitiesDialog, window.exports.csv),
        ("film", FilmDialog, window.exports.animation.ask),
        ("picture", PictureDialog, window.exports.pictures.canvas_png),
        ("about", QMessageBox, window.menus.help.menu.actions()[-1].trigger),
        ("unsaved", QMessageBox, _closing(window)),
        ("recovery", RecoveryDialog, _recovering(window)),
    ):
        yield f"dialog_{name}", taken_in(kind, ask)


def _closing(window: MainWindow) -> Callable[[], object]:
    def ask() -> None:
        window.workspace.document.mark_unsaved()
        window.files.may_discard()
        window.workspace.document.undo_stack.setClean()

    return ask


def _recovering(window: MainWindow) -> Callable[[], object]:
    written = datetime(2026, 3, 1, 14, 5, tzinfo=UTC).timestamp()
    copy = Copy(
        session="",
        host="",
        file="/home/me/crank.json",
        name="crank.json",
        written=written,
        model="",
    )
    orphan = Orphan(copy, "", Path("copy.json"), QLockFile("lock"))

    def ask() -> None:
        dialog: QDialog = RecoveryDialog([orphan], window)
        dialog.exec()
        dialog.deleteLater()

    return ask


def notices(window: MainWindow) -> Iterator[tuple[str, QPixmap]]:
    """Yield the window with a run that is no longer of its model, and with a long notice."""
    window.workspace.document.apply(
        "Gravity", lambda model: msgspec.structs.replace(model, gravity=(0.0, -1.62, 0.0))
    )
    yield "stale", whole(window)
    window.workspace.notices.warn("A word of warning. " * 12)
    yield "notice", whole(window)


if __name__ == "__main__":
    if "--look" in sys.argv:
        take(Path(sys.argv[1]), LOOKS[sys.argv[3]])
    else:
        main(Path(sys.argv[1]), sys.argv[2:])
