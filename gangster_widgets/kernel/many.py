"""Work done many times over, on one core, several or a cluster: always the same results in the same order."""

import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, TypeVar

from gangster_widgets.kernel.game import SaidError

Result = TypeVar("Result")
PATIENCE = 10
"""So many seconds a cluster has to answer."""


def in_turn(
    work: Callable[..., Result], jobs: Iterable[tuple[Any, ...]], at_once: int = 1, cluster: str | None = None
) -> Iterator[Result]:
    """The results of the work for these jobs (what it is told for each), in their order, whichever is done first.

    `cluster` is the address of a Dask scheduler whose workers have this package; `SaidError` where there is none.
    """
    if cluster is not None:
        yield from _on_cluster(work, jobs, cluster)
    elif at_once == 1:
        yield from (work(*job) for job in jobs)
    else:
        from joblib import Parallel, delayed

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # joblib's, where nobody reads the results still to come
            yield from Parallel(n_jobs=at_once, return_as="generator")(delayed(work)(*job) for job in jobs)


def _on_cluster(work: Callable[..., Result], jobs: Iterable[tuple[Any, ...]], address: str) -> Iterator[Result]:
    try:
        from distributed import Client
    except ImportError:
        raise SaidError("cluster-missing", install='pip install "gangster-widgets[mine]"') from None
    from joblib import Parallel, delayed, parallel_config

    try:
        client: Any = Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TypeError):
        raise SaidError("cluster-unreachable", address=address) from None
    try:
        with parallel_config(backend="dask", client=client):
            at_work = Parallel(return_as="generator")
        yield from at_work(delayed(work)(*job) for job in jobs)
    finally:
        with suppress(OSError):
            client.close()
