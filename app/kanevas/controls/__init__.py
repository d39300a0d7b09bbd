"""Keys, gamepads and 3D mice as sources of the inputs of a model in motion."""

from kanevas.controls.controls import Controls
from kanevas.controls.devices import Devices

__all__ = ["Controls", "Devices"]
