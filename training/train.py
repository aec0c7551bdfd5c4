#!/usr/bin/env python3
"""Trains the recogniser on labelled lines.

  python3 train.py --data DIR [DIR ...] --start NETWORK --out RUN --minutes 60

NETWORK is an ONNX file that onnxruntime has folded, with its dictionary beside it, such as the shipped one. RUN gets
last.onnx, mean.onnx (averaged weights) and best.onnx (the best of these by lines and spaces, never one that reads
amounts worse than the start). README.md tells what was learnt.
"""
import argparse
import copy
import math
import os
import random
import time

import numpy as np
import torch

from batches import READ_WIDTH, TRAINED_WIDTHS, packed, targets_of, tensor_of
from lines import LabelledLines, may_teach
from losses import teacher_loss, text_loss
from measuring import read, shares, table
from network_files import load_network, save_network
from variation import varied

WARM_STEPS = 30
LAST_RATE = 0.02
AMOUNTS_MAY_FALL = 0.003
KIND_WEIGHT = {"amount": 1.5, "date": 2.5, "text": 1.0}
# WildReceipt has a third of the lines and most of the misread ones: both sources are drawn about evenly.
SOURCE_WEIGHT = {"wild": 1.6}


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", nargs="+", required=True)
    parser.add_argument("--start", required=True)
    parser.add_argument("--teacher", help="the network that is not to be strayed from; the start, unless given")
    parser.add_argument("--out", required=True)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--every", type=float, default=10, help="minutes between checkpoints")
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--backbone-rate", type=float, default=0.3, help="as a share of the rate")
    parser.add_argument("--frozen", type=float, default=0.0, help="share of the time during which the backbone stays as it is")
    parser.add_argument("--teacher-weight", type=float, default=0.15)
    parser.add_argument("--generated", type=float, default=0.2, help="share of generated lines")
    parser.add_argument("--measured", type=int, default=0, help="lines to measure on; all unless given")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def weight_of(row):
    small = 2.0 if row["h"] < 12 else 1.0
    misread = 2.0 if row.get("stock") is not None and row["stock"].replace(" ", "") != row["text"].replace(" ", "") else 1.0
    return KIND_WEIGHT[row["kind"]] * SOURCE_WEIGHT.get(row["src"], 1.0) * small * misread


class Training:
    """The network, its average, its teacher, and the progress of the schedule."""

    def __init__(self, settings):
        self.settings = settings
        self.network, self.characters = load_network(settings.start)
        self.teacher = load_network(settings.teacher or settings.start)[0]
        self.mean = copy.deepcopy(self.network)
        self.data = LabelledLines(settings.data, self.characters)
        rows = [row for row in self.data.part("train") if may_teach(row)]
        self.real = [row for row in rows if row["src"] != "synth"]
        self.generated = [row for row in rows if row["src"] == "synth"]
        self.measured = self.data.part("val")
        if settings.measured:
            self.measured = random.Random(5).sample(self.measured, min(settings.measured, len(self.measured)))
        named = dict(self.network.named_parameters())
        self.backbone = [each for name, each in named.items() if name in self.network.backbone]
        rest = [each for name, each in named.items() if name not in self.network.backbone]
        self.optimiser = torch.optim.AdamW(
            [{"params": rest, "share": 1.0}, {"params": self.backbone, "share": settings.backbone_rate}],
            lr=settings.rate, weight_decay=1e-4, betas=(0.9, 0.99))
        self.began = time.time()
        self.steps = self.seen = 0
        self.least_amounts, self.best = None, -1.0

    @property
    def progress(self):
        return (time.time() - self.began) / 60 / self.settings.minutes

    def chosen(self, round_number):
        """The lines of one round; real ones are drawn by weight."""
        chance = random.Random(self.settings.seed * 1_000_003 + round_number)
        lines = self.settings.batch * 24
        generated = min(len(self.generated), round(lines * self.settings.generated))
        rows = chance.choices(self.real, [weight_of(row) for row in self.real], k=lines - generated)
        batches = packed(rows + chance.sample(self.generated, generated), self.settings.batch, self.settings.batch * 400)
        chance.shuffle(batches)
        return batches

    def set_rates(self):
        warm = min(1.0, (self.steps + 1) / WARM_STEPS)
        falling = LAST_RATE + (1 - LAST_RATE) * 0.5 * (1 + math.cos(math.pi * min(1.0, self.progress)))
        frozen = self.progress < self.settings.frozen
        for parameter in self.backbone:
            parameter.requires_grad_(not frozen)
        for group in self.optimiser.param_groups:
            group["lr"] = self.settings.rate * group["share"] * warm * falling

    def step(self, rows):
        """Trains on one batch and returns its loss."""
        self.set_rates()
        chance = np.random.default_rng((self.settings.seed, self.steps))
        lines = [varied(self.data.picture(row), row, chance) for row in rows]
        pixels = tensor_of(lines, int(chance.choice(TRAINED_WIDTHS)))
        classes, lengths = targets_of(self.data, rows)
        scores = self.network(pixels)
        loss = text_loss(scores, classes, lengths, torch.tensor([bool(row["spaces"]) for row in rows]))
        if self.settings.teacher_weight:
            with torch.no_grad():
                taught = self.teacher(pixels)
            loss = loss + self.settings.teacher_weight * teacher_loss(scores, taught, classes, lengths)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_([each for each in self.network.parameters() if each.grad is not None], 5.0)
        self.optimiser.step()
        self.steps += 1
        self.seen += len(rows)
        self.average()
        return float(loss.detach())

    def average(self):
        keep = min(0.99, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.network.parameters()):
                mean.mul_(keep).add_(now, alpha=1 - keep)

    def measure(self, title):
        """Prints the averaged weights' table and keeps them if they are the best so far."""
        counted = shares(read(self.mean, self.data, self.measured, self.characters))
        print(table(title, counted), flush=True)
        amounts = counted.get("amounts", (1.0, 0))[0]
        self.least_amounts = amounts - AMOUNTS_MAY_FALL if self.least_amounts is None else self.least_amounts
        score = counted["all"][0] + 0.3 * counted.get("with spaces", (0, 0))[0]
        if score > self.best and amounts >= self.least_amounts:
            self.best = score
            save_network(os.path.join(self.settings.out, "best.onnx"), self.mean, self.characters)

    def save(self):
        save_network(os.path.join(self.settings.out, "last.onnx"), self.network, self.characters)
        save_network(os.path.join(self.settings.out, "mean.onnx"), self.mean, self.characters)


def run(training):
    minutes = lambda: (time.time() - training.began) / 60
    training.measure("at the start")
    training.began, next_save, losses, rounds = time.time(), training.settings.every, [], 0
    training.network.train()
    while training.progress < 1:
        for rows in training.chosen(rounds):
            losses.append(training.step(rows))
            if len(losses) == 20:
                print(f"{minutes():6.1f} min  step {training.steps}  {training.seen} lines  loss {sum(losses) / 20:.3f}", flush=True)
                losses = []
            if minutes() >= next_save or training.progress >= 1:
                training.save()
                training.measure(f"after {minutes():.1f} minutes, {training.seen} lines")
                next_save = minutes() + training.settings.every
            if training.progress >= 1:
                return
        rounds += 1


def main():
    settings = options()
    torch.set_num_threads(settings.threads)
    os.makedirs(settings.out, exist_ok=True)
    training = Training(settings)
    print(f"{len(training.real)} real and {len(training.generated)} generated lines, {len(training.measured)} to measure on")
    run(training)


if __name__ == "__main__":
    main()
