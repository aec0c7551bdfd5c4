"""Networks on disk: a checkpoint (`.pt`), or the shipped ONNX file with its dictionary beside it."""
import numpy as np
import onnx
import torch
from onnx import numpy_helper

from dictionary import read_characters
from network import Recogniser


def keys_beside(onnx_path):
    return onnx_path.removesuffix(".onnx") + "-keys.txt"


def state_of_onnx(path, classes):
    """The parameters in an ONNX file written by `export.py`, the only kind it accepts; missing shifts are 0."""
    stored = {each.name: numpy_helper.to_array(each) for each in onnx.load(path).graph.initializer}
    network = Recogniser(classes)
    linear = {f"{name}.weight" for name, part in network.named_modules() if isinstance(part, torch.nn.Linear)}
    state = {}
    for name, value in network.state_dict().items():
        if name not in stored:
            if not name.endswith(".shift"):
                raise SystemExit(f"{path} has no {name}: it was not written by export.py.")
            state[name] = torch.zeros_like(value)
            continue
        array = stored[name].T if name in linear else stored[name]
        state[name] = torch.from_numpy(np.array(array)).reshape(value.shape)
    return state


def load_network(path):
    """State and characters of a checkpoint or of an exported network."""
    if path.endswith(".onnx"):
        characters = read_characters(keys_beside(path))
        return state_of_onnx(path, len(characters)), characters
    stored = torch.load(path, map_location="cpu")
    return stored["state"], stored["characters"]


def save_network(path, network, characters):
    state = {name: value.detach().cpu().clone() for name, value in network.state_dict().items()}
    torch.save({"state": state, "characters": characters}, path)
