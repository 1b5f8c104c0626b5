"""What a bowl of greens and grains is built of: leaves, cucumber, shavings, loose quinoa."""
from cooked import *
from leaf import *


def bitten(t, u, lot, depth=0.3):
    """What is left of a leaf's half width at t of its length: a tear or two, and an edge nowhere smooth."""
    left = 1 - 0.05 * abs(noise.noise(Vector((t * 17, u > 0, lot * 40))))
    for k in range(2):
        where, side = 0.35 + 0.55 * hashed((lot, k, 6)), hashed((lot, k, 1)) > 0.5
        if side == (u > 0) and hashed((lot, k, 4)) > 0.45:
            ragged = 0.012 * noise.noise(Vector((t * 60, k, lot * 9)))
            left -= depth * hashed((lot, k, 8)) * smooth(0.055, 0.0, abs(t - where + ragged))
    return left


def wilted(x, y, z, twist, hang):
    """A leaf's point, turned about the midrib and let down towards the tip, as a leaf that has lost water."""
    a = twist * (x + 0.2)
    y, z = y * math.cos(a) - z * math.sin(a), y * math.sin(a) + z * math.cos(a)
    return x, y, z - hang * max(0.0, x + 0.1) ** 2


def young_leaves(tones, vein, lit, kinds=6, wide=0.33, lobed=0.0, seed=0):
    """Baby leaves of spinach, round and puffed between their veins; lobed > 0 cuts them softly, like rocket."""
    m = tender_sheet("young", tones, vein, 0.46, lit)
    made = []
    for k in range(kinds):
        places, lot = [], hashed((k, seed, 3))
        half = wide * (0.85 + 0.35 * hashed((k, seed, 5)))
        fold, sway = 0.05 + 0.24 * lot, 0.5 * (hashed((k, seed, 2)) - 0.5)
        # below 0, the tip stands up
        hang = 1.1 * hashed((k, seed, 8)) - 0.5
        twist, curl = 1.8 * (hashed((k, seed, 11)) - 0.5), 0.22 * hashed((k, seed, 13))

        def f(i, j):
            # rows close together at both ends, where the border turns
            t, u = 0.5 - 0.5 * math.cos(math.pi * i / 79), (j / 40 - 0.5) * 2
            s = max(0.0, (t - 0.2) / 0.8)
            w = half * 1.95 * s ** (0.48 + 0.3 * lobed) * max(0.0, 1 - s) ** 0.58
            w *= 1 - 0.62 * lobed * (0.5 + 0.5 * math.cos(TAU * (2.6 + lot) * s)) * smooth(0.78, 0.5, s)
            w *= 1 + 0.10 * noise.noise(Vector((t * 3.5, u > 0, k + seed)))
            w = w * smooth(0.0, 0.12, s) * bitten(t, u, lot) + 0.016 * smooth(1.0, 0.93, t)
            body = smooth(0.0, 0.3, s)
            path = 6.5 * t - 1.5 * abs(u) + 0.35 * (u > 0) + 0.25 * noise.noise(Vector((t * 4, u * 2, k)))
            between = abs(math.sin(math.pi * path))
            side = smooth(0.24, 0.0, between) * (1 - 0.75 * abs(u)) * body
            rib = math.exp(-((u * w / 0.012) ** 2)) * (1 - 0.5 * t)
            places.append((t * 2 + k * 3, u, min(1, 0.8 * rib + 0.5 * side + 0.6 * (1 - body))))
            puffed = 0.030 * between**0.7 * (1 - u**4) * (1 - math.exp(-((u / 0.2) ** 2)))
            wave = u * u * (0.26 * noise.noise(Vector((t * 3.6, u, k + seed))) + 0.07 * noise.noise(Vector((t * 11, u * 3, k))))
            rolled = curl * abs(u) ** 5 * noise.noise(Vector((t * 2.3, u > 0, seed + k + 3)))
            crumpled = 0.02 * noise.noise(Vector((t * 9, u * 4, k + seed)))
            z = (fold * abs(u) ** 1.3 * w + puffed + wave + rolled + crumpled) * body - 0.012 * rib
            return wilted(t - 0.55, u * w + sway * (t - 0.4) ** 2, z, twist, hang)

        made.append(placed(grid_surface("young", f, 80, 41, m, closev=False), places))
    return made


def lettuce_leaves(kinds=5, seed=0):
    """Torn tops of loose lettuce: a broad pale rib that fans out, a border in ruffles that fold over themselves."""
    m = tender_sheet("lettuce", ("#54752c", "#7b9a42", "#9db45c", "#b9c67c"), "#e2e6c0", 0.5, "#c9d66a")
    made = []
    for k in range(kinds):
        places, lot = [], hashed((k, seed, 31))
        half, hang = 0.40 + 0.14 * hashed((k, seed, 4)), 0.9 * hashed((k, seed, 5)) - 0.6

        def f(i, j):
            t, u = i / 89, (j / 80 - 0.5) * 2
            w = half * (0.22 + 0.95 * t**0.7) * max(0.03, 1 - t**5) ** 0.5 * bitten(t, u, lot, 0.4)
            out = max(abs(u), smooth(0.45, 1.0, t))
            x, y = t - 0.5 + 0.10 * (1 - u * u) * t, u * w
            at = Vector((x * 4.5, y * 4.5, k + seed))
            big, small = drift(at), drift(at * 2.3)
            frill = out**2.4 * (0.24 * big + 0.12 * small)
            rib = math.exp(-((y / (0.075 - 0.062 * t)) ** 2))
            fan = abs(math.sin(9 * (t * 0.62 - 0.55 * abs(u)) + 0.9 * noise.noise(at) + (u > 0)))
            side = smooth(0.30, 0.0, fan) * (1 - 0.6 * abs(u))
            # white where it was torn from the head, green at its border
            pale = smooth(0.75, 0.1, t + 0.35 * abs(u))
            places.append((t * 2 + k * 3, u, min(1, 0.95 * rib + 0.45 * side + 0.7 * pale)))
            z = 0.5 * u * u * w * (1 - 0.5 * t) + frill.z * 1.25 + 0.02 * rib + 0.012 * noise.noise(at * 3)
            return wilted(x + 0.4 * frill.x, y + 0.5 * frill.y, z, 1.2 * (lot - 0.5), hang)

        made.append(placed(grid_surface("lettuce", f, 90, 81, m, closev=False), places))
    return made


def ribbons(pairs, length=0.5, kinds=8, seed=0):
    """Shavings of carrot or beetroot: flat, curled each its own way, ragged along one edge."""
    rs = random.Random(seed)
    made = []
    for k in range(kinds):
        m = oily("ribbon", [(0.3, pairs[k % len(pairs)][0]), (0.7, pairs[k % len(pairs)][1])], dry=0.66, wet=0.34, patch=4, share=0.35, pores=(40, 0.35), sss=0.2)
        curl, l, w, twist = rs.uniform(-3.2, 3.2), length * rs.uniform(0.6, 1.3), rs.uniform(0.022, 0.05), rs.uniform(-1.6, 1.6)
        line, x, y, a = [], 0.0, 0.0, -curl / 2
        for q in range(26):
            line.append((x, y, a))
            x, y, a = x + l / 25 * math.cos(a), y + l / 25 * math.sin(a), a + curl / 25
        mid = line[13]

        def f(i, j):
            px, py, pa = line[i]
            u, lean = (j / 4 - 0.5) * 2, 0.5 + twist * (i / 25 - 0.5)
            ww = w * (0.4 + 0.6 * math.sin(math.pi * min(1, i / 25 + 0.06)) ** 0.5) * (1 + 0.25 * noise.noise(Vector((i * 0.5, k, u))))
            return (px - mid[0] - u * ww * math.cos(lean) * math.sin(pa), py - mid[1] + u * ww * math.cos(lean) * math.cos(pa), u * ww * math.sin(lean) + 0.05 * math.sin(i / 25 * math.pi))

        o = grid_surface("ribbon", f, 26, 5, m, closev=False)
        made.append(solid(o, 0.012, 0))
    return made


def cucumber_half_moon(r=0.3, seed=0, h=0.026):
    """Half a slice of cucumber, wet, limp: seeds lie as drops in the jelly of its three cells, the rind is striped."""
    m = oily("cucumber", dry=0.5, wet=0.16, patch=4, share=0.5, spec=0.35, pores=(50, 0.2), coarse=(12, 0.35), depth=0.012, sss=0.25, radius=(0.05, 0.06, 0.03), grain=0.05)
    core, jelly, pale, green, rind, stripe, pip = (hexc(c) for c in ("#c6d690", "#92ad50", "#d8e6ac", "#a3c46a", "#1f4715", "#5b8636", "#f6f1cf"))
    rs = random.Random(int(seed * 100))
    first = rs.uniform(0, TAU)
    cells = [first + q * TAU / 3 + rs.uniform(-0.12, 0.12) for q in range(3)]
    seeds = []
    for c in cells:
        # two rows per cell that meet at its inner end, as they hang on the walls
        for side in (-1, 1):
            for row in range(3):
                seeds.append((c + side * (0.14 + 0.17 * row) + rs.uniform(-0.05, 0.05), 0.34 + 0.055 * row + rs.uniform(-0.04, 0.06), rs.uniform(0.75, 1.1)))
    colours, middle = [], 0.40
    lean, limp = rs.uniform(-0.05, 0.05), rs.uniform(0.1, 0.5)

    def f(i, j):
        a, ring = TAU * j / 140, i / 45
        q = ring / 0.30 if ring < 0.30 else (1.0 if ring < 0.36 else (1 - ring) / 0.64)
        dx, dy = math.cos(a), math.sin(a)
        # from a point inside to the border: the arc of the rind or the chord of the knife
        arc = -middle * dy + math.sqrt(max(0.0, 1 - (middle * dx) ** 2))
        chord = (middle + lean * dx * 2) / -dy if dy < -0.05 else 9
        out = (arc**-14 + chord**-14) ** (-1 / 14)
        x, y = out * q * dx, middle + out * q * dy
        th, rho = math.atan2(y, x), math.hypot(x, y)
        rho /= 1 + 0.03 * math.cos(3 * th + seed) + 0.02 * noise.noise(Vector((x * 3, y * 3, seed)))
        near = max(math.cos(th - c) for c in cells)
        cell = smooth(0.10, 0.22, rho) * smooth(0.62, 0.50, rho + 0.05 * (1 - near) * 4) * smooth(0.35, 0.72, near)
        drop = 0.0
        for sa, sr, size in seeds:
            gone = (th - sa + math.pi) % TAU - math.pi
            u, v = (rho - sr) / (0.105 * size), gone * rho / ((0.042 - 0.014 * (rho - sr) / 0.1) * size)
            drop = max(drop, smooth(1.0, 0.45, math.hypot(u, v)))
        n = noise.noise(Vector((x * 4, y * 4, seed)))
        c = lerpc(pale, core, smooth(0.30, 0.05, rho))
        c = lerpc(c, jelly, cell * (0.75 + 0.4 * n))
        c = lerpc(c, jelly, 0.35 * smooth(0.06, 0.0, abs(rho - 0.66 - 0.04 * n)))
        c = lerpc(c, pip, 0.95 * drop)
        c = lerpc(c, jelly, 0.5 * smooth(0.25, 0.5, drop) * smooth(0.9, 0.5, drop))
        c = lerpc(c, green, smooth(0.82, 0.96, rho))
        peel = lerpc(rind, stripe, smooth(0.1, 0.6, noise.noise(Vector((th * 5, seed, 2)))))
        colours.append(lerpc(c, peel, smooth(0.955, 0.98, rho)))
        face = ring > 0.36
        z = (h if ring >= 0.33 else 0) - (0.010 * cell - 0.012 * drop) * face
        z += 0.10 * r * noise.noise(Vector((x * 1.3, y * 1.3, seed))) - limp * r * 0.35 * x * x
        return r * x, r * (y - middle), z * (1 + 0.4 * x * math.cos(seed))

    return paint_by(grid_surface("cucumber", f, 46, 140, m), colours)


def quinoa_seed(m, seed, r, split):
    """A boiled seed: a lens with a groove where its germ lay, gaping on one side if `split`."""
    rs = random.Random(seed)
    squash = rs.uniform(0.82, 1.0)

    def f(i, j):
        ph, th = math.pi * i / 12 - math.pi / 2, TAU * j / 16
        d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
        gape = split * smooth(0.2, 1.0, d.x) * smooth(0.6, 0.0, abs(d.z))
        grow = 1 + 0.22 * noise.noise(d * 1.6 + Vector((seed, 0, 0))) - 0.16 * smooth(0.35, 0.0, abs(d.z)) - 0.55 * gape
        return (r * d.x * grow, r * squash * d.y * grow, r * 0.68 * d.z * (grow + 0.5 * split * smooth(0, 1, d.x)))

    return grid_surface("quinoa", f, 13, 16, m)


def germ(m, seed, r):
    """The white germ of a seed, let go at one end."""
    rs = random.Random(seed)
    loose, rise = rs.uniform(0.1, 0.7), rs.uniform(-0.5, 0.9)
    arc = []
    for q in range(13):
        t, out = q * 0.40, r * (1.0 + loose * (q / 12) ** 2)
        arc.append((out * math.cos(t), out * math.sin(t), r * rise * (q / 12) ** 2))
    return tube("germ", arc, 0.0062, m, n=5, radf=lambda u: 1 - 0.45 * u)


def quinoa(tones=(("#cdb27c", "#f0e0b4"), ("#8a5a28", "#c08c4c"), ("#3a1008", "#742c1a")), mix=(5, 2, 3), r=0.026):
    """Cooked quinoa of three tones: each kind is the parts that belong together, seed and germ."""
    white = oily("germ", [(0.3, "#e3d6b4"), (0.7, "#f8f1dc")], dry=0.5, wet=0.2, pores=(60, 0.1), sss=0.2)
    kinds = []
    for k, (a, b) in enumerate(tones):
        m = oily("quinoa%d" % k, [(0.3, a), (0.7, b)], dry=0.55, wet=0.16, patch=6, share=0.45, pores=(60, 0.25), sss=0.22)
        for q in range(mix[k]):
            parts = [quinoa_seed(m, k * 20 + q, r * (0.85 + 0.3 * hashed((k, q, 1))), (0, 1, 0.5)[q % 3])]
            kinds.append(parts + ([germ(white, k * 20 + q, r)] if q % 3 != 2 else []))
    return kinds + [[germ(white, 99, r * 0.8)]]
