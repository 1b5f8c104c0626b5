"""Gol gappe on a thali, filled with chana and mint water, and the six waters behind."""
from indian_table import *
from season import *

reset(14)
brand_table("#5a1e4d")
BRASS = hammered()
FLOOR = 0.07
thali(BRASS, 2.2, (0, -0.35, 0.02))

CRUST = vcol_mat("puri", 0.42, 0.3, 0.25, 26)
GOLD = tones("#e9b45c", "#cf8526", "#a25812", "#6e3009")


def puri(seed, r=0.40, opened=True):
    """A blown shell with blisters; an opened one has a broken mouth on top."""

    def f(i, j):
        a = TAU * j / 64
        mouth = 0.72 + 0.14 * noise.noise(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, seed)))
        mouth += 0.06 * noise.noise(Vector((math.cos(a) * 8, math.sin(a) * 8, seed)))
        end = mouth if opened else 1.55
        ph = -math.pi / 2 + i / 33 * (end + math.pi / 2)
        d = Vector((math.cos(ph) * math.cos(a), math.cos(ph) * math.sin(a), math.sin(ph)))
        k = 1 + 0.09 * noise.noise(d * 1.6 + Vector((seed, 0, 0)))
        k += 0.05 * max(0, noise.noise(d * 5 + Vector((0, seed, 0))))
        z = d.z * r * k * 0.92
        return (d.x * r * k, d.y * r * k, max(z, -0.30 * r / 0.4))

    o = grid_surface("puri", f, 34, 64, CRUST)
    paint_dough(o, GOLD, seed * 2.3, 3.2, 1.0, 0.34, lambda x, y, z: -z * 0.3, spots=(GOLD[3], 0.1))
    if opened:
        solid(o, 0.022, -1)
    return o


opened = [puri(k + 1) for k in range(4)]
whole = [puri(k + 9, opened=False) for k in range(3)]
chana = chana_seeds(0.07)
potato = slivers("#e9c667", "#f3dc92", 2, 0.16)
green = herbs(0.1)
boondi = [ball(noisy("boondi", [(0.3, "#e0a02a"), (0.7, "#f4c75a")], bumps=0.4), 0.04, nu=8, nv=10)]
MINT = M_sauce("#3f6a14", "#5f8f22", "#8db23f", coat=1, bumps=0.3, scale=8)
onion = onion_dice(0.06)

FILLED = (
    (-1.05, -0.15),
    (-0.15, -0.05),
    (0.75, -0.05),
    (-0.65, -0.92),
    (0.28, -0.95),
    (1.2, -0.78),
    (-1.45, -0.95),
    (-0.2, -1.68),
    (0.72, -1.7),
)
for k, (x, y) in enumerate(FILLED):
    z = FLOOR + 0.30
    dup(opened[k % 4], (x, y, z), (rnd(-0.12, 0.18), rnd(-0.12, 0.12), rnd(0, TAU)))
    fill(MINT, 0.33, 0, (x, y, z + 0.15), amp=0.012, n=32, rings=8)
    strew(chana, 4, (x, y), 0.16, flat(z + 0.18), 1)
    strew(potato, 3, (x, y), 0.15, flat(z + 0.2), 0.7)
    strew(boondi, 5, (x, y), 0.2, flat(z + 0.2), 1)
    strew(onion, 3, (x, y), 0.18, flat(z + 0.22), 0.6)
    strew(green, 3, (x, y), 0.13, flat(z + 0.27), 0.5)
for k, (x, y, z) in enumerate(
    ((-1.5, 0.45, 0.30), (1.55, 0.0, 0.30), (-0.6, 0.62, 0.3), (0.35, 0.7, 0.30))
):
    dup(whole[k % 3], (x, y, z + 0.05), (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)))

WATERS = (
    ("#3c6b12", "#7aa52e"),
    ("#4a1606", "#7a2c0e"),
    ("#7d5a1c", "#b58a35"),
    ("#c99a2c", "#e8c75a"),
    ("#a5200c", "#d34a1e"),
    ("#b9bf52", "#dfe08a"),
)
for k, (dark, light) in enumerate(WATERS):
    t = k / 5 - 0.5
    spot = (4.5 * t, 2.05 - 0.75 * (2 * t) ** 2, 0)
    katori(BRASS, 0.44, spot)
    fill(M_sauce(dark, light, light, 1, 0.2, 6), 0.41, 0.31, spot, amp=0.006)
    strew(boondi, 9, spot, 0.28, flat(0.32), 1)
    strew(green, 2, spot, 0.2, flat(0.34), 0.2)
strew(green, 5, (2.6, -1.0), 0.5, flat(0.03), 0.2, (1.2, 1.7))
strew(boondi, 9, (-2.4, -0.9), 0.5, flat(0.03), 0.2)
away(opened + whole + chana + potato + green + boondi + onion)

cooked_light(key=880, fill=220, rim=660)
shoot(
    (0.1, -9.0, 6.2),
    (0.0, -0.1, 0.25),
    76,
    6.3,
    (0, -1.0, 0.5),
    top=(0, 0.0, 11.8),
    macro=((-1.3, -4.6, 2.9), (0.0, -0.8, 0.45), (-0.1, -1.2, 0.5)),
)
