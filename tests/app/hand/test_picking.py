from kanevas.hand.picking import Picker


def test_first_click_takes_the_topmost():
    assert Picker().pick(10, 10, ["pin", "bar"]) == "pin"


def test_clicks_at_one_spot_go_through_what_lies_there_and_start_again():
    picker = Picker()
    found = [picker.pick(10 + i, 10, ["pin", "bar", "pin"]) for i in range(3)]
    assert found == ["pin", "bar", "pin"]


def test_click_elsewhere_starts_at_the_top():
    picker = Picker()
    picker.pick(10, 10, ["pin", "bar"])
    assert picker.pick(20, 10, ["pin", "bar"]) == "pin"


def test_what_lies_there_has_changed():
    picker = Picker()
    picker.pick(10, 10, ["pin", "bar"])
    assert picker.pick(10, 10, ["bar", "pin"]) == "bar"


def test_empty_ground_gives_nothing():
    assert Picker().pick(10, 10, []) is None
