"""How generated lines may look: a table of styles with their shares. Whatever a style leaves out is as on a fresh slip."""
from typing import NamedTuple

HEIGHTS = ((8, 14), (11, 20), (14, 26), (22, 42))
SMALL = ((8, 12),)


class Style(NamedTuple):
    """Shares are chances from 0 to 1; a pair is a range to draw from."""
    name: str
    share: int
    # Heights of the print in the photo, in pixels; one range is chosen.
    heights: tuple = HEIGHTS
    # How bright ink is against its paper: 0 black, 1 unseen.
    ink: tuple = (0.05, 0.55)
    # How much of the ink is gone in patches, and how often.
    fading: tuple = (0.3, 0.8)
    faded: float = 0.35
    # How many of the dots are lost, and how often any are.
    lost: tuple = (0.02, 0.25)
    dotty: float = 0.3
    white_on_black: bool = False
    stamped: bool = False
    folded: bool = False


STYLES = [
    Style("fresh", 44),
    Style("pale", 12, ink=(0.5, 0.8)),
    Style("faded thermal paper", 10, ink=(0.4, 0.75), faded=1.0, fading=(0.5, 0.95)),
    Style("worn ribbon", 6, dotty=1.0, lost=(0.15, 0.4)),
    Style("white on black", 7, white_on_black=True, ink=(0.03, 0.35), faded=0.2),
    Style("under a stamp", 5, stamped=True),
    Style("across a fold", 6, folded=True),
    Style("small", 10, heights=SMALL, ink=(0.05, 0.65)),
]


def style_of(chance):
    return chance.choices(STYLES, [style.share for style in STYLES])[0]
