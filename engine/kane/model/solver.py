"""Settings of a run."""

from typing import Annotated, Literal, get_args

import msgspec

from kane.fields import Positive, Record, quantity

MethodName = Literal[
    "euler", "heun", "rk4", "dopri5", "dop853", "esdirk43", "radau", "bdf", "lsoda", "moreau"
]
METHOD_NAMES: tuple[MethodName, ...] = get_args(MethodName)
FIXED_STEP_METHODS = frozenset({"euler", "heun", "rk4", "moreau"})
TIME_STEPPING: MethodName = "moreau"  # goes over strikes, and looks for none
ADAPTIVE_METHODS = frozenset(METHOD_NAMES) - FIXED_STEP_METHODS  # they choose their steps
STIFF_METHODS = frozenset({"esdirk43", "radau", "bdf", "lsoda"})
FormulationName = Literal["multipliers", "embedded"]
FORMULATION_NAMES: tuple[FormulationName, ...] = get_args(FormulationName)


class SolverSettings(Record, frozen=True, kw_only=True):
    """How long to run, by which method, how exactly and how often to record."""

    method: Annotated[
        MethodName,
        msgspec.Meta(
            description="Integration method: euler, heun, rk4 at a fixed step; dopri5, dop853 "
            "adaptive; esdirk43 adaptive, for stiff models "
            "of any size; radau, bdf, lsoda the same, for small ones; moreau at a fixed step over "
            "strikes, for many contacts."
        ),
    ] = "dop853"
    formulation: Annotated[
        FormulationName,
        msgspec.Meta(
            description="How the constraints enter the equations: multipliers for all speeds, or "
            "embedded, which leaves equations for the independent speeds alone. Both give the same "
            "motion."
        ),
    ] = "multipliers"
    at_rest: Annotated[
        bool,
        msgspec.Meta(
            description="Whether a run begins at rest, in the equilibrium that the model comes to "
            "from where it is drawn, and not with the speeds given."
        ),
    ] = False
    duration: Annotated[float, quantity("s", "T", "Length of the run", gt=0)] = 1.0
    step: Annotated[
        float,
        quantity("s", "h", "Step of the fixed-step methods, shortened to meet record times", gt=0),
    ] = 1e-3
    record_every: Annotated[
        Positive | None,
        quantity(
            "s",
            "Δt",
            "Time between recorded frames; by default each fixed step, and for an adaptive method "
            "1/1000 of the run, or as often as the motion asks for more",
        ),
    ] = None
    max_step: Annotated[
        Positive | None,
        quantity(
            "s",
            "h_m",
            "Longest step of any method; by default laws of time alone limit the steps of the "
            "adaptive ones, where something short begins in them",
        ),
    ] = None
    rtol: Annotated[
        float,
        quantity("1", "rtol", "Relative error per step of adaptive methods", ge=1e-14, le=0.1),
    ] = 1e-8
    atol: Annotated[
        float,
        quantity(
            "1", "atol", "Absolute error per step of adaptive methods, in SI units", gt=0, le=1
        ),
    ] = 1e-10
