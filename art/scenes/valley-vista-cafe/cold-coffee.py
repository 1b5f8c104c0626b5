"""Two tall glasses of cold coffee from above: thick froth, threads of chocolate, cocoa and a bean."""
from cafe_parts import *
from cold_glass import *
from photo_light import *

reset(66)
set_table("#12211c", "#050a08", "#1a0f09", "#0a0604")
far_lamps(((-2.8, 1.1, 0.3, 0.12), (-0.6, 1.35, 0.24, 0.1), (2.5, 1.0, 0.34, 0.13)))


TALL = ((0.47, 0.0), (0.50, 0.02), (0.51, 0.10), (0.55, 0.8), (0.60, 1.5), (0.63, 2.05))
LEVEL = 1.92
BODY = milky("coffee")
SAUCE = oily("sauce", [(0.3, "#1c0a04"), (0.7, "#3c1c0c")], dry=0.34, wet=0.1, patch=3, share=0.7, pores=(50, 0.05), coarse=(8, 0.15), sss=0)


def coffee(seed):
    """Milk and coffee that have not quite mixed."""
    stops = [hexc(c) for c in ("#6b3d1e", "#a2703f", "#cfa472", "#ead0a6")]

    def colour(a, q, p):
        k = 0.10 + 0.62 * q + 1.0 * fbm(p.x * 0.9, p.y * 0.9, 1.3 * p.z, 4, 1.4)
        c = lerpc(stops[0], stops[1], smooth(0.0, 0.4, k))
        c = lerpc(c, stops[2], smooth(0.3, 0.7, k))
        c = lerpc(c, stops[3], smooth(0.7, 1.05, k))
        return c

    return colour


def glass(loc, seed):
    cold_glass(loc, TALL, 0.05, LEVEL, coffee(seed), BODY, int(seed), 0.06, 1000)
    ground = foam((loc[0], loc[1], loc[2] + LEVEL), 0.595, 0.10, ("#f3dfba", "#d9b483", "#a2713f"), int(seed), 10)
    threads(ground, 0.56, 9, SAUCE, int(seed), 0.011).location = (loc[0], loc[1], 0)
    lot = random.Random(int(seed))
    for _ in range(420):
        # cocoa through a sieve: dense on one side, a few grains everywhere
        a, q = lot.uniform(0, TAU), 0.54 * math.sqrt(lot.random())
        x, y = q * math.cos(a), q * math.sin(a)
        if noise.noise(Vector((x * 3, y * 3, seed))) < lot.uniform(-0.4, 0.4):
            continue
        s = lot.uniform(0.4, 1.3)
        dup(COCOA, (loc[0] + x, loc[1] + y, ground(x, y) + 0.004), (lot.uniform(0, 3), lot.uniform(0, 3), 0), (s, s, s))
    for k in range(3):
        x, y = -0.04 + 0.09 * math.cos(2.1 * k + seed), 0.02 + 0.09 * math.sin(2.1 * k + seed)
        dup_bean((loc[0] + x, loc[1] + y, ground(x, y) + 0.03))
    straw((loc[0] + 0.24, loc[1] + 0.26, loc[2] + LEVEL - 0.2), (0.28, 0.12), 1.0, "#f4efe2", "#24483f")


COCOA = blob("cocoa", (0.007, 0.007, 0.005), oily("cocoa", [(0.3, "#2b1409"), (0.7, "#55301a")], dry=0.9, wet=0.8, sss=0), 0.6, 1.4, 1, 5, 7)
BEAN = coffee_bean()


def dup_bean(loc, s=1.0):
    dup(BEAN, loc, (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)), (s, s, s))


oak = wood("oak", "#6b4224", "#57331a", "#7d5230", scale=0.35, rough=0.5)
lathe("tray", rounded_profile(1.75, 0.12, 0.05, 4), oak, n=120, loc=(0.05, 0.1, 0))
glass((-0.60, -0.20, 0.12), 1.0)
glass((0.80, 0.42, 0.12), 3.7)
for _ in range(26):
    x, y, z = on_disc(0.25, -1.05, 1.0, 0.0)()
    z = 0.17 if math.hypot(x - 0.05, y - 0.1) < 1.68 else 0.05
    if 1.6 < math.hypot(x - 0.05, y - 0.1) < 1.95 or math.hypot(x + 0.6, y + 0.2) < 0.65:
        continue
    dup_bean((x, y, z), rnd(1.0, 1.25))
hide(BEAN)
hide(COCOA)
choc = oily("choc", [(0.3, "#2b1107"), (0.7, "#4c2412")], dry=0.45, wet=0.25, pores=(50, 0.2), coarse=(12, 0.2), sss=0)
for x, y, z, r in ((0.55, -0.85, 0.18, 0.3), (0.90, -0.72, 0.18, 1.0), (0.76, -0.84, 0.30, 2.0)):
    box(choc, 0.34, 0.30, 0.11, (x, y, z), (0.05, rnd(-0.1, 0.2), r), bev=0.03, seg=3)
side_light(-1, key=1000, fill=190, rim=700, glow=60)
area((2.6, 3.6, 4.2), (0, 0, 1.6), 2.2, 420, "#ffe2b8")
shoot(
    (0.1, -6.4, 7.0),
    (0.10, 0.0, 1.62),
    76,
    0.7,
    (-0.4, -0.4, 2.05),
    top=(0.05, 0, 10.5),
    macro=((-2.2, -4.6, 3.7), (-0.45, -0.1, 2.1), (-0.6, -0.4, 2.3)),
)
