"""The same work on a Ray cluster. Ray is an extra: only who asks for it needs it."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from rookery.words import Refusal

Result = TypeVar("Result")
LOCAL = "local"
PATIENCE = 15  # seconds for a cluster to answer


def results(
    work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], address: str, jobs: int
) -> Generator[Result, None, None]:
    """The result of each task, as they are finished. A cluster started here has as many cores as there are jobs."""
    ray = connect(address, jobs)
    try:
        remote = ray.remote(max_retries=2)(work)
        waiting = iter(tasks)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(*task) for task in islice(waiting, 2 * cores)]
        while running:
            done, running = ray.wait(running)
            for reference in done:
                yield ray.get(reference)
            running += [remote.remote(*task) for task in islice(waiting, len(done))]
    except ray.exceptions.RayError as error:
        raise Refusal("ray-failed", reason=_first_line(error)) from None
    finally:
        ray.shutdown()


def connect(address: str, jobs: int) -> Any:
    """Ray, connected. Ray itself would wait for minutes where nobody answers, so somebody else tries first."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # no warning about graphics cards
    try:
        import ray
    except ImportError:
        raise Refusal("ray-missing") from None
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            _check_answer(address)
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        raise Refusal("ray-no-answer", address=address, reason=_first_line(error)) from None
    return ray


def _check_answer(address: str) -> None:
    """Refused if nobody at the address answers soon, and as Ray does."""
    if place := re.fullmatch(r"(?:ray://)?\[?([^\[\]/]+)\]?:(\d{1,5})", address):
        socket.create_connection((place[1], int(place[2])), timeout=PATIENCE).close()
    try:
        attempt = "import ray, sys; ray.init(address=sys.argv[1], logging_level='ERROR', log_to_driver=False)"
        subprocess.run(
            [sys.executable, "-c", attempt, address], timeout=PATIENCE, check=True, capture_output=True, text=True
        )
    except subprocess.TimeoutExpired:
        raise TimeoutError(os.strerror(110)) from None
    except subprocess.CalledProcessError as error:
        raise RuntimeError((error.stderr.strip() or "?").splitlines()[-1]) from None


def _first_line(error: Exception) -> str:
    """What went wrong, without the paragraphs that Ray adds."""
    told = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return next((line.strip() for line in told.splitlines() if line.strip()), type(error).__name__).rstrip(".")
