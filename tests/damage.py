"""What happens to files: power cuts, bad disks, and people with bad intentions."""

import random


def damaged(content: bytes, chance: random.Random) -> bytes:
    """Return a content that differs from the given one, as much as may be from nothing at all."""
    while True:
        other = chance.choice(WAYS)(content, chance)
        if other != content:
            return other


def _emptied(_: bytes, __: random.Random) -> bytes:
    return b""


def _shortened(content: bytes, chance: random.Random) -> bytes:
    return content[: chance.randrange(len(content))]


def _zeroed(content: bytes, chance: random.Random) -> bytes:
    """A power cut: blocks of the disk that were never written."""
    first = chance.randrange(len(content))
    last = min(len(content), first + chance.choice((1, 16, 512, 4096)))
    return content[:first] + bytes(last - first) + content[last:]


def _all_zero(content: bytes, _: random.Random) -> bytes:
    return bytes(len(content))


def _flipped(content: bytes, chance: random.Random) -> bytes:
    changed = bytearray(content)
    for _ in range(chance.choice((1, 1, 2, 8, 64))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _rubbish(content: bytes, chance: random.Random) -> bytes:
    return chance.randbytes(len(content))


def _lengthened(content: bytes, chance: random.Random) -> bytes:
    return content + chance.randbytes(chance.choice((1, 100)))


def _shuffled(content: bytes, chance: random.Random) -> bytes:
    """Two pieces stand in each other's place."""
    a, b, c = sorted(chance.randrange(len(content) + 1) for _ in range(3))
    return content[:a] + content[b:c] + content[a:b] + content[c:]


WAYS = (
    _emptied, _shortened, _zeroed, _all_zero, _flipped, _rubbish, _lengthened, _shuffled,
)  # fmt: skip
