"""Labelled lines: their pictures, cut as the product cuts lines out of a photo. The format is in README.md."""
import glob
import json
import os

import cv2
import numpy as np

HEIGHT = 48
NARROWEST, WIDEST = 16, 1600
# For a line without a frame of its own: the stored picture is the labelled box grown by 12 % on every side, and its
# frame the box grown by 6 %.
FRAME_SHARE = 0.06 / 1.24

cv2.setNumThreads(0)


def frame_of(row):
    """Left, top, right and bottom, in the stored picture, of the part that the recogniser is shown."""
    if "f" in row:
        return row["f"]
    margin = FRAME_SHARE * row["ch"]
    return [margin, margin, row["w"] - margin, row["ch"] - margin]


def straight_width(row):
    left, top, right, bottom = frame_of(row)
    return max(NARROWEST, round(HEIGHT * (right - left) / (bottom - top)))


def straightened(picture, width, box, shear=0.0, climb=0.0):
    """`box`, which may reach beyond the picture, as `width` x 48 pixels.
    shear: sideways per row; climb: how many of the 48 rows the line rises from end to end."""
    left, top, right, bottom = box
    scale_y = HEIGHT / (bottom - top)
    if scale_y < 0.7:
        # Where the line shrinks, the product averages several samples.
        picture = cv2.resize(picture, (picture.shape[1], max(1, round(picture.shape[0] * scale_y))), interpolation=cv2.INTER_AREA)
        top, bottom, scale_y = top * scale_y, bottom * scale_y, 1.0
    scale_x, turn = width / (right - left), climb / (right - left)
    matrix = np.array([
        [scale_x, shear * scale_y, -left * scale_x + scale_x / 2 - 0.5 - shear * HEIGHT / 2],
        [turn, scale_y, -top * scale_y + scale_y / 2 - 0.5 - turn * (left + right) / 2],
    ], np.float64)
    return cv2.warpAffine(picture, matrix, (width, HEIGHT), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


class LabelledLines:
    """The lines of some folders that are not suspect and whose characters the network knows."""

    def __init__(self, folders, characters):
        self.index = {character: k for k, character in enumerate(characters)}
        self.rows, self.shards = [], {}
        for folder in folders:
            for path in sorted(glob.glob(os.path.join(folder, "*.jsonl"))):
                shard = path.removesuffix(".jsonl") + ".bin"
                self.shards[shard] = np.fromfile(shard, np.uint8)
                with open(path, encoding="utf8") as file:
                    self.rows += [{**json.loads(line), "shard": shard} for line in file]
        self.rows = [row for row in self.rows if not row.get("suspect") and not set(row["text"]) - set(self.index)]
        for row in self.rows:
            row["width"] = straight_width(row)

    def part(self, split):
        return [row for row in self.rows if row["split"] == split]

    def picture(self, row):
        stored = self.shards[row["shard"]][row["o"]:row["o"] + row["n"]]
        return cv2.imdecode(stored, cv2.IMREAD_COLOR)

    def straight(self, row):
        return straightened(self.picture(row), row["width"], frame_of(row))

    def classes(self, row):
        return [self.index[character] for character in row["text"]]


def may_teach(row):
    """Whether the line is wide enough for its letters, as CTC needs, and no wider than the product reads."""
    return row["width"] / 8 >= 1.25 * len(row["text"]) and row["width"] <= WIDEST
