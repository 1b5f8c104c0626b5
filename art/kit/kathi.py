"""Kathi rolls as they leave the tawa: flaky paratha with oil and blisters, paneer tikka with burnt edges."""
from fresh_garnish import *
from snackkit import group, put


def tawa_skin():
    """Bread dry with flour; only a few patches took oil."""
    return oily("paratha", dry=0.95, wet=0.6, patch=1.6, share=0.1, spec=0.07, pores=(70, 0.8), coarse=(22, 0.9), sss=0, grain=0.13)


def baked(p, seed):
    """Height and colour of a griddled flake bread at a point of its surface (local coordinates)."""
    flour, cream, straw, brown, char = (hexc(c) for c in ("#fbf1da", "#f1dcae", "#deb378", "#96501c", "#2f160a"))
    q = Vector((p.x, p.y, p.z)) + Vector((seed, seed * 1.7, 0))
    big = blister(q, 2.8, 0.55, seed, 0.2)
    mid = blister(q, 5.2, 0.55, seed + 5, 0.2)
    small = blister(q, 10.5, 0.45, seed + 8, 0.2)
    fold = noise.noise(Vector((q.x * 1.6, q.y * 1.6, q.z * 2.2)))
    h = 0.045 * big + 0.036 * mid + 0.018 * small + 0.06 * fold + 0.022 * noise.noise(q * 5) + 0.007 * noise.noise(q * 16)
    heat = 0.50 + 1.7 * fbm(q.x, q.y, q.z, 4, 1.4)
    c = lerpc(flour, cream, smooth(0.1, 0.45, heat))
    c = lerpc(c, straw, 0.8 * smooth(0.45, 0.95, heat))
    # Only the crowns of the bubbles touched the iron: round brown spots with a ragged rim and a dark heart.
    ragged = 0.14 * noise.noise(q * 9) + 0.12 * noise.noise(q * 24)
    touched = max(big, mid, 0.85 * small) + ragged
    touched *= 0.55 + 0.45 * smooth(-0.3, 0.2, noise.noise(q * 0.9 + Vector((4, 0, seed))))
    c = lerpc(c, straw, 0.7 * smooth(0.06, 0.22, touched))
    c = lerpc(c, brown, 0.9 * smooth(0.20, 0.46, touched))
    c = lerpc(c, char, 0.75 * smooth(0.52, 0.82, touched))
    # Flour that was left over from rolling lies in dull drifts.
    return h, lerpc(c, flour, 0.6 * (1 - smooth(0.1, 0.3, touched)) * smooth(0.1, 0.4, noise.noise(q * 2.3 + Vector((0, 7, 0))) + 0.3 * noise.noise(q * 20)))


def girth(a, s, r, seed):
    """How far the outside of the bread is from its axis at the angle a and the share s of its length."""
    body = r * (0.80 + 0.20 * smooth(0, 0.45, s))
    return body * (1 + 0.05 * noise.noise(Vector((math.cos(a) * 1.1, math.sin(a) * 1.1, s * 2.2 + seed))))


def paratha(em, length, r, seed, seam=2.0, turns=2.25):
    """The bread rolled along z in thin layers, open at z = length, its loose edge at the angle `seam`."""
    nl, nt, colours = 200, 560, []
    pale, brown = hexc("#f3e2ba"), hexc("#9a5c24")

    def f(i, j):
        s, t = i / (nl - 1), j / (nt - 1)
        a = seam - (1 - t) * turns * TAU
        c, e = math.cos(a), math.sin(a)
        rr = girth(a, s, r, seed) * (0.80 + 0.21 * t)
        # The mouth opens softly, each layer a little differently, in long waves as cloth does.
        lip = smooth(0.80, 1.0, s)
        rr += lip * r * (0.04 + 0.13 * noise.noise(Vector((c * 1.5, e * 1.5, seed + 3 + 0.4 * t))) + 0.05 * noise.noise(Vector((t * 9, seed, 6))))
        rr += 0.04 * smooth(0.95, 1.0, t) * (1 + 1.4 * noise.noise(Vector((s * 5, seed, 2))))
        rr *= smooth(-0.05, 0.06, s)
        rag = 0.15 * noise.noise(Vector((t * 7, seed, 1))) + 0.022 * noise.noise(Vector((t * 30, seed, 4))) + 0.010 * noise.noise(Vector((t * 110, seed, 4)))
        p = Vector((rr * c * 1.07, rr * e * 0.93, s * (length + rag * s) - 0.03 * lip * (1 - t)))
        h, col = baked(p + Vector((0, 0, 3 * int(t * turns))), seed)
        p += Vector((c, e, 0)) * h * (1 - 0.5 * lip)
        toasted = smooth(0.93, 1.0, s) * smooth(-0.05, 0.3, noise.noise(Vector((t * 17, s * 4, seed + 6))))
        raw = smooth(0.985, 1.0, s)
        colours.append(lerpc(lerpc(col, pale, 0.4 * raw), brown, 0.75 * toasted))
        return tuple(p)

    o = paint_by(grid_surface("paratha", f, nl, nt, tawa_skin(), closev=False), colours)
    solid(o, 0.017, 0)
    return put(em, o)


def paneer_chunk(mat, size=0.19, seed=0):
    """Paneer broken by hand: a crumbly uneven lump, white where it broke, red where wet tikka masala clings."""
    nu, nv, colours = 50, 70, []
    white, cream, orange, red, char = (hexc(c) for c in ("#f8eed8", "#e6cd9c", "#dd6016", "#8e1a06", "#240f08"))
    stretch = [0.75 + 0.6 * hashed((seed, n, 1)) for n in (1, 2, 3)]
    # A few planes at odd angles cut the lump, as cheese breaks; they stay blunt where they meet.
    rs = random.Random(seed * 17 + 3)
    planes = [(Vector([rs.gauss(0, 1) for _ in range(3)]).normalized(), rs.uniform(0.55, 0.85)) for _ in range(8)]

    def f(i, j):
        ph, th = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
        d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
        q = d + Vector((seed * 3.1, seed * 1.7, seed))
        sides = [max(0.0, d.dot(n)) / far for n, far in planes]
        k = (0.25 + sum(side**11 for side in sides)) ** (-1 / 11)
        k = min(k, 1.35) * (1 + 0.16 * noise.noise(q * 1.3) + 0.09 * noise.noise(q * 3.1))
        grain = noise.voronoi(q * 5.5 + 0.3 * Vector(noise.noise_vector(q * 4)))[0]
        crumbs = noise.noise(q * 8) + 0.6 * noise.noise(q * 17)
        # Two sides broke after the grill and show the crumbly inside; juice has run over their rims.
        broken = smooth(-0.06, 0.06, max(sides[:2]) - max(sides[2:]) + 0.12 * noise.noise(q * 5))
        coat = fbm(q.x + 5, q.y, q.z, 4, 1.0) + 0.10 * crumbs + 0.16 - 0.36 * broken
        paste = smooth(-0.16, 0.02, coat)
        k += (1 - paste) * (0.12 * (0.5 - grain[0]) + 0.03 * crumbs) + paste * (0.03 + 0.04 * noise.noise(q * 6) + 0.03 * crumbs)
        c = lerpc(white, cream, 0.9 * grain[0] + 0.45 * crumbs)
        # The marinade soaks in before it covers: the cheese round it is stained yellow.
        c = lerpc(c, orange, 0.12 + 0.55 * smooth(-0.42, -0.06, coat))
        c = lerpc(c, lerpc(orange, red, 0.5 + 2.1 * fbm(q.x, q.y + 3, q.z, 4, 1.3) + 0.45 * crumbs), 0.95 * paste)
        burn = smooth(0.09, 0.20, fbm(q.x, q.y + 9, q.z, 4, 1.5) + 0.08 * crumbs) * (1 - 0.8 * broken)
        colours.append(lerpc(c, char, 0.85 * burn))
        return tuple(d[n] * size * 0.62 * stretch[n] * k for n in range(3))

    return paint_by(grid_surface("paneer", f, nu, nv, mat), colours)


def cheese_mat():
    """Cheese that is dull where it is white and wet where the painted colour is that of masala."""
    m = oily("paneer", dry=0.8, wet=0.3, spec=0.3, pores=(70, 0.5), coarse=(30, 0.5), sss=0.08, grain=0.10)
    rgb = N(m, "ShaderNodeSeparateRGB")
    L(m, N(m, "ShaderNodeAttribute", attribute_name="Col").outputs["Color"], rgb.inputs[0])
    L(m, value(m, rgb.outputs[2], 0.2, 0.78, 0.06, 0.5), B(m).inputs["Roughness"])
    return m


def pepper_piece(mat, cols, length=0.5, wide=0.11, seed=0):
    """A strip of capsicum: glossy skin outside, pale flesh within, bent, its ends seared."""
    skin, flesh, seared = (hexc(c) for c in cols)
    nu, nv, colours = 48, 24, []
    bend = 0.5 + 0.8 * hashed((seed, 5, 2))

    def f(i, j):
        t, b = i / (nu - 1), TAU * j / nv
        a = (t - 0.5) * 2 * bend
        radius = length / (2 * bend)
        wall = 0.020 * (1 + 0.3 * noise.noise(Vector((t * 4, seed, 1))))
        x = math.copysign(abs(math.cos(b)) ** 0.45, math.cos(b)) * wall
        z = math.copysign(abs(math.sin(b)) ** 0.45, math.sin(b)) * wide / 2 * (1 + 0.25 * noise.noise(Vector((t * 3, seed, 4)))) * smooth(-0.06, 0.10, min(t, 1 - t))
        rr = radius + x + 0.014 * noise.noise(Vector((t * 7, z * 9, seed)))
        twist = 0.5 * (hashed((seed, 8, 8)) - 0.5) * t
        c = lerpc(flesh, skin, smooth(-0.6, 0.4, math.cos(b)) * (0.75 + 0.5 * fbm(t * 4, z * 9, seed, 3)))
        burn = smooth(0.10, 0.34, fbm(t * 5, z * 8, seed + 2, 4, 1) + 0.5 * smooth(0.12, 0.0, min(t, 1 - t)))
        colours.append(lerpc(c, seared, 0.75 * burn))
        return rr * math.cos(a) - radius, rr * math.sin(a), z + twist * rr * 0.4

    return paint_by(grid_surface("pepper", f, nu, nv, mat, capstart=True, capend=True), colours)


def tomato_bit(mat, seed):
    """A soft dice of tomato: skin on one side, paler wet flesh on the others."""
    skin, flesh = hexc("#b4140a"), hexc("#e8593a")
    o = blob("tomato", (0.062, 0.05, 0.036), mat, amp=0.7, freq=1.4, amp2=0.12, freq2=5, seed=seed, nu=20, nv=28)
    return paint(o, lambda x, y, z: lerpc(flesh, skin, smooth(-0.01, 0.02, z) + 0.5 * fbm(x * 18, y * 18, seed, 3)))


def stuffing():
    """Prototypes of what is rolled in: paneer, chopped capsicum and tomato, onion, coriander."""
    cheese = cheese_mat()
    wet = oily("capsicum", dry=0.5, wet=0.2, patch=3, share=0.5, pores=(30, 0.08), coarse=(8, 0.2), sss=0.06, grain=0.12)
    onion = onion_skin()
    green, red, amber = ("#2a6a14", "#a9c76a", "#241508"), ("#a3170b", "#df6a3c", "#2a0c05"), ("#e0951a", "#f0cb72", "#3a1a06")
    lumps = [paneer_chunk(cheese, 0.185 + 0.022 * (k % 4), k) for k in range(12)]
    bits = [pepper_piece(wet, cols, 0.13 + 0.04 * (k % 3), 0.075 + 0.02 * (k % 2), k) for k, cols in enumerate((green, red, green, amber, green))]
    bits += [tomato_bit(wet, k) for k in range(4)]
    arcs = [onion_slice(onion, 0.10 + 0.022 * k, 0.020 + 0.006 * (k % 3), (0, 0, 0), (0, 0, 0), k, 1.0 + 0.18 * k, 0.011) for k in range(6)]
    return lumps, bits, arcs, chopped_coriander(0.066)


def chutney_mat():
    """Green chutney: coarse herb in a wet paste."""
    return oily("chutney", [(0.25, "#2f5a12"), (0.5, "#527f1f"), (0.75, "#7da33a")], patch=9, dry=0.5, wet=0.22, share=0.6, pores=(70, 0.4), coarse=(24, 0.4), sss=0.1)


def mayo_mat():
    """White mint mayo, flecked with green."""
    return oily("mayo", [(0.30, "#8fae63"), (0.36, "#e9e6cb"), (0.7, "#f7f3de")], patch=14, dry=0.4, wet=0.22, share=0.6, pores=(40, 0.1), coarse=(14, 0.2), sss=0.12)


def drizzle(mat, top, path, wide, seed):
    """Sauce that lies on the uneven ground top(x, y) along a path: it widens in pools, thins out, ends in a drop."""
    n, m = 110, 17

    def ground(x, y):
        near = ((0, 0), (0.05, 0), (-0.05, 0), (0, 0.05), (0, -0.05))
        heights = [top(x + a, y + b) for a, b in near]
        return 0.5 * max(heights) + 0.5 * sum(heights) / len(heights)

    def f(i, j):
        t, v = i / (n - 1), 2 * j / (m - 1) - 1
        u = t * (len(path) - 1)
        k = min(int(u), len(path) - 2)
        w = smooth(0, 1, u - k)
        x, y = (path[k][q] + (path[k + 1][q] - path[k][q]) * w for q in (0, 1))
        dx, dy = path[k + 1][0] - path[k][0], path[k + 1][1] - path[k][1]
        far = math.hypot(dx, dy) or 1
        half = wide * (0.8 + 0.8 * noise.noise(Vector((t * 6, seed, 1))) + 0.25 * noise.noise(Vector((t * 17, seed, v))) + 0.9 * smooth(0.86, 0.95, t))
        half *= math.sqrt(max(0.0, min(1.0, t * 14, (1 - t) * 14)))
        x, y = x - dy / far * v * half, y + dx / far * v * half
        return x, y, ground(x, y) + 0.9 * half * math.sqrt(max(0.0, 1 - v * v)) + 0.03 - 0.05 * v * v

    return grid_surface("drizzle", f, n, m, mat, closev=False)


def strew_on(em, rs, protos, n, r, top, lift, tilt, sizes=(0.8, 1.2)):
    """Copies of prototypes over the disc of a mouth, each on the ground top(x, y)."""
    for _ in range(n):
        a, q = rs.uniform(0, TAU), rs.random()
        x, y = r * math.sqrt(q) * math.cos(a), r * math.sqrt(q) * math.sin(a) * 0.94
        s = rs.uniform(*sizes)
        turn = (rs.uniform(-tilt, tilt), rs.uniform(-tilt, tilt), rs.uniform(0, TAU))
        put(em, dup(rs.choice(protos), (x, y, top(x, y) + lift + rs.uniform(-0.02, 0.02)), turn, (s, s, s)))


def kathi(loc, rot, seed, filling, length=2.7, r=0.58, seam=2.0, paper=None):
    """One roll along its z axis, its filling pushed out of the mouth; paper holds the arguments of sleeve()."""
    em, rs = group(loc, rot), random.Random(seed)
    lumps, bits, arcs, herbs = filling
    paratha(em, length, r, seed * 2.7, seam)
    masala = oily("masala", [(0.3, "#5e1206"), (0.5, "#a8300a"), (0.72, "#d8691a")], patch=4, dry=0.42, wet=0.16, share=0.6, pores=(46, 0.5), coarse=(14, 0.7), depth=0.03, sss=0.04)
    put(em, blob("masala", (r * 0.84, r * 0.78, 0.34), masala, amp=0.22, freq=2.2, amp2=0.14, freq2=7, seed=seed, nu=70, nv=110, loc=(0, -0.02, length - 0.24)))

    def heap(x, y):
        """The filling bulges, more on its lower side, where it slides out of the bread."""
        q = (x * x + y * y) / (r * r)
        return length + 0.14 * (1 - q) - 0.16 * y / r * smooth(0.9, 0.2, q) + 0.10 * noise.noise(Vector((x * 3, y * 3, seed)))

    placed = []
    for _ in range(900):
        a, q = rs.uniform(0, TAU), rs.random()
        x, y = 0.93 * r * math.sqrt(q) * math.cos(a), 0.76 * r * math.sqrt(q) * math.sin(a) - 0.01
        s = rs.uniform(0.6, 1.3)
        if all(math.hypot(x - u, y - v) > 0.062 * (s + w) for u, v, _, w in placed):
            z = heap(x, y) + rs.uniform(-0.09, 0.05)
            placed.append((x, y, z, s))
            put(em, dup(rs.choice(lumps), (x, y, z), tuple(rs.uniform(0, TAU) for _ in range(3)), (s, s, s)))

    def top(x, y):
        """How high the filling reaches at a place of the mouth."""
        high = heap(x, y) - 0.09
        for u, v, z, s in placed:
            d2 = (x - u) ** 2 + (y - v) ** 2
            if d2 < (0.105 * s) ** 2:
                high = max(high, z + math.sqrt((0.105 * s) ** 2 - d2))
        return high

    sauce = [blob("masala", (0.10, 0.07, 0.03), masala, amp=0.9, freq=1.6, amp2=0.35, seed=seed + k, nu=26, nv=40) for k in range(3)]
    strew_on(em, rs, sauce, 18, r * 0.8, top, -0.035, 0.6)
    strew_on(em, rs, bits, 30, r * 0.82, top, 0.0, 0.9)
    strew_on(em, rs, arcs, 18, r * 0.8, top, 0.0, 0.6)
    for mat, wide, at in ((chutney_mat(), 0.050, -0.25), (chutney_mat(), 0.040, 0.42), (mayo_mat(), 0.026, 0.12)):
        path = [(r * (at + rs.uniform(-0.22, 0.22)), r * y) for y in (0.62, 0.3, 0.0, -0.35, -0.85)]
        put(em, drizzle(mat, top, path, wide, seed + at))
    strew_on(em, rs, herbs, 60, r * 0.8, top, 0.04, 0.9, (0.7, 1.6))
    crumb = blob("bit", (0.022, 0.016, 0.014), masala, amp=0.7, freq=2, seed=seed, nu=8, nv=10)
    strew_on(em, rs, [crumb], 90, r * 0.8, top, 0.0, 3)
    for o in (*sauce, crumb):
        hide(o)
    if paper:
        sleeve(em, length, r, seed, **paper)
    return em


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
