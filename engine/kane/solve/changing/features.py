"""The tables of a system whose contacts touch with features, and whose rims lie on faces."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.contacts import OwnedContact, pressing_contacts
from kane.compiled.watching import crossings_with
from kane.elements.changing import ContactState, States
from kane.elements.primitives import RimContact
from kane.kernels.primitives.rolling_contact import EDGE, LYING, TIPS
from kane.kernels.tables import Table

Array = npt.NDArray[np.float64]

# By the feature of a rim: on its edge, just tipping over it, and lying. On a core it is that of the
# face times as many, and this.
RIMS = EDGE, TIPS, LYING


def with_features(system: System, states: States) -> System:
    """Return a system whose contacts touch with the features of these states."""
    touching = {i: state for i, state in enumerate(states) if state.feature is not None}
    if not touching:
        return system
    guards, slides = system.guards, [i for i, state in enumerate(states) if state.slides]
    held = {system.contact_rows[i].start: state for i, state in touching.items() if state.is_closed}
    watched = {guards.slip_rows[i].start - 1: touching[i] for i in slides if i in touching}
    of_slides = [slide["row"] - 1 for slide in system.tables.sliding.contacts]
    sliding = {row: touching[i] for row, i in zip(of_slides, slides, strict=True) if i in touching}

    tables, slips, watch = system.tables, system.tables.sliding, system.watched
    slips = replace(
        slips,
        shape_contacts=with_touched(slips.shape_contacts, sliding),
        rolling_contacts=with_laid(slips.rolling_contacts, sliding, slips.shape_features),
    )
    rims = with_laid(tables.rolling_contacts, held, tables.shape_features)
    tables = replace(
        tables,
        shape_contacts=with_touched(tables.shape_contacts, held),
        rolling_contacts=rims,
        velocity_rows=_kept_flat(system, rims),
        sliding=slips,
    )
    seeing = with_touched(watch.shape_contacts, watched)
    _bar_crossings(system, {i: feature_of(state) for i, state in touching.items()}, seeing)
    flat = with_laid(watch.rolling_contacts, watched, watch.shape_features)
    # of those that are open: only how much they have to lean
    for i, state in touching.items():
        row = system.guards.gap_rows.get(i)
        if row is not None:
            flat["flat"][flat["row"] == row] = RIMS[feature_of(state) % len(RIMS)]
    watch = replace(watch, shape_contacts=seeing, rolling_contacts=flat)
    return replace(system, states=states, tables=tables, watched=watch)


def feature_of(state: ContactState) -> int:
    """Return the number of the feature with which a contact touches.

    Raises:
        ValueError: the state does not tell it.

    """
    if state.feature is None:
        raise ValueError(f"it is not told with which feature this contact touches: {state}")
    return state.feature


def with_touched(contacts: Table, touching: Mapping[int, ContactState]) -> Table:
    """Return shape contacts of which some touch with a feature.

    Args:
        contacts: see ``shape_contact.SHAPE_CONTACT``.
        touching: those that do, by their first row. Their features are numbers among those of the
            core of body A, or of pairs.

    """
    own = contacts.copy()
    for k, row in enumerate(own["row"].tolist()):
        if row in touching:
            own["feature"][k] = own["first"][k] + feature_of(touching[row])
    return own


def with_laid(rims: Table, touching: Mapping[int, ContactState], of: Table) -> Table:
    """Return rims of which some are on their edge, tip over it or lie.

    Args:
        rims: see ``rolling_contact.ROLLING_CONTACT``.
        touching: those that touch, by their first row. The feature tells how, see ``RIMS``.
        of: the features of their cores, see ``shape_feature.SHAPE_FEATURE``.

    """
    own = rims.copy()
    for k, row in enumerate(own["row"].tolist()):
        if row in touching:
            feature = feature_of(touching[row])
            own["flat"][k] = RIMS[feature % len(RIMS)]
            own["leans"][k] = touching[row].leans
            if own["count"][k]:
                put_on_face(own, k, feature // len(RIMS), of)
    return own


def put_on_face(rims: Table, k: int, face: int, features: Table) -> None:
    """Write the plane of a face into the entry of a rim that touches it.

    Args:
        rims: see ``rolling_contact.ROLLING_CONTACT``.
        k: which one.
        face: number of the face among the features of its core.
        features: see ``shape_feature.SHAPE_FEATURE``.

    """
    number = int(rims["first"][k]) + face
    normal = features["along"][number]
    across = np.cross(np.eye(3)[np.argmin(np.abs(normal))], normal)
    across /= np.linalg.norm(across)
    rims["face"][k], rims["point_a"][k] = number, features["point"][number]
    rims["directions"][k] = normal, across, np.cross(normal, across)


def kept_flat(rows: Table, own: slice, directions: Array) -> None:
    """Write the axes of its moment into the rows that keep a rim flat on a face.

    Args:
        rows: see ``velocity_row.VELOCITY_ROW``.
        own: the constraint rows.
        directions: of the rim, (3, 3).

    """
    for axis, row in zip(directions[1:], range(own.start, own.stop), strict=True):
        rows["angular"][rows["row"] == row] = axis


def lying_on_faces(states: States, contacts: Sequence[OwnedContact]) -> dict[int, int]:
    """Return which rims lie on a face of a core, by their contacts: the number of the face."""
    found = dict[int, int]()
    for k, (state, own) in enumerate(zip(states, contacts, strict=True)):
        if state.is_closed and own.contact.lies:
            (rim,) = pressing_contacts(contacts, k)
            feature = states[rim].feature
            if feature is not None and isinstance(contacts[rim].contact.gap, RimContact):
                found[rim] = feature // len(RIMS)
    return found


def with_faces(whole: System, faces: Mapping[int, int]) -> System:
    """Return a system in which rims that lie on faces are kept flat across these."""
    rims = whole.tables.rolling_contacts.copy()
    rows = {whole.contact_rows[rim].start: face for rim, face in faces.items()}
    for k, row in enumerate(rims["row"].tolist()):
        if row in rows:
            put_on_face(rims, k, rows[row], whole.tables.shape_features)
    tables = replace(whole.tables, velocity_rows=_kept_flat(whole, rims))
    return replace(whole, tables=tables)


def _kept_flat(system: System, rims: Table) -> Table:
    """Return the velocity rows of a system, with those that keep these rims flat on faces."""
    found = system.tables.velocity_rows.copy()
    of_row = dict(zip(rims["row"].tolist(), range(rims.size), strict=True))
    for k, (_, contact) in enumerate(system.contacts):
        own = system.contact_rows[k]
        if contact.lies and own.stop > own.start:
            (rim,) = pressing_contacts(system.contacts, k)
            number = of_row.get(system.contact_rows[rim].start)
            if number is not None and rims["count"][number]:
                kept_flat(found, own, rims["directions"][number])
    return found


def _bar_crossings(system: System, seen: dict[int, int], table: Table) -> None:
    """Let what watches for edges that cross see none that others hold already, which it writes."""
    open_ones = {row: i for i, row in system.guards.gap_rows.items()}
    for k in np.flatnonzero(table["count_b"]):
        own = open_ones.get(int(table["row"][k]))
        if own is None:
            continue
        barred = [seen[i] for i in crossings_with(system.contacts, own) if i in seen]
        table["barred"][k, : len(barred)] = barred
        table["bars"][k] = len(barred)
