"""Gives a variable font the kerning of its default weight in all weights: nobody sees the difference in a text,
and what changes it from weight to weight is a tenth of the file.

    apt-get install --no-install-recommends python3-fonttools python3-brotli
    python3 art/kerning.py FONT.woff2
"""
import sys

from fontTools.ttLib import TTFont

# Of the formats of a kerning's value, those that are not tables of variations.
plain = 0x0F


def parts(table):
    """A table and all that is in it."""
    waiting, seen = [table], set()
    while waiting:
        part = waiting.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        if hasattr(part, "ensureDecompiled"):
            part.ensureDecompiled()
        yield part
        for value in vars(part).values():
            waiting += [one for one in (value if isinstance(value, list) else [value]) if hasattr(one, "__dict__")]


font = TTFont(sys.argv[1])
for part in parts(font["GPOS"].table):
    for name, value in list(vars(part).items()):
        if name.endswith("Device"):
            setattr(part, name, None)
        elif name.startswith("ValueFormat"):
            setattr(part, name, value & plain)
font.flavor = "woff2"
font.save(sys.argv[1])
