"""Kathi rolls as they leave the tawa: flaky paratha with oil and blisters, paneer tikka with burnt edges."""
from fresh_garnish import *
from snackkit import group, put


def tawa_skin():
    return oily("paratha", dry=0.82, wet=0.46, patch=1.6, share=0.28, spec=0.24, pores=(70, 0.5), coarse=(22, 0.45), sss=0.05, grain=0.16)


def baked(p, seed):
    """Height and colour of a griddled flake bread at a point of its surface (local coordinates)."""
    cream, straw, gold, brown, char = (hexc(c) for c in ("#f1deb4", "#e2b778", "#c08a48", "#7c4620", "#2a150a"))
    q = Vector((p.x, p.y, p.z * 0.8)) + Vector((seed, seed * 1.7, 0))
    big = blister(q, 2.3, 0.6, seed)
    mid = blister(q, 4.6, 0.55, seed + 5)
    small = blister(q, 10, 0.5, seed + 8)
    fold = noise.noise(Vector((q.x * 1.6, q.y * 1.6, q.z * 3.2)))
    flake = 1 - 2 * abs(noise.noise(Vector((q.x * 2.6, q.y * 2.6, q.z * 5)) + 0.6 * Vector(noise.noise_vector(q * 1.5))))
    step = smooth(0.55, 0.72, flake)
    h = 0.035 * big + 0.03 * mid + 0.012 * small + 0.035 * fold + 0.022 * step + 0.008 * noise.noise(q * 16)
    heat = 0.46 + 1.25 * fbm(q.x, q.y, q.z, 5, 1.3) + 0.25 * big + 0.25 * mid - 0.12 * step
    c = lerpc(cream, straw, smooth(0.05, 0.42, heat))
    c = lerpc(c, gold, smooth(0.40, 0.78, heat))
    ragged = 0.25 * noise.noise(q * 7) + 0.15 * noise.noise(q * 19)
    kissed = max(smooth(0.30, 0.8, big + ragged), smooth(0.28, 0.7, mid + ragged), 0.7 * smooth(0.4, 0.8, small + ragged))
    kissed *= smooth(-0.6, -0.15, noise.noise(q * 0.9 + Vector((4, 0, seed))))
    c = lerpc(c, brown, 0.9 * smooth(0.05, 0.6, kissed))
    return h, lerpc(c, char, 0.85 * smooth(0.72, 1.0, kissed))


def paratha(em, length, r, seed, seam=2.0, turns=1.55):
    """The bread rolled along z, open and ragged at z = length, its loose edge at the angle `seam`."""
    nl, nt, colours = 190, 380, []
    pale, brown = hexc("#f0d8a4"), hexc("#7a3c10")

    def f(i, j):
        s, t = i / (nl - 1), j / (nt - 1)
        a = seam - (1 - t) * turns * TAU
        c, e = math.cos(a), math.sin(a)
        rr = r * (0.86 + 0.15 * t) * (0.80 + 0.20 * smooth(0, 0.45, s))
        rr *= 1 + 0.05 * noise.noise(Vector((c * 1.1, e * 1.1, s * 2.2 + seed)))
        lip = smooth(0.80, 1.0, s)
        rr += lip * r * (0.07 + 0.16 * noise.noise(Vector((c * 1.6, e * 1.6, seed + 3))) + 0.05 * noise.noise(Vector((c * 5, e * 5, seed))))
        rr += 0.05 * smooth(0.95, 1.0, t) * (1 + 1.4 * noise.noise(Vector((s * 5, seed, 2))))
        rr *= smooth(-0.05, 0.06, s)
        rag = 0.16 * noise.noise(Vector((t * 6, seed, 1))) + 0.05 * noise.noise(Vector((t * 24, seed, 4))) + 0.02 * noise.noise(Vector((t * 80, seed, 4)))
        p = Vector((rr * c * 1.07, rr * e * 0.93, s * (length + rag * s)))
        h, col = baked(p + Vector((0, 0, 3 * t)), seed)
        p += Vector((c, e, 0)) * h * (1 - 0.5 * lip)
        torn = smooth(0.972, 0.995, s + 0.012 * noise.noise(Vector((t * 60, seed, 9))))
        toasted = smooth(0.88, 1.0, s) * smooth(-0.05, 0.3, noise.noise(Vector((t * 13, s * 4, seed + 6))))
        colours.append(lerpc(lerpc(col, pale, 0.4 * torn), brown, 0.75 * toasted))
        return tuple(p)

    o = paint_by(grid_surface("paratha", f, nl, nt, tawa_skin(), closev=False), colours)
    solid(o, 0.03, 0)
    return put(em, o)


def paneer_cube(mat, s=0.26, seed=0):
    """Grilled paneer: marinade worn off here and there, one face cut white, edges burnt on the skewer."""
    nu, nv, colours = 44, 64, []
    white, cream, spice, deep, char = (hexc(c) for c in ("#fbeed2", "#f3cf94", "#d9691a", "#a3340c", "#2a0f05"))
    size = (s * (0.95 + 0.35 * hashed((seed, 1, 1))), s * (0.85 + 0.25 * hashed((seed, 2, 1))), s * (0.7 + 0.3 * hashed((seed, 3, 1))))

    def soft(v):
        return math.copysign(abs(v) ** 0.24, v)

    def f(i, j):
        ph, th = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
        d = Vector((soft(math.cos(ph)) * soft(math.cos(th)), soft(math.cos(ph)) * soft(math.sin(th)), soft(math.sin(ph))))
        q = d + Vector((seed * 3.1, seed * 1.7, seed))
        k = 1 + 0.09 * noise.noise(q * 1.1) + 0.045 * noise.noise(q * 3.2) + 0.028 * noise.noise(q * 8) - 0.03 * blister(q, 4, 0.4, seed)
        edge = smooth(0.52, 0.95, sorted((abs(d.x), abs(d.y), abs(d.z)))[1] + 0.05 * noise.noise(q * 5))
        g = fbm(q.x, q.y, q.z, 5, 1.2)
        c = lerpc(white, cream, 0.25 + 1.2 * g)
        rubbed = smooth(-0.10, 0.22, fbm(q.x + 5, q.y, q.z, 6, 1.5) + 0.34 * edge + 0.08 * noise.noise(q * 12))
        c = lerpc(c, lerpc(spice, deep, 0.15 + g + 0.6 * edge), 0.35 + 0.6 * rubbed)
        cut = smooth(0.80, 0.93, d.x + 0.10 * noise.noise(q * 3)) * (seed % 3 == 0)
        c = lerpc(c, white, 0.8 * cut * (1 - edge))
        burn = smooth(0.2, 0.44, 0.5 * edge + 0.8 * fbm(q.x, q.y + 7, q.z, 6, 1.7)) * (1 - 0.4 * cut)
        colours.append(lerpc(c, char, 0.9 * burn))
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
    cheese = oily("paneer", dry=0.78, wet=0.42, patch=4, share=0.3, spec=0.25, pores=(60, 0.5), coarse=(24, 0.5), sss=0.15, grain=0.14)
    wet = oily("capsicum", dry=0.55, wet=0.28, patch=3, share=0.4, pores=(30, 0.08), coarse=(8, 0.2), sss=0.06, grain=0.12)
    onion = onion_skin()
    green, red, amber = ("#2a6a14", "#a9c76a", "#241508"), ("#a3170b", "#df6a3c", "#2a0c05"), ("#e0951a", "#f0cb72", "#3a1a06")
    cubes = [paneer_cube(cheese, 0.29 + 0.02 * (k % 3), k) for k in range(8)]
    strips = [pepper_piece(wet, cols, 0.42 + 0.05 * (k % 3), 0.09 + 0.015 * (k % 2), k) for k, cols in enumerate((green, red, green, amber, green, red))]
    rings = [onion_slice(onion, 0.13 + 0.025 * k, 0.032, (0, 0, 0), (0, 0, 0), k, 1.3 + 0.3 * k, 0.017) for k in range(5)]
    return cubes, strips, rings, chopped_coriander(0.15)


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
            put(em, dup(rs.choice(cubes), (x, y, dome(share * share * 2) - 0.06 + rs.uniform(-0.05, 0.07)), tuple(rs.uniform(0, TAU) for _ in range(3)), (s, s, s)))
    lay(em, rs, strips, 11, r * 0.78, lambda q: dome(q) + 0.11, 1.0)
    lay(em, rs, rings, 13, r * 0.74, lambda q: dome(q) + 0.12, 1.1)
    spill = [blob("chutney", (0.11, 0.07, 0.05), chutney_mat(), amp=0.7, freq=1.3, amp2=0.25, seed=seed + k, nu=30, nv=44) for k in range(3)]
    lay(em, rs, spill, 8, r * 0.7, lambda q: dome(q) + 0.13, 0.8)
    lay(em, rs, herbs, 5, r * 0.74, lambda q: dome(q) + 0.17, 0.7)
    for o in spill:
        hide(o)
    crumb = blob("bit", (0.022, 0.016, 0.014), masala, amp=0.7, freq=2, seed=seed, nu=8, nv=10)
    lay(em, rs, [crumb], 70, r * 0.8, lambda q: dome(q) + 0.1, 3)
    hide(crumb)
    if paper:
        sleeve(em, length, r, seed, **paper)
    return em


def sleeve(em, length, r, seed, top=0.55, ink="#b3200f", ground="#ead9b6"):
    """Greaseproof paper with a printed check: creased, torn at its upper edge, clear where oil soaked in."""
    nl, na, colours = 230, 560, []
    white, red, soaked = hexc(ground), hexc(ink), hexc("#a8783c")

    def f(i, j):
        s, a = i / (nl - 1), TAU * j / na
        c, e = math.cos(a), math.sin(a)
        p = Vector((c * 1.5, e * 1.5, s * 3.4 + seed))
        crease = noise.voronoi(p * 1.5 + 0.5 * Vector(noise.noise_vector(p * 1.2)))[0]
        ridge = smooth(0.12, 0.0, crease[1] - crease[0])
        rr = r * 1.10 * (0.84 + 0.16 * smooth(0, 0.45, s)) + 0.05 * (crease[0] - 0.4) - 0.022 * ridge
        rr += 0.03 * noise.noise(p * 1.4) + 0.05 * smooth(0.75, 1, s) * (1 + noise.noise(Vector((c * 2, e * 2, seed))))
        rr *= smooth(-0.07, 0.05, s)
        edge = length * top + 0.24 * c + 0.10 * noise.noise(Vector((c * 2, e * 2, seed))) + 0.02 * noise.noise(Vector((a * 9, seed, 2)))
        z = -0.06 + s * (edge + 0.06)
        u, v = (a / TAU * 26) % 2, (z / 0.145) % 2
        tone = 0.5 * (u < 1) + 0.5 * (v < 1)
        worn = 0.9 - 0.5 * smooth(0.0, 0.3, fbm(c, e, s * 3 + seed, 5, 2)) - 0.35 * ridge
        col = lerpc(white, red, tone * worn)
        oil = smooth(0.02, 0.16, fbm(c + 4, e, z * 1.2 + seed, 4, 1.2) + 0.14 * s)
        colours.append(lerpc(col, lerpc(soaked, red, 0.5 * tone), 0.55 * oil))
        return rr * c * 1.07, rr * e * 0.93, z

    m = thin_leaf("paper", 0.22, 0.8, 30)
    return put(em, paint_by(grid_surface("paper", f, nl, na, m), colours))
