"""Ingredients and tableware of the two cafes: bakes, pasta, fruit, herbs, glasses, cloth."""
from dishes import *

CROISSANT_TONES = ("#f2cf86", "#dd9a3c", "#b8651b", "#7d360b", "#4f1d06")


def tones(*colours):
    """A function from 0..1 to a colour along `colours`."""
    stops = [hexc(c) for c in colours]

    def pick(t):
        t = max(0, min(0.9999, t)) * (len(stops) - 1)
        return lerpc(stops[int(t)], stops[int(t) + 1], t - int(t))

    return pick


def glossy(colour, rough=0.12, alpha=1.0, coat=1.0):
    m = pbsdf("glossy", colour, rough, coat=coat)
    B(m).inputs["Alpha"].default_value = alpha
    return m


def clear_glass(tint="#f4fbf8", strength=0.9):
    """Thin glass without refraction: sees through, shines at the rim."""
    m = bpy.data.materials.new("clear")
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = N(m, "ShaderNodeOutputMaterial")
    mix = N(m, "ShaderNodeMixShader")
    through = N(m, "ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = hexc(tint)
    shine = N(m, "ShaderNodeBsdfGlossy")
    shine.inputs["Roughness"].default_value = 0.04
    weight = N(m, "ShaderNodeLayerWeight")
    weight.inputs["Blend"].default_value = 0.28
    scale = N(m, "ShaderNodeMath", operation="MULTIPLY")
    scale.inputs[1].default_value = strength
    L(m, weight.outputs["Fresnel"], scale.inputs[0])
    L(m, scale.outputs[0], mix.inputs[0])
    L(m, through.outputs[0], mix.inputs[1])
    L(m, shine.outputs[0], mix.inputs[2])
    L(m, mix.outputs[0], out.inputs["Surface"])
    return m


def slab(outline, h, mat, bevel=0.05, rows=8, rings=9, wob=0.0, seed=0, **k):
    """A flat body over a closed outline (list of x, y; star-shaped about 0, 0), z from 0 to h."""
    n = len(outline)
    levels = [(q / (rings - 1), 0.0) for q in range(rings - 1)]
    for s in range(5):
        a = s / 4 * math.pi / 2
        levels.append((1, bevel * (1 - math.cos(a)), bevel * (1 - math.sin(a))))
    for s in range(1, rows):
        levels.append((1, bevel + (h - 2 * bevel) * s / rows, 0))
    for s in range(5):
        a = s / 4 * math.pi / 2
        levels.append((1, h - bevel * (1 - math.sin(a)), bevel * (1 - math.cos(a))))
    levels += [(1 - (q + 1) / (rings - 1), h) for q in range(rings - 1)]

    def f(i, j):
        level = levels[i]
        x, y = outline[j]
        d = max(1e-6, math.hypot(x, y))
        inset = level[2] if len(level) > 2 else bevel
        q = max(0.0005, level[0] * (1 - inset / d))
        z = level[1]
        w = wob * fbm(x * q * 2 + seed, y * q * 2, z * 2 + seed, 3, 2)
        return (x * q * (1 + w * 0.5), y * q * (1 + w * 0.5), z + w * (0.4 if z > h * 0.5 else 0))

    return grid_surface("slab", f, len(levels), n, mat, **k)


def rounded_polygon(corners, radius=0.1, n=120):
    """Evenly spaced points on a polygon with rounded corners."""
    dense = []
    for q, b in enumerate(corners):
        a, c = corners[q - 1], corners[(q + 1) % len(corners)]
        u, v = Vector(a) - Vector(b), Vector(c) - Vector(b)
        p0 = Vector(b) + u.normalized() * radius
        p1 = Vector(b) + v.normalized() * radius
        for s in range(7):
            t = s / 6
            dense.append(p0 * (1 - t) ** 2 + Vector(b) * 2 * t * (1 - t) + p1 * t * t)
    dense.append(dense[0])
    lengths = [0.0]
    for a, b in zip(dense, dense[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    out, k = [], 0
    for j in range(n):
        d = lengths[-1] * j / n
        while lengths[k + 1] < d:
            k += 1
        t = (d - lengths[k]) / max(1e-9, lengths[k + 1] - lengths[k])
        p = dense[k].lerp(dense[k + 1], t)
        out.append((p[0], p[1]))
    return out


def scatter(o, n, place, tilt=0.5, smin=0.8, smax=1.2):
    """Copies of `o` (or of a list) at place() -> (x, y, z); the originals vanish."""
    kinds = o if isinstance(o, list) else [o]
    for _ in range(n):
        s = rnd(smin, smax)
        turn = (rnd(-tilt, tilt), rnd(-tilt, tilt), rnd(0, TAU))
        dup(random.choice(kinds), place(), turn, (s, s, s))
    for kind in kinds:
        hide(kind)


def on_disc(cx, cy, r, z, inner=0.0):
    """place() for scatter: on a disc; z is a number or a function of x, y (from its middle)."""

    def place():
        a = rnd(0, TAU)
        q = math.sqrt(rnd(inner * inner, 1)) * r
        x, y = q * math.cos(a), q * math.sin(a)
        return (cx + x, cy + y, z(x, y) if callable(z) else z)

    return place


def mint_leaf(l=0.4, a="#1f7034", b="#5fb04a", wide=0.58, teeth=0.05):
    """A mint or tulsi leaf: toothed edge, painted veins, gently arched."""
    m = vcol_mat("mint", 0.4, 0.3, 0.2, 26)
    nu, nv = 34, 15

    def half(t):
        return wide * 0.5 * max(0.002, math.sin(math.pi * t**0.72)) ** 0.8

    def f(i, j):
        t = i / (nu - 1)
        s = (j / (nv - 1) - 0.5) * 2
        w = half(t) * (1 + teeth * (i % 3 - 1) * abs(s) ** 3)
        vein = 0.02 * math.cos(t * 30 - abs(s) * 7) * abs(s)
        return (t - 0.5, s * w, 0.10 * abs(s) ** 1.4 - 0.30 * (t - 0.45) ** 2 - vein)

    o = grid_surface("mint", f, nu, nv, m, closev=False, scale=(l, l, l))
    dark, light, rib = hexc(a), hexc(b), hexc("#b9dc8a")

    def colour(x, y, z):
        t = x + 0.5
        s = abs(y) / half(t)
        c = lerpc(light, dark, 0.3 + 0.5 * s + 0.6 * fbm(x * 4, y * 4, 1, 3))
        side = max(0, 1 - abs(math.sin(t * 15 - s * 3.5)) * 5) * (1 - s)
        return lerpc(c, rib, 0.65 * max(max(0, 1 - s * 10), 0.6 * side))

    return paint(o, colour)


def mint_sprig(loc, s=0.4, turn=0.0, leaves=5, **k):
    """A small head of mint leaves at `loc`."""
    leaf = mint_leaf(s, **k)
    for q in range(leaves):
        a = turn + q * 2.4
        size = s * (1 - 0.09 * q)
        out = size * 0.42
        place = (
            loc[0] + out * math.cos(a),
            loc[1] + out * math.sin(a),
            loc[2] + 0.05 * s * q + 0.1 * s,
        )
        dup(leaf, place, (rnd(-0.15, 0.15), -0.25 - 0.09 * q, a), (size,) * 3)
    hide(leaf)


def basil(loc, s=0.5, rot=(0, 0, 0)):
    o = mint_leaf(s, "#1f6a20", "#58a83a", wide=0.62, teeth=0)
    o.location = loc
    o.rotation_euler = rot
    return o


def blueberry(r=0.12):
    """A blueberry with its crown and bloom."""
    m = vcol_mat("blueb", 0.5, 0.15, 0.08, 14)

    def f(i, j):
        ph = math.pi * i / 23 - math.pi / 2
        th = TAU * j / 24
        crown = math.exp(-(((ph - 1.25) / 0.13) ** 2)) * (0.5 + 0.5 * abs(math.cos(2.5 * th)))
        pit = max(0, ph - 1.3) * 0.7
        k = r * (1 + 0.13 * crown - pit)
        return (
            k * math.cos(ph) * math.cos(th),
            k * math.cos(ph) * math.sin(th),
            k * math.sin(ph) * 0.9,
        )

    o = grid_surface("blueb", f, 24, 24, m)
    skin = tones("#10142e", "#26305f", "#5b6c9c", "#8a97bd")

    def colour(x, y, z):
        bloom = 0.42 + fbm(x * 9, y * 9, z * 9, 3) * 1.1
        return skin(0.05 if z > 0.80 * r and math.hypot(x, y) < 0.28 * r else bloom)

    return paint(o, colour)


def croissant(loc, rot, s=1.0, seed=0, segs=7):
    """A laminated crescent: puffed turns, pale layer edges, dark egg-washed ridges."""
    m = vcol_mat("cro", 0.3, 0.55, 0.22, 34)
    nu, nv = 260, 72
    big, sweep = 1.12, 1.28

    def phase(t, b):
        ragged = 0.09 * noise.noise(Vector((math.cos(b) * 2.2, math.sin(b) * 2.2, seed + t * 2)))
        u = (t - 0.5) * 2
        p = (abs(u) * segs / 2 + 0.5 + ragged) % 1.0
        return p, u

    def f(i, j):
        t = i / (nu - 1)
        b = TAU * j / nv
        p, u = phase(t, b)
        body = 0.50 * (1 - abs(u) ** 1.8) + 0.07
        end = 1 - abs(u) ** 4
        edge = smooth(1.0, 0.94, p)
        step = (0.02 + 0.20 * (p**0.6) * edge + 0.03 * math.sin(math.pi * p)) * end
        ripple = 0.012 * math.sin(p * 34) * p * end
        lump = 0.05 * noise.noise(Vector((t * 9, math.cos(b) * 1.5, math.sin(b) * 1.5 + seed)))
        r = body * (0.90 + step + ripple + lump)
        ang = u * sweep
        nx, ny = math.sin(ang), -math.cos(ang)
        z = max(-0.26 + 0.06 * abs(u), r * math.sin(b) * 0.92) + 0.27 * (1 - 0.35 * abs(u))
        return (
            (big + r * math.cos(b)) * nx,
            big * 0.9 + (big + r * math.cos(b)) * ny,
            z,
        )

    o = grid_surface(
        "cro", f, nu, nv, m, loc=loc, rot=rot, scale=(s,) * 3, capstart=True, capend=True
    )
    ramp_ = tones(*CROISSANT_TONES)
    order = iter([(i / (nu - 1), TAU * j / nv) for i in range(nu) for j in range(nv)])

    def colour(x, y, z):
        t, b = next(order)
        p, u = phase(t, b)
        n = fbm(x * 2.2, y * 2.2, z * 2.2 + seed, 4, 1.6)
        bake = 0.28 + 0.42 * smooth(0.0, 0.62, z) + 0.55 * n + 0.12 * smooth(0.7, 0.2, p)
        strata = smooth(0.70, 0.97, p) * (0.55 + 0.45 * math.sin(p * 85 + n * 5))
        return ramp_(bake - 0.42 * strata * smooth(1.0, 0.8, abs(u)))

    return paint(o, colour)


def crumbs(tone, n, place, size=0.03):
    """Pastry crumbs and flakes."""
    m = noisy("crumb", [(0.3, tone[0]), (0.7, tone[1])], bumps=0.2)
    kinds = [
        blob("cr", (size, size * 0.7, size * 0.5), m, amp=0.5, freq=3, seed=q, nu=7, nv=9)
        for q in range(3)
    ]
    scatter(kinds, n, place, 1.5, 0.4, 1.5)


def coffee_bean(m=None):
    m = m or noisy("bean", [(0.3, "#2c130a"), (0.7, "#5a2c14")], scale=4, bumps=0.05, coat=0.6)

    def f(i, j):
        ph = math.pi * i / 19 - math.pi / 2
        th = TAU * j / 26
        x, y, z = math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)
        groove = 0.10 * math.exp(-((y / 0.16) ** 2)) * max(0, z)
        return (0.105 * x, 0.072 * y, 0.052 * (z - groove * 5.2) if z > 0 else 0.047 * z)

    return grid_surface("bean", f, 20, 26, m)


def beans(n, place):
    bean = coffee_bean()
    for _ in range(n):
        x, y, z = place()
        flip = math.pi if random.random() < 0.3 else 0
        s = rnd(0.9, 1.2)
        dup(bean, (x, y, z + 0.05), (rnd(-0.3, 0.3) + flip, rnd(-0.2, 0.2), rnd(0, TAU)), (s,) * 3)
    hide(bean)


def deep_plate(mat, s=1.0, loc=(0, 0, 0)):
    """A wide-rimmed pasta bowl, rim radius 1."""
    p = [
        (0.0001, 0),
        (0.48, 0),
        (0.52, 0.03),
        (0.62, 0.12),
        (0.68, 0.22),
        (0.72, 0.255),
        (0.86, 0.285),
        (1.0, 0.33),
        (1.008, 0.345),
        (0.995, 0.357),
        (0.86, 0.315),
        (0.70, 0.285),
        (0.655, 0.25),
        (0.60, 0.15),
        (0.5, 0.08),
        (0.0001, 0.06),
    ]
    return lathe("deep", p, mat, n=140, loc=loc, scale=(s, s, s))


def speckled(base="#f1eadc", speck="#8a6a4c", rough=0.3):
    """Hand-thrown stoneware with iron specks."""
    m = pbsdf("stoneware", base, rough, coat=0.4)
    v = coords(m)
    n = noise_tex(m, v, 42, 3)
    L(
        m,
        ramp(m, n.outputs["Fac"], [(0.0, base), (0.68, base), (0.72, speck), (1, speck)]),
        B(m).inputs["Base Color"],
    )
    n2 = noise_tex(m, v, 5, 4)
    L(m, bump(m, n2.outputs["Fac"], 0.06, 0.03), B(m).inputs["Normal"])
    return m


def tumbler(loc, r=0.55, h=1.7, taper=0.8, level=0.85, drink=None, wall=0.035):
    """A straight glass with an opaque drink that fills it to `level`; returns the drink's object.

    drink: (x, y, z) -> colour, z from 0 (bottom) to 1 (surface).
    """
    rim = clear_glass(strength=0.5)
    rb = r * taper

    def rad(z):
        return rb + (r - rb) * z / h

    base = [(0.0001, 0.0), (rb - 0.04, 0.0), (rb, 0.03), (rb + 0.004, 0.10)]
    lathe("base", base, pbsdf("foot", "#dfe6e2", 0.08, coat=1), n=90, loc=loc)
    profile = [(rad(h * q), h * q) for q in (level, (level + 1) / 2, 1)]
    profile += [(r - wall * 0.3, h + 0.02), (r - wall, h), (rad(level * h) - wall, level * h)]
    lathe("glass", profile, rim, n=90, loc=loc)
    m = vcol_mat("drink", 0.1, 1.0, 0.0)
    rows, n = 40, 110
    z0 = 0.10

    def f(i, j):
        a = TAU * j / n
        q = i / (rows - 1)
        if q < 0.7:
            z = z0 + (level * h - z0) * q / 0.7
            x = rad(z)
        else:
            z = level * h
            x = rad(z) * (1 - (q - 0.7) / 0.3) + 0.0001
            z += 0.01 * math.sin(min(1, (q - 0.7) * 12) * math.pi)
        return (x * math.cos(a), x * math.sin(a), z)

    o = grid_surface("drink", f, rows, n, m, loc=loc, capstart=True)
    return paint(o, lambda x, y, z: drink(x, y, (z - z0) / (level * h - z0)))


def straw(loc, lean=(0.25, 0.1), length=2.0, colour="#f4efe2", stripe=None):
    m = vcol_mat("straw", 0.45, 0.2, 0)
    pts = [
        (loc[0] + lean[0] * t, loc[1] + lean[1] * t, loc[2] + length * t)
        for t in [q / 50 for q in range(51)]
    ]
    o = tube("straw", pts, 0.05, m, n=14)
    a, b = hexc(colour), hexc(stripe or colour)
    return paint(o, lambda x, y, z: b if (z * 5) % 1 < 0.4 else a)


def lemon_slice(r=0.36, h=0.05, rind="#e9c223", flesh="#f6e88a", pith="#fbf5d5", segments=9):
    """A citrus slice, flat on z = 0, with segments."""
    m = vcol_mat("citrus", 0.2, 0.7, 0.25, 30)
    rows, n = 34, 108
    half = rows // 2

    def f(i, j):
        a = TAU * j / n
        q = i / (half - 1) if i < half else (rows - 1 - i) / (half - 1)
        return (r * max(0.001, q) * math.cos(a), r * q * math.sin(a), 0 if i < half else h)

    o = grid_surface("citrus", f, rows, n, m)
    skin, pulp, white = hexc(rind), tones(flesh, flesh, rind), hexc(pith)

    def colour(x, y, z):
        d = math.hypot(x, y) / r
        a = math.atan2(y, x)
        if d > 0.96:
            return skin
        wall = abs(((a / TAU * segments) % 1) - 0.5) * 2
        if d > 0.87 or d < 0.08 or (1 - wall) * d * 0.35 < 0.018:
            return white
        return pulp(0.4 + 0.9 * fbm(a * 9, d * 2, 0, 3, 2))

    return paint(o, colour)


def chopped(m, n, place, size=0.07, tilt=1.0):
    """Small knife-cut pieces."""
    kinds = [
        box(m, size * rnd(0.8, 1.4), size, size * rnd(0.6, 1), bev=size * 0.2) for _ in range(3)
    ]
    scatter(kinds, n, place, tilt)


def flecks(m, n, place, size=0.02):
    """Pepper, chilli flakes, seeds."""
    kinds = [
        blob("fl", (size, size * 0.8, size * 0.4), m, amp=0.5, seed=q, nu=6, nv=8) for q in range(3)
    ]
    scatter(kinds, n, place, 1.0, 0.5, 1.4)


def strawberry(loc, r=0.26, rot=(0, 0, 0), half=False):
    """A strawberry with seeds and leaves, lying or standing by `rot`."""
    m = vcol_mat("straw", 0.25, 0.7, 0.2, 14)

    def f(i, j):
        t = i / 43
        b = TAU * j / 60
        w = r * math.sin(math.pi * t**0.62) ** 0.72 * (1.0 - 0.22 * t)
        seedy = math.sin(t * 40) * math.sin(b * 9 + (int(t * 40 / math.pi) % 2) * math.pi / 2)
        w *= 1 - 0.035 * max(0, seedy)
        return (w * math.cos(b), w * math.sin(b), r * 1.25 * (1 - 2 * t) * 0.9)

    o = grid_surface("straw", f, 44, 60, m, loc=loc, rot=rot)
    red = tones("#f6d9b0", "#d8261c", "#c3130f", "#a90a10")
    seed = hexc("#f3cf6a")

    def colour(x, y, z):
        t = 0.5 - z / (2.25 * r)
        b = math.atan2(y, x) % TAU
        seedy = math.sin(t * 40) * math.sin(b * 9 + (int(t * 40 / math.pi) % 2) * math.pi / 2)
        return (
            seed
            if seedy > 0.88 and t > 0.1
            else red(0.25 + t * 0.6 + 0.3 * fbm(x * 4, y * 4, z * 4))
        )

    paint(o, colour)
    return o


def plain_cloth(colour, loc, rot=0.0, sx=1.6, sy=1.2, fold=0.10, seed=0, stripe=None):
    """A linen cloth with soft folds and a woven grain."""
    m = vcol_mat("linen", 0.95, 0, 0.35, 60, spec=0.1)
    nu, nv = 70, 60

    def f(i, j):
        x, y = (i / (nu - 1) - 0.5) * 2 * sx, (j / (nv - 1) - 0.5) * 2 * sy
        w = fold * max(0, fbm(x * 0.8 + seed, y * 1.6 + seed, seed, 3, 1.0) + 0.12)
        edge = 0.03 * noise.noise(Vector((x * 2, y * 2, seed)))
        return (x + edge, y + edge, 0.012 + w * 2)

    o = grid_surface("linen", f, nu, nv, m, closev=False, loc=loc, rot=(0, 0, rot))
    base, band = hexc(colour), hexc(stripe or colour)
    columns = iter([min(j, nv - 1 - j) for i in range(nu) for j in range(nv)])

    def colour_(x, y, z):
        border = next(columns) in (4, 5, 8)
        return lerpc(band if border else base, hexc("#000000"), 0.10 * (1 - min(1, z * 6)))

    return paint(o, colour_)
