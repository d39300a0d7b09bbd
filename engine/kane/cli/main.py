"""The command line: ``kane run``, ``kane study``, ``kane export`` and others."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import NamedTuple

from kane.cli.exports import add_export
from kane.cli.imports import add_import
from kane.cli.inverse import add_inverse
from kane.cli.linear import add_linearise, add_locus
from kane.cli.looks import add_check, add_equations, add_method
from kane.cli.plugged import add_analyse
from kane.cli.proofs import add_prove, add_verify
from kane.cli.runs import add_run
from kane.cli.searches import add_best, add_fit, add_repair
from kane.cli.statics import add_statics
from kane.cli.studies import add_study
from kane.cli.terminal import REFUSED, tell
from kane.cli.worksheets import add_worksheet
from kane.cli.writings import add_prepare, add_schema, add_script
from kane.errors import KaneError


class Command(NamedTuple):
    """A command, as in ``kane run``.

    Attributes:
        name: as it is typed.
        add: adds its options to a parser, and what it does as ``command``.
        help: what it is for.

    """

    name: str
    add: Callable[[argparse.ArgumentParser], None]
    help: str


COMMANDS = (
    Command("run", add_run, "run a model and print or save what it did"),
    Command("import", add_import, "make a model of a file of another program"),
    Command("export", add_export, "write a model, or a result that was kept, otherwise"),
    Command("study", add_study, "run a model many times with other parameters"),
    Command("best", add_best, "look for the best values of parameters"),
    Command("fit", add_fit, "find parameters with which a model moves as measured"),
    Command("inverse", add_inverse, "forces and powers that motions need; kinematics"),
    Command("repair", add_repair, "offer what to do where joints hold things twice"),
    Command("check", add_check, "say what the joints hold and what they leave free"),
    Command("prove", add_prove, "look by a second derivation whether a run is right"),
    Command("verify", add_verify, "run the examples that are published problems: pass or fail"),
    Command("method", add_method, "show Kane's method at work at one time"),
    Command("equations", add_equations, "print Kane's equations in symbols"),
    Command("worksheet", add_worksheet, "ask for the equations of a model, and compare answers"),
    Command("statics", add_statics, "equilibria, stability, forces, load steps"),
    Command("linearise", add_linearise, "modes, matrices and frequency responses at one time"),
    Command("locus", add_locus, "eigenvalues at the start over a parameter"),
    Command("analyse", add_analyse, "what packages with plug-ins work out of a run"),
    Command("script", add_script, "print a Python script that makes the model"),
    Command("schema", add_schema, "print the JSON Schema of model files"),
    Command("prepare", add_prepare, "compile the solver now (once a version)"),
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
        tell(error, file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        tell("Stopped.", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:  # the reader of a pipe, such as head, has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kane", description="Dynamics of mechanisms by Kane's method. SI units and radians."
    )
    parser.add_argument("--version", action="version", version=f"kane {version('kanevas')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands.add_parser(command.name, help=command.help))
    return parser
