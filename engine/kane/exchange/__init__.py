"""Files of other programs: models that come from them, and models and runs that go to them.

A reader yields a Model and its findings: what of the file was taken, what was guessed and what was
left out. A writer yields a text and the same of the model. Nothing in a file can run code, lead
out of its folder or take more time and memory than a bound says.
"""
