"""The recogniser: PP-OCRv4 mobile (SVTR-LCNet with a CTC head), everything that can be folded folded.

Batch norms and the scalar affines of PP-LCNetV3 are part of their convolutions, so that training and the
exported network are one function, and a parameter has the same name in a checkpoint and in the ONNX file.
"""
from typing import NamedTuple

import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH = 120
HEADS = 8


class Stage(NamedTuple):
    """One depthwise-separable block of the backbone."""
    kernel: int
    stride: tuple[int, int]
    channels_in: int
    channels_out: int
    squeezed: bool


STAGES = [
    Stage(3, (1, 1), 16, 32, False), Stage(3, (1, 1), 32, 64, False), Stage(3, (1, 1), 64, 64, False),
    Stage(3, (2, 1), 64, 128, False), Stage(3, (1, 1), 128, 128, False), Stage(3, (1, 2), 128, 240, False),
    Stage(5, (1, 1), 240, 240, False), Stage(5, (1, 1), 240, 240, False), Stage(5, (1, 1), 240, 240, False),
    Stage(5, (1, 1), 240, 240, False), Stage(5, (2, 1), 240, 480, True), Stage(5, (1, 1), 480, 480, True),
    Stage(5, (2, 1), 480, 480, False), Stage(5, (1, 1), 480, 480, False),
]


class Affine(nn.Module):
    """One scale and one shift for all channels, where zero padding or a squeeze follows and folding is impossible."""

    def __init__(self):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(()))
        self.shift = nn.Parameter(torch.zeros(()))

    def forward(self, x):
        return x * self.scale + self.shift


class Squeeze(nn.Module):
    """Weights the channels by what the whole line shows."""

    def __init__(self, channels):
        super().__init__()
        self.affine = Affine()
        self.reduce = nn.Conv2d(channels, channels // 4, 1)
        self.expand = nn.Conv2d(channels // 4, channels, 1)

    def forward(self, x):
        x = self.affine(x)
        weights = self.expand(F.relu(self.reduce(x.mean((2, 3), keepdim=True))))
        return x * torch.clamp(weights / 6 + 0.5, 0, 1)


class Block(nn.Module):
    """A shift before the zero padding, a depthwise convolution, perhaps a squeeze, a pointwise convolution."""

    def __init__(self, stage):
        super().__init__()
        self.shift = nn.Parameter(torch.zeros(()))
        self.depthwise = nn.Conv2d(stage.channels_in, stage.channels_in, stage.kernel, stage.stride,
                                   stage.kernel // 2, groups=stage.channels_in)
        self.squeeze = Squeeze(stage.channels_in) if stage.squeezed else nn.Identity()
        self.pointwise = nn.Conv2d(stage.channels_in, stage.channels_out, 1)

    def forward(self, x):
        x = self.squeeze(F.hardswish(self.depthwise(x + self.shift)))
        return F.hardswish(self.pointwise(x))


class Mixer(nn.Module):
    """One global block of SVTR: attention, then a small perceptron, each after its norm."""

    def __init__(self):
        super().__init__()
        self.norm_attention = nn.LayerNorm(WIDTH, eps=1e-5)
        self.queries_keys_values = nn.Linear(WIDTH, 3 * WIDTH)
        self.attended = nn.Linear(WIDTH, WIDTH)
        self.norm_perceptron = nn.LayerNorm(WIDTH, eps=1e-5)
        self.widen = nn.Linear(WIDTH, 2 * WIDTH)
        self.narrow = nn.Linear(2 * WIDTH, WIDTH)

    def forward(self, x):
        lines, steps, _ = x.shape
        parts = self.queries_keys_values(self.norm_attention(x))
        parts = parts.reshape(lines, steps, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        queries, keys, values = parts[0], parts[1], parts[2]
        weights = torch.softmax((queries * (WIDTH // HEADS) ** -0.5) @ keys.transpose(-1, -2), -1)
        x = x + self.attended((weights @ values).transpose(1, 2).reshape(lines, steps, WIDTH))
        return x + self.narrow(F.silu(self.widen(self.norm_perceptron(x))))


class Recogniser(nn.Module):
    """n x 3 x 48 x w (blue, green, red from -1 to 1, padding 0) to n x w/8 x classes, before the softmax."""

    def __init__(self, classes):
        super().__init__()
        self.stem = nn.Conv2d(3, 16, 3, 2, 1)
        self.blocks = nn.ModuleList([Block(stage) for stage in STAGES])
        self.pooled = Affine()
        self.enter = nn.Conv2d(480, 60, (1, 3), 1, (0, 1))
        self.enter_wide = nn.Conv2d(60, WIDTH, 1)
        self.mixers = nn.ModuleList([Mixer(), Mixer()])
        self.norm = nn.LayerNorm(WIDTH, eps=1e-6)
        self.leave = nn.Conv2d(WIDTH, 480, 1)
        self.join = nn.Conv2d(960, 60, (1, 3), 1, (0, 1))
        self.join_wide = nn.Conv2d(60, WIDTH, 1)
        self.head = nn.Linear(WIDTH, classes)

    def backbone(self, x):
        x = self.stem(x)
        for block in self.blocks:
            x = block(x)
        return self.pooled(F.avg_pool2d(x, (3, 2), (3, 2)))

    def neck(self, seen):
        x = F.silu(self.enter_wide(F.silu(self.enter(seen))))
        steps = x.flatten(2).transpose(1, 2)
        for mixer in self.mixers:
            steps = mixer(steps)
        x = self.leave(self.norm(steps).transpose(1, 2).unsqueeze(2))
        x = F.silu(self.join_wide(F.silu(self.join(torch.cat([seen, F.silu(x)], 1)))))
        return self.head(x.squeeze(2).transpose(1, 2))

    def forward(self, x):
        return self.neck(self.backbone(x))


def recogniser(state):
    """A network with these parameters."""
    network = Recogniser(state["head.weight"].shape[0])
    network.load_state_dict(state)
    return network.eval()
