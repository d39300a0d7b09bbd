"""Photos behind the drawing: their place, and what is made of pictures that are none."""

import base64
import math
import time

import numpy as np
import pytest
from msgspec.structs import replace
from tests.photos import DOT, in_base64, png

from kane.errors import ModelError
from kane.files.model_json import dumps, loads
from kane.model import Model, Photo, check, digest
from kane.model.photo import LARGEST_SIDE, pixels

# A JPEG up to its start of frame: 3 x 2 pixels, after a segment that holds what looks like one.
TRAP = b"\xff\xe0\x00\x09\xff\xc0\x00\x05\x00\x00\x00"
FRAME = b"\xff\xc0\x00\x0b\x08\x00\x02\x00\x03\x01\x01\x11\x00"
JPEG = b"\xff\xd8" + TRAP + FRAME + b"\xff\xd9"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (png(5, 4), ("png", 5, 4)),
        (JPEG, ("jpeg", 3, 2)),
        (JPEG.replace(b"\xff\xc0\x00\x0b", b"\xff\xff\xff\xc2\x00\x0b"), ("jpeg", 3, 2)),
    ],
)
def test_the_beginning_of_a_picture_tells_its_size(content, told):
    assert pixels(in_base64(content)) == told


@pytest.mark.parametrize(
    "picture",
    [
        "",
        "no base64 §",
        in_base64(b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
        in_base64(png(2, 1, declared=(100_000, 100_000))),
        in_base64(png(2, 1, declared=(0, 5))),
        in_base64(png(2, 1)[:20]),
        in_base64(b"\xff\xd8\xff\xe0\x00\x00"),
        in_base64(b"\xff\xd8" + b"\xff" * 1000),
        in_base64(b"\xff\xd8" + b"\xff\xe0\x00\x02" * 1000),
    ],
)
def test_what_is_no_picture_is_a_fault_that_names_it(picture):
    photo = Photo(name="yard", picture=picture, width=2.0)
    assert pixels(picture) is None
    assert photo.height == photo.width
    with pytest.raises(ModelError, match=r"photos\[0\]\.picture: is damaged"):
        check(Model(photos=(photo,)))


def test_the_largest_that_a_file_may_hold_takes_no_time():
    content = b"\xff\xd8" + b"\xff\xe0\x00\x02" * (3 * 2**18)
    start = time.process_time()
    assert pixels(in_base64(content)) is None
    assert time.process_time() - start < 5.0  # s: a second on a slow machine, never minutes


def test_a_side_may_have_so_many_pixels_and_no_more():
    allowed, more = ((LARGEST_SIDE + i, 1) for i in (0, 1))
    assert pixels(in_base64(png(1, 1, declared=allowed))) == ("png", *allowed)
    assert pixels(in_base64(png(1, 1, declared=more))) is None


def test_a_longer_text_is_refused_as_it_is_read():
    model = Model(photos=(Photo(name="yard", picture=DOT),))
    text = dumps(model)
    assert loads(text) == model
    with pytest.raises(ModelError, match="picture"):
        loads(text.replace(DOT, base64.b64encode(bytes(4 * 2**20)).decode()))


@pytest.mark.parametrize(
    ("plane", "right", "up"),
    [("xy", (1, 0, 0), (0, 1, 0)), ("xz", (1, 0, 0), (0, 0, 1)), ("yz", (0, 1, 0), (0, 0, 1))],
)
def test_it_stands_turned_about_its_middle_in_its_plane(plane, right, up):
    middle = np.array((3.0, 4.0, 5.0))
    photo = Photo(
        name="yard", picture=DOT, plane=plane, position=tuple(middle), width=2.0, angle=math.pi / 6
    )
    right, up = np.array(right), np.array(up)
    along = math.cos(math.pi / 6) * right + math.sin(math.pi / 6) * up
    above = -math.sin(math.pi / 6) * right + math.cos(math.pi / 6) * up
    expected = [
        middle + a * along + b * above for a, b in ((-1, -0.5), (1, -0.5), (1, 0.5), (-1, 0.5))
    ]
    np.testing.assert_allclose(photo.corners(), expected, atol=1e-14)  # round-off of sizes of 5


def test_it_has_no_part_in_the_motion():
    photo = Photo(name="yard", picture=DOT)
    assert digest(Model(photos=(photo,))) == digest(Model(photos=(replace(photo, width=3.0),)))
    assert digest(Model(photos=(photo,))) == digest(Model())
