"""How far a run is: the numbers that its method reads and writes from call to call."""

# ``counts``, (6,): frames written of the segment's later ones; steps that were tried and taken
# back, steps taken and evaluations of the run; and of a fixed step how many are taken of the
# interval between two stops, and how many stops of the segment are passed after the first.
FRAMES, REJECTED, STEPS, EVALUATIONS, TAKEN, PASSED = range(6)

# ``tally``, (3,): the largest residuals that a projection has left of positions [m] and speeds
# [m/s], and the time that is reached [s].
POSITION_LEFT, VELOCITY_LEFT, REACHED = range(3)

SHORTEST = 1e-14  # a step that is a smaller part of the time would be lost in round-off

# ``control``, (CONTROL,): the time of the state [s]; the next step to try [s], 0 where the segment
# begins; how many times as long as that the step after it may be; error and length [s] of the last
# step that was rejected, an infinite error where the last one was taken; 1 where the stages of the
# step are put on the joints; what is left of the patience to have it end elsewhere, where it came
# too near to a place where rows lose their hold; the error of the last step taken, over what is
# allowed.
CONTROL = 8
TIME, NEXT, GROWTH, ERROR, LENGTH, ON_JOINTS, PATIENCE, BEFORE = range(CONTROL)
