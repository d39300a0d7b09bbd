"""Loads of bodies for finite-element programs, as ``kane export`` writes them."""

import argparse
from typing import TYPE_CHECKING

from kane.cli.outputs import see_folder
from kane.cli.terminal import tell
from kane.errors import FileError
from kane.sentences import say

if TYPE_CHECKING:
    from kane.results import Result


def add_body_loads(parser: argparse.ArgumentParser) -> None:
    """Add the options for loads of bodies."""
    parser.add_argument(
        "--fe-loads",
        metavar="FILE",
        help="write what acts on bodies cut free to FILE as a table in text, in body axes and in "
        "balance with inertia forces, for a finite-element program",
    )
    parser.add_argument(
        "--body",
        metavar="NAME",
        action="append",
        help="a body for --fe-loads; may be given again; by default all",
    )
    parser.add_argument(
        "--at",
        metavar="TIME",
        type=float,
        action="append",
        help="a time for --fe-loads [s], of which the nearest frame is taken; may be given again; "
        "by default all frames",
    )


def see_body_loads(options: argparse.Namespace) -> None:
    """Refuse before the work what could not be written after it, and what has no effect."""
    if options.fe_loads:
        see_folder(options.fe_loads)
    elif options.body or options.at:
        raise FileError(say("--body and --at go with --fe-loads FILE."))


def write_loads_of_bodies(options: argparse.Namespace, result: "Result") -> None:
    """Write the loads of bodies where they are asked for."""
    if not options.fe_loads:
        return
    from kane.analyses.body_loads import body_loads, write_body_loads

    write_body_loads(options.fe_loads, body_loads(result, options.body, options.at))
    tell(say("Wrote {path}", path=options.fe_loads))
