"""What installers say of the program agrees with the program."""

import configparser
import re
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from kane.files.model_json import FORMAT, SUFFIXES, dumps
from kane.model import Model
from kanevas.main import _parser

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
KIND = "application/x-kanevas-model"


@pytest.fixture
def installers(monkeypatch):
    """The scripts import each other by their plain names."""
    monkeypatch.syspath_prepend(str(PACKAGING / "installers"))
    yield
    for name in ("licences", "fonts", "libraries", "tree"):
        sys.modules.pop(name, None)


def entry(name, group):
    text = configparser.RawConfigParser(strict=True)
    text.optionxform = str
    text.read_string((PACKAGING / "desktop" / name).read_text())
    return text[group]


def test_a_desktop_opens_our_kind_of_file():
    shown = entry("kanevas.desktop", "Desktop Entry")
    assert shown["MimeType"] == f"{KIND};"
    command, place = shown["Exec"].split()
    assert (command, place) == ("kanevas", "%f")
    assert command in PROJECT["gui-scripts"]


def test_the_kind_is_told_by_its_suffix_and_by_how_files_begin():
    (kind,) = ET.parse(PACKAGING / "desktop/kanevas.xml").getroot()
    assert kind.get("type") == KIND
    (glob,) = kind.iter(f"{MIME}glob")
    assert glob.get("pattern") == f"*{SUFFIXES[0]}"
    (match,) = kind.iter(f"{MIME}match")
    first, last = map(int, match.get("offset").split(":"))
    assert first <= dumps(Model()).find(match.get("value")) <= last
    assert FORMAT in match.get("value")


def test_file_managers_ask_for_small_pictures_as_the_program_draws_them(tmp_path):
    asked = entry("kanevas.thumbnailer", "Thumbnailer Entry")
    assert asked["MimeType"] == f"{KIND};"
    said = {"%i": "in.kanevas", "%o": str(tmp_path / "out.png"), "%s": "128"}
    _, *arguments = (said.get(word, word) for word in asked["Exec"].split())
    options = _parser().parse_args(arguments)
    assert (options.file, options.thumbnail) == (Path("in.kanevas"), tmp_path / "out.png")
    assert options.size == 128


def test_windows_knows_the_kind_by_its_suffix():
    text = (PACKAGING / "installers/kanevas.wxs").read_text()
    ET.fromstring(text)
    assert rf'Key="Software\Classes\{SUFFIXES[0]}"' in text


def test_conda_asks_for_the_same_libraries():
    recipe = (PACKAGING / "conda/recipe.yaml").read_text()
    asked = dict(
        line.strip("- ").split(" ", 1)
        for line in re.search(r"  run:\n((?:    - .*\n)+)", recipe)[1].splitlines()
    )
    names = {"PySide6-Essentials": "pyside6", "PyOpenGL": "pyopengl", "ziamath[latex]": "ziamath"}
    wanted = {"python": PROJECT["requires-python"]}
    for text in PROJECT["dependencies"]:
        requirement = text.partition(";")[0].strip()
        name, bound = re.fullmatch(r"([\w\-\[\]]+)(.*)", requirement).groups()
        wanted[names.get(name, name.lower())] = bound
    assert asked == wanted
    assert f'version: "{PROJECT["version"]}"' in recipe
    for command, place in (PROJECT["scripts"] | PROJECT["gui-scripts"]).items():
        assert f"- {command} = {place}\n" in recipe


@pytest.mark.usefixtures("installers")
@pytest.mark.parametrize(
    ("said", "is_forbidden"),
    [
        ("GPL-3.0-or-later", True), ("GNU General Public License v2 (GPLv2)", True), ("AGPL", True),
        ("LGPL-3.0-only", False), ("GNU Lesser General Public License v3", False), ("MIT", False),
        ("BSD-3-Clause", False),
    ],
)  # fmt: skip
def test_nothing_comes_along_that_would_make_the_whole_gpl(said, is_forbidden):
    import licences

    assert bool(licences.FORBIDDEN.search(said)) is is_forbidden


@pytest.mark.usefixtures("installers")
def test_what_has_gpl_code_in_it_is_left_out():
    import tree

    assert tree.WITHOUT == ("av",)
    assert {"readline*", "_gdbm*"} <= set(tree.UNUSED_MODULES)


@pytest.mark.usefixtures("installers")
def test_a_package_of_unknown_licence_stops_the_installer(tmp_path):
    import licences

    folder = tmp_path / "lib/python3.99/site-packages/odd-1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text("Name: odd\nVersion: 1\n")
    with pytest.raises(SystemExit, match="odd does not say"):
        licences._of_packages(tmp_path)
    (folder / "METADATA").write_text("Name: odd\nVersion: 1\nLicense: GPL-2.0\n")
    with pytest.raises(SystemExit, match="cannot carry it"):
        licences._of_packages(tmp_path)
    (folder / "METADATA").write_text("Name: odd\nVersion: 1\nLicense: Odd licence\n")
    with pytest.raises(SystemExit, match="without the text"):
        licences._of_packages(tmp_path)


@pytest.mark.usefixtures("installers")
def test_what_came_without_the_text_of_its_licence_gets_it(tmp_path):
    import licences

    for said, texts in licences.TEXTLESS.items():
        folder = tmp_path / "lib/python3.99/site-packages/odd-1.dist-info"
        folder.mkdir(parents=True, exist_ok=True)
        told = f"Name: PySide6_Essentials\nVersion: 1\nLicense: {said}\nAuthor: Somebody\n"
        (folder / "METADATA").write_text(told)
        ((_, text),) = licences._of_packages(tmp_path)
        assert "Somebody" in text
        for name in texts:
            assert (licences.OWN_TEXTS / f"{name}.txt").read_text().strip() in text


def test_conda_needs_what_the_project_needs_and_tries_files_that_are_there():
    """Its tests run where nothing but the files that they name is copied to."""
    recipe = (PACKAGING / "conda/recipe.yaml").read_text()
    run = recipe.partition("  run:\n")[2].partition("tests:")[0]
    named = set(re.findall(r"^    - ([\w-]+)", run, re.M)) - {"python"}
    wanted = {re.match(r"[\w-]+", each)[0].lower() for each in PROJECT["dependencies"]}
    assert named == {each.removesuffix("-essentials") for each in wanted}
    (copied,) = re.findall(r"^      source: \[(.+)\]$", recipe, re.M)
    assert (ROOT / copied).is_file()
    assert f"kane check {copied}" in recipe
    for name, place in (PROJECT["scripts"] | PROJECT["gui-scripts"]).items():
        assert f"- {name} = {place}" in recipe
