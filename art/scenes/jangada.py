"""A jangada drawn up on a beach of the north-east: logs, a mended sail, late sun, palms along the bay."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(11)

# --- sand: a grid with dunes, ripples and footprints ------------------------------
def sand_height(x, y):
    # The beach falls to the water, which stands at z = 0 beyond y = 9.
    slope = 0.62 * (1 / (1 + math.exp((y - 7.5) * 0.55))) - 0.12
    return slope + .03 * math.sin(x * .9 + y * .4) + .02 * math.sin(x * .37 - y * .8) + .006 * math.sin(y * 11 + math.sin(x * 1.7) * 2)
prints = []
for k in range(26):
    t = k / 25
    x = -3.2 + 4.4 * t + .35 * math.sin(t * 5); y = -2.2 + 9.0 * t
    prints.append((x + (.11 if k % 2 else -.11), y, math.atan2(9.0, 4.4)))
def grid(x0, x1, y0, y1, n, m):
    verts, faces = [], []
    for j in range(m + 1):
        for i in range(n + 1):
            x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * j / m
            z = sand_height(x, y)
            for px, py, pa in prints:
                dx, dy = x - px, y - py
                if abs(dx) < .3 and abs(dy) < .3:
                    a, b = dx * math.cos(pa) + dy * math.sin(pa), -dx * math.sin(pa) + dy * math.cos(pa)
                    d = (a / .15) ** 2 + (b / .065) ** 2
                    z += -.035 * math.exp(-d * 1.4) + .012 * math.exp(-((math.sqrt(d) - 1.35) ** 2) * 9)
            verts.append((x, y, z))
    for j in range(m):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    return verts, faces
s = Shader("sand")
coords = s.node("ShaderNodeTexCoord")
grain = s.node("ShaderNodeTexNoise", Scale=120.0, Detail=8.0)
s.link(coords.outputs["Object"], grain.inputs["Vector"])
blot = s.node("ShaderNodeTexNoise", Scale=1.1, Detail=6.0)
s.link(coords.outputs["Object"], blot.inputs["Vector"])
ramp = s.node("ShaderNodeValToRGB")
ramp.color_ramp.elements[0].position = .3; ramp.color_ramp.elements[0].color = (0.40, 0.30, 0.19, 1)
ramp.color_ramp.elements[1].position = .7; ramp.color_ramp.elements[1].color = (0.58, 0.46, 0.31, 1)
s.link(blot.outputs["Fac"], ramp.inputs["Fac"])
pos = s.node("ShaderNodeNewGeometry"); sep = s.node("ShaderNodeSeparateXYZ"); s.link(pos.outputs["Position"], sep.inputs["Vector"])
wet = s.node("ShaderNodeMapRange"); wet.inputs["From Min"].default_value = .02; wet.inputs["From Max"].default_value = .17; wet.inputs["To Min"].default_value = 1; wet.inputs["To Max"].default_value = 0
s.link(sep.outputs["Z"], wet.inputs["Value"])
mix = s.node("ShaderNodeMixRGB"); mix.inputs["Color2"].default_value = (0.17, 0.12, 0.075, 1)
s.link(wet.outputs["Result"], mix.inputs["Fac"]); s.link(ramp.outputs["Color"], mix.inputs["Color1"]); s.link(mix.outputs["Color"], s.bsdf.inputs["Base Color"])
rough = s.node("ShaderNodeMapRange"); rough.inputs["To Min"].default_value = .95; rough.inputs["To Max"].default_value = .18
s.link(wet.outputs["Result"], rough.inputs["Value"]); s.link(rough.outputs["Result"], s.bsdf.inputs["Roughness"])
b = s.node("ShaderNodeBump", Strength=.25, Distance=.01); s.link(grain.outputs["Fac"], b.inputs["Height"]); s.link(b.outputs["Normal"], s.bsdf.inputs["Normal"])
v, f = grid(-7, 7, -4, 8, 420, 360); mesh("sand", v, f, s.material, True)
v, f = grid(-90, 90, -20, 13, 180, 60)
v = [(x, y, z - (.02 if -7.2 < x < 7.2 and -4.2 < y < 8.2 else 0)) for x, y, z in v]
mesh("far sand", v, f, s.material, True)

# --- sea -------------------------------------------------------------------------
w = Shader("sea")
w.bsdf.inputs["Base Color"].default_value = (0.018, 0.085, 0.085, 1); w.bsdf.inputs["Roughness"].default_value = .06; w.bsdf.inputs["Specular"].default_value = .5
co = w.node("ShaderNodeTexCoord"); mp = w.node("ShaderNodeMapping"); mp.inputs["Scale"].default_value = (.35, 1.1, 1); w.link(co.outputs["Object"], mp.inputs["Vector"])
n1 = w.node("ShaderNodeTexNoise", Scale=1.6, Detail=9.0, Roughness=.62); w.link(mp.outputs["Vector"], n1.inputs["Vector"])
b = w.node("ShaderNodeBump", Strength=.55, Distance=.25); w.link(n1.outputs["Fac"], b.inputs["Height"]); w.link(b.outputs["Normal"], w.bsdf.inputs["Normal"])
mesh("sea", [(-900, 9.2, 0), (900, 9.2, 0), (900, 1800, 0), (-900, 1800, 0)], [(0, 1, 2, 3)], w.material)
foam = material("foam", (0.85, 0.86, 0.84), .9, bump=.6, bump_scale=14)
for y0, amp, wd, z in ((9.6, .5, .22, .03), (12.8, .7, .3, .10), (17.5, .9, .35, .14)):
    verts, faces = [], []
    n = 500
    for i in range(n + 1):
        x = -60 + 120 * i / n
        y = y0 + amp * math.sin(x * .21 + y0) + .25 * math.sin(x * .83) + .1 * math.sin(x * 2.9)
        wide = wd * (.55 + .45 * math.sin(x * .5 + y0 * 3)) * (.8 + .3 * math.sin(x * 3.1))
        wide = max(.03, wide)
        verts += [(x, y - wide, z * .3 + .012), (x, y, z + .02), (x, y + wide * .8, .012)]
    for i in range(n):
        a = i * 3
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    mesh("foam", verts, faces, foam, True)

# --- jangada ---------------------------------------------------------------------
logw = wood("log", (0.34, 0.25, 0.16), scale=3, along=(1, 10, 10), rough=.85, contrast=.4)
plank = wood("plank", (0.27, 0.18, 0.10), scale=3, along=(1, 10, 10), rough=.8)
rope = material("rope", (0.45, 0.36, 0.23), .95, noise=.3, scale=60, bump=.6, bump_scale=120)
rot = math.radians(24)
ox, oy = 1.05, 4.6
def T(p):
    x, y, z = p
    zz = sand_height(ox + x * math.cos(rot) - y * math.sin(rot), oy) * 0 + .42
    return (ox + x * math.cos(rot) - y * math.sin(rot), oy + x * math.sin(rot) + y * math.cos(rot), z + zz - .05 * x)
for k in range(6):
    y = (k - 2.5) * .27; L = 2.7 - abs(k - 2.5) * .13
    pts = [(-L, y * .95, .03), (-L * .6, y, 0), (0, y, 0), (L * .7, y * .92, .03), (L, y * .62, .2)]
    tube([T(p) for p in pts], .135, logw)
    for x, e in ((-L, 1), ):
        c = T((x, y * .95, .03)); lathe([(0, 0), (.134, 0)], plank, (0, 0, 0), 24).location = c
for x in (-2.0, -1.1, .3, 1.5): tube([T((x, -.85, .14)), T((x, .85, .14))], .05, plank)
for x0, x1, z in ((-2.1, -1.5, .62), (.45, 1.0, .55)):
    for y in (-.42, .42):
        for x in (x0, x1): tube([T((x, y, .1)), T((x, y, z))], .035, plank)
    v = [T((x, y, zz)) for zz in (z, z + .045) for y in (-.5, .5) for x in (x0 - .06, x1 + .06)]
    mesh("bench", v, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)], plank)
mast = [(.72, 0, .1), (.74, 0, 2.2), (.66, 0, 3.9), (.5, 0, 4.9)]
tube([T(p) for p in mast], .052, plank)
boom = [(.66, 0, 1.0), (-1.2, -.15, 1.05), (-3.1, -.3, 1.32)]
tube([T(p) for p in boom], .035, plank)
sails = Shader("sail")
cc = sails.node("ShaderNodeTexCoord"); nz = sails.node("ShaderNodeTexNoise", Scale=2.2, Detail=10.0); sails.link(cc.outputs["Object"], nz.inputs["Vector"])
rp = sails.node("ShaderNodeValToRGB"); rp.color_ramp.elements[0].position = .3; rp.color_ramp.elements[0].color = (0.52, 0.44, 0.32, 1); rp.color_ramp.elements[1].position = .6; rp.color_ramp.elements[1].color = (0.80, 0.74, 0.62, 1)
sails.link(nz.outputs["Fac"], rp.inputs["Fac"])
sails.link(rp.outputs["Color"], sails.bsdf.inputs["Base Color"]); sails.bsdf.inputs["Roughness"].default_value = .95
tr = sails.node("ShaderNodeBsdfTranslucent"); sails.link(rp.outputs["Color"], tr.inputs["Color"])
mx = sails.node("ShaderNodeMixShader"); mx.inputs["Fac"].default_value = .42
out = sails.nodes["Material Output"]; sails.link(sails.bsdf.outputs["BSDF"], mx.inputs[1]); sails.link(tr.outputs["BSDF"], mx.inputs[2]); sails.link(mx.outputs["Shader"], out.inputs["Surface"])
def lerp(a, b, t): return tuple(a[c] + (b[c] - a[c]) * t for c in range(3))
def along(path, t):
    n = len(path) - 1; k = min(int(t * n), n - 1); return lerp(path[k], path[k + 1], t * n - k)
n = 46; verts, faces = [], []
for j in range(n + 1):
    v_ = j / n
    for i in range(n + 1):
        u = i / n
        luff = along([(.69, 0, 1.05), (.7, 0, 2.2), (.64, 0, 3.9), (.52, 0, 4.75)], v_)
        foot = along([(.66, 0, 1.02), (-1.2, -.15, 1.08), (-3.05, -.3, 1.34)], u)
        leech0 = along([(-3.05, -.3, 1.34), (-1.55, -.25, 2.75), (.5, 0, 4.75)], v_)
        p = lerp(luff, leech0, u)
        if v_ < .001: p = foot
        belly = .55 * math.sin(math.pi * u) * math.sin(math.pi * min(1, v_ * .9 + .12)) * (1 - v_ * .3)
        crease = .03 * math.sin(u * 26 + v_ * 9) * v_ * (1 - u)
        verts.append(T((p[0], p[1] - belly + crease, p[2] - .10 * math.sin(math.pi * u) * (1 - v_))))
for j in range(n):
    for i in range(n):
        a = j * (n + 1) + i; faces.append((a, a + 1, a + n + 2, a + n + 1))
sail = mesh("sail", verts, faces, sails.material, True)
# seams and patches
for u in (.2, .4, .6, .8):
    i = int(u * n); tube([verts[j * (n + 1) + i] for j in range(n + 1)], .006, rope, resolution=1)
tube([verts[j * (n + 1) + n] for j in range(n + 1)], .012, rope, resolution=2)
patch = material("patch", (0.22, 0.30, 0.36), .95, noise=.2, scale=9)
for (i0, i1, j0, j1) in ((14, 19, 10, 16), (30, 34, 5, 9)):
    pv, pf = [], []
    for j in range(j0, j1 + 1):
        for i in range(i0, i1 + 1):
            x, y, z = verts[j * (n + 1) + i]; pv.append((x + .012, y - .02, z))
    wdt = i1 - i0 + 1
    for j in range(j1 - j0):
        for i in range(wdt - 1):
            a = j * wdt + i; pf.append((a, a + 1, a + wdt + 1, a + wdt))
    mesh("patch", pv, pf, patch, True)
# rollers beneath, ropes, a basket, an anchor stone, an oar
for x in (-1.6, .9): tube([T((x, -1.3, -.26)), T((x, 1.3, -.26))], .11, logw)
tube([T((-2.4, .5, .16)), T((-2.9, .8, .0)), (T((-3.3, 1.0, -.2))[0], T((-3.3, 1.0, 0))[1], sand_height(*T((-3.3, 1, 0))[:2]) + .02)], .018, rope)
for k in range(4):
    r = .24 - k * .045
    cx, cy = T((-1.2, -.1, 0))[:2]
    tube([(cx + r * math.cos(t), cy + r * math.sin(t), T((-1.2, 0, .2))[2] + .02 + k * .012) for t in [2 * math.pi * i / 30 for i in range(30)]], .018, rope, True)
basket = material("basket", (0.42, 0.28, 0.13), .9, noise=.4, scale=30, bump=1, bump_scale=50)
bx, by = -1.35, 1.9
bz = sand_height(bx, by)
lathe([(0, .01), (.2, .01), (.27, .16), (.31, .36), (.29, .36), (.25, .16), (.18, .04), (0, .04)], basket, (bx, by, bz - .02), 40)
for k in range(7): tube([(bx + (.215 + k * .0155) * math.cos(t), by + (.215 + k * .0155) * math.sin(t), bz + .03 + k * .05) for t in [2 * math.pi * i / 40 for i in range(40)]], .017, basket, True)
tube([(bx + .3 * math.cos(t), by, bz + .36 + .26 * math.sin(t)) for t in [math.pi * i / 20 for i in range(21)]], .014, basket)
fish = material("fish", (0.30, 0.34, 0.36), .25, metal=.5, noise=.3, scale=30)
for k in range(6):
    a = random.uniform(0, 3.14)
    o = lathe([(0, -.17), (.012, -.16), (.035, -.08), (.045, 0), (.035, .08), (.014, .14), (0, .15)], fish, (0, 0, 0), 20)
    o.scale = (.5, 1, 1); o.rotation_euler = (math.radians(82), 0, a); o.location = (bx + random.uniform(-.1, .1), by + random.uniform(-.1, .1), bz + .34 + k * .012)
oar = wood("oar", (0.33, 0.22, 0.12), along=(12, 1, 12))
tube([(-2.3, 3.4, sand_height(-2.3, 3.4) + .05), (-.75, 4.05, 1.05)], .025, oar)

# --- palms, headland, other sails --------------------------------------------------
leafm = material("palm", (0.06, 0.12, 0.035), .55, noise=.4, scale=3)
trunkm = material("trunk", (0.20, 0.15, 0.10), .95, noise=.4, scale=4, bump=.6, bump_scale=12)
def palm(x, y, z, h, lean):
    top = (x + lean, y, z + h)
    tube([(x, y, z), (x + lean * .2, y, z + h * .4), (x + lean * .55, y, z + h * .75), top], .085, trunkm)
    for k in range(17):
        a = 2 * math.pi * k / 17 + random.uniform(-.2, .2); droop = random.uniform(.6, 1.5); l = random.uniform(2.2, 3.0)
        verts, faces = [], []; steps = 18
        for i in range(steps + 1):
            t = i / steps; r = l * t
            px, py, pz = top[0] + math.cos(a) * r, top[1] + math.sin(a) * r, top[2] + 1.2 * t * (1.1 - droop * t)
            verts.append((px, py, pz))
            wd = .62 * math.sin(math.pi * min(1, t * .86 + .1)) * (1 if i % 2 else .55)
            for s_ in (-1, 1): verts.append((px + math.cos(a + s_ * 1.0) * wd, py + math.sin(a + s_ * 1.0) * wd, pz - .5 * wd))
        for i in range(steps):
            for s_ in (1, 2): faces.append((i * 3, (i + 1) * 3, (i + 1) * 3 + s_))
        mesh("leaf", verts, faces, leafm)
for k in range(15):
    # Along the bay, seen from the camera between 6 and 16 degrees to the left.
    y = 24 + k * 4.6 + random.uniform(-1.5, 1.5); th = math.radians(15.5 - k * .62 + random.uniform(-.8, .8))
    palm(-1.75 - (y + 2.35) * math.tan(th), y, .3, random.uniform(7.5, 10.5), random.uniform(-.6, 1.6))
bush = material("bush", (0.06, 0.10, 0.03), .9, noise=.5, scale=2)
for k in range(150):
    t = random.random(); y = 22 + 72 * t; th = math.radians(random.uniform(8.2, 19) - 5 * t * 0)
    r = random.uniform(.5, 1.7); bx_, by_ = -1.75 - (y + 2.35) * math.tan(th) - 1.5, y + 3
    o = lathe([(0, 0), (r * .8, .02), (r, .3 * r), (r * .7, .7 * r), (0, .9 * r)], bush, (0, 0, 0), 11, False)
    o.location = (bx_, by_, .1); o.rotation_euler = (random.uniform(-.3, .3), random.uniform(-.3, .3), random.uniform(0, 6))
land = material("land", (0.46, 0.37, 0.24), 1, noise=.2, scale=.3)
v = [(-1.75 - (y + 2.35) * math.tan(math.radians(th)), y, z if y > 14 else -.15) for th, z in ((6.6, -.05), (8.4, .3), (60, .6)) for y in (14, 26, 100)]
mesh("bay", v, [(0, 1, 4, 3), (1, 2, 5, 4), (3, 4, 7, 6), (4, 5, 8, 7)], land)
head = material("head", (0.13, 0.15, 0.10), 1, noise=.5, scale=.05)
verts, faces = [], []
for i in range(61):
    t = i / 60; x = -420 + 330 * t; z = 30 * (1 - t) ** 1.3 + 2.4 * math.sin(t * 40) * (1 - t) + 1.0 * math.sin(t * 97) * (1 - t)
    verts += [(x, 420, -1), (x, 420, max(.2, z)), (x, 520, max(.1, z * .7))]
for i in range(60): faces += [(i * 3, i * 3 + 3, i * 3 + 4, i * 3 + 1), (i * 3 + 1, i * 3 + 4, i * 3 + 5, i * 3 + 2)]
mesh("headland", verts, faces, head, True)
for x, y, k in ((26, 95, 1.0), (48, 160, 1.0), (-22, 210, -1)):
    mesh("far sail", [(x, y, .9), (x - 2.6 * k, y, 1.3), (x - .2 * k, y, 5.2)], [(0, 1, 2)], sails.material)
    tube([(x - 2.6, y, .25), (x + 2.6, y, .35)], .2, plank); tube([(x, y, .3), (x - .15 * k, y, 5.3)], .05, plank)

sky(24, 108, strength=.085, dust=1.2)
sun(25, -104, strength=3.6, colour=(1, .84, .62), angle=.7)
camera((-1.75, -2.35, 1.42), (.28, 4.8, 1.62), lens=29, fstop=7, focus=6.2)
run("/tmp/art/jangada.png", exposure=.2)
