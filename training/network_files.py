"""Networks on disk: an ONNX file with its dictionary beside it, as the product loads them. It is the checkpoint too."""
import onnx

from dictionary import read_characters, write_characters
from graph_network import GraphNetwork


def keys_beside(path):
    return path.removesuffix(".onnx") + "-keys.txt"


def load_network(path):
    """The network of a file and the characters of its classes."""
    return GraphNetwork(onnx.load(path)), read_characters(keys_beside(path))


def save_network(path, network, characters):
    onnx.save(network.exported(), path)
    write_characters(keys_beside(path), characters)
