"""Two tall glasses of shikanji with ice, mint and lime, roasted cumin on top, and a cup of masala chaas."""
from cold_glass import *
from fresh_garnish import chopped_coriander, citrus_wedge
from photo_light import *
from rollkit import citrus, leaf_v, wood_board

reset(17)
set_table("#5a2a08", "#1a0a03", "#1d0f07", "#0b0603")
far_lamps(((-2.8, 1.1, 0.3, 0.12), (-0.6, 1.35, 0.24, 0.1), (2.5, 1.0, 0.34, 0.13)))
FLOOR = 0.16
wood_board(2.6, 1.4, FLOOR, (0, 0.1, 0), 0.03, ("#5a3218", "#7c4a26", "#8f5a30"))
TUMBLER = ((0.48, 0.0), (0.50, 0.02), (0.51, 0.10), (0.55, 0.8), (0.60, 1.6), (0.64, 2.4))
LEVEL = 2.24
LIME, CLOUD, PULP = hexc("#d9d27a"), hexc("#efe9b4"), hexc("#a8b04a")
body = oily("limewater", dry=0.3, wet=0.2, patch=3, share=0.5, pores=(60, 0.03), coarse=(9, 0.05), sss=0.6, radius=(0.25, 0.22, 0.10), grain=0.03, rnd=False)
mint = [leaf_v(0.46, 0.28, curl=0.3 + 0.2 * k, fold=0.2, a="#1f6a30", b="#58b058") for k in range(3)]
jeera = oily("jeera", [(0.3, "#4a2f10"), (0.7, "#7c5524")], dry=0.8, wet=0.5, sss=0)
grains = [blob("grain", (0.026, 0.009, 0.009), jeera, 0.3, 1.4, k, 8, 12) for k in range(3)]
dust = [blob("dust", (0.008, 0.008, 0.005), jeera, 0.6, 1.4, k, 5, 7) for k in range(2)]


def lime_water(seed):
    """Pressed lime in water: paler above, clouds of pulp that sink, mint torn small."""

    def colour(a, q, p):
        cloud = 0.5 + 1.1 * fbm(p.x * 1.2, p.y * 1.2, 0.7 * p.z, 4, 1.3)
        c = lerpc(LIME, CLOUD, smooth(0.15, 0.9, cloud + 0.30 * q))
        c = lerpc(c, PULP, 0.30 * smooth(0.25, 0.0, q) + 0.5 * smooth(0.40, 0.5, noise.noise(p * 6 + Vector((seed, 0, 0)))))
        return lerpc(c, hexc("#3d7a30"), 0.8 * smooth(0.46, 0.52, noise.noise(p * 4.4 + Vector((0, seed, 5)))))

    return colour


def glass(x, y, seed):
    cold_glass((x, y, FLOOR), TUMBLER, 0.05, LEVEL, lime_water(seed), body, seed, 0.07, 1300)
    top = FLOOR + LEVEL
    for k in range(6):
        a, q = seed + k * 2.3, 0.10 + 0.24 * (k % 2)
        ice_cube((x + q * math.cos(a), y + q * math.sin(a), top + 0.05 + 0.12 * (k > 3)), 0.20 + 0.03 * math.sin(k * 4), (rnd(-0.7, 0.7), rnd(-0.7, 0.7), rnd(0, 3)), k + seed)
    for k in range(7):
        a = seed + k * 0.95
        dup(mint[k % 3], (x - 0.06 + 0.10 * math.cos(a), y + 0.1 + 0.10 * math.sin(a), top + 0.30 + 0.05 * k), (rnd(-0.5, 0.2), rnd(-0.9, -0.4), a), (rnd(0.7, 1.0),) * 3)
    tube("stem", [(x - 0.06, y + 0.1, top - 0.1 + 0.07 * q) for q in range(9)], 0.022, oily("stem", [(0.3, "#3a7a30"), (0.7, "#6aa850")]), n=8)
    citrus((x + 0.52, y - 0.28, FLOOR + 2.36), 0.36, (math.radians(82), 0.12, 0.5), "wheel")
    for k in range(60):
        a, q = rnd(0, TAU), 0.55 * math.sqrt(random.random())
        dup(random.choice(grains + dust * 2), (x + q * math.cos(a), y + q * math.sin(a), top + 0.02), (rnd(-0.2, 0.2), rnd(-0.2, 0.2), rnd(0, 6)), (rnd(0.7, 1.2),) * 3)


def chaas(x, y):
    """Buttermilk in an unglazed cup, wet where it spilled over the rim."""
    clay = oily("clay", [(0.3, "#7a3a1c"), (0.7, "#b5633a")], dry=0.85, wet=0.55, patch=1.4, share=0.3, pores=(60, 0.6), coarse=(14, 0.4), sss=0, rnd=False)
    cup = [(0.0001, 0), (0.40, 0), (0.42, 0.02), (0.52, 0.55), (0.60, 0.95), (0.66, 1.12), (0.63, 1.15), (0.58, 1.05), (0.52, 0.9), (0.0001, 0.6)]
    lathe("kulhad", cup, clay, n=120, loc=(x, y, FLOOR), wob=0.02, freq=2)
    foam((x, y, FLOOR + 1.02), 0.585, 0.04, ("#fdfaf0", "#f3ead0", "#d8caa0"), 3, 9)
    leaves = chopped_coriander(0.12)
    for k in range(9):
        dup(random.choice(leaves), (x + rnd(-0.26, 0.26), y + rnd(-0.26, 0.26), FLOOR + 1.09), (rnd(-0.2, 0.2), rnd(-0.2, 0.2), rnd(0, 6)))
    for k in range(110):
        a, q = rnd(0, TAU), 0.40 * math.sqrt(random.random())
        dup(random.choice(dust * 3 + grains), (x - 0.05 + q * math.cos(a), y + q * math.sin(a), FLOOR + 1.075), (0, 0, rnd(0, 6)), (rnd(0.7, 1.3),) * 3)
    for leaf in leaves:
        hide(leaf)


glass(-0.95, 0.10, 1)
glass(0.50, 0.50, 4)
chaas(1.62, -0.40)
lime = (("#4f7a1c", "#8fae3a"), ("#c9cf72", "#e6e8a8"))
citrus_wedge((-1.72, -0.70, FLOOR + 0.26), (0.5, 0.2, 0.4), 0.32, *lime)
citrus((-0.30, -0.92, FLOOR + 0.05), 0.30, (0.02, 0.03, 0.3), "wheel")
for x, y, r in ((0.38, -0.86, 0.3), (0.66, -0.98, 2.0), (-1.05, -0.98, 4)):
    dup(mint[0], (x, y, FLOOR + 0.07), (0.1, -0.2, r))
for _ in range(26):
    dup(random.choice(grains), (rnd(-0.9, 1.1), rnd(-1.15, -0.8), FLOOR + 0.012), (0, 0, rnd(0, 6)))
for o in mint + grains + dust:
    hide(o)
side_light(-1, key=1000, fill=110, rim=700, glow=60)
area((2.6, 3.6, 4.2), (0, 0, 1.6), 2.2, 420, "#ffe2b8")
shoot(
    (0.4, -10.4, 3.4),
    (0.06, 0.05, 1.42),
    77,
    0.9,
    (-0.4, -0.5, 1.5),
    top=(0.1, 0, 11),
    macro=((-1.6, -5.4, 3.6), (-0.5, 0.1, 2.2), (-0.9, -0.3, 2.3)),
)
