"""Photos behind the drawing."""

import base64
import functools
import math
from collections.abc import Iterator
from typing import Annotated, NamedTuple

import msgspec

from kane.errors import Fault
from kane.fields import GROUND, Name, Record, Vector, VectorOf, quantity
from kane.model.planes import PlaneName
from kane.sentences import say

LONGEST = 4 * 2**20  # characters of a picture in base64, for 3 MB
LARGEST_SIDE = 4096  # pixels
PNG, JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8"
# Markers of JPEG that tell the size: all starts of frames, but not the tables between them.
STARTS_OF_FRAME = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
ALONE = frozenset((0x01, *range(0xD0, 0xDA)))  # markers without a length


class Pixels(NamedTuple):
    """What the beginning of a picture says of it: its format, width and height in pixels."""

    format: str
    width: int
    height: int


class Photo(Record, frozen=True, kw_only=True):
    """A picture behind the grid of a plane, to draw a mechanism over it.

    The picture itself is a part of the model, so it goes wherever the model goes, and no model
    refers to a file elsewhere.
    """

    name: Name
    picture: Annotated[
        str,
        msgspec.Meta(max_length=LONGEST, description="The picture: a PNG or JPEG in base64."),
    ]
    plane: Annotated[
        PlaneName, msgspec.Meta(description="Plane of ground axes behind which it stands.")
    ] = "xy"
    position: Annotated[
        Vector,
        quantity("m", "P", "Middle of the picture, in ground axes", VectorOf("point", GROUND)),
    ] = (0.0, 0.0, 0.0)
    angle: Annotated[
        float,
        quantity("rad", "phi", "Turn of the picture in its plane, counter-clockwise as seen"),
    ] = 0.0
    width: Annotated[
        float, quantity("m", "w", "Width of what the picture shows, along its lower edge", gt=0)
    ] = 1.0
    opacity: Annotated[
        float, quantity("1", "o", "How much it covers: 1 for all, 0 for nothing", ge=0, le=1)
    ] = 0.6

    @property
    def height(self) -> float:
        """How high it is in its plane [m]; as much as it is wide where the picture is damaged."""
        found = pixels(self.picture)
        return self.width * found.height / found.width if found else self.width

    def corners(self) -> tuple[Vector, Vector, Vector, Vector]:
        """Return its lower left, lower right, upper right and upper left corner in ground axes."""
        right, up = ("xyz".index(letter) for letter in self.plane)
        cosine, sine = math.cos(self.angle), math.sin(self.angle)

        def corner(across: float, upwards: float) -> Vector:
            along, above = across * self.width / 2, upwards * self.height / 2
            place = list(self.position)
            place[right] += cosine * along - sine * above
            place[up] += sine * along + cosine * above
            return place[0], place[1], place[2]

        return corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what is wrong with its picture."""
        if pixels(self.picture) is None:
            text = say("is damaged, or no PNG or JPEG; import the photo again or delete it")
            yield Fault(f"{path}.picture", text)


@functools.lru_cache(maxsize=16)
def pixels(picture: str) -> Pixels | None:
    """Return what a picture in base64 is by its beginning.

    None where it is not base64, neither PNG nor JPEG, or larger than ``LARGEST_SIDE``: what a
    damaged or hostile file declares is never made room for.
    """
    try:
        content = base64.b64decode(picture, validate=True)
    except ValueError:
        return None
    found = pixels_of(content)
    if found is None or max(found.width, found.height) > LARGEST_SIDE:
        return None
    return found


def pixels_of(content: bytes) -> Pixels | None:
    """Return what the beginning of a picture says of it; None where it is neither PNG nor JPEG."""
    if content.startswith(PNG) and content[12:16] == b"IHDR" and len(content) >= 24:
        found = Pixels("png", _number(content[16:20]), _number(content[20:24]))
    elif content.startswith(JPEG):
        found = Pixels("jpeg", *_size_of_jpeg(content))
    else:
        return None
    return found if found.width > 0 and found.height > 0 else None


def _size_of_jpeg(content: bytes) -> tuple[int, int]:
    """Return width and height of a JPEG, from segment to segment; zeros where none tells them."""
    at = len(JPEG)
    while at + 4 <= len(content) and content[at] == 0xFF:
        marker = content[at + 1]
        if marker == 0xFF or marker in ALONE:
            at += 1 if marker == 0xFF else 2
            continue
        if marker in STARTS_OF_FRAME:
            return _number(content[at + 7 : at + 9]), _number(content[at + 5 : at + 7])
        at += 2 + max(_number(content[at + 2 : at + 4]), 2)
    return 0, 0


def _number(digits: bytes) -> int:
    return int.from_bytes(digits, "big")
