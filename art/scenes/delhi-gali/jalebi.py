"""Jalebi piled on a brass thali, dripping with syrup, with rabri and pistachio."""
from indian_table import *
from season import *

reset(7)
brand_table("#5a1e4d")
BRASS = hammered()
FLOOR = 0.07
thali(BRASS, 2.35, (-0.1, 0, 0.02))

SYRUP = vcol_mat("jalebi", 0.16, 1.0, 0.12, 16)
ORANGE = tones("#7a1f02", "#c23f05", "#e2660a", "#f28e1c")


def jalebi(seed, turns=2.7, reach=0.62):
    """One coil, drawn from the middle outwards and closed by a stroke across."""
    dice = random.Random(seed)
    phase = dice.uniform(0, TAU)
    path = []
    for k in range(88):
        t = k / 87
        a = phase + turns * TAU * t
        r = 0.10 + reach * t + 0.045 * noise.noise(Vector((a * 0.9, seed, 1)))
        path.append((r * math.cos(a), r * math.sin(a), 0.03 * math.sin(a * 1.7 + seed)))
    ax, ay, _ = path[-1]
    for k in range(1, 12):
        t = k / 11
        path.append((ax * (1 - 1.55 * t), ay * (1 - 1.55 * t) + 0.1 * math.sin(t * 3), 0.085))
    thick = lambda t: 1 + 0.30 * noise.noise(Vector((t * 26, seed, 5)))
    o = tube("jalebi", path, 0.088, SYRUP, n=12, radf=thick)
    paint_dough(o, ORANGE, seed, freq=3.2, gain=0.9, bias=0.46, extra=lambda x, y, z: z * 1.2)
    return o


coils = [jalebi(k, 2.5 + 0.12 * k) for k in range(5)]
LAYERS = (
    (0.10, ((-1.05, 0.45), (0.1, 0.75), (-0.75, -0.65), (0.42, -0.45), (-1.5, -0.2), (0.85, 0.45))),
    (0.29, ((-0.75, 0.3), (0.25, 0.35), (-0.25, -0.5), (-0.95, -0.4))),
    (0.47, ((-0.35, 0.1), (0.12, -0.05))),
)
count = 0
for height, spots in LAYERS:
    for x, y in spots:
        tilt = (rnd(-0.13, 0.13), rnd(-0.13, 0.13), rnd(0, TAU))
        dup(coils[count % 5], (x, y, FLOOR + height), tilt)
        count += 1
dup(coils[2], (0.72, 0.12, FLOOR + 0.42), (0.2, 0.62, 0.5), (0.95,) * 3)
dup(coils[4], (-0.22, 0.0, FLOOR + 0.68), (-0.25, 0.14, 2.2), (0.9,) * 3)
away(coils)

pool = pbsdf("syrup", "#a8480a", 0.06, coat=1, spec=0.7)
for x, y, r in ((0.2, -1.28, 0.26), (-1.5, -0.55, 0.18), (0.95, 0.2, 0.2), (-0.5, -1.35, 0.12)):
    pour(pool, (x, y), r, flat(FLOOR - 0.015), 0.022, seed=x)
for _ in range(16):
    a, q = rnd(0, TAU), rnd(1.2, 1.75)
    drop = rnd(0.02, 0.05)
    blob(
        "drop",
        (drop, drop, drop * 0.5),
        pool,
        0,
        nu=8,
        nv=12,
        loc=(-0.1 + q * math.cos(a), q * math.sin(a), FLOOR),
    )

RABRI = (1.42, -0.72, FLOOR)
cup_of(BRASS, 0.52, RABRI, M_sauce("#e6cf9c", "#f2e2bd", "#f8efd8", 0.4, 0.8, 7), 0.07, 0.05)
kesar = slivers("#b53a08", "#d9680f", 2, 0.11)
pista = slivers("#6f9a35", "#b7cf6a", 3, 0.13)
top = flat(FLOOR + 0.42)
strew(pista, 14, RABRI, 0.34, top, 0.3)
strew(kesar, 7, RABRI, 0.3, top, 0.2)


def pile(x, y):
    return FLOOR + 0.16 + 0.62 * max(0, 1 - math.hypot(x + 0.2, y) / 1.1)


strew(pista, 34, (-0.2, -0.1), 0.8, pile, 0.5)
strew(pista, 8, (-0.2, -1.2), 0.5, flat(FLOOR + 0.02), 0.2)
rose = noisy("rose", [(0.3, "#a5173c"), (0.7, "#d9436a")], scale=4, bumps=0.1)
petals = [leafmesh(rose, 0.34, 0.3, 0.5, 0.35)]
for x, y, z in (
    (2.5, -1.2, 0.05),
    (2.72, -0.85, 0.05),
    (-2.55, -1.3, 0.05),
    (1.05, -1.3, 0.12),
    (-1.65, -0.9, 0.12),
    (-2.3, -1.55, 0.05),
):
    dup(petals[0], (x, y, z), (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)))
away(petals + pista + kesar)

cooked_light(key=900, fill=220, rim=700)
shoot(
    (0.2, -9.0, 5.9),
    (-0.05, -0.12, 0.32),
    84,
    6.3,
    (-0.3, -0.8, 0.5),
    top=(-0.1, -0.05, 10.6),
    macro=((-1.5, -4.4, 2.7), (-0.2, -0.1, 0.5), (-0.3, -0.6, 0.5)),
)
