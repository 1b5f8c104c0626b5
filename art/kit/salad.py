"""What a bowl of greens and grains is built of: leaves, cut fruit, seared cubes, grains, shavings."""
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


def avocado_fan(loc, turn, count=9, s=1.0, seed=0, tilt=0.72, step=0.15):
    """Half an avocado cut along its length and pushed over: each slice is the section that the knife leaves there,
    pear-shaped at its skin, with the stone's hollow in the inner side of the middle ones.
    """
    m = oily("avocado", dry=0.6, wet=0.3, patch=4, share=0.45, spec=0.3, pores=(46, 0.22), coarse=(9, 0.35), depth=0.014, sss=0.16, radius=(0.06, 0.06, 0.02), grain=0.07, rnd=False)
    butter, pale, green, rim, skin, brown = (hexc(c) for c in ("#f0dc84", "#e0da78", "#a3bf45", "#55811f", "#22400f", "#a8863c"))
    rs = random.Random(seed)
    faces, ends = 22, 4

    def pear(x):
        """Radius of the fruit at x, -1 (neck) to 1."""
        return 0.40 * math.sqrt(max(0.0, 1 - x * x)) * (1 + 0.34 * x - 0.10 * x * x + 0.05 * math.sin(3 * x))

    for k in range(count):
        colours, lot = [], rs.uniform(0, 9)
        # the outermost lies in front, which the stone never touched
        off = 0.44 * (count - k - 0.5) / count - 0.12
        h = s * rs.uniform(0.045, 0.085)
        wedge, bend, dull = rs.uniform(-0.25, 0.25), rs.uniform(-0.06, 0.06), rs.uniform(0, 0.25)
        length = 0.62 * s * rs.uniform(0.95, 1.05)
        # off the middle, the knife leaves the fruit before its neck
        inside = [q / 200 for q in range(-200, 201) if pear(q / 200) > abs(off)]
        low, high = inside[0], inside[-1]
        stone = 0.235 * rs.uniform(0.95, 1.05)

        def f(i, j):
            x = low + (high - low) * (0.5 - 0.5 * math.cos(math.pi * i / 79))
            deep = math.sqrt(max(0.0004, pear(x) ** 2 - off * off)) + 0.006 * noise.noise(Vector((x * 5, lot, 1)))
            d2 = stone * stone - off * off - ((x - 0.22) * 0.62) ** 2
            inner = (math.sqrt(d2) if d2 > 0 else 0.0) + 0.010 * noise.noise(Vector((x * 7, lot, 4)))
            inner = min(inner, deep * 0.86)
            loop = 2 * faces + 2 * ends
            if j < faces:
                v, up = j / (faces - 1), 1.0
            elif j < faces + ends:
                v, up = 1.0, 1 - 2 * (j - faces + 1) / (ends + 1)
            elif j < 2 * faces + ends:
                v, up = 1 - (j - faces - ends) / (faces - 1), -1.0
            else:
                v, up = 0.0, -1 + 2 * (j - loop + ends + 1) / (ends + 1)
            w = inner + (deep - inner) * v
            worn = smooth(0.0, 0.05, min(w - inner, deep - w)) * 0.22 + 0.78 if abs(up) == 1 else 1.0
            swell = 0.014 * (1 - up * up) * (1 if v > 0.5 else -1)
            ridge = 0.006 * noise.noise(Vector((x * 2, w * 40, lot))) + 0.016 * noise.noise(Vector((x * 3, w * 5, lot)))
            z = h * (0.5 * up * worn * (1 + wedge * x) + ridge / s * 4 * (up > 0.9)) + s * bend * x * x
            slope = (pear(min(0.98, x + 0.02)) - pear(max(-0.98, x - 0.02))) / 0.04
            rind = (deep - w) / math.sqrt(1 + slope * slope * 2.2)
            n = fbm(x * 2.2 + lot, w * 3.2, lot, 4, 2)
            rind += 0.020 * n
            c = lerpc(butter, pale, smooth(0.26, 0.15, rind))
            c = lerpc(c, green, smooth(0.15, 0.045, rind) * 0.92)
            c = lerpc(c, rim, smooth(0.045, 0.016, rind))
            c = lerpc(c, skin, smooth(0.016, 0.004, rind) * (0.9 if v == 1.0 else 0.75))
            stain = smooth(0.07, 0.0, w - inner) * (d2 > 0) * 0.34 + (0.2 + dull) * smooth(0.12, 0.42, n)
            fibre = 0.10 * smooth(0.25, 0.6, noise.noise(Vector((x * 3, w * 34, lot))))
            colours.append(lerpc(c, brown, min(0.6, stain + fibre)))
            return (length * x, s * w + swell, z)

        o = grid_surface("avocado", f, 80, 2 * faces + 2 * ends, m, capstart=True, capend=True)
        along = (k - (count - 1) / 2) * step * s + rs.uniform(-0.022, 0.022)
        slide = rs.uniform(-0.035, 0.035) * s
        o.location = (
            loc[0] - along * math.sin(turn) + slide * math.cos(turn),
            loc[1] + along * math.cos(turn) + slide * math.sin(turn),
            loc[2] + 0.016 * k - 0.06 * along * along / s,
        )
        spread = 0.085 * (k - (count - 1) / 2)
        o.rotation_euler = (tilt + rs.uniform(-0.10, 0.10), rs.uniform(-0.06, 0.06), turn + spread + rs.uniform(-0.05, 0.05))
        paint_by(o, colours)


def seared_cubes(s=0.17):
    """Paneer or tofu from a pan: browned faces, pale torn edges."""
    m = oily("seared", dry=0.72, wet=0.42, patch=4, share=0.5, pores=(36, 0.5), coarse=(12, 0.4), sss=0.18, grain=0.15)
    white, gold, brown = hexc("#e6cf9c"), hexc("#c47f2a"), hexc("#7a3d0e")
    made = []
    for k in range(5):
        colours = []

        def f(i, j):
            ph, th = math.pi * i / 39 - math.pi / 2, TAU * j / 60
            d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
            edge = max(abs(d.x), abs(d.y), abs(d.z))
            p = d / edge**0.93
            p = Vector((p.x * (0.9 + 0.2 * hashed((k, 1, 1))), p.y, p.z * 0.72))
            p *= 1 + 0.05 * noise.noise(p * 1.2 + Vector((k, 0, 0))) + 0.014 * noise.noise(p * 6 + Vector((0, k, 0)))
            face = smooth(0.62, 0.86, edge)
            n = fbm(p.x * 1.4 + k, p.y * 1.4, p.z * 1.4, 4, 1.6)
            c = lerpc(white, gold, smooth(-0.3, 0.15, n) * (0.35 + 0.65 * face))
            colours.append(lerpc(c, brown, 0.85 * smooth(0.0, 0.26, n) * (0.3 + 0.7 * face)))
            return tuple(p * s)

        made.append(paint_by(grid_surface("seared", f, 40, 60, m), colours))
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


def cherry_halves(kinds=6, r=0.2):
    """Cherry tomatoes, cut: a thin skin round pale flesh, chambers of wet jelly with the seeds in it."""
    m = oily("cherry", dry=0.42, wet=0.12, patch=5, share=0.55, spec=0.4, pores=(44, 0.16), coarse=(10, 0.25), depth=0.012, sss=0.22, radius=(0.09, 0.03, 0.012), grain=0.09)
    skins = (("#a5180c", "#6f0d07"), ("#b52410", "#7a1208"), ("#c04a14", "#8a2a0a"))
    wall, streak, jelly, deep, core, pip, stain = (hexc(c) for c in ("#b93420", "#d47858", "#a8501a", "#861f0e", "#c97e5c", "#c9a45e", "#a4602a"))
    made = []
    for k in range(kinds):
        rs = random.Random(k + 7)
        skin, shade = (hexc(c) for c in skins[(0, 1, 0, 2, 1, 0)[k % 6]])
        count, long = (2, rs.uniform(1.1, 1.3)) if k % 2 else (3, rs.uniform(0.96, 1.06))
        first, size, colours = rs.uniform(0, TAU), r * rs.uniform(0.86, 1.1), []
        middles = [first + q * TAU / count + rs.uniform(-0.15, 0.15) for q in range(count)]
        seeds = []
        for c in middles:
            for q in range(12 // count):
                side = q % 2 * 2 - 1
                seeds.append((c + side * rs.uniform(0.12, 1.9 / count), rs.uniform(0.36, 0.62), rs.uniform(0.8, 1.2)))

        def f(i, j):
            a = TAU * j / 120
            if i < 26:
                ph = math.pi / 2 * i / 25
                d = Vector((math.cos(a) * math.sin(ph), math.sin(a) * math.sin(ph), -0.94 * math.cos(ph)))
                n = noise.noise(d * 1.5 + Vector((0, k, 0)))
                colours.append(lerpc(skin, shade, 0.35 + 1.5 * fbm(d.x, d.y, d.z + k, 3, 1.6)))
                # the skin gives way a little at the knife
                p = d * size * (1 + 0.05 * n - 0.02 * smooth(0.9, 1.0, math.sin(ph)))
                return p.x * long, p.y, p.z
            q = 1 - (i - 25) / 44
            x, y = q * math.cos(a), q * math.sin(a)
            n = noise.noise(Vector((x * 3, y * 3, k)))
            near = max(math.cos(a - c) for c in middles)
            # a chamber is rounded and stops short of the walls between
            gap = math.acos(max(-1, min(1, near))) * count / math.pi
            room = smooth(0.20, 0.32, q + 0.05 * n) * smooth(0.80, 0.70, q + 0.06 * n + 0.10 * gap**3) * smooth(0.93, 0.70, gap + 0.25 * n)
            drop = 0.0
            for sa, sr, s in seeds:
                gone = (a - sa + math.pi) % TAU - math.pi
                u, v = (q - sr) / (0.105 * s), gone * max(q, 0.1) / ((0.052 - 0.018 * (q - sr) / 0.105) * s)
                drop = max(drop, smooth(1.0, 0.5, math.hypot(u, v)))
            drop *= room
            fibre = smooth(0.1, 0.5, noise.noise(Vector((math.cos(a) * 9, math.sin(a) * 9, q * 2 + k))))
            c = lerpc(wall, streak, 0.4 * fibre + 0.55 * smooth(0.05, 0.0, abs(q - 0.87 - 0.02 * n)) + 0.4 * n)
            c = lerpc(c, core, 0.6 * smooth(0.20, 0.04, q))
            c = lerpc(c, lerpc(jelly, deep, 0.5 + n), room)
            # a seed is veiled by its jelly, most at its rim
            c = lerpc(c, lerpc(stain, pip, smooth(0.4, 0.9, drop)), 0.9 * smooth(0.1, 0.45, drop))
            colours.append(lerpc(c, skin, smooth(0.955, 0.985, q)))
            z = 0.04 * n + 0.03 * noise.noise(Vector((x * 9, y * 9, k))) * (1 - room) - 0.10 * room + 0.05 * drop - 0.05 * smooth(0.94, 1.0, q)
            return size * x * long, size * y, size * z * smooth(1.0, 0.97, q)

        made.append(paint_by(grid_surface("cherry", f, 70, 120, m), colours))
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
