from html.parser import HTMLParser

from kanevas.exports.report.html import Html, joined, pairs, picture, table, tag

NASTY = '<script>alert("1")</script>&\'</td>'


class Reader(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.tags, self.words, self.attributes = [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes

    def handle_data(self, data):
        self.words.append(data)


def test_text_stays_text_wherever_it_stands():
    page = joined(
        [
            tag("p", NASTY, title=NASTY, class_="a"),
            table((NASTY,), [(NASTY,)]),
            pairs([(NASTY, NASTY)]),
            picture(b"123", "image/png", NASTY),
        ]
    )
    read = Reader(page)
    assert "script" not in read.tags
    assert read.words == [NASTY] * 6
    assert ("title", NASTY) in read.attributes
    assert ("class", "a") in read.attributes
    assert ("alt", NASTY) in read.attributes


def test_html_is_not_escaped_twice():
    assert tag("p", tag("b", "a & b"), " < c") == "<p><b>a &amp; b</b> &lt; c</p>"
    assert isinstance(tag("p"), Html)


def test_a_picture_is_in_the_page():
    assert 'src="data:image/png;base64,MTIz"' in picture(b"123", "image/png", "x")
