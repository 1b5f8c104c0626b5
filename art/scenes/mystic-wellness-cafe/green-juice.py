"""Cold-pressed juices, green and beetroot, with apple, cucumber, spinach and ginger."""
from wellness_parts import *
from cold_glass import *
from photo_light import *

reset(78)
set_table("#1c2a18", "#070b06", "#2a2014", "#120d08")
far_lamps(((-2.8, 1.2, 0.3, 0.1), (-0.3, 1.5, 0.24, 0.08), (2.5, 1.1, 0.34, 0.1)), "#ffd98a")


TUMBLER = ((0.46, 0.0), (0.49, 0.02), (0.50, 0.10), (0.53, 0.7), (0.57, 1.4), (0.60, 1.95))
LEVEL = 1.76
PRESSED = oily("juice", dry=0.3, wet=0.2, patch=3, share=0.5, pores=(60, 0.04), coarse=(9, 0.05), sss=0.35, radius=(0.12, 0.10, 0.05), grain=0.06, rnd=False)


def juice(colours, seed):
    """Pressed leaf or root: it parts as it stands, clearer below, pulp that rises in clouds."""
    stops = [hexc(c) for c in colours]

    def colour(a, q, p):
        cloud = 0.2 + 0.45 * q + 1.0 * fbm(p.x * 1.1, p.y * 1.1, 1.5 * p.z, 4, 1.4)
        c = lerpc(stops[0], stops[1], smooth(0.0, 0.4, cloud))
        c = lerpc(c, stops[2], smooth(0.35, 0.9, cloud))
        c = lerpc(c, stops[0], 0.6 * smooth(0.34, 0.44, noise.noise(p * 15 + Vector((seed, 0, 0)))))
        return lerpc(c, stops[3], smooth(0.95, 0.99, q + 0.02 * noise.noise(p * 4)))

    return colour


def glass(loc, colours, froth, seed, paper):
    cold_glass(loc, TUMBLER, 0.05, LEVEL, juice(colours, seed), PRESSED, seed, 0.06, 1100)
    foam((loc[0], loc[1], loc[2] + LEVEL), 0.55, 0.05, froth, seed, 9)
    straw((loc[0] + 0.12, loc[1] + 0.15, loc[2] + 1.5), (0.28, 0.08), 0.92, "#f6f1e2", paper)


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
glass((-0.52, 0.02, 0.12), GREEN, ("#cfe08a", "#a8c45a", "#6f9a2e"), 1, "#4f8a3a")
glass((0.78, 0.42, 0.12), BEET, ("#e892a0", "#cf5a74", "#9a1e3e"), 4, "#b8254a")
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
side_light(-1, key=1000, fill=170, rim=700, glow=60)
area((2.6, 3.6, 4.2), (0, 0, 1.4), 2.2, 420, "#ffe2b8")
shoot(
    (0.2, -9.6, 4.2),
    (0.02, -0.1, 1.08),
    78,
    0.9,
    (-0.5, -0.5, 1.3),
    top=(0.05, 0, 10.5),
    macro=((-2.2, -4.6, 3.3), (-0.35, -0.1, 1.6), (-0.5, -0.5, 1.7)),
)
