"""Paper, wear and camera around the ink of a line. Pictures are blue, green, red."""
import cv2
import numpy as np

from line_styles import style_of

# A stored picture shows this share of the ink's height on every side.
MARGIN = 0.12


def smooth_noise(noise, shape, cells):
    coarse = noise.random((max(2, cells), max(2, int(cells * shape[1] / max(1, shape[0]) / 2) + 2))).astype(np.float32)
    return np.clip(cv2.resize(coarse, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC), 0, 1)


def on_paper(ink, neighbours, chance):
    """The ink with its margin, slanted a little, perhaps with the edges of the lines above and below."""
    height, width = ink.shape
    margin = MARGIN * height
    size = (int(round(width + 2 * margin)), int(round(height + 2 * margin)))
    lean = chance.uniform(-0.12, 0.12) if chance.random() < 0.3 else 0
    most = 0.35 * height / max(width, 1)
    climb = max(-most, min(most, chance.gauss(0, 0.012) if chance.random() < 0.6 else 0))
    shift_x, shift_y = chance.uniform(-0.35, 0.35) * margin, chance.uniform(-0.35, 0.35) * margin
    place = np.float32([[1, lean, margin + shift_x], [climb, 1, margin + shift_y - climb * width / 2]])
    page = cv2.warpAffine(ink, place, size, flags=cv2.INTER_LINEAR)
    if chance.random() < 0.35:
        for other, y in zip(neighbours, (-height * chance.uniform(0.9, 1.15), height * chance.uniform(1.15, 1.4))):
            beside = np.float32([[1, 0, margin + chance.uniform(-20, 20)], [0, 1, y + margin]])
            page = np.maximum(page, cv2.warpAffine(other, beside, size))
    return page


def worn(page, style, chance, noise):
    """Print that faded, lost dots, or has streaks where the printer's head is broken."""
    if chance.random() < style.faded:
        page = page * (1 - chance.uniform(*style.fading) * smooth_noise(noise, page.shape, 2))
    if chance.random() < style.dotty:
        page = page * (noise.random(page.shape) > chance.uniform(*style.lost)).astype(np.float32)
    if chance.random() < 0.2:
        for _ in range(chance.randrange(1, 4)):
            x = chance.randrange(page.shape[1])
            page[:, x:x + chance.randrange(1, 4)] *= chance.uniform(0, 0.6)
    return cv2.GaussianBlur(page, (0, 0), chance.uniform(0.5, 1.1)) if chance.random() < 0.7 else page


def stamped(shown, chance):
    """The slanted strokes and the frame of a stamp over the line, in a colour that lets the print through."""
    height, width = shown.shape[:2]
    mask, thick = np.zeros((height, width), np.float32), max(2, round(height * chance.uniform(0.05, 0.12)))
    for _ in range(chance.randrange(2, 5)):
        x, lean = chance.randrange(width), round(height * chance.uniform(-1.5, 1.5))
        cv2.line(mask, (x, -5), (x + lean, height + 5), 1.0, thick)
    centre, axes = (chance.randrange(width), chance.randrange(height)), (round(height * chance.uniform(0.8, 2)), round(height * 0.8))
    cv2.ellipse(mask, centre, axes, chance.uniform(-30, 30), 0, 360, 1.0, thick)
    colour = np.array(chance.choice([(0.8, 0.5, 0.4), (0.5, 0.45, 0.85), (0.5, 0.5, 0.5), (0.75, 0.5, 0.7)]), np.float32)
    return shown * (1 - mask[..., None] * (1 - colour) * chance.uniform(0.5, 0.9))


def folded(shown, chance):
    """A crease, upright or level: lighter on one side, with a line of its own where the print is rubbed off."""
    height, width = shown.shape[:2]
    shown = shown.copy()
    if chance.random() < 0.5:
        at = chance.randrange(width)
        shown[:, at:] *= chance.uniform(0.7, 0.95)
        shown[:, at:at + chance.randrange(1, 4)] = shown.max() * chance.uniform(0.8, 1)
    else:
        at = chance.randrange(height)
        shown[at:] *= chance.uniform(0.7, 0.95)
        shown[at:at + chance.randrange(1, 4)] *= chance.uniform(0.6, 1.3)
    return shown


def coloured(page, back, style, chance, noise):
    """Ink on paper in uneven light, perhaps with the print of the back showing through."""
    paper = chance.uniform(150, 255)
    dark = chance.uniform(*style.ink)
    light = np.full(page.shape, paper, np.float32)
    if chance.random() < 0.6:
        light *= 1 - chance.uniform(0.05, 0.4) * smooth_noise(noise, page.shape, chance.choice([2, 2, 3, 5]))
    if chance.random() < 0.2 and back.shape[1] > 8:
        mirrored = cv2.resize(back[:, ::-1], (page.shape[1], page.shape[0]))
        light *= 1 - chance.uniform(0.04, 0.16) * cv2.GaussianBlur(mirrored, (0, 0), 1.5)
    tint = np.array([chance.uniform(0.85, 1), chance.uniform(0.93, 1), 1], np.float32)
    ink = np.array([chance.uniform(0.9, 1.35), chance.uniform(0.9, 1.1), chance.uniform(0.85, 1.2)], np.float32)
    shown = light[..., None] * (tint * (1 - page[..., None]) + dark * ink * page[..., None])
    shown = 255 - shown if style.white_on_black else shown
    shown = stamped(shown, chance) if style.stamped else shown
    return folded(shown, chance) if style.folded else shown


def through_camera(picture, heights, chance, noise):
    """Perspective, blur, distance, noise and JPEG; returns the picture and the text's height in it."""
    height, width = picture.shape[:2]
    if chance.random() < 0.3:
        corners = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
        moved = corners + noise.uniform(-0.05 * height, 0.05 * height, (4, 2)).astype(np.float32)
        turn = cv2.getPerspectiveTransform(corners, moved)
        picture = cv2.warpPerspective(picture, turn, (width, height), borderMode=cv2.BORDER_REPLICATE)
    if chance.random() < 0.45:
        picture = cv2.GaussianBlur(picture, (0, 0), chance.uniform(0.6, 2.2))
    if chance.random() < 0.12:
        length = chance.choice([3, 5, 7])
        smear = np.zeros((length, length), np.float32)
        smear[length // 2] = 1 / length
        picture = cv2.filter2D(picture, -1, smear if chance.random() < 0.6 else smear.T)
    text_height = chance.uniform(*chance.choice(heights))
    tall = max(9, round(text_height * (1 + 2 * MARGIN)))
    size = (max(5, round(width * tall / height)), tall)
    picture = cv2.resize(picture, size, interpolation=cv2.INTER_AREA if tall < height else cv2.INTER_LINEAR)
    picture = picture + noise.normal(0, chance.choice([0.01, 1, 2, 4, 8]), picture.shape)
    picture = np.clip(picture, 0, 255).astype(np.uint8)
    if chance.random() < 0.7:
        quality = [cv2.IMWRITE_JPEG_QUALITY, chance.randrange(28, 95)]
        picture = cv2.imdecode(cv2.imencode(".jpg", picture, quality)[1], cv2.IMREAD_COLOR)
    return picture, text_height


def photographed(ink, neighbours, chance, noise):
    """A photo of the line; `neighbours` are the inks of two other lines."""
    style = style_of(chance)
    page = worn(on_paper(ink, neighbours, chance), style, chance, noise)
    return through_camera(coloured(page, neighbours[0], style, chance, noise), style.heights, chance, noise)
