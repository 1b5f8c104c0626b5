"""Breads that puff in hot oil: hollow, blistered, browned on the bubbles, pale in the folds, thin at the edge."""
from cooked import *

CREAM, PALE, GOLD, BROWN, DARK, CRUMB = (
    hexc(c) for c in ("#f0d59c", "#e3b263", "#c67d2c", "#8a4715", "#4a1f08", "#f4e4bf")
)


def puffed(direction, r, h, seed, fallen=0.0):
    """The point of a puffed bread's skin in a direction, and how far it stands up there (negative in a fold).

    fallen: 0 is blown up tight, 1 has sunk on one side into creases.
    """
    d = direction
    up = d.z > 0
    flat = math.hypot(d.x, d.y)
    a = math.atan2(d.y, d.x)
    shift = Vector((seed * 3.1, seed * 1.7, seed * 0.9))
    round_ = Vector((math.cos(a), math.sin(a), 0))
    swell = 1 + 0.20 * noise.noise(round_ * 0.9 + shift) + 0.07 * noise.noise(round_ * 2.4 + shift)
    x, y = d.x * r * swell, d.y * r * swell
    # An exponent above 1 lets both sheets meet in a thin edge, as rolled dough does, and not in an egg.
    z = (h if up else -h * 0.30) * abs(d.z) ** 1.28
    lee = Vector((math.cos(seed * 2.0), math.sin(seed * 2.0), 0))
    side = smooth(-0.45, 0.75, flat * round_.dot(lee))
    z *= 1 + up * (0.34 * noise.noise(Vector((x / r * 0.8, y / r * 0.8, seed))) - (0.12 + 0.55 * fallen) * side)
    edge = math.exp(-((d.z / 0.16) ** 2))
    droop = noise.noise(Vector((round_.x * 1.5, round_.y * 1.5, seed + 5)))
    z += edge * (0.13 * droop + 0.05 * noise.noise(round_ * 5 + shift))
    p = Vector((x, y, z))
    # Where the steam has left, the skin lies in long soft folds across the slope.
    across = Vector((-lee.y, lee.x, 0))
    q = Vector((p.dot(lee) * 2.3, p.dot(across) * 0.7, p.z * 0.6)) + shift + 0.5 * drift(p * 0.9)
    fold = 1 - 2 * abs(noise.noise(q))
    valley = smooth(0.72, 1.0, fold)
    slack = up * (0.12 + 0.88 * fallen) * smooth(0.05, 0.6, side) * (1 - edge)
    lift = slack * (0.06 * fold - 0.15 * valley)
    lift -= 0.16 * fallen * up * (1 - edge) * smooth(0.1, 0.5, noise.noise(p * 0.95 + shift * 1.4))
    crowd = smooth(-0.35, 0.35, noise.noise(p * 0.9 + shift))
    huge = blister(p, 1.25, 0.30, seed + 2)
    big = blister(p, 2.6, 0.48, seed)
    mid = blister(p, 5.2, 0.6, seed + 4) * crowd
    small = blister(p, 10.5, 0.62, seed + 9) * crowd
    tiny = blister(p, 18.0, 0.5, seed + 13) * (1 - 0.6 * crowd)
    lift += (0.075 * huge + 0.062 * big + 0.046 * mid + 0.026 * small + 0.013 * tiny) * (1 - 0.45 * edge)
    lift += 0.018 * noise.noise(p * 2.6 + shift) + 0.005 * noise.noise(p * 9 + shift)
    return p + d * lift, 0.35 * huge + 0.6 * big + 0.75 * mid + 0.55 * small + 0.35 * tiny - 0.8 * slack * valley


def skin_tone(p, raised, rim, seed, r):
    """Frying browns what stands up; folds, rim and hidden places stay pale."""
    wide = fbm(p.x + seed, p.y, p.z, 3, 0.85 / r)
    n = fbm(p.x * 2 + seed, p.y * 2, p.z * 2, 4, 1.4)
    t = 0.50 + 0.95 * wide + 0.36 * n + 0.40 * max(0, raised) + 0.25 * min(0, raised) - 0.16 * rim
    c = lerpc(CREAM, PALE, t / 0.30) if t < 0.30 else lerpc(PALE, GOLD, (t - 0.30) / 0.50)
    spots = smooth(0.12, 0.44, raised + 0.5 * n + 0.3 * wide) * smooth(-0.42, 0.0, wide + 0.5 * n)
    c = lerpc(c, BROWN, 0.80 * spots)
    return lerpc(c, DARK, 0.5 * smooth(0.62, 1.0, raised + 0.4 * n) * spots)


def fried_skin():
    """Skin of a fried bread: oil in patches."""
    return oily(
        "fried", dry=0.78, wet=0.24, patch=1.25, share=0.4, spec=0.32, pores=(46, 0.3), coarse=(13, 0.22), sss=0, grain=0.10
    )


def bhatura(skin, r, h, seed, loc=(0, 0, 0), rot=(0, 0, 0), fallen=0.0, nu=250, nv=400):
    """A puffed bhatura, whole; `fallen` as for puffed()."""
    verts, colours = [], []
    for i in range(nu):
        ph = math.pi * (i / (nu - 1) - 0.5)
        for j in range(nv):
            th = TAU * j / nv
            d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
            p, raised = puffed(d, r, h, seed, fallen)
            verts.append(tuple(p))
            colours.append(skin_tone(p, raised, math.exp(-((d.z / 0.13) ** 2)), seed, r))
    faces = [
        (i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j)
        for i in range(nu - 1)
        for j in range(nv)
    ]
    return paint_by(mesh("bhatura", verts, faces, skin, loc=loc, rot=rot), colours)
