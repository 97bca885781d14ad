"""A street of a small Brazilian town in the morning: low houses wall to wall, cobbles, the church."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(7)

# --- ground -----------------------------------------------------------------
def cobbles():
    s = Shader("cobbles")
    coords = s.node("ShaderNodeTexCoord")
    mapping = s.node("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (1, 1, 0.01)
    s.link(coords.outputs["Object"], mapping.inputs["Vector"])
    wobble = s.node("ShaderNodeTexNoise", Scale=1.5, Detail=2.0)
    s.link(mapping.outputs["Vector"], wobble.inputs["Vector"])
    cell = s.node("ShaderNodeTexVoronoi", Scale=6.6, feature="DISTANCE_TO_EDGE")
    s.link(mapping.outputs["Vector"], cell.inputs["Vector"])
    tone = s.node("ShaderNodeTexVoronoi", Scale=6.6)
    s.link(mapping.outputs["Vector"], tone.inputs["Vector"])
    ramp = s.node("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.0
    ramp.color_ramp.elements[0].color = (0.06, 0.05, 0.04, 1)
    ramp.color_ramp.elements[1].position = 0.09
    ramp.color_ramp.elements[1].color = (0.30, 0.27, 0.24, 1)
    s.link(cell.outputs["Distance"], ramp.inputs["Fac"])
    hue = s.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    hue.inputs["Fac"].default_value = 0.35
    grey = s.node("ShaderNodeRGBToBW")
    s.link(tone.outputs["Color"], grey.inputs["Color"])
    s.link(ramp.outputs["Color"], hue.inputs["Color1"])
    s.link(grey.outputs["Val"], hue.inputs["Color2"])
    s.link(hue.outputs["Color"], s.bsdf.inputs["Base Color"])
    s.bsdf.inputs["Roughness"].default_value = 0.62
    height = s.node("ShaderNodeMapRange")
    height.inputs["From Max"].default_value = 0.16
    s.link(cell.outputs["Distance"], height.inputs["Value"])
    b = s.node("ShaderNodeBump", Strength=0.9, Distance=0.09)
    s.link(height.outputs["Result"], b.inputs["Height"])
    s.link(b.outputs["Normal"], s.bsdf.inputs["Normal"])
    return s.material

stone = material("stone", (0.34, 0.31, 0.27), 0.85, noise=0.3, scale=5, bump=0.5, bump_scale=18)
box(-60, 60, -20, 120, -1, -0.02, material("earth", (0.22, 0.17, 0.11), noise=0.4, scale=2))
box(-2.9, 2.9, -20, 90, -0.5, 0.0, cobbles())
for side in (-1, 1):
    a, b = sorted((side * 2.9, side * 3.25))
    for k in range(0, 60):
        y = -8 + k * 1.6
        box(a, b, y, y + 1.57, -0.3, 0.15 + random.uniform(-0.012, 0.012), stone, 0.02)
    a, b = sorted((side * 3.25, side * 4.3))
    box(a, b, -20, 90, -0.3, 0.145, material("walk", (0.40, 0.36, 0.31), 0.9, noise=0.25, scale=3, bump=0.4, bump_scale=9))

# --- parts of houses --------------------------------------------------------
clay = material("clay", (0.36, 0.135, 0.07), 0.9, noise=0.55, scale=1.3, bump=0.4, bump_scale=30)
tile_mesh = None
def tile():
    global tile_mesh
    if tile_mesh: return tile_mesh
    n, r, l = 8, 0.11, 0.5
    verts, faces = [], []
    for k, (y, grow) in enumerate(((0, 1.12), (l, 0.9))):
        for i in range(n + 1):
            t = math.pi * i / n
            verts.append((math.cos(t) * r * grow, y, math.sin(t) * r * grow * 0.9))
    for i in range(n):
        faces.append((i, i + 1, n + 2 + i, n + 1 + i))
    tile_mesh = bpy.data.meshes.new("tile"); tile_mesh.from_pydata(verts, [], faces); tile_mesh.materials.append(clay)
    for p in tile_mesh.polygons: p.use_smooth = True
    return tile_mesh

def roof(side, x_eave, y0, y1, z, depth=4.5, slope=24):
    """Rows of clay tiles that rise away from the street."""
    rise = math.tan(math.radians(slope))
    holder = bpy.data.objects.new("tiles", tile())
    bpy.context.collection.objects.link(holder)
    cols = int((y1 - y0) / 0.215)
    a = holder.modifiers.new("cols", "ARRAY"); a.count = cols
    a.use_relative_offset = False; a.use_constant_offset = True
    a.constant_offset_displace = (0.215, 0, 0)
    a = holder.modifiers.new("rows", "ARRAY"); a.count = int(depth / 0.36)
    a.use_relative_offset = False; a.use_constant_offset = True
    a.constant_offset_displace = (0, 0.36 * math.cos(0), 0.0)
    holder.location = (x_eave, y0 if side > 0 else y1, z)
    # Tile's y runs up the slope, away from the street.
    holder.rotation_euler = (math.radians(slope), 0, math.radians(-90 if side > 0 else 90))
    if side > 0: holder.location.y = y1
    else: holder.location.y = y0
    v = [(x_eave, y0, z - .04), (x_eave, y1, z - .04), (x_eave + side * depth, y1, z - .04 + depth * rise), (x_eave + side * depth, y0, z - .04 + depth * rise)]
    mesh("deck", v, [(0, 1, 2, 3)], clay)

glass = material("glass", (0.02, 0.025, 0.03), 0.08, specular=0.6)
def opening(side, face, yc, width, z0, z1, frame, leaf, door=False, arched=False):
    """A window or a door: a frame that stands out, leaves of boards, a sill."""
    d = lambda near, far: sorted((face - side * near, face - side * far))
    t = 0.13
    x = d(-0.02, 0.06)
    box(*x, yc - width / 2 - t, yc - width / 2, z0, z1, frame, 0.008)
    box(*x, yc + width / 2, yc + width / 2 + t, z0, z1, frame, 0.008)
    box(*x, yc - width / 2 - t, yc + width / 2 + t, z1, z1 + t * 1.1, frame, 0.008)
    if arched:
        pts = [(face - side * 0.03, yc + (width / 2 + t / 2) * math.cos(a), z1 + 0.32 * math.sin(a)) for a in [math.pi * i / 14 for i in range(15)]]
        tube(pts, t / 2, frame)
    if not door:
        box(*d(-0.02, 0.12), yc - width / 2 - t * 1.3, yc + width / 2 + t * 1.3, z0 - 0.1, z0, frame, 0.01)
    box(*d(-0.05, 0.005), yc - width / 2, yc + width / 2, z0, z1, glass if (not door and random.random() < 0.35) else leaf)
    boards = 4
    for i in range(boards):
        w = width / boards
        y = yc - width / 2 + i * w
        if i in (0, 1, 2, 3):
            box(*d(-0.02, 0.03), y + 0.012, y + w - 0.012, z0 + 0.02, z1 - 0.02, leaf, 0.006)

def house(side, y0, y1, h, wall, trim, leaf, base, plan, parapet=False):
    face = side * 4.3
    a, b = sorted((face, face + side * 9))
    box(a, b, y0, y1, 0, h, wall)
    f = lambda near: sorted((face - side * near, face + side * 0.02))
    box(*f(0.025), y0, y1, 0.1, 0.85, base)
    box(*f(0.035), y0, y1, 0.85, 0.93, trim, 0.01)
    for y in (y0, y1 - 0.24):
        box(*f(0.05), y, y + 0.24, 0.1, h, trim, 0.012)
    if parapet:
        box(*f(0.06), y0, y1, h - 0.02, h + 0.85, wall)
        box(*f(0.16), y0, y1, h - 0.05, h + 0.1, trim, 0.02)
        box(*f(0.14), y0, y1, h + 0.8, h + 0.95, trim, 0.02)
        roof(side, face + side * 0.25, y0, y1, h + 0.3)
    else:
        box(*f(0.22), y0, y1, h - 0.16, h - 0.02, trim, 0.03)
        roof(side, face - side * 0.5, y0, y1, h - 0.02)
    n = len(plan)
    for i, kind in enumerate(plan):
        yc = y0 + (i + 0.5) * (y1 - y0) / n
        arched = parapet
        if kind == "d":
            opening(side, face, yc, 1.0, 0.14, 2.55, trim, leaf, door=True, arched=arched)
            box(*sorted((face - side * 0.4, face)), yc - 0.7, yc + 0.7, 0.1, 0.28, stone, 0.02)
        else:
            opening(side, face, yc, 0.95, 1.1, 2.5, trim, leaf, arched=arched)

def plaster(name, c):
    return material(name, c, 0.92, noise=0.14, scale=1.6, bump=0.25, bump_scale=55, stain=0.55)
def paint(name, c):
    return material(name, c, 0.55, noise=0.18, scale=9, bump=0.12, bump_scale=60)
white = plaster("white", (0.82, 0.79, 0.72))
trims = {k: paint(k, v) for k, v in dict(blue=(0.05, 0.13, 0.32), green=(0.04, 0.2, 0.12), ochre=(0.62, 0.36, 0.07), red=(0.35, 0.05, 0.04), white=(0.8, 0.78, 0.72), brown=(0.14, 0.07, 0.035)).items()}
walls = {k: plaster(k, v) for k, v in dict(cream=(0.78, 0.66, 0.42), rose=(0.68, 0.34, 0.26), sky=(0.36, 0.53, 0.60), leaf=(0.45, 0.55, 0.34), lilac=(0.52, 0.46, 0.56), yellow=(0.80, 0.58, 0.20)).items()}
base = plaster("base", (0.32, 0.30, 0.28))
left = [("white", "blue", "blue", "ddw", 3.7, False), ("yellow", "white", "green", "wdww", 3.5, False), ("rose", "white", "brown", "wdw", 3.9, True), ("white", "green", "green", "dww", 3.45, False), ("sky", "white", "blue", "wdw", 3.7, False), ("cream", "red", "red", "wwd", 3.6, True), ("white", "ochre", "brown", "wdw", 3.5, False), ("leaf", "white", "green", "dw", 3.6, False)]
right = [("cream", "brown", "brown", "wdww", 3.6, False), ("white", "green", "green", "dwd", 3.8, True), ("sky", "white", "white", "wdw", 3.5, False), ("rose", "ochre", "brown", "ww", 3.6, False), ("white", "red", "red", "dwwd", 3.7, False), ("yellow", "brown", "green", "wdw", 3.9, True), ("lilac", "white", "blue", "dw", 3.5, False), ("white", "blue", "blue", "wdw", 3.6, False)]
for side, row, start in ((-1, left, -5.5), (1, right, -3.2)):
    y = start
    for wall, trim, leaf, plan, h, parapet in row:
        w = len(plan) * 1.95 + random.uniform(0, 0.5)
        wm = white if wall == "white" else walls[wall]
        house(side, y, y + w, h, wm, trims[trim], trims[leaf], base if trim != "ochre" else trims["ochre"], plan, parapet)
        y += w

# --- church at the end of the street ----------------------------------------
cy = 56
cw = white
box(-5.2, 5.2, cy, cy + 18, 0, 8.2, cw)
v = [(-5.2, cy, 8.2), (5.2, cy, 8.2), (0, cy, 11.6), (-5.2, cy + .5, 8.2), (5.2, cy + .5, 8.2), (0, cy + .5, 11.6)]
mesh("gable", v, [(0, 1, 2), (0, 2, 5, 3), (1, 4, 5, 2)], cw)
tube([(-5.3, cy, 8.2), (-2.6, cy, 9.4), (-1.2, cy, 11.2), (0, cy, 11.8), (1.2, cy, 11.2), (2.6, cy, 9.4), (5.3, cy, 8.2)], 0.2, trims["ochre"])
for x in (-5.2, 5.2): box(x - .3, x + .3, cy - .08, cy + .3, 0, 8.3, trims["ochre"], .02)
box(-5.4, 5.4, cy - .14, cy + .1, 7.9, 8.3, trims["ochre"], .04)
box(-1.1, 1.1, cy - .06, cy + .2, 0, 3.6, trims["blue"]); box(-1.4, 1.4, cy - .05, cy + .1, 3.5, 3.9, trims["ochre"], .03)
for x in (-1.25, 1.25): box(x - .15, x + .15, cy - .08, cy + .2, 0, 3.7, trims["ochre"], .02)
for x in (-3, 0, 3): box(x - .6, x + .6, cy - .05, cy + .2, 5.0, 6.9, trims["blue"]); box(x - .8, x + .8, cy - .07, cy + .1, 6.8, 7.1, trims["ochre"], .02)
lathe([(0.0, 0), (0.62, 0)], trims["blue"], (0, 0, 0))
tx = -7.4
box(tx - 2.1, tx + 2.1, cy - .2, cy + 4, 0, 14.2, cw)
for x in (tx - 2.1, tx + 2.1): box(x - .25, x + .25, cy - .3, cy + .2, 0, 14.2, trims["ochre"], .02)
for z in (8.2, 11, 14.2): box(tx - 2.4, tx + 2.4, cy - .4, cy + 4.2, z - .18, z + .18, trims["ochre"], .05)
box(tx - .7, tx + .7, cy - .25, cy + .2, 11.7, 13.4, glass)
tube([(tx + .8 * math.cos(a), cy - .25, 13.3 + .8 * math.sin(a)) for a in [math.pi * i / 12 for i in range(13)]], .14, trims["ochre"])
lathe([(2.2, 14.3), (2.0, 15.2), (1.5, 16.1), (0.8, 16.8), (0.25, 17.2), (0.2, 17.9), (0.0, 18)], cw, (tx, cy + 1.9, 0), 32)
tube([(tx, cy + 1.9, 17.8), (tx, cy + 1.9, 19.4)], .07, trims["brown"]); tube([(tx - .5, cy + 1.9, 18.9), (tx + .5, cy + 1.9, 18.9)], .07, trims["brown"])
box(-5, 5, cy - 2.6, cy, 0, .45, stone, .03); box(-4, 4, cy - 3.2, cy, 0, .22, stone, .03)

# --- hills, palms -------------------------------------------------------------
hill = material("hill", (0.10, 0.17, 0.07), 1, noise=0.6, scale=0.06, detail=12)
for cx, hy, w, hh in ((-80, 260, 150, 62), (60, 300, 190, 78), (170, 280, 150, 50), (-190, 300, 170, 58)):
    n = 48; verts, faces = [], []
    for i in range(n + 1):
        for j in range(2):
            t = i / n; x = cx + (t - .5) * w * 2
            z = hh * math.exp(-((t - .5) * 3.4) ** 2) + 2.2 * math.sin(t * 31 + cx) + 1.2 * math.sin(t * 77)
            verts.append((x, hy + j * 60, z if j == 0 else z * 0.4))
            verts.append((x, hy, -5)) if False else None
    verts = [v for v in verts if v]
    front = [(x, y, -5) for x, y, z in verts[::2]]
    base_i = len(verts); verts += front
    for i in range(n):
        faces.append((i * 2, (i + 1) * 2, (i + 1) * 2 + 1, i * 2 + 1))
        faces.append((i * 2, (i + 1) * 2, base_i + i + 1, base_i + i))
    mesh("hill", verts, faces, hill, True)

leafm = material("palm", (0.07, 0.14, 0.04), 0.6, noise=0.4, scale=3)
trunk = material("trunk", (0.22, 0.17, 0.12), 0.95, noise=0.4, scale=4, bump=0.6, bump_scale=12)
def palm(x, y, h):
    tube([(x, y, 0), (x + .15, y, h * .5), (x, y, h)], 0.19, trunk)
    for k in range(15):
        a = 2 * math.pi * k / 15 + random.uniform(-.15, .15); droop = random.uniform(.5, 1.3); l = random.uniform(2.3, 3.1)
        verts, faces = [], []
        steps = 14
        for i in range(steps + 1):
            t = i / steps; r = l * t; z = h + 1.1 * t * (1.15 - droop * t) * 1.2
            px, py = x + math.cos(a) * r, y + math.sin(a) * r
            verts.append((px, py, z))
            wdt = 0.75 * math.sin(math.pi * min(1, t * .9 + .08))
            for s in (-1, 1):
                verts.append((px + math.cos(a + s * 1.1) * wdt, py + math.sin(a + s * 1.1) * wdt, z - .45 * wdt))
        for i in range(steps):
            b0, b1 = i * 3, (i + 1) * 3
            for s in (1, 2):
                faces.append((b0, b1, b1 + s))
        mesh("leaf", verts, faces, leafm)
palm(8.5, 46, 11.5); palm(12, 52, 13); palm(-13.5, 62, 12.5)

# --- a pole, wires, flags, a bench, a bicycle ---------------------------------
dark = material("iron", (0.03, 0.03, 0.03), 0.5, metal=0.6)
pole_w = wood("pole", (0.20, 0.14, 0.09), along=(12, 12, 1))
for y in (9.5, 31):
    tube([(3.6, y, 0), (3.6, y, 7.2)], .11, pole_w); tube([(2.9, y, 6.7), (4.3, y, 6.7)], .05, pole_w)
for dx in (-.6, 0, .6):
    pts = []
    for i in range(41):
        t = i / 40; y = -14 + t * 67; near = [-14, 9.5, 31, 53]
        k = max(j for j in range(3) if near[j] <= y + 1e-6); u = (y - near[k]) / (near[k + 1] - near[k])
        pts.append((3.6 + dx, y, 6.75 - 1.6 * u * (1 - u)))
    tube(pts, .012, dark, resolution=1)
cols = [material(f"flag{i}", c, 0.9) for i, c in enumerate([(0.7, 0.12, 0.08), (0.85, 0.6, 0.08), (0.08, 0.25, 0.5), (0.1, 0.4, 0.18), (0.85, 0.82, 0.75)])]
for y in (7.5, 13.2, 19.5, 26):
    za, zb = 4.6, 4.4; n = 26; pts = []
    for i in range(n + 1):
        t = i / n; x = -4.1 + 8.2 * t; z = za + (zb - za) * t - 1.5 * t * (1 - t)
        pts.append((x, y, z))
        if 0 < i < n:
            sway = random.uniform(-.05, .05)
            mesh("flag", [(x - .11, y, z), (x + .11, y, z), (x + .11, y + sway, z - .3), (x, y + sway, z - .2), (x - .11, y + sway, z - .3)], [(0, 1, 2, 3, 4)], cols[i % 5])
    tube(pts, .006, dark, resolution=1)

def bicycle(x, y, lean, turn=90):
    """An old roadster against a wall; along y."""
    parts = []
    def ring(cy, cz, r, t, m, n=48):
        parts.append(tube([(0, cy + r * math.cos(2 * math.pi * i / n), cz + r * math.sin(2 * math.pi * i / n)) for i in range(n)], t, m, True))
    rubber = material("rubber", (0.02, 0.02, 0.02), 0.8); steel = material("steel", (0.5, 0.5, 0.5), 0.3, metal=1.0); fr = material("frame", (0.04, 0.10, 0.07), 0.35)
    for cy0 in (0, 1.08):
        ring(cy0, .34, .33, .019, rubber); ring(cy0, .34, .305, .008, steel)
        for i in range(18):
            a = 2 * math.pi * i / 18
            parts.append(tube([(0, cy0, .34), (0, cy0 + .3 * math.cos(a), .34 + .3 * math.sin(a))], .0022, steel, resolution=1))
    P = dict(rear=(0, 0, .34), bb=(0, .45, .31), seat=(0, .27, .78), head=(0, .90, .80), headl=(0, .93, .68), front=(0, 1.08, .34))
    for a, b in (("rear", "bb"), ("rear", "seat"), ("bb", "seat"), ("seat", "head"), ("bb", "headl"), ("head", "headl"), ("headl", "front")):
        parts.append(tube([P[a], P[b]], .016, fr))
    parts.append(tube([(0, .26, .78), (0, .24, .93)], .012, steel)); parts.append(box(-.07, .07, .1, .36, .92, .97, material("saddle", (0.12, 0.05, 0.02), 0.5), .025))
    parts.append(tube([(0, .89, .8), (0, .87, .98)], .012, steel)); parts.append(tube([(-.27, .72, .97), (-.25, .86, .99), (0, .88, .99), (.25, .86, .99), (.27, .72, .97)], .011, steel))
    ring(.45, .31, .09, .006, steel, 24)
    parts.append(tube([(.03, .45, .31), (.03, .55, .18)], .01, steel)); parts.append(tube([(-.03, .45, .31), (-.03, .35, .44)], .01, steel))
    parts.append(box(-.07, .07, -.32, .12, .7, .72, steel, .004))
    root = bpy.data.objects.new("bicycle", None); bpy.context.collection.objects.link(root)
    for p in parts: p.parent = root
    root.location = (x, y, .15); root.rotation_euler = (0, math.radians(lean), math.radians(turn - 90))
bicycle(-3.93, 5.2, -9)
bw = trims["brown"]
for dy in (0, 1.3): box(3.75, 4.2, 12.5 + dy, 12.58 + dy, .14, .58, bw, .01)
for i in range(3): box(3.76 + i * .15, 3.88 + i * .15, 12.3, 14.1, .58, .62, bw, .008)
for k in range(4):
    y = 8.3 + k * .55
pot = material("pot", (0.38, 0.15, 0.08), 0.9, noise=.3, scale=6)
for y in (2.9, 10.6, 17.3):
    lathe([(0.0, 0), (.16, 0), (.24, .34), (.26, .36), (.22, .37), (.2, .33), (0, .33)], pot, (-3.95, y, .145), 32)
    for i in range(60):
        a, r, z = random.uniform(0, 6.28), random.uniform(0, .3), random.uniform(.4, .85)
        mesh("l", [(-3.95 + r * math.cos(a), y + r * math.sin(a), .145 + z), (-3.95 + (r + .1) * math.cos(a + .4), y + (r + .1) * math.sin(a + .4), .2 + z), (-3.95 + r * math.cos(a + .3), y + r * math.sin(a + .3), .23 + z)], [(0, 1, 2)], leafm)

# --- light and lens -----------------------------------------------------------
sky(24, 118, strength=0.11, dust=2.2)
sun(27, -118 + 180, strength=3.6, colour=(1, 0.86, 0.68), angle=0.7)
camera((0.55, -3.4, 1.62), (-0.35, 20, 2.35), lens=30, fstop=5.6, focus=11)
run("/tmp/art/street.png", exposure=0.15)
