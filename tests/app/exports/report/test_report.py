import base64
import re
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.inspected import everything
from tests.models import oscillator_of_parameters, rod_between_far_supports

import kane
from kane.elements.body import Body
from kane.elements.note import Note
from kane.model import Model, SolverSettings
from kanevas.exports.report import Contents, write_report
from kanevas.units.systems import MILLIMETRES, SI

pytestmark = pytest.mark.usefixtures("qapp")
NASTY = '</td></table><script>alert("1")</script><img src=x onerror=alert(1)>&amp;'
DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
ALLOWED = {
    "html", "head", "meta", "title", "style", "body", "main", "section", "h1", "h2", "h3", "p",
    "div", "figure", "img", "figcaption", "table", "thead", "tbody", "tr", "th", "td", "ul", "li",
}  # fmt: skip
EMPTY = {"meta", "img"}


class Reader(HTMLParser):
    """Reads a page, and fails where its tags do not close in order."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.sources, self.rows, self.open, self.attributes = set(), [], [], [], set()
        self.words = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.attributes.update(key for key, _ in attributes)
        self.sources += [value for key, value in attributes if key in ("src", "href")]
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.words.append(data)
        if self.open and {"td", "th"} & set(self.open):
            self.rows[-1][-1] += data

    @property
    def text(self):
        return " ".join(self.words)

    def row(self, name):
        return next(row for row in self.rows if row[0] == name)


@pytest.fixture
def report(tmp_path):
    """Write a report of a model, and read it."""

    def report(model, result=None, units=SI, **more):
        path = tmp_path / "report.html"
        given = {"canvas": DRAWING, "space": b"png", "plots": DRAWING, "time": 0.25, **more}
        contents = Contents(name="m.json", model=model, units=units, result=result, **given)
        write_report(path, contents, lambda _: None)
        return Reader(path.read_text(encoding="utf-8"))

    return report


def test_a_report_has_all_of_a_model_and_its_run(report, model):
    solver = SolverSettings(method="rk4", duration=2e-3, step=1e-4)
    result = kane.simulate(replace(model, solver=solver))
    read = report(result.model, result)
    assert read.tags <= ALLOWED
    assert len(read.sources) == 3
    assert base64.b64decode(read.sources[0].partition(",")[2]) == DRAWING
    assert read.row("Method") == ["Method", "rk4"]
    assert read.row("Steps accepted") == ["Steps accepted", str(result.outcome.steps)]
    assert read.row("Energy drift") == ["Energy drift", f"{result.energy_drift:.3g} J"]
    assert "The run is complete." in read.text
    assert read.row("K1")[:2] == ["K1", "0.04325"]
    assert read.row("K1-K2")[:3] == ["K1-K2", "hinge (revolute joint)", "K1 – K2"]
    assert "Stiffness: 4530 N/m" in read.row("C-D")[3]
    assert "1 degree of freedom" in read.text
    assert read.row("Independent ones among them")[1] == "20"
    assert "at 0.25 s" in read.text
    assert read.row("Kanevas")[1]


def test_nothing_of_a_report_comes_from_elsewhere(report, model):
    read = report(model)
    assert all(source.startswith("data:image/") for source in read.sources)
    assert "href" not in read.attributes
    assert not any(name.startswith("on") for name in read.attributes)
    assert "script" not in read.tags


def test_redundant_joints_are_named(report):
    read = report(four_bar(0.4, 0.1, 0.35, 0.25))
    assert "3 conditions are held twice" in read.text
    assert "(A, B, C, D)" in read.text
    assert read.row("Redundant ones") == ["Redundant ones", "3"]
    assert read.row("Degrees of freedom of velocity")[1] == "1"
    assert re.search(r"A: [fm][xyz]", read.text)


def test_numbers_stand_in_the_units_of_the_person(report, model):
    assert read_position(report(model, units=MILLIMETRES)) == pytest.approx(
        [1000 * x for x in read_position(report(model))], rel=1e-5
    )


def read_position(read):
    return [float(number) for number in read.row("K3")[3].strip("()").split(",")]


def test_every_type_of_element_is_told(report):
    model = everything()
    read = report(model)
    for element in (*model.bodies, *model.joints, *model.drivers, *model.springs, *model.measures):
        assert read.row(element.name), element
    assert read.tags <= ALLOWED
    assert "None" not in read.text
    assert "msgspec" not in read.text


def test_formulas_stand_beside_their_numbers(report):
    read = report(oscillator_of_parameters())
    assert read.row("A")[1] == "0.1 m = L/5"
    assert "Stiffness: 400 N/m = k" in read.row("spring")[3]


def test_words_of_a_model_stay_words(report):
    body = Body(name=NASTY, mass=1.0, inertia=(1.0, 1.0, 1.0))
    note = Note(name="n", text=NASTY, position=(0.0, 0.0, 0.0))
    model = Model(title=NASTY, description=f"{NASTY}\n{NASTY}", bodies=(body,), notes=(note,))
    read = report(model)
    assert read.tags <= ALLOWED
    assert "onerror" not in read.attributes
    assert read.row(NASTY)[0] == NASTY


def test_a_model_that_cannot_run_has_a_report_too(report):
    read = report(rod_between_far_supports(), plots=None, space=None)
    assert "The model has not been run." in read.text
    assert "There are no plots." in read.text
    assert len(read.sources) == 1
    assert "Speeds that can differ from zero" not in read.text


def test_a_closed_folder_is_told(tmp_path, model):
    contents = Contents(
        name="m", model=model, units=SI, canvas=b"", space=None, plots=None, time=0.0, result=None
    )
    with pytest.raises(kane.FileError, match="Cannot write"):
        write_report(tmp_path / "none" / "report.html", contents, lambda _: None)
