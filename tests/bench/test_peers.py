"""An engine in another process: what it is told, what it answers, how its faults are taken."""

import sys

import numpy as np
import pytest
from tests.bench.entry import Refusal, Silence
from tests.bench.fields import LARGEST_OF_PEERS
from tests.bench.peers import process
from tests.bench.peers.mechanism import plain
from tests.bench.peers.tree import grown, quaternion
from tests.bench.problems import loop, squeezing
from tests.bench.problems.problem import rotation_of

ENGINE = """
import os, sys, time
sys.path.insert(0, {peers!r})
from protocol import Unfit, serve

class Engine:
    ways = [["way", [0.1]]]
    def __init__(self, mechanism):
        print("chatter that is no answer")
        self.watched = mechanism["watched"]
    def run(self, way, setting):
        if setting == 1:
            raise Unfit("too coarse")
        if setting == 2:
            os._exit(3)
        if setting == 3:
            time.sleep(60)
        state = [float("nan") if setting == 4 else 1.0] * 18
        return {{"seconds": 0.5, "states": [[state for _ in self.watched]], "evaluations": 7}}
serve(Engine, "1.2")
"""


@pytest.fixture
def peer(tmp_path, monkeypatch):
    peers = process.HERE
    (tmp_path / "with_mujoco.py").write_text(ENGINE.format(peers=str(peers)))
    monkeypatch.setattr(process, "HERE", tmp_path)
    monkeypatch.setattr(process, "ANSWERING", 5.0)
    monkeypatch.setattr(process, "_environment", lambda *_: sys.executable)
    peer = process.Peer("mujoco")
    yield peer
    peer.close()


def test_an_engine_answers(peer):
    assert peer.version == "1.2"
    offer = peer.open(loop.case())
    assert offer == {"ways": [["way", [0.1]]], "evaluates": False}
    run = peer.run("way", 0.1)
    assert (run.seconds, run.evaluations) == (0.5, 7)
    # the hinge at 0.6 m along a body whose matrix is all ones
    np.testing.assert_allclose(run.measured, [[1.6, 1.6, 1.6]])


def test_what_goes_wrong_is_told_and_the_engine_goes_on(peer):
    peer.open(loop.case())
    with pytest.raises(Refusal, match="too coarse"):
        peer.run("way", 1)
    with pytest.raises(Refusal, match="not finite"):
        peer.run("way", 4)
    with pytest.raises(Refusal, match="broke down with code 3"):
        peer.run("way", 2)
    assert peer.run("way", 0.1).seconds == 0.5


def test_an_engine_that_hangs_is_ended(peer, monkeypatch):
    peer.open(loop.case())
    monkeypatch.setattr(process, "ANSWERING", 0.2)
    with pytest.raises(Silence, match="no answer"):
        peer.run("way", 3)


def test_the_tree_of_a_loop_closes_where_its_last_joint_is():
    mechanism = plain(loop.case())
    branches, loops = grown(mechanism)
    assert sorted(b.body for b in branches) == [0, 1, 2]
    assert len(loops) == 1
    poses = {-1: (np.eye(3), np.zeros(3))}
    for b in branches:
        R, p = poses[b.parent]
        turned = R @ b.rotation
        poses[b.body] = turned, p + R @ b.parent_point - turned @ b.point
    for i, body in enumerate(mechanism["bodies"]):
        np.testing.assert_allclose(poses[i][1], body["position"], atol=1e-14)
    ends = [poses[loops[0][k]] for k in "ab"]
    points = [p + R @ loops[0][f"point_{k}"] for k, (R, p) in zip("ab", ends, strict=True)]
    np.testing.assert_allclose(points[0], points[1], atol=1e-14)


def test_in_a_plane_balls_are_told_as_hinges():
    mechanism = plain(squeezing.case())
    assert {joint["kind"] for joint in mechanism["joints"]} == {"hinge"}
    assert len(mechanism["springs"]) == len(mechanism["torques"]) == 1
    assert len(grown(mechanism)[1]) == 3


@pytest.mark.parametrize("seed", range(8))
def test_quaternions_of_trees(seed):
    q = np.random.default_rng(seed).normal(size=4)
    q /= np.linalg.norm(q)
    w, x, y, z = quaternion(rotation_of(tuple(q.tolist())))
    assert abs(np.dot((x, y, z, w), q)) == pytest.approx(1.0)


def test_each_peer_is_told_how_long_a_chain_it_is_asked_for():
    assert LARGEST_OF_PEERS.keys() == {name for name, _ in process.PEERS.values()}
