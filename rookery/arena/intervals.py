"""How sure a figure is: 95 % confidence intervals for figures from games that are not independent of each other.

Games on the same deal share their luck, so what varies freely is a deal, not a game. The interval comes from how much
the deals differ among themselves (the variance of a ratio of totals, by deals); no assumption is made on what happens
inside a deal, and nothing is drawn at random.
"""

from collections.abc import Sequence
from dataclasses import dataclass

NORMAL = 1.959964  # 95 % of a normal distribution lie within so many deviations
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # the same for a few deals, less one


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval; there is none for a single deal."""

    mean: float
    low: float | None
    high: float | None


def mean_by_deal(totals: Sequence[float], counts: Sequence[int]) -> Estimate:
    """The mean of all values, given their total and their number in each deal."""
    deals, number = len(totals), sum(counts)
    mean = sum(totals) / number
    if deals < 2:
        return Estimate(mean, None, None)
    squares = sum((total - mean * count) ** 2 for total, count in zip(totals, counts, strict=True))
    error = (squares * deals / (deals - 1)) ** 0.5 / number
    return Estimate(mean, mean - deviations(deals - 1) * error, mean + deviations(deals - 1) * error)


def share_by_deal(totals: Sequence[float], counts: Sequence[int]) -> Estimate:
    """The same for a share, which is from 0 to 1.

    Who has won (or lost) everything so far will not for ever: then the interval reaches as far as a chance that would
    show nothing else in so many deals once in forty times."""
    found = mean_by_deal(totals, counts)
    if found.low is None or found.high is None:
        return found
    rare = 1 - 0.025 ** (1 / len(totals))
    if found.mean <= 1e-12:
        return Estimate(0.0, 0.0, rare)
    if found.mean >= 1 - 1e-12:
        return Estimate(1.0, 1 - rare, 1.0)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def deviations(freedom: int) -> float:
    """Student's t for 95 %: from the table, or its expansion around the normal distribution."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return (
        NORMAL
        + (NORMAL**3 + NORMAL) / (4 * freedom)
        + (5 * NORMAL**5 + 16 * NORMAL**3 + 3 * NORMAL) / (96 * freedom**2)
    )
