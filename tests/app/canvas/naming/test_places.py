"""Places for names among obstacles, without a window."""

import numpy as np
import pytest

from kanevas.canvas.naming.obstacles import NOBODY, Obstacles, cut, meet
from kanevas.canvas.naming.places import Name, Place, parted, still_free
from kanevas.drawing.geometry import circle

SHEET = np.array([0.0, 0.0, 600.0, 400.0])
LETTERS = 0.0, -10.0, 60.0, 3.0
NEAR = [Place(9.0, -8.0), Place(9.0, 18.0), Place(-69.0, -8.0), Place(-69.0, 18.0)]
NO_BOXES = np.zeros((0, 4))


def edges(ring):
    ring = np.array(ring, dtype=float)
    return np.stack((ring, np.roll(ring, -1, axis=0)), axis=1)


def rectangle(left, top, right, bottom):
    return edges([(left, top), (right, top), (right, bottom), (left, bottom)])


def name(x, y, owner=NOBODY, before=None):
    return Name((x, y), LETTERS, NEAR, owner, before)


def among(*bodies, boxes=NO_BOXES, signs=NO_BOXES):
    return Obstacles(bodies, np.array(boxes, dtype=float), np.array(signs, dtype=float))


def rooms_of(names, places):
    return np.array([n.room(p) for n, p in zip(names, places, strict=True) if p is not None])


def test_a_name_alone_has_its_best_place():
    assert parted([name(300, 200)], among(), SHEET) == [NEAR[0]]


def test_names_at_one_point_part_and_none_is_lost():
    names = [name(300 + i, 200) for i in range(6)]
    places = parted(names, among(), SHEET)
    rooms = rooms_of(names, places)
    assert len(rooms) == 6
    assert meet(rooms, rooms).sum() == 6  # each meets itself alone
    assert [p.is_far for p in places] == [False] * 4 + [True] * 2


def test_no_line_runs_through_a_name():
    names = [name(300, 200 + i) for i in range(12)]
    places = parted(names, among(), SHEET)
    for n, place in zip(names, places, strict=True):
        if place is None or not place.is_far:
            continue
        room = np.array(n.room(place))
        end = np.clip(n.at, room[:2], room[2:])
        others = [m.room(p) for m, p in zip(names, places, strict=True) if p and m is not n]
        assert not cut(np.array([n.at]), end[None], np.array(others)).any()


def test_a_name_may_stand_on_its_own_body_and_on_no_other():
    plate = rectangle(200, 100, 400, 300)
    assert parted([name(300, 200, owner=0)], among(plate), SHEET) == [NEAR[0]]
    (place,) = parted([name(300, 200, owner=1)], among(plate, np.zeros((0, 2, 2))), SHEET)
    assert place.is_far
    left, top, right, bottom = name(300, 200).room(place)
    assert right < 200 or left > 400 or bottom < 100 or top > 300


def test_a_hole_in_a_body_is_free():
    frame = np.concatenate((rectangle(100, 50, 500, 350), rectangle(200, 120, 420, 280)))
    assert parted([name(300, 200, owner=1)], among(frame, np.zeros((0, 2, 2))), SHEET) == [NEAR[0]]


def test_without_a_free_place_a_name_is_left_out():
    everywhere = rectangle(-100, -100, 900, 900)
    assert parted([name(300, 200, owner=1)], among(everywhere, everywhere), SHEET) == [None]
    assert parted([name(-30, 200)], among(), SHEET) == [None]  # what it names is out of sight


def test_a_name_that_is_small_beside_a_body_is_inside_it_without_crossing_an_edge():
    disc = edges(circle(np.array([300.0, 200.0]), 250.0, 24))
    room = np.array([[290.0, 195.0, 310.0, 205.0]])
    assert among(disc).blocked(room, np.array([NOBODY])).tolist() == [True]
    assert among(disc).blocked(room, np.array([0])).tolist() == [False]
    assert among(disc).around(room[0]).blocked(room, np.array([NOBODY])).tolist() == [True]


def test_signs_are_left_free_where_another_place_is_as_near():
    sign = [(305, 185, 330, 199)]
    assert parted([name(300, 200)], among(signs=sign), SHEET) == [NEAR[1]]
    everywhere = [(0, 0, 600, 400)]
    assert parted([name(300, 200)], among(signs=everywhere), SHEET) == [NEAR[0]]


def test_a_note_is_never_covered():
    note = [(295, 150, 400, 240)]
    (place,) = parted([name(300, 200)], among(boxes=note), SHEET)
    assert place in NEAR[2:]


def test_of_two_names_that_meet_in_a_film_the_first_stays():
    names = [name(300, 200, before=NEAR[0]), name(320, 202, before=NEAR[0])]
    assert still_free(names, among(), SHEET) == [True, False]
    far = [name(300, 200, before=NEAR[0]), name(400, 202, before=NEAR[0])]
    assert still_free(far, among(), SHEET) == [True, True]
    assert still_free([name(300, 200)], among(), SHEET) == [False]


def test_those_that_stand_stay_while_others_look_for_a_place():
    stands = name(300, 200, before=NEAR[3])
    first, second = parted([stands, name(290, 200)], among(), SHEET, standing=1)
    assert first == NEAR[3]
    rooms = rooms_of([stands, name(290, 200)], [first, second])
    assert meet(rooms, rooms).sum() == 2


@pytest.mark.parametrize("seed", range(4))
def test_random_names_never_meet_what_they_must_not(seed):
    random = np.random.default_rng(seed)
    bodies = [
        edges(circle(at, size, 20))
        for at, size in zip(random.uniform(0, 600, (8, 2)), random.uniform(5, 60, 8), strict=True)
    ]
    names = [name(*random.uniform((0, 0), (600, 400)), owner=i) for i in range(8)]
    obstacles = among(*bodies)
    places = parted(names, obstacles, SHEET)
    rooms = rooms_of(names, places)
    owners = np.array([n.owner for n, p in zip(names, places, strict=True) if p is not None])
    assert not obstacles.blocked(rooms, owners).any()
    assert meet(rooms, rooms).sum() == len(rooms)
    # Independent of the crossing of edges: no corner, middle or side lies in another's circle.
    for room, owner in zip(rooms, owners, strict=True):
        x, y = np.meshgrid(np.linspace(room[0], room[2], 9), np.linspace(room[1], room[3], 5))
        for i, body in enumerate(bodies):
            middle = body[:, 0].mean(axis=0)
            radius = np.hypot(*(body[0, 0] - middle))
            inside = np.hypot(x - middle[0], y - middle[1]) < 0.98 * radius
            assert i == owner or not inside.any()
