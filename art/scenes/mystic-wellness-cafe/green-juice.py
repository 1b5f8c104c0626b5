"""Cold-pressed juices, green and beetroot, with apple, cucumber, spinach and ginger."""
from wellness_parts import *
from season import *

reset(78)
brand_table("#dfe3ae")


def juice(colours, seed):
    tone = tones(*colours)

    def colour(x, y, z):
        foam = smooth(0.93, 0.98, z + 0.02 * noise.noise(Vector((x * 4, y * 4, seed))))
        body = 0.35 + 0.25 * z + 0.55 * fbm(x * 1.4, y * 1.4, z * 2 + seed, 4, 1.8)
        return lerpc(tone(min(0.8, body)), tone(1), foam)

    return colour


def froth(loc, r, level, colours, seed):
    m = vcol_mat("froth", 0.4, 0.3, 0.6, 24)
    o = fill(m, r, level, loc, amp=0.035, dome=0.03, n=70)
    tone = tones(*colours)
    paint(o, lambda x, y, z: tone(0.5 + fbm(x * 3, y * 3, seed, 4, 3)))


def glass(loc, colours, foam, seed, paper):
    tumbler(loc, 0.60, 1.95, 0.80, 0.90, juice(colours, seed))
    froth(loc, 0.575, 1.95 * 0.90, foam, seed)
    straw((loc[0] + 0.12, loc[1] + 0.15, loc[2] + 1.5), (0.28, 0.08), 0.92, "#f6f1e2", paper)
    water = clear_glass("#ffffff", 0.55)
    for _ in range(40):
        a, z, s = rnd(3.3, 6.1), rnd(0.15, 1.6), rnd(0.012, 0.03)
        r = 0.60 * (0.80 + 0.20 * z / 1.95)
        blob(
            "drop",
            (s, s, s * 1.3),
            water,
            amp=0.1,
            nu=7,
            nv=9,
            loc=(loc[0] + r * math.cos(a), loc[1] + r * math.sin(a), loc[2] + z),
        )


def apple_half(loc, rot, s=0.55):
    """A green apple cut through the core."""
    skin = vcol_mat("skin", 0.22, 0.8, 0.05, 20)
    n, rows = 60, 34

    def f(i, j):
        ph = math.pi * i / (rows - 1)
        th = math.pi * j / (n - 1)
        r = (
            1.0
            - 0.32 * math.exp(-((ph / 0.38) ** 2))
            - 0.20 * math.exp(-(((ph - math.pi) / 0.35) ** 2))
        )
        k = r * (1 + 0.05 * math.cos(ph))
        return (
            s * 1.06 * k * math.sin(ph) * math.cos(th),
            s * k * math.cos(ph),
            -s * 1.0 * k * math.sin(ph) * math.sin(th),
        )

    o = grid_surface("apple", f, rows, n, skin, closev=False, loc=loc, rot=rot)
    peel = tones("#6f9f26", "#9cc43e", "#c9dc70")
    paint(o, lambda x, y, z: peel(0.45 + fbm(x * 2, y * 2, z * 2, 4, 2)))
    flesh = vcol_mat("flesh", 0.3, 0.45, 0.15, 26)
    line = [f(i, 0)[:2] for i in range(rows)] + [f(i, n - 1)[:2] for i in range(rows - 2, 0, -1)]
    count = len(line)

    def g(i, j):
        x, y = line[j]
        q = i / 23
        return (x * q, y * q, 0.004)

    face = grid_surface("face", g, 24, count, flesh, loc=loc, rot=rot)
    cream = tones("#fbf6da", "#f3eec0", "#dbe39a")
    seed = hexc("#4a2412")

    def colour(x, y, z):
        edge = smooth(0.75, 1.0, math.hypot(x, y) / s)
        for side in (-1, 1):
            if ((x - side * 0.075 - side * 0.3 * y) / 0.024) ** 2 + ((y + 0.01) / 0.062) ** 2 < 1:
                return seed
        core = abs(math.hypot(x / 0.27, y / 0.24) - s / 0.55) < 0.06
        return lerpc(
            cream(0.25 + edge + 0.3 * fbm(x * 4, y * 4, 1, 3)), hexc("#cfd38a"), 0.7 * core
        )

    paint(face, colour)


def ginger(loc, rot):
    m = vcol_mat("ginger", 0.7, 0.1, 0.5, 22)
    tone = tones("#8f6a38", "#c9a064", "#e6cb98")
    parts = [
        (0, 0, 0.42, 0.17, 0),
        (0.30, 0.16, 0.24, 0.13, 0.9),
        (-0.22, 0.15, 0.22, 0.13, 2.1),
        (0.16, -0.16, 0.20, 0.12, -0.9),
    ]
    for k, (x, y, l, w, a) in enumerate(parts):
        c, s = math.cos(rot), math.sin(rot)
        o = blob(
            "ginger",
            (l, w, w * 0.9),
            m,
            amp=0.3,
            freq=2,
            seed=k,
            nu=26,
            nv=30,
            loc=(loc[0] + x * c - y * s, loc[1] + x * s + y * c, loc[2] + 0.12),
            rot=(0, 0, rot + a),
        )
        paint(
            o,
            lambda px, py, pz: tone(0.5 + 0.3 * math.sin(px * 40) + fbm(px * 4, py * 4, pz * 4, 3)),
        )


oak = wood("oak", "#c29560", "#a3733f", "#d3aa74", scale=0.35, rough=0.5)
lathe("tray", rounded_profile(1.95, 0.12, 0.05, 4), oak, n=130, loc=(0.05, 0.0, 0))
GREEN = ("#3f7d16", "#5f9f24", "#86bd3c", "#c3df86")
BEET = ("#7a0a2c", "#a8123c", "#cf2a4c", "#f08a9c")
glass((-0.52, 0.02, 0.12), GREEN, ("#a9d05c", "#d3e8a0", "#eef6cf"), 1, "#4f8a3a")
glass((0.78, 0.42, 0.12), BEET, ("#e0607c", "#f3a4b2", "#fbd3d6"), 4, "#b8254a")
cucumber = cucumber_slice(0.30, 0.06)
dup(cucumber, (-1.02, -0.12, 1.98), (1.35, 0.15, 0.5))
for x, y, z, t in (
    (0.42, -1.12, 0.14, (0, 0, 0)),
    (0.72, -1.22, 0.17, (0.05, -0.14, 1)),
    (1.0, -1.08, 0.2, (0.1, -0.16, 2)),
):
    dup(cucumber, (x, y, z), t)
hide(cucumber)
mint_sprig((-0.50, -0.05, 1.92), 0.40, 0.4, 5)
lime = lemon_slice(0.30, 0.06, "#4f8a22", "#cfe38a", "#eef3cf")
dup(lime, (1.22, 0.18, 2.0), (1.4, 0.1, -0.4))
hide(lime)
apple_half((-1.38, -0.72, 0.42), (0.62, 0.1, 0.75), 0.46)
ginger((1.42, -0.52, 0.12), 0.5)
leaf_bed(
    9, lambda: (rnd(-0.9, 0.1), rnd(-1.35, -0.85), rnd(0.18, 0.26)), 0.62, "#1d5a1c", "#4f9a30", 0.7
)
plain_cloth("#7fa05c", (0.2, -0.4, 0), 0.3, 2.8, 1.7, 0.06, 4, "#f3ecd2")
cooked_light(key=980, fill=260, rim=620)
shoot(
    (0.2, -10.0, 4.8),
    (0.02, -0.1, 1.08),
    76,
    5.6,
    (-0.5, -0.6, 1.3),
    top=(0.05, 0, 10.5),
    macro=((-2.2, -4.6, 3.3), (-0.35, -0.1, 1.6), (-0.5, -0.5, 1.7)),
)
