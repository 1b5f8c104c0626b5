"""Momos out of the steamer: thin damp dough, pleats of a hand, a filling that shimmers through."""
from cooked import *
from mathutils import Euler, Quaternion

SHAPE = (
    (0.0, 0.0), (0.40, 0.0), (0.55, 0.03), (0.645, 0.14), (0.655, 0.25), (0.59, 0.39), (0.44, 0.52),
    (0.26, 0.60), (0.145, 0.655), (0.125, 0.70), (0.15, 0.745), (0.105, 0.765), (0.04, 0.72), (0.0, 0.70),
)
YELLOWED, CREAM, IVORY, WHITE = (hexc(c) for c in ("#d9c394", "#e9dcc0", "#f3ead8", "#fbf7ec"))
GREENISH, ORANGE = hexc("#98a85a"), hexc("#d99a50")


def along(points, t):
    """The point at t (0 to 1) of a smooth line through `points`."""
    t = max(0.0, min(0.99999, t)) * (len(points) - 1)
    k, u = int(t), t % 1
    p = [points[max(0, min(len(points) - 1, k + d))] for d in (-1, 0, 1, 2)]
    return tuple(
        0.5
        * (
            2 * p[1][q]
            + (p[2][q] - p[0][q]) * u
            + (2 * p[0][q] - 5 * p[1][q] + 4 * p[2][q] - p[3][q]) * u * u
            + (3 * p[1][q] - p[0][q] - 3 * p[2][q] + p[3][q]) * u**3
        )
        for q in range(len(p[0]))
    )


def damp_skin(wet=0.2):
    """Steamed wheat dough: matt and floury, light enters it, damp only in a few places."""
    return oily(
        "steamed", dry=0.78, wet=0.36, patch=1.5, share=wet, pores=(85, 0.4), coarse=(24, 0.3),
        sss=0.5, radius=(0.14, 0.10, 0.07), grain=0.07, spec=0.26, rnd=True,
    )


def momo(mat, seed=0, pleats=20, bitten=None, nu=120, nv=400):
    """One momo; `bitten` (direction, half angle, middle) opens it, where the filling will be seen."""
    lot = random.Random(seed * 101 + 7)
    edges = [0.0]
    for _ in range(pleats):
        edges.append(edges[-1] + lot.uniform(0.45, 1.6))
    edges = [e / edges[-1] for e in edges]
    deep = [lot.uniform(0.45, 1.2) for _ in range(pleats)]
    start = [lot.uniform(0.12, 0.40) for _ in range(pleats)]
    twist = lot.uniform(0.7, 1.5)
    lean = (lot.uniform(-0.10, 0.10), lot.uniform(-0.10, 0.10))
    shift = Vector((seed * 3.7, seed * 1.3, seed * 2.1))

    def skin(u, turn):
        r, z = along(SHAPE, u)
        k = 0
        while edges[k + 1] < turn and k < pleats - 1:
            k += 1
        s = (turn - edges[k]) / (edges[k + 1] - edges[k])
        w = smooth(start[k], start[k] + 0.25, u)
        fold = s**1.9 * (1 - smooth(0.86, 1, s))
        knot = smooth(0.62, 0.78, u)
        amp = (0.185 * w * deep[k]) * (1 - 0.35 * knot)
        th = TAU * turn + twist * smooth(0.3, 0.9, u) + 0.9 * knot + 0.10 * w * s
        # In the knot the ends of the pleats stand up at different heights.
        z += 0.05 * knot * smooth(0.98, 0.8, u) * (deep[k] - 0.9)
        base = Vector((math.cos(th), math.sin(th), z * 1.4))
        bulge = 1 + 0.15 * noise.noise(base * 1.1 + shift) + 0.05 * noise.noise(base * 3.2 + shift) * (1 - 0.7 * w)
        rr = r * bulge * (1 + amp * (fold * 1.7 - 0.5)) + 0.020 * w * fold
        sag = 1 - 0.12 * max(0, noise.noise(base * 0.8 + shift * 2))
        p = Vector((rr * math.cos(th) + lean[0] * z * z, rr * math.sin(th) + lean[1] * z * z, z * sag))
        p += Vector(noise.noise_vector(p * 9 + shift)) * 0.008 + Vector(noise.noise_vector(p * 26 + shift)) * 0.0025
        return p, w, fold, knot

    verts, colours, hole = [], [], []
    towards = Vector(bitten[0]).normalized() if bitten else None
    for i in range(nu):
        u = i / (nu - 1)
        for j in range(nv):
            p, w, fold, knot = skin(u, j / nv)
            n = fbm(p.x * 2 + seed, p.y * 2, p.z * 2, 4, 1.3)
            t = 0.50 + 0.8 * n + 0.34 * w * (fold - 0.35) - 0.35 * smooth(0.10, 0.0, p.z) + 0.1 * knot
            c = lerpc(YELLOWED, CREAM, t / 0.35) if t < 0.35 else lerpc(CREAM, IVORY, (t - 0.35) / 0.3)
            c = lerpc(c, WHITE, smooth(0.66, 1.0, t))
            flour = smooth(0.16, 0.42, noise.noise(p * 3.1 + shift) + 0.5 * noise.noise(p * 38))
            c = lerpc(c, WHITE, 0.55 * flour)
            veil = noise.noise(p * 4.2 + shift)
            thin = smooth(0.10, 0.42, abs(veil)) * (1 - w * fold) * smooth(0.55, 0.38, u) * smooth(0.03, 0.12, p.z)
            c = lerpc(c, GREENISH if veil > 0 else ORANGE, 0.20 * thin)
            if bitten:
                v = p - Vector(bitten[2])
                ragged = 0.16 * noise.noise(p * 5) + 0.07 * noise.noise(p * 14)
                gap = v.normalized().angle(towards) - bitten[1] - ragged
                hole.append(gap < 0)
                if -0.2 < gap < 0:
                    v.rotate(Quaternion(towards.cross(v).normalized(), -gap))
                    p = v + Vector(bitten[2])
            verts.append(tuple(p))
            colours.append(c)
    faces = []
    for i in range(nu - 1):
        for j in range(nv):
            q = (i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j)
            if not (bitten and all(hole[a] for a in q)):
                faces.append(q)
    o = paint_by(mesh("momo", verts, faces, mat), colours)
    if bitten:
        solid(o, 0.038, -1)
    return o


def filling(middle, r, n, loc, rot, seed=3):
    """Chopped cabbage, carrot, paneer and coriander in a damp ball, as a bite shows it."""
    lot = random.Random(seed)
    kinds = []
    for stops, share in (
        ([(0.3, "#b9c98a"), (0.7, "#e6ecc6")], 5),
        ([(0.3, "#d4711c"), (0.7, "#f0a24a")], 4),
        ([(0.3, "#e8dcc0"), (0.7, "#fbf4e2")], 5),
        ([(0.3, "#2c641a"), (0.7, "#67a038")], 3),
        ([(0.3, "#caa27a"), (0.7, "#e6cfa8")], 3),
    ):
        m = oily("filling", stops, dry=0.36, wet=0.10, share=0.75, sss=0.15, coarse=(20, 0.3))
        kinds += [m] * share
    turn = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    for k in range(n):
        d = Vector([lot.gauss(0, 1) for _ in range(3)]).normalized()
        p = turn @ (Vector(middle) + Vector((d.x, d.y, d.z * 0.72)) * r * lot.uniform(0.72, 1.0))
        size = lot.uniform(0.035, 0.075)
        blob(
            "bit", (size * lot.uniform(0.9, 1.7), size, size * 0.7), kinds[lot.randrange(len(kinds))],
            amp=0.55, freq=1.8, amp2=0.15, seed=k, nu=12, nv=16, loc=p,
            rot=[lot.uniform(0, 6) for _ in range(3)],
        )


def beads(o, n, seed=0, size=(0.008, 0.026)):
    """Drops of water on an object's skin, as one mesh that hangs on it."""
    lot = random.Random(seed)
    water = bpy.data.materials.get("water") or pbsdf("water", "#f1e4c6", 0.03, spec=0.9, sss=0.5, sssr=(0.1, 0.1, 0.1))
    verts, faces = [], []
    points = [v for v in o.data.vertices if v.co.z > 0.08]
    for _ in range(n):
        v = lot.choice(points)
        r = lot.uniform(*size) ** 1.0 * lot.uniform(0.5, 1)
        frame = v.normal.to_track_quat("Z", "X").to_matrix()
        first, rows, around = len(verts), 5, 9
        for i in range(rows):
            e = i / (rows - 1) * math.pi / 2
            for j in range(around):
                a = TAU * j / around
                q = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), 0.55 * math.sin(e)))
                verts.append(tuple(v.co + frame @ (q * r)))
        for i in range(rows - 1):
            for j in range(around):
                a, b = first + i * around + j, first + i * around + (j + 1) % around
                faces.append((a, b, b + around, a + around))
    drops = mesh("beads", verts, faces, water)
    drops.parent = o
    return drops


def old_bamboo(name, axis, dark=0.5):
    """Bamboo that steam has darkened, with water stains."""
    sc = {"X": (0.6, 9, 9), "Y": (9, 0.6, 9), "Z": (9, 9, 0.6)}[axis]
    m = pbsdf(name, "#a8763c", 0.5, spec=0.4)
    grain = noise_tex(m, coords(m, sc, rnd=True), 2.6, 10, 0.65, 0.5).outputs["Fac"]
    base = ramp(m, grain, [(0.28, "#6b4118"), (0.5, "#a87436"), (0.74, "#c99a58")])
    stain = noise_tex(m, coords(m, rnd=True), 1.3, 8, 0.7, 0.4).outputs["Fac"]
    L(m, mixc(m, value(m, stain, 0.0, 0.85, 0.62 - 0.25 * dark, 0.74 - 0.25 * dark), base, "#3a1f0b"), B(m).inputs["Base Color"])
    L(m, value(m, stain, 0.62, 0.3, 0.4, 0.62), B(m).inputs["Roughness"])
    L(m, bump(m, grain, 0.45, 0.02), B(m).inputs["Normal"])
    return m


def worn_steamer(radius, loc=(0, 0, 0), height=0.6):
    """A bamboo steamer of many years: hoops not quite round, cane stitches, gaps between its slats."""
    wall, slat, hoop = old_bamboo("wall", "Z", 0.35), old_bamboo("slat", "X", 0.8), old_bamboo("hoop", "Z", 0.75)

    def ring(r0, r1, z0, z1, mat, seed):
        profile = [(r0, z0), (r1 - 0.02, z0), (r1, z0 + 0.025), (r1, z1 - 0.03), (r1 - 0.03, z1), (r0 + 0.03, z1), (r0, z1 - 0.03), (r0, z0)]
        lathe("ring", profile, mat, n=140, wob=0.03, seed=seed, freq=1.2, loc=loc)

    ring(radius + 0.02, radius + 0.10, 0, height, wall, 1)
    ring(radius - 0.07, radius + 0.01, 0, height * 0.80, wall, 4)
    for k, z in enumerate((0.05, 0.70)):
        ring(radius + 0.10, radius + 0.155, height * z, height * z + 0.15, hoop, 7 + k)
    cane = oily("cane", [(0.3, "#7a4a1c"), (0.7, "#c08a48")], dry=0.6, wet=0.35, sss=0)
    for a in (-2.05, -1.20, -0.42, 0.5, 2.4):
        for step in range(4):
            b = a + 0.05 * step
            pts = [
                ((radius + 0.03 + 0.14 * math.sin(t * 3.14)) * math.cos(b + 0.04 * t), (radius + 0.03 + 0.14 * math.sin(t * 3.14)) * math.sin(b + 0.04 * t), height * 0.62 + 0.30 * t)
                for t in (k / 10 for k in range(11))
            ]
            tube("cane", pts, 0.019, cane, n=7, loc=loc)
    y = -radius + 0.1
    while y < radius - 0.05:
        half = math.sqrt(max(0, radius**2 - y * y)) - 0.02
        bow = 0.02 * noise.noise(Vector((y * 9, 1, 2)))
        if half > 0.25:
            o = tube("slat", [(half * (q / 8 - 1), bow * math.sin(q * 0.4), 0) for q in range(17)], 0.085, slat, n=10)
            o.scale, o.location = (1, 1, 0.4), (loc[0], loc[1] + y, loc[2] + 0.17)
        y += rnd(0.17, 0.22)


def bedding_leaf(mat, loc, turn, l=1.2, w=0.95, seed=0):
    """A cabbage leaf that steam has wilted: ruffled rim, thick pale rib."""
    green, pale = hexc("#7f9a3c"), hexc("#dbe0ae")
    colours, nu, nv = [], 60, 50

    def f(i, j):
        t, s = i / (nu - 1), j / (nv - 1) * 2 - 1
        half = 0.5 * w * (math.sin(math.pi * min(1, t * 0.92 + 0.04)) ** 0.55)
        edge = abs(s) ** 3 * smooth(0.05, 0.3, t) + smooth(0.8, 1, t)
        ruffle = 0.07 * edge * math.sin(16 * t + 9 * s + seed) + 0.05 * edge * noise.noise(Vector((t * 9, s * 5, seed)))
        vein = math.exp(-abs(s) / 0.05) + 0.5 * math.exp(-abs(math.sin(9 * t - 3 * abs(s))) / 0.10)
        colours.append(lerpc(green, pale, 0.25 + 0.55 * vein + 0.7 * fbm(t * 3, s * 2, seed, 3) - 0.25 * edge))
        return t * l, s * half, 0.05 * abs(s) + ruffle + 0.10 * t * t + 0.02 * vein

    return paint_by(grid_surface("cabbage", f, nu, nv, mat, closev=False, loc=loc, rot=(0, -0.05, turn)), colours)


def tossed(o, seed=0):
    """Coats a momo in schezwan sauce: thick and red by place, thin and orange elsewhere, never bare dough."""
    deep, red, thin = (hexc(c) for c in ("#8a2206", "#c8480e", "#e68a34"))
    data = o.data.color_attributes["Col"].data
    for v in o.data.vertices:
        p = v.co
        n = fbm(p.x * 2.4 + seed, p.y * 2.4, p.z * 2.4, 5, 1.4)
        fine = fbm(p.x * 9 + seed, p.y * 9, p.z * 9, 3, 1.6)
        sauce = lerpc(lerpc(deep, red, 0.5 + 1.6 * n + fine), thin, smooth(-0.05, 0.35, n + 0.3 * fine))
        bare = smooth(0.05, 0.45, n)
        data[v.index].color = lerpc(data[v.index].color, sauce, 0.97 - 0.22 * bare)
    return o
