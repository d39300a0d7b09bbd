"""``kane export``: other files of a result or a model."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from kane.cli.loads import add_body_loads, see_body_loads, write_loads_of_bodies
from kane.cli.outputs import (
    EVENTS,
    QUANTITIES,
    add_outputs,
    check_outputs,
    see_folder,
    wanted_outputs,
    write_outputs,
)
from kane.cli.terminal import preparing, tell
from kane.errors import FileError
from kane.exchange.findings import page
from kane.exchange.formats import export, writers
from kane.files.model_json import is_model_file, load
from kane.model import Model
from kane.sentences import say

if TYPE_CHECKING:
    from kane.results import Result


def add_export(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane export``."""
    parser.set_defaults(command=_export)
    parser.add_argument(
        "result",
        metavar="RESULT",
        help="result (HDF5) that kane run has written, or for what needs no run a model (JSON)",
    )
    parser.add_argument("--list", action="store_true", help="print the quantities and their units")
    add_outputs(parser, {**EVENTS, **QUANTITIES})
    add_body_loads(parser)
    for writer in writers():
        of = "the run" if writer.of_run else "the model"
        parser.add_argument(
            f"--{writer.name}",
            dest=writer.name,
            metavar="FILE",
            help=f"write {of} to FILE: {writer.words}",
        )


def _export(options: argparse.Namespace) -> int:
    others = _wanted_formats(options)
    see_body_loads(options)
    if not (options.list or wanted_outputs(options) or others or options.fe_loads):
        raise FileError(
            say("Say what to write, as in --csv FILE or --urdf FILE, or --list; --help has all.")
        )
    for path in others.values():
        see_folder(path)
    with preparing():
        from kane.analyses.preparation import prepare
        from kane.results.hdf5 import load_result

        prepare()
    if (model := _model_in(options.result)) is not None:
        if options.list or wanted_outputs(options) or options.fe_loads:
            raise FileError(say("A model has no quantities; run it first: kane run --hdf5 FILE."))
        _write_formats(options, model, None)
        return 0
    result = load_result(options.result)
    _write_formats(options, result.model, result)
    if options.list:
        for entry in result.signals():
            tell(f"{entry.label}  {entry.meaning}")
    check_outputs(options, result.model)
    write_loads_of_bodies(options, result)
    return write_outputs(options, result)


def _wanted_formats(options: argparse.Namespace) -> dict[str, str]:
    """Return the files that are wanted, by the names of their formats."""
    found = {writer.name: getattr(options, writer.name, None) for writer in writers()}
    return {name: path for name, path in found.items() if path}


def _write_formats(options: argparse.Namespace, model: Model, result: "Result | None") -> None:
    """Write a model, and its run where there is one, in all formats that are wanted.

    Raises:
        FileError: what is wanted needs a run, and there is none.

    """
    for writer in writers():
        path = getattr(options, writer.name)
        if path:
            what = result if writer.of_run else model
            if what is None:
                raise FileError(
                    say(
                        "--{name} needs a run; run it first: kane run --hdf5 FILE.",
                        name=writer.name,
                    )
                )
            made = export(writer, what, Path(path))
            if made.findings:
                tell(page(made.findings))
            tell(say("Wrote {path}", path=path))


def _model_in(path: str) -> Model | None:
    """Return the model of a model file; None for a result."""
    start = Path(path)
    if is_model_file(start):
        return load(path)
    if not start.exists():
        raise FileError(say("Cannot open {path}: there is no such file.", path=path))
    return None
