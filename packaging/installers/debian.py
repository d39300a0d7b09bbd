"""Usage: debian.py [TREE]: make dist/kanevas_VERSION_MACHINE.deb, for Debian and what comes of it.

TREE is what tree.py made; without it one is made. It goes to /opt/kanevas; libraries of screen and
OpenGL are asked of the system instead. Needed is dpkg-deb.
"""

import gzip
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

from desktop import put_desktop_files
from libraries import FALLBACK, libraries_in, oldest_c_library
from tree import HOUSE, make_tree

PLACE = "opt/kanevas"
# What the fallbacks stand for where nothing is installed; and OpenGL without a graphics card.
OF_THE_SYSTEM = (
    "libgl1", "libegl1", "libopengl0", "libx11-xcb1", "libxcb1", "libfontconfig1", "libfreetype6",
    "libdbus-1-3", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1",
    "libpng16-16 | libpng16-16t64",
    "libsystemd0", "libgcrypt20", "libbrotli1", "libexpat1", "zlib1g", "liblzma5", "libzstd1",
)  # fmt: skip
RECOMMENDED = ("libgl1-mesa-dri", "fonts-dejavu-core", "desktop-file-utils", "shared-mime-info")
SUMMARY = "draw mechanisms and watch them move"
DESCRIPTION = """ Bodies, joints, springs and forces are drawn on a canvas. Kanevas forms Kane's
 equations with Lagrange multipliers, integrates them, and shows the motion on
 the canvas and in 3D, and every quantity as a plot over time. The command kane
 does the same without a window."""


def main() -> int:
    """Make the package; return the exit code."""
    machine = _told("dpkg", "--print-architecture")
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "kanevas"
        tree = root / PLACE
        if len(sys.argv) > 1:
            shutil.copytree(sys.argv[1], tree, symlinks=True)
        else:
            make_tree(tree)
        carried = libraries_in(tree / FALLBACK)
        shutil.rmtree(tree / FALLBACK)
        _dress(root)
        _control(root, machine, oldest_c_library(tree))
        (HOUSE / "dist").mkdir(exist_ok=True)
        package = HOUSE / "dist" / f"kanevas_{version('kanevas')}_{machine}.deb"
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zzstd", "-z9", "--build", root, package],
            check=True,
            stdout=subprocess.DEVNULL,
        )
    print(f"{package}: {package.stat().st_size / 1e6:.0f} MB, in place of {', '.join(carried)}")
    return 0


def _dress(root: Path) -> None:
    """Put what belongs outside the tree: commands, desktop, licence."""
    (root / "usr/bin").mkdir(parents=True)
    for command in ("kanevas", "kane"):
        (root / "usr/bin" / command).symlink_to(f"/{PLACE}/bin/{command}")
    put_desktop_files(root / "usr/share")
    about = root / "usr/share/doc/kanevas"
    about.mkdir(parents=True)
    shutil.copyfile(root / PLACE / "LICENCES.txt", about / "copyright")
    with gzip.GzipFile(about / "CHANGELOG.md.gz", "wb", mtime=0) as stream:
        stream.write((HOUSE / "CHANGELOG.md").read_bytes())
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o111 else 0o644)


def _control(root: Path, machine: str, c_library: str) -> None:
    size = sum(path.lstat().st_size for path in root.rglob("*")) // 1024
    fields = {
        "Package": "kanevas",
        "Version": version("kanevas"),
        "Architecture": machine,
        "Section": "science",
        "Priority": "optional",
        "Maintainer": "The Kanevas developers <developers@kanevas.invalid>",
        "Installed-Size": str(size),
        "Depends": ", ".join((f"libc6 (>= {c_library})", *OF_THE_SYSTEM)),
        "Recommends": ", ".join(RECOMMENDED),
        "Description": f"{SUMMARY}\n{DESCRIPTION}",
    }
    (root / "DEBIAN").mkdir()
    text = "".join(f"{name}: {value}\n" for name, value in fields.items())
    (root / "DEBIAN" / "control").write_text(text)


def _told(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
