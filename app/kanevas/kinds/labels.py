"""Words for fields and elements, for people."""

import re

from PySide6.QtCore import QCoreApplication

from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.assets.told import CONTEXT
from kanevas.kinds import KINDS, title_of

# What a field is called where its name alone would not do.
LABELS = {
    "name": QT_TRANSLATE_NOOP("fields", "Name"),
    "mass": QT_TRANSLATE_NOOP("fields", "Mass"),
    "inertia": QT_TRANSLATE_NOOP("fields", "Inertia"),
    "center": QT_TRANSLATE_NOOP("fields", "Centre"),
    "color": QT_TRANSLATE_NOOP("fields", "Colour"),
    "pinned": QT_TRANSLATE_NOOP("fields", "Pinned in the assembly"),
    "leads": QT_TRANSLATE_NOOP("fields", "Leads"),
    "traced": QT_TRANSLATE_NOOP("fields", "Draw the trace"),
    "planar": QT_TRANSLATE_NOOP("fields", "Planar model"),
    "work_plane": QT_TRANSLATE_NOOP("fields", "Work plane"),
    "law": QT_TRANSLATE_NOOP("fields", "Function of time"),
    "z": QT_TRANSLATE_NOOP("fields", "Height"),
    "at_rest": QT_TRANSLATE_NOOP("fields", "Begin at rest"),
    "max_step": QT_TRANSLATE_NOOP("fields", "Longest step"),
    "rtol": QT_TRANSLATE_NOOP("fields", "Relative tolerance"),
    "atol": QT_TRANSLATE_NOOP("fields", "Absolute tolerance"),
    "flow": QT_TRANSLATE_NOOP("fields", "Velocity of the medium"),
    "linear": QT_TRANSLATE_NOOP("fields", "Linear factor"),
    "quadratic": QT_TRANSLATE_NOOP("fields", "Quadratic factor"),
    "rotary_linear": QT_TRANSLATE_NOOP("fields", "Rotary, linear"),
    "rotary_quadratic": QT_TRANSLATE_NOOP("fields", "Rotary, quadratic"),
    "axes": QT_TRANSLATE_NOOP("fields", "In axes of"),
    "lower": QT_TRANSLATE_NOOP("fields", "Lower limit"),
    "upper": QT_TRANSLATE_NOOP("fields", "Upper limit"),
    "restitution_law": QT_TRANSLATE_NOOP("fields", "Law of restitution"),
    "rolling": QT_TRANSLATE_NOOP("fields", "Rolling friction"),
    "spin": QT_TRANSLATE_NOOP("fields", "Spin friction"),
    "turns": QT_TRANSLATE_NOOP("fields", "Free to turn"),
    "turning": QT_TRANSLATE_NOOP("fields", "Turns the body"),
    "target": QT_TRANSLATE_NOOP("fields", "Place of the hand"),
    "least": QT_TRANSLATE_NOOP("fields", "Least value"),
    "largest": QT_TRANSLATE_NOOP("fields", "Largest value"),
    "closes": QT_TRANSLATE_NOOP("fields", "Shuts when"),
    "opens": QT_TRANSLATE_NOOP("fields", "Opens when"),
    "shut": QT_TRANSLATE_NOOP("fields", "Shut at the start"),
    "open": QT_TRANSLATE_NOOP("fields", "Open at the start"),
    "does": QT_TRANSLATE_NOOP("fields", "What it does"),
    "sets": QT_TRANSLATE_NOOP("fields", "Parameters that change"),
    "latch": QT_TRANSLATE_NOOP("fields", "Latch or release"),
    "one_sided": QT_TRANSLATE_NOOP("fields", "May lift off"),
    "pull": QT_TRANSLATE_NOOP("fields", "Further force"),
    "touches": QT_TRANSLATE_NOOP("fields", "Touches"),
    "input": QT_TRANSLATE_NOOP("fields", "Follows"),
    "time_constant": QT_TRANSLATE_NOOP("fields", "Time constant"),
    "measured": QT_TRANSLATE_NOOP("fields", "Measured value"),
    "kp": QT_TRANSLATE_NOOP("fields", "Proportional gain"),
    "ki": QT_TRANSLATE_NOOP("fields", "Integral gain"),
    "kd": QT_TRANSLATE_NOOP("fields", "Derivative gain"),
    "filter_time": QT_TRANSLATE_NOOP("fields", "Filter time"),
    "offset": QT_TRANSLATE_NOOP("fields", "First instant"),
    "keeps": QT_TRANSLATE_NOOP("fields", "Numbers that it keeps"),
    "state": QT_TRANSLATE_NOOP("fields", "Number"),
    "next": QT_TRANSLATE_NOOP("fields", "Becomes"),
}

# What stands in the place of a value that is left out, where the program does not choose one.
LEFT_OUT = {
    "mass": QT_TRANSLATE_NOOP("fields", "missing"),
    "inertia": QT_TRANSLATE_NOOP("fields", "missing"),
    "law": QT_TRANSLATE_NOOP("fields", "free"),
    "lower": QT_TRANSLATE_NOOP("fields", "none"),
    "upper": QT_TRANSLATE_NOOP("fields", "none"),
    "stiffness": QT_TRANSLATE_NOOP("fields", "rigid"),
    "strength": QT_TRANSLATE_NOOP("fields", "any"),
    "coefficient": QT_TRANSLATE_NOOP("fields", "never slides"),
    "static_coefficient": QT_TRANSLATE_NOOP("fields", "as sliding"),
    "static_moment": QT_TRANSLATE_NOOP("fields", "as sliding"),
    "static_force": QT_TRANSLATE_NOOP("fields", "as sliding"),
    "side_a": QT_TRANSLATE_NOOP("fields", "auto"),
    "side_b": QT_TRANSLATE_NOOP("fields", "auto"),
    "angle_rate": QT_TRANSLATE_NOOP("fields", "follows"),
    "displacement_rate": QT_TRANSLATE_NOOP("fields", "follows"),
}
AUTOMATIC = QT_TRANSLATE_NOOP("fields", "automatic")

# Folding parts of a form, and which fields stand in them; the rest goes to the first.
GENERAL = QT_TRANSLATE_NOOP("fields", "General")
CONNECTION = QT_TRANSLATE_NOOP("fields", "Connection")
MASS = QT_TRANSLATE_NOOP("fields", "Mass")
PLACEMENT = QT_TRANSLATE_NOOP("fields", "Placement")
MOTION = QT_TRANSLATE_NOOP("fields", "Motion at start")
SHAPES = QT_TRANSLATE_NOOP("fields", "Shapes")
DRAWING = QT_TRANSLATE_NOOP("fields", "Drawing")
PROPERTIES = QT_TRANSLATE_NOOP("fields", "Properties")
GROUPS = {
    "name": GENERAL,
    "title": GENERAL,
    "description": GENERAL,
    "body": CONNECTION,
    "body_a": CONNECTION,
    "body_b": CONNECTION,
    "point": CONNECTION,
    "point_a": CONNECTION,
    "point_b": CONNECTION,
    "axis_a": CONNECTION,
    "axis_b": CONNECTION,
    "side_a": CONNECTION,
    "side_b": CONNECTION,
    "joint": CONNECTION,
    "joint_a": CONNECTION,
    "joint_b": CONNECTION,
    "rack": CONNECTION,
    "pinion": CONNECTION,
    "bodies": CONNECTION,
    "mass": MASS,
    "inertia": MASS,
    "center": MASS,
    "density": MASS,
    "particle": MASS,
    "position": PLACEMENT,
    "orientation": PLACEMENT,
    "pinned": PLACEMENT,
    "velocity": MOTION,
    "angular_velocity": MOTION,
    "leads": MOTION,
    "angle_rate": MOTION,
    "displacement_rate": MOTION,
    "shapes": SHAPES,
    "color": DRAWING,
    "traced": DRAWING,
}
ORDER = (GENERAL, CONNECTION, PROPERTIES, MASS, PLACEMENT, MOTION, SHAPES, DRAWING)

# What a record that is no element is called where its name alone would not do.
TITLES = {
    "Model": QT_TRANSLATE_NOOP("fields", "Document"),
    "Setting": QT_TRANSLATE_NOOP("fields", "Value of a parameter"),
    "DiscreteState": QT_TRANSLATE_NOOP("fields", "Kept number"),
}


def label(name: str) -> str:
    """Return what a field is called: ``Point A`` for ``point_a``."""
    return _translated(LABELS.get(name) or _in_words(name))


def explained(meaning: str) -> str:
    """Return what the type of a record says that a field means."""
    return QCoreApplication.translate(CONTEXT, meaning)


def choice(value: str) -> str:
    """Return what one of the few values that a field may have is called."""
    return _translated(value.replace("_", " "))


def left_out(name: str) -> str:
    """Return what stands in the place of a value that is left out."""
    return _translated(LEFT_OUT.get(name, AUTOMATIC))


def title(record: type) -> str:
    """Return what a type of record is called: ``Revolute joint``."""
    if record in KINDS:
        return title_of(record)
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", record.__name__)
    return _translated(TITLES.get(record.__name__) or _in_words(words.lower()))


def group(name: str) -> str:
    """Return the part of a form in which a field stands."""
    return GROUPS.get(name, PROPERTIES)


def group_title(group: str) -> str:
    """Return a part of a form in the person's language."""
    return _translated(group)


def symbol_html(symbol: str) -> str:
    """Return a symbol as equations have it: italic, with its index below."""
    match = re.fullmatch(r"([^\W\d_]+)_?([a-z0-9]{1,2})?(\(t\))?", symbol)
    if match is None or len(match[1]) > 1:
        return ""
    low = f"<sub>{match[2]}</sub>" if match[2] else ""
    return f"<i>{match[1]}{low}</i>{match[3] or ''}"


def _in_words(name: str) -> str:
    words = [word.upper() if word in ("a", "b") else word for word in name.split("_")]
    return " ".join(words)[:1].upper() + " ".join(words)[1:]


def _translated(text: str) -> str:
    return QCoreApplication.translate("fields", text)
