#!/usr/bin/env python3
"""Whether an exported network answers as its checkpoint does.

  python3 compare.py CHECKPOINT.pt EXPORTED.onnx

Shows both the same random lines, the checkpoint in double precision; fails where a probability differs by more than 1e-3.
"""
import sys

import numpy as np
import onnxruntime
import torch

from checkpoint import load_network
from network import recogniser

WIDTHS = (64, 160, 320, 800)
MOST_DIFFERENCE = 1e-3


def main():
    state, _ = load_network(sys.argv[1])
    network = recogniser(state).double()
    session = onnxruntime.InferenceSession(sys.argv[2], providers=["CPUExecutionProvider"])
    chance, worst = np.random.default_rng(1), 0.0
    for width in WIDTHS:
        lines = chance.uniform(-1, 1, (2, 3, 48, width)).astype(np.float32)
        exported = session.run(None, {"x": lines})[0]
        with torch.no_grad():
            own = torch.softmax(network(torch.from_numpy(lines).double()), -1).numpy()
        worst = max(worst, float(np.abs(exported - own).max()))
    print(f"largest difference of a probability: {worst:.1e}")
    sys.exit(0 if worst < MOST_DIFFERENCE else 1)


if __name__ == "__main__":
    main()
