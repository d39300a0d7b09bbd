"""Letters for machines that have none."""

import shutil
from pathlib import Path

SOURCE = Path("/usr/share/fonts/truetype/dejavu")  # of Debian's fonts-dejavu-core
OWNER = "fonts-dejavu-core"
FONTS = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf")
FOLDER = "share/fonts"
# the folder of this file, wherever the tree lies; what is worked out of it goes to the user's cache
SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


def carry_fonts(tree: Path) -> None:
    """Put some letters into the tree, which the launcher tells of where the machine has none."""
    place = tree / FOLDER
    place.mkdir(parents=True, exist_ok=True)
    for font in FONTS:
        shutil.copyfile(SOURCE / font, place / font)
    (place / "fonts.conf").write_text(SETTINGS)
