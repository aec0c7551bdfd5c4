"""A recogniser as its ONNX graph describes it: every weight of the file is a parameter.

The graph is one that onnxruntime has folded (`fold.py`), so that few kinds of operators remain and what is trained
is the function that the product runs. The network's shape is nowhere written down but in the file.
"""
import copy

import numpy as np
import torch
import torch.nn as nn
from onnx import helper, numpy_helper

from operators import OPERATORS


class Step:
    """One node of the graph."""

    def __init__(self, node):
        if node.op_type not in OPERATORS:
            raise SystemExit(f"{node.op_type} is not one of the operators in operators.py.")
        self.operator = OPERATORS[node.op_type]
        self.inputs = [name for name in node.input if name]
        self.output = node.output[0]
        self.attributes = {each.name: helper.get_attribute_value(each) for each in node.attribute}


def arrays_of(graph):
    """The graph's constants by their names."""
    arrays = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    arrays.update({node.output[0]: numpy_helper.to_array(node.attribute[0].t)
                   for node in graph.node if node.op_type == "Constant"})
    return arrays


def is_weight(array):
    return array.dtype == np.float32 and array.size > 1


class GraphNetwork(nn.Module):
    """n x 3 x 48 x w (blue, green, red from -1 to 1, padding 0) to n x steps x classes, before the softmax."""

    def __init__(self, model):
        super().__init__()
        self.model = model
        nodes = [node for node in model.graph.node if node.op_type != "Constant"]
        if nodes[-1].op_type != "Softmax":
            raise SystemExit("A recogniser's graph ends with the softmax of its classes.")
        self.steps = [Step(node) for node in nodes[:-1]]
        self.lines, self.scores = model.graph.input[0].name, self.steps[-1].output
        self.last_use = {name: at for at, step in enumerate(self.steps) for name in step.inputs}
        self.constants, self.parameter_names = {}, {}
        for name, array in arrays_of(model.graph).items():
            if is_weight(array):
                self.parameter_names[name] = name.replace(".", "__")
                self.register_parameter(self.parameter_names[name], nn.Parameter(torch.from_numpy(np.array(array))))
            elif array.dtype.kind == "i":
                self.constants[name] = [int(value) for value in np.atleast_1d(array)]
            else:
                self.constants[name] = torch.from_numpy(np.array(array))
        # The backbone sees pixels; what follows its pooling reads the steps along the line.
        pool = max((at for at, node in enumerate(nodes) if node.op_type == "AveragePool"), default=-1)
        self.backbone = {self.parameter_names[name] for step in self.steps[:pool + 1] for name in step.inputs
                         if name in self.parameter_names}

    def value(self, values, name):
        if name in self.parameter_names:
            return getattr(self, self.parameter_names[name])
        return values[name] if name in values else self.constants[name]

    def forward(self, lines):
        values = {self.lines: lines}
        for at, step in enumerate(self.steps):
            inputs = [self.value(values, name) for name in step.inputs]
            values[step.output] = step.operator(inputs, step.attributes)
            for name in set(step.inputs) & set(values):
                if self.last_use[name] == at:
                    del values[name]
        return values[self.scores]

    def exported(self):
        """The graph with the weights as they are now."""
        model = copy.deepcopy(self.model)
        for each in model.graph.initializer:
            if each.name in self.parameter_names:
                weight = getattr(self, self.parameter_names[each.name]).detach().float().cpu().numpy()
                each.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(weight), each.name))
        return model

    def __deepcopy__(self, _):
        return GraphNetwork(self.exported()).train(self.training)
