"""Aloo parantha on a brass thali with melting butter, curd, pickle and onion."""
from indian_table import *
from season import *

reset(61)
brand_table("#8a2350")
BRASS = hammered()
FLOOR = 0.07
thali(BRASS, 2.55, (0, 0, 0.02))

DOUGH = vcol_mat("parantha", 0.36, 0.5, 0.35, 22)
BAKED = tones("#e6bd6c", "#cf8f38", "#a8601a", "#703208")
CHAR = hexc("#381204")


def parantha(loc, r, seed, rot=(0, 0, 0), part=1.0):
    """A stuffed flat bread; part < 1 leaves a wedge torn out of it."""
    sides = 120

    def f(i, j):
        layers = 26
        under = i >= layers
        q = (i if not under else 2 * layers - 1 - i) / (layers - 1)
        a = TAU * part * j / (sides - 1)
        c, s = math.cos(a), math.sin(a)
        rr = r * q * (1 + 0.035 * noise.noise(Vector((c * 2, s * 2, seed))))
        x, y = rr * c, rr * s
        z = 0.05 * noise.noise(Vector((x * 1.6, y * 1.6, seed)))
        z += 0.035 * noise.noise(Vector((x * 5, y * 5, seed + 2)))
        thick = 0.085 * (1 - q**14)
        return (x, y, z + (0 if under else thick))

    o = grid_surface("parantha", f, 52, sides, DOUGH, closev=False, loc=loc, rot=rot)

    def extra(x, y, z):
        rim = smooth(0.86, 1.0, math.hypot(x, y) / r)
        spot = smooth(0.10, 0.28, fbm(x + seed, y, seed, 3, 2.6))
        return 0.5 * spot - 0.16 * rim + z * 1.3

    paint_dough(o, BAKED, seed, 1.7, 0.7, 0.30, extra, spots=(CHAR, 0.22))
    return o


parantha((-0.42, 0.42, FLOOR + 0.02), 1.42, 3)
parantha((-0.30, 0.32, FLOOR + 0.13), 1.40, 8, (0.02, 0.01, 1))
parantha((-0.36, 0.24, FLOOR + 0.25), 1.38, 5, (-0.015, -0.02, 2.2))
TOP = FLOOR + 0.37


def crust(x, y):
    return TOP - 0.02


MELT = pbsdf("melt", "#eeb23c", 0.07, coat=1, spec=0.7)
pour(MELT, (-0.36, 0.14), 0.52, crust, 0.035, 4, 0.7)
pour(MELT, (0.28, 0.55), 0.13, crust, 0.025, 6, 0.6)
butter_pat((-0.38, 0.22, TOP), 0.42, 0.5)
green = herbs(0.13)
strew(green, 7, (-0.1, -0.25), 0.5, flat(TOP + 0.05), 0.35, (0.8, 1.2))

CURD = (1.52, 0.62, FLOOR)
level = cup_of(BRASS, 0.56, CURD, M_curd(), 0.03, 0.035)
jeera = noisy("jeera", [(0.3, "#4a2a10"), (0.7, "#80522a")], 6, bumps=0)
seeds = [blob("seed", (0.035, 0.012, 0.01), jeera, 0, nu=6, nv=8)]
mirch = pbsdf("powder", "#b3240c", 0.8)
dust = [blob("dust", (0.012, 0.012, 0.008), mirch, 0, nu=5, nv=6)]
strew(seeds, 26, CURD, 0.32, flat(level), 0.3)
strew(dust, 60, (CURD[0] + 0.1, CURD[1] - 0.1), 0.22, flat(level), 0.3)
strew(green, 2, CURD, 0.15, flat(level + 0.03), 0.3)

PICKLE = (1.82, -0.42, FLOOR)
OIL = M_sauce("#8a1d06", "#b73a0c", "#d9701c", 1, 0.5, 7)
level = cup_of(BRASS, 0.42, PICKLE, OIL, 0.02, 0.03)
mango = noisy("mango", [(0.25, "#6b7a1c"), (0.5, "#b8862a"), (0.7, "#c24a12")], 4, coat=1)
chunks = [box(mango, 0.17, 0.12, 0.10, bev=0.035, seg=3), box(mango, 0.13, 0.13, 0.07, bev=0.03)]
strew(chunks, 11, PICKLE, 0.26, flat(level + 0.02), 0.7)
for x, y, r, z in ((0.55, -1.42, 0.32, 0), (0.86, -1.22, 0.27, 0.05), (0.98, -1.52, 0.22, 0.02)):
    onion_ring(r, 0.08, (x, y, FLOOR + z), (rnd(-0.12, 0.12), rnd(-0.12, 0.12), 0))
green_chilli((-1.0, -1.5, FLOOR), 0.05, 0.95)
green_chilli((-0.95, -1.68, FLOOR), 0.16, 0.85)
lime_wedge((1.42, -1.12, FLOOR + 0.24), (0.25, 0, 0.6), 0.30)
away(green + seeds + dust + chunks)

cooked_light(key=900, fill=230, rim=620)
shoot(
    (0.1, -9.0, 6.6),
    (0.0, -0.05, 0.3),
    80,
    6.3,
    (-0.2, -0.6, 0.5),
    top=(0, 0, 10.8),
    macro=((-1.9, -4.4, 3.1), (-0.25, -0.1, 0.4), (-0.3, -0.2, 0.5)),
)
