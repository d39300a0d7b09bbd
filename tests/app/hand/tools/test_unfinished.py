"""Each tool over models with one fault each, which an editor lets stand."""

import pytest
from msgspec.structs import replace
from tests.unfinished_models import BASE, UNFINISHED

from kane.model.poses import initial_poses

CHANGES = [entry[0] for entry in UNFINISHED.values()]


@pytest.mark.slow
@pytest.mark.parametrize("change", CHANGES, ids=UNFINISHED)
def test_all_tools_can_be_used_over_an_unfinished_model(bench, change):
    model = replace(BASE, **change)
    first, second = model.bodies
    model = replace(model, bodies=(first, replace(second, position=(0.5, 0.3, 0.0))))
    poses = initial_poses(model)
    places = [poses.point(body.name, (0.0, 0.0, 0.0))[:2].tolist() for body in model.bodies]
    for name in bench.toolbox.names:
        bench.draw(model)
        bench.canvas.fit()
        bench.toolbox.arm(name, keep=True)
        for x, y in places:
            bench.tool.hover(bench.at(x, y))
            bench.tool.press(bench.at(x, y))
            bench.look()
            bench.tool.drag(bench.at(x + 0.2, y + 0.1))
            bench.look()
            bench.tool.release(bench.at(x + 0.2, y + 0.1))
        bench.tool.enter()
        bench.paint()
