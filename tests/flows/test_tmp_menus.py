
import gc, types
import pytest, shiboken6
import pyqtgraph as pg
from PySide6.QtWidgets import QMenu, QApplication
from PySide6.QtCore import QEvent, QCoreApplication
from tests.restless import Restless
from tests.strict_weather import MODELS

@pytest.fixture
def look(request):
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    gc.collect()
    def name(o):
        try: return type(o).__name__+" "+repr(o)[:110]
        except Exception: return type(o).__name__+" (gone)"
    items = [o for o in gc.get_objects() if isinstance(o, pg.PlotItem)]
    menus = [o for o in gc.get_objects() if isinstance(o, QMenu)]
    print("PLOTITEMS", len(items), "MENUS", len(menus), [shiboken6.isValid(m) for m in items])
    target = items[0] if items else menus[0]
    # breadth first to something that is not plot-ish
    from collections import deque
    parents = {id(target): (None, "")}
    queue = deque([target]); keep=[target]; n=0
    skip = {id(items), id(menus), id(parents), id(queue), id(keep)}
    while queue and n < 400:
        o = queue.popleft()
        refs = gc.get_referrers(o)
        skip.add(id(refs))
        for r in refs:
            if id(r) in parents or id(r) in skip or isinstance(r, types.FrameType) or isinstance(r, types.ModuleType): continue
            if isinstance(r, dict) and "__name__" in r and "__builtins__" in r:
                print("MODULE", r["__name__"], [k for k, v in r.items() if v is o][:3]); continue
            parents[id(r)] = (id(o), ""); keep.append(r); queue.append(r); n += 1
            how = [k for k, v in r.items() if v is o][:3] if isinstance(r, dict) else ""
            print(n, "<-", name(o)[:70], "|", name(r) if not isinstance(r,(dict,list,tuple,set)) else type(r).__name__+str(len(r)), how)
        del refs

@pytest.mark.slow
def test_menus(look, request, monkeypatch):
    window = request.getfixturevalue("window")
    r = Restless(window, 101, sorted(MODELS.glob("*.json")))
    r.go(2500, monkeypatch)
