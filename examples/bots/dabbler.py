#!/usr/bin/env python3
"""A bot for every game of Covenstead, to be copied and made better.

It speaks JSON Lines on standard input and output (see README.md), needs nothing but Python 3.8, and plays any legal action.
Put your ideas into Bot.choose.
"""

import json
import random
import sys


class Bot:
    """One seat of one game. A new process is started for every game."""

    def __init__(self, start):
        self.game = start["game"]
        self.options = start["options"]
        self.seat = start["seat"]
        self.players = start["players"]
        # From the arena's seed, so that the same tournament makes the same choices.
        self.random = random.Random(start.get("seed"))
        self.events = []

    def choose(self, view, events, actions, time_ms):
        """Returns one of `actions`. `view` is all that the seat knows, `events` what is new since the last question."""
        self.events.extend(events)
        return self.random.choice(actions)


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        verb = message["do"]
        if verb == "start":
            bot = Bot(message)
            answer = {}
        elif verb == "choose":
            answer = {"action": bot.choose(message["view"], message["events"], message["actions"], message["time_ms"])}
        elif verb == "end":
            return
        else:
            raise SystemExit(f"unknown message: {verb}")
        print(json.dumps({"ok": answer}), flush=True)


if __name__ == "__main__":
    main()
