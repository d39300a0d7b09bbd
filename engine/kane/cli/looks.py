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
from kane.symbolic.equations import (
    LANGUAGES,
    MOST,
    SECONDS,
    SymbolicEquations,
    symbolic_equations,
)
from kane.symbolic.method_needs import table
from kane.symbolic.speed_choices import table as table_of_choices

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
        "--methods",
        action="store_true",
        help="print instead what Newton and Euler, Lagrange and Kane need side by side: equations, "
        "unknowns and operations, as one writes them and with what is common worked out once",
    )
    parser.add_argument(
        "--speeds",
        metavar="TEXT",
        default="",
        help="generalized speeds between semicolons, such as 'u1 = omega(C, 1); u2 = q2_dot': "
        "expressions of the model, with coordinates q1 and their rates q1_dot, omega(BODY, AXIS), "
        "omega(BODY, AXIS, OTHER), velocity(BODY, AXIS) and velocity(BODY, AXIS, X, Y, Z); those "
        "that are not written are rates of coordinates",
    )
    parser.add_argument(
        "--table",
        action="store_true",
        help="print instead what choices of generalized speeds cost: operations, and the mass "
        "matrix with zeros as ., constants as c and all else as x",
    )
    parser.add_argument(
        "--force",
        metavar="JOINT.COMPONENT",
        default="",
        help="print instead how an auxiliary generalized speed brings a force into evidence: fx, "
        "fy, fz, mx, my or mz on body B of a joint, in the joint's own axes there",
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


def _asked(found: SymbolicEquations, options: argparse.Namespace) -> str:
    """Return what of the equations is printed."""
    parts = []
    if options.methods:
        parts.append(table(found.methods))
    if options.table:
        parts.append(table_of_choices(found.choices))
    if found.force is not None:
        parts.append("\n".join(f"{line.text} {line.latex}".strip() for line in found.force.lines))
    return "\n\n".join(parts) if parts else found.texts[options.language]


def _equations(options: argparse.Namespace) -> int:
    found = symbolic_equations(
        load(options.model),
        joint_rates=options.joint_rates,
        seconds=options.seconds,
        most=options.operations,
        methods=options.methods,
        speeds=options.speeds,
        choices=options.table,
        force=options.force,
    )
    assert found is not None  # nobody gives it up
    tell(_asked(found, options))
    products, sums, functions = found.operations
    tell(
        f"coordinates: {found.coordinates}, constraints: {found.rows}; "
        f"multiplications: {products}, additions: {sums}, functions: {functions}; "
        "differs from the solver by "
        f"{found.difference:.1e} at {found.states} random states",
        file=sys.stderr,
    )
    return 0
