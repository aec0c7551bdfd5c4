#!/usr/bin/env python3
"""Writes generated receipt lines as OUT.bin and OUT.jsonl, in the format of README.md.

  python3 generate_lines.py COUNT OUT --fonts DIR [--seed 1] [--jobs 2]
"""
import argparse
import json
import multiprocessing
import os
import random

import cv2
import numpy as np

from line_drawing import can_draw, fonts_in, ink_of
from line_photographs import photographed
from line_texts import line_text

LONGEST_TEXT = 60
WIDEST_INK = 1900
PART = 500


def label_of(text, kind, picture, text_height, font):
    return {"text": text, "src": "synth", "img": os.path.basename(font), "split": "train", "h": round(text_height, 1),
            "w": picture.shape[1], "ch": picture.shape[0], "kind": kind, "spaces": True, "stock": None}


def lines_of(job):
    """The lines of one job, as pairs of a label and its encoded picture."""
    count, seed, fonts = job
    chance, noise = random.Random(seed), np.random.default_rng(seed)
    made, neighbours = [], None
    while len(made) < count:
        text, kind = line_text(chance)
        font = chance.choice(fonts)
        if len(text) > LONGEST_TEXT or not can_draw(font, text):
            continue
        ink = ink_of(text, font, chance)
        if ink is None or ink.shape[1] > WIDEST_INK:
            continue
        neighbours = neighbours or [ink, ink]
        picture, text_height = photographed(ink, neighbours, chance, noise)
        neighbours = [neighbours[1], ink]
        encoded = cv2.imencode(".webp", picture, [cv2.IMWRITE_WEBP_QUALITY, 78])[1].tobytes()
        made.append((label_of(text, kind, picture, text_height, font), encoded))
    return made


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int)
    parser.add_argument("out")
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    settings = parser.parse_args()
    cv2.setNumThreads(1)
    fonts = fonts_in(settings.fonts)
    jobs = [(min(PART, settings.count - at), settings.seed * 100_000 + at, fonts) for at in range(0, settings.count, PART)]
    offset = 0
    with open(settings.out + ".bin", "wb") as pictures, open(settings.out + ".jsonl", "w", encoding="utf8") as labels, \
            multiprocessing.Pool(settings.jobs) as pool:
        for part in pool.imap(lines_of, jobs):
            for label, encoded in part:
                pictures.write(encoded)
                labels.write(json.dumps({"o": offset, "n": len(encoded), **label}, ensure_ascii=False) + "\n")
                offset += len(encoded)
    print(f"{settings.count} lines, {offset / 1e6:.1f} MB, {len(fonts)} fonts")


if __name__ == "__main__":
    main()
