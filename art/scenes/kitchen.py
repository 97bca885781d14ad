"""A kitchen of a country house: the clay filter, the coffee, bananas, morning light from the window."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(4)
cream = material("cream", (.78, .70, .52), .9, noise=.08, scale=1.5, bump=.12, bump_scale=30)
mint = material("mint", (.30, .50, .42), .5, noise=.10, scale=2, bump=.08, bump_scale=24)
line = material("line", (.12, .25, .21), .5)
wood_t = wood("table", (.36, .19, .09), along=(.6, 7, 7), contrast=.45, rough=.38, coat=.25)
painted = material("painted", (.80, .76, .66), .5, noise=.08, scale=6, bump=.05, bump_scale=40)
clay = material("clay", (.50, .20, .10), .9, noise=.22, scale=5, bump=.15, bump_scale=60)
clay2 = material("clay2", (.54, .23, .12), .85, noise=.15, scale=4, bump=.1, bump_scale=70)
metal = material("metal", (.62, .61, .60), .28, metal=1.0, noise=.05, scale=10)
black = material("black", (.015, .015, .016), .35)
enamel = material("enamel", (.07, .17, .36), .18, specular=.6); white_e = material("white", (.82, .81, .77), .2, specular=.6)
# Room: wall behind at y = 2.2, window wall at the left, floor of hydraulic tiles.
box(-2.2, 4, 2.2, 2.4, 1.25, 3.2, cream); box(-2.2, 4, 2.2, 2.4, 0, 1.22, mint); box(-2.2, 4, 2.19, 2.4, 1.22, 1.25, line)
wx = -1.35
for a in ((wx - .3, wx, -3, .35, 0, 3.2), (wx - .3, wx, 1.65, 2.2, 0, 3.2), (wx - .3, wx, .35, 1.65, 0, 1.05), (wx - .3, wx, .35, 1.65, 2.3, 3.2)): box(*a, cream)
box(-2, 4, -3, 2.4, -.1, 0, material("floor", (.32, .12, .07), .5, noise=.2, scale=4))
box(-2, 4, -3, 2.4, 3.1, 3.2, wood("ceiling", (.24, .14, .08), along=(8, .5, 1)))
# Window: blue leaves opened inwards, sill, a view of leaves and sky.
blue = material("blue", (.07, .20, .38), .5, noise=.15, scale=8, bump=.1, bump_scale=40)
for a in ((wx - .1, wx + .04, .27, .35, 1.0, 2.38), (wx - .1, wx + .04, 1.65, 1.73, 1.0, 2.38), (wx - .1, wx + .04, .27, 1.73, 2.3, 2.38), (wx - .28, wx + .1, .25, 1.75, .99, 1.05)): box(*a, blue, .006)
def leaf_(y0, y1, x0):
    for i in range(4):
        w = (y1 - y0) / 4
        box(x0, x0 + .03, y0 + i * w + .003, y0 + (i + 1) * w - .003, 1.07, 2.29, blue, .004)
leaf_(1.76, 2.18, wx + .03)
box(wx + .0, wx + .03, -.05, .27, 1.07, 2.29, blue, .004)
green = foliage("green", (.10, .20, .05))
leaves("garden", [(wx - 1.6 + random.gauss(0, .4), 1 + random.gauss(0, 1.3), 1.2 + random.gauss(-.35, .5)) for _ in range(2600)], .24, green)
# Table with a cloth of checks over its corner.
tz = .78
for i in range(5): box(-1.0, 1.9, .25 + i * .22, .25 + (i + 1) * .22 - .004, tz - .045, tz, wood_t, .006)
for x in (-.85, 1.75):
    for y in (.35, 1.25): box(x - .045, x + .045, y - .045, y + .045, 0, tz - .04, wood_t, .01)
def checks():
    s = Shader("checks"); c = s.node("ShaderNodeTexCoord")
    ch = s.node("ShaderNodeTexChecker", Scale=34.0, Color1=(.74, .10, .08, 1), Color2=(.84, .80, .72, 1)); s.link(c.outputs["UV"], ch.inputs["Vector"])
    fine = s.node("ShaderNodeTexNoise", Scale=160.0); mix = s.node("ShaderNodeMixRGB", blend_type="MULTIPLY"); mix.inputs["Fac"].default_value = .25
    s.link(c.outputs["UV"], fine.inputs["Vector"]); s.link(ch.outputs["Color"], mix.inputs["Color1"]); s.link(fine.outputs["Fac"], mix.inputs["Color2"])
    s.link(mix.outputs["Color"], s.bsdf.inputs["Base Color"]); s.bsdf.inputs["Roughness"].default_value = .95
    return s.material
n, verts, faces = 70, [], []
for j in range(n + 1):
    for i in range(n + 1):
        u, v = i / n, j / n
        x = .42 + u * .95; y = .98 - v * 1.15
        over = max(0, .255 - y)
        z = tz + .006 + .006 * math.sin(u * 16 + v * 5) * math.sin(v * 11) * (1 if over == 0 else 0)
        if over > 0: y, z = .243 - .012 - .02 * math.sin(u * 21) * min(1, over * 5), tz + .004 - over
        verts.append((x, y, z))
for j in range(n):
    for i in range(n): faces.append((j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i))
cl = mesh("cloth", verts, faces, checks(), True); uv = cl.data.uv_layers.new()
for poly in cl.data.polygons:
    for li in poly.loop_indices:
        vi = cl.data.loops[li].vertex_index; uv.data[li].uv = ((vi % (n + 1)) / n, (vi // (n + 1)) / n * 1.2)
# The filter: two pots on each other on a stool, a lid, a tap; a cloth of crochet on top.
fx, fy, fz = -.52, 1.02, tz
k = 1.0
lathe([(0, 0), (.125, 0), (.145, .015), (.150, .10), (.150, .22), (.143, .245), (.135, .25), (0, .25)], clay, (fx, fy, fz), 72)
lathe([(.128, .25), (.146, .262), (.152, .30), (.155, .42), (.150, .455), (.138, .47), (0, .47)], clay2, (fx, fy, fz), 72)
lathe([(.140, .47), (.150, .475), (.148, .495), (.10, .52), (.03, .53), (.028, .55), (.038, .565), (.03, .58), (0, .583)], clay, (fx, fy, fz), 72)
for z in (.06, .205, .31, .41): lathe([(.1512, z), (.1545, z + .004), (.1512, z + .008)], clay2 if z < .3 else clay, (fx, fy, fz), 72)
tube([(fx + .06, fy - .135, fz + .05), (fx + .085, fy - .185, fz + .05)], .012, white_e); tube([(fx + .085, fy - .18, fz + .052), (fx + .087, fy - .187, fz + .022)], .009, white_e); tube([(fx + .082, fy - .175, fz + .055), (fx + .082, fy - .175, fz + .085)], .006, white_e)
# Moka pot: eight sides below and above, a handle, a knob, a spout.
mx, my = .20, .80
lathe([(0, 0), (.050, 0), (.052, .004), (.040, .078), (.041, .085), (.041, .094), (.038, .097), (.036, .102), (.050, .180), (.051, .184), (.044, .188), (.012, .203), (0, .203)], metal, (mx, my, tz), 8, smooth=False)
lathe([(0, .200), (.006, .200), (.011, .214), (.010, .224), (0, .228)], black, (mx, my, tz), 24)
tube([(mx + .046, my - .004, tz + .172), (mx + .088, my - .012, tz + .178), (mx + .098, my - .014, tz + .158), (mx + .088, my - .012, tz + .100)], .0085, black)
mesh("spout", [(mx - .043, my + .012, tz + .150), (mx - .043, my - .014, tz + .150), (mx - .072, my, tz + .184), (mx - .048, my + .016, tz + .184), (mx - .048, my - .018, tz + .184)], [(0, 1, 2), (0, 2, 3), (1, 4, 2)], metal)
# Enamelled mugs, one with coffee; a sugar tin; bread on a board with a knife.
coffee = material("coffee", (.02, .009, .004), .08, specular=.7)
def mug(x, y, full, turn):
    lathe([(0, 0), (.036, 0), (.039, .003), (.039, .078), (.041, .081), (.0385, .080), (.0365, .077), (.0365, .008), (0, .006)], enamel, (x, y, tz), 48)
    lathe([(.0395, .079), (.0418, .081), (.0392, .0835), (.037, .080)], white_e, (x, y, tz), 48)
    if full: lathe([(.0366, .066), (0, .066)], coffee, (x, y, tz), 48)
    pts = [(x + (.038 + .026 * math.sin(t)) * math.cos(turn), y + (.038 + .026 * math.sin(t)) * math.sin(turn), tz + .042 + .026 * math.cos(t)) for t in [math.pi * q / 14 for q in range(15)]]
    tube(pts, .0045, enamel)
mug(.40, .60, True, -.5); mug(.52, .86, False, .9)
board = wood("board", (.50, .32, .17), along=(.8, 9, 9), contrast=.3)
box(.72, 1.16, .48, .78, tz + .008, tz + .030, board, .008)
crust = material("crust", (.52, .27, .09), .75, noise=.4, scale=16, bump=.5, bump_scale=50); crumb = material("crumb", (.80, .68, .46), .95, noise=.15, scale=40, bump=.6, bump_scale=90)
def roll(x, y, a, l=.075, r=.036):
    vs, fs, m, st = [], [], 24, 16
    for j in range(st + 1):
        t = j / st; rr = r * math.sin(math.pi * t) ** .55; s = (t - .5) * 2 * l
        for i in range(m):
            b = 2 * math.pi * i / m; cz = math.sin(b) * rr * .8
            if math.sin(b) > .9: cz -= .006 * math.sin(math.pi * t)
            px, py = s, math.cos(b) * rr
            vs.append((x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), tz + .03 + r * .72 + cz))
    for j in range(st):
        for i in range(m): fs.append((j * m + i, j * m + (i + 1) % m, (j + 1) * m + (i + 1) % m, (j + 1) * m + i))
    mesh("roll", vs, fs, crust, True)
roll(.84, .66, .5); roll(1.00, .60, -.35); roll(.93, .72, .1)
tube([(.80, .515, tz + .034), (.93, .535, tz + .034)], .007, black); mesh("blade", [(.93, .526, tz + .033), (1.09, .548, tz + .033), (1.085, .556, tz + .033), (.93, .546, tz + .033)], [(0, 1, 2, 3)], metal)
# Bananas and oranges in a bowl of soapstone.
bx, by = 1.26, 1.0
soap = material("soap", (.14, .15, .14), .6, noise=.25, scale=8)
lathe([(0, .006), (.06, .006), (.065, 0), (.13, .05), (.16, .078), (.152, .08), (.12, .056), (.05, .016), (0, .014)], soap, (bx, by, tz), 64)
orange = material("orange", (.80, .30, .03), .5, noise=.08, scale=20, bump=.25, bump_scale=160)
for dx, dy, dz in ((-.05, -.03, .075), (.05, -.045, .078), (.0, .055, .078), (.02, -.01, .135)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=.042, location=(bx + dx, by + dy, tz + dz), segments=40, ring_count=24)
    add(bpy.context.object, orange, True)
yellow = material("banana", (.80, .55, .05), .5, noise=.22, scale=10, detail=4)
tip = material("tip", (.09, .06, .02), .9)
for q in range(5):
    a = -.7 + q * .2; pts = []
    for t in [i / 12 for i in range(13)]:
        b = -.9 + 1.9 * t; r = .105
        px, pz = r * math.sin(b), r * (1 - math.cos(b))
        pts.append((bx - .02 + px * math.cos(a) + .030 * q * .55, by - .12 + px * math.sin(a) * .6 - .02 * math.sin(q), tz + .083 + pz + .012 * q))
    c = tube(pts, .0175, yellow, resolution=8)
    for p, t in zip(c.data.splines[0].points, [i / 12 for i in range(13)]): p.radius = .35 + .75 * math.sin(math.pi * min(.96, max(.04, t))) ** .5
    tube([pts[-1], (pts[-1][0] + .004, pts[-1][1], pts[-1][2] + .012)], .006, tip)
# On the wall: a shelf with tins and plates, a calendar without a year, hooks with pans, a wire basket.
box(.15, 1.75, 2.0, 2.2, 1.72, 1.75, painted, .004); box(.15, 1.75, 2.17, 2.2, 1.55, 1.72, painted, .003)
for i in range(9):
    x = .15 + i * .178
    mesh("lace", [(x, 1.995, 1.725), (x + .178, 1.995, 1.725), (x + .089, 1.995, 1.66)], [(0, 1, 2)], white_e)
tins = [(.32, .075, .19, (.62, .10, .07)), (.50, .068, .165, (.78, .55, .12)), (.66, .06, .14, (.10, .32, .22)), (.80, .052, .12, (.12, .25, .45))]
for x, r, h, c in tins:
    m = material("tin", c, .35, noise=.12, scale=6); lathe([(0, 0), (r, 0), (r, h * .86)], m, (x, 2.09, 1.75), 56); lathe([(r * 1.03, h * .84), (r * 1.03, h * .97), (r, h), (0, h)], m, (x, 2.09, 1.75), 56)
    lathe([(r * 1.004, h * .25), (r * 1.004, h * .62)], painted, (x, 2.09, 1.75), 56)
for i in range(4):
    x = 1.08 + i * .17; r = .115
    obj = lathe([(0, .0), (r * .6, .002), (r, .016), (r * .98, .02), (r * .6, .008), (0, .006)], white_e if i % 2 else material("plate", (.35, .52, .60), .2), (0, 0, 0), 56)
    obj.rotation_euler = (math.radians(80), 0, 0); obj.location = (x, 2.15, 1.75 + r)
for i, (x, r) in enumerate(((.42, .10), (.74, .12), (1.10, .09), (1.42, .105))):
    tube([(x, 2.19, 1.56), (x, 2.15, 1.545), (x, 2.15, 1.56)], .004, black, resolution=2)
    pan = lathe([(0, 0), (r * .92, 0), (r, .035), (r * .97, .035), (r * .9, .006), (0, .006)], metal if i != 2 else black, (0, 0, 0), 56); pan.rotation_euler = (math.radians(90), 0, 0); pan.location = (x, 2.17, 1.55 - .17 - r)
    box(x - .012, x + .012, 2.150, 2.158, 1.37, 1.55, metal if i != 2 else black, .003)
# A chair at the table; a curtain on half the window.
for x in (.96, 1.32): box(x, x + .035, -.28, -.245, 0, .46, blue, .004)
for x in (.96, 1.32): box(x, x + .035, .06, .095, 0, .46, blue, .004)
box(.94, 1.38, -.30, .12, .44, .47, wood("seat", (.5, .36, .2), along=(6, 6, 6)), .008)
tube([(wx + .09, .2, 2.42), (wx + .09, 1.8, 2.42)], .01, black)
cur = foliage("curtain", (.70, .66, .55), .9); m, verts, faces = 90, [], []
for i in range(m + 1):
    y = 1.12 + .62 * i / m; x = wx + .09 + .022 * math.sin(i * .9)
    verts += [(x, y, 1.35), (x, y, 2.42)]
for i in range(m): faces.append((i * 2, i * 2 + 2, i * 2 + 3, i * 2 + 1))
mesh("curtain", verts, faces, material("cur", (.82, .78, .68), .95), True)
# Light: the morning through the window, and the room that gives it back.
gradient_sky([(0, (.75, .80, .85)), (1, (.35, .55, .85))], 1.1)
sun(31, -96, 11, (1, .86, .66), .8)
area((wx - .4, 1, 1.9), (1, .8, .8), 1.3, 26, (.9, .95, 1)); area((1.6, -2.4, 2.5), (.4, 1, 1), 2.2, 9, (1, .9, .78))
camera((.80, -1.08, 1.30), (.34, 1.1, 1.085), lens=31, fstop=3.2, focus=1.95)
run("/tmp/art/kitchen.png", exposure=.12, look="High Contrast")
