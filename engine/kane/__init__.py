"""Kane's equations with multipliers for systems of rigid bodies.

    import kane

    model = kane.load("models/seven_body_mechanism.json")
    result = kane.simulate(model, duration=0.03, method="rk4", step=1e-4)
    result["K1.angle_z"]
    result.to_csv("motion.csv")

SI units and radians throughout.
"""

from typing import TYPE_CHECKING, Any

from kane.errors import (
    ArgumentError,
    AssemblyError,
    FileError,
    KaneError,
    ModelError,
    SettingsError,
    UnknownSignalError,
)
from kane.files.model_json import load, save
from kane.files.script import script
from kane.model import Model, with_parameters

if TYPE_CHECKING:
    from kane.analyses.dynamics import simulate
    from kane.analyses.equations import equations
    from kane.analyses.mobility import mobility
    from kane.analyses.simulation import start
    from kane.analyses.study import study
    from kane.results import Result
    from kane.results.hdf5 import load_result

__all__ = [
    "ArgumentError",
    "AssemblyError",
    "FileError",
    "KaneError",
    "Model",
    "ModelError",
    "Result",
    "SettingsError",
    "UnknownSignalError",
    "equations",
    "load",
    "load_result",
    "mobility",
    "save",
    "script",
    "simulate",
    "start",
    "study",
    "with_parameters",
]


def __getattr__(name: str) -> Any:
    """Import what needs the compiled kernels only when it is asked for."""
    match name:
        case "simulate":
            from kane.analyses.dynamics import simulate

            return simulate
        case "equations":
            from kane.analyses.equations import equations

            return equations
        case "mobility":
            from kane.analyses.mobility import mobility

            return mobility
        case "start":
            from kane.analyses.simulation import start

            return start
        case "load_result":
            from kane.results.hdf5 import load_result

            return load_result
        case "study":
            from kane.analyses.study import study

            return study
        case "Result":
            from kane.results import Result

            return Result
    raise AttributeError(f"module 'kane' has no attribute '{name}'")
