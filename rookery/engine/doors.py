"""The doors into a game's rules: arrays and places go in, numbers come out.

Python hands compiled code an array and a place in it, never a record (that would cost fifty times the call). These
functions are bound to one game's rules by `engine.link`, and run interpreted or native like the rules themselves.
"""

from typing import Any

# Bound to a game's own when the doors are hung.
setup: Any = None
legal: Any = None
apply: Any = None
redeal: Any = None


def setup_at(states, place, seed):
    setup(states[place], seed)


def legal_at(states, place, moves):
    return legal(states[place], moves)


def apply_at(states, place, move):
    apply(states[place], move)


def redeal_at(states, place, viewer, seed):
    redeal(states[place], viewer, seed)
