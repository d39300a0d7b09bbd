"""The libraries of the system that a tree brings along, and where its programs look for them."""

import os
import re
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

# The C library is the system's own; a program with another one could not load the system's drivers.
OF_THE_SYSTEM = re.compile(
    r"(ld-linux.*|libc|libm|libdl|libpthread|librt|libutil|libresolv|libanl|libnsl|linux-vdso)\.so.*"
)
# OpenGL talks to the drivers of the machine, X and Wayland to its screen, fontconfig to its fonts:
# the machine's own are taken where it has them, and these only where it has none.
OF_THE_SCREEN = re.compile(
    r"(libGL|libEGL|libGLX|libGLdispatch|libOpenGL|libX11|libX11-xcb|libxcb|libXau|libXdmcp|libbsd|libmd"
    r"|libwayland-client|libwayland-cursor|libwayland-egl|libfontconfig|libfreetype|libpng16|libbrotli.*"
    r"|libexpat|libdbus-1|libsystemd|libgcrypt|libgpg-error|libcap|liblz4|liblzma|libzstd|libz)\.so.*"
)
FALLBACK = "lib/where-missing"
CARRIED = "lib/system"


def carry_system_libraries(tree: Path) -> None:
    """Copy what the tree's programs load of this system, and let them look for it in the tree.

    Raises:
        SystemExit: a library that something in the tree wants is missing on this system.

    """
    wanted, missing = _wanted(tree)
    if missing:
        lines = (f"  {name}, by {', '.join(sorted(users)[:3])}" for name, users in missing.items())
        raise SystemExit(
            "Missing on this machine, so it cannot be carried along:\n" + "\n".join(lines)
        )
    for name, source in sorted(wanted.items()):
        # each in a folder of its own, so that the launcher can take one and leave another
        place = tree / (f"{FALLBACK}/{name}" if OF_THE_SCREEN.fullmatch(name) else CARRIED) / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source.resolve(), place)
        place.chmod(0o755)
    for program in _programs(tree):
        if _needs(program) & wanted.keys() and FALLBACK not in str(program):
            put_rpath(program, os.path.relpath(tree / CARRIED, program.parent))


def put_rpath(program: Path, folder: str) -> None:
    """Let a program or library look for others in a folder, too, that is told from its own."""
    own = subprocess.run(
        ["patchelf", "--print-rpath", program], capture_output=True, text=True, check=True
    ).stdout.strip()
    places = [each for each in own.split(":") if each.startswith("$ORIGIN")]
    # as RPATH, like the wheels have it, it holds for the libraries that a library asks for, too
    rpath = ":".join(dict.fromkeys([*places, f"$ORIGIN/{folder}"]))
    subprocess.run(["patchelf", "--force-rpath", "--set-rpath", rpath, program], check=True)


def remove_unasked(folder: Path, users: Path) -> None:
    """Remove the libraries of a folder that nothing among its users asks for, nor each other."""
    while True:
        asked = {name for program in _programs(users) for name in _needs(program)}
        unasked = [each for each in folder.iterdir() if each.name not in asked]
        if not unasked:
            return
        for each in unasked:
            each.unlink()


def libraries_in(folder: Path) -> list[str]:
    """Return the names of the libraries in a folder, wherever in it they lie."""
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def oldest_c_library(tree: Path) -> str:
    """Return the version of the C library that the tree wants, as in '2.36'."""
    versions = [(2, 17)]
    for program in _programs(tree):
        told = subprocess.run(
            ["objdump", "-T", program], capture_output=True, text=True, check=False
        ).stdout
        versions += [
            (int(major), int(minor)) for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", told)
        ]
    return "{}.{}".format(*max(versions))


def _wanted(tree: Path) -> tuple[dict[str, Path], dict[str, set[str]]]:
    """Return what comes from this system by name, and what is not to be found by who wants it."""
    found: dict[str, Path] = {}
    missing: dict[str, set[str]] = defaultdict(set)
    for program in _programs(tree):
        told = subprocess.run(["ldd", program], capture_output=True, text=True, check=False).stdout
        for line in told.splitlines():
            name, arrow, rest = line.strip().partition(" => ")
            if not arrow or OF_THE_SYSTEM.fullmatch(name):
                continue
            if rest.startswith("not found"):
                if not _is_brought(tree, name):
                    missing[name].add(str(program.relative_to(tree)))
                continue
            source = Path(rest.split(" (")[0])
            if not source.is_relative_to(tree):
                found[name] = source
    return found, {name: users for name, users in missing.items() if name not in found}


def _needs(program: Path) -> set[str]:
    """Return the names of the libraries that a program asks for itself."""
    command = ["patchelf", "--print-needed", program]
    return set(subprocess.run(command, capture_output=True, text=True, check=False).stdout.split())


def _is_brought(tree: Path, name: str) -> bool:
    return any(tree.rglob(name))


def _programs(tree: Path) -> list[Path]:
    """Return the programs and libraries of a tree that are not links."""
    found = []
    for path in tree.rglob("*"):
        if path.is_symlink() or not path.is_file() or path.suffix in (".py", ".pyc"):
            continue
        if ".so" in path.name or path.parent.name == "bin":
            with path.open("rb") as stream:
                if stream.read(4) == b"\x7fELF":
                    found.append(path)
    return found
