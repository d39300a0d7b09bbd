"""A model in which it is always the beginning: laws keep the values that they have there."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from kane.expressions.tokens import Token, tokens
from kane.model import Model
from kane.model.model import laws
from kane.model.numbers import Way, way_to, with_values

BEGINNING = "1e-99"  # s, just behind zero: what jumps there has jumped
ALWAYS = "(1e-99+0*t)"  # the same for conditions, which must name something that changes


def without_time(model: Model) -> Model:
    """Return a model without faults in which no law knows what time it is, itself where none did.

    Inputs keep the value with which their courses begin.
    """
    values = dict(_texts(model))
    for i, each in enumerate(model.inputs):
        if each.course:
            values["inputs", i, "value"] = each.course[0][1]
            values["inputs", i, "course"] = ()
    if not values:
        return model
    timeless: Model = with_values(model, values)
    return timeless


def _texts(model: Model) -> Iterator[tuple[Way, Any]]:
    for path, law in laws(model):
        if "t" not in law.own and (found := _times(law.text)):
            text, now = law.text, ALWAYS if law.is_condition else BEGINNING
            for token in reversed(found):
                start = token.column - 1
                text = text[:start] + now + text[start + 1 :]
            yield way_to(f"{path}.{law.path}"), text


def _times(text: str) -> list[Token]:
    return [
        token
        for token, after in pairwise(tokens(text))
        if token.kind == "name" and token.text == "t" and after.text != "("
    ]
