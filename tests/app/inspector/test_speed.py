from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.calls import calls

from kane.elements.body import Body
from kane.elements.revolute import Revolute
from kane.model import Formula, Model, Parameter
from kanevas.edits.elements import find


def model_of(count):
    bodies = tuple(Body(name=f"b{i}", mass=1.0, inertia=(1.0, 1.0, 1.0)) for i in range(count))
    joints = tuple(
        Revolute(name=f"j{i}", body_a=f"b{i - 1}" if i else "ground", body_b=f"b{i}")
        for i in range(count)
    )
    formulas = tuple(Formula(path=f"b{i}.position[0]", text="L") for i in range(count // 3))
    return Model(
        bodies=bodies, joints=joints, formulas=formulas,
        parameters=(Parameter(name="L", value=0.0),),
    )  # fmt: skip


def test_one_field_answers_at_once_in_a_large_model(inspector, selection, document):
    took = {}
    for count in (30, 300):
        document.put(model_of(count))
        selection.set(["b7"])
        line = inspector.form.editor("mass").line
        line.setFocus()
        for i in (2, 3):  # what is made once, is made for the first of them
            line.selectAll()
            QTest.keyClicks(line, str(i))

            def enter(line=line):
                QTest.keyClick(line, Qt.Key.Key_Return)
                QApplication.processEvents()

            took[count] = calls(enter)
            assert find(document.model, "b7").mass == float(i)
    # what looks at each element goes over ten times as many; more would grow with their square
    assert took[300] < 8 * took[30]


def test_a_selection_of_all_is_shown_at_once(inspector, selection, document):
    took = {}
    for count in (30, 300):
        document.put(model_of(count))
        model = document.model
        names = [element.name for element in (*model.bodies, *model.joints)]
        for _ in range(2):
            selection.set(())
            took[count] = calls(lambda names=names: selection.set(names))
        assert len(inspector.edited.records) == 2 * count
    assert took[300] < 8 * took[30]
