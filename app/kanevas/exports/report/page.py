"""The page of a report, from its title to the versions."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, qVersion

from kane.model import digest
from kanevas.assets.decimals import written
from kanevas.exports.report.data import data
from kanevas.exports.report.html import Html, joined, pairs, picture, tag
from kanevas.exports.report.statements import mobility_statement, run_statement
from kanevas.exports.report.style import STYLE
from kanevas.units import UnitSystem

if TYPE_CHECKING:
    from kane.analyses.mobility import Mobility
    from kane.model import Model
    from kane.results import Result
    from kanevas.runs.examiner import Examination

DIGITS = 12  # of a fingerprint


@dataclass(frozen=True)
class Contents:
    """What goes into a report.

    Attributes:
        name: name of the model's file.
        model: the model.
        units: those in which numbers are written.
        canvas: the canvas as SVG.
        space: the 3D view as PNG; None without OpenGL.
        plots: the plots as SVG; None without any.
        time: the moment that the pictures show [s].
        result: the run; None where there was none.

    """

    name: str
    model: Model
    units: UnitSystem
    canvas: bytes
    space: bytes | None
    plots: bytes | None
    time: float
    result: Result | None


def page(contents: Contents, examination: Examination, mobility: Mobility | None) -> str:
    """Return a report as HTML, without scripts and without links to anything outside.

    Args:
        contents: what goes into it.
        examination: what was found in the model.
        mobility: what its joints do; None where that cannot be said.

    """
    model = contents.model
    title = model.title or contents.name
    head = joined(
        [
            Html('<meta charset="utf-8">'),
            Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            Html('<meta name="color-scheme" content="light">'),
            tag("title", title),
            tag("style", Html(STYLE)),
        ]
    )
    sections = (
        tag("section", *_views(contents)),
        tag("section", tag("h2", _tr("Mobility")),
            *mobility_statement(examination, mobility, contents.units)),
        tag("section", tag("h2", _tr("Data")), *data(model, contents.units)),
        tag("section", tag("h2", _tr("Plots")), *_plots(contents), class_="plots"),
        tag("section", tag("h2", _tr("Run")),
            *run_statement(model, contents.result, contents.units)),
        tag("section", tag("h2", _tr("Versions")), _versions(contents)),
    )  # fmt: skip
    body = tag("body", tag("main", *_heading(contents, title), *sections))
    language = QLocale().bcp47Name()
    return f"<!DOCTYPE html>\n{tag('html', tag('head', head), body, lang=language)}\n"


def _heading(contents: Contents, title: str) -> Iterator[Html]:
    yield tag("h1", title)
    now = QLocale().toString(QDateTime.currentDateTime(), QLocale.FormatType.LongFormat)
    yield tag("p", _tr("Report on {}, {}").format(contents.name, now), class_="note")
    for part in contents.model.description.split("\n"):
        if part.strip():
            yield tag("p", part)


def _views(contents: Contents) -> Iterator[Html]:
    moment = _tr("at {} s").format(written(contents.time, ".4g"))
    plane = _tr("The mechanism in its work plane, {}").format(moment)
    yield picture(contents.canvas, "image/svg+xml", plane)
    if contents.space:
        yield picture(contents.space, "image/png", _tr("The mechanism in 3D, {}").format(moment))


def _plots(contents: Contents) -> Iterator[Html]:
    if contents.plots:
        yield picture(contents.plots, "image/svg+xml", _tr("Quantities over the run"))
    else:
        yield tag("p", _tr("There are no plots."))


def _versions(contents: Contents) -> Html:
    return pairs(
        [
            ("Kanevas", version("kanevas")),
            ("Python", platform.python_version()),
            ("NumPy", version("numpy")),
            ("Qt", qVersion()),
            (_tr("System"), f"{platform.system()} {platform.machine()}"),
            (_tr("Fingerprint of the model"), digest(contents.model)[:DIGITS]),
        ]
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("Report", text)
