"""Edificio Cobogo: four floors behind a screen of hollow blocks, on round columns, in hard afternoon sun."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(5)
concrete = material("concrete", (0.52, 0.50, 0.46), 0.8, noise=0.12, scale=1.5, bump=0.15, bump_scale=30, stain=.2)
block = material("block", (0.66, 0.36, 0.22), 0.9, noise=0.22, scale=5, bump=0.2, bump_scale=40)
dark = material("dark", (0.03, 0.03, 0.03), .5)
pave = material("pave", (0.27, 0.25, 0.22), .9, noise=.2, scale=2, bump=.2, bump_scale=20)
tar = material("tar", (0.06, 0.06, 0.062), .9, noise=.3, scale=6, bump=.4, bump_scale=60)
glass = pane(tint=(.75, .82, .82))
# Ground floor of 4.40 m, four floors of 3.40 m: 18 m.
F, U = 4.4, 3.4
L, D = 24, 14
box(0, L, 0, D, F - .35, F, concrete)
for k in range(1, 5): box(.35, L - .35, .35, D - .35, F + U * k - .3, F + U * k - .02, concrete)
box(-.05, L + .05, -.05, D + .05, 18 - .25, 18.25, concrete, .02)
box(1.6, L - 1.6, 1.6, D - 1.6, F, 18 - .3, dark)
box(.4, L - .4, 1.4, 1.44, F, 17.7, glass)
# Lower floor, recessed three metres, behind columns every six.
box(3, L - 3, 3, D - 3, 0, .05, pave)
box(3, L - 3, 3, 3.04, .05, F - .35, glass); box(3, 3.04, 3, D - 3, .05, F - .35, glass); box(L - 3.04, L - 3, 3, D - 3, .05, F - .35, glass)
for i in range(13): box(3 + i * 1.5 - .03, 3 + i * 1.5 + .03, 2.95, 3.1, .05, F - .35, dark)
for i in range(6): box(2.95, 3.1, 3 + i * 1.6 - .03, 3 + i * 1.6 + .03, .05, F - .35, dark)
box(3.5, L - 3.5, 9, 9.2, .05, F - .35, wood("wall", (.4, .24, .12), along=(4, 1, .5)))
for x in (7, 12, 17): area((x, 6, F - .4), (x, 6, 0), 2, 260, (1, .8, .55))
for x in range(0, 25, 6):
    for y in (.45, D - .45): lathe([(.32, 0), (.32, F - .35)], concrete, (min(max(x, .45), L - .45), y, 0), 40)
for y in (6.8,):
    for x in (.45, L - .45): lathe([(.32, 0), (.32, F - .35)], concrete, (x, y, 0), 40)
box(7, 10, 5, 6, .05, .95, concrete, .02)
for x in (12.5, 14.2): box(x, x + 1.1, 5.4, 6.3, .05, .5, material("seat", (.5, .16, .08), .8), .08)

# The screen: hollow blocks of 40 cm, their fronts 5 cm thick, 20 cm deep.
def hollow(axis):
    a, t, d = .4, .05, .2
    o = [(0, 0), (a, 0), (a, a), (0, a)]; i = [(t, t), (a - t, t), (a - t, a - t), (t, a - t)]
    verts, faces = [], []
    for depth in (0, d):
        for u, z in o + i: verts.append((u, depth, z) if axis == "x" else (depth, u, z))
    for k in range(4):
        m = (k + 1) % 4
        faces += [(k, m, 4 + m, 4 + k), (8 + k, 12 + k, 12 + m, 8 + m), (4 + k, 4 + m, 12 + m, 12 + k), (k, 8 + k, 8 + m, m)]
    return mesh("hollow", verts, faces, block)
def screen(axis, at, count):
    obj = hollow(axis); obj.location = at
    for n, step in ((count, (.4, 0, 0) if axis == "x" else (0, .4, 0)), (34, (0, 0, .4))):
        m = obj.modifiers.new("rows", "ARRAY"); m.count = n; m.use_relative_offset = False; m.use_constant_offset = True; m.constant_offset_displace = step
screen("x", (0, 0, F), 60); screen("y", (0, .2, F), 34); screen("y", (L - .2, .2, F), 34)
# Some windows in the screen: the floor's own line and three deep frames.
for k in (1, 2, 3): box(-.02, L + .02, -.03, .02, F + U * k - .08, F + U * k + .08, concrete)
def bay(x, z, w, h):
    for a in ((x, x + w, -.45, .3, z - .12, z), (x, x + w, -.45, .3, z + h, z + h + .12), (x - .12, x, -.45, .3, z - .12, z + h + .12), (x + w, x + w + .12, -.45, .3, z - .12, z + h + .12)): box(*a, concrete, .01)
    box(x, x + w, -.1, .45, z, z + h, dark); box(x, x + w, -.14, -.13, z, z + h, glass)
    box(x + w / 2 - .03, x + w / 2 + .03, -.17, -.1, z, z + h, dark)
bay(3.6, F + U + .4, 3.2, 2.4); bay(14.4, F + U * 2 + .4, 4.0, 2.4); bay(9.2, F + U * 3 + .4, 2.4, 2.4); bay(18.0, F + .5, 2.8, 2.2)
# Street: pavement of small stones, kerb, road with a crossing, neighbours.
box(-60, 80, -4.5, 40, -.3, 0, pave)
for k in range(70): box(-10 + k * .8 - .008, -10 + k * .8 + .008, -4.5, 0, 0, .004, dark)
for k in range(6): box(-10, 46, -4.5 + k * .8 - .008, -4.5 + k * .8 + .008, 0, .004, dark)
box(-60, 80, -4.8, -4.52, -.3, .01, concrete, .02)
box(-60, 80, -30, -4.8, -.3, -.16, tar)
line = material("line", (.75, .73, .66), .8, noise=.25, scale=9)
for k in range(10): box(23 + k * .95, 23.5 + k * .95, -12, -5.4, -.16, -.155, line)
for k in range(9): box(-20 + k * 5, -17.5 + k * 5, -12.6, -12.45, -.16, -.155, line)
ochre = material("n1", (.62, .50, .30), .9, noise=.15, scale=2, stain=.4); grey = material("n2", (.6, .6, .58), .9, noise=.15, scale=2, stain=.4)
box(-24, -2, 2, 16, 0, 8.5, ochre); box(27.5, 50, 1, 16, 0, 10.5, grey); box(-30, 60, 30, 40, 0, 13, ochre)
for nx, c in ((-22, 5), (29, 5)):
    for i in range(c):
        for k in range(3):
            yf = 1.98 if nx < 0 else .98
            box(nx + i * 4, nx + i * 4 + 1.6, yf - .02, yf + .02, 1 + k * 2.9, 2.7 + k * 2.9, dark); box(nx + i * 4 - .1, nx + i * 4 + 1.7, yf - .08, yf + .02, .9 + k * 2.9, 1 + k * 2.9, concrete)
leafm, bark = foliage("leaf", (.10, .17, .04)), material("bark", (.16, .12, .08), .95, noise=.4, scale=6, bump=.8, bump_scale=14)
tree(4.6, -3.2, 8.2, 3.3, leafm, bark, 16000, .15); tree(-8, -3.2, 7, 2.8, leafm, bark, 10000, .15); tree(30.5, -3.2, 7.6, 3, leafm, bark, 10000, .15)
for x in (4.6, -8, 30.5): box(x - .7, x + .7, -3.9, -2.5, .001, .02, material("soil", (.12, .07, .04), 1))
box(10, 12.2, -3.0, -2.55, .42, .48, wood("bench", (.36, .2, .1)), .01)
for x in (10.2, 11.9): box(x, x + .08, -2.98, -2.57, 0, .42, dark)
tube([(19.5, -4.1, 0), (19.5, -4.1, 6.4), (19.2, -4.8, 6.9), (19.0, -5.6, 7.0)], .06, dark)
box(18.75, 19.2, -6.1, -5.5, 6.95, 7.05, dark, .02)
sky(42, 180, strength=.09, dust=.6)
sun(44, -52, 4.4, (1, .93, .82), .5)
camera((-9.5, -22.5, 1.7), (11.4, 3.0, 1.7), lens=22, fstop=11, focus=26, shift=(0.0, .21))
run("/tmp/art/cobogo.png", exposure=0.0)
