"""A form for the fields of records, made from the fields' own descriptions."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QCheckBox, QListWidget, QVBoxLayout, QWidget

from kane.elements.body import Body
from kane.fields import Record
from kane.model import Model
from kanevas.edits.fields import Way
from kanevas.inspector.bubble import Bubble
from kanevas.inspector.choice_editors import FlagEditor
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.editors import make_editor
from kanevas.inspector.entries_editor import EntriesEditor
from kanevas.inspector.fields import Field, fields_of
from kanevas.inspector.line import ValueLine
from kanevas.inspector.mass_section import MassSection
from kanevas.inspector.names_editor import NamesEditor
from kanevas.inspector.section import Row, Section
from kanevas.inspector.shapes_section import ShapesSection
from kanevas.inspector.typed_line import TypedLine
from kanevas.kinds.labels import CONNECTION, MASS, ORDER, SHAPES, group, group_title
from kanevas.look.theme import Theme

NO_GROUPS: Mapping[str, str] = {}


class Form(QWidget):
    """A row for each field that all the records have: label, editor and unit.

    Signals:
        folded: a part was folded or unfolded: its name, and whether it is folded now.
        ellipsoid_wanted: the person asked for the inertia ellipsoid, or asked no more.
    """

    folded = Signal(str, bool)
    ellipsoid_wanted = Signal(bool)

    def __init__(
        self,
        kinds: tuple[type[Record], ...],
        edited: EditedElements,
        way: Way = (),
        groups: Mapping[str, str] = NO_GROUPS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.kinds, self._edited = kinds, edited
        self.rows: dict[str, Row] = {}
        self.sections: dict[str, Section] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        shown = [field for field in common_fields(kinds) if not _is_apart(kinds, field)]
        named = {field.name: groups.get(field.name) or group(field.name) for field in shown}
        for part in (*ORDER, *(g for g in dict.fromkeys(named.values()) if g not in ORDER)):
            fields = [field for field in shown if named[field.name] == part]
            self._add_section(part, fields, way)
        self._layout.addStretch(1)
        self._bubble = Bubble(edited.theme, self)
        self.set_theme(edited.theme)
        self._bubble.offer_taken.connect(self._make_missing)
        edited.complained.connect(self._tell)

    def refresh(self) -> None:
        """Show the values as they are now."""
        self._bubble.drop_refusal()
        if "angular_velocity" in self.rows:
            turns = not all(getattr(r, "particle", False) for r in self._edited.records)
            self.rows["angular_velocity"].set_visible(turns)
        for row in self.rows.values():
            row.editor.refresh()
        for section in self.sections.values():
            if isinstance(section, MassSection | ShapesSection):
                section.refresh()

    def commit(self) -> None:
        """Take over what is typed but not ended yet."""
        for row in self.rows.values():
            row.editor.commit()

    def editor(self, name: str) -> Editor:
        """Return the editor of a field."""
        return self.rows[name].editor

    def set_field_enabled(self, name: str, enabled: bool, reason: str) -> None:
        """Let a field be edited, or say why it has no effect now."""
        self.rows[name].set_enabled(enabled, reason)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        for section in self.sections.values():
            section.set_theme(theme)
        self._bubble.set_theme(theme)
        for part in self.findChildren(QWidget):
            if isinstance(part, ValueLine):
                part.set_theme(theme)
            elif isinstance(part, QCheckBox | QListWidget):
                part.setPalette(_with_visible_boxes(theme))
        self.refresh()

    def show_units(self) -> None:
        """Show all in the units that are chosen now."""
        self.set_theme(self._edited.theme)

    def set_ellipsoids(self, shown: bool) -> None:
        """Show whether the inertia ellipsoids are drawn."""
        for section in self.sections.values():
            if isinstance(section, MassSection):
                section.ellipsoid.setChecked(shown)

    def _add_section(self, part: str, fields: list[Field], way: Way) -> None:
        editors = []
        for field in fields:
            editor = make_editor(field, self.kinds[0], (*way, field.name), self._edited)
            if editor:
                editors.append(editor)
        if not editors:
            return
        editors.sort(key=lambda editor: isinstance(editor, FlagEditor))
        title = group_title(part)
        if part == MASS and all(kind is Body for kind in self.kinds):
            mass = MassSection(title, self._edited)
            mass.ellipsoid_wanted.connect(self.ellipsoid_wanted)
            section: Section = mass
        elif part == SHAPES and all(kind is Body for kind in self.kinds) and not way:
            section = ShapesSection(title, self._edited)
        else:
            section = Section(title, self._edited.theme)
        for editor in editors:
            alone = part in (SHAPES, CONNECTION) and isinstance(editor, EntriesEditor | NamesEditor)
            says_all = alone or isinstance(editor, FlagEditor)
            self.rows[editor.field.name] = section.grid.add(editor, caption=not says_all)
        section.finish()
        if [editor.field.name for editor in editors] == ["name"]:
            section.head.hide()
        section.folded.connect(lambda folded, part=part: self.folded.emit(part, folded))
        self.sections[part] = section
        self._layout.addWidget(section)

    def _tell(self, owner: QWidget, text: str) -> None:
        if not self.isAncestorOf(owner):
            return
        missing = owner.missing if isinstance(owner, TypedLine) else ""
        offer = self.tr("Make a parameter '{}'").format(missing) if missing else ""
        self._bubble.tell(owner, text, offer)

    def _make_missing(self) -> None:
        owner = self._bubble.owner
        if isinstance(owner, TypedLine) and owner.missing:
            owner.make_missing()


def _with_visible_boxes(theme: Theme) -> QPalette:
    """Return a palette in which the boxes of ticks stand out from a dark form."""
    palette = QPalette()
    if theme.dark:
        palette.setColor(QPalette.ColorRole.Base, theme.grid_axis)
    return palette


def common_fields(kinds: tuple[type[Record], ...]) -> list[Field]:
    """Return the fields that records of all these types have and that mean the same in all."""
    first, *others = (fields_of(kind) for kind in kinds)
    return [
        field
        for field in first
        if all(any(_alike(field, other) for other in fields) for fields in others)
    ]


def _alike(a: Field, b: Field) -> bool:
    return (a.name, a.kind, a.unit, a.choices) == (b.name, b.kind, b.unit, b.choices)


def _is_apart(kinds: tuple[type[Record], ...], field: Field) -> bool:
    """Whether a field is shown in another place: particles are a kind of mass, plots are a view.

    Answers stand beside their questions in the worksheet.
    """
    apart = {Body: ("particle",), Model: ("plots", "answers")}
    return all(field.name in apart.get(kind, ()) for kind in kinds)
