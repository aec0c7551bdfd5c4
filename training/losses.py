"""The losses: CTC on the texts, and the distance from a teacher where the teacher is right."""
import torch
import torch.nn.functional as F

NOTHING = -30.0
# The teacher is ignored where it gives the true line less than this probability.
TRUSTED = 0.3
# A line whose loss per character stays above this is more often labelled wrongly than hard.
HOPELESS = 3.0


def space_as_blank(log_probabilities):
    """Adds the space, the last class, to the blank, so that any spacing counts as right."""
    blank = torch.logaddexp(log_probabilities[..., :1], log_probabilities[..., -1:])
    return torch.cat([blank, log_probabilities[..., 1:-1], torch.full_like(blank, NOTHING)], -1)


def ctc(log_probabilities, classes, lengths):
    lines, steps, _ = log_probabilities.shape
    return F.ctc_loss(log_probabilities.transpose(0, 1), classes, torch.full((lines,), steps, dtype=torch.long), lengths,
                      reduction="none", zero_infinity=True)


def without_spaces(classes, lengths, space):
    texts = [row[:length][row[:length] != space] for row, length in zip(classes, lengths.tolist())]
    bare = torch.zeros_like(classes)
    for n, text in enumerate(texts):
        bare[n, :len(text)] = text
    return bare, torch.tensor([len(text) for text in texts])


def text_loss(scores, classes, lengths, spaces_labelled):
    """A line's CTC loss, with less weight where it stays hopeless."""
    exact = F.log_softmax(scores, -1)
    used = torch.where(spaces_labelled[:, None, None], exact, space_as_blank(exact))
    loss = ctc(used, classes, lengths)
    weight = torch.clamp(HOPELESS * lengths.float() / loss.detach().clamp(min=1e-3), max=1.0) ** 2
    return (loss * weight).mean()


def teacher_loss(scores, teacher_scores, classes, lengths):
    """How far a line differs from the teacher, apart from spaces, weighted by how right the teacher reads it."""
    own = space_as_blank(F.log_softmax(scores, -1))
    with torch.no_grad():
        taught = space_as_blank(F.log_softmax(teacher_scores, -1))
        bare, bare_lengths = without_spaces(classes, lengths, scores.shape[-1] - 1)
        trust = torch.exp(-ctc(taught, bare, bare_lengths)).clamp(0, 1)
        trust = trust * (trust > TRUSTED)
    divergence = (torch.exp(taught) * (taught - own))[..., :-1].sum((-1, -2))
    return (divergence * trust).mean()
