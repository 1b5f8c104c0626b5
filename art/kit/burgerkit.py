"""Burgers for India: golden crumbed patties, buns, and what goes between and beside them."""
from snackkit import *


def crumb_patty(loc, r=1.1, h=0.32, seed=0, cols=None, char=None, crumbs=0.055):
    """A crumbed patty: golden, craggy and never dark."""
    c = hexes(*(cols or ("#f5c765", "#df962c", "#b3691a")))
    brown = hexc(char or "#94551a")
    m = vcol_mat("crumb", 0.5, 0.25, 0.5, 26)
    rows, n = 44, 150

    def f(i, j):
        t = i / (rows - 1) * math.pi - math.pi / 2
        a = TAU * j / n
        flat = math.copysign(abs(math.sin(t)) ** 0.45, math.sin(t))
        rr = r * math.cos(t) ** 0.38 if 0 < i < rows - 1 else 0.0001
        rr *= 1 + 0.05 * noise.noise(Vector((math.cos(a) * 1.6 + seed, math.sin(a) * 1.6, seed)))
        p = Vector((rr * math.cos(a), rr * math.sin(a), h / 2 * flat))
        k = crumbs * (noise.noise(p * 7 + Vector((seed, 0, 0))) + 0.9 * noise.noise(p * 14))
        k = max(k, -0.02)
        out = Vector((math.cos(a) * math.cos(t), math.sin(a) * math.cos(t), math.sin(t)))
        return tuple(p + out * k + Vector((0, 0, h / 2)))

    o = grid_surface("patty", f, rows, n, m, loc=loc)

    def col(x, y, z):
        g = fbm(x * 3 + seed, y * 3, z * 4, 4, 1.7)
        fine = noise.noise(Vector((x * 15, y * 15, z * 15)))
        k = 0.42 + 0.8 * g + 0.3 * fine
        return lerpc(grad(c, k), brown, 0.7 * smooth(0.12, 0.32, g))

    return paint(o, col)


def bun_mat_brown():
    return M_bread(
        [(0, "#f2d49a"), (0.25, "#e0a352"), (0.55, "#b9671f"), (1, "#93450f")], 0.08, 0.65, 2.2
    )


def sesame():
    return noisy("ses", [(0.3, "#f9ebc6"), (0.7, "#ecd096")], bumps=0, coat=0.3)


def crown(loc, r=1.12, h=0.84, seeds=130, mat=None):
    return bun_top(mat or bun_mat_brown(), sesame(), r, h, loc, seeds)


def heel(loc, r=1.08, h=0.34, mat=None):
    return bun_bottom(mat or bun_mat_brown(), r, h, loc)


def drip(mat, r, z, loc=(0, 0, 0), drops=9, fall=0.28, seed=0, thick=0.07):
    """A sauce that lies on a disc and runs over its rim in tongues."""
    rs = random.Random(seed)
    tongue = [(rs.uniform(0, TAU), rs.uniform(0.3, 1), rs.uniform(0.10, 0.2)) for _ in range(drops)]

    def hang(a):
        v = 0
        for at, l, w in tongue:
            d = (a - at + math.pi) % TAU - math.pi
            v = max(v, l * math.exp(-((d / w) ** 2)))
        return v

    def f(i, j):
        a = TAU * j / 140
        if i < 12:
            q = i / 11
            rr = r * q
            zz = thick * (1 - 0.5 * q**6)
        else:
            k = (i - 11) / 10
            rr = r * (1 + 0.035 * math.sin(k * math.pi / 2) + 0.02)
            zz = thick * 0.5 - k * (0.06 + fall * hang(a))
        return (rr * math.cos(a), rr * math.sin(a), z + zz)

    o = grid_surface("drip", f, 22, 140, mat, loc=loc)
    solid(o, 0.03, 0)
    return o


def cheese_sauce():
    m = noisy(
        "chs", [(0.3, "#f39c12"), (0.7, "#fbb62d")], scale=3, bumps=0.05, coat=0.8, rough=0.25
    )
    return m


def gherkin(loc, r=0.22, rot=(0, 0, 0)):
    m = vcol_mat("gherkin", 0.25, 0.6, 0.2, 30)
    o = lathe("gherkin", rounded_profile(r, 0.07, 0.025, 4), m, n=48, wob=0.02, loc=loc, rot=rot)
    a, b, c = hexes("#4d7a1e", "#b9c95a", "#d9dd8a")
    return paint(
        o, lambda x, y, z: a if math.hypot(x, y) > r * 0.93 else lerpc(c, b, math.hypot(x, y) / r)
    )


def jalapeno(s=0.2):
    """A prototype ring of pickled green chilli, with its seeds."""
    m = vcol_mat("jal", 0.2, 0.9, 0.1, 20)
    rim = lathe(
        "jal",
        [
            (s * 0.62, 0),
            (s, 0),
            (s * 1.04, 0.035),
            (s, 0.07),
            (s * 0.62, 0.07),
            (s * 0.6, 0.035),
            (s * 0.62, 0),
        ],
        m,
        n=36,
        wob=0.05,
        freq=2,
    )
    a, b = hexes("#3f8a1f", "#b6d268")
    return paint(rim, lambda x, y, z: lerpc(b, a, smooth(0.72, 0.98, math.hypot(x, y) / s)))


def crumb_ring(R=0.62, t=0.17, seed=0):
    """A prototype onion ring in a craggy golden crumb."""
    c = hexes("#f0b650", "#d48a26", "#965312")
    m = vcol_mat("crumbring", 0.5, 0.25, 0.9, 34)
    nu, nv = 84, 22

    def f(i, j):
        a, b = TAU * i / nu, TAU * j / nv
        p = Vector((math.cos(a) * 4 + seed, math.sin(a) * 4, math.cos(b) * 1.6 + math.sin(b)))
        k = 1 + 0.22 * noise.noise(p) + 0.2 * noise.noise(p * 3.1)
        RR = R * (1 + 0.06 * math.sin(2 * a + seed))
        w = t * k
        return (
            (RR + w * 0.85 * math.cos(b)) * math.cos(a),
            (RR + w * 0.85 * math.cos(b)) * math.sin(a),
            w * 1.15 * math.sin(b),
        )

    vs = [f(i, j) for i in range(nu) for j in range(nv)]
    fs = [
        (
            i * nv + j,
            ((i + 1) % nu) * nv + j,
            ((i + 1) % nu) * nv + (j + 1) % nv,
            i * nv + (j + 1) % nv,
        )
        for i in range(nu)
        for j in range(nv)
    ]
    o = mesh("ring", vs, fs, m)

    def col(x, y, z):
        g = fbm(x * 4 + seed, y * 4, z * 4, 4, 1.8)
        return grad(c, 0.45 + 1.2 * g + 0.45 * noise.noise(Vector((x * 18, y * 18, z * 18))))

    return paint(o, col)


def dip(loc, col, s=0.46, mat=None, flecks=None):
    """A small bowl of a thick sauce, with a spoon's swirl."""
    katori(mat or M_ceramic("#f6efe2"), s, loc)
    m = noisy("dip", [(0.3, col[0]), (0.7, col[1])], scale=4, bumps=0.15, coat=0.8, rough=0.3)
    fill(m, s * 0.92, s * 0.74, loc, amp=0.03, freq=4)
    swirl = [
        (
            loc[0] + s * (0.08 + 0.6 * t) * math.cos(10 * t),
            loc[1] + s * (0.08 + 0.6 * t) * math.sin(10 * t),
            loc[2] + s * 0.82 - 0.03 * t,
        )
        for t in [k / 36 for k in range(37)]
    ]
    tube("swirl", swirl, s * 0.07, m, n=8, radf=lambda t: 1 - 0.6 * t)
    if flecks:
        fleck = blob("fleck", (0.025, 0.018, 0.01), pbsdf("fleck", flecks, 0.6), nu=6, nv=8)
        for _ in range(18):
            a, q = rnd(0, TAU), s * 0.75 * math.sqrt(random.random())
            dup(
                fleck,
                (loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), loc[2] + s * 0.84),
                (0, 0, rnd(0, 6)),
            )
        hide(fleck)


KETCHUP = ("#a8120b", "#d3210f")
RANCH = ("#f3ead0", "#fdf8e8")
MINT_MAYO = ("#b9d58c", "#d8e8b4")
MAKHANI = ("#e27a25", "#f4a04a")


def fry_cup(loc, col="#b3272d", s=1.0, n=50, protos=None, band="#f6e9cf"):
    """A paper cup of standing fries."""
    x, y, z = loc
    lathe(
        "cup",
        [(0.44 * s, 0), (0.48 * s, 0), (0.68 * s, 1.0 * s), (0.66 * s, 1.0 * s), (0.45 * s, 0.02)],
        pbsdf("cup", col, 0.55),
        n=64,
        loc=loc,
    )
    lathe(
        "band",
        [
            (0.578 * s, 0.48 * s),
            (0.588 * s, 0.48 * s),
            (0.626 * s, 0.68 * s),
            (0.614 * s, 0.68 * s),
        ],
        pbsdf("band", band, 0.6),
        n=64,
        loc=loc,
    )
    protos = protos or [
        fry_proto(l=rnd(1.0, 1.4), t=0.13, bend=rnd(-0.05, 0.05), seed=k) for k in range(5)
    ]
    for k in range(n):
        a, q = rnd(0, TAU), math.sqrt(random.random()) * 0.42 * s
        lean = q / s * 0.42
        dup(
            protos[k % len(protos)],
            (x + q * math.cos(a), y + q * math.sin(a), z + s * (0.98 + rnd(-0.12, 0.14) - q * 0.3)),
            (
                rnd(-0.14, 0.14) - lean * math.sin(a),
                rnd(-0.14, 0.14) + lean * math.cos(a),
                rnd(-0.4, 0.4),
            ),
            (s, s, s * 0.9),
        )
    return protos
