#!/usr/bin/env python3
"""Writes a checkpoint as the network and dictionary that the product loads.

  python3 export.py CHECKPOINT.pt OUT.onnx          also writes OUT-keys.txt
"""
import sys

import onnx

from checkpoint import keys_beside, load_network
from dictionary import write_characters
from onnx_graph import onnx_model


def main():
    source, out = sys.argv[1:3]
    state, characters = load_network(source)
    model = onnx_model(state)
    onnx.save(model, out)
    write_characters(keys_beside(out), characters)
    print(f"{out}: {len(model.SerializeToString()) / 1e6:.2f} MB, {len(characters)} classes")


if __name__ == "__main__":
    main()
