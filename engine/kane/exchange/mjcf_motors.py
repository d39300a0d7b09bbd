"""Actuators of MuJoCo as motors: mujoco.readthedocs.io/en/stable/computation, "Actuation model"."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from kane.exchange.findings import Findings
from kane.exchange.linkage import Affine, Frame, Motor
from kane.sentences import Sentence, say

# As MuJoCo counts them: mjtTrn, mjtDyn, mjtGain, mjtBias, mjtJoint, mjtWrap.
IN_JOINT, IN_PARENT, _CRANK, IN_TENDON, AT_SITE = range(5)
AT_ONCE, INTEGRATES, FILTERS, FILTERS_EXACTLY = range(4)
FIXED, AFFINE = 0, 1
NO_BIAS, AFFINE_BIAS = 0, 1
ONE_WAY = frozenset({2, 3})  # slide and hinge
WRAPS_JOINT = 1
NONE: Affine = (0.0, 0.0, 0.0)


class Actuators:
    """Reads what the compiler has made of the actuators.

    Args:
        found: by ``worker.compiled_mjcf``.
        joints: names of the joints.
        site: body and frame of a site.
        findings: takes those that nothing here can be.

    """

    def __init__(
        self,
        found: dict[str, Any],
        joints: list[str],
        site: Callable[[int], tuple[str, Frame]],
        findings: Findings,
    ) -> None:
        self._found, self._joints, self._site, self._findings = found, joints, site, findings
        self._names = [
            name or f"motor {i + 1}" for i, name in enumerate(found["names"]["actuator"])
        ]

    def motors(self) -> Iterator[Motor]:
        """Yield those that are motors here."""
        if not self._names:
            return
        if "actuation" in self._found["disabled"]:
            self._findings.taken(say("motors are switched off"), *self._names)
            return
        for i, name in enumerate(self._names):
            if (why := self._refusal(i)) is not None:
                self._findings.dropped(why, name)
            else:
                yield self._acting_on(i, self._motor(i))

    def bounds(self) -> dict[str, tuple[float, float]]:
        """Return the bounds of all motors of a joint together."""
        found = self._found
        return {
            name: (low, high)
            for name, limited, (low, high) in zip(
                self._joints, found["jnt_actfrclimited"], found["jnt_actfrcrange"], strict=True
            )
            if limited
        }

    def _refusal(self, i: int) -> Sentence | None:
        """Return why an actuator is nothing here; None if it is a motor."""
        found, (first, second) = self._found, self._found["actuator_trnid"][i]
        if found["disabled_groups"] >> found["actuator_group"][i] & 1:
            return say("a motor that is switched off")
        if found["actuator_dyntype"][i] > FILTERS_EXACTLY or found["actuator_actnum"][i] > 1:
            return say("muscles, and motors with dynamics of their own")
        if found["actuator_gaintype"][i] > AFFINE or found["actuator_biastype"][i] > AFFINE_BIAS:
            return say("muscles, and motors with dynamics of their own")
        match found["actuator_trntype"][i]:
            case 0 | 1 if found["jnt_type"][first] in ONE_WAY:
                return None
            case 0 | 1:
                return say("motors of joints of several ways")
            case 3 if self._is_sum(first):
                return None
            case 4 if second < 0:
                # without a site of reference its length is zero, and its rate is not
                if found["actuator_gainprm"][i][2] or found["actuator_biasprm"][i][2]:
                    return say("motors at sites whose force hangs on their speed")
                return None
        return say("motors of tendons that are led, of cranks, of bodies and between sites")

    def _is_sum(self, tendon: int) -> bool:
        return all(self._found["wrap_type"][k] == WRAPS_JOINT for k in self._wraps(tendon))

    def _wraps(self, tendon: int) -> range:
        first = self._found["tendon_adr"][tendon]
        return range(first, first + self._found["tendon_num"][tendon])

    def _motor(self, i: int) -> Motor:
        found = self._found
        least, largest = found["actuator_ctrlrange"][i]
        limited = found["actuator_ctrllimited"][i]
        value = found["ctrl"][i]
        gain, bias = found["actuator_gainprm"][i], found["actuator_biasprm"][i]
        dynamics = found["actuator_dyntype"][i]
        at = found["actuator_actadr"][i]
        return Motor(
            name=self._names[i],
            value=min(max(value, least), largest) if limited else value,
            least=least if limited else None,
            largest=largest if limited else None,
            gain=_affine(gain) if found["actuator_gaintype"][i] == AFFINE else (gain[0], 0.0, 0.0),
            bias=_affine(bias) if found["actuator_biastype"][i] == AFFINE_BIAS else NONE,
            follows="input"
            if dynamics == AT_ONCE
            else ("integral" if dynamics == INTEGRATES else "lag"),
            time_constant=max(found["actuator_dynprm"][i][0], SHORTEST),
            start=found["act"][at] if at >= 0 else 0.0,
            bounds=_bounds(found, "act", i),
            force_bounds=_bounds(found, "force", i),
        )

    def _acting_on(self, i: int, motor: Motor) -> Motor:
        """Return a motor with what it acts on."""
        found, target = self._found, self._found["actuator_trnid"][i][0]
        gear = found["actuator_gear"][i]
        match found["actuator_trntype"][i]:
            case 0 | 1:
                return replace(motor, lengths=((self._joints[target], gear[0]),))
            case 3:
                factors: dict[str, float] = {}
                for k in self._wraps(target):
                    joint = self._joints[found["wrap_objid"][k]]
                    factors[joint] = factors.get(joint, 0.0) + gear[0] * found["wrap_prm"][k]
                return replace(motor, lengths=tuple(factors.items()))
        body, frame = self._site(target)
        force, moment = np.array(gear[:3]), np.array(gear[3:])
        return replace(motor, site=(body, frame, tuple(force.tolist()), tuple(moment.tolist())))


SHORTEST = 1e-15  # s: as MuJoCo has it


def _affine(numbers: list[float]) -> Affine:
    constant, of_length, of_rate = numbers[:3]
    return (constant, of_length, of_rate)


def _bounds(found: dict[str, Any], what: str, i: int) -> tuple[float, float] | None:
    low, high = found[f"actuator_{what}range"][i]
    return (low, high) if found[f"actuator_{what}limited"][i] else None
