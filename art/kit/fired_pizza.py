"""A pizza out of a wood fire: a blistered, leopard-spotted rim, tomato, running mozzarella, basil.

Everything depends on the place (x, y) in the pie alone, so that a slice cut from it fits its gap.
"""
from cooked import *

INNER = 1.60
RIM_MIDDLE = 1.84
TOP = 0.11


def melt_pools(seed, laid=(), n=13, reach=1.45):
    """Where slices of mozzarella lay before they ran: (x, y, radius), first those that are `laid`."""
    rs = random.Random(seed)
    pools = list(laid)
    for _ in range(4000):
        a, q = rs.uniform(0, TAU), math.sqrt(rs.random()) * reach
        x, y, r = q * math.cos(a), q * math.sin(a), rs.uniform(0.25, 0.39)
        if all(math.hypot(x - u, y - v) > 0.86 * (r + s) for u, v, s in pools):
            pools.append((x, y, r))
        if len(pools) == n:
            break
    return pools


class Pie:
    """The fields of one pizza: outline, height and colour at each place."""

    DOUGH = [hexc(c) for c in ("#ecd2a2", "#d59a4b", "#a85c1e", "#5f2b0d", "#160a05")]
    SAUCE = [hexc(c) for c in ("#560b03", "#962006", "#bd420d", "#d9741e")]
    CHEESE = [hexc(c) for c in ("#d2842a", "#ebbd6c", "#f4dba8", "#fbecd0")]
    TOAST = [hexc(c) for c in ("#c27a26", "#5a270b")]

    def __init__(self, seed=0, laid=()):
        self.seed = seed
        self.pools = melt_pools(seed, laid)

    def outline(self, a):
        """Factor of the radius: no pie is round."""
        c, s = math.cos(a), math.sin(a)
        return 1 + 0.045 * noise.noise(Vector((c * 1.1 + self.seed, s * 1.1, 3)))

    def puff(self, a):
        """Half the height and width of the rim."""
        c, s = math.cos(a), math.sin(a)
        wide = noise.noise(Vector((c * 2.1, s * 2.1, self.seed)))
        near = noise.noise(Vector((c * 6, s * 6, self.seed + 4)))
        return 1 + 0.34 * wide + 0.16 * near

    def rim(self, t, a):
        """Point and colour of the rim; t runs from its inner foot (0) over its top to the board (1)."""
        u = -0.35 + t * (math.pi + 1.15)
        k = self.puff(a)
        w, h = 0.25 * k ** 0.7, 0.235 * k
        r = RIM_MIDDLE - w * math.cos(u)
        z = 0.11 + h * math.sin(u)
        o = self.outline(a)
        p = Vector((r * o * math.cos(a), r * o * math.sin(a), z))
        out = Vector((-math.cos(u) * math.cos(a), -math.cos(u) * math.sin(a), math.sin(u)))
        big = blister(p, 2.8, 0.6, self.seed)
        small = blister(p, 6.0, 0.6, self.seed + 9)
        tiny = blister(p, 15, 0.4, self.seed + 21)
        fold = noise.noise(p * 3.4 + Vector((self.seed, 0, 0)))
        skin = noise.noise(p * 11)
        shape = smooth(-0.15, 0.25, math.sin(u))
        p = p + out * shape * (0.13 * big + 0.05 * small + 0.014 * tiny + 0.07 * fold + 0.02 * skin + 0.008 * noise.noise(p * 25))
        p.z = max(p.z, 0.004)
        heat = 0.22 + 0.46 * smooth(0.0, 0.95, math.sin(u)) + 0.55 * fbm(p.x, p.y, p.z, 5, 1.6)
        heat += 0.22 * big + 0.16 * small
        D = self.DOUGH
        c = lerpc(D[0], D[1], smooth(0.10, 0.40, heat))
        c = lerpc(c, D[2], smooth(0.38, 0.80, heat))
        c = lerpc(c, D[3], 0.7 * smooth(0.80, 1.1, heat))
        ragged = 0.22 * noise.noise(p * 9) + 0.12 * noise.noise(p * 24)
        scorch = max(smooth(0.30, 0.70, big + ragged), 0.95 * smooth(0.30, 0.66, small + ragged), 0.8 * smooth(0.45, 0.85, tiny + ragged))
        scorch *= smooth(0.0, 0.5, math.sin(u)) * smooth(-0.4, 0.0, noise.noise(p * 1.3 + Vector((7, self.seed, 0))))
        c = lerpc(c, D[3], smooth(0.05, 0.45, scorch))
        c = lerpc(c, D[4], smooth(0.40, 0.95, scorch))
        flour = smooth(0.10, 0.34, fbm(p.x + 9, p.y, p.z, 5, 3.0)) * (1 - scorch) * smooth(0.5, -0.2, math.sin(u) * (1 if t < 0.5 else 0.4))
        c = lerpc(c, hexc("#fbf2df"), 0.55 * flour)
        return tuple(p), c

    def melt(self, x, y):
        """How much cheese lies at a place: 0 none, 1 the middle of a pool; and its blisters."""
        p = Vector((x, y, self.seed))
        q = p + 0.16 * Vector(noise.noise_vector(p * 1.5)) + 0.07 * Vector(noise.noise_vector(p * 4.5))
        f = 0.0
        for u, v, r in self.pools:
            d = ((q.x - u) ** 2 + (q.y - v) ** 2) / (r * r * 1.9)
            if d < 1:
                f += (1 - d) ** 2
        return f

    def top(self, x, y):
        """Height, colour and wetness (in alpha) of sauce and cheese."""
        s = self.seed
        f = self.melt(x, y)
        m = smooth(0.06, 0.42, f)
        film = smooth(0.02, 0.16, f + 0.10 * fbm(x, y, s + 2, 4, 3))
        p = Vector((x, y, s))
        pulp = fbm(x, y, s + 5, 5, 3.4)
        lump = 1 - 2 * abs(noise.noise(p * 5.2))
        bubble = blister(p, 3.6, 0.55, s + 3) * m
        fine = blister(p, 9, 0.5, s + 6)
        wrinkle = 1 - 2 * abs(noise.noise(Vector((x * 4.2, y * 4.2, s + 8)) + 0.4 * Vector(noise.noise_vector(p * 2))))
        z = TOP + (1 - m) * (0.075 * pulp + 0.03 * lump) + 0.052 * m ** 0.7 + 0.016 * film
        z += 0.045 * bubble + 0.014 * fine * m + m * (0.012 * wrinkle + 0.022 * noise.noise(p * 3.1))
        d = math.hypot(x, y)
        z -= 0.12 * smooth(INNER - 0.05, INNER + 0.16, d + 0.1 * noise.noise(p * 3))
        S, C, T = self.SAUCE, self.CHEESE, self.TOAST
        k = 0.42 + 0.9 * pulp + 0.2 * lump
        c = lerpc(S[0], S[1], smooth(0.0, 0.45, k))
        c = lerpc(c, S[2], smooth(0.35, 0.9, k))
        c = lerpc(c, S[3], 0.75 * smooth(0.015, 0.12, f) * (0.6 + pulp))
        c = lerpc(c, C[0], 0.9 * film * smooth(0.02, 0.14, f))
        white = f + 0.16 * fbm(x + 2, y, s, 4, 3.2)
        c = lerpc(c, C[1], smooth(0.10, 0.34, white))
        c = lerpc(c, C[2], smooth(0.34, 0.74, white))
        c = lerpc(c, C[3], 0.7 * smooth(0.74, 1.25, white))
        ragged = 0.3 * noise.noise(p * 8) + 0.18 * noise.noise(p * 21)
        toast = max(smooth(0.25, 0.8, bubble + ragged), 0.65 * smooth(0.45, 0.95, fine * m + ragged))
        toast = max(toast, 0.95 * m * smooth(0.06, 0.26, fbm(x + 20, y + 3, s, 5, 2.4)))
        toast *= smooth(0.06, 0.3, f)
        c = lerpc(c, T[0], 0.85 * smooth(0.10, 0.6, toast))
        c = lerpc(c, T[1], 0.85 * smooth(0.62, 1.0, toast))
        scorched = smooth(INNER - 0.16, INNER + 0.02, d + 0.14 * noise.noise(p * 4))
        c = lerpc(c, hexc("#4a0c04"), 0.55 * scorched * (1 - m))
        wet = (0.55 + 0.9 * fbm(x + 4, y + 8, s, 4, 2.6)) * (1 - 0.6 * toast)
        return z, (c[0], c[1], c[2], max(0.0, min(1.0, wet)))


def molten(name="molten", sss=0.12):
    """Sauce and cheese: wet where the paint's alpha says so, fine bubbles, a little depth."""
    m = pbsdf(name, "#ffffff", 0.4, sss=sss, sssr=(0.05, 0.026, 0.012), spec=0.5)
    a = N(m, "ShaderNodeAttribute", attribute_name="Col")
    base = painted(m, 0.12, 50)
    L(m, base, B(m).inputs["Base Color"])
    L(m, base, B(m).inputs["Subsurface Color"])
    B(m).subsurface_method = "BURLEY"
    L(m, value(m, a.outputs["Alpha"], 0.58, 0.13, 0.3, 0.75), B(m).inputs["Roughness"])
    v = coords(m)
    wide = bump(m, noise_tex(m, v, 14, 5, 0.6).outputs["Fac"], 0.45, 0.03)
    L(m, bump(m, noise_tex(m, v, 55, 3, 0.6).outputs["Fac"], 0.22, 0.01, wide), B(m).inputs["Normal"])
    return m


def crust_mat():
    return oily("crust", dry=0.72, wet=0.36, patch=2.2, share=0.3, pores=(46, 0.4), coarse=(15, 0.45), sss=0, grain=0.2)


def fired(pie, start=0.0, end=TAU, fine=1.0):
    """Rim, topping and, of a sector, the cut sides; returns the objects."""
    whole = end - start > TAU - 0.01
    share = (end - start) / TAU
    n = int(1100 * share * fine)
    step = (end - start) / (n if whole else n - 1)
    made = []

    def strew(name, rows, at, mat):
        colours = []

        def f(i, j):
            p, c = at(i / (rows - 1), start + step * j)
            colours.append(c)
            return p

        made.append(paint_by(grid_surface(name, f, rows, n, mat, closev=whole), colours))
        return made[-1]

    def topping(q, a):
        r = max(0.0004, q * (INNER + 0.22)) * pie.outline(a)
        x, y = r * math.cos(a), r * math.sin(a)
        z, c = pie.top(x, y)
        return (x, y, z), c

    rim = strew("rim", int(110 * fine), pie.rim, crust_mat())
    face = strew("topping", int(240 * fine), topping, molten())
    if not whole:
        crumb = oily("crumb", dry=0.8, wet=0.6, share=0.1, pores=(30, 0.7), coarse=(12, 0.8), sss=0.1, grain=0.12)
        for j in (0, n - 1):
            made.append(cut_side(rim, face, n, j, crumb))
    return made


def cut_side(rim, face, n, j, crumb):
    """The open crumb below the toppings and within the rim, at one cut."""
    line = [v.co.copy() for v in list(face.data.vertices)[j::n]]
    arch = [v.co.copy() for v in list(rim.data.vertices)[j::n]]
    reach = min(p.to_2d().length for p in arch)
    widest = max(range(len(arch)), key=lambda k: arch[k].to_2d().length)
    upper = [p for p in line if p.to_2d().length < reach] + arch[: widest + 1]
    below = sorted((p.to_2d().length, p.z) for p in arch[widest:])

    def floor(d):
        """Height of the underside, which curls up at the rim."""
        return next((z for r, z in below if r >= d), below[-1][1]) if d > below[0][0] else 0.006

    rows, verts, colours = 12, [], []
    pale, deep, base = hexc("#ecd09a"), hexc("#b97f3c"), hexc("#7a3f14")
    for i in range(rows):
        q = i / (rows - 1)
        for p in upper:
            low = floor(p.to_2d().length)
            z = low + (p.z + 0.002 - low) * (1 - q)
            hole = 0.016 * q * (1 - q) * 4 * noise.noise(Vector((p.x * 9, p.y * 9, z * 14)))
            verts.append((p.x + hole * (p.y / max(0.1, p.length)), p.y - hole * (p.x / max(0.1, p.length)), z))
            c = lerpc(deep, pale, 0.6 + 1.4 * noise.noise(Vector((p.x * 7, p.y * 7, z * 16))))
            c = lerpc(c, base, smooth(0.82, 1.0, q))
            colours.append(lerpc(c, hexc("#b33c12"), 0.8 * smooth(0.16, 0.0, q) * (p.to_2d().length < INNER)))
    k = len(upper)
    faces = [(i * k + s, i * k + s + 1, (i + 1) * k + s + 1, (i + 1) * k + s) for i in range(rows - 1) for s in range(k - 1)]
    return paint_by(mesh("cut", verts, faces, crumb), colours)


def basil_leaf(mat, size=0.6, seed=0, width=0.56, curl=0.5, singe=0.0):
    """Basil from the oven: bellied between its veins, curled, dull where it is scorched."""
    nu, nv, colours = 64, 41, []
    dark, green, light, brown = (hexc(c) for c in ("#17400c", "#2f6f16", "#7aa83a", "#3a2208"))

    def f(i, j):
        t, s = i / (nu - 1), (j / (nv - 1) - 0.5) * 2
        e = abs(s)
        half = width / 2 * math.sin(math.pi * min(1, max(0.0, t)) ** 0.8) ** 0.72 * (1 - 0.12 * t)
        half *= 1 + 0.015 * math.sin(t * 40 + seed) + 0.10 * noise.noise(Vector((t * 4, s, seed)))
        rib = abs(math.sin(t * 15 - e * 3.4))
        belly = 0.035 * rib ** 0.7 * math.sin(math.pi * min(1, e * 1.05)) * math.sin(math.pi * t)
        x, y = (t - 0.5), s * half
        z = -curl * (t - 0.45) ** 2 * 1.5 - 0.55 * curl * y * y * (1 + math.sin(seed)) + 0.16 * e ** 1.4 * half + belly
        z += 0.07 * noise.noise(Vector((x * 2.2, y * 2.2, seed))) + 0.05 * e * e * math.sin(t * 9 + seed * 3)
        vein = max(max(0, 1 - e * 16), 0.7 * max(0, 1 - rib * 7) * (1 - e))
        k = 0.5 + 0.9 * fbm(x * 2, y * 2, seed, 4, 1.5) + 0.5 * (rib - 0.5)
        c = lerpc(lerpc(dark, green, k), light, 0.6 * vein)
        burn = singe * smooth(0.0, 0.25, fbm(x * 2, y * 2, seed + 5, 4, 1.4) + 0.35 * e * e - 0.12)
        colours.append(lerpc(c, brown, burn))
        return x * size, y * size, z * size

    return paint_by(grid_surface("basil", f, nu, nv, mat, closev=False), colours)


def oil(tint="#ffd58a"):
    """Oil on top of food: nearly clear, with a hard small shine."""
    m = bpy.data.materials.new("oil")
    m.use_nodes = True
    m.node_tree.nodes.clear()
    out, mix = N(m, "ShaderNodeOutputMaterial"), N(m, "ShaderNodeMixShader")
    through, shine = N(m, "ShaderNodeBsdfTransparent"), N(m, "ShaderNodeBsdfGlossy", Roughness=0.07)
    through.inputs["Color"].default_value = hexc(tint)
    fresnel = N(m, "ShaderNodeFresnel", IOR=1.18)
    L(m, fresnel.outputs[0], mix.inputs[0])
    L(m, through.outputs[0], mix.inputs[1])
    L(m, shine.outputs[0], mix.inputs[2])
    L(m, mix.outputs[0], out.inputs["Surface"])
    return m


def oil_drops(pie, n, keep, seed=0):
    """Beads of oil where the cheese has sweated; keep(x, y) leaves out what is not on this part."""
    rs = random.Random(seed)
    mat = oil()
    kinds = [blob("oil", (1, 1 - 0.12 * k, 0.22), mat, amp=0.3, freq=0.9, seed=k + 1, nu=14, nv=24) for k in range(4)]
    made = []
    while len(made) < n:
        a, r = rs.uniform(0, TAU), 1.55 * math.sqrt(rs.random())
        x, y = r * math.cos(a), r * math.sin(a)
        if not keep(x, y) or pie.melt(x, y) < rs.uniform(0, 0.25):
            continue
        s = 0.012 + 0.035 * rs.random() ** 3
        made.append(dup(rs.choice(kinds), (x, y, pie.top(x, y)[0] + 0.1 * s), (0, 0, rs.uniform(0, 6)), (s, s, s)))
    for k in kinds:
        hide(k)
    return made


def drawn_cheese(mat, p, q, thick, sag, seed):
    """A strand between two cuts: it leaves both as a broad foot, thins and sags."""
    p, q = Vector(p), Vector(q)
    side = (q - p).cross(Vector((0, 0, 1))).normalized()
    pts = []
    for k in range(40):
        t = k / 39
        c = p.lerp(q, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
        c += side * 0.08 * math.sin(math.pi * t) * noise.noise(Vector((t * 2.5, seed, 1)))
        pts.append(tuple(c))
    return tube("strand", pts, thick, mat, n=12,
                radf=lambda t: 0.30 + 0.75 * abs(2 * t - 1) ** 9 + 0.16 * noise.noise(Vector((t * 7, seed, 2))) + 0.05)
