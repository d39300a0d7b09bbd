"""Gamepads, and sticks and wheels, by SDL. No Qt here."""

from __future__ import annotations

import ctypes
import warnings
from typing import Any

from kanevas.settings.bindings import PAD_AXES

LARGEST = 32767.0  # of an axis
# SDL has what is towards the person as positive.
SIGNS = {"left_stick_y": -1.0, "right_stick_y": -1.0}


class Gamepads:
    """All gamepads that are plugged in, also those that come later.

    Raises:
        ImportError: SDL is not here.
        OSError: it finds no way to the devices.

    """

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it tells which library it has found
            import sdl2
        self._sdl: Any = sdl2
        sdl2.SDL_SetHint(sdl2.SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, b"1")
        sdl2.SDL_SetHint(sdl2.SDL_HINT_NO_SIGNAL_HANDLERS, b"1")
        if sdl2.SDL_Init(sdl2.SDL_INIT_GAMECONTROLLER) != 0:
            raise OSError(sdl2.SDL_GetError().decode(errors="replace"))
        self._pads: list[Any] = []
        self._sticks: list[Any] = []
        self._plugged: tuple[int, ...] = ()

    @property
    def names(self) -> list[str]:
        """What the devices are called."""
        sdl = self._sdl
        found = [sdl.SDL_GameControllerName(pad) for pad in self._pads]
        found += [sdl.SDL_JoystickName(stick) for stick in self._sticks]
        return [name.decode(errors="replace") for name in found if name]

    def read(self) -> dict[str, float]:
        """Return all axes, from -1 to 1; of several devices the one that is farther from rest."""
        sdl = self._sdl
        sdl.SDL_GameControllerUpdate()
        self._look_for_others()
        found = dict.fromkeys(PAD_AXES, 0.0)
        for pad in self._pads:
            self._take(found, [sdl.SDL_GameControllerGetAxis(pad, k) for k in range(len(PAD_AXES))])
        for stick in self._sticks:
            count = min(sdl.SDL_JoystickNumAxes(stick), len(PAD_AXES))
            self._take(found, [sdl.SDL_JoystickGetAxis(stick, k) for k in range(count)])
        return found

    def close(self) -> None:
        """Leave the devices to others."""
        self._leave()
        self._sdl.SDL_QuitSubSystem(self._sdl.SDL_INIT_GAMECONTROLLER)

    @staticmethod
    def _take(found: dict[str, float], values: list[int]) -> None:
        for axis, value in zip(PAD_AXES, values, strict=False):
            part = SIGNS.get(axis, 1.0) * max(value / LARGEST, -1.0)
            if abs(part) > abs(found[axis]):
                found[axis] = part

    def _look_for_others(self) -> None:
        """Open what is plugged in now."""
        sdl = self._sdl
        count = range(sdl.SDL_NumJoysticks())
        plugged = tuple(sdl.SDL_JoystickGetDeviceInstanceID(k) for k in count)
        if plugged == self._plugged:
            return
        self._leave()
        self._plugged = plugged
        for k in count:
            is_pad = bool(sdl.SDL_IsGameController(k))
            opened = sdl.SDL_GameControllerOpen(k) if is_pad else sdl.SDL_JoystickOpen(k)
            if ctypes.cast(opened, ctypes.c_void_p):
                (self._pads if is_pad else self._sticks).append(opened)

    def _leave(self) -> None:
        for pad in self._pads:
            self._sdl.SDL_GameControllerClose(pad)
        for stick in self._sticks:
            self._sdl.SDL_JoystickClose(stick)
        self._pads, self._sticks, self._plugged = [], [], ()
