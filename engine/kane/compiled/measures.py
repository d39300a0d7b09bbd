"""What the measures in expressions read: paths, their rates, and what follows from these."""

from collections.abc import Mapping

from kane.compiled.paths import PathTable
from kane.elements.drivers import AXES
from kane.elements.primitives import DisplacementPath, DistancePath, SpinPath
from kane.elements.primitives import Path as PathPrimitive
from kane.expressions.nodes import Call, Node, Number, Path, PathRate, StateMeasure
from kane.fields import GROUND

ORIGIN = (0.0, 0.0, 0.0)


class MeasureReader:
    """Gives each measure its node; the paths that it needs join the table."""

    def __init__(
        self, paths: PathTable, coordinates: Mapping[str, dict[str, PathPrimitive]]
    ) -> None:
        self._paths = paths
        self._coordinates = coordinates

    def node(self, measure: StateMeasure) -> Node:
        """Return what stands for a measure; the model's check has seen that it is there."""
        first = measure.names[0]
        match measure.function:
            case "x" | "y" | "z":
                return self._value(_position(first, "xyz".index(measure.function)))
            case "vx" | "vy" | "vz":
                return self._rate(_position(first, "xyz".index(measure.function[1])))
            case "wx" | "wy" | "wz":
                return self._rate(SpinPath(first, AXES["xyz".index(measure.function[1])]))
            case "speed":
                squares = [
                    Call("**", (self._rate(_position(first, i)), Number(2.0))) for i in range(3)
                ]
                total = Call("+", (Call("+", (squares[0], squares[1])), squares[2]))
                return Call("sqrt", (total,))
            case "distance":
                return self._value(_between(*measure.names))
            case "distance_rate":
                return self._rate(_between(*measure.names))
            case "rate":
                return self._rate(next(iter(self._coordinates[first].values())))
            case "angle_rate" | "displacement_rate":
                coordinate = measure.function.removesuffix("_rate")
                return self._rate(self._coordinates[first][coordinate])
            case coordinate:
                return self._value(self._coordinates[first][coordinate])

    def _value(self, path: PathPrimitive) -> Node:
        return Path(self._paths.place(path))

    def _rate(self, path: PathPrimitive) -> Node:
        return PathRate(self._paths.place(path))


def _position(body: str, component: int) -> DisplacementPath:
    return DisplacementPath(GROUND, ORIGIN, AXES[component], body, ORIGIN)


def _between(a: str, b: str) -> DistancePath:
    return DistancePath(a, ORIGIN, b, ORIGIN)
