"""The inspector: what is selected, to be read and edited."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from kane.fields import Record
from kane.model import named
from kanevas.document.document import Document
from kanevas.document.selection import Selection
from kanevas.edits.fields import DOCUMENT
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.form import Form
from kanevas.kinds.labels import title
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem

MOST_NAMED = 4  # elements whose names the head shows


class Inspector(QScrollArea):
    """Shows the fields that the selected elements have in common, or those of the document.

    Signals:
        ellipsoids_wanted: the person asked for the inertia ellipsoids, or asked no more.
    """

    ellipsoids_wanted = Signal(bool)

    def __init__(
        self,
        document: Document,
        selection: Selection,
        system: UnitSystem,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._selection = document, selection
        self.edited = EditedElements(document, system, theme, self)
        self.form: Form | None = None
        self._folded: set[str] = set()
        self._ellipsoids = False
        self._is_turning = False  # to another selection
        self.setAccessibleName(self.tr("Inspector"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        page = QWidget()
        self.head = QLabel()
        self.head.setWordWrap(True)
        self.head.setContentsMargins(10, 8, 10, 4)
        self._layout = QVBoxLayout(page)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self._layout.addWidget(self.head)
        self.setWidget(page)
        document.changed.connect(self._follow_model)
        document.opened.connect(self._show_selection)
        selection.changed.connect(self._show_selection)
        self.edited.renamed.connect(self._follow_name)
        self._show_selection()

    def commit(self) -> None:
        """Take over what is typed but not ended yet."""
        if self.form:
            self.form.commit()
        self.edited.finish()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.edited.theme = theme
        if self.form:
            self.form.set_theme(theme)
        self._show_head()

    def set_units(self, system: UnitSystem) -> None:
        """Show and read numbers in other units."""
        self.commit()
        self.edited.system = system
        if self.form:
            self.form.show_units()

    def set_ellipsoids(self, shown: bool) -> None:
        """Show whether the inertia ellipsoids are drawn."""
        self._ellipsoids = shown
        if self.form:
            self.form.set_ellipsoids(shown)

    # --- following

    def _follow_model(self, _changes: object) -> None:
        """Show the values as they are now; build another form only where the kinds have changed."""
        if self.edited.is_renaming or self._is_turning:
            return
        if self._owners() != self.edited.owners or self._kinds() != self._form_kinds():
            self._show_selection()
        elif self.form:
            self.form.refresh()

    def _follow_name(self, old: str, new: str) -> None:
        self._selection.set(new if name == old else name for name in self._selection.names)
        self._show_head()

    def _show_selection(self) -> None:
        if self.edited.is_renaming:
            return
        self._is_turning = True
        self.commit()
        self._is_turning = False
        self.edited.edit(self._owners())
        kinds = self._kinds()
        if kinds != self._form_kinds():
            self._build(kinds)
        self._show_head()
        if self.form:
            self.form.refresh()

    def _owners(self) -> tuple[str, ...]:
        """Return the selected elements, or the document where there is none."""
        model = self._document.model
        known = {element.name for _, element in named(model)}
        names = tuple(name for name in self._selection.names if name in known)
        return names or (DOCUMENT,)

    def _kinds(self) -> tuple[type[Record], ...]:
        return tuple(dict.fromkeys(type(record) for record in self.edited.records))

    def _form_kinds(self) -> tuple[type[Record], ...]:
        return self.form.kinds if self.form else ()

    # --- building

    def _build(self, kinds: tuple[type[Record], ...]) -> None:
        if self.form:
            self._layout.removeWidget(self.form)
            self.form.hide()
            self.form.deleteLater()
        self.form = Form(kinds, self.edited)
        self.form.folded.connect(self._remember_fold)
        self.form.ellipsoid_wanted.connect(self.ellipsoids_wanted)
        self.form.set_ellipsoids(self._ellipsoids)
        for part, section in self.form.sections.items():
            section.set_open(part not in self._folded)
        self._layout.addWidget(self.form, 1)
        self.form.show()
        self.verticalScrollBar().setValue(0)

    def _remember_fold(self, part: str, folded: bool) -> None:
        (self._folded.add if folded else self._folded.discard)(part)

    def _show_head(self) -> None:
        names = self.edited.owners
        kinds = self._kinds()
        muted = self.edited.theme.muted.name()
        kind = title(kinds[0]) if len(kinds) == 1 else self.tr("different kinds")
        if names == (DOCUMENT,):
            self.head.setText(f"<b>{title(kinds[0])}</b>")
            return
        if len(names) == 1:
            what = names[0]
        else:
            what = self.tr("{} elements").format(len(names))
            kind += f": {', '.join(names[:MOST_NAMED])}{' …' if len(names) > MOST_NAMED else ''}"
        self.head.setText(f"<b>{what}</b><br><span style='color:{muted}'>{kind}</span>")
