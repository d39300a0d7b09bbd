"""The panel of first steps: what to do next, and what is done."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from kanevas.first_steps.steps import BEGINNINGS, CHAPTERS, Standing, reached
from kanevas.look.theme import Theme

Keys = Callable[[str], str]


class FirstStepsPanel(QScrollArea):
    """Goes through a chapter with the user.

    Signals:
        begin_wanted: a template is to be begun with; its name.
        chapter_chosen: name of the chapter, to be remembered.
    """

    begin_wanted = Signal(str)
    chapter_chosen = Signal(str)

    def __init__(
        self, theme: Theme, keys: Keys, chapter: str = "", parent: QWidget | None = None
    ) -> None:
        """Take ``keys``, which gives the keys of a tool or an action by its name, or nothing."""
        super().__init__(parent)
        self._theme, self._keys = theme, keys
        self._standing: Standing | None = None
        self._done = 0
        self._marks: list[QLabel] = []
        self.rows: list[QLabel] = []
        self.setWidgetResizable(True)
        self.setAccessibleName(self.tr("First steps"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(260)
        self.chapters = QComboBox()
        self.chapters.setAccessibleName(self.tr("Chapter"))
        for name, text in (
            ("pendulum", self.tr("1  A pendulum")),
            ("four_bar", self.tr("2  A four-bar linkage with a motor")),
            ("slider_crank", self.tr("3  A slider-crank")),
            ("in_space", self.tr("4  A pendulum in space")),
            ("plots", self.tr("5  Plots")),
            ("method", self.tr("6  Kane's method")),
        ):
            self.chapters.addItem(text, name)
        self.chapters.setCurrentIndex(max(0, self.chapters.findData(chapter)))
        self.begin = QPushButton()
        self.begin.clicked.connect(lambda: self.begin_wanted.emit(BEGINNINGS[self.chapter]))
        self.end = QLabel(wordWrap=True)
        self.next = QPushButton(self.tr("Next chapter"))
        self.next.clicked.connect(
            lambda: self.chapters.setCurrentIndex(self.chapters.currentIndex() + 1)
        )
        self._steps = QVBoxLayout()
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(10)
        layout.addWidget(self.chapters)
        layout.addWidget(self.begin)
        layout.addLayout(self._steps)
        layout.addWidget(self.end)
        layout.addWidget(self.next)
        layout.addStretch(1)
        self.setWidget(page)
        self.chapters.currentIndexChanged.connect(self._change_chapter)
        self._lay_out()

    @property
    def chapter(self) -> str:
        """Name of the chapter."""
        name: str = self.chapters.currentData()
        return name

    @property
    def done(self) -> int:
        """How many steps of the chapter are done."""
        return self._done

    def show_standing(self, standing: Standing) -> None:
        """Tick what is done, and say what comes next."""
        self._standing = standing
        self._done = reached(CHAPTERS[self.chapter], standing)
        self._paint()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._paint()

    def _change_chapter(self) -> None:
        self._lay_out()
        self.chapter_chosen.emit(self.chapter)

    def _lay_out(self) -> None:
        while gone := self._steps.takeAt(0):
            if widget := gone.widget():
                widget.deleteLater()
        self._marks, self.rows = [], []
        self.begin.setText(self._beginning())
        for _ in CHAPTERS[self.chapter]:
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            mark = QLabel()
            mark.setFixedWidth(22)
            mark.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
            text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.RichText)
            line.addWidget(mark)
            line.addWidget(text, 1)
            self._steps.addWidget(row)
            self._marks.append(mark)
            self.rows.append(text)
        self._paint()

    def _paint(self) -> None:
        if self._standing is None:  # nobody looks yet
            return
        theme, words = self._theme, self._words()
        steps = CHAPTERS[self.chapter]
        for number, (step, mark, row) in enumerate(zip(steps, self._marks, self.rows, strict=True)):
            heading, body = words[step.name]
            is_done, is_next = number < self._done, number == self._done
            mark.setText("✓" if is_done else str(number + 1))
            color = theme.accent if is_next or is_done else theme.muted
            mark.setStyleSheet(f"color: {color.name()}; font-weight: bold;")
            ink = (theme.ink if is_next else theme.muted).name()
            row.setText(f"<b>{heading}</b><br>{body}" if is_next else heading)
            row.setStyleSheet(f"color: {ink};")
            row.setAccessibleName(self.tr("{}, done").format(heading) if is_done else heading)
        is_over = self._done == len(steps)
        self.end.setVisible(is_over)
        self.end.setText(self._farewell())
        self.next.setVisible(is_over and self.chapters.currentIndex() + 1 < self.chapters.count())

    def _beginning(self) -> str:
        beginnings = {
            "empty_planar": self.tr("Begin with an empty model"),
            "empty_in_space": self.tr("Begin with an empty model in space"),
            "double_pendulum": self.tr("Begin with a double pendulum"),
            "slider_crank": self.tr("Begin with a slider-crank"),
        }
        return beginnings[BEGINNINGS[self.chapter]]

    def _farewell(self) -> str:
        farewells = {
            "pendulum": self.tr("That is a pendulum. The next chapter closes a loop of rods."),
            "four_bar": self.tr(
                "That is a mechanism with a motor. In the next chapter turning becomes sliding."
            ),
            "slider_crank": self.tr("That is an engine without its fire. Next: out of the plane."),
            "in_space": self.tr("That is a pendulum in space. Next: what plots can show."),
            "plots": self.tr(
                "Curves can be dragged from plot to plot, and File > Export writes them. Next: the "
                "equations behind all this."
            ),
            "method": self.tr("That is all. From here on, Help has a page for each part."),
        }
        return farewells[self.chapter]

    def _words(self) -> dict[str, tuple[str, str]]:
        keys = self._keys
        return {
            "begin": (
                self.tr("Gravity"),
                self.tr(
                    "Press the button above for an empty sheet that is seen from the front, with "
                    "gravity pointing down."
                ),
            ),
            "rod": (
                self.tr("Draw a rod"),
                self.tr(
                    "Take the rod tool{rod}. Click where the rod begins, then where it ends. It "
                    "weighs what its size and its density make of it."
                ).format(rod=keys("rod")),
            ),
            "pin": (
                self.tr("Pin it to the ground"),
                self.tr(
                    "Take the hinge{revolute} and click one end of the rod: where there is no "
                    "other body, it joins the rod to the ground."
                ).format(revolute=keys("revolute")),
            ),
            "swing": (
                self.tr("Lift it to one side"),
                self.tr(
                    "A rod straight below its pin stays where it is. Drag its free end to one "
                    "side with the select tool{select}."
                ).format(select=keys("select")),
            ),
            "run": (
                self.tr("Run it"),
                self.tr(
                    "Press Run{run}. The motion is computed, then it plays{play}; click the bar "
                    "below to go to another time."
                ).format(run=keys("run"), play=keys("play")),
            ),
            "plot": (
                self.tr("Plot a quantity"),
                self.tr(
                    "Unfold the joint or the rod in the tree and tick its angle. Click in the "
                    "plot to go to that time."
                ),
            ),
            "three_rods": (
                self.tr("Draw three rods"),
                self.tr(
                    "Take the rod tool{rod} and draw a short crank, a long coupler from its end, "
                    "and a rocker from there back down. A rod that begins or ends at another one "
                    "is hinged to it. A double click on the tool keeps it armed."
                ).format(rod=keys("rod")),
            ),
            "two_pins": (
                self.tr("Pin crank and rocker to the ground"),
                self.tr(
                    "With the hinge{revolute} click the lower end of the crank, and the "
                    "lower end of the rocker."
                ).format(revolute=keys("revolute")),
            ),
            "chain": (
                self.tr("Close the loop"),
                self.tr(
                    "Rods drawn from end to end hang together already. Where they do not, click "
                    "where they meet with the hinge{revolute}. One freedom is left: the status bar "
                    "says so."
                ).format(revolute=keys("revolute")),
            ),
            "motor": (
                self.tr("Put a motor on the crank"),
                self.tr(
                    "Take the motor{motor} and click the pin of the crank: it turns once a second. "
                    "In the inspector its law says how fast, or how the angle follows the time."
                ).format(motor=keys("angle_driver")),
            ),
            "crank": (
                self.tr("Draw a crank and pin it"),
                self.tr(
                    "Draw a short rod{rod}. With the hinge{revolute} click one of its ends, "
                    "which joins it to the ground."
                ).format(rod=keys("rod"), revolute=keys("revolute")),
            ),
            "connecting_rod": (
                self.tr("Add a connecting rod"),
                self.tr(
                    "Draw a longer rod{rod} from the free end of the crank. If it is not hinged "
                    "there yet, click the place with the hinge{revolute}."
                ).format(rod=keys("rod"), revolute=keys("revolute")),
            ),
            "slider": (
                self.tr("Let its end slide"),
                self.tr(
                    "Take “point on a line”{point_on_line}, click the free end of the connecting "
                    "rod, then a point to the side of it: along this line it may slide. One "
                    "freedom is left."
                ).format(point_on_line=keys("point_on_line")),
            ),
            "stroke": (
                self.tr("Plot the stroke"),
                self.tr(
                    "Unfold the connecting rod in the tree and tick x, or what else you would "
                    "like to see."
                ),
            ),
            "begin_in_space": (
                self.tr("Three dimensions"),
                self.tr(
                    "Press the button above for an empty model in space. You draw in a plane of "
                    "it, and see all of it in the 3D view."
                ),
            ),
            "ball": (
                self.tr("Hang it on a ball joint"),
                self.tr(
                    "Take the ball joint{ball} and click one end of the rod. There it may turn in "
                    "every direction: three freedoms."
                ).format(ball=keys("ball")),
            ),
            "push": (
                self.tr("Push it"),
                self.tr(
                    "Select the rod. In the inspector, under the motion at the start, give it an "
                    "angular velocity about another axis than the one across the sheet."
                ),
            ),
            "trace": (
                self.tr("Leave a trace"),
                self.tr(
                    "Take the measure point{measure_point} and click the free end of the rod. In "
                    "the inspector tick “Draw the trace”, and turn the 3D view with the mouse."
                ).format(measure_point=keys("measure_point")),
            ),
            "begin_with_example": (
                self.tr("A mechanism"),
                self.tr("Press the button above, or open any model of your own."),
            ),
            "together": (
                self.tr("Two curves in one plot"),
                self.tr(
                    "Drag another quantity from the tree into the same plot. Where its unit is "
                    "another one, it gets an axis at the right."
                ),
            ),
            "against": (
                self.tr("One quantity against another"),
                self.tr(
                    "Click a plot with the right button and choose what goes along its "
                    "horizontal axis instead of the time."
                ),
            ),
            "spectrum": (
                self.tr("The spectrum"),
                self.tr(
                    "In the same menu choose the spectrum: how much of the motion there is of "
                    "each frequency."
                ),
            ),
            "tables": (
                self.tr("Open the tables of the method"),
                self.tr(
                    "View > Kane's method opens them beside the plots: partial velocities, "
                    "generalized forces, the constraint matrix, reactions, at the time that you "
                    "see."
                ),
            ),
            "reaction": (
                self.tr("Follow a force"),
                self.tr(
                    "Choose Reactions at the left of the tables, and click a number with the right "
                    "button to plot it over the time; or tick it in the tree."
                ),
            ),
        }
