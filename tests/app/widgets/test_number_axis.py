import numpy as np
import pytest
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from tests.german import german

from kanevas.widgets.number_axis import NumberAxis

__all__ = ["german"]

WIDE = 320  # pixels of a frequency response in a small window


def _written(axis, low, high):
    (spacing, values), *_ = axis.tickValues(low, high, WIDE)
    return values, axis.tickStrings(values, 1.0, spacing)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("decades", [0.1, 0.6, 1.0, 1.9, 3.0, 8.0, 24.0])
def test_numbers_of_a_logarithmic_axis_never_stand_on_each_other(decades):
    axis = NumberAxis("bottom")
    axis.setLogMode(x=True)
    values, texts = _written(axis, -1.4, -1.4 + decades)
    assert len(texts) >= 2
    assert np.allclose(np.log10(list(map(float, texts))), values, atol=1e-2)
    metrics = QFontMetricsF(QGuiApplication.font())
    places = [(value + 1.4) / decades * WIDE for value in values]
    widths = [metrics.horizontalAdvance(text) for text in texts]
    for k in range(len(texts) - 1):
        assert places[k + 1] - places[k] > (widths[k] + widths[k + 1]) / 2


@pytest.mark.usefixtures("german")
def test_axes_write_the_decimal_mark_of_the_person():
    axis = NumberAxis("bottom")
    assert axis.tickStrings([0.2, 1.0], 1.0, 0.2) == ["0,2", "1,0"]
    axis.setLogMode(x=True)
    assert axis.tickStrings([-1.0, 0.0], 1.0, 1.0) == ["0,1", "1"]
