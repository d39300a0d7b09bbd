"""Gearboxes of SDF: two turns about a body of reference that keep a ratio."""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from kane.exchange.findings import Findings
from kane.exchange.linkage import Connection, Frame, Sum
from kane.exchange.sdf_frames import ENDS, Scope, text_of
from kane.exchange.xml_tree import Tag
from kane.sentences import say

Array = npt.NDArray[np.float64]

GEARBOX = "gearbox"
PARALLEL = 1 - 1e-9  # cosine of two axes that are one


def sdf_gearbox(
    scope: Scope,
    name: str,
    tag: Tag,
    axes: tuple[Array, Array],
    connections: Iterable[Connection],
    findings: Findings,
) -> Sum | None:
    """Return what a gearbox holds; None of one whose wheels have no hinges.

    With theta_1 the turn of the parent on the body of reference and theta_2 that of the child,
    about their axes, theta_2 = -ratio theta_1.

    Args:
        scope: the model in which it stands.
        name: of it there.
        tag: of the joint.
        axes: of theta_1 and theta_2, in ground axes.
        connections: the joints of the file, among which its two hinges are.
        findings: takes what it has become.

    """
    own = scope.prefix + name
    ratio, reference = tag.first("gearbox_ratio"), tag.first("gearbox_reference_body")
    if reference is None or not reference.text:
        raise tag.fault(say("needs <{name}>", name="gearbox_reference_body"))
    body, at = scope.body(reference.text, tag)
    factors = (1.0 if ratio is None else ratio.value(1.0), 1.0)
    terms = []
    for end, around, factor in zip(ENDS, axes, factors, strict=True):
        wheel, there = scope.body(text_of(tag, end), tag)
        found = _hinge(connections, (body, at), (wheel, there), around)
        if found is None:
            findings.dropped(
                say("a gearbox whose wheels have no hinges on its body of reference"), own
            )
            return None
        joint, sign = found
        terms.append((joint, sign * factor))
    findings.taken(say("gearboxes: as couplings of two angles"), own)
    return Sum(own, tuple(terms), 0.0)


def _hinge(
    connections: Iterable[Connection],
    reference: tuple[str, Frame],
    wheel: tuple[str, Frame],
    axis: Array,
) -> tuple[str, float] | None:
    """Return the hinge of a wheel, and the sign with which its angle counts about an axis."""
    frames = dict((reference, wheel))
    for each in connections:
        if each.kind == "revolute" and {each.parent, each.child} == set(frames):
            above = frames[each.parent].rotation @ each.on_parent.rotation
            along = above @ np.array(each.axis)
            cosine = along @ axis / max(np.linalg.norm(along) * np.linalg.norm(axis), 1e-300)
            if abs(cosine) > PARALLEL:
                way = 1.0 if each.parent == reference[0] else -1.0
                return each.name, float(np.sign(cosine)) * way
    return None
