"""Methods that can follow constraints that change, and those that cannot."""

from kane.compiled import System
from kane.errors import SettingsError
from kane.model import SolverSettings
from kane.model.solver import TIME_STEPPING, MethodName
from kane.model.touching import crowds
from kane.sentences import say
from kane.solve.signals import refuse_too_many_samples
from kane.solve.stepping.refusals import refuse_for_steps

# which end a step on an event
BY_EVENTS: tuple[MethodName, ...] = ("euler", "heun", "rk4", "dopri5", "dop853", "esdirk43")
WITHOUT_FRICTION = ("esdirk43",)  # whose equations have no room for forces that hang on forces


def follows_changes(system: System, settings: SolverSettings) -> bool:
    """Return whether a run goes in phases: where constraints change, or laws branch.

    SciPy's methods cannot end a step on an event. They take laws that branch as they are, and
    cut their steps down where these do.
    """
    if system.has_crowd:
        return True
    if settings.method in BY_EVENTS:
        return bool(system.contacts)
    return any(each.contact.branch is None for each in system.contacts)


def refuse_method(system: System, settings: SolverSettings) -> None:
    """Refuse a method that would go over events, or leave out friction.

    Raises:
        SettingsError: the method cannot do what the model asks for.

    """
    refuse_too_many_samples(system, settings.duration)
    if settings.method == TIME_STEPPING:
        refuse_for_steps(system, settings)
        return
    if not follows_changes(system, settings):
        return
    if system.has_crowd:
        raise SettingsError(
            say(
                "'{name}' has too many pairs of bodies to end a step at each of their events. Take "
                "the method moreau, which goes over them in time steps.",
                name=crowds(system.model)[0].name,
            )
        )
    changing = system.contacts[0].name
    if settings.method not in BY_EVENTS:
        raise SettingsError(
            say(
                "{method} cannot end a step where constraints change, as they do by '{name}'. "
                "Take dop853, dopri5, esdirk43, or a method of fixed steps such as rk4.",
                method=settings.method,
                name=changing,
            )
        )
    rubbing = [each.name for each in system.contacts if each.contact.friction is not None]
    if rubbing and settings.method in WITHOUT_FRICTION:
        raise SettingsError(
            say(
                "{method} cannot follow friction that sticks and slides, as that of '{name}'. "
                "Take dop853, dopri5, or a method of fixed steps such as rk4.",
                method=settings.method,
                name=rubbing[0],
            )
        )
