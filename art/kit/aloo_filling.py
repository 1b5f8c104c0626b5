"""What is in a parantha and on it: crumbly potato with herbs, butter that melts, flakes of chilli."""
from cooked import *
from parantha import crust, damp


def potato_mat():
    return oily("aloo", dry=0.62, wet=0.24, patch=6, share=0.45, pores=(60, 0.6), coarse=(20, 0.7), depth=0.03, sss=0.12, radius=(0.05, 0.03, 0.01), grain=0.16, spec=0.3)


def potato(q):
    """Lumpiness and colour of mashed potato at q: turmeric, coriander, chilli, cumin."""
    pale, gold, deep = hexc("#f6e2a6"), hexc("#e2b654"), hexc("#b58238")
    near = noise.voronoi((q + 0.10 * drift(q * 4)) * 5.2)[0]
    fine = noise.voronoi((q + 0.05 * drift(q * 9)) * 13)[0]
    lump = 0.7 * (0.45 - near[0]) + 0.5 * (0.45 - fine[0]) + 0.4 * noise.noise(q * 3.1) + 0.3 * noise.noise(q * 9) + 0.16 * noise.noise(q * 31)
    c = lerpc(deep, gold, smooth(-0.35, 0.15, lump))
    c = lerpc(c, pale, smooth(0.0, 0.5, lump + 0.5 * noise.noise(q * 2.3)))
    for freq, share, tint, reach in ((9, 0.22, "#2a5510", 0.44), (16, 0.18, "#4d7c1c", 0.44), (13, 0.05, "#a8200c", 0.36), (24, 0.05, "#3a1c0a", 0.4)):
        spot, at = noise.voronoi((q + 0.05 * drift(q * 9)) * freq + Vector((freq, 0, 0)))
        if hashed(at[0]) < share:
            c = lerpc(c, hexc(tint), 0.9 * smooth(reach, reach - 0.14, spot[0]))
    return lump, c


def torn_filling(bread, mat, rows=70, around=1100):
    """The filling that a tear lays open, bulging past the crusts in places and fallen out in others."""
    colours, (middle, _) = [], bread.tear
    half = math.radians(80)

    def f(i, j):
        a = middle + half * (2 * j / (around - 1) - 1)
        far, torn = bread.edge(a)
        v = 1.4 * i / (rows - 1) - 0.4
        across = noise.noise(Vector((far * math.sin(a - middle) * 1.7, bread.seed, 8)))
        out = -0.01 + 0.08 * math.sin(math.pi * max(0, v)) + 0.05 * across + 0.12 * smooth(0.5, 1, v)
        d = (far + out if v > 0 else far + out + v * 0.8) - 0.3 * (1 - torn)
        x, y = bread.x + d * math.cos(a), bread.y + d * math.sin(a)
        low, high = bread.under(x, y), bread.under(x, y) + bread.height(x, y, 0.9, torn)
        z = high - 0.035 + (low - high + 0.05) * max(0, v)
        lump, c = potato(Vector((x, y, z * 1.2)) + Vector((bread.seed, 0, 0)))
        colours.append(lerpc(c, tuple(k * 0.55 for k in c), smooth(0.1, -0.3, v)))
        push = 0.17 * lump * smooth(0.04, 0.16, min(j, around - 1 - j) / around)
        return x + push * math.cos(middle), y + push * math.sin(middle), z + 0.03 * lump * (v < 0.9)

    return paint_by(grid_surface("aloo", f, rows, around, mat, closev=False), colours)


def tatters(w, seed):
    """How far a torn edge stands out at w along the tear: stretches, bites and a few tags, none at even steps."""
    w += 0.06 * noise.noise(Vector((w * 4.3, seed + 0.3, w * 2.1)))
    at = lambda f, k: noise.noise(Vector((w * f, w * f * 0.53 + seed, w * f * 0.29 + k)))
    bite, tag = smooth(0.12, 0.42, at(5.1, 0.4)), smooth(0.16, 0.40, at(9.7, 3.7))
    fine = 0.022 * at(23, 7.3) * smooth(-0.2, 0.35, at(3.9, 5.2)) + 0.010 * at(57, 9.1)
    return 0.05 * at(2.7, 1.6) - 0.07 * bite + 0.05 * tag + fine


def lip_sheet(mat, bread, layer, pools, rows=18, step=0.006):
    """One thin layer of the crust over a tear, its edge in tatters; layer 0 is the fried skin, those below are crumb."""
    colours, wets, seed = [], [], bread.seed + 5.7 * layer
    middle, near = bread.tear
    wide = 1.02 * math.sqrt(bread.r**2 - near**2)
    columns = int(2 * wide / step)
    cream, straw = hexc("#ecd6a0"), hexc("#b9772e")

    def f(i, j):
        t, w = i / (rows - 1), wide * (2 * j / (columns - 1) - 1)
        a = middle + math.atan(w / near)
        far, torn = bread.edge(a)
        over = torn * (tatters(w, seed) + 0.012 - 0.012 * layer) - 0.05 * (1 - torn)
        push = -0.16 + t * (0.16 + over)
        u, v = far * math.cos(a) + push * math.cos(middle), far * math.sin(a) + push * math.sin(middle)
        x, y = bread.x + u, bread.y + v
        wet = damp(x, y, bread.seed, pools)
        h, tone = crust(Vector((u, v, 0)), bread.seed, wet)
        curl = t**3 * (0.07 * noise.noise(Vector((w * 3.3, w * 1.4, seed))) + 0.03 * noise.noise(Vector((u * 13, v * 13, seed))))
        crumb = lerpc(cream, straw, smooth(-0.3, 0.4, noise.noise(Vector((u * 17, v * 17, seed))) + 0.5 * noise.noise(Vector((u * 50, v * 50, seed)))))
        # The break itself is pale; so is all that never touched the griddle.
        colours.append(lerpc(tone, crumb, 0.85 if layer else 0.8 * smooth(0.90, 1.0, t)))
        wets.append(0.0 if layer else wet * smooth(1.0, 0.9, t))
        q = math.hypot(u, v) / far
        return x, y, bread.top(x, y) + h * (1 - 0.4 * smooth(0.9, 1, q)) + 0.005 - 0.024 * layer + curl * torn

    o = paint_by(grid_surface("lip", f, rows, columns, mat, closev=False), colours)
    o.data.attributes.new("Wet", "FLOAT", "POINT").data.foreach_set("value", wets)
    return solid(o, 0.012)


def torn_lip(mat, bread, pools=(), layers=3):
    """The broken crust above a tear: leaves that end at different places, so that no wall is left to see."""
    for layer in range(layers):
        lip_sheet(mat, bread, layer, pools)


def potato_crumbs(mat, count=6):
    """Bits of the filling to strew."""
    made = []
    for k in range(count):
        colours, size = [], 0.05 + 0.055 * hashed((k, 2, 5))

        def f(i, j):
            ph, th = math.pi * i / 33 - math.pi / 2, TAU * j / 48
            d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
            lump, c = potato(d * 0.16 + Vector((k, k * 2.3, 0)))
            colours.append(c)
            s = size * (1 + 0.45 * noise.noise(d * 1.3 + Vector((k * 3, 0, 0))) + 0.6 * lump)
            return d.x * s * 1.2, d.y * s, d.z * s * 0.8

        made.append(paint_by(grid_surface("crumb", f, 34, 48, mat), colours))
    return made


def shards(name, mat, tints, size, count=7, ragged=0.5, curl=0.5):
    """Small thin bits, torn or crushed: chilli flakes, chopped herbs, flakes of crust."""
    made, tones = [], [hexc(t) for t in tints]
    for k in range(count):
        colours, long = [], 0.5 + 0.9 * hashed((k, 7, 1))

        def f(i, j):
            q, a = i / 7, TAU * j / 36
            c, s = math.cos(a), math.sin(a)
            r = q * (1 + ragged * noise.noise(Vector((c * 1.2, s * 1.2, k * 3.1))) + 0.5 * ragged * noise.noise(Vector((c * 3.5, s * 3.5, k))))
            x, y = r * c, r * s * long
            bend = curl * (x * x * math.sin(k * 2.1) + y * y * math.cos(k * 1.3) + 0.8 * x * y) + 0.3 * curl * noise.noise(Vector((x * 2, y * 2, k)))
            t = 0.5 + 0.9 * noise.noise(Vector((x * 2.2, y * 2.2, k + 5)))
            colours.append(lerpc(tones[k % len(tones)], tones[(k + 1) % len(tones)], t))
            return x * size, y * size, bend * size

        made.append(solid(paint_by(grid_surface(name, f, 8, 36, mat), colours), size * 0.12, 0))
    return made
