import pytest

import kane
from kane.elements.body import Body
from kane.elements.loads import Force
from kane.model import Model
from kanevas.workspace.time_marks import TimeMark, marks_of, next_mark, previous_mark

MARKS = (TimeMark(0.2, "one"), TimeMark(0.5, "two"))


def pushed(*laws):
    forces = tuple(
        Force(name=f"push {i}", body="block", force=(law, 0.0, 0.0)) for i, law in enumerate(laws)
    )
    block = Body(name="block", mass=1.0, inertia=(1.0, 1.0, 1.0))
    return kane.simulate(Model(bodies=(block,), forces=forces), duration=1.0)


def test_jumps_are_marked_with_those_who_jump():
    marks = marks_of(pushed("4*(t > 0.25)", "step(t, 0.5, 0, 0.75, 1)", "sin(t)"))
    assert [mark.time for mark in marks] == pytest.approx([0.25, 0.5, 0.75])
    assert [mark.text for mark in marks] == [
        "push 0 jumps or bends", "push 1 jumps or bends", "push 1 jumps or bends",
    ]  # fmt: skip
    assert not any(mark.is_failure for mark in marks)


def test_those_who_jump_together_have_one_mark():
    (mark,) = marks_of(pushed("t > 0.5", "2*(t > 0.5)", "3*(t > 0.5)"))
    assert mark.text == "push 0, push 1 and push 2 jump or bend"


def test_a_smooth_run_has_no_marks():
    assert marks_of(pushed("sin(t)")) == ()


def test_where_a_run_broke_off_there_is_a_mark_that_says_why():
    result = pushed("1/(0.5 - t)")
    assert not result.outcome.ok
    last = marks_of(result)[-1]
    assert last == TimeMark(result.time[-1], result.outcome.message, is_failure=True)


@pytest.mark.parametrize(
    ("time", "before", "after"),
    [(0.0, None, "one"), (0.2, None, "two"), (0.3, "one", "two"), (0.5, "one", None),
     (0.9, "two", None)],
)  # fmt: skip
def test_marks_lie_before_and_after_a_time(time, before, after):
    found = previous_mark(MARKS, time, 1.0), next_mark(MARKS, time, 1.0)
    assert tuple(mark and mark.text for mark in found) == (before, after)
