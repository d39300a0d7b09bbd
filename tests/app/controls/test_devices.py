import builtins
import sys
from types import SimpleNamespace

import pytest

from kanevas.controls.devices import Devices
from kanevas.controls.space_mouse import SpaceMouse
from kanevas.settings.bindings import AXES, MOUSE_AXES, PAD_AXES


class Made:
    """A device that is not there."""

    def __init__(self, **axes):
        self.axes, self.closed = axes, False
        self.names = ["made"]

    def read(self):
        return self.axes

    def close(self):
        self.closed = True


def test_only_what_is_needed_is_opened():
    pad = Made(left_stick_x=0.5)
    devices = Devices(((PAD_AXES, lambda: pad), (MOUSE_AXES, lambda: 1 / 0)))
    devices.open(())
    assert devices.read() == {}
    devices.open({"left_stick_y"})
    devices.open({"left_stick_y"})
    assert devices.read() == {"left_stick_x": 0.5}
    assert devices.names() == ["made"]
    assert devices.problems == ()
    devices.close()
    assert pad.closed
    assert devices.read() == {}


def test_without_the_libraries_it_says_what_to_install(monkeypatch):
    real = builtins.__import__

    def without(name, *args):
        if name in ("sdl2", "pyspacemouse"):
            raise ImportError(name)
        return real(name, *args)

    monkeypatch.setattr(builtins, "__import__", without)
    devices = Devices()
    devices.open(AXES)
    pad, mouse = devices.problems
    assert "PySDL2" in pad
    assert "PySpaceMouse" in mouse
    assert "pip install kanevas[controls]" in pad
    assert devices.read() == {}


def test_without_a_device_it_says_so():
    devices = Devices()
    devices.open({"mouse_x"})
    (problem,) = devices.problems
    assert problem.startswith("There is no 3D mouse, or no way to it.")


def test_a_3d_mouse_is_read_up_to_its_latest_report(monkeypatch):
    state = SimpleNamespace(t=0.0, x=0.0, y=0.0, z=0.0, roll=0.0, pitch=0.0, yaw=0.0)
    reports = [("x", 0.25), ("yaw", -1.0), ("x", 0.75)]

    class Puck:
        name = "SpaceNavigator"
        closed = False

        def read(self):
            if reports:
                field, value = reports.pop(0)
                setattr(state, field, value)
                state.t += 0.01
            return state

        def close(self):
            self.closed = True

    puck, asked = Puck(), []
    library = SimpleNamespace(
        open=lambda **how: asked.append(how) or puck,
        AxisConvention=SimpleNamespace(HID_Z_UP="z up"),
    )
    monkeypatch.setitem(sys.modules, "pyspacemouse", library)
    mouse = SpaceMouse()
    assert asked == [{"axis_convention": "z up"}]
    found = mouse.read()
    assert set(found) == set(MOUSE_AXES)
    assert (found["mouse_x"], found["mouse_yaw"], found["mouse_z"]) == (0.75, -1.0, 0.0)
    assert mouse.names == ["SpaceNavigator"]
    mouse.close()
    assert puck.closed


def test_the_names_that_are_asked_of_the_library_are_there():
    library = pytest.importorskip("pyspacemouse")
    state = library.SpaceMouseState()
    assert all(hasattr(state, axis.removeprefix("mouse_")) for axis in MOUSE_AXES)
    assert library.AxisConvention.HID_Z_UP is not None
