"""Measured values in CSV."""

import numpy as np
import pytest

import kane
from kane.errors import KaneError
from kane.exchange.csv_reading import MOST_POINTS
from kane.exchange.formats import import_model
from kane.exchange.insertion import insert
from kane.parts import Body, Model


def read(text, tmp_path, encoding="utf-8"):
    path = tmp_path / "run 7.csv"
    path.write_bytes(text.encode(encoding))
    return import_model(path)


def said(found):
    return "\n".join(str(finding.sentence) for finding in found.findings)


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("time [ms],angle (deg)\n0,0\n500,90\n1000,180\n", "utf-8"),
        ("# logger\nangle [°];Time [s]\n0;0\n90;0,5\n\n180;1,0\n", "utf-8-sig"),
        ("t\tangle [°]\n0\t0\n0.5\t90\n1\t180\n", "latin-1"),
    ],
)
def test_columns_come_in_si_units_whatever_stands_between_them(text, encoding, tmp_path):
    found = read(text, tmp_path, encoding)
    (table,) = found.model.tables
    assert table.name == "angle"
    np.testing.assert_allclose(table.points, [(0, 0), (0.5, np.pi / 2), (1, np.pi)])
    (measure,) = found.model.measures
    assert (measure.expression, measure.unit) == ("table('angle', t)", "rad")


def test_what_was_measured_is_shown_beside_a_run(tmp_path):
    part = read("t,x [mm]\n0,0\n1,1000\n", tmp_path).model
    body = Body(name="ball", mass=1.0, particle=True)
    model = insert(Model(bodies=(body,)), part, "run7_").model
    result = kane.simulate(model, duration=0.5)
    np.testing.assert_allclose(result["run7_x measured"], result.time, atol=1e-12)


def test_what_is_odd_is_said(tmp_path):
    text = "stamp,F [lbf],note's\n1,2,3\n1,2,3\nx,2,3\n3,4\n2,5,nan\n4,5,6\n"
    found = read(text, tmp_path)
    words = said(found)
    assert "stamp: is taken for the time" in words
    assert "F: the unit lbf is not known: numbers stay as they are" in words
    assert "run 7.csv: 3 lines that are not all numbers" in words
    assert "run 7.csv: 1 lines whose time does not rise" in words
    assert [table.name for table in found.model.tables] == ["F", "note_s"]
    assert found.model.tables[0].points == ((1.0, 2.0), (4.0, 5.0))


def test_a_long_record_is_thinned(tmp_path):
    count = MOST_POINTS * 2 + 1
    text = "t,x\n" + "\n".join(f"{i},{i}" for i in range(count))
    found = read(text, tmp_path)
    assert len(found.model.tables[0].points) <= MOST_POINTS
    assert "all but each line of 3" in said(found)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "needs 2 to 200 columns"),
        ("t\n1\n2\n", "needs 2 to 200 columns"),
        ("t,x\n1,a\n", "holds no two times with numbers"),
        ("t,x\n" + '"' + "a" * 200_000, "run 7.csv"),
        ("\0" * 100, "run 7.csv"),
        (",".join("x" * 300), "needs 2 to 200 columns"),
    ],
)
def test_no_table_gets_a_sentence(text, words, tmp_path):
    with pytest.raises(KaneError) as refusal:
        read(text, tmp_path)
    assert words in str(refusal.value)
