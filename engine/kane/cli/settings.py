"""Settings of runs on the command line."""

import argparse
from typing import Any

from kane.model import METHOD_NAMES

SETTINGS = (
    ("--step", "H", "step of the fixed-step methods [s]"),
    ("--max-step", "H", "longest step of any method [s]"),
    ("--rtol", "R", "relative error allowed in a step of the adaptive methods"),
    ("--atol", "A", "absolute error allowed in a step; follows --rtol if left out"),
    ("--duration", "T", "length of the run [s]"),
    ("--every", "DT", "time between recorded frames [s]"),
)


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Add the settings of each of several runs."""
    parser.add_argument("--method", choices=METHOD_NAMES, help="integration method")
    for name, metavar, text in SETTINGS:
        parser.add_argument(name, metavar=metavar, type=float, help=text)


def of_each_run(options: argparse.Namespace) -> dict[str, Any]:
    """Return the settings of each run of a study."""
    names = ("method", "step", "max_step", "rtol", "atol", "duration")
    return {**{name: getattr(options, name) for name in names}, "record_every": options.every}


def settings_of(options: argparse.Namespace) -> dict[str, Any]:
    """Return the keywords that a run from the start and one that goes on have in common."""
    names = ("method", "formulation", "step", "max_step", "rtol", "atol")
    return {"parameters": dict(options.set), **{name: getattr(options, name) for name in names}}


def setting(text: str) -> tuple[str, float]:
    """Read what --set wants; argparse shows the text of the error."""
    name, _, value = text.partition("=")
    try:
        if name.strip():
            return name.strip(), float(value)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"must be NAME=NUMBER, as in L=0.5, is '{text}'")
