#!/usr/bin/env python3
"""Begins from a recogniser as it is published: keeps the classes of a dictionary and lets onnxruntime fold the rest.

  python3 published_network.py PUBLISHED.onnx KEYS.txt OUT.onnx [--published-keys FILE]

KEYS.txt names the characters to keep, those of the shipped network for example. The published characters are in the
file's own metadata, or in --published-keys.
"""
import argparse
import os
import tempfile

import numpy as np
import onnx
import onnxruntime
from onnx import numpy_helper

from dictionary import read_characters, write_characters
from graph_network import GraphNetwork
from network_files import keys_beside

# Fusions whose results are no longer plain operators.
NOT_FUSED = ["ConvActivationFusion", "AttentionFusion", "BiasGeluFusion", "SkipLayerNormFusion", "EmbedLayerNormFusion",
             "QuickGeluFusion", "BiasSoftmaxFusion"]


def published_characters(model, keys):
    """The class of each output, the blank first and the space last."""
    if keys:
        return read_characters(keys)
    listed = [each.value for each in model.metadata_props if each.key == "character"]
    if not listed:
        raise SystemExit("The file names no characters: give them with --published-keys.")
    return ["", *listed[0].rstrip("\n").split("\n"), " "]


def kept_classes(published, characters):
    """The published class of each character, the blank first."""
    missing = [character for character in characters[1:] if character not in published]
    if missing:
        raise SystemExit(f"The published network does not know {' '.join(missing)}.")
    return [0, *[published.index(character) for character in characters[1:]]]


def cut_classes(model, published, kept):
    """Leaves of every array that holds a number for each class only those to keep."""
    held = [each for each in model.graph.initializer]
    held += [node.attribute[0].t for node in model.graph.node if node.op_type == "Constant"]
    for each in held:
        array = numpy_helper.to_array(each)
        if len(published) in array.shape:
            cut = np.take(array, kept, axis=array.shape.index(len(published)))
            each.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(cut), each.name))
    classes = model.graph.output[0].type.tensor_type.shape.dim[-1]
    classes.ClearField("dim_param")
    classes.dim_value = len(kept)
    del model.graph.value_info[:]
    del model.metadata_props[:]


def folded(model):
    """The graph as onnxruntime simplifies it for any processor."""
    with tempfile.TemporaryDirectory() as folder:
        options = onnxruntime.SessionOptions()
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
        options.optimized_model_filepath = os.path.join(folder, "folded.onnx")
        onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"],
                                     disabled_optimizers=NOT_FUSED)
        result = onnx.load(options.optimized_model_filepath)
    used = {node.domain for node in result.graph.node} | {""}
    kept = [each for each in result.opset_import if each.domain in used]
    del result.opset_import[:]
    result.opset_import.extend(kept)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("published")
    parser.add_argument("keys")
    parser.add_argument("out")
    parser.add_argument("--published-keys")
    settings = parser.parse_args()
    model, characters = onnx.load(settings.published), read_characters(settings.keys)
    published = published_characters(model, settings.published_keys)
    cut_classes(model, published, kept_classes(published, characters))
    network = GraphNetwork(folded(model))
    onnx.save(network.exported(), settings.out)
    write_characters(keys_beside(settings.out), characters)
    learnt = sum(weight.numel() for weight in network.parameters())
    print(f"{settings.out}: {os.path.getsize(settings.out) / 1e6:.1f} MB, {learnt} weights, {len(characters)} classes")


if __name__ == "__main__":
    main()
