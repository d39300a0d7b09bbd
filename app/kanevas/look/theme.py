"""Colours of everything that is drawn, on light and on dark."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from kane.model import Model
from kane.reading.vector_kind import VectorKind


def rgba(color: QColor) -> tuple[float, float, float, float]:
    """Return red, green, blue and opacity, from 0 to 1; to Qt's stub they are some object."""
    numbers: tuple[float, float, float, float] = color.getRgbF()  # type: ignore[assignment]
    return numbers


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of the Web Content Accessibility Guidelines 2.2, from 1 to 21."""
    low, high = sorted(_luminance(color) for color in (one, other))
    return (high + 0.05) / (low + 0.05)


def _luminance(color: QColor) -> float:
    parts = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgba(color)[:3])
    return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


@dataclass(frozen=True, eq=False)  # colours have no hash: a set is itself alone
class Theme:
    """One set of colours; take them as they are and change none of them.

    Attributes:
        dark: whether the set is made for dark surroundings.
        background: paper of the canvas and of the 3D view.
        window: background of the program's panels.
        ink: text, signs and outlines.
        muted: less important text, still readable on background and window.
        grid_minor, grid_major, grid_axis: grid lines; the last for those through the origin.
        accent: what is selected or under the pointer.
        on_accent: text on the accent colour.
        ground: supports and hatching of the ground.
        joint: outline of joints.
        spring, force, torque: signs of the loads.
        vectors: arrows over the bodies, by the kind of the vector.
        error: what is wrong, for example a joint that stands open.
        warning, good: what needs a look, and what is well.
        axes: ground x, y and z.
        plot_background, plot_foreground: paper, and axes with their text, of a plot.
        curves: colours of the curves of a plot, to be used in turn.

    """

    dark: bool
    background: QColor
    window: QColor
    ink: QColor
    muted: QColor
    grid_minor: QColor
    grid_major: QColor
    grid_axis: QColor
    accent: QColor
    on_accent: QColor
    ground: QColor
    joint: QColor
    spring: QColor
    force: QColor
    torque: QColor
    vectors: Mapping[VectorKind, QColor]
    error: QColor
    warning: QColor
    good: QColor
    axes: tuple[QColor, QColor, QColor]
    plot_background: QColor
    plot_foreground: QColor
    curves: tuple[QColor, ...]

    def outline(self, color: QColor) -> QColor:
        """Return the outline that sets off an area of this colour from the background."""
        return color.lighter(125) if self.dark else color.darker(150)


def _colors(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


LIGHT = Theme(
    dark=False,
    background=QColor("#fcfcfb"),
    window=QColor("#f1f1ef"),
    ink=QColor("#1d2126"),
    muted=QColor("#5b626b"),
    grid_minor=QColor("#efefec"),
    grid_major=QColor("#e0e0dc"),
    grid_axis=QColor("#c3c4c2"),
    accent=QColor("#0b5fd8"),
    on_accent=QColor("#ffffff"),
    ground=QColor("#4c535c"),
    joint=QColor("#1d2126"),
    spring=QColor("#3f4750"),
    force=QColor("#d3180c"),
    torque=QColor("#9a0fd0"),
    vectors={
        "weight": QColor("#4a4541"),
        "force": QColor("#d3180c"),
        "torque": QColor("#9a0fd0"),
        "reaction_force": QColor("#8a4600"),
        "reaction_moment": QColor("#4f5600"),
        "normal_force": QColor("#00607a"),
        "friction_force": QColor("#e0007a"),
        "velocity": QColor("#00881c"),
        "angular_velocity": QColor("#0b2fae"),
    },
    error=QColor("#b3261e"),
    warning=QColor("#9a5b00"),
    good=QColor("#1f7a3a"),
    axes=(QColor("#b3332a"), QColor("#2b7a37"), QColor("#2b58b8")),
    plot_background=QColor("#ffffff"),
    plot_foreground=QColor("#3a4048"),
    curves=_colors("#0b62c4", "#c84a00", "#00805c", "#a5327b", "#7a6a00", "#2587bd", "#5a5a5a"),
)

DARK = Theme(
    dark=True,
    background=QColor("#1b1e22"),
    window=QColor("#26292e"),
    ink=QColor("#e8eaed"),
    muted=QColor("#a6adb6"),
    grid_minor=QColor("#23272c"),
    grid_major=QColor("#2f343a"),
    grid_axis=QColor("#4b525a"),
    accent=QColor("#6cb0ff"),
    on_accent=QColor("#0c1520"),
    ground=QColor("#a9b0b8"),
    joint=QColor("#e8eaed"),
    spring=QColor("#c3c9d0"),
    force=QColor("#ff5a4b"),
    torque=QColor("#d65cff"),
    vectors={
        "weight": QColor("#f3dcc4"),
        "force": QColor("#ff5a4b"),
        "torque": QColor("#d65cff"),
        "reaction_force": QColor("#ff8a1a"),
        "reaction_moment": QColor("#dcf04a"),
        "normal_force": QColor("#00e5ff"),
        "friction_force": QColor("#ff3f9a"),
        "velocity": QColor("#3df08a"),
        "angular_velocity": QColor("#5470ff"),
    },
    error=QColor("#ff8a80"),
    warning=QColor("#f2b04a"),
    good=QColor("#6fcf8a"),
    axes=(QColor("#ff8a80"), QColor("#7ecb86"), QColor("#8ab4f8")),
    plot_background=QColor("#1b1e22"),
    plot_foreground=QColor("#c8cdd3"),
    curves=_colors("#66a9ff", "#ff9d5c", "#3fd1a0", "#f08ac8", "#e3cf57", "#7fd6f7", "#c8c8c8"),
)

# After Paul Tol's "muted" scheme, with its three darkest colours made lighter for dark paper.
BODY_PALETTE = _colors(
    "#44aa99", "#ddaa33", "#aa4499", "#88ccee", "#cc6677", "#999933", "#7a74c9", "#4f8f4f"
)


def body_color(model: Model, index: int) -> QColor:
    """Return the colour of a body: its own, or the palette's in turn."""
    own = model.bodies[index].color
    return QColor(own) if own else QColor(BODY_PALETTE[index % len(BODY_PALETTE)])


def current_theme() -> Theme:
    """Return the theme that the desktop asks for; light where it does not say."""
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def chosen_theme(colors: str) -> Theme:
    """Return the theme for the user's choice: "light", "dark", or "system"."""
    return {"light": LIGHT, "dark": DARK}.get(colors) or current_theme()


def apply_palette(app: QGuiApplication, theme: Theme | None = None) -> None:
    """Give the widgets, in Fusion style, the colours of a theme; by default the current one."""
    app.setPalette(palette(theme or current_theme()))


def palette(theme: Theme) -> QPalette:
    """Return the palette of the widgets."""
    role = QPalette.ColorRole
    button = theme.window.lighter(118) if theme.dark else theme.window.lighter(103)
    result = QPalette(theme.ink, button, theme.window, theme.window, theme.grid_axis, theme.ink,
                      theme.background)  # fmt: skip
    colors = {
        role.Window: theme.window,
        role.WindowText: theme.ink,
        role.Base: theme.background,
        role.AlternateBase: theme.window,
        role.Text: theme.ink,
        role.PlaceholderText: theme.muted,
        role.Button: button,
        role.ButtonText: theme.ink,
        role.BrightText: theme.error,
        role.ToolTipBase: theme.background,
        role.ToolTipText: theme.ink,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.torque,
        role.Light: button.lighter(120),
        role.Midlight: button.lighter(108),
        role.Mid: theme.grid_axis,
        role.Dark: theme.window.darker(150),
        role.Shadow: QColor("#000000"),
    }
    for entry, color in colors.items():
        result.setColor(entry, color)
    for entry in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        result.setColor(QPalette.ColorGroup.Disabled, entry, _between(theme.muted, theme.window))
    return result


def _between(first: QColor, second: QColor) -> QColor:
    return QColor(
        (first.red() + second.red()) // 2,
        (first.green() + second.green()) // 2,
        (first.blue() + second.blue()) // 2,
    )
