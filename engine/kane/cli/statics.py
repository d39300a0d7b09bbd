"""``kane statics``: equilibria, load steps and steady motions."""

import argparse
import sys
from collections.abc import Sequence

from kane.cli.outputs import see_folder, write_by_suffix
from kane.cli.settings import setting
from kane.cli.terminal import (
    interrupt_stops,
    preparing,
    progress_bar,
    tell,
)
from kane.errors import SettingsError
from kane.files.model_json import load, save
from kane.sentences import say


def add_statics(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane statics``."""
    parser.set_defaults(command=_statics)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--tries", metavar="N", type=int, default=0,
        help="look for others from so many places about the drawing, too",
    )  # fmt: skip
    parser.add_argument(
        "--steady", metavar="NAME=VALUE", type=setting, nargs="*",
        help="instead of a place of rest, look for a steady motion, of constant speeds, in which "
        "these quantities have these values [SI], as in bearing.angle_rate=20",
    )  # fmt: skip
    parser.add_argument(
        "--follow", metavar="NAME=START:STOP",
        help="follow the equilibrium while a parameter goes from START to STOP, with --csv",
    )  # fmt: skip
    parser.add_argument(
        "--branches", action="store_true",
        help="with --follow: follow paths that go off on the way, too, as where a column buckles",
    )  # fmt: skip
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[],
        help="a quantity to print or write, such as A.fx; may be given again",
    )  # fmt: skip
    parser.add_argument(
        "--csv",
        metavar="FILE",
        help="write what is found to FILE, with all quantities; with "
        "--follow for MATLAB or NumPy, too, by the ending .mat or .npz",
    )
    parser.add_argument("--save", metavar="FILE", help="write the model at rest to FILE (JSON)")


def _statics(options: argparse.Namespace) -> int:
    model = load(options.model)
    for path in filter(None, (options.csv, options.save)):
        see_folder(path)
    if options.follow and not options.csv:
        raise SettingsError(say("--follow wants --csv: what is followed is written."))
    if options.steady is not None and (options.follow or options.tries):
        raise SettingsError(say("--steady goes with neither --tries nor --follow."))
    with preparing():
        from kane.analyses.load_path import load_path
        from kane.analyses.preparation import prepare
        from kane.analyses.rest_table import write_rests
        from kane.analyses.resting_place import Equilibrium
        from kane.analyses.statics import equilibria, equilibrium
        from kane.analyses.steady_motion import SteadyMotion, steady_motion

        prepare()
    with progress_bar() as progress, interrupt_stops() as stop:
        if options.follow:
            name, start, end = _followed(options.follow)
            path = load_path(
                model, name, start, end, options.only,
                branches=options.branches, progress=progress, stop=stop,
            )  # fmt: skip
            write_by_suffix(path, options.csv)
            ending = "" if path.is_whole else f"; it ends at {name}={path.values[-1]:.8g}"
            turns = len(path.turns)
            tell(f"{len(path.values)} points, {turns} limit points{ending}. Wrote {options.csv}")
            for value in path.limits:
                tell(f"    it turns back at {name}={value:.10g}")
            for value in path.branchings:
                tell(f"    another path goes off at {name}={value:.8g}")
            if options.branches:
                tell(f"    {len(path.branches)} of them followed")
            return 0
        found: Sequence[Equilibrium | SteadyMotion]
        if options.steady is not None:
            given = dict(options.steady)
            found = (steady_motion(model, given, progress=progress, stop=stop),)
        elif options.tries:
            found = equilibria(model, tries=options.tries, progress=progress, stop=stop)
        else:
            found = (equilibrium(model, progress=progress, stop=stop),)
    for each in found:
        kind = "stable" if each.is_stable else "unstable"
        tell(f"{kind}, {each.moved:.6g} m from the drawing, residual {each.residual:.1e}")
        if isinstance(each, SteadyMotion):
            axes = ", ".join(f"{part:.10g}" for part in each.turning)
            tell(f"    steady motion, the whole turns with ({axes}) rad/s")
        for name in options.only:
            tell(f"    {name} = {each.instant.result[name][0]:.12g}")
    moving = found[0].held if isinstance(found[0], Equilibrium) else ()
    if moving:
        names = ", ".join(moving)
        tell(
            f"Held where they begin, though they move: {names}. Motions: --steady.", file=sys.stderr
        )
    if options.csv:
        write_rests(found, options.csv)
        tell(f"Wrote {options.csv}", file=sys.stderr)
    if options.save:
        save(found[0].model, options.save)
        tell(f"Wrote {options.save}", file=sys.stderr)
        if found[0].turned:
            names = ", ".join(found[0].turned)
            tell(f"No drawing shows more than half a turn: {names} count anew.", file=sys.stderr)
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
