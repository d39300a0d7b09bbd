import numpy as np
from PySide6.QtGui import QColor

from kane.model import Model
from kane.results.traces import Trace
from kanevas.canvas.drawing.traces import _thinned
from kanevas.look.theme import DARK, LIGHT


def line(canvas, height):
    """A trace across the canvas, through pixels at this height."""
    points = [canvas.camera.to_ground(x, height) for x in np.linspace(100.0, 700.0, 40).tolist()]
    return Trace("p", np.linspace(0.0, 1.0, 40), np.array(points), np.zeros(39, dtype=bool))


def test_a_trace_is_solid_up_to_now_and_faint_after_it(canvas_of):
    canvas = canvas_of(Model())
    bare = canvas.viewport().grab().toImage()
    canvas.show_traces([line(canvas, 250.0)], 0.5)
    drawn = canvas.viewport().grab().toImage()

    def distance(x):
        """How far the strongest pixel of a column is from the paper."""
        paper, ink = LIGHT.background, LIGHT.curves[0]
        found = [QColor(drawn.pixel(x, y)) for y in range(248, 253)]
        return max(abs(c.red() - paper.red()) for c in found) / abs(ink.red() - paper.red())

    assert bare != drawn
    assert distance(215) > 0.7
    assert 0.1 < distance(615) < 0.5
    canvas.show_traces([], 0.0)
    assert canvas.viewport().grab().toImage() == bare


def test_a_trace_that_breaks_has_no_line_there(canvas_of):
    canvas = canvas_of(Model())
    whole = line(canvas, 250.0)
    bare = canvas.viewport().grab().toImage()

    def inked(path):
        """How many pixels beside the dot of the present are drawn."""
        canvas.show_traces([path], 1.0)
        drawn = canvas.viewport().grab().toImage()
        return sum(drawn.pixel(x, 250) != bare.pixel(x, 250) for x in range(90, 680))

    # 15 pixels from point to point
    all_of_it = inked(whole)
    assert all_of_it > 570
    halved = whole._replace(breaks=np.arange(39) % 2 == 0)
    assert 0.4 * all_of_it < inked(halved) < 0.65 * all_of_it
    alone = whole._replace(breaks=np.ones(39, dtype=bool))
    assert 39 <= inked(alone) < 0.35 * all_of_it


def test_traces_follow_the_camera(canvas_of):
    canvas = canvas_of(Model())
    canvas.show_traces([line(canvas, 250.0)], 1.0)
    before = canvas.viewport().grab().toImage()
    canvas.pan(0.0, 60.0)
    after = canvas.viewport().grab().toImage()
    ink = LIGHT.curves[0].red()
    for image, y in ((before, 250), (after, 310)):
        assert min(abs(QColor(image.pixel(215, y + dy)).red() - ink) for dy in (-1, 0, 1)) < 90


def test_points_nearer_than_a_pixel_make_no_difference():
    points = np.column_stack((np.linspace(0.0, 10.0, 2001), np.zeros(2001)))
    thinned = _thinned(points)
    assert len(thinned) <= 13
    assert (thinned[0] == points[0]).all()
    assert (thinned[-1] == points[-1]).all()


def test_traces_follow_the_colours_of_the_window(canvas_of):
    canvas = canvas_of(Model())
    canvas.show_traces([line(canvas, 250.0)], 1.0)
    for theme, other in ((DARK, LIGHT), (LIGHT, DARK)):
        canvas.set_theme(theme)
        drawn = canvas.viewport().grab().toImage()
        inks = [QColor(drawn.pixel(x, 250)) for x in range(200, 600)]
        assert nearest(inks, theme.curves[0]) < nearest(inks, other.curves[0])


def nearest(found, color):
    """How far the nearest of some colours is from another one."""
    return min(
        sum(abs(a - b) for a, b in zip(one.getRgb()[:3], color.getRgb()[:3], strict=True))
        for one in found
    )
