"""``kane inverse``: what motions need that are prescribed."""

import argparse
import sys
from typing import TYPE_CHECKING

from kane.cli.outputs import see_folder
from kane.cli.searches import add_time_factor, series_of
from kane.cli.settings import add_settings, of_each_run
from kane.cli.terminal import REFUSED, interrupt_stops, preparing, progress_bar, tell
from kane.errors import SettingsError
from kane.files.model_json import load, save
from kane.model import Model
from kane.sentences import say

if TYPE_CHECKING:
    from kane.analyses.measured import Series


def add_inverse(parser: argparse.ArgumentParser) -> None:
    """Add the options of inverse dynamics and kinematics."""
    parser.set_defaults(command=_inverse)
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
        help="what is to follow a column, as in \"arm=A.angle\"; its unit stands in the file, as "
        "in \"arm [deg]\", or follows in brackets, as in \"arm=A.angle [deg]\", or a factor that "
        "makes SI units of its numbers, as in \"arm=A.angle*0.0174533\"; may be given again",
    )  # fmt: skip
    add_time_factor(parser)
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
    add_settings(parser)


def _inverse(options: argparse.Namespace) -> int:
    model = load(options.model)
    laws, tables = _laws_of(options), _motions_of(options, model)
    for path in filter(None, (options.csv, options.mat, options.npz, options.save)):
        see_folder(path)
    if options.kinematic and options.save:
        raise SettingsError(say("--save needs forces, which --kinematic has none of."))
    with preparing():
        from kane.analyses.inverse import InverseDynamics, inverse_dynamics, kinematics
        from kane.analyses.inverse_report import as_text
        from kane.analyses.preparation import prepare

        prepare()
    analysis = kinematics if options.kinematic else inverse_dynamics
    with progress_bar() as progress, interrupt_stops() as stop:
        found = analysis(model, laws, tables, progress=progress, stop=stop, **of_each_run(options))
    tell(as_text(found))
    for path, write in (
        (options.csv, found.to_csv), (options.mat, found.to_mat), (options.npz, found.to_numpy)
    ):  # fmt: skip
        if path:
            write(path)
            tell(f"Wrote {path}")
    if not found.result.outcome.ok:
        tell(found.result.outcome.message, file=sys.stderr)
        return REFUSED
    if options.save and isinstance(found, InverseDynamics):
        save(found.forward(), options.save)
        tell(f"Wrote {options.save}")
    return 0


def _laws_of(options: argparse.Namespace) -> dict[str, str]:
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


def _motions_of(options: argparse.Namespace, model: Model) -> "list[Series]":
    """Return the tables of motions that were given; raises SettingsError or FileError."""
    if bool(options.data) != bool(options.map):
        raise SettingsError(say("--table and --map go together: columns are what follows them."))
    return series_of(options, model) if options.data else []
