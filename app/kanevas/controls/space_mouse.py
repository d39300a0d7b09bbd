"""A 3D mouse, by PySpaceMouse. No Qt here."""

from __future__ import annotations

from typing import Any

from kanevas.settings.bindings import MOUSE_AXES

MOST_REPORTS = 16  # that are read at once; the device sends some hundred a second


class SpaceMouse:
    """The first 3D mouse that is plugged in.

    Raises:
        ImportError: the library is not here.
        OSError: there is no such device, or no way to it.

    """

    def __init__(self) -> None:
        import pyspacemouse

        try:
            self._device: Any = pyspacemouse.open(
                axis_convention=pyspacemouse.AxisConvention.HID_Z_UP
            )
        except Exception as error:  # the library raises bare ones of many kinds
            raise OSError(str(error)) from error
        self._fields = {axis: axis.removeprefix("mouse_") for axis in MOUSE_AXES}

    @property
    def names(self) -> list[str]:
        """What the device is called."""
        return [str(self._device.name)]

    def read(self) -> dict[str, float]:
        """Return all axes, from -1 to 1, as the latest report has them."""
        state = self._device.read()
        for _ in range(MOST_REPORTS):
            before = state.t
            state = self._device.read()
            if state.t == before:
                break
        return {axis: float(getattr(state, field)) for axis, field in self._fields.items()}

    def close(self) -> None:
        """Leave the device to others."""
        self._device.close()
