# Everything here works in a fresh clone with Python 3.11 or newer: what else is needed is installed into .venv.
SHELL := /bin/bash
.DEFAULT_GOAL := help

VENV := .venv
PYTHON := $(CURDIR)/$(VENV)/bin/python
PYTEST := $(PYTHON) -m pytest
INTERPRETED := PYTHONPATH=$(CURDIR)/src SKERRY_EXPECT=interpreted
COMPILED_DIR := build/compiled
COMPILED := PYTHONPATH=$(CURDIR)/$(COMPILED_DIR) SKERRY_EXPECT=compiled

.PHONY: help run play client test bench sweep lint clean test-interpreted test-compiled test-client compiled

help: ## say what each target does
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 20

run: $(VENV)/ready-to-run client ## serve the game at http://localhost:8000, and to phones in the same network
	@$(VENV)/bin/skerry serve --host 0.0.0.0

play: $(VENV)/ready-to-run ## play and print one game between bots
	@$(VENV)/bin/skerry play

client: $(VENV)/ready-to-run ## build the browser client
	@tools/build-client $(VENV)

test: lint test-client compiled test-interpreted test-compiled ## lint, then every test interpreted, then every test compiled

bench: $(VENV)/ready-to-develop compiled ## measure speed beside catanatron and the committed baseline, and live games
	@if [ -d $(COMPILED_DIR) ]; then export PYTHONPATH=$(COMPILED_DIR); fi; \
	$(PYTHON) -m skerry bench && $(PYTHON) -m skerry.bench.live

sweep: $(VENV)/ready-to-develop compiled ## the slow suites
	@if [ -d $(COMPILED_DIR) ]; then export $(COMPILED); fi; $(PYTEST) -m sweep -n 2 --timeout 3600

lint: $(VENV)/ready-to-develop ## ruff, mypy --strict and the import contracts
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m mypy
	PYTHONPATH=src $(VENV)/bin/lint-imports

test-client: $(VENV)/ready-to-develop client
	@export PATH="$$(tools/find-node $(VENV)):$$PATH"; cd web && npx svelte-check --fail-on-warnings --output human && npx vitest run

test-interpreted: $(VENV)/ready-to-develop client
	@tools/install-chromium
	@tools/install-postgresql
	@if [ -d $(COMPILED_DIR) ]; then echo "Interpreted, the standing suites play a part of the configurations; compiled, all."; \
	export SKERRY_ROWS=some; fi; $(INTERPRETED) $(PYTEST) -n 2 -m "not sweep and not browser"
	$(INTERPRETED) $(PYTEST) tests/browser -m "not sweep"

test-compiled: $(VENV)/ready-to-develop compiled
	@if [ -d $(COMPILED_DIR) ]; then $(COMPILED) $(PYTEST) -n 2 -m "not sweep and not browser and not server"; \
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
