"""A pizza out of a wood fire: a blistered, leopard-spotted rim, tomato, running mozzarella, basil.

Height and colour depend on the place (x, y) in the pie alone, so that what lies on it can ask where the top is.
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
    SAUCE = [hexc(c) for c in ("#420902", "#841c05", "#ad3a0a", "#cf701c")]
    CHEESE = [hexc(c) for c in ("#cc7c24", "#e6b25c", "#f2d59c", "#f8e6c2")]
    TOAST = [hexc(c) for c in ("#cc7f22", "#64300c")]

    def __init__(self, seed=0, laid=(), fire=2.2):
        """`fire` is the angle at which the pie looked into the flames."""
        self.seed, self.fire = seed, fire
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
        heat = 0.30 + 0.40 * smooth(0.0, 0.95, math.sin(u)) + 0.34 * smooth(-0.05, -0.7, math.sin(u)) * (t > 0.5) + 0.55 * fbm(p.x, p.y, p.z, 5, 1.6)
        heat += 0.26 * big + 0.20 * small + 0.16 * math.cos(a - self.fire)
        D = self.DOUGH
        c = lerpc(D[0], D[1], smooth(0.10, 0.40, heat))
        c = lerpc(c, D[2], smooth(0.38, 0.80, heat))
        c = lerpc(c, D[3], 0.7 * smooth(0.80, 1.1, heat))
        ragged = 0.22 * noise.noise(p * 9) + 0.12 * noise.noise(p * 24)
        # The side that looked into the fire is darker, and most of its bubbles burnt through.
        fire = 0.5 + 0.5 * math.cos(a - self.fire) + 0.9 * noise.noise(p * 1.3 + Vector((7, self.seed, 0)))
        sooty = noise.noise(p * 4.6 + Vector((3, self.seed, 9))) + 0.6 * ragged
        scorch = max(smooth(0.34, 0.95, big + 1.5 * ragged), smooth(0.26, 0.80, small + 1.5 * ragged), 0.9 * smooth(0.34, 0.85, tiny + ragged))
        scorch = max(scorch, 0.85 * smooth(0.16, 0.50, sooty + 0.12 * fire))
        scorch *= smooth(0.0, 0.45, math.sin(u)) * smooth(-0.25, 0.45, fire)
        c = lerpc(c, D[3], smooth(0.05, 0.45, scorch))
        c = lerpc(c, D[4], smooth(0.40, 0.95, scorch))
        flour = smooth(0.10, 0.34, fbm(p.x + 9, p.y, p.z, 5, 3.0)) * (1 - scorch) * smooth(0.5, -0.2, math.sin(u) * (1 if t < 0.5 else 0.4))
        c = lerpc(c, hexc("#f6ead0"), 0.4 * flour)
        return tuple(p), c

    def melt(self, x, y):
        """How much cheese lies at a place: 0 none, 1 the middle of a pool; and its blisters."""
        p = Vector((x, y, self.seed))
        q = p + 0.16 * drift(p * 1.5) + 0.07 * drift(p * 4.5)
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
        wrinkle = 1 - 2 * abs(noise.noise(Vector((x * 4.2, y * 4.2, s + 8)) + 0.4 * drift(p * 2)))
        z = TOP + (1 - m) * (0.075 * pulp + 0.03 * lump) + 0.036 * m + 0.012 * film
        z += 0.045 * bubble + 0.016 * fine * m + m * (0.016 * wrinkle + 0.040 * noise.noise(p * 2.6))
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
        toast = max(toast, 0.95 * m * smooth(0.0, 0.24, fbm(x + 20, y + 3, s, 5, 2.4) + 0.10 * ragged))
        toast *= smooth(0.06, 0.3, f)
        c = lerpc(c, T[0], 0.85 * smooth(0.10, 0.6, toast))
        c = lerpc(c, T[1], 0.8 * smooth(0.66, 1.0, toast))
        scorched = smooth(INNER - 0.16, INNER + 0.02, d + 0.14 * noise.noise(p * 4))
        c = lerpc(c, hexc("#4a0c04"), 0.55 * scorched * (1 - m))
        wet = (0.55 + 0.9 * fbm(x + 4, y + 8, s, 4, 2.6)) * (1 - 0.6 * toast)
        return z, (c[0], c[1], c[2], max(0.0, min(1.0, wet)))


def molten(name="molten", sss=0.12):
    """Sauce and cheese: wet where the paint's alpha says so, fine bubbles, a little depth."""
    m = pbsdf(name, "#ffffff", 0.4, sss=sss, sssr=(0.05, 0.026, 0.012), spec=0.36)
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


def fired(pie, fine=1.0):
    """Rim and topping of a whole pie; returns the objects."""
    n = int(1100 * fine)
    made = []

    def strew(name, rows, at, mat):
        colours = []

        def f(i, j):
            p, c = at(i / (rows - 1), TAU * j / n)
            colours.append(c)
            return p

        made.append(paint_by(grid_surface(name, f, rows, n, mat), colours))

    def topping(q, a):
        r = max(0.0004, q * (INNER + 0.22)) * pie.outline(a)
        x, y = r * math.cos(a), r * math.sin(a)
        z, c = pie.top(x, y)
        return (x, y, z), c

    strew("rim", int(110 * fine), pie.rim, crust_mat())
    strew("topping", int(240 * fine), topping, molten())
    return made


def basil_leaf(mat, size=0.6, seed=0, width=0.56, curl=0.5, singe=0.0):
    """Basil from the oven: bellied between its veins, curled, dull where it is scorched."""
    nu, nv, colours = 64, 41, []
    dark, green, light, brown = (hexc(c) for c in ("#1b4a0d", "#3a7f1a", "#a3c45c", "#3a2208"))

    def f(i, j):
        t, s = i / (nu - 1), (j / (nv - 1) - 0.5) * 2
        e = abs(s)
        half = width / 2 * math.sin(math.pi * min(1, max(0.0, t)) ** 0.8) ** 0.72 * (1 - 0.12 * t)
        half *= 1 + 0.015 * math.sin(t * 40 + seed) + 0.10 * noise.noise(Vector((t * 4, s, seed)))
        rib = abs(math.sin(t * 15 - e * 3.4 + 0.5 * noise.noise(Vector((t * 3, s * 2, seed)))))
        belly = 0.055 * rib ** 0.7 * math.sin(math.pi * min(1, e * 1.05)) * math.sin(math.pi * t)
        x, y = (t - 0.5), s * half
        z = -curl * (t - 0.45) ** 2 * 1.5 - 0.55 * curl * y * y * (1 + math.sin(seed)) + 0.16 * e ** 1.4 * half + belly
        z += 0.07 * noise.noise(Vector((x * 2.2, y * 2.2, seed))) + 0.05 * e * e * math.sin(t * 9 + seed * 3)
        vein = max(max(0, 1 - e * 16), 0.7 * max(0, 1 - rib * 7) * (1 - e))
        k = 0.5 + 0.9 * fbm(x * 2, y * 2, seed, 4, 1.5) + 0.5 * (rib - 0.5)
        net = smooth(0.30, 0.0, abs(noise.noise(Vector((t * 17, s * 9, seed)))) * 6)
        c = lerpc(lerpc(dark, green, k), light, min(1, 0.75 * vein + 0.16 * net))
        burn = singe * smooth(0.0, 0.25, fbm(x * 2, y * 2, seed + 5, 4, 1.4) + 0.35 * e * e - 0.12)
        colours.append(lerpc(c, brown, burn))
        return x * size, y * size, z * size

    return paint_by(grid_surface("basil", f, nu, nv, mat, closev=False), colours)


def oil(tint="#ffd58a"):
    """Oil on top of food: nearly clear, with a hard small shine."""
    return clear_film("oil", hexc(tint), 1.18, 0.07)


def tomato_dip():
    """Tomatoes crushed and stewed down, for a bowl beside what is dipped."""
    return oily("dip", [(0.3, "#6d1404"), (0.55, "#9c2c0a"), (0.75, "#c25a22")], dry=0.36, wet=0.1, patch=4, share=0.7, pores=(40, 0.5), coarse=(12, 0.6), sss=0.1)


def oil_drops(pie, n, seed=0):
    """Beads of oil where the cheese has sweated."""
    rs = random.Random(seed)
    mat = oil()
    kinds = [blob("oil", (1, 1 - 0.14 * k, 0.16), mat, amp=0.5, freq=0.9, seed=k + 1, nu=14, nv=24) for k in range(4)]
    made = []
    while len(made) < n:
        a, r = rs.uniform(0, TAU), 1.55 * math.sqrt(rs.random())
        x, y = r * math.cos(a), r * math.sin(a)
        if pie.melt(x, y) < rs.uniform(0, 0.25):
            continue
        s = 0.008 + 0.030 * rs.random() ** 4
        made.append(dup(rs.choice(kinds), (x, y, pie.top(x, y)[0] + 0.1 * s), (0, 0, rs.uniform(0, 6)), (s, s, s)))
    for k in kinds:
        hide(k)
    return made


def grains(name, places, mat, size=0.012):
    """Semolina or crumbs as one object: a small crooked lump at each of the places (x, y, z)."""
    verts, faces = [], []
    for k, place in enumerate(places):
        s = size * (0.35 + 0.9 * hashed((k, 5, 2)) ** 2)
        turn = Matrix.Rotation(hashed((k, 1, 8)) * TAU, 3, (hashed((k, 2, 2)) - 0.5, hashed((k, 7, 3)) - 0.5, 0.6))
        first = len(verts)
        for axis in ((1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 0.8), (0, 0, -0.8)):
            lump = turn @ Vector(axis) * s * (0.7 + 0.5 * hashed((k, axis[0] + 3, axis[1] + axis[2])))
            verts.append(tuple(Vector(place) + lump + Vector((0, 0, 0.6 * s))))
        faces += [(first + i, first + (i + 1) % 4, first + 4) for i in range(4)]
        faces += [(first + (i + 1) % 4, first + i, first + 5) for i in range(4)]
    return mesh(name, verts, faces, mat)
