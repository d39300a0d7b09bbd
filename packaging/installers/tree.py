"""Usage: tree.py FOLDER: make a tree that runs Kanevas without anything else installed.

It holds the Python that runs this script, Kanevas with its solver compiled, its libraries but the
one with GPL code in it, and the libraries of this system that these want. FOLDER may be moved
afterwards. What a Linux has to bring is the C library and, for 3D, OpenGL; Windows and macOS have
both. On these two it is not a tree that runs everywhere, but the inside of the MSI and the disk
image, and their own libraries are taken as they are. KANEVAS_WHEEL names a wheel that is taken in
place of one that is made anew.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path

from fonts import carry_fonts
from libraries import carry_system_libraries, oldest_c_library, put_rpath, remove_unasked
from licences import write_licences

HOUSE = Path(__file__).resolve().parents[2]
LINUX, WINDOWS = sys.platform == "linux", sys.platform == "win32"
NAME = f"python{sysconfig.get_python_version()}"
WHEEL = "KANEVAS_WHEEL"
OPTIONAL = "exchange,controls"  # groups of optional libraries that an installer brings along
# FFmpeg in its wheels is built with libx264 and libx265, which are GPL; packaging/README.md
WITHOUT = ("av",)

UNUSED_PYTHON = (
    "config-*", "ensurepip", "idlelib", "lib2to3", "pydoc_data", "site-packages", "test", "tkinter",
    "turtledemo",
)  # fmt: skip
# readline and gdbm are GPL; the others are tests, or belong to what is left out above
UNUSED_MODULES = (
    "*_test*", "_crypt*", "_curses*", "_dbm*", "_gdbm*", "_tkinter*", "nis*",
    "readline*", "xx*",
)  # fmt: skip
# of PySide6: what the window is made of, and pyqtgraph asks for
QT_MODULES = (
    "Core", "DBus", "Gui", "Network", "OpenGL", "OpenGLWidgets", "Svg", "Test", "Widgets",
)  # fmt: skip
QT_PLUGINS = (
    "iconengines/*", "imageformats/libq[gijsw]*", "platforminputcontexts/lib[ci]*",
    "platforms/libqminimal.so",
    "platforms/libqoffscreen.so", "platforms/libqwayland*", "platforms/libqxcb.so",
    "platformthemes/libqxdg*", "tls/*", "wayland-decoration-client/*",
    "wayland-graphics-integration-client/*", "wayland-shell-integration/*", "xcbglintegrations/*",
)  # fmt: skip
QT_FILES = (
    "__init__.py",
    "_config.py",
    "_git_pyside_version.py",
    "libpyside6.abi3*",
    "support",
    "Qt",
)
UNUSED = (
    "cmake*",  # builds FMUs out of C, which no format of ours asks for
    "mujoco/include",
    "numba/np/ufunc/omppool*",  # loops on all cores, which no kernel of ours has
    "numba/np/ufunc/tbbpool*",
    "numpy/_core/include",
    "OpenGL/DLLS",
    "sdl2dll/dll/lib[a-z]*",  # sound, pictures and letters: we read gamepads
    "sdl2dll/dll/libSDL2_*",
    "test",  # svgelements' own
)
TESTED_APART = (
    "ezdxf",
    "h5py",
    "llvmlite",
    "mpmath",
    "numba",
    "numpy",
    "scipy",
    "sympy",
    "trimesh",
)


def main() -> int:
    """Make the tree that the command line names; return the exit code."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    make_tree(Path(sys.argv[1]).absolute())
    return 0


def make_tree(tree: Path) -> None:
    """Make a tree in a folder, in the place of what is there."""
    shutil.rmtree(tree, ignore_errors=True)
    carry_python(tree)
    install_kanevas(tree)
    leave_out(tree)
    if LINUX:
        leave_out_of_qt(tree)
        carry_system_libraries(tree)
        carry_fonts(tree)
    if not WINDOWS:
        write_launchers(tree)
    write_licences(tree)
    compile_sources(tree)
    size = sum(file.lstat().st_size for file in tree.rglob("*") if not file.is_dir())
    wanted = f", for a C library of {oldest_c_library(tree)} or newer" if LINUX else ""
    print(f"{tree}: {size / 1e6:.0f} MB{wanted}")


def python_of(tree: Path) -> Path:
    """Return the interpreter of a tree."""
    return tree / "python.exe" if WINDOWS else tree / "bin" / NAME


def library_of(tree: Path) -> Path:
    """Return the folder of Python's own library in a tree."""
    return tree / "Lib" if WINDOWS else tree / "lib" / NAME


def carry_python(tree: Path) -> None:
    """Copy the interpreter that runs this script, with what Kanevas uses of its library."""
    prefix = Path(sys.base_prefix)
    python_of(tree).parent.mkdir(parents=True)
    shutil.copytree(
        library_of(prefix),
        library_of(tree),
        symlinks=True,
        ignore=shutil.ignore_patterns("__pycache__", *UNUSED_PYTHON),
    )
    (library_of(tree) / "site-packages").mkdir()
    if WINDOWS:
        shutil.copytree(prefix / "DLLs", tree / "DLLs")
        for pattern in ("python*.exe", "python*.dll", "vcruntime*.dll"):
            for file in prefix.glob(pattern):
                shutil.copy2(file, tree)
        return
    shutil.copy2(prefix / "bin" / NAME, python_of(tree))
    for shared in (*prefix.glob("lib/libpython*.so.*"), *prefix.glob("lib/libpython*.dylib")):
        shutil.copy2(shared, tree / "lib")
    for pattern in UNUSED_MODULES:
        _remove((library_of(tree) / "lib-dynload").glob(pattern))
    if LINUX:
        put_rpath(python_of(tree), "../lib")


def install_kanevas(tree: Path) -> None:
    """Install the wheel of this checkout, with the solver compiled by the tree's own Python."""
    with tempfile.TemporaryDirectory() as folder:
        wheel = os.environ.get(WHEEL)
        if wheel is None:
            command = [sys.executable, HOUSE / "packaging/wheel.py", sys.executable]
            subprocess.run(command, check=True, env=_environment(KANEVAS_DIST=folder))
            (wheel,) = Path(folder).glob("*.whl")
        _pip("install", f"{wheel}[{OPTIONAL}]", into=tree)
    _pip("uninstall", "--yes", *WITHOUT, into=tree)


def leave_out(tree: Path) -> None:
    """Take away what never runs: other people's tests, and parts of libraries."""
    packages = library_of(tree) / "site-packages"
    for pattern in UNUSED:
        _remove(packages.glob(pattern))
    for folder in TESTED_APART:
        _remove((packages / folder).rglob("tests"))
    _remove(tree.rglob("__pycache__"))


def leave_out_of_qt(tree: Path) -> None:
    """Take away Qt's tools for developers, and the parts that the window is not made of."""
    packages = library_of(tree) / "site-packages"
    _keep(packages / "PySide6", (*QT_FILES, *(f"Qt{name}.*" for name in QT_MODULES)))
    qt = packages / "PySide6" / "Qt"
    _keep(qt, ("lib", "plugins", "translations"))
    kept = {file for pattern in QT_PLUGINS for file in (qt / "plugins").glob(pattern)}
    _remove(file for file in (qt / "plugins").glob("*/*") if file not in kept)
    _keep(qt / "translations", ("qtbase_*",))
    remove_unasked(qt / "lib", packages)


def write_launchers(tree: Path) -> None:
    """Write ``kanevas`` and ``kane`` into ``bin``; they find the tree wherever it lies."""
    template = (Path(__file__).parent / "launcher.sh").read_text()
    for script in (tree / "bin").iterdir():
        if script != python_of(tree):
            script.unlink()
    for command, module in (("kanevas", "kanevas.main"), ("kane", "kane")):
        script = tree / "bin" / command
        script.write_text(template.replace("@PYTHON@", NAME).replace("@MODULE@", module))
        script.chmod(0o755)


def compile_sources(tree: Path) -> None:
    """Compile all of Python, since nobody can write into an installed tree afterwards."""
    done = subprocess.run(
        [
            python_of(tree), "-I", "-m", "compileall", "-qq", "-j0",
            "--invalidation-mode", "unchecked-hash", "-s", tree, library_of(tree),
        ],
        check=False,
    )  # fmt: skip
    if done.returncode:
        # templates of code among the libraries' data are no Python; what is needed has been run
        print("Some files could not be compiled; they are not of Kanevas.")


def _pip(verb: str, *arguments: str, into: Path) -> None:
    command = [sys.executable, "-m", "pip", "--python", python_of(into), verb, "-qq", *arguments]
    subprocess.run(command, check=True, env=_environment())


def _environment(**more: str) -> dict[str, str]:
    own = {name: each for name, each in os.environ.items() if not name.startswith("PYTHON")}
    return {**own, "PIP_ROOT_USER_ACTION": "ignore", "PIP_NO_WARN_SCRIPT_LOCATION": "1", **more}


def _keep(folder: Path, patterns: Iterable[str]) -> None:
    kept = {file for pattern in patterns for file in folder.glob(pattern)}
    _remove(file for file in folder.iterdir() if file not in kept)


def _remove(paths: Iterable[Path]) -> None:
    for path in list(paths):
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
