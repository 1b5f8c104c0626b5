"""Momos in their kinds, and the things that lie beside them."""
from wok import *

WINE = "#8c1d2b"
GOLD = "#dfa03a"
NIGHT = "#5f1220"


def momo_profile(u):
    """Radius and height of a round momo from the middle of its base (u 0) to its knot (u 1)."""
    if u < 0.10:
        return 0.44 * u / 0.10, 0.0
    if u < 0.86:
        t = (u - 0.10) / 0.76
        a = t * math.pi / 2
        r = 0.62 * (math.cos(a) ** 0.75) * (1 - 0.04 * math.sin(t * math.pi))
        k = smooth(0, 0.22, t)
        return max(0.44 + (r - 0.44) * k, 0.07), 0.56 * (math.sin(a) ** 0.9)
    q = (u - 0.86) / 0.14
    return 0.07 + 0.045 * math.sin(min(1, q * 1.15) * math.pi) - 0.069 * q**6, 0.56 + 0.12 * q


def pleated(mat, seed=0, pleats=13, colour=None, rough=0.0, smoothing=1):
    """A round momo; colour(x, y, z, ridge, height): ridge is 1 on a pleat, 0 between two."""
    nu, per = 46, 9
    nv = pleats * per
    ridges = []

    def f(i, j):
        u = i / (nu - 1)
        r, z = momo_profile(u)
        w = smooth(0.14, 0.60, u)
        s, p = (j % per) / per, j // per
        th = TAU * (p + s) / pleats + 0.95 * w + 1.15 * smooth(0.55, 1, u)
        sharp = (0.5 + 0.5 * math.cos(TAU * (s - 0.12))) ** 1.8
        vary = 0.8 + 0.5 * noise.noise(Vector((p * 1.7, seed, 0)))
        amp = 0.20 * w * (1 - 0.62 * smooth(0.84, 1, u)) * vary
        rr = r * (1 + amp * (sharp * 0.9 + 0.55 * s * s - 0.55))
        d = Vector((math.cos(th), math.sin(th), z))
        wob = 1 + 0.09 * noise.noise(d * 1.2 + Vector((seed * 4, 0, 0)))
        wob += rough * fbm(d.x * 5, d.y * 5, d.z * 8 + seed, 3)
        ridges.append((sharp * w, u))
        lean = 0.05 * math.sin(seed * 2.3) * z
        return (
            rr * wob * d.x + lean,
            rr * wob * d.y,
            z * (1 + 0.08 * noise.noise(Vector((seed, 0, 0.3)))) + amp * 0.10 * sharp,
        )

    o = grid_surface("momo", f, nu, nv, mat)
    if colour:
        it = iter(ridges)
        paint(o, lambda x, y, z: colour(x, y, z, *next(it)))
    return sub(o, smoothing) if smoothing else o


def steamed_skin():
    return vcol_mat("steamed", 0.34, 0.4, 0.06, 40)


def steamed_momo(mat, seed=0, pleats=13):
    """Thin damp skin: cream on the pleats, the green and orange filling guessed in the hollows."""
    dough = palette("#d3ab6c", "#ecd3a0", "#f7e9cb", "#fdf6e6")
    hints = (hexc("#a9b56a"), hexc("#e0a25a"))

    def colour(x, y, z, ridge, u):
        c = dough(0.42 + 0.38 * ridge + 0.7 * fbm(x * 3, y * 3, z * 3 + seed, 3))
        n = noise.noise(Vector((x * 4 + seed, y * 4, z * 4)))
        veil = (
            smooth(0.12, 0.45, abs(n)) * (1 - ridge) * smooth(0.15, 0.3, u) * smooth(0.85, 0.6, u)
        )
        return lerpc(c, hints[n > 0], 0.34 * veil)

    return pleated(mat, seed, pleats, colour)


def prayer_flags(p0, p1, count=11, sag=0.5, size=0.42):
    """A line of five-coloured flags between two points."""
    colours = ("#1f5fa8", "#f4ead2", "#c4231c", "#2f7d3a", "#eab02c")
    cloths = [pbsdf("flag", c, 0.9, spec=0.1, sheen=0.3) for c in colours]
    inks = pbsdf("flagink", "#4a2a22", 0.9, spec=0.1)
    a, b = Vector(p0), Vector(p1)

    def line(t):
        return a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))

    tube(
        "string", [tuple(line(q / 40)) for q in range(41)], 0.014, pbsdf("str", "#e9d6ac", 0.8), n=6
    )
    for k in range(count):
        start, end = (k + 0.08) / count, (k + 0.92) / count

        def f(i, j, k=k, start=start, end=end, grow=0.0):
            p = line(start + (end - start) * i / 11)
            d = j / 11
            wave = 0.10 * d * math.sin(i * 0.5 + k * 1.9 + d * 2)
            return p.x, p.y + wave + 0.10 * d * math.sin(k * 2.1) + grow, p.z - size * d

        grid_surface("flag", f, 12, 12, cloths[k % 5], closev=False)
        for row in (0.3, 0.45, 0.6, 0.75):

            def ink(i, j, row=row, f=f):
                t = 2 + 7 * i / 5
                x, y, z = f(t, 11 * (row + 0.035 * j), grow=-0.012)
                return x, y, z

            grid_surface("ink", ink, 6, 2, inks, closev=False)


def chutney_bowl(kind, s, loc, vessel):
    """Red, green or white chutney in a small bowl."""
    stops = {
        "red": ("#7d0a06", "#b01a0a", "#dc4a1c"),
        "green": ("#2c5f16", "#5a942c", "#92c24c"),
        "white": ("#e8cf9a", "#f7ead0", "#fffaf0"),
        "yellow": ("#c9720c", "#e9a024", "#f8cc5c"),
        "tomato": ("#a52a0a", "#d6561a", "#f08a3a"),
    }[kind]
    katori(vessel, s, loc)
    rough = {"red": 0.05, "green": 0.04, "white": 0.02, "yellow": 0.02, "tomato": 0.04}[kind]
    fill(
        M_sauce(*stops, coat=0.7, bumps=0.5, scale=7),
        s * 0.92,
        s * 0.70,
        loc,
        amp=rough,
        freq=5 / s * 0.5,
    )
    return loc[0], loc[1], loc[2] + s * 0.70 + 0.03


def slate(sx, sy, loc=(0, 0, 0), rot=0.0):
    mat = noisy(
        "slate",
        [(0.3, "#1d1f22"), (0.6, "#34383c"), (0.8, "#474c50")],
        scale=4,
        bumps=0.4,
        bscale=12,
        coat=0.1,
    )
    return board(mat, sx, sy, 0.12, loc, rot)


def round_board(r, loc=(0, 0, 0), height=0.16, colours=("#7d4523", "#9a5b30", "#5a2d16")):
    plank = wood("round", *colours, scale=0.8, axis="X", rough=0.5)
    return lathe("rb", rounded_profile(r, height, 0.05, 4), plank, n=112, wob=0.02, loc=loc)
