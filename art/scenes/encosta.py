"""Casa da Encosta: a white bar on a dark stone base, six metres of it in the air, at dusk."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(11)
stone = material("stone", (0.15, 0.145, 0.14), 0.85, noise=0.35, scale=3, bump=0.7, bump_scale=10)
white = material("white", (0.78, 0.77, 0.74), 0.7, noise=0.05, scale=1.2, bump=0.06, bump_scale=40)
slab = material("slab", (0.42, 0.41, 0.39), 0.75, noise=0.12, scale=2, bump=0.1, bump_scale=30)
slat = wood("slat", (0.36, 0.20, 0.10), along=(8, 8, 0.6), contrast=0.35)
inside = wood("inside", (0.42, 0.25, 0.13), along=(1, 1, 6), contrast=0.25)
floor_w = wood("floor", (0.34, 0.21, 0.12), along=(0.7, 6, 1), contrast=0.3, rough=0.35)
glass = pane()
frame = material("frame", (0.02, 0.02, 0.02), 0.5)
cloth = material("cloth", (0.55, 0.52, 0.47), 0.95)

H = 3.2
# Lower volume, 18 x 7: stone at the left, glass at the right; floor, back and ceiling of what is seen inside.
box(0.4, 17.6, 6.7, 7, 0, H, stone)
box(0, 0.4, 0.4, 7, 0, H, stone)
box(0, 7.5, 0, 0.4, 0, H, stone)
box(0.4, 17.6, 0.1, 6.7, -0.3, 0.02, floor_w)
box(0.4, 17.6, 0.15, 6.7, H - 0.3, H - 0.01, slab)
box(17.6, 18, 0, 7, 0, H, stone)
box(7.6, 17.6, 6.5, 6.68, 0, H - 0.3, inside)
box(7.5, 17.7, 0.08, 0.1, 0.02, H - 0.3, glass)
for x in (7.5, 9.55, 11.6, 13.65, 15.7, 17.66):
    box(x, x + 0.06, 0.02, 0.14, 0, H - 0.3, frame)

# Upper bar, 22 x 6: from x 2 to x 24; the last six metres stand on nothing.
# Its front stands one metre before that of the base.
x0, x1, y0, y1, z0, z1 = 2, 24, -1, 5, H, 2 * H
box(x0, x1, y0, y1, z0 + 0.02, z0 + 0.32, white, 0.01)
box(x0, x1, y0, y1, z1 - 0.32, z1, white, 0.01)
box(x0 + 0.003, x0 + 0.3, y0 + 0.003, y1 - 0.003, z0 + 0.32, z1 - 0.32, white)
box(x1 - 0.3, x1 - 0.003, y0 + 0.003, y1 - 0.003, z0 + 0.32, z1 - 0.32, white)
box(x0 + 0.3, x1 - 0.3, y1 - 0.3, y1 - 0.003, z0 + 0.32, z1 - 0.32, white)
box(x0 + 0.3, x1 - 0.3, y0 + 0.5, y1 - 0.3, z0 + 0.32, z0 + 0.35, floor_w)
box(9.5, x1 - 0.4, y1 - 0.5, y1 - 0.32, z0 + 0.3, z1 - 0.3, inside)
box(16, 16.15, y0 + 0.6, y1 - 0.3, z0 + 0.3, z1 - 0.3, white)
box(x0 + 0.3, x1 - 0.3, y0 + 0.45, y0 + 0.47, z0 + 0.32, z1 - 0.32, glass)
for k in range(8):
    x = 9.6 + k * 2.0
    box(x, x + 0.05, y0 + 0.4, y0 + 0.52, z0 + 0.3, z1 - 0.3, frame)
n = 46
for i in range(n):
    x = x0 + 0.36 + i * 7.1 / n
    box(x, x + 0.07, y0 + 0.06, y0 + 0.26, z0 + 0.32, z1 - 0.32, slat)

# Rooms that one believes: a table and chairs, shelves, a sofa, curtains, lamps.
lamp = glow("lamp", (1, 0.62, 0.30), 22)
shade = glow("shade", (1, 0.70, 0.42), 5)
def light(x, y, z, e): area((x, y, z), (x, y, z - 1), 1.6, e, (1, 0.66, 0.36))
for x in (9.5, 12.5, 15.5): light(x, 3.4, H - 0.4, 150)
for x in (11, 14, 18, 21.5): light(x, 2.0, z1 - 0.4, 130)
light(5, 2.0, z1 - 0.4, 90)
box(11.0, 13.4, 2.2, 3.2, 0.72, 0.78, inside, 0.01)
for x in (11.2, 13.2):
    for y in (2.3, 3.1): box(x - .04, x + .04, y - .04, y + .04, 0, .72, frame)
for x in (11.5, 12.2, 12.9):
    for y in (1.75, 3.45):
        box(x - .22, x + .22, y - .2, y + .2, .42, .47, slat, .01)
        yb = y - .2 if y < 2.5 else y + .16
        box(x - .22, x + .22, yb, yb + .04, .47, .92, slat, .01)
        for dx in (-.18, .18):
            for dy in (-.16, .16): box(x + dx - .02, x + dx + .02, y + dy - .02, y + dy + .02, 0, .42, frame)
for x in (11.7, 12.7):
    tube([(x, 2.7, 1.75), (x, 2.7, H - .3)], .008, frame)
    lathe([(0.02, .16), (.19, 0), (.18, 0), (.0, .12)], shade, (x, 2.7, 1.6), 24)
box(14.8, 17, 4.6, 5.5, 0, .42, cloth, .06); box(14.8, 17, 5.3, 5.6, .42, .85, cloth, .06)
for i in range(5): box(8.1, 9.9, 6.2, 6.5, .45 + i * .48, .48 + i * .48, frame)
for i in range(60):
    k = random.randrange(5); x = random.uniform(8.15, 9.8)
    box(x, x + random.uniform(.03, .06), 6.25, 6.45, .48 + k * .48, .48 + k * .48 + random.uniform(.2, .36), material(f"b{i}", (random.uniform(.05, .6), random.uniform(.05, .4), random.uniform(.03, .3)), .8))
box(18.3, 20.5, 2.3, 4.3, z0 + .35, z0 + .85, cloth, .08); box(18.3, 20.5, 4.2, 4.4, z0 + .35, z0 + 1.4, inside, .02)
curtain = material("curtain", (0.75, 0.70, 0.62), 0.9)
def drape(x0, x1, y, z0, z1):
    m, verts, faces = 60, [], []
    for i in range(m + 1):
        x = x0 + (x1 - x0) * i / m; yy = y + .06 * math.sin(i * 1.1)
        verts += [(x, yy, z0), (x, yy, z1)]
    for i in range(m): faces.append((i * 2, i * 2 + 2, i * 2 + 3, i * 2 + 1))
    mesh("drape", verts, faces, curtain, True)
drape(20.9, 23.4, y0 + .75, z0 + .36, z1 - .34); drape(15.0, 15.8, y0 + .75, z0 + .36, z1 - .34)
lathe([(.0, 0), (.22, .02), (.03, .06), (.03, 1.35), (.02, 1.4)], frame, (13.6, 3.6, z0 + .35), 24)
lathe([(.14, .32), (.26, 0)], shade, (13.6, 3.6, z0 + 1.65), 24)

# Terrace, pool of 12 x 3.5 m, garden wall, the slope.
box(-1, 28, -7.5, 0, -0.4, -0.02, slab)
for k in range(15): box(-1 + k * 2 - .008, -1 + k * 2 + .008, -7.5, 0, -.02, -.012, frame)
for k in range(4): box(-1, 28, -k * 2 - .008, -k * 2 + .008, -.02, -.012, frame)
px0, px1, py0, py1 = 14, 26, -3.5, -0.02
box(px0 - .3, px1 + .3, py0 - .3, py1, -.35, .03, stone, .02)
box(px0, px1, py0, py1, .031, .036, water("pool", (0.005, 0.05, 0.07), ripple=.05, scale=2.2))
for x in (16, 20, 24): area((x, -1.8, .3), (x, -1.8, 2), .2, 4, (.4, .9, 1))
for k in range(3):
    x = 4.0 + k * 1.9
    box(x, x + .7, -4.6, -2.8, .2, .27, slat, .02); box(x, x + .7, -2.95, -2.85, .2, .75, slat, .02)
    for dx in (.05, .62):
        for dy in (-4.5, -3.0): box(x + dx, x + dx + .04, dy, dy + .04, -.02, .2, frame)
ground = material("ground", (0.06, 0.085, 0.035), 1, noise=.5, scale=.8)
def height(x, y): return -0.25 - 0.06 * max(0, -y - 7) + 0.28 * max(0, y - 8) + 0.05 * math.sin(x * .7) * math.sin(y * .5)
n = 80; verts, faces = [], []
for j in range(n + 1):
    for i in range(n + 1):
        x, y = -45 + 115 * i / n, -28 + 90 * j / n
        inside_house = -1 < x < 28 and -7.5 < y < 8
        verts.append((x, y, -.5 if inside_house else height(x, y)))
for j in range(n):
    for i in range(n): faces.append((j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i))
mesh("slope", verts, faces, ground, True)
blades = foliage("blades", (0.12, 0.19, 0.05))
grass(-14, 36, -17, -7.6, 90000, blades, .10, height)
leafm, bark = foliage("leaf", (0.04, 0.075, 0.025)), material("bark", (0.07, 0.05, 0.035), .95, noise=.4, scale=6, bump=.8, bump_scale=14)
for x, y, h, c in ((-5, 9, 9, 4), (-10, 3, 7, 3.2), (5, 14, 11, 5), (15, 16, 12, 5.4), (27, 12, 10, 4.4), (33, 5, 7, 3), (38, 14, 11, 5), (-18, 14, 11, 5)):
    tree(x, y, h, c, leafm, bark, 15000, .2, height(x, y))
for i in range(14):
    x = -1 + i * 0.9 + random.uniform(-.2, .2); y = -8.1 + random.uniform(-.2, .2)
    leaves("bush", [(x + random.gauss(0, .28), y + random.gauss(0, .28), height(x, y) + abs(random.gauss(.2, .22))) for _ in range(320)], .16, leafm)
dark = material("far", (0.018, 0.03, 0.03), 1, noise=.3, scale=.05)
hill(-60, 190, 130, 46, dark, 1); hill(90, 240, 170, 60, dark, 4); hill(20, 320, 240, 52, dark, 7)
gradient_sky([(0.0, (0.55, 0.24, 0.10)), (0.05, (0.48, 0.26, 0.17)), (0.16, (0.20, 0.19, 0.26)), (0.42, (0.06, 0.09, 0.19)), (1.0, (0.02, 0.04, 0.11))], 1.0)
sun(6, 150, .35, (1, .55, .35), 8)
camera((29.4, -15.6, 1.7), (13.6, 1.0, 1.7), lens=25, fstop=8, focus=17, shift=(.01, .125))
run("/tmp/art/encosta.png", exposure=0.8)
