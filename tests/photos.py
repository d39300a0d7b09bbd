"""Pictures for tests, as bytes and in base64, and what a hostile file declares."""

import base64
import struct
import zlib


def _chunk(kind: bytes, content: bytes) -> bytes:
    sum_of_both = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", sum_of_both)


def png(width: int, height: int, declared: tuple[int, int] | None = None) -> bytes:
    """Return a grey PNG; it may declare another size than that of what follows."""
    head = struct.pack(">IIBBBBB", *(declared or (width, height)), 8, 0, 0, 0, 0)
    rows = b"".join(b"\0" + bytes([40 + 200 * row // height] * width) for row in range(height))
    parts = _chunk(b"IHDR", head), _chunk(b"IDAT", zlib.compress(rows)), _chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def in_base64(content: bytes) -> str:
    """Return bytes as a model file holds them."""
    return base64.b64encode(content).decode("ascii")


DOT = in_base64(png(2, 1))
