"""Kathi rolls as they leave the tawa: flaky paratha with oil and blisters, paneer tikka with burnt edges."""
from fresh_garnish import *
from snackkit import group, put


def tawa_skin():
    """Bread dry with flour; only a few patches took oil."""
    return oily("paratha", dry=0.95, wet=0.6, patch=1.6, share=0.1, spec=0.07, pores=(70, 0.8), coarse=(22, 0.9), sss=0, grain=0.13)


def shifted(q, freq, far):
    """The point q moved by a noise."""
    return q + far * drift(q * freq)


def baked(p, seed):
    """Height and colour of a griddled flake bread at a point of its surface (local coordinates)."""
    flour, cream, straw, brown, char = (hexc(c) for c in ("#fbf1da", "#f1dcae", "#dcae6c", "#8f4f1e", "#2a130a"))
    q = Vector((p.x, p.y, p.z)) + Vector((seed, seed * 1.7, 0))
    # Bubbles are pulled out of round before they brown, or the spots look stamped.
    pulled = shifted(shifted(q, 1.7, 0.14), 6, 0.06)
    big = blister(pulled, 1.9, 0.4, seed, 0)
    mid = blister(pulled, 4.1, 0.6, seed + 5, 0)
    small = blister(pulled, 8.5, 0.5, seed + 8, 0)
    tiny = blister(pulled, 19, 0.5, seed + 11, 0)
    fold = noise.noise(Vector((q.x * 1.6, q.y * 1.6, q.z * 2.2)))
    h = 0.050 * big + 0.044 * mid + 0.022 * small + 0.007 * tiny + 0.06 * fold + 0.022 * noise.noise(q * 5) + 0.007 * noise.noise(q * 16)
    heat = 0.50 + 1.7 * fbm(q.x, q.y, q.z, 4, 1.4)
    c = lerpc(flour, cream, smooth(0.1, 0.45, heat))
    c = lerpc(c, straw, 0.8 * smooth(0.45, 0.95, heat))
    # The iron was hotter in places: spots crowd there, from specks to blots, and other parts stayed bare.
    crowd = smooth(-0.16, 0.12, fbm(q.x, q.y + 3, q.z + seed, 3, 1.0))
    ragged = 0.20 * noise.noise(q * 7) + 0.16 * noise.noise(q * 19) + 0.08 * noise.noise(q * 47)
    touched = max(0.95 * big, 1.1 * mid, small, 0.7 * tiny) * (0.15 + 1.05 * crowd) + ragged * (0.25 + 0.75 * crowd)
    heart = smooth(-0.15, 0.15, noise.noise(q * 2.6 + Vector((0, 0, 5))))
    c = lerpc(c, straw, 0.9 * smooth(-0.02, 0.26, touched))
    c = lerpc(c, brown, 0.9 * smooth(0.12, 0.56, touched))
    c = lerpc(c, char, 0.9 * heart * smooth(0.36, 0.74, touched))
    # Flour that was left over from rolling lies in dull drifts.
    return h, lerpc(c, flour, 0.6 * (1 - smooth(0.1, 0.3, touched)) * smooth(0.1, 0.4, noise.noise(q * 2.3 + Vector((0, 7, 0))) + 0.3 * noise.noise(q * 20)))


def girth(a, s, r, seed):
    """How far the outside of the bread is from its axis at the angle a and the share s of its length."""
    body = r * (0.80 + 0.20 * smooth(0, 0.45, s))
    return body * (1 + 0.05 * noise.noise(Vector((math.cos(a) * 1.1, math.sin(a) * 1.1, s * 2.2 + seed))))


# How often the bread goes round the filling.
TURNS = 2.25


def wound(t, a, s, r, seed):
    """Radius of the bread at the share t of its way round: a spiral whose inner end turns in between the filling."""
    return girth(a, s, r, seed) * (0.76 + 0.25 * t - 0.34 * smooth(0.11, 0.0, t))


def inner_end(r, seed, seam):
    """Points along the inner end of the bread, which the filling makes room for."""
    angles = [(t, seam - (1 - t) * TURNS * TAU) for t in (k * 0.018 for k in range(6))]
    return [(1.07 * wound(t, a, 1, r, seed) * math.cos(a), 0.93 * wound(t, a, 1, r, seed) * math.sin(a)) for t, a in angles]


def paratha(em, length, r, seed, seam=2.0):
    """The bread rolled along z in layers, open at z = length, its loose edge at the angle `seam`."""
    nl, nt, colours = 200, 560, []
    pale, brown, masala, chutney = (hexc(c) for c in ("#f3e2ba", "#9a5c24", "#8e2c08", "#2c4a10"))

    def f(i, j):
        s, t = i / (nl - 1), j / (nt - 1)
        a = seam - (1 - t) * TURNS * TAU
        c, e = math.cos(a), math.sin(a)
        rr = wound(t, a, s, r, seed)
        # The mouth opens softly, each layer a little differently, in long waves as cloth does.
        lip = smooth(0.80, 1.0, s)
        rr += lip * r * (0.04 + 0.13 * noise.noise(Vector((c * 1.5, e * 1.5, seed + 3 + 0.4 * t))) + 0.05 * noise.noise(Vector((t * 9, seed, 6))))
        rr += 0.04 * smooth(0.95, 1.0, t) * (1 + 1.4 * noise.noise(Vector((s * 5, seed, 2))))
        rr *= smooth(-0.05, 0.06, s)
        rag = 0.15 * noise.noise(Vector((t * 7, seed, 1))) + 0.022 * noise.noise(Vector((t * 30, seed, 4))) + 0.010 * noise.noise(Vector((t * 110, seed, 4)))
        p = Vector((rr * c * 1.07, rr * e * 0.93, s * (length + rag * s) - 0.06 * lip * (1 - t)))
        h, col = baked(p + Vector((0, 0, 3 * int((1 - t) * TURNS))), seed)
        p += Vector((c, e, 0)) * h * (1 - 0.5 * lip)
        toasted = smooth(0.90, 1.0, s) * smooth(-0.12, 0.25, noise.noise(Vector((t * 17, s * 4, seed + 6))))
        raw = smooth(0.985, 1.0, s)
        col = lerpc(lerpc(col, pale, 0.4 * raw), brown, 0.75 * toasted)
        # What was spread on the bread before it was rolled soaks its inner layer.
        within = smooth(0.48, 0.40, t) * smooth(1.0, 0.955, s + 0.03 * noise.noise(Vector((t * 40, seed, 9))))
        col = lerpc(col, masala, 0.75 * within * smooth(-0.25, 0.15, noise.noise(Vector((t * 26, s * 22, seed)))))
        colours.append(lerpc(col, chutney, 0.8 * within * smooth(0.02, 0.22, noise.noise(Vector((t * 19, s * 14, seed + 4))))))
        return tuple(p)

    o = paint_by(grid_surface("paratha", f, nl, nt, tawa_skin(), closev=False), colours)
    solid(o, 0.030, 0)
    return put(em, o)


def tikka_cube(mat, size=0.3, seed=0):
    """Paneer from the skewer: a cube with blunt edges in a grainy masala coat, its edges and some blots burnt.

    Of one cube in four a corner broke off and shows the cheese.
    """
    nu, nv, colours = 60, 88, []
    orange, red, deep, brown, char = (hexc(c) for c in ("#cc6416", "#a03009", "#5e1404", "#32140a", "#0d0604"))
    cream, stained = hexc("#e8d3a2"), hexc("#d99a3c")
    seeds = [hexc(c) for c in ("#1c0c06", "#4a1206", "#24300c", "#d98a2a")]
    stretch = [0.86 + 0.26 * hashed((seed, n, 1)) for n in (1, 2, 3)]
    lost = Vector([1 if hashed((seed, n, 6)) > 0.5 else -1 for n in (1, 2, 3)]).normalized()

    def f(i, j):
        ph, th = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
        d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
        p = d * sum(abs(v) ** 6 for v in d) ** (-1 / 6)
        q = p + Vector((seed * 3.1, seed * 1.7, seed))
        _, second, first = sorted(abs(v) for v in d)
        edge = smooth(0.62, 0.97, second / first)
        torn = smooth(1.12, 1.22, p.dot(lost) + 0.14 * noise.noise(q * 4)) if seed % 4 == 0 else 0.0
        clots = noise.noise(q * 4) + 0.7 * noise.noise(q * 9) + 0.5 * noise.noise(q * 19)
        k = 1 + 0.12 * noise.noise(q * 1.1) + 0.045 * clots * (1 - torn)
        crumbs = noise.voronoi(q * 6)[0]
        k -= torn * (0.10 + 0.10 * crumbs[0])
        tone = 0.5 + 1.5 * fbm(q.x, q.y + 3, q.z, 4, 1.3) + 0.35 * clots
        c = lerpc(lerpc(deep, red, 2 * tone), orange, 2 * tone - 1)
        burnt = fbm(q.x, q.y + 9, q.z, 4, 1.2) + 0.05 * clots + 0.36 * edge - 0.14
        c = lerpc(c, brown, 0.9 * smooth(-0.04, 0.10, burnt))
        c = lerpc(c, char, 0.92 * smooth(0.10, 0.24, max(burnt, 0.5 * blister(shifted(q, 2, 0.25), 1.9, 0.3, seed, 0) + 0.08 * clots)))
        near, cells = noise.voronoi(q * 8)
        lot = hashed(cells[0])
        if lot < 0.4:
            c = lerpc(c, seeds[int(lot * 10)], 0.85 * smooth(0.34, 0.20, near[0]))
        c = lerpc(c, lerpc(stained, cream, smooth(0.35, 0.8, torn)), torn * (1 - 0.35 * crumbs[0]))
        colours.append(c)
        return tuple(p[n] * size / 2 * stretch[n] * k for n in range(3))

    return paint_by(grid_surface("paneer", f, nu, nv, mat), colours)


def tikka_coat():
    """Masala wet with oil; what is painted dark is burnt, and reflects little."""
    m = oily("tikka", dry=0.46, wet=0.10, patch=7, share=0.6, pores=(44, 0.55), coarse=(17, 0.6), depth=0.03, sss=0.04, grain=0.25, spec=0.65)
    rgb = N(m, "ShaderNodeSeparateRGB")
    L(m, N(m, "ShaderNodeAttribute", attribute_name="Col").outputs["Color"], rgb.inputs[0])
    L(m, value(m, rgb.outputs[0], 0.10, 0.75, 0.02, 0.16), B(m).inputs["Specular"])
    return m


def strip(mat, cols, length=0.5, wide=0.11, seed=0, thick=0.020):
    """A strip of capsicum or onion: glossy skin outside, pale flesh within, bent, its ends seared."""
    skin, flesh, seared = (hexc(c) for c in cols)
    nu, nv, colours = 48, 24, []
    bend = 0.5 + 0.8 * hashed((seed, 5, 2))

    def f(i, j):
        t, b = i / (nu - 1), TAU * j / nv
        a = (t - 0.5) * 2 * bend
        radius = length / (2 * bend)
        wall = thick * (1 + 0.3 * noise.noise(Vector((t * 4, seed, 1))))
        x = math.copysign(abs(math.cos(b)) ** 0.45, math.cos(b)) * wall
        z = math.copysign(abs(math.sin(b)) ** 0.45, math.sin(b)) * wide / 2 * (1 + 0.25 * noise.noise(Vector((t * 3, seed, 4)))) * smooth(-0.06, 0.10, min(t, 1 - t))
        rr = radius + x + 0.014 * noise.noise(Vector((t * 7, z * 9, seed)))
        twist = 0.5 * (hashed((seed, 8, 8)) - 0.5) * t
        c = lerpc(flesh, skin, smooth(-0.6, 0.4, math.cos(b) + 0.9 * z / wide) * (0.75 + 0.5 * fbm(t * 4, z * 9, seed, 3)))
        burn = smooth(0.06, 0.26, fbm(t * 5, z * 8, seed + 2, 4, 1) + 0.4 * smooth(0.14, 0.0, min(t, 1 - t)) + 0.12 * smooth(0.3, 0.5, abs(z) / wide))
        colours.append(lerpc(c, seared, 0.85 * burn))
        return rr * math.cos(a) - radius, rr * math.sin(a), z + twist * rr * 0.4

    return paint_by(grid_surface("strip", f, nu, nv, mat, capstart=True, capend=True), colours)


def stuffing():
    """Prototypes of what is rolled in: paneer tikka, strips of capsicum, slices of onion, coriander."""
    coat = tikka_coat()
    wet = oily("capsicum", dry=0.5, wet=0.2, patch=3, share=0.5, pores=(30, 0.08), coarse=(8, 0.2), sss=0.06, grain=0.12)
    green, onion = ("#376d16", "#a3ba58", "#140c05"), ("#6e1450", "#e2bac8", "#7a3028")
    cubes = [tikka_cube(coat, 0.27 + 0.022 * (k % 4), k) for k in range(9)]
    peppers = [strip(wet, green, 0.34 + 0.05 * (k % 3), 0.11 + 0.02 * (k % 2), k) for k in range(5)]
    onions = [strip(onion_skin(), onion, 0.30 + 0.05 * (k % 4), 0.055 + 0.015 * (k % 3), k + 20, 0.008) for k in range(6)]
    return cubes, peppers, onions, chopped_coriander(0.085)


def chutney_mat():
    """Green chutney: coarse herb in a thin wet paste."""
    return oily("chutney", [(0.3, "#183409"), (0.5, "#2f5710"), (0.72, "#557a26")], patch=9, dry=0.5, wet=0.22, share=0.6, pores=(70, 0.4), coarse=(24, 0.6), sss=0.1, spec=0.16)


def packed(rs, radii, wide, high, fixed):
    """Places of round things inside an oval: they sink, push one another apart and off the points `fixed`."""
    places = [Vector((rs.uniform(-0.5, 0.5) * wide, rs.uniform(-0.5, 0.5) * high)) for _ in radii]
    for _ in range(160):
        for k, (p, radius) in enumerate(zip(places, radii)):
            p.y -= 0.008
            others = [(o, radii[n], 0.5) for n, o in enumerate(places) if n != k]
            for o, other, share in others + [(Vector(o), 0.02, 1) for o in fixed]:
                away = p - o
                lap = radius + other - away.length
                if lap > 0:
                    p += share * lap * away.normalized()
            out = math.hypot(p.x / (wide - radius), p.y / (high - radius))
            if out > 1:
                p /= out
    return places


def kathi(loc, rot, seed, filling, length=2.7, r=0.58, seam=2.0, paper=None):
    """One roll along its z axis, its filling a finger's breadth inside the mouth; paper holds the arguments of sleeve()."""
    em, rs = group(loc, rot), random.Random(seed)
    paratha(em, length, r, seed * 2.7, seam)
    fill(em, rs, filling, length, r, inner_end(r, seed * 2.7, seam))
    if paper:
        sleeve(em, length, r, seed, **paper)
    return em


def fill(em, rs, filling, length, r, fixed):
    """What one sees in the mouth: cubes in two layers, the rest tucked into the dark between them."""
    cubes, peppers, onions, herbs = filling
    wide, high = 0.82 * r, 0.71 * r
    turned = lambda: tuple(rs.uniform(0, TAU) for _ in range(3))
    bed = oily("masala", [(0.3, "#240903"), (0.5, "#5c1a07"), (0.75, "#944210")], patch=4, dry=0.42, wet=0.14, share=0.6, pores=(46, 0.5), coarse=(14, 0.7), depth=0.03)
    put(em, blob("masala", (wide, high, 0.2), bed, amp=0.2, freq=2.2, amp2=0.14, freq2=7, seed=rs.random(), nu=40, nv=60, loc=(0, 0, length - 0.66)))
    radii = [rs.uniform(0.118, 0.162) for _ in range(8)]
    for p in packed(rs, radii, wide, high, ()):
        put(em, dup(rs.choice(cubes), (*p, length - 0.48 + rs.uniform(-0.04, 0.04)), turned()))
    places = packed(rs, radii, wide, high, fixed)
    for k, (p, radius) in enumerate(zip(places, radii)):
        # Four stand a little higher than the others, up to the rim of the bread.
        deep = rs.uniform(0.13, 0.18) if k < 4 else rs.uniform(0.24, 0.30)
        s = radius / 0.14
        put(em, dup(cubes[rs.randrange(len(cubes))], (*p, length - deep), turned(), (s, s, s)))

    taken = [(p, radius) for p, radius in zip(places, radii)]

    def gap(room):
        """A place that is far from the cubes and from what was put in before."""
        tries = [Vector((wide * rs.uniform(-1, 1), high * rs.uniform(-1, 1))) for _ in range(40)]
        inside = [t for t in tries if math.hypot(t.x / wide, t.y / high) < 0.92 - room]
        best = max(inside, key=lambda t: min((t - p).length - radius for p, radius in taken))
        taken.append((best, room))
        return best

    sauce = [blob("chutney", (0.15, 0.11, 0.03), chutney_mat(), amp=0.9, freq=1.6, amp2=0.3, seed=k, nu=26, nv=40) for k in range(2)]
    for protos, n, deep, tilt, room in ((peppers, 4, 0.13, 0.6, 0.12), (onions, 8, 0.11, 0.7, 0.09), (sauce, 5, 0.18, 0.4, 0.06), (herbs, 6, 0.07, 0.9, 0.10)):
        for _ in range(n):
            at = gap(room)
            # Strips follow the wall, as the rolling leaves them.
            turn = (rs.uniform(-tilt, tilt), rs.uniform(-tilt, tilt), math.atan2(at.y, at.x) + rs.uniform(-0.7, 0.7))
            put(em, dup(rs.choice(protos), (*at, length - deep + rs.uniform(-0.03, 0.03)), turn))
    for o in sauce:
        hide(o)


def sleeve(em, length, r, seed, top=0.5, ink="#b3200f", ground="#efe7d6"):
    """Matt white paper wound round the bread: pressed flat in places, folded over at its upper edge, a thin print below.

    It stands clear of the bread by a finger's width of shadow, so that one sees where the bread goes in.
    """
    nl, na, places, colours = 150, 420, [], []
    white, grey, soaked = hexc(ground), hexc("#cfc4ae"), hexc("#cda86c")
    start, turns = 0.9 + seed, 1.16
    hem = 0.13

    def f(i, j):
        s, t = i / (nl - 1), j / (na - 1)
        a = start + t * turns * TAU
        c, e = math.cos(a), math.sin(a)
        # Cut straight and wound askew: the edge climbs round the roll and does not meet itself again.
        edge = length * top + 0.20 * math.cos(a - 0.6) + 0.26 * (t - 0.5)
        outer = smooth(0.955, 0.965, s)
        z = edge * s / 0.96 if s < 0.96 else edge - hem * (s - 0.96) / 0.04
        z -= 0.05
        share = max(0.0, min(1.0, z / length))
        p = Vector((c * 1.2, e * 1.2, z * 0.8 + seed))
        facet, crumple = noise.voronoi(p * 1.15)[0], noise.voronoi(p * 3.4)[0]
        rr = girth(a, share, r, seed) * 1.03 + 0.085 + 0.035 * t + 0.06 * (facet[0] - 0.35) + 0.03 * (crumple[0] - 0.4) + 0.008 * outer
        rr += 0.075 * smooth(0.6, 1, z / edge) + 0.012 * noise.noise(p * 3)
        rr *= smooth(-0.09, 0.03, share)
        crease = smooth(0.05, 0.0, facet[1] - facet[0])
        places.append((edge - z, t, outer, 1.0))
        oil = smooth(0.04, 0.10, fbm(c + 4, e, z * 1.1 + seed, 4, 1.2)) * 0.6
        colours.append(lerpc(lerpc(white, grey, 0.45 * crease + 0.5 * max(0, noise.noise(p * 1.3))), soaked, oil))
        return rr * c * 1.07, rr * e * 0.93, z

    o = paint_by(grid_surface("paper", f, nl, na, printed_paper(ink), closev=False), colours)
    flat = [v for place in places for v in place]
    o.data.color_attributes.new("Print", "FLOAT_COLOR", "POINT").data.foreach_set("color", flat)
    solid(o, 0.008, 1)
    return put(em, o)


NO_INK, INK = (0, 0, 0, 1), (1, 1, 1, 1)


def printed_paper(ink):
    """Paper with two thin lines printed below its hem, which stays blank; Print holds the way down from the edge."""
    m = pbsdf("paper", "#ffffff", 0.92, spec=0.08)
    at = N(m, "ShaderNodeSeparateRGB")
    L(m, N(m, "ShaderNodeAttribute", attribute_name="Print").outputs["Color"], at.inputs[0])
    ring = ramp(m, at.outputs[0], [(0.0, NO_INK), (0.20, INK), (0.235, NO_INK), (0.265, INK), (0.28, NO_INK)], "CONSTANT")
    shown = N(m, "ShaderNodeMath", operation="MULTIPLY")
    L(m, ring, shown.inputs[0])
    L(m, value(m, at.outputs[2], 0.85, 0.0, 0.4, 0.6), shown.inputs[1])
    colour = mixc(m, shown.outputs[0], painted(m, 0.05, 60), ink)
    L(m, colour, B(m).inputs["Base Color"])
    L(m, bump(m, noise_tex(m, coords(m, rnd=True), 90, 3).outputs["Fac"], 0.12, 0.006), B(m).inputs["Normal"])
    return let_light_through(m, colour, 0.12)
