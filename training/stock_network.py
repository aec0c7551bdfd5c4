#!/usr/bin/env python3
"""Begins from the published PP-OCRv4 mobile recogniser.

  python3 stock_network.py STOCK.onnx STOCK-KEYS.txt OUT.pt

Reads the stock file's graph in order, folds what can be folded, keeps the Latin classes and adds `dictionary.ADDED`.
"""
import re
import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from dictionary import ADDED, latin_classes, read_characters
from network import STAGES

# An added class begins less likely than the one it copies, so that the untrained network still reads as before.
ADDED_BIAS = -3.0
MIXER_PARTS = ("queries_keys_values", "attended", "widen", "narrow")


class StockGraph:
    """The stock file's constants, and its convolutions in order with their batch norms folded in."""

    def __init__(self, path):
        graph = onnx.load(path).graph
        self.constants = {node.output[0]: numpy_helper.to_array(node.attribute[0].t)
                          for node in graph.node if node.op_type == "Constant"}
        self.constants.update({each.name: numpy_helper.to_array(each) for each in graph.initializer})
        self.norms = {node.input[0]: node for node in graph.node if node.op_type == "BatchNormalization"}
        self.convolutions = iter([node for node in graph.node if node.op_type == "Conv"])

    def tensor(self, name):
        return torch.from_numpy(np.array(self.constants[name], np.float32))

    def numbered(self, pattern):
        """Constants of a kind in the order of their numbers."""
        found = [name for name in self.constants if re.fullmatch(pattern, name)]
        return sorted(found, key=lambda name: int(re.findall(r"\d+", name)[0]))

    def affine(self, stem, number):
        return [float(self.tensor(f"{stem}_{number}.w_{part}").reshape(())) for part in (0, 1)]

    def convolution(self):
        """Weight and bias of the next convolution."""
        node = next(self.convolutions)
        weight = self.tensor(node.input[1])
        bias = self.tensor(node.input[2]) if len(node.input) > 2 else torch.zeros(weight.shape[0])
        norm = self.norms.get(node.output[0])
        if norm is None:
            return weight, bias
        scale, shift, mean, variance = [self.tensor(name) for name in norm.input[1:5]]
        factor = scale / torch.sqrt(variance + 1e-5)
        return weight * factor.reshape(-1, 1, 1, 1), (bias - mean) * factor + shift


def backbone_state(graph, state):
    """The fourteen blocks; `scale` and `shift` of the activation before still have to be applied."""
    scale, shift, number = 1.0, 0.0, 0
    for k, stage in enumerate(STAGES):
        squeeze = {}
        for half in ("depthwise", "pointwise"):
            if half == "pointwise" and stage.squeezed:
                affine = {"scale": scale, "shift": shift}
                squeeze = {f"affine.{part}": torch.tensor(value) for part, value in affine.items()}
                for part in ("reduce", "expand"):
                    squeeze[f"{part}.weight"], squeeze[f"{part}.bias"] = graph.convolution()
                scale, shift = 1.0, 0.0
            weight, bias = graph.convolution()
            if half == "depthwise":
                state[f"blocks.{k}.shift"] = torch.tensor(shift / scale)
            else:
                bias = bias + weight.sum((1, 2, 3)) * shift
            after_scale, after_shift = graph.affine("mobile_one_block", number)
            state[f"blocks.{k}.{half}.weight"] = weight * scale * after_scale
            state[f"blocks.{k}.{half}.bias"] = bias * after_scale + after_shift
            scale, shift = graph.affine("whswish_b", number + 1)
            number += 1
        state.update({f"blocks.{k}.squeeze.{name}": value for name, value in squeeze.items()})
    state["pooled.scale"], state["pooled.shift"] = torch.tensor(scale), torch.tensor(shift)


def stock_state(path):
    """All 6,625 classes of the stock network as parameters of `network.Recogniser`."""
    graph = StockGraph(path)
    state = {}

    def put(name, weight, bias):
        state[f"{name}.weight"], state[f"{name}.bias"] = weight, bias

    put("stem", *graph.convolution())
    backbone_state(graph, state)
    for name in ("enter", "enter_wide", "leave", "join", "join_wide"):
        put(name, *graph.convolution())
    norms = [f"mixers.{m}.norm_{part}" for m in (0, 1) for part in ("attention", "perceptron")] + ["norm"]
    for source, name in zip(graph.numbered(r"layer_norm_\d+\.w_0"), norms):
        put(name, graph.tensor(source), graph.tensor(source.replace(".w_0", ".b_0")))
    linears = [f"mixers.{m}.{part}" for m in (0, 1) for part in MIXER_PARTS] + ["head"]
    for source, name in zip(graph.numbered(r"linear_\d+\.w_0"), linears):
        put(name, graph.tensor(source).t().contiguous(), graph.tensor(source.replace(".w_0", ".b_0")))
    return state


def with_latin_classes(state, characters):
    """The state cut to Latin classes with the added ones and the space last, and its characters."""
    kept = latin_classes(characters)
    weight, bias = state["head.weight"], state["head.bias"]
    names = [characters[k] for k in kept]
    weights, biases = [weight[kept]], [bias[kept]]
    for character, like in ADDED.items():
        if character not in names:
            k = characters.index(like)
            weights.append(weight[k:k + 1])
            biases.append(bias[k:k + 1] + ADDED_BIAS)
            names.append(character)
    cut = {**state, "head.weight": torch.cat([*weights, weight[-1:]]), "head.bias": torch.cat([*biases, bias[-1:]])}
    return cut, [*names, " "]


def main():
    stock, keys, out = sys.argv[1:4]
    state, characters = with_latin_classes(stock_state(stock), read_characters(keys))
    torch.save({"state": state, "characters": characters}, out)
    print(f"{out}: {sum(value.numel() for value in state.values())} parameters, {len(characters)} classes")


if __name__ == "__main__":
    main()
