"""The language of the user, for the program's own texts and for those of Qt."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kanevas.assets.decimals import COMMA, POINT, set_decimal_mark
from kanevas.assets.paths import TRANSLATIONS

AS_SYSTEM = "system"
ENGLISH = "en"
BRITISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
MARKS = {"language": "", "point": POINT, "comma": COMMA}  # the choices of a decimal mark


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


def languages() -> dict[str, str]:
    """Return the languages that there are, by their codes, each with its own name for itself."""
    codes = [path.stem.removeprefix("kanevas_") for path in sorted(TRANSLATIONS.glob("*.qm"))]
    return {code: _own_name(QLocale(code)) for code in (ENGLISH, *codes)}


def _own_name(locale: QLocale) -> str:
    name = locale.nativeLanguageName().partition(" ")[0]
    if locale.language() is QLocale.Language.English:
        return "English"
    return name[:1].upper() + name[1:]


def locale_of(language: str) -> QLocale:
    """Return how a language writes dates and numbers; the system's own way where that speaks it.

    A system without any country gets British dates, as the words of the program are British.
    """
    system = QLocale.system()
    if language == AS_SYSTEM or QLocale(language).language() is system.language():
        return BRITISH if system.language() is QLocale.Language.C else system
    return BRITISH if language == ENGLISH else QLocale(language)


def adopt(app: QCoreApplication, language: str, mark: str) -> None:
    """Let the program be in a language from now on; one that it speaks already stays.

    Args:
        app: the application.
        language: code of a language, or ``AS_SYSTEM``.
        mark: the decimal mark: a key of ``MARKS``.

    """
    if app.findChild(Translator):
        return
    locale = locale_of(language)
    QLocale.setDefault(locale)
    choose_mark(mark)
    speak(app, locale)


def change(app: QCoreApplication, language: str, mark: str) -> None:
    """Let the program be in another language; what is on the screen already stays as it is.

    Args:
        app: the application.
        language: code of a language, or ``AS_SYSTEM``.
        mark: the decimal mark: a key of ``MARKS``.

    """
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.setParent(None)
        translator.deleteLater()
    adopt(app, language, mark)


def is_spoken(language: str) -> bool:
    """Whether a language, by its code or ``AS_SYSTEM``, is the one that the program speaks."""
    return locale_of(language).language() == locale_of(language_now()).language()


def language_now() -> str:
    """Return the code of the language that the program speaks."""
    app = QCoreApplication.instance()
    translator = app.findChild(Translator) if app else None
    return translator.language().partition("_")[0] if translator else ENGLISH


def choose_mark(mark: str) -> None:
    """Show numbers with another decimal mark from now on: a key of ``MARKS``."""
    own = COMMA if QLocale().decimalPoint() == COMMA else POINT
    set_decimal_mark(MARKS[mark] or own)


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
    if language_now() == "de":
        return label
    return label[:1].lower() + label[1:]
