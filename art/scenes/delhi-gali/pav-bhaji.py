"""Pav bhaji: red bhaji under a slab of butter on an iron tawa, with griddled pav."""
from indian_table import *
from season import *

reset(33)
brand_table("#e3a02f")
IRON = noisy("iron", [(0.3, "#17130f"), (0.7, "#2b2520")], 7, bumps=0.3, rough=0.4, coat=0.3)
WOOD = wood("board", "#6a3d20", "#4d2a14", "#7f4c2b", scale=0.5)
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

MASH = vcol_mat("bhaji", 0.26, 0.8, 0.9, 14)
RED = tones("#7a1405", "#a82808", "#c9430d", "#df6a1c", "#eb8d34")
bhaji, ground = heap(MASH, 1.53, 0.42, (PAN[0], PAN[1], TOP + 0.20), 0.09, 3.2, 5, 110, 46, 2.6)
paint_dough(bhaji, RED, 3, 4.5, 1.3, 0.45, lambda x, y, z: (z - 0.3) * 0.7)
lumps = [
    blob(
        "lump",
        (0.07, 0.055, 0.05),
        noisy("l" + c, [(0.3, c), (0.7, d)], coat=0.7),
        0.5,
        2,
        k,
        nu=9,
        nv=12,
    )
    for k, (c, d) in enumerate(
        (
            ("#b5380c", "#dd6a20"),
            ("#c98a2c", "#e5b352"),
            ("#5f8a24", "#86b33e"),
            ("#a01c08", "#cf3e1a"),
        )
    )
]
strew(lumps, 130, PAN, 1.32, ground, 1, (0.5, 1.25), 0.0)
GHEE = pbsdf("ghee", "#eaa227", 0.08, coat=1, spec=0.7)
pour(GHEE, (PAN[0] + 0.02, PAN[1] - 0.08), 0.46, ground, 0.035, 3, 0.6)
for x, y, r in ((-0.75, -0.75, 0.14), (0.65, -0.55, 0.17), (0.55, 0.5, 0.13), (-0.35, -1.1, 0.1)):
    pour(GHEE, (PAN[0] + x, PAN[1] + y), r, ground, 0.02, x, 0.5)
butter_pat((PAN[0], PAN[1], ground(PAN[0], PAN[1]) + 0.0), 0.40, 0.45)
green = herbs(0.13)
onion, tomato = onion_dice(0.075), tomato_dice(0.07)
strew(onion, 26, PAN, 1.15, ground, 0.5, (0.7, 1.2), 0.03)
strew(green, 17, (PAN[0] + 0.3, PAN[1] - 0.45), 0.62, ground, 0.5, (0.8, 1.3), 0.06)
strew(green, 7, (PAN[0] - 0.6, PAN[1] + 0.4), 0.4, ground, 0.5, (0.8, 1.2), 0.06)

BREAD = vcol_mat("pav", 0.45, 0.15, 0.10, 34, 0.25)
CRUST = tones("#e8c184", "#d4923f", "#a95a17", "#70300a")
FACE = tones("#d39a40", "#b56d1a", "#86400c", "#4f1e04")


def pav(loc, rz, seed, height=0.40, rot=(0, 0), cut=False):
    """A square soft roll; a cut one shows its buttered and griddled face."""

    def f(i, j):
        ph = math.pi * i / 35 - math.pi / 2
        a = TAU * j / 72
        squarish = lambda c, e: math.copysign(abs(c) ** e, c)
        ring = squarish(math.cos(ph), 0.45)
        x = 0.62 * ring * squarish(math.cos(a), 0.5)
        y = 0.60 * ring * squarish(math.sin(a), 0.5)
        z = height * squarish(math.sin(ph), 0.75)
        if z > 0 and cut:
            z = min(z, 0.03)
        z += 0.03 * noise.noise(Vector((x * 2, y * 2, seed)))
        return (x * (1 + 0.05 * (z > 0)), y, max(z, -0.2))

    o = grid_surface("pav", f, 36, 72, BREAD)
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
lime_wedge((0.42, -1.42, TOP + 0.26), (0.25, 0.05, 0.4), 0.30)
lime_wedge((2.3, -1.08, TOP + 0.24), (0.2, 0, 2.2), 0.27)
strew(
    onion,
    34,
    (1.75, -1.38),
    0.3,
    lambda x, y: TOP + 0.12 * max(0, 1 - math.hypot(x - 1.75, y + 1.38) * 3) + 0.03,
    0.5,
)
strew(green, 4, (1.75, -1.38), 0.25, flat(TOP + 0.16), 0.3)
green_chilli((-2.05, -1.9, 0), 0.25)
strew(green, 5, (-2.6, -1.2), 0.4, flat(0.02), 0.2, (1.2, 1.6))
away(lumps + green + onion + tomato)

cooked_light(key=900, fill=230, rim=620)
shoot(
    (0.1, -9.0, 5.9),
    (0.12, -0.1, 0.35),
    75,
    6.3,
    (-0.4, -0.7, 0.6),
    top=(0.15, -0.1, 10.4),
    macro=((-2.0, -4.6, 3.0), (-0.55, -0.2, 0.5), (-0.6, -0.5, 0.6)),
)
