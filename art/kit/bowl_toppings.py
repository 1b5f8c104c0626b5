"""What is laid on greens in fans and heaps: avocado, cherry tomatoes, all cut by hand, and seared cubes."""
from cooked import *


def juicy(name, dry, wet, **look):
    """Cut fruit: the alpha of its paint says how wet it is, since jelly and oil shine where dry flesh does not."""
    m = oily(name, **look)
    film = N(m, "ShaderNodeAttribute", attribute_name="Col").outputs["Alpha"]
    L(m, value(m, film, dry, wet, 0.0, 1.0), B(m).inputs["Roughness"])
    return m


def pear(x):
    """Radius of an avocado at x, -1 (neck) to 1."""
    return 0.40 * math.sqrt(max(0.0, 1 - x * x)) * (1 + 0.34 * x - 0.10 * x * x + 0.05 * math.sin(3 * x))


# from the cut side of the fruit to its skin: how far below the skin each tone begins
FLESH = [(d, hexc(c)) for d, c in ((0.28, "#ecd486"), (0.18, "#d9d476"), (0.11, "#a3b946"), (0.064, "#567f22"), (0.034, "#34601a"), (0.010, "#234710"))]
BRUISE = hexc("#85683a")


def flesh(rind, brown):
    """Colour of avocado at a depth below its skin."""
    c = FLESH[0][1]
    for (deep, _), (shallow, next_tone) in zip(FLESH, FLESH[1:]):
        c = lerpc(c, next_tone, smooth(deep, shallow, rind))
    return lerpc(c, BRUISE, min(0.6, brown))


def avocado_slice(m, rs, off, h, s):
    """One slice of half an avocado, cut `off` beside its middle where no stone was: soft, rounded at every edge."""
    colours, lot, n = [], rs.uniform(0, 90), 72
    bend, cup, twist, wedge = rs.uniform(0.03, 0.15), rs.uniform(-0.1, 0.25), rs.uniform(-0.10, 0.10), rs.uniform(-0.3, 0.3)
    bruise = (rs.uniform(-0.7, 0.7), rs.uniform(0.05, 0.3), rs.uniform(0.06, 0.13), rs.uniform(0.1, 0.5))
    # off the middle, the knife leaves the fruit before its neck
    inside = [q / 200 for q in range(-200, 201) if pear(q / 200) > abs(off)]
    low, high = inside[0], inside[-1]

    def f(i, j):
        x = low + (high - low) * (0.5 - 0.5 * math.cos(math.pi * i / 99))
        deep = math.sqrt(max(0.0004, pear(x) ** 2 - off * off)) + 0.012 * noise.noise(Vector((x * 3, lot, 1)))
        inner = -0.03 * (1 - x * x) + 0.016 * noise.noise(Vector((x * 4, lot, 4)))
        phi = TAU * j / n
        w, up = inner + (deep - inner) * (0.5 - 0.5 * math.cos(phi)), math.copysign(1, math.sin(phi))
        # ripe flesh is round where the knife went in and where the peel came off
        near = max(0.0, min(1.0, (w - inner) / 0.035, (deep - w) / 0.055))
        half = h / 2 * math.sqrt(1 - (1 - near) ** 2) * (1 + wedge * x)
        drag = 0.005 * noise.noise(Vector((x * 2, w * 34, lot))) + 0.020 * noise.noise(Vector((x * 3, w * 4, lot)))
        z = up * half + drag * near - bend * x * x - cup * (w - 0.2) ** 2 + twist * x * (w - 0.15)
        slope = (pear(min(0.98, x + 0.02)) - pear(max(-0.98, x - 0.02))) / 0.04
        cloud = fbm(x * 2.2 + lot, w * 3.2, lot, 4, 2)
        rind = (deep - w) / math.sqrt(1 + slope * slope * 2.2) + 0.026 * cloud
        bx, bw, size, dark = bruise
        spot = dark * smooth(1.3, 0.2, math.hypot(x * 0.62 - bx * 0.62, w - bw) / size + 1.2 * cloud)
        aged = 0.28 * smooth(0.05, 0.0, w - inner) + 0.22 * smooth(0.1, 0.4, cloud)
        fibre = 0.12 * smooth(0.25, 0.6, noise.noise(Vector((x * 3, w * 34, lot))))
        oil = smooth(0.02, 0.09, rind) * smooth(-0.05, 0.2, noise.noise(Vector((x * 4, w * 5, lot + 7))))
        colours.append((*flesh(rind, spot + aged + fibre)[:3], oil))
        return (0.62 * s * x, s * w, s * z)

    return paint_by(grid_surface("avocado", f, 100, n, m, capstart=True, capend=True), colours)


def avocado_fan(loc, turn, count=7, s=1.0, seed=0, tilt=0.80):
    """Half an avocado, sliced and pushed over by hand: no two slices lean, turn or bend alike."""
    m = juicy("avocado", 0.78, 0.13, spec=0.3, pores=(46, 0.2), coarse=(9, 0.4), depth=0.016, sss=0.16, radius=(0.06, 0.06, 0.02), grain=0.06, rnd=False)
    rs = random.Random(seed)
    thick = [s * rs.uniform(0.075, 0.125) for _ in range(count)]
    # the front one has slumped most
    leans = [tilt + rs.uniform(-0.07, 0.07) - (0.17 if k == 0 else 0) for k in range(count)]
    along, places = 0.0, []
    for k in range(count):
        places.append(along)
        if k + 1 < count:
            # one that lies lower than the next needs room for its upper edge
            along += (0.5 * (thick[k] + thick[k + 1]) + 0.30 * max(0.0, leans[k + 1] - leans[k])) / math.sin(leans[k])
    spread = -0.30
    for k in range(count):
        o = avocado_slice(m, rs, 0.06 + 0.13 * k / count + rs.uniform(-0.02, 0.02), thick[k], s * rs.uniform(0.93, 1.05))
        at, slide = places[k] - along / 2, rs.uniform(-0.07, 0.07) * s
        x, y = slide * math.cos(turn) - at * math.sin(turn), slide * math.sin(turn) + at * math.cos(turn)
        o.location = (loc[0] + x, loc[1] + y, loc[2] + 0.016 * k - 0.06 * at * at / s)
        o.rotation_euler = (leans[k], rs.uniform(-0.09, 0.09), turn + spread)
        spread += 0.6 / count * rs.uniform(0.4, 1.6)


SKINS = [tuple(hexc(c) for c in pair) for pair in (("#a8120a", "#6c0805"), ("#b4200c", "#7c0e07"), ("#bf4012", "#8e2408"), ("#8e0d0a", "#560606"))]
WALL, STREAK, CORE, PIP, VEIL = (hexc(c) for c in ("#a5200f", "#c8553a", "#cf8a66", "#dcc286", "#94601f"))
JELLIES = [hexc(c) for c in ("#8a2a0c", "#93561a", "#7c1c0c", "#82601c")]


class Tomato:
    """What the knife found in one tomato."""

    def __init__(self, k, r):
        rs = random.Random(k * 13 + 5)
        self.k, self.skin = k, SKINS[(0, 1, 3, 0, 2, 1, 0)[k % 7]]
        self.size = r * (0.70, 1.12, 0.90, 1.02, 0.80, 1.2)[k % 6] * rs.uniform(0.95, 1.05)
        self.count, self.long = ((3, 1.02), (2, 1.32), (4, 1.0), (2, 1.12))[k % 4]
        self.wall, self.core = rs.uniform(0.68, 0.82), rs.uniform(0.16, 0.34)
        self.dome, self.off = rs.uniform(-0.10, 0.05), rs.uniform(-0.10, 0.10)
        self.pale, first = rs.uniform(-0.1, 0.35), rs.uniform(0, TAU)
        self.cells = [self.cell(rs, first + q * TAU / self.count) for q in range(self.count)]

    def cell(self, rs, angle):
        """A chamber: where it is, how deep its jelly has sunk, its colour, its seeds."""
        angle += rs.uniform(-0.25, 0.25)
        spread = 1.7 / self.count
        seeds = []
        for _ in range(rs.randint(8, 13) // self.count + 1):
            seeds.append((angle + rs.uniform(-spread, spread), rs.uniform(self.core + 0.1, self.wall - 0.10), rs.uniform(0.7, 1.25)))
        return angle, rs.choice((0.07, 0.11, 0.20)), rs.choice(JELLIES), seeds

    def outside(self, i, a):
        """Point and colour of the skin, from its pole to the cut."""
        ph, k = math.pi / 2 * i / 29, self.k
        d = Vector((math.cos(a) * math.sin(ph), math.sin(a) * math.sin(ph), -0.94 * math.cos(ph)))
        n = noise.noise(d * 1.5 + Vector((0, k, 0)))
        c = lerpc(*self.skin, 0.35 + 1.5 * fbm(d.x, d.y, d.z + k, 3, 1.6))
        # the scar of the flower, and pale lines that run from it
        c = lerpc(c, STREAK, 0.3 * smooth(0.75, 0.15, ph) * smooth(0.1, 0.5, noise.noise(Vector((math.cos(a) * 5, math.sin(a) * 5, k)))))
        c = lerpc(c, VEIL, smooth(0.085, 0.05, ph + 0.02 * n))
        p = d * self.size * (1 + 0.06 * n - 0.03 * smooth(0.9, 1.0, math.sin(ph)))
        return (p.x * self.long, p.y, p.z), (*c[:3], 0.9 + 0.6 * n)

    def pip(self, seeds, a, q):
        """How much of a seed there is at a point of the cut: drops that point to the middle."""
        most = 0.0
        for sa, sr, s in seeds:
            gone = (a - sa + math.pi) % TAU - math.pi
            u, v = (q - sr) / (0.105 * s), gone * max(q, 0.1) / ((0.056 - 0.018 * (q - sr) / 0.105) * s)
            most = max(most, smooth(1.0, 0.5, math.hypot(u, v)))
        return most

    def inside(self, q, a):
        """Point and colour of the cut, q from 0 in its middle to 1."""
        x, y, k = q * math.cos(a), q * math.sin(a), self.k
        n = noise.noise(Vector((x * 3, y * 3, k)))
        angle, sunk, jelly, seeds = max(self.cells, key=lambda cell: math.cos(a - cell[0]))
        # a chamber is rounded and stops short of the walls between
        gap = abs((a - angle + math.pi) % TAU - math.pi) * self.count / math.pi
        room = smooth(self.core, self.core + 0.10, q + 0.08 * n) * smooth(self.wall, self.wall - 0.09, q + 0.08 * n + 0.10 * gap**3)
        room *= smooth(0.95, 0.74, gap + 0.28 * n)
        pip = self.pip(seeds, a, q) * room
        fibre = smooth(0.1, 0.5, noise.noise(Vector((math.cos(a) * 9, math.sin(a) * 9, q * 2 + k))))
        c = lerpc(WALL, STREAK, self.pale + 0.35 * fibre + 0.5 * smooth(0.05, 0.0, abs(q - self.wall - 0.08 - 0.02 * n)) + 0.4 * n)
        c = lerpc(c, CORE, 0.9 * smooth(self.core, self.core - 0.14, q + 0.05 * n))
        c = lerpc(c, lerpc(jelly, self.skin[1], 0.35 + 1.2 * n), room)
        # a seed is veiled by its jelly, most at its rim
        c = lerpc(c, lerpc(VEIL, PIP, smooth(0.35, 0.8, pip)), 0.95 * smooth(0.1, 0.4, pip))
        c = lerpc(c, self.skin[1], smooth(0.95, 0.98, q))
        juice = smooth(0.0, 0.35, noise.noise(Vector((x * 2.2, y * 2.2, k + 40))))
        rough = 0.035 * noise.noise(Vector((x * 9, y * 9, k))) * (1 - room)
        z = 0.05 * n + rough - sunk * room + 0.075 * pip - 0.05 * smooth(0.93, 1.0, q) + self.dome * (1 - q * q) + self.off * x * (1 - q**6)
        s = self.size
        return (s * x * self.long, s * y, s * z * smooth(1.0, 0.97, q)), (*c[:3], max(room, 0.75 * juice))


def tomato_halves(kinds=14, r=0.2):
    """Halves of cherry tomatoes, all different; each keeps its radius as "r", for those who heap them."""
    m = juicy("cherry", 0.58, 0.07, pores=(44, 0.22), coarse=(11, 0.3), depth=0.014, sss=0.10, radius=(0.07, 0.02, 0.01), grain=0.10, spec=0.45)
    made = []
    for k in range(kinds):
        fruit, colours = Tomato(k, r), []

        def f(i, j):
            a = TAU * j / 128
            p, c = fruit.outside(i, a) if i < 30 else fruit.inside(1 - (i - 29) / 48, a)
            colours.append(c)
            return p

        made.append(paint_by(grid_surface("cherry", f, 78, 128, m), colours))
        made[-1]["r"] = fruit.size * 0.92
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
