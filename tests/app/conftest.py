from tests.main_window import open_window, own_window, shared_window, solver_in_memory, window
from tests.strict_weather import (
    fixed_seeds,
    guard,
    imports_kept,
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
    "imports_kept",
    "model",
    "no_warnings_of_qt",
    "nothing_left_behind",
    "open_window",
    "own_folders",
    "own_window",
    "qtbot",
    "shared_window",
    "solver_in_memory",
    "two_bodies",
    "window",
]
