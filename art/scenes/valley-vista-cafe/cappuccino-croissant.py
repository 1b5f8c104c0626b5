"""A cappuccino with a rosetta in the foam beside butter croissants on a wooden board."""
from cafe_parts import *

reset(61)
stage("#4f7468", depth=9, rough=0.8)
CUP = (-1.05, -0.75, 0)
POUR = 0.86


def saucer_and_cup(loc):
    cer = M_ceramic("#f7f2e8", 0.18)
    saucer = [
        (0.0001, 0.04),
        (0.45, 0.04),
        (0.55, 0.02),
        (0.95, 0.10),
        (1.22, 0.19),
        (1.24, 0.205),
        (1.22, 0.22),
        (0.95, 0.135),
        (0.55, 0.07),
        (0.0001, 0.075),
    ]
    cup = [
        (0.0001, 0.08),
        (0.36, 0.08),
        (0.40, 0.10),
        (0.46, 0.15),
        (0.70, 0.38),
        (0.84, 0.66),
        (0.90, 0.93),
        (0.895, 0.955),
        (0.87, 0.955),
        (0.82, 0.70),
        (0.66, 0.42),
        (0.4, 0.22),
        (0.0001, 0.18),
    ]
    lathe("saucer", saucer, cer, n=140, loc=loc)
    lathe("cup", cup, cer, n=140, loc=loc)
    arc = [q / 40 for q in range(41)]
    handle = [
        (loc[0] + 0.84 - 0.22 * t + 0.36 * math.sin(t * math.pi), loc[1] + 0.02, 0.82 - 0.42 * t)
        for t in arc
    ]
    tube("handle", handle, 0.058, cer, n=16)


def rosetta(x, y):
    """White of the poured leaf at a point of the unit disc, 0 to 1."""
    v = (y + 0.74) / 1.42
    if not 0 < v < 1:
        return 0
    half = 0.60 * math.sin(math.pi * v**0.8) ** 0.7
    leaf = smooth(half, half - 0.05, abs(x))
    wave = math.sin((y - 0.75 * abs(x) ** 0.8) * 22 + 0.4 * noise.noise(Vector((x * 3, y * 3, 2))))
    stripes = smooth(-0.35, 0.15, wave)
    stem = smooth(0.035, 0.015, abs(x))
    return max(leaf * stripes, stem * leaf)


def foam(loc, turn):
    m = vcol_mat("foam", 0.3, 0.25, 0.05, 60)
    crema, deep, milk = hexc("#8a4a17"), hexc("#5a2a0c"), hexc("#f7e4c2")

    def f(i, j):
        q = i / 149
        a = TAU * j / 320
        return (POUR * q * math.cos(a), POUR * q * math.sin(a), 0.86 + 0.035 * (1 - q**4))

    o = grid_surface("foam", f, 150, 320, m, loc=loc, rot=(0, 0, turn))

    def colour(x, y, z):
        r = math.hypot(x, y) / POUR
        ground = lerpc(crema, deep, smooth(0.5, 0.97, r) + 0.6 * fbm(x, y, 2, 4, 5))
        bubbly = smooth(0.90, 0.97, r) * 0.45
        return lerpc(ground, milk, max(rosetta(x / POUR, y / POUR), bubbly))

    paint(o, colour)


def spoon(x, y):
    steel = M_steel()
    pts = [
        (x - 0.95 + t, y + 0.1 * t, 0.24 + 0.04 * math.sin(t * 3))
        for t in [q / 20 for q in range(21)]
    ]
    tube("spoon", pts, 0.03, steel, n=10, radf=lambda t: 0.75 + 0.6 * abs(t - 0.5))
    blob("bowl", (0.2, 0.13, 0.045), steel, amp=0, nu=16, nv=24, loc=(x + 0.16, y + 0.1, 0.235))


saucer_and_cup(CUP)
foam(CUP, -0.45)
spoon(CUP[0] + 0.15, CUP[1] - 1.02)
oak = wood("oak", "#c89a63", "#a87541", "#d9b07d", scale=0.35, rough=0.5)
board(oak, 1.25, 1.15, 0.14, loc=(1.45, 0.80, 0), rot=0.10)
croissant((1.30, 0.08, 0.145), (0, 0, 0.20), 0.84, 1)
croissant((1.72, 1.26, 0.145), (0, 0, -0.30), 0.76, 5)
crumbs(("#c98a3a", "#f0cd84"), 46, on_disc(1.35, 0.5, 0.95, 0.155), 0.032)


def before_the_board():
    return (rnd(0.35, 2.2), rnd(-1.75, -0.75), 0)


beans(20, before_the_board)
berry = blueberry(0.12)
for x, y in ((2.42, -0.02), (2.52, 0.20), (2.30, 0.22)):
    dup(berry, (x, y, 0.25), (0.5, rnd(-0.6, 0.6), rnd(0, 6)))
hide(berry)
mint_sprig((2.36, 0.42, 0.17), 0.30, 0.6, 4)
napkin("#eadfc8", "#9a5a2c", (-1.25, -0.65, -0.03), 0.42, 1.22)
studio(key=980, fill=240, rim=560)
shoot(
    (0.4, -9.0, 6.2),
    (0.21, -0.08, 0.28),
    74,
    5.0,
    (-0.6, -0.9, 0.7),
    top=(0.2, 0.05, 11.6),
    macro=((2.9, -4.4, 2.5), (1.35, 0.1, 0.5), (1.35, -0.45, 0.6)),
)
