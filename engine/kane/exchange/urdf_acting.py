"""What URDF has no words for and acts: motors, springs in joints, and springs between links.

They stand in the element ``kanevas``, which other programs pass over. Of a motor in one joint there
is a ``transmission`` besides, from which ROS makes its controllers.
"""

from collections.abc import Iterator, Mapping
from typing import Any, get_args

import numpy as np

from kane.exchange.linkage import (
    Affine,
    Connection,
    Frame,
    Linkage,
    Motor,
    MotorWay,
    Strut,
    of_rpy,
    to_rpy,
)
from kane.exchange.xml_text import Element
from kane.exchange.xml_tree import Tag
from kane.fields import GROUND, Vector
from kane.sentences import say

WAYS = get_args(MotorWay)
NONE: Affine = (0.0, 0.0, 0.0)
MOVES = frozenset({"revolute", "prismatic"})
Range = tuple[float, float]


def add_acting(robot: Element, own: Element, linkage: Linkage, ground: str) -> None:
    """Write what acts.

    Args:
        robot: takes transmissions.
        own: the element ``kanevas``.
        linkage: with motors.
        ground: name of the link that is the ground.

    """
    for each in linkage.connections:
        most = linkage.most_of_motors.get(each.name)
        bounds: dict[str, Any] = {} if most is None else {"most": most}
        if each.stiffness or bounds:
            own.add("acting", joint=each.name, stiffness=each.stiffness, rest=each.rest, **bounds)
    for strut in linkage.struts:
        a, b = (ground if end == GROUND else end for end in (strut.parent, strut.child))
        own.add(
            "spring", name=strut.name, link1=a, xyz1=strut.on_parent, link2=b, xyz2=strut.on_child,
            stiffness=strut.stiffness, damping=strut.damping, length=strut.length,
        )  # fmt: skip
    for motor in linkage.motors:
        _add_motor(own, motor)
        if (interface := _interface(motor)) is not None:
            _add_transmission(robot, motor, interface)


def _add_motor(own: Element, motor: Motor) -> None:
    may_be = {
        "limits": None if motor.least is None else (motor.least, motor.largest),
        "bounds": motor.bounds,
        "force_bounds": motor.force_bounds,
    }
    given: dict[str, Any] = {key: value for key, value in may_be.items() if value is not None}
    if motor.follows != "input":
        given |= {"follows": motor.follows, "start": motor.start}
    if motor.follows == "lag":
        given["time_constant"] = motor.time_constant
    element = own.add(
        "motor", name=motor.name, value=motor.value, gain=motor.gain, bias=motor.bias, **given
    )
    for joint, factor in motor.lengths:
        element.add("joint", name=joint, factor=factor)
    if motor.site is not None:
        link, frame, force, moment = motor.site
        element.add(
            "site", link=link, xyz=frame.origin, rpy=to_rpy(frame.rotation), force=force,
            moment=moment,
        )  # fmt: skip


def _interface(motor: Motor) -> str | None:
    """Return by what ROS leads a motor: force, place or speed; None of others."""
    is_led = motor.gain[0] and not any(motor.gain[1:]) and motor.follows == "input"
    if len(motor.lengths) != 1 or not is_led:
        return None
    _, slope, of_rate = motor.bias
    if slope:
        return "PositionJointInterface"
    return "VelocityJointInterface" if of_rate else "EffortJointInterface"


def _add_transmission(robot: Element, motor: Motor, interface: str) -> None:
    ((joint, factor),) = motor.lengths
    element = robot.add("transmission", name=motor.name)
    element.add("type", "transmission_interface/SimpleTransmission")
    for tag, name in (("joint", joint), ("actuator", motor.name)):
        part = element.add(tag, name=name)
        part.add("hardwareInterface", f"hardware_interface/{interface}")
    part.add("mechanicalReduction", repr(factor))


# --- back again


class Acting:
    """Reads what acts.

    Args:
        robot: the outermost element.

    """

    def __init__(self, robot: Tag) -> None:
        self._own = [each for tag in robot.each("kanevas") for each in tag.children]
        self.springs: dict[str, tuple[float, float]] = {}  # stiffness and rest
        self.bounds: dict[str, Range] = {}
        for tag in self._each("acting"):
            joint, stiffness = tag.word("joint"), tag.number("stiffness", 0.0)
            if stiffness < 0:
                raise tag.fault(say("the stiffness must not be negative"))
            self.springs[joint] = (stiffness, tag.number("rest", 0.0))
            if tag.has("most"):
                self.bounds[joint] = _range(tag, "most")

    def _each(self, name: str) -> Iterator[Tag]:
        return (tag for tag in self._own if tag.name == name)

    def struts(self) -> Iterator[Strut]:
        """Yield the springs between links."""
        for tag in self._each("spring"):
            yield Strut(
                tag.word("name"), tag.word("link1"), _three(tag, "xyz1"), tag.word("link2"),
                _three(tag, "xyz2"), tag.number("stiffness"), tag.number("damping"),
                tag.number("length"),
            )  # fmt: skip

    def motors(self, connections: Mapping[str, Connection]) -> Iterator[Motor]:
        """Yield the motors; raises ModelError where one acts on what is not there."""
        for tag in self._each("motor"):
            limits = _range(tag, "limits") if tag.has("limits") else (None, None)
            follows = tag.attributes.get("follows", "input")
            if follows not in WAYS:
                raise tag.fault(say("there is no motor that follows by '{way}'", way=follows))
            yield Motor(
                name=tag.word("name"),
                value=tag.number("value"),
                least=limits[0],
                largest=limits[1],
                gain=_three(tag, "gain"),
                bias=_three(tag, "bias", NONE),
                follows=follows,  # type: ignore[arg-type]
                time_constant=_time(tag) if follows == "lag" else 0.0,
                start=tag.number("start", 0.0),
                bounds=_range(tag, "bounds") if tag.has("bounds") else None,
                lengths=tuple(_length(each, connections) for each in tag.each("joint")),
                site=_site(tag.first("site")),
                force_bounds=_range(tag, "force_bounds") if tag.has("force_bounds") else None,
            )


def _length(tag: Tag, connections: Mapping[str, Connection]) -> tuple[str, float]:
    joint = tag.word("name")
    if joint not in connections or connections[joint].kind not in MOVES:
        raise tag.fault(say("'{joint}' is no joint in which a motor may act", joint=joint))
    return joint, tag.number("factor")


def _site(tag: Tag | None) -> tuple[str, Frame, Vector, Vector] | None:
    if tag is None:
        return None
    frame = Frame(of_rpy(*_three(tag, "rpy")), np.array(_three(tag, "xyz")))
    return tag.word("link"), frame, _three(tag, "force"), _three(tag, "moment")


def _time(tag: Tag) -> float:
    time = tag.number("time_constant")
    if time <= 0:
        raise tag.fault(say("the time constant must be larger than 0"))
    return time


def _range(tag: Tag, name: str) -> Range:
    low, high = tag.vector(name, count=2)
    if not low < high:
        raise tag.fault(say("'{name}' must leave something between its ends", name=name))
    return low, high


def _three(tag: Tag, name: str, default: Vector | None = None) -> Vector:
    x, y, z = tag.vector(name, default)
    return (x, y, z)
