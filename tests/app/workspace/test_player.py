import pytest

from kanevas.workspace.player import Player

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def player():
    player = Player()
    player.load(10.0)
    yield player
    player.pause()


@pytest.fixture
def times(player):
    times = []
    player.time_changed.connect(times.append)
    return times


def test_a_run_starts_paused_at_zero_at_a_fitting_speed(player):
    assert (player.clock.end, player.clock.time, player.clock.speed) == (10.0, 0.0, 1.0)
    assert not player.clock.playing


def test_time_passes_while_it_plays(player, times, qtbot):
    player.play()
    qtbot.waitUntil(lambda: len(times) >= 4)
    assert times == sorted(times)
    assert times[-1] > 0


def test_pause_stands_still(player, times, qtbot):
    player.toggle()
    qtbot.waitUntil(lambda: player.clock.time > 0)
    player.toggle()
    times.clear()
    qtbot.wait(60)
    assert not times


def test_playing_counts_real_time(player, qtbot):
    player.set_speed(2.0)
    watch = []
    player.play()
    player.time_changed.connect(watch.append)
    qtbot.waitUntil(lambda: player.clock.time > 0.4)
    assert player.clock.time < 4.0  # of twice the real time, however slow the machine


def test_seek_while_playing_goes_on_from_there(player, times, qtbot):
    player.play()
    player.seek(5.0)
    assert times[-1] == 5.0
    qtbot.waitUntil(lambda: player.clock.time > 5.0)
    assert player.clock.playing


def test_seek_does_not_start_it(player, times, qtbot):
    player.seek(5.0)
    qtbot.wait(40)
    assert times == [5.0]


def test_without_loop_it_ends_and_says_so(player, times, qtbot):
    player.set_loop(False)
    player.seek(9.99)
    player.play()
    with qtbot.waitSignal(player.state_changed):
        pass
    assert times[-1] == 10.0
    assert not player.clock.playing
    player.play()
    assert player.clock.time == 0.0


def test_the_next_run_keeps_the_loop_and_stops_playing(player):
    player.set_loop(False)
    player.play()
    player.load(3.0)
    assert not player.clock.playing
    assert not player.clock.loop


def test_nothing_plays_without_a_run(player):
    player.load(0.0)
    player.toggle()
    assert not player.clock.playing


def test_play_twice_is_play(player, qtbot):
    player.play()
    player.play()
    player.pause()
    time = player.clock.time
    qtbot.wait(40)
    assert player.clock.time == time


def test_speed_goes_in_steps_between_a_thousandth_and_a_hundred(player):
    player.change_speed(1)
    assert player.clock.speed == 2.0
    player.change_speed(-2)
    assert player.clock.speed == 0.5
    for _ in range(20):
        player.change_speed(-1)
    assert player.clock.speed == 1 / 1000
    for _ in range(20):
        player.change_speed(1)
    assert player.clock.speed == 100.0
