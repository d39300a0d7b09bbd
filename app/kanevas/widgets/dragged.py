"""Quantities on their way from the tree to the plots."""

from PySide6.QtCore import QByteArray, QMimeData

KIND = "application/x-kanevas-quantities"


def packed(names: tuple[str, ...]) -> QMimeData:
    """Return quantities such as ``K1.x`` as what a drag carries; as text for other programs."""
    data = QMimeData()
    data.setData(KIND, QByteArray("\n".join(names).encode()))
    data.setText("\n".join(names))
    return data


def unpacked(data: QMimeData) -> tuple[str, ...]:
    """Return the quantities that a drag carries; none of another kind of drag."""
    if not data.hasFormat(KIND):
        return ()
    return tuple(bytes(data.data(KIND).data()).decode().split("\n"))
