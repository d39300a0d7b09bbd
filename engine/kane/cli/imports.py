"""``kane import``: a model made of a file of another program."""

import argparse
from pathlib import Path

from kane.cli.terminal import tell
from kane.exchange.findings import Imported, page
from kane.exchange.formats import READERS, UNITS, import_model
from kane.exchange.insertion import insert
from kane.files.model_json import is_model_file, load, save
from kane.model import faults
from kane.sentences import say


def add_import(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane import``."""
    parser.set_defaults(command=_import)
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


def _import(options: argparse.Namespace) -> int:
    """Read a file, write the model, and print what was taken, guessed and left out."""
    if options.into is not None and is_model_file(Path(options.file)):
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
