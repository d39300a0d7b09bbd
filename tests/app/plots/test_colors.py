"""Colours of curves: those of their bodies, as far as each is readable and tells one curve."""

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor
from tests.strict_weather import MODELS

from kane.files.model_json import load
from kanevas.look.line_colors import body_colors
from kanevas.look.theme import BODY_PALETTE, DARK, LIGHT, body_color, contrast
from kanevas.plots.colors import curve_colors

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
MODEL = load(MODELS / "andrews.json")


def hue_apart(a, b):
    turn = abs(a.hue() - b.hue()) % 360
    return min(turn, 360 - turn)


@THEMES
def test_each_body_lends_its_colour_to_its_first_curve(theme):
    curves = ("K3.angle_z", "K5.angle_z", "K7.angle_z")
    found = curve_colors(curves, body_colors(MODEL), theme)
    for color, i in zip(found, (2, 4, 6), strict=True):
        assert hue_apart(color, body_color(MODEL, i)) <= 2  # as rounding leaves it
        assert contrast(color, theme.plot_background) >= 3


@THEMES
def test_further_curves_of_a_body_and_those_of_none_have_colours_of_their_own(theme):
    curves = ("K1.x", "K1.y", "K1.z", "A-K7.fx", "system.energy")
    found = curve_colors(curves, body_colors(MODEL), theme)
    assert len({color.rgb() for color in found}) == len(curves)
    assert hue_apart(found[0], BODY_PALETTE[0]) <= 2
    assert {color.rgb() for color in found[1:]} <= {color.rgb() for color in theme.curves}


@THEMES
@pytest.mark.parametrize("color", ["#ffffff", "#000000", "#ffff00", "#101040"])
def test_any_colour_of_a_body_becomes_readable(theme, color):
    (found,) = curve_colors(("K1.x",), {"K1": QColor(color)}, theme)
    assert contrast(found, theme.plot_background) >= 3


def test_without_bodies_the_colours_are_those_of_the_theme_in_turn():
    curves = tuple(f"a.{i}" for i in range(9))
    found = curve_colors(curves, {}, LIGHT)
    assert found == tuple(LIGHT.curves[i % len(LIGHT.curves)] for i in range(9))


def test_names_with_points_are_those_of_their_bodies():
    found = curve_colors(("a.b.x",), {"a.b": BODY_PALETTE[3]}, DARK)
    assert hue_apart(found[0], BODY_PALETTE[3]) <= 2


def test_another_colour_of_a_body_is_another_one_of_its_curve():
    red = replace(MODEL.bodies[0], color="#c00000")
    model = replace(MODEL, bodies=(red, *MODEL.bodies[1:]))
    assert curve_colors(("K1.x",), body_colors(model), LIGHT) == (QColor("#c00000"),)
