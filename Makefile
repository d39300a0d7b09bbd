# What can be done here; the work is in packaging/. Nothing asks a question.
#   make PYTHON=/path/to/python3.12 run     uses another Python
#   make MODEL=models/andrews.json run      opens another model
#   make test ARGS="-k ball"                hands arguments to pytest
#   make bench ARGS="--only P2"             times one problem

MODEL = models/seven_body_mechanism.json
export PYTHON

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.* ## /\1	/p' Makefile | expand -t 12

run: ## open the editor on an example model; sets up what is missing
	@packaging/run.sh $(MODEL)

test: ## run the tests but the slow ones; sets up what is missing
	@packaging/test.sh -m "not slow" $(ARGS)

test-all: ## run all tests
	@packaging/test.sh $(ARGS)

bench: ## time the engine against others and against equations by hand, starts, and frames
	@packaging/setup.sh dev window display
	@.venv/bin/python -m tests.bench $(ARGS)

check: ## ruff, mypy and the import contracts
	@packaging/check.sh

format: ## let ruff format the code and mend what it can
	@packaging/setup.sh dev
	@.venv/bin/ruff check --fix-only --quiet .
	@.venv/bin/ruff format .

shots: ## make the README's pictures from the program itself
	@packaging/setup.sh dev window display
	@packaging/on-virtual-display.sh .venv/bin/python packaging/shots.py resources/pictures

looks: ## take pictures of every dock, dialog and menu in many looks, in out/looks
	@packaging/setup.sh dev window display
	@.venv/bin/python packaging/looks.py out/looks $(ARGS)

translations: ## gather the program's texts, list what is not translated, make what it loads
	@packaging/setup.sh dev window
	@.venv/bin/python packaging/translations.py $(ARGS)

wheel: ## make a wheel that brings the compiled solver along, in dist/
	@packaging/setup.sh dev
	@.venv/bin/python packaging/wheel.py

sdist: ## make an archive of the sources, in dist/
	@packaging/setup.sh dev
	@.venv/bin/python -m build --sdist --outdir dist .

appimage: ## make an AppImage, in dist/; TREE=build/tree takes a tree that tree.py made
	@packaging/system.sh installers runtime
	@packaging/setup.sh dev window
	@.venv/bin/python packaging/installers/appimage.py $(TREE)

deb: ## make a Debian package, in dist/; TREE as above
	@packaging/system.sh installers
	@packaging/setup.sh dev window
	@.venv/bin/python packaging/installers/debian.py $(TREE)

site: ## make the site of help, gallery, manual and the functions of kane, in dist/site
	@packaging/setup.sh site window display
	@packaging/on-virtual-display.sh .venv/bin/python packaging/site/pages.py build/site/pages
	@NO_MKDOCS_2_WARNING=1 .venv/bin/python -m mkdocs build -q -f build/site/mkdocs.yml

setup: ## set up everything for running, testing and checking
	@packaging/setup.sh dev window display
	@echo "Ready: 'make run' opens the editor, 'make test' runs the tests. The first of them compiles the"
	@echo "solver and is silent for a minute or two; '.venv/bin/kane prepare' does that beforehand."

clean: ## remove .venv, caches and built packages; out/ stays
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find app engine tests -name __pycache__ -prune -exec rm -rf {} +

.PHONY: help run test test-all bench check format shots looks translations wheel sdist appimage deb site setup clean
