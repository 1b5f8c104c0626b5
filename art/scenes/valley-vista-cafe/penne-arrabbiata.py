"""Penne in a slow tomato sauce with basil, garlic, chilli flakes and shaved cheese."""
from cafe_parts import *
from season import *

reset(63)
brand_table("#c98f4e")
PLATE_AT = (0, 0, 0)


def heap(x, y):
    """Height of the pasta mound above the table."""
    return 0.34 + 0.80 * max(0, 1 - (math.hypot(x, y) / 1.25) ** 2)


def penne(sauce_amount, seed):
    """A ridged quill cut on the slant, hollow, about 0.75 long."""
    m = vcol_mat("penne", 0.26, 0.65, 0.08, 30)
    n, rows = 44, 26
    length, r = 0.72, 0.118

    def f(i, j):
        b = TAU * j / n
        outer = i < rows - 6
        t = i / (rows - 7) if outer else 1 - (i - (rows - 6)) / 5 * 0.35
        k = r * (1 + 0.045 * math.cos(b * 14)) if outer else r * 0.74
        slant = 0.085 * math.cos(b) * (k / r)
        bend = 0.03 * math.sin(math.pi * t)
        return ((t - 0.5) * length + slant, k * math.cos(b) + bend, k * math.sin(b))

    o = grid_surface("penne", f, rows, n, m)
    wheat = tones("#f5cf80", "#eeb052")
    red = tones("#ee9440", "#df5f26", "#cf3a1a")

    def colour(x, y, z):
        n_ = fbm(x * 1.6 + seed, y * 2, z * 2 + seed, 3, 1.5)
        cover = smooth(-0.35, 0.35, n_ + sauce_amount)
        return lerpc(wheat(0.5 + n_), red(0.5 + 1.3 * n_), cover * 0.93)

    return paint(o, colour)


def sauce_bed():
    m = vcol_mat("sauce", 0.2, 0.85, 0.5, 16)
    n, rings = 110, 36

    def f(i, j):
        q = i / (rings - 1)
        a = TAU * j / n
        reach = 1.14 * (1 + 0.07 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, 4))))
        x, y = reach * q * math.cos(a), reach * q * math.sin(a)
        z = 0.30 + 0.45 * (1 - q**2) + 0.10 * fbm(x, y, 3, 4, 3)
        return (x, y, z - 0.1 * smooth(0.93, 1, q))

    o = grid_surface("sauce", f, rings, n, m)
    red = tones("#dd6a2c", "#c93a1c", "#b0220f", "#8f160b")
    paint(o, lambda x, y, z: red(0.5 + 1.2 * fbm(x, y, z, 4, 4)))


def shaving(x, y, z):
    m = pbsdf("cheese", "#f7e7b6", 0.45, sss=0)
    l, w, c = rnd(0.28, 0.42), rnd(0.13, 0.2), rnd(0.2, 0.5)

    def f(i, j):
        t = i / 11 - 0.5
        s = j / 5 - 0.5
        return (t * l, s * w * (1 - 0.9 * t * t) + 0.02 * math.sin(t * 17), c * t * t + 0.03 * s)

    o = grid_surface("shave", f, 12, 6, m, closev=False, loc=(x, y, z))
    o.rotation_euler = (rnd(-0.4, 0.4), rnd(-0.4, 0.4), rnd(0, TAU))
    solid(o, 0.012, 0)


deep_plate(speckled("#f0e9dc"), 1.78, PLATE_AT)
sauce_bed()
quills = [penne(a, k) for k, a in enumerate((0.02, 0.12, -0.05, 0.2, 0.06))]
for layer, (count, lift) in enumerate(((30, -0.06), (26, 0.10), (12, 0.2))):
    for x, y in pack(count, 1.14 - 0.2 * layer, 0.20):
        d = dup(random.choice(quills), (x, y, heap(x, y) + lift))
        d.rotation_euler = (rnd(0, TAU), rnd(-0.35, 0.35), rnd(0, TAU))
for q in quills:
    hide(q)
glaze = glossy("#b8260f", 0.15)
for _ in range(26):
    x, y, z = on_disc(0, 0, 1.05, lambda x, y: heap(x, y) + 0.16)()
    blob(
        "bit",
        (rnd(0.07, 0.15), rnd(0.06, 0.1), 0.05),
        glaze,
        amp=0.5,
        freq=2,
        seed=_,
        nu=10,
        nv=14,
        loc=(x, y, z),
        rot=(rnd(-0.4, 0.4), rnd(-0.4, 0.4), rnd(0, 6)),
    )
for x, y, r in ((-0.62, -0.52, 0.19), (0.66, -0.40, 0.2), (0.12, 0.55, 0.18), (-0.75, 0.32, 0.18)):
    turn = (rnd(-0.5, 0.1), rnd(-0.4, 0.4), rnd(0, 6))
    cherry_half((x, y, heap(x, y) + 0.28), r, turn)
flecks(
    noisy("flake", [(0.3, "#a3150a"), (0.7, "#e2541c")], bumps=0),
    80,
    on_disc(0, 0, 1.1, lambda x, y: heap(x, y) + 0.22),
    0.026,
)
for k in range(8):
    x, y, z = on_disc(0, 0, 0.85, lambda x, y: heap(x, y) + 0.30)()
    shaving(x, y, z)
for k in range(4):
    a = k * 1.5 + 0.4
    z = heap(0, 0) + 0.34 + 0.03 * k
    basil((0.05 + 0.22 * math.cos(a), 0.22 * math.sin(a), z), 0.56, (0.1, -0.35, a))
for x, y, a in ((-0.55, 0.18, 2.3), (0.62, 0.22, 0.4), (0.1, -0.72, 4.4)):
    basil((x, y, heap(x, y) + 0.30), 0.40, (0.2, -0.2, a))
plain_cloth("#2f5a4e", (-0.4, -0.3, 0), 0.3, 2.5, 1.5, 0.07, 5, "#e9dcc4")
flecks(
    noisy("flake2", [(0.3, "#a3150a"), (0.7, "#e2541c")], bumps=0),
    30,
    lambda: (rnd(1.2, 2.3), rnd(-1.9, -1.3), 0.03),
    0.028,
)
cherry_half((1.72, -1.25, 0.22), 0.2, (0.5, 0.3, 1))
cherry_half((-1.75, -1.42, 0.24), 0.2, (0.4, -0.3, 3))
cooked_light(key=980, fill=240, rim=560)
shoot(
    (0.3, -7.9, 5.5),
    (0, -0.08, 0.48),
    76,
    5.6,
    (0, -0.6, 0.9),
    top=(0, 0, 9.8),
    macro=((-1.6, -3.9, 3.0), (0.0, -0.15, 0.85), (0, -0.5, 1.0)),
)
