"""What lets a desktop know the program: its entry, icon, kind of file, and small pictures."""

import shutil
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]
DESKTOP = HOUSE / "packaging" / "desktop"
PLACES = {
    DESKTOP / "kanevas.desktop": "applications",
    DESKTOP / "kanevas.xml": "mime/packages",
    DESKTOP / "kanevas.thumbnailer": "thumbnailers",
    DESKTOP / "org.kanevas.Kanevas.metainfo.xml": "metainfo",
    HOUSE / "resources" / "kanevas.svg": "icons/hicolor/scalable/apps",
}


def put_desktop_files(share: Path) -> None:
    """Put the files where desktops look for them, below a folder ``share``."""
    for file, place in PLACES.items():
        (share / place).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, share / place / file.name)
