"""How many equations each method needs for the model."""

from PySide6.QtCore import QCoreApplication

from kane.analyses.equation_counts import Count, Numbers
from kanevas.assets.told import told
from kanevas.method.sheets.sheet import Cell, Line, Sheet


class CountSheet(Sheet):
    """A row for each method and kind of coordinates, with a sentence how its numbers arise."""

    def __init__(self, numbers: Numbers, counts: tuple[Count, ...]) -> None:
        self._counts = counts
        variables = {
            "absolute": _tr("each body by itself"),
            "joint": _tr("a tree of joints"),
            "independent": _tr("independent ones"),
        }
        methods = {
            "Newton and Euler": _tr("Newton and Euler"),
            "Lagrange": _tr("Lagrange"),
            "Kane": _tr("Kane"),
        }
        self.rows = [
            Line(f"{methods[c.method]}: {variables[c.variables]}", strong=c.method == "Kane")
            for c in counts
        ]
        self.columns = [
            Line(_tr("equations\nof motion")),
            Line(_tr("equations of\nconstraints")),
            Line(_tr("unknown\naccelerations")),
            Line(_tr("unknown\nforces"), (), _tr("Reactions or multipliers")),
            Line(_tr("equations\nand unknowns"), (), _tr("In all"), strong=True),
            Line(_tr("first\norder"), (), _tr("Equations of first order that a run integrates")),
            Line(_tr("how the numbers arise")),
        ]
        told = _tr("bodies: {} · particles: {} · rows: {} · redundant: {} · freedoms: {}")
        n = numbers
        self.note = told.format(n.bodies, n.particles, n.rows, n.redundant, n.freedoms)

    def cell(self, row: int, column: int) -> Cell:
        c = self._counts[row]
        if column == 6:
            why = told(c.why)
            return Cell((why,), tip=why, prose=True)
        value = (c.motion, c.constraint, c.accelerations, c.forces, c.equations, c.first_order)
        return Cell((str(value[column]),), (float(value[column]),))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)
