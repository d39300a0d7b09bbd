"""The tables of all modes of a model fit each other: kernels read them without a look at sizes."""

import itertools

import numpy as np
import pytest
from tests.inspected import everything
from tests.thinned import thinned

from kane.compiled import System, compile_mode, compile_model
from kane.compiled.contacts import all_free
from kane.elements.changing import CLOSED, OPEN, ContactState

MODEL = everything()
HELD = compile_model(MODEL).contacts


def modes():
    """Each contact in each of its states, the others free, and neighbours closed together."""
    free = all_free(HELD)
    for k, (_, contact) in enumerate(HELD):
        ways = [OPEN, CLOSED]
        if contact.friction is not None:
            ways += [ContactState(True, True, (1.0, 0.0)[: len(contact.slip)])]
        for way in ways:
            yield (*free[:k], way, *free[k + 1 :])
    for a, b in itertools.pairwise(range(len(HELD))):
        yield tuple(CLOSED if k in (a, b) else state for k, state in enumerate(free))


def assert_rows_fit(tables, rows):
    """Each row of a table of primitives has its blocks, and each block a body."""
    assert tables.row_start.size == tables.row_level.size + 1 == rows + 1
    assert tables.row_start[-1] == tables.block_body.size
    assert tables.block_body.max(initial=0) < tables.bodies.size
    for name in tables.names():
        table = getattr(tables, name)
        if isinstance(table, np.ndarray) and table.dtype.names and "row" in table.dtype.names:
            assert table["row"].max(initial=-1) < rows, name


@pytest.mark.parametrize("states", thinned(modes(), 6))
def test_the_rows_of_a_mode_have_their_blocks(states):
    system: System = compile_mode(MODEL, states)
    assert_rows_fit(system.tables, system.rows)
    watched = system.guards.rows
    assert_rows_fit(system.watched, len(watched.bodies))
    assert watched.of_element.keys() <= system.joint_rows.keys()
    ends = [own.stop for own in system.joint_rows.values()]
    assert max(ends) == system.rows
    for (name, _), own in zip(system.contacts, system.contact_rows, strict=True):
        of_element = system.joint_rows[name]
        assert of_element.start <= own.start <= own.stop <= of_element.stop
