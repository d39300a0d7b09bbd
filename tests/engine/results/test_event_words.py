"""Events in words."""

from dataclasses import replace
from typing import get_args

from tests.changing_models import run_of
from tests.holding import ways_to_hold
from tests.inspected import everything

from kane.results.event_words import KIND_WORDS, PART_WORDS, what_happened, who
from kane.solve.changing.events import Event, Kind


def write(number, unit):
    return f"{number:.3g} {unit}"


def test_every_kind_and_every_part_has_words():
    assert set(KIND_WORDS) == set(get_args(Kind))
    assert set(PART_WORDS) == {"lower", "upper", "rolling", "spin", "lying"}
    parts = {part for _, part, _ in ways_to_hold(everything(), all_of_them=True)}
    of_pairs = {part for part in parts if ", " in part}  # two bodies of a group, by their names
    kinds = {part.partition(": ")[0] for part in parts - of_pairs}  # before the number of a place
    assert {kind for kind in kinds if kind and not kind.isdigit()} == set(PART_WORDS)
    for part in parts:
        kind, colon, of = part.partition(": ")
        assert who("it", part) == (
            f"it ({PART_WORDS.get(kind, kind)}{colon}{of})" if part else "it"
        )
    assert who("it", "rolling: a, b") == f"it ({PART_WORDS['rolling']}: a, b)"


def test_a_line_has_what_there_is_to_say():
    ball = run_of("bouncing_ball", "dropped", rtol=1e-6, atol=1e-8)
    event = Event(0.5, "floor", "lower", "strikes", -3.0, 1.5, 2.0, 0.25)
    line = "floor (lower limit) strikes, from -3 m/s to 1.5 m/s, 0.25 J lost"
    assert what_happened(ball, event, write) == line
    more = replace(event, stronge=True, unique=False)
    assert what_happened(ball, more, write) == (f"{line}, by Stronge's law, impulses not unique")
    blow = Event(0.5, "blow", "", "strikes", impulse=2.0)
    assert what_happened(ball, blow, write) == "blow strikes, with 2 N s"
    assert what_happened(ball, Event(0.5, "door", "", "opens"), write) == "door opens"


def test_angles_turn_in_radians():
    cart = run_of("shopping_cart", "jams_and_comes_free_at_given_times")
    assert "rad/s" in what_happened(cart, cart.events[0], write)


def test_the_summary_says_the_last_ones():
    ball = run_of("bouncing_ball", "plastic", rtol=1e-6, atol=1e-8)
    from kane.results.summary import summary

    assert f"{ball.events[-1].time:.6g} s: floor (lower limit)" in summary(ball)
