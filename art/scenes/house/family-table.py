"""A family table: a shared brass thali, small clay cups and a birthday cake with lit candles."""
from stilllife import *

reset(113)
stage("#d9622a", depth=10, rough=0.75).location.z = -0.7

TABLE = wood("table", "#7a4826", "#5e3519", "#915a33", scale=0.35, rough=0.5)


def cake():
    """Two tiers of cream with piped edges, cherries, sprinkles and five candles."""
    cream = noisy("cream", [(0.3, "#fdf0dc"), (0.7, "#fff8ec")], scale=4, bumps=0.12, bscale=18)
    pink = noisy(
        "pink", [(0.3, "#ee8f9a"), (0.7, "#f6aab0")], scale=4, bumps=0.1, bscale=18, coat=0.3
    )
    cherry = pbsdf("cherry", "#b3101a", 0.15, coat=1)
    stand = gloss("stand", "#0f5a4f")
    foot = [
        (0.0001, 0),
        (0.6, 0),
        (0.62, 0.05),
        (0.2, 0.14),
        (0.16, 0.34),
        (0.4, 0.42),
        (1.25, 0.46),
    ]
    lathe("stand", foot + [(1.32, 0.5), (1.3, 0.53), (0.0001, 0.52)], stand, n=110)
    lathe("tier", rounded_profile(1.05, 0.68, 0.07, 6), cream, n=110, wob=0.015, loc=(0, 0, 0.52))
    lathe("tier", rounded_profile(0.7, 0.5, 0.06, 6), pink, n=90, wob=0.012, loc=(0, 0, 1.18))
    star = [(0.0001, 0), (0.085, 0), (0.095, 0.05), (0.05, 0.12), (0.0001, 0.17)]
    for r, z, count, material in (
        (1.0, 0.54, 34, pink),
        (0.96, 1.19, 30, cream),
        (0.62, 1.66, 20, cream),
    ):
        one = lathe("piping", star, material, n=14)
        for k in range(count):
            a = TAU * k / count
            tilt = 0.5 if z < 1 else 0
            dup(one, (r * 1.04 * math.cos(a), r * 1.04 * math.sin(a), z), (0, tilt, a))
        hide(one)
    for k in range(8):
        a = TAU * k / 8 + 0.2
        blob(
            "cherry",
            (0.10, 0.10, 0.095),
            cherry,
            amp=0.03,
            nu=14,
            nv=20,
            loc=(0.86 * math.cos(a), 0.86 * math.sin(a), 1.29),
        )
    tones = [
        matte("sprinkle", c, 0.4) for c in ("#f2a12b", "#c8371b", "#0f5a4f", "#5a1e4d", "#ffffff")
    ]
    for k in range(70):
        a = rnd(0, TAU)
        r, z = (1.055, rnd(0.72, 1.08)) if k % 2 else (0.705, rnd(1.3, 1.6))
        blob(
            "sprinkle",
            (0.022, 0.022, 0.045),
            tones[k % 5],
            amp=0,
            nu=6,
            nv=8,
            loc=(r * math.cos(a), r * math.sin(a), z),
            rot=(rnd(-1, 1), 0, a),
        )
    for k in range(5):
        a = TAU * k / 5 + 0.35
        candle(0.36 * math.cos(a), 0.36 * math.sin(a), 1.67, tones[k % 3])


def candle(x, y, z, stripe):
    wax, wick = pbsdf("wax", "#fff6e2", 0.4, coat=0.2), matte("wick", "#2a1d18")
    lathe("candle", rounded_profile(0.05, 0.55, 0.012, 3), wax, n=24, loc=(x, y, z))
    spiral = [
        (0.051 * math.cos(k * 0.8), 0.051 * math.sin(k * 0.8), 0.02 + k * 0.0135) for k in range(38)
    ]
    tube("stripe", spiral, 0.014, stripe, n=6, loc=(x, y, z))
    tube("wick", [(0, 0, 0.54), (0.005, 0, 0.61)], 0.01, wick, n=6, loc=(x, y, z))
    fire = pbsdf("fire", "#ffc65a", 0.5, emit="#ffb02e", emits=13)
    drop = [(0.0001, 0), (0.04, 0.035), (0.052, 0.08), (0.036, 0.15), (0.012, 0.22), (0.0001, 0.25)]
    lathe("flame", drop, fire, n=20, loc=(x, y, z + 0.58))


def thali():
    """A wide brass plate with six bowls, rice in the middle, pooris and a sweet."""
    metal = brass()
    rim = [
        (0.0001, 0),
        (1.62, 0),
        (1.68, 0.03),
        (1.78, 0.16),
        (1.82, 0.17),
        (1.8, 0.2),
        (1.75, 0.18),
    ]
    lathe("thali", rim + [(1.64, 0.06), (0.0001, 0.055)], metal, n=140)
    gravies = (
        ("#a8440f", "#d9742a"),
        ("#2f6b1c", "#5a9a32"),
        ("#c98d12", "#eebb3a"),
        ("#f3ead6", "#fffaf0"),
        ("#6b2c10", "#93451c"),
    )
    for k, (a, b) in enumerate(gravies):
        t = math.radians(28 + 62 * k * 0.72)
        x, y = 1.2 * math.cos(t), 1.2 * math.sin(t)
        katori(metal, 0.40, (x, y, 0.055))
        fill(M_sauce(a, b, coat=0.6), 0.375, 0.30, (x, y, 0.055), amp=0.025, freq=5, rings=14, n=48)
        topping(k, x, y)
    grain = blob("grain", (0.065, 0.02, 0.02), pbsdf("rice", "#fbf5e8", 0.5), amp=0, nu=6, nv=8)
    for _ in range(420):
        q, a = 0.5 * math.sqrt(random.random()), rnd(0, TAU)
        h = 0.34 * (1 - (q / 0.52) ** 2)
        at = (0.05 + q * math.cos(a), 0.12 + q * math.sin(a), 0.08 + h * rnd(0.85, 1.05))
        dup(grain, at, (rnd(-0.6, 0.6), rnd(-0.6, 0.6), rnd(0, 6)))
    hide(grain)
    mound = pbsdf("mound", "#f3ead8", 0.6)
    blob("mound", (0.47, 0.47, 0.33), mound, amp=0.05, loc=(0.05, 0.12, 0.06), nu=18, nv=30)
    for k, (x, y) in enumerate(((-0.85, -0.75), (-0.45, -1.0), (-1.1, -0.35))):
        poori(x, y, 0.24 + 0.05 * k, k)
    ladoo = noisy("ladoo", [(0.3, "#d98310"), (0.7, "#f3ab32")], scale=14, bumps=0.9, bscale=40)
    for x, y in ((0.5, -1.05), (0.86, -0.85), (0.72, -1.22)):
        blob(
            "ladoo",
            (0.2, 0.2, 0.19),
            ladoo,
            amp=0.06,
            amp2=0.07,
            freq2=9,
            seed=x,
            loc=(x, y, 0.25),
            nu=20,
            nv=28,
        )


def topping(k, x, y):
    herb = M_leaf("#2a6a1c", "#5aa531")
    if k in (0, 2, 4):
        leaf = coriander(herb, 0.12)
        leaf.location = (x, y, 0.40)
    if k in (0, 1):
        cube = pbsdf("paneer", "#fdf0d4", 0.5)
        for q in range(5):
            a = q * TAU / 5
            box(
                cube,
                0.13,
                0.13,
                0.1,
                (x + 0.19 * math.cos(a), y + 0.19 * math.sin(a), 0.38),
                (0.1, 0, a),
                bev=0.025,
            )


def poori(x, y, z, seed):
    skin = vcol_mat("poori", 0.4, 0.35, 0.2, 24)
    ob = blob(
        "poori",
        (0.5, 0.5, 0.17),
        skin,
        amp=0.08,
        freq=1.4,
        seed=seed + 2,
        amp2=0.02,
        loc=(x, y, z),
        nu=26,
        nv=48,
    )
    pale, gold, brown = hexc("#e2a846"), hexc("#c47a1e"), hexc("#7d3d0c")

    def colour(X, Y, Z):
        t = 0.4 + 1.3 * fbm(X + seed * 3, Y, Z, 4, 3)
        return lerpc(
            lerpc(pale, gold, t), brown, smooth(0.15, 0.4, fbm(X * 2, Y * 2, seed, 3, 2.5))
        )

    paint(ob, colour)


def small_plate(x, y):
    plate(gloss("ivory", "#fff3de"), 0.62, (x, y, 0))
    lathe(
        "band",
        [(0.52, 0.075), (0.56, 0.085), (0.56, 0.09), (0.52, 0.08)],
        gloss("band", "#b3261e"),
        n=80,
        loc=(x, y, 0),
    )


box(TABLE, 9.5, 6.4, 0.2, (0, 0.7, -0.1), bev=0.06)
red = cloth_material("runner", "#8c1d2b", 60)
cloth(red, 6.6, 1.5, (0.2, 0.2, -0.015), 0.08, 0.03)
place(cake, loc=(-1.25, 1.0, 0), scale=0.92)
place(thali, loc=(1.05, -0.15, 0.06), rot=(0, 0, 0.12), scale=0.98)
for x, y, s in ((-2.3, -0.55, 0.66), (-1.55, -0.95, 0.66), (-0.75, -1.25, 0.66), (2.75, 1.5, 0.66)):
    kulhad((x, y, 0.05), s)
for k, (x, y, colour) in enumerate(
    ((-2.65, 0.25, "#f2a12b"), (0.35, 1.95, "#f2a12b"), (2.1, 1.75, "#e8761c"))
):
    petal = pbsdf("petal", colour, 0.7, spec=0.2)
    marigold(petal, (x, y, 0.1), 0.75)
flake = blob("petal", (0.09, 0.05, 0.012), pbsdf("loose", "#f2a12b", 0.7), amp=0.3, nu=6, nv=10)
for _ in range(34):
    dup(flake, (rnd(-2.8, 2.8), rnd(-1.9, 2.0), 0.06), (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)))
hide(flake)
studio(key=980, fill=210, rim=560)
shoot(
    (0.4, -10.2, 6.3),
    (0.05, 0.05, 0.55),
    70,
    7,
    (0, -0.2, 0.7),
    top=(0.1, 0.2, 12),
)
