"""Two machine instructions that Numba does not offer by name: counting bits and bit length."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

_intrinsic: Callable[[Callable[[Any, Any], Any]], Callable[[Any], Any]] = intrinsic  # type: ignore[assignment]


@_intrinsic
def bit_count(typing: Any, word: Any) -> Any:
    """How many bits of an unsigned 64-bit word are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


@_intrinsic
def bit_length(typing: Any, word: Any) -> Any:
    """Place of the highest set bit of an unsigned 64-bit word, counted from 1; 0 for 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(ir.IntType(64), 64), zeros)

    return types.int64(types.uint64), generate
