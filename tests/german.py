"""The program in German, with a decimal comma, for the time of a test."""

import pytest
from PySide6.QtCore import QLocale

from kanevas.assets.decimals import POINT, set_decimal_mark
from kanevas.assets.language import Translator, choose_mark, speak
from kanevas.program.program import make_application

GERMAN = QLocale(QLocale.Language.German)


@pytest.fixture
def german():
    """Translators of Qt's texts and of the program's own."""
    app = make_application()
    before = QLocale()
    translators = speak(app, GERMAN)
    QLocale.setDefault(GERMAN)
    choose_mark("language")
    yield translators
    for translator in translators:
        app.removeTranslator(translator)
        translator.setParent(None)
        translator.deleteLater()
    QLocale.setDefault(before)
    set_decimal_mark(POINT)
    assert not app.findChild(Translator)
