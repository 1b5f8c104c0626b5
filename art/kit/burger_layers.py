"""What a burger is stacked of, as it leaves a kitchen: no two layers round, straight or clean."""
from cooked import *


def unevenness(t, a, seed):
    """Radius factor of an uneven round at the angle a and the share t of its height."""
    c, e = math.cos(a), math.sin(a)
    return 1 + 0.035 * noise.noise(Vector((c * 1.3 + seed, e * 1.3, t))) + 0.012 * noise.noise(Vector((c * 5, e * 5, seed)))


def bun_skin(name="crust"):
    return oily(name, dry=0.82, wet=0.5, patch=1.3, share=0.3, spec=0.2, pores=(80, 0.5), coarse=(20, 0.34), depth=0.03, sss=0.05, grain=0.18)


def crown_bun(loc, r=1.12, h=0.9, seed=0, seeds=170):
    """The upper half: egg-washed, browned by height and by chance, wrinkled, torn pale at its edge."""
    rows, n, colours = 90, 220, []
    pale, gold, brown, deep = (hexc(c) for c in ("#f2dfb6", "#dca659", "#b06d2c", "#764017"))
    tilt = 0.035

    def f(i, j):
        t, a = i / (rows - 1), TAU * j / n
        if t < 0.12:
            q = t / 0.12
            rr, z = r * (0.2 + 0.76 * q), 0.02 * (1 - q)
        else:
            e = (t - 0.12) / 0.88
            ang = -0.42 + e * (math.pi / 2 + 0.42)
            bulge = 0.30 if ang < 0 else 0.0
            rr = r * (math.cos(ang) ** (0.72 if ang > 0 else 1.0)) * (1.0 if ang > 0 else 1 - 0.10 * abs(ang / 0.42) ** 2)
            z = 0.24 + (h - 0.24) * math.sin(ang) if ang > 0 else 0.24 + 0.24 * math.sin(ang) / math.sin(0.42)
        rr = max(rr, 0.0008) * unevenness(t, a, seed)
        p = Vector((rr * math.cos(a), rr * math.sin(a), z))
        dent = 0.07 * noise.noise(p * 1.3 + Vector((seed, 0, 0))) + 0.022 * noise.noise(p * 4.2)
        folds = 1 - abs(noise.noise(Vector((p.x * 9, p.y * 9, p.z * 14 + seed)))) * 2
        wrinkle = (0.007 * folds + 0.006 * noise.noise(p * 21)) * smooth(0.1, 0.5, z / h)
        torn = 0.03 * noise.noise(Vector((p.x * 9, p.y * 9, seed))) * smooth(0.2, 0.06, z)
        z2 = z + dent * smooth(0, 0.3, z) + wrinkle + torn + tilt * p.x / r
        k = z / h + 0.55 * fbm(p.x * 1.2 + seed, p.y * 1.2, z, 5, 1.0) + 0.10 * noise.noise(p * 17) + 0.08 * folds
        c = lerpc(pale, gold, smooth(0.06, 0.30, k))
        c = lerpc(c, brown, smooth(0.34, 0.74, k))
        c = lerpc(c, deep, 0.65 * smooth(0.80, 1.15, k))
        spots = smooth(0.30, 0.42, noise.noise(p * 4.3 + Vector((3, seed, 0)))) * smooth(0.4, 0.7, k)
        colours.append(lerpc(c, deep, 0.35 * spots))
        return (p.x, p.y, z2)

    o = paint_by(grid_surface("crown", f, rows, n, bun_skin(), loc=loc), colours)
    sow(loc, r, h, seeds, seed, tilt)
    return o


def sow(loc, r, h, count, seed, tilt):
    """Sesame, thick in places and bare in others, some toasted, all of different size."""
    rs = random.Random(seed + 5)
    kinds = []
    for k, col in enumerate(("#f3e3b8", "#ecd6a0", "#dcb877", "#c99a55")):
        m = pbsdf("sesame", col, 0.42, sss=0.08, sssr=(0.02, 0.01, 0.005))
        kinds.append(blob("sesame", (0.050, 0.030, 0.017), m, amp=0.16, seed=k, nu=9, nv=12))
    placed = 0
    while placed < count:
        a, s = rs.uniform(0, TAU), rs.uniform(0.30, 1)
        e = math.asin(s)
        x, y = r * math.cos(e) ** 0.72 * math.cos(a), r * math.cos(e) ** 0.72 * math.sin(a)
        if noise.noise(Vector((x * 1.6, y * 1.6, seed))) < rs.uniform(-0.6, 0.25):
            continue
        z = 0.24 + (h - 0.24) * math.sin(e)
        p = Vector((x, y, z))
        z += 0.07 * noise.noise(p * 1.3 + Vector((seed, 0, 0))) + 0.022 * noise.noise(p * 4.2) + tilt * x / r + 0.004
        nrm = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e) * 1.3)).normalized()
        size = rs.uniform(0.6, 1.0)
        d = dup(kinds[min(3, int(rs.random() ** 2 * 4))], (loc[0] + x, loc[1] + y, loc[2] + z),
                nrm.to_track_quat("Z", "X").to_euler(), (size, size * rs.uniform(0.85, 1.1), size))
        d.rotation_euler.rotate_axis("Z", rs.uniform(0, TAU))
        d.rotation_euler.rotate_axis("X", rs.uniform(-0.35, 0.35))
        placed += 1
    for kind in kinds:
        hide(kind)


def heel_bun(loc, r=1.08, h=0.34, seed=3):
    """The lower half: browned below, its cut edge pale and porous, pressed by what lies on it."""
    rows, n, colours = 60, 220, []
    crumbs, gold, brown = (hexc(c) for c in ("#f2e0b8", "#d6a055", "#9a5a26"))

    def f(i, j):
        t, a = i / (rows - 1), TAU * j / n
        ang = t * math.pi - math.pi / 2
        rr = r * max(0.0006, math.cos(ang)) ** 0.34
        z = h / 2 + h / 2 * math.copysign(abs(math.sin(ang)) ** 0.7, math.sin(ang))
        rr *= unevenness(t, a, seed)
        sag = -0.045 * (0.5 + 0.5 * math.sin(2.3 * a + seed)) * smooth(0.5, 1, t)
        p = Vector((rr * math.cos(a), rr * math.sin(a), z + sag))
        pores = 0.016 * noise.noise(p * 16) * smooth(0.6, 0.85, t)
        k = 1 - z / h + 0.35 * fbm(p.x * 1.6, p.y * 1.6, z * 2 + seed, 4, 1.2)
        c = lerpc(crumbs, gold, smooth(0.10, 0.34, k))
        colours.append(lerpc(c, brown, smooth(0.45, 1.0, k)))
        return (p.x, p.y, p.z + 0.02 * noise.noise(p * 2) + pores)

    return paint_by(grid_surface("heel", f, rows, n, bun_skin("heel"), loc=loc), colours)


def panko_patty(loc, r=1.12, h=0.36, seed=0, flakes=2000):
    """A fried vegetable patty: craggy gold, browner where it stands out, panko standing off it."""
    rows, n, colours = 70, 230, []
    light, gold, brown, deep = (hexc(c) for c in ("#f2c261", "#d98f2b", "#a85f18", "#74390d"))

    def f(i, j):
        t = i / (rows - 1) * math.pi - math.pi / 2
        a = TAU * j / n
        rr = r * max(0.0006, math.cos(t)) ** 0.36
        rr *= 1 + 0.055 * noise.noise(Vector((math.cos(a) * 1.5 + seed, math.sin(a) * 1.5, seed)))
        z = h / 2 * math.copysign(abs(math.sin(t)) ** 0.55, math.sin(t))
        p = Vector((rr * math.cos(a), rr * math.sin(a), z))
        coarse = noise.noise(p * 4.5 + Vector((seed, 0, 0)))
        ridged = 1 - abs(noise.noise(p * 9 + Vector((0, seed, 0)))) * 2
        fine = noise.noise(p * 26)
        k = 0.040 * coarse + 0.034 * ridged + 0.012 * fine
        out = Vector((math.cos(a) * math.cos(t), math.sin(a) * math.cos(t), math.sin(t)))
        g = 0.5 + 0.55 * coarse + 0.35 * ridged - 0.35 + 0.25 * fine
        c = lerpc(light, gold, smooth(0.0, 0.4, g))
        c = lerpc(c, brown, smooth(0.35, 0.75, g))
        char = smooth(0.18, 0.42, fbm(p.x * 1.8 + seed, p.y * 1.8, p.z * 2, 4, 1.1))
        colours.append(lerpc(c, deep, 0.55 * char))
        return tuple(p + out * k + Vector((0, 0, h / 2)))

    skin = oily("panko", dry=0.82, wet=0.45, patch=3, share=0.3, spec=0.25, pores=(60, 0.5), coarse=(22, 0.5), sss=0.04, grain=0.28)
    o = paint_by(grid_surface("patty", f, rows, n, skin, loc=loc), colours)
    bread(loc, r, h, flakes, seed)
    return o


def bread(loc, r, h, count, seed):
    """Flakes of panko on the side and upper edge of a patty."""
    rs = random.Random(seed + 11)
    kinds = []
    for k, col in enumerate(("#eebf6a", "#dba044", "#c48432", "#a2662a")):
        m = oily("flake", [(0.3, col), (0.7, "#f0b95a")], dry=0.85, wet=0.55, sss=0.08, spec=0.2, pores=(50, 0.3))
        kinds.append(blob("flake", (0.034, 0.024, 0.018), m, amp=0.9, freq=2.0, amp2=0.5, freq2=4, seed=k + seed, nu=10, nv=14, smoothshade=False))
    for _ in range(count):
        a = rs.uniform(0, TAU)
        t = rs.triangular(-1.2, 1.35, 0.35)
        rr = r * max(0.02, math.cos(t)) ** 0.36
        rr *= 1 + 0.055 * noise.noise(Vector((math.cos(a) * 1.5 + seed, math.sin(a) * 1.5, seed)))
        z = h / 2 + h / 2 * math.copysign(abs(math.sin(t)) ** 0.55, math.sin(t))
        out = 1 + rs.uniform(0.005, 0.03)
        size = rs.uniform(0.3, 1.25) ** 1.3
        dup(kinds[int(rs.random() * 4)], (loc[0] + rr * out * math.cos(a), loc[1] + rr * out * math.sin(a), loc[2] + z + 0.01),
            (rs.uniform(0, 6), rs.uniform(0, 6), rs.uniform(0, 6)), (size, size, size * rs.uniform(0.6, 1.2)))
    for kind in kinds:
        hide(kind)


def melted_slice(loc, s=1.05, r=1.1, drop=0.5, rot=0.0, seed=0):
    """A cheese slice that has begun to run: corners droop and thicken, the edge is uneven, the face sweats."""
    nn, colours = 140, []
    face, edge = hexc("#f0ad38"), hexc("#dc8a1c")
    rs = random.Random(seed + 21)
    runs = [(rs.uniform(0, TAU), rs.uniform(0.05, 0.16), rs.uniform(0.05, 0.10)) for _ in range(4)]
    corner = 1.23

    def f(i, j):
        u, v = (i / (nn - 1) - 0.5) * 2, (j / (nn - 1) - 0.5) * 2
        q, a = max(abs(u), abs(v)), math.atan2(v, u)
        # a square whose corners have softened
        d = s * q * (abs(math.cos(a)) ** 5 + abs(math.sin(a)) ** 5) ** -0.2
        d *= 1 + 0.05 * noise.noise(Vector((u * 2 + seed, v * 2, 0))) + 0.03 * noise.noise(Vector((u * 6, v * 6, seed)))
        x, y = d * math.cos(a), d * math.sin(a)
        over = max(0, d - r + 0.05)
        k = over / (s * corner - r + 0.05)
        z = -drop * (k ** 0.9) * (0.85 + 0.3 * noise.noise(Vector((x * 1.7, y * 1.7, seed + 4))))
        z -= sum(far * math.exp(-((((a + rot - at + math.pi) % TAU - math.pi) / w) ** 2)) for at, far, w in runs) * smooth(0.86, 1, q) * (over > 0)
        if over > 0:
            out = (r + 0.02 + over * 0.22) / d
            x, y = x * out, y * out
        lie = 0.022 * noise.noise(Vector((x * 3.2, y * 3.2, seed + 1))) + 0.008 * noise.noise(Vector((x * 11, y * 11, seed)))
        colours.append(lerpc(face, edge, 0.4 + 0.8 * fbm(x + seed, y, z, 3, 1.6)))
        return (x, y, z + lie)

    m = oily("cheese", dry=0.58, wet=0.34, patch=3, share=0.35, spec=0.3, pores=(60, 0.10), coarse=(6, 0.22), sss=0.3, radius=(0.06, 0.03, 0.008), grain=0.05)
    o = paint_by(grid_surface("cheese", f, nn, nn, m, closev=False, loc=loc, rot=(0, 0, rot)), colours)
    solid(o, 0.042, 1)
    return sub(o)


def frilled_lettuce(loc, r=1.0, over=0.34, seed=0, droop=0.16, frill=0.13, start=0.0, sweep=TAU):
    """Green leaf lettuce: pale ribs, thin ruffled edge that lets the light through, torn here and there."""
    rows, n, colours = 60, 1200, []
    rib, pale, green, dark = (hexc(c) for c in ("#e9efc6", "#c3d884", "#82ad48", "#4f8428"))
    rs = random.Random(seed * 7 + 3)
    phase = [rs.uniform(0, TAU) for _ in range(8)]

    def f(i, j):
        q, a = i / (rows - 1), start + sweep * j / n
        e = smooth(0.5, 1, q)
        slow = math.sin(3 * a + phase[0]) + 0.6 * math.sin(5 * a + phase[1])
        wave = math.sin(23 * a + phase[2] + 2.6 * math.sin(4 * a + phase[3])) + 0.7 * math.sin(41 * a + phase[4] + 2.4 * math.sin(6 * a + phase[5]))
        fine = math.sin(47 * a + phase[6] + 3.2 * math.sin(5 * a)) + 0.6 * math.sin(79 * a + phase[7] + 2 * math.sin(7 * a))
        curl = smooth(0.78, 1, q)
        reach = over * (1 + 0.2 * slow * 0.5 + 0.16 * noise.noise(Vector((math.cos(a) * 4, math.sin(a) * 4, seed))))
        edge = 0.03 * e * noise.noise(Vector((math.cos(a) * 26, math.sin(a) * 26, seed)))
        rr = (r * 0.55 + (r * 0.45 + reach) * q) if q > 0 else r * 0.5
        rr += e * e * (0.06 * math.cos(23 * a + phase[2] + 2.6 * math.sin(4 * a + phase[3])) + 0.012 * fine * curl) + edge * 0.4 - 0.03 * curl * (1 + math.sin(7 * a + phase[0]))
        z = e * frill * (0.42 * wave + 0.13 * curl * fine) - droop * e * e * (1 + 0.7 * math.sin(2 * a + phase[5])) + 0.05 * curl * (1 + math.sin(7 * a + phase[0]))
        x, y = rr * math.cos(a), rr * math.sin(a)
        z += 0.018 * noise.noise(Vector((x * 8, y * 8, seed))) + 0.010 * noise.noise(Vector((x * 22, y * 22, seed)))
        vein = max(0, 1 - abs(math.sin(8.5 * a + phase[3] + 0.5 * math.sin(q * 9))) * 7) * (1 - q) ** 0.4
        k = q + 0.22 * fbm(x * 2 + seed, y * 2, seed, 3, 1.6)
        c = lerpc(rib, pale, smooth(0.35, 0.6, k))
        c = lerpc(c, green, smooth(0.58, 0.86, k))
        c = lerpc(c, dark, 0.75 * smooth(0.88, 1.12, k))
        colours.append(lerpc(c, rib, 0.55 * vein))
        return (x, y, z)

    return paint_by(grid_surface("lettuce", f, rows, n, thin_leaf("lettuce", 0.55, 0.7, 60), closev=sweep == TAU, loc=loc), colours)


def ripe_tomato(loc, r=0.62, h=0.11, seed=0, rot=(0, 0, 0)):
    """A slice cut by hand: thicker on one side, wet, its flesh paler than its skin."""
    rows, n, colours = 22, 150, []
    skin, flesh, wet = (hexc(c) for c in ("#a3150a", "#cf3a1e", "#e2704a"))

    def f(i, j):
        t, a = i / (rows - 1) * math.pi - math.pi / 2, TAU * j / n
        rr = r * max(0.0006, math.cos(t)) ** 0.16 * (1 + 0.05 * math.cos(5 * a + seed) + 0.03 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed))))
        z = h / 2 * math.sin(t) * (1 + 0.35 * math.cos(a + seed))
        x, y = rr * math.cos(a), rr * math.sin(a)
        d = rr / r
        colours.append(lerpc(lerpc(wet, flesh, smooth(0.2, 0.8, d + 0.4 * fbm(x * 3, y * 3, seed, 3, 2))), skin, smooth(0.93, 0.99, d)))
        return (x, y, z + 0.012 * noise.noise(Vector((x * 5, y * 5, seed))))

    m = oily("tomato", dry=0.45, wet=0.2, patch=4, share=0.5, pores=(30, 0.12), coarse=(8, 0.15), sss=0.15, grain=0.08)
    return paint_by(grid_surface("tomato", f, rows, n, m, loc=loc, rot=rot), colours)


def poured_sauce(loc, r=0.95, seed=0, colour=("#e9a15a", "#f3bd80"), tongues=6, fall=0.26):
    """A thick sauce that runs over the rim in a few tongues of different length."""
    rows, n = 40, 260
    rs = random.Random(seed)
    runs = [(rs.uniform(0, TAU), rs.uniform(0.25, 1), rs.uniform(0.05, 0.13)) for _ in range(tongues)]

    def hang(a):
        return max(l * math.exp(-((((a - at + math.pi) % TAU - math.pi) / w) ** 2)) for at, l, w in runs)

    def f(i, j):
        a = TAU * j / n
        q = i / (rows - 1)
        wide = r * (1 + 0.07 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed))))
        if q < 0.6:
            rr, z = wide * q / 0.6, 0.03 - 0.03 * (q / 0.6) ** 6
        else:
            k = (q - 0.6) / 0.4
            long = 0.03 + fall * hang(a)
            rr = wide * (1 + 0.035 * math.sin(min(1, k * 1.3) * math.pi)) + 0.02 * hang(a) * k
            z = -long * k
        return (rr * math.cos(a), rr * math.sin(a), z + 0.008 * noise.noise(Vector((rr * 4, a * 3, seed))))

    m = oily("sauce", [(0.3, colour[0]), (0.7, colour[1])], dry=0.5, wet=0.28, share=0.5, pores=(40, 0.06), coarse=(6, 0.15), sss=0.2, radius=(0.05, 0.03, 0.015))
    o = grid_surface("sauce", f, rows, n, m, loc=loc)
    solid(o, 0.03, 0)
    return o


def drops(ob, count, seed=0, size=0.022):
    """Beads of water on the upper faces of a washed leaf or a slice."""
    rs = random.Random(seed)
    water = pbsdf("water", "#ffffff", 0.02, trans=1, ior=1.33)
    kinds = [blob("drop", (1, 1, 0.62), water, amp=0.12, seed=k, nu=10, nv=14) for k in range(3)]
    faces = [p for p in ob.data.polygons if p.normal.z > 0.25]
    for _ in range(min(count, len(faces))):
        face = rs.choice(faces)
        at = ob.matrix_world @ face.center
        k = size * rs.uniform(0.35, 1.2) ** 1.5
        dup(rs.choice(kinds), at, face.normal.to_track_quat("Z", "X").to_euler(), (k, k * rs.uniform(0.8, 1.2), k))
    for kind in kinds:
        hide(kind)
