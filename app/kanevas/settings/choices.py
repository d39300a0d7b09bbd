"""What the person can choose among where the choice is remembered; no Qt here."""

COLORS = ("system", "light", "dark")
# of the first steps
CHAPTERS = ("pendulum", "four_bar", "slider_crank", "in_space", "plots", "method")
FACTORS = (0.25, 0.5, 1.0, 2.0, 4.0, 10.0)  # by which arrows are longer than by themselves
COPY_AFTER = (3, 10, 30, 60, 300)  # s from an edit to a copy of unsaved work
# Templates of which a new model is made, the first at first.
NEW_MODELS = ("empty_planar", "empty_from_above", "empty_in_space")
NEW_DURATION, LONGEST_DURATION = 5.0, 1e9  # s of a run
GHOSTS = (0, 5, 10, 20)  # equal parts of a run that ghosts divide
# To what the pointer snaps; each can be switched on and off by itself.
SNAPS = (
    "joint", "end", "corner", "point", "centre", "middle", "mass centre", "origin", "edge",
    "angle", "alignment", "grid",
)  # fmt: skip
