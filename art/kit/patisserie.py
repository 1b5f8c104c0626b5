"""A croissant and a cappuccino as they come over a counter: layers, crumb, egg wash, micro-foam."""
from cooked import *

BAKED = ("#f4e3b8", "#e6bd78", "#cf9344", "#a8642a", "#7a401a", "#4a230e")


def baked(t):
    """Colour of a bake at t (0 to 1)."""
    t = max(0, min(0.9999, t)) * (len(BAKED) - 1)
    return lerpc(hexc(BAKED[int(t)]), hexc(BAKED[int(t) + 1]), t - int(t))


def crust_skin():
    """A baked skin that the wash did not reach: matt."""
    return oily("crust", dry=0.8, wet=0.5, patch=2.2, share=0.3, spec=0.2, pores=(95, 0.5), coarse=(34, 0.35), depth=0.016, sss=0, grain=0.2, rnd=False)


def washed_skin():
    """Egg wash baked to a thin varnish, cracked finely, thicker in some places than in others."""
    return oily("crust", dry=0.58, wet=0.27, patch=2.6, share=0.55, spec=0.42, pores=(110, 0.35), coarse=(26, 0.3), depth=0.016, sss=0, grain=0.16, rnd=False)


def flaky_croissant(loc, rot, s=1.0, seed=0):
    """A laminated crescent: a wide middle turn and smaller ones beside it, each with the leaves of its dough at its edge."""
    nu, nv, colours = 900, 220, []
    big, sweep = 1.12, 1.22

    def f(i, j):
        t, b = i / (nu - 1), TAU * j / nv
        c, e = math.cos(b), math.sin(b)
        u = (t - 0.5) * 2
        w, side = abs(u), 1 if u > 0 else -1
        here = Vector((c * 2.0, e * 2.0, seed + t * 3))
        ragged = 0.20 * noise.noise(Vector((c * 1.3, e * 1.3, seed + t * 2))) + 0.05 * noise.noise(here * 2.3) + 0.02 * noise.noise(here * 8)
        # the middle turn is the last one rolled and the widest; the seams of all lean towards the inner side
        at = 0.5 + 0.5 * w / 0.18 if w < 0.18 else 1 + (w - 0.18) / (0.215 + 0.03 * noise.noise(Vector((seed, 4, side))))
        at += ragged * smooth(0.02, 0.2, w) - 0.26 * c * smooth(0, 0.2, w)
        turn_no, p = int(max(0, at)), max(0, at) % 1.0
        lot = hashed((turn_no, seed, side if turn_no else 0))
        body = 0.50 * (1 - w ** 1.9) + 0.075
        end = 1 - w ** 5
        rise = smooth(0, 0.62, p) if turn_no else 1
        drop = smooth(1.0, 0.93, p)
        pillow = (0.35 + 0.65 * rise) * drop
        # leaves of dough: many thin steps, one over the other, that lie closer towards the edge
        bared = smooth((0.52 if turn_no else 0.70) + 0.20 * noise.noise(here * 1.2) - 0.10 * lot, 0.86, p)
        bend = 0.8 * noise.noise(here * 1.1) + 0.14 * noise.noise(here * 5)
        leaf_at = 15 * p * p * (1 if turn_no else 0.8) + bend + 4 * lot
        leaf_no, q = int(leaf_at), leaf_at % 1
        broken = smooth(-0.25, 0.1, noise.noise(Vector((c * 2.4 + leaf_no * 3.1, e * 2.4, seed + turn_no))))
        shelf = smooth(0.0, 0.9, q) * smooth(1.0, 0.9, q) * (0.35 + 0.65 * broken)
        fine = noise.noise(Vector((p * 46 + 2 * bend, c * 1.5 + seed, e * 1.5)))
        step = ((0.13 + 0.08 * lot) * pillow + bared * (0.046 * shelf + 0.006 * fine)) * end
        lump = 0.06 * noise.noise(Vector((t * 6, c * 1.2, e * 1.2 + seed))) + 0.012 * noise.noise(Vector((t * 22, c * 3, e * 3))) + 0.004 * noise.noise(Vector((t * 80, c * 12, e * 12)))
        blist = 0.028 * blister(Vector((u * 2.6, c * 1.2, e * 1.2)), 6.5, 0.28, seed) * (1 - bared)
        lifted = 0.035 * smooth(0.86, 0.93, p) * max(0, noise.noise(here * 2.6 + Vector((turn_no, 0, 0)))) * end
        r = body * (0.86 + step + lump + blist + lifted)
        ang = u * sweep * (1 + 0.05 * math.sin(3 * u + seed))
        nx, ny = math.sin(ang), -math.cos(ang)
        z = max(-0.27 + 0.06 * w, r * e * 0.94) + 0.27 * (1 - 0.35 * w)
        n = fbm(nx * 2.0 + seed, ny * 2.0, e + t * 4, 4, 1.5)
        crown = smooth(-0.35, 0.75, e)
        tone = 0.20 + 0.38 * crown + 0.34 * n + 1.8 * blist
        tone += (0.20 * rise * crown - 0.26 * (1 - rise)) * end * (1 if turn_no else 0.9)
        tone += bared * (0.30 * smooth(0.45, 0.95, q) * broken - 0.38 * smooth(0.55, 0.0, q)) * (0.4 + 0.6 * crown) + 0.10 * bared * fine
        tone += 0.20 * smooth(0.84, 0.92, p) * drop * crown - 0.30 * (1 - drop) + 0.22 * smooth(0.84, 1.0, w)
        tone += 0.06 * noise.noise(Vector((u * 60, c * 16, e * 16)))
        colours.append(baked(tone))
        return ((big + r * c) * nx, big * 0.9 + (big + r * c) * ny, z)

    o = grid_surface("croissant", f, nu, nv, washed_skin(), loc=loc, rot=rot, scale=(s,) * 3, capstart=True, capend=True)
    return paint_by(o, colours)


def flakes(count, centre, r, ground, seed=1, size=0.11):
    """Shards of crust that fell: thin, curled, each of its own outline."""
    rs = random.Random(seed)
    kinds = []
    for k in range(7):
        colours = []

        def f(i, j):
            q, a = i / 7, TAU * j / 26
            rr = 0.6 + 0.5 * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, k * 3.1)))
            x, y = rr * q * math.cos(a) * 1.4, rr * q * math.sin(a)
            colours.append(baked(0.34 + 0.5 * fbm(x, y, k, 3, 1.3) + 0.12 * q))
            return (size * x, size * y, size * (0.5 * x * x + 0.15 * noise.noise(Vector((x * 2, y * 2, k)))))

        kinds.append(paint_by(grid_surface("flake", f, 8, 26, crust_skin()), colours))
    for _ in range(count):
        a, q = rs.uniform(0, TAU), r * rs.random() ** 0.6
        x, y = centre[0] + q * math.cos(a) * 1.25, centre[1] + q * math.sin(a)
        k = rs.choice((0.10, 0.12, 0.16, 0.2, 0.25, 0.35, 0.5, 0.8)) * rs.uniform(0.8, 1.2)
        dup(rs.choice(kinds), (x, y, ground + 0.02 * k), (rs.uniform(-0.4, 0.4), rs.uniform(-0.4, 0.4), rs.uniform(0, TAU)), (k, k, k))
    for kind in kinds:
        hide(kind)


def stoneware(name, colour, speck, foot):
    """A thrown cup's glaze: speckled, pooled, bare and rough at its foot."""
    m = pbsdf(name, colour, 0.3, spec=0.5)
    v = coords(m)
    specks = noise_tex(m, v, 60, 2, 0.4).outputs["Fac"]
    cloud = noise_tex(m, v, 2.6, 6, 0.6).outputs["Fac"]
    base = mixc(m, value(m, cloud, 0, 0.35, 0.4, 0.65), colour, foot)
    L(m, mixc(m, value(m, specks, 0, 0.85, 0.67, 0.72), base, speck), B(m).inputs["Base Color"])
    L(m, value(m, cloud, 0.14, 0.34), B(m).inputs["Roughness"])
    L(m, bump(m, noise_tex(m, coords(m, (1, 1, 9)), 5, 4).outputs["Fac"], 0.2, 0.02), B(m).inputs["Normal"])
    return m


CUP = ((0.0001, 0.08), (0.36, 0.08), (0.40, 0.10), (0.46, 0.15), (0.70, 0.38), (0.85, 0.66), (0.90, 0.93), (0.895, 0.955), (0.87, 0.958), (0.845, 0.94), (0.81, 0.70), (0.66, 0.42), (0.4, 0.22), (0.0001, 0.18))
SAUCER = ((0.0001, 0.04), (0.45, 0.04), (0.55, 0.02), (0.95, 0.10), (1.30, 0.19), (1.33, 0.205), (1.31, 0.225), (0.95, 0.135), (0.55, 0.07), (0.0001, 0.075))


def cup_and_saucer(loc, glaze, turn=0.0):
    """A wide cup on its saucer, both slightly out of round; its handle towards `turn`."""
    x, y, z = loc
    for name, profile in (("saucer", SAUCER), ("cup", CUP)):
        lathe(name, list(profile), glaze, 160, wob=0.012, seed=len(name), freq=1.4, loc=loc)
    c, e = math.cos(turn), math.sin(turn)
    arc = [(0.82 - 0.20 * t + 0.38 * math.sin(t * math.pi) ** 0.9, 0.80 - 0.44 * t) for t in (q / 40 for q in range(41))]
    tube("handle", [(x + r * c, y + r * e, z + h) for r, h in arc], 0.06, glaze, n=18, radf=lambda t: 1.15 - 0.35 * math.sin(t * math.pi))


def poured_heart(x, y):
    """Milk of a poured rosetta at a point of the unit disc, 0 to 1; no line of it is even."""
    x += 0.05 * noise.noise(Vector((x * 2.2, y * 2.2, 5))) + 0.015 * noise.noise(Vector((x * 9, y * 9, 1)))
    y += 0.05 * noise.noise(Vector((x * 2.0, y * 2.0, 9)))
    v = (y + 0.70) / 1.36
    if not 0 < v < 1:
        return 0
    half = 0.62 * math.sin(math.pi * v**0.72) ** 0.75
    leaf = smooth(half, half - 0.16, abs(x))
    wave = math.sin((y - 0.85 * abs(x) ** 0.85) * (22 + 7 * v) + 0.6)
    stripes = 0.25 + 0.75 * smooth(-0.5, 0.7, wave)
    stem = smooth(0.06, 0.01, abs(x)) * smooth(0.98, 0.8, v)
    return max(leaf * stripes, stem)


def micro_foam(loc, r=0.845, turn=0.0, seed=2):
    """Crema and steamed milk: a marbled border, bubbles at the wall, foam drawn up the rim, one spill."""
    rows, n, colours = 190, 420, []
    crema, deep, milk, tan = (hexc(c) for c in ("#8a5226", "#532b12", "#efdfc4", "#bf8f5c"))

    def f(i, j):
        q, a = i / (rows - 1), TAU * j / n
        x, y = q * math.cos(a), q * math.sin(a)
        white = poured_heart(x, y)
        n1 = fbm(x * 1.6, y * 1.6, seed, 4, 1.8)
        swirl = smooth(0.05, 0.35, noise.noise(Vector((q * 5 + a * 0.5, math.cos(a) * 1.3, math.sin(a) * 1.3))))
        ground = lerpc(lerpc(crema, deep, smooth(0.2, 0.95, q) * 0.7 + 1.0 * n1), tan, 0.55 * swirl * smooth(0.45, 0.9, q))
        bubbles = blister(Vector((x, y, 0.3)), 26, 0.5 * smooth(0.72, 1, q) + 0.12, seed) + 0.6 * blister(Vector((x, y, 0.3)), 60, 0.55 * smooth(0.6, 1, q) + 0.1, seed + 3)
        ground = lerpc(ground, tan, smooth(0.90, 0.985, q) * 0.8)
        ground = lerpc(ground, deep, 0.5 * min(1, bubbles))
        c = lerpc(ground, lerpc(milk, tan, 0.18 + 0.5 * n1), white)
        colours.append(lerpc(c, deep, 0.16 * min(1, bubbles)))
        z = 0.865 + 0.05 * (1 - q**4) + 0.004 * white + 0.012 * bubbles + 0.02 * smooth(0.96, 1, q)
        return r * x, r * y, z + 0.006 * noise.noise(Vector((x * 6, y * 6, seed)))

    m = oily("foam", dry=0.72, wet=0.5, patch=3, share=0.5, spec=0.22, pores=(90, 0.25), coarse=(30, 0.15), depth=0.01, sss=0.12, radius=(0.03, 0.02, 0.01), grain=0.07, rnd=False)
    return paint_by(grid_surface("foam", f, rows, n, m, loc=loc, rot=(0, 0, turn)), colours)


def used_spoon(loc, rot, coffee="#5a2a0e"):
    """A teaspoon with a smear of coffee left in its bowl."""
    steel = aged("spoon", "#cfccc6", "#8a857c", (0.12, 0.3), dents=0.05)
    pts = [(t * 1.25 - 1.3, 0.02 * math.sin(t * 3), 0.05 + 0.10 * math.sin(t * 2.6) * (1 - t)) for t in (k / 26 for k in range(27))]
    tube("stem", pts, 0.032, steel, n=12, radf=lambda t: 1.5 - 1.0 * t**0.5 + 0.2 * t, loc=loc, rot=rot, scale=(1, 1.3, 0.7))

    def bowl(depth):
        return lambda i, j: (
            0.27 * (i / 23) * math.cos(TAU * j / 60) * (1.0 if math.cos(TAU * j / 60) > 0 else 1.15) + 0.22,
            0.165 * (i / 23) * math.sin(TAU * j / 60),
            0.07 - depth * (1 - max(0, i / 23) ** 2.2),
        )

    o = grid_surface("bowl", bowl(0.075), 24, 60, steel, loc=loc, rot=rot)
    solid(o, 0.012, -1)
    stain = pbsdf("stain", coffee, 0.12)
    grid_surface("stain", lambda i, j: tuple(a * b for a, b in zip(bowl(0.066)(i * 0.62 + 2 * noise.noise(Vector((math.cos(TAU * j / 60) * 2, math.sin(TAU * j / 60) * 2, 1))), j), (1, 1, 1))), 24, 60, stain, loc=loc, rot=rot)
