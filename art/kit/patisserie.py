"""A croissant and a cappuccino as they come over a counter: layers, crumb, egg wash, micro-foam."""
from cooked import *

BAKED = ("#f1e2c2", "#dcb682", "#bd8849", "#976030", "#6e4020", "#452412")


def baked(t):
    """Colour of a bake at t (0 to 1)."""
    t = max(0, min(0.9999, t)) * (len(BAKED) - 1)
    return lerpc(hexc(BAKED[int(t)]), hexc(BAKED[int(t) + 1]), t - int(t))


def crust_skin():
    """Egg wash baked matt, a soft sheen only where it pooled."""
    return oily("crust", dry=0.8, wet=0.5, patch=2.2, share=0.3, spec=0.2, pores=(95, 0.5), coarse=(34, 0.35), depth=0.016, sss=0.06, grain=0.2, rnd=False)


def flaky_croissant(loc, rot, s=1.0, seed=0, segs=7, torn=1.0):
    """A laminated crescent of rolled turns whose sheets lift; torn < 1 breaks it off at that part of its length."""
    nu, nv, colours = 800, 200, []
    big, sweep, end_at = 1.12, 1.22, 0.5 + 0.5 * torn if torn < 1 else 1.0

    def f(i, j):
        t, b = i / (nu - 1) * end_at, TAU * j / nv
        c, e = math.cos(b), math.sin(b)
        u = (t - 0.5) * 2
        here = Vector((c * 2.2, e * 2.2, seed + t * 3))
        ragged = 0.16 * noise.noise(Vector((c * 1.8, e * 1.8, seed + t * 2))) + 0.05 * noise.noise(here * 2) + 0.014 * noise.noise(here * 9)
        at = abs(u) * segs / 2 * (1 + 0.12 * noise.noise(Vector((seed, 4, u > 0)))) + 0.5 + ragged + 0.16 * c
        turn_no, p = int(at), at % 1.0
        lot = hashed((turn_no, seed, u > 0))
        body = 0.52 * (1 - abs(u) ** 1.7) + 0.07
        end = 1 - abs(u) ** 5
        edge = smooth(1.0, 0.975, p)
        # the cut side of the rolled sheet: thin leaves of dough, pale inside, of uneven thickness
        bared = smooth(0.70 + 0.10 * noise.noise(here * 1.5), 0.80, p)
        leaf_at = p * 30 + 1.0 * noise.noise(here * 1.3) + 0.16 * noise.noise(here * 6)
        leaf_no, q = int(leaf_at), leaf_at % 1
        ledge = smooth(0, 0.75, q) * smooth(1.0, 0.86, q) * (0.5 + hashed((leaf_no, turn_no, seed)))
        thread = noise.noise(Vector((p * 30 + 1.2 * noise.noise(here), c * 1.2 + seed, e * 1.2)))
        step = (0.02 + (0.13 + 0.08 * lot) * p**0.9 * edge + 0.03 * math.sin(math.pi * p)) * end
        step += (0.022 * bared * ledge + 0.0016 * thread) * end
        lump = 0.07 * noise.noise(Vector((t * 7, c * 1.3, e * 1.3 + seed))) + 0.007 * noise.noise(Vector((t * 34, c * 5, e * 5))) + 0.004 * noise.noise(Vector((t * 90, c * 14, e * 14)))
        blist = 0.03 * blister(Vector((u * 2.6, c * 1.2, e * 1.2)), 5.4, 0.3, seed)
        r = body * (0.88 + step + lump + blist)
        ang = u * sweep * (1 + 0.05 * math.sin(3 * u + seed))
        nx, ny = math.sin(ang), -math.cos(ang)
        z = max(-0.27 + 0.06 * abs(u), r * e * 0.94) + 0.27 * (1 - 0.35 * abs(u))
        n = fbm(nx * 2.2 + seed, ny * 2.2, e + t * 5, 4, 1.6)
        tone = 0.42 + 0.36 * smooth(-0.2, 0.7, e) + 0.42 * n + 1.6 * blist + 0.12 * smooth(0.5, 0.1, p) * end
        tone += 0.07 * thread
        tone -= 0.30 * bared * (0.25 + 0.75 * smooth(0.2, 0.7, q) * smooth(1.0, 0.9, q)) * smooth(1.0, 0.8, abs(u))
        tone += 0.16 * bared * smooth(0.88, 1.0, q) + 0.18 * smooth(0.86, 1.0, abs(u)) + 0.22 * smooth(0.975, 1, p)
        fine = 0.09 * noise.noise(Vector((u * 60, c * 16, e * 16)))
        colours.append(baked(tone + fine))
        return ((big + r * c) * nx, big * 0.9 + (big + r * c) * ny, z)

    o = grid_surface("croissant", f, nu, nv, crust_skin(), loc=loc, rot=rot, scale=(s,) * 3, capstart=True, capend=torn >= 1)
    paint_by(o, colours)
    if torn < 1:
        crumb_face(f, nu, nv, loc, rot, s, seed)
    return o


def crumb_face(f, nu, nv, loc, rot, s, seed):
    """The open honeycomb of a torn croissant over its last ring."""
    ring = [Vector(f(nu - 1, j)) for j in range(nv)]
    middle = sum(ring, Vector()) / nv
    along = (Vector(f(nu - 1, 0)) - Vector(f(nu - 6, 0))).normalized()
    rows, colours = 110, []
    wet, pale, shade, brown = (hexc(c) for c in ("#ead6a2", "#f8ecca", "#b07c36", "#9c5f22"))

    def face(i, j):
        q, a = 1 - i / (rows - 1), TAU * j / nv
        p = middle + (ring[j] - middle) * max(0.002, q)
        # sheets are rolled, so the holes are long along the turn
        w = Vector((q * 4.6 + 0.35 * a + 0.5 * noise.noise(Vector((math.cos(a), math.sin(a), seed))), q * math.cos(a) * 1.5, q * math.sin(a) * 1.5))
        w += 0.25 * Vector(noise.noise_vector(w * 1.4))
        d, _cells = noise.voronoi(w + Vector((seed, 0, 3)))
        wall = 1 - smooth(0.05, 0.32, d[1] - d[0])
        fine = noise.voronoi(w * 2.3 + Vector((1, seed, 3)))[0]
        web = 1 - smooth(0.04, 0.34, fine[1] - fine[0])
        inside = smooth(1.0, 0.93, q)
        depth = inside * (0.13 * (max(wall, 0.45 * web) - 1) + 0.05 * noise.noise(p * 3))
        bulge = 0.07 * inside * (1 - q)
        k = max(wall, 0.6 * web)
        c = lerpc(lerpc(shade, wet, smooth(0.0, 0.55, k)), pale, smooth(0.5, 1.0, k))
        colours.append(lerpc(c, brown, smooth(0.93, 1.0, q)))
        return tuple(p + along * (depth + bulge))

    m = oily("crumb", dry=0.8, wet=0.6, share=0.3, spec=0.2, pores=(50, 0.4), coarse=(18, 0.4), sss=0.25, radius=(0.08, 0.05, 0.025), grain=0.12, rnd=False)
    o = grid_surface("crumb", face, rows, nv, m, loc=loc, rot=rot, scale=(s,) * 3)
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
        k = rs.choice((0.12, 0.18, 0.25, 0.35, 0.5, 0.8, 1.1)) * rs.uniform(0.8, 1.2)
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
