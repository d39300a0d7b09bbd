import pytest

from kane.model import Input
from kanevas.controls.steering import BACK, DEAD, WAY, Steering, placed
from kanevas.settings.bindings import Binding

PEDAL = Input(name="pedal", value=0.2, least=-1.0, largest=3.0)
TICK = 1.0 / 60.0


class Hand:
    """Leads one input, and remembers where it is."""

    def __init__(self, **binding):
        self.bindings, self.now = {"pedal": Binding(**binding)}, PEDAL.value
        self.steering = Steering()

    def go(self, seconds, pressed=(), axes=None):
        told = []
        for _ in range(round(seconds / TICK)):
            found = self.steering.step(
                (PEDAL,), self.bindings, pressed, axes or {}, lambda _: self.now, TICK
            )
            self.now = found.get("pedal", self.now)
            told.append(found)
        return told


def test_a_key_goes_on_as_long_as_it_is_held_and_stays():
    hand = Hand(lowers="A", raises="D")
    hand.go(0.25 * WAY, {"D"})
    assert hand.now == pytest.approx(PEDAL.value + 0.25 * 4.0)
    assert not any(hand.go(0.5)[2:])
    assert hand.now == pytest.approx(1.2)
    hand.go(0.5 * WAY, {"A"})
    assert hand.now == pytest.approx(-0.8)
    assert hand.go(1.0, {"A", "D"})
    assert hand.now == pytest.approx(-0.8), "both at once do nothing"


def test_it_ends_at_its_limits():
    hand = Hand(lowers="A", raises="D")
    hand.go(2.0 * WAY, {"D"})
    assert hand.now == PEDAL.largest
    hand.go(2.0 * WAY, {"A"})
    assert hand.now == PEDAL.least


def test_one_that_returns_comes_back_to_the_value_of_the_model():
    hand = Hand(raises="D", returns=True)
    hand.go(0.5 * WAY, {"D"})
    assert hand.now > 2.0
    hand.go(1.1 * BACK)
    assert hand.now == PEDAL.value
    assert not any(hand.go(1.0)), "then the slider has it"


def test_what_nobody_moves_is_left_to_the_slider():
    hand = Hand(raises="D", axis="left_stick_x")
    assert not any(hand.go(0.1))
    hand.now = 2.5
    hand.go(1.0 * TICK, {"D"})
    assert hand.now == pytest.approx(2.5 + 4.0 * TICK / WAY), "it goes on from there"


def test_a_slider_takes_it_over():
    hand = Hand(raises="D", returns=True)
    hand.go(0.5 * WAY, {"D"})
    hand.steering.leave(("pedal",))
    hand.now = 1.5
    assert not any(hand.go(1.0))
    assert hand.now == 1.5


@pytest.mark.parametrize(
    ("deflection", "value"), [(0.0, 0.2), (1.0, 3.0), (-1.0, -1.0), (0.5, 1.6), (-0.5, -0.4)]
)
def test_an_axis_has_the_model_in_its_middle_and_the_limits_at_its_ends(deflection, value):
    assert placed(PEDAL, deflection) == pytest.approx(value)


@pytest.mark.parametrize(("turned", "end"), [(False, 3.0), (True, -1.0)])
def test_an_axis_places_it_and_lets_it_go_back(turned, end):
    hand = Hand(axis="left_stick_x", turned=turned)
    hand.go(TICK, axes={"left_stick_x": 1.0})
    assert hand.now == end
    hand.go(TICK, axes={"left_stick_x": 0.9 * DEAD})
    assert hand.now == PEDAL.value
    assert not any(hand.go(1.0, axes={"left_stick_x": 0.9 * DEAD}))


def test_inputs_that_nothing_leads_and_other_keys_are_passed_over():
    steering = Steering()
    assert steering.step((PEDAL,), {}, {"D"}, {"mouse_x": 1.0}, lambda _: 0.0, TICK) == {}
    hand = Hand(raises="D")
    assert not any(hand.go(0.1, {"E"}, {"mouse_x": 1.0}))
