import pytest
from tests.german import german
from tests.person import type_into

from kanevas.widgets.decimal_box import DecimalBox

__all__ = ["german"]


@pytest.fixture
def box(qtbot):
    field = DecimalBox()
    qtbot.addWidget(field)
    field.setDecimals(2)
    field.setRange(0.0, 10.0)
    field.setSuffix(" s")
    field.setValue(1.5)
    field.show()
    return field


def test_both_marks_are_understood(box):
    assert box.text() == "1.50 s"
    for typed in ("2.5", "2,5", "2,5 s"):
        type_into(box.lineEdit(), typed)
        assert box.value() == 2.5
        assert box.text() == "2.50 s"
    type_into(box.lineEdit(), "11")  # out of range: the digits that fit stay
    assert box.value() <= 10.0


@pytest.mark.usefixtures("german")
def test_the_mark_of_the_country_is_shown(qtbot):
    field = DecimalBox()
    qtbot.addWidget(field)
    field.setValue(0.5)
    assert field.text() == "0,50"
