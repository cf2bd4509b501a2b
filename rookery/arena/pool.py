"""Work for many cores: here in processes, since what is Python in a bot holds Python's lock; or on a Ray cluster.

`work(*task)` must be a function of a module and a task plain data, so that both can travel. Results come as they are
finished, in any order; whoever stops asking (Ctrl-C, an error) ends all work at once.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from rookery.arena import cluster
from rookery.words import Refusal

Result = TypeVar("Result")
AHEAD = 2  # tasks for each core that are handed out: one it works on, one that waits


def results(
    work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], jobs: int, ray: str | None = None
) -> Generator[Result, None, None]:
    """The result of each task; `ray` is the address of a cluster, or `local`."""
    if ray is not None:
        return cluster.results(work, tasks, ray, jobs)
    return _here(work, tasks) if jobs == 1 else _in_processes(work, tasks, jobs)


def _here(work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]]) -> Generator[Result, None, None]:
    """One job needs no other process, and can be looked at in a debugger."""
    for task in tasks:
        yield work(*task)


def _in_processes(
    work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], jobs: int
) -> Generator[Result, None, None]:
    waiting = iter(tasks)
    others = set(multiprocessing.active_children())
    # Spawned, not forked: a copy of a process that has threads can hang.
    processes = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_begin)
    try:
        with _deaf():
            running = {processes.submit(work, *task) for task in islice(waiting, AHEAD * jobs)}
        while running:
            done: set[Future[Result]]
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            running |= {processes.submit(work, *task) for task in islice(waiting, len(done))}
    except BrokenProcessPool:
        raise Refusal("pool-broken") from None
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()  # a search may take long; nobody waits for it any more
        processes.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, not even before they can say that they leave it to us."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin() -> None:
    """What a worker does first: leave Ctrl-C to the one who asked, and go when that one is gone, even killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_parent, daemon=True).start()


def _go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
