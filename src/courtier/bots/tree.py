"""The search tree: what was tried at each question, seen from the seat that is asked.

A node stands for all states that are reached by the same visible choices, whatever the hidden cards are. Its options
differ from deal to deal, so each one also counts how often it was open (information-set tree search).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, final

from courtier.core.state import Effect


@final
class Choice:
    """One action of one seat at a node: how often tried, how often open, what came of it."""

    action: int
    visits: int
    available: int
    total: float  # sum of the seat's utilities
    points: float  # sum of the seat's estimated final scores, at the root
    wins: float  # sum of its chances to win, at the root
    worth: float  # what the search now expects of it
    prior: float  # utility by one look ahead, before anything was tried
    nodes: list[Node]  # what it led to, by question

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.points = 0.0
        self.wins = 0.0
        self.worth = prior
        self.prior = prior
        self.nodes = []

    def learn(self, utility: float, seat: int) -> None:
        """One more outcome. Within the same seat's turn a choice is worth what its best continuation is worth."""
        self.visits += 1
        self.total += utility
        worth, visits = 0.0, 0
        for node in self.nodes:
            if node.later or node.seat != seat or node.effect.together:
                visits = 0
                break
            worth += most_tried(node.tables[seat]).worth * node.visits
            visits += node.visits
        self.worth = worth / visits if visits else self.total / self.visits


@final
class Node:
    """A question, or a simultaneous one: then every seat has its own table and chooses by that alone."""

    effect: Effect[Any]
    seat: int
    later: bool  # asked after a turn: by then others may have moved, if only an automated opponent
    visits: int
    tables: list[list[Choice]]  # by seat; only the asked seats' are filled
    keys: list[int]  # of the joint answers to a simultaneous question ...
    joint: list[Node]  # ... and what each led to

    def __init__(self, effect: Effect[Any], seat: int, n_seats: int, later: bool = False) -> None:
        self.effect = effect
        self.seat = seat
        self.later = later
        self.visits = 0
        self.tables = [[] for _ in range(n_seats)]
        self.keys = []
        self.joint = []


def find_choice(table: list[Choice], action: int) -> Choice | None:
    """The entry of an action."""
    for choice in table:
        if choice.action == action:
            return choice
    return None


def select(open_now: list[Choice], visits: int, explore: float, width: float) -> Choice:
    """The option to try next: good so far, or tried seldom for how often it was open (UCB with availability).

    Only the best by first look are tried at all; more and more of them as the node is visited (progressive widening).
    What is tried is valued further ahead than by a first look: on average that moves the others' first looks too.
    """
    n = len(open_now)
    limit = 2 + int(width * sqrt(visits))
    worst = -1.0
    if limit < n:
        priors = [choice.prior for choice in open_now]
        priors.sort()
        worst = priors[n - limit]
    moved, tries = 0.0, 0
    for choice in open_now:
        moved += (choice.worth - choice.prior) * choice.visits
        tries += choice.visits
    if tries:
        moved /= tries
    best, chosen = -1.0e9, open_now[0]
    for choice in open_now:
        choice.available += 1
        if choice.prior < worst:
            continue
        value = choice.worth if choice.visits else choice.prior + moved
        value += explore * sqrt(log(choice.available + 1.0) / (choice.visits + 1.0))
        if value > best:
            best, chosen = value, choice
    return chosen


def most_tried(table: list[Choice]) -> Choice:
    """The answer of the search: tried most often; among equals the better one."""
    best = table[0]
    for choice in table:
        if choice.visits > best.visits or (choice.visits == best.visits and choice.worth > best.worth):
            best = choice
    return best


def lead(table: list[Choice]) -> int:
    """How many visits the choice tried most is ahead of the next one."""
    first, second = 0, 0
    for choice in table:
        if choice.visits > first:
            first, second = choice.visits, first
        elif choice.visits > second:
            second = choice.visits
    return first - second
