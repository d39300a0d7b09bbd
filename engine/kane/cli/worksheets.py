"""A sheet of questions about a model, and answers that are compared: ``kane worksheet``."""

import argparse
import json
from pathlib import Path

import msgspec

from kane.cli.terminal import interrupt_stops, tell
from kane.errors import FileError
from kane.files.model_json import load
from kane.model import Model
from kane.sentences import say

WRONG = 1  # what the command returns where an answer is not right
SIGNS = {
    "right": "right  ", "these numbers": "almost ", "wrong": "WRONG  ", "unread": "unread ",
}  # fmt: skip


def add_worksheet(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane worksheet``."""
    parser.set_defaults(command=_worksheet)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--answers",
        metavar="FILE",
        help='answers to compare, a JSON object as {"F_1": "-m_rod*g*l*sin(q1)"}',
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _worksheet(options: argparse.Namespace) -> int:
    model = load(options.model)
    return _compare(model, options) if options.answers else _ask(model, options)


def _ask(model: Model, options: argparse.Namespace) -> int:
    from kane.symbolic.worksheet import worksheet

    with interrupt_stops() as stop:
        sheet = worksheet(model, stop=stop)
    if sheet is None:
        raise KeyboardInterrupt  # it was stopped
    if options.json:
        content = {
            "questions": {each.name: str(each.words) for each in sheet.questions},
            "symbols": {each.name: str(each.meaning) for each in sheet.symbols},
        }
        tell(json.dumps(content, indent=2, ensure_ascii=False))
        return 0
    for question in sheet.questions:
        tell(f"{question.name:6}  {question.words}")
    tell("")
    for symbol in sheet.symbols:
        number = "" if symbol.value is None else f" = {symbol.value:.6g}"
        tell(f"{symbol.name}{number}: {symbol.meaning}")
    return 0


def _compare(model: Model, options: argparse.Namespace) -> int:
    from kane.symbolic.worksheet import judge_answers

    answers = _read(Path(options.answers))
    with interrupt_stops() as stop:
        found = judge_answers(model, answers, stop=stop)
    if found is None:
        raise KeyboardInterrupt  # it was stopped
    if options.json:
        content = {
            name: {"verdict": each.verdict, "remark": str(each.remark)}
            for name, each in found.items()
        }
        tell(json.dumps(content, indent=2, ensure_ascii=False))
    else:
        for name, each in found.items():
            tell(f"{SIGNS[each.verdict]} {name}  {each.remark}".rstrip())
    return 0 if all(each.verdict == "right" for each in found.values()) else WRONG


def _read(path: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError) as error:
        raise FileError(
            say(
                "The answers cannot be read from {path}: {why}. Give a JSON object of texts.",
                path=str(path),
                why=str(error),
            )
        ) from error
