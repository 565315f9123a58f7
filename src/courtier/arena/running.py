"""Playing matches on all cores of this machine, or on a Ray cluster; results come as they are finished."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from typing import Any

from courtier.arena.matches import Match, Plan, play_match
from courtier.arena.store import Store


def workers(jobs: int) -> int:
    """How many processes: as many as asked for, by default one per core that we may use."""
    if jobs > 0:
        return jobs
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(todo: list[Match], jobs: int) -> Iterator[dict[str, Any]]:
    """Play on this machine."""
    n = min(workers(jobs), len(todo))
    if n <= 1:
        yield from map(play_match, todo)
        return
    # Started afresh: whatever threads the caller has, a forked child would inherit their locks.
    with multiprocessing.get_context("spawn").Pool(n) as pool:
        yield from pool.imap_unordered(play_match, todo)


def on_ray(todo: list[Match], address: str) -> Iterator[dict[str, Any]]:
    """Play on a Ray cluster; "local" starts one on this machine for the time being."""
    import ray

    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    remote = ray.remote(play_match)
    waiting = [remote.remote(match) for match in todo]
    while waiting:
        done, waiting = ray.wait(waiting)
        for each in done:
            yield ray.get(each)


def run(
    plan: Plan, store: Store, jobs: int, address: str, progress: Callable[[int, int], None]
) -> list[dict[str, Any]]:
    """Play what is missing of a tournament; all its results in order."""
    todo = [plan.match(number) for number in range(plan.games) if number not in store.results]
    done = plan.games - len(todo)
    progress(done, plan.games)
    for result in on_ray(todo, address) if address else here(todo, jobs):
        store.add(result)
        done += 1
        progress(done, plan.games)
    return store.finished(plan.games)
