"""The menu of a chart: its picture, and the numbers that are drawn in it."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QMenu

from kane.files.atomic import write_atomically
from kanevas.look.chart_outlet import ChartExport, outlet_of
from kanevas.look.paper import paint_on, png_of, svg_of

PIXELS = 2  # of a picture for each of the screen


class ChartMenu(QObject):
    """Offers a picture of a chart and its numbers where one asks for a menu.

    Args:
        chart: whose menu it is, and which ends it.

    Attributes:
        leaves_clicks: whether right clicks into a plot mean something else there; then the menu
            comes by the key, and beside the plot.

    """

    def __init__(self, chart: pg.GraphicsLayoutWidget) -> None:
        super().__init__(chart)
        self._chart, self.leaves_clicks = chart, False
        for part in (chart, chart.viewport()):
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QContextMenuEvent):
            return super().eventFilter(watched, event)
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        if not (self.leaves_clicks and by_mouse and self._is_in_plot(event)):
            self.menu().popup(event.globalPos())
        return True

    def _is_in_plot(self, event: QContextMenuEvent) -> bool:
        at = self._chart.mapToScene(self._chart.viewport().mapFromGlobal(event.globalPos()))
        return any(plot.getViewBox().sceneBoundingRect().contains(at) for plot in self._plots())

    def menu(self) -> QMenu:
        """Return the menu; it goes when it is closed."""
        menu = QMenu(self._chart)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.addAction(self.tr("&Copy picture")).triggered.connect(self._copy)
        menu.addAction(self.tr("Export &picture …")).triggered.connect(self._export_picture)
        numbers = menu.addAction(self.tr("Export &numbers drawn …"))
        numbers.triggered.connect(self._export_numbers)
        numbers.setEnabled(any(True for _ in self._sections()))
        return menu

    # --- the picture, as it is seen

    def picture(self) -> QImage:
        """Return the chart as a picture, with twice the pixels of the screen."""
        image = QImage(self._chart.size() * PIXELS, QImage.Format.Format_RGB32)
        paint_on(image, PIXELS, self._paint)
        return image

    def write_png(self, path: Path) -> None:
        """Write the picture; raises FileError."""
        _write(path, png_of(self.picture()))

    def write_svg(self, path: Path) -> None:
        """Write the chart as a drawing; raises FileError."""
        _write(path, svg_of(self._chart.size(), path.stem, self._paint))

    def _paint(self, painter: QPainter) -> None:
        chart = self._chart
        target = QRectF(QPointF(), QSizeF(chart.size()))
        painter.fillRect(target, chart.backgroundBrush())
        chart.scene().render(painter, target, QRectF(chart.viewRect()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setImage(self.picture())

    def _export_picture(self) -> None:
        kinds = {".png": self.write_png, ".svg": self.write_svg}
        outlet = outlet_of(self._chart)
        outlet.export_wanted.emit(ChartExport(self.tr("Export picture"), kinds))

    # --- the numbers

    def write_csv(self, path: Path) -> None:
        """Write all points that are drawn, as the axes have them; raises FileError.

        One line a point, with the number or name of its curve; several plots one below the other,
        each with its own heads.
        """
        with write_atomically(path) as stream:
            writer = csv.writer(stream, lineterminator="\n")
            for number, (heads, lines) in enumerate(self._sections()):
                if number:
                    writer.writerow([])
                writer.writerow(heads)
                writer.writerows(lines)

    def _export_numbers(self) -> None:
        outlet = outlet_of(self._chart)
        kinds = {".csv": self.write_csv}
        outlet.export_wanted.emit(ChartExport(self.tr("Export numbers drawn"), kinds))

    def _plots(self) -> list[Any]:
        return [item for item in self._chart.ci.items if isinstance(item, pg.PlotItem)]

    def _sections(self) -> Iterator[tuple[list[str], list[list[Any]]]]:
        """Yield heads and lines of each plot that has some."""
        for plot in self._plots():
            lines = [
                [name, *point]
                for number, item in enumerate(_drawn(plot), 1)
                for name in [_name(item) or str(number)]
                for point in _points(item)
            ]
            if lines:
                heads = [self._label(plot), plot.getAxis("left").labelText]
                has_values = any(len(line) > 3 for line in lines)
                yield [self.tr("curve"), *heads, *([self.tr("value")] if has_values else [])], lines

    def _label(self, plot: pg.PlotItem) -> str:
        """Return what the lower axis is called; of plots that share it, the lowest says so."""
        shared = {id(plot.getViewBox()), id(plot.getViewBox().linkedView(pg.ViewBox.XAxis))}
        labels = [
            other.getAxis("bottom").labelText
            for other in self._plots()
            if other is plot or id(other.getViewBox().linkedView(pg.ViewBox.XAxis)) in shared
        ]
        return next(filter(None, labels), "")


def _drawn(plot: pg.PlotItem) -> list[Any]:
    kinds = (pg.PlotDataItem, pg.PlotCurveItem, pg.ScatterPlotItem, pg.PColorMeshItem)
    return [item for item in plot.items if isinstance(item, kinds)]


def _name(item: Any) -> str:
    return "" if isinstance(item, pg.PColorMeshItem) else item.name() or ""


def _points(item: Any) -> list[list[float]]:
    """Return x and y of each point of a curve; and the value, where its colour is one."""
    points: list[list[float]] = np.stack([np.ravel(c) for c in _columns(item)], axis=1).tolist()
    return points


def _columns(item: Any) -> list[Any]:
    match item:
        case pg.PColorMeshItem():
            corners = (np.asarray(item.x), np.asarray(item.y))
            return [*((each[1:, 1:] + each[:-1, :-1]) / 2 for each in corners), item.z]
        case pg.ScatterPlotItem():
            x, y = item.getData()
            values = [value for value in item.data["data"] if value is not None]
            return [x, y, np.array(values)] if len(values) == len(x) > 0 else [x, y]
        case pg.PlotDataItem():
            x, y = item.getOriginalDataset()
        case pg.PlotCurveItem():
            x, y = item.getData()
        case _:
            raise AssertionError(item)
    return [[], []] if x is None else [x, y]


def _write(path: Path, data: bytes) -> None:
    with write_atomically(path, "wb") as stream:
        stream.write(data)
