"""The network as an ONNX graph, operator by operator; initialisers keep the names of their parameters."""
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from network import HEADS, STAGES, WIDTH


class GraphBuilder:
    """Collects nodes and constants; each operator returns the name of its result."""

    def __init__(self, state):
        self.state = state
        self.nodes, self.constants = [], {}

    def parameter(self, name, turned=False):
        value = self.state[name].float().numpy()
        self.constants.setdefault(name, value.T.copy() if turned else value)
        return name

    def constant(self, name, value, dtype=np.int64):
        self.constants.setdefault(name, np.asarray(value, dtype))
        return name

    def add(self, kind, *inputs, **attributes):
        output = f"{kind.lower()}{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [output], **attributes))
        return output

    def convolution(self, x, name, stride=(1, 1), groups=1):
        height, width = self.state[f"{name}.weight"].shape[2:]
        return self.add("Conv", x, self.parameter(f"{name}.weight"), self.parameter(f"{name}.bias"),
                        kernel_shape=[height, width], strides=list(stride), group=groups,
                        pads=[height // 2, width // 2, height // 2, width // 2])

    def hard_sigmoid(self, x):
        return self.add("HardSigmoid", x, alpha=1 / 6, beta=0.5)

    def hard_swish(self, x):
        return self.add("Mul", x, self.hard_sigmoid(x))

    def swish(self, x):
        return self.add("Mul", x, self.add("Sigmoid", x))

    def affine(self, x, name):
        scaled = self.add("Mul", x, self.parameter(f"{name}.scale"))
        return self.add("Add", scaled, self.parameter(f"{name}.shift"))

    def norm(self, x, name, epsilon):
        return self.add("LayerNormalization", x, self.parameter(f"{name}.weight"), self.parameter(f"{name}.bias"),
                        axis=-1, epsilon=epsilon)

    def linear(self, x, name):
        product = self.add("MatMul", x, self.parameter(f"{name}.weight", turned=True))
        return self.add("Add", product, self.parameter(f"{name}.bias"))


def block(graph, x, k, stage):
    name = f"blocks.{k}"
    if float(graph.state[f"{name}.shift"]) != 0:
        x = graph.add("Add", x, graph.parameter(f"{name}.shift"))
    x = graph.hard_swish(graph.convolution(x, f"{name}.depthwise", stage.stride, stage.channels_in))
    if stage.squeezed:
        x = graph.affine(x, f"{name}.squeeze.affine")
        weights = graph.convolution(graph.add("GlobalAveragePool", x), f"{name}.squeeze.reduce")
        weights = graph.convolution(graph.add("Relu", weights), f"{name}.squeeze.expand")
        x = graph.add("Mul", x, graph.hard_sigmoid(weights))
    return graph.hard_swish(graph.convolution(x, f"{name}.pointwise"))


def mixer(graph, x, name):
    size = WIDTH // HEADS
    parts = graph.linear(graph.norm(x, f"{name}.norm_attention", 1e-5), f"{name}.queries_keys_values")
    parts = graph.add("Reshape", parts, graph.constant("split_heads", [0, 0, 3, HEADS, size]))
    parts = graph.add("Transpose", parts, perm=[2, 0, 3, 1, 4])
    queries, keys, values = [
        graph.add("Gather", parts, graph.constant(f"part_{k}", k), axis=0) for k in range(3)
    ]
    queries = graph.add("Mul", queries, graph.constant("attention_scale", size ** -0.5, np.float32))
    weights = graph.add("MatMul", queries, graph.add("Transpose", keys, perm=[0, 1, 3, 2]))
    mixed = graph.add("MatMul", graph.add("Softmax", weights, axis=-1), values)
    mixed = graph.add("Transpose", mixed, perm=[0, 2, 1, 3])
    mixed = graph.add("Reshape", mixed, graph.constant("join_heads", [0, 0, WIDTH]))
    x = graph.add("Add", x, graph.linear(mixed, f"{name}.attended"))
    wide = graph.swish(graph.linear(graph.norm(x, f"{name}.norm_perceptron", 1e-5), f"{name}.widen"))
    return graph.add("Add", x, graph.linear(wide, f"{name}.narrow"))


def steps_of(graph, x):
    """From planes of height 1 to steps along the line."""
    flat = graph.add("Squeeze", x, graph.constant("height", [2]))
    return graph.add("Transpose", flat, perm=[0, 2, 1])


def onnx_model(state):
    """Input `x`: n x 3 x 48 x w. Output `probabilities`: n x w/8 x classes."""
    graph = GraphBuilder(state)
    x = graph.convolution("x", "stem", (2, 2))
    for k, stage in enumerate(STAGES):
        x = block(graph, x, k, stage)
    seen = graph.affine(graph.add("AveragePool", x, kernel_shape=[3, 2], strides=[3, 2]), "pooled")
    x = graph.swish(graph.convolution(graph.swish(graph.convolution(seen, "enter")), "enter_wide"))
    steps = steps_of(graph, x)
    for k in (0, 1):
        steps = mixer(graph, steps, f"mixers.{k}")
    x = graph.add("Transpose", graph.norm(steps, "norm", 1e-6), perm=[0, 2, 1])
    x = graph.add("Unsqueeze", x, graph.constant("height", [2]))
    x = graph.add("Concat", seen, graph.swish(graph.convolution(x, "leave")), axis=1)
    x = graph.swish(graph.convolution(graph.swish(graph.convolution(x, "join")), "join_wide"))
    scores = graph.linear(steps_of(graph, x), "head")
    graph.nodes.append(helper.make_node("Softmax", [scores], ["probabilities"], axis=-1))
    classes = state["head.weight"].shape[0]
    made = helper.make_graph(
        graph.nodes, "receipt-recogniser",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["n", 3, 48, "w"])],
        [helper.make_tensor_value_info("probabilities", TensorProto.FLOAT, ["n", "t", classes])],
        [numpy_helper.from_array(value, name) for name, value in graph.constants.items()])
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", 17)], producer_name="gf-ledger training")
    model.ir_version = 8
    onnx.checker.check_model(model)
    return model
