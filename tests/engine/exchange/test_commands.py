"""``kane import`` and ``kane export`` of models."""

import json
import sys
import types

import pytest
from tests.engine.exchange.robots import ARM

import kane
from kane.cli import main
from kane.exchange import formats
from kane.exchange.findings import Findings, Imported
from kane.exchange.formats import Reader
from kane.parts import Body, Model
from kane.plug_ins import declared
from kane.sentences import say


@pytest.fixture
def robot(tmp_path):
    path = tmp_path / "arm.urdf"
    path.write_text(ARM)
    return path


def test_a_robot_becomes_a_model_file_and_goes_out_again(robot, tmp_path, capsys):
    model, again = tmp_path / "arm.json", tmp_path / "again.urdf"
    assert main(["import", str(robot), str(model)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Guessed:\n")
    assert "\n\nLeft out:\n" in said
    assert f"Wrote {model}" in said
    assert kane.load(model).title == "arm"
    assert main(["export", str(model), "--urdf", str(again)]) == 0
    assert "start and speeds" in capsys.readouterr().out
    assert main(["import", str(again)]) == 0  # the page alone


def test_a_part_goes_into_a_model(robot, tmp_path):
    first, both = tmp_path / "arm.json", tmp_path / "both.json"
    main(["import", str(robot), str(first)])
    parts = ["--into", str(first), "--prefix", "b-"]
    assert main(["import", str(first), str(both), *parts]) == 0
    assert len(kane.load(both).bodies) == 8
    assert main(["import", str(robot), str(both), "--into", str(first)]) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["import", "{robot}", "--format", "magic"], "There is no format 'magic'; there are urdf"),
        (["import", "{folder}/none.urdf"], "none.urdf: No such file"),
        (["import", "{folder}/text.txt"], "files that can be read end in .csv, .dxf"),
        (["import", "{folder}"], "Is a directory"),
        (["export", "{model}", "--glb", "{folder}/x.glb"], "--glb needs a run"),
        (["export", "{model}", "--csv", "{folder}/x.csv"], "A model has no quantities"),
        (["export", "{model}", "--urdf", "{folder}/no/x.urdf"], "there is no such folder"),
        (["export", "{model}"], "Say what to write"),
    ],
)
def test_what_makes_no_sense_is_said(arguments, words, robot, tmp_path, capsys):
    model = tmp_path / "model.json"
    kane.save(Model(bodies=(Body(name="a", mass=1.0, particle=True),)), model)
    (tmp_path / "text.txt").write_text("text")
    places = {"robot": robot, "folder": tmp_path, "model": model}
    assert main([each.format(**places) for each in arguments]) == 2
    assert words in capsys.readouterr().err


def test_a_file_that_two_formats_could_be_is_told_by_what_stands_in_it(tmp_path):
    path = tmp_path / "robot.xml"
    path.write_text(ARM)
    assert kane.import_model(path).model.title == "arm"
    path.write_text("<mujoco/>")
    assert formats.reader_of(path).name == "mjcf"


class Entry:
    """What a package declares, as importlib tells it."""

    def __init__(self, name, found):
        self.name, self._found = name, found

    def load(self):
        if isinstance(self._found, Exception):
            raise self._found
        return self._found


def read_numbers(path):
    """A reader of a plug-in: a mass on each line."""
    masses = [float(line) for line in path.read_text().splitlines()]
    bodies = tuple(Body(name=f"m{i}", mass=m, particle=True) for i, m in enumerate(masses))
    return Imported(Model(bodies=bodies), tuple(Findings()))


def test_a_plug_in_reads_its_own_files(tmp_path, monkeypatch):
    package = types.ModuleType("masses_of_kanevas")
    package.read = read_numbers
    monkeypatch.setitem(sys.modules, package.__name__, package)
    own = Reader("masses", (".masses",), say("Masses"), "masses_of_kanevas:read")
    own_entries = {declared.IMPORTERS: [Entry("own", own)]}
    monkeypatch.setattr(declared, "_entries", lambda group, _: own_entries.get(group, []))
    path = tmp_path / "three.masses"
    path.write_text("1\n2\n3")
    assert [body.mass for body in kane.import_model(path).model.bodies] == [1.0, 2.0, 3.0]


@pytest.mark.parametrize("found", [ValueError("broken"), "no reader"])
def test_a_plug_in_that_is_broken_is_named_and_left_out(found, monkeypatch):
    monkeypatch.setattr(declared, "_entries", lambda *_: [Entry("odd", found)])
    with pytest.warns(RuntimeWarning, match="The plug-in odd is not used"):
        assert formats.readers() == formats.READERS


def test_the_formats_have_names_and_places_of_their_own():
    for group in (formats.READERS, formats.WRITERS):
        assert len({each.name for each in group}) == len(group)
        for each in group:
            module, _, name = each.place.partition(":")
            assert callable(getattr(__import__(module, fromlist=[name]), name))


def test_the_page_is_plain_json_ready_text(robot):
    found = kane.import_model(robot)
    json.dumps([str(finding.sentence) for finding in found.findings])
    kinds = [finding.kind for finding in found.findings]
    assert kinds == sorted(kinds, key=["guessed", "dropped", "taken"].index)
