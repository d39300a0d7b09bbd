"""Menus and their shortcuts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu, QMessageBox, QToolBar

from kane.files.model_json import load
from kanevas.icons import icon
from kanevas.paths import EXAMPLES
from kanevas.theme import Theme

if TYPE_CHECKING:
    from kanevas.window import MainWindow

PLANES = ("xy", "xz", "yz")


class Actions(QObject):
    """Everything that a menu or a key can do."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._icons: dict[QAction, str] = {}
        self._make_file_menu()
        self._make_edit_menu()
        self._make_simulate_menu()
        self._make_view_menu()
        self._make_help_menu()
        self._make_tool_bar()
        self.set_theme(window.theme)
        window.document.opened.connect(self._update)
        window.document.changed.connect(self._update)
        window.runner.started.connect(self._update)
        window.runner.finished.connect(self._update)
        window.runner.failed.connect(self._update)
        window.player.state_changed.connect(self._update)
        window.plots.curves_changed.connect(self._update)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        for action, name in self._icons.items():
            action.setIcon(icon(name, theme.ink, theme.grid_axis))

    def _make_file_menu(self) -> None:
        files, keys = self._window.files, QKeySequence.StandardKey
        menu = self._window.menuBar().addMenu(self.tr("&File"))
        self.new = self._add(menu, self.tr("&New"), files.new, keys.New, "new")
        self.open = self._add(menu, self.tr("&Open …"), files.ask_open, keys.Open, "open")
        self.recent = menu.addMenu(self.tr("Open &recent"))
        self.recent.aboutToShow.connect(self._fill_recent)
        self.examples = menu.addMenu(self.tr("&Examples"))
        self.examples.aboutToShow.connect(self._fill_examples)
        menu.addSeparator()
        self.save = self._add(menu, self.tr("&Save"), files.save, keys.Save, "save")
        self.save_as = self._add(menu, self.tr("Save &as …"), files.save_as, "Ctrl+Shift+S")
        menu.addSeparator()
        export = menu.addMenu(self.tr("E&xport"))
        self.export_csv = self._add(export, self.tr("Numbers as &CSV …"), files.export_csv)
        self.export_png = self._add(export, self.tr("Plots as &PNG …"), files.export_png)
        self.export_svg = self._add(export, self.tr("Plots as &SVG …"), files.export_svg)
        menu.addSeparator()
        self._add(menu, self.tr("&Quit"), self._window.close, "Ctrl+Q")

    def _make_edit_menu(self) -> None:
        menu = self._window.menuBar().addMenu(self.tr("&Edit"))
        stack, keys = self._window.document.undo_stack, QKeySequence.StandardKey
        undo = stack.createUndoAction(menu, self.tr("&Undo"))
        redo = stack.createRedoAction(menu, self.tr("&Redo"))
        undo.setStatusTip(self.tr("Take back the latest edit; grey while there is none"))
        redo.setStatusTip(self.tr("Do again what was taken back; grey while there is nothing"))
        for action, key, picture in ((undo, keys.Undo, "undo"), (redo, keys.Redo, "redo")):
            action.setShortcut(key)
            self._icons[action] = picture
            menu.addAction(action)

    def _make_simulate_menu(self) -> None:
        window = self._window
        menu = window.menuBar().addMenu(self.tr("&Simulate"))
        self.run = self._add(menu, self.tr("&Run"), window.start_run, "F5", "run")
        self.cancel = self._add(menu, self.tr("&Cancel run"), window.runner.cancel, "Esc", "stop")
        menu.addSeparator()
        player = window.player
        self.playback = [
            self._add(menu, self.tr("&Play or pause"), player.toggle, "Space", "play"),
            self._add(menu, self.tr("Frame &back"), lambda: window.step_frames(-1), "Left", "back"),
            self._add(
                menu, self.tr("Frame &forward"), lambda: window.step_frames(1), "Right", "forward"
            ),
            self._add(menu, self.tr("To the &start"), lambda: player.seek(0.0), "Home", "start"),
            self._add(
                menu, self.tr("To the &end"), lambda: player.seek(player.clock.end), "End", "end"
            ),
        ]

    def _make_view_menu(self) -> None:
        window = self._window
        menu = window.menuBar().addMenu(self.tr("&View"))
        self.fit = self._add(menu, self.tr("&Fit"), self._window.fit_views, "F", "fit")
        self.labels = self._add(menu, self.tr("&Names on the canvas"), None, "N")
        self.labels.setCheckable(True)
        self.labels.setChecked(True)
        self.labels.toggled.connect(window.canvas.set_labels_visible)
        planes = menu.addMenu(self.tr("&Plane of the canvas"))
        self._plane_group = QActionGroup(self)
        for i, plane in enumerate(PLANES):
            action = self._add(planes, f"{plane[0]}–{plane[1]}", None, str(i + 1))
            action.setCheckable(True)
            action.setData(plane)
            self._plane_group.addAction(action)
        self._plane_group.triggered.connect(lambda action: window.canvas.set_plane(action.data()))
        menu.addSeparator()
        for dock in (window.tree_dock, window.solver_dock, window.plot_dock):
            menu.addAction(dock.toggleViewAction())
        self.show_3d = self._add(menu, self.tr("&3D view"), None)
        self.show_3d.setCheckable(True)
        self.show_3d.setChecked(True)
        self.show_3d.toggled.connect(window.view3d.setVisible)
        self._add(menu, self.tr("&Reset layout"), self._reset_layout)
        menu.addSeparator()
        colors = menu.addMenu(self.tr("&Colours"))
        group = QActionGroup(self)
        for name, text in (
            ("system", self.tr("As the &system")),
            ("light", self.tr("&Light")),
            ("dark", self.tr("&Dark")),
        ):
            action = self._add(colors, text, lambda name=name: self._choose_colors(name))
            action.setCheckable(True)
            action.setChecked(name == window.colors)
            group.addAction(action)

    def _make_help_menu(self) -> None:
        menu = self._window.menuBar().addMenu(self.tr("&Help"))
        self._add(menu, self.tr("&About Kanevas"), self._about)

    def _make_tool_bar(self) -> None:
        bar = QToolBar(self.tr("Tools"), self._window)
        bar.setObjectName("tools")
        bar.setMovable(False)
        bar.addActions([self.new, self.open, self.save])
        bar.addSeparator()
        bar.addActions([action for action, name in self._icons.items() if name in ("undo", "redo")])
        bar.addSeparator()
        bar.addAction(self.fit)
        self._window.addToolBar(bar)

    def _add(
        self,
        menu: QMenu,
        text: str,
        call: Callable[[], object] | None,
        key: str | QKeySequence.StandardKey | None = None,
        picture: str = "",
    ) -> QAction:
        action = QAction(text, self)
        if call is not None:
            # without the tick that Qt would hand over
            action.triggered.connect(lambda _=False: call())
        if key is not None:
            action.setShortcut(QKeySequence(key))
        if picture:
            self._icons[action] = picture
        menu.addAction(action)
        return action

    def _update(self) -> None:
        window = self._window
        busy, has_bodies = window.runner.busy, bool(window.document.model.bodies)
        no_run = self.tr("A run is under way") if busy else self.tr("There is no body to move")
        self._offer(self.run, has_bodies and not busy, no_run)
        self._offer(self.cancel, busy, self.tr("No run is under way"))
        for action in (*self.playback, self.export_csv):
            self._offer(action, window.result is not None, self.tr("Run the model first"))
        for action in (self.export_png, self.export_svg):
            self._offer(action, not window.plots.empty, self.tr("There is no plot yet"))
        for action in self._plane_group.actions():
            action.setChecked(action.data() == window.canvas.plane)

    def _offer(self, action: QAction, possible: bool, reason: str) -> None:
        """Enable an action, or say in its status tip why it is grey."""
        action.setEnabled(possible)
        action.setStatusTip("" if possible else reason)
        action.setToolTip("" if possible else reason)

    def _fill_recent(self) -> None:
        self.recent.clear()
        paths = self._window.settings.recent_files()
        for path in paths:
            action = self.recent.addAction(path.name)
            action.setToolTip(str(path))
            action.triggered.connect(lambda _=False, path=path: self._window.files.open(path))
        if not paths:
            self.recent.addAction(self.tr("No files yet")).setEnabled(False)
            return
        self.recent.addSeparator()
        self.recent.addAction(self.tr("Clear this list"), self._window.settings.forget_files)

    def _fill_examples(self) -> None:
        self.examples.clear()
        for path in sorted(EXAMPLES.glob("*.json")):
            action = self.examples.addAction(load(path).title)
            action.triggered.connect(
                lambda _=False, path=path: self._window.files.open(path, as_copy=True)
            )

    def _choose_colors(self, name: str) -> None:
        self._window.settings.set_colors(name)
        self._window.set_colors(name)

    def _reset_layout(self) -> None:
        self.show_3d.setChecked(True)
        self._window.reset_layout()

    def _follow_system(self) -> None:
        self._window.set_colors(self._window.colors)

    def _about(self) -> None:
        version = QCoreApplication.applicationVersion()
        QMessageBox.about(
            self._window,
            self.tr("About Kanevas"),
            self.tr(
                "<h3>Kanevas {}</h3><p>Draw mechanisms, watch them move, and see Kane's method "
                "at work.</p><p>BSD 3-Clause License</p>"
            ).format(version),
        )
