"""A cold chocolate shake with whipped cream and a thick mango shake, side by side."""
from dishes import *
from burgerkit import *
from season import *

reset(47)
brand_table("#c9511f")
slab = noisy("slab", [(0.3, "#f4e6cc"), (0.7, "#fdf4e0")], scale=3, bumps=0.05, rough=0.35)
lathe("slab", rounded_profile(2.3, 0.14, 0.05, 4), slab, n=120, loc=(0.05, 0.2, 0))
FLOOR = 0.14
glass = clear_glass("glass", "#ffffff", 0.8)
cream = pbsdf("cream", "#fff6e4", 0.4, coat=0.3)


def shake_mat(cols, streak):
    """The drink with streaks of syrup down the wall of the glass."""
    m = vcol_mat("shake" + cols[0], 0.12, 0.9, 0, spec=0.5)
    c, s = hexes(*cols), hexc(streak)

    def col(x, y, z):
        a = math.atan2(y, x)
        run = 0.5 * math.sin(5 * a) + 0.3 * math.sin(11 * a + 2) + 0.25 * math.sin(17 * a)
        k = smooth(1.45 - 0.75 * run, 1.6 - 0.75 * run, z + 0.12 * math.sin(a * 9))
        body = grad(c, 0.3 + 0.25 * z + 0.4 * fbm(x, y, z * 1.3, 3, 1.4))
        return lerpc(body, s, 0.85 * k)

    return m, col


def whip(x, y, z, r=0.62):
    """A swirl of whipped cream: a ridged rope that climbs in rings."""
    m, turns, seg = cream, 3.4, 120

    def f(i, j):
        t = i / (seg - 1)
        a, b = turns * TAU * t, TAU * j / 24
        rr = r * (1 - t) ** 0.85 * 0.62
        w = 0.26 * (1 - 0.72 * t) * (1 + 0.16 * math.cos(6 * b + a * 2.5))
        if i == seg - 1:
            w = 0.004
        out = rr + w * math.cos(b)
        return (out * math.cos(a), out * math.sin(a), 0.62 * t * 1.35 + w * 0.9 * math.sin(b))

    grid_surface("whip", f, seg, 24, m, loc=(x, y, z + 0.12), capstart=True)


def shake(x, y, cols, streak, h=2.35, r=0.66):
    z = FLOOR
    prof = [
        (0.50, 0),
        (0.52, 0.10),
        (0.40, 0.16),
        (0.42, 0.24),
        (0.60, 0.6),
        (0.74, 1.5),
        (0.80, h),
    ]
    lathe("glass", [(0.0001, 0)] + [(a * r / 0.66, b) for a, b in prof], glass, n=72, loc=(x, y, z))
    m, col = shake_mat(cols, streak)
    rows = [(0.0001, 0.26)]
    for k in range(26):
        t = 0.27 + (h - 0.35) * k / 25
        lower = [p for p in prof if p[1] <= t][-1]
        upper = [p for p in prof if p[1] > t][0]
        q = (t - lower[1]) / (upper[1] - lower[1])
        rows.append(((lower[0] + (upper[0] - lower[0]) * q - 0.035) * r / 0.66, t))
    rows.append((0.0001, h - 0.06))
    o = lathe("drink", rows, m, n=120, loc=(x, y, z))
    paint(o, col)
    return z + h - 0.1


def straw(x, y, z, cols, lean):
    m = vcol_mat("straw", 0.4, 0.4, 0)
    o = tube(
        "straw",
        [(lean * t, 0.05 * t, 1.6 * t) for t in [k / 47 for k in range(48)]],
        0.07,
        m,
        n=14,
        loc=(x, y, z),
    )
    a, b = hexes(*cols)
    paint(o, lambda px, py, pz: a if int(pz * 7) % 2 else b)


top = shake(-0.85, 0.2, ("#5a2c16", "#8a4c28", "#a9683c"), "#2a0f06")
whip(-0.85, 0.2, top, 0.8)
straw(-0.55, 0.45, top - 0.3, ("#fff4dc", "#b3261e"), 0.3)
flake = noisy("flake", [(0.3, "#3a1809"), (0.7, "#5c2b12")], scale=5, bumps=0.1, coat=0.4)
shard = box(flake, 0.16, 0.035, 0.02, bev=0.004)
for k in range(46):
    a, q = rnd(0, TAU), 0.6 * math.sqrt(random.random())
    dup(
        shard,
        (-0.85 + q * math.cos(a), 0.2 + q * math.sin(a), top + 0.98 - q * 0.95),
        (rnd(-0.8, 0.8), rnd(-0.8, 0.8), rnd(0, 6)),
    )
blob(
    "cherry",
    (0.17, 0.17, 0.16),
    pbsdf("cherry", "#b3101c", 0.12, coat=1),
    amp=0.04,
    loc=(-0.85, 0.2, top + 1.12),
    nu=18,
    nv=24,
)
tube(
    "stalk",
    [(-0.85, 0.2, top + 1.24), (-0.8, 0.2, top + 1.45), (-0.68, 0.2, top + 1.62)],
    0.018,
    pbsdf("stalk", "#6b7a2a", 0.5),
    n=6,
)

top = shake(0.9, 0.3, ("#f6a21c", "#fbb930", "#ffcf5a"), "#e07a0c")
whip(0.9, 0.3, top, 0.78)
straw(1.15, 0.55, top - 0.3, ("#fff4dc", "#3f7a2a"), 0.26)
mango_mat = vcol_mat("mango", 0.2, 0.7, 0.1, 20)
mango = [
    chunk(mango_mat, (0.22, 0.2, 0.19), hexes("#ffc94a", "#f9a51c", "#ef8a10"), k, 0.5)
    for k in range(3)
]
for k, (dx, dy, dz) in enumerate(
    (
        (-0.2, -0.3, 0.5),
        (0.12, -0.34, 0.46),
        (0.3, -0.2, 0.5),
        (-0.02, -0.22, 0.72),
        (-0.35, -0.1, 0.5),
    )
):
    dup(mango[k % 3], (0.9 + dx, 0.3 + dy, top + dz), (rnd(-0.5, 0.5), rnd(-0.5, 0.5), k))
mint = leaf_v(0.4, 0.26, curl=0.5, fold=0.3, a="#2a7a3a", b="#6cc06a")
for k in range(3):
    dup(mint, (0.98, 0.12, top + 0.98), (0.2, -0.6, k * 2 - 1))

for k, (x, y) in enumerate(((1.35, -1.2), (1.62, -1.1), (1.5, -1.38), (1.1, -1.35))):
    dup(mango[k % 3], (x, y, FLOOR + 0.1), (0, 0, k))
for k, (x, y, rz) in enumerate(((-1.35, -1.0, 0.3), (-1.05, -1.15, 1.1), (-1.2, -1.05, 0.8))):
    box(flake, 0.42, 0.34, 0.09, (x, y, FLOOR + 0.05 + 0.09 * (k == 2)), (0, 0.05, rz), 0.02)
for k in range(22):
    dup(shard, (rnd(-1.7, -0.6), rnd(-1.45, -0.8), FLOOR + 0.012), (0, 0, rnd(0, 6)))
dup(mint, (0.85, -1.3, FLOOR + 0.06), (0.1, -0.2, 2))
for o in mango + [mint, shard]:
    hide(o)
cooked_light(key=1000, fill=280, rim=850)
shoot(
    (0.4, -11.6, 4.2),
    (0.05, 0, 1.82),
    69,
    5.6,
    (-0.3, -0.4, 1.9),
    top=(0, 0.1, 11),
    macro=((-1.6, -5.6, 4.6), (-0.4, 0.1, 2.75), (-0.7, -0.3, 2.8)),
)
