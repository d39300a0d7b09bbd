"""The language of the user, for the program's own texts and for those of Qt."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kanevas.assets.paths import TRANSLATIONS


class Translator(QTranslator):
    """Looks a text up where it belongs, then among all: helpers and bases translate for others."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        for place in (context, ""):
            found = super().translate(place, text, disambiguation, n)
            if found:
                return found
        return None  # an empty text would count as a translation


def speak(app: QCoreApplication, locale: QLocale | None = None) -> list[QTranslator]:
    """Let all texts be in a language, by default the user's; return what was put in.

    Where there is no translation, the texts stay English.
    """
    locale = locale or QLocale.system()
    if locale.language() in (QLocale.Language.C, QLocale.Language.English):
        return []
    of_qt = QTranslator(app)
    own = Translator(app)
    found = []
    for translator, name, folder in (
        (of_qt, "qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        (own, "kanevas", str(TRANSLATIONS)),
    ):
        if translator.load(locale, name, "_", folder):
            app.installTranslator(translator)
            found.append(translator)
    return found


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return a text as it is: it is translated where it is shown, and `make translations` finds it.

    It does what Qt's function of this name does, whose stub says that it returns some object.
    """
    del context  # for who gathers the texts
    return text


def in_running_text(label: str) -> str:
    """Return a label as it stands within a sentence; German nouns keep their capitals."""
    app = QCoreApplication.instance()
    translator = app.findChild(Translator) if app else None
    if translator and translator.language().startswith("de"):
        return label
    return label[:1].lower() + label[1:]
