# make play   start the server        make check  format, lint, types, imports
# make test   all tests, both modes   make format write the format
# make wheel  wheel and sdist, in dist
# make bench, bench-online, bench-logs, bench-start, bench-browser, soak, soak-online, soak-browser   what takes longer

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install -qq --disable-pip-version-check
UV := build/uv/bin/uv
LOCK := $(UV) pip compile -q --universal --generate-hashes --no-header --no-annotate --python-version 3.11
COMPILED := FALLAKTE_MODE=compiled PYTHONPATH=build/compiled
PYTEST := $(PY) -m pytest -q

export PYTHON

.PHONY: play test test-interpreted test-compiled test-web test-browser services web compiled format bench bench-online bench-logs bench-start bench-browser soak soak-online soak-browser wheel lock clean
.PHONY: check check-format check-lint check-types check-imports check-web

play: $(VENV)/.installed
	@$(PY) -m tools.web && exec $(PY) -m tools.play $(ARGS)

test: $(VENV)/.dev web services
	@$(PY) -m tools.test $(ARGS)

test-web: web
	@$(PY) -m tools.test --only web

test-interpreted: $(VENV)/.dev web services
	@$(PY) -m tools.test --only interpreted $(ARGS)

test-compiled: $(VENV)/.dev web services
	@$(PY) -m tools.test --only compiled $(ARGS)

test-browser: compiled services
	@$(COMPILED) $(PYTEST) tests/browser $(ARGS)

# Where PostgreSQL, Redis and Chromium cannot be had, the tests that need them say so and are skipped.
services:
	@sh tools/services.sh || true

# The browser client, built into the package.
web: $(VENV)/.dev
	@$(PY) -m tools.web develop

compiled: $(VENV)/.dev web
	@$(PY) -m tools.compile

check: check-format check-lint check-types check-imports check-web

check-format: $(VENV)/.dev
	@$(PY) -m ruff format --check

check-lint: $(VENV)/.dev
	@$(PY) -m ruff check

check-types: $(VENV)/.dev
	@$(PY) -m mypy

check-imports: $(VENV)/.dev
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo

check-web: $(VENV)/.dev
	@$(PY) -m tools.web check

format: $(VENV)/.dev
	@$(PY) -m ruff check --fix
	@$(PY) -m ruff format
	@$(PY) -m tools.web format

bench: compiled
	@$(COMPILED) $(PY) -m bench $(ARGS)

bench-online: compiled
	@$(COMPILED) $(PY) -m bench.online $(ARGS)

# Hellos, moves, undos and replays at tables with logs of 100, 10,000 and 100,000 lines.
bench-logs: compiled
	@$(COMPILED) $(PY) -m bench.online.long_logs $(ARGS)

# From a fresh clone to the first card, against what pip alone takes.
bench-start: $(VENV)/.dev
	@$(PY) -m bench.start $(ARGS)

bench-browser: web compiled services
	@$(COMPILED) $(PY) -m bench.browser $(ARGS)

soak: compiled
	@$(COMPILED) $(PY) tools/soak.py $(ARGS)

soak-online: compiled services
	@$(COMPILED) $(PY) -m tools.soak_online $(ARGS)

soak-browser: web compiled services
	@$(COMPILED) $(PY) -m tools.soak_browser $(ARGS)

# What others install: the wheel with the client built and the rules compiled for this machine, and the sources.
wheel: $(VENV)/.dev web
	@rm -rf dist && FALLAKTE_COMPILE=1 $(PY) -m hatchling build -d dist && ls -1 dist

# requirements.lock: what development needs; requirements-play.lock: what building and playing need;
# requirements-nodes.lock: the same for several nodes, with PostgreSQL and Redis.
lock: $(UV)
	@echo "locking …"
	@$(LOCK) --group dev -o requirements.lock pyproject.toml $(ARGS)
	@$(LOCK) --group build -c requirements.lock -o requirements-play.lock pyproject.toml
	@$(LOCK) --group build --extra nodes -c requirements.lock -o requirements-nodes.lock pyproject.toml

clean:
	rm -rf $(VENV) .venv-peers build bench/results dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PY):
	@sh tools/venv.sh $(VENV)

$(VENV)/.dev: requirements.lock | $(PY)
	@echo "installing what development needs …"
	@$(PIP) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.installed: requirements-play.lock pyproject.toml | $(PY)
	@sh tools/install.sh $(VENV)

$(UV):
	@sh tools/venv.sh build/uv
	@build/uv/bin/python -m pip install -qq --disable-pip-version-check uv
