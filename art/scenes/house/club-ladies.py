"""Afternoon tea: a painted teapot, two cups, a plate of biscuits and a vase of flowers."""
from stilllife import *

reset(139)
stage("#d9737c", depth=10, rough=0.75)

GOLD = pbsdf("gilt", "#d9a441", 0.25, metal=1)
PORCELAIN = gloss("porcelain", "#fff6ea")
TEAL = gloss("glaze", "#0f5a4f")


def teapot(loc, rot):
    """A round pot with spout, ear and a gilt knob; a painted garland on its belly."""
    belly = [
        (0.0001, 0.0),
        (0.42, 0.0),
        (0.45, 0.05),
        (0.62, 0.16),
        (0.86, 0.45),
        (0.93, 0.75),
        (0.85, 1.05),
    ]
    belly += [(0.62, 1.3), (0.42, 1.4), (0.40, 1.44), (0.0001, 1.44)]
    smooth_belly = []
    for k in range(len(belly) - 1):
        for q in range(3):
            t = q / 3
            smooth_belly.append(
                (
                    belly[k][0] * (1 - t) + belly[k + 1][0] * t,
                    belly[k][1] * (1 - t) + belly[k + 1][1] * t,
                )
            )

    def parts():
        sub(lathe("belly", smooth_belly + [belly[-1]], TEAL, n=80))
        lid = [(0.44, 1.42), (0.45, 1.46), (0.36, 1.56), (0.14, 1.63), (0.0001, 1.64)]
        lathe("lid", lid, TEAL, n=72)
        lathe("line", [(0.425, 1.40), (0.455, 1.43), (0.455, 1.455), (0.42, 1.45)], GOLD, n=72)
        blob("knob", (0.11, 0.11, 0.12), GOLD, amp=0, loc=(0, 0, 1.73))
        spout = []
        for k in range(17):
            t = k / 16
            spout.append((0.7 + 0.75 * t, 0, 0.5 + 0.85 * t**1.6 + 0.08 * math.sin(t * 5)))
        tube("spout", spout, 0.2, TEAL, n=20, radf=lambda t: 1.05 - 0.55 * t)
        ear = []
        for k in range(25):
            a = -math.pi * 0.5 + math.pi * k / 24
            ear.append((-0.78 - 0.52 * math.cos(a), 0, 0.78 + 0.42 * math.sin(a)))
        tube("ear", ear, 0.085, TEAL, n=14)
        for k in range(5):
            a = -math.pi / 2 + (k - 2) * 0.42
            r = 0.93
            spot = (r * math.cos(a), r * math.sin(a), 0.78 + 0.05 * (k % 2))
            petal = matte("petal", ("#f2b8a8", "#ffdf9a")[k % 2], 0.4)
            for q in range(5):
                b = TAU * q / 5
                across = Vector((-math.sin(a), math.cos(a), 0)) * math.cos(b) + Vector(
                    (0, 0, 1)
                ) * math.sin(b)
                at = Vector(spot) + across * 0.085
                blob(
                    "petal",
                    (0.06, 0.06, 0.06),
                    petal,
                    amp=0,
                    nu=8,
                    nv=12,
                    loc=at,
                    scale=(1, 0.5, 1),
                )
            blob(
                "eye",
                (0.04, 0.04, 0.04),
                GOLD,
                amp=0,
                nu=8,
                nv=10,
                loc=(spot[0] * 1.03, spot[1] * 1.03, spot[2]),
            )

    return place(parts, loc=loc, rot=(0, 0, rot))


def cookie_plate(x, y):
    """Chocolate-chip and jam biscuits heaped on a gilt-edged plate."""
    plate(PORCELAIN, 1.05, (x, y, 0))
    torus(GOLD, 1.045, 0.014, (x, y, 0.142), nu=90, nv=6)
    baked = vcol_mat("baked", 0.6, 0.08, 0.45, 20)
    gold, brown = hexc("#e3b163"), hexc("#a0602a")
    chip, jam = pbsdf("chip", "#3a1a0c", 0.3, coat=0.3), pbsdf("jam", "#b3141f", 0.12, coat=0.9)

    def cookie(seed, kind):
        ob = lathe("cookie", densified(0.34, 0.12), baked, n=56, wob=0.04, seed=seed, freq=2.5)
        paint(
            ob,
            lambda X, Y, Z: lerpc(
                gold,
                brown,
                0.15 + 0.75 * (math.hypot(X, Y) / 0.34) ** 3 + fbm(X + seed, Y, Z, 4, 5),
            ),
        )
        if kind:
            blob(
                "jam", (0.15, 0.15, 0.045), jam, amp=0.1, seed=seed, loc=(0, 0, 0.118), nu=12, nv=24
            )
            return
        for k in range(9):
            a, q = rnd(0, TAU), 0.26 * math.sqrt(random.random())
            blob(
                "chip",
                (0.045, 0.04, 0.035),
                chip,
                amp=0.3,
                seed=k,
                nu=8,
                nv=10,
                loc=(q * math.cos(a), q * math.sin(a), 0.118),
            )

    spots = (
        (-0.42, -0.2, 0.08),
        (0.38, -0.3, 0.08),
        (0.05, 0.42, 0.08),
        (-0.02, -0.45, 0.10),
        (-0.18, 0.1, 0.2),
        (0.3, 0.12, 0.2),
        (0.05, -0.12, 0.32),
    )
    for k, (dx, dy, z) in enumerate(spots):
        place(cookie, k, k % 2, loc=(x + dx, y + dy, z), rot=(rnd(-0.1, 0.1), rnd(-0.1, 0.1), k))


def densified(r, h):
    p = rounded_profile(r, h, 0.05, 5)
    flat = [(r * 0.25 * k, h) for k in (3, 2, 1)]
    return p[:-1] + flat + [(0.0001, h)]


def vase(x, y):
    """A fluted white vase with pink and saffron blooms."""

    def wall(i, j):
        t = i / 19
        a = TAU * j / 96
        r = (
            0.34
            + 0.17 * math.sin(math.pi * (0.15 + t * 0.95))
            - 0.06 * smooth(0.6, 0.85, t)
            + 0.10 * smooth(0.85, 1, t)
        )
        r *= 1 + 0.025 * math.cos(16 * a)
        return (x + r * math.cos(a), y + r * math.sin(a), 1.15 * t)

    solid(grid_surface("vase", wall, 20, 96, PORCELAIN, capstart=True), 0.03, -1)
    green = matte("stem", "#3f7d33", 0.5)
    heart = noisy("heart", [(0.3, "#c98414"), (0.7, "#f0b63a")], scale=12, bumps=0.6, bscale=30)
    tones = {
        "rose": noisy("rose", [(0.3, "#a3173a"), (0.7, "#c92c50")], scale=3, bumps=0.05),
        "saffron": noisy("saffron", [(0.3, "#ee8f1c"), (0.7, "#f8b344")], scale=3, bumps=0.05),
        "white": noisy("white", [(0.3, "#f9ead8"), (0.7, "#fff8ee")], scale=3, bumps=0.05),
    }
    blooms = (
        (0.0, -0.3, 2.15, "rose", 1.25),
        (-0.5, -0.12, 2.0, "saffron", 1.1),
        (0.52, -0.1, 2.02, "white", 1.15),
        (-0.25, 0.2, 2.5, "white", 1.05),
        (0.32, 0.2, 2.48, "saffron", 1.1),
        (-0.72, 0.15, 1.7, "rose", 0.9),
        (0.8, 0.1, 1.68, "rose", 0.95),
        (0.02, 0.1, 2.78, "rose", 1.0),
        (0.25, -0.42, 1.72, "saffron", 0.95),
        (-0.28, -0.42, 1.68, "white", 0.9),
    )
    for k, (dx, dy, z, tone, s) in enumerate(blooms):
        tube(
            "stem",
            [
                (x + dx * 0.1, y + dy * 0.1, 0.9),
                (x + dx * 0.6, y + dy * 0.6, (0.9 + z) / 2),
                (x + dx, y + dy, z - 0.05),
            ],
            0.025,
            green,
            n=8,
        )
        stem_flower(tones[tone], heart, (x + dx, y + dy, z), s, 9, (0.75 - dy * 0.3, dx * 0.8, k))
    leaf = leaf_v(0.75, 0.26, curl=0.5, fold=0.3)
    for k in range(12):
        a = TAU * k / 12
        dup(
            leaf, (x + 0.5 * math.cos(a), y + 0.4 * math.sin(a), 1.4 + 0.12 * (k % 3)), (0, -0.4, a)
        )
    hide(leaf)


teapot((-1.25, 0.75, 0), -0.25)
place(vase, 0, 0, loc=(1.3, 1.25, 0), scale=0.84)
cookie_plate(1.2, -0.85)
place(tea_cup, PORCELAIN, band=GOLD, loc=(-0.45, -0.75, 0), rot=(0, 0, -0.5), scale=0.95)
place(tea_cup, PORCELAIN, band=GOLD, loc=(-1.95, -0.8, 0), rot=(0, 0, -2.4), scale=0.95)
loose = blob(
    "petal",
    (0.12, 0.075, 0.018),
    noisy("fallen", [(0.3, "#a3173a"), (0.7, "#c92c50")], bumps=0),
    amp=0.2,
    nu=8,
    nv=12,
)
for x, y in ((0.15, 0.1), (0.35, 0.35), (2.35, 0.35), (2.5, -0.2), (-1.2, -1.5), (-0.1, -1.7)):
    dup(loose, (x, y, 0.02), (0.1, 0.1, rnd(0, 6)))
hide(loose)
studio(key=950, fill=230, rim=560)
shoot(
    (0.2, -10.0, 5.3),
    (-0.1, 0.1, 0.98),
    68,
    8,
    (0, -0.3, 0.8),
    top=(0, 0, 11.5),
)
