"""Kane's equations with multipliers for systems of rigid bodies.

    import kane

    model = kane.load("models/seven_body_mechanism.json")
    result = kane.simulate(model, duration=0.03, method="rk4", step=1e-4)
    result["K1.angle_z"]
    result.to_csv("motion.csv")

SI units and radians throughout.
"""

from importlib import import_module
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
    from kane.analyses.best import best
    from kane.analyses.body_loads import body_loads, write_body_loads
    from kane.analyses.dynamics import simulate
    from kane.analyses.effective_mass import effective_mass
    from kane.analyses.equations import equations
    from kane.analyses.fit import fit
    from kane.analyses.frequency_response import frequency_response, root_locus
    from kane.analyses.going_on import go_on
    from kane.analyses.instant import instant_at_start, instant_of
    from kane.analyses.inverse import inverse_dynamics, kinematics
    from kane.analyses.led import with_pulls
    from kane.analyses.linearisation import linearise
    from kane.analyses.load_path import load_path
    from kane.analyses.mobility import mobility
    from kane.analyses.simulation import start
    from kane.analyses.statics import equilibria, equilibrium
    from kane.analyses.steady_motion import steady_motion
    from kane.analyses.study import study
    from kane.analyses.study_file import load_study, save_study
    from kane.exchange.formats import export_model, import_model
    from kane.results import Result
    from kane.results.hdf5 import load_result
    from kane.symbolic.equations import symbolic_equations

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
    "best",
    "body_loads",
    "effective_mass",
    "equations",
    "equilibria",
    "equilibrium",
    "export_model",
    "fit",
    "frequency_response",
    "go_on",
    "import_model",
    "instant_at_start",
    "instant_of",
    "inverse_dynamics",
    "kinematics",
    "linearise",
    "load",
    "load_path",
    "load_result",
    "load_study",
    "mobility",
    "root_locus",
    "save",
    "save_study",
    "script",
    "simulate",
    "start",
    "steady_motion",
    "study",
    "symbolic_equations",
    "with_parameters",
    "with_pulls",
    "write_body_loads",
]


_WHERE = {
    "Result": "kane.results",
    "best": "kane.analyses.best",
    "body_loads": "kane.analyses.body_loads",
    "effective_mass": "kane.analyses.effective_mass",
    "equilibria": "kane.analyses.statics",
    "equilibrium": "kane.analyses.statics",
    "equations": "kane.analyses.equations",
    "export_model": "kane.exchange.formats",
    "fit": "kane.analyses.fit",
    "frequency_response": "kane.analyses.frequency_response",
    "go_on": "kane.analyses.going_on",
    "import_model": "kane.exchange.formats",
    "instant_at_start": "kane.analyses.instant",
    "instant_of": "kane.analyses.instant",
    "inverse_dynamics": "kane.analyses.inverse",
    "kinematics": "kane.analyses.inverse",
    "linearise": "kane.analyses.linearisation",
    "load_path": "kane.analyses.load_path",
    "load_result": "kane.results.hdf5",
    "load_study": "kane.analyses.study_file",
    "mobility": "kane.analyses.mobility",
    "save_study": "kane.analyses.study_file",
    "root_locus": "kane.analyses.frequency_response",
    "simulate": "kane.analyses.dynamics",
    "start": "kane.analyses.simulation",
    "steady_motion": "kane.analyses.steady_motion",
    "study": "kane.analyses.study",
    "symbolic_equations": "kane.symbolic.equations",
    "with_pulls": "kane.analyses.led",
    "write_body_loads": "kane.analyses.body_loads",
}


def __getattr__(name: str) -> Any:
    """Import what needs the compiled kernels only when it is asked for."""
    if name in _WHERE:
        return getattr(import_module(_WHERE[name]), name)
    raise AttributeError(f"module 'kane' has no attribute '{name}'")
