"""What the measures in expressions read: paths, their rates, and what follows from these."""

from collections.abc import Mapping

from kane.compiled.paths import PathTable
from kane.elements.drivers import AXES
from kane.elements.primitives import Path as PathPrimitive
from kane.elements.primitives import SpinPath
from kane.expressions.nodes import Call, Node, Number, Path, PathRate, StateMeasure
from kane.model.measured_paths import between, position, value_path


class MeasureReader:
    """Gives each measure its node; the paths that it needs join the table."""

    def __init__(
        self, paths: PathTable, coordinates: Mapping[str, dict[str, PathPrimitive]]
    ) -> None:
        self._paths = paths
        self._coordinates = coordinates

    def node(self, measure: StateMeasure) -> Node:
        """Return what stands for a measure; the model's check has seen that it is there."""
        if value := value_path(measure, self._coordinates):
            return self._value(value)
        first = measure.names[0]
        match measure.function:
            case "vx" | "vy" | "vz":
                return self._rate(position("xyz".index(measure.function[1]), first))
            case "wx" | "wy" | "wz":
                return self._rate(SpinPath(first, AXES["xyz".index(measure.function[1])]))
            case "speed":
                squares = [
                    Call("**", (self._rate(position(i, first)), Number(2.0))) for i in range(3)
                ]
                total = Call("+", (Call("+", (squares[0], squares[1])), squares[2]))
                return Call("sqrt", (total,))
            case "distance_rate":
                return self._rate(between(*measure.names))
            case "rate":
                return self._rate(next(iter(self._coordinates[first].values())))
            case "angle_rate" | "displacement_rate":
                coordinate = measure.function.removesuffix("_rate")
                return self._rate(self._coordinates[first][coordinate])
        raise ValueError(measure)

    def _value(self, path: PathPrimitive) -> Node:
        return Path(self._paths.place(path))

    def _rate(self, path: PathPrimitive) -> Node:
        return PathRate(self._paths.place(path))
