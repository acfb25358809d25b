"""What Numba does not offer by name: counting and finding bits, and wide words in narrow arrays."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

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


@_intrinsic
def lowest_bit(typing: Any, word: Any) -> Any:
    """Place of the lowest set bit of a 64-bit word, counted from 0; the word is not 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@_intrinsic
def ones(typing: Any, word: Any) -> Any:
    """How many bits of a signed 64-bit word are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


_make_array: Any = make_array


def _pointer(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
    """Where a 64-bit word begins in an array of 32-bit words."""
    data = _make_array(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [index]), ir.IntType(64).as_pointer())


_wide: Callable[[Callable[..., Any]], Callable[..., Any]] = intrinsic


@_wide
def wide_at(typing: Any, words: Any, index: Any) -> Any:
    """Two neighbouring words of an ``int32`` array as one of 64 bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _pointer(context, builder, signature.args[0], *arguments)
        return builder.load(place, align=4)

    return types.int64(words, types.intp), generate


@_wide
def set_wide(typing: Any, words: Any, index: Any, value: Any) -> Any:
    """Write what :func:`wide_at` reads."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, index, value = arguments
        builder.store(value, _pointer(context, builder, signature.args[0], array, index), align=4)
        return context.get_dummy_value()

    return types.void(words, types.intp, types.int64), generate
