"""Warm walnut brownies with a scoop of vanilla and chocolate sauce."""
from cafe_parts import *
from season import *

reset(67)
brand_table("#dccaa2")


def brownie(loc, turn, seed, s=0.62, tilt=(0, 0)):
    """A square with a papery cracked top and a fudgy side."""
    m = vcol_mat("brownie", 0.48, 0.25, 0.7, 22)
    h = 0.56
    square = [(-s, -s), (s, -s), (s, s), (-s, s)]
    o = slab(
        rounded_polygon(square, 0.05, 200),
        h,
        m,
        0.04,
        16,
        34,
        0.09,
        seed,
        loc=loc,
        rot=(tilt[0], tilt[1], turn),
    )
    crust = tones("#3a1a0b", "#6b3a1c", "#94592f", "#b57f4f")
    fudge = tones("#220d05", "#3d1b0c", "#5a2c14")

    def colour(x, y, z):
        side = smooth(h - 0.02, h - 0.09, z)
        v = Vector((x * 3 + seed, y * 3, 0))
        cells = noise.voronoi(v + Vector((fbm(x, y, seed, 3, 3), fbm(y, x, seed, 3, 3), 0)) * 0.8)[
            0
        ]
        crack = smooth(0.14, 0.02, cells[1] - cells[0])
        top = crust(0.62 + 0.7 * fbm(x, y, seed, 4, 3) - 0.75 * crack)
        moist = fudge(0.5 + 1.3 * fbm(x * 2, y * 2, z * 3 + seed, 4, 3))
        return lerpc(top, moist, side)

    paint(o, colour)
    for v in o.data.vertices:
        if v.co.z > h * 0.9 and abs(v.co.x) < s * 0.95 and abs(v.co.y) < s * 0.95:
            c = noise.voronoi(Vector((v.co.x * 3 + seed, v.co.y * 3, 0)))[0]
            v.co.z -= 0.05 * smooth(0.16, 0.0, c[1] - c[0]) - 0.02
    nuts_in_side(loc, turn, s, h, seed)


def walnut_mat():
    return noisy(
        "walnut",
        [(0.3, "#6b3d18"), (0.55, "#a56c34"), (0.75, "#cf9c5c")],
        scale=3,
        bumps=0.5,
        bscale=14,
        coat=0.15,
    )


WALNUT = walnut_mat()


def walnut(loc, s=0.2, rot=(0, 0, 0), seed=0):
    """A walnut half: two brainy lobes."""
    n, rows = 44, 26

    def f(i, j):
        ph = math.pi * i / (rows - 1) - math.pi / 2
        th = TAU * j / n
        x, y, z = math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)
        fold = 0.09 * math.sin(9 * x + 5 * noise.noise(Vector((x * 2, y * 2, seed))) + 4 * abs(y))
        seam = 0.38 * math.exp(-((y / 0.13) ** 2))
        k = 1 + fold * abs(y) ** 0.5 - seam * (z > -0.2) - 0.10 * math.exp(-((x / 0.12) ** 2))
        return (s * x * k * 1.1, s * y * k * 0.95, s * max(-0.25, z * k) * 0.62)

    return grid_surface("walnut", f, rows, n, WALNUT, loc=loc, rot=rot)


def nuts_in_side(loc, turn, s, h, seed):
    for k in range(4):
        u, z = rnd(-0.8, 0.8) * s, loc[2] + rnd(0.12, h - 0.14)
        x, y = (u, -s * 0.985) if k % 2 else (s * 0.985 * random.choice((-1, 1)), u)
        c, d = math.cos(turn), math.sin(turn)
        blob(
            "nut",
            (0.09, 0.05, 0.065),
            WALNUT,
            amp=0.4,
            freq=2,
            seed=seed + k,
            nu=10,
            nv=12,
            loc=(loc[0] + x * c - y * d, loc[1] + x * d + y * c, z),
            rot=(0, 0, turn),
        )


def sauce_cap(x, y, z, r):
    mat = glossy("#2f1206", 0.08)
    runs = [(k * 0.9 + 0.3, rnd(0.2, 0.75), rnd(0.1, 0.15)) for k in range(7)]

    def f(i, j):
        a, q = TAU * j / 120, i / 27
        reach = 0.60
        for angle, length, half in runs:
            d = abs((a - angle + math.pi) % TAU - math.pi)
            reach = max(reach, 0.60 + length * 1.4 * smooth(half * 2, half * 0.3, d))
        th = reach * q
        k = r * 1.06 + 0.035 * math.sqrt(max(0, 1 - q**5)) - 0.02
        return (k * math.sin(th) * math.cos(a), k * math.sin(th) * math.sin(a), k * math.cos(th))

    grid_surface("sauce", f, 28, 120, mat, loc=(x, y, z))
    puddle = fill(mat, 0.55, 0.0, (0, 0, 0), amp=0.0, dome=0.03, n=60, rings=10)
    puddle.location = (1.05, -0.92, 0.14)
    puddle.scale = (1.25, 0.45, 1)
    puddle.rotation_euler = (0, 0, 0.25)
    for k in range(5):
        d = rnd(0.03, 0.07)
        blob(
            "dot",
            (d, d, 0.02),
            mat,
            amp=0.05,
            nu=8,
            nv=16,
            loc=(0.2 + 0.14 * k, -1.25 - 0.05 * k, 0.15),
        )


plate(speckled("#2f5148", "#1c342d"), 2.0, (0, 0, 0))
brownie((-0.62, -0.12, 0.12), 0.22, 1)
brownie((0.70, 0.40, 0.12), -0.30, 6)
brownie((-0.30, 0.20, 0.68), 0.62, 11, tilt=(0.03, -0.05))
scoop((0.72, 0.30, 0.66), 0.50, seed=3)
sauce_cap(0.72, 0.30, 0.66 + 0.36, 0.50)
for x, y, z, t in ((-0.40, 0.02, 1.30, 0.4), (-0.10, 0.34, 1.29, 2.0), (-0.55, 0.40, 1.31, 4.0)):
    walnut((x, y, z), 0.19, (0.1, -0.1, t), x)
for x, y, t in ((0.42, -0.78, 0.5), (-1.36, -0.75, 2.0), (1.55, -0.38, 1.3), (0.10, -1.02, 3.0)):
    walnut((x, y, 0.20 if math.hypot(x, y) < 1.5 else 0.24), 0.19, (0.1, 0.1, t), x)
walnut((1.85, -1.55, 0.06), 0.2, (0, 0.1, 0.8), 1)
walnut((2.15, -1.30, 0.06), 0.2, (0.1, 0, 2.2), 2)
mint_sprig((0.74, 0.26, 1.53), 0.34, 0.5, 4)
crumbs(("#3d1b0c", "#6b3a1c"), 60, on_disc(-0.2, -0.75, 0.85, 0.15), 0.035)
plain_cloth("#b5783c", (0.4, -0.4, 0), 0.3, 2.5, 1.5, 0.08, 6, "#f0e3c6")
cooked_light(key=1020, fill=280, rim=640)
shoot(
    (0.3, -8.6, 4.9),
    (0, -0.02, 0.66),
    76,
    5.6,
    (0, -0.7, 0.9),
    top=(0, 0, 10.0),
    macro=((2.0, -4.0, 2.9), (0.45, 0.1, 0.95), (0.5, -0.2, 1.1)),
    exposure=0.1,
)
