"""What the measures in expressions read: paths, their rates, and what follows from these."""

from collections.abc import Mapping, Sequence

from kane.compiled.paths import PathTable
from kane.elements.primitives import Path as PathPrimitive
from kane.elements.primitives import SignalPath
from kane.expressions.nodes import Call, Node, Number, Path, PathRate, StateMeasure, StateOf
from kane.model.measured_paths import VALUES, Frames, paths_of


class MeasureReader:
    """Gives each measure its node; the paths that it needs join the table."""

    def __init__(
        self,
        paths: PathTable,
        coordinates: Mapping[str, dict[str, PathPrimitive]],
        frames: Frames,
        states: Sequence[StateOf] = (),
    ) -> None:
        self._states = {state: k for k, state in enumerate(states)}
        self._paths = paths
        self._coordinates = coordinates
        self._frames = frames

    def node(self, measure: StateMeasure | StateOf) -> Node:
        """Return what stands for a measure; the model's check has seen that it is there."""
        if isinstance(measure, StateOf):
            return Path(self._paths.place(SignalPath(self._states[measure])))
        paths = paths_of(measure, self._coordinates, self._frames)
        if measure.function in VALUES:
            return Path(self._paths.place(paths[0]))
        rates = [PathRate(self._paths.place(path)) for path in paths]
        if measure.function == "speed":
            squares = [Call("**", (rate, Number(2.0))) for rate in rates]
            total = Call("+", (Call("+", (squares[0], squares[1])), squares[2]))
            return Call("sqrt", (total,))
        return rates[0]
