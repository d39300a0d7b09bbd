"""What another package brings along, found as Python finds it."""

import sys
from pathlib import Path

import numpy as np
import pytest
from tests.plugged import install

import kane
from kane.cli import main
from kane.exchange import formats
from kane.plug_ins import Analysis, Part, declared, using
from kane.plug_ins.table import Column, Table

EXAMPLE = Path(__file__).parents[2] / "models/spring_pendulum.json"


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    return install(tmp_path_factory.mktemp("plugged"))


@pytest.fixture(autouse=True)
def installed(place, monkeypatch):
    """A package that pip has installed, in a place on Python's path."""
    monkeypatch.syspath_prepend(str(place))
    yield
    sys.modules.pop("casters", None)


@pytest.fixture(scope="module")
def result():
    return kane.simulate(kane.load(EXAMPLE), duration=1.0)


def test_a_package_brings_all_four_along():
    assert [part.name for part in declared.parts()] == ["caster"]
    assert [analysis.name for analysis in declared.analyses()] == ["peaks"]
    assert formats.readers()[-1].name == "masses"
    assert formats.writers()[-1].name == "parts-list"


def test_a_part_is_a_model_without_faults():
    (part,) = declared.parts()
    assert {body.name for body in using.made(part).bodies} == {"fork", "wheel"}


def test_an_analysis_is_of_a_run(result):
    table = using.analyse(result, "peaks")
    names, sizes, times = (column.values for column in table.columns)
    row = names.index(next(s.label for s in result.signals() if s.name == "bob.x"))
    assert sizes[row] == np.abs(result["bob.x"]).max()
    assert times[row] == result.time[np.abs(result["bob.x"]).argmax()]


def test_a_table_is_written_exactly(result, tmp_path):
    table = using.analyse(result, "peaks")
    table.to_csv(tmp_path / "peaks.csv")
    lines = (tmp_path / "peaks.csv").read_text().splitlines()
    assert lines[0] == "quantity,size,time [s]"
    assert [float(line.split(",")[-2]) for line in lines[1:]] == list(table.columns[1].values)
    table.to_numpy(tmp_path / "peaks.npz")
    with np.load(tmp_path / "peaks.npz") as arrays:
        assert arrays["size"].tolist() == list(table.columns[1].values)
        assert arrays["quantity"].tolist() == list(table.columns[0].values)


def test_the_command_line_has_them(tmp_path, capsys):
    model = tmp_path / "pendulum.kanevas"
    kane.save(kane.load(EXAMPLE), model)
    assert main(["analyse"]) == 0
    assert "peaks" in capsys.readouterr().out
    assert main(["analyse", "peaks", str(model), "--csv", str(tmp_path / "peaks.csv")]) == 0
    assert "Sizes are without sign." in capsys.readouterr().out
    assert (tmp_path / "peaks.csv").exists()
    assert main(["export", str(model), "--parts-list", str(tmp_path / "list.txt")]) == 0
    assert (tmp_path / "list.txt").read_text().startswith("bob\t")


def test_one_that_is_not_there_is_told_with_what_there_is(result):
    with pytest.raises(kane.ArgumentError, match="no analysis 'peak'; did you mean 'peaks'"):
        using.analyse(result, "peak")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("def work(*_): return 1", "The plug-in 'odd' has made no "),
        ("def work(*_): return [][1]", "The plug-in 'odd' failed: IndexError: list index"),
        ("", "The plug-in 'odd' failed: AttributeError"),
    ],
)
def test_one_that_fails_is_named(body, told, result, tmp_path, monkeypatch):
    (tmp_path / "odd_work.py").write_text(body)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "odd_work", raising=False)
    odd = Analysis("odd", "Odd", "odd_work:work")
    monkeypatch.setattr(using, "analyses", lambda: (odd,))
    with pytest.raises(kane.KaneError, match=told):
        using.analyse(result, "odd")
    with pytest.raises(kane.KaneError, match=told):
        using.made(Part("odd", "Odd", "odd_work:work"))


def test_columns_that_do_not_fit_are_refused():
    with pytest.raises(kane.ArgumentError, match="one length"):
        Table((Column("a", (1.0,)), Column("b", (1.0, 2.0))))
    with pytest.raises(kane.ArgumentError, match="different names"):
        Table((Column("a", (1.0,)), Column("a", (1.0,))))
