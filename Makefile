# Everything here works in a fresh clone with Python 3.11 or newer: what else is needed is installed into .venv.
SHELL := /bin/bash
.DEFAULT_GOAL := help

VENV := .venv
PYTHON := $(CURDIR)/$(VENV)/bin/python
PYTEST := $(PYTHON) -m pytest
INTERPRETED := PYTHONPATH=$(CURDIR)/src SKERRY_EXPECT=interpreted
COMPILED_DIR := build/compiled
# What only the tests of the HTTP interface need takes long to load.
ENGINE := -n 2 --dist worksteal -p no:schemathesis
COMPILED := PYTHONPATH=$(CURDIR)/$(COMPILED_DIR) SKERRY_EXPECT=compiled
# What is about the server alone runs once, and sooner where the engine is compiled.
SOONEST := if [ -d $(COMPILED_DIR) ]; then export $(COMPILED); else export $(INTERPRETED); fi
# Of what runs side by side, one after the other is told; an old make cannot.
WHOLE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Many processes are started: each would translate all sources anew where this is set.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help run play client test bench sweep strength lint clean test-interpreted test-compiled test-server test-browser test-client compiled

help: ## say what each target does
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 20

run: $(VENV)/ready-to-run client ## serve the game at http://localhost:8000, and to phones in the same network
	@$(VENV)/bin/skerry serve --host 0.0.0.0

play: $(VENV)/ready-to-run ## play and print one game between bots
	@$(VENV)/bin/skerry play

client: $(VENV)/ready-to-run ## build the browser client
	@tools/build-client $(VENV)

test: $(VENV)/ready-to-develop client ## lint, and every test: what is about the engine interpreted and compiled, the rest once
	@$(MAKE) --no-print-directory -j2 $(WHOLE) compiled lint test-client
	@$(MAKE) --no-print-directory test-server test-interpreted test-compiled test-browser

bench: $(VENV)/ready-to-develop compiled ## measure speed beside catanatron and the committed baseline, and live games
	@if [ -d $(COMPILED_DIR) ]; then export PYTHONPATH=$(COMPILED_DIR); fi; \
	$(PYTHON) -m skerry bench && $(PYTHON) -m skerry.bench.live

sweep: $(VENV)/ready-to-develop compiled ## the slow suites
	@if [ -d $(COMPILED_DIR) ]; then export $(COMPILED); fi; $(PYTEST) -m "sweep and not strength" -n 2 --timeout 3600

strength: $(VENV)/ready-to-develop compiled ## play hundreds of games of bots in each configuration, for hours
	@if [ -d $(COMPILED_DIR) ]; then export $(COMPILED); fi; $(PYTEST) -m strength -n 2 --timeout 7200

lint: $(VENV)/ready-to-develop ## ruff, mypy --strict and the import contracts
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m mypy
	PYTHONPATH=src $(VENV)/bin/lint-imports

test-client: $(VENV)/ready-to-develop client
	@export PATH="$$(tools/find-node $(VENV)):$$PATH"; cd web && npx svelte-check --fail-on-warnings --output human && npx vitest run

# More workers than processors, since much of it waits.
test-server: $(VENV)/ready-to-develop compiled
	@tools/install-postgresql
	@echo "Tests of the server"; $(SOONEST); $(PYTEST) tests/server -n 4 --dist worksteal -m "not sweep"

test-browser: $(VENV)/ready-to-develop compiled client
	@tools/install-chromium
	@echo "Tests in a browser"; $(SOONEST); $(PYTEST) tests/browser -n 2 --dist worksteal -m "not sweep"

test-interpreted: $(VENV)/ready-to-develop compiled
	@if [ -d $(COMPILED_DIR) ]; then export SKERRY_ROWS=some; many="and not many"; \
	echo "Tests of the engine, interpreted: of the standing suites a part; compiled, all."; \
	else many=""; echo "Tests of the engine, interpreted"; fi; \
	$(INTERPRETED) $(PYTEST) $(ENGINE) --ignore tests/server -m "not sweep and not browser $$many"
	@if [ -d $(COMPILED_DIR) ]; then echo "Tests of the server that differ by build, interpreted"; \
	$(INTERPRETED) $(PYTEST) tests/server -n 4 --dist worksteal -m "twice and not sweep"; fi

test-compiled: $(VENV)/ready-to-develop compiled
	@if [ -d $(COMPILED_DIR) ]; then echo "Tests of the engine, compiled"; \
	$(COMPILED) $(PYTEST) $(ENGINE) --ignore tests/server -m "not sweep and not browser and not once"; \
	else echo "SKIPPED: the compiled half of the tests, because no C compiler could be found or installed."; fi

compiled: $(VENV)/ready-to-develop
	@tools/build-compiled $(PYTHON) $(COMPILED_DIR)

clean: ## remove what was built, but not .venv
	rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/ready-to-run: pyproject.toml setup.py
	@tools/install-into $(VENV) .
	@touch $@

$(VENV)/ready-to-develop: pyproject.toml setup.py
	@tools/install-into $(VENV) '.[dev]'
	@touch $@ $(VENV)/ready-to-run
