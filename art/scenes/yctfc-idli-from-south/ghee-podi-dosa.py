"""A tall crisp cone of ghee podi dosa on a banana leaf, with palya, sambar and coconut chutney."""
from burger_layers import drops
from dosa import *
from photo_light import *
from steamed_fried import *

reset(63)
set_table("#0b2a26", "#041412", "#1a0f08", "#0a0604")
far_lamps(((-3.0, 0.72, 0.32, 0.14), (-1.6, 1.0, 0.26, 0.1), (1.4, 0.95, 0.3, 0.1), (2.9, 0.8, 0.36, 0.14)))
thali(aged("brass", "#d6a24a", "#8a5c22", (0.3, 0.55)), 2.3, (0, 0, 0))
drops(banana_leaf(1.95, 1.62, (0.02, -0.1, 0.07), -0.1, 4), 40, 3, 0.02)
Z = 0.13
AT = (-0.42, 0.28, Z)
HEIGHT, BASE, TURNS = 2.5, 0.98, 1.16
SLANT = math.hypot(HEIGHT, BASE)
FLAT = BASE / SLANT


def radius(z):
    """Radius of the cone at the height z; its sides bow out a little, as the sheet is stiff."""
    k = 1 - z / HEIGHT
    return BASE * (0.035 + 0.965 * k) * (1 + 0.10 * math.sin(math.pi * k))


def cone():
    """The rolled sheet: its tip is where the ladle began, its lower border ran thin; it stands on a few points of it."""
    places, nu, nv = [], 300, 420

    def f(i, j):
        s, t = i / (nu - 1), j / (nv - 1)
        a = -2.0 + TAU * TURNS * t
        edge = 0.055 * noise.noise(Vector((t * 7, 2, 1))) + 0.03 * noise.noise(Vector((t * 24, 5, 1))) + 0.012 * noise.noise(Vector((t * 80, 3, 1)))
        short = 0.30 * math.exp(-((t / 0.10) ** 2)) + 0.16 * math.exp(-(((t - 1) / 0.09) ** 2)) + 0.04 + edge
        z = HEIGHT * (1 - s * (1 - max(0.0, short) * 0.55))
        near = smooth(0.8, 1, s)
        r = radius(z) * (1 - 0.05 * (1 - t)) + (0.09 + 0.05 * noise.noise(Vector((z * 2.6, 3, 1)))) * smooth(0.9, 1, t)
        turn = Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, z * 0.8))
        r *= 1 + 0.035 * noise.noise(turn) + 0.012 * noise.noise(turn * 3.1)
        r += near * (0.17 * noise.noise(Vector((t * 6, 1, 7))) + 0.03)
        places.append((0.5 + SLANT * s * math.cos(a * FLAT), -0.8 + SLANT * s * math.sin(a * FLAT), max(0, 1 - (1 - s) * SLANT / 0.24)))
        return (r * math.cos(a) + 0.05 * z + 0.03 * z * z, r * math.sin(a), max(0.012, z))

    o = placed(grid_surface("dosa", f, nu, nv, dosa_crust(True), closev=False, loc=AT), places)
    o.data.materials.append(dosa_crust())
    solid(o, 0.010, 0)
    o.modifiers["so"].material_offset = 1
    return o


dosa = cone()
podi = oily("podi", [(0.3, "#6b1f06"), (0.55, "#a8460f"), (0.75, "#cf8a3a")], dry=0.8, wet=0.5, patch=6, share=0.3, sss=0)
grit = [blob("grit", (0.011, 0.010, 0.007), podi, 0.5, 2, k, 5, 7) for k in range(3)]
# The powder hangs where ghee ran down: in streaks, thicker above and on the flap.
crust = dosa.data.vertices
shown = [v for v in crust if v.co.y < 0.35 and v.co.z > 0.25]
for _ in range(5200):
    v = random.choice(shown)
    a = math.atan2(v.co.y, v.co.x)
    streak = noise.noise(Vector((a * 3.1, v.co.z * 0.5, 4))) + 0.5 * noise.noise(Vector((a * 9, v.co.z * 1.6, 9)))
    if streak + 0.25 * v.co.z / HEIGHT < rnd(-0.05, 0.75):
        continue
    s = rnd(0.5, 1.25) ** 1.4
    out = Vector((math.cos(a), math.sin(a), 0.25)) * 0.012
    dup(random.choice(grit), Vector(AT) + v.co + out + drift(v.co * 90) * 0.006, (rnd(0, 3), rnd(0, 3), 0), (s, s, s))
strew(grit, 240, (AT[0] + 0.1, AT[1] - 1.0), 0.8, flat(Z + 0.012), 0.5, (0.5, 1.3))

steel = aged("steel", "#c9c6bf", "#77736b", (0.16, 0.4), dents=0.06)
hot_sambar(steel, 0.56, (1.12, 0.28, Z))
coconut_chutney(steel, 0.43, (1.12, -0.78, Z))
palya([(0.02, -1.18, Z - 0.02, 0.26), (0.30, -1.02, Z - 0.02, 0.30), (0.42, -1.26, Z - 0.02, 0.22)], 0.8, 240)
bowl = (-1.22, -0.86, Z)
katori(steel, 0.34, bowl)
mound, ground = heap(podi, 0.30, 0.13, (bowl[0], bowl[1], Z + 0.225), 0.03, 7, 2, 60, 20)
strew(grit, 150, bowl, 0.27, ground, 1, (0.6, 1.5))
ghee = oily("ghee", [(0.3, "#e0a22c"), (0.7, "#efc25a")], dry=0.14, wet=0.05, sss=0.3, pores=(30, 0.05), coarse=(8, 0.1))
pour(ghee, (bowl[0] + 0.03, bowl[1] - 0.03), 0.12, ground, 0.02, 3, 0.5, 60, 14)
for x, y, r in ((-0.55, -1.28, 0.10), (-0.72, -1.18, 0.05)):
    pour(ghee, (x, y), r, flat(Z - 0.005), 0.02, x, 0.5, 60, 12)
away(grit)
steam((0.3, 0.9, 0.9), 1.9, 1.7, 0.26, 6)
side_light(-1, key=1150, fill=180)
shoot(
    (-0.5, -9.4, 4.3),
    (0.02, -0.16, 1.06),
    74,
    0.7,
    (-0.3, -0.5, 1.0),
    top=(0, 0, 10.6),
    macro=((-1.9, -5.0, 2.9), (0.05, -0.1, 0.75), (0.0, -0.6, 0.6)),
)
