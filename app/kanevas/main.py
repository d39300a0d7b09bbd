"""``kanevas``: start the program."""

import argparse
import gc
import sys
import time
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code."""
    options = _parser().parse_args(arguments)
    if options.forget:
        from kanevas.program.forgetting import forget

        return forget()
    if options.thumbnail:
        from kanevas.program.thumbnail import write_thumbnail

        return write_thumbnail(options.file, options.thumbnail, options.size)
    gc.disable()  # all that a start makes stays; to look for what does not took a tenth of it
    begun = time.monotonic()
    from kanevas.program.splash import Splash, is_late

    splash = Splash() if is_late(begun) and not options.snapshot else None
    from kanevas.program.program import run

    return run(options, splash)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kanevas", description="Draw mechanisms, watch them move, plot what they do."
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="model file to open")
    parser.add_argument(
        "--snapshot",
        type=Path,
        metavar="DIR",
        help="run FILE, leave CSV, plots and a picture of the window in DIR, and end",
    )
    parser.add_argument(
        "--thumbnail", type=Path, metavar="PNG", help="draw FILE into a small picture, and end"
    )
    parser.add_argument(
        "--size", type=int, default=256, metavar="PIXELS", help="of that picture, each way (256)"
    )
    parser.add_argument(
        "--colors",
        choices=("system", "light", "dark"),
        default="",
        help="colours, for this time only",
    )
    parser.add_argument(
        "--forget",
        action="store_true",
        help="remove what is kept for you beside your files: settings, the compiled solver",
    )
    parser.add_argument("--version", action="version", version=f"kanevas {version('kanevas')}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
