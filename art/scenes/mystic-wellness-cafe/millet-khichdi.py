"""Foxtail millet khichdi with ghee, a cumin and chilli tempering, papad and pickle."""
from wellness_parts import *
from season import *

reset(76)
brand_table("#3f6b52")
R = 1.40


def brass(colour="#c9973f"):
    m = pbsdf("brass", colour, 0.26, metal=1)
    v = coords(m)
    n = noise_tex(m, v, 26, 3)
    L(m, bump(m, n.outputs["Fac"], 0.12, 0.012), B(m).inputs["Normal"])
    return m


def kadhai(loc):
    p = [
        (0.0001, 0.0),
        (0.55, 0.0),
        (0.82, 0.10),
        (1.15, 0.34),
        (1.38, 0.66),
        (1.46, 0.90),
        (1.56, 0.92),
        (1.57, 0.945),
        (1.46, 0.955),
        (1.42, 0.92),
        (1.33, 0.68),
        (1.1, 0.40),
        (0.0001, 0.2),
    ]
    mat = brass()
    lathe("kadhai", p, mat, n=130, loc=loc)
    for side in (-1, 1):
        arc = [q / 24 * math.pi for q in range(25)]
        pts = [
            (side * (1.50 + 0.24 * math.sin(a)), 0.34 * math.cos(a), 0.90 + 0.10 * math.sin(a))
            for a in arc
        ]
        tube("ear", pts, 0.05, mat, n=12)


def khichdi():
    m = vcol_mat("khichdi", 0.38, 0.45, 0.6, 34)
    tone = tones("#d98f16", "#f0b02c", "#f7c94e", "#fbe08a")
    return mound(
        R, 0.80, 0.26, m, lambda x, y, z: tone(0.45 + 0.9 * fbm(x, y, 3, 5, 4)), 0.12, 3.5, seed=2
    )


def ghee(x, y, r):
    m = glossy("#eaa61c", 0.05, 0.62)
    pool = fill(m, r, height(x, y) + 0.035, (x, y, 0), amp=0.01, dome=0.05, n=60, rings=10)
    pool.scale = (1.15, 0.85, 1)


def curry_leaf():
    o = mint_leaf(1, "#1f4a18", "#3f7d2a", 0.42, 0)
    return o


def papad(loc, rot):
    """A roasted papad: blistered, browned in spots, gently warped."""
    m = vcol_mat("papad", 0.6, 0.15, 0.5, 22)
    n, rings = 110, 30

    def f(i, j):
        q, a = i / (rings - 1), TAU * j / n
        r = 0.92 * q * (1 + 0.02 * math.sin(5 * a))
        x, y = r * math.cos(a), r * math.sin(a)
        z = 0.12 * math.sin(x * 2.6) * math.cos(y * 2.2) + 0.05 * max(0, fbm(x, y, 5, 3, 6)) * 2
        return (x, y, z)

    o = grid_surface("papad", f, rings, n, m, loc=loc, rot=rot)
    tone = tones("#f7e2a6", "#eec877", "#c98a3a", "#8a5220")
    pepper = hexc("#2a1c12")

    def colour(x, y, z):
        if noise.noise(Vector((x * 26, y * 26, 2))) > 0.58:
            return pepper
        return tone(
            0.22 + 0.9 * max(-0.2, fbm(x, y, 9, 4, 4)) + 0.25 * smooth(0.8, 0.95, math.hypot(x, y))
        )

    paint(o, colour)
    solid(o, 0.014, 0)


def pickle(loc):
    katori(brass("#d9b25c"), 0.42, loc)
    m = vcol_mat("pickle", 0.18, 0.85, 0.3, 18)
    oil = fill(m, 0.37, 0.27, loc, amp=0.03, dome=0.05, n=50, rings=14)
    red = tones("#8f1d08", "#c4370f", "#e8741c")
    paint(oil, lambda x, y, z: red(0.5 + fbm(x * 3, y * 3, 1, 3, 3)))
    piece = noisy(
        "mangop",
        [(0.3, "#a5480f"), (0.6, "#d98a1c"), (0.8, "#8f9a2c")],
        scale=4,
        bumps=0.2,
        coat=0.9,
    )
    chopped(piece, 9, on_disc(loc[0], loc[1], 0.26, loc[2] + 0.36), 0.14, 0.8)


kadhai((0, 0, 0))
height = khichdi()


def on(lift, r=1.25, inner=0.0):
    return on_disc(0, 0, r, lambda x, y: height(x, y) + lift, inner)


millet = noisy(
    "millet", [(0.3, "#e8a822"), (0.6, "#f7cf5c"), (0.8, "#fdeaa4")], scale=3, bumps=0.05, coat=0.35
)
grains = [
    blob("grain", (0.036, 0.030, 0.026), millet, amp=0.1, seed=k, nu=6, nv=8) for k in range(3)
]
scatter(grains, 1100, on(0.012, 1.36), 1.0, 0.8, 1.2)
dal = noisy("dal", [(0.3, "#f3c244"), (0.7, "#fbe28c")], scale=3, bumps=0.05, coat=0.4)
scatter(blob("dal", (0.075, 0.058, 0.03), dal, amp=0.08, nu=8, nv=12), 90, on(0.03, 1.3), 0.5)
carrot = noisy("carrot", [(0.3, "#e0641a"), (0.7, "#f58f3c")], scale=3, bumps=0.08, coat=0.5)
chopped(carrot, 34, on(0.05), 0.11, 0.6)
pea = noisy("pea", [(0.3, "#4f8f22"), (0.7, "#86bf42")], scale=3, bumps=0.05, coat=0.5)
scatter(blob("pea", (0.085, 0.085, 0.08), pea, amp=0.05, nu=12, nv=14), 34, on(0.05), 0.5)
ghee(0.05, -0.12, 0.52)
ghee(-0.62, 0.42, 0.2)
ghee(0.72, 0.28, 0.17)
seeds("cumin", 60, on_disc(0.05, -0.12, 0.60, lambda x, y: height(x, y) + 0.085), 1.1)
red = noisy("red", [(0.3, "#8f1208"), (0.7, "#c9281a")], bumps=0.1, coat=0.8)
stem = pbsdf("stem", "#6b5a2c", 0.6)
chilli(red, stem, 0.78, 0.085, (-0.42, 0.02, height(-0.1, 0) + 0.05), 0.35, 0.2)
chilli(red, stem, 0.62, 0.075, (0.20, 0.30, height(0.2, 0.3) + 0.05), 1.2, 0.16)
leaf = curry_leaf()
for x, y, a in (
    (-0.30, -0.30, 0.5),
    (0.38, -0.02, 2.2),
    (0.05, 0.20, 4.0),
    (0.30, -0.42, 5.4),
    (-0.45, 0.25, 1.4),
):
    dup(leaf, (x, y, height(x, y) + 0.11), (0.1, -0.15, a), (0.36,) * 3)
hide(leaf)
cashew = noisy("cashew", [(0.3, "#d9a456"), (0.7, "#f2d092")], scale=3, bumps=0.1, coat=0.3)
for k in range(7):
    x, y, z = on(0.08, 0.85, 0.2)()
    arc = [(0.13 * math.cos(q / 9 * 3), 0.13 * math.sin(q / 9 * 3), 0) for q in range(10)]
    tube(
        "cashew",
        arc,
        0.05,
        cashew,
        n=9,
        radf=lambda t: 0.5 + 0.7 * math.sin(math.pi * (0.15 + 0.75 * t)),
        loc=(x, y, z),
        rot=(rnd(-0.4, 0.4), rnd(-0.4, 0.4), rnd(0, 6)),
    )
green = M_leaf("#1f6a1c", "#58a030")
scatter([coriander(green, rnd(0.09, 0.13)) for _ in range(4)], 34, on(0.10), 0.6)
papad((1.48, 1.0, 0.95), (1.05, 0.25, -0.35))
pickle((-1.72, -1.05, 0.0))
plain_cloth("#e3c98a", (0.2, -0.3, 0), 0.25, 2.5, 1.6, 0.08, 5, "#a8501c")
cooked_light(key=980, fill=250, rim=600)
shoot(
    (0.2, -8.8, 5.9),
    (0, 0.0, 0.55),
    76,
    5.6,
    (0, -0.6, 1.0),
    top=(0, 0.1, 10.6),
    macro=((-1.5, -3.9, 3.2), (0.0, -0.15, 1.0), (0, -0.4, 1.05)),
)
