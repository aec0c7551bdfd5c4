"""`python3 -m unittest` in this folder: the network in torch answers as its graph does in onnxruntime."""
import os
import tempfile
import unittest

import numpy as np
import onnxruntime
import torch

from graph_network import GraphNetwork
from network_files import load_network, save_network

SHIPPED = os.path.join(os.path.dirname(__file__), "..", "packages", "reader", "models", "recogniser.onnx")
WIDTHS = (64, 160, 320, 496)
MAX_DIFFERENCE = 1e-4


def by_onnxruntime(path, lines):
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    return session.run(None, {session.get_inputs()[0].name: lines})[0]


def by_torch(network, lines):
    with torch.no_grad():
        return torch.softmax(network(torch.from_numpy(lines)), -1).numpy()


class GraphNetworkTest(unittest.TestCase):
    def setUp(self):
        self.network, self.characters = load_network(SHIPPED)
        chance = np.random.default_rng(1)
        self.lines = [chance.uniform(-1, 1, (2, 3, 48, width)).astype(np.float32) for width in WIDTHS]

    def assert_same(self, path, network):
        for lines in self.lines:
            difference = np.abs(by_onnxruntime(path, lines) - by_torch(network, lines)).max()
            self.assertLess(difference, MAX_DIFFERENCE, f"{lines.shape[3]} pixels wide")

    def test_torch_answers_as_the_shipped_graph_does(self):
        self.assert_same(SHIPPED, self.network)

    def test_every_weight_of_the_graph_is_learnt(self):
        scores = self.network(torch.from_numpy(self.lines[0]))
        scores.square().mean().backward()
        still = [name for name, weight in self.network.named_parameters() if weight.grad is None]
        self.assertEqual(still, [])
        self.assertGreater(len(self.network.backbone), 0)
        self.assertLess(len(self.network.backbone), len(list(self.network.parameters())))

    def test_what_was_learnt_is_in_the_file_that_is_written(self):
        before = by_torch(self.network, self.lines[1])
        with torch.no_grad():
            for weight in self.network.parameters():
                weight.mul_(1.01)
        self.assertGreater(np.abs(by_torch(self.network, self.lines[1]) - before).max(), MAX_DIFFERENCE)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "learnt.onnx")
            save_network(path, self.network, self.characters)
            self.assert_same(path, self.network)
            self.assertEqual(load_network(path)[1], self.characters)

    def test_an_unknown_operator_is_named(self):
        model = self.network.exported()
        model.graph.node[0].op_type = "Unheard"
        with self.assertRaisesRegex(SystemExit, "Unheard"):
            GraphNetwork(model)


if __name__ == "__main__":
    unittest.main()
