"""``kane run``: run a model, or let a result go on."""

import argparse
import sys
from typing import TYPE_CHECKING

from kane.cli.outputs import (
    EVENTS,
    QUANTITIES,
    WHOLE,
    add_outputs,
    check_outputs,
    write_outputs,
)
from kane.cli.settings import SETTINGS, setting, settings_of
from kane.cli.terminal import REFUSED, interrupt_stops, preparing, progress_bar, tell
from kane.errors import SettingsError
from kane.files.model_json import load
from kane.model import FORMULATION_NAMES, METHOD_NAMES
from kane.sentences import say

if TYPE_CHECKING:
    from kane.results import Result


def add_run(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane run``."""
    parser.set_defaults(command=_run)
    begins = parser.add_mutually_exclusive_group(required=True)
    begins.add_argument("model", metavar="MODEL", nargs="?", help="model file (JSON)")
    begins.add_argument(
        "--from",
        metavar="RESULT",
        dest="result",
        help="instead of a model, a result (HDF5) that kane run has written: it goes on from --at",
    )
    parser.add_argument(
        "--at",
        metavar="T",
        type=float,
        help="with --from: the time in that run from which this one goes on [s]; default its end",
    )
    parser.add_argument(
        "--method",
        choices=METHOD_NAMES,
        help="integration method: euler, heun, rk4 at a fixed step; dopri5, dop853 adaptive; "
        "esdirk43 for stiff models, radau, bdf, lsoda for small stiff ones; moreau at a fixed step "
        "over strikes, for many contacts; default from the model",
    )
    parser.add_argument(
        "--formulation",
        choices=FORMULATION_NAMES,
        help="constraints with multipliers, or embedded; default from the model",
    )
    for name, metavar, text in SETTINGS:
        parser.add_argument(name, metavar=metavar, type=float, help=text)
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        type=setting,
        action="append",
        default=[],
        help="another value of a parameter of the model, in SI units; may be given again",
    )
    parser.add_argument(
        "--at-rest", action=argparse.BooleanOptionalAction,
        help="begin at rest in the equilibrium that the model comes to from where it is drawn; "
        "default from the model",
    )  # fmt: skip
    add_outputs(parser, {**WHOLE, **EVENTS, **QUANTITIES})


def _run(options: argparse.Namespace) -> int:
    if options.result is not None:
        return _go_on(options)
    if options.at is not None:
        raise SettingsError(say("--at goes with --from: a model begins at 0 s."))
    model = load(options.model)
    check_outputs(options, model)
    with preparing():
        from kane.analyses.dynamics import simulate
        from kane.analyses.preparation import prepare

        prepare()
    with progress_bar() as progress, interrupt_stops() as stop:
        result = simulate(
            model,
            **settings_of(options),
            duration=options.duration,
            record_every=options.every,
            at_rest=options.at_rest,
            progress=progress,
            stop=stop,
            held_up=lambda text: tell(f"{text} (Ctrl+C)", file=sys.stderr),
        )
    return _finish(options, result, result.outcome.ok)


def _go_on(options: argparse.Namespace) -> int:
    """Let a kept result go on from a time of it."""
    if options.at_rest:
        raise SettingsError(say("--at-rest goes with a model: a result goes on as it is."))
    with preparing():
        from kane.analyses.going_on import FRAMES, go_on
        from kane.analyses.preparation import prepare
        from kane.results.hdf5 import load_result

        prepare()
    parent = load_result(options.result)
    check_outputs(options, parent.model)
    at = float(parent.time[-1]) if options.at is None else options.at
    duration = options.duration or parent.settings.duration - at
    if not duration > 0.0:
        raise SettingsError(say("The run ends there; say with --duration how long it goes on."))
    simulation = go_on(
        parent,
        at,
        **settings_of(options),
        record_every=options.every or parent.settings.record_every or duration / FRAMES,
    )
    came_there = simulation.advance(duration)
    return _finish(options, simulation.result, came_there)


def _finish(options: argparse.Namespace, result: "Result", is_ok: bool) -> int:
    """Say how a run went, and write what is wanted of it."""
    from kane.results.summary import summary

    tell(summary(result))
    status = write_outputs(options, result)
    if not (is_ok or result.outcome.ok):
        tell(result.outcome.message, file=sys.stderr)
        return REFUSED
    if not result.is_finite:
        tell("Not all that was recorded is a number; see above.", file=sys.stderr)
        return REFUSED
    return status
