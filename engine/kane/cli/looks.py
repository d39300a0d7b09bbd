"""Commands that look into a model: ``kane check``, ``kane method`` and ``kane equations``."""

import argparse
import json
import sys
from typing import TYPE_CHECKING

from kane.cli.terminal import (
    preparing,
    tell,
)
from kane.errors import KaneError
from kane.files.model_json import load
from kane.model import Model
from kane.symbolic.equations import LANGUAGES, MOST, SECONDS, symbolic_equations

if TYPE_CHECKING:
    from kane.analyses.instant import Instant


def add_check(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane check``."""
    parser.set_defaults(command=_check)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _check(options: argparse.Namespace) -> int:
    model = load(options.model)
    with preparing():
        from kane.analyses.mobility import mobility
        from kane.analyses.mobility_report import as_json, as_text
        from kane.analyses.preparation import prepare

        prepare()
    found = mobility(model)
    tell(as_json(found) if options.json else as_text(found))
    return 0


def add_method(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane method``."""
    parser.set_defaults(command=_method)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--time", metavar="T", type=float, default=0.0,
        help="run the model up to T [s]; 0, the default, is the start",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print JSON, with all tables")


def _method(options: argparse.Namespace) -> int:
    model = load(options.model)
    with preparing():
        from kane.analyses.method_report import as_text, method_report
        from kane.analyses.preparation import prepare

        prepare()
    found = method_report(instant_at(model, options.time))
    tell(json.dumps(found, indent=2, ensure_ascii=False) if options.json else as_text(found))
    return 0


def instant_at(model: Model, time: float) -> "Instant":
    """Return the instant at the start, or the end of a run up to a time."""
    from kane.analyses.dynamics import simulate
    from kane.analyses.instant import instant_at_start, instant_of

    if time == 0:
        return instant_at_start(model)
    result = simulate(model, duration=time, record_every=time)
    if not result.outcome.ok:
        raise KaneError(result.outcome.message)
    return instant_of(result, -1)


def add_equations(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane equations``."""
    parser.set_defaults(command=_equations)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--as",
        dest="language",
        choices=LANGUAGES,
        default="latex",
        help="what to write: a LaTeX document (default), Python with NumPy, C, Modelica, or SymPy",
    )
    parser.add_argument(
        "--joint-rates",
        action="store_true",
        help="rates of coordinates as all generalized speeds; else those of free turns are "
        "components of the angular velocity",
    )
    parser.add_argument(
        "--seconds", metavar="S", type=float, default=SECONDS, help="time that it may take [s]"
    )
    parser.add_argument(
        "--operations", metavar="N", type=int, default=MOST, help="operations that there may be"
    )


def _equations(options: argparse.Namespace) -> int:
    found = symbolic_equations(
        load(options.model),
        joint_rates=options.joint_rates,
        seconds=options.seconds,
        most=options.operations,
    )
    assert found is not None  # nobody gives it up
    tell(found.texts[options.language])
    products, sums, functions = found.operations
    tell(
        f"{found.coordinates} coordinates, {found.rows} constraints; {products} multiplications, "
        f"{sums} additions, {functions} functions; differs from the solver by "
        f"{found.difference:.1e} at {found.states} random states",
        file=sys.stderr,
    )
    return 0
