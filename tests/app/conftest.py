from tests.main_window import open_window, window
from tests.strict_weather import (
    fixed_seeds,
    guard,
    model,
    no_warnings_of_qt,
    nothing_left_behind,
    own_folders,
    qtbot,
    two_bodies,
)

__all__ = [
    "fixed_seeds",
    "guard",
    "model",
    "no_warnings_of_qt",
    "nothing_left_behind",
    "open_window",
    "own_folders",
    "qtbot",
    "two_bodies",
    "window",
]
