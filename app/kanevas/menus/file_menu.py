"""The menu of files."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow

from kanevas.docks.run_keeping import RunKeeping
from kanevas.exports import Exports
from kanevas.files.file_dialogs import FileDialogs
from kanevas.menus.export_menu import ExportMenu
from kanevas.menus.menu import Menu
from kanevas.plots import PlotPanel
from kanevas.start.examples import examples
from kanevas.workspace import Workspace


class FileMenu(Menu):
    """New, open, save, export."""

    def __init__(
        self,
        window: QMainWindow,
        workspace: Workspace,
        files: FileDialogs,
        keeping: RunKeeping,
        exports: Exports,
        plots: PlotPanel,
    ) -> None:
        super().__init__(window, workspace, window.tr("&File"))
        self._files, keys = files, QKeySequence.StandardKey
        self.new = self.add("new", self.tr("&New"), files.new, keys.New, "new")
        self.new_in_space = self.add(
            "new in space", self.tr("New in s&pace"), files.new_in_space, "Ctrl+Alt+N"
        )
        self.new_window = self.add(
            "new window",
            self.tr("New &window"),
            lambda: files.window_wanted.emit(None),
            "Ctrl+Shift+N",
        )
        self.open = self.add("open", self.tr("&Open …"), files.ask_open, keys.Open, "open")
        self.open_elsewhere = self.add(
            "open in a new window",
            self.tr("Open in a new w&indow …"),
            files.ask_open_elsewhere,
            "Ctrl+Shift+O",
        )
        self.gallery = self.add(
            "start from a template or example",
            self.tr("Start from a &template or example …"),
            files.show_gallery,
            "Ctrl+Shift+G",
        )
        self.open_result = self.add(
            "open result", self.tr("Open res&ult …"), keeping.ask_open, "Ctrl+Alt+O"
        )
        self.import_ = self.add("import", self.tr("I&mport …"), files.ask_import, "Ctrl+Alt+I")
        self.insert = self.add(
            "insert model", self.tr("Insert mo&del …"), files.ask_insert, "Ctrl+Alt+J"
        )
        self.recent = self.menu.addMenu(self.tr("Open &recent"))
        self.recent.aboutToShow.connect(self._fill_recent)
        self.examples = self.menu.addMenu(self.tr("&Examples"))
        self.examples.aboutToShow.connect(self._fill_examples)
        self.menu.addSeparator()
        self.save = self.add("save", self.tr("&Save"), files.save, keys.Save, "save")
        self.save_as = self.add("save as", self.tr("Save &as …"), files.save_as, "Ctrl+Shift+S")
        self.menu.addSeparator()
        self.export = ExportMenu(self, exports, plots)
        self.menu.addSeparator()
        self.add("close window", self.tr("&Close window"), window.close, "Ctrl+W")
        self.quit = self.add("quit", self.tr("&Quit"), QApplication.closeAllWindows, "Ctrl+Q")

    def update_offers(self) -> None:
        self.export.update_offers()

    def _fill_recent(self) -> None:
        self.recent.clear()
        paths = self.workspace.settings.recent_files()
        for path in paths:
            action = self.recent.addAction(path.name)
            action.setToolTip(str(path))
            action.triggered.connect(lambda _=False, path=path: self._files.open(path))
        if not paths:
            self.recent.addAction(self.tr("No files yet")).setEnabled(False)
            return
        self.recent.addSeparator()
        self.recent.addAction(self.tr("Clear this list"), self.workspace.settings.forget_files)

    def _fill_examples(self) -> None:
        self.examples.clear()
        for path, title in examples():
            action = self.examples.addAction(title)
            action.triggered.connect(
                lambda _=False, path=path: self._files.open(path, as_copy=True)
            )
