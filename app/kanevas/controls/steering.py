"""What keys that are held and axes that are moved make of inputs. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from kane.model import Input
from kanevas.settings.bindings import Binding, Bindings

WAY = 1.0  # s in which a key takes an input from one limit to the other
BACK = 0.25  # s in which one that returns comes back all the way
DEAD = 0.1  # part of an axis about its middle that is none: springs do not bring it back exactly
UNMOVED = Binding()


class Steering:
    """Leads inputs, tick by tick.

    An input whose keys and axis rest is left alone, so that its slider leads it.
    """

    def __init__(self) -> None:
        self._led: dict[str, float] = {}  # values of those that keys or axes are moving

    def step(
        self,
        inputs: Sequence[Input],
        bindings: Bindings,
        pressed: Collection[str],
        axes: Mapping[str, float],
        value: Callable[[str], float],
        duration: float,
    ) -> dict[str, float]:
        """Return the inputs that go on, and their values [SI].

        Args:
            inputs: of the model.
            bindings: what leads them.
            pressed: the keys that are held.
            axes: of devices, from -1 to 1.
            value: returns that of an input as it is now.
            duration: since the step before [s].

        """
        found = {}
        for each in inputs:
            binding = bindings.get(each.name, UNMOVED)
            deflection = _deflection(binding, axes)
            way = (binding.raises in pressed) - (binding.lowers in pressed) if binding else 0
            now = self._led.get(each.name)
            if now is None and not way and not deflection:
                continue
            now = value(each.name) if now is None else now
            after, rests = _next(each, binding, way, deflection, now, duration)
            if rests:
                self._led.pop(each.name, None)
            else:
                self._led[each.name] = after
            if after != now or each.name not in self._led:
                found[each.name] = after
        return found

    def leave(self, names: Collection[str]) -> None:
        """Let inputs be where something else puts them."""
        for name in names:
            self._led.pop(name, None)

    def forget(self) -> None:
        """Let all inputs be where they are."""
        self._led = {}


def _next(
    each: Input, binding: Binding, way: int, deflection: float, now: float, duration: float
) -> tuple[float, bool]:
    """Return the value of an input after a step, and whether it is left alone from then on."""
    span, rest = each.largest - each.least, each.value
    if way:
        return _within(each, now + way * span * duration / WAY), False
    if deflection:
        return placed(each, deflection), False
    if binding.axis and not binding.keys:
        return rest, True
    if not binding.returns:
        return now, True
    longest = span * duration / BACK
    if abs(rest - now) <= longest:
        return rest, True
    return now + (longest if rest > now else -longest), False


def placed(each: Input, deflection: float) -> float:
    """Return where an axis puts an input: at the model's value in its middle, at a limit at an end.

    Args:
        each: the input.
        deflection: of the axis, from -1 to 1.

    """
    end = each.largest if deflection > 0.0 else each.least
    return _within(each, each.value + abs(deflection) * (end - each.value))


def _deflection(binding: Binding, axes: Mapping[str, float]) -> float:
    raw = axes.get(binding.axis, 0.0) if binding.axis else 0.0
    beyond = max(abs(raw) - DEAD, 0.0) / (1.0 - DEAD)
    return min(beyond, 1.0) * (1.0 if (raw > 0.0) != binding.turned else -1.0)


def _within(each: Input, value: float) -> float:
    return min(max(value, each.least), each.largest)
