"""Varies a line as other photos would: frame, slant, light, sharpness. A quarter of the lines stay unchanged."""
import cv2
import numpy as np

from lines import NARROWEST, frame_of, straightened


def from_farther_away(picture, box, chance):
    """Fewer pixels for the same line, at least eleven high."""
    height, width = picture.shape[:2]
    share = max(chance.uniform(0.45, 0.95), 11 / height)
    small = cv2.resize(picture, (max(4, round(width * share)), max(8, round(height * share))), interpolation=cv2.INTER_AREA)
    return small, box * np.array([small.shape[1] / width, small.shape[0] / height] * 2)


def other_light(line, chance):
    pixels = line.astype(np.float32)
    if chance.random() < 0.5:
        pixels = 255 * (pixels / 255) ** chance.uniform(0.6, 1.6)
    mean = pixels.mean()
    pixels = (pixels - mean) * chance.uniform(0.35, 1.3) + mean + chance.uniform(-30, 30)
    if chance.random() < 0.3:
        pixels *= chance.uniform(0.85, 1.1, 3).astype(np.float32)
    if chance.random() < 0.3:
        shade = np.linspace(chance.uniform(0.6, 1), chance.uniform(0.6, 1.1), line.shape[1], dtype=np.float32)
        pixels *= shade[None, :, None]
    if chance.random() < 0.3:
        pixels += chance.normal(0, chance.uniform(1, 9), pixels.shape)
    return np.clip(pixels, 0, 255).astype(np.uint8)


def varied(picture, row, chance):
    """The line of `row` as one of many photos might show it, 48 pixels high. `chance` is numpy's generator."""
    box, width = np.array(frame_of(row), np.float64), row["width"]
    if chance.random() < 0.25:
        return straightened(picture, width, box)
    if chance.random() < 0.25 and picture.shape[0] > 15:
        picture, box = from_farther_away(picture, box, chance)
    tall = box[3] - box[1]
    # The product's detector draws its boxes differently than the labels do.
    box = box + np.clip(chance.normal(0, 0.025, 4), -0.05, 0.05) * tall
    if chance.random() < 0.15:
        box = box + np.array([-1, 0, 1, 0]) * chance.uniform(0, 0.5, 4) * tall
    width = max(NARROWEST, round(width * chance.uniform(0.9, 1.1)))
    climb = np.clip(chance.normal(0, 2.5), -5, 5) * min(1, width / 200) if chance.random() < 0.5 else 0.0
    shear = chance.normal(0, 0.06) if chance.random() < 0.3 else 0.0
    line = straightened(picture, width, box, shear, climb)
    if chance.random() < 0.55:
        line = other_light(line, chance)
    if chance.random() < 0.2:
        line = cv2.GaussianBlur(line, (0, 0), chance.uniform(0.4, 1.3))
    if chance.random() < 0.12:
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(30, 85))]
        line = cv2.imdecode(cv2.imencode(".jpg", line, quality)[1], cv2.IMREAD_COLOR)
    return line
