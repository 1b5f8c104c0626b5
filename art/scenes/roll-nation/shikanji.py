"""Shikanji and masala chaas from above: froth, mint, roasted cumin, coriander."""
from cold_glass import *
from fresh_garnish import chopped_coriander, LIME, citrus_wedge
from photo_light import *
from rollkit import wood_board
from salad import young_leaves

reset(17)
set_table("#5a2a08", "#1a0a03", "#1d0f07", "#0b0603")
far_lamps(((-2.8, 1.1, 0.3, 0.12), (-0.6, 1.35, 0.24, 0.1), (2.5, 1.0, 0.34, 0.13)))
FLOOR = 0.16
wood_board(2.6, 1.4, FLOOR, (0, 0.1, 0), 0.03, ("#5a3218", "#7c4a26", "#8f5a30"))
TUMBLER = ((0.48, 0.0), (0.50, 0.02), (0.51, 0.10), (0.55, 0.8), (0.60, 1.6), (0.64, 2.4))
LEVEL = 2.24
WATER, CLOUD, PULP = hexc("#d9d27a"), hexc("#efe9b4"), hexc("#a8b04a")
body = oily("limewater", dry=0.3, wet=0.2, patch=3, share=0.5, pores=(60, 0.03), coarse=(9, 0.05), sss=0.6, radius=(0.25, 0.22, 0.10), grain=0.03, rnd=False)
mint = young_leaves(("#1c4a20", "#2f6a30", "#4a8840", "#6ca052"), "#9cc080", "#7fb84a", 5, 0.36, seed=4)
jeera = oily("jeera", [(0.3, "#4a2f10"), (0.7, "#7c5524")], dry=0.8, wet=0.5, sss=0)
grains = [blob("grain", (0.026, 0.009, 0.009), jeera, 0.3, 1.4, k, 8, 12) for k in range(3)]
dust = [blob("dust", (0.008, 0.008, 0.005), jeera, 0.6, 1.4, k, 5, 7) for k in range(2)]


def lime_water(seed):
    """Pressed lime in water: paler above, clouds of pulp that sink, mint torn small."""

    def colour(a, q, p):
        cloud = 0.5 + 1.1 * fbm(p.x * 1.2, p.y * 1.2, 0.7 * p.z, 4, 1.3)
        c = lerpc(WATER, CLOUD, smooth(0.15, 0.9, cloud + 0.30 * q))
        return lerpc(c, PULP, 0.25 * smooth(0.25, 0.0, q) + 0.18 * smooth(0.30, 0.5, noise.noise(p * 14 + Vector((seed, 0, 0)))))

    return colour


def glass(x, y, seed):
    cold_glass((x, y, FLOOR), TUMBLER, 0.05, LEVEL, lime_water(seed), body, seed, 0.07, 1300)
    top = FLOOR + LEVEL
    ground = foam((x, y, top), 0.60, 0.05, ("#f4f0c4", "#e2da8e", "#bdb85e"), seed, 11)
    for k in range(6):
        a = seed + k * 1.05
        dup(mint[k % 5], (x + 0.10 + 0.08 * math.cos(a), y + 0.14 + 0.08 * math.sin(a), top + 0.10 + 0.035 * k), (rnd(-0.3, 0.3), rnd(-0.6, -0.2), a), (rnd(0.34, 0.5),) * 3)
    for k in range(90):
        a, q = rnd(0, TAU), 0.52 * math.sqrt(random.random())
        u, v = q * math.cos(a), q * math.sin(a)
        dup(random.choice(grains + dust * 3), (x + u, y + v, ground(u, v) + 0.008), (rnd(-0.2, 0.2), rnd(-0.2, 0.2), rnd(0, 6)), (rnd(0.7, 1.2),) * 3)


def chaas(x, y):
    """Buttermilk in an unglazed cup, wet where it spilled over the rim."""
    clay = oily("clay", [(0.3, "#7a3a1c"), (0.7, "#b5633a")], dry=0.85, wet=0.55, patch=1.4, share=0.3, pores=(60, 0.6), coarse=(14, 0.4), sss=0, rnd=False)
    cup = [(0.0001, 0), (0.40, 0), (0.42, 0.02), (0.52, 0.55), (0.60, 0.95), (0.66, 1.12), (0.63, 1.15), (0.58, 1.05), (0.52, 0.9), (0.0001, 0.6)]
    lathe("kulhad", cup, clay, n=120, loc=(x, y, FLOOR), wob=0.02, freq=2)
    ground = foam((x, y, FLOOR + 1.02), 0.600, 0.06, ("#fdfaf0", "#f3ead0", "#d8caa0"), 3, 9)
    leaves = chopped_coriander(0.12)
    for k in range(9):
        u, v = rnd(-0.2, 0.3), rnd(-0.22, 0.26)
        dup(random.choice(leaves), (x + u, y + v, ground(u, v) + 0.03), (rnd(-0.2, 0.2), rnd(-0.2, 0.2), rnd(0, 6)))
    for k in range(110):
        a, q = rnd(0, TAU), 0.40 * math.sqrt(random.random())
        u, v = q * math.cos(a) - 0.05, q * math.sin(a)
        dup(random.choice(dust * 3 + grains), (x + u, y + v, ground(u, v) + 0.006), (0, 0, rnd(0, 6)), (rnd(0.7, 1.3),) * 3)
    for leaf in leaves:
        hide(leaf)


glass(-1.00, 0.25, 1)
glass(0.42, 0.85, 4)
chaas(0.95, -0.62)
citrus_wedge((-0.62, -0.92, FLOOR + 0.26), (0.5, 0.2, 0.4), 0.32, *LIME)
for x, y, r in ((-0.1, -1.05, 0.3), (1.9, -0.6, 2.0)):
    dup(mint[0], (x, y, FLOOR + 0.04), (0.1, -0.1, r), (0.45, 0.45, 0.45))
for _ in range(26):
    dup(random.choice(grains), (rnd(-0.9, 1.1), rnd(-1.15, -0.8), FLOOR + 0.012), (0, 0, rnd(0, 6)))
for o in mint + grains + dust:
    hide(o)
side_light(-1, key=1000, fill=110, rim=700, glow=60)
area((2.6, 3.6, 4.2), (0, 0, 1.6), 2.2, 420, "#ffe2b8")
shoot(
    (0.2, -6.7, 7.6),
    (-0.04, 0.14, 1.48),
    69,
    0.8,
    (-0.6, -0.1, 2.1),
    top=(0.1, 0, 11),
    macro=((-1.6, -5.4, 3.6), (-0.5, 0.1, 2.2), (-0.9, -0.3, 2.3)),
)
