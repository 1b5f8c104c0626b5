"""Filter coffee under a head of froth in brass tumblers and davaras, with roasted beans."""
from tiffin import *
from season import *

reset(48)
brand_table("#4a9a84")
BRASS = hammered("#dba648", 0.2, 0.06)
WOOD = wood("board", "#5e361c", "#472611", "#754628", scale=0.5)
board(WOOD, 2.45, 1.5, 0.14, (0.0, 0.1, 0), 0.03)
TOP = 0.14

TUMBLER = (
    (0.0001, 0),
    (0.36, 0),
    (0.375, 0.02),
    (0.385, 0.10),
    (0.41, 0.55),
    (0.45, 0.98),
    (0.53, 1.10),
    (0.545, 1.13),
    (0.52, 1.14),
    (0.43, 0.98),
    (0.39, 0.55),
    (0.0001, 0.5),
)
DAVARA = (
    (0.0001, 0),
    (0.50, 0),
    (0.54, 0.02),
    (0.62, 0.16),
    (0.66, 0.36),
    (0.80, 0.44),
    (0.82, 0.46),
    (0.79, 0.48),
    (0.64, 0.40),
    (0.59, 0.18),
    (0.50, 0.06),
    (0.0001, 0.05),
)
FROTH = vcol_mat("froth", 0.7, 0, 0.4, 40, 0.2)
CREMA = tones("#5e2f12", "#8f5426", "#b9814a", "#ddb684")
shine = pbsdf("bubble", "#b98250", 0.15, coat=1)
bubble = [ball(shine, 0.03, nu=8, nv=10)]


def froth(x, y, z, r, seed):
    top, ground = heap(FROTH, r, 0.13, (x, y, z), 0.035, 5, seed, 64, 22, 3)
    paint_dough(
        top,
        CREMA,
        seed,
        4.5,
        1.3,
        0.62,
        lambda px, py, pz: -0.5 * smooth(0.78, 1.0, math.hypot(px, py) / r),
    )
    for _ in range(70):
        a, q = rnd(0, TAU), r * (0.96 - 0.5 * random.random() ** 2.2)
        px, py, s = x + q * math.cos(a), y + q * math.sin(a), rnd(0.3, 1.25)
        dup(bubble[0], (px, py, ground(px, py)), (0, 0, 0), (s, s, s * 0.7))


def cup(x, y, s, seed):
    lathe("davara", DAVARA, BRASS, 100, loc=(x, y, TOP), scale=(s, s, s))
    lathe("tumbler", TUMBLER, BRASS, 100, loc=(x, y, TOP + 0.06 * s), scale=(s, s, s))
    froth(x, y, TOP + 1.08 * s, 0.425 * s, seed)


cup(-0.62, -0.12, 1.2, 3)
cup(0.98, 0.72, 1.12, 7)

COFFEE = noisy(
    "coffee", [(0.3, "#3a1a0a"), (0.7, "#52280f")], 2, bumps=0, rough=0.45, coat=0, spec=0.25
)
SPARE = (1.28, -0.78, TOP)
lathe("davara", DAVARA, BRASS, 100, loc=SPARE)
fill(COFFEE, 0.635, 0.36, SPARE, amp=0.004)
for _ in range(26):
    a, q = rnd(0, TAU), 0.60 - 0.14 * random.random() ** 2
    s = rnd(0.3, 1.0)
    dup(
        bubble[0],
        (SPARE[0] + q * math.cos(a), SPARE[1] + q * math.sin(a), TOP + 0.36),
        (0, 0, 0),
        (s, s, s * 0.6),
    )

ROAST = noisy("bean", [(0.3, "#2c1408"), (0.7, "#56290f")], 4, bumps=0.1, rough=0.35, coat=0.5)


def bean(i, j):
    ph, th = math.pi * i / 13 - math.pi / 2, TAU * j / 20
    d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
    groove = 0.03 * math.exp(-(d.y**2) / 0.03) * max(0, d.z)
    return (d.x * 0.12, d.y * 0.08, (d.z * 0.06 if d.z > 0 else d.z * 0.035) - groove)


beans = [grid_surface("bean", bean, 14, 20, ROAST)]


def spill(x, y):
    return TOP + 0.04 + 0.20 * max(0, 1 - math.hypot(x + 1.7, y + 0.45) / 0.5)


strew(beans, 90, (-1.7, -0.45), 0.5, spill, 0.9)
strew(beans, 26, (-1.3, -1.0), 0.6, lambda x, y: TOP + 0.04 if y > -1.36 else 0.04, 0.4)
SUGAR = noisy("jaggery", [(0.3, "#a8691c"), (0.7, "#d09a3c")], 5, bumps=0.5, coat=0.3)
for x, y, rz in ((0.05, -1.1, 0.3), (0.3, -1.2, 1.0), (0.16, -1.1, 0.7)):
    z = TOP + (0.10 if (x, y) != (0.16, -1.1) else 0.27)
    box(SUGAR, 0.21, 0.21, 0.19, (x, y, z), (0, 0, rz), 0.03, 3)
away(beans + bubble)
cooked_light(key=880, fill=240, rim=680)
shoot(
    (0.1, -9.0, 5.3),
    (-0.1, -0.05, 0.62),
    80,
    6.3,
    (-0.6, -0.6, 1.2),
    top=(-0.1, 0, 10.2),
    macro=((-1.9, -4.6, 3.3), (-0.45, -0.05, 1.05), (-0.6, -0.5, 1.45)),
)
