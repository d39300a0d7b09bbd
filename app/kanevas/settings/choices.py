"""What the person can choose among where the choice is remembered; no Qt here."""

COLORS = ("system", "light", "dark")
# of the first steps
CHAPTERS = ("pendulum", "four_bar", "slider_crank", "in_space", "plots", "method")
FACTORS = (0.25, 0.5, 1.0, 2.0, 4.0, 10.0)  # by which arrows are longer than by themselves
GHOSTS = (0, 5, 10, 20)  # equal parts of a run that ghosts divide
# To what the pointer snaps; each can be switched on and off by itself.
SNAPS = (
    "joint", "end", "corner", "point", "centre", "middle", "mass centre", "origin", "edge",
    "angle", "alignment", "grid",
)  # fmt: skip
