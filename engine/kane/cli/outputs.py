"""Files that a command writes."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from kane.cli.terminal import REFUSED, tell
from kane.errors import FileError, UnknownSignalError
from kane.files.atomic import sweep
from kane.model import Model, quantities
from kane.model.model import recorded_values
from kane.sentences import say

if TYPE_CHECKING:
    from kane.results import Result

WHOLE = {"hdf5": "write the whole result with the model inside to FILE, for export and the app"}
EVENTS = {"events": "write what changed the constraints in the run to FILE as a table in text"}
QUANTITIES = {
    "csv": "write quantities to FILE as a table in text",
    "mat": "write quantities to FILE for MATLAB, Octave and SciPy",
    "npz": "write quantities to FILE for NumPy",
}


def add_outputs(parser: argparse.ArgumentParser, kinds: dict[str, str]) -> None:
    """Add options for files of these kinds, with what each is for."""
    for kind, text in kinds.items():
        parser.add_argument(f"--{kind}", metavar="FILE", help=text)
    parser.add_argument(
        "--only",
        metavar="NAME",
        action="append",
        help="a quantity to write, such as K1.x; may be given again; by default the motion of all "
        "bodies and points, the forces of constraints, and the measures",
    )


def wanted_outputs(options: argparse.Namespace) -> dict[str, str]:
    """Return the files that are wanted, by their kinds."""
    wanted = {kind: getattr(options, kind, None) for kind in (*WHOLE, *EVENTS, *QUANTITIES)}
    return {kind: path for kind, path in wanted.items() if path}


def check_outputs(options: argparse.Namespace, model: Model) -> None:
    """Refuse before the work what could not be written after it."""
    for path in wanted_outputs(options).values():
        see_folder(path)
    known = {f"{owner}.{entry.key}" for owner, entry in quantities(model)}
    known |= {each.name for each in recorded_values(model)}
    for name in options.only or ():
        if name not in known:
            raise UnknownSignalError(
                say(
                    "There is no quantity '{name}'. Names are ELEMENT.QUANTITY, as in the CSV.",
                    name=name,
                )
            )


def write_outputs(options: argparse.Namespace, result: "Result") -> int:
    """Write all files that can be written; what keeps one from it is no loss to the others."""
    write = {"csv": result.to_csv, "mat": result.to_mat, "npz": result.to_numpy}
    status = 0
    for kind, path in wanted_outputs(options).items():
        try:
            if kind in WHOLE:
                result.to_hdf5(path)
            elif kind in EVENTS:
                result.events_to_csv(path)
            else:
                write[kind](path, options.only)
            tell(f"Wrote {path}")
        except FileError as error:
            tell(error, file=sys.stderr)
            status = REFUSED
    return status


class Written(Protocol):
    """What is written as a table in text, for MATLAB or for NumPy."""

    def to_csv(self, path: str | Path) -> None:
        """Write a table in text."""

    def to_mat(self, path: str | Path) -> None:
        """Write arrays for MATLAB."""

    def to_numpy(self, path: str | Path) -> None:
        """Write arrays for NumPy."""


def write_by_suffix(found: Written, path: str) -> None:
    """Write for MATLAB (.mat), for NumPy (.npz) or else as a table in text."""
    write = {".mat": found.to_mat, ".npz": found.to_numpy}
    write.get(Path(path).suffix.lower(), found.to_csv)(path)


def see_folder(path: str) -> None:
    """Refuse a file that its folder cannot take before the work, and clear what lies there half."""
    folder = Path(path).absolute().parent
    if not folder.is_dir():
        raise FileError(say("Cannot write {path}: there is no such folder.", path=path))
    if not os.access(folder, os.W_OK):
        raise FileError(say("Cannot write {path}: its folder may not be written to.", path=path))
    sweep(folder)
