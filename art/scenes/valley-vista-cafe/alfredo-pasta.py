"""Fettuccine Alfredo with mushrooms, cracked black pepper and parsley."""
from cafe_parts import *
from season import *

reset(64)
brand_table("#3d6a5c")


def heap(x, y):
    return 0.34 + 0.92 * max(0, 1 - (math.hypot(x, y) / 1.2) ** 2)


def ribbon(pts, width, mat):
    """A flat noodle: an oval tube that follows pts and twists gently."""
    P = [Vector(p) for p in pts]
    count, n = len(P), 8
    twist = rnd(0, 3)

    def f(i, j):
        along = (P[min(i + 1, count - 1)] - P[max(i - 1, 0)]).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(along)
        a = 0.8 * math.sin(i * 0.11 + twist)
        s2, u2 = side * math.cos(a) + up * math.sin(a), up * math.cos(a) - side * math.sin(a)
        b = TAU * j / n
        return tuple(P[i] + s2 * width * math.cos(b) + u2 * width * 0.22 * math.sin(b))

    return grid_surface("fettuccine", f, count, n, mat, capstart=True, capend=True)


def strand(k, mat):
    """One noodle of the nest: loops around the middle, higher where the nest is higher."""
    a0, turns = rnd(0, TAU), rnd(0.7, 1.3)
    cx, cy, r0 = rnd(-0.35, 0.35), rnd(-0.35, 0.35), rnd(0.25, 0.85)
    wave, phase = rnd(0.05, 0.2), rnd(0, TAU)
    lift = rnd(-0.10, 0.14)
    pts = []
    for q in range(56):
        t = q / 55
        a = a0 + turns * TAU * t * (1 if k % 3 else -1)
        r = r0 * (1 + wave * math.sin(3 * a + phase)) * (1 - 0.25 * t)
        x, y = cx + r * math.cos(a), cy + r * math.sin(a)
        d = math.hypot(x, y)
        if d > 1.16:
            x, y = x * 1.16 / d, y * 1.16 / d
        pts.append((x, y, heap(x, y) + lift + 0.06 * math.sin(4 * a + phase)))
    ribbon(pts, 0.10, mat)


def cream():
    m = vcol_mat("cream", 0.22, 0.7, 0.25, 14)
    n, rings = 110, 34

    def f(i, j):
        q, a = i / (rings - 1), TAU * j / n
        reach = 1.16 * (1 + 0.06 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, 9))))
        x, y = reach * q * math.cos(a), reach * q * math.sin(a)
        return (
            x,
            y,
            0.32 + 0.30 * (1 - q * q) + 0.06 * fbm(x, y, 5, 3, 3) - 0.1 * smooth(0.93, 1, q),
        )

    o = grid_surface("cream", f, rings, n, m)
    tone = tones("#fdf3d8", "#f7e4b4", "#efd08c")
    paint(o, lambda x, y, z: tone(0.45 + fbm(x, y, z, 4, 3)))


def mushroom_slice(x, y, z, s, rot):
    """A browned slice: cap above, stalk below, gills between."""
    m = vcol_mat("mushroom", 0.35, 0.55, 0.2, 24)
    outline = []
    for j in range(110):
        a = TAU * j / 110
        c, d = math.cos(a), math.sin(a)
        cap = 0.30 / max(abs(c) ** 2.6 + abs(d) ** 2.6, 1e-6) ** (1 / 2.6)
        stalk = 0.40 * math.exp(-(((a - 1.5 * math.pi) / 0.30) ** 2))
        squash = 0.80 if d < 0 else 1.0
        r = max(cap * squash * (1 - 0.22 * max(0, -d)), stalk)
        outline.append((r * c * 1.12, r * d))
    o = slab(outline, 0.085, m, 0.03, 4, 12, 0.02, loc=(x, y, z), rot=rot, scale=(s, s, s))
    rim = [math.hypot(*p) for p in outline]
    flesh = tones("#f6e6c4", "#e2bd83", "#b57a3c", "#7c4718")

    def colour(px, py, pz):
        a = math.atan2(py, px)
        q = math.hypot(px, py) / rim[int(a % TAU / TAU * 110) % 110]
        gills = smooth(0.5, 0.9, math.cos(a + math.pi / 2)) * smooth(0.75, 0.35, q)
        fry = 0.42 + 0.55 * smooth(0.78, 0.99, q) + 0.5 * gills + 0.8 * fbm(px * 3, py * 3, x, 4, 2)
        return flesh(fry)

    paint(o, colour)


deep_plate(speckled("#b98656", "#6b4526"), 1.78)
cream()
plain = [
    noisy("p%d" % k, c, scale=3, bumps=0.05, coat=0.6, rough=0.3)
    for k, c in enumerate(
        (
            [(0.3, "#f3cf7c"), (0.7, "#f9e2a6")],
            [(0.3, "#eabf62"), (0.7, "#f5d68e")],
            [(0.3, "#fbe9bd"), (0.7, "#f2cf80")],
        )
    )
]
for k in range(84):
    strand(k, plain[k % 3])
spots = [
    (-0.70, -0.42),
    (0.58, -0.62),
    (0.82, 0.10),
    (-0.25, 0.42),
    (-0.85, 0.22),
    (0.30, -0.15),
    (-0.12, -0.85),
    (0.40, 0.55),
    (-0.35, -0.12),
]
for k, (x, y) in enumerate(spots):
    tilt = (rnd(0.1, 0.7) - 0.5 * y, 0.5 * x + rnd(-0.2, 0.2), rnd(-0.7, 0.7))
    mushroom_slice(x, y, heap(x, y) + 0.17, rnd(0.62, 0.8), tilt)
sauce = glossy("#fbefd0", 0.2)
for k in range(16):
    x, y, z = on_disc(0, 0, 1.0, lambda x, y: heap(x, y) + 0.14)()
    blob(
        "drop",
        (rnd(0.06, 0.14), rnd(0.05, 0.1), 0.035),
        sauce,
        amp=0.4,
        seed=k,
        nu=10,
        nv=14,
        loc=(x, y, z),
        rot=(0.3 * y, 0.3 * x, rnd(0, 6)),
    )
pepper = noisy("pepper", [(0.3, "#1d1714"), (0.7, "#54453a")], bumps=0)
flecks(pepper, 150, on_disc(0, 0, 1.15, lambda x, y: heap(x, y) + 0.20), 0.02)
flecks(pepper, 40, on_disc(0, 0, 1.85, 0.62, 0.78), 0.018)
green = M_leaf("#1f6a1c", "#58a030")
leaves = [coriander(green, rnd(0.08, 0.13)) for _ in range(4)]
scatter(leaves, 40, on_disc(0, 0, 1.05, lambda x, y: heap(x, y) + 0.24), 0.7)
mint_sprig((0.02, 0.05, heap(0, 0) + 0.2), 0.34, 0.3, 4, teeth=0.16, wide=0.7)
plain_cloth("#e8dcc2", (0.5, -0.35, 0), -0.28, 2.4, 1.45, 0.07, 8, "#8a5424")
flecks(pepper, 26, lambda: (rnd(-2.3, -1.4), rnd(-1.9, -1.2), 0.03), 0.03)
cooked_light(key=960, fill=240, rim=560)
shoot(
    (-0.3, -7.9, 5.4),
    (0, -0.08, 0.45),
    76,
    5.6,
    (0, -0.6, 0.9),
    top=(0, 0, 9.8),
    macro=((1.7, -3.9, 3.0), (0.0, -0.15, 0.85), (0, -0.5, 1.0)),
)
