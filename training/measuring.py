"""Reads labelled lines with a network and counts exact texts, as `npm run train:evaluate` does."""
import torch

from batches import READ_WIDTH, packed, tensor_of

# Sources whose labels are always upper case.
CASELESS = {"sroie"}
SMALL_PX = 12


def text_of(best, characters):
    """The text of the best classes by greedy CTC: repeats joined, blanks dropped."""
    kept = [k for k, previous in zip(best, [0, *best[:-1]]) if k and k != previous]
    return "".join(characters[k] for k in kept)


def read(network, data, rows, characters):
    """Reads rows; returns pairs of a row and the text read there."""
    network.eval()
    pairs = []
    with torch.no_grad():
        for batch in packed(rows, 64, 9600):
            best = network(tensor_of([data.straight(row) for row in batch], READ_WIDTH)).argmax(-1)
            pairs += [(row, text_of(line, characters)) for row, line in zip(batch, best.tolist())]
    network.train()
    return pairs


def is_right(row, text, spaces=False):
    truth = row["text"] if spaces else row["text"].replace(" ", "")
    text = text if spaces else text.replace(" ", "")
    return truth.upper() == text.upper() if row["src"] in CASELESS else truth == text


def groups_of(row):
    """The rows of the table that a line counts in, except the one on spaces."""
    yield "all"
    yield row["src"]
    if row["h"] < SMALL_PX:
        yield f"below {SMALL_PX} px"
    if row["kind"] != "text":
        yield f"{row['kind']}s"
    if row["src"] not in CASELESS and any(character.islower() for character in row["text"]):
        yield "lower case"


def shares(pairs):
    """Share of exact texts and number of lines by group."""
    marks = {}
    for row, text in pairs:
        for group in groups_of(row):
            marks.setdefault(group, []).append(is_right(row, text))
        if row["spaces"]:
            marks.setdefault("with spaces", []).append(is_right(row, text, spaces=True))
    return {group: (sum(hits) / len(hits), len(hits)) for group, hits in marks.items()}


def table(title, counted):
    return "\n".join([title, *[f"  {group:14s} {share:.4f}  of {of}" for group, (share, of) in sorted(counted.items())]])
