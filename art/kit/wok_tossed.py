"""What a hot wok makes: noodles and cut vegetables that come to rest on one another, iron with a patina."""
from cooked import *

STEP = 0.04


def stops(*colours):
    return [hexc(c) for c in colours]


STRAW_TO_SOY = stops("#220c03", "#4c2009", "#824312", "#b27430", "#cf9e55", "#e0bd7c", "#ecd5a2")
CHAR = hexc("#190b05")
SOY = hexc("#7a4614")


def clamp(x, low=0.0, high=1.0):
    return low if x < low else high if x > high else x


def between(scale, t):
    """The colour at t (0 to 1) of a list of colours."""
    t = clamp(t, 0, 0.9999) * (len(scale) - 1)
    return lerpc(scale[int(t)], scale[int(t) + 1], t % 1)


def wave(x, seed, row):
    """Noise of about -0.7 to 0.7 on a line of its own for each seed and row."""
    return noise.noise(Vector((x, seed * 1.37, row * 5.1)))


def eased(line, reach):
    """The values of a line, each the weighted mean of its neighbours up to `reach` places away."""
    weights = [(k, reach + 1 - abs(k)) for k in range(-reach, reach + 1)]
    total, last = (reach + 1) ** 2, len(line) - 1
    return [sum(w * line[clamp(i + k, 0, last)] for k, w in weights) / total for i in range(last + 1)]


class Bed:
    """The surface on which the next strand comes to lie: heights on a grid that rise with each that was laid."""

    def __init__(self, radius, ground, cell=0.0145):
        self.cell, self.n = cell, int(2 * radius / cell) + 12
        axis = [(k - self.n / 2) * cell for k in range(self.n)]
        self.top = [[ground(x, y) for y in axis] for x in axis]
        self.even = None

    def place(self, x, y):
        half = self.n / 2
        return clamp(int(x / self.cell + half), 1, self.n - 2), clamp(int(y / self.cell + half), 1, self.n - 2)

    def height(self, x, y):
        i, j = self.place(x, y)
        return self.top[i][j]

    def rest(self, line, thick, limp=0.48):
        """Heights of a soft strand laid along the points (x, y) of a line, which it then adds to the bed.

        limp: 0 bridges from crest to crest, 1 sinks into every gap.
        """
        raw = [self.height(x, y) for x, y in line]
        crest = [max(raw[max(0, i - 2) : i + 3]) for i in range(len(raw))]
        zs = [z + 0.6 * thick for z in eased([(1 - limp) * c + limp * r for c, r in zip(crest, raw)], 3)]
        for (x0, y0), (x1, y1), z0, z1 in zip(line, line[1:], zs, zs[1:]):
            for f in (0, 0.333, 0.667):
                self.raise_to(x0 + (x1 - x0) * f, y0 + (y1 - y0) * f, z0 + (z1 - z0) * f + 0.55 * thick, thick)
        return zs

    def raise_to(self, x, y, level, thick):
        """The cells about a point become at least so high, less towards the sides of the strand."""
        i, j = self.place(x, y)
        for di in (-1, 0, 1):
            row = self.top[i + di]
            for dj in (-1, 0, 1):
                row[j + dj] = max(row[j + dj], level - 0.4 * thick * (abs(di) + abs(dj)))

    def depth(self, x, y, z):
        """How far below the finished surface, its gaps evened out, a point lies."""
        if not self.even:
            rows = [eased(row, 4) for row in self.top]
            self.even = list(zip(*[eased(column, 4) for column in zip(*rows)]))
        i, j = self.place(x, y)
        return self.even[i][j] - z


class Strands:
    """Strands of one material: they are kept until the pile is complete, then coloured by their depth in it."""

    def __init__(self, around=8, square=0.0):
        self.kept, self.section = [], []
        for k in range(around):
            c, s = math.cos(TAU * k / around), math.sin(TAU * k / around)
            # A square section is a circle pushed out towards its corners.
            push = 1 / max(abs(c), abs(s)) ** square
            self.section.append((c * push, s * push))

    def add(self, points, colour):
        """points: (place, half width, half height, twist in radians) along the strand; colour(share of the
        length, place, depth) gives the function (u, v) -> rgba of the section there."""
        self.kept.append((points, colour))

    def ring(self, middle, ahead, width, height, twist):
        """The vertices about one point of a strand that goes in the direction `ahead`."""
        side = ahead.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 1e-5 else Vector((1, 0, 0))
        up = side.cross(ahead).normalized()
        across = (side * math.cos(twist) + up * math.sin(twist)) * width
        over = (up * math.cos(twist) - side * math.sin(twist)) * height
        return [tuple(middle + across * u + over * v) for u, v in self.section]

    def finish(self, name, mat, bed, loc=(0, 0, 0)):
        """One painted object of all strands."""
        verts, faces, tones, n = [], [], [], len(self.section)
        for points, colour in self.kept:
            first, last = len(verts), len(points) - 1
            for i, (p, width, height, twist) in enumerate(points):
                verts += self.ring(p, points[min(i + 1, last)][0] - points[max(i - 1, 0)][0], width, height, twist)
                paint_at = colour(i / last, p, bed.depth(*p))
                tones += [paint_at(u, v) for u, v in self.section]
            for a in range(first, first + last * n, n):
                faces += [(a + j, a + (j + 1) % n, a + (j + 1) % n + n, a + j + n) for j in range(n)]
            faces += [tuple(range(first + n - 1, first - 1, -1)), tuple(range(first + last * n, first + last * n + n))]
        return paint_by(mesh(name, verts, faces, mat, loc=loc), tones)


def wander(lot, radius, length, start=None, curl=1.0):
    """A line of points (x, y) that drifts, sweeps and now and then curls up, inside a disc."""
    q, a = radius * lot.random() ** 0.52 * 0.98, lot.uniform(0, TAU)
    place = Vector(start or (q * math.cos(a), q * math.sin(a)))
    heading, phase, sweep, path = lot.uniform(0, TAU), lot.uniform(0, 90), lot.uniform(-1.6, 1.6), []
    for i in range(max(6, int(length / STEP))):
        path.append(place.copy())
        s = i * STEP
        tight = wave(s * 0.9, phase, 4)
        bend = sweep + 5.5 * wave(s * 0.8, phase, 1) + math.copysign(curl * 15 * max(0, abs(tight) - 0.2), tight)
        ahead = Vector((math.cos(heading), math.sin(heading)))
        if place.length > radius * 0.88 and place.dot(ahead) > -0.4 * place.length:
            # The iron turns it back, well inwards: else all would run along the rim.
            bend += math.copysign(9, place.x * ahead.y - place.y * ahead.x)
        heading += bend * STEP
        place = place + ahead * STEP
        if place.length > radius:
            place *= radius / place.length
    return path


def normals(path):
    """The direction to the left at each point of a line."""
    last = len(path) - 1
    steps = [path[min(i + 1, last)] - path[max(i - 1, 0)] for i in range(last + 1)]
    return [Vector((-d.y, d.x)).normalized() for d in steps]


def inside(p, radius):
    """The point (x, y), or where the iron holds it back."""
    return tuple(p * min(1, radius / max(p.length, 1e-6)))


def noodle_colour(seed, tone):
    """Straw where no sauce came, soy where it ran, darker in the depth, here and there burnt by the iron."""

    def colour(share, p, depth):
        sauce = 0.75 * fbm(*p, 3, 1.6) + 0.34 * noise.noise(p * 5.5 + Vector((seed, 0, 0))) + 0.16 * noise.noise(p * 19)
        t = tone + sauce - clamp((depth - 0.015) * 2.2, -0.05, 0.38)
        heat = noise.noise(p * 4.2 + Vector((0, seed * 1.7, 0))) + 0.5 * noise.noise(p * 2 + Vector((9, 9, 9)))
        burnt = clamp((heat - 0.55) * 7, 0, 0.85)
        return lambda u, v: lerpc(between(STRAW_TO_SOY, t + 0.07 * v), CHAR, burnt * (0.6 + 0.4 * abs(u)))

    return colour


def toss_noodles(strands, bed, lot, radius, thick, seed, length=(1.0, 3.6), start=None, many=(2, 7)):
    """A lock of noodles thrown on the bed: combed together in the middle, apart towards the ends."""
    path = wander(lot, radius, lot.uniform(*length), start)
    left, n = normals(path), len(path)
    count, dip = lot.randint(*many), lot.uniform(-0.12, 0.12)
    for k in range(count):
        own = seed * 10 + k
        line = []
        for i in range(lot.randint(0, n // 4), n - lot.randint(0, n // 4)):
            s = i * STEP
            loose = 1 + 2.4 * abs(2 * i / n - 1) ** 3 + 1.3 * wave(s * 0.7, own, 1)
            offset = thick * 2.3 * (k - count / 2) * loose + 0.05 * wave(s * 1.3, own, 2) + 0.014 * wave(s * 5, own, 3)
            p = path[i] + left[i] * offset
            line.append(inside(p, radius))
        strands.add(noodle(bed, lot, line, thick * lot.uniform(0.93, 1.08), own), noodle_colour(own % 997, 0.465 + dip + lot.uniform(-0.2, 0.2)))


def noodle(bed, lot, line, thick, seed):
    """The points of one noodle laid along a line; a few stand up from the others in a loop."""
    loop = lot.uniform(0.04, 0.17) if lot.random() < 0.2 else 0
    middle, points = lot.uniform(0.3, 0.7), []
    for i, ((x, y), z) in enumerate(zip(line, bed.rest(line, thick))):
        s, q = i * STEP, i / len(line)
        z += loop * math.exp(-(((q - middle) / 0.13) ** 2)) + 0.008 * wave(s * 3.5, seed, 4)
        points.append((Vector((x, y, z)), thick * 1.12, thick * 0.84, 3 * wave(s * 0.9, seed, 6)))
    return points


def noodle_mat():
    """Wheat with a film of oil that is broken everywhere, and a little light inside."""
    return oily(
        "noodle", dry=0.58, wet=0.14, patch=9, share=0.46, pores=(70, 0.22), coarse=(24, 0.25),
        sss=0.26, radius=(0.05, 0.03, 0.013), grain=0.10, spec=0.5, rnd=False,
    )


class Cut:
    """How a vegetable is cut and cooked: colours from the flesh to the skin, ranges of length and half width,
    half thickness, how much burns, how round it grew, how it ruffles, how the skin differs from the flesh."""

    def __init__(self, colours, length, width, height, burn=0.6, arc=0.0, ruffle=0.0, skin=0.3):
        self.scale, self.length, self.width, self.height = stops(*colours), length, width, height
        self.burn, self.arc, self.ruffle, self.skin = burn, arc, ruffle, skin


JULIENNE = {
    "carrot": Cut(("#c24806", "#e8690a", "#f58a22"), (0.35, 0.8), (0.017, 0.025), 0.014, 0.6, 0.8),
    "green": Cut(("#9fb850", "#4f8a22", "#266012"), (0.35, 0.75), (0.022, 0.034), 0.011, 0.8, 1.6, 0.3, 0.7),
    "red": Cut(("#cf5a34", "#a81d0e", "#7d0d07"), (0.35, 0.7), (0.019, 0.028), 0.011, 0.8, 1.6, 0.3, 0.7),
}
LEAVES = {
    "cabbage": Cut(("#b8c47a", "#dde0ae", "#efecd2"), (0.4, 1.0), (0.016, 0.036), 0.0045, 0.55, 1.4, 1.5),
    "onion": Cut(("#c99a62", "#e3caa0", "#efe0c4"), (0.35, 0.7), (0.018, 0.030), 0.008, 0.7, 3.6, 0.4),
    "scallion": Cut(("#7fa646", "#45772a", "#27531b"), (0.3, 0.8), (0.018, 0.032), 0.004, 0.5, 1.6, 1.0),
}


def cut_colour(cut, seed):
    """Pale inside and stronger at the skin, stained by soy, burnt at edges and ends."""
    own = Vector((seed * 1.7, seed * 0.9, 0))

    def colour(share, p, depth):
        tone = 0.5 + 0.5 * fbm(*(p + own), 2, 5) + 0.4 * noise.noise(p + own)
        stain = clamp(0.1 + 0.6 * noise.noise(p * 3.5 + own) + clamp(depth * 3, 0, 0.4), 0, 0.6)
        heat = 0.8 * noise.noise(p * 4.5 - own) + 0.25 * abs(2 * share - 1) ** 9 - 0.27

        def at(u, v):
            cooked = lerpc(between(cut.scale, tone + cut.skin * v), SOY, stain)
            return lerpc(cooked, CHAR, cut.burn * clamp(3.5 * (heat + 0.28 * abs(u) ** 3)))

        return at

    return colour


def toss_cut(strands, bed, lot, radius, cut, seed):
    """One strip of a vegetable, limp from the heat, laid on the bed."""
    path = wander(lot, radius, lot.uniform(*cut.length), curl=0.3)
    n, chord, points = len(path), path[-1] - path[0], []
    # It keeps a bend of its own, that of the fruit it was cut from.
    bow = Vector((-chord.y, chord.x)) * cut.arc * lot.uniform(-1, 1)
    line = [inside(p + bow * (0.25 - (i / (n - 1) - 0.5) ** 2), radius) for i, p in enumerate(path)]
    wide, roll = lot.uniform(*cut.width), lot.uniform(-0.7, 0.7)
    for i, ((x, y), z) in enumerate(zip(line, bed.rest(line, cut.height + 0.004, 0.35))):
        s, end = i * STEP, min(i, n - 1 - i)
        width = wide * (1 + 0.5 * wave(s * 4, seed, 1)) * (0.65 + 0.35 * clamp(end / 2))
        twist = roll + cut.ruffle * 2.2 * wave(s * 3, seed, 5)
        points.append((Vector((x, y, z + 0.35 * width * abs(math.sin(twist)))), width, cut.height, twist))
    strands.add(points, cut_colour(cut, seed))


def cut_mat():
    """Seared flesh: dry where it burnt, wet with sauce beside."""
    return oily("seared", dry=0.6, wet=0.22, patch=9, share=0.4, pores=(50, 0.3), coarse=(20, 0.4), sss=0.14, grain=0.2, rnd=False)


def iron_wok(r, loc=(0, 0, 0), height=0.8):
    """A beaten iron wok with two riveted ears: black where oil has burnt on, bare where the ladle scrapes."""
    m = aged("wok", "#5c5048", "#15100d", (0.26, 0.62), 4.5, 0.8)
    outside = [(0.0001, 0.0), (0.5, 0.0), (0.72, 0.10), (0.86, 0.36), (0.96, 0.72), (1.0, 0.98), (1.015, 1.0)]
    inside = [(1.0, 1.02), (0.975, 0.98), (0.93, 0.72), (0.82, 0.38), (0.6, 0.14), (0.0001, 0.08)]
    profile = [(x * r, z * height) for x, z in outside + inside]
    lathe("wok", profile, m, n=150, wob=0.02, seed=2, freq=1.6, loc=loc)
    for side in (-1, 1):
        pts = []
        for k in range(25):
            a = math.pi * (k / 24 - 0.5)
            out = r * 0.97 + 0.42 * math.cos(a) ** 0.7
            pts.append((side * out, 0.44 * math.sin(a), height * (0.90 + 0.20 * math.cos(a))))
        tube("ear", pts, 0.055, m, n=12, loc=loc)
        for y in (-0.44, 0.44):
            blob("rivet", (0.05, 0.07, 0.07), m, amp=0.2, loc=(loc[0] + side * r * 0.985, loc[1] + y, loc[2] + height * 0.92))
    return m
