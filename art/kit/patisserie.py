"""A croissant and a cappuccino as they come over a counter: layers, crumb, egg wash, micro-foam."""
from cafe_parts import clear_glass
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
    return oily("crust", dry=0.72, wet=0.42, patch=4.5, share=0.4, spec=0.3, pores=(90, 0.6), coarse=(24, 0.5), depth=0.02, sss=0, grain=0.16, rnd=False)


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
        fine = noise.noise(Vector((p * 30 + 2 * bend, c * 1.5 + seed, e * 1.5))) + 0.6 * noise.noise(Vector((p * 70 + 3 * bend, c * 2.5 + seed, e * 2.5)))
        step = ((0.13 + 0.08 * lot) * pillow + bared * 0.046 * shelf + 0.020 * fine) * end
        lump = 0.06 * noise.noise(Vector((t * 6, c * 1.2, e * 1.2 + seed))) + 0.012 * noise.noise(Vector((t * 22, c * 3, e * 3))) + 0.004 * noise.noise(Vector((t * 80, c * 12, e * 12)))
        blist = 0.028 * blister(Vector((u * 2.6, c * 1.2, e * 1.2)), 6.5, 0.28, seed) * (1 - bared)
        lifted = 0.035 * smooth(0.86, 0.93, p) * max(0, noise.noise(here * 2.6 + Vector((turn_no, 0, 0)))) * end
        r = body * (0.86 + step + lump + blist + lifted)
        ang = u * sweep * (1 + 0.05 * math.sin(3 * u + seed))
        nx, ny = math.sin(ang), -math.cos(ang)
        z = max(-0.27 + 0.06 * w, r * e * 0.94) + 0.27 * (1 - 0.35 * w)
        n = fbm(nx * 2.0 + seed, ny * 2.0, e + t * 4, 4, 1.5)
        crown = smooth(-0.35, 0.75, e)
        tone = 0.27 + 0.36 * crown + 0.34 * n + 1.8 * blist
        tone += (0.20 * rise * crown - 0.15 * (1 - rise)) * end * (1 if turn_no else 0.9)
        tone += bared * (0.30 * smooth(0.45, 0.95, q) * broken - 0.38 * smooth(0.55, 0.0, q)) * (0.4 + 0.6 * crown) + (0.34 + 0.10 * bared) * fine
        tone += 0.20 * smooth(0.84, 0.92, p) * drop * crown - 0.30 * (1 - drop) + 0.22 * smooth(0.84, 1.0, w)
        tone += 0.06 * noise.noise(Vector((u * 60, c * 16, e * 16)))
        colours.append(baked(tone))
        return ((big + r * c) * nx, big * 0.9 + (big + r * c) * ny, z)

    o = grid_surface("croissant", f, nu, nv, washed_skin(), loc=loc, rot=rot, scale=(s,) * 3, capstart=True, capend=True)
    loose_leaves(o, 150, seed)
    return paint_by(o, colours)


def shards(size):
    """Seven torn shards of crust, thin and curled, each of its own outline."""
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
    return kinds


def loose_leaves(o, count, seed):
    """Leaves of dough that stand off from a croissant's crust: they break its outline."""
    rs = random.Random(seed)
    kinds = shards(0.24)
    place = Matrix.LocRotScale(o.location, o.rotation_euler, o.scale)
    for v in rs.sample(list(o.data.vertices), count):
        normal = (place.to_3x3() @ v.normal).normalized()
        if normal.z < -0.2:
            continue
        leaf = dup(rs.choice(kinds), place @ v.co + 0.012 * normal, (0, 0, 0), (1, 1, 1))
        along_it = Matrix.Rotation(rs.gauss(0, 0.3), 3, "X") @ Matrix.Rotation(rs.uniform(0, TAU), 3, "Z")
        leaf.rotation_euler = (normal.to_track_quat("Z", "Y").to_matrix() @ along_it).to_euler()
        leaf.scale = (rs.uniform(0.3, 1.0),) * 3
    for kind in kinds:
        hide(kind)


def flakes(count, centre, r, ground, seed=1, size=0.11):
    """Shards of crust that fell: thin, curled, each of its own outline."""
    rs = random.Random(seed)
    kinds = shards(size)
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


def poured_rosetta(x, y):
    """Milk of a poured leaf at a point of the unit disc, 0 to 1: loops of the jug, drawn down through their middle."""
    q = math.hypot(x, y)
    twist = 0.30 * q * q - 0.10
    x, y = x * math.cos(twist) - y * math.sin(twist), x * math.sin(twist) + y * math.cos(twist)
    x += 0.07 * noise.noise(Vector((x * 1.7, y * 1.7, 5))) + 0.020 * noise.noise(Vector((x * 7, y * 7, 1))) + 0.07 * math.sin(2.2 * y)
    y += 0.07 * noise.noise(Vector((x * 1.9, y * 1.9, 9))) + 0.014 * noise.noise(Vector((x * 8, y * 8, 3)))
    v = max(0.001, min(0.999, (y + 0.74) / 1.50))
    half = 0.03 + 0.70 * math.sin(math.pi * v**0.66) ** 0.8
    # the jug swings: the loops of one side lie between those of the other
    loop = y - 0.98 * abs(x) + 0.85 * x * x + 0.17 * math.exp(-abs(x) / 0.07) + 0.012 * noise.noise(Vector((x * 4, y * 4, 6)))
    angle = loop * (31 + 9 * y) + 1.7 * smooth(-0.06, 0.06, x)
    # the edge where the milk pushes is sharp, the one it leaves behind bleeds
    wave = math.sin(angle + 0.75 * math.sin(angle))
    thickness = noise.noise(Vector((loop * 5, 3 if x > 0 else 8, 1)))
    fringe = 0.30 * noise.noise(Vector((x * 14, y * 14, 2))) + 0.22 * noise.noise(Vector((x * 34, y * 34, 4)))
    bias = 0.62 + 0.35 * thickness - 1.5 * (abs(x) / half) ** 3 + 0.6 * smooth(0.30, 0.06, v) + fringe
    ends = smooth(-0.80, -0.68, y) * smooth(0.80, 0.66, y)
    leaf = smooth(-0.75, 1.15, wave + bias) * ends
    thread = smooth(0.05, 0.45, noise.noise(Vector((loop * 34, x * 2.5, 7))))
    stem = 0.85 * smooth(0.045, 0.0, abs(x + 0.02 * fringe)) * smooth(-0.9, -0.7, y) * smooth(0.7, 0.4, y)
    tip = smooth(0.17, 0.08, math.hypot(x, 1.15 * (y - 0.56 - 0.45 * abs(x))) + 0.03 * fringe)
    return max(leaf * (1 - 0.30 * thread), stem, tip)


def along(stops, t):
    """The colour at t (0 to 1) of a list of colours."""
    t = max(0, min(0.9999, t)) * (len(stops) - 1)
    return lerpc(stops[int(t)], stops[int(t) + 1], t - int(t))


def micro_foam(loc, r=0.845, turn=0.0, seed=2):
    """Crema and steamed milk: milk that bleeds into brown, a dark border, bubbles and a film at the wall, cocoa."""
    rows, n, colours = 290, 760, []
    rim, deep, crema, gold, milk = (hexc(c) for c in ("#3d1b0b", "#5f3014", "#83491f", "#b98653", "#f0dfc2"))
    blend = (crema, hexc("#a9713c"), hexc("#d3a878"), hexc("#ecd7b6"), milk)

    def f(i, j):
        q, a = i / (rows - 1), TAU * j / n
        x, y = q * math.cos(a), q * math.sin(a)
        at = Vector((x, y, 0.3))
        white = poured_rosetta(x, y)
        n1 = fbm(x * 1.6, y * 1.6, seed, 4, 1.8)
        drift = a + 1.6 * q
        streak = noise.noise(Vector((q * 9 + 0.8 * n1, math.cos(drift) * 1.2, math.sin(drift) * 1.2)))
        ground = lerpc(crema, deep, smooth(0.45, 0.92, q + 0.25 * n1))
        ground = lerpc(ground, gold, 0.75 * smooth(-0.05, 0.40, streak) * smooth(1.0, 0.75, q))
        ground = lerpc(ground, gold, 0.35 * smooth(0.85, 0.45, q + 0.4 * n1))
        ground = lerpc(ground, rim, 0.85 * smooth(0.86, 0.97, q + 0.10 * n1))
        speck = smooth(0.15, 0.6, noise.noise(Vector((x * 40, y * 40, seed))))
        ground = lerpc(ground, deep, 0.35 * speck)
        c = lerpc(ground, along(blend, white + 0.12 * n1), smooth(0.0, 0.40, white))
        crowd = smooth(0.80, 1.0, q + 0.16 * noise.noise(Vector((x * 2, y * 2, 8))))
        bubbles = blister(at, 24, 0.75 * crowd + 0.015, seed) + 0.7 * blister(at, 58, 0.9 * crowd + 0.05, seed + 3)
        ring = 4 * min(1, bubbles) * (1 - min(1, bubbles))
        c = lerpc(lerpc(c, gold, 0.45 * crowd * min(1, bubbles)), rim, 0.35 * ring)
        dusted = smooth(-0.15, 0.55, 0.7 * y - 0.75 * x + 0.5 * noise.noise(Vector((x * 2.5, y * 2.5, 11))))
        cocoa = blister(at, 40, 0.42 * dusted, seed + 7) + blister(at, 85, 0.55 * dusted, seed + 9)
        c = lerpc(c, hexc("#4a2411"), 0.85 * smooth(0.02, 0.35, cocoa))
        colours.append(c)
        z = 0.855 + 0.035 * (1 - q**3) + 0.005 * white + 0.010 * bubbles + 0.003 * min(1, cocoa) + 0.03 * smooth(0.965, 1, q)
        return r * x, r * y, z + 0.008 * noise.noise(Vector((x * 5, y * 5, seed)))

    m = oily("foam", dry=0.46, wet=0.24, patch=3, share=0.65, spec=0.42, pores=(120, 0.18), coarse=(22, 0.14), depth=0.008, sss=0.08, radius=(0.03, 0.02, 0.01), grain=0.07, rnd=False)
    paint_by(grid_surface("foam", f, rows, n, m, loc=loc, rot=(0, 0, turn)), colours)
    wall_film(loc, r, seed)
    rim_bubbles(loc, r, seed)


def wall_film(loc, r, seed):
    """What the foam left on the wall of the cup when it was set down: thin, torn at its upper edge."""
    film, rows, n = [], 12, 500
    thin, thick = hexc("#c9a67a"), hexc("#8a5a30")

    def f(i, j):
        t, a = i / (rows - 1), TAU * j / n
        c, e = math.cos(a), math.sin(a)
        n1 = noise.noise(Vector((c * 2.2, e * 2.2, seed))) + 0.5 * noise.noise(Vector((c * 9, e * 9, seed))) + 0.25 * noise.noise(Vector((c * 30, e * 30, seed)))
        film.append(lerpc(thick, thin, t + 0.4 * noise.noise(Vector((c * 14, e * 14, t * 3)))))
        z = 0.84 + max(0.012, 0.035 + 0.055 * n1) * t
        wall = 0.81 + 0.035 * (z - 0.70) / 0.24
        return (wall - 0.007 * (1 - t) + 0.001) * c * r / 0.845, (wall - 0.007 * (1 - t) + 0.001) * e * r / 0.845, z

    m = oily("film", dry=0.5, wet=0.3, patch=6, pores=(90, 0.3), coarse=(30, 0.3), depth=0.008, sss=0, grain=0.15, rnd=False)
    paint_by(grid_surface("film", f, rows, n, m, loc=loc), film)


def rim_bubbles(loc, r, seed):
    """Thin clear bubbles in clusters where the foam meets the wall."""
    rs = random.Random(seed)
    skin = clear_glass("#f3dcc0", 1.0)
    f = lambda i, j: (math.cos(i / 9 * math.pi / 2) * math.cos(TAU * j / 20), math.cos(i / 9 * math.pi / 2) * math.sin(TAU * j / 20), 0.8 * math.sin(i / 9 * math.pi / 2))
    bubble = grid_surface("bubble", f, 10, 20, skin)
    for cluster in range(20):
        middle = rs.uniform(0, TAU)
        for _ in range(rs.randint(3, 13)):
            a, q = middle + rs.gauss(0, 0.11), r * (0.972 - abs(rs.gauss(0, 0.028)))
            k = rs.choice((0.008, 0.010, 0.013, 0.017, 0.022, 0.030))
            dup(bubble, (loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), loc[2] + 0.86), (0, 0, 0), (k, k, k))
    hide(bubble)


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
