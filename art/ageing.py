"""What time does to a photograph: each function takes a picture as floats of 0..1 and gives it back older.

Ageing is done to the finished frame, so that the restored picture is the true original.
"""
import numpy as np
from PIL import Image, ImageDraw, ImageFilter


def clouds(shape, size, rng):
    """Soft noise of 0..1 whose spots are about `size` pixels wide."""
    h, w = shape
    small = rng.random((max(2, h // size + 2), max(2, w // size + 2)))
    image = Image.fromarray((small * 255).astype("uint8")).resize((w, h), Image.BICUBIC)
    return np.asarray(image).astype(float) / 255


def mask_of(shape, draw_with, blur=0.0):
    """A mask drawn with PIL, softened."""
    h, w = shape
    image = Image.new("L", (w * 2, h * 2), 0)
    draw_with(ImageDraw.Draw(image), 2)
    image = image.resize((w, h), Image.LANCZOS)
    if blur:
        image = image.filter(ImageFilter.GaussianBlur(blur))
    return np.asarray(image).astype(float)[..., None] / 255


def silver(picture, tone=(1.03, 0.93, 0.77), low=0.12, high=0.93):
    """A silver print: blind to red, flat, on paper that yellowed."""
    grey = picture @ np.array([0.16, 0.54, 0.30])
    grey = low + (high - low) * (np.clip(grey, 0, 1) ** 0.92)
    return grey[..., None] * np.array(tone)


def dyes(picture, rng):
    """A colour print of fifty years: cyan is gone first, blacks are brown, all is flat."""
    faded = 0.19 + picture * np.array([0.72, 0.64, 0.56])
    warm = faded * np.array([1.03, 0.94, 0.84])
    uneven = 0.94 + 0.10 * clouds(picture.shape[:2], 420, rng)[..., None]
    return warm * uneven


def fade_edges(picture, strength=0.22, light=True):
    """Light and damp come from the edges."""
    h, w = picture.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    edge = np.minimum(np.minimum(x, w - x) / w, np.minimum(y, h - y) / h)
    near = np.clip(1 - edge / 0.22, 0, 1)[..., None] ** 2 * strength
    return picture * (1 - near) + near * (0.88 if light else 0.25)


def grain(picture, amount, rng):
    """The grain of a film."""
    noise = rng.normal(0, 1, picture.shape[:2])
    # A grain is a little larger than a pixel.
    soft = (noise + np.roll(noise, 1, 0) + np.roll(noise, 1, 1) + np.roll(noise, (1, 1), (0, 1))) / 2
    return picture + (soft * amount)[..., None]


def soften(picture, radius):
    """A blur of so many pixels."""
    image = Image.fromarray((np.clip(picture, 0, 1) * 255).astype("uint8"))
    return np.asarray(image.filter(ImageFilter.GaussianBlur(radius))).astype(float) / 255


def stains(picture, spots, rng, colour=(0.52, 0.36, 0.18)):
    """Foxing and rings of damp: (x, y, radius) as parts of the width."""
    h, w = picture.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w]
    wobble = clouds((h, w), 70, rng)
    for x, y, r in spots:
        d = np.hypot(xx - x * w, yy - y * h) / (r * w) + (wobble - 0.5) * 0.5
        ring = np.exp(-((d - 1) / 0.07) ** 2) * 0.30 + np.clip(1 - d, 0, 1) ** 0.4 * 0.16
        picture = picture * (1 - ring[..., None]) + ring[..., None] * np.array(colour)
    return picture


def jagged(points, rng, roughness):
    """A line of many small turns through the points."""
    out = [np.array(points[0], float)]
    for a, b in zip(points, points[1:]):
        a, b = np.array(a, float), np.array(b, float)
        n = max(2, int(np.hypot(*(b - a)) / 7))
        normal = np.array([-(b - a)[1], (b - a)[0]]) / max(1e-6, np.hypot(*(b - a)))
        drift = 0.0
        for k in range(1, n + 1):
            drift = drift * 0.8 + rng.normal(0, roughness)
            out.append(a + (b - a) * k / n + normal * drift * (1 if k < n else 0.3))
    return [tuple(p) for p in out]


def fold(picture, points, rng, wear=1.0):
    """A crease: emulsion gone along a crack, paper fibres beside it, a shade on one side."""
    h, w = picture.shape[:2]
    path = jagged([(x * w, y * h) for x, y in points], rng, 1.1)
    shift = [(x + 5, y + 4) for x, y in path]
    scaled = lambda line, s: [(x * s, y * s) for x, y in line]
    shade = mask_of((h, w), lambda d, s: d.line(scaled(shift, s), 255, 16 * s), 6) * 0.28
    picture = picture * (1 - shade)
    lightened = mask_of((h, w), lambda d, s: d.line(scaled(path, s), 255, 9 * s), 3) * 0.35
    patchy = (clouds((h, w), 9, rng) > 0.42)[..., None]
    crack = mask_of((h, w), lambda d, s: d.line(scaled(path, s), 255, int(3.2 * wear * s)), 0.5) * np.where(patchy, 0.95, 0.45)
    picture = picture * (1 - lightened) + lightened * 0.85
    return picture * (1 - crack) + crack * np.array([0.93, 0.90, 0.83])


def tear(picture, points, rng, width=6.0, slip=(0, 0)):
    """A tear: the part right of it slipped a little, white paper core along its edge."""
    h, w = picture.shape[:2]
    path = jagged([(x * w, y * h) for x, y in points], rng, 2.4)
    side = mask_of((h, w), lambda d, s: d.polygon([(x * s, y * s) for x, y in path] + [(w * s + 9, path[-1][1] * s), (w * s + 9, path[0][1] * s)], 255))
    pad = np.pad(picture, ((9, 9), (9, 9), (0, 0)), mode="edge")
    moved = pad[9 - slip[1] : 9 - slip[1] + h, 9 - slip[0] : 9 - slip[0] + w]
    picture = picture * (1 - side) + moved * side
    edge = [(x + rng.normal(width * 0.3, width * 0.25), y) for x, y in path]
    core = mask_of((h, w), lambda d, s: d.polygon([(x * s, y * s) for x, y in path] + [((x + abs(width) + 2) * s, y * s) for x, y in reversed(edge)], 255), 0.6)
    shadow = mask_of((h, w), lambda d, s: d.line([((x - 3) * s, (y + 3) * s) for x, y in path], 255, 9 * s), 4) * 0.4
    picture = picture * (1 - shadow)
    fibre = 0.80 + 0.14 * clouds((h, w), 3, rng)[..., None]
    return picture * (1 - core) + core * fibre * np.array([1.0, 0.97, 0.90])


def missing(picture, points, rng, ground=(0.30, 0.27, 0.235)):
    """A corner that is gone: the table below it, its torn edge white."""
    h, w = picture.shape[:2]
    path = jagged([(x * w, y * h) for x, y in points], rng, 2.6)
    corner = [(points[-1][0] * w, points[-1][1] * h), (round(points[-1][0]) * w, round(points[-1][1]) * h), (round(points[0][0]) * w, round(points[0][1]) * h)]
    scaled = lambda line, s: [(x * s, y * s) for x, y in line]
    gone = mask_of((h, w), lambda d, s: d.polygon(scaled(path + corner, s), 255), 0.4)
    white = mask_of((h, w), lambda d, s: d.line(scaled(path, s), 255, 13 * s), 1.0)
    fibre = 0.80 + 0.14 * clouds((h, w), 3, rng)[..., None]
    picture = picture * (1 - white) + white * fibre * np.array([1.0, 0.97, 0.90])
    table = np.array(ground) * (0.9 + 0.2 * clouds((h, w), 5, rng)[..., None])
    shade = mask_of((h, w), lambda d, s: d.line(scaled(path, s), 255, 22 * s), 7) * 0.55
    return picture * (1 - gone) + gone * table * (1 - shade)


def scratches(picture, count, rng, upright=True, strong=0.85):
    """Scratches of the negative: long, thin, nearly parallel, some dark, most light."""
    h, w = picture.shape[:2]
    for _ in range(count):
        x, lean = rng.random() * w, rng.normal(0, 26)
        y0, l = rng.random() * h * 0.7 - h * 0.15, h * rng.uniform(0.12, 0.95)
        n = 14
        line = [(x + lean * k / n + rng.normal(0, 0.9), y0 + l * k / n) for k in range(n + 1)]
        if not upright:
            line = [(y * w / h, x_ * h / w) for x_, y in line]
        width = rng.choice([1, 1, 1, 2, 3])
        alpha = strong * rng.uniform(0.35, 1.0)
        m = mask_of((h, w), lambda d, s: d.line([(a * s, b * s) for a, b in line], 255, int(width * s * 0.8) or 1), 0.35) * alpha
        gaps = np.clip(clouds((h, w), 60, rng) * 2.2 - 0.35, 0, 1)[..., None]
        m = m * gaps
        tone = np.array([0.96, 0.94, 0.88]) if rng.random() < 0.82 else np.array([0.10, 0.09, 0.08])
        picture = picture * (1 - m) + m * tone
    return picture


def dust(picture, count, rng):
    """Specks and hairs that lay on the glass."""
    h, w = picture.shape[:2]
    spots = [(rng.random() * w, rng.random() * h, rng.gamma(1.2, 0.9) + 0.4) for _ in range(count)]
    hairs = []
    for _ in range(count // 40):
        x, y, a, turn = rng.random() * w, rng.random() * h, rng.random() * 6.28, rng.normal(0, 0.07)
        line = []
        for _ in range(22):
            line.append((x, y))
            x, y, a = x + 3.2 * np.cos(a), y + 3.2 * np.sin(a), a + turn + rng.normal(0, 0.09)
        hairs.append(line)

    def paint(d, s):
        for x, y, r in spots:
            d.ellipse([(x - r) * s, (y - r * 0.8) * s, (x + r) * s, (y + r * 0.8) * s], 255)
        for line in hairs:
            d.line([(x * s, y * s) for x, y in line], 235, int(1.3 * s))

    m = mask_of((h, w), paint, 0.4) * 0.85
    return picture * (1 - m) + m * np.array([0.95, 0.93, 0.88])
