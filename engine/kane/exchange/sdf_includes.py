"""Models of other files in an SDF: sdformat.org/tutorials, "Model Composition".

``<include>`` becomes the model of the file that it names, or what stands in that if it is merged.
Files are looked for where meshes are, and nowhere else: nothing is fetched.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from kane.errors import FileError, KaneError
from kane.exchange.beside import OF_PACKAGES, Beside, within
from kane.exchange.findings import Findings
from kane.exchange.xml_tree import LARGEST_FILE, MOST_TAGS, Tag, read_xml
from kane.sentences import Sentence, say

DEEPEST = 10  # files within files
MOST_INCLUDED = 1000
CONFIG, MODEL_FILE = "model.config", "model.sdf"
NEWEST = (1, 11)
AXES_OF_MODELS = (1, 4)  # the last version in which axes of joints are in those of their model
TAKEN = frozenset({"uri", "name", "pose", "static", "placement_frame"})
AXES = ("axis", "axis2")
OF_AXES = "use_parent_model_frame"


def version_of(root: Tag) -> tuple[int, ...]:
    """Return the parts of the version of a file; the newest where it says none."""
    parts = root.attributes.get("version", "").strip().split(".")
    return tuple(map(int, parts)) if all(part.isdecimal() for part in parts) else NEWEST


def with_includes(root: Tag, path: Path, findings: Findings) -> None:
    """Put models of other files in the place of what includes them.

    Args:
        root: the outermost element of the file.
        path: of the file.
        findings: takes which are there, and which are not.

    Raises:
        ModelError: a file includes itself, or there are more than any model needs.

    """
    _Includes(findings).put_into(root, _File((path.resolve(),), path.parent.resolve(), ""))


@dataclass(frozen=True)
class _File:
    """A file that is read.

    Attributes:
        chain: it, and those that include it.
        folder: in which it lies.
        called: what names of its folder begin with, seen from the first file; empty for that.

    """

    chain: tuple[Path, ...]
    folder: Path
    called: str

    def seen_from_first(self, name: str) -> str:
        """Return a name in this file as the first one would have it."""
        is_whole = "://" in name or not self.called or name.startswith("/")
        return name if is_whole else f"{self.called}/{name}"


class _Includes:
    def __init__(self, findings: Findings) -> None:
        self._findings = findings
        self._count = self._tags = self._bytes = 0

    def put_into(self, root: Tag, file: _File) -> None:
        """Put models into all that includes some, within a file."""
        for tag in root.each("world", "model"):
            self.put_into(tag, file)
        if any(root.each("include")):
            found: list[Tag] = []
            for child in root.children:
                if child.name == "include":
                    found += self._models(child, file, root.name)
                else:
                    found.append(child)
            root.children[:] = found

    def _models(self, include: Tag, file: _File, into: str) -> list[Tag]:
        """Return what stands for an include: a model, or what stands in it; nothing if not had."""
        uri = include.first("uri")
        if uri is None or not uri.text:
            raise include.fault(say("needs <{name}>", name="uri"))
        self._count += 1
        if self._count > MOST_INCLUDED or len(file.chain) > DEEPEST:
            raise include.fault(say("includes more files than any model needs"))
        other = self._file(uri.text, file)
        if isinstance(other, Sentence):
            self._findings.dropped(other, uri.text[-60:])
            return []
        if other.chain[-1] in file.chain:
            raise include.fault(say("'{name}' includes itself", name=other.chain[-1].name))
        model = self._read(other, uri.text)
        if model is None:
            return []
        self._findings.taken(say("models of other files: as if they stood here"), uri.text[-60:])
        for tag in include.children:
            if tag.name not in TAKEN:
                self._findings.dropped(say("is for other programs"), f"<{tag.name}>")
        is_merged = include.attributes.get("merge", "").strip().lower() in ("1", "true")
        if is_merged and into == "model":
            return _merged(model, include)
        return [_placed(model, include)]

    def _file(self, uri: str, file: _File) -> _File | Sentence:
        """Return which file a name means, or why there is none."""
        scheme, colon, rest = uri.partition("://")
        beside = Beside(file.folder)
        if colon and scheme in OF_PACKAGES:
            package, _, inside = rest.lstrip("/").partition("/")
            root = beside.package(package)
            if root is None:
                return say("is a model in a file that is not there")
            path = within(root, inside)
            called = f"{scheme}://{package}"
        elif colon and scheme != "file":
            return say("is a model elsewhere: nothing is fetched; put it beside the file")
        else:
            root, path = file.folder, beside.file(uri)
            called = file.called
        if path is None:
            return say("leads out of the folder of the file: is not opened")
        chosen = _of_folder(path) if path.is_dir() else path
        if chosen is None or not chosen.is_file():
            return say("is a model in a file that is not there")
        inner = os.path.relpath(chosen.parent, root)
        parts = [part for part in (called, "" if inner == "." else inner) if part]
        return _File((*file.chain, chosen), chosen.parent, "/".join(parts))

    def _read(self, file: _File, uri: str) -> Tag | None:
        """Return the model of a file, with what that includes; None if it holds none."""
        path = file.chain[-1]
        try:
            self._bytes += path.stat().st_size
            if self._bytes > LARGEST_FILE:
                raise FileError(say("includes more files than any model needs"))
            root = read_xml(path)
        except KaneError as error:
            text = say("cannot be read: {error}", error=error.sentence)
            self._findings.dropped(text, uri[-60:])
            return None
        models = [*root.each("model")]
        if root.name != "sdf" or not models:
            self._findings.dropped(say("holds no model in SDF"), uri[-60:])
            return None
        if len(models) > 1:
            text = say("several models in a file that is included: the first one")
            self._findings.guessed(text, uri[-60:])
        self._see_bound(root)
        self._tell_axes(models[0], version_of(root) <= AXES_OF_MODELS)
        self.put_into(root, file)
        self._call(models[0], file)
        return models[0]

    def _tell_axes(self, model: Tag, are_of_models: bool) -> None:
        """Let joints say how their axes are meant, which hangs on the version of their file."""
        for inner in model.each("model"):
            self._tell_axes(inner, are_of_models)
        for joint in model.each("joint"):
            for axis in joint.each(*AXES):
                if axis.first(OF_AXES) is None:
                    axis.children.append(_tag(OF_AXES, "1" if are_of_models else "0", axis))

    def _call(self, model: Tag, file: _File) -> None:
        """Let meshes have names that can be followed from the first file."""
        waiting = [*model.each("link")]
        while waiting:
            tag = waiting.pop()
            if tag.name == "mesh" and (uri := tag.first("uri")) is not None:
                uri.pieces[:] = [file.seen_from_first(uri.text)]
            waiting += tag.children

    def _see_bound(self, model: Tag) -> None:
        waiting = [model]
        while waiting:
            self._tags += 1
            if self._tags > MOST_TAGS:
                raise model.fault(say("more elements than any model needs: {most}", most=MOST_TAGS))
            waiting += waiting.pop().children


def _of_folder(folder: Path) -> Path | None:
    """Return the file of a model whose folder is named: the newest that it lists."""
    config = folder / CONFIG
    if not config.is_file():
        return folder / MODEL_FILE
    try:
        listed = [*read_xml(config).each("sdf")]
    except KaneError:
        return folder / MODEL_FILE
    newest = max(listed, key=version_of, default=None)
    return folder / MODEL_FILE if newest is None else within(folder, newest.text)


def _placed(model: Tag, include: Tag) -> Tag:
    """Return a model as what includes it wants it: its name, its place, whether it stands fast."""
    for kind in ("pose", "static"):
        if (said := include.first(kind)) is not None:
            model.children[:] = [tag for tag in model.children if tag.name != kind]
            model.children.append(said)
    if (name := include.first("name")) is not None and name.text:
        model.attributes["name"] = name.text
    if (frame := include.first("placement_frame")) is not None and frame.text:
        model.attributes["placement_frame"] = frame.text
    return model


def _merged(model: Tag, include: Tag) -> list[Tag]:
    """Return what stands in a model, relative to a frame that stands for the model."""
    placed = _placed(model, include)
    own = f"_merged__{placed.attributes.get('name', '')}__model__"
    frame = _tag("frame", "", include, name=own)
    frame.children += placed.each("pose")
    for tag in placed.children:
        if tag.name in ("link", "model"):
            pose = tag.first("pose")
            if pose is None:
                tag.children.append(_tag("pose", "", tag, relative_to=own))
            elif not pose.has("relative_to"):
                pose.attributes["relative_to"] = own
        elif tag.name == "frame" and not tag.has("attached_to"):
            tag.attributes["attached_to"] = own
    return [frame, *(tag for tag in placed.children if tag.name not in ("pose", "static"))]


def _tag(kind: str, text: str, near: Tag, **attributes: str) -> Tag:
    return Tag(kind, attributes, near.line, pieces=[text] if text else [])
