"""A mother and a child from behind, hand in hand where the waves end, the low sun before them."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(5)
scene = bpy.context.scene
V = Vector

# --- sand, swash, sea -------------------------------------------------------------
def ground(x, y):
    return .30 / (1 + math.exp((y - 1.5) * .55)) - .045 + .012 * math.sin(x * .7 + y * .5) + .008 * math.sin(x * .31 - y * .9)
prints = []
def track(x, y, dx, stride, count, size):
    for k in range(count):
        prints.append((x + dx * k + (.09 if k % 2 else -.09) * size + random.uniform(-.02, .02), y - stride * k + random.uniform(-.03, .03), random.uniform(-.15, .15), size))
track(.12, -.85, .075, .46, 9, 1.0)
track(-.74, -.62, .06, .33, 12, .68)
def sand(x0, x1, y0, y1, n, m, drop=0.0):
    verts, faces = [], []
    for j in range(m + 1):
        for i in range(n + 1):
            x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * j / m
            z = ground(x, y) - drop
            for px, py, pa, s in prints:
                dx, dy = x - px, y - py
                if abs(dx) < .25 and abs(dy) < .3:
                    a, b = (dx * math.cos(pa) + dy * math.sin(pa)) / s, (-dx * math.sin(pa) + dy * math.cos(pa)) / s
                    waist = .045 + .012 * math.sin(b * 14)
                    d = (a / waist) ** 2 + (b / .125) ** 2
                    z += s * (-.017 * math.exp(-d ** 1.5) + .005 * math.exp(-((math.sqrt(d) - 1.35) ** 2) * 8))
            verts.append((x, y, z))
    for j in range(m):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    return verts, faces
def ramp(s, fac, a, b):
    r = s.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    r.inputs["From Min"].default_value, r.inputs["From Max"].default_value = a, b
    s.link(fac, r.inputs["Value"])
    return r.outputs["Result"]
def maths(s, op, a, b):
    n = s.node("ShaderNodeMath", operation=op)
    for i, v in enumerate((a, b)):
        if isinstance(v, (int, float)): n.inputs[i].default_value = v
        else: s.link(v, n.inputs[i])
    return n.outputs["Value"]
s = Shader("sand")
geo = s.node("ShaderNodeNewGeometry"); sep = s.node("ShaderNodeSeparateXYZ"); s.link(geo.outputs["Position"], sep.inputs["Vector"])
fine = s.node("ShaderNodeTexNoise", Scale=160.0, Detail=8.0); s.link(geo.outputs["Position"], fine.inputs["Vector"])
blot = s.node("ShaderNodeTexNoise", Scale=.9, Detail=7.0); s.link(geo.outputs["Position"], blot.inputs["Vector"])
wobble = s.node("ShaderNodeTexNoise", Scale=.45, Detail=5.0); s.link(geo.outputs["Position"], wobble.inputs["Vector"])
tone = s.node("ShaderNodeMixRGB"); tone.inputs["Color1"].default_value = (.34, .25, .165, 1); tone.inputs["Color2"].default_value = (.47, .36, .245, 1)
s.link(ramp(s, blot.outputs["Fac"], .35, .65), tone.inputs["Fac"])
# The last wave reached here: darker and shining seaward of a wavering line.
edge = maths(s, "ADD", sep.outputs["Y"], maths(s, "MULTIPLY", maths(s, "SUBTRACT", wobble.outputs["Fac"], .5), 3.2))
wet = ramp(s, edge, -1.5, -.2)
mix = s.node("ShaderNodeMixRGB"); mix.inputs["Color2"].default_value = (.13, .095, .065, 1)
s.link(wet, mix.inputs["Fac"]); s.link(tone.outputs["Color"], mix.inputs["Color1"]); s.link(mix.outputs["Color"], s.bsdf.inputs["Base Color"])
rough = s.node("ShaderNodeMapRange"); rough.inputs["To Min"].default_value = .95; rough.inputs["To Max"].default_value = .2
s.link(wet, rough.inputs["Value"]); s.link(rough.outputs["Result"], s.bsdf.inputs["Roughness"])
b = s.node("ShaderNodeBump", Strength=.22, Distance=.01); s.link(fine.outputs["Fac"], b.inputs["Height"]); s.link(b.outputs["Normal"], s.bsdf.inputs["Normal"])
v, f = sand(-4.5, 4.5, -6.5, 2.5, 450, 450); mesh("sand", v, f, s.material, True)
v, f = sand(-80, 80, -12, 16, 160, 56, .02); mesh("far sand", v, f, s.material, True)

w = Shader("sea")
w.bsdf.inputs["Base Color"].default_value = (.02, .075, .085, 1); w.bsdf.inputs["Roughness"].default_value = .08
geo = w.node("ShaderNodeNewGeometry"); mp = w.node("ShaderNodeMapping"); mp.inputs["Scale"].default_value = (.35, 1.0, 1); w.link(geo.outputs["Position"], mp.inputs["Vector"])
n1 = w.node("ShaderNodeTexNoise", Scale=1.7, Detail=9.0, Roughness=.62); w.link(mp.outputs["Vector"], n1.inputs["Vector"])
b = w.node("ShaderNodeBump", Strength=.6, Distance=.25); w.link(n1.outputs["Fac"], b.inputs["Height"]); w.link(b.outputs["Normal"], w.bsdf.inputs["Normal"])
# Foam: torn lace behind each wave's front.
sep = w.node("ShaderNodeSeparateXYZ"); w.link(geo.outputs["Position"], sep.inputs["Vector"])
bend = w.node("ShaderNodeTexNoise", Scale=.28, Detail=4.0); w.link(geo.outputs["Position"], bend.inputs["Vector"])
lace = w.node("ShaderNodeTexNoise", Scale=2.6, Detail=11.0, Roughness=.72); w.link(mp.outputs["Vector"], lace.inputs["Vector"])
y_ = maths(w, "ADD", sep.outputs["Y"], maths(w, "MULTIPLY", maths(w, "SUBTRACT", bend.outputs["Fac"], .5), 5.0))
foam = None
for front, deep, most in ((2.3, 1.7, .75), (6.6, 2.6, .66), (11.5, 3.2, .60), (18, 4, .52)):
    band = maths(w, "MULTIPLY", ramp(w, y_, front, front + .16), maths(w, "SUBTRACT", 1.0, ramp(w, y_, front + .1, front + deep)))
    band = maths(w, "MULTIPLY", band, most)
    foam = maths(w, "MAXIMUM", foam, band) if foam else band
cover = ramp(w, maths(w, "ADD", foam, lace.outputs["Fac"]), .88, 1.02)
white = w.node("ShaderNodeBsdfDiffuse", Color=(.80, .80, .78, 1))
mixs = w.node("ShaderNodeMixShader"); w.link(cover, mixs.inputs["Fac"]); w.link(w.bsdf.outputs["BSDF"], mixs.inputs[1]); w.link(white.outputs["BSDF"], mixs.inputs[2]); w.link(mixs.outputs["Shader"], w.nodes["Material Output"].inputs["Surface"])
def swell(x, y):
    z = 0
    for y0, h, k in ((6.4, .16, 1.3), (11.3, .26, .9), (17.8, .3, .6)):
        yy = y - y0 - .6 * math.sin(x * .23 + y0) - .25 * math.sin(x * .71 + 2 * y0) - .9
        z += h * (.65 + .35 * math.sin(x * .31 + y0 * 3)) * math.exp(-(yy * k) ** 2 * (2.5 if yy < 0 else .6))
    return z
n, m, verts, faces = 220, 200, [], []
for j in range(m + 1):
    for i in range(n + 1):
        x, y = -45 + 90 * i / n, 1 + 29 * j / m
        verts.append((x, y, .0 + swell(x, y)))
for j in range(m):
    for i in range(n):
        a = j * (n + 1) + i; faces.append((a, a + 1, a + n + 2, a + n + 1))
mesh("sea", verts, faces, w.material, True)
mesh("open sea", [(-1500, 29.9, 0), (1500, 29.9, 0), (1500, 3000, 0), (-1500, 3000, 0)], [(0, 1, 2, 3)], w.material)

# --- bodies -----------------------------------------------------------------------
def cone(a, b, ra, rb, steps=18):
    """Vertices and faces of a limb: two balls and what is between them."""
    a, b = V(a), V(b)
    axis = b - a
    q = axis.to_track_quat("Z", "Y")
    l, verts, faces = axis.length, [], []
    rows = [(-ra * math.cos(t), ra * math.sin(t)) for t in [math.pi / 2 * i / 5 for i in range(6)]]
    rows += [(l + rb * math.sin(t), rb * math.cos(t)) for t in [math.pi / 2 * i / 5 for i in range(6)]]
    for z, r in rows:
        for i in range(steps):
            t = 2 * math.pi * i / steps
            verts.append(tuple(a + q @ V((max(r, 1e-4) * math.cos(t), max(r, 1e-4) * math.sin(t), z))))
    for k in range(len(rows) - 1):
        for i in range(steps):
            j = (i + 1) % steps
            faces.append((k * steps + i, k * steps + j, (k + 1) * steps + j, (k + 1) * steps + i))
    faces += [tuple(reversed(range(steps))), tuple(range((len(rows) - 1) * steps, len(rows) * steps))]
    return verts, faces
def baked(obj):
    """The object as its modifiers leave it."""
    data = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    obj.modifiers.clear(); obj.data = data
    return obj
def flesh(name, limbs, voxel, smooth, mat):
    verts, faces = [], []
    for limb in limbs:
        v, f = cone(*limb)
        faces += [tuple(i + len(verts) for i in q) for q in f]; verts += v
    obj = mesh(name, verts, faces, mat)
    r = obj.modifiers.new("remesh", "REMESH"); r.mode = "VOXEL"; r.voxel_size = voxel; r.use_smooth_shade = True
    c = obj.modifiers.new("smooth", "SMOOTH"); c.factor = .5; c.iterations = smooth
    return baked(obj)
def cut(obj, gone):
    """Takes away the vertices that a test names."""
    import bmesh
    b = bmesh.new(); b.from_mesh(obj.data)
    bmesh.ops.delete(b, geom=[v for v in b.verts if gone(v.co)], context="VERTS")
    b.to_mesh(obj.data); b.free()
def cloth(name, colour, pattern=None, through=.35, rough=.9):
    """Woven cotton: light comes through it, a print that was there before the folds."""
    s = Shader(name)
    rest = s.node("ShaderNodeAttribute", attribute_name="rest")
    tone = s.node("ShaderNodeTexNoise", Scale=6.0, Detail=8.0); s.link(rest.outputs["Vector"], tone.inputs["Vector"])
    mix = s.node("ShaderNodeMixRGB"); mix.inputs["Color1"].default_value = (*[c * .8 for c in colour], 1); mix.inputs["Color2"].default_value = (*colour, 1)
    s.link(ramp(s, tone.outputs["Fac"], .3, .7), mix.inputs["Fac"])
    out = mix.outputs["Color"]
    if pattern:
        c2, scale, size = pattern
        cell = s.node("ShaderNodeTexVoronoi", Scale=scale); s.link(rest.outputs["Vector"], cell.inputs["Vector"])
        dots = s.node("ShaderNodeMixRGB"); dots.inputs["Color2"].default_value = (*c2, 1)
        s.link(maths(s, "SUBTRACT", 1.0, ramp(s, cell.outputs["Distance"], size, size + .08)), dots.inputs["Fac"]); s.link(out, dots.inputs["Color1"])
        out = dots.outputs["Color"]
    s.link(out, s.bsdf.inputs["Base Color"]); s.bsdf.inputs["Roughness"].default_value = rough; s.bsdf.inputs["Specular"].default_value = .1
    s.bsdf.inputs["Sheen"].default_value = .3
    t = s.node("ShaderNodeBsdfTranslucent"); s.link(out, t.inputs["Color"])
    m = s.node("ShaderNodeMixShader"); m.inputs["Fac"].default_value = through
    s.link(s.bsdf.outputs["BSDF"], m.inputs[1]); s.link(t.outputs["BSDF"], m.inputs[2]); s.link(m.outputs["Shader"], s.nodes["Material Output"].inputs["Surface"])
    return s.material
def garment(name, limbs, voxel, gone, pinned, mat, smooth=6, bend=.35):
    """Cloth that a simulation lets fall over the bodies."""
    obj = flesh(name, limbs, voxel, smooth, None)
    cut(obj, gone)
    obj.data.materials.clear(); obj.data.materials.append(mat)
    rest = obj.data.attributes.new("rest", "FLOAT_VECTOR", "POINT")
    for i, v in enumerate(obj.data.vertices): rest.data[i].vector = v.co
    g = obj.vertex_groups.new(name="pin")
    for v in obj.data.vertices:
        p = pinned(v.co)
        if p > 0: g.add([v.index], p, "REPLACE")
    c = obj.modifiers.new("cloth", "CLOTH")
    c.settings.vertex_group_mass = "pin"
    c.settings.quality = 7; c.settings.mass = .25
    c.settings.tension_stiffness = c.settings.compression_stiffness = 18; c.settings.shear_stiffness = 8; c.settings.bending_stiffness = bend
    c.settings.air_damping = 1.2
    c.collision_settings.distance_min = .006; c.collision_settings.collision_quality = 3
    return obj
def body(*a):
    obj = flesh(*a)
    obj.modifiers.new("collision", "COLLISION"); obj.collision.thickness_outer = .008
    return obj

old = material("old", (.29, .165, .105), .6, noise=.18, scale=12)
young = material("young", (.31, .175, .11), .55, noise=.15, scale=12)
def foot(heel, toe, r):
    h, t = V(heel), V(toe)
    return [(h, h.lerp(t, .6), r, r * .85), (h.lerp(t, .6), t, r * .85, r * .5), (h.lerp(t, .6) + V((.014, 0, 0)), t + V((.018, -.01, 0)), r * .7, r * .45)]
def hand(w, palm, tips, r):
    """A palm and four fingers along it, no more than is seen at this distance."""
    w, p, t = V(w), V(palm), V(tips)
    side = (t - p).cross(V((0, 1, 0)))
    side = side.normalized() * r if side.length > 1e-5 else V((r, 0, 0))
    out = [(w, p + side * .6, r, r * .75), (w, p - side * .6, r, r * .75)]
    return out + [(p + side * k, t + side * k * .8, r * .5, r * .36) for k in (-1, -.33, .33, 1)]

# Mother: weight on the left foot, the right heel just lifted, a hand on her hat.
S1, S2 = (-.160, .03, 1.315), (.165, .02, 1.335)
E1, W1 = (-.275, -.02, 1.085), (-.345, .055, .865)
E2, W2 = (.395, .05, 1.405), (.215, .055, 1.555)
mother_legs = [((-.09, 0, .82), (-.095, .03, .44), .085, .058), ((-.095, .03, .44), (-.095, -.008, .31), .055, .058), ((-.095, -.008, .31), (-.095, -.004, .18), .058, .041), ((-.095, -.004, .18), (-.095, .0, .08), .041, .033),
        ((.09, -.01, .82), (.10, -.07, .45), .085, .058), ((.10, -.07, .45), (.105, -.17, .32), .055, .058), ((.105, -.17, .32), (.106, -.225, .21), .058, .041), ((.106, -.225, .21), (.105, -.26, .125), .041, .033),
        *foot((-.095, -.02, .04), (-.11, .17, .015), .038), *foot((.105, -.27, .085), (.12, -.11, .015), .036)]
trunk = lambda g: [((-.06, 0, .88), (.06, -.01, .88), .135 + g, .135 + g), ((-.05, .01, 1.02), (.05, .01, 1.02), .115 + g, .115 + g),
        ((-.03, 0, .90), (-.05, .01, 1.15), .13 + g, .105 + g), ((.03, 0, .90), (.05, .01, 1.15), .13 + g, .105 + g),
        ((-.065, .02, 1.18), (.065, .02, 1.18), .108 + g, .108 + g), ((-.07, .015, 1.27), (.07, .015, 1.275), .088 + g, .088 + g),
        ((-.05, .02, 1.32), S1, .06 + g, .05 + g), ((.05, .02, 1.32), S2, .06 + g, .05 + g)]
mother = body("mother", mother_legs + trunk(0) + [((0, .03, 1.33), (-.008, .075, 1.45), .055, .05), ((-.012, .07, 1.50), (-.015, .10, 1.535), .082, .085), ((-.015, .12, 1.46), (-.015, .09, 1.52), .06, .08),
        (S1, E1, .05, .036), (E1, W1, .037, .025), (S2, E2, .05, .036), (E2, W2, .037, .025),
        *hand(W1, (-.36, .075, .80), (-.385, .10, .745), .027), *hand(W2, (.155, .06, 1.60), (.09, .06, 1.625), .026)], .011, 5, old)
lerp = lambda a, b, t: tuple(V(a).lerp(V(b), t))
E1s, E2s = lerp(S1, E1, .66), lerp(S2, E2, .72)
def off_dress(p):
    if p.z < .36 + .012 * math.sin(p.x * 9): return True
    if (p - V((0, .035, 1.385))).length < .082: return True
    for a, e in ((S1, E1s), (S2, E2s)):
        d = V(e) - V(a)
        if abs(p.x) > .195 and p.z > 1.04 and (p - V(e)).dot(d) > 0: return True
    return False
print_ = cloth("print", (.19, .25, .40), ((.72, .70, .64), 34, .22), .4)
dress = garment("dress", trunk(.028) + [(S1, lerp(S1, E1, .85), .07, .075), (S2, lerp(S2, E2, 1.0), .075, .085),
        ((0, 0, .92), (0, -.03, .26), .17, .43)], .017, off_dress, lambda p: 1.0 if abs(p.z - 1.03) < .02 and abs(p.x) < .2 else 0, print_)

# Child: pulls towards the water, one foot off the ground.
cx = -.80
c = lambda x, y, z: (cx + x, .10 + y, z)
s1, s2 = c(-.115, 0, .815), c(.085, -.01, .845)
e2, w2 = c(.225, -.04, .755), c(.375, -.035, .775)
e1, w1 = c(-.225, -.04, .70), c(-.30, .04, .60)
kid_trunk = lambda g: [(c(-.02, 0, .50), c(.06, 0, .50), .088 + g, .088 + g), (c(.0, 0, .50), c(-.01, 0, .70), .088 + g, .085 + g), (c(.04, 0, .50), c(.01, 0, .70), .088 + g, .085 + g),
        (c(-.045, 0, .75), c(.03, 0, .76), .075 + g, .075 + g), (c(-.01, 0, .82), s1, .05 + g, .038 + g), (c(-.01, 0, .825), s2, .05 + g, .038 + g)]
kid = body("kid", kid_trunk(0) + [(c(.07, 0, .48), c(.085, .02, .28), .06, .042), (c(.085, .02, .28), c(.085, -.01, .18), .041, .04), (c(.085, -.01, .18), c(.085, 0, .06), .04, .026),
        (c(-.03, 0, .48), c(-.045, .05, .29), .06, .042), (c(-.045, .05, .29), c(-.05, -.03, .22), .041, .039), (c(-.05, -.03, .22), c(-.055, -.11, .135), .039, .026),
        *foot(c(.085, -.015, .03), c(.085, .115, .012), .028), *foot(c(-.055, -.12, .10), c(-.06, -.04, .015), .027),
        (c(-.015, .005, .83), c(-.02, .02, .90), .042, .04), (c(-.022, .02, .965), c(-.022, .045, .985), .082, .084), (c(-.022, .06, .93), c(-.022, .03, .97), .06, .075),
        (s1, e1, .037, .029), (e1, w1, .029, .02), (s2, e2, .037, .029), (e2, w2, .029, .02),
        *hand(w2, (-.385, .075, .775), (-.365, .09, .80), .02), *hand(w1, c(-.325, .06, .565), c(-.34, .075, .525), .019)], .009, 4, young)
def off_kid(p):
    if p.z < .375 + .01 * math.sin(p.x * 17): return True
    if (p - V(c(-.018, .015, .885))).length < .066: return True
    for a, e in ((s1, lerp(s1, e1, .6)), (s2, lerp(s2, e2, .6))):
        d = V(e) - V(a)
        if (p - V(e)).dot(d) > 0 and (p - V(e)).length < .1: return True
    return False
frock_m = cloth("frock", (.70, .26, .16), None, .45)
frock = garment("frock", kid_trunk(.02) + [(s1, e1, .055, .06), (s2, e2, .055, .06), (c(.0, 0, .66), c(.015, -.02, .30), .105, .27)], .013, off_kid,
        lambda p: 1.0 if abs(p.z - .70) < .012 and abs(p.x - cx) < .17 else 0, frock_m, 5, .25)

wind = bpy.data.objects.new("wind", None); bpy.context.collection.objects.link(wind)
bpy.ops.object.select_all(action="DESELECT")
bpy.context.view_layer.objects.active = wind; wind.select_set(True); bpy.ops.object.forcefield_toggle()
wind.field.type = "WIND"; wind.field.strength = 7; wind.field.noise = 3; wind.field.flow = .3
wind.rotation_euler = (0, math.radians(80), math.radians(-25))
last = 44
for o in (dress, frock): o.modifiers["cloth"].point_cache.frame_end = last
for frame in range(1, last + 1): scene.frame_set(frame)
for o in (dress, frock):
    baked(o)
    t = o.modifiers.new("thick", "SOLIDIFY"); t.thickness = .003
    u = o.modifiers.new("fine", "SUBSURF"); u.levels = u.render_levels = 1
    for p in o.data.polygons: p.use_smooth = True
for o in (mother, kid): o.modifiers.clear()

# --- hat, belt, hair --------------------------------------------------------------
def straw(name, colour):
    s = Shader(name)
    co = s.node("ShaderNodeTexCoord")
    wave = s.node("ShaderNodeTexWave", wave_type="RINGS", rings_direction="Z", Scale=42.0, Distortion=2.5, Detail=3.0)
    s.link(co.outputs["Object"], wave.inputs["Vector"])
    mix = s.node("ShaderNodeMixRGB"); mix.inputs["Color1"].default_value = (*[k * .55 for k in colour], 1); mix.inputs["Color2"].default_value = (*colour, 1)
    s.link(wave.outputs["Color"], mix.inputs["Fac"]); s.link(mix.outputs["Color"], s.bsdf.inputs["Base Color"]); s.bsdf.inputs["Roughness"].default_value = .8
    b = s.node("ShaderNodeBump", Strength=.7, Distance=.004); s.link(wave.outputs["Color"], b.inputs["Height"]); s.link(b.outputs["Normal"], s.bsdf.inputs["Normal"])
    t = s.node("ShaderNodeBsdfTranslucent"); s.link(mix.outputs["Color"], t.inputs["Color"])
    m = s.node("ShaderNodeMixShader"); m.inputs["Fac"].default_value = .18
    s.link(s.bsdf.outputs["BSDF"], m.inputs[1]); s.link(t.outputs["BSDF"], m.inputs[2]); s.link(m.outputs["Shader"], s.nodes["Material Output"].inputs["Surface"])
    return s.material
def hat(at, r, turn, mat, band, brim=.215):
    o = lathe([(.0001, .118), (.03, .119), (.06, .115), (.083, .10), (.094, .07), (.100, .02), (.103, 0), (.125, -.012), (.16, -.018), (.19, -.022), (brim, -.03)], mat, (0, 0, 0), 96)
    for v in o.data.vertices:
        rr, a = math.hypot(v.co.x, v.co.y), math.atan2(v.co.y, v.co.x)
        if rr > .105: v.co.z += (rr - .105) * (.28 * math.sin(2 * a + .6) + .16 * math.sin(3 * a + 2) + .06 * math.sin(7 * a))
        elif v.co.z > .06: v.co.z -= .022 * math.exp(-(v.co.x / .035) ** 2) * (1 if v.co.z > .09 else .4)
    t = o.modifiers.new("thick", "SOLIDIFY"); t.thickness = .004
    u = o.modifiers.new("fine", "SUBSURF"); u.levels = u.render_levels = 2
    o2 = lathe([(.1055, .002), (.1040, .012), (.1005, .032), (.099, .034)], band, (0, 0, 0), 64)
    for k in (o, o2): k.location = at; k.rotation_euler = turn; k.scale = (r, r * 1.08, r)
hat((-.012, .085, 1.575), 1.0, (math.radians(-6), math.radians(-9), .4), straw("straw", (.62, .46, .25)), material("band", (.03, .025, .03), .8))
def strands(name, roots, mat, radius, fall):
    curve = bpy.data.curves.new(name, "CURVE"); curve.dimensions = "3D"; curve.bevel_depth = radius; curve.bevel_resolution = 0
    for root, normal in roots:
        pts = fall(V(root), V(normal))
        sp = curve.splines.new("POLY"); sp.points.add(len(pts) - 1)
        for q, p in zip(sp.points, pts): q.co = (*p, 1); q.radius = 1
        sp.points[-1].radius = .3
    o = bpy.data.objects.new(name, curve); bpy.context.collection.objects.link(o); curve.materials.append(mat)
black = material("black hair", (.016, .010, .007), .42, specular=.5)
dark = material("dark hair", (.075, .068, .063), .5, specular=.25)
def scalp(centre, radius, count, keep):
    out = []
    while len(out) < count:
        d = V((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))).normalized()
        if keep(d): out.append((V(centre) + V((d.x * radius[0], d.y * radius[1], d.z * radius[2])), d))
    return out
hc = V(c(-.022, .03, .975))
def bob(root, n):
    """Hair that lies on the head, then falls and blows a little to the left."""
    pts, p, v_ = [root], root.copy(), n * .5 + V((0, -.1, .2))
    length, stray = random.uniform(.12, .165), 3 if random.random() < .07 else 1
    for k in range(9):
        v_ = v_ * .55 + V((-.16 + random.gauss(0, .06) * stray, random.gauss(0, .05) * stray, -.75))
        q = p + v_.normalized() * length / 9
        d = q - hc; e = V((d.x / .094, d.y / .106, d.z / .104))
        if e.length < 1 and q.z > hc.z - .1: q = hc + d / e.length
        pts.append(q); p = q
    return pts
strands("bob", scalp(hc, (.090, .100, .098), 2600, lambda d: d.z > -.25 and d.y < .45), black, .0016, bob)
# Dark hair, combed over the head into a plait down the back.
crown, nape = V((-.014, .080, 1.512)), V((-.014, -.008, 1.448))
end = V(((nape - crown).x / .091, (nape - crown).y / .106, (nape - crown).z / .096)).normalized()
def ball(at, radius, tilt=0):
    o = lathe([(.0001, -1), *[(math.cos(k), math.sin(k)) for k in [math.pi * (i / 12 - .5) for i in range(1, 12)]], (.0001, 1)], dark, (0, 0, 0), 24)
    o.name, o.location, o.scale, o.rotation_euler = "lock", at, radius, (0, tilt, 0)
ball(crown, (.088, .103, .092))
def combed(root, n):
    side, lift = V((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))) * .02, random.uniform(1, 1.025)
    dirs = [n.lerp(end, t).normalized() + side * math.sin(math.pi * t) for t in [k / 9 for k in range(10)]]
    return [crown + V((d.x * .091, d.y * .106, d.z * .096)) * lift for d in dirs]
strands("dark", scalp(crown, (1, 1, 1), 1500, lambda d: -.75 < d.y < .25 and -.7 < d.z < .6), dark, .0012, combed)
plait = [V(k) for k in ((-.014, -.030, 1.450), (-.014, -.078, 1.405), (-.011, -.118, 1.335), (-.006, -.140, 1.255), (.000, -.150, 1.165), (.004, -.150, 1.09))]
for k in range(17):
    t = k / 17 * 4.6; a, b = plait[int(t)], plait[int(t) + 1]; w_ = 1.1 - .035 * k; s_ = 1 if k % 2 else -1
    ball(a.lerp(b, t % 1) + V((s_ * .010 * w_, 0, 0)), (.015 * w_, .014, .025 * w_), s_ * .6)
strands("tuft", [(plait[4].lerp(plait[5], .6), (random.gauss(0, .008), random.gauss(0, .004), 0)) for _ in range(90)], dark, .0012,
        lambda r, n: [r, r + n * .5 + V((0, 0, -.025)), r + n + V((0, 0, random.uniform(-.07, -.05)))])

tin = material("tin", (.10, .22, .34), .45, noise=.3, scale=30)
px, py, pz = c(-.345, .075, .36)
lathe([(0, 0), (.045, 0), (.062, .11), (.064, .112), (.060, .11), (.043, .006), (0, .006)], tin, (px, py, pz), 40)
wire = tube([(px + .062 * math.cos(k), py, pz + .105 + .075 * math.sin(k)) for k in [math.pi * i / 16 for i in range(17)]], .002, tin); wire.name = "lathe"

# --- what stands far off ------------------------------------------------------------
head = material("head", (.10, .12, .085), 1, noise=.5, scale=.05)
verts, faces = [], []
for i in range(91):
    t = i / 90; x = 60 + 420 * t; z = 34 * t ** 1.25 + (2.4 * math.sin(t * 40) + 1.2 * math.sin(t * 97 + 1) + .8 * math.sin(t * 211)) * min(1, t * 3)
    verts += [(x, 520, -1), (x, 520, max(.2, z)), (x, 620, max(.1, z * .7))]
for i in range(90): faces += [(i * 3, i * 3 + 3, i * 3 + 4, i * 3 + 1), (i * 3 + 1, i * 3 + 4, i * 3 + 5, i * 3 + 2)]
mesh("headland", verts, faces, head, True)
sailm = material("sail", (.75, .70, .6), .95); hull = material("hull", (.10, .07, .05), .8)
for x, y, k in ((25, 120, 1.0), (37, 210, 1.0)):
    mesh("far sail", [(x, y, .9), (x - 2.6 * k, y, 1.3), (x - .2 * k, y, 5.2)], [(0, 1, 2)], sailm); tube([(x - 2.6, y, .25), (x + 2.6, y, .35)], .2, hull)

for o in bpy.data.objects:
    # The people stand on the sand as it is there.
    if o.name.split(".")[0] in ("mother", "kid", "dress", "frock", "bob", "dark", "lock", "tuft") or (o.name.startswith("lathe")): o.location.z += ground(-.3, 0) - .014
tex = sky(11, -50, strength=.12, dust=1.4)
# Thin high cloud, drawn out along the horizon.
world = scene.world.node_tree
def node(kind, **kw):
    n = world.nodes.new(kind)
    for k, v in kw.items(): n.inputs[k].default_value = v
    return n
co, flat, noise, part, lit = node("ShaderNodeTexCoord"), node("ShaderNodeMapping", Scale=(1.4, 1.4, 9)), node("ShaderNodeTexNoise", Scale=2.1, Detail=9.0, Roughness=.6, Distortion=.5), node("ShaderNodeMapRange", **{"From Min": .42, "From Max": .72, "To Min": .86, "To Max": 1.45}), world.nodes.new("ShaderNodeMixRGB")
lit.blend_type = "MULTIPLY"; lit.inputs["Fac"].default_value = 1
for a, b in ((co.outputs["Generated"], flat.inputs["Vector"]), (flat.outputs["Vector"], noise.inputs["Vector"]), (noise.outputs["Fac"], part.inputs["Value"]), (part.outputs["Result"], lit.inputs["Color2"]), (tex.outputs["Color"], lit.inputs["Color1"]), (lit.outputs["Color"], world.nodes["Background"].inputs["Color"])): world.links.new(a, b)
sun(11, 180 + 50, strength=6, colour=(1, .74, .48), angle=.8)
camera((.55, -6.3, 1.12), (.12, 0, 1.08), lens=45, fstop=8, focus=6.3, shift=(-.09, 0))
run("/tmp/art/beira.png", exposure=.25)
