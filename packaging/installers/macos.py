"""Usage: macos.py TREE: make dist/Kanevas-VERSION-MACHINE.dmg of what tree.py made, on a Mac.

The picture of the disk holds Kanevas.app and a link to the applications. It is not signed.
"""

import platform
import plistlib
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]
NAME = "Kanevas"
KIND = "org.kanevas.model"


def main() -> int:
    """Make the disk's picture; return the exit code."""
    if len(sys.argv) != 2 or sys.platform != "darwin":
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        contents = Path(folder) / f"{NAME}.app" / "Contents"
        shutil.copytree(sys.argv[1], contents / "Resources/tree", symlinks=True)
        (contents / "MacOS").mkdir()
        start = contents / "MacOS" / NAME
        start.write_text('#!/bin/sh\nexec "$(dirname "$0")/../Resources/tree/bin/kanevas" "$@"\n')
        start.chmod(0o755)
        _draw_icon(contents / "Resources/kanevas.icns", Path(folder))
        (contents / "Info.plist").write_bytes(plistlib.dumps(_about()))
        (Path(folder) / "Applications").symlink_to("/Applications")
        (HOUSE / "dist").mkdir(exist_ok=True)
        image = HOUSE / "dist" / f"{NAME}-{version('kanevas')}-{platform.machine()}.dmg"
        command = [
            "hdiutil",
            "create",
            "-volname",
            NAME,
            "-srcfolder",
            folder,
            "-ov",
            "-format",
            "UDZO",
        ]
        subprocess.run([*command, image], check=True)
    return 0


def _about() -> dict[str, object]:
    return {
        "CFBundleName": NAME,
        "CFBundleIdentifier": "org.kanevas.Kanevas",
        "CFBundleVersion": version("kanevas"),
        "CFBundleShortVersionString": version("kanevas"),
        "CFBundleExecutable": NAME,
        "CFBundleIconFile": "kanevas.icns",
        "CFBundlePackageType": "APPL",
        "NSHighResolutionCapable": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Kanevas model",
                "CFBundleTypeRole": "Editor",
                "LSItemContentTypes": [KIND],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": KIND,
                "UTTypeDescription": "Kanevas model",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": ["kanevas"]},
            }
        ],
    }


def _draw_icon(icon: Path, folder: Path) -> None:
    from icon import draw_icon

    pictures = folder / "kanevas.iconset"
    pictures.mkdir()
    for size in (16, 32, 128, 256, 512):
        draw_icon(pictures / f"icon_{size}x{size}.png", size)
        draw_icon(pictures / f"icon_{size}x{size}@2x.png", 2 * size)
    subprocess.run(["iconutil", "--convert", "icns", "--output", icon, pictures], check=True)
    shutil.rmtree(pictures)


if __name__ == "__main__":
    sys.exit(main())
