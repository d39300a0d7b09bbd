import numpy as np
import pytest

from kane.expressions import bound, jumps, parse
from kane.expressions.features import short_pieces, shortest_time
from kane.expressions.gentle import gentle

END = 10.0


def read(text):
    return bound(parse(text), {"a": 0.01})


def stops(node, end):
    return [0.0, *jumps(node, end), end]


def pieces(text, end=END):
    node = read(text)
    return short_pieces([node], stops(node, end))


def longest_at(found, time):
    """Return the longest step that may begin at a time."""
    ahead = np.maximum(found[:, 0] - time, 0.0) + found[:, 2]
    return float(ahead[found[:, 1] > time].min(initial=np.inf))


GENTLE = [
    "3",
    "0.1 + 2*t - t**3",
    "3*sin(2*pi*t)",
    "exp(-3*t)*cos(200*t)",
    "sin(2*pi*1000*t)**4",
    "where(t < 0.5, 3, sin(t))",
    "step(t, 1, 0, 1.001, 5)",
    "abs(sin(3*t)) + max(0, t - 1)",
    "t % 0.3 + floor(t) + sign(t - 1)",
    "(t < 1 and t > 0.5) * 30",
    "step(t - 5)*sin(400*(t - 5))",
]


@pytest.mark.parametrize("text", GENTLE)
def test_usual_laws_have_no_short_features_and_are_not_searched(text):
    assert gentle(read(text)) is not None
    assert len(pieces(text)) == 0


@pytest.mark.parametrize(
    "text",
    ["sin(10*t + 3*sin(t))", "cos(t**2*10 + 40*t)", "1.5 + tanh(sin(40*t))", "sqrt(1 + t)"],
)
def test_what_goes_on_all_the_time_is_left_to_step_control(text):
    assert gentle(read(text)) is None
    assert len(pieces(text)) == 0


# where something happens, and how long it takes for its way up or down
PULSES = [
    ("exp(-((t - 5)/0.1)**2)", [5.0], 0.117),  # e^(1/2)/sqrt(2) of 0.1
    ("exp(-((t - 5)/1e-6)**2)", [5.0], 1.17e-6),
    ("5 - 3*exp(-(t - 7.123)*(t - 7.123)/a**2)", [7.123], 0.0117),
    ("1/cosh((t - 3)/a)", [3.0], 0.02),
    ("tanh((t - 3)/a)", [3.0], 0.02),
    ("1/(1 + exp(-(t - 3)/a))", [3.0], 0.04),
    ("atan((t - 3)/a)", [3.0], 0.0314),
    ("1/((t - 4)**2 + 1e-6)", [4.0], 0.0015),
    ("sin(pi*t)**2000", [0.5, 3.5, 9.5], 0.0117),
    ("exp(900*(cos(2*pi*t) - 1))", [1.0, 4.0], 0.00875),
    ("(1 + 0.05*exp(-((t - 6)/a)**2))*sin(t)", [6.0], 0.0117),
    ("where(t > 2, exp(-((t - 4)/a)**2), 0)", [4.0], 0.0117),
    ("1e-9*exp(-((t - 4)/a)**2) + 1e6*sin(t)", [4.0], 0.0117),
    ("exp(-((t % 2 - 1)/a)**2)", [1.0, 3.0, 9.0], 0.0117),
]


@pytest.mark.parametrize(("text", "places", "length"), PULSES)
def test_pulses_and_smooth_steps_are_found_where_they_are(text, places, length):
    found = pieces(text)
    # within an interval a law goes up to an eighth of its way, and so does not its steepest slope
    assert found[:, 2].min() == pytest.approx(length, rel=0.3)
    for place in places:
        # a step from afar ends within the pulse, and one from within does not leave it
        far = longest_at(found, place - 0.3)
        assert 0.3 - 3 * length < far < 0.3 + 2 * length
        assert longest_at(found, place - 0.5 * length) < 3 * length
    rest = (found[:, 1] - found[:, 0]).sum()
    # limits are for the pulses alone: in their tails the longer ones, as the law falls off
    assert rest < 40 * length * max(len(places), 10)


def test_pieces_are_in_order_and_do_not_overlap():
    laws = [read(text) for text, _, _ in PULSES]
    ends = sorted({0.0, END, *(t for law in laws for t in jumps(law, END))})
    found = short_pieces(laws, ends)
    assert (found[:, 0] < found[:, 1]).all()
    assert (found[1:, 0] >= found[:-1, 1]).all()
    for law in laws:
        alone = short_pieces([law], ends)
        for time in np.linspace(0, END, 400, endpoint=False):
            # steps differ by powers of two of the shortest
            assert longest_at(found, time) <= 2 * longest_at(alone, time)


def test_the_parts_of_a_law_of_the_state_count_that_hang_on_the_time_alone():
    whole = pieces("angle('hinge')*(3 + exp(-((t - 5)/a)**2)) - rate('hinge')")
    assert np.array_equal(whole, pieces("exp(-((t - 5)/a)**2)"))
    assert len(pieces("exp(-((t - angle('hinge'))/a)**2)")) == 0


def test_more_pulses_than_can_be_looked_at_have_one_step_for_all():
    found = pieces("sin(2*pi*1000*t)**200", 100.0)
    # 1000 pulses a second, two a turn; each goes up in 0.0185 of a turn
    assert found[:, 2].min() == pytest.approx(1.85e-5, rel=0.3)
    for time in np.linspace(1, 99, 50):
        assert longest_at(found, time) < 1e-4


def test_more_pulses_that_go_on_all_the_time_have_none():
    assert len(pieces("tanh(sin(2*pi*1000*t))", 100.0)) == 0


@pytest.mark.parametrize(
    ("text", "shortest"),
    [
        ("3 + t**2", np.inf),
        ("3*sin(500*t) + t", 1 / 500),
        ("exp(-40*t)", 1 / 40),
        ("sin(500*t)**2", 1 / 1000),
        ("exp(-((t - 5)/0.001)**2)", 0.00117),
        ("exp(-((t - 5)/0.001)**2)*sin(5000*t)", 1 / 5000),
        ("x('rod')*sin(500*t)", 1 / 500),
        ("x('rod')", np.inf),
    ],
)
def test_the_shortest_time_of_laws(text, shortest):
    node = read(text)
    found = shortest_time([node], stops(node, END))
    assert found == pytest.approx(shortest, rel=0.05)


def test_laws_without_a_time_are_not_looked_at(monkeypatch):
    monkeypatch.setattr("kane.expressions.features.gentle", None)
    assert len(short_pieces([read("3*x('rod')"), read("5")], [0.0, END])) == 0
