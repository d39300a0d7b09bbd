"""How many equations and unknowns a model has with Newton's, Lagrange's and Kane's methods."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

import numpy as np
import scipy.sparse as sp
from msgspec.structs import replace
from scipy.sparse.csgraph import minimum_spanning_tree

from kane.analyses.instant import Instant
from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.compiled.constraint_matrix import (
    RANK_TOLERANCE,
    lengths,
    movable,
    placed,
    sparse_constraint_matrix,
)
from kane.errors import ModelError
from kane.kernels.codes import ACCELERATION, POSITION
from kane.model import Model
from kane.sentences import NOTHING, Sentence, Template, say
from kane.solve.rank import rank

Method = Literal["Newton and Euler", "Lagrange", "Kane"]
Variables = Literal["absolute", "joint", "independent"]


class Count(NamedTuple):
    """The equations of a method for accelerations and forces at an instant.

    Attributes:
        method: whose.
        variables: ``absolute``: of each body; ``joint``: of a tree of joints; ``independent``.
        motion: equations of motion.
        constraint: equations of constraints that go with them.
        accelerations: unknown accelerations.
        forces: unknown reactions or multipliers.
        first_order: equations of first order that a run integrates, kinematical ones among them.
        why: how the numbers arise.

    """

    method: Method
    variables: Variables
    motion: int
    constraint: int
    accelerations: int
    forces: int
    first_order: int
    why: Sentence

    @property
    def equations(self) -> int:
        """All equations."""
        return self.motion + self.constraint

    @property
    def unknowns(self) -> int:
        """All unknowns."""
        return self.accelerations + self.forces


class Numbers(NamedTuple):
    """What the counts are made of.

    Attributes:
        bodies: bodies that can turn.
        particles: bodies that cannot.
        speeds: speeds of all bodies that can differ from zero, c.
        rows: constraint rows, m.
        redundant: how many of them say something twice.
        tree_rows: rows of a tree of joints, without those that say something twice.
        tree: speeds that the tree leaves free, t.
        loop_rows: all other rows, k.
        configurations: in how many ways the bodies can be placed, f.
        freedoms: independent accelerations, p.

    """

    bodies: int
    particles: int
    speeds: int
    rows: int
    redundant: int
    tree_rows: int
    tree: int
    loop_rows: int
    configurations: int
    freedoms: int

    @property
    def beyond_place(self) -> int:
        """Independent rows of speeds or accelerations, s: what they hold, no coordinate can."""
        return self.configurations - self.freedoms


@checked
def numbers(instant: Instant) -> Numbers:
    """Return what the counts of equations are made of, at an instant."""
    system = instant.system
    speeds = int(movable(system).sum())
    joints = _tree(system)
    in_tree = np.zeros(system.rows, dtype=bool)
    for name in joints:
        in_tree[system.joint_rows[name]] = True
    in_tree &= system.tables.row_level == POSITION
    work = placed(system, instant.state)
    B = sparse_constraint_matrix(system, work.J).tocsr()
    tree = sum(_rank_alone(instant, B, system.joint_rows[name]) for name in joints)
    everything = rank(system, work, ACCELERATION).rank
    places = rank(system, work, POSITION).rank
    particles = sum(body.particle for body in system.model.bodies)
    return Numbers(
        bodies=system.bodies - particles,
        particles=particles,
        speeds=speeds,
        rows=system.rows,
        redundant=system.rows - everything,
        tree_rows=tree,
        tree=speeds - tree,
        loop_rows=int(np.sum(~in_tree)),
        configurations=speeds - places,
        freedoms=speeds - everything,
    )


def equation_counts(found: Numbers) -> tuple[Count, ...]:
    """Return the counts of all methods, from the longest to the shortest."""
    return tuple(_counts(found))


@checked
def counted_in_space(model: Model) -> tuple[int, int] | None:
    """Return equations of motion and of constraints of all bodies cut free, as bodies in space.

    Texts count a mechanism in a plane in either way: a body has three equations and a hinge two
    reactions, or six and five, some of which say nothing that the plane does not say.

    Returns:
        both; None where its shapes could not touch in space.

    """
    try:
        system = compile_model(replace(model, planar=False))
    except ModelError:
        return None
    return int(movable(system).sum()), system.rows


def _tree(system: System) -> list[str]:
    """Return the joints of a tree from the ground, those with most rows first."""
    index, joints = system.frames.index, system.model.joints
    weights = np.zeros((system.bodies + 1, system.bodies + 1))
    best: dict[tuple[int, int], str] = {}
    for joint in joints:
        a, b = sorted((index[joint.body_a], index[joint.body_b]))
        rows = system.joint_rows[joint.name]
        held = int(np.sum(system.tables.row_level[rows] == POSITION))
        if held and 7 - held < (weights[a, b] or 8):
            weights[a, b] = 7 - held
            best[a, b] = joint.name
    chosen = minimum_spanning_tree(weights).nonzero()
    return [best[int(a), int(b)] for a, b in zip(*chosen, strict=True)]


def _rank_alone(instant: Instant, B: sp.csr_array, rows: slice) -> int:
    """Return the rank of the rows of positions of a joint; in a tree these ranks add up."""
    system = instant.system
    of_places = np.flatnonzero(system.tables.row_level[rows] == POSITION) + rows.start
    part = (B[of_places] * np.where(movable(system), lengths(system), 0.0)).tocsr()
    return int(
        np.linalg.matrix_rank(part[:, np.unique(part.indices)].toarray(), tol=RANK_TOLERANCE)
    )


def _counts(n: Numbers) -> Iterator[Count]:
    c, m, t, k, f, s, p = (
        n.speeds, n.rows, n.tree, n.loop_rows, n.configurations, n.beyond_place, n.freedoms,
    )  # fmt: skip
    each = say("{c} equations of {bodies}", c=c, bodies=_counted(BODIES, n.bodies + n.particles))
    open_ones = say(
        " {count} of the reactions stay open, since as many rows say something twice.",
        count=n.redundant,
    )
    yield Count(
        "Newton and Euler", "absolute", c, m, c, m, 2 * c,
        say(
            "{each}, each cut free; {reactions} that the joints put in, and as many rows that "
            "hold.{open_ones}",
            each=each,
            reactions=_counted(REACTIONS, m),
            open_ones=open_ones if n.redundant else NOTHING,
        ),
    )  # fmt: skip
    yield Count(
        "Newton and Euler", "joint", c, k, t, m, 2 * t,
        say(
            "The same {c} equations, with accelerations from {t} of a tree of joints: the rows of "
            "the tree hold by themselves, {k} others are left. All reactions stay unknown.",
            c=c, t=t, k=k,
        ),
    )  # fmt: skip
    yield Count(
        "Lagrange", "absolute", c, m, c, m, 2 * c,
        say(
            "{c} coordinates, a multiplier for each of {rows}.", c=c, rows=_counted(ROWS, m)
        ),
    )  # fmt: skip
    yield Count(
        "Lagrange", "joint", t, k, t, k, 2 * t,
        say(
            "{coordinates} of a tree of joints; a multiplier for each of {rows} that close loops, "
            "prescribe or roll.",
            coordinates=_counted(COORDINATES, t),
            rows=_counted(ROWS, k),
        ),
    )  # fmt: skip
    rolling = say(
        " {rows} of speeds or accelerations cannot be put into coordinates: each needs a "
        "multiplier.",
        rows=_counted(ROWS, s),
    )
    yield Count(
        "Lagrange", "independent", f, s, f, s, 2 * f,
        say(
            "{coordinates}, as many as the bodies can be placed in ways.{rolling}",
            coordinates=_counted(COORDINATES, f),
            rolling=rolling if s else say(" No multiplier is needed."),
        ),
    )  # fmt: skip
    yield Count(
        "Kane", "absolute", c, m, c, m, 2 * c,
        say(
            "F_r + F*_r + (B^T λ)_r = 0 for {c} speeds, and {rows} for the multipliers. This is "
            "what Kanevas solves by default: the matrix is sparse.",
            c=c,
            rows=_counted(ROWS, m),
        ),
    )  # fmt: skip
    yield Count(
        "Kane", "joint", t, k, t, k, 2 * t,
        say(
            "F_r + F*_r + (B^T λ)_r = 0 for {speeds} of a tree of joints; a multiplier for each of "
            "{rows} that close loops, prescribe or roll.",
            speeds=_counted(SPEEDS, t),
            rows=_counted(ROWS, k),
        ),
    )  # fmt: skip
    yield Count(
        "Kane", "independent", p, 0, p, 0, p + f,
        say(
            "F_r + F*_r = 0 for {speeds}. Reactions do no work on partial velocities and drop out, "
            "those of rolling too. The embedded formulation.",
            speeds=_counted(INDEPENDENT_SPEEDS, p),
        ),
    )  # fmt: skip


# One of each, and many.
BODIES = Template("{count} body"), Template("{count} bodies")
REACTIONS = Template("{count} reaction"), Template("{count} reactions")
ROWS = Template("{count} row"), Template("{count} rows")
COORDINATES = Template("{count} coordinate"), Template("{count} coordinates")
SPEEDS = Template("{count} speed"), Template("{count} speeds")
INDEPENDENT_SPEEDS = (
    Template("{count} independent speed"),
    Template("{count} independent speeds"),
)


def _counted(words: tuple[Template, Template], count: int) -> Sentence:
    one, many = words
    return (one if count == 1 else many).say(count=count)
