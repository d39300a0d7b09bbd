"""The tools at hand, and the one that is armed."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from kane.model import Joint
from kanevas.document.changes import Changes
from kanevas.hand.pulling.pull_tool import PullTool
from kanevas.hand.surface import Surface
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.on_joint_tool import Motion, OnJointTool
from kanevas.hand.tools.tool import Tool


class Toolbox(QObject):
    """Arms one tool at a time; the first one is for picking, and comes back after the others.

    Signals:
        armed: another tool is armed: its name.
    """

    armed = Signal(str)

    def __init__(self, desk: Desk, kinds: Sequence[type[Tool]]) -> None:
        super().__init__(desk)
        self._desk = desk
        self._tools = {kind.name: kind(desk) for kind in kinds}
        self._rest = kinds[0].name
        self._pulls: dict[Surface, PullTool] = {}
        self._kept = False
        self._told = ""
        self.tool = self._tools[self._rest]
        desk.done.connect(self._finish)
        desk.document.changed.connect(self._follow)
        desk.document.opened.connect(self._let_go)
        desk.selection.changed.connect(self.tell_hint)
        self._take(self._rest)

    @property
    def resting(self) -> bool:
        """Whether no tool but the one for picking is armed."""
        return self.tool.name == self._rest

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all tools."""
        return tuple(self._tools)

    @property
    def hint(self) -> str:
        """What the hand can do next."""
        pull = self.pull_on(self._desk.surface) if self.resting else None
        return self.tool.hint if pull is None else pull.hint

    def pull_on(self, surface: Surface) -> PullTool | None:
        """Return what pulls bodies on a surface; None while the model is not in motion."""
        puller = self._desk.puller
        if puller is None or not puller.is_ready:
            return None
        if surface not in self._pulls:
            self._pulls[surface] = PullTool(self._desk, surface, puller)
        return self._pulls[surface]

    def end_pulls(self) -> None:
        """Let go of what is pulled."""
        for pull in self._pulls.values():
            pull.cancel()

    def arm(self, name: str, keep: bool = False) -> None:
        """Take up a tool; the one before makes its thing where it needs no more than a default.

        Args:
            name: the tool.
            keep: whether it stays armed when it has made its thing; Shift does that too.

        """
        self.tool.put_down()  # which may make its thing, and so put itself away
        self._kept = keep
        self._take(name)

    def disarm(self) -> None:
        """Put the tool down and pick; what is selected stays."""
        if self.resting:
            self._let_go()
        else:
            self.arm(self._rest)

    def cancel(self) -> None:
        """Put away what is under way; the tool itself where nothing is."""
        if not self.tool.cancel():
            self.disarm()

    def stop(self) -> None:
        """End what is under way by the right button; put the tool down where nothing is."""
        if not self.tool.stop():
            self.disarm()

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""
        self._desk.refused.emit(sentence)

    def come_to(self, surface: Surface) -> None:
        """Work on this surface from now on."""
        self._desk.come_to(surface)

    def is_at(self, surface: Surface) -> bool:
        """Whether the hand is on this surface, or was there last."""
        return surface is self._desk.surface

    def fitting(self, joint: Joint) -> Iterator[tuple[str, Motion]]:
        """Yield the tools that need but this joint, each with a motion that it can take."""
        for name, tool in self._tools.items():
            if isinstance(tool, OnJointTool) and tool.count == 1:
                yield from ((name, motion) for motion in tool.usable(joint))

    def put_into(self, name: str, motion: Motion) -> None:
        """Let a tool make its thing in a joint, as if the hand had clicked there."""
        tool = self._tools[name]
        assert isinstance(tool, OnJointTool)
        self.disarm()
        tool.put_into(motion)

    def add(self, surface: Surface) -> None:
        """Let the tools work on a further surface."""
        self._desk.add(surface)
        surface.use(self)

    def tell_hint(self) -> None:
        """Say what the hand can do next."""
        self._told = self.hint
        self._desk.hint_changed.emit(self._told)

    def renew_hint(self) -> None:
        """Say it where it is something else, now that the pointer has moved."""
        if self.hint != self._told:
            self.tell_hint()

    def _follow(self, changes: Changes) -> None:
        """Let no tool go on with what an undo, say, has taken away."""
        if not changes.removed.isdisjoint(self.tool.holds):
            self._let_go()

    def _let_go(self) -> None:
        self.tool.let_go()
        self._desk.surface.rest()
        self.tell_hint()

    def _take(self, name: str) -> None:
        self.tool = self._tools[name]
        for surface in self._desk.surfaces:
            surface.use(self)
        if not self.resting:
            self._desk.surface.take_keys()
        self.armed.emit(name)
        self.tell_hint()

    def _finish(self) -> None:
        shift = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        if not (self._kept or shift):
            self.disarm()
