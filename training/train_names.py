"""Trains the table of trees that says which row names a price: python3 train_names.py PAIRS.jsonl OUT.json

PAIRS.jsonl comes from packages/reader/scripts/dump-name-pairs.ts. It learns from the scrambled slips alone, and prints what
it says of each way in which rows may follow each other without having seen it, and of the labelled photographs, for the
whole receipt at once, as the reader decides. The same pairs give the same file.
"""

import argparse
import collections
import json
import math
import pathlib

import lightgbm
import numpy
from train_rows import table

ROUNDS = 120
SETTINGS = {
    "objective": "binary",
    "learning_rate": 0.08,
    "num_leaves": 12,
    "min_child_samples": 10,
    "lambda_l2": 2,
    "feature_fraction": 0.4,
    "bagging_fraction": 0.8,
    "bagging_freq": 1,
    "verbose": -1,
    "num_threads": 1,
    "seed": 7,
    "deterministic": True,
}


class Pairs:
    def __init__(self, path):
        pairs = [json.loads(line) for line in open(path, encoding="utf8")]
        self.x = numpy.array([pair["x"] for pair in pairs], dtype=numpy.float32)
        self.together = numpy.array([pair["together"] for pair in pairs]).astype(int)
        self.order = numpy.array([pair["order"] or "" for pair in pairs])
        self.receipt = numpy.array([pair["receipt"] for pair in pairs])
        self.price = numpy.array([pair["price"] for pair in pairs])
        self.name = numpy.array([pair["name"] for pair in pairs])

    def train(self, places):
        return lightgbm.train(SETTINGS, lightgbm.Dataset(self.x[places], self.together[places]), ROUNDS)


def best(pairs):
    """Of (price, name, chance) those in the receipt's order that have most for them together."""
    chains = []
    for price, name, chance in sorted(pair for pair in pairs if pair[2] > 0.5):
        before = [chain for chain in chains if chain[1][-1][0] < price and chain[1][-1][1] < name]
        gain, chain = max(before, key=lambda chain: chain[0], default=(0, []))
        chains.append((gain + math.log(chance / max(1e-9, 1 - chance)), [*chain, (price, name)]))
    return dict(max(chains, key=lambda chain: chain[0], default=(0, []))[1])


def say(name, pairs, places, chances):
    counts = collections.Counter()
    for receipt in sorted(set(pairs.receipt[places])):
        of = [(int(pairs.price[at]), int(pairs.name[at]), chance, pairs.together[at])
              for at, chance in zip(places, chances) if pairs.receipt[at] == receipt]
        chosen = best([pair[:3] for pair in of])
        truth = {price: row for price, row, _, together in of if together}
        for price in {pair[0] for pair in of}:
            row, told = truth.get(price), chosen.get(price)
            near = {pair[1] for pair in of if pair[0] == price}
            nearest = price - 1 if price - 1 in near else price + 1 if price + 1 in near else None
            counts["nearest row: " + ("right" if nearest == row else "wrong")] += 1
            if row is None:
                counts["nameless, none told" if told is None else "nameless, one told"] += 1
            else:
                counts["right" if told == row else "none told" if told is None else "wrong"] += 1
    print(f"{name}: " + ", ".join(f"{word} {count}" for word, count in sorted(counts.items())))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs")
    parser.add_argument("out")
    options = parser.parse_args()
    pairs = Pairs(options.pairs)
    every = numpy.arange(len(pairs.together))
    made, real = every[pairs.order != ""], every[pairs.order == ""]
    for order in sorted(set(pairs.order[made])):
        other = every[pairs.order == order]
        say(f"without {order}", pairs, other, pairs.train(made[pairs.order[made] != order]).predict(pairs.x[other]))
    model = pairs.train(made)
    say("labelled photographs", pairs, real, model.predict(pairs.x[real]))
    written = {**table(model), "roles": ["together"]}
    pathlib.Path(options.out).write_text(json.dumps(written, separators=(",", ":")) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
