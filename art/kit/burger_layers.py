"""What a burger is stacked of, as it leaves a kitchen: no two layers round, straight or clean."""
from cooked import *
from mathutils.bvhtree import BVHTree


def unevenness(t, a, seed):
    """Radius factor of an uneven round at the angle a and the share t of its height."""
    c, e = math.cos(a), math.sin(a)
    return 1 + 0.035 * noise.noise(Vector((c * 1.3 + seed, e * 1.3, t))) + 0.012 * noise.noise(Vector((c * 5, e * 5, seed)))


def mesh_tree(o):
    """Where a surface lies: a tree of its faces, in its own coordinates."""
    return BVHTree.FromPolygons([v.co for v in o.data.vertices], [tuple(p.vertices) for p in o.data.polygons])


def bun_skin(name="crust"):
    """Smooth brioche: a thin egg-wash that shines in wide patches, and hardly any pores.

    What is uneven lies in the colour, as a crust that puffed up in the oven is tight.
    """
    m = oily(name, dry=0.76, wet=0.5, patch=3, share=0.34, spec=0.26, pores=(52, 0.42), coarse=(11, 0.2), sss=0, grain=0.24)
    B(m).inputs["Clearcoat"].default_value = 0.06
    B(m).inputs["Clearcoat Roughness"].default_value = 0.3
    return m


def sesame(seed=0):
    """Seeds in four tones of toast, drop-shaped, as hidden originals to copy."""
    kinds = []
    for k, col in enumerate(("#ecd9a8", "#e0c188", "#c8975a", "#9a6530")):
        m = pbsdf("sesame", col, 0.5, sss=0.06, sssr=(0.02, 0.01, 0.005))
        o = blob("sesame", (0.040, 0.025, 0.013), m, amp=0.2, seed=k + seed, nu=9, nv=12)
        for v in o.data.vertices:
            v.co.y *= 1 - 11 * v.co.x
        kinds.append(o)
    return kinds


def sow(bun, loc, r, count, seed):
    """Sesame on a bun as a hand throws it: in drifts and alone, bare in places, some sunk in, a few on edge."""
    rs = random.Random(seed + 5)
    kinds = sesame(seed)
    crust = mesh_tree(bun)
    placed, x, y = 0, 0.0, 0.0
    while placed < count:
        if rs.random() < 0.42:
            # beside the last one, so that they lie in drifts
            x, y = x + rs.gauss(0, 0.06), y + rs.gauss(0, 0.06)
        else:
            a, d = rs.uniform(0, TAU), 0.97 * r * rs.uniform(0, 1) ** 0.42
            x, y = d * math.cos(a), d * math.sin(a)
        if noise.noise(Vector((x * 1.9, y * 1.9, seed))) < rs.uniform(-0.45, 0.25) + 0.25 * smooth(0.8, 1, math.hypot(x, y) / r):
            continue
        at, nrm, _, _ = crust.ray_cast(Vector((x, y, 9)), Vector((0, 0, -1)))
        if not at or nrm.z < 0.12:
            continue
        size = rs.uniform(0.62, 1.12)
        at = at + nrm * size * rs.uniform(-0.006, 0.009)
        kind = kinds[min(3, int((rs.random() ** 1.5 + 0.25 * smooth(0.5 * r, 0, math.hypot(x, y))) * 4))]
        o = dup(kind, Vector(loc) + at, nrm.to_track_quat("Z", "X").to_euler(), (size, size * rs.uniform(0.75, 1.15), size))
        o.rotation_euler.rotate_axis("Z", rs.uniform(0, TAU))
        o.rotation_euler.rotate_axis("X", rs.gauss(0, 0.35))
        placed += 1
    for kind in kinds:
        hide(kind)


def fallen_sesame(spots, z, seed=0):
    """Seeds that fell off, a few around each (x, y) of the board at the height z."""
    rs = random.Random(seed)
    kinds = sesame(seed)
    for x, y in spots:
        for _ in range(rs.randint(2, 4)):
            k = rs.uniform(0.7, 1.1)
            dup(rs.choice(kinds), (x + rs.gauss(0, 0.14), y + rs.gauss(0, 0.14), z + 0.01 * k), (rs.gauss(0, 0.1), 0, rs.uniform(0, TAU)), (k, k, k))
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
        c = lerpc(crumbs, gold, smooth(0.12, 0.40, k))
        colours.append(lerpc(c, brown, smooth(0.42, 0.85, k)))
        return (p.x, p.y, p.z + 0.02 * noise.noise(p * 2) + pores)

    return paint_by(grid_surface("heel", f, rows, n, bun_skin("heel"), loc=loc), colours)


def over_patty(h, steps=400):
    """The way over a patty from the middle of its top to its waist: (length so far, share of radius, height)."""
    way, length = [], 0.0
    for k in range(steps + 1):
        t = math.pi / 2 * (1 - (k / steps) ** 1.6)
        q, z = max(0, math.cos(t)) ** 0.40, h / 2 + h / 2 * math.sin(t) ** 0.66
        if way:
            length += math.hypot(q - way[-1][1], z - way[-1][2])
        way.append((length, q, z))
    return way


def way_at(way, d):
    """Share of radius and height at the length d of a way over a patty; past its waist it falls freely."""
    length, share, z = way[-1]
    if d >= length:
        return share - 0.10 * (d - length), z - (d - length)
    low, high = 0, len(way) - 1
    while high - low > 1:
        mid = (low + high) // 2
        low, high = (mid, high) if way[mid][0] <= d else (low, mid)
    part = (d - way[low][0]) / max(1e-9, way[high][0] - way[low][0])
    return tuple(way[low][n] + part * (way[high][n] - way[low][n]) for n in (1, 2))


def hand_formed(share, z, a, patty):
    """The place of a patty (r, h, seed) at the angle a: pressed by hand, so neither round nor of one thickness."""
    r, h, seed = patty
    c, e = math.cos(a), math.sin(a)
    wide = 1 + 0.055 * noise.noise(Vector((c * 1.5 + seed, e * 1.5, seed))) + 0.03 * noise.noise(Vector((c * 4.2, e * 4.2 + seed, 3)))
    lean = 0.05 * (z / h - 0.5) * noise.noise(Vector((c * 2.3, e * 2.3, seed + 9)))
    wide = r * share * (wide + lean)
    return Vector((wide * c, wide * e, z * (1 + 0.10 * share * noise.noise(Vector((c * 1.9, e * 1.9 + seed, 7))))))


def lumps(p, seed):
    """Coarse shape of mashed vegetables at p: its height (about -1 to 1) and how deep it has cracked there (0 to 1)."""
    q = p * 5.6 + Vector((seed, 0, seed * 1.7))
    q += 0.5 * drift(q * 0.8) + 0.26 * drift(q * 2.4)
    distances, _ = noise.voronoi(q)
    soft = -math.log(sum(math.exp(-10 * d * d) for d in distances)) / 10
    place = noise.noise(p * 2.4 + Vector((0, seed * 2.1, 0)))
    crack = smooth(0.11, 0.01, distances[1] - distances[0]) * smooth(0.0, 0.35, noise.noise(p * 3.4 + Vector((seed, 4, 0))))
    return 0.55 * (0.9 - 2.3 * soft) + 0.8 * place, crack


def grit(p, seed):
    """The rough of mash or crumbs at p in four sizes, each about -1 to 1: (coarse, crack, mid, crumbly, fine), crack as `lumps` has it."""
    coarse, crack = lumps(p, seed)
    (near, *_), _ = noise.voronoi(p * 21 + 0.5 * drift(p * 16))
    fine = 0.75 - 2.4 * near * near + 0.7 * noise.noise(p * 44)
    return coarse, crack, noise.noise(p * 12 + Vector((seed, 0, 0))), noise.noise(p * 22 + Vector((0, seed, 0))), fine


# Tones of a seared patty, from its hollows to what burnt.
SEARED = ("#e3a94c", "#c9842b", "#975317", "#572c0a", "#2f1505")


def tikki(loc, r=1.12, h=0.36, seed=0, cheese=None, tones=SEARED, vegetables=1.0, rough=1.0):
    """A patty of potato and vegetables, seared: toasted where it stands out, lighter and oily in its hollows.

    cheese: the slice on it, which what stands out does not come through. tones: from its hollows to what burnt.
    vegetables: how much of their colour shows where a pea or a carrot lies. rough: factor on how far its crumbs stand out.
    """
    n, patty, colours = 760, (r, h, seed), []
    light, gold, brown, dark, burnt = (hexc(c) for c in tones)
    pea, carrot = hexc("#7f9430"), hexc("#dd7a1c")
    cover = cheese and mesh_tree(cheese)
    way = over_patty(h)
    # fine where the camera sees it, coarse on the faces that lie on others
    shoulder, waist = 0.72, way[-1][0]
    half = [shoulder * k / 10 for k in range(10)] + [shoulder + (waist - shoulder) * k / 54 for k in range(55)]
    upper = [way_at(way, d) for d in half]
    profile = [(q, h - z) for q, z in upper] + [(q, z) for q, z in reversed(upper[:-1])]

    def f(i, j):
        a = TAU * j / n
        q, z = profile[i]
        (q0, z0), (q1, z1) = profile[max(0, i - 1)], profile[min(len(profile) - 1, i + 1)]
        flank = Vector(((z1 - z0), (q0 - q1) * r)).normalized()
        out = Vector((math.cos(a) * flank.x, math.sin(a) * flank.x, flank.y))
        p = hand_formed(max(q, 0.0006), z, a, patty)
        coarse, crack, mid, crumbly, fine = grit(p, seed)
        k = rough * (0.036 * coarse + 0.030 * mid + 0.022 * crumbly + 0.016 * fine - 0.05 * crack)
        if cover and k > -0.03:
            # a slice lies smooth on what would otherwise stand through it
            gap = cover.find_nearest(p, 0.12)[3]
            k = -0.03 + (k + 0.03) * (1 if gap is None else smooth(0.05, 0.12, gap))
        # its faces lay in the pan, its side did not
        seared = smooth(0.45, 0.95, abs(2 * z / h - 1)) + 0.9 * fbm(p.x * 1.5 + seed, p.y * 1.5, p.z * 2, 3, 1.1)
        g = 0.40 + 0.26 * coarse + 0.50 * mid + 0.42 * crumbly + 0.26 * fine + 0.42 * seared
        c = lerpc(light, gold, smooth(-0.05, 0.30, g))
        c = lerpc(c, brown, smooth(0.26, 0.58, g))
        c = lerpc(c, dark, smooth(0.56, 0.90, g))
        c = lerpc(c, burnt, min(1, 0.8 * smooth(0.9, 1.25, g) + 0.45 * crack))
        c = lerpc(c, pea, 0.85 * vegetables * smooth(0.05, 0.15, blister(p, 10, 0.16, seed, 0)))
        colours.append(lerpc(c, carrot, 0.8 * vegetables * smooth(0.05, 0.15, blister(p, 11, 0.14, seed + 4, 0))))
        return tuple(p + out * k)

    skin = oily("tikki", dry=0.6, wet=0.26, patch=4.5, share=0.42, spec=0.4, pores=(95, 0.9), coarse=(44, 0.8), sss=0, grain=0.34)
    return paint_by(grid_surface("patty", f, len(profile), n, skin, loc=loc), colours)


def lettuce_leaf(loc, at, r=1.0, over=0.34, seed=0, droop=0.7, frill=0.13, half=0.62):
    """One leaf of green-leaf lettuce under a bun, its tip at the angle `at`: ruffled where it grew too wide for itself.

    over: how far it reaches past the radius r. droop: the angle at which it hangs, negative where it curls up.
    """
    rows, n, colours = 54, 300, []
    rs = random.Random(seed * 7 + 3)
    tone = rs.uniform(-0.12, 0.12)
    rib, pale, green, dark = (hexc(c) for c in ("#eef0cf", "#cfdd93", "#8fb54a", "#557f2a"))
    start, bent = 0.35 * r, 0.42
    folds, side = rs.uniform(8.5, 12.5), rs.uniform(-0.3, 0.3)
    place = lambda a, b: noise.noise(Vector((a, b, seed * 3.1)))

    def f(i, j):
        q, u = i / (rows - 1), (j / (n - 1) - 0.5) * 2
        length = (r + over - start) * (1 - 0.42 * abs(u) ** 3)
        length *= 1 + 0.11 * place(u * 2.1, 1.3) + 0.05 * place(u * 6, 7.7) + 0.014 * place(u * 30, 2.2)
        a = at + half * u * (0.8 + 0.2 * q)
        hang = droop + 0.55 * place(u * 1.6, 4.4) * (1.2 + side * u)
        hang = hang if abs(hang) > 0.02 else 0.02
        past = max(0, start + q * length - 0.93 * r)
        turn = hang / bent
        angle = turn * min(past, bent)
        rest = max(0, past - bent)
        wide = min(start + q * length, 0.93 * r) + math.sin(angle) / turn + rest * math.cos(hang)
        z = -(1 - math.cos(angle)) / turn - rest * math.sin(hang)
        e = smooth(0.5, 1.02, q) ** 1.25
        phase = folds * (u + 0.30 * place(u * 1.7, 9.1) + 0.09 * place(u * 4.6, 3.3)) + 0.9 * place(q * 2, u * 2)
        size = frill * e * (0.30 + 1.5 * abs(place(u * 1.5, 5.7)) + 0.45 * place(u * 3.9, 8.2))
        rim = smooth(0.74, 1, q)
        second = phase * 2.37 + 3 * place(u * 3, 6.1)
        out = size * math.sin(phase) + rim * (0.34 * size * math.sin(second) + 0.030 * place(u * 13, q * 3))
        along = -0.62 * size * math.sin(2 * phase) - 0.16 * rim * size * math.sin(2 * second)
        c, s = math.cos(a), math.sin(a)
        # blistered between the veins, as leaves are that grow faster than these
        fan = u * (1.15 - 0.5 * q)
        midrib = math.exp(-((u / (0.075 * (1.15 - q))) ** 2)) * (1 - q) ** 0.3
        branch = max(0, 1 - abs(math.sin(11 * fan + 2.2 * place(q * 2, u) + 2.4 * q * (1 if u > 0 else -1))) * (5 + 5 * q)) * (1 - 0.6 * q)
        net = max(0, 1 - abs(noise.noise(Vector((u * 9, q * 11, seed)))) * 9) * 0.55
        vein = min(1, max(midrib, branch, net))
        out += 0.020 * noise.noise(Vector((u * 6, q * 7, seed + 5))) - 0.010 * vein * smooth(0.2, 0.5, q)
        out += 0.012 * abs(noise.noise(Vector((u * 15, q * 14, seed + 9))))
        x = (wide + math.sin(angle) * out) * c - along * s
        y = (wide + math.sin(angle) * out) * s + along * c
        z += math.cos(angle) * out
        k = q + tone + 0.30 * fbm(u * 1.7 + seed, q * 2, seed, 4, 1.6) + 0.10 * math.sin(phase) * e
        tint = lerpc(rib, pale, smooth(0.38, 0.62, k))
        tint = lerpc(tint, green, smooth(0.60, 0.86, k))
        tint = lerpc(tint, dark, 0.8 * smooth(0.90, 1.18, k))
        colours.append(lerpc(tint, rib, 0.62 * vein * (1 - 0.45 * q)))
        return (x, y, z)

    return paint_by(grid_surface("lettuce", f, rows, n, thin_leaf("lettuce", 0.5, 0.55, 60), closev=False, loc=loc), colours)


# A `lettuce_bed` that shows most of itself in front, under a patty.
LEAVES_BELOW = ((0.6, 0.34, 0.5, 0.12, 0.7), (2.4, 0.4, 0.4, 0.13, 0.75), (3.6, 0.44, 0.75, 0.12, 0.6), (5.7, 0.42, 0.35, 0.14, 0.6), (4.3, 0.3, 1.15, 0.10, 0.42), (4.98, 0.38, 0.85, 0.15, 0.5), (4.66, 0.36, 0.6, 0.11, 0.4))
# One that hides most of the cut of the crown above it.
LEAVES_ABOVE = ((1.0, 0.3, 0.3, 0.1, 0.8), (2.7, 0.36, 0.3, 0.12, 0.6), (3.75, 0.36, 0.75, 0.13, 0.5), (5.85, 0.4, 0.5, 0.12, 0.6), (5.15, 0.26, 0.95, 0.11, 0.42), (4.45, 0.32, 0.6, 0.13, 0.45))


def lettuce_bed(loc, leaves, r=1.0, seed=0):
    """Leaves laid over each other: (angle, reach past r, droop, frill, half width) each."""
    x, y, z = loc
    for k, (at, over, droop, frill, half) in enumerate(leaves):
        lettuce_leaf((x, y, z + 0.018 * k), at, r, over, seed + k, droop, frill, half)


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
        return max(l * math.exp(-(abs(((a - at + math.pi) % TAU - math.pi) / w) ** 3.4)) for at, l, w in runs)

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


def hand_cut_fry(length=1.2, t=0.1, bend=0.1, seed=0):
    """A potato stick along z as a knife and hot oil leave it: bent, tapered, blistered, its ends crisp and dark."""
    rows, n, colours = 34, 24, []
    pale, gold, brown, dark = (hexc(c) for c in ("#f3d68a", "#e2aa48", "#b3701f", "#6e3a10"))
    rs = random.Random(seed + 31)
    slant, turned, flat = rs.uniform(-0.5, 0.5), rs.uniform(-0.5, 0.5), rs.uniform(0.75, 1.1)

    def f(i, j):
        q, a = i / (rows - 1), TAU * j / n
        c, e = math.cos(a + turned * q), math.sin(a + turned * q)
        w = t / 2 * (abs(c) ** 5 + abs(e) ** 5) ** -0.2
        end = min(q, 1 - q)
        w *= smooth(-0.004, 0.05, end) ** 0.5 * (0.86 + 0.14 * smooth(0, 0.3, end))
        w *= 1 + 0.20 * noise.noise(Vector((q * 3, seed, 0))) + 0.12 * noise.noise(Vector((q * 7, c * 1.5, e * 1.5 + seed)))
        z = (q - 0.5) * length + slant * t * c * smooth(0.1, 0, end)
        x = w * c + bend * math.sin(q * math.pi) + 0.06 * noise.noise(Vector((q * 2.2, seed, 5)))
        y = w * e * flat + 0.06 * noise.noise(Vector((q * 2.4, seed, 9)))
        g = 0.42 + 1.1 * fbm(q * 3 + seed, c, e, 4, 1.4) + 0.45 * smooth(0.16, 0.01, end) + 0.22 * smooth(0.80, 1, w / t * 1.5)
        tint = lerpc(lerpc(pale, gold, smooth(0.1, 0.5, g)), brown, smooth(0.5, 0.95, g))
        tint = lerpc(tint, dark, 0.75 * smooth(0.95, 1.35, g))
        colours.append(tint)
        return (x, y, z)

    m = oily("fry", dry=0.7, wet=0.38, patch=4, share=0.4, pores=(50, 0.35), coarse=(16, 0.4), sss=0, grain=0.15)
    return paint_by(grid_surface("fry", f, rows, n, m, capstart=True, capend=True), colours)
