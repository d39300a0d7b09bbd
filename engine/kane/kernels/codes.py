"""What a run returns: how it stands, or why it cannot go on; what constraint rows are like.

And what stands where in arrays that kernels of several rooms share.
"""

RUNNING = 0
FINISHED = 1
NOT_FINITE = 2
CANNOT_CLOSE = 3
STEP_TOO_SMALL = 4
REPARTITION = 5  # goes on once other independent speeds are chosen
PLACE_JUMPS = 6  # a driver asks for another position at once
FULL = 7  # goes on once the frames between report times are taken away
HOLD_IS_LOST = 8  # goes on once the place where rows lose their hold is passed
EVENT = 9  # goes on once it is decided which constraints hold from here on
ENDED = 11  # an event of the user has ended it
UNSETTLED = 10  # no way to go on from an event was found
# and what a step returns to what takes steps:
AGAIN = 12  # it is to be tried otherwise, as ``control`` says
LAND = 13  # it is to be tried anew up to ``control[NEXT]``

POSITION = 0
SPEED = 1
ACCELERATION = 2

# What the blocks of a tile's rows are like in their linear part: anything; diagonal, as the rows
# hold a point along ground axes; or zero, as they speak of turns alone.
ANY = 0
POINT = 1
TURN = 2

# The only ground axis along which a row's blocks have a linear part, 0 to 2, or:
ANY_AXIS = -1
NO_AXIS = 3

# What ``clock`` and ``power`` of ``tables.Work`` hold.
NOW, BETWEEN_JUMPS = range(2)
PUT_IN, TAKEN_OUT, SLID, HANDED = range(4)

# Columns of ``Pattern.rows``, the first two, and of ``Pattern.blocks``; of ``Pattern.product``.
FIRST, COUNT, LINEAR = range(3)
TILE, BODY, A, STEP_A, B, STEP_B, LIKE = range(7)
