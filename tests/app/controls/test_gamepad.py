"""The real library, with a gamepad that SDL plays."""

import pytest

from kanevas.controls.gamepad import Gamepads
from kanevas.settings.bindings import PAD_AXES

LARGEST = 32767


@pytest.fixture
def pads():
    pads = Gamepads()
    yield pads
    pads.close()


@pytest.fixture
def plug(pads):
    """Return what plugs a device in and returns what moves its axes, in SDL's order."""
    plugged, sdl2 = [], pads._sdl

    def plug(kind, axes=6):
        number = sdl2.SDL_JoystickAttachVirtual(
            getattr(sdl2, f"SDL_JOYSTICK_TYPE_{kind}"), axes, 10, 0
        )
        assert number >= 0, sdl2.SDL_GetError()
        plugged.append(number)
        stick = sdl2.SDL_JoystickOpen(number)
        return lambda axis, value: sdl2.SDL_JoystickSetVirtualAxis(stick, axis, value)

    yield plug
    for number in reversed(plugged):
        sdl2.SDL_JoystickDetachVirtual(number)


def test_without_any_all_axes_rest(pads):
    assert pads.read() == dict.fromkeys(PAD_AXES, 0.0)
    assert pads.names == []


def test_one_that_is_plugged_in_later_is_read(pads, plug):
    pads.read()
    move = plug("GAMECONTROLLER")
    pads.read()
    assert pads.names == ["Virtual Controller"]
    move(0, LARGEST)
    move(1, LARGEST)
    move(3, -LARGEST - 1)
    found = pads.read()
    assert found["left_stick_x"] == 1.0
    assert found["left_stick_y"] == -1.0, "towards the person is down"
    assert found["right_stick_y"] == 1.0
    assert found["right_stick_x"] == 0.0


def test_of_two_the_one_counts_that_is_moved(pads, plug):
    one = plug("GAMECONTROLLER")
    other = plug("GAMECONTROLLER")
    pads.read()
    one(0, -LARGEST // 2)
    other(0, LARGEST // 4)
    assert pads.read()["left_stick_x"] == pytest.approx(-0.5, abs=1e-3)


def test_a_wheel_has_its_axes_in_order(pads, plug):
    move = plug("WHEEL", axes=2)
    pads.read()
    move(0, LARGEST)
    assert pads.read()["left_stick_x"] == 1.0
