"""For which processor is compiled: for all of a kind where this one is of it."""

import platform

import llvmlite.binding as llvm
import pytest

from kane.kernels.compiling import processor as made
from kane.kernels.compiling.processor import Processor, processor


@pytest.fixture
def machine(monkeypatch):
    """What a machine of another kind says of itself."""

    def machine(kind, system="Linux", **features):
        has = llvm.FeatureMap(features)
        monkeypatch.setattr(platform, "machine", lambda: kind)
        monkeypatch.setattr(platform, "system", lambda: system)
        monkeypatch.setattr(llvm, "get_host_cpu_features", lambda: has)
        monkeypatch.setattr(llvm, "get_host_cpu_name", lambda: "its-own")
        processor.cache_clear()

    yield machine
    monkeypatch.undo()
    processor.cache_clear()


@pytest.mark.parametrize("kind", ["x86_64", "AMD64"])
def test_code_for_level_3_where_the_processor_has_all_of_it(machine, kind):
    machine(kind, sse2=True, avx512f=True, **dict.fromkeys(made.OF_LEVEL_3, True))
    assert processor() == Processor("x86-64-v3", "")


@pytest.mark.parametrize("lacks", made.OF_LEVEL_3)
def test_a_processor_that_lacks_anything_gets_code_of_its_own(machine, lacks):
    machine("x86_64", **{name: name != lacks for name in made.OF_LEVEL_3})
    assert processor().name == "its-own"
    assert f"-{lacks}" in processor().features


def test_code_for_all_arm_processors_of_a_system(machine):
    machine("aarch64", neon=True)
    assert processor() == Processor("generic", "")
    machine("arm64", "Darwin", neon=True)
    assert processor() == Processor("apple-m1", "")


def test_llvm_knows_these_names():
    if platform.machine() in {"x86_64", "AMD64"}:
        target = llvm.Target.from_default_triple()
        assert target.create_target_machine(cpu="x86-64-v3").triple
