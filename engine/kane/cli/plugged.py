"""``kane analyse``: what other packages work out of a run."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from kane.cli.outputs import see_folder
from kane.cli.terminal import preparing, tell
from kane.errors import FileError
from kane.files.model_json import is_model_file, load
from kane.plug_ins.declared import analyses
from kane.sentences import say

if TYPE_CHECKING:
    from kane.plug_ins.table import Table


def add_analyse(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane analyse``."""
    parser.set_defaults(command=_analyse)
    parser.add_argument("name", metavar="ANALYSIS", nargs="?", help="its name; without it, all")
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="result (HDF5) that kane run has written, or a model (JSON), which is run",
    )
    parser.add_argument("--csv", metavar="FILE", help="write the table to FILE")
    parser.add_argument("--mat", metavar="FILE", help="write the table to FILE for MATLAB")
    parser.add_argument("--npz", metavar="FILE", help="write the table to FILE for NumPy")


def _analyse(options: argparse.Namespace) -> int:
    if options.name is None:
        _tell_all()
        return 0
    if options.file is None:
        raise FileError(say("Say of which run: kane analyse ANALYSIS FILE."))
    paths = [path for path in (options.csv, options.mat, options.npz) if path]
    for path in paths:
        see_folder(path)
    with preparing():
        from kane.analyses.dynamics import simulate
        from kane.analyses.preparation import prepare
        from kane.plug_ins.using import analyse
        from kane.results.hdf5 import load_result

        prepare()
    is_model = is_model_file(Path(options.file))
    result = simulate(load(options.file)) if is_model else load_result(options.file)
    table = analyse(result, options.name)
    tell(_as_text(table))
    for path, write in (
        (options.csv, table.to_csv),
        (options.mat, table.to_mat),
        (options.npz, table.to_numpy),
    ):
        if path:
            write(path)
            tell(f"Wrote {path}", file=sys.stderr)
    return 0


def _tell_all() -> None:
    found = analyses()
    for each in found:
        tell(f"{each.name}  {each.words}")
    if not found:
        tell("No package that is installed brings an analysis along.")


def _as_text(table: "Table") -> str:
    lines = [tuple(column.title for column in table.columns)]
    lines += [table.texts(row) for row in range(table.rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rows = [
        "  ".join(text.rjust(width) for text, width in zip(line, widths, strict=True))
        for line in lines
    ]
    return "\n".join([table.note, *rows] if table.note else rows)
