"""Traces have the colours of their bodies, in each theme readable on its paper."""

import pytest
from tests.strict_weather import MODELS

from kane.elements.measure_point import MeasurePoint
from kane.files.model_json import load
from kanevas.edits.elements import added
from kanevas.look.line_colors import READABLE, body_colors, trace_colors
from kanevas.look.theme import DARK, LIGHT, contrast

MODEL = added(
    load(MODELS / "andrews.json"),
    MeasurePoint(name="tip", body="K3"),
    MeasurePoint(name="other", body="K3"),
)


def test_the_first_trace_of_a_body_has_its_colour_and_others_have_none_like_it():
    own = body_colors(MODEL)
    crank, tip, other = trace_colors(("K1", "tip", "other"), MODEL, LIGHT)
    assert (crank.hue(), tip.hue()) == (own["K1"].hue(), own["K3"].hue())
    assert other in LIGHT.curves


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_all_are_readable_on_the_canvas(theme):
    names = [body.name for body in MODEL.bodies]
    found = trace_colors(names, MODEL, theme)
    assert all(contrast(color, theme.background) >= READABLE for color in found)
