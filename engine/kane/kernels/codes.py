"""What a run returns: how it stands, or why it cannot go on."""

RUNNING = 0
FINISHED = 1
NOT_FINITE = 2
CANNOT_CLOSE = 3
STEP_TOO_SMALL = 4
