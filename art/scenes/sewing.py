"""A sewing machine that somebody kept, by a window: black enamel, gold lines, cotton, a finished seam."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(3)
enamel = material("enamel", (0.006, 0.006, 0.007), 0.16, specular=0.6, bump=0.02, bump_scale=9)
gold = material("gold", (0.55, 0.36, 0.10), 0.35, metal=0.85)
steel = material("steel", (0.58, 0.57, 0.55), 0.24, metal=1.0)
oak = wood("oak", (0.25, 0.115, 0.045), scale=3.2, along=(1.2, 14, 14), rough=0.34, coat=0.25)
oak_dark = wood("oak dark", (0.15, 0.065, 0.028), scale=3, along=(12, 1.2, 12), rough=0.4)
wall = material("wall", (0.50, 0.55, 0.48), 0.93, noise=0.12, scale=2.2, bump=0.12, bump_scale=40)

def sweep(points, sections=28, name="sweep", mat=None):
    """A body along points (x, y, z, half depth, half height across the path), rounded like a casting."""
    path = [Vector(p[:3]) for p in points]
    # Catmull-Rom between the points, so that it flows.
    fine = []
    steps = 10
    for i in range(len(points) - 1):
        p = [points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]]
        for k in range(steps):
            t = k / steps
            fine.append([0.5 * ((2 * p[1][c]) + (-p[0][c] + p[2][c]) * t + (2 * p[0][c] - 5 * p[1][c] + 4 * p[2][c] - p[3][c]) * t * t + (-p[0][c] + 3 * p[1][c] - 3 * p[2][c] + p[3][c]) * t ** 3) for c in range(5)])
    fine.append(list(points[-1]))
    verts, faces = [], []
    for i, q in enumerate(fine):
        here = Vector(q[:3])
        ahead = Vector(fine[min(i + 1, len(fine) - 1)][:3]) - Vector(fine[max(i - 1, 0)][:3])
        tangent = ahead.normalized()
        side = Vector((0, 1, 0))
        up = tangent.cross(side).normalized()
        for k in range(sections):
            a = 2 * math.pi * k / sections
            c, s = math.cos(a), math.sin(a)
            e = 0.62
            c2, s2 = math.copysign(abs(c) ** e, c), math.copysign(abs(s) ** e, s)
            verts.append(tuple(here + side * (q[3] * c2) + up * (q[4] * s2)))
    n = len(fine)
    for i in range(n - 1):
        for k in range(sections):
            j = (k + 1) % sections
            faces.append((i * sections + k, i * sections + j, (i + 1) * sections + j, (i + 1) * sections + k))
    faces.append(tuple(range(sections)))
    faces.append(tuple((n - 1) * sections + k for k in reversed(range(sections))))
    obj = mesh(name, verts, faces, mat, True)
    for p in obj.data.polygons[-2:]: p.use_smooth = False
    return obj

# --- table and room -----------------------------------------------------------
box(-0.75, 0.75, -0.5, 0.32, -0.035, 0, oak, 0.012)
for y in (-0.2, 0.1):
    box(-0.75, 0.75, y - .0012, y + .0012, -0.001, 0.0006, oak_dark)
box(-0.72, 0.72, -0.47, 0.3, -0.2, -0.035, oak_dark, 0.006)
box(-3, 3, 0.62, 0.7, -2, 3, wall)
box(-3, 3, 0.6, 0.63, -2, -0.02, material("dado", (0.20, 0.30, 0.27), 0.7, noise=.1, scale=3))
box(-3, 3, 0.592, 0.63, -0.03, 0.02, material("line", (0.12, 0.08, 0.05), 0.6))

# --- machine ------------------------------------------------------------------
box(-0.215, 0.235, -0.105, 0.105, 0.0, 0.045, oak_dark, 0.01)
bed = box(-0.2, 0.215, -0.085, 0.085, 0.045, 0.068, enamel, 0.009)
sweep([(0.14, 0, 0.066, .062, .056), (0.14, 0, 0.085, .048, .042), (0.142, 0, 0.12, .038, .034), (0.144, 0, 0.17, .036, .033), (0.14, 0, 0.215, .037, .036), (0.11, 0, 0.25, .037, .037), (0.05, 0, 0.262, .033, .032), (-0.02, 0, 0.258, .029, .028), (-0.09, 0, 0.25, .029, .028), (-0.14, 0, 0.243, .031, .032), (-0.163, 0, 0.24, .031, .034)], mat=enamel)
box(-0.192, -0.136, -0.03, 0.03, 0.135, 0.272, enamel, 0.014)
box(-0.1945, -0.190, -0.022, 0.022, 0.15, 0.258, steel, 0.006)
for k in range(5):
    tube([(-0.1955, -.012, .168 + k * .018), (-0.1962, 0, .176 + k * .018), (-0.1955, .012, .168 + k * .018)], .0014, steel)
# needle bar, foot, needle
tube([(-0.164, 0, 0.31), (-0.164, 0, 0.105)], .0055, steel); tube([(-0.164, 0, 0.11), (-0.164, 0, 0.068)], .0016, steel)
tube([(-0.152, 0.006, 0.29), (-0.152, 0.006, 0.083)], .0045, steel)
lathe([(0, 0), (.008, 0), (.008, .02), (0, .022)], steel, (-0.152, .006, .288), 24)
for dy in (-.006, .006): box(-0.178, -0.148, dy - .0035, dy + .0035, 0.071, 0.0745, steel, .0012)
box(-0.2, -0.12, -0.05, 0.05, 0.0675, 0.0695, steel, .001)
# tension discs, take-up, spool pins
for z, y in ((0.2, -.033),):
    obj = lathe([(0, 0), (.016, 0), (.018, .003), (.008, .005), (.016, .008), (.017, .01), (.005, .012), (.004, .024), (0, .024)], steel, (0, 0, 0), 32)
    obj.rotation_euler = (math.radians(90), 0, 0); obj.location = (-0.1635, y + .002, z)
tube([(-0.176, -.03, .235), (-0.178, -.042, .25), (-0.178, -.045, .262)], .003, steel)
tube([(0.05, 0, .29), (0.05, 0, .37)], .0025, steel)
cotton = material("cotton", (0.60, 0.07, 0.05), 0.95, noise=.25, scale=60, bump=.5, bump_scale=220)
lathe([(0.0, .296), (.019, .296), (.019, .3), (.008, .301), (.008, .302), (.0165, .304), (.0175, .32), (.0165, .336), (.008, .338), (.019, .34), (.019, .344), (0, .344)], cotton, (0.05, 0, 0), 48)
for z in (.296, .3405): lathe([(.004, 0), (.0195, 0), (.0195, .0045), (.004, .0045)], material("spool", (0.42, 0.26, 0.12), .6), (0.05, 0, z), 40)
thread = material("thread", (0.60, 0.07, 0.05), 0.9)
tube([(0.035, -.008, .318), (-0.05, -.02, .302), (-0.12, -.03, .288), (-0.163, -.046, .205), (-0.178, -.045, .262), (-0.166, -.01, .12), (-0.164, -.002, .072)], .0006, thread, resolution=2)
# hand wheel on the right
def wheel(x):
    rim = tube([(x, .074 * math.cos(2 * math.pi * i / 72), .225 + .074 * math.sin(2 * math.pi * i / 72)) for i in range(72)], .0105, enamel, True, 10)
    tube([(x - .0108, .074 * math.cos(2 * math.pi * i / 72), .225 + .074 * math.sin(2 * math.pi * i / 72)) for i in range(72)], .0012, gold, True)
    tube([(x - .004, .085 * math.cos(2 * math.pi * i / 72), .225 + .085 * math.sin(2 * math.pi * i / 72)) for i in range(72)], .0011, gold, True)
    for i in range(6):
        a = 2 * math.pi * i / 6 + .3
        tube([(x + .004, .012 * math.cos(a), .225 + .012 * math.sin(a)), (x, .045 * math.cos(a + .16), .225 + .045 * math.sin(a + .16)), (x, .07 * math.cos(a), .225 + .07 * math.sin(a))], .0052, enamel)
    hub = lathe([(0, -.02), (.02, -.02), (.021, .006), (.013, .012), (.013, .022), (0, .024)], steel, (0, 0, 0), 40)
    hub.rotation_euler = (0, math.radians(90), 0); hub.location = (x, 0, .225)
wheel(0.232)
obj = lathe([(.03, 0), (.03, .05)], enamel, (0, 0, 0), 40); obj.rotation_euler = (0, math.radians(90), 0); obj.location = (0.172, 0, .225)

# --- gold lines and leaves ----------------------------------------------------
def line(points, r=.0009): tube(points, r, gold, resolution=2)
f = -0.0853
line([(-.19, f, .05), (.205, f, .05)]); line([(-.19, f, .063), (.205, f, .063)])
top = .0683
line([(-.1, -.074, top), (.2, -.074, top)]); line([(-.1, -.068, top), (.2, -.068, top)], .0005)
line([(-.1, -.074, top), (-.1, .074, top)])
def leafspray(cx, cz, y, w, h, n=7):
    """A spray of leaves in gold leaf on a face towards the reader."""
    for i in range(n):
        t = (i + .5) / n * 2 - 1
        x, z = cx + t * w, cz + h * .5 * math.cos(t * 3)
        for s in (-1, 1):
            v = [(x, y, z), (x + .006, y, z + s * .006), (x + .013, y, z + s * .0015), (x + .006, y, z + s * .002)]
            mesh("leaf", v, [(0, 1, 2, 3)], gold)
    line([(cx + (i / 20 * 2 - 1) * w, y, cz + h * .5 * math.cos((i / 20 * 2 - 1) * 3)) for i in range(21)], .0006)
def arm_y(x): return -(.0335 if x < -.02 else .037) - .0008
for x0, x1, z in ((-.1, .05, .2575),):
    pts = lambda dz: [(x0 + (x1 - x0) * i / 12, arm_y(x0) + .0016, z + dz) for i in range(13)]
leafspray(-.045, .255, -.0303, .07, .006, 9)
leafspray(.143, .15, -.0375, .018, .004, 3); leafspray(.143, .19, -.0385, .018, .004, 3)
obj = lathe([(.0, 0), (.0165, 0), (.0175, .0015), (.013, .002), (.012, .001), (0, .0012)], gold, (0, 0, 0), 40); obj.rotation_euler = (math.radians(90), 0, 0); obj.location = (.145, -.0365, .118)

# --- cloth under the foot, falling over the table -----------------------------
s = Shader("cloth")
coords = s.node("ShaderNodeTexCoord")
check = s.node("ShaderNodeTexChecker", Scale=46.0)
check.inputs["Color1"].default_value = (0.72, 0.68, 0.58, 1); check.inputs["Color2"].default_value = (0.20, 0.33, 0.50, 1)
s.link(coords.outputs["UV"], check.inputs["Vector"])
weave = s.node("ShaderNodeTexNoise", Scale=600.0, Detail=2.0)
s.link(coords.outputs["UV"], weave.inputs["Vector"])
mix = s.node("ShaderNodeMixRGB", blend_type="OVERLAY"); mix.inputs["Fac"].default_value = .5
s.link(check.outputs["Color"], mix.inputs["Color1"]); s.link(weave.outputs["Fac"], mix.inputs["Color2"])
s.link(mix.outputs["Color"], s.bsdf.inputs["Base Color"]); s.bsdf.inputs["Roughness"].default_value = .95; s.bsdf.inputs["Sheen"].default_value = .4
nx, ny = 90, 120
verts, faces = [], []
for j in range(ny + 1):
    v = j / ny; y = 0.16 - v * 0.86
    for i in range(nx + 1):
        u = i / nx; x = -0.37 + u * 0.34 + .02 * math.sin(v * 5)
        fold = .010 * math.sin(u * 17 + v * 3) * (0.15 + max(0, v - .2)) + .007 * math.sin(u * 31 - v * 7) * max(0, v - .15) + .004 * math.sin(v * 40 + u * 6)
        ontable = y > -.5
        on_machine = -0.2 < x < .0 and -0.1 < y < .1
        z = .0715 if on_machine else .004
        d = max(-.2 - x, 0, x - 0.0, abs(y) - .1)
        z = .004 + .0675 * max(0, 1 - max(0, d) / .07) ** 2
        z += abs(fold) * (0.25 if on_machine else 1.5)
        if not ontable:
            z = .004 - (-.5 - y) * 1.6; y2 = -.505 - .012 * abs(math.sin(u * 14)) * min(1, (-.5 - y) * 6)
            verts.append((x, y2, z))
        else:
            verts.append((x, y, z))
for j in range(ny):
    for i in range(nx):
        a = j * (nx + 1) + i
        faces.append((a, a + 1, a + nx + 2, a + nx + 1))
cloth = mesh("cloth", verts, faces, s.material, True)
uv = cloth.data.uv_layers.new(name="uv")
for p in cloth.data.polygons:
    for li in p.loop_indices:
        vi = cloth.data.loops[li].vertex_index
        uv.data[li].uv = ((vi % (nx + 1)) / nx * .4, (vi // (nx + 1)) / ny)
line_m = thread
tube([(-.164 + .02 * math.sin(k / 9), .002 + k * -.006, .0765 if k < 12 else .0765 - min(.068, (k - 12) * .009)) for k in range(0, 24)], .0007, thread, resolution=1)

# --- things on the table --------------------------------------------------------
def spool(x, y, c, r=.016, h=.04, lying=False):
    m = material("t", c, .95, noise=.2, scale=60, bump=.5, bump_scale=220)
    w = material("sp", (0.45, 0.28, 0.13), .6)
    o1 = lathe([(0, .003), (r, .004), (r * 1.05, h / 2), (r, h - .004), (0, h - .003)], m, (0, 0, 0), 40)
    o2 = lathe([(0, 0), (r * 1.15, 0), (r * 1.15, .004), (0, .004)], w, (0, 0, 0), 40); o3 = lathe([(0, h - .004), (r * 1.15, h - .004), (r * 1.15, h), (0, h)], w, (0, 0, 0), 40)
    for o in (o1, o2, o3):
        if lying: o.rotation_euler = (math.radians(90), 0, math.radians(35)); o.location = (x, y, r * 1.15)
        else: o.location = (x, y, 0)
spool(.36, -.12, (0.75, 0.70, 0.58)); spool(.41, -.06, (0.10, 0.22, 0.36)); spool(.33, -.235, (0.62, 0.42, 0.07), lying=True)
# scissors
for s_ in (-1, 1):
    pts = [(.47 + .012 * s_ + .024 * math.cos(t), -.29 + .034 * math.sin(t), .006) for t in [2 * math.pi * i / 28 for i in range(28)]]
    tube([(x + s_ * .016, y, z) for x, y, z in pts], .0042, enamel, True)
    mesh("blade", [(.47 + s_ * .022, -.258, .007), (.47 + s_ * .006, -.25, .0095), (.47 - s_ * .014, -.13, .006), (.47 - s_ * .009, -.13, .005)], [(0, 1, 2, 3)], steel)
lathe([(0, .004), (.006, .004), (.006, .011), (0, .012)], steel, (.47, -.215, 0), 24)
# a tin of buttons
tin = material("tin", (0.30, 0.07, 0.05), .35, noise=.25, scale=20, specular=.5)
lathe([(0, 0), (.062, 0), (.063, .002), (.063, .06), (.06, .06), (.06, .004), (0, .004)], tin, (.5, .12, 0), 64)
lathe([(.0632, .0), (.0655, .002), (.0655, .006), (.0632, .008)], gold, (.5, .12, .05), 64)
lid = lathe([(0, 0), (.066, 0), (.067, .014), (.065, .014), (.064, .002), (0, .003)], tin, (0, 0, 0), 64); lid.rotation_euler = (0, math.radians(6), 0); lid.location = (.585, -.03, .004)
for i in range(40):
    a, r = random.uniform(0, 6.28), .055 * math.sqrt(random.random())
    c = random.choice([(0.8, 0.76, 0.66), (0.1, 0.06, 0.04), (0.12, 0.25, 0.4), (0.6, 0.12, 0.08), (0.7, 0.5, 0.15)])
    o = lathe([(0, 0), (.006, 0), (.0075, .0015), (.006, .003), (0, .002)], material("b", c, .3), (0, 0, 0), 20)
    o.location = (.5 + r * math.cos(a), .12 + r * math.sin(a), .045 + random.uniform(0, .012)); o.rotation_euler = (random.uniform(-.5, .5), random.uniform(-.5, .5), 0)
for x, y in ((.42, .02), (.4, .0), (.27, -.3), (.43, -.01)):
    lathe([(0, 0), (.006, 0), (.0075, .0015), (.006, .003), (0, .002)], material("b", (0.8, 0.76, 0.66), .3), (x, y, 0), 20)
# a framed embroidery hoop on the wall
tube([(-.52 + .11 * math.cos(2 * math.pi * i / 64), .585, .42 + .11 * math.sin(2 * math.pi * i / 64)) for i in range(64)], .006, oak, True)
obj = lathe([(0, 0), (.108, 0)], material("linen", (0.72, 0.68, 0.58), .95, noise=.1, scale=40), (0, 0, 0), 64); obj.rotation_euler = (math.radians(90), 0, 0); obj.location = (-.52, .588, .42)
for k in range(9):
    a = 2 * math.pi * k / 9
    o = lathe([(0, 0), (.016, 0)], cotton, (0, 0, 0), 20); o.rotation_euler = (math.radians(90), 0, 0); o.location = (-.52 + .04 * math.cos(a), .583, .42 + .04 * math.sin(a))
o = lathe([(0, 0), (.014, 0)], gold, (0, 0, 0), 20); o.rotation_euler = (math.radians(90), 0, 0); o.location = (-.52, .582, .42)

# --- light: a window to the left, with its bars ---------------------------------
world = bpy.data.worlds.new("w"); bpy.context.scene.world = world; world.use_nodes = True
world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.55, 0.68, 0.9, 1); world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.12
area((-1.7, -.55, .95), (0, 0, .15), 1.1, 40, (0.86, 0.93, 1.0))
sun(33, -68, strength=3.2, colour=(1, 0.86, 0.66), angle=1.2)
frame = material("wf", (0.5, 0.5, 0.45), .8)
for z in (.1, .55, 1.0, 1.45): box(-1.32, -1.28, -1.6, .5, z - .02, z + .02, frame)
for y in (-1.5, -.95, -.4, .15): box(-1.32, -1.28, y - .02, y + .02, -.2, 1.6, frame)
box(-1.34, -1.26, .15, 2, -1, 3, frame); box(-1.34, -1.26, -4, -1.5, -1, 3, frame); box(-1.34, -1.26, -4, 3, 1.45, 4, frame); box(-1.34, -1.26, -4, 3, -2, .1, frame)
camera((-.42, -1.12, .42), (.055, 0, .135), lens=52, fstop=4.0, focus=1.16)
run("/tmp/art/sewing.png", exposure=0.35)
