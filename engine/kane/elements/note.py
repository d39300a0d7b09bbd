"""Texts on the drawing."""

from typing import Annotated

import msgspec

from kane.fields import GROUND, Name, Record, Vector, VectorOf, quantity


class Note(Record, frozen=True, kw_only=True):
    """A text at a place of the ground, for those who look at the model."""

    name: Name
    text: Annotated[str, msgspec.Meta(max_length=2000, description="What the note says.")] = ""
    position: Annotated[
        Vector, quantity("m", "P", "Place of the text, in ground axes", VectorOf("point", GROUND))
    ] = (
        0.0,
        0.0,
        0.0,
    )
