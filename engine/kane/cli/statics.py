"""``kane statics``: equilibria and load steps."""

import argparse
import sys

from kane.cli.outputs import see_folder
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
        "--follow", metavar="NAME=START:STOP",
        help="follow the equilibrium while a parameter goes from START to STOP, with --csv",
    )  # fmt: skip
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[],
        help="a quantity to print or write, such as A.fx; may be given again",
    )  # fmt: skip
    parser.add_argument("--csv", metavar="FILE", help="write what --follow finds to FILE")
    parser.add_argument("--save", metavar="FILE", help="write the model at rest to FILE (JSON)")


def _statics(options: argparse.Namespace) -> int:
    model = load(options.model)
    for path in filter(None, (options.csv, options.save)):
        see_folder(path)
    if bool(options.csv) != bool(options.follow):
        raise SettingsError(say("--follow and --csv go together: what is followed is written."))
    with preparing():
        from kane.analyses.load_path import load_path
        from kane.analyses.preparation import prepare
        from kane.analyses.statics import equilibria, equilibrium

        prepare()
    with progress_bar() as progress, interrupt_stops() as stop:
        if options.follow:
            name, start, end = _followed(options.follow)
            path = load_path(model, name, start, end, options.only, progress=progress, stop=stop)
            path.to_csv(options.csv)
            ending = "" if path.is_whole else f"; it ends at {name}={path.values[-1]:.8g}"
            turns = len(path.turns)
            tell(f"{len(path.values)} points, {turns} limit points{ending}. Wrote {options.csv}")
            return 0
        if options.tries:
            found = equilibria(model, tries=options.tries, progress=progress, stop=stop)
        else:
            found = (equilibrium(model, progress=progress, stop=stop),)
    for each in found:
        kind = "stable" if each.is_stable else "unstable"
        tell(f"{kind}, {each.moved:.6g} m from the drawing, residual {each.residual:.1e}")
        for name in options.only:
            tell(f"    {name} = {each.instant.result[name][0]:.12g}")
    if options.save:
        save(found[0].model, options.save)
        tell(f"Wrote {options.save}", file=sys.stderr)
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
