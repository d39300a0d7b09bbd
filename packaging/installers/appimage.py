"""Usage: appimage.py [TREE]: make dist/Kanevas-VERSION-MACHINE.AppImage, a file that runs as it is.

TREE is what tree.py made; without it one is made. Needed is mksquashfs (Debian: squashfs-tools).
The small program that an AppImage begins with is made by runtime.sh, or named by APPIMAGE_RUNTIME;
with another one the AppImage wants FUSE.
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

from desktop import put_desktop_files
from licences import add_licence
from tree import HOUSE, make_tree

MAGIC = b"AI\x02"  # at its byte 8: an AppImage of type 2
RUNTIME = HOUSE / "packaging/installers/runtime.sh"
MADE = HOUSE / "build" / f"appimage-runtime-{platform.machine()}"


def main() -> int:
    """Make the AppImage; return the exit code."""
    runtime = _runtime()
    with tempfile.TemporaryDirectory() as folder:
        app = Path(folder) / "Kanevas.AppDir"
        if len(sys.argv) > 1:
            shutil.copytree(sys.argv[1], app / "usr", symlinks=True)
        else:
            make_tree(app / "usr")
        _dress(app)
        add_licence(app / "usr", "What the AppImage begins with", _licences(runtime))
        (HOUSE / "dist").mkdir(exist_ok=True)
        name = f"Kanevas-{version('kanevas')}-{platform.machine()}.AppImage"
        _pack(app, runtime, HOUSE / "dist" / name)
    return 0


def _runtime() -> Path:
    path = Path(os.environ.get("APPIMAGE_RUNTIME") or MADE)
    if path == MADE and not MADE.is_file():
        subprocess.run([RUNTIME, MADE], check=True)
    if not path.is_file() or path.read_bytes()[8:11] != MAGIC:
        raise SystemExit(f"{path} is not what an AppImage of type 2 begins with.")
    return path


def _licences(runtime: Path) -> str:
    file = runtime.with_name(f"{runtime.name}.licences")
    if not file.is_file():
        raise SystemExit(f"{file} must hold the licences of what is in {runtime.name}.")
    return file.read_text()


def _dress(app: Path) -> None:
    """Put beside the tree what is looked for at the root of an AppImage."""
    put_desktop_files(app / "usr/share")
    for file in ("applications/kanevas.desktop", "icons/hicolor/scalable/apps/kanevas.svg"):
        shutil.copyfile(app / "usr/share" / file, app / Path(file).name)
    (app / ".DirIcon").symlink_to("kanevas.svg")
    run = app / "AppRun"
    run.write_text(
        "#!/bin/sh\n"
        "# kane is reached by a link of that name to the AppImage\n"
        'here=$(dirname "$(readlink -f "$0")")\n'
        'case ${ARGV0##*/} in kane) exec "$here/usr/bin/kane" "$@" ;; esac\n'
        'exec "$here/usr/bin/kanevas" "$@"\n'
    )
    run.chmod(0o755)


def _pack(app: Path, runtime: Path, image: Path) -> None:
    packed = app.parent / "packed"
    subprocess.run(
        ["mksquashfs", app, packed, "-quiet", "-no-progress", "-root-owned", "-noappend",
         "-comp", "zstd", "-Xcompression-level", "9", "-b", "256K"],
        check=True,
    )  # fmt: skip
    image.write_bytes(runtime.read_bytes())
    with packed.open("rb") as source, image.open("ab") as target:
        shutil.copyfileobj(source, target)
    image.chmod(0o755)
    print(f"{image}: {image.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    sys.exit(main())
