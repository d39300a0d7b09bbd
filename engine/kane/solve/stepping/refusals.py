"""What a run by time steps cannot do, in words."""

from kane.compiled import System
from kane.elements.changing import Contact
from kane.errors import SettingsError
from kane.kernels.methods.cone import ROWS
from kane.model import SolverSettings
from kane.model.touching import crowds
from kane.sentences import Sentence, say


def refuse_for_steps(system: System, settings: SolverSettings) -> None:
    """Refuse what a run by time steps would leave out.

    Raises:
        SettingsError: the formulation is embedded, or an element does what steps cannot follow.

    """
    if settings.formulation == "embedded":
        raise SettingsError(
            say(
                "{method} finds the impulses of joints and contacts together, and so has all "
                "speeds among its unknowns. Take the formulation multipliers.",
                method=settings.method,
            )
        )
    if system.signals:
        states = [each.owner or each.part for each in system.signal_states]
        raise SettingsError(
            say(
                "{method} has no room for states of signals, such as that of '{name}'. Take "
                "dop853, or another method.",
                method=settings.method,
                name=states[0],
            )
        )
    switched = [each.name for each in system.contacts if each.contact.switch is not None]
    if system.has_crowd and switched:
        raise SettingsError(
            say(
                "{method} cannot follow '{name}', which shuts, opens or strikes at a condition, "
                "beside '{group}': where many bodies touch, nothing else may change.",
                method=settings.method,
                name=switched[0],
                group=crowds(system.model)[0].name,
            )
        )
    for name, contact in system.contacts:
        why = _why_not(name, contact)
        if why is not None:
            raise SettingsError(
                say(
                    "{method} cannot follow {what}. Take dop853, or another method that ends its "
                    "steps on events.",
                    method=settings.method,
                    what=why,
                )
            )


def _why_not(name: str, contact: Contact) -> Sentence | None:
    """Return what a contact does that steps cannot follow, None where there is nothing."""
    if contact.switch is not None:
        return None
    if contact.buffer is not None:
        return say("'{name}', which gives way beyond its limit", name=name)
    if contact.gap is None and contact.friction is None and contact.branch is None:
        return say("'{name}', which holds without a gap and without friction", name=name)
    if sum(len(each.holds()) for each in contact.held) > ROWS:
        return say("'{name}', which slips in more than two directions", name=name)
    return None
