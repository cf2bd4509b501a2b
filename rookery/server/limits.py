"""How much one address may do: enough for any club, not enough to slow others down."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field

from rookery.words import Refusal

REMEMBERED = 10_000  # addresses


@dataclass(frozen=True)
class Rate:
    a_second: float
    at_once: float


class Bucket:
    """So many things at once, and so many a second for ever."""

    def __init__(self, rate: Rate) -> None:
        self.rate, self.left, self.at = rate, rate.at_once, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.at_once, self.left + (now - self.at) * self.rate.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Addresses:
    """A bucket for each address; those not heard of for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        bucket = self._buckets.setdefault(address, Bucket(self.rate))
        self._buckets.move_to_end(address)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Refusal("too-much")


@dataclass
class Limits:
    """All limits of a server; `times` makes them wider, for a whole club behind one address or a benchmark."""

    times: float = 1.0
    messages: Rate = field(init=False)
    requests: Addresses = field(init=False)
    tables: Addresses = field(init=False)
    seats: Addresses = field(init=False)
    sockets: Counter[str] = field(default_factory=Counter)
    readers_of_a_table: int = 200
    backlog: int = 256  # messages that wait for a reader who does not read, before the socket is closed

    def __post_init__(self) -> None:
        self.messages = Rate(20 * self.times, 100 * self.times)  # of one socket; a person makes one or two
        self.most_sockets = int(100 * self.times)
        self.requests = Addresses(Rate(20 * self.times, 200 * self.times))
        self.tables = Addresses(Rate(0.2 * self.times, 30 * self.times))  # made
        self.seats = Addresses(Rate(0.5 * self.times, 40 * self.times))  # taken, by name or by code

    def come(self, address: str) -> bool:
        """One more socket from an address, if it may."""
        if self.sockets[address] >= self.most_sockets:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]
