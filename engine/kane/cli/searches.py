"""``kane best``, ``kane fit`` and ``kane repair``: other values and other joints for a model."""

import argparse
import csv
import re
from pathlib import Path
from typing import TYPE_CHECKING

from kane.errors import FileError, SettingsError
from kane.sentences import say

if TYPE_CHECKING:
    from kane.analyses.goal import Goal
    from kane.analyses.measured import Series

from kane.cli.outputs import see_folder
from kane.cli.settings import add_settings, of_each_run
from kane.cli.terminal import REFUSED, interrupt_stops, preparing, progress_bar, tell
from kane.files.model_json import load, save
from kane.model import Model, with_parameters

MAPPED = re.compile(r"(?P<quantity>[^*\[\]]+?)\s*(\[(?P<unit>[^\]]*)\]|\*\s*(?P<factor>[^\[\]]*))?")
BOUND = re.compile(r"\s*(\w+)\s*=([^:]+):([^:]+)")
WAYS = ("automatic", "least-squares", "nelder-mead", "powell", "l-bfgs-b", "differential-evolution")


def add_best(parser: argparse.ArgumentParser) -> None:
    """Add the options of a search for best values."""
    parser.set_defaults(command=_best)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--bounds", metavar="NAME=LOW:HIGH", action="append", required=True,
        help="a parameter that may change, and between what; may be given again",
    )  # fmt: skip
    aims = parser.add_mutually_exclusive_group(required=True)
    aims.add_argument(
        "--least", metavar="GOAL",
        help="an expression of measures that is to be least, as in \"max(rod.x) - 2*rms(y('m'))\"",
    )  # fmt: skip
    aims.add_argument("--largest", metavar="GOAL", help="one that is to be largest")
    aims.add_argument("--value", metavar="GOAL=NUMBER", help="one that is to have a value")
    aims.add_argument(
        "--through", metavar="FILE",
        help="a CSV file of points, two or three columns [m], through which the path of --point "
        "is to go in one motion",
    )  # fmt: skip
    parser.add_argument(
        "--in-order", action="store_true",
        help="with --through: the path comes to the points one after the other, from whichever on",
    )  # fmt: skip
    parser.add_argument("--point", metavar="NAME", help="body or point whose path --through means")
    parser.add_argument(
        "--axes", choices=("xy", "xz", "yz", "xyz"), default="xy",
        help="what the columns of --through are; default xy",
    )  # fmt: skip
    parser.add_argument("--way", choices=WAYS, default="automatic", help="how it is looked for")
    parser.add_argument("--most", metavar="N", type=int, default=1000, help="runs at most")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="of random numbers")
    parser.add_argument("--csv", metavar="FILE", help="write all that was tried to FILE")
    parser.add_argument("--save", metavar="FILE", help="write the model with the best values")
    add_settings(parser)


def add_fit(parser: argparse.ArgumentParser) -> None:
    """Add the options of a fit to measurements."""
    parser.set_defaults(command=_fit)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "data", metavar="DATA", help="table of what was measured (CSV), its first column the time"
    )
    parser.add_argument(
        "--map", metavar="COLUMN=QUANTITY", action="append", required=True,
        help="which quantity a column is, as in \"arm=rod.angle_z\"; its unit stands in the file, "
        "as in \"arm [deg]\", or follows in brackets, as in \"arm=rod.angle_z [deg]\", or a factor "
        "that makes SI units, as in \"arm=rod.angle_z*0.0174533\"; may be given again",
    )  # fmt: skip
    add_time_factor(parser)
    parser.add_argument(
        "--bounds", metavar="NAME=LOW:HIGH", action="append", required=True,
        help="a parameter that is to be found, and between what; may be given again",
    )  # fmt: skip
    parser.add_argument(
        "--way", choices=("least-squares", "differential-evolution"), default="least-squares",
        help="how it is looked for: downhill from where the parameters are, or everywhere within "
        "the bounds before",
    )  # fmt: skip
    parser.add_argument("--most", metavar="N", type=int, default=1000, help="runs at most")
    parser.add_argument("--csv", metavar="FILE", help="write data and fitted motion to FILE")
    parser.add_argument(
        "--errors", metavar="FILE", help="write the values with their covariance to FILE (CSV)"
    )
    parser.add_argument("--save", metavar="FILE", help="write the model with the fitted values")
    add_settings(parser)


def add_repair(parser: argparse.ArgumentParser) -> None:
    """Add the options of repairs of joints that hold something twice."""
    parser.set_defaults(command=_repair)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument("--make", metavar="N", type=int, help="make the N-th of what is offered")
    parser.add_argument("--save", metavar="FILE", help="write the model with it")


def add_time_factor(parser: argparse.ArgumentParser) -> None:
    """Add the option that says in what the times of a table are."""
    parser.add_argument(
        "--time-factor", metavar="F", type=float,
        help="makes seconds of the times; without it they are in the unit that the file names, "
        "else in seconds",
    )  # fmt: skip


def series_of(options: argparse.Namespace, model: Model) -> "list[Series]":
    """Return what was measured, as it was mapped; raises SettingsError or FileError."""
    from kane.analyses.measured import Series, read_table

    table = read_table(options.data)
    found: list[Series] = []
    for text in options.map:
        column, _, rest = (part.strip() for part in text.partition("="))
        read = MAPPED.fullmatch(rest)
        if not read:
            raise SettingsError(
                say("Cannot read '{text}': write it as in arm=rod.angle_z [deg].", text=text)
            )
        own = table.series(
            column, read["quantity"], model,
            unit=read["unit"] if read["factor"] is None else "",
            time_unit=None if options.time_factor is None else "",
        )  # fmt: skip
        try:
            size = float(read["factor"] or 1.0)
        except ValueError:
            raise SettingsError(say("Cannot read the factor of '{text}'.", text=text)) from None
        seconds = 1.0 if options.time_factor is None else options.time_factor
        found.append(Series(own.quantity, seconds * own.times, size * own.values))
    return found


def _bounds_of(options: argparse.Namespace) -> dict[str, tuple[float, float]]:
    """Return the bounds that were given; raises SettingsError."""
    found = {}
    for text in options.bounds:
        read = BOUND.fullmatch(text)
        try:
            if read:
                found[read[1]] = float(read[2]), float(read[3])
                continue
        except ValueError:
            pass
        raise SettingsError(say("Cannot read the bounds '{text}': write L=0.1:0.5.", text=text))
    return found


def _goal_of(options: argparse.Namespace) -> "Goal":
    """Return the goal that was given; raises SettingsError or FileError."""
    from kane.analyses.goal import Expression
    from kane.analyses.goal import Path as Through

    if options.least:
        return Expression(options.least)
    if options.largest:
        return Expression(options.largest, "largest")
    if options.through:
        if not options.point:
            raise SettingsError(say("Say whose path is meant: --point NAME."))
        coordinates = tuple(f"{options.point}.{axis}" for axis in options.axes)
        return Through(coordinates, _points_of(Path(options.through)), options.in_order)
    text, _, value = options.value.rpartition("=")
    try:
        return Expression(text, "value", float(value))
    except ValueError:
        raise SettingsError(
            say("Cannot read '{text}': write it as in max(rod.x)=0.3.", text=options.value)
        ) from None


def _points_of(path: Path) -> tuple[tuple[float, ...], ...]:
    """Return the points of a CSV file, whose first line may name columns; raises FileError."""
    try:
        lines = [row for row in csv.reader(path.read_text("utf-8-sig").splitlines()) if row]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise FileError(say("Cannot open {path}: {error}", path=path, error=error)) from error
    points: list[tuple[float, ...]] = []
    for number, row in enumerate(lines):
        try:
            points.append(tuple(map(float, row)))
        except ValueError:
            if number:
                raise FileError(
                    say("Line {number} of {path} is no point.", number=number + 1, path=path)
                ) from None
    return tuple(points)


def _best(options: argparse.Namespace) -> int:
    model = load(options.model)
    bounds, goal = _bounds_of(options), _goal_of(options)
    for path in filter(None, (options.csv, options.save)):
        see_folder(path)
    with preparing():
        from kane.analyses.best import best
        from kane.analyses.preparation import prepare

        prepare()
    with progress_bar() as progress, interrupt_stops() as stop:
        found = best(
            model, goal, bounds, way=options.way, most=options.most, seed=options.seed,
            progress=progress, stop=stop, **of_each_run(options),
        )  # fmt: skip
    for name, value in found.case.items():
        tell(f"{name} = {value:.10g}")
    tell(f"goal: {found.number:.10g}, after {len(found.tried)} runs")
    tell(found.ending)
    if options.csv:
        found.to_csv(options.csv)
    if options.save:
        save(with_parameters(model, found.case), options.save)
    return 0 if found.reached else REFUSED


def _fit(options: argparse.Namespace) -> int:
    model = load(options.model)
    bounds, series = _bounds_of(options), series_of(options, model)
    for path in filter(None, (options.csv, options.errors, options.save)):
        see_folder(path)
    with preparing():
        from kane.analyses.fit import fit
        from kane.analyses.preparation import prepare

        prepare()
    with progress_bar() as progress, interrupt_stops() as stop:
        found = fit(
            model, series, bounds, way=options.way, most=options.most, progress=progress, stop=stop,
            **of_each_run(options),
        )  # fmt: skip
    for name, value, error in zip(
        found.parameters, found.values.tolist(), found.errors.tolist(), strict=True
    ):
        tell(f"{name} = {value:.10g} ± {error:.3g}")
    if len(found.parameters) > 1:
        for name, row in zip(found.parameters, found.correlation, strict=True):
            tell(f"correlation of {name}: " + " ".join(f"{each:.4f}" for each in row))
    for each, deviation in zip(series, found.deviations.tolist(), strict=True):
        tell(f"{each.quantity}: standard deviation {deviation:.4g}")
    for sentence in (*found.untold, *found.doubts, found.ending):
        tell(sentence)
    if options.csv:
        found.to_csv(options.csv)
    if options.errors:
        found.errors_to_csv(options.errors)
    if options.save:
        save(with_parameters(model, found.case), options.save)
    return 0 if found.reached else REFUSED


def _repair(options: argparse.Namespace) -> int:
    model = load(options.model)
    if (options.make is None) != (options.save is None):
        raise SettingsError(say("--make N and --save FILE go together."))
    with preparing():
        from kane.analyses.mobility import mobility
        from kane.analyses.preparation import prepare
        from kane.analyses.repairs import repairs

        prepare()
    groups = mobility(model).redundancies
    offers = [each for group in groups for each in repairs(model, group.joints)]
    if not groups:
        tell("No joints hold anything twice.")
    for number, each in enumerate(offers, 1):
        tell(f"{number}. {each.joint}: {each.kind}; held twice then: {each.left}")
    if options.make is None:
        return 0
    if not 1 <= options.make <= len(offers):
        raise SettingsError(say("There is no offer {number}.", number=options.make))
    save(offers[options.make - 1].model, options.save)
    tell(f"Wrote {options.save}")
    return 0
