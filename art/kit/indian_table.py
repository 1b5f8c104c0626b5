"""Tableware, painted doughs, sauces and garnishes of Indian street food and tiffin."""
from dishes import *


# ------------- colour
def tones(*colours):
    return [hexc(c) for c in colours]


def tone(scale, t):
    """Colour at t (0 to 1) of a list of colours."""
    t = max(0, min(0.9999, t)) * (len(scale) - 1)
    return lerpc(scale[int(t)], scale[int(t) + 1], t - int(t))


def paint_dough(o, scale, seed=0, freq=1.6, gain=1.0, bias=0.4, extra=None, spots=None):
    """Paint by noise; extra(x, y, z) is added to the tone, spots (colour, share) are burnt on."""

    def colour(x, y, z):
        t = bias + gain * fbm(x + seed, y - seed, z, 4, freq)
        if extra:
            t += extra(x, y, z)
        c = tone(scale, t)
        if spots:
            burn = fbm(x * 2 + seed * 3, y * 2, z * 2 + seed, 3, freq)
            c = lerpc(c, spots[0], smooth(0.34 - spots[1], 0.5 - spots[1], burn) * 0.85)
        return c

    return paint(o, colour)


# ------------- metal, clay, leaf
def hammered(colour="#d9a441", rough=0.27, strength=0.14):
    m = pbsdf("metal", colour, rough, metal=1)
    n = noise_tex(m, coords(m), 7, 3)
    L(m, bump(m, n.outputs["Fac"], strength, 0.02), B(m).inputs["Normal"])
    return m


def thali(mat, r, loc=(0, 0, 0)):
    """A round tray; its floor is 0.05 above loc."""
    rim = ((0, 0.0), (0.10, 0.03), (0.21, 0.24), (0.28, 0.29), (0.30, 0.32), (0.26, 0.34))
    inner = ((0.15, 0.29), (0.04, 0.08), (-0.06, 0.05))
    w = r - 0.3
    profile = [(0.0001, 0)] + [(w + a, b) for a, b in rim + inner] + [(0.0001, 0.05)]
    return lathe("thali", profile, mat, n=150, loc=loc)


def M_clay():
    return noisy(
        "clay", [(0.3, "#a04c27"), (0.7, "#c46f3e")], scale=6, bumps=0.35, bscale=40, rough=0.75
    )


def kulhad(mat, s=1.0, loc=(0, 0, 0)):
    """A clay cup about 0.95 s high; its rim is 0.58 s wide."""
    outside = [(0.0001, 0), (0.35, 0), (0.38, 0.02)]
    for k in range(1, 15):
        t = k / 15
        outside.append((0.38 + 0.16 * t + 0.012 * math.sin(t * 34), 0.02 + 0.84 * t))
    inside = [(0.56, 0.88), (0.585, 0.92), (0.565, 0.95), (0.53, 0.92), (0.45, 0.5), (0.0001, 0.4)]
    return lathe("kulhad", outside + inside, mat, 72, wob=0.012, loc=loc, scale=(s, s, s))


def leaf_bowl(r, loc=(0, 0, 0), seed=0, h=0.34):
    """A dona: a bowl pressed from dry sal leaves."""
    m = vcol_mat("dona", 0.55, 0.12, 0.5, 22)

    def f(i, j):
        q = i / 23
        a = TAU * j / 110
        fold = smooth(0.55, 1, q)
        rr = r * q * (1 + 0.05 * fold * math.sin(9 * a + seed))
        z = h * smooth(0.62, 1.0, q) + 0.03 * fold * math.sin(18 * a) + 0.01
        return (rr * math.cos(a), rr * math.sin(a), z)

    o = grid_surface("dona", f, 24, 110, m, loc=loc)
    scale = tones("#2f3a12", "#525a1e", "#7a7430", "#6b4a20")

    def colour(x, y, z):
        a = math.atan2(y, x)
        d = math.hypot(x, y)
        t = 0.42 + 1.1 * fbm(x, y, seed, 3, 1.5) + 0.16 * math.sin(a * 48 + 3 * d)
        seam = max(0, 1 - abs(math.sin(a * 3 + 0.6)) * 18)
        return lerpc(tone(scale, t), scale[3], seam * 0.7)

    paint(o, colour)
    solid(o, 0.02, 1)
    return o


def M_green():
    return M_sauce("#356d17", "#579329", "#85b545", coat=0.8, bumps=0.6, scale=9)


def M_imli():
    return pbsdf("imli", "#3d1206", 0.16, coat=1, spec=0.6)


def flat(z):
    return lambda x, y: z


def heap(mat, r, h, loc, amp=0.05, freq=3.0, seed=1, n=84, rings=30, power=2.0):
    """A mound of something soft; returns (object, height(x, y) in scene coordinates)."""

    def lift(x, y):
        q = min(1, math.hypot(x, y) / r)
        bumps = noise.noise(Vector((x * freq, y * freq, seed)))
        bumps += 0.5 * noise.noise(Vector((x * freq * 2.7, y * freq * 2.7, seed + 4)))
        return h * (1 - q**power) + amp * bumps * (1 - q**6)

    def f(i, j):
        q = i / (rings - 1)
        a = TAU * j / n
        edge = 1 + 0.05 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed)))
        x, y = r * q * math.cos(a), r * q * math.sin(a)
        return (x * edge, y * edge, lift(x, y) - 0.05 * (q > 0.99))

    o = grid_surface("heap", f, rings, n, mat, loc=loc)
    return o, lambda x, y: loc[2] + lift(x - loc[0], y - loc[1])


def pour(mat, centre, r, ground, thick=0.05, seed=0, ragged=0.35, n=84, rings=22):
    """A spill of sauce lying on ground(x, y)."""

    def f(i, j):
        q = i / (rings - 1)
        a = TAU * j / n
        c, s = math.cos(a), math.sin(a)
        rr = r * (1 + ragged * noise.noise(Vector((c * 1.7, s * 1.7, seed * 5.3))))
        rr += r * ragged * 0.25 * noise.noise(Vector((c * 4, s * 4, seed * 2.9)))
        x, y = centre[0] + rr * q * c, centre[1] + rr * q * s
        rise = thick * math.sqrt(max(0, 1 - q**3)) - 0.03 * (q > 0.99)
        return (x, y, ground(x, y) + rise + thick * 0.2 * noise.noise(Vector((x * 4, y * 4, seed))))

    return grid_surface("pour", f, rings, n, mat)


def drizzle(mat, points, ground, r=0.035):
    """A thread of sauce through points, laid on ground(x, y)."""
    steps = max(12, min(56, len(points) * 5))
    path = []
    for k in range(steps):
        t = k / (steps - 1) * (len(points) - 1)
        a = min(int(t), len(points) - 2)
        u = t - a
        p = [points[max(0, min(len(points) - 1, a + d))] for d in (-1, 0, 1, 2)]
        xy = [
            0.5
            * (
                2 * p[1][q]
                + (p[2][q] - p[0][q]) * u
                + (2 * p[0][q] - 5 * p[1][q] + 4 * p[2][q] - p[3][q]) * u**2
                + (3 * p[1][q] - p[0][q] - 3 * p[2][q] + p[3][q]) * u**3
            )
            for q in (0, 1)
        ]
        path.append((xy[0], xy[1], ground(*xy) + r * 0.5))
    swell = lambda t: 0.85 + 0.35 * noise.noise(Vector((t * 9, path[0][0], 2)))
    return tube("drizzle", path, r, mat, n=9, radf=swell)


# ------------- garnishes: sources to be strewn
def strew(sources, n, centre, r, ground, tilt=0.5, size=(0.8, 1.2), lift=0.0, spin=True):
    """Copies of the sources over a disc, resting on ground(x, y)."""
    for _ in range(n):
        a, q = rnd(0, TAU), r * math.sqrt(random.random())
        x, y = centre[0] + q * math.cos(a), centre[1] + q * math.sin(a)
        s = rnd(*size)
        turn = (rnd(-tilt, tilt), rnd(-tilt, tilt), rnd(0, TAU) if spin else 0)
        dup(random.choice(sources), (x, y, ground(x, y) + lift), turn, (s, s, s))


def herbs(s=0.12):
    return [
        coriander(M_leaf("#2a7320", "#4f9d35"), s),
        coriander(M_leaf("#3c8a2a", "#74bb45"), s * 0.8),
    ]


def onion_dice(s=0.075):
    pale = noisy("onion", [(0.3, "#f2e4ee"), (0.6, "#e3b9d6"), (0.75, "#a04a8c")], 5, coat=0.5)
    return [box(pale, s * 1.3, s, s * 0.7, bev=0.015), box(pale, s, s * 0.8, s * 0.6, bev=0.015)]


def tomato_dice(s=0.08):
    red = noisy("tomd", [(0.3, "#c3200f"), (0.7, "#e4492b")], 6, coat=0.9)
    return [box(red, s * 1.2, s, s * 0.7, bev=0.02)]


def anar(s=0.05):
    m = pbsdf("anar", "#a30d22", 0.15, coat=1)
    return [blob("anar", (s, s * 0.75, s * 0.7), m, amp=0.25, nu=10, nv=14)]


def sev():
    m = noisy("sev", [(0.3, "#d98f1a"), (0.7, "#f3bf47")], scale=6, bumps=0.3, rough=0.6)
    out = []
    for k in range(4):
        bend, length = rnd(-0.10, 0.10), rnd(0.12, 0.26)
        path = [(length * (t - 0.5), bend * (t - 0.5) ** 2 * 4, 0) for t in (0, 0.3, 0.6, 1)]
        out.append(tube("sev", path, 0.014, m, n=6))
    return out


def rice(colours=("#e9e2d0", "#f7f2e6"), s=0.12):
    m = noisy("rice", [(0.3, colours[0]), (0.7, colours[1])], scale=3, bumps=0.1, coat=0.2)
    out = []
    for k in range(3):
        path = [(s * (t - 0.5), 0.25 * s * (t - 0.5) ** 2 * k, 0) for t in (0, 0.2, 0.5, 0.8, 1)]
        out.append(tube("grain", path, s * 0.115, m, n=7, radf=lambda t: 0.45 + math.sin(t * 3.14)))
    return out


def chana_seeds(r=0.1, colours=("#8a4c18", "#b8752f", "#d29a4c")):
    stops = [(0.25, colours[0]), (0.5, colours[1]), (0.75, colours[2])]
    m = noisy("chana", stops, scale=3, bumps=0.12, coat=0.75)
    out = []
    for seed in range(3):

        def f(i, j):
            ph, th = math.pi * i / 13 - math.pi / 2, TAU * j / 20
            d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
            beak = 0.14 * max(0, d.x) ** 3
            crease = 0.16 * math.exp(-(d.y**2) / 0.02) * max(0, d.z)
            return tuple(d * r * (1 + beak - crease + 0.05 * noise.noise(d * 2 + d * seed)))

        out.append(grid_surface("chana", f, 14, 20, m))
    return out


def slivers(colour_a, colour_b, n=2, s=0.12):
    m = noisy("sliver", [(0.3, colour_a), (0.7, colour_b)], scale=6, bumps=0.1)
    return [box(m, s * rnd(0.8, 1.2), s * 0.28, s * 0.16, bev=0.008) for _ in range(n)]


def away(sources):
    for o in sources:
        hide(o)


def lime_wedge(loc, rot=(0, 0, 0), s=0.36, rind="#e6c22a", flesh="#f4e58c"):
    """A wedge whose cut faces show segments."""
    skin = noisy("rind", [(0.3, rind), (0.7, rind)], scale=30, bumps=0.25, coat=0.5)
    inner = vcol_mat("flesh", 0.18, 0.9, 0.2, 30)
    half = math.radians(52)

    def shell(i, j):
        a, ph = i / 30 * math.pi, (j / 20 * 2 - 1) * half
        d = math.sin(a) ** 0.85
        return (-1.2 * s * math.cos(a), s * d * math.sin(ph), -s * d * math.cos(ph))

    grid_surface("rind", shell, 31, 21, skin, closev=False, loc=loc, rot=rot)
    pulp, pith = tones(flesh, "#f9f5dc")
    for side in (-1, 1):

        def face(i, j, ph=side * half):
            a, q = i / 40 * math.pi, j / 12
            d = s * math.sin(a) ** 0.85 * q
            return (-1.2 * s * math.cos(a) * q, d * math.sin(ph), -d * math.cos(ph))

        o = grid_surface("flesh", face, 41, 13, inner, closev=False, loc=loc, rot=rot)

        def colour(x, y, z):
            depth = math.hypot(y, z)
            q = math.hypot(x / 1.2, depth) / s
            a = math.atan2(depth, -x / 1.2)
            wall = max(0, 1 - abs(math.sin(a * 3)) * 5)
            juice = 0.25 * noise.noise(Vector((a * 14, q * 3, 1)))
            return lerpc(pulp, pith, max(smooth(0.80, 0.92, q), wall * 0.8) + juice)

        paint(o, colour)


def green_chilli(loc, rz=0, s=1.0):
    m = noisy("mirch", [(0.3, "#2f7a1a"), (0.7, "#57a02c")], scale=2, bumps=0, coat=0.9)
    chilli(m, pbsdf("stem", "#86a84a", 0.5), 1.0 * s, 0.075 * s, loc, rz)


def cup_of(mat_cup, r, loc, mat, dome=0.03, amp=0.02, level=0.66):
    """A katori filled with a sauce; returns the height of its surface."""
    katori(mat_cup, r, loc)
    fill(mat, r * 0.93, r * level, loc, amp=amp, dome=dome, freq=4)
    return loc[2] + r * level + dome
