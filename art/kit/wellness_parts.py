"""Fruit, vegetables, seeds and grains of the wellness cafe."""
from cafe_parts import *


def kiwi_slice(r=0.30, h=0.07):
    m = vcol_mat("kiwi", 0.2, 0.65, 0.15, 24)
    rows = [(r * q / 16, h + 0.01 * math.sin(q / 16 * math.pi)) for q in range(16, -1, -1)]
    o = lathe("kiwi", [(r * 0.96, 0), (r * 1.01, h * 0.5)] + rows[:-1] + [(0.0001, h)], m, n=120)
    green, deep, core = tones("#c9de62", "#93bf35", "#6aa021"), hexc("#5d8f1e"), hexc("#f2f0c8")
    skin, seed = hexc("#7a5a2c"), hexc("#1c1710")

    def colour(x, y, z):
        q, a = math.hypot(x, y) / r, math.atan2(y, x)
        if z < h * 0.6 or q > 0.985:
            return skin
        heart = 0.26 + 0.03 * math.sin(5 * a)
        if q < heart:
            return core
        ring = math.exp(-(((q - 0.42 - 0.05 * math.sin(15 * a)) / 0.055) ** 2))
        if ring > 0.5 and math.cos(20 * a) > 0.55:
            return seed
        rays = 0.5 + 0.5 * math.cos(40 * a)
        return lerpc(green(0.2 + 0.6 * q), core, 0.35 * rays * smooth(0.75, 0.3, q))

    return paint(o, colour)


def banana_slice(r=0.25, h=0.11):
    m = vcol_mat("banana", 0.4, 0.25, 0.2, 24)
    rows = [(r * q / 12, h) for q in range(11, 0, -1)]
    side = [(r * 0.97, 0), (r, 0.02), (r, h - 0.02), (r * 0.97, h)]
    o = lathe("banana", side + rows + [(0.0001, h)], m, n=72, wob=0.02, freq=2)
    flesh, dark = tones("#fdf3cf", "#f8e6a8", "#f0d583"), hexc("#8a6a3a")

    def colour(x, y, z):
        q, a = math.hypot(x, y) / r, math.atan2(y, x)
        star = 0.30 + 0.10 * math.cos(3 * a)
        if z > h * 0.8 and abs(q - star * 0.7) < 0.055 and math.cos(9 * a) > 0.55:
            return dark
        return flesh(
            0.25
            + 0.5 * smooth(star, star - 0.08, q)
            + 0.4 * (q > 0.9)
            + fbm(x * 6, y * 6, 1, 3) * 0.5
        )

    return paint(o, colour)


def pomegranate(n, place, r=0.06):
    m = noisy(
        "aril",
        [(0.3, "#8e0a26"), (0.55, "#c4183c"), (0.8, "#e65a70")],
        scale=3,
        bumps=0,
        coat=1,
        rough=0.12,
    )
    kinds = [
        blob("aril", (r * 1.15, r, r * 0.95), m, amp=0.28, freq=1.2, seed=k, nu=12, nv=14)
        for k in range(3)
    ]
    scatter(kinds, n, place, 1.5, 0.85, 1.15)


def seeds(kind, n, place, s=1.0):
    """Sesame, black sesame, chia, pumpkin or sunflower seeds."""
    sizes = {
        "sesame": ((0.035, 0.022, 0.013), "#f7e6bd", "#e6c98c"),
        "black": ((0.035, 0.022, 0.013), "#2a2320", "#443832"),
        "chia": ((0.022, 0.016, 0.012), "#2c2928", "#6b6560"),
        "pumpkin": ((0.085, 0.048, 0.016), "#5d7a30", "#90a652"),
        "cumin": ((0.062, 0.015, 0.013), "#5a3a18", "#8f6632"),
    }
    size, a, b = sizes[kind]
    m = noisy(kind, [(0.3, a), (0.7, b)], scale=5, bumps=0.05, coat=0.25)
    o = blob(kind, tuple(q * s for q in size), m, amp=0.12, nu=9, nv=12)
    scatter(o, n, place, 0.5, 0.8, 1.2)


def shreds(colours, n, place, length=0.34, thick=0.02):
    """Fine curled shreds of carrot, beet or cabbage."""
    m = noisy("shred", list(zip((0.3, 0.55, 0.8), colours)), scale=4, bumps=0.05, coat=0.4)
    kinds = []
    for _ in range(7):
        curl, l = rnd(-2.2, 2.2), length * rnd(0.7, 1.3)
        pts, x, y, a = [], -l / 2, 0, -curl / 2
        for q in range(10):
            pts.append((x, y, 0.07 * math.sin(q / 9 * math.pi)))
            x, y, a = x + l / 9 * math.cos(a), y + l / 9 * math.sin(a), a + curl / 9
        kinds.append(
            tube("shred", pts, thick, m, n=5, radf=lambda t: 0.45 + 0.6 * math.sin(math.pi * t))
        )
    scatter(kinds, n, place, 0.5, 0.8, 1.2)


def mound(
    r, z, dome, mat, colour, amp=0.06, freq=4, loc=(0, 0, 0), seed=0, n=120, rings=44, power=2.0
):
    """A painted heap; returns a height function of x, y measured from its middle."""

    def height(x, y):
        q = min(1, math.hypot(x, y) / r)
        return z + dome * (1 - q**power) + amp * fbm(x + seed, y, seed, 4, freq)

    def f(i, j):
        q, a = i / (rings - 1), TAU * j / n
        x, y = r * q * math.cos(a), r * q * math.sin(a)
        return (x, y, height(x, y))

    o = grid_surface("mound", f, rings, n, mat, loc=loc)
    paint(o, colour)
    return height


def leaf_bed(n, place, size=0.5, a="#1d5a1c", b="#4f9a30", wide=0.62):
    """Loose young leaves (spinach, rocket)."""
    kinds = [mint_leaf(1, a, b, wide, teeth=0.02) for _ in range(3)]
    for kind in kinds:
        for v in kind.data.vertices:
            v.co.z += 0.07 * noise.noise(Vector((v.co.x * 4, v.co.y * 6, kinds.index(kind))))
    for _ in range(n):
        x, y, z = place()
        s = size * rnd(0.75, 1.25)
        d = dup(random.choice(kinds), (x, y, z), scale=(s, s, s))
        d.rotation_euler = (rnd(-0.5, 0.5), rnd(-0.6, 0.2), rnd(0, TAU))
    for kind in kinds:
        hide(kind)
