"""Momos out of the steamer: thin damp dough, pleats of a hand, a filling that shimmers through."""
from cooked import *
from mathutils import Euler, Quaternion

SHAPE = (
    (0.0, 0.0), (0.20, 0.0), (0.41, 0.004), (0.545, 0.045), (0.62, 0.13), (0.64, 0.23), (0.61, 0.335),
    (0.53, 0.43), (0.42, 0.505), (0.30, 0.56), (0.19, 0.605), (0.115, 0.65), (0.095, 0.695), (0.10, 0.73),
    (0.065, 0.75), (0.02, 0.725), (0.0, 0.715),
)
THIN, CREAM, THICK, PALE = (hexc(c) for c in ("#cbb47c", "#e2cf9c", "#f0e2bd", "#f8f0d8"))
GREENISH, ORANGE, HERB = hexc("#8f9c48"), hexc("#d58a3a"), hexc("#56702a")


def along(points, t):
    """The point at t (0 to 1) of a smooth line through `points`."""
    t = max(0.0, min(0.99999, t)) * (len(points) - 1)
    k, u = int(t), t % 1
    p = [points[max(0, min(len(points) - 1, k + d))] for d in (-1, 0, 1, 2)]
    return tuple(
        0.5
        * (
            2 * p[1][q]
            + (p[2][q] - p[0][q]) * u
            + (2 * p[0][q] - 5 * p[1][q] + 4 * p[2][q] - p[3][q]) * u * u
            + (3 * p[1][q] - p[0][q] - 3 * p[2][q] + p[3][q]) * u**3
        )
        for q in range(len(p[0]))
    )


def damp_skin(wet=0.2):
    """Steamed wheat dough: matt and finely wrinkled, a little light comes through, steam lies on it in small wet spots."""
    m = oily(
        "steamed", dry=0.68, wet=0.4, patch=3.4, share=wet, pores=(52, 0.16), coarse=(17, 0.28),
        sss=0.5, radius=(0.12, 0.08, 0.04), grain=0.03, spec=0.5, rnd=True,
    )
    v = coords(m, rnd=True)
    # Lines where a noise crosses its middle: the skin shrinks as it cools and creases like the back of a hand.
    height = B(m).inputs["Normal"].links[0].from_socket
    for scale, strength in ((6, 0.28), (14, 0.2)):
        ridge = noise_tex(m, v, scale, 3, 0.5, 0.8).outputs["Fac"]
        offset = N(m, "ShaderNodeMath", operation="SUBTRACT")
        L(m, ridge, offset.inputs[0])
        offset.inputs[1].default_value = 0.5
        line = N(m, "ShaderNodeMath", operation="ABSOLUTE")
        L(m, offset.outputs[0], line.inputs[0])
        height = bump(m, value(m, line.outputs[0], 0, 1, 0.0, 0.05), strength, 0.012, height)
    L(m, height, B(m).inputs["Normal"])
    spots = noise_tex(m, v, 6.5, 3, 0.55, 0.6).outputs["Fac"]
    L(m, value(m, spots, 0, 0.8, 0.56, 0.66), B(m).inputs["Clearcoat"])
    B(m).inputs["Clearcoat Roughness"].default_value = 0.22
    return let_light_through(m, painted(m, 0.03), 0.30)


def gathered(seed, pleats):
    """The skin of one momo as a function of height and turn (0 to 1 each): place, pleat, ridge and knot.

    Only the upper third is pleated; each pleat starts at a height of its own, and the belly stays smooth.
    """
    lot = random.Random(seed * 101 + 7)
    edges = [0.0]
    for _ in range(pleats):
        edges.append(edges[-1] + lot.uniform(0.4, 1.7))
    edges = [e / edges[-1] for e in edges]
    deep = [lot.uniform(0.45, 1.35) for _ in range(pleats)]
    start = [lot.uniform(0.34, 0.54) for _ in range(pleats)]
    twist = lot.choice((-1, 1, 1)) * lot.uniform(0.5, 1.2)
    tall, neck = lot.uniform(0.88, 1.08), lot.uniform(0.35, 1.15)
    lean = Vector((lot.uniform(-0.16, 0.16), lot.uniform(-0.16, 0.16), 0))
    shift = Vector((seed * 3.7, seed * 1.3, seed * 2.1))
    # Where a neighbour pressed, or the dough sank while it cooled.
    dents = []
    for _ in range(4):
        a, z = lot.uniform(0, TAU), lot.uniform(0.10, 0.48)
        dents.append((Vector((0.6 * math.cos(a), 0.6 * math.sin(a), z)), lot.uniform(0.02, 0.10), lot.uniform(0.16, 0.34)))

    def skin(u, turn):
        r, z = along(SHAPE, u)
        k = 0
        while edges[k + 1] < turn and k < pleats - 1:
            k += 1
        wide = edges[k + 1] - edges[k]
        s = (turn - edges[k]) / wide
        # Start and depth run over into the next pleat, or the belly would show a step between them.
        follow = (k + 1) % pleats
        first = start[k] + (start[follow] - start[k]) * smooth(0.75, 1, s)
        w = smooth(first, first + 0.20, u)
        fold = s**1.7 * (1 - smooth(0.80, 1, s)) * 1.5
        knot = smooth(0.60, 0.80, u)
        around = Vector((math.cos(TAU * turn), math.sin(TAU * turn), z * 1.4))
        th = TAU * turn + twist * (smooth(0.40, 0.75, u) + 1.1 * knot) + 0.30 * wide * TAU * w * s
        th += 0.16 * w * noise.noise(around * 1.6 + shift)
        rr = r * (1 + 0.10 * noise.noise(around * 1.0 + shift) + 0.06 * noise.noise(around * 2.3 - shift))
        rr += deep[k] * 0.66 * min(wide, 0.085) * TAU * r * w * (fold - 0.45)
        rr *= 1 + 0.30 * knot * noise.noise(around * 2.2 + shift * 3)
        # The dough is drawn together above: faint creases run from the pleats down over the shoulder.
        crease = abs(noise.noise(Vector((around.x * 4.5, around.y * 4.5, z * 0.8)) + shift))
        rr -= 0.022 * math.exp(-crease / 0.06) * smooth(0.20, 0.42, u) * smooth(0.75, 0.5, u)
        z *= tall
        top = 0.60 * tall
        if z > top:
            z = top + (z - top) * neck * (1 + 0.35 * noise.noise(around * 2 + shift * 2))
        p = Vector((rr * math.cos(th), rr * math.sin(th), z)) + lean * (z * z * 1.6)
        for middle, depth, reach in dents:
            share = math.exp(-((p - middle).length / reach) ** 2)
            p -= Vector((middle.x, middle.y, 0.15)) * (depth * share / 0.6)
        low = smooth(0.0, 0.10, z)
        p += drift(p * 4.6 + shift) * 0.016 * low * (1 - 0.5 * w)
        p += drift(p * 13 + shift) * 0.0045 * low
        return p, w, fold, knot

    return skin, shift


def dough_tone(p, w, fold, knot, shift):
    """White where pleats lie double, yellow and clear over the belly, the filling dim behind it."""
    t = 0.36 + 0.75 * fbm(p.x + shift.x, p.y, p.z, 4, 2.2) + w * (0.16 + 0.34 * (fold - 0.3)) + 0.16 * knot
    t -= 0.22 * smooth(0.10, 0.0, p.z)
    c = lerpc(THIN, CREAM, t / 0.3) if t < 0.3 else lerpc(CREAM, THICK, (t - 0.3) / 0.3)
    c = lerpc(c, PALE, 0.6 * smooth(0.62, 1.0, t))
    belly = smooth(0.03, 0.14, p.z) * smooth(0.56, 0.36, p.z) * (1 - 0.9 * w)
    near = noise.noise(p * 5.2 + shift) + 0.35 * noise.noise(p * 15 - shift)
    kind = noise.noise(p * 3.7 - shift * 2)
    c = lerpc(c, GREENISH if kind > -0.02 else ORANGE, 0.80 * belly * smooth(-0.10, 0.30, near))
    return lerpc(c, HERB, 0.66 * belly * smooth(0.28, 0.50, noise.noise(p * 10.5 + shift * 1.7)))


def momo(mat, seed=0, pleats=17, bitten=None, nu=96, nv=250):
    """One momo. `bitten` is how far in front of its middle (towards -y) a bite has taken the rest away."""
    skin, shift = gathered(seed, pleats)
    verts, colours, hole = [], [], []
    for i in range(nu):
        for j in range(nv):
            p, w, fold, knot = skin(i / (nu - 1), j / nv)
            colours.append(dough_tone(p, w, fold, knot, shift))
            if bitten is not None:
                gap = p.y - bite_depth(p.x, p.z, bitten)
                hole.append(gap < 0)
                if gap < 0:
                    p.y -= gap
            verts.append(tuple(p))
    faces = []
    for i in range(nu - 1):
        for j in range(nv):
            q = (i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j)
            if not (hole and all(hole[a] for a in q)):
                faces.append(q)
    o = paint_by(mesh("momo", verts, faces, mat), colours)
    if hole:
        # Rolled by hand, so the dough is nowhere of the same thickness.
        rim = o.vertex_groups.new(name="thick")
        for v in o.data.vertices:
            rim.add([v.index], 0.55 + 0.45 * noise.noise(v.co * 4.2 + shift), "REPLACE")
        solid(o, 0.032, -1)
        o.modifiers["so"].vertex_group = "thick"
        o.modifiers["so"].thickness_vertex_group = 0.25
    return o


def bite_depth(x, z, middle):
    """The y at which a bite ended: the arc of the teeth, and dough that tore between them."""
    arc = 0.10 * (1 - (x / 0.6) ** 2) + 0.22 * (z - 0.25)
    torn = 0.065 * noise.noise(Vector((x * 4.5, z * 4.5, 3))) + 0.042 * noise.noise(Vector((x * 13, z * 13, 8)))
    return middle + arc + torn


def wide_at(z):
    """The radius of a momo at the height z."""
    return min((r for k in range(20, 120) for r, h in (along(SHAPE, k / 160),) if abs(h - z) < 0.02), default=0)


def filling_front(x, z, middle, seed=0):
    """The y of a bitten filling: it sags out below the middle and has lost lumps elsewhere."""
    swell = 0.13 * max(0.0, 1 - (x / 0.5) ** 2) * smooth(0.55, 0.2, z)
    return bite_depth(x, z, middle) + 0.03 - swell + 0.075 * noise.noise(Vector((x * 5, z * 6, seed)))


def filling_bits():
    """Sources of a vegetable filling and how often each is taken: cabbage and mince, little carrot and coriander."""
    bits = []
    for name, stops, size, share, through in (
        ("cabbage", [(0.3, "#a9bd62"), (0.7, "#dfe6a8")], (0.080, 0.044, 0.012), 7, 0.5),
        ("stalk", [(0.3, "#dfe0b0"), (0.7, "#f8f3d6")], (0.056, 0.030, 0.024), 4, 0.5),
        ("mince", [(0.3, "#c9a262"), (0.7, "#f0d8a0")], (0.050, 0.042, 0.036), 7, 0.25),
        ("carrot", [(0.3, "#cf6a1a"), (0.7, "#e6933e")], (0.044, 0.032, 0.027), 3, 0.35),
        ("herb", [(0.3, "#2f5a1a"), (0.7, "#5d8a34")], (0.046, 0.030, 0.006), 3, 0.2),
    ):
        m = oily(name, stops, dry=0.24, wet=0.05, patch=4, share=0.8, sss=through, radius=(0.07, 0.06, 0.03), coarse=(20, 0.35), spec=0.6)
        B(m).inputs["Clearcoat"].default_value = 0.8
        B(m).inputs["Clearcoat Roughness"].default_value = 0.05
        for k in range(3):
            bit = blob("bit", size, m, 0.9, 1.7, len(bits) + k, 14, 18, amp2=0.35, freq2=4)
            for v in bit.data.vertices:
                v.co.z += 7 * (0.4 + 0.4 * k) * v.co.x**2
            hide(bit)
            bits += [bit] * share
    return bits


def minced(middle, seed=0, n=380):
    """The filling of a bitten momo: coarse bits, half sunk in their own juicy pulp."""
    lot, bits = random.Random(seed + 3), filling_bits()
    pulp = oily("pulp", [(0.3, "#a8873a"), (0.7, "#d8b868")], dry=0.16, wet=0.04, patch=4, share=0.8, sss=0.3, radius=(0.06, 0.05, 0.02), pores=(40, 0.5), coarse=(16, 0.5), spec=0.6)
    outline = []
    for side in (1, -1):
        for k in range(36):
            z = 0.035 + 0.565 * (k if side > 0 else 35 - k) / 35
            y = bite_depth(0, z, middle)
            outline.append((side * 0.93 * math.sqrt(max(0.0, wide_at(z) ** 2 - y * y)), z))

    def f(i, j):
        q = i / 39
        x, z = q * outline[j][0], 0.27 + q * (outline[j][1] - 0.27)
        lumps = 0.03 * noise.noise(Vector((x * 16, z * 16, seed))) + 0.02 * noise.noise(Vector((x * 34, z * 34, seed)))
        return x, filling_front(x, z, middle, seed) + 0.035 + lumps, z

    parts = [grid_surface("pulp", f, 40, len(outline), pulp)]
    while len(parts) < n:
        x, z = lot.uniform(-0.6, 0.6), lot.uniform(0.05, 0.57)
        y = filling_front(x, z, middle, seed) + 0.012 + abs(lot.gauss(0, 0.02))
        if x * x + y * y > (wide_at(z) * 0.9) ** 2:
            continue
        s = lot.uniform(0.5, 1.15) * (1.35 if lot.random() < 0.12 else 1)
        parts.append(dup(lot.choice(bits), (x, y, z), [lot.uniform(0, 6) for _ in range(3)], (s, s, s)))
    return parts


def oil_film():
    """Clear yellow oil on a skin."""
    return clear_film("oilfilm", hexc("#fff0cc"), 1.5, 0.06)


def juice(o, at, reach, mat, seed=0):
    """A film of juice that runs down from the point `at` (in the momo's own axes) over its skin."""
    at, near, lift = Vector(at), {}, []
    for v in o.data.vertices:
        d = v.co - at
        d.z *= 0.3 if d.z < 0 else 1.3
        full = 1 - d.length / reach + 0.8 * noise.noise(v.co * 7 + Vector((seed, 0, 0)))
        if full > 0:
            near[v.index] = len(lift)
            lift.append(v.co + v.normal * (0.020 * smooth(0, 0.35, full) - 0.002))
    faces = [[near[k] for k in f.vertices] for f in o.data.polygons if all(k in near for k in f.vertices)]
    film = mesh("juice", lift, faces, mat)
    film.parent = o
    return film


def fallen(o, bits, spots, seed=0):
    """Bits of filling that dropped onto a momo, each at the part of its skin nearest to one of `spots` (its own axes)."""
    lot = random.Random(seed)
    for spot in spots:
        v = min(o.data.vertices, key=lambda v: (v.co - Vector(spot)).length)
        s = lot.uniform(0.6, 1.0)
        dup(lot.choice(bits), v.co + v.normal * 0.016, (lot.uniform(-0.5, 0.5), lot.uniform(-0.5, 0.5), lot.uniform(0, TAU)), (s, s, s)).parent = o


def beads(o, n, seed=0, size=(0.008, 0.026)):
    """Drops of water on an object's skin, as one mesh that hangs on it."""
    lot = random.Random(seed)
    water = bpy.data.materials.get("water") or pbsdf("water", "#f1e4c6", 0.03, spec=0.9, sss=0.5, sssr=(0.1, 0.1, 0.1))
    verts, faces = [], []
    points = [v for v in o.data.vertices if v.co.z > 0.08]
    for _ in range(n):
        v = lot.choice(points)
        r = lot.uniform(*size) ** 1.0 * lot.uniform(0.5, 1)
        frame = v.normal.to_track_quat("Z", "X").to_matrix()
        first, rows, around = len(verts), 5, 9
        for i in range(rows):
            e = i / (rows - 1) * math.pi / 2
            for j in range(around):
                a = TAU * j / around
                q = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), 0.55 * math.sin(e)))
                verts.append(tuple(v.co + frame @ (q * r)))
        for i in range(rows - 1):
            for j in range(around):
                a, b = first + i * around + j, first + i * around + (j + 1) % around
                faces.append((a, b, b + around, a + around))
    drops = mesh("beads", verts, faces, water)
    drops.parent = o
    return drops


def dip_bowl(mat, loc):
    """A small thrown bowl for a dip, 0.37 high; filled to 0.29 with a radius of 0.45."""
    outline = ((0.0001, 0), (0.26, 0), (0.29, 0.03), (0.40, 0.13), (0.475, 0.28), (0.495, 0.36), (0.485, 0.375), (0.465, 0.36), (0.43, 0.26), (0.3, 0.1), (0.0001, 0.06))
    return sub(lathe("dip", outline, mat, n=90, wob=0.02, seed=4, freq=1.1, loc=loc))


def coarse_chutney(loc, r):
    """What lies in a tomato and chilli chutney pounded by hand: pulp, skins rolled up, pale seeds of the chilli."""
    pulp = oily("pulp", [(0.3, "#7a2a03"), (0.7, "#bd560a")], dry=0.5, wet=0.2, patch=6, share=0.7, sss=0.25, radius=(0.06, 0.02, 0.005))
    grain = oily("grain", [(0.3, "#d9a650"), (0.7, "#efd08a")], dry=0.45, wet=0.2, sss=0.15)
    kinds = [blob("pulp", (0.030, 0.022, 0.014), pulp, 0.8, 2, k, 10, 14, amp2=0.25) for k in range(4)]
    kinds += [blob("skin", (0.050, 0.016, 0.006), pulp, 0.9, 1.5, k, 10, 14) for k in range(2)]
    kinds += [blob("seed", (0.016, 0.013, 0.004), grain, 0.2, 1.5, k, 8, 12) for k in range(2)]
    for _ in range(260):
        a, q = rnd(0, TAU), r * math.sqrt(rnd(0, 1))
        at = (loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), loc[2] + rnd(-0.005, 0.03))
        s = rnd(0.5, 1.3)
        dup(random.choice(kinds), at, (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, TAU)), (s, s, s))
    for o in kinds:
        hide(o)


def red_chutney():
    """What `spooned` takes: the surface of coarse red chutney, and what lies in it as hidden originals."""
    red = oily("spooned", [(0.3, "#5a1204"), (0.5, "#8e2406"), (0.7, "#b84a10")], dry=0.4, wet=0.12, patch=6, share=0.7, sss=0.2, radius=(0.06, 0.02, 0.005), pores=(50, 0.4), coarse=(20, 0.4))
    grain = oily("grain", [(0.3, "#d9a650"), (0.7, "#efd08a")], dry=0.45, wet=0.2, sss=0.15)
    kinds = [blob("pulp", (0.040, 0.028, 0.018), red, 0.8, 2, k, 12, 16, amp2=0.25) for k in range(4)]
    kinds += [blob("skin", (0.062, 0.018, 0.007), red, 0.9, 1.5, k, 10, 14) for k in range(2)]
    kinds += [blob("seed", (0.018, 0.014, 0.005), grain, 0.2, 1.5, k, 8, 12) for k in range(2)]
    for kind in kinds:
        hide(kind)
    return red, kinds


def spooned(o, chutney, seed=0):
    """A spoonful of `red_chutney` over the knot of a momo; its oil runs down between the pleats."""
    lot, (red, kinds) = random.Random(seed + 11), chutney
    o.data.update()
    middle = Vector((lot.uniform(-0.10, 0.10), lot.uniform(-0.16, 0.02), 0))
    # Oil stains the dough around it, in tongues.
    data, near, lift = o.data.color_attributes["Col"].data, {}, []
    for v in o.data.vertices:
        at = v.co - middle
        ring = Vector((math.cos(math.atan2(at.y, at.x)) * 1.7, math.sin(math.atan2(at.y, at.x)) * 1.7, seed))
        reach = 0.30 + 0.15 * noise.noise(ring) + 0.10 * noise.noise(ring * 2.6)
        out = math.hypot(at.x, at.y) / reach
        if v.co.z > 0.25:
            data[v.index].color = lerpc(data[v.index].color, hexc("#d9701e"), 0.75 * smooth(1.75, 0.9, out + 0.25 * noise.noise(v.co * 7)))
            if out < 1.0:
                near[v.index] = len(lift)
                body = smooth(1.0, 0.72, out)
                lift.append(v.co + Vector((0, 0, 0.3)).lerp(v.normal, 0.7) * (0.05 * body * (1 + 0.7 * noise.noise(v.co * 11)) + 0.004))
    faces = [[near[k] for k in f.vertices] for f in o.data.polygons if all(k in near for k in f.vertices)]
    film = mesh("chutney", lift, faces, red)
    film.parent = o
    for _ in range(150):
        p = lot.choice(lift) + Vector((lot.uniform(-0.02, 0.02), lot.uniform(-0.02, 0.02), lot.uniform(-0.004, 0.022)))
        s = lot.uniform(0.5, 1.1)
        dup(lot.choice(kinds), p, (lot.uniform(-0.7, 0.7), lot.uniform(-0.7, 0.7), lot.uniform(0, TAU)), (s, s, s)).parent = o
    return o



def old_bamboo(name, axis, dark=0.5):
    """Bamboo that steam has darkened, with water stains."""
    sc = {"X": (0.6, 9, 9), "Y": (9, 0.6, 9), "Z": (9, 9, 0.6)}[axis]
    m = pbsdf(name, "#a8763c", 0.5, spec=0.4)
    grain = noise_tex(m, coords(m, sc, rnd=True), 2.6, 10, 0.65, 0.5).outputs["Fac"]
    base = ramp(m, grain, [(0.28, "#6b4118"), (0.5, "#a87436"), (0.74, "#c99a58")])
    stain = noise_tex(m, coords(m, rnd=True), 1.3, 8, 0.7, 0.4).outputs["Fac"]
    L(m, mixc(m, value(m, stain, 0.0, 0.85, 0.62 - 0.25 * dark, 0.74 - 0.25 * dark), base, "#3a1f0b"), B(m).inputs["Base Color"])
    L(m, value(m, stain, 0.62, 0.3, 0.4, 0.62), B(m).inputs["Roughness"])
    L(m, bump(m, grain, 0.45, 0.02), B(m).inputs["Normal"])
    return m


def worn_steamer(radius, loc=(0, 0, 0), height=0.6):
    """A bamboo steamer of many years: hoops not quite round, cane stitches, gaps between its slats."""
    wall, slat, hoop = old_bamboo("wall", "Z", 0.35), old_bamboo("slat", "X", 0.8), old_bamboo("hoop", "Z", 0.75)

    def ring(r0, r1, z0, z1, mat, seed):
        profile = [(r0, z0), (r1 - 0.02, z0), (r1, z0 + 0.025), (r1, z1 - 0.03), (r1 - 0.03, z1), (r0 + 0.03, z1), (r0, z1 - 0.03), (r0, z0)]
        lathe("ring", profile, mat, n=140, wob=0.03, seed=seed, freq=1.2, loc=loc)

    ring(radius + 0.02, radius + 0.10, 0, height, wall, 1)
    ring(radius - 0.07, radius + 0.01, 0, height * 0.80, wall, 4)
    for k, z in enumerate((0.05, 0.70)):
        ring(radius + 0.10, radius + 0.155, height * z, height * z + 0.15, hoop, 7 + k)
    cane = oily("cane", [(0.3, "#7a4a1c"), (0.7, "#c08a48")], dry=0.6, wet=0.35, sss=0)
    hold = ((0.155, 0.62), (0.17, 0.80), (0.15, 0.96), (0.07, 1.04), (-0.01, 0.98))
    for a in (-2.05, -1.20, -0.42, 0.5, 2.4):
        for step in range(4):
            b, pts = a + 0.034 * step + rnd(-0.006, 0.006), []
            for k in range(17):
                out, up = along(hold, k / 16)
                t = b + 0.03 * k / 16
                pts.append(((radius + out) * math.cos(t), (radius + out) * math.sin(t), height * up))
            tube("cane", pts, 0.017, cane, n=7, loc=loc)
    y = -radius + 0.1
    while y < radius - 0.05:
        half = math.sqrt(max(0, radius**2 - y * y)) - 0.02
        bow = 0.02 * noise.noise(Vector((y * 9, 1, 2)))
        if half > 0.25:
            o = tube("slat", [(half * (q / 8 - 1), bow * math.sin(q * 0.4), 0) for q in range(17)], 0.085, slat, n=10)
            o.scale, o.location = (1, 1, 0.4), (loc[0], loc[1] + y, loc[2] + 0.17)
        y += rnd(0.17, 0.22)


def bedding_leaf(mat, loc, turn, l=1.2, w=0.95, seed=0):
    """A cabbage leaf that steam has wilted: ruffled rim, thick pale rib."""
    green, pale = hexc("#7f9a3c"), hexc("#dbe0ae")
    colours, nu, nv = [], 60, 50

    def f(i, j):
        t, s = i / (nu - 1), j / (nv - 1) * 2 - 1
        half = 0.5 * w * (math.sin(math.pi * min(1, t * 0.92 + 0.04)) ** 0.55)
        edge = abs(s) ** 3 * smooth(0.05, 0.3, t) + smooth(0.8, 1, t)
        ruffle = 0.07 * edge * math.sin(16 * t + 9 * s + seed) + 0.05 * edge * noise.noise(Vector((t * 9, s * 5, seed)))
        vein = math.exp(-abs(s) / 0.05) + 0.5 * math.exp(-abs(math.sin(9 * t - 3 * abs(s))) / 0.10)
        colours.append(lerpc(green, pale, 0.25 + 0.55 * vein + 0.7 * fbm(t * 3, s * 2, seed, 3) - 0.25 * edge))
        return t * l, s * half, 0.05 * abs(s) + ruffle + 0.10 * t * t + 0.02 * vein

    return paint_by(grid_surface("cabbage", f, nu, nv, mat, closev=False, loc=loc, rot=(0, -0.05, turn)), colours)


def stained(o, height, seed=0):
    """Colours a momo that stands in broth up to about `height` of its own axes: orange below, a ragged line of it above."""
    deep, thin = hexc("#b8520f"), hexc("#e39a4a")
    data = o.data.color_attributes["Col"].data
    for v in o.data.vertices:
        p = v.co
        n = fbm(p.x * 3 + seed, p.y * 3, p.z * 3, 4, 1.5)
        under = smooth(0.07, -0.05, p.z - height + 0.14 * n)
        # What was ladled over it ran down in places.
        splash = 0.45 * smooth(0.24, 0.5, noise.noise(Vector((p.x * 2.4, p.y * 2.4, 0.7 * p.z + seed))))
        c = lerpc(data[v.index].color, thin, max(splash, 0.85 * under))
        data[v.index].color = lerpc(c, deep, 0.5 * under)
    return o


def charred(o, seed=0):
    """Coats a momo in curd and Kashmiri chilli and holds it over coals: black where it stands out, dough in its creases."""
    paste, red, orange, dough, brown, coal = (hexc(c) for c in ("#8e2a08", "#b9470f", "#d97a2c", "#e7bd7c", "#55200a", "#170a06"))
    data = o.data.color_attributes["Col"].data
    o.data.update()
    moves = []
    for v in o.data.vertices:
        p, shift = v.co, Vector((seed * 2.3, seed, -seed))
        n = fbm(p.x * 2.1 + seed, p.y * 2.1, p.z * 2.1, 5, 1.4)
        fine = fbm(p.x * 10 + seed, p.y * 10, p.z * 10, 3, 1.6)
        c = lerpc(lerpc(paste, red, 0.55 + 1.5 * n + fine), orange, smooth(0.0, 0.4, n + 0.5 * fine))
        c = lerpc(c, dough, 0.75 * smooth(0.16, 0.42, n - 0.4 * fine))
        # Coals are below, but momos on a skewer are turned: two sides and the knot get most.
        heat = 0.30 * noise.noise(p * 1.7 + shift) + 0.42 * smooth(0.45, 0.75, p.z) + 0.34 * smooth(0.3, 0.9, v.normal.z)
        heat += 0.30 * blister(p, 5.5, 0.5, seed) + 0.30 * noise.noise(p * 7 + shift) + 0.16 * noise.noise(p * 19 - shift)
        c = lerpc(c, brown, 0.9 * smooth(0.20, 0.46, heat))
        data[v.index].color = lerpc(c, coal, 0.94 * smooth(0.42, 0.70, heat))
        moves.append(v.normal * (0.012 * fine + 0.014 * blister(p, 9, 0.4, seed + 3)))
    for v, move in zip(o.data.vertices, moves):
        v.co += move
    return o
