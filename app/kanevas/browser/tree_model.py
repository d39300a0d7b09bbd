"""The lines of the model tree follow the edits of the model."""

from typing import Any

from PySide6.QtCore import QModelIndex

from kane.elements.quantity import Quantity
from kane.model import Model
from kane.model.offered import offered
from kanevas.browser.lines import GROUPS, Lines
from kanevas.browser.nodes import ElementNode, GroupNode, OwnerNode, SystemNode, runs
from kanevas.document.changes import Changes

SYSTEM_ROW = len(GROUPS)


class TreeModel(Lines):
    """After an edit only the lines that it touches are told to the views.

    So folds, selection and scroll place stay as they are.
    """

    def follow(self, model: Model, changes: Changes) -> None:
        """Show the model after an edit."""
        before, self._model = self._model, model
        self._labels.show(model)
        for name in GROUPS:
            if name in changes.fields:
                self._follow_group(name)
        if not changes.fields.isdisjoint(("planar", "work_plane")):
            self._offer_anew()
        self._follow_system()
        marked = {*before.hidden} ^ {*model.hidden} | {*before.protected} ^ {*model.protected}
        for first, last in self.blocks(marked):
            self._tell(first, last)
        if "planar" in changes.fields and self._top:
            self._tell(self._top[0])

    def _follow_group(self, name: str) -> None:
        elements = getattr(self._model, name)
        group = next((g for g in self._top if isinstance(g, GroupNode) and g.name == name), None)
        if group is None:
            if elements:
                self._insert_top(GroupNode(name, self._model))
        elif not elements:
            self._remove_top(group)
        else:
            size = group.size
            self._rename(group, elements)
            self._remove_missing(group, elements)
            self._insert_new(group, elements)
            self._order(group, elements)
            self._refresh(group, elements, everything=size != group.size)
            self._tell(group)

    def _follow_system(self) -> None:
        last = self._top[-1] if self._top else None
        if self._model.bodies and not isinstance(last, SystemNode):
            self._insert_top(SystemNode())
        elif not self._model.bodies and isinstance(last, SystemNode):
            self._remove_top(last)

    def _insert_top(self, node: GroupNode | SystemNode) -> None:
        def rank(top: GroupNode | SystemNode) -> int:
            return GROUPS.index(top.name) if isinstance(top, GroupNode) else SYSTEM_ROW

        row = sum(rank(other) < rank(node) for other in self._top)
        self.beginInsertRows(QModelIndex(), row, row)
        self._top.insert(row, node)
        self._know(node)
        self._number_top()
        self.endInsertRows()

    def _remove_top(self, node: GroupNode | SystemNode) -> None:
        self.beginRemoveRows(QModelIndex(), node.row, node.row)
        self._top.remove(node)
        self._forget(node)
        self._number_top()
        self.endRemoveRows()

    def _rename(self, group: GroupNode, elements: tuple[Any, ...]) -> None:
        """Give lines that stay where they are their new names."""
        if len(elements) != group.size:
            return
        names = {element.name for element in elements}
        for child, element in zip(group.children, elements, strict=True):
            if child.name not in names and element.name not in self._by_name:
                self._by_name.pop(child.name)
                child.name = element.name
                self._by_name[child.name] = child

    def _remove_missing(self, group: GroupNode, elements: tuple[Any, ...]) -> None:
        names = {element.name for element in elements}
        gone = list(runs([child.name not in names for child in group.children]))
        for first, last in reversed(gone):
            self.beginRemoveRows(self.place(group), first, last)
            for child in group.children[first : last + 1]:
                self._forget(child)
            del group.children[first : last + 1]
            group.number()
            self.endRemoveRows()

    def _insert_new(self, group: GroupNode, elements: tuple[Any, ...]) -> None:
        known = {child.name for child in group.children}
        for first, last in runs([element.name not in known for element in elements]):
            self.beginInsertRows(self.place(group), first, last)
            fresh = [
                ElementNode(group, 0, element, self._model)
                for element in elements[first : last + 1]
            ]
            group.children[first:first] = fresh
            for child in fresh:
                self._know(child)
            group.number()
            self.endInsertRows()

    def _order(self, group: GroupNode, elements: tuple[Any, ...]) -> None:
        order = {element.name: row for row, element in enumerate(elements)}
        if all(order[child.name] == child.row for child in group.children):
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        group.children.sort(key=lambda child: order[child.name])
        group.number()
        after = [self.place(self._nodes[i.internalId()], i.column()) for i in before]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _refresh(self, group: GroupNode, elements: tuple[Any, ...], everything: bool) -> None:
        """Show the new records; all of them where colours may have moved on."""
        different = []
        for child, element in zip(group.children, elements, strict=True):
            if child.element is not element:
                child.element = element
                self._replace_quantities(child, offered(self._model, element))
                different.append(child)
        told = group.children if everything else different
        for first, last in self.blocks(child.name for child in told):
            self._tell(first, last)

    def _offer_anew(self) -> None:
        """Show other quantities of elements in space than in a plane."""
        for node in self.elements():
            self._replace_quantities(node, offered(self._model, node.element))

    def _replace_quantities(self, node: OwnerNode, quantities: tuple[Quantity, ...]) -> None:
        if quantities == node.quantities:
            return
        place = self.place(node)
        if node.size:
            self.beginRemoveRows(place, 0, node.size - 1)
            for child in node.made():
                self._nodes.pop(child.id, None)
            node.forget()
            node.quantities = ()
            self.endRemoveRows()
        if quantities:
            self.beginInsertRows(place, 0, len(quantities) - 1)
            node.quantities = quantities
            self.endInsertRows()
