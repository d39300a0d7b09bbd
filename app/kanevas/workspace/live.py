"""Live mode: the document's model moves by the clock, and all views show it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from kane.fields import Vector
from kane.model import Model, digest
from kanevas.assets.told import told
from kanevas.document.document import Document
from kanevas.runs.live import LiveRun, Ran, Reached
from kanevas.runs.live.loop import LiveLoop
from kanevas.runs.preparation import Preparation
from kanevas.runs.run_list import KeptRun, RunList
from kanevas.workspace.clock import fitting_speed
from kanevas.workspace.notices import Notices
from kanevas.workspace.player import Player
from kanevas.workspace.presenter import Presenter

if TYPE_CHECKING:
    from collections.abc import Callable

    from kane.analyses.grip import Hand
    from kane.analyses.simulation import Simulation
    from kane.results import Result

OF_START = ("position", "orientation", "velocity", "angular_velocity", "leads")

State = Literal["off", "waits", "runs", "held"]


class Live(QObject):
    """Leads the clock by a live run, and keeps what ran when it is over.

    It goes on with what is edited meanwhile, and ends where that is another mechanism. The
    document knows nothing of it: nothing that runs is an edit.

    Attributes:
        run: what works in a thread.
        state: whether it is off, waits for the solver, runs or is held.
        reached: how far it is; None before the first frame.

    Signals:
        changed: the state is another one.
        paced: how fast it goes may be told anew; comes with the ``Reached``.

    """

    changed = Signal()
    paced = Signal(object)

    def __init__(
        self,
        document: Document,
        player: Player,
        presenter: Presenter,
        runs: RunList,
        notices: Notices,
        preparation: Preparation,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._player, self._presenter = document, player, presenter
        self._runs, self._notices = runs, notices
        self.run = LiveRun(preparation, self)
        self.state: State = "off"
        self.reached: Reached | None = None
        self._model, self._digest = Model(), ""
        self._edited: Model | None = None  # that the loop has not taken yet
        self._then: Callable[[], None] | None = None
        self._ends = False
        self._factor = 0.0  # seconds of motion for each second; 0 before the first live run
        self._holds = False
        self._before: KeptRun | None = None  # that was shown
        self._origin: KeptRun | None = None  # the run from which it went on
        self._count = 0
        self.run.reached.connect(self._show)
        self.run.told.connect(notices.warn)
        self.run.ended.connect(self._keep)
        self.run.failed.connect(self._fail)
        self.run.began.connect(lambda: self._go_into("runs"))
        player.state_changed.connect(self._follow_speed)

    @property
    def is_on(self) -> bool:
        """Whether a live run is under way or waits."""
        return self.run.busy

    # --- what is done

    def start(self) -> None:
        """Let the model move from its start."""
        model = self._document.model
        self._begin(model, lambda factor: self.run.start(model, factor))

    def go_on_from(self, result: Result, time: float, origin: KeptRun | None) -> None:
        """Let a run go on from one of its frames, with the model as it is now.

        What comes is a branch of it, which the run itself accompanies: by its curves, and as a
        ghost.

        Args:
            result: the run.
            time: near which the frame is [s].
            origin: the run as it is kept; None where it is not.

        """
        model = self._document.model
        # what was pulled and set in a live run was the hand's, and goes on no more
        is_same = digest(result.model) == self._document.digest
        begin = partial(_branched, result, time, None if is_same else model)
        self._begin(model, lambda factor: self.run.start_from(model.solver, begin, factor))
        if self.is_on and origin is not None:
            self._origin = self._before = self._runs.overlay(origin, True)

    def _begin(self, model: Model, start: Callable[[float], None]) -> None:
        if self.is_on or not model.bodies:
            return
        factor = self._factor or fitting_speed(model.solver.duration)
        self._model, self._digest, self._edited = model, digest(model), None
        self.reached, self._then, self._ends, self._origin = None, None, False, None
        self._notices.clear()
        self._before = self._runs.shown
        self._runs.leave()
        self._player.be_led(self)
        self._player.set_speed(factor)
        self._factor = factor
        self._go_into("waits")
        start(factor)

    def finish(self, then: Callable[[], None] | None = None) -> None:
        """End it, and keep what ran.

        Args:
            then: what is to be done when it is over.

        """
        if self.is_on:
            self._then, self._ends = then, True
            self.run.finish()

    def stop(self) -> None:
        """End it, and wait until nothing runs any more; nothing is kept."""
        self.run.stop()
        self._leave()

    def start_over(self) -> None:
        """Forget what ran: another document is here."""
        self.stop()
        self._count, self._factor = 0, 0.0

    def go_on(self, time: float) -> None:
        """Let time pass from a time on [s]; what came after is forgotten."""
        self.run.order(lambda loop: loop.go_on(time))

    def hold(self) -> None:
        """Let time stand."""
        self.run.order(lambda loop: loop.hold())

    def grab(self, body: str, point: Vector, turning: bool) -> None:
        """Let the hand take hold of a point of a body [m], in its axes, or of its orientation."""
        self._holds = True
        self.run.order(lambda loop: loop.simulation.grab(body, point, turning=turning))

    def drag(self, target: Vector) -> None:
        """Move the hand, see ``kane.analyses.simulation.Simulation.drag``."""
        if self._holds:
            self.run.order(lambda loop: loop.drag(target))

    def let_go(self) -> None:
        """Let the hand hold nothing."""
        if self._holds:
            self._holds = False
            self.run.order(lambda loop: loop.simulation.let_go())

    def set_inputs(self, values: dict[str, float]) -> None:
        """Let inputs have other values at once [SI]."""
        self.run.order(lambda loop: loop.set_inputs(values))

    @property
    def is_ready(self) -> bool:
        """Whether the model is in motion, so that it can be pulled."""
        return self.state == "runs"

    @property
    def hand(self) -> Hand | None:
        """What the hand holds; None where it holds nothing."""
        return self.reached.hand if self.reached is not None and self._holds else None

    def step(self) -> None:
        """Go on by one frame, and stand again."""
        self.run.order(lambda loop: loop.step())

    def follow(self) -> None:
        """Go on with the model as it was edited, or end where it is another mechanism."""
        if not self.is_on or self._document.digest == self._digest:
            return
        model, before = self._document.model, self._model
        self._model, self._digest = model, self._document.digest
        if digest(replace(before, solver=model.solver)) == self._digest:
            self._take_solver(model)
        elif digest(with_start_of(before, model)) == self._digest:
            self.run.order(lambda loop: loop.set_start(model))
            self._notices.remark(
                self.tr("Where bodies begin counts when the live run begins anew (Home, Space)")
            )
        else:
            is_due, self._edited = self._edited is None, model
            if is_due:  # of edits that follow each other fast the last one counts
                self.run.order(self._hand_over)

    def _hand_over(self, loop: LiveLoop) -> None:
        """Let the loop go on with the newest model; called in its thread."""
        model, self._edited = self._edited, None
        assert model is not None
        loop.set_model(model)

    def _take_solver(self, model: Model) -> None:
        settings = model.solver
        if self.run.can_take(settings):
            self.run.order(lambda loop: loop.set_solver(settings))
        else:
            self._notices.warn(self.tr("The solver is not ready for these settings yet."))

    # --- what follows

    def _show(self, reached: Reached) -> None:
        if self._ends:
            return
        is_first, self.reached = self.reached is None, reached
        if not reached.runs:
            self._presenter.show_result(reached.result)
            self._player.stand(reached.time)
        else:
            if is_first:
                self._presenter.show_result(reached.result)
            else:
                self._presenter.show_growing(reached.time, reached.poses, reached.result)
            self._player.follow(reached.time)
        self._go_into("runs" if reached.runs else "held")
        self.paced.emit(reached)

    def _follow_speed(self) -> None:
        factor = self._player.clock.speed
        if self.is_on and factor != self._factor:
            self._factor = factor
            self.run.order(lambda loop: loop.set_factor(factor))

    def _keep(self, ran: Ran) -> None:
        """Keep what ran in the list of runs, and show the end of it."""
        self._leave()
        if ran.results:
            self._count += 1
            name, parent = self.tr("Live {}").format(self._count), self._origin
            for result in ran.results:
                run = self._runs.add(result, name, parent)
                parent = parent or run
            end = float(ran.results[-1].time[-1])
            self._presenter.show_result(ran.results[-1])
            self._player.load(end)
            self._player.set_speed(self._factor)  # as it was seen
            self._player.seek(end)
        else:
            self._show_before()
        self._tell_of_end(ran)
        then, self._then = self._then, None
        if then is not None:
            then()

    def _tell_of_end(self, ran: Ran) -> None:
        if ran.refused is not None:
            text = self.tr("The live run has ended, as the model is another one now.")
            self._notices.tell(f"{text} {told(ran.refused)}")
        elif ran.is_full:
            self._notices.tell(
                self.tr("The live run has ended: no more of it can be kept in memory.")
            )

    def _fail(self) -> None:
        self._leave()
        self._show_before()

    def _show_before(self) -> None:
        """Show what was to be seen before, where nothing ran."""
        if self._before in self._runs.runs:
            self._runs.choose(self._before)
        else:
            self._presenter.clear()
            self._player.load(0.0)

    def _leave(self) -> None:
        if self._player.is_led:
            self._player.be_led(None)
        self._go_into("off")

    def _go_into(self, state: State) -> None:
        if state != self.state:
            self.state = state
            self._holds = self._holds and state == "runs"
            self.changed.emit()


def with_start_of(model: Model, other: Model) -> Model:
    """Return a model whose bodies begin as those of another one do, where it has the same."""
    if [body.name for body in model.bodies] != [body.name for body in other.bodies]:
        return model
    pairs = zip(model.bodies, other.bodies, strict=True)
    bodies = (replace(a, **{field: getattr(b, field) for field in OF_START}) for a, b in pairs)
    return replace(model, bodies=tuple(bodies))


def _branched(result: Result, time: float, model: Model | None) -> Simulation:
    from kane.analyses.going_on import go_on

    simulation = go_on(result, time)
    if model is not None:
        simulation.set_model(model)
    return simulation
