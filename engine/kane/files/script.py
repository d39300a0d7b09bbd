"""A model as a Python script that makes it again and runs it."""

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import inspect

from kane.arguments import checked, described
from kane.errors import Fault, ModelError
from kane.fields import Record
from kane.model import NAMED_GROUPS, Model, SolverSettings
from kane.sentences import say

WIDEST_LINE = 88
INDENT = 4
PIECE = 64  # letters of a long text on one line
GROUPS = (*NAMED_GROUPS, "plots", "formulas")

OPENING = '''"""A mechanism, made and run by kane. SI units and radians throughout.

Written by Kanevas. For another value of a parameter, and of all numbers that have a formula with
it, take ``kane.with_parameters(model, {"NAME": VALUE})``.
"""
'''
ENDING = """
if __name__ == "__main__":
    from kane.results.summary import summary

    print(summary(kane.simulate(%s)))
"""


class _Bracket(NamedTuple):
    """A call or a tuple: what opens it, its parts with the words before each, what closes it."""

    opening: str
    parts: tuple[tuple[str, "_Code"], ...]
    separator: str = ","


_Code = str | _Bracket


@checked
def script(model: Model, settings: SolverSettings | None = None) -> str:
    """Return the text of a Python script that makes a model again and runs it.

    It calls one constructor for each element, with the fields that are not at their default. What
    it calls ``model`` is equal to the original. Texts of the model stand in it as literals alone,
    so that none of them can do anything.

    Args:
        model: any model, finished or not.
        settings: those of the run; by default the model's own.

    Raises:
        ModelError: a field holds what no model can.

    """
    groups = [name for name in GROUPS if getattr(model, name)]
    statements = [(name, _code(getattr(model, name))) for name in groups]
    statements.append(("model", _call(model, dict.fromkeys(groups, ""))))
    to_run = "model"
    if settings is not None and settings != model.solver:
        statements.append(("settings", _call(settings)))
        to_run = "msgspec.structs.replace(model, solver=settings)"
    body = [f"{name} = {_laid_out(code, 0, len(name) + 3)}\n" for name, code in statements]
    return "\n".join([OPENING, _imports(statements, to_run), *body]) + "\n" + ENDING % to_run


def _imports(statements: list[tuple[str, _Code]], to_run: str) -> str:
    names = sorted({name for _, code in statements for name in _called(code)})
    parts = _Bracket("(", tuple((name, "") for name in names))
    line = f"from kane.parts import {', '.join(names)}"
    if len(line) > WIDEST_LINE:
        line = f"from kane.parts import {_broken(parts, 0)}"
    msgspec_too = "import msgspec\n\n" if "msgspec" in to_run else ""
    return f"{msgspec_too}import kane\n{line}\n"


def _called(code: _Code) -> Iterator[str]:
    """Yield the names of the constructors in a piece of code."""
    if isinstance(code, _Bracket):
        if name := code.opening.removesuffix("("):
            yield name
        for _, part in code.parts:
            yield from _called(part)


def _code(value: Any) -> _Code:
    match value:
        case Record():
            return _call(value)
        case tuple():
            return _Bracket("(", tuple(("", _code(entry)) for entry in value))
        case None | bool():
            return repr(value)
        case str():
            return _text(value)
        case float():
            return repr(float(value)) if math.isfinite(value) else f'float("{value!s}")'
        case int():
            return repr(value)
    raise ModelError([Fault("", say("a model cannot hold {value}", value=described(value)))])


def _call(record: Record, written: dict[str, str] | None = None) -> _Bracket:
    """Return the call that makes a record.

    Args:
        record: what is to be made.
        written: fields whose values have variables of their name.

    """
    written = written or {}
    parts = tuple(
        (f"{field.name}=", field.name if field.name in written else _code(value))
        for field in inspect.type_info(type(record)).fields  # type: ignore[attr-defined]
        if (value := getattr(record, field.name)) != field.default or field.required
    )
    return _Bracket(f"{type(record).__name__}(", parts)


def _text(text: str) -> _Code:
    """Return a literal; a long text in pieces, which Python puts together."""
    if len(text) <= PIECE:
        return _quoted(text)
    pieces, rest = [], text
    while len(rest) > PIECE:
        end = rest.rfind(" ", 1, PIECE) + 1 or PIECE
        pieces.append(rest[:end])
        rest = rest[end:]
    return _Bracket("(", tuple(("", _quoted(piece)) for piece in (*pieces, rest)), separator="")


def _quoted(text: str) -> str:
    literal = repr(text)
    return f'"{literal[1:-1]}"' if literal[0] == "'" and '"' not in literal else literal


def _laid_out(code: _Code, indent: int, used: int) -> str:
    """Return code on one line where it fits there after ``used`` letters, else on several."""
    line = _in_line(code)
    if isinstance(code, str) or indent + used + len(line) < WIDEST_LINE:
        return line
    return _broken(code, indent)


def _broken(code: _Bracket, indent: int) -> str:
    inner = indent + INDENT
    lines = [
        f"{' ' * inner}{word}{_laid_out(part, inner, len(word) + 1)}{code.separator}"
        for word, part in code.parts
    ]
    return "\n".join([code.opening, *lines, f"{' ' * indent})"])


def _in_line(code: _Code) -> str:
    if isinstance(code, str):
        return code
    parts = f"{code.separator} ".join(f"{word}{_in_line(part)}" for word, part in code.parts)
    is_single = code.opening == "(" and len(code.parts) == 1
    return f"{code.opening}{parts}{code.separator if is_single else ''})"
