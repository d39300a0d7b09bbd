import pytest

from kanevas.workspace.notices import Notices


@pytest.fixture
def notices():
    return Notices()


def test_one_message_stands_at_a_time(notices):
    seen = []
    notices.shown.connect(seen.append)
    notices.tell("It works.")
    notices.warn("It failed.")
    assert [(each.text, each.is_error) for each in seen] == [
        ("It works.", False),
        ("It failed.", True),
    ]
    assert notices.present is seen[-1]


def test_a_refusal_goes_with_what_the_hand_does_next_and_nothing_else_does(notices):
    notices.refuse("Not here.")
    notices.end_refusal()
    assert notices.present is None
    notices.warn("It failed.")
    notices.end_refusal()
    assert notices.present.text == "It failed."


def test_nobody_is_told_that_nothing_went(notices, qtbot):
    with qtbot.assertNotEmitted(notices.cleared):
        notices.clear()
    notices.tell("It works.")
    with qtbot.waitSignal(notices.cleared):
        notices.clear()


def test_a_question_ends_with_its_answer_and_an_offer_stays(notices):
    notices.ask("Which?", ("This", list), ("That", list))
    assert [(way.text, way.ends) for way in notices.present.ways] == [
        ("This", True),
        ("That", True),
    ]
    notices.tell("Wrote x.csv", "Open folder", list)
    assert [way.ends for way in notices.present.ways] == [False]
