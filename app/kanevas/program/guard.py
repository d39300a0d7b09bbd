"""The one guard between Qt and the program: an error in what Qt calls is told, and all goes on.

Qt calls the methods by which the program overrides its own: ``paintEvent``, ``data``, ``redo``.
There is no good place for an error that leaves one of them. Where Python has led to the call, as by
``show()`` or ``push()``, PySide raises it there, in the middle of other work. On Python 3.11 the
process even dies (PySide 6.8 to 6.11) if it comes from code in C, as that of ``1 / 0``: PySide then
takes for the error what is only its text until some handler has looked at it.

Slots need no guard: PySide itself hands their errors to ``sys.excepthook``.
"""

import functools
import sys
from collections.abc import Callable, Iterator
from enum import Enum, Flag
from types import FunctionType, MethodDescriptorType, UnionType
from typing import Any, NamedTuple, Union, get_origin

from PySide6.QtCore import QObject
from PySide6.QtGui import QValidator
from shiboken6 import Shiboken
from shibokensupport.signature import get_signature

QT = "PySide6"
OWN = "kanevas"
LIBRARY = "pyqtgraph"
UNTYPED = {"validate": QValidator.State.Intermediate}
"""Answers to methods of which PySide says only that they return an object."""


class Override(NamedTuple):
    """A method that Qt calls instead of its own.

    Attributes:
        owner: the class that has it.
        name: what it is called.
        method: what is called.
        of_qt: Qt's own.

    """

    owner: type
    name: str
    method: Callable[..., Any]
    of_qt: MethodDescriptorType

    @property
    def guarded(self) -> bool:
        """Whether its errors are seen to."""
        return hasattr(self.method, "guarded")


def set_guard() -> None:
    """Guard the overrides of all classes that are there, and of others as soon as they are made."""
    made = classmethod(_guard_as_it_is_made)
    # put in from outside, which types do not know of
    Shiboken.Object.__init_subclass__ = made  # type: ignore[method-assign, assignment]
    for kind in derived(Shiboken.Object):
        guard(kind)


def guard(kind: type) -> None:
    """Guard what a class of the program, or of a library that it uses, overrides of Qt."""
    for override in overrides(kind):
        if not override.guarded:
            package = override.owner.__module__.partition(".")[0]
            method = (_telling if package == OWN else _settling)(override)
            method.guarded = True  # type: ignore[attr-defined]  # a mark of ours
            setattr(override.owner, override.name, method)


def derived(kind: type) -> set[type]:
    """Return all classes that derive from one."""
    below: set[type] = set(type.__subclasses__(kind))
    return below.union(*map(derived, below))


def overrides(kind: type) -> Iterator[Override]:
    """Yield what a class and its bases override of Qt; those in other packages are left alone."""
    owners = [base for base in kind.__mro__ if _package(base) in (OWN, LIBRARY)]
    of_qt = [vars(base) for base in kind.__mro__ if owners and _package(base) == QT]
    for owner in owners:
        for name, method in list(vars(owner).items()):
            if isinstance(method, FunctionType) and not name.startswith("__"):
                found = (methods[name] for methods in of_qt if name in methods)
                called = next(found, None)
                if isinstance(called, MethodDescriptorType):
                    yield Override(owner, name, method, called)


def answer(of_qt: MethodDescriptorType, count: int) -> Any:
    """Return what Qt can go on with where an override has returned nothing.

    Args:
        of_qt: the method that is overridden.
        count: how many arguments it got, apart from ``self``.

    """
    known = get_signature(of_qt)
    signatures = known if isinstance(known, list) else [known]
    fitting = [one for one in signatures if one and count < len(one.parameters)]
    kind = fitting[0].return_annotation if fitting else None
    if kind is object:
        return UNTYPED.get(of_qt.__name__)
    if kind in (None, Any) or get_origin(kind) in (Union, UnionType):
        return None
    kind = get_origin(kind) or kind
    if issubclass(kind, QObject):
        return None
    if issubclass(kind, Enum):
        return kind(0) if issubclass(kind, Flag) else next(iter(kind))
    return kind()


def _guard_as_it_is_made(kind: type[Shiboken.Object], /, **options: Any) -> None:
    super(Shiboken.Object, kind).__init_subclass__(**options)
    guard(kind)


def _telling(override: Override) -> Callable[..., Any]:
    """Return a method that tells of its errors and lets Qt go on."""
    method, of_qt = override.method, override.of_qt

    @functools.wraps(method)
    def told(*arguments: Any, **options: Any) -> Any:
        try:
            return method(*arguments, **options)
        except Exception as error:
            _tell(error)
        return answer(of_qt, len(arguments) + len(options) - 1)

    return told


def _settling(override: Override) -> Callable[..., Any]:
    """Return a method of which PySide can take the errors, to raise or to tell them.

    A library may want to handle them itself, in a method that Qt has as well and never calls.
    """
    method = override.method

    @functools.wraps(method)
    def settled(*arguments: Any, **options: Any) -> Any:
        try:
            return method(*arguments, **options)
        except Exception:  # now it is an object, and no text
            raise

    return settled


def _tell(error: Exception) -> None:
    try:
        sys.excepthook(type(error), error, error.__traceback__)
    except Exception as further:
        for one in (error, further):
            sys.__excepthook__(type(one), one, one.__traceback__)


def _package(kind: type) -> str:
    return kind.__module__.partition(".")[0]
