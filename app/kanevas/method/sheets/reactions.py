"""Reactions of the joints, in axes of one's choice."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QCoreApplication

from kane.analyses.joint_reactions import JointReaction
from kane.results.reactions import Axes
from kanevas.method.sheets.sheet import Cell, Line, Sheet, number
from kanevas.units import UnitSystem, display, pretty
from kanevas.vectors.arrow import Arrow

COMPONENTS = ("fx", "fy", "fz", "mx", "my", "mz")
SYMBOLS = ("Fx", "Fy", "Fz", "Mx", "My", "Mz")
UNITS = ("N",) * 3 + ("N m",) * 3


class ReactionSheet(Sheet):
    """Force on body B of each joint and its moment about point B, with their sizes."""

    def __init__(self, reactions: Sequence[JointReaction], axes: Axes, system: UnitSystem) -> None:
        self._reactions, self._axes = reactions, axes
        self._displays = [display(unit, system) for unit in UNITS]
        self.rows = [
            Line(each.joint, (each.joint,), _tr("On {} from {}").format(each.body_b, each.body_a))
            for each in reactions
        ]
        self.columns = [
            Line(f"{symbol}\n[{pretty(choice.unit)}]")
            for symbol, choice in zip(SYMBOLS, self._displays, strict=True)
        ]
        for symbol, choice in (("|F|", self._displays[0]), ("|M|", self._displays[3])):
            self.columns.append(Line(f"{symbol}\n[{pretty(choice.unit)}]", strong=True))
        sizes = [np.abs(each.wrench).max(initial=0.0) for each in reactions]
        self._scale = max(sizes, default=0.0)
        words = {
            "ground": _tr("on body B about point B, ground axes"),
            "body_a": _tr("on body B about point B, axes of body A"),
            "body_b": _tr("on body B about point B, axes of body B"),
        }
        self.note = words[axes]
        if any(each.not_unique for each in reactions):
            self.note += _tr("; hatched: not unique, the smallest are shown")

    def cell(self, row: int, column: int) -> Cell:
        reaction = self._reactions[row]
        if column >= len(COMPONENTS):
            half = reaction.wrench[3 * (column - 6) : 3 * (column - 6) + 3]
            components = COMPONENTS[3 * (column - 6) : 3 * (column - 6) + 3]
            value, choice = float(np.linalg.norm(half)), self._displays[3 * (column - 6)]
            doubtful = any(key in reaction.not_unique for key in components)
            quantity = ""
        else:
            value, choice = float(reaction.wrench[column]), self._displays[column]
            doubtful = COMPONENTS[column] in reaction.not_unique
            quantity = f"{reaction.joint}.{COMPONENTS[column]}" if self._axes == "ground" else ""
        shown = value / choice.factor
        tip = (
            _tr("Not unique: the joints hold this more than once and share it in any proportion")
            if doubtful
            else _tr("A click shows the force and the moment")
        )
        text = number(shown, self._scale / choice.factor)
        return Cell((text,), (shown,), doubtful, tip, quantity)

    def arrows(self, row: int, column: int) -> tuple[Arrow, ...]:
        reaction = self._reactions[row]
        force, moment = reaction.in_ground[:3], reaction.in_ground[3:]
        is_force = column < 3 or column == 6
        if is_force:
            return (Arrow(reaction.joint, "reaction_force", reaction.at, force),)
        return (Arrow(reaction.joint, "reaction_moment", reaction.at, moment),)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)
