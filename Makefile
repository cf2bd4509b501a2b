# Two commands: `make play` and `make test`. Both set everything up first; nothing is installed by hand.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
PAGE := web/node_modules/.built
PAGE_SOURCES := $(shell find web/src web/public web/*.* rookery/messages rookery/games/*/messages -type f 2>/dev/null)

.PHONY: play test setup lint long gpu bench peers clean

play: setup
	@$(BIN)/rookery serve

test: setup lint
	@command -v chromium >/dev/null || scripts/install-debian chromium
	$(BIN)/python -m pytest -n 2 --dist worksteal
	$(BIN)/python -m pytest --override-ini addopts= -q -n 2 --dist worksteal tests/browser

setup: $(READY) $(PAGE)

# Debian has Python without venv: then its package is installed (as root, or with sudo).
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Rookery needs Python 3.11 or newer (PYTHON=... chooses one)."; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv .venv || scripts/install-debian python3-venv
	@test -x $(BIN)/pip || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)

# The page of the web table. An installed Rookery has it built already; from a checkout it takes Node.
$(PAGE): $(PAGE_SOURCES)
	@if command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'; then \
		cd web && npm ci --no-audit --no-fund --no-update-notifier --loglevel=error && npm run --silent build -- --logLevel warn && touch node_modules/.built; \
	else echo "The web table's page needs Node 20 or newer to be built; without it only the terminal works."; fi

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@if test -e $(PAGE); then cd web && npm run --silent check; fi

# The same properties over many more games, and the floors of speed with nothing else running.
long: setup
	ROOKERY_GAMES=5 $(BIN)/python -m pytest -n 2 --dist worksteal tests/test_contract.py tests/test_kokopelli.py tests/test_moa.py tests/test_perch.py \
		tests/test_referee_kokopelli.py tests/test_referee_moa.py tests/test_referee_perch.py
	ROOKERY_GAMES=5 $(BIN)/python -m pytest tests/test_pettingzoo.py tests/test_openspiel.py
	ROOKERY_KILLS=20 $(BIN)/python -m pytest -k killed tests/test_process.py
	$(BIN)/python -m pytest --override-ini addopts= tests/speed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,ray]'
	$(BIN)/python -m pytest tests/test_arena.py

# On a machine with an NVIDIA GPU: the same results as the processor's, bit for bit.
gpu: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,gpu]'
	$(BIN)/python -m pytest --override-ini addopts= tests/gpu

# Other libraries' games want other versions of things: they live in a folder of their own.
peers: setup
	test -x .venv-peers/bin/pip || $(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[env,peers]'
	JAX_PLATFORMS=cpu .venv-peers/bin/python bench/peers.py --write

bench: setup
	$(BIN)/rookery bench
	$(BIN)/python bench/against_sketch.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/vector.py
	$(BIN)/python bench/server.py

clean:
	rm -rf .venv .venv-peers web/node_modules rookery/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
