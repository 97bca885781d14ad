"""Pavilhao Lamina: one thin vault of 24 m, 9 m high, on a shallow water mirror, in the blue hour."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(3)
shell = material("shell", (.62, .60, .57), .7, noise=.10, scale=.8, bump=.12, bump_scale=18)
stone = material("stone", (.30, .29, .28), .6, noise=.15, scale=2, bump=.1, bump_scale=20)
timber = wood("timber", (.36, .22, .12), along=(.8, 8, 8))
SPAN, HIGH, DEEP, THICK = 24.0, 9.0, 12.0, .24
# Catenary y = HIGH - a (cosh(x / a) - 1) through (SPAN / 2, 0): its parameter by bisection.
lo, hi = 2.0, 60.0
for _ in range(80):
    a = (lo + hi) / 2
    if a * (math.cosh(SPAN / 2 / a) - 1) > HIGH: lo = a
    else: hi = a
n, verts, faces = 96, [], []
for i in range(n + 1):
    x = -SPAN / 2 + SPAN * i / n
    z = HIGH - a * (math.cosh(x / a) - 1); s = math.sinh(x / a); l = math.hypot(1, s)
    nx, nz = s / l, 1 / l
    for y in (0, DEEP):
        verts += [(x, y, z), (x - nx * THICK, y, z - nz * THICK)]
for i in range(n):
    b, c = i * 4, (i + 1) * 4
    faces += [(b, c, c + 2, b + 2), (b + 1, b + 3, c + 3, c + 1), (b, b + 1, c + 1, c), (b + 2, c + 2, c + 3, b + 3)]
vault = mesh("vault", verts, faces, shell, True)
vault.data.use_auto_smooth = True
vault.data.auto_smooth_angle = math.radians(30)
# Joints of the formwork, seen under the vault: one for each metre and a half of its depth.
black = material("black", (.02, .02, .02), .5)
for k in range(1, 8):
    y = k * DEEP / 8
    tube([(x_ * (1 - .003), y, HIGH - a * (math.cosh(x_ / a) - 1) - THICK * 1.02) for x_ in [-SPAN / 2 + SPAN * i / 60 for i in range(2, 59)]], .012, black, resolution=1)
# Floor: an island a hand above the water, a walk that leads to it.
box(-11.4, 11.4, .4, DEEP - .4, -.3, .14, stone, .01)
for k in range(7): box(-2, 2, -1.05 - k * 1.3, .05 - k * 1.3, -.3, .12, stone, .015)
warm = (1, .60, .28)
strip = glow("strip", warm, 26)
for s in (-1, 1):
    box(min(s * 11.1, s * 11.0), max(s * 11.1, s * 11.0), .8, DEEP - .8, .14, .2, strip)
    for y in (2, 5, 8, 10.4): area((s * 10.2, y, .4), (s * 5.5, y, 8), 2.2, 260, warm)
for k in range(7): box(-1.9, 1.9, -1.03 - k * 1.3, -1.0 - k * 1.3, .06, .085, strip)
# Long benches, a table of stone, slender lamps.
for x, y0, y1 in ((-6.2, 2.2, 9.8), (6.2, 2.2, 9.8)):
    box(x - .28, x + .28, y0, y1, .52, .6, timber, .01)
    for y in (y0 + .5, (y0 + y1) / 2, y1 - .5): box(x - .2, x + .2, y - .1, y + .1, .14, .52, stone)
box(-1.6, 1.6, 5.2, 6.8, .14, .95, stone, .02)
# The mirror, 40 x 30, its rim, and the park about it.
box(-20, 20, -9, 21, -.3, 0.0, water("mirror", (.004, .008, .012), ripple=.022, scale=1.4, rough=.008))
for a_ in ((-20.5, -20, -9.5, 21.5), (20, 20.5, -9.5, 21.5), (-20.5, 20.5, 21, 21.5), (-20.5, 20.5, -9.5, -9)): box(*a_, -.3, .06, stone, .02)
lawn = material("lawn", (.02, .035, .015), 1, noise=.4, scale=1)
box(-160, 160, 21.5, 190, -.4, .0, lawn); box(-160, -20.5, -40, 60, -.4, .0, lawn); box(20.5, 160, -40, 60, -.4, .0, lawn); box(-160, 160, -80, -9.5, -.4, -.02, lawn)
leafm, bark = foliage("leaf", (.02, .035, .014)), material("bark", (.05, .035, .025), .95)
for x in range(-70, 76, 7):
    xx = x + random.uniform(-2, 2); tree(xx, 44 + random.uniform(-4, 10), random.uniform(7, 12), random.uniform(3.4, 5), leafm, bark, 6000, .3)
far = material("far", (.012, .018, .03), 1)
hill(-90, 300, 170, 44, far, 2); hill(120, 330, 200, 60, far, 5)
gradient_sky([(0.0, (.52, .26, .13)), (.035, (.42, .26, .22)), (.11, (.17, .20, .34)), (.34, (.045, .085, .22)), (1.0, (.012, .026, .09))], 1.0)
camera((-12.6, -13.4, 1.5), (1.4, 5, 1.5), lens=22, fstop=8, focus=22, shift=(0, .16))
run("/tmp/art/pavilhao.png", exposure=.35)
