"""Kathi rolls as they leave the tawa: flaky paratha with oil and blisters, paneer tikka with burnt edges."""
from fresh_garnish import *
from snackkit import group, put


def tawa_skin():
    return oily("paratha", dry=0.86, wet=0.5, patch=1.6, share=0.2, spec=0.18, pores=(60, 0.4), coarse=(18, 0.4), sss=0, grain=0.10)


def baked(p, seed):
    """Height and colour of a griddled flake bread at a point of its surface (local coordinates)."""
    cream, straw, gold, brown, char = (hexc(c) for c in ("#f3e2bb", "#e7c48a", "#c8944e", "#81461c", "#2c150a"))
    q = Vector((p.x, p.y, p.z * 0.8)) + Vector((seed, seed * 1.7, 0))
    big = blister(q, 2.0, 0.6, seed)
    mid = blister(q, 4.2, 0.55, seed + 5)
    small = blister(q, 9.5, 0.5, seed + 8)
    fold = noise.noise(Vector((q.x * 1.6, q.y * 1.6, q.z * 3.2)))
    # Leaves of dough end in long bent steps: the height falls at once, the bare layer below is paler.
    bent = Vector((q.x * 1.1, q.y * 1.1, q.z * 3.0)) + 0.7 * Vector(noise.noise_vector(q * 1.3))
    layer = (2.6 * noise.noise(bent) + 40) % 1
    step = layer * (1 - smooth(0.96, 1.0, layer))
    bare = smooth(0.30, 0.02, layer) * smooth(-0.3, 0.25, noise.noise(q * 1.7 + Vector((9, 0, 0))))
    h = 0.035 * big + 0.028 * mid + 0.012 * small + 0.03 * fold + 0.022 * step + 0.006 * noise.noise(q * 16)
    heat = 0.30 + 1.25 * fbm(q.x, q.y, q.z, 4, 1.1) + 0.25 * big + 0.22 * mid - 0.25 * bare
    c = lerpc(cream, straw, smooth(0.0, 0.40, heat))
    c = lerpc(c, gold, smooth(0.40, 0.82, heat))
    ragged = 0.25 * noise.noise(q * 7) + 0.15 * noise.noise(q * 19)
    kissed = max(smooth(0.22, 0.8, big + ragged), smooth(0.22, 0.7, mid + ragged), 0.6 * smooth(0.4, 0.8, small + ragged))
    kissed *= smooth(-0.40, 0.0, noise.noise(q * 0.9 + Vector((4, 0, seed))))
    c = lerpc(c, brown, 0.92 * smooth(0.05, 0.6, kissed))
    return h, lerpc(c, char, 0.8 * smooth(0.70, 1.0, kissed))


def girth(a, s, r, seed):
    """How far the outside of the bread is from its axis at the angle a and the share s of its length."""
    body = r * (0.80 + 0.20 * smooth(0, 0.45, s))
    return body * (1 + 0.05 * noise.noise(Vector((math.cos(a) * 1.1, math.sin(a) * 1.1, s * 2.2 + seed))))


def paratha(em, length, r, seed, seam=2.0, turns=1.55):
    """The bread rolled along z, open and ragged at z = length, its loose edge at the angle `seam`."""
    nl, nt, colours = 200, 400, []
    pale, brown = hexc("#f3dfb2"), hexc("#8a4a18")

    def f(i, j):
        s, t = i / (nl - 1), j / (nt - 1)
        a = seam - (1 - t) * turns * TAU
        c, e = math.cos(a), math.sin(a)
        rr = girth(a, s, r, seed) * (0.86 + 0.15 * t)
        lip = smooth(0.80, 1.0, s)
        rr += lip * r * (0.07 + 0.16 * noise.noise(Vector((c * 1.6, e * 1.6, seed + 3))) + 0.05 * noise.noise(Vector((c * 5, e * 5, seed))))
        rr += 0.05 * smooth(0.95, 1.0, t) * (1 + 1.4 * noise.noise(Vector((s * 5, seed, 2))))
        rr *= smooth(-0.05, 0.06, s)
        rag = 0.16 * noise.noise(Vector((t * 6, seed, 1))) + 0.05 * noise.noise(Vector((t * 24, seed, 4))) + 0.02 * noise.noise(Vector((t * 80, seed, 4)))
        p = Vector((rr * c * 1.07, rr * e * 0.93, s * (length + rag * s)))
        h, col = baked(p + Vector((0, 0, 3 * t)), seed)
        p += Vector((c, e, 0)) * h * (1 - 0.5 * lip)
        torn = smooth(0.972, 0.995, s + 0.012 * noise.noise(Vector((t * 60, seed, 9))))
        toasted = smooth(0.88, 1.0, s) * smooth(0.0, 0.35, noise.noise(Vector((t * 13, s * 4, seed + 6))))
        colours.append(lerpc(lerpc(col, pale, 0.5 * torn), brown, 0.6 * toasted))
        return tuple(p)

    skin = tawa_skin()
    o = paint_by(grid_surface("paratha", f, nl, nt, skin, closev=False), colours)
    solid(o, 0.03, 0)
    put(em, o)
    return put(em, flakes(skin, length, r, seed))


def flakes(mat, length, r, seed, count=26):
    """Leaves of dough that have come loose at the mouth and stand off the bread in thin curls."""
    rs, verts, faces, colours = random.Random(seed * 3 + 1), [], [], []
    cream, gold = hexc("#f6e6c0"), hexc("#cf9a54")
    for _ in range(count):
        a0, s0 = rs.uniform(0, TAU), 1 - 0.62 * rs.random() ** 1.6
        wide, long, curl = rs.uniform(0.10, 0.34), rs.uniform(0.08, 0.22), rs.uniform(0.02, 0.055)
        base, own = len(verts), rs.uniform(0, 50)
        for i in range(7):
            for j in range(15):
                u, v = i / 6, j / 14 * 2 - 1
                rim = (1 - v * v) ** 0.5 * (0.75 + 0.5 * noise.noise(Vector((v * 3, own, 1))))
                z = s0 * length - 0.05 + u * long * rim
                a = a0 + v * wide / r
                rr = girth(a, min(1, z / length), r, seed) * 1.01 + 0.035 + curl * (u * rim) ** 1.5 + 0.03 * smooth(0.8, 1, z / length) - 0.03 * (1 - rim)
                verts.append((rr * math.cos(a) * 1.07, rr * math.sin(a) * 0.93, z))
                colours.append(lerpc(gold, cream, 0.25 + 0.6 * u + 0.5 * noise.noise(Vector((v * 4, u * 3, own)))))
        faces += [(b, b + 1, b + 16, b + 15) for b in (base + i * 15 + j for i in range(6) for j in range(14))]
    return paint_by(mesh("flakes", verts, faces, mat), colours)


def paneer_cube(mat, s=0.26, seed=0):
    """Grilled paneer: marinade worn off here and there, one face cut white, edges burnt on the skewer."""
    nu, nv, colours = 44, 64, []
    white, cream, spice, deep, char = (hexc(c) for c in ("#f8edd6", "#f1d9a8", "#e07414", "#b03a0c", "#1e0e07"))
    size = (s * (0.95 + 0.35 * hashed((seed, 1, 1))), s * (0.85 + 0.25 * hashed((seed, 2, 1))), s * (0.7 + 0.3 * hashed((seed, 3, 1))))

    def soft(v):
        return math.copysign(abs(v) ** 0.22, v)

    def f(i, j):
        ph, th = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
        d = Vector((soft(math.cos(ph)) * soft(math.cos(th)), soft(math.cos(ph)) * soft(math.sin(th)), soft(math.sin(ph))))
        q = d + Vector((seed * 3.1, seed * 1.7, seed))
        k = 1 + 0.07 * noise.noise(q * 1.1) + 0.03 * noise.noise(q * 3.2) + 0.02 * noise.noise(q * 9) - 0.03 * blister(q, 5, 0.4, seed)
        edge = smooth(0.52, 0.95, sorted((abs(d.x), abs(d.y), abs(d.z)))[1] + 0.05 * noise.noise(q * 5))
        # Corners crumble where the skewer turned them.
        k -= edge * (0.02 + 0.09 * max(0, noise.noise(q * 4.5)))
        g = fbm(q.x, q.y, q.z, 5, 1.2)
        c = lerpc(white, cream, 0.25 + 1.2 * g)
        # Paste sits in grains and runs off the faces; a face that was cut after grilling stays white.
        grains = noise.noise(q * 7) + 0.6 * noise.noise(q * 17)
        paste = smooth(-0.30, 0.20, fbm(q.x + 5, q.y, q.z, 4, 1.1) + 0.30 * edge + 0.22 * grains)
        c = lerpc(c, lerpc(spice, deep, 0.30 + 0.9 * g + 0.45 * grains), 0.48 + 0.50 * paste)
        cut = smooth(0.80, 0.90, d.x + 0.06 * noise.noise(q * 3)) * (seed % 3 == 0)
        c = lerpc(c, white, 0.88 * cut * (1 - edge))
        burn = smooth(0.20, 0.40, 0.52 * edge + 0.75 * fbm(q.x, q.y + 7, q.z, 4, 1.3) + 0.10 * grains)
        # The bars of the grill leave a stripe over two of the faces.
        bar = smooth(0.10, 0.04, abs((d.y * 0.9 + 0.4 * d.x + 0.05 * noise.noise(q * 4) + 0.5) % 0.75 - 0.3)) * smooth(0.7, 0.85, abs(d.z))
        burn = max(burn, 0.8 * bar * smooth(-0.2, 0.2, noise.noise(q * 2.5))) * (1 - 0.7 * cut)
        colours.append(lerpc(c, char, 0.88 * burn))
        return tuple(d[n] * size[n] / 2 * k for n in range(3))

    return paint_by(grid_surface("paneer", f, nu, nv, mat), colours)


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


def stuffing():
    """Prototypes of what is rolled in: paneer, capsicum, onion, coriander."""
    cheese = oily("paneer", dry=0.88, wet=0.6, patch=4, share=0.15, spec=0.14, pores=(60, 0.6), coarse=(26, 0.6), sss=0, grain=0.14)
    wet = oily("capsicum", dry=0.55, wet=0.28, patch=3, share=0.4, pores=(30, 0.08), coarse=(8, 0.2), sss=0.06, grain=0.12)
    onion = onion_skin()
    green, red, amber = ("#2a6a14", "#a9c76a", "#241508"), ("#a3170b", "#df6a3c", "#2a0c05"), ("#e0951a", "#f0cb72", "#3a1a06")
    cubes = [paneer_cube(cheese, 0.29 + 0.02 * (k % 3), k) for k in range(10)]
    strips = [pepper_piece(wet, cols, 0.42 + 0.05 * (k % 3), 0.09 + 0.015 * (k % 2), k) for k, cols in enumerate((green, red, green, amber, green, red))]
    rings = [onion_slice(onion, 0.14 + 0.03 * k, 0.034, (0, 0, 0), (0, 0, 0), k, 1.2 + 0.25 * k, 0.011) for k in range(6)]
    return cubes, strips, rings, chopped_coriander(0.092)


def lay(em, rs, protos, n, r, at, tilt):
    """Copies of prototypes over the disc of a mouth; at(q) gives the height for q = (distance / r)²."""
    for k in range(n):
        a, q = rs.uniform(0, TAU), rs.random()
        x, y = r * math.sqrt(q) * math.cos(a), r * math.sqrt(q) * math.sin(a)
        s = rs.uniform(0.8, 1.15)
        o = dup(rs.choice(protos), (x, y * 0.92, at(q) + rs.uniform(-0.04, 0.05)),
                (rs.uniform(-tilt, tilt), rs.uniform(-tilt, tilt), rs.uniform(0, TAU)), (s, s, s))
        put(em, o)


def chutney_mat():
    return oily("chutney", [(0.25, "#2f5a12"), (0.5, "#527f1f"), (0.75, "#7da33a")], patch=9, dry=0.55, wet=0.3, share=0.5, pores=(70, 0.4), coarse=(24, 0.4), sss=0.1)


def kathi(loc, rot, seed, filling, length=2.7, r=0.58, seam=2.0, paper=None):
    """One roll along its z axis, its filling pushed out of the mouth; paper holds the arguments of sleeve()."""
    em, rs = group(loc, rot), random.Random(seed)
    cubes, strips, rings, herbs = filling
    paratha(em, length, r, seed * 2.7, seam)
    masala = oily("masala", [(0.3, "#6b2408"), (0.55, "#a34e16"), (0.8, "#c47a2a")], dry=0.7, wet=0.34, share=0.4, pores=(40, 0.5), coarse=(10, 0.8), depth=0.04, sss=0)
    put(em, blob("masala", (r * 0.80, r * 0.74, 0.30), masala, amp=0.2, amp2=0.12, freq2=5, seed=seed, nu=40, nv=60, loc=(0, 0, length - 0.28)))
    dome = lambda q: length + 0.17 * (1 - q)
    ring = [(0.52, 8), (0.22, 4), (0.0, 1)]
    for share, n in ring:
        for k in range(n):
            a = TAU * (k + rs.uniform(-0.25, 0.25)) / n + seed
            x, y = r * share * 1.2 * math.cos(a), r * share * 1.1 * math.sin(a)
            s = rs.uniform(0.85, 1.15)
            put(em, dup(rs.choice(cubes), (x, y, dome(share * share * 2) - 0.04 + rs.uniform(-0.06, 0.07)), tuple(rs.uniform(0, TAU) for _ in range(3)), (s, s, s)))
    lay(em, rs, strips, 10, r * 0.74, lambda q: dome(q) + 0.10, 0.7)
    lay(em, rs, rings, 14, r * 0.70, lambda q: dome(q) + 0.12, 0.5)
    spill = [blob("chutney", (0.13, 0.06, 0.022), chutney_mat(), amp=0.9, freq=1.6, amp2=0.3, seed=seed + k, nu=30, nv=44) for k in range(3)]
    lay(em, rs, spill, 9, r * 0.7, lambda q: dome(q) + 0.15, 0.5)
    lay(em, rs, herbs, 22, r * 0.8, lambda q: dome(q) + 0.17, 0.9)
    for o in spill:
        hide(o)
    crumb = blob("bit", (0.022, 0.016, 0.014), masala, amp=0.7, freq=2, seed=seed, nu=8, nv=10)
    lay(em, rs, [crumb], 110, r * 0.8, lambda q: dome(q) + 0.12, 3)
    hide(crumb)
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
        facet = noise.voronoi(p * 1.15)[0]
        rr = girth(a, share, r, seed) * 1.03 + 0.085 + 0.035 * t + 0.05 * (facet[0] - 0.35) + 0.014 * outer
        rr += 0.075 * smooth(0.6, 1, z / edge) + 0.012 * noise.noise(p * 3)
        rr *= smooth(-0.09, 0.03, share)
        crease = smooth(0.05, 0.0, facet[1] - facet[0])
        places.append((edge - z, t, outer, 1.0))
        oil = smooth(0.10, 0.22, fbm(c + 4, e, z * 1.1 + seed, 3, 0.9)) * 0.35
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
