"""``kane script`` and ``kane schema`` print what models are; ``kane prepare`` compiles."""

import argparse
import json

from kane.cli.terminal import preparing, tell
from kane.files.model_json import load, schema
from kane.files.script import script


def add_script(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane script``."""
    parser.set_defaults(command=_script)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")


def add_schema(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane schema``."""
    parser.set_defaults(command=_schema)


def add_prepare(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane prepare``."""
    parser.set_defaults(command=_prepare)


def _script(options: argparse.Namespace) -> int:
    tell(script(load(options.model)), end="")
    return 0


def _schema(_: argparse.Namespace) -> int:
    tell(json.dumps(schema(), indent=2, ensure_ascii=False))
    return 0


def _prepare(_: argparse.Namespace) -> int:
    with preparing():
        from kane.analyses.preparation import prepare

        prepare()
    return 0
