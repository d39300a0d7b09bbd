"""The mass of bodies: by hand, from shapes and a density, or of a particle."""

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QWidget

from kane.elements.body import Body
from kane.elements.mass_properties import principal
from kane.errors import ModelError
from kane.model import Model
from kanevas.assets.decimals import list_mark
from kanevas.assets.told import told
from kanevas.edits.mass import given_by_density, given_by_hand, made_particle, properties
from kanevas.inspector.choice_editors import ChoiceBox
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.section import Section
from kanevas.units import display, pretty, shown

BY_HAND, BY_DENSITY, PARTICLE = range(3)
SHOWN = {
    BY_HAND: {"mass", "inertia", "center"},
    BY_DENSITY: {"density"},
    PARTICLE: {"mass"},
}


class MassSection(Section):
    """A choice of where the mass comes from, and the fields of that choice.

    Signals:
        ellipsoid_wanted: the person asked for the inertia ellipsoid, or asked no more.
    """

    ellipsoid_wanted = Signal(bool)

    def __init__(self, title: str, edited: EditedElements, parent: QWidget | None = None) -> None:
        super().__init__(title, edited.theme, parent)
        self._edited = edited
        self.source = ChoiceBox()
        self.source.setAccessibleName(self.tr("Where the mass comes from"))
        self.source.setToolTip(
            self.tr("Give mass and inertia, or let them follow from the shapes and a density")
        )
        self.source.addItems(
            [self.tr("Given by hand"), self.tr("From shapes and density"),
             self.tr("Particle: a point that never turns")]
        )  # fmt: skip
        self.source.activated.connect(self._choose)
        self.grid.add_widget(self.source)
        self.derived = QWidget()
        self._numbers = QFormLayout(self.derived)
        self._numbers.setContentsMargins(0, 2, 0, 2)
        self._numbers.setVerticalSpacing(3)
        self._lines = [
            self._line(text) for text in (self.tr("Mass"), self.tr("Centre"), self.tr("Moments"))
        ]
        self.ellipsoid = QCheckBox(self.tr("Show inertia ellipsoids"))
        self.ellipsoid.setToolTip(
            self.tr("Draw for each body the ellipsoid of uniform density with its mass and inertia")
        )
        self.ellipsoid.clicked.connect(self.ellipsoid_wanted)

    def finish(self) -> None:
        self.grid.add_widget(self.derived)
        self.grid.add_widget(self.ellipsoid)

    def refresh(self) -> None:
        """Show where the mass comes from, and what follows from it."""
        bodies = [record for record in self._edited.records if isinstance(record, Body)]
        sources = {_source(body) for body in bodies}
        source = sources.pop() if len(sources) == 1 else -1
        self.source.setCurrentIndex(source)
        for row in self.grid.rows:
            row.set_visible(row.editor.field.name in SHOWN.get(source, set()))
        self.derived.setVisible(source == BY_DENSITY and len(bodies) == 1)
        if not self.derived.isHidden():
            self._show_derived(bodies[0])

    def _line(self, text: str) -> QLabel:
        line = QLabel()
        line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        line.setWordWrap(True)
        line.setAccessibleName(text)
        self._numbers.addRow(text, line)
        return line

    def _show_derived(self, body: Body) -> None:
        found = properties(body)
        if found is None:
            texts = [self.tr("Add a shape to weigh")] + [""] * 2
        else:
            moments = principal(found.inertia)[0].tolist()
            texts = [
                self._text([found.mass], "kg"),
                self._text(found.center.tolist(), "m"),
                self._text(moments, "kg m^2"),
            ]
        for line, text in zip(self._lines, texts, strict=True):
            line.setText(text)

    def _text(self, values: list[float], unit: str) -> str:
        system = self._edited.system
        numbers = list_mark().join(shown(float(np.round(v, 15)), unit, system) for v in values)
        return f"{numbers} {pretty(display(unit, system).unit)}"

    def _choose(self, source: int) -> None:
        change: Callable[[Model, tuple[str, ...]], Model] = (
            given_by_hand, given_by_density, made_particle,
        )[source]  # fmt: skip
        try:
            self._edited.apply(self.tr("Mass"), lambda model: change(model, self._edited.owners))
        except ModelError as error:
            self._edited.complained.emit(self.source, told(error.faults[0].text))
        self.refresh()


def _source(body: Body) -> int:
    if body.particle:
        return PARTICLE
    return BY_HAND if body.density is None else BY_DENSITY
