"""The licences of everything that a tree carries, in one file."""

import re
import subprocess
import sys
import sysconfig
from email.parser import HeaderParser
from pathlib import Path

from fonts import FOLDER, FONTS, OWNER

HOUSE = Path(__file__).resolve().parents[2]
FILE = "LICENCES.txt"
TEXTS = re.compile(r"(licen[cs]es?|copying|notice|authors)([-._].*)?", re.IGNORECASE)
# A part with such a licence makes the whole GPL: it does not come along. LGPL and GCC's exception
# for its run-time libraries leave the rest as it is.
FORBIDDEN = re.compile(r"(?<!L)(?<!Lesser )\bA?GPL|(?<!Lesser )General Public License")
# Each says that it may be had under another licence, too, or under GPL with an exception.
EXCUSED = {
    "PySide6_Essentials": "LGPL 3 is the one taken",
    "shiboken6": "LGPL 3 is the one taken",
    "numpy": "its parts of GCC are under the exception for run-time libraries",
    "scipy": "its parts of GCC are under the exception for run-time libraries",
}
# Debian's packages that libraries are taken of. A new one is put here by who has read its licence.
OF_THE_SYSTEM = {
    OWNER: "Bitstream Vera licence",
    "libbrotli1": "MIT",
    "libbsd0": "BSD",
    "libbz2-1.0": "BSD",
    "libcap2": "BSD",
    "libcom-err2": "MIT",
    "libdbus-1-3": "AFL 2.1",
    "libegl1": "MIT",
    "libexpat1": "MIT",
    "libffi8": "MIT",
    "libfontconfig1": "MIT",
    "libfreetype6": "FreeType licence",
    "libgcc-s1": "GPL 3 with the exception for run-time libraries",
    "libgcrypt20": "LGPL 2.1",
    "libgl1": "MIT",
    "libglib2.0-0": "LGPL 2.1",
    "libglvnd0": "MIT",
    "libglx0": "MIT",
    "libgpg-error0": "LGPL 2.1",
    "libgssapi-krb5-2": "MIT",
    "libk5crypto3": "MIT",
    "libkeyutils1": "LGPL 2",
    "libkrb5-3": "MIT",
    "libkrb5support0": "MIT",
    "liblz4-1": "BSD",
    "liblzma5": "public domain",
    "libmd0": "BSD",
    "libopengl0": "MIT",
    "libpcre2-8-0": "BSD",
    "libpng16-16": "libpng licence",
    "libsqlite3-0": "public domain",
    "libssl3": "Apache 2.0",
    "libstdc++6": "GPL 3 with the exception for run-time libraries",
    "libsystemd0": "LGPL 2.1",
    "libuuid1": "BSD",
    "libwayland-client0": "MIT",
    "libwayland-cursor0": "MIT",
    "libwayland-egl1": "MIT",
    "libzstd1": "BSD",
    "zlib1g": "zlib licence",
}
# What these say of their licence, where they come without its text.
TEXTLESS = {
    "MIT": ("MIT",),
    "BSD License": ("BSD-3-Clause",),
    "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only": ("LGPL-3", "GPL-3"),
}
OWN_TEXTS = Path(__file__).parent / "texts"
COMMON = Path("/usr/share/common-licenses")  # where Debian's parts say that a text is to be read
OF_X = re.compile(r"lib(x11|xau|xcb|xdmcp|xkbcommon)")  # all of X, and libxkbcommon: MIT
RULE = "=" * 100


def write_licences(tree: Path) -> None:
    """Write the licences into the tree.

    Raises:
        SystemExit: a part has no licence, or one that an installer may not pass on.

    """
    parts = [
        ("Kanevas", (HOUSE / "LICENSE").read_text()),
        ("Python", _of_python()),
        *_of_packages(tree),
        *(_of_the_system(tree) if sys.platform == "linux" else ()),
    ]
    parts += _common([text for _, text in parts])
    head = "Licences of what this installation of Kanevas carries.\n\n" + "\n".join(
        f"  {name}" for name, _ in parts
    )
    blocks = (_block(name, text) for name, text in parts)
    (tree / FILE).write_text("\n\n".join([head, *blocks]))


def add_licence(tree: Path, name: str, text: str) -> None:
    """Add that of one more part, which is not in the tree itself."""
    with (tree / FILE).open("a") as stream:
        stream.write("\n\n" + _block(name, text))


def _block(name: str, text: str) -> str:
    return f"{RULE}\n{name}\n{RULE}\n\n{text.strip()}\n"


def _of_python() -> str:
    places = (Path(sysconfig.get_paths()["stdlib"]), Path(sys.base_prefix))
    for place in places:
        if (place / "LICENSE.txt").is_file():
            return (place / "LICENSE.txt").read_text()
    raise SystemExit("This Python came without its licence.")


def _of_packages(tree: Path) -> list[tuple[str, str]]:
    """Return the name and licence of each Python package."""
    found = []
    for folder in sorted(tree.rglob("site-packages/*.dist-info")):
        head = HeaderParser().parsestr((folder / "METADATA").read_text(errors="replace"))
        name = head["Name"]
        if name.lower() == "kanevas":
            continue
        short = head.get("License-Expression") or (head.get("License") or "").strip()
        kinds = [
            each.rpartition(" :: ")[2]
            for each in head.get_all("Classifier", [])
            if each.startswith("License :: ") and not each.endswith("OSI Approved")
        ]
        said = short.partition("\n")[0] or ", ".join(kinds)
        texts = [
            file.read_text(errors="replace")
            for file in sorted(folder.rglob("*"))
            if file.is_file() and TEXTS.fullmatch(file.name)
        ]
        if not said and not texts:
            raise SystemExit(f"{name} does not say under which licence it is.")
        if FORBIDDEN.search(" ".join([said, *kinds])) and name not in EXCUSED:
            raise SystemExit(f"{name} is under {said or kinds}: an installer cannot carry it.")
        if not texts:
            texts = [f"Copyright: {head.get('Author') or head.get('Author-email') or name}"]
            texts += _own_texts(name, said)
        excuse = f"\n({EXCUSED[name]})" if name in EXCUSED else ""
        version = head["Version"]
        found.append((f"{name} {version}", "\n\n".join([f"Licence: {said}{excuse}", *texts])))
    return found


def _own_texts(name: str, said: str) -> list[str]:
    if said not in TEXTLESS:
        raise SystemExit(f"{name} is under {said!r} and came without the text of it.")
    return [(OWN_TEXTS / f"{text}.txt").read_text() for text in TEXTLESS[said]]


def _common(texts: list[str]) -> list[tuple[str, str]]:
    """Return the texts that others name as a file of Debian's."""
    named = {Path(path).name for text in texts for path in re.findall(rf"{COMMON}/[\w.-]*\w", text)}
    return [
        (f"{COMMON / name}, as it is named above", (COMMON / name).read_text())
        for name in sorted(named)
    ]


def _of_the_system(tree: Path) -> list[tuple[str, str]]:
    """Return the name and licence of each Debian package that a library was taken of."""
    owners: dict[str, list[str]] = {}
    for library in sorted([*tree.glob("lib/system/*"), *tree.glob("lib/where-missing/*/*")]):
        owners.setdefault(_owner(library.name), []).append(library.name)
    found = []
    if (tree / FOLDER).is_dir():
        owners[OWNER] = list(FONTS)
    for owner, libraries in sorted(owners.items()):
        said = "MIT" if OF_X.match(owner) else OF_THE_SYSTEM.get(owner)
        if said is None:
            raise SystemExit(f"Nobody has said yet under which licence {owner} is: {libraries}")
        text = Path(f"/usr/share/doc/{owner}/copyright").read_text(errors="replace")
        found.append((f"{owner}: {', '.join(libraries)}", f"Licence: {said}\n\n{text}"))
    return found


def _owner(library: str) -> str:
    """Return the Debian package that a library of this system belongs to."""
    told = subprocess.run(
        ["dpkg", "--search", f"*/{library}"], capture_output=True, text=True, check=False
    ).stdout
    for line in told.splitlines():
        owner, _, path = line.partition(": ")
        if Path(path).name == library:
            return owner.partition(":")[0]
    raise SystemExit(f"No package of this system says that {library} is its own.")
