"""Fill-in of a sparse factorisation."""

from kane.kernels.tables import Indices


def with_fill(count: int, pairs: Indices) -> list[list[int]]:
    """Return the rows below the diagonal of each column of the factor, fill-in included.

    Eliminating column j couples all rows in which it stands: its column joins that of the first
    of them (Davis, Direct Methods for Sparse Linear Systems, 2006, section 4.2).

    Args:
        count: of the unknowns.
        pairs: (k, 2) which are coupled, each by its place in the order of elimination.

    """
    columns: list[set[int]] = [set() for _ in range(count)]
    for i, j in pairs.tolist():
        if i != j:
            columns[min(i, j)].add(max(i, j))
    for below in columns:
        if below:
            parent = min(below)
            columns[parent] |= below - {parent}
    return [sorted(below) for below in columns]
