"""Pages made of docstrings: the light notation, and what of a docstring goes where."""

import pytest

from kane.elements.ball import Ball
from kane.elements.revolute import Revolute
from kanevas.help.element_page import IN_EQUATIONS, as_html, source_of


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("``axis_a`` and `t < 1`", "<code>axis_a</code> and <tt>t &lt; 1</tt>"),
        ("**r**_B, *d*′ and *x*^{−T}", "<b>r</b><sub>B</sub>, <i>d</i>′ and <i>x</i><sup>−T</sup>"),
        ("see [ball](ball), a way", 'see <a href="ball">ball</a>, a way'),
    ],
)
def test_words(text, shown):
    assert as_html(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("φ_{1…3} = L **n**_A", "<i>φ</i><sub>1…3</sub> = <i>L</i> <b>n</b><sub>A</sub>"),
        ("θ = atan2(y, x) + 2πk", "<i>θ</i> = atan2(<i>y</i>, <i>x</i>) + 2π<i>k</i>"),
        ("F = ½ Σ c_i d² + ``pull``",
         "<i>F</i> = ½ Σ <i>c</i><sub>i</sub> <i>d</i>² + <code>pull</code>"),
    ],
)  # fmt: skip
def test_equations(text, shown):
    assert as_html(text, IN_EQUATIONS) == shown


def test_equations_begin_with_the_paragraph_before_the_first_and_sources_are_last():
    page = source_of(Revolute, "Hinge")
    parts = ("<h1>Hinge</h1>\n<p>A hinge", "<h2>Equations</h2>\n<p>Five rows",
             "[[fields Revolute]]", "[[results Revolute]]", "See also")  # fmt: skip
    places = [page.index(part) for part in parts]
    assert places == sorted(places)
    assert page.count('class="equation"') == 4


def test_a_type_without_an_equation_makes_no_page():
    class Silent(Ball, frozen=True, kw_only=True, tag="silent"):
        """Says little."""

    with pytest.raises(ValueError, match="the docstring of Silent has no equation"):
        source_of(Silent, "Silent")
