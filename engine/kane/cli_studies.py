"""What the command line is told of searches for best values and of fits."""

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

BOUND = re.compile(r"\s*(\w+)\s*=([^:]+):([^:]+)")
WAYS = ("automatic", "least-squares", "nelder-mead", "powell", "l-bfgs-b", "differential-evolution")


def add_best(parser: argparse.ArgumentParser) -> None:
    """Add the options of a search for best values."""
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


def add_fit(parser: argparse.ArgumentParser) -> None:
    """Add the options of a fit to measurements."""
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "data", metavar="DATA", help="table of what was measured (CSV), its first column the time"
    )
    parser.add_argument(
        "--map", metavar="COLUMN=QUANTITY", action="append", required=True,
        help="which quantity a column is, as in \"arm=rod.angle_z\"; a factor that makes SI units "
        "of its numbers may follow, as in \"arm=rod.angle_z*0.0174533\"; may be given again",
    )  # fmt: skip
    parser.add_argument(
        "--time-factor", metavar="F", type=float, default=1.0, help="makes seconds of the times"
    )
    parser.add_argument(
        "--bounds", metavar="NAME=LOW:HIGH", action="append", required=True,
        help="a parameter that is to be found, and between what; may be given again",
    )  # fmt: skip
    parser.add_argument("--most", metavar="N", type=int, default=1000, help="runs at most")
    parser.add_argument("--csv", metavar="FILE", help="write data and fitted motion to FILE")
    parser.add_argument("--save", metavar="FILE", help="write the model with the fitted values")


def add_repair(parser: argparse.ArgumentParser) -> None:
    """Add the options of repairs of joints that hold something twice."""
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument("--make", metavar="N", type=int, help="make the N-th of what is offered")
    parser.add_argument("--save", metavar="FILE", help="write the model with it")


def add_inverse(parser: argparse.ArgumentParser) -> None:
    """Add the options of inverse dynamics and kinematics."""
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--motion", metavar="QUANTITY=LAW", action="append", default=[],
        help="what is to follow which expression of time, as in \"A.angle=sin(2*t)\": angle or "
        "displacement of a joint, length of a spring, x, y, z of a body or point, their rates, or "
        "a driver by its name; may be given again; drivers of the model count anyway",
    )  # fmt: skip
    parser.add_argument(
        "--table", metavar="DATA", dest="data",
        help="table of motions (CSV), its first column the time, with --map",
    )  # fmt: skip
    parser.add_argument(
        "--map", metavar="COLUMN=QUANTITY", action="append", default=[],
        help="what is to follow a column, as in \"arm=A.angle\"; a factor that makes SI units of "
        "its numbers may follow, as in \"arm=A.angle*0.0174533\"; may be given again",
    )  # fmt: skip
    parser.add_argument(
        "--time-factor", metavar="F", type=float, default=1.0, help="makes seconds of the times"
    )
    parser.add_argument(
        "--kinematic", action="store_true",
        help="places, speeds and accelerations alone: masses may be missing",
    )  # fmt: skip
    parser.add_argument(
        "--csv", metavar="FILE",
        help="write effort, rate and power of each drive to FILE; with --kinematic the motion",
    )  # fmt: skip
    parser.add_argument("--mat", metavar="FILE", help="the same to FILE for MATLAB")
    parser.add_argument("--npz", metavar="FILE", help="the same to FILE for NumPy")
    parser.add_argument(
        "--save", metavar="FILE",
        help="write the model with these forces, as tables over time, in place of its drivers",
    )  # fmt: skip


def laws_of(options: argparse.Namespace) -> dict[str, str]:
    """Return the laws of motions that were given; raises SettingsError."""
    found: dict[str, str] = {}
    for text in options.motion:
        name, _, law = (part.strip() for part in text.partition("="))
        if not (name and law):
            raise SettingsError(
                say("Cannot read the motion '{text}': write A.angle=sin(2*t).", text=text)
            )
        if name in found:
            raise SettingsError(say("'{name}' is prescribed twice.", name=name))
        found[name] = law
    return found


def motions_of(options: argparse.Namespace) -> "list[Series]":
    """Return the tables of motions that were given; raises SettingsError or FileError."""
    if bool(options.data) != bool(options.map):
        raise SettingsError(say("--table and --map go together: columns are what follows them."))
    return series_of(options) if options.data else []


def series_of(options: argparse.Namespace) -> "list[Series]":
    """Return what was measured, as it was mapped; raises SettingsError or FileError."""
    from kane.analyses.measured import Series, read_table

    table = read_table(options.data)
    found: list[Series] = []
    for text in options.map:
        column, _, rest = text.partition("=")
        quantity, _, factor = rest.partition("*")
        names = [name.strip() for name in table.names]
        if column.strip() not in names:
            raise SettingsError(
                say(
                    "There is no column '{column}'; there are {names}.",
                    column=column.strip(),
                    names=", ".join(names),
                )
            )
        try:
            size = float(factor) if factor else 1.0
        except ValueError:
            raise SettingsError(say("Cannot read the factor of '{text}'.", text=text)) from None
        times = options.time_factor * table.values[:, 0]
        values = size * table.values[:, names.index(column.strip())]
        found.append(Series(quantity.strip(), times, values))
    return found


def bounds_of(options: argparse.Namespace) -> dict[str, tuple[float, float]]:
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


def goal_of(options: argparse.Namespace) -> "Goal":
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
        return Through(coordinates, points_of(Path(options.through)))
    text, _, value = options.value.rpartition("=")
    try:
        return Expression(text, "value", float(value))
    except ValueError:
        raise SettingsError(
            say("Cannot read '{text}': write it as in max(rod.x)=0.3.", text=options.value)
        ) from None


def points_of(path: Path) -> tuple[tuple[float, ...], ...]:
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
