"""Butter tea: two silver-rimmed wooden cups of frothy tea, a brass kettle and prayer flags."""
from dishes import *
from momo_kit import *
from season import *

reset(83)
brand_table(WINE)
turned = wood("turned", "#6d3518", "#8f4f26", "#4f2410", scale=0.9, axis="X", rough=0.3)
silver = pbsdf("silver", "#d9d6cf", 0.22, metal=1)
brass = pbsdf("brass", "#d9a441", 0.2, metal=1)


def froth_colour(seed):
    tea = palette("#94532c", "#b87446", "#d39a6c", "#ecc9a0")

    def colour(x, y, z):
        r = math.hypot(x, y)
        swirl = fbm(x * 2.2 + 0.8 * fbm(x * 2, y * 2, seed, 2), y * 2.2, seed, 4)
        c = tea(0.5 + 1.1 * swirl + 0.35 * smooth(0.55, 0.72, r))
        gold = noise.noise(Vector((x * 6 + seed, y * 6, 4)))
        return lerpc(c, hexc("#f0b830"), smooth(0.30, 0.42, gold) * 0.75)

    return colour


def tea_cup(loc, s, seed):
    outside = [(0.0001, 0.05), (0.36, 0.05), (0.38, 0), (0.46, 0), (0.47, 0.10), (0.62, 0.22)]
    outside += [(0.82, 0.48), (0.86, 0.70), (0.87, 0.80)]
    lathe("cup", outside, turned, n=96, loc=loc, scale=(s, s, s))
    rim = [(0.87, 0.70), (0.895, 0.72), (0.905, 0.84), (0.87, 0.87), (0.83, 0.84), (0.80, 0.60)]
    lathe("rim", rim + [(0.5, 0.3), (0.0001, 0.25)], silver, n=96, loc=loc, scale=(s, s, s))
    foot = [(0.40, 0.0), (0.48, 0.0), (0.485, 0.08), (0.47, 0.10), (0.40, 0.1)]
    lathe("foot", foot, silver, n=64, loc=loc, scale=(s, s, s))
    froth = vcol_mat("froth", 0.3, 0.5, 0.12, 50)

    def f(i, j):
        r, a = 0.815 * i / 36, TAU * j / 90
        x, y = r * math.cos(a), r * math.sin(a)
        return x, y, 0.72 + 0.014 * fbm(x * 7, y * 7, seed, 3) + 0.02 * smooth(0.94, 1, i / 36)

    paint(grid_surface("tea", f, 37, 90, froth, loc=loc, scale=(s, s, s)), froth_colour(seed))
    film = pbsdf("bubble", "#f3dcb8", 0.12, coat=1)
    for k in range(60):
        a, q = rnd(0, TAU), 0.80 - abs(random.gauss(0, 0.10))
        b = rnd(0.012, 0.035) * s
        x, y = q * math.cos(a) * s, q * math.sin(a) * s
        blob(
            "bub",
            (b, b, b * 0.7),
            film,
            0,
            nu=7,
            nv=12,
            loc=(loc[0] + x, loc[1] + y, loc[2] + 0.725 * s),
        )


def butter(loc, s, turn):
    mat = vcol_mat("butter", 0.28, 0.6, 0.1, 20)
    tone = palette("#eab83a", "#f8da72", "#fdeeb0")
    o = chunk(mat, (s, s * 0.8, s * 0.42), s * 0.2, lambda u, v, w, n: tone(0.5 + n), 0.06, 2)
    o.location, o.rotation_euler = loc, (0.06, -0.08, turn)


def kettle(loc):
    body = [(0.0001, 0), (0.58, 0), (0.60, 0.06), (0.56, 0.12), (0.80, 0.26), (0.98, 0.50)]
    body += [(1.0, 0.74), (0.90, 0.98), (0.68, 1.18), (0.50, 1.28), (0.44, 1.40), (0.50, 1.46)]
    body += [(0.48, 1.50), (0.34, 1.58), (0.14, 1.66), (0.07, 1.71), (0.12, 1.78), (0.10, 1.85)]
    body += [(0.0001, 1.89)]
    lathe("kettle", body, brass, n=112, loc=loc)
    for r, z, t in ((1.005, 0.66, 0.025), (0.46, 1.36, 0.035)):
        torus(silver, r, t, (loc[0], loc[1], loc[2] + z), nu=96, nv=10)
    spout = []
    for k in range(24):
        t = k / 23
        spout.append(
            (loc[0] - 0.85 - 0.85 * t**0.9, loc[1] - 0.1 * t, loc[2] + 0.5 + 1.05 * t**1.6)
        )
    tube("spout", spout, 0.2, brass, n=20, radf=lambda t: 1 - 0.62 * t**0.7)
    bow = [Vector(p) for p in ((0.84, 0, 0.46), (1.75, 0, 0.40), (1.75, 0, 1.75), (0.55, 0, 1.24))]
    handle = []
    for k in range(25):
        t = k / 24
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        handle.append(tuple(Vector(loc) + sum((p * w for p, w in zip(bow, weights)), Vector())))
    tube("handle", handle, 0.075, brass, n=14)


kettle((0.9, 1.05, 0))
tea_cup((-0.85, -0.2, 0), 1.16, 2)
tea_cup((0.95, -1.05, 0), 0.92, 7)
butter((-0.75, -0.26, 0.88), 0.17, 0.5)
butter((1.0, -1.03, 0.70), 0.12, 1.4)
prayer_flags((-3.6, 2.6, 2.45), (3.6, 2.6, 2.6), 13, 0.42, 0.6)

dish = (-1.55, -1.35, 0)
lathe(
    "saucer",
    [(0.0001, 0), (0.3, 0), (0.46, 0.09), (0.44, 0.11), (0.28, 0.05), (0.0001, 0.05)],
    silver,
    n=64,
    loc=dish,
)
for x, y, z, turn in ((-0.1, 0.02, 0.13, 0.4), (0.14, -0.06, 0.13, 1.2), (0.02, 0.04, 0.28, 0.1)):
    butter((dish[0] + x, dish[1] + y, dish[2] + z), 0.14, turn)
grains = [
    chunk(
        vcol_mat("salt", 0.2, 0.8),
        (0.03, 0.03, 0.03),
        0.008,
        lambda u, v, w, n: hexc("#f8dccb"),
        0.2,
        3,
        seed=k,
        cells=3,
    )
    for k in range(2)
]
strew(grains, 40, (-0.65, -1.75, 0.03), 0.5, 0, 1.5, 0.6, 1.3)
star = noisy("leafdry", [(0.3, "#2c2a16"), (0.7, "#5a5a2c")], scale=5, bumps=0.2)
leaves = [leafmesh(star, 0.26, 0.06, 0.4, 0.3)]
strew(leaves, 26, (-0.3, -1.9, 0.03), 0.6, 0, 0.5)
put_away(grains, leaves)

cooked_light(key=1100, fill=240, rim=750)
shoot(
    (0.3, -10.0, 4.4),
    (0.0, -0.1, 0.98),
    78,
    5.6,
    (-0.4, -0.7, 0.9),
    top=(0.1, -0.1, 11.2),
    macro=((-1.4, -4.6, 3.2), (-0.5, -0.3, 0.8), (-0.6, -0.6, 0.9)),
)
