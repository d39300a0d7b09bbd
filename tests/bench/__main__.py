"""The benchmark of Kanevas: ``make bench``, or ``python -m tests.bench --only P2,P5``.

All entries of a problem take turns in one run, so that other load on the machine strikes all alike,
and what counts are ratios within the run. The record goes to ``out/bench.json``, the picture of
problem P2 to ``out/bench-P2.svg``; ``python -m tests.bench.results_page`` writes ``RESULTS.md``,
and ``... --contacts`` only its part on contact of shapes.
"""

import argparse
import datetime as dt

from tests.bench import idle_stops, parts, picture, piles, start, study
from tests.bench.entry import Refusal
from tests.bench.fields import bounds, changing, gathered, reference
from tests.bench.machine import load, machine
from tests.bench.peers.process import PEERS, Peer
from tests.bench.record import FILE, Record, Solved
from tests.bench.rounds import ROUNDS, evaluation_times, measured_points
from tests.bench.table import table

PROBLEMS = ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11", "P12")
GROUPS = (*PROBLEMS, "stops", "start", "study", "piles", "frames")


def main() -> None:
    """Run what is asked for, and tell it."""
    options = _options()
    record = Record(dt.datetime.now(dt.UTC).isoformat(timespec="minutes"), machine(), {})
    if set(options.only) & set(PROBLEMS):
        peers = _installed(options.peers, record)
        try:
            for key, make in bounds():
                if key in options.only:
                    by_hand = make()
                    record.solved.append(_solved(by_hand[0].case, by_hand, peers, options.rounds))
            for key, case in changing():
                if key in options.only:
                    record.solved.append(_solved(case, [], peers, options.rounds))
        finally:
            for peer in peers:
                peer.close()
    if "stops" in options.only:
        record.stops = idle_stops.times()
    if "start" in options.only:
        record.start = start.times()
    if "study" in options.only:
        record.study = study.times()
    if "piles" in options.only:
        record.piles = piles.times()
    if "frames" in options.only:
        record.frames = parts.measured()
    record.write()
    picture.draw(record)
    print("\n" + "\n".join(table(record)))
    print(f"\n{FILE}")


def _solved(case, by_hand, peers, rounds):
    busy = load()
    field = gathered(case, by_hand, peers)
    who = (one.who for one in (*field.clocked, *field.entries))
    print(f"{case.name}: {', '.join(dict.fromkeys(who))}", flush=True)
    evaluations = evaluation_times(field)
    points = []
    if field.entries:
        points = measured_points(case, field, reference(case, by_hand), rounds)
    return Solved(
        case.key,
        case.size,
        case.unit,
        list(case.targets),
        points,
        evaluations,
        field.notes,
        busy,
        rounds,
    )


def _installed(names, record):
    peers = []
    for name in names:
        try:
            peer = Peer(name)
        except Refusal as refusal:
            record.peers[PEERS[name][0]] = f"({refusal})"
        else:
            peers.append(peer)
            record.peers[peer.name] = peer.version
    return peers


def _options():
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument(
        "--only", type=_list_of(GROUPS), default=list(GROUPS), help=f"some of {','.join(GROUPS)}"
    )
    parser.add_argument(
        "--peers",
        type=_list_of(tuple(PEERS)),
        default=list(PEERS),
        help=f"some of {','.join(PEERS)}, or 'none'",
    )
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help="so many times the settings that count are run"
    )
    return parser.parse_args()


def _list_of(known):
    def read(text):
        names = [] if text == "none" else text.split(",")
        strange = set(names) - set(known)
        if strange:
            raise argparse.ArgumentTypeError(f"{', '.join(sorted(strange))}: not of {known}")
        return names

    return read


if __name__ == "__main__":
    main()
