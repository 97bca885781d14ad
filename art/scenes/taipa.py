"""Casa de Taipa: an L of rammed earth about a courtyard with one tree, in the morning."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(9)
def rammed():
    """Layers of earth, a hand high, no two of the same batch."""
    s = Shader("earth")
    g = s.node("ShaderNodeNewGeometry")
    m = s.node("ShaderNodeMapping"); m.inputs["Scale"].default_value = (.22, .22, 7.5)
    s.link(g.outputs["Position"], m.inputs["Vector"])
    t = s.node("ShaderNodeTexNoise", Scale=1.0, Detail=3.0, Roughness=.55); s.link(m.outputs["Vector"], t.inputs["Vector"])
    r = s.node("ShaderNodeValToRGB"); e = r.color_ramp
    e.elements[0].position = .30; e.elements[0].color = (.30, .145, .075, 1)
    e.elements[1].position = .70; e.elements[1].color = (.56, .35, .20, 1)
    mid = e.elements.new(.5); mid.color = (.44, .235, .125, 1)
    s.link(t.outputs["Fac"], r.inputs["Fac"])
    fine = s.node("ShaderNodeTexNoise", Scale=22.0, Detail=10.0, Roughness=.7); s.link(g.outputs["Position"], fine.inputs["Vector"])
    mix = s.node("ShaderNodeMixRGB", blend_type="OVERLAY"); mix.inputs["Fac"].default_value = .45
    s.link(r.outputs["Color"], mix.inputs["Color1"]); s.link(fine.outputs["Fac"], mix.inputs["Color2"])
    s.link(mix.outputs["Color"], s.bsdf.inputs["Base Color"]); s.bsdf.inputs["Roughness"].default_value = .95
    add_ = s.node("ShaderNodeMath", operation="ADD"); s.link(t.outputs["Fac"], add_.inputs[0]); s.link(fine.outputs["Fac"], add_.inputs[1])
    b = s.node("ShaderNodeBump", Strength=.5, Distance=.03); s.link(add_.outputs["Value"], b.inputs["Height"]); s.link(b.outputs["Normal"], s.bsdf.inputs["Normal"])
    return s.material
earth = rammed()
timber = wood("timber", (.42, .26, .14), along=(.8, 8, 8), contrast=.35)
board = wood("board", (.46, .29, .16), along=(.6, 10, 6), contrast=.3)
boardy = wood("boardy", (.46, .29, .16), along=(10, .6, 6), contrast=.3)
frame = wood("frame", (.20, .11, .06), along=(8, 8, 1), contrast=.3)
stone = material("stone", (.38, .35, .31), .9, noise=.25, scale=3, bump=.4, bump_scale=14)
gravel = material("gravel", (.50, .43, .34), 1, noise=.5, scale=30, bump=1, bump_scale=60)
glass = pane(tint=(.85, .88, .86)); white = material("lime", (.72, .69, .62), .9, noise=.06, scale=2)
H = 3.2
# Wing A behind the courtyard: x 0..20, y 10..16. Wing B at its left: x 0..6, y 0..16. Walls of 60 cm.
def wall(x0, x1, y0, y1, z0=0, z1=H): box(x0, x1, y0, y1, z0, z1, earth, .015)
wall(0, 20, 15.4, 16); wall(0, .6, .6, 15.4); wall(19.4, 20, 10.6, 15.4)
wall(1.6, 4.4, 0, .6, 0, .9); wall(0, 1.6, 0, .6); wall(4.4, 6, 0, .6); wall(1.6, 4.4, 0, .6, 2.6, H)
wall(5.4, 6, .6, 2.2); wall(5.4, 6, 7.4, 10.6)
wall(6, 8.0, 10, 10.6); wall(17.6, 20, 10, 10.6); wall(12.4, 13.2, 10, 10.6, 0, 2.75)
wall(5.4, 6, 2.2, 7.4, 2.75, H); wall(8, 17.6, 10, 10.6, 2.75, H)
box(.1, 19.9, 10.1, 15.9, -.1, .06, stone); box(.1, 5.9, .1, 10.05, -.1, .06, stone)
wall(9.8, 10.2, 12.6, 15.1); box(.75, 19.3, 15.15, 15.35, .06, H - .02, white); box(.65, .74, .7, 15.1, .06, H - .02, white)
# Sliding leaves of glass in timber.
def leaf(x0, x1, y0, y1, along):
    if along == "x":
        box(x0, x1, y0, y0 + .02, .06, 2.75, glass)
        for x in (x0, x1 - .07): box(x, x + .07, y0 - .03, y0 + .05, .06, 2.75, frame)
        for z in (.06, 2.65): box(x0, x1, y0 - .03, y0 + .05, z, z + .1, frame)
    else:
        box(x0, x0 + .02, y0, y1, .06, 2.75, glass)
        for y in (y0, y1 - .07): box(x0 - .03, x0 + .05, y, y + .07, .06, 2.75, frame)
        for z in (.06, 2.65): box(x0 - .03, x0 + .05, y0, y1, z, z + .1, frame)
for x in (8.0, 9.47, 10.94): leaf(x, x + 1.47, 10.3, 0, "x")
for x in (13.2, 14.67): leaf(x, x + 1.47, 10.3, 0, "x")
for y in (2.2, 3.93): leaf(5.7, 0, y, y + 1.73, "y")
box(1.6, 4.4, .28, .3, .9, 2.6, glass)
for x in (1.6, 2.95, 4.33): box(x, x + .07, .24, .34, .9, 2.6, frame)
# Roof: thin boards on beams, 1.5 m of eaves all about.
e = 1.5
box(-e, 20 + e, 10 - e, 16 + e, H + .22, H + .36, board, .01); box(-e, 6 + e, -e, 10 - e, H + .22, H + .36, boardy, .01)
for k in range(17):
    x = -1.2 + k * 1.4
    box(x - .05, x + .05, 10 - e + .1, 16 + e - .1, H, H + .22, timber)
for k in range(8):
    y = -1.2 + k * 1.35
    box(-e + .1, 6 + e - .1, y - .05, y + .05, H, H + .22, timber)
top = material("top", (.16, .17, .15), .9, noise=.3, scale=3); box(-e + .03, 20 + e - .03, 10 - e + .03, 16 + e - .03, H + .36, H + .42, top); box(-e + .03, 6 + e - .03, -e + .03, 10, H + .36, H + .42, top)
# Inside: light, a table, a bench.
for x in (8.5, 14, 17): area((x, 13, H - .1), (x, 13, 0), 1.6, 60, (1, .78, .5))
area((3, 6, H - .1), (3, 6, 0), 1.6, 50, (1, .78, .5))
box(13.2, 15.6, 12.6, 13.5, .74, .8, board, .01)
for x in (13.4, 15.4): box(x - .05, x + .05, 12.7, 13.4, .06, .74, frame)
box(13.2, 15.6, 11.9, 12.2, .45, .5, board, .01)
# Courtyard: gravel, stepping stones, one tree, a ring of stone, a bench, water bowl.
box(6, 20, 1, 10, -.2, -.01, gravel)
box(6.0, 20, 8.4, 10, -.05, .05, board)
for k in range(7):
    x, y = 17.6 - k * .55, -3.2 + k * 1.65
    box(x - .55, x + .55, y - .4, y + .4, -.05, .035, stone, .03)
leafm, bark = foliage("leaf", (.13, .19, .05)), material("bark", (.19, .14, .10), .95, noise=.4, scale=6, bump=.9, bump_scale=14)
tree(10.4, 5.6, 6.4, 2.6, leafm, bark, 20000, .12)
lathe([(1.25, 0), (1.25, .22), (1.05, .22), (1.05, .1), (0, .1)], stone, (10.4, 5.6, -.02), 48)
leaves("under", [(10.4 + random.gauss(0, .42), 5.6 + random.gauss(0, .42), random.uniform(.1, .38)) for _ in range(700)], .16, leafm)
box(12.6, 14.8, 7.1, 7.55, .36, .44, board, .01)
for x in (12.8, 14.5): box(x, x + .12, 7.12, 7.53, 0, .36, earth)
lathe([(0, 0), (.3, 0), (.46, .3), (.5, .42), (.45, .42), (.40, .3), (0, .28)], earth, (16.6, 7.0, 0), 40)
lathe([(.42, .385), (0, .385)], water("bowl", (.02, .03, .03)), (16.6, 7.0, 0), 40)
ground = material("ground", (.10, .11, .04), 1, noise=.5, scale=.8)
def height(x, y): return -.06 + .1 * math.sin(x * .21) * math.sin(y * .17) 
n = 120; verts, faces = [], []
for j in range(n + 1):
    for i in range(n + 1):
        x, y = -190 + 420 * i / n, -26 + 230 * j / n
        z = height(x, y); verts.append((x, y, -.12 if -1 < x < 21 and 0 < y < 17 else z))
for j in range(n):
    for i in range(n): faces.append((j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i))
mesh("land", verts, faces, ground, True)
blades = foliage("blades", (.17, .20, .06), .7)
out = lambda x, y: not (-.3 < x < 20.2 and .9 < y < 16.3) and not (14 < x < 18.6 and abs((17.6 - x) / .55 * 1.65 - 3.2 - y) < 1.2)
grass(-8, 30, -9.5, 1, 120000, blades, .085, height, out); grass(20, 34, -2, 20, 16000, blades, .10, height, out); grass(-9, 0, 0, 18, 9000, blades, .10, height, out)
seed = foliage("seed", (.42, .33, .15), .7)
grass(-8, 30, -9.5, -1.4, 6000, seed, .24, height, out)
for x, y, h, c in ((-7, 20, 9, 4), (4, 24, 11, 5), (15, 23, 9, 4), (27, 22, 11, 5), (34, 14, 8, 3.6), (-14, 12, 8, 3.6), (44, 30, 12, 5)): tree(x, y, h, c, leafm, bark, 12000, .2)
far = material("far", (.22, .27, .24), 1, noise=.3, scale=.05); farther = material("farther", (.36, .42, .43), 1, noise=.2, scale=.05)
hill(-330, 130, 260, 30, far, 2); hill(-150, 190, 170, 36, far, 2); hill(-40, 170, 140, 34, far, 1); hill(110, 210, 150, 42, far, 4); hill(20, 330, 260, 66, farther, 7)
sky(16, 60, strength=.17, dust=3.2)
sun(17, 62, 3.2, (1, .80, .56), 1.2)
camera((21.6, -10.2, 1.75), (8.6, 8.6, 1.75), lens=23, fstop=7, focus=18, shift=(-.02, .085))
run("/tmp/art/taipa.png", exposure=.25)
