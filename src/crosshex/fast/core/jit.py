"""The only use of the compiler: a typed ``njit`` that keeps its results on disk.

Kernels are cached under the user's cache directory in a folder named after a digest of the
kernel sources, because Numba notices a change in a kernel's own file but not in the kernels it
calls. A compilation announces itself once on standard error, and its time is counted, so that
measured speeds can leave it out.
"""

import atexit
import hashlib
import importlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba.core import event, types
from numpy.typing import NDArray

# Numba fills its settings in when it starts, so a type checker does not see them.
_config: Any = importlib.import_module("numba.core.config")

F = TypeVar("F", bound=Callable[..., Any])

Int: TypeAlias = Any
"""In kernels: a whole number of the width that Numba infers."""
Word: TypeAlias = Any
"""In kernels: an unsigned word of 64 bits."""
Ints: TypeAlias = NDArray[np.int64]
Words: TypeAlias = NDArray[np.uint64]
Floats: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]
Array: TypeAlias = NDArray[Any]
"""Of any other type."""


_FAST = Path(__file__).parents[1]
"""The package of all kernels; every folder in it counts."""


@cache
def _digest(folder: Path) -> str:
    """Digest of the kernel sources in this folder and in ``crosshex.fast``, sub-folders too."""
    digest = hashlib.sha256(numba.__version__.encode())
    for place in sorted({folder, _FAST}):
        for source in sorted(place.rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def kernel_cache(folder: Path = _FAST) -> Path:
    """Where the compiled kernels of the modules in ``folder`` are kept.

    ``NUMBA_CACHE_DIR`` moves it, as for any Numba program.
    """
    base = os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("crosshex")
    inside = folder.is_relative_to(_FAST)
    return Path(base) / "kernels" / _digest(_FAST if inside else folder)


@cache
def _find_place() -> None:
    """Where nothing can be kept, keep kernels for this process and for those that it starts."""
    place = kernel_cache().parent
    try:
        place.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=place).close()
    except OSError as error:
        found = tempfile.mkdtemp(prefix="crosshex-")
        atexit.register(shutil.rmtree, found, ignore_errors=True)
        os.environ["NUMBA_CACHE_DIR"] = found
        _tell(
            f"kernels cannot be kept in {place} ({error.strerror}): they are compiled again the"
            " next time; NUMBA_CACHE_DIR names another folder"
        )


def _tell(line: str) -> None:
    if not os.environ.get("CROSSHEX_QUIET"):
        print(line, file=sys.stderr)


def is_compiled(part: str) -> bool:
    """Whether a part of the kernels has been compiled on this machine: see `crosshex.fast.warm`."""
    return (kernel_cache() / part).exists()


def note_compiled(part: str) -> None:
    """Remember that it has."""
    kernel_cache().mkdir(parents=True, exist_ok=True)
    (kernel_cache() / part).touch()


def njit(function: F) -> F:
    """Compile a kernel: no Python objects, no lock held, cached on disk."""
    return _kept(function)


def lean(function: F) -> F:
    """Compile a kernel that makes no arrays: then nothing counts who uses those that it is given.

    It must return none either. Numba says so if it makes one, but not if it returns one.
    The counting costs a tenth of a microsecond in each call that passes ten arrays on.
    """
    return _kept(function, _nrt=False)


def _kept(function: F, **options: Any) -> F:
    _find_place()
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(kernel_cache(Path(function.__code__.co_filename).parent))
    try:
        compiled = numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function)
    finally:
        _config.CACHE_DIR = before
    return cast(F, _with_few_signatures(compiled))


def _with_few_signatures(compiled: Any) -> Any:
    """Let calls from kernels share one compilation for whole numbers of every width.

    Numba would compile a kernel anew for each number that is written out where it is called, and
    for numbers of 32 bits: a third of all compilations.
    """
    template = compiled.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        return template(tuple(map(_widened, args)), {name: _widened(kws[name]) for name in kws})

    compiled.get_call_template = widened
    return compiled


_NARROW: Final = (types.int8, types.int16, types.int32)


def _widened(kind: Any) -> Any:
    """The type as which a kernel takes an argument of this type."""
    kind = types.unliteral(kind)  # type: ignore[no-untyped-call]
    return types.int64 if kind in _NARROW else kind


def inline(function: F) -> F:
    """Compile a helper that exists only inside other kernels: nothing of it is kept on disk.

    It makes and returns no arrays, as a :func:`lean` kernel.
    """
    return _unkept(function, _nrt=False)


def inline_counted(function: F) -> F:
    """The same for a helper that makes arrays, copies one into another or returns one."""
    return _unkept(function)


def _unkept(function: F, **options: Any) -> F:
    return cast(
        F, _with_few_signatures(numba.njit(nogil=True, error_model="numpy", **options)(function))
    )


class _CompileWatch(event.Listener):
    """Says that kernels are being compiled, and adds up how long it takes."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._depth = 0
        self._start = 0.0
        self._said = False

    def on_start(self, event: event.Event) -> None:
        if self._depth == 0:
            self._start = time.perf_counter()
            if not self._said:
                _tell("compiling kernels (once; they are cached for next time) …")
            self._said = True
        self._depth += 1

    def on_end(self, event: event.Event) -> None:
        self._depth -= 1
        if self._depth == 0:
            self.seconds += time.perf_counter() - self._start


_watch = _CompileWatch()
event.register("numba:compile", _watch)  # type: ignore[no-untyped-call]


def compile_seconds() -> float:
    """Seconds this process has spent compiling kernels so far."""
    return _watch.seconds
