"""The devices beside mouse and keyboard that can lead inputs."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from kanevas.controls.gamepad import Gamepads
from kanevas.controls.space_mouse import SpaceMouse
from kanevas.settings.bindings import MOUSE_AXES, PAD_AXES


class Device(Protocol):
    """Something with axes."""

    @property
    def names(self) -> list[str]:
        """What the devices are called that are there now."""

    def read(self) -> dict[str, float]:
        """Return its axes, from -1 to 1."""

    def close(self) -> None:
        """Leave it to others."""


class Devices:
    """Opens devices as they are needed, and reads them all.

    Each kind needs a library that need not be here.

    Args:
        kinds: the axes of each kind of device, what opens it, what it is called in sentences.

    Attributes:
        problems: why some of what was asked for is not there; sentences for the person.

    """

    def __init__(
        self, kinds: Collection[tuple[Collection[str], Callable[[], Device]]] | None = None
    ) -> None:
        self._kinds = kinds or ((PAD_AXES, Gamepads), (MOUSE_AXES, SpaceMouse))
        self._open: dict[int, Device] = {}
        self.problems: tuple[str, ...] = ()

    def open(self, axes: Collection[str]) -> None:
        """Open what has some of these axes."""
        problems = []
        for number, (own, make) in enumerate(self._kinds):
            if number in self._open or set(own).isdisjoint(axes):
                continue
            try:
                self._open[number] = make()
            except ImportError:
                problems.append(_without_library(own))
            except OSError as error:
                problems.append(f"{_without_device(own)} ({error})")
        self.problems = tuple(problems)

    def names(self) -> list[str]:
        """Return what the open devices are called."""
        return [name for device in self._open.values() for name in device.names]

    def read(self) -> dict[str, float]:
        """Return all axes of what is open, from -1 to 1."""
        found: dict[str, float] = {}
        for device in self._open.values():
            found |= device.read()
        return found

    def close(self) -> None:
        """Leave all devices to others."""
        for device in self._open.values():
            device.close()
        self._open = {}


def _without_library(axes: Collection[str]) -> str:
    if axes is PAD_AXES:
        return tr(
            "Gamepads need the library PySDL2, which is not here: pip install kanevas[controls]"
        )
    return tr(
        "A 3D mouse needs the library PySpaceMouse, which is not here: "
        "pip install kanevas[controls]"
    )


def _without_device(axes: Collection[str]) -> str:
    if axes is PAD_AXES:
        return tr("There is no way to gamepads here.")
    return tr("There is no 3D mouse, or no way to it.")


def tr(text: str) -> str:
    """Return a text in the user's language."""
    return QCoreApplication.translate("Devices", text)
