"""Motors as actuators of MuJoCo: mujoco.readthedocs.io/en/stable/XMLreference, ``general``."""

from collections.abc import Collection, Iterable
from typing import Any

from kane.exchange.findings import Findings
from kane.exchange.linkage import Motor
from kane.exchange.xml_text import Element
from kane.sentences import say

DYNAMICS = {"input": "none", "integral": "integrator", "lag": "filter"}


class Actuators:
    """Writes motors.

    Args:
        motors: of a linkage.
        joints: hinges and slides of its tree, in which motors may act.
        findings: takes the motors that act elsewhere.

    """

    def __init__(
        self, motors: Iterable[Motor], joints: Collection[str], findings: Findings
    ) -> None:
        self._motors: list[Motor] = []
        for motor in motors:
            if all(joint in joints for joint, _ in motor.lengths):
                self._motors.append(motor)
            else:
                findings.dropped(
                    say("a motor of a joint that is no hinge or slide there"), motor.name
                )

    def add_sites(self, body: Element, name: str) -> None:
        """Write where motors push a body."""
        for motor in self._motors:
            if motor.site is not None and motor.site[0] == name:
                body.add("site", name=_site(motor), pos=motor.site[1].origin)

    def add_to(self, root: Element) -> None:
        """Write all motors, and the lengths of which they are motors where these are sums."""
        if not self._motors:
            return
        tendons, actuators = Element("tendon"), Element("actuator")
        for motor in self._motors:
            if len(motor.lengths) > 1:
                tendon = tendons.add("fixed", name=_length(motor))
                for joint, factor in motor.lengths:
                    tendon.add("joint", joint=joint, coef=factor)
            actuators.add("general", name=motor.name, **_acting_on(motor), **_law(motor))
        if not tendons.is_empty:
            root.put(tendons)
        root.put(actuators)

    def start(self) -> dict[str, list[float]]:
        """Return the controls and activations of a key frame."""
        found = {
            "ctrl": [motor.value for motor in self._motors],
            "act": [motor.start for motor in self._motors if motor.follows != "input"],
        }
        return {key: values for key, values in found.items() if values}


def _acting_on(motor: Motor) -> dict[str, Any]:
    if motor.site is not None:
        return {"site": _site(motor), "gear": (*motor.site[2], *motor.site[3])}
    if len(motor.lengths) > 1:
        return {"tendon": _length(motor)}
    ((joint, factor),) = motor.lengths
    return {"joint": joint, "gear": (factor,)}


def _law(motor: Motor) -> dict[str, Any]:
    """Return what the force of a motor hangs on."""
    found: dict[str, Any] = {"gaintype": "affine", "gainprm": motor.gain}
    if not any(motor.gain[1:]):
        found = {"gaintype": "fixed", "gainprm": motor.gain[:1]}
    if any(motor.bias):
        found |= {"biastype": "affine", "biasprm": motor.bias}
    if motor.follows != "input":
        found["dyntype"] = DYNAMICS[motor.follows]
        if motor.follows == "lag":
            found["dynprm"] = (motor.time_constant,)
        if motor.bounds is not None:
            found["actrange"] = motor.bounds
    if motor.least is not None and motor.largest is not None:
        found["ctrlrange"] = (motor.least, motor.largest)
    if motor.force_bounds is not None:
        found["forcerange"] = motor.force_bounds
    return found


def _site(motor: Motor) -> str:
    return f"{motor.name} acts"


def _length(motor: Motor) -> str:
    return f"{motor.name} length"
