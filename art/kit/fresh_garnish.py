"""Raw things that are strewn over food or lie beside it, cut by hand: no two alike."""
from cooked import *


def coriander_leaf(mat, s=0.16, seed=0, rings=12, n=90):
    """A coriander leaf: three toothed lobes, wavy, thin, lighter along its veins."""
    dark, mid, vein = (hexc(c) for c in ("#1d4f12", "#3f8420", "#8fb94a"))
    colours = []
    twist = 0.5 + hashed((seed, 2, 7))

    def f(i, j):
        q, a = i / (rings - 1), TAU * j / n
        back = smooth(2.2, 2.9, abs((a + math.pi) % TAU - math.pi))
        lobe = 0.52 + 0.42 * abs(math.cos(1.5 * a)) ** 0.8
        teeth = 0.10 * abs(math.sin(7.5 * a + seed)) ** 0.6 + 0.05 * math.sin(17 * a)
        r = (lobe + teeth * q) * (1 - 0.72 * back) * (1 + 0.12 * math.sin(a + seed))
        wave = 0.20 * math.sin(3 * a + seed) + 0.16 * math.sin(5 * a + seed * 2) + 0.10 * math.cos(11 * a)
        x, y = r * q * math.cos(a), r * q * math.sin(a)
        z = q * q * wave * twist - 0.35 * x * x
        ray = abs(math.sin(1.5 * a + 1.5708)) ** 10 + 0.4 * abs(math.sin(7.5 * a)) ** 8 * q
        t = 0.45 + 0.9 * fbm(x * 2, y * 2, seed, 3, 1.4) - 0.4 * q**4
        colours.append(lerpc(lerpc(dark, mid, t), vein, 0.55 * ray * (1 - 0.5 * q)))
        return s * x, s * y, s * z

    return paint_by(grid_surface("coriander", f, rings, n, mat), colours)


def coriander_stem(mat, length, seed=0):
    """A thin stalk, bent."""
    pts = [
        (length * (t - 0.5), 0.10 * length * math.sin(3 * t + seed), 0.08 * length * math.sin(2 * t + seed))
        for t in (k / 12 for k in range(13))
    ]
    o = tube("stalk", pts, 0.011, mat, n=7)
    pale, green = hexc("#a9c069"), hexc("#4f8a2b")
    return paint(o, lambda x, y, z: lerpc(pale, green, x / length + 0.5))


def chopped_coriander(s=0.16):
    """Whole leaves, torn bits and stalks, as they fall from the board."""
    mat = thin_leaf("coriander")
    leaves = [coriander_leaf(mat, s * (0.7 + 0.12 * k), k * 1.9) for k in range(5)]
    return leaves + [coriander_stem(mat, s * (0.9 + 0.5 * k), k) for k in range(2)]


def ginger_sticks(s=0.3):
    """Juliennes: three sides cut, one bent, ends ragged."""
    mat = oily("ginger", dry=0.5, wet=0.22, share=0.5, pores=(60, 0.35), sss=0.25, grain=0.1)
    pale, deep = hexc("#ecd07a"), hexc("#c79a38")
    made = []
    for k in range(6):
        w = 0.012 + 0.008 * hashed((k, 3, 1))
        length = s * (0.6 + 0.6 * hashed((k, 9, 4)))
        bend = 0.22 * (hashed((k, 2, 2)) - 0.4)

        def f(i, j):
            t = i / 17
            a = TAU * j / 12
            c, e = math.cos(a), math.sin(a)
            # a square section whose corners are barely worn
            q = w / max(abs(c), abs(e)) ** 0.82
            q *= 1 + 0.22 * noise.noise(Vector((t * 5 + k, c, e)))
            q *= smooth(-0.02, 0.06, min(t, 1 - t)) * 0.6 + 0.4
            return (length * (t - 0.5), q * c + bend * length * 4 * (t - 0.5) ** 2, q * e * 0.8 + 0.1 * bend * length * math.sin(6 * t))

        o = grid_surface("ginger", f, 18, 12, mat, capstart=True, capend=True)
        made.append(paint(o, lambda x, y, z: lerpc(deep, pale, 0.6 + 1.2 * fbm(x * 9, y * 30, z * 30 + k, 3))))
    return made


def onion_slice(mat, r, h, loc, rot=(0, 0, 0), seed=0, arc=TAU, thick=0.042):
    """A ring of a sliced red onion, or an arc of it: oval, wavy, of uneven thickness, its skin side purple."""
    n, around, colours = 110, 16, []
    white, milky, purple = (hexc(c) for c in ("#fffdf6", "#f1eee2", "#86205f"))

    def f(i, j):
        a, b = arc * i / (n - 1), TAU * j / around
        c, e = math.cos(a), math.sin(a)
        rr = r * (1 + 0.10 * noise.noise(Vector((c * 1.1 + seed, e * 1.1, seed))) + 0.07 * math.cos(2 * a + seed))
        t = thick * (0.75 + 0.5 * noise.noise(Vector((c * 1.7, e * 1.7, seed + 3))))
        out = t * 0.5 * math.copysign(abs(math.cos(b)) ** 0.6, math.cos(b))
        up = h * 0.5 * math.copysign(abs(math.sin(b)) ** 0.5, math.sin(b))
        sag = 0.05 * noise.noise(Vector((c * 1.3, e * 1.3, seed + 8)))
        skin = smooth(0.75, 0.99, math.cos(b)) * smooth(-0.3, 0.3, noise.noise(Vector((c * 1.4, e * 1.4, seed))))
        tone = lerpc(white, milky, 0.3 + 0.9 * fbm(c * 3, e * 3, up * 20 + seed, 3))
        colours.append(lerpc(tone, purple, 0.9 * skin))
        return (rr + out - 0.03 * up / h) * c, (rr + out) * e * 0.9, up + h * 0.5 + sag

    o = grid_surface("onion", f, n, around, mat, loc=loc, rot=rot, capstart=arc < TAU, capend=arc < TAU)
    return paint_by(o, colours)


def onion_skin():
    """Wet onion flesh that light passes; nothing is mixed into its white, or it turns grey in the shade."""
    m = pbsdf("onionflesh", "#ffffff", 0.34, spec=0.3)
    colour = painted(m, 0.06, 30)
    L(m, colour, B(m).inputs["Base Color"])
    L(m, bump(m, noise_tex(m, coords(m, (1, 1, 6), rnd=True), 24, 3).outputs["Fac"], 0.2, 0.008), B(m).inputs["Normal"])
    return let_light_through(m, colour, 0.32)


# Rind and flesh of a lime, for `citrus_wedge`; a lemon needs none.
LIME = (("#4f7a14", "#86a52c"), ("#c9d268", "#eaf0b0"))


def citrus_wedge(loc, rot=(0, 0, 0), s=0.4, rind=("#c9a018", "#efd034"), flesh=("#e9cf55", "#f8efb0")):
    """A wedge: pored rind, juicy cells between white walls, a slightly bent cut."""
    skin = oily("rind", [(0.3, rind[0]), (0.7, rind[1])], dry=0.45, wet=0.25, pores=(42, 0.5), sss=0.1)
    half = math.radians(50)
    shell = lambda i, j: (
        -1.2 * s * math.cos(i / 40 * math.pi),
        s * math.sin(i / 40 * math.pi) ** 0.85 * math.sin((j / 28 * 2 - 1) * half),
        -s * math.sin(i / 40 * math.pi) ** 0.85 * math.cos((j / 28 * 2 - 1) * half),
    )
    grid_surface("rind", shell, 41, 29, skin, closev=False, loc=loc, rot=rot)
    pulp = oily("pulp", dry=0.3, wet=0.08, patch=5, share=0.7, pores=(22, 0.2), coarse=(12, 0.4), sss=0.35, radius=(0.12, 0.09, 0.03), grain=0.08)
    juice, pale, pith = hexc(flesh[0]), hexc(flesh[1]), hexc("#f7f0d4")
    for side in (-1, 1):
        colours = []

        def face(i, j, ph=side * half):
            a, q = i / 90 * math.pi, j / 30
            d = s * math.sin(a) ** 0.85 * q
            seg = abs(math.sin(a * 3.5 + 0.08 * noise.noise(Vector((a * 3, q * 2, side)))))
            wall = 1 - smooth(0.06, 0.20, seg * (0.3 + q))
            sacs = noise.voronoi(Vector((a * 13, q * 4.5, side)))[0]
            cell = smooth(0.0, 0.22, sacs[1] - sacs[0])
            c = lerpc(pale, juice, 0.25 + 0.75 * cell + 0.4 * noise.noise(Vector((a * 6, q * 3, 1))))
            colours.append(lerpc(c, pith, max(smooth(0.86, 0.93, q), wall)))
            out = 0.03 * s * (cell - 0.6) * (q < 0.88) * (1 - wall) + 0.03 * s * smooth(0.9, 0.97, q)
            return (
                -1.2 * s * math.cos(a) * q,
                d * math.sin(ph) + side * out,
                -d * math.cos(ph) + out * 0.5,
            )

        paint_by(grid_surface("pulp", face, 91, 31, pulp, closev=False, loc=loc, rot=rot), colours)
