"""The command line: ``kane run``, ``kane study``, ``kane export`` and others."""

import argparse
import contextlib
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from kane.cli_studies import add_best, add_fit, add_repair, bounds_of, goal_of, series_of
from kane.errors import FileError, KaneError, SettingsError, UnknownSignalError
from kane.exchange.commands import (
    add_exports,
    add_import,
    export_others,
    model_in,
    run_import,
    wanted_exports,
)
from kane.files.atomic import sweep
from kane.files.model_json import load, save, schema
from kane.files.printable import printable
from kane.files.script import script
from kane.kernels.compiling.cache import is_prepared, why_compiled
from kane.model import FORMULATION_NAMES, METHOD_NAMES, Model, quantities, with_parameters
from kane.sentences import say
from kane.symbolic.equations import LANGUAGES, MOST, SECONDS, symbolic_equations
from kane.symbolic.method_needs import table

if TYPE_CHECKING:
    from kane.analyses.instant import Instant
    from kane.results import Result

REFUSED = 2
WHOLE = {"hdf5": "write the whole result with the model inside to FILE, for export and the app"}
EVENTS = {"events": "write what changed the constraints in the run to FILE as a table in text"}
QUANTITIES = {
    "csv": "write quantities to FILE as a table in text",
    "mat": "write quantities to FILE for MATLAB, Octave and SciPy",
    "npz": "write quantities to FILE for NumPy",
}
FAILURES_SHOWN = 5  # of a study, on the terminal

SETTINGS = (
    ("--step", "H", "step of the fixed-step methods [s]"),
    ("--max-step", "H", "longest step of any method [s]"),
    ("--rtol", "R", "relative error allowed in a step of the adaptive methods"),
    ("--atol", "A", "absolute error allowed in a step; follows --rtol if left out"),
    ("--duration", "T", "length of the run [s]"),
    ("--every", "DT", "time between recorded frames [s]"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return 0, or 2 where something was refused or failed."""
    options = _parser().parse_args(arguments)
    try:
        command: Callable[[argparse.Namespace], int] = options.command
        status = command(options)
        sys.stdout.flush()
        return status
    except KaneError as error:
        _say(error, file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        _say("Stopped.", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:  # the reader of a pipe, such as head, has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _say(text: object, end: str = "\n", file: TextIO | None = None) -> None:
    """Print a text, of which nothing but the text is to reach the terminal."""
    print(printable(str(text)), end=end, file=file)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kane", description="Dynamics of mechanisms by Kane's method. SI units and radians."
    )
    parser.add_argument("--version", action="version", version=f"kane {version('kanevas')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_run(commands.add_parser("run", help="run a model and print or save what it did"))
    _add_import(commands.add_parser("import", help="make a model of a file of another program"))
    _add_export(
        commands.add_parser("export", help="write a model, or a result that was kept, otherwise")
    )
    _add_study(commands.add_parser("study", help="run a model many times with other parameters"))
    best = commands.add_parser("best", help="look for the best values of parameters")
    add_best(best)
    _add_settings(best)
    best.set_defaults(command=_best)
    fit = commands.add_parser("fit", help="find parameters with which a model moves as measured")
    add_fit(fit)
    _add_settings(fit)
    fit.set_defaults(command=_fit)
    repair = commands.add_parser("repair", help="offer what to do where joints hold things twice")
    add_repair(repair)
    repair.set_defaults(command=_repair)
    inspect = commands.add_parser("check", help="say what the joints hold and what they leave free")
    inspect.add_argument("model", metavar="MODEL", help="model file (JSON)")
    inspect.add_argument("--json", action="store_true", help="print JSON")
    inspect.set_defaults(command=_check)
    method = commands.add_parser("method", help="show Kane's method at work at one time")
    method.add_argument("model", metavar="MODEL", help="model file (JSON)")
    method.add_argument(
        "--time", metavar="T", type=float, default=0.0,
        help="run the model up to T [s]; 0, the default, is the start",
    )  # fmt: skip
    method.add_argument("--json", action="store_true", help="print JSON, with all tables")
    method.set_defaults(command=_method)
    _add_equations(commands.add_parser("equations", help="print Kane's equations in symbols"))
    _add_statics(commands.add_parser("statics", help="equilibria, stability, forces, load steps"))
    _add_linearise(
        commands.add_parser("linearise", help="modes, matrices and frequency responses at one time")
    )
    _add_locus(commands.add_parser("locus", help="eigenvalues at the start over a parameter"))
    rebuild = commands.add_parser("script", help="print a Python script that makes the model")
    rebuild.add_argument("model", metavar="MODEL", help="model file (JSON)")
    rebuild.set_defaults(command=_script)
    describe = commands.add_parser("schema", help="print the JSON Schema of model files")
    describe.set_defaults(command=_schema)
    compile_ = commands.add_parser("prepare", help="compile the solver now (once a version)")
    compile_.set_defaults(command=_prepare)
    return parser


def _add_equations(parser: argparse.ArgumentParser) -> None:
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


def _add_run(parser: argparse.ArgumentParser) -> None:
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
        type=_setting,
        action="append",
        default=[],
        help="another value of a parameter of the model, in SI units; may be given again",
    )
    parser.add_argument(
        "--at-rest", action="store_true",
        help="begin at rest in the equilibrium that the model comes to from where it is drawn",
    )  # fmt: skip
    _add_outputs(parser, {**WHOLE, **EVENTS, **QUANTITIES})


def _add_import(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=lambda options: run_import(options, _say))
    add_import(parser)


def _add_export(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=_export)
    parser.add_argument(
        "result",
        metavar="RESULT",
        help="result (HDF5) that kane run has written, or for what needs no run a model (JSON)",
    )
    parser.add_argument("--list", action="store_true", help="print the quantities and their units")
    _add_outputs(parser, {**EVENTS, **QUANTITIES})
    add_exports(parser)


def _add_outputs(parser: argparse.ArgumentParser, kinds: dict[str, str]) -> None:
    for kind, text in kinds.items():
        parser.add_argument(f"--{kind}", metavar="FILE", help=text)
    parser.add_argument(
        "--only",
        metavar="NAME",
        action="append",
        help="a quantity to write, such as K1.x; may be given again; by default the motion of all "
        "bodies and points, the forces of constraints, and the measures",
    )


def _add_study(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=_study)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--vary",
        metavar="NAME=VALUES",
        action="append",
        required=True,
        help="values of a parameter: START:STOP:COUNT, V1,V2,..., uniform(LOW,HIGH) or "
        "normal(MEAN,DEVIATION); may be given again, for all combinations",
    )
    parser.add_argument(
        "--measure",
        metavar="MEASURE",
        action="append",
        required=True,
        help="what to keep of each run: max, min, span, mean, rms, first or last of a quantity or "
        "an expression, as in \"max(y('mass'))\"; may be given again",
    )
    parser.add_argument("--csv", metavar="FILE", help="write the cases to FILE")
    parser.add_argument("--samples", metavar="N", type=int, help="draws of random parameters")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="of the random numbers")
    parser.add_argument(
        "--sampling",
        choices=("random", "latin", "sobol"),
        default="random",
        help="how random parameters are drawn: each by itself, as a Latin hypercube, or as a "
        "scrambled Sobol sequence; default random",
    )
    parser.add_argument(
        "--curve",
        metavar="QUANTITY",
        action="append",
        default=[],
        help="a quantity to keep over the time of each run, with --save; may be given again",
    )
    parser.add_argument("--save", metavar="FILE", help="write the whole study, for the app")
    parser.add_argument("--workers", metavar="N", type=int, help="at once; default: all cores")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="run on the Dask cluster of this scheduler"
    )
    _add_settings(parser)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--method", choices=METHOD_NAMES, help="integration method")
    for name, metavar, text in SETTINGS:
        parser.add_argument(name, metavar=metavar, type=float, help=text)


def _of_each_run(options: argparse.Namespace) -> dict[str, Any]:
    """Return the settings of each run of a study."""
    names = ("method", "step", "max_step", "rtol", "atol", "duration")
    return {**{name: getattr(options, name) for name in names}, "record_every": options.every}


def _add_statics(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=_statics)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--tries", metavar="N", type=int, default=0,
        help="look for others from so many places about the drawing, too",
    )  # fmt: skip
    parser.add_argument(
        "--follow", metavar="NAME=START:STOP",
        help="follow the equilibrium while a parameter goes from START to STOP, with --csv",
    )  # fmt: skip
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[],
        help="a quantity to print or write, such as A.fx; may be given again",
    )  # fmt: skip
    parser.add_argument("--csv", metavar="FILE", help="write what --follow finds to FILE")
    parser.add_argument("--save", metavar="FILE", help="write the model at rest to FILE (JSON)")


def _add_linearise(parser: argparse.ArgumentParser) -> None:
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
    parser.add_argument("--bode", metavar="FILE", help="write frequency responses to FILE (CSV)")


def _add_locus(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=_locus)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--vary", metavar="NAME=VALUES", required=True,
        help="values of a parameter: START:STOP:COUNT or V1,V2,...",
    )  # fmt: skip
    parser.add_argument("--csv", metavar="FILE", required=True, help="write eigenvalues to FILE")


def _setting(text: str) -> tuple[str, float]:
    """Read what --set wants; argparse shows the text of the error."""
    name, _, value = text.partition("=")
    try:
        if name.strip():
            return name.strip(), float(value)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"must be NAME=NUMBER, as in L=0.5, is '{text}'")


def _run(options: argparse.Namespace) -> int:
    if options.result is not None:
        return _go_on(options)
    if options.at is not None:
        raise SettingsError(say("--at goes with --from: a model begins at 0 s."))
    model = load(options.model)
    _check_outputs(options, model)
    with _preparing():
        from kane.analyses.dynamics import simulate
        from kane.analyses.preparation import prepare

        prepare()
    with _progress_bar() as progress, _interrupt_stops() as stop:
        result = simulate(
            model,
            **_settings(options),
            duration=options.duration,
            record_every=options.every,
            at_rest=options.at_rest,
            progress=progress,
            stop=stop,
            held_up=lambda text: _say(f"{text} (Ctrl+C)", file=sys.stderr),
        )
    return _finish(options, result, result.outcome.ok)


def _settings(options: argparse.Namespace) -> dict[str, Any]:
    """Return the keywords that a run from the start and one that goes on have in common."""
    names = ("method", "formulation", "step", "max_step", "rtol", "atol")
    return {"parameters": dict(options.set), **{name: getattr(options, name) for name in names}}


def _go_on(options: argparse.Namespace) -> int:
    """Let a kept result go on from a time of it."""
    if options.at_rest:
        raise SettingsError(say("--at-rest goes with a model: a result goes on as it is."))
    with _preparing():
        from kane.analyses.going_on import FRAMES, go_on
        from kane.analyses.preparation import prepare
        from kane.results.hdf5 import load_result

        prepare()
    parent = load_result(options.result)
    _check_outputs(options, parent.model)
    at = float(parent.time[-1]) if options.at is None else options.at
    duration = options.duration or parent.settings.duration - at
    if not duration > 0.0:
        raise SettingsError(say("The run ends there; say with --duration how long it goes on."))
    simulation = go_on(
        parent,
        at,
        **_settings(options),
        record_every=options.every or parent.settings.record_every or duration / FRAMES,
    )
    came_there = simulation.advance(duration)
    return _finish(options, simulation.result, came_there)


def _finish(options: argparse.Namespace, result: "Result", is_ok: bool) -> int:
    """Say how a run went, and write what is wanted of it."""
    from kane.results.summary import summary

    _say(summary(result))
    status = _write_outputs(options, result)
    if not (is_ok or result.outcome.ok):
        _say(result.outcome.message, file=sys.stderr)
        return REFUSED
    if not result.is_finite:
        _say("Not all that was recorded is a number; see above.", file=sys.stderr)
        return REFUSED
    return status


def _export(options: argparse.Namespace) -> int:
    others = wanted_exports(options)
    if not options.list and not _outputs(options) and not others:
        raise FileError(
            say("Say what to write, as in --csv FILE or --urdf FILE, or --list; --help has all.")
        )
    for path in others.values():
        _see_folder(path)
    with _preparing():
        from kane.analyses.preparation import prepare
        from kane.results.hdf5 import load_result

        prepare()
    if (model := model_in(options.result)) is not None:
        if options.list or _outputs(options):
            raise FileError(say("A model has no quantities; run it first: kane run --hdf5 FILE."))
        export_others(options, model, None, _say)
        return 0
    result = load_result(options.result)
    export_others(options, result.model, result, _say)
    if options.list:
        for entry in result.signals():
            _say(f"{entry.label}  {entry.meaning}")
    _check_outputs(options, result.model)
    return _write_outputs(options, result)


def _outputs(options: argparse.Namespace) -> dict[str, str]:
    """Return the files that are wanted, by their kinds."""
    wanted = {kind: getattr(options, kind, None) for kind in (*WHOLE, *EVENTS, *QUANTITIES)}
    return {kind: path for kind, path in wanted.items() if path}


def _check_outputs(options: argparse.Namespace, model: Model) -> None:
    """Refuse before the work what could not be written after it."""
    for path in _outputs(options).values():
        _see_folder(path)
    known = {f"{owner}.{entry.key}" for owner, entry in quantities(model)}
    known |= {measure.name for measure in model.measures}
    for name in options.only or ():
        if name not in known:
            raise UnknownSignalError(
                say(
                    "There is no quantity '{name}'. Names are ELEMENT.QUANTITY, as in the CSV.",
                    name=name,
                )
            )


def _write_outputs(options: argparse.Namespace, result: "Result") -> int:
    """Write all files that can be written; what keeps one from it is no loss to the others."""
    write = {"csv": result.to_csv, "mat": result.to_mat, "npz": result.to_numpy}
    status = 0
    for kind, path in _outputs(options).items():
        try:
            if kind in WHOLE:
                result.to_hdf5(path)
            elif kind in EVENTS:
                result.events_to_csv(path)
            else:
                write[kind](path, options.only)
            _say(f"Wrote {path}")
        except FileError as error:
            _say(error, file=sys.stderr)
            status = REFUSED
    return status


def _see_folder(path: str) -> None:
    """Refuse a file that its folder cannot take before the work, and clear what lies there half."""
    folder = Path(path).absolute().parent
    if not folder.is_dir():
        raise FileError(say("Cannot write {path}: there is no such folder.", path=path))
    if not os.access(folder, os.W_OK):
        raise FileError(say("Cannot write {path}: its folder may not be written to.", path=path))
    sweep(folder)


def _study(options: argparse.Namespace) -> int:
    model = load(options.model)
    files = [path for path in (options.csv, options.save) if path]
    if not files:
        raise SettingsError(say("Say where the study goes: --csv FILE, --save FILE, or both."))
    for path in files:
        _see_folder(path)
    with _preparing():
        from kane.analyses.cluster import cluster
        from kane.analyses.preparation import prepare
        from kane.analyses.study import study
        from kane.analyses.study_file import save_study
        from kane.analyses.variation import cases, variation

        prepare()
    chosen = cases(
        dict(map(variation, options.vary)), options.samples, options.seed, options.sampling
    )
    with (
        cluster(options.cluster) as executor,
        _progress_bar() as progress,
        _interrupt_stops() as stop,
    ):
        found = study(
            model,
            chosen,
            options.measure,
            curves=options.curve,
            executor=executor,
            workers=options.workers,
            progress=progress,
            stop=stop,
            **_of_each_run(options),
        )
    if options.csv:
        found.to_csv(options.csv)
    if options.save:
        save_study(found, options.save)
    written = " and ".join(files)
    _say(f"{len(chosen)} cases, {len(found.failures)} failed. Wrote {written}")
    for number, failure in list(found.failures.items())[:FAILURES_SHOWN]:
        values = ", ".join(f"{name}={value:g}" for name, value in chosen[number].items())
        _say(f"{values}: {failure}", file=sys.stderr)
    if len(found.failures) > FAILURES_SHOWN:
        _say(f"The other failures stand in {written}.", file=sys.stderr)
    return REFUSED if len(found.failures) == len(chosen) else 0


def _check(options: argparse.Namespace) -> int:
    model = load(options.model)
    with _preparing():
        from kane.analyses.mobility import mobility
        from kane.analyses.mobility_report import as_json, as_text
        from kane.analyses.preparation import prepare

        prepare()
    found = mobility(model)
    _say(as_json(found) if options.json else as_text(found))
    return 0


def _equations(options: argparse.Namespace) -> int:
    found = symbolic_equations(
        load(options.model),
        joint_rates=options.joint_rates,
        seconds=options.seconds,
        most=options.operations,
        methods=options.methods,
    )
    assert found is not None  # nobody gives it up
    _say(table(found.methods) if options.methods else found.texts[options.language])
    products, sums, functions = found.operations
    _say(
        f"{found.coordinates} coordinates, {found.rows} constraints; {products} multiplications, "
        f"{sums} additions, {functions} functions; differs from the solver by "
        f"{found.difference:.1e} at {found.states} random states",
        file=sys.stderr,
    )
    return 0


def _method(options: argparse.Namespace) -> int:
    model = load(options.model)
    with _preparing():
        from kane.analyses.method_report import as_text, method_report
        from kane.analyses.preparation import prepare

        prepare()
    found = method_report(_instant(model, options.time))
    _say(json.dumps(found, indent=2, ensure_ascii=False) if options.json else as_text(found))
    return 0


def _instant(model: Model, time: float) -> "Instant":
    """Return the instant at the start, or the end of a run up to a time."""
    from kane.analyses.dynamics import simulate
    from kane.analyses.instant import instant_at_start, instant_of

    if time == 0:
        return instant_at_start(model)
    result = simulate(model, duration=time, record_every=time)
    if not result.outcome.ok:
        raise KaneError(result.outcome.message)
    return instant_of(result, -1)


def _statics(options: argparse.Namespace) -> int:
    model = load(options.model)
    for path in filter(None, (options.csv, options.save)):
        _see_folder(path)
    if bool(options.csv) != bool(options.follow):
        raise SettingsError(say("--follow and --csv go together: what is followed is written."))
    with _preparing():
        from kane.analyses.load_path import load_path
        from kane.analyses.preparation import prepare
        from kane.analyses.statics import equilibria, equilibrium

        prepare()
    with _progress_bar() as progress, _interrupt_stops() as stop:
        if options.follow:
            name, start, end = _followed(options.follow)
            path = load_path(model, name, start, end, options.only, progress=progress, stop=stop)
            path.to_csv(options.csv)
            ending = "" if path.is_whole else f"; it ends at {name}={path.values[-1]:.8g}"
            turns = len(path.turns)
            _say(f"{len(path.values)} points, {turns} limit points{ending}. Wrote {options.csv}")
            return 0
        if options.tries:
            found = equilibria(model, tries=options.tries, progress=progress, stop=stop)
        else:
            found = (equilibrium(model, progress=progress, stop=stop),)
    for each in found:
        kind = "stable" if each.is_stable else "unstable"
        _say(f"{kind}, {each.moved:.6g} m from the drawing, residual {each.residual:.1e}")
        for name in options.only:
            _say(f"    {name} = {each.instant.result[name][0]:.12g}")
    if options.save:
        save(found[0].model, options.save)
        _say(f"Wrote {options.save}", file=sys.stderr)
    return 0


def _followed(text: str) -> tuple[str, float, float]:
    name, _, values = text.partition("=")
    start, _, end = values.partition(":")
    try:
        return name.strip(), float(start), float(end)
    except ValueError:
        raise SettingsError(
            say("Cannot read '{text}': write NAME=START:STOP, as in p=0:40.", text=text)
        ) from None


def _linearise(options: argparse.Namespace) -> int:
    model = load(options.model)
    for path in filter(None, (options.mat, options.npz, options.bode)):
        _see_folder(path)
    with _preparing():
        from kane.analyses.frequency_response import frequency_response
        from kane.analyses.linearisation import linearise
        from kane.analyses.linearisation_report import as_data, as_text
        from kane.analyses.preparation import prepare

        prepare()
    linear = linearise(_instant(model, options.time), options.input, options.output)
    response = frequency_response(linear) if options.bode else None
    _say(json.dumps(as_data(linear), indent=2) if options.json else as_text(linear))
    for path, write in (
        (options.mat, linear.to_mat),
        (options.npz, linear.to_numpy),
        (options.bode, response.to_csv if response else None),
    ):
        if path and write:
            write(path)
            _say(f"Wrote {path}", file=sys.stderr)
    return 0


def _locus(options: argparse.Namespace) -> int:
    model = load(options.model)
    _see_folder(options.csv)
    with _preparing():
        from kane.analyses.frequency_response import root_locus
        from kane.analyses.preparation import prepare
        from kane.analyses.variation import cases, variation

        prepare()
    name, values = variation(options.vary)
    chosen = [case[name] for case in cases({name: values})]
    with _progress_bar() as progress, _interrupt_stops() as stop:
        found = root_locus(model, name, chosen, progress=progress, stop=stop)
    found.to_csv(options.csv)
    _say(f"{len(found.values)} values, {len(found.failures)} failed. Wrote {options.csv}")
    for value, failure in list(found.failures.items())[:FAILURES_SHOWN]:
        _say(f"{name}={value:g}: {failure}", file=sys.stderr)
    return REFUSED if found.failures else 0


def _script(options: argparse.Namespace) -> int:
    _say(script(load(options.model)), end="")
    return 0


def _schema(_: argparse.Namespace) -> int:
    _say(json.dumps(schema(), indent=2, ensure_ascii=False))
    return 0


def _prepare(_: argparse.Namespace) -> int:
    with _preparing():
        from kane.analyses.preparation import prepare

        prepare()
    return 0


def _best(options: argparse.Namespace) -> int:
    model = load(options.model)
    bounds, goal = bounds_of(options), goal_of(options)
    for path in filter(None, (options.csv, options.save)):
        _see_folder(path)
    with _preparing():
        from kane.analyses.best import best
        from kane.analyses.preparation import prepare

        prepare()
    with _progress_bar() as progress, _interrupt_stops() as stop:
        found = best(
            model, goal, bounds, way=options.way, most=options.most, seed=options.seed,
            progress=progress, stop=stop, **_of_each_run(options),
        )  # fmt: skip
    for name, value in found.case.items():
        _say(f"{name} = {value:.10g}")
    _say(f"goal: {found.number:.10g}, after {len(found.tried)} runs")
    _say(found.ending)
    if options.csv:
        found.to_csv(options.csv)
    if options.save:
        save(with_parameters(model, found.case), options.save)
    return 0 if found.reached else REFUSED


def _fit(options: argparse.Namespace) -> int:
    model = load(options.model)
    bounds, series = bounds_of(options), series_of(options)
    for path in filter(None, (options.csv, options.save)):
        _see_folder(path)
    with _preparing():
        from kane.analyses.fit import fit
        from kane.analyses.preparation import prepare

        prepare()
    with _progress_bar() as progress, _interrupt_stops() as stop:
        found = fit(
            model, series, bounds, most=options.most, progress=progress, stop=stop,
            **_of_each_run(options),
        )  # fmt: skip
    for name, value, error in zip(
        found.parameters, found.values.tolist(), found.errors.tolist(), strict=True
    ):
        _say(f"{name} = {value:.10g} ± {error:.3g}")
    for each, deviation in zip(series, found.deviations.tolist(), strict=True):
        _say(f"{each.quantity}: standard deviation {deviation:.4g}")
    for sentence in (*found.untold, found.ending):
        _say(sentence)
    if options.csv:
        found.to_csv(options.csv)
    if options.save:
        save(with_parameters(model, found.case), options.save)
    return 0 if found.reached else REFUSED


def _repair(options: argparse.Namespace) -> int:
    model = load(options.model)
    if (options.make is None) != (options.save is None):
        raise SettingsError(say("--make N and --save FILE go together."))
    with _preparing():
        from kane.analyses.mobility import mobility
        from kane.analyses.preparation import prepare
        from kane.analyses.repairs import repairs

        prepare()
    groups = mobility(model).redundancies
    offers = [each for group in groups for each in repairs(model, group.joints)]
    if not groups:
        _say("No joints hold anything twice.")
    for number, each in enumerate(offers, 1):
        _say(f"{number}. {each.joint}: {each.kind}; held twice then: {each.left}")
    if options.make is None:
        return 0
    if not 1 <= options.make <= len(offers):
        raise SettingsError(say("There is no offer {number}.", number=options.make))
    save(offers[options.make - 1].model, options.save)
    _say(f"Wrote {options.save}")
    return 0


@contextlib.contextmanager
def _preparing() -> Iterator[None]:
    """Say what takes so long when the kernels are not compiled yet."""
    if is_prepared():
        yield
        return
    from rich.console import Console

    console = Console(stderr=True)
    text = "Preparing the solver; this happens once and takes about a minute …"
    if reason := why_compiled():
        _say(reason, file=sys.stderr)
    if not console.is_terminal:
        _say(text, file=sys.stderr)
        yield
        return
    with console.status(text):
        yield


@contextlib.contextmanager
def _interrupt_stops() -> Iterator[threading.Event]:
    """Let Ctrl+C end the run and keep its result, instead of ending the program."""
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def _progress_bar() -> Iterator[Callable[[float], None] | None]:
    """Show a progress bar on a terminal, and nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("run", total=1.0)
        yield lambda done: bar.update(task, completed=done)
