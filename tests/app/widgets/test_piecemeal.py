"""Work that is done piece by piece, with a turn of the event loop for each."""

from PySide6.QtCore import QObject, QTimer

from kanevas.widgets.piecemeal import Piecemeal


def test_the_event_loop_turns_between_two_pieces(qtbot):
    done, parent = [], QObject()
    work = Piecemeal(parent)

    def piece():
        done.append("piece")
        QTimer.singleShot(0, lambda: done.append("something else"))
        work.go_on(done.count("piece") < 3)

    work.timeout.connect(piece)
    work.begin()
    assert work.is_under_way
    assert not done
    qtbot.waitUntil(lambda: len(done) == 6)
    assert done == 3 * ["piece", "something else"]
    assert not work.is_under_way
    parent.deleteLater()
