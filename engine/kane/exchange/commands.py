"""``kane import``, and what ``kane export`` makes of models."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kane.errors import FileError
from kane.exchange.findings import Imported, page
from kane.exchange.formats import READERS, UNITS, export, import_model, writers
from kane.exchange.insertion import insert
from kane.files.model_json import load, save
from kane.model import Model, faults
from kane.sentences import say

if TYPE_CHECKING:
    from kane.results import Result

Tell = Callable[[object], None]


def add_import(parser: argparse.ArgumentParser) -> None:
    """Describe ``kane import``."""
    names = ", ".join(f"{reader.words} ({' '.join(reader.suffixes)})" for reader in READERS)
    parser.description = f"Read a file of another program: {names}, and those of plug-ins."
    parser.add_argument("file", metavar="FILE", help="file of another program")
    parser.add_argument(
        "model", metavar="MODEL", nargs="?", help="model file (JSON) to write; without it, only "
        "what would be taken, guessed and left out is printed",
    )  # fmt: skip
    parser.add_argument(
        "--into", metavar="OTHER", help="insert what is read, which may be a model file, into OTHER"
    )
    parser.add_argument(
        "--prefix", metavar="P", default="", help="with --into: what stands before all its names"
    )
    parser.add_argument("--format", metavar="NAME", help="format of FILE; by default by its ending")
    parser.add_argument(
        "--unit", choices=tuple(UNITS), help="of the lengths in FILE, where it says none"
    )
    parser.add_argument(
        "--density", metavar="RHO", type=float, help="of what FILE gives no mass [kg/m^3]"
    )


def run_import(options: argparse.Namespace, tell: Tell) -> int:
    """Read a file, write the model, and print what was taken, guessed and left out."""
    if options.into is not None and Path(options.file).suffix.lower() == ".json":
        found = Imported(load(options.file, unfinished=True), ())
    else:
        found = import_model(
            options.file, options.format, unit=options.unit, density=options.density
        )
    if options.into is not None:
        inserted = insert(load(options.into, unfinished=True), found.model, options.prefix)
        found = Imported(inserted.model, (*found.findings, *inserted.findings))
    model = found.model
    tell(page(found.findings))
    if missing := tuple(faults(model)):
        tell(say("It is not finished, and does not run yet:"))
        for fault in missing:
            tell(fault.sentence)
    if options.model is not None:
        save(model, options.model)
        tell(say("Wrote {path}", path=options.model))
    return 0


def add_exports(parser: argparse.ArgumentParser) -> None:
    """Describe the files that ``kane export`` makes of a model, or of a run."""
    for writer in writers():
        of = "the run" if writer.of_run else "the model"
        parser.add_argument(
            f"--{writer.name}", metavar="FILE", help=f"write {of} to FILE: {writer.words}"
        )


def wanted_exports(options: argparse.Namespace) -> dict[str, str]:
    """Return the files that are wanted, by the names of their formats."""
    found = {writer.name: getattr(options, writer.name, None) for writer in writers()}
    return {name: path for name, path in found.items() if path}


def export_others(
    options: argparse.Namespace, model: Model, result: "Result | None", tell: Tell
) -> None:
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


def model_in(path: str) -> Model | None:
    """Return the model of a model file; None for a result."""
    start = Path(path)
    if start.suffix.lower() == ".json":
        return load(path)
    if not start.exists():
        raise FileError(say("Cannot open {path}: there is no such file.", path=path))
    return None
