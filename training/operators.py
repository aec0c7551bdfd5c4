"""The ONNX operators of a folded recogniser, each as torch computes it.

An operator is given its inputs (tensors; whole numbers, such as shapes and axes, as lists) and its attributes.
"""
import torch
import torch.nn.functional as F

SAME_UPPER = b"SAME_UPPER"
# Lower than any activation, so that padding never wins a maximum.
LOWEST = -1e30


def padded(x, kernel, attributes, value=0.0):
    """`x` with the padding that a window of stride 1 or an explicit list asks for."""
    if attributes.get("auto_pad") == SAME_UPPER:
        high, wide = kernel[0] - 1, kernel[1] - 1
        return F.pad(x, (wide // 2, wide - wide // 2, high // 2, high - high // 2), value=value)
    top, left, bottom, right = attributes.get("pads", [0, 0, 0, 0])
    return F.pad(x, (left, right, top, bottom), value=value) if any((top, left, bottom, right)) else x


def convolution(inputs, attributes):
    x, weight, *bias = inputs
    pads = attributes.get("pads", [0, 0, 0, 0])
    if attributes.get("auto_pad") != SAME_UPPER and pads[:2] == pads[2:]:
        padding = tuple(pads[:2])
    else:
        x, padding = padded(x, attributes["kernel_shape"], attributes), 0
    return F.conv2d(x, weight, bias[0] if bias else None, attributes["strides"], padding,
                    attributes.get("dilations", [1, 1]), attributes.get("group", 1))


def largest(inputs, attributes):
    x = padded(inputs[0], attributes["kernel_shape"], attributes, LOWEST)
    return F.max_pool2d(x, attributes["kernel_shape"], attributes["strides"])


def average(inputs, attributes):
    if any(attributes.get("pads", [])):
        raise SystemExit("An average over padding is not known here.")
    return F.avg_pool2d(inputs[0], attributes["kernel_shape"], attributes["strides"])


def product(inputs, attributes):
    x, y = inputs
    x = x.transpose(-1, -2) if attributes.get("transA") else x
    y = y.transpose(-1, -2) if attributes.get("transB") else y
    return (x @ y) * attributes.get("alpha", 1.0)


def layer_norm(inputs, attributes):
    x, weight, *bias = inputs
    return F.layer_norm(x, weight.shape, weight, bias[0] if bias else None, attributes.get("epsilon", 1e-5))


def axes_of(inputs, attributes):
    """The axes, which older graphs give as an attribute and newer ones as the second input."""
    return inputs[1] if len(inputs) > 1 else attributes["axes"]


def mean(inputs, attributes):
    return inputs[0].mean(tuple(axes_of(inputs, attributes)), keepdim=bool(attributes.get("keepdims", 1)))


def squeezed(inputs, attributes):
    return inputs[0].squeeze(tuple(axes_of(inputs, attributes)))


def unsqueezed(inputs, attributes):
    x = inputs[0]
    for axis in sorted(axes_of(inputs, attributes)):
        x = x.unsqueeze(axis)
    return x


def joined(inputs, attributes):
    if isinstance(inputs[0], list):
        return [value for part in inputs for value in part]
    return torch.cat(inputs, attributes["axis"])


def cut(inputs, _):
    x, starts, ends, *axes = inputs
    if isinstance(x, list):
        return x[starts[0]:ends[0]]
    for start, end, axis in zip(starts, ends, axes[0] if axes else range(len(starts))):
        kept = range(x.shape[axis])[start:end]
        x = x.narrow(axis, kept.start, len(kept))
    return x


def reshaped(inputs, _):
    x, shape = inputs
    return x.reshape([x.shape[at] if size == 0 else size for at, size in enumerate(shape)])


OPERATORS = {
    "Add": lambda inputs, _: inputs[0] + inputs[1],
    "AveragePool": average,
    "Concat": joined,
    "Conv": convolution,
    "FusedMatMul": product,
    "Gelu": lambda inputs, _: F.gelu(inputs[0]),
    "HardSigmoid": lambda inputs, a: torch.clamp(inputs[0] * a["alpha"] + a["beta"], 0, 1),
    "Identity": lambda inputs, _: inputs[0],
    "LayerNormalization": layer_norm,
    "MatMul": product,
    "MaxPool": largest,
    "Mul": lambda inputs, _: inputs[0] * inputs[1],
    "ReduceMean": mean,
    "Relu": lambda inputs, _: F.relu(inputs[0]),
    "Reshape": reshaped,
    "Shape": lambda inputs, _: list(inputs[0].shape),
    "Sigmoid": lambda inputs, _: torch.sigmoid(inputs[0]),
    "Slice": cut,
    "Softmax": lambda inputs, a: torch.softmax(inputs[0], a["axis"]),
    "Squeeze": squeezed,
    "Transpose": lambda inputs, a: inputs[0].permute(a["perm"]),
    "Unsqueeze": unsqueezed,
}
