"""What an FMU of a model does: it holds a simulation, and is asked for quantities and told inputs.

It runs in whatever program has loaded the FMU, by the Python there, which must have kane.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

import kane
from kane.analyses.simulation import Simulation
from kane.elements.quantity import Quantity
from kane.model import Model, quantities
from kane.model.model import recorded_values
from kane.sentences import NOTHING, Sentence

MODEL_FILE = "model.json"
OF_BODIES = frozenset({"x", "y", "z", "e1", "e2", "e3", "e4", "vx", "vy", "vz", "wx", "wy", "wz"})
OF_JOINTS = frozenset({"angle", "displacement", "angle_rate", "displacement_rate"})


class Output(NamedTuple):
    """A quantity that an FMU gives: its name as in ``rod.x``, and its meaning with the unit."""

    name: str
    meaning: str


def outputs(model: Model) -> Iterator[Output]:
    """Yield what an FMU gives: motion of bodies, coordinates of joints, measures, signals."""
    measures = {each.name for each in recorded_values(model)}
    bodies = {body.name for body in model.bodies}
    joints = {joint.name for joint in model.joints}
    for owner, entry in quantities(model):
        if (
            owner in measures
            or (owner in bodies and entry.key in OF_BODIES)
            or (owner in joints and entry.key in OF_JOINTS)
        ):
            yield Output(f"{owner}.{entry.key}", _meaning(entry))


def _meaning(entry: Quantity) -> str:
    return f"{entry.meaning} [{entry.unit}]"


class FmuModel:
    """A model in an FMU.

    Args:
        folder: where the FMU has its resources.

    """

    def __init__(self, folder: str) -> None:
        self.model = kane.load(Path(folder) / MODEL_FILE)
        self._parameters: dict[str, float] = {}
        self._inputs: dict[str, float] = {}
        self._simulation: Simulation | None = None
        self._values: dict[str, float] = {}

    def set_parameter(self, name: str, value: float) -> None:
        """Note the value of a parameter, before the start."""
        self._parameters[name] = value
        self._simulation = None
        self._values.clear()

    def set_input(self, name: str, value: float) -> None:
        """Let an input have a value; it goes there in a straight line within the next step.

        Before the first step it has that value from the start.
        """
        self._inputs[name] = value
        if self._simulation is not None and self._simulation.time > 0.0:
            self._simulation.set_inputs({name: value})
        else:
            self._simulation = None
            self._values.clear()

    def parameter(self, name: str) -> float:
        """Return the value of a parameter."""
        own = next(each.value for each in self.model.parameters if each.name == name)
        return self._parameters.get(name, own)

    def input(self, name: str) -> float:
        """Return the value of an input."""
        own = next(each.value for each in self.model.inputs if each.name == name)
        return self._inputs.get(name, own)

    def advance(self, duration: float) -> bool:
        """Go on by a time [s]; return whether it came there."""
        self._values.clear()
        return self._running().advance(duration)

    @property
    def message(self) -> Sentence:
        """How the run goes, or why it has ended."""
        return self._simulation.message if self._simulation else NOTHING

    def value(self, name: str) -> float:
        """Return a quantity as it is now."""
        if name not in self._values:
            self._values[name] = float(self._running().latest(1)[name][-1])
        return self._values[name]

    def _running(self) -> Simulation:
        if self._simulation is None:
            model = kane.with_parameters(self.model, self._parameters)
            inputs = tuple(
                msgspec.structs.replace(each, value=self._inputs.get(each.name, each.value))
                for each in model.inputs
            )
            self._simulation = kane.start(msgspec.structs.replace(model, inputs=inputs))
        return self._simulation
