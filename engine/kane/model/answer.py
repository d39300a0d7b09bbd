"""Answers to the worksheet, which stay with the model that it asks about."""

from typing import Annotated

import msgspec

from kane.fields import Record

LONGEST = 2000  # characters


class Answer(Record, frozen=True, kw_only=True):
    """What a person has answered to a question of the worksheet."""

    asked: Annotated[
        str, msgspec.Meta(max_length=LONGEST, description="What was asked for, as rod.angle_z.")
    ]
    answer: Annotated[
        str, msgspec.Meta(max_length=LONGEST, description="A number or an expression, as typed.")
    ]
