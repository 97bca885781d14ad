"""What the scenes share: materials, light, camera and the settings of a rendering."""
import math
import random
import sys

import bpy
from mathutils import Vector


def arguments():
    """--name value pairs after `--`, as a dictionary."""
    given = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    return {given[i].lstrip("-"): given[i + 1] for i in range(0, len(given), 2)}


def reset(seed=1):
    """An empty scene; chance falls the same way each time."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)


class Shader:
    """A node material in few words."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        self.bsdf = self.nodes["Principled BSDF"]

    def node(self, kind, **values):
        node = self.nodes.new(kind)
        for key, value in values.items():
            if key in node.inputs:
                node.inputs[key].default_value = value
            else:
                setattr(node, key, value)
        return node

    def link(self, a, b):
        self.links.new(a, b)


def material(name, colour, rough=0.8, noise=0.0, scale=8.0, bump=0.0, bump_scale=40.0, metal=0.0,
             specular=0.3, detail=8.0, stain=0.0):
    """A surface whose colour wanders by `noise`, with a bump of its own and stains from below."""
    s = Shader(name)
    s.bsdf.inputs["Roughness"].default_value = rough
    s.bsdf.inputs["Metallic"].default_value = metal
    s.bsdf.inputs["Specular"].default_value = specular
    base = (*colour, 1)
    coords = s.node("ShaderNodeTexCoord")
    out = None
    if noise > 0:
        tex = s.node("ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=0.65)
        s.link(coords.outputs["Object"], tex.inputs["Vector"])
        ramp = s.node("ShaderNodeValToRGB")
        dark = tuple(c * (1 - noise) for c in colour)
        light = tuple(min(1, c * (1 + noise * 0.6)) for c in colour)
        ramp.color_ramp.elements[0].color = (*dark, 1)
        ramp.color_ramp.elements[0].position = 0.32
        ramp.color_ramp.elements[1].color = (*light, 1)
        ramp.color_ramp.elements[1].position = 0.68
        s.link(tex.outputs["Fac"], ramp.inputs["Fac"])
        out = ramp.outputs["Color"]
    if stain > 0:
        # Rain and feet darken a wall near the ground.
        separate = s.node("ShaderNodeSeparateXYZ")
        geometry = s.node("ShaderNodeNewGeometry")
        s.link(geometry.outputs["Position"], separate.inputs["Vector"])
        tex = s.node("ShaderNodeTexNoise", Scale=2.2, Detail=10.0, Roughness=0.7)
        s.link(coords.outputs["Object"], tex.inputs["Vector"])
        low = s.node("ShaderNodeMapRange")
        low.inputs["From Min"].default_value = 0.0
        low.inputs["From Max"].default_value = 1.6
        low.inputs["To Min"].default_value = 1.0
        low.inputs["To Max"].default_value = 0.0
        s.link(separate.outputs["Z"], low.inputs["Value"])
        product = s.node("ShaderNodeMath", operation="MULTIPLY")
        s.link(low.outputs["Result"], product.inputs[0])
        s.link(tex.outputs["Fac"], product.inputs[1])
        strength = s.node("ShaderNodeMath", operation="MULTIPLY")
        strength.inputs[1].default_value = stain
        s.link(product.outputs["Value"], strength.inputs[0])
        mix = s.node("ShaderNodeMixRGB")
        mix.inputs["Color2"].default_value = (0.05, 0.04, 0.03, 1)
        if out:
            s.link(out, mix.inputs["Color1"])
        else:
            mix.inputs["Color1"].default_value = base
        s.link(strength.outputs["Value"], mix.inputs["Fac"])
        out = mix.outputs["Color"]
    if out:
        s.link(out, s.bsdf.inputs["Base Color"])
    else:
        s.bsdf.inputs["Base Color"].default_value = base
    if bump > 0:
        tex = s.node("ShaderNodeTexNoise", Scale=bump_scale, Detail=10.0, Roughness=0.6)
        s.link(coords.outputs["Object"], tex.inputs["Vector"])
        b = s.node("ShaderNodeBump", Strength=bump, Distance=0.02)
        s.link(tex.outputs["Fac"], b.inputs["Height"])
        s.link(b.outputs["Normal"], s.bsdf.inputs["Normal"])
    return s.material


def wood(name, colour, scale=4.0, rough=0.5, along=(1, 12, 12), contrast=0.45, coat=0.0):
    """Wood: rings pulled long along an axis."""
    s = Shader(name)
    coords = s.node("ShaderNodeTexCoord")
    mapping = s.node("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = along
    s.link(coords.outputs["Object"], mapping.inputs["Vector"])
    tex = s.node("ShaderNodeTexNoise", Scale=scale, Detail=12.0, Roughness=0.6, Distortion=1.2)
    s.link(mapping.outputs["Vector"], tex.inputs["Vector"])
    ramp = s.node("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (*[c * (1 - contrast) for c in colour], 1)
    ramp.color_ramp.elements[0].position = 0.35
    ramp.color_ramp.elements[1].color = (*[min(1, c * (1 + contrast * 0.5)) for c in colour], 1)
    ramp.color_ramp.elements[1].position = 0.65
    s.link(tex.outputs["Fac"], ramp.inputs["Fac"])
    s.link(ramp.outputs["Color"], s.bsdf.inputs["Base Color"])
    s.bsdf.inputs["Roughness"].default_value = rough
    s.bsdf.inputs["Clearcoat"].default_value = coat
    b = s.node("ShaderNodeBump", Strength=0.15, Distance=0.01)
    s.link(tex.outputs["Fac"], b.inputs["Height"])
    s.link(b.outputs["Normal"], s.bsdf.inputs["Normal"])
    return s.material


def add(obj, mat=None, smooth=False):
    """Gives an object its material."""
    if mat:
        obj.data.materials.append(mat)
    if smooth:
        for p in obj.data.polygons:
            p.use_smooth = True
    return obj


def mesh(name, verts, faces, mat=None, smooth=False):
    """An object of vertices and faces."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    data.update()
    obj = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(obj)
    return add(obj, mat, smooth)


def box(x0, x1, y0, y1, z0, z1, mat=None, bevel=0.0):
    """A block between two corners, its edges rounded by `bevel`."""
    v = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    f = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    obj = mesh("box", v, f, mat)
    if bevel > 0:
        m = obj.modifiers.new("bevel", "BEVEL")
        m.width = bevel
        m.segments = 3
        m.limit_method = "NONE"
    return obj


def tube(points, radius, mat=None, cyclic=False, resolution=6):
    """A round bar along points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for p, co in zip(spline.points, points):
        p.co = (*co, 1)
    spline.use_cyclic_u = cyclic
    obj = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(obj)
    if mat:
        curve.materials.append(mat)
    return obj


def lathe(profile, mat=None, at=(0, 0, 0), steps=64, smooth=True):
    """A body of revolution about z: pairs of radius and height."""
    verts, faces = [], []
    for r, z in profile:
        for i in range(steps):
            a = 2 * math.pi * i / steps
            verts.append((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z))
    for ring in range(len(profile) - 1):
        for i in range(steps):
            j = (i + 1) % steps
            faces.append((ring * steps + i, ring * steps + j, (ring + 1) * steps + j, (ring + 1) * steps + i))
    return mesh("lathe", verts, faces, mat, smooth)


def sun(elevation, rotation, strength=4.0, colour=(1, 0.93, 0.82), angle=0.6):
    """A sun by its height and its direction, in degrees (0 looks along +y, from behind)."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = strength
    data.color = colour
    data.angle = math.radians(angle)
    obj = bpy.data.objects.new("sun", data)
    obj.rotation_euler = (math.radians(90 - elevation), 0, math.radians(rotation))
    bpy.context.collection.objects.link(obj)
    return obj


def sky(elevation, rotation, strength=0.35, dust=1.5, disc=False):
    """The sky of a place and an hour (Nishita)."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    tex = nodes.new("ShaderNodeTexSky")
    tex.sky_type = "NISHITA"
    tex.sun_elevation = math.radians(elevation)
    tex.sun_rotation = math.radians(rotation)
    tex.sun_disc = disc
    tex.dust_density = dust
    back = nodes["Background"]
    back.inputs["Strength"].default_value = strength
    links.new(tex.outputs["Color"], back.inputs["Color"])
    return tex


def area(location, target, size, energy, colour=(1, 1, 1)):
    """A square light that shines at a target."""
    data = bpy.data.lights.new("area", "AREA")
    data.size = size
    data.energy = energy
    data.color = colour
    obj = bpy.data.objects.new("area", data)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(obj)
    return obj


def camera(location, target, lens=35.0, fstop=8.0, focus=None, shift=(0, 0)):
    """A camera with a depth of field, focused on its target unless told otherwise."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.dof.use_dof = True
    data.dof.aperture_fstop = fstop
    data.dof.focus_distance = focus or (Vector(target) - Vector(location)).length
    data.shift_x, data.shift_y = shift
    data.clip_end = 5000
    obj = bpy.data.objects.new("camera", data)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    return obj


def render(out, width=600, height=400, samples=64, exposure=0.0, look="Medium High Contrast"):
    """Renders the scene; without denoising, which Debian's build does not have."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.035
    scene.cycles.max_bounces = 6
    scene.cycles.sample_clamp_indirect = 4.0
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.filepath = out
    bpy.ops.render.render(write_still=True)


def run(out_default, **kw):
    """Renders as the command line says."""
    a = arguments()
    render(a.get("out", out_default), int(a.get("width", kw.pop("width", 600))),
           int(a.get("height", kw.pop("height", 400))), int(a.get("samples", 48)), **kw)


def leaves(name, points, size, mat, spread=1.0):
    """One mesh of small leaves, each a bent quad, at the points given."""
    verts, faces = [], []
    for p in points:
        a, tilt = random.uniform(0, 2 * math.pi), random.uniform(-0.9, 0.9)
        l = size * random.uniform(0.6, 1.3)
        d = Vector((math.cos(a), math.sin(a), tilt)) * l
        side = Vector((-math.sin(a), math.cos(a), random.uniform(-0.4, 0.4))) * l * 0.32 * spread
        c = Vector(p)
        i = len(verts)
        verts += [tuple(c), tuple(c + d * 0.5 + side), tuple(c + d), tuple(c + d * 0.5 - side)]
        faces.append((i, i + 1, i + 2, i + 3))
    return mesh(name, verts, faces, mat)


def foliage(name, colour, light=0.55):
    """Leaves let some of the light through and are not all of one green."""
    s = Shader(name)
    info = s.node("ShaderNodeNewGeometry")
    ramp = s.node("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (*[c * 0.55 for c in colour], 1)
    ramp.color_ramp.elements[1].color = (*[min(1, c * 1.5) for c in colour], 1)
    s.link(info.outputs["Random Per Island"], ramp.inputs["Fac"])
    s.link(ramp.outputs["Color"], s.bsdf.inputs["Base Color"])
    s.bsdf.inputs["Roughness"].default_value = 0.6
    through = s.node("ShaderNodeBsdfTranslucent")
    s.link(ramp.outputs["Color"], through.inputs["Color"])
    mix = s.node("ShaderNodeMixShader")
    mix.inputs["Fac"].default_value = light * 0.6
    s.link(s.bsdf.outputs["BSDF"], mix.inputs[1])
    s.link(through.outputs["BSDF"], mix.inputs[2])
    s.link(mix.outputs["Shader"], s.nodes["Material Output"].inputs["Surface"])
    return s.material


def tree(x, y, h, crown, mat, bark, count=5200, size=0.17, z=0.0, flat=0.7):
    """A broad tree: a trunk that forks, and clouds of leaves about the ends of its boughs."""
    top = z + h * 0.45
    tube([(x, y, z - 0.2), (x + 0.08 * h * 0.3, y, z + h * 0.22), (x, y, top)], h * 0.022, bark)
    ends = []
    for k in range(9):
        a = 2 * math.pi * k / 9 + random.uniform(-0.3, 0.3)
        r = crown * random.uniform(0.35, 0.75)
        e = (x + r * math.cos(a), y + r * math.sin(a), z + h * random.uniform(0.62, 0.9))
        mid = (x + r * 0.4 * math.cos(a), y + r * 0.4 * math.sin(a), z + h * 0.58)
        tube([(x, y, top - 0.1), mid, e], h * 0.009, bark, resolution=3)
        ends.append(e)
    ends.append((x, y, z + h * 0.86))
    points = []
    for i in range(count):
        c = ends[i % len(ends)]
        d = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1)))
        d = d.normalized() * (random.random() ** 0.4) * crown * 0.46
        points.append((c[0] + d.x, c[1] + d.y, c[2] + d.z * flat))
    leaves("crown", points, size, mat)


def grass(x0, x1, y0, y1, count, mat, height=0.16, z=lambda x, y: 0.0, keep=lambda x, y: True):
    """Blades of grass on a piece of ground."""
    verts, faces = [], []
    for _ in range(count):
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        if not keep(x, y):
            continue
        b, a, h = z(x, y), random.uniform(0, 6.28), height * random.uniform(0.4, 1.4)
        w, lean = 0.012 + h * 0.05, random.uniform(0, 0.6) * h
        i = len(verts)
        verts += [(x - w * math.cos(a), y - w * math.sin(a), b), (x + w * math.cos(a), y + w * math.sin(a), b),
                  (x + lean * math.sin(a), y + lean * math.cos(a), b + h)]
        faces.append((i, i + 1, i + 2))
    mesh("grass", verts, faces, mat)


def pane(name="pane", tint=(0.9, 0.95, 0.95)):
    """Window glass: mostly seen through, mirrors at a low angle, casts no shadow worth its noise."""
    s = Shader(name)
    clear = s.node("ShaderNodeBsdfTransparent", Color=(*tint, 1))
    gloss = s.node("ShaderNodeBsdfGlossy", Roughness=0.0)
    fresnel = s.node("ShaderNodeFresnel")
    # Leaving a pane is as entering it: without this its inner face would mirror everything at a low angle.
    side = s.node("ShaderNodeNewGeometry")
    ior = s.node("ShaderNodeMapRange")
    ior.inputs["To Min"].default_value = 1.5
    ior.inputs["To Max"].default_value = 1 / 1.5
    s.link(side.outputs["Backfacing"], ior.inputs["Value"])
    s.link(ior.outputs["Result"], fresnel.inputs["IOR"])
    mix = s.node("ShaderNodeMixShader")
    s.link(fresnel.outputs["Fac"], mix.inputs["Fac"])
    s.link(clear.outputs["BSDF"], mix.inputs[1])
    s.link(gloss.outputs["BSDF"], mix.inputs[2])
    s.link(mix.outputs["Shader"], s.nodes["Material Output"].inputs["Surface"])
    return s.material


def glow(name, colour, strength):
    """A surface that gives light."""
    s = Shader(name)
    e = s.node("ShaderNodeEmission", Color=(*colour, 1), Strength=strength)
    s.link(e.outputs["Emission"], s.nodes["Material Output"].inputs["Surface"])
    return s.material


def water(name, colour, ripple=0.06, scale=3.0, rough=0.02):
    """Still water, a little rippled."""
    s = Shader(name)
    s.bsdf.inputs["Base Color"].default_value = (*colour, 1)
    s.bsdf.inputs["Roughness"].default_value = rough
    s.bsdf.inputs["Specular"].default_value = 0.8
    coords = s.node("ShaderNodeTexCoord")
    tex = s.node("ShaderNodeTexNoise", Scale=scale, Detail=3.0)
    s.link(coords.outputs["Object"], tex.inputs["Vector"])
    b = s.node("ShaderNodeBump", Strength=ripple, Distance=0.05)
    s.link(tex.outputs["Fac"], b.inputs["Height"])
    s.link(b.outputs["Normal"], s.bsdf.inputs["Normal"])
    return s.material


def gradient_sky(stops, strength=1.0):
    """A sky by hand: colours by the height above the horizon (0 is the horizon, 1 the zenith)."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coords = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(coords.outputs["Generated"], split.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (at, colour) in zip(ramp.color_ramp.elements, stops):
        element.position = at
        element.color = (*colour, 1)
    links.new(split.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = strength


def hill(cx, y, w, h, mat, seed=0.0, depth=60):
    """A ridge behind the scene."""
    n, verts, faces = 64, [], []
    for i in range(n + 1):
        t = i / n
        x = cx + (t - 0.5) * w * 2
        z = h * math.exp(-((t - 0.5) * 3.2) ** 2) + 0.03 * h * math.sin(t * 31 + seed) + 0.02 * h * math.sin(t * 83 + seed)
        verts += [(x, y, -20), (x, y + depth * 0.2, max(z, -10)), (x, y + depth, z * 0.3 - 5)]
    for i in range(n):
        for k in (0, 1):
            a, b = i * 3 + k, (i + 1) * 3 + k
            faces.append((a, b, b + 1, a + 1))
    mesh("hill", verts, faces, mat, True)
