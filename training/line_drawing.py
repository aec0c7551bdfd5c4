"""Draws a text as a receipt printer does: the ink of one line, from 0 to 1."""
import functools
import glob
import os
import re

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

INK_HEIGHT = 40
# Fonts drawn dot by dot, as older printers do.
DOTTED = re.compile(r"(dotgothic|spleen|proggy|vt323|3270)", re.IGNORECASE)
DOTS = [
    np.array([[0.35, 0.8, 0.35], [0.8, 1, 0.8], [0.35, 0.8, 0.35]], np.float32),
    np.array([[1, 1, 0.5], [1, 1, 0.5], [0.4, 0.4, 0.2]], np.float32),
]


def fonts_in(folder):
    found = [path for kind in ("ttf", "otf", "woff") for path in glob.glob(os.path.join(folder, "**", f"*.{kind}"), recursive=True)]
    if not found:
        raise SystemExit(f"{folder} holds no font (.ttf, .otf or .woff).")
    return sorted(found)


@functools.lru_cache(400)
def font_of(path, size):
    return ImageFont.truetype(path, size)


@functools.lru_cache(None)
def has_glyph(path, character):
    """Whether the font has the character: it draws it differently than a character it lacks."""
    try:
        font = font_of(path, 24)
    except OSError:  # A font of pictures in one size, as of emoji.
        return False
    glyph, missing = font.getmask(character), font.getmask("\U000e0fff")
    return bool(glyph.size[0]) and bytes(glyph) != bytes(missing)


def can_draw(path, text):
    return all(has_glyph(path, character) for character in set(text) - {" "})


def drawn(text, font, size, spread, mode):
    """The text as grey values, `spread` pixels added between letters; mode "1" draws without half-tones."""
    widths = [font.getlength(character) for character in text]
    image = Image.new("L", (int(sum(widths) + spread * len(text) + 2 * size), size * 2), 0)
    canvas = ImageDraw.Draw(image)
    canvas.fontmode = mode
    if spread == 0:
        canvas.text((size / 2, size / 3), text, 255, font)
        return np.asarray(image, np.float32) / 255
    x = size / 2
    for character, width in zip(text, widths):
        canvas.text((round(x), size / 3), character, 255, font)
        x += width + spread
    return np.asarray(image, np.float32) / 255


def ink_of(text, path, chance):
    """The ink of a line, tight to its letters and 40 pixels high; None where the font draws nothing."""
    dotted = bool(DOTTED.search(os.path.basename(path))) or chance.random() < 0.3
    size = chance.choice([16, 18, 20, 24]) if dotted else chance.randrange(28, 46)
    spread = 0 if chance.random() < 0.7 else chance.uniform(-0.04, 0.12) * size
    ink = drawn(text, font_of(path, size), size, spread, "1" if dotted else "L")
    rows, columns = np.where(ink > 0.2)
    if not len(rows):
        return None
    ink = ink[rows.min():rows.max() + 1, columns.min():columns.max() + 1]
    if dotted:
        ink = np.kron(ink, np.ones((3, 3), np.float32))
        if chance.random() < 0.5:
            ink = ink * np.tile(chance.choice(DOTS), (ink.shape[0] // 3, ink.shape[1] // 3))
    wide = chance.uniform(0.75, 1.25) * (1.7 if chance.random() < 0.1 else 1)
    high = chance.uniform(0.85, 1.2) * (1.6 if chance.random() < 0.07 else 1)
    width = max(3, round(ink.shape[1] * wide * INK_HEIGHT / (ink.shape[0] * high)))
    ink = cv2.resize(ink, (width, INK_HEIGHT), interpolation=cv2.INTER_AREA if ink.shape[0] > INK_HEIGHT else cv2.INTER_LINEAR)
    style = chance.random()
    if style < 0.15:
        return cv2.dilate(ink, np.ones((2, chance.choice([1, 2, 3])), np.uint8))
    return cv2.erode(ink, np.ones((2, 2), np.uint8)) if style < 0.25 else ink
