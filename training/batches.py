"""Lines of similar width together, padded as the product pads them."""
import numpy as np
import torch

from lines import HEIGHT

# The least width a line is padded to when it is read; training varies it, so that padding matters little to the
# network.
READ_WIDTH = 64
TRAINED_WIDTHS = (64, 64, 64, 64, 160, 320)


def packed(rows, most_lines, most_pixels):
    """Batches of at most `most_lines` lines and `most_pixels` columns of pixels, padding included."""
    batches, batch = [], []
    for row in sorted(rows, key=lambda row: row["width"]):
        wide = max(READ_WIDTH, row["width"]) * (len(batch) + 1)
        if batch and (len(batch) >= most_lines or wide > most_pixels):
            batches.append(batch)
            batch = []
        batch.append(row)
    return batches + ([batch] if batch else [])


def tensor_of(lines, least_width):
    """n x 3 x 48 x w from -1 to 1 (blue, green, red); 0 beyond a line's own width."""
    width = max(least_width, max(line.shape[1] for line in lines))
    width = -(-width // 8) * 8
    pixels = np.zeros((len(lines), 3, HEIGHT, width), np.float32)
    for n, line in enumerate(lines):
        pixels[n, :, :, :line.shape[1]] = line.transpose(2, 0, 1) / np.float32(127.5) - 1
    return torch.from_numpy(pixels)


def targets_of(data, rows):
    """The classes of each text, padded with blanks, and the length of each."""
    texts = [data.classes(row) for row in rows]
    classes = torch.zeros(len(rows), max(map(len, texts)), dtype=torch.long)
    for n, text in enumerate(texts):
        classes[n, :len(text)] = torch.tensor(text)
    return classes, torch.tensor([len(text) for text in texts])
