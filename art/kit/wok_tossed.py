"""What a hot wok makes: tangled noodles with soy on them, vegetables with burnt edges, iron with a patina."""
from cooked import *

SOY = [hexc(c) for c in ("#451c08", "#80400f", "#ae661d", "#c98634", "#dca75c")]


def between(scale, t):
    """The colour at t (0 to 1) of a list of colours."""
    t = max(0.0, min(0.9999, t)) * (len(scale) - 1)
    return lerpc(scale[int(t)], scale[int(t) + 1], t % 1)


class Tangle:
    """Strands collected into one painted object."""

    def __init__(self, around=8, sauce=SOY):
        """`sauce` is the colours of what coats them, from where it gathers to where it is thin."""
        self.around, self.sauce, self.verts, self.faces, self.colours = around, sauce, [], [], []

    def add(self, points, radius, seed):
        """One noodle: cut from a sheet, so flat, twisting, of uneven width; its ends are broken off, not rounded.

        The sauce colours places of the dish and runs over from noodle to noodle; no noodle has a colour of its own.
        """
        n, first, last = self.around, len(self.verts), len(points) - 1
        roll = hashed((seed, 3, 1)) * 3
        for i, p in enumerate(points):
            t = (points[min(i + 1, last)] - points[max(i - 1, 0)]).normalized()
            side = t.cross(Vector((0, 0, 1)))
            side = side.normalized() if side.length > 1e-4 else Vector((1, 0, 0))
            up = side.cross(t)
            r = radius * (0.95 + 0.34 * noise.noise(Vector((i * 0.13, seed * 3.1, 0))))
            r *= 0.72 + 0.28 * smooth(0, 2, min(i, last - i))
            twist = roll + 1.7 * noise.noise(Vector((i * 0.045, seed * 1.3, 7)))
            wet = 0.55 + 0.85 * fbm(p.x * 1.5, p.y * 1.5, p.z * 1.5, 4, 1.5) + 0.28 * noise.noise(p * 7)
            for j in range(n):
                a = TAU * j / n
                w, h = r * 1.25 * math.cos(a), r * 0.62 * math.sin(a)
                x, z = w * math.cos(twist) - h * math.sin(twist), w * math.sin(twist) + h * math.cos(twist)
                self.verts.append(tuple(p + side * x + up * z))
                # Sauce gathers underneath.
                self.colours.append(between(self.sauce, wet + 0.17 * z / r))
        for i in range(last):
            for j in range(n):
                a, b = first + i * n + j, first + i * n + (j + 1) % n
                self.faces.append((a, b, b + n, a + n))
        self.faces.append(tuple(reversed(range(first, first + n))))
        self.faces.append(tuple(range(first + last * n, first + last * n + n)))

    def finish(self, mat, loc=(0, 0, 0)):
        return paint_by(mesh("noodles", self.verts, self.faces, mat, loc=loc), self.colours)


def toss(tangle, radius, ground, bundles=46, thick=0.036, seed=0, length=(0.6, 4.2), layers=(0.0, 0.17), loft=0.3):
    """Bundles of noodles thrown over ground(x, y): each wanders, kinks, crosses the others and lifts off in places.

    `layers` is how high the first and the last of them lie.
    """
    lot = random.Random(seed)
    number = seed * 1000
    step = 0.05
    for k in range(bundles):
        a, q = lot.uniform(0, TAU), radius * math.sqrt(lot.random()) * 0.95
        place = Vector((q * math.cos(a), q * math.sin(a), 0))
        heading, bend, path = lot.uniform(0, TAU), lot.uniform(-2.5, 2.5), []
        phase = lot.uniform(0, 90)
        for _ in range(int(lot.uniform(*length) / step)):
            path.append(place.copy())
            s = len(path) * step
            bend += step * 7.0 * noise.noise(Vector((s * 1.7, phase, 1)))
            bend = max(-4.6, min(4.6, bend))
            heading += bend * step
            if lot.random() < 0.02:
                # Where it was pressed against the iron, or against another, it has a kink.
                heading += lot.uniform(-1.1, 1.1)
            if place.length > radius * 0.9 and place.x * math.cos(heading) + place.y * math.sin(heading) > 0:
                heading += math.copysign(0.45, bend)
            place += Vector((math.cos(heading), math.sin(heading), 0)) * step
            if place.length > radius:
                place *= radius / place.length
        layer = layers[0] + (layers[1] - layers[0]) * k / bundles
        rise = lot.uniform(0, loft) if lot.random() < 0.4 else 0
        middle, narrow = lot.uniform(0.2, 0.8), lot.uniform(0.08, 0.2)
        for _ in range(lot.randint(1, 4)):
            number += 1
            spread = Vector((lot.uniform(-1, 1), lot.uniform(-1, 1), 0)) * thick * 5
            start, end = lot.randint(0, len(path) // 3), len(path) - lot.randint(0, len(path) // 3)
            jitter, own = lot.uniform(0, 90), rise * lot.uniform(0.4, 1.1)
            points = []
            for i in range(start, end):
                s, q = i * step, i / len(path)
                p = path[i] + spread * (1 + 2.2 * noise.noise(Vector((s * 0.9, jitter, 2))))
                p = p + 0.16 * drift(Vector((s * 1.3, jitter, 5)))
                p = p + 0.022 * drift(Vector((s * 6, jitter, 9)))
                flat = math.hypot(p.x, p.y)
                if flat > radius:
                    p.x, p.y = p.x * radius / flat, p.y * radius / flat
                z = ground(p.x, p.y) + layer + 0.10 * noise.noise(Vector((s * 2.3, jitter, 8)))
                z += own * math.exp(-(((q - middle) / narrow) ** 2))
                points.append(Vector((p.x, p.y, z)))
            if len(points) > 5:
                tangle.add(points, thick * lot.uniform(0.8, 1.2), number)


def noodle_mat():
    return oily(
        "noodle", dry=0.48, wet=0.15, patch=4.5, share=0.45, pores=(60, 0.3), coarse=(16, 0.3),
        sss=0.14, radius=(0.06, 0.03, 0.012), grain=0.14, rnd=False,
    )


def seared(mat, colours, length, width, thick, seed, burn=0.5, curl=0.5):
    """A strip cut by hand and seared: uneven sides, a bend, dark edges where it touched the iron."""
    char = hexc("#2a1206")
    scale = [hexc(c) for c in colours]
    nu, around, tones = 34, 16, []
    bow, swerve, roll = (hashed((seed, k, 2)) - 0.4 for k in (1, 2, 3))

    def f(i, j):
        t, a = i / (nu - 1), TAU * j / around
        c, e = math.cos(a), math.sin(a)
        q = 1 / max(abs(c), abs(e)) ** 0.75
        w = width * q * (1 + 0.45 * noise.noise(Vector((t * 3 + seed, 1, 2)))) * (0.75 + 0.25 * smooth(0, 0.08, min(t, 1 - t)))
        h = thick * q * (1 + 0.3 * noise.noise(Vector((t * 4, seed, 3))))
        turn = roll * 2.5 * (t - 0.5)
        y, z = w * c, h * e + curl * width * 0.9 * c * c
        y, z = y * math.cos(turn) - z * math.sin(turn), y * math.sin(turn) + z * math.cos(turn)
        x = (t - 0.5) * length + 0.10 * width * noise.noise(Vector((a, t * 9, seed)))
        n = fbm(x * 5, y * 12, z * 12 + seed, 4, 1.2)
        edge = smooth(0.55, 1.0, abs(c)) + smooth(0.12, 0.0, min(t, 1 - t))
        tone = between(scale, 0.45 + 1.0 * n + 0.25 * e)
        tones.append(lerpc(tone, char, burn * smooth(0.35, 0.95, 0.5 * edge + 2.0 * max(0, fbm(x * 4 + seed, y * 4, 7, 4)))))
        return x, y + swerve * length * 1.2 * (t - 0.5) ** 2, z - bow * length * 1.0 * (t - 0.5) ** 2

    return paint_by(grid_surface("strip", f, nu, around, mat, capstart=True, capend=True), tones)


def shred(mat, length, width, seed, colours=("#a9bf5e", "#dbe3a6", "#f2f0d2")):
    """A ribbon of cabbage: thin, curled, wilted, stained by soy and browned at one edge."""
    scale, brown = [hexc(c) for c in colours], hexc("#6b3a12")
    nu, nv, tones = 46, 9, []

    def f(i, j):
        t, s = i / (nu - 1), j / (nv - 1) * 2 - 1
        w = width * (0.5 + 0.3 * noise.noise(Vector((t * 3, seed, 1)))) * (0.55 + 0.45 * smooth(0, 0.2, min(t, 1 - t)))
        bend = 0.35 * length * noise.noise(Vector((t * 1.6 + seed, 2, 2)))
        ruffle = 0.045 * s * math.sin(22 * t + seed) + 0.05 * noise.noise(Vector((t * 7, s, seed)))
        n = fbm(t * 4, s, seed, 3, 1.4)
        tone = lerpc(between(scale, 0.45 + n + 0.35 * s), hexc("#c08a3c"), 0.45 * smooth(-0.1, 0.3, fbm(t * 3, s, seed + 4, 3, 1.2)))
        tones.append(lerpc(tone, brown, 0.7 * smooth(0.12, 0.35, n) * (s > 0)))
        return (t - 0.5) * length, bend + s * w, ruffle - 0.25 * length * (t - 0.5) ** 2

    return paint_by(grid_surface("shred", f, nu, nv, mat, closev=False), tones)


def vegetables(count=6):
    """Carrot, three capsicums, beans, onion and cabbage for one wok, as sources to be strewn; no two cut alike."""
    m = oily("seared", dry=0.5, wet=0.18, patch=6, share=0.45, pores=(44, 0.25), coarse=(16, 0.4), sss=0.06, grain=0.25)
    leaf = thin_leaf("shred", 0.3, 0.34, 30)

    def cut(colours, length, width, thick, first, burn, curl=0.5, n=count):
        uneven = lambda k, j: 0.55 + 0.9 * hashed((k, first, j))
        return [seared(m, colours, length * uneven(k, 1), width * uneven(k, 2), thick * uneven(k, 3), k + first, burn, curl) for k in range(n)]

    carrot = cut(("#a83c0a", "#d96c18", "#ee963e"), 0.50, 0.026, 0.020, 0, 0.8, 0.1)
    green = cut(("#1a4a0e", "#3a7a1c", "#7aa540"), 0.46, 0.046, 0.013, 9, 0.9)
    red = cut(("#7d0c06", "#b5200e", "#d84a28"), 0.46, 0.032, 0.012, 19, 1.0)
    yellow = cut(("#b56a0a", "#d99a22", "#eec158"), 0.40, 0.042, 0.014, 29, 0.8, n=2)
    bean = cut(("#27581a", "#4a7f28", "#7da548"), 0.40, 0.028, 0.028, 39, 0.9, 0, 3)
    onion = cut(("#b97f4a", "#dfc095", "#eedbbb"), 0.44, 0.045, 0.012, 49, 0.9, 0.8, 4)
    cabbage = [shred(leaf, 0.42 + 0.5 * hashed((k, 1, 6)), 0.06 + 0.07 * hashed((k, 4, 4)), k * 2.3) for k in range(count)]
    return carrot, green, red, yellow, bean, onion, cabbage


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
