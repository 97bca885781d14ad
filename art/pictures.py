"""Makes the photographs of the site from the rendered scenes: finished frames, their aged selves, all sizes.

    apt-get install --no-install-recommends blender python3-numpy python3-pil python3-opencv libavif-bin webp
    blender -b -P art/scenes/NAME.py -- --width 1080 --height 720 --samples 60 --out FOLDER/NAME.png
    python3 art/pictures.py FOLDER [NAME ...]

Blender 3, as Debian 12 has it: later ones name some inputs of a surface differently. A draft of 600 by 400
takes seconds, a finished frame minutes. Without names all pictures are made anew.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from ageing import dust, dyes, fade_edges, fold, grain, missing, scratches, silver, soften, stains, tear

pages = Path(__file__).resolve().parent.parent / "client/pages"
restoration = pages / "photo-restoration/pictures"
studio = pages / "architecture-studio/pictures"
size = (1440, 960)


def finished(path, noise):
    """A rendering without its noise, at the size of the largest picture, with the grain of a film."""
    frame = cv2.imread(str(path))
    if noise:
        frame = cv2.fastNlMeansDenoisingColored(frame, None, noise, noise, 5, 15)
    frame = cv2.resize(frame, size, interpolation=cv2.INTER_LANCZOS4)
    picture = frame[..., ::-1].astype(float) / 255
    sharp = picture + 0.35 * (picture - soften(picture, 1.6))
    return grain(sharp, 0.012, np.random.default_rng(1))


def old_street(picture, rng):
    """Folded in four, damp, one corner gone."""
    p = soften(silver(picture), 1.1)
    p = fade_edges(p, 0.34)
    p = stains(p, [(0.13, 0.22, 0.07), (0.80, 0.75, 0.10), (0.60, 0.10, 0.035)], rng)
    p = fold(p, [(0.0, 0.415), (0.5, 0.40), (1.0, 0.43)], rng)
    p = fold(p, [(0.655, 0.0), (0.66, 0.5), (0.645, 1.0)], rng, 0.8)
    p = missing(p, [(0.86, 0.0), (0.93, 0.07), (0.95, 0.15), (1.0, 0.19)], rng)
    p = dust(scratches(p, 12, rng, strong=0.6), 260, rng)
    return grain(p, 0.035, rng)


def old_jangada(picture, rng):
    """A faded colour print, torn from above and below, two corners gone."""
    p = soften(dyes(picture, rng), 0.9)
    p = fade_edges(p, 0.25)
    p = fold(p, [(0.0, 0.70), (0.4, 0.715), (1.0, 0.69)], rng, 0.7)
    p = tear(p, [(0.585, 0.0), (0.60, 0.14), (0.555, 0.30), (0.59, 0.47), (0.56, 0.60), (0.575, 0.69)], rng, 9, (5, 4))
    p = tear(p, [(0.235, 1.0), (0.25, 0.86), (0.225, 0.78), (0.24, 0.69)], rng, 6, (-3, 0))
    p = missing(p, [(0.0, 0.80), (0.055, 0.83), (0.075, 0.90), (0.135, 0.94), (0.15, 1.0)], rng)
    p = missing(p, [(1.0, 0.28), (0.955, 0.20), (0.945, 0.11), (0.90, 0.06), (0.885, 0.0)], rng)
    p = dust(p, 120, rng)
    return grain(p, 0.03, rng)


def old_beira(picture, rng):
    """Black and white, a corner bent, a little damp: what it lacks most is colour."""
    p = soften(silver(picture, tone=(1.0, 0.955, 0.87), low=0.10, high=0.94), 1.0)
    p = stains(p, [(0.985, 0.03, 0.10)], rng)
    p = fold(p, [(0.79, 1.0), (0.90, 0.86), (1.0, 0.70)], rng, 0.8)
    p = scratches(dust(p, 110, rng), 5, rng, strong=0.5)
    return grain(fade_edges(p, 0.26), 0.04, rng)


def old_sewing(picture, rng):
    """Scratched and full of dust."""
    p = soften(silver(picture, tone=(1.0, 0.95, 0.86), low=0.11, high=0.92), 0.9)
    p = scratches(p, 46, rng)
    p = scratches(p, 6, rng, upright=False, strong=0.5)
    p = dust(p, 620, rng)
    return grain(fade_edges(p, 0.2), 0.04, rng)


# Name -> folder, widths, strength of the noise to take away, what became of it.
pictures = {
    "street": (restoration, (480, 560, 960, 1440), 3, old_street),
    "jangada": (restoration, (480, 560, 960, 1440), 3, old_jangada),
    "beira": (restoration, (480, 560, 960, 1440), 4, old_beira),
    "sewing": (restoration, (480, 560, 960, 1440), 4, old_sewing),
    "encosta": (studio, (640, 1280), 4, None),
    "cobogo": (studio, (640, 1280), 3, None),
    "taipa": (studio, (640, 1280), 3, None),
    "pavilhao": (studio, (640, 1280), 4, None),
}


# Figures are small beside a sail: their colours run at the quality of the other small files.
people = "beira"


def save(picture, folder, name, widths):
    """Writes a picture in all widths, as WebP and AVIF, where its page looks for it."""
    image = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype("uint8"))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        for width in widths:
            png = Path(temporary) / "p.png"
            # Of an odd height, browsers show the last row of a 4:2:0 AVIF green.
            image.resize((width, width * size[1] // size[0] // 2 * 2), Image.LANCZOS).save(png)
            stem = folder / f"{name}-{width}"
            subprocess.run(["cwebp", "-quiet", "-m", "6", "-q", "68", "-sharp_yuv", str(png), "-o", f"{stem}.webp"], check=True)
            # Grain is most of an aged photograph's octets: it is taken out, described, and put back by whoever
            # shows it. The small ones are for fine screens, where no single pixel is seen.
            least, most = ("31", "45") if width <= 640 and not name.startswith(people) else ("26", "40")
            quality = ["-s", "2", "--min", least, "--max", most, "-a", "denoise-noise-level=25", "-y", "420"]
            subprocess.run(["avifenc", *quality, str(png), f"{stem}.avif"], check=True, stdout=subprocess.DEVNULL)


source = Path(sys.argv[1])
for name in sys.argv[2:] or pictures:
    folder, widths, noise, age = pictures[name]
    new = finished(source / f"{name}.png", noise)
    if age:
        save(new, folder, f"{name}-new", widths)
        save(age(new, np.random.default_rng(7)), folder, f"{name}-old", widths)
    else:
        save(new, folder, name, widths)
    print(name)
