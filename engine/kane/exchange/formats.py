"""The formats that can be read and written, and the files of either.

Libraries for a format are imported by what reads or writes it, when it does.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kane.arguments import checked
from kane.errors import FileError, KaneError, other_words
from kane.exchange.findings import Exported, Imported
from kane.files.atomic import replaced_whole
from kane.files.ordinary import check_ordinary
from kane.model import Model
from kane.plug_ins.declared import EXPORTERS, IMPORTERS, declared, function_at
from kane.sentences import Sentence, as_it_is, joined, say

if TYPE_CHECKING:
    from kane.results import Result

UNITS = {"m": 1.0, "cm": 0.01, "mm": 0.001, "in": 0.0254}  # m
LOOK = 2**16  # bytes at the beginning of a file in which its outermost element is looked for


@dataclass(frozen=True)
class Reader:
    """A format that can be read.

    Attributes:
        name: on the command line.
        suffixes: of its files, with the dot.
        words: what it is, for people.
        place: module and function, as in ``kane.exchange.urdf_reading:read_urdf``: from a path to
            ``Imported``.
        root: outermost element of its XML, where several formats share a suffix.
        is_part: whether it is of use in a model alone, into which it is inserted.
        takes: which of ``unit`` and ``density`` it asks for, as its files need not say them.
        says_unit: module and function that tells of a path whether that file says its unit; none
            of them does where it is empty.

    """

    name: str
    suffixes: tuple[str, ...]
    words: Sentence
    place: str
    root: str = ""
    takes: tuple[str, ...] = ()
    is_part: bool = False
    says_unit: str = ""

    def asks(self, path: Path) -> tuple[str, ...]:
        """Return which of ``unit`` and ``density`` a file of this format does not say itself."""
        says_unit = bool(self.says_unit) and _function(self.says_unit)(path)
        return tuple(each for each in self.takes if not (each == "unit" and says_unit))


@dataclass(frozen=True)
class Writer:
    """A format that can be written.

    Attributes:
        name: on the command line.
        suffix: of its files, with the dot.
        words: what it is, for people.
        place: module and function: from a Model, or a Result, to ``Exported``.
        of_run: whether it takes a result.

    """

    name: str
    suffix: str
    words: Sentence
    place: str
    of_run: bool = False


READERS: tuple[Reader, ...] = (
    Reader(
        "urdf",
        (".urdf", ".xml"),
        say("Robot of ROS, URDF"),
        "kane.exchange.urdf_reading:read_urdf",
        "robot",
    ),
    Reader(
        "mjcf",
        (".xml", ".mjcf"),
        say("Model of MuJoCo, MJCF"),
        "kane.exchange.mjcf_reading:read_mjcf",
        "mujoco",
    ),
    Reader(
        "sdf",
        (".sdf", ".world", ".xml"),
        say("Model of Gazebo, SDF"),
        "kane.exchange.sdf_reading:read_sdf",
        "sdf",
    ),
    Reader(
        "mesh",
        (".stl", ".obj", ".ply", ".off"),
        say("Solid as a mesh: STL, OBJ, PLY"),
        "kane.exchange.mesh_reading:read_mesh",
        takes=("unit", "density"),
    ),
    Reader(
        "gltf",
        (".glb", ".gltf"),
        say("Solid as a mesh: glTF"),
        "kane.exchange.mesh_reading:read_gltf",
        takes=("density",),
    ),
    Reader(
        "svg",
        (".svg",),
        say("Outlines of plates: SVG"),
        "kane.exchange.outline_reading:read_svg",
        takes=("unit", "density"),
        says_unit="kane.exchange.drawing_units:svg_says_unit",
    ),
    Reader(
        "dxf",
        (".dxf",),
        say("Outlines of plates: DXF"),
        "kane.exchange.outline_reading:read_dxf",
        takes=("unit", "density"),
        says_unit="kane.exchange.drawing_units:dxf_says_unit",
    ),
    Reader(
        "csv",
        (".csv",),
        say("Measured values, CSV"),
        "kane.exchange.csv_reading:read_csv",
        is_part=True,
    ),
)
WRITERS: tuple[Writer, ...] = (
    Writer("urdf", ".urdf", say("Robot of ROS, URDF"), "kane.exchange.urdf_writing:to_urdf"),
    Writer("mjcf", ".xml", say("Model of MuJoCo, MJCF"), "kane.exchange.mjcf_writing:to_mjcf"),
    Writer("sdf", ".sdf", say("Model of Gazebo, SDF"), "kane.exchange.sdf_writing:to_sdf"),
    Writer("fmu", ".fmu", say("Co-simulation, FMU 3.0"), "kane.exchange.fmu_writing:to_fmu"),
    Writer("glb", ".glb", say("Animation in 3D, glTF"), "kane.exchange.gltf_writing:to_glb", True),
    Writer(
        "html", ".html", say("Page that plays, HTML"), "kane.exchange.html_writing:to_html", True
    ),
)


def readers() -> tuple[Reader, ...]:
    """Return all formats that can be read, those of plug-ins last."""
    own = declared(IMPORTERS, Reader)
    return (*READERS, *(each for each in own if each.name not in {r.name for r in READERS}))


def writers() -> tuple[Writer, ...]:
    """Return all formats that can be written, those of plug-ins last."""
    own = declared(EXPORTERS, Writer)
    return (*WRITERS, *(each for each in own if each.name not in {w.name for w in WRITERS}))


@checked
def import_model(
    path: str | Path,
    format: str | None = None,  # noqa: A002
    *,
    unit: str | None = None,
    density: float | None = None,
) -> Imported:
    """Read a model from a file of another program.

    Args:
        path: the file.
        format: name of its format; by default told by its ending, and by what stands in it.
        unit: of the lengths in a file that does not say it: m, mm, cm, in; by default guessed.
        density: of what has no mass in the file [kg/m^3]; by default guessed.

    Returns:
        The model, which may not be finished, and what was taken, guessed and dropped.

    Raises:
        FileError: there is no such file, it cannot be read, or nothing here reads its format.
        ModelError: what stands in it is wrong.

    """
    path = Path(path)
    reader = reader_of(path, format)
    wishes: dict[str, float] = {}
    if unit is not None:
        if unit not in UNITS:
            names = joined(", ", list(UNITS))
            raise FileError(
                say("There is no unit '{name}'; there are {names}.", name=unit, names=names)
            )
        wishes["unit"] = UNITS[unit]
    if density is not None:
        if not (math.isfinite(density) and density > 0):
            raise FileError(
                say("The density must be larger than 0, is {density:g}.", density=density)
            )
        wishes["density"] = density
    if unknown := [name for name in wishes if name not in reader.takes]:
        raise FileError(say("{words} says the {what} itself.", words=reader.words, what=unknown[0]))
    found: Imported = _function(reader.place)(path, **wishes)
    return found


@checked
def export_model(model: Model, path: str | Path, format: str | None = None) -> Exported:  # noqa: A002
    """Write a model to a file for another program.

    Args:
        model: without faults.
        path: the file.
        format: name of its format; by default told by its ending.

    Returns:
        What was written, and what was taken, guessed and dropped.

    Raises:
        FileError: the file cannot be written, or nothing here writes its format.
        ModelError: the model has faults.

    """
    writer = _writer_of(Path(path), format, of_run=False)
    return export(writer, model, Path(path))


def export(writer: Writer, what: Model | Result, path: Path) -> Exported:
    """Write a model or a result in a format; raises as ``export_model`` does."""
    made: Exported = _function(writer.place)(what)
    for name, content in made.files:
        _make_folder((path.parent / name).parent)
        _write(path.parent / name, content)
    _write(path, made.content)
    return made


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise FileError(
            say("Cannot write {path}: {reason}.", path=folder, reason=other_words(error))
        ) from error


def _write(path: Path, content: bytes) -> None:
    with replaced_whole(path) as temporary:
        temporary.write_bytes(content)


def reader_of(path: Path, name: str | None = None) -> Reader:
    """Return the format of a file.

    Raises:
        FileError: there is no such file, or nothing here reads it.

    """
    known = readers()
    if name is not None:
        for reader in known:
            if reader.name == name:
                return reader
        names = joined(", ", [reader.name for reader in known])
        raise FileError(
            say("There is no format '{name}'; there are {names}.", name=name, names=names)
        )
    check_ordinary(path)
    own = [reader for reader in known if path.suffix.lower() in reader.suffixes]
    if len(own) > 1:
        start = read_start(path)
        told = [reader for reader in own if reader.root and f"<{reader.root}".encode() in start]
        own = told or own
    if not own:
        suffixes = joined(", ", sorted({each for reader in known for each in reader.suffixes}))
        raise FileError(
            say("Cannot import {path}: files that can be read end in {suffixes}.",
                path=path, suffixes=suffixes)
        )  # fmt: skip
    return own[0]


def read_start(path: Path) -> bytes:
    """Return the beginning of a file."""
    with path.open("rb") as stream:
        return stream.read(LOOK)


def is_importable(path: Path) -> bool:
    """Whether the ending of a file is that of a format that can be read."""
    return any(path.suffix.lower() in reader.suffixes for reader in readers())


def _writer_of(path: Path, name: str | None, of_run: bool) -> Writer:
    known = [writer for writer in writers() if writer.of_run == of_run]
    for writer in known:
        if writer.name == name or (name is None and path.suffix.lower() == writer.suffix):
            return writer
    names = joined(", ", [writer.name for writer in known])
    given = as_it_is(name or path.suffix or path.name)
    raise FileError(say("There is no format '{name}'; there are {names}.", name=given, names=names))


def _function(place: str) -> Callable[..., Any]:
    try:
        return function_at(place)
    except ImportError as error:
        name = error.name or place.partition(":")[0]
        raise KaneError(
            say("The library '{name}' is not there: pip install 'kanevas[exchange]'.", name=name)
        ) from error
