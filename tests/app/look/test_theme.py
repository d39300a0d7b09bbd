from itertools import combinations
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from kanevas.look.theme import BODY_PALETTE, DARK, LIGHT, body_color, current_theme, palette

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


def linear(color):
    rgb = np.array([color.redF(), color.greenF(), color.blueF()])
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def contrast(a, b):
    """Contrast ratio of the Web Content Accessibility Guidelines 2.2."""
    low, high = sorted(float(linear(c) @ [0.2126, 0.7152, 0.0722]) for c in (a, b))
    return (high + 0.05) / (low + 0.05)


@THEMES
@pytest.mark.parametrize("text", ["ink", "muted", "error", "force", "torque", "accent"])
def test_texts_can_be_read(theme, text):
    assert contrast(getattr(theme, text), theme.background) >= 4.5
    assert contrast(getattr(theme, text), theme.window) >= 4.5


@THEMES
def test_letters_of_axes_and_texts_of_plots_can_be_read(theme):
    assert min(contrast(color, theme.background) for color in theme.axes) >= 4.5
    assert contrast(theme.plot_foreground, theme.plot_background) >= 4.5
    assert contrast(theme.on_accent, theme.accent) >= 4.5


@THEMES
def test_curves_stand_out(theme):
    assert min(contrast(color, theme.plot_background) for color in theme.curves) >= 3


@THEMES
def test_outlines_of_bodies_stand_out(theme):
    worst = min(contrast(theme.outline(color), theme.background) for color in BODY_PALETTE)
    assert worst >= 3


@THEMES
def test_palette_of_widgets_can_be_read(theme):
    colors = palette(theme)
    role = QPalette.ColorRole
    for text, paper in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.PlaceholderText, role.Base),
    ):
        assert contrast(colors.color(text), colors.color(paper)) >= 4.5, text


# Machado, Oliveira, Fernandes (2009), severity 1, on linear light.
SIGHT = {
    "normal": np.eye(3),
    "protanopia": [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.0520]],
    "deuteranopia": [
        [0.3673, 0.8606, -0.2280],
        [0.2801, 0.6727, 0.0472],
        [-0.0118, 0.0430, 0.9688],
    ],
}


def lab(color, sight):
    rgb = np.clip(np.array(SIGHT[sight]) @ linear(color), 0, 1)
    xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    f = np.cbrt(xyz @ rgb / (0.9505, 1.0, 1.089))
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("sight", SIGHT)
def test_neighbouring_bodies_differ_to_every_eye(sight):
    differences = {
        (a.name(), b.name()): float(np.linalg.norm(lab(a, sight) - lab(b, sight)))
        for a, b in combinations(BODY_PALETTE, 2)
    }
    assert min(differences.values()) >= 10, min(differences.items(), key=lambda entry: entry[1])


@THEMES
def test_arrows_have_the_colour_of_no_body_and_of_no_other_arrow(theme):
    # Ten times the 2.3 that can just be told: arrows are thin, and bodies in 3D lit from one side.
    def apart(a, b):
        return float(np.linalg.norm(lab(a, "normal") - lab(b, "normal")))

    for color in theme.vectors.values():
        assert min(apart(color, body) for body in BODY_PALETTE) > 23
        assert contrast(color, theme.background) >= 4
    assert min(apart(a, b) for a, b in combinations(theme.vectors.values(), 2)) > 23


def test_body_takes_its_own_color_or_the_next_of_the_palette(model):
    assert body_color(model, 1) == BODY_PALETTE[1]
    many = msgspec.structs.replace(model, bodies=model.bodies * 2)
    assert body_color(many, len(BODY_PALETTE)) == BODY_PALETTE[0]
    red = msgspec.structs.replace(model.bodies[0], color="#ff0000")
    assert body_color(msgspec.structs.replace(model, bodies=(red,)), 0) == QColor("#ff0000")


def test_theme_follows_the_desktop(monkeypatch):
    for scheme, theme in (
        (Qt.ColorScheme.Unknown, LIGHT),
        (Qt.ColorScheme.Light, LIGHT),
        (Qt.ColorScheme.Dark, DARK),
    ):
        hints = SimpleNamespace(colorScheme=lambda scheme=scheme: scheme)
        application = SimpleNamespace(styleHints=lambda hints=hints: hints)
        monkeypatch.setattr("kanevas.look.theme.QGuiApplication", application)
        assert current_theme() is theme
