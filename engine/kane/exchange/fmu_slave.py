"""The side of an FMU that speaks with pythonfmu3, whose classes exist where the FMU runs alone."""

import re
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlparse

from kane.errors import KaneError
from kane.exchange.fmu_model import FmuModel, outputs

STRUCTURED = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*")


def begin(slave: Any) -> None:
    """Let a slave of pythonfmu3 have the variables of the model in its resources."""
    from pythonfmu3 import DefaultExperiment, Float64, Fmi3Causality, Fmi3Variability

    held = slave.held = FmuModel(_folder(slave.resources))
    model = held.model
    slave.description = model.description or model.title
    slave.default_experiment = DefaultExperiment(
        start_time=0.0, stop_time=model.solver.duration, tolerance=model.solver.rtol
    )
    slave.time = 0.0
    independent = Float64(
        "time", causality=Fmi3Causality.independent, variability=Fmi3Variability.continuous,
        getter=lambda: slave.time, description="Time [s]",
    )  # fmt: skip
    slave.register_variable(independent)
    for each in model.parameters:
        slave.register_variable(
            Float64(
                each.name,
                causality=Fmi3Causality.parameter,
                variability=Fmi3Variability.fixed,
                start=each.value,
                description=f"{each.description} [{each.unit or '1'}]",
                getter=partial(held.parameter, each.name),
                setter=partial(held.set_parameter, each.name),
            )
        )
    for given in model.inputs:
        slave.register_variable(
            Float64(
                given.name,
                causality=Fmi3Causality.input,
                variability=Fmi3Variability.continuous,
                start=given.value,
                description=f"{given.description} [{given.unit or '1'}]",
                getter=partial(held.input, given.name),
                setter=partial(held.set_input, given.name),
            )
        )
    for name, meaning in outputs(model):
        slave.register_variable(
            Float64(
                name,
                causality=Fmi3Causality.output,
                variability=Fmi3Variability.continuous,
                description=meaning,
                getter=partial(held.value, name),
            ),
            nested=False,
        )


def named(description: Any) -> Any:
    """Return the XML of a description that says how its variables are named.

    FMI 3.0, section 2.4.7.5.1: "structured" are identifiers with dots between them, and pythonfmu3
    says so of all; "flat" are any texts, such as names with blanks.
    """
    names = (each.get("name", "") for each in description.find("ModelVariables"))
    if not all(map(STRUCTURED.fullmatch, names)):
        description.set("variableNamingConvention", "flat")
    return description


def step(slave: Any, current_time: float, step_size: float) -> Any:
    """Advance a slave by a step; a run that cannot go on ends the simulation with its reason."""
    from pythonfmu3 import Fmi3Status, Fmi3StepResult

    try:
        came_there = slave.held.advance(step_size)
        reason = "" if came_there else str(slave.held.message)
    except KaneError as error:
        came_there, reason = False, str(error)
    slave.time = current_time + step_size
    if came_there:
        return Fmi3StepResult(status=Fmi3Status.ok)
    slave.log(reason, Fmi3Status.error, "logStatusError")
    return Fmi3StepResult(status=Fmi3Status.error, terminateSimulation=True)


def _folder(resources: str) -> str:
    """Return the folder of resources, which some importers give as a file URI."""
    if resources.startswith("file:"):
        return unquote(urlparse(resources).path)
    return str(Path(resources))
