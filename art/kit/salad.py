"""What a bowl of greens and grains is built of: leaves, cut fruit, roasted pulses, grains, a dressing."""
from cooked import *
from leaf import *


def young_leaves(tones, vein, kinds=6, lobed=0.0, seed=0):
    """Baby leaves, thin and cupped, frilled at the edge; lobed > 0 cuts them like rocket."""
    m = sheet_material("young", tones, vein, 0.5, (0.6, 0.85), 0.4)
    made = []
    for k in range(kinds):
        places, lot = [], hashed((k, seed, 3))

        def f(i, j):
            t, u = i / 41, (j / 30 - 0.5) * 2
            w = 0.30 * max(0.03, math.sin(math.pi * min(1, t * 0.93) ** 0.62)) ** 0.75 * (1 + 0.15 * lot)
            w *= 1 - lobed * 0.62 * abs(math.sin(t * (7 + 2 * lot) + k)) * smooth(0.75, 0.5, t)
            w *= 1 + 0.07 * noise.noise(Vector((t * 6, u > 0, k + seed)))
            w = w * smooth(0.16, 0.34, t) + 0.018
            frill = abs(u) ** 2.5 * (0.035 * math.sin(t * 17 + k * 2 + (u > 0) * 2) + 0.09 * noise.noise(Vector((t * 5, u, k))))
            cup = 0.20 * u * u * w / 0.3 * (0.5 + lot) + (0.25 * lot - 0.45) * (t - 0.4) ** 2
            dents = 0.04 * noise.noise(Vector((t * 5, u * 1.6, k + seed))) + 0.022 * noise.noise(Vector((t * 15, u * 4, k + seed)))
            side = max(0, math.sin(t * 26 - abs(u) * 6)) ** 5 * (1 - 0.6 * abs(u))
            rib = math.exp(-((u * w / 0.02) ** 2))
            places.append((t * 2 + k * 3, u, min(1, 0.8 * rib + 0.26 * side)))
            return (t - 0.5, u * w, frill + cup + dents - 0.02 * rib)

        made.append(placed(grid_surface("young", f, 42, 31, m, closev=False), places))
    return made


def avocado_fan(loc, turn, count=9, s=1.0, seed=0):
    """Half an avocado, sliced and pushed over: slices of uneven thickness, bruised at the cut, skin left on some."""
    m = oily("avocado", dry=0.66, wet=0.44, patch=3, share=0.4, spec=0.25, pores=(40, 0.15), coarse=(12, 0.25), depth=0.012, sss=0.2, radius=(0.06, 0.06, 0.02), grain=0.05, rnd=False)
    core, pale, green, rim, brown = (hexc(c) for c in ("#f4e391", "#dcdc78", "#9fbf4a", "#33571a", "#b59a4a"))
    rs = random.Random(seed)
    for k in range(count):
        colours, h = [], s * rs.uniform(0.05, 0.085)
        big = 1 - 0.30 * abs((k + 0.5) / count - 0.5) ** 2 * 4
        l, w = s * 0.66 * big * rs.uniform(0.94, 1.05), s * 0.36 * big * rs.uniform(0.92, 1.06)
        lot = rs.uniform(0, 9)
        stone = smooth(0.52, 0.34, abs((k + 0.5) / count - 0.5))

        def f(i, j):
            q, a = i / 33, TAU * j / 80
            side = q if q <= 0.5 else 1 - q
            rr = min(1, side / 0.42) ** 0.5 if side < 0.42 else 1
            # a pear: wide where the stone lay, drawn in to a neck
            x = l * (math.cos(a) - 0.10 * math.cos(2 * a)) * rr
            y = w * math.sin(a) * (1 - 0.36 * math.cos(a) + 0.06 * math.cos(3 * a)) * rr
            hollow = stone * smooth(0.22, 0.14, math.hypot((x + 0.26 * l) / s, y / s))
            z = (h if q > 0.5 else 0) + 0.02 * noise.noise(Vector((x * 3, y * 3, lot))) * (q > 0.5)
            z -= hollow * h * 0.8 * (q > 0.5)
            d = rr + 0.06 * noise.noise(Vector((x * 5, y * 5, lot)))
            c = lerpc(core, pale, smooth(0.45, 0.80, d))
            c = lerpc(c, green, smooth(0.74, 0.95, d))
            c = lerpc(c, rim, smooth(0.95, 1.0, d))
            n = fbm(x * 2.2 + lot, y * 2.2, lot, 4, 2)
            colours.append(lerpc(c, brown, 0.3 * smooth(0.16, 0.42, n) + 0.5 * hollow * (1 - 0.5 * hollow)))
            return x, y, z

        along = (k - (count - 1) / 2) * 0.16 * s + rs.uniform(-0.012, 0.012)
        at = (loc[0] - along * math.sin(turn), loc[1] + along * math.cos(turn), loc[2] - 0.10 * abs(along) ** 2 / s + 0.020 * k)
        o = grid_surface("avocado", f, 34, 80, m, loc=at)
        o.rotation_euler = (0.60 + rs.uniform(-0.06, 0.06), rs.uniform(-0.08, 0.08), turn + rs.uniform(-0.07, 0.07))
        paint_by(o, colours)


def roasted_chickpeas():
    """Chickpeas from a hot oven: beaked, creased, blistered, spice in their folds."""
    m = oily("chickpea", dry=0.75, wet=0.4, patch=5, share=0.4, pores=(44, 0.4), coarse=(14, 0.4), sss=0.1, grain=0.3)
    pale, gold, char = hexc("#d7a256"), hexc("#a9632a"), hexc("#5a260a")
    made = []
    for k in range(6):
        o_colours = []

        def f(i, j):
            ph, th = math.pi * i / 29 - math.pi / 2, TAU * j / 44
            d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
            beak = 0.20 * max(0, d.x) ** 5
            crease = 0.16 * math.exp(-((d.y + 0.2 * d.x) ** 2) / 0.015) * max(0, d.z)
            wrinkle = 0.07 * abs(noise.noise(d * 4 + Vector((k, 0, 0)))) + 0.10 * noise.noise(d * 1.5 + Vector((0, k, 0)))
            n = fbm(d.x + k, d.y, d.z, 4, 1.5)
            c = lerpc(pale, gold, 0.5 + 1.1 * n)
            o_colours.append(lerpc(c, char, smooth(0.06, 0.36, n + 2 * crease) * 0.85))
            return tuple(d * 0.098 * (1 + beak - crease + wrinkle))

        made.append(paint_by(grid_surface("chickpea", f, 30, 44, m), o_colours))
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
            p = d / edge**0.86
            p = Vector((p.x * (0.9 + 0.2 * hashed((k, 1, 1))), p.y, p.z * 0.72))
            p *= 1 + 0.07 * noise.noise(p * 1.6 + Vector((k, 0, 0))) + 0.035 * noise.noise(p * 6 + Vector((0, k, 0)))
            face = smooth(0.62, 0.86, edge)
            n = fbm(p.x * 1.4 + k, p.y * 1.4, p.z * 1.4, 4, 1.6)
            c = lerpc(white, gold, smooth(-0.3, 0.15, n) * (0.35 + 0.65 * face))
            colours.append(lerpc(c, brown, 0.85 * smooth(0.05, 0.30, n) * (0.3 + 0.7 * face)))
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


def cucumber_round(r=0.27, seed=0, h=0.055):
    """A slice of cucumber, wet, its seeds in three cells, its rind striped."""
    m = oily("cucumber", dry=0.6, wet=0.28, patch=4, share=0.4, spec=0.3, pores=(40, 0.15), coarse=(12, 0.3), depth=0.012, sss=0.22, radius=(0.05, 0.06, 0.03), grain=0.06)
    heart, pale, green, rind, pip = (hexc(c) for c in ("#cddb9a", "#e6edc8", "#b2cd7c", "#234a18", "#f0f1d6"))
    colours = []

    def f(i, j):
        a, side = TAU * j / 90, i / 39
        q = min(1, side / 0.3) if side < 0.3 else (1 if side < 0.36 else (1 - side) / 0.64)
        out = 1 + 0.04 * math.cos(3 * a + seed) + 0.02 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, seed)))
        cell = math.exp(-(((q - 0.42) / 0.20) ** 2)) * (0.5 + 0.5 * math.cos(3 * a + seed))
        seeds = blister(Vector((q * math.cos(a) * 1.2, q * math.sin(a) * 1.2, seed)), 9, 0.7, seed) * cell
        c = lerpc(heart, pale, smooth(0.3, 0.75, q + 0.12 * math.cos(3 * a)))
        c = lerpc(c, green, smooth(0.80, 0.95, q))
        c = lerpc(c, pip, smooth(0.15, 0.4, seeds))
        colours.append(lerpc(c, lerpc(rind, green, 0.3 + 0.3 * math.sin(11 * a + seed)), smooth(0.955, 0.985, q)))
        z = (h if side >= 0.33 else 0) - (0.012 * cell - 0.014 * seeds) * (side > 0.36)
        return r * q * out * math.cos(a), r * q * out * math.sin(a), z * (1 + 0.3 * math.cos(a + seed))

    return paint_by(grid_surface("cucumber", f, 40, 90, m), colours)
