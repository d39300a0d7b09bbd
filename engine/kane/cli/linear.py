"""``kane linearise`` and ``kane locus``: modes, matrices, responses, and over a parameter."""

import argparse
import json
import sys

from kane.cli.looks import instant_at
from kane.cli.outputs import see_folder, write_by_suffix
from kane.cli.terminal import (
    FAILURES_SHOWN,
    REFUSED,
    interrupt_stops,
    preparing,
    progress_bar,
    tell,
)
from kane.errors import SettingsError
from kane.files.model_json import load
from kane.sentences import say


def add_linearise(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane linearise``."""
    parser.set_defaults(command=_linearise)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--time", metavar="T", type=float, default=0.0,
        help="run the model up to T [s]; 0, the default, is the start",
    )  # fmt: skip
    parser.add_argument(
        "--input", metavar="NAME", action="append", default=[],
        help="what is set: a component of a force such as push.fx, a motor, an input, or a driver, "
        "whose acceleration is set; may be given again",
    )  # fmt: skip
    parser.add_argument(
        "--output", metavar="NAME", action="append", default=[],
        help="a quantity, such as rod.x; may be given again",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print JSON, with all matrices")
    parser.add_argument("--mat", metavar="FILE", help="write all matrices to FILE for MATLAB")
    parser.add_argument("--npz", metavar="FILE", help="write all matrices to FILE for NumPy")
    parser.add_argument(
        "--csv", metavar="FILE", help="write the modes to FILE, with the energy of elements (CSV)"
    )
    parser.add_argument(
        "--bode", metavar="FILE", help="write frequency responses to FILE (.csv, .mat or .npz)"
    )
    parser.add_argument(
        "--multipliers", metavar="FILE",
        help="write how deviations go from one period of sampled signals to the next to FILE "
        "(.csv, .mat or .npz)",
    )  # fmt: skip


def _linearise(options: argparse.Namespace) -> int:
    model = load(options.model)
    files = (options.mat, options.npz, options.bode, options.csv, options.multipliers)
    for path in filter(None, files):
        see_folder(path)
    with preparing():
        from kane.analyses.frequency_response import frequency_response
        from kane.analyses.linearisation import linearise
        from kane.analyses.linearisation_report import as_data, as_text
        from kane.analyses.mode_table import write_modes
        from kane.analyses.period_map import PeriodMap
        from kane.analyses.preparation import prepare

        prepare()
    instant = instant_at(model, options.time)
    with progress_bar() as progress, interrupt_stops() as stop:
        linear = linearise(instant, options.input, options.output, progress=progress, stop=stop)
        response = frequency_response(linear, stop=stop) if options.bode else None
    sampled = linear.sampled
    if options.multipliers and not isinstance(sampled, PeriodMap):
        raise SettingsError(sampled or say("--multipliers: nothing is sampled in this model."))
    periods = sampled if isinstance(sampled, PeriodMap) else None
    tell(json.dumps(as_data(linear), indent=2) if options.json else as_text(linear))
    for path, write in (
        (options.mat, linear.to_mat),
        (options.npz, linear.to_numpy),
        (options.bode, response and (lambda path: write_by_suffix(response, path))),
        (options.multipliers, periods and (lambda path: write_by_suffix(periods, path))),
        (options.csv, lambda path: write_modes(linear, path)),
    ):
        if path and write:
            write(path)
            tell(f"Wrote {path}", file=sys.stderr)
    return 0


def add_locus(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane locus``."""
    parser.set_defaults(command=_locus)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--vary", metavar="NAME=VALUES", required=True,
        help="values of a parameter: START:STOP:COUNT or V1,V2,...",
    )  # fmt: skip
    parser.add_argument(
        "--csv",
        metavar="FILE",
        required=True,
        help="write eigenvalues to FILE (.csv, .mat or .npz)",
    )


def _locus(options: argparse.Namespace) -> int:
    model = load(options.model)
    see_folder(options.csv)
    with preparing():
        from kane.analyses.frequency_response import root_locus
        from kane.analyses.preparation import prepare
        from kane.analyses.variation import cases, variation

        prepare()
    name, values = variation(options.vary)
    chosen = [case[name] for case in cases({name: values})]
    with progress_bar() as progress, interrupt_stops() as stop:
        found = root_locus(model, name, chosen, progress=progress, stop=stop)
    write_by_suffix(found, options.csv)
    tell(f"{len(found.values)} values, {len(found.failures)} failed. Wrote {options.csv}")
    for value, failure in list(found.failures.items())[:FAILURES_SHOWN]:
        tell(f"{name}={value:g}: {failure}", file=sys.stderr)
    return REFUSED if found.failures else 0
