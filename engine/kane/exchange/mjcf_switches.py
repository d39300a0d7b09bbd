"""What a model of MuJoCo switches off, and what acts in it that no element here stands for."""

from typing import Any

from kane.exchange.findings import Findings
from kane.sentences import Sentence, say

Names = dict[str, list[str]]
LAST_OF_SEVERAL_WAYS = 1  # of mjtJoint: free and ball


def as_switched(found: dict[str, Any], findings: Findings) -> dict[str, Any]:
    """Return what the compiler made, without what the flags of the file switch off.

    Args:
        found: by ``worker.compiled_mjcf``.
        findings: takes what is off.

    """
    off = frozenset(found["disabled"])
    changed = dict(found)
    if "gravity" in off:
        changed["gravity"] = [0.0, 0.0, 0.0]
        findings.taken(say("gravity is switched off"))
    if off & {"limit", "constraint"}:
        changed["jnt_limited"] = _zeros(found["jnt_limited"])
        findings.taken(say("limits are switched off"))
    if off & {"frictionloss", "constraint"}:
        changed["dof_frictionloss"] = _zeros(found["dof_frictionloss"])
        findings.taken(say("dry friction is switched off"))
    if off & {"equality", "constraint"}:
        changed["eq_active0"] = _zeros(found["eq_active0"])
        findings.taken(say("equalities are switched off"))
    if "spring" in off:
        for name in ("jnt_stiffness", "tendon_stiffness", "jnt_stiffnesspoly"):
            changed[name] = _zeros(found[name])
        findings.taken(say("springs are switched off"))
    if "damper" in off:
        for name in ("dof_damping", "tendon_damping", "dof_dampingpoly"):
            changed[name] = _zeros(found[name])
        findings.taken(say("damping is switched off"))
    return changed


def tell_what_has_no_element(found: dict[str, Any], names: Names, findings: Findings) -> None:
    """Tell what acts in a model of MuJoCo, and changes how it moves there, but not here."""
    if found["density"] or found["viscosity"]:
        findings.dropped(say("forces of air or water"))
    if found["flexes"]:
        findings.dropped(say("forces of flexible parts: {count}", count=found["flexes"]))
    if found["keys"] > 1:
        findings.dropped(say("other key frames: {count}", count=found["keys"] - 1))
    _tell(found["body_gravcomp"], names["body"], say("compensated gravity"), findings)
    for i, place in enumerate(found["body_mocapid"]):
        if place >= 0:
            findings.guessed(say("is led from outside in MuJoCo: stands fast"), names["body"][i])
    tendons = [name or f"{t + 1}" for t, name in enumerate(found["names"]["tendon"])]
    _tell(found["tendon_limited"], tendons, say("limits of tendons"), findings)
    _tell(found["tendon_frictionloss"], tendons, say("dry friction of tendons"), findings)
    curved = say("springs that are not linear: their higher terms")
    _tell(found["jnt_stiffnesspoly"], names["joint"], curved, findings)
    dofs = [names["joint"][j] for j in found["dof_jntid"]]
    curved = say("damping that is not linear: its higher terms")
    _tell(found["dof_dampingpoly"], dofs, curved, findings)
    rotors = say("inertia of rotors of joints of several ways: the motion differs without it")
    _tell(_of_several_ways(found, "dof_armature"), dofs, rotors, findings)
    frictions = say("dry friction of joints of several ways")
    _tell(_of_several_ways(found, "dof_frictionloss"), dofs, frictions, findings)


def _of_several_ways(found: dict[str, Any], name: str) -> list[float]:
    """Return a value of each degree of freedom, with zeros for hinges and slides."""
    return [
        value if found["jnt_type"][j] <= LAST_OF_SEVERAL_WAYS else 0.0
        for j, value in zip(found["dof_jntid"], found[name], strict=True)
    ]


def _tell(values: list[Any], names: list[str], text: Sentence, findings: Findings) -> None:
    for name, value in zip(names, values, strict=True):
        if any(value) if isinstance(value, list) else value:
            findings.dropped(text, name)


def _zeros(values: list[Any]) -> list[Any]:
    return [_zeros(each) if isinstance(each, list) else type(each)(0) for each in values]
