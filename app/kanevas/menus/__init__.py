"""The menus: everything that a menu or a key can do, one file a menu."""

from kanevas.menus.menus import Menus

__all__ = ["Menus"]
