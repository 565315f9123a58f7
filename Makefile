# Courtier's commands; `make help` lists them. Nothing is needed beforehand but make and Python 3.11 or newer.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.PHONY: help setup play client pictures test check format rules compile bench deep wheel lock clean

# The first Python that is new enough; `make PYTHON=/path/to/python3.12` names another.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	  "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo "$$p"; break; }; done)
BIN := .venv/bin
# An environment knows its own path, so the stamp does too: a moved repository is set up anew.
EMPTY :=
HERE := $(subst $(EMPTY) $(EMPTY),_,$(subst /,-,$(CURDIR)))
READY := .venv/.ready$(HERE)
PLAYABLE := .venv/.playable$(HERE)
COMPILED := PYTHONPATH=build/compiled
JOBS ?= 2
PORT ?= 8017
DATA ?= courtier-data
STATIC := src/courtier/server/static

help: ## list these commands
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

setup: $(READY) ## make .venv with the pinned versions and an editable Courtier
	@echo "make setup: .venv is ready."

# To play, the packages that Courtier itself needs are enough; all else is added to them for development.
$(READY): requirements/dev.txt
$(PLAYABLE): requirements/play.txt
$(READY) $(PLAYABLE): pyproject.toml setup.py tools/bootstrap.py
	@python="$(PYTHON)"; \
	if ! "$${python:-false}" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	  echo "make: Courtier needs Python 3.11 or newer and found none; install it, or name it: make PYTHON=/path/to/it" >&2; \
	  exit 1; fi; \
	"$$python" tools/bootstrap.py "$(filter requirements/%,$^)" "$@"

compile: $(READY) ## compile the engine with mypyc into build/compiled/; GAMES=viceroy compiles no other game
	@COURTIER_GAMES="$(GAMES)" $(BIN)/python tools/compile.py

play: $(PLAYABLE) client ## open the tables in the browser; PORT=8020 chooses another port. In the terminal: .venv/bin/courtier play
	@COURTIER_CLIENT=build/client PYTHONPATH="$$($(BIN)/python tools/compile.py --where)" \
	  $(BIN)/courtier serve --open --port $(PORT) --data $(DATA)

client: $(PLAYABLE) ## build the browser client into build/client/, if anything has changed
	@$(BIN)/python tools/client.py

pictures: $(READY) client ## take the pictures of docs/pictures/ anew
	@echo "make pictures: playing each game and taking its pictures, about three minutes ..."
	@$(BIN)/python -m tools.pictures

test: compile client ## set everything up and run every test but the deep ones
	@echo "make test: running the test suite in $(JOBS) processes ..."
	@$(BIN)/python -m pytest -n $(JOBS) $(TESTS)
	@$(BIN)/python tools/client.py --test

check: $(READY) ## format, lint, types and texts
	@echo "make check: format ..."
	@$(BIN)/ruff format --check --quiet --output-format=concise . || { echo "make check: make format puts this right." >&2; exit 1; }
	@echo "make check: lint ..."
	@$(BIN)/ruff check --quiet .
	@echo "make check: types ..."
	@$(BIN)/mypy --no-error-summary
	@echo "make check: texts, layers and the repository itself ..."
	@$(BIN)/python -m pytest -q tests/texts tests/test_layers.py tests/test_repository.py
	@echo "make check: all well."

format: $(READY) ## lay out the code and sort its imports
	@echo "make format: laying out the code ..."
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --quiet --fix-only .

rules: $(READY) ## list rule numbers, the tests that name them, and the gaps
	@echo "make rules: reading the rules and the tests ..." >&2
	@$(BIN)/python tools/rules.py

bench: compile ## measure Courtier, compiled and plain, beside Catanatron and OpenSpiel
	@echo "make bench: measuring, about three minutes; the first time the peers are installed too ..."
	@$(BIN)/python -m benchmarks.run $(BENCH)

deep: compile ## long runs: deep tests, then the mutation run
	@echo "make deep: running the deep tests ..."
	@$(BIN)/python -m pytest -n $(JOBS) -m deep
	@echo "make deep: breaking the rules one by one, to see whether the tests notice ..."
	@$(BIN)/python tools/mutate.py $(MUTATE)

wheel: $(READY) client ## build a wheel and a source archive with the browser client into dist/
	@echo "make wheel: building into dist/ ..."
	@rm -rf dist build/lib* build/bdist*
	@rm -rf $(STATIC) && cp -r build/client $(STATIC)
	@trap 'rm -rf $(STATIC)' EXIT; $(BIN)/python -m build --no-isolation --outdir dist .

lock: ## resolve the newest versions anew and pin them in requirements/dev.txt and play.txt
	@echo "make lock: resolving the newest versions ..."
	@rm -rf build/lock && "$(PYTHON)" -m venv build/lock
	@build/lock/bin/python -m pip install --quiet --upgrade pip
	@build/lock/bin/python -m pip install --quiet --upgrade --group dev
	@COURTIER_PURE=1 build/lock/bin/python -m pip install --quiet --no-build-isolation .
	@{ echo "# Exact versions for development and CI; written by make lock."; \
	  build/lock/bin/python -m pip freeze --all --exclude courtier; } > requirements/dev.txt
	@rm -rf build/lock && "$(PYTHON)" -m venv build/lock
	@build/lock/bin/python -m pip install --quiet --upgrade --constraint requirements/dev.txt pip setuptools
	@COURTIER_PURE=1 build/lock/bin/python -m pip install --quiet --no-build-isolation --constraint requirements/dev.txt .
	@{ echo "# Exact versions for playing, a part of those in dev.txt; written by make lock."; \
	  build/lock/bin/python -m pip freeze --all --exclude courtier; } > requirements/play.txt
	@rm -rf build/lock
	@echo "make lock: requirements/dev.txt and play.txt are new; run make test before they are committed."

clean: ## delete all that was made: .venv, build, dist and caches
	@echo "make clean: deleting .venv, build, dist and caches ..."
	@rm -rf .venv build dist client/node_modules src/courtier.egg-info mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
