"""What a bowl of greens and grains is built of: leaves, cut fruit, roasted pulses, grains, a dressing."""
from cooked import *
from leaf import *


def young_leaves(tones, vein, kinds=6, wide=0.33, lobed=0.0, seed=0):
    """Baby leaves of spinach, round and puffed between their veins; lobed > 0 cuts them softly, like rocket."""
    m = sheet_material("young", tones, vein, 0.3, (0.36, 0.64), 0.35)
    made = []
    for k in range(kinds):
        places, lot = [], hashed((k, seed, 3))
        half = wide * (0.85 + 0.35 * hashed((k, seed, 5)))
        fold, droop, sway = 0.06 + 0.30 * lot, 0.08 + 0.34 * hashed((k, seed, 8)), 0.5 * (hashed((k, seed, 2)) - 0.5)

        def f(i, j):
            # rows close together at both ends, where the border turns
            t, u = 0.5 - 0.5 * math.cos(math.pi * i / 63), (j / 36 - 0.5) * 2
            s = max(0.0, (t - 0.2) / 0.8)
            w = half * 1.65 * s ** (0.42 + 0.3 * lobed) * max(0.0, 1 - s) ** 0.4
            w *= 1 - 0.62 * lobed * (0.5 + 0.5 * math.cos(TAU * (2.6 + lot) * s)) * smooth(0.78, 0.5, s)
            w *= 1 + 0.10 * noise.noise(Vector((t * 3.5, u > 0, k + seed)))
            w = w * smooth(0.0, 0.12, s) + 0.016 * smooth(1.0, 0.93, t)
            body = smooth(0.0, 0.3, s)
            path = 6.5 * t - 1.5 * abs(u) + 0.35 * (u > 0) + 0.25 * noise.noise(Vector((t * 4, u * 2, k)))
            between = abs(math.sin(math.pi * path))
            side = smooth(0.24, 0.0, between) * (1 - 0.75 * abs(u)) * body
            rib = math.exp(-((u * w / 0.012) ** 2)) * (1 - 0.5 * t)
            net = smooth(0.07, 0.0, abs(noise.noise(Vector((t * 13 + k, u * 5, seed))))) * 0.2 * body
            places.append((t * 2 + k * 3, u, min(1, 0.8 * rib + 0.5 * side + net + 0.6 * (1 - body))))
            puffed = 0.034 * between**0.7 * (1 - u**4) * (1 - math.exp(-((u / 0.2) ** 2)))
            wave = u * u * (0.17 * noise.noise(Vector((t * 3.2, u, k + seed))) + 0.02 * math.sin(t * 13 + k * 2 + (u > 0) * 2))
            z = (fold * abs(u) ** 1.3 * w + puffed + wave) * body - 0.012 * rib - droop * (t - 0.4) ** 2
            return (t - 0.55, u * w + sway * (t - 0.4) ** 2, z)

        made.append(placed(grid_surface("young", f, 64, 37, m, closev=False), places))
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
        off = 0.44 * (k + 0.5) / count - 0.12
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


def roasted_chickpeas(r=0.112):
    """Chickpeas from a hot oven: round, a little dented, with a small beak; spice sticks to them in specks."""
    m = oily("chickpea", dry=0.66, wet=0.34, patch=4, share=0.45, pores=(46, 0.3), coarse=(16, 0.2), sss=0.08, grain=0.14)
    cream, gold, char, spice = hexc("#d39d4a"), hexc("#a96622"), hexc("#4f230b"), hexc("#7d2608")
    made = []
    for k in range(8):
        o_colours, lot = [], hashed((k, 4, 9))
        dent = Vector((-0.3, 0.9 * (lot - 0.5), 0.8)).normalized()

        def f(i, j):
            ph, th = math.pi * i / 43 - math.pi / 2, TAU * j / 64
            d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
            # the beak is the germ's root: it rises steeply from the front and bends down
            toe = max(0.0, d.x * 0.93 + d.z * 0.36)
            beak = 0.26 * toe**22 + 0.06 * toe**5
            crease = math.exp(-((d.y + 0.10 * d.x) ** 2) / 0.005) * smooth(0.2, 0.75, d.z) * smooth(0.75, 0.3, d.x)
            hollow = smooth(0.72, 1.0, d.dot(dent))
            wrinkle = 0.07 * noise.noise(d * 1.2 + Vector((0, k, 0))) - 0.022 * smooth(0.10, 0.0, abs(noise.noise(d * 2.4 + Vector((k, 0, 0)))))
            n = fbm(d.x + k, d.y, d.z, 4, 1.5)
            c = lerpc(cream, gold, 0.2 + 0.45 * lot + 1.1 * n)
            c = lerpc(c, gold, 0.6 * max(crease, hollow))
            c = lerpc(c, char, smooth(0.18, 0.44, n) * (0.3 + 0.4 * lot) + 0.45 * smooth(0.12, 0.3, beak))
            speck = smooth(0.26, 0.40, noise.noise(d * 8 + Vector((k, k, 0))))
            o_colours.append(lerpc(c, spice, 0.8 * speck))
            p = d * r * (0.96 + beak - 0.09 * crease - 0.07 * hollow + wrinkle)
            return (p.x * 1.03, p.y * (0.95 + 0.06 * lot), p.z * 0.97)

        made.append(paint_by(grid_surface("chickpea", f, 44, 64, m), o_colours))
    return made


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


def grains(colours=(("#c9ab74", "#efdcae"), ("#e2cd9a", "#fbf0cf"), ("#5b2416", "#97492c"))):
    """Cooked quinoa of three colours: opened seeds and their white germs."""
    made = []
    for k, (a, b) in enumerate(colours):
        m = oily("quinoa%d" % k, [(0.3, a), (0.7, b)], dry=0.5, wet=0.2, patch=6, share=0.5, pores=(60, 0.2), sss=0.2)
        made += [blob("grain", (0.034, 0.032, 0.023), m, amp=0.25, seed=q, nu=9, nv=12) for q in range(2)]
        arc = [(0.034 * math.cos(t), 0.034 * math.sin(t), 0.006 * t) for t in (q * 0.42 for q in range(11))]
        made.append(tube("germ", arc, 0.008, m, n=5))
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


def blistered_tomato(loc, r=0.19, rot=(0, 0, 0), seed=0):
    """A cherry tomato half from the oven: split skin, wrinkles, seeds in jelly on its cut."""
    m = oily("cherry", dry=0.5, wet=0.22, patch=4, share=0.5, pores=(30, 0.12), coarse=(10, 0.25), sss=0.18, grain=0.12)
    skin, deep, flesh, jelly, pip = (hexc(c) for c in ("#b01c0c", "#6d0d06", "#d8452a", "#c9651f", "#e8c777"))
    colours = []

    def f(i, j):
        a = TAU * j / 72
        if i < 26:
            ph = math.pi / 2 * i / 25
            rr, z = r * math.sin(ph), -r * 0.92 * math.cos(ph)
            d = Vector((math.cos(a) * rr, math.sin(a) * rr, z)) / r
            wr = 0.05 * abs(noise.noise(d * 3.5 + Vector((seed, 0, 0)))) + 0.05 * noise.noise(d * 1.6 + Vector((0, seed, 0)))
            colours.append(lerpc(skin, deep, 0.4 + 1.6 * fbm(d.x, d.y, d.z + seed, 3, 1.6)))
            return tuple(d * r * (1 + wr))
        q = 1 - (i - 25) / 24
        x, y = q * math.cos(a), q * math.sin(a)
        room = smooth(0.25, 0.45, q) * smooth(0.84, 0.74, q) * smooth(0.15, 0.55, abs(math.sin(1.5 * a + seed)))
        seeds = blister(Vector((x, y, seed)), 7, 0.8, seed) * room
        colours.append(lerpc(lerpc(flesh, jelly, room), pip, smooth(0.2, 0.5, seeds)))
        return (r * x, r * y, 0.03 * r * noise.noise(Vector((x * 2, y * 2, seed))) - 0.13 * r * room + 0.10 * r * seeds)

    return paint_by(grid_surface("cherry", f, 50, 72, m, loc=loc, rot=rot), colours)


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
