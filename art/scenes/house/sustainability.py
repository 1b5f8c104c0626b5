"""Tableware that returns to the soil: leaf plates, bagasse boxes, wooden spoons, sprigs."""
from stilllife import *

reset(163)
stage("#8fae4c", depth=10, rough=0.8)

BAGASSE = noisy("bagasse", [(0.3, "#e3d3b0"), (0.7, "#f3e8cf")], scale=9, bumps=0.35, bscale=45)


def leaf_plate(r, loc, seed):
    """A plate of overlapping sal leaves, pressed and stitched."""
    m = vcol_mat("sal", 0.5, 0.25, 0.25, 18)
    petals = 7

    def surface(i, j):
        q = i / 33
        a = TAU * j / 168
        wave = abs(math.sin(petals * a / 2))
        edge = r * q * (1 + 0.05 * wave * q)
        z = 0.03 + 0.26 * r * smooth(0.62, 1, q) ** 1.6
        z += 0.02 * math.sin(petals * a + seed) * q + 0.014 * noise.noise(
            Vector((q * 5, a * 3, seed))
        )
        return (edge * math.cos(a), edge * math.sin(a), z)

    ob = grid_surface("leafplate", surface, 34, 168, m, loc=loc, rot=(0, 0, seed))
    solid(ob, 0.025, 0)
    dark, fresh, vein, brown = (hexc(c) for c in ("#4c5a1c", "#7f8a36", "#b3b06a", "#8a6226"))

    def colour(x, y, z):
        a, q = math.atan2(y, x), math.hypot(x, y) / r
        c = lerpc(dark, fresh, 0.5 + 1.3 * fbm(x + seed, y, 1, 4, 2))
        c = lerpc(c, brown, 0.7 * smooth(0.1, 0.35, fbm(x * 1.2 + 7, y * 1.2, seed, 3, 2)))
        local = (a * petals / TAU) % 1 - 0.5
        midrib = max(0, 1 - abs(local) * 26)
        side = max(0, 1 - abs(math.sin(q * 30 - abs(local) * 14)) * 7) * 0.4
        seam = max(0, 1 - (0.5 - abs(local)) * 30)
        return lerpc(lerpc(c, vein, max(midrib, side) * 0.8), dark, seam * 0.8)

    paint(ob, colour)
    thread = matte("thread", "#e8d9ae", 0.8)
    for k in range(petals):
        a = TAU * (k + 0.5) / petals + seed
        for t in (0.45, 0.55):
            at = (loc[0] + r * t * math.cos(a), loc[1] + r * t * math.sin(a), loc[2] + 0.06)
            box(thread, 0.16, 0.022, 0.022, at, (0, 0, a + math.pi / 2), bev=0.008)


def clam_box(loc, rot, lid_angle):
    """A moulded box of bagasse, its lid open or shut."""
    outline = rounded_rect(1.5, 1.5, 0.22, 6)

    def shell():
        rows = [
            (0.86, 0.0),
            (0.92, 0.04),
            (1.0, 0.42),
            (1.05, 0.44),
            (1.055, 0.47),
            (1.02, 0.48),
            (0.97, 0.45),
            (0.88, 0.06),
            (0.0001, 0.05),
        ]
        body = grid_surface(
            "shell",
            lambda i, j: (outline[j][0] * rows[i][0], outline[j][1] * rows[i][0], rows[i][1]),
            len(rows),
            len(outline),
            BAGASSE,
            capstart=True,
        )
        body.data.use_auto_smooth = True

    def lid():
        place(shell, loc=(0, -0.79, 0.48), rot=(math.pi, 0, 0))

    def parts():
        shell()
        place(lid, loc=(0, 0.79, 0.50), rot=(lid_angle, 0, 0))

    return place(parts, loc=loc, rot=(0, 0, rot))


def stack_of_bowls(x, y):
    wall = [
        (0.0001, 0),
        (0.38, 0),
        (0.42, 0.05),
        (0.62, 0.36),
        (0.68, 0.37),
        (0.68, 0.4),
        (0.6, 0.39),
        (0.38, 0.08),
        (0.0001, 0.06),
    ]
    for k in range(5):
        lathe("bowl", wall, BAGASSE, n=80, loc=(x + rnd(-0.015, 0.015), y, 0.12 * k))


def wooden_spoon(loc, rot, fork=False):
    birch = wood("birch", "#dcb27c", "#cb9d63", "#e8c592", scale=0.8)
    head = [
        (0.27 * math.cos(a), 0.17 * math.sin(a)) for a in [2.75 - 5.5 * k / 24 for k in range(25)]
    ]
    shape = (
        [(-1.3, -0.06)] + [(-1.34, 0)] + [(-1.3, 0.06)] + [(-0.5, 0.045)] + head + [(-0.5, -0.045)]
    )

    def parts():
        prism(birch, list(reversed(shape)), 0.045, bev=0.018)

    return place(parts, loc=loc, rot=rot)


def sprig(loc, rot, n=9, size=0.42):
    """A twig with paired leaves."""
    twig = matte("twig", "#5f7a33", 0.6)
    leaf = leaf_v(size, size * 0.5, curl=0.4, fold=0.3, a="#2a6a24", b="#72b540")

    def parts():
        tube(
            "twig",
            [(0.17 * k, 0.05 * math.sin(k * 0.6), 0.06 + 0.01 * k) for k in range(n)],
            0.022,
            twig,
            n=8,
        )
        for k in range(1, n):
            for side in (-1, 1):
                s = 1.1 - 0.07 * k
                a = side * 0.9
                at = (
                    0.17 * k + 0.18 * s * math.cos(a),
                    0.05 * math.sin(k * 0.6) + 0.18 * s * math.sin(a),
                    0.1 + 0.01 * k,
                )
                dup(leaf, at, (rnd(-0.2, 0.2), -0.15, a), (s,) * 3)
        tip = 0.17 * (n - 1)
        dup(leaf, (tip + 0.2, 0.05 * math.sin(n * 0.6), 0.16), (0, -0.2, 0.1), (0.6,) * 3)
        hide_later.append(leaf)

    return place(parts, loc=loc, rot=rot)


def saplings(x, y):
    """A seedling in a kulhad filled with soil."""
    clay = noisy("clay", [(0.3, "#a5532c"), (0.7, "#c26b3b")], scale=6, bumps=0.3, bscale=40)
    soil = noisy("soil", [(0.3, "#2c1a10"), (0.7, "#4d3120")], scale=12, bumps=1, bscale=40)
    lathe("pot", KULHAD, clay, n=80, wob=0.012, freq=2, loc=(x, y, 0))
    fill(soil, 0.51, 0.76, (x, y, 0), amp=0.06, freq=8)
    stem = matte("stem", "#6f9a3c", 0.5)
    tube(
        "stem",
        [(x, y, 0.7), (x + 0.02, y, 1.0), (x - 0.02, y, 1.35), (x + 0.02, y, 1.62)],
        0.035,
        stem,
        n=10,
    )
    leaf = leaf_v(0.6, 0.32, curl=0.5, fold=0.3, a="#2f7a22", b="#86c548")
    for k in range(7):
        a, z = k * 2.4, 1.05 + 0.09 * k
        s = 1.1 - 0.06 * k
        dup(
            leaf,
            (x + 0.3 * s * math.cos(a), y + 0.3 * s * math.sin(a), z + 0.08),
            (0, -0.5 - 0.06 * k, a),
            (s,) * 3,
        )
    hide(leaf)


hide_later = []
leaf_plate(1.25, (-1.15, -0.55, 0.0), 0.3)
leaf_plate(0.72, (-1.2, -0.55, 0.1), 1.4)
clam_box((-0.65, 0.95, 0), 0.15, -1.95)
clam_box((1.1, 1.0, 0), -0.12, 0)
clam_box((1.12, 0.98, 0.97), 0.06, 0)
stack_of_bowls(1.35, -0.75)
saplings(2.3, 0.2)
wooden_spoon((0.3, -0.5, 0.02), (0, 0, 2.15))
wooden_spoon((0.12, -0.85, 0.02), (0, 0, 2.3))
sprig((-2.65, 0.35, 0), (0, 0, 0.5), 8)
sprig((1.25, -1.75, 0), (0, 0, 0.4), 7)
sprig((-1.5, -0.6, 0.2), (0, 0, 0.3), 4, 0.36)
for one in hide_later:
    one.parent = None
    hide(one)
studio(key=950, fill=240, rim=560)
shoot((0.2, -10.0, 6.0), (0.05, 0.05, 0.8), 67, 8, (0, -0.2, 0.6), top=(0, 0, 11))
