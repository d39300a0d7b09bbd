"""Which of many boxes along the ground's axes overlap: a sweep along one of these."""

from kane.kernels.compiling.jit import public


@public
def sweep(low, high, order, axis, pairs):
    """Write the pairs of boxes that overlap, as long as there is room; return how many there are.

    The work grows with the pairs that overlap along the axis alone.

    Args:
        low: (n, 3) least coordinates of the boxes [m].
        high: (n, 3) largest ones.
        order: (n,) the boxes by their least coordinate along the axis, ascending.
        axis: 0, 1 or 2.
        pairs: (k, 2) the numbers of both, the smaller first.

    """
    count = 0
    first, second = (axis + 1) % 3, (axis + 2) % 3
    for place in range(order.size):
        i = order[place]
        for later in range(place + 1, order.size):
            j = order[later]
            if low[j, axis] > high[i, axis]:
                break
            if low[j, first] > high[i, first] or low[i, first] > high[j, first]:
                continue
            if low[j, second] > high[i, second] or low[i, second] > high[j, second]:
                continue
            if count < pairs.shape[0]:
                pairs[count, 0], pairs[count, 1] = min(i, j), max(i, j)
            count += 1
    return count
