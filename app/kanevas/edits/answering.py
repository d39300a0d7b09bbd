"""Answers to the worksheet, as they are kept in the model."""

import msgspec

from kane.model import Model
from kane.model.answer import Answer


def answered(model: Model, asked: str, text: str) -> Model:
    """Return the model with another answer to a question; an empty one takes it away."""
    given = {each.asked: each for each in model.answers}
    given.pop(asked, None)
    if text.strip():
        given[asked] = Answer(asked=asked, answer=text)
    return msgspec.structs.replace(model, answers=tuple(given.values()))
