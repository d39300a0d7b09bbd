from tests.app.coordinated import coordinated

from kanevas.edits.renaming import name_fault


def test_free_names_have_no_fault():
    assert name_fault(coordinated(), "wheel", "big wheel") == ""
    assert name_fault(coordinated(), "wheel", "wheel") == ""


def test_faults_are_sentences_without_paths_of_files():
    taken = name_fault(coordinated(), "wheel", "motor")
    assert taken == "'motor' is the name of another element already; names are unique."
    assert name_fault(coordinated(), "wheel", "").startswith("The name ")
    assert "ground" in name_fault(coordinated(), "wheel", "ground")
    assert name_fault(coordinated(), "n", "two words").startswith("The name ")
