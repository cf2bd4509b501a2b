"""Bots: all choose through one function, and know only what their seat may know.

The same position, bot and seed give the same move on every machine, unless the bot's budget is a time.
"""

from rookery.bots.bots import Bot, Weighed, choose, consider
from rookery.bots.names import LEVELS, bot_of

__all__ = ["LEVELS", "Bot", "Weighed", "bot_of", "choose", "consider"]
