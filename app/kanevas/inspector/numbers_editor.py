"""Editor of a list of numbers on a line, such as the coefficients of a polynomial."""

from kane.errors import ExpressionError
from kane.expressions.constant import constant
from kane.expressions.parse import parse
from kane.files.faults import structure_faults
from kane.model import parameter_values
from kanevas.assets.told import told, told_of
from kanevas.edits.fields import with_value
from kanevas.inspector.text_editors import TextEditor, TextLine
from kanevas.inspector.typed_line import Edit


class NumbersLine(TextLine):
    """Numbers with commas between them; each may be worked out of parameters as it is typed."""

    def refresh(self) -> None:
        values = set(self.edited.values(self.way))
        self.setPlaceholderText(self.tr("different values") if len(values) > 1 else "")
        numbers = values.pop() if len(values) == 1 else ()
        self.show_text(", ".join(f"{number:.15g}" for number in numbers))

    def read(self) -> Edit:
        known = parameter_values(self.edited.model)
        try:
            parts = [part for part in self.text().replace(";", ",").split(",") if part.strip()]
            numbers = tuple(constant(parse(part.strip()), known) for part in parts)
        except ExpressionError as error:
            raise ValueError(told_of(error)) from error
        for fault in structure_faults(self.field.described, numbers, ""):
            raise ValueError(told(fault.text))
        return lambda model: with_value(model, self.edited.owners, self.way, numbers)


class NumbersEditor(TextEditor):
    """A line of numbers."""

    line_type = NumbersLine
