"""``kane study``: a model run many times."""

import argparse
import sys

from kane.cli.outputs import (
    see_folder,
)
from kane.cli.settings import add_settings, of_each_run
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


def add_study(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane study``."""
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
    add_settings(parser)


def _study(options: argparse.Namespace) -> int:
    model = load(options.model)
    files = [path for path in (options.csv, options.save) if path]
    if not files:
        raise SettingsError(say("Say where the study goes: --csv FILE, --save FILE, or both."))
    for path in files:
        see_folder(path)
    with preparing():
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
        progress_bar() as progress,
        interrupt_stops() as stop,
        cluster(options.cluster, stop=stop) as executor,
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
            **of_each_run(options),
        )
    if options.csv:
        found.to_csv(options.csv)
    if options.save:
        save_study(found, options.save)
    written = " and ".join(files)
    tell(f"{len(chosen)} cases, {len(found.failures)} failed. Wrote {written}")
    for number, failure in list(found.failures.items())[:FAILURES_SHOWN]:
        values = ", ".join(f"{name}={value:g}" for name, value in chosen[number].items())
        tell(f"{values}: {failure}", file=sys.stderr)
    if len(found.failures) > FAILURES_SHOWN:
        tell(f"The other failures stand in {written}.", file=sys.stderr)
    return REFUSED if len(found.failures) == len(chosen) else 0
