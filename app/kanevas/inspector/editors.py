"""Which editor a field has: by its type alone."""

from msgspec import inspect

from kane.elements.body import InertiaTensor
from kane.elements.orientation import AxisAngle
from kane.fields import Record
from kanevas.edits.fields import Way
from kanevas.inspector.choice_editors import ChoiceEditor, FlagEditor, ReferenceEditor
from kanevas.inspector.color_editor import ColorEditor
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.entries_editor import EntriesEditor
from kanevas.inspector.fields import (
    BODY,
    JOINT,
    LATCH,
    MEASURE,
    NAME,
    Field,
    bare,
    may_vary,
    members,
    number_kind,
    record_kinds,
)
from kanevas.inspector.inertia_editor import InertiaEditor
from kanevas.inspector.names_editor import NamesEditor
from kanevas.inspector.number_editors import NumberEditor, VaryingVectorEditor, VectorEditor
from kanevas.inspector.numbers_editor import NumbersEditor
from kanevas.inspector.orientation_editor import OrientationEditor
from kanevas.inspector.picture_editor import PictureEditor
from kanevas.inspector.points_editor import PlacesEditor, PointsEditor
from kanevas.inspector.text_editors import NameEditor, ParagraphEditor, TextEditor

PARAGRAPHS = frozenset({("Model", "description"), ("Note", "text")})
PICTURES = frozenset({("Photo", "picture")})
COLOR = "#rrggbb"


class RecordsEditor(EntriesEditor):
    """Edits each field of a record by the editor that its own type has."""

    def editor_of(self, field: Field, owner: type[Record], way: Way) -> Editor | None:
        return make_editor(field, owner, way, self.edited)


def editor_type(field: Field, owner: type) -> type[Editor] | None:
    """Return the type of editor of a field; None for what no form shows, such as lists of elements.

    Args:
        field: its description.
        owner: the type of record in which it stands.

    """
    records = record_kinds(field.kind)
    if InertiaTensor in records:
        return InertiaEditor
    if AxisAngle in records:
        return OrientationEditor
    if number_kind(field.kind):
        return NumberEditor
    for kind in members(field.kind):
        match kind:
            case inspect.BoolType():
                return FlagEditor
            case inspect.LiteralType():
                return ChoiceEditor if len(field.choices) > 1 else None
            case inspect.StrType():
                return _of_text(field, owner)
            case inspect.TupleType(item_types=items) if all(map(number_kind, items)):
                return VaryingVectorEditor if any(map(may_vary, items)) else VectorEditor
            case inspect.VarTupleType(item_type=item):
                return _of_list(item)
    return None


def make_editor(field: Field, owner: type, way: Way, edited: EditedElements) -> Editor | None:
    """Return an editor for a field at a way of the elements that are edited."""
    kind = editor_type(field, owner)
    return kind(field, way, edited) if kind else None


def _of_text(field: Field, owner: type) -> type[Editor]:
    if field.described in (BODY, JOINT, MEASURE, LATCH):
        return ReferenceEditor
    if field.described == NAME or field.name == "name":
        return NameEditor
    if COLOR in field.meaning:
        return ColorEditor
    if (owner.__name__, field.name) in PICTURES:
        return PictureEditor
    return ParagraphEditor if (owner.__name__, field.name) in PARAGRAPHS else TextEditor


def _of_list(item: inspect.Type) -> type[Editor] | None:
    kind = bare(item)
    if isinstance(kind, inspect.FloatType):
        return NumbersEditor
    if isinstance(kind, inspect.TupleType):
        return PointsEditor if len(kind.item_types) == 2 else PlacesEditor
    if item == BODY:
        return NamesEditor
    records = record_kinds(kind)
    if records and not any("name" in record.__struct_fields__ for record in records):
        return RecordsEditor
    return None
