"""What coordinates of joints, springs and rulers are called in sentences."""

from collections.abc import Mapping
from typing import NamedTuple

from kane.sentences import Sentence, say


class CoordinateWords(NamedTuple):
    """A coordinate in words: its name, one of its kind, and its rate as a quantity."""

    name: Sentence
    one: Sentence
    rate: Sentence


COORDINATE_WORDS: Mapping[str, CoordinateWords] = {
    "angle": CoordinateWords(say("angle"), say("an angle"), say("rate of the angle")),
    "displacement": CoordinateWords(
        say("displacement"), say("a displacement"), say("rate of the displacement")
    ),
    "length": CoordinateWords(say("length"), say("a length"), say("rate of the length")),
}
A_RATE = say("a rate")
