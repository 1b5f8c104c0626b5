"""Pav bhaji: red bhaji under a slab of butter on an iron tawa, with griddled pav."""
from indian_table import *
from cooked import *
from fresh_garnish import chopped_coriander, citrus_wedge
from melted_butter import knob
from photo_light import *

reset(33)
set_table("#2e0f26", "#10040d", "#22110d", "#0e0604")
IRON = aged("iron", "#35312d", "#14110e", (0.35, 0.6), dents=0.2)
WOOD = wood("board", "#3a2010", "#50301a", "#2a1509", 0.5, 0.5, bumps=0.4)
board(WOOD, 2.75, 1.75, 0.15, (0.15, 0, 0), 0.04)
TOP = 0.15
PAN = (-0.85, -0.1, TOP)
lathe(
    "tawa",
    [
        (0.0001, 0),
        (1.2, 0),
        (1.42, 0.05),
        (1.66, 0.28),
        (1.70, 0.31),
        (1.68, 0.34),
        (1.62, 0.32),
        (1.40, 0.12),
        (1.2, 0.07),
        (0.0001, 0.06),
    ],
    IRON,
    140,
    loc=PAN,
)

MASH = oily("bhaji", dry=0.5, wet=0.12, patch=3.4, share=0.5, pores=(46, 0.6), coarse=(14, 0.6), sss=0.06, grain=0.3, rnd=False)
DEEP, RED, WARM, BUTTERY = (hexc(c) for c in ("#5a0e04", "#962408", "#c4480e", "#dd8a2a"))


def bhaji(r, h, z):
    """Vegetables mashed on the iron with red butter: coarse, ridged by the masher, fat in its hollows and at its shore."""
    ground = {}

    def height(x, y):
        q = math.hypot(x, y) / r
        at = Vector((x, y, 3.0))
        ridge = 0.055 * math.sin(5.5 * x + 2.2 * y + 1.8 * noise.noise(at * 0.9))
        chunk, _ = noise.voronoi(at * 6 + 0.5 * drift(at * 3))
        lump = 0.06 * max(0.0, 0.55 - chunk[0]) + 0.045 * noise.noise(at * 4) + 0.028 * noise.noise(at * 10) + 0.014 * noise.noise(at * 24)
        return h * max(0.0, 1 - q**3.2) ** 0.7 + (ridge * smooth(1, 0.7, q) + lump) * smooth(1.02, 0.9, q)

    colours, nu, nv = [], 150, 420

    def f(i, j):
        q, a = i / (nu - 1), TAU * j / nv
        shore = 1 + 0.05 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, 1)))
        x, y = r * shore * q * math.cos(a), r * shore * q * math.sin(a)
        at = Vector((x, y, 3.0))
        k = 0.45 + 1.0 * fbm(x, y, 3, 5, 2.6) + 0.5 * noise.noise(at * 9)
        c = lerpc(lerpc(DEEP, RED, smooth(0.0, 0.5, k)), WARM, smooth(0.45, 0.95, k))
        fat = max(smooth(0.90, 0.99, q), 0.8 * smooth(0.22, 0.42, noise.noise(at * 2.2 + Vector((4, 0, 0)))) * smooth(0.5, 0.1, k))
        colours.append(lerpc(c, BUTTERY, 0.7 * fat))
        return x, y, height(x, y) + 0.01 * fat

    paint_by(grid_surface("bhaji", f, nu, nv, MASH, loc=(PAN[0], PAN[1], z)), colours)
    return lambda x, y: z + height(x - PAN[0], y - PAN[1])


ground = bhaji(1.54, 0.30, TOP + 0.13)
lumps = []
for k, (c, d) in enumerate((("#a83208", "#d8641c"), ("#b5801e", "#dcae4c"), ("#5a7a1e", "#8aa83a"), ("#8a1a06", "#c23a14"), ("#b98a3a", "#e0c078"))):
    m = oily("bit", [(0.3, c), (0.7, d)], dry=0.4, wet=0.14, patch=5, share=0.6, pores=(50, 0.3), coarse=(16, 0.4), sss=0.15)
    lumps += [blob("lump", (0.06, 0.046, 0.034), m, 0.7, 1.8, k + 7 * q, 16, 22, amp2=0.25) for q in range(2)]
strew(lumps, 240, PAN, 1.36, ground, 1, (0.35, 1.2), -0.008)
GHEE = oily("ghee", [(0.3, "#d98a1a"), (0.7, "#efb448")], dry=0.16, wet=0.05, sss=0.2, pores=(40, 0.05), coarse=(8, 0.15))
pour(GHEE, (PAN[0] + 0.02, PAN[1] - 0.08), 0.42, ground, 0.022, 3, 0.8)
butter = knob((PAN[0], PAN[1], ground(PAN[0], PAN[1]) - 0.01), 0.30, 0.22, 3)
green = chopped_coriander(0.14)
strew(green, 24, (PAN[0] + 0.3, PAN[1] - 0.45), 0.62, ground, 0.5, (0.8, 1.3), 0.06)
strew(green, 7, (PAN[0] - 0.6, PAN[1] + 0.4), 0.4, ground, 0.5, (0.8, 1.2), 0.06)

BREAD = oily("pav", dry=0.76, wet=0.46, patch=3, share=0.34, spec=0.26, pores=(56, 0.45), coarse=(13, 0.3), sss=0.05, grain=0.2)
CRUST = tones("#e8c184", "#d4923f", "#a95a17", "#70300a")
FACE = tones("#d39a40", "#b56d1a", "#86400c", "#4f1e04")


def pav(loc, rz, seed, height=0.40, rot=(0, 0), cut=False):
    """A square soft roll; a cut one shows its buttered and griddled face."""

    def f(i, j):
        ph = math.pi * i / 89 - math.pi / 2
        a = TAU * j / 180
        squarish = lambda c, e: math.copysign(abs(c) ** e, c)
        ring = squarish(math.cos(ph), 0.45)
        x = 0.62 * ring * squarish(math.cos(a), 0.5)
        y = 0.60 * ring * squarish(math.sin(a), 0.5)
        z = height * squarish(math.sin(ph), 0.75)
        if z > 0 and cut:
            z = min(z, 0.03)
        z += 0.05 * noise.noise(Vector((x * 2, y * 2, seed))) + 0.014 * noise.noise(Vector((x * 7, y * 7, seed)))
        hole = blister(Vector((x, y, seed)), 9, 0.5, seed) + 0.6 * blister(Vector((x, y, seed)), 19, 0.6, seed + 3)
        z -= 0.035 * hole * (cut and math.sin(ph) > 0.5)
        return (x * (1 + 0.05 * (z > 0)), y, max(z, -0.2))

    o = grid_surface("pav", f, 90, 180, BREAD)
    o.location = loc
    o.rotation_euler = (rot[0], rot[1], rz)

    def colour(x, y, z):
        mottled = fbm(x + seed, y, z, 4, 3)
        if cut and z > -0.01 and max(abs(x), abs(y)) < 0.56:
            c = tone(FACE, 0.34 + 1.5 * mottled)
            return lerpc(c, FACE[3], smooth(0.12, 0.3, fbm(x * 2, y * 2, seed, 3, 2)) * 0.7)
        return tone(CRUST, smooth(-0.05, height * 0.85, z) * 0.85 + 0.5 * mottled)

    paint(o, colour)


pav((1.45, 0.62, TOP + 0.2), 0.12, 1)
pav((1.98, -0.28, TOP + 0.2), -0.25, 2)
pav((1.36, -0.78, TOP + 0.2), 0.3, 3, 0.3, (0.10, 0.0), True)
pav((1.62, 0.15, TOP + 0.64), 0.5, 4, 0.3, (0.26, -0.06), True)
citrus_wedge((0.50, -1.36, TOP + 0.26), (0.5, 0.2, 0.4), 0.34)
green_chilli((-2.05, -1.9, 0), 0.25)
strew(green, 5, (-2.6, -1.2), 0.4, flat(0.02), 0.2, (1.2, 1.6))
away(lumps + green)

steam((-0.9, 0.3, 0.8), 2.0, 1.8, 0.26, 3)
side_light(key=1050, fill=170, glow=50)
shoot(
    (0.1, -8.6, 5.2),
    (0.10, -0.1, 0.38),
    74,
    0.8,
    (-0.4, -0.7, 0.6),
    top=(0.15, -0.1, 10.4),
    macro=((-2.0, -4.6, 3.0), (-0.55, -0.2, 0.5), (-0.6, -0.5, 0.6)),
)
