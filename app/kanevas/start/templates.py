"""Templates: models to begin with."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from kanevas.assets.paths import TEMPLATES


def templates() -> list[tuple[Path, str]]:
    """Return the file of each template and its name for the user, the empty ones last."""

    def tr(text: str) -> str:
        return QCoreApplication.translate("Templates", text)

    names = {
        "pendulum": tr("Pendulum"),
        "double_pendulum": tr("Double pendulum"),
        "spring_mass": tr("Mass on a spring"),
        "four_bar": tr("Four-bar linkage"),
        "slider_crank": tr("Slider-crank"),
        "empty_planar": tr("Empty, seen from the front"),
        "empty_from_above": tr("Empty, seen from above"),
        "empty_in_space": tr("Empty, in space"),
    }
    return [(TEMPLATES / f"{stem}.json", name) for stem, name in names.items()]
