"""A thin slice of cheese on a hot patty: it keeps its corners, tears where it stretches and sweats oil."""
from burger_layers import *

PALE, FACE, DEEP = (hexc(c) for c in ("#f7d683", "#eda632", "#c75a0a"))
RIM_ROWS, RIM = 12, 0.08


def turned(a, at):
    """The angle from `at` to a, the short way."""
    return (a - at + math.pi) % TAU - math.pi


def ran(a, drips):
    """How far the hem has run at the angle a: each drip starts as a funnel and ends as a narrow tongue."""
    far = 0
    for at, w, l in drips:
        k = abs(turned(a, at)) / w
        far += l * (0.38 * math.exp(-((k / 1.9) ** 2)) + 0.62 * math.exp(-((k / 0.66) ** 3)))
    return far


def tear_near(a, d, tears, seed):
    """Distance to the nearest hole (angle, way from the middle, length, width); below 1 is in it."""
    if not tears:
        return 9
    fray = 0.5 * noise.noise(Vector((a * 16, d * 16, seed)))
    return fray + min(math.hypot(turned(a, at) * d / w, (d - far) / l) for at, far, l, w in tears)


def slice_share(i, nn):
    """-1 to 1 over the slice; its outermost rows lie close together, as they make the round of the rim."""
    m = (nn - 1) / 2
    k, inner = abs(i - m), m - RIM_ROWS
    q = (1 - RIM) * k / inner if k <= inner else 1 - RIM * ((m - k) / RIM_ROWS) ** 1.5
    return math.copysign(q, i - m)


def laid(u, v, s, run, seed):
    """Where the point (u, v) of a slice with soft corners lies on a flat patty: (share to its hem, x, y)."""
    q, a = max(abs(u), abs(v)), math.atan2(v, u)
    c, e = math.cos(a), math.sin(a)
    d = s * q * (abs(c) ** 6 + abs(e) ** 6) ** (-1 / 6)
    d += 0.20 * run[(u > 0) + 2 * (v > 0)] * q**4 * math.sin(2 * a) ** 4
    wavy = 0.045 * noise.noise(Vector((c * 2.2 + seed, e * 2.2, 0))) + 0.028 * noise.noise(Vector((c * 6, e * 6, seed)))
    d *= 1 + q**3 * (wavy + 0.014 * noise.noise(Vector((c * 17, e * 17, seed + 2))))
    return q, d * c, d * e


def cheese_skin():
    """Dull milk fat, glossy only where its oil came out."""
    m = oily("cheese", spec=0.34, pores=(60, 0.35), coarse=(17, 0.3), sss=0.14, radius=(0.05, 0.022, 0.006), grain=0.13)
    return gloss_where_wet(m, 0.2, 0.66)


def thinness(p, coarse, stretch, far, seed):
    """How thin the slice has become at p (0 to 1): over lumps, past the shoulder, and along its tongues."""
    k = 0.40 * smooth(-0.1, 0.7, coarse) + 0.30 * stretch + 0.9 * max(0, far)
    return max(0, min(1, k + 0.85 * fbm(p.x * 2.1 + seed, p.y * 2.1, p.z * 2.1, 4, 1.3)))


def cheese_tint(thin, burst, p, seed):
    """Pale where it is thick, deep orange where it thinned and where a bubble burst."""
    c = lerpc(PALE, FACE, smooth(0.0, 0.42, thin + 0.10 * noise.noise(p * 9)))
    c = lerpc(c, DEEP, 0.9 * smooth(0.34, 0.95, thin + 0.16 * noise.noise(p * 5 + Vector((seed, 0, 0)))))
    return lerpc(c, DEEP, 0.65 * burst)


def open_tears(o, torn):
    """Takes the faces away that lie in a tear."""
    b = bmesh.new()
    b.from_mesh(o.data)
    bmesh.ops.delete(b, geom=[f for f in b.faces if all(torn[v.index] for v in f.verts)], context="FACES_ONLY")
    b.to_mesh(o.data)
    b.free()
    return o


def thin_slice(loc, patty, rot=0.0, seed=0, s=1.0, shift=(0, 0), run=(0.5,) * 4, drips=(), tears=()):
    """A slice that softened on its patty (r, h, seed) and took over its lumps.

    shift: how far it was laid beside the middle. run: how far each of its corners has lengthened.
    drips: (angle, width, length) of where it ran further.
    tears: (angle, way from the middle, length, width) of the holes in it.
    """
    r, h, below = patty
    nn, colours, wet, torn = 250, [], [], []
    way = over_patty(h)

    def f(i, j):
        q, x, y = laid(slice_share(i, nn), slice_share(j, nn), s, run, seed)
        x, y = x + shift[0], y + shift[1]
        d, a = math.hypot(x, y), math.atan2(y, x) + rot
        far = ran(a, drips)
        d += far * smooth(0.5, 1, q)
        wide, z = way_at(way, d / r * 1.02)
        p = hand_formed(wide, z, a, patty)
        out = Vector((p.x, p.y, 0)).normalized() * smooth(0.80, 0.99, wide) + Vector((0, 0, 1)) * smooth(1.0, 0.88, wide)
        coarse = lumps(p, below)[0]
        bubble, burst = blister(p, 12, 0.2, seed), blister(p, 16, 0.2, seed + 3)
        thin = thinness(p, coarse, smooth(0.80, 1.12, d / r) + 0.7 * smooth(0.84, 1, q), far * smooth(0.8, 1, q), seed)
        hole = tear_near(a, d, tears, seed)
        # the hem is cut square, but a tongue is round, so its rim reaches further in
        part = max(1 - (1 - q) / (0.022 + 0.20 * max(0, far)), smooth(1.7, 1, hole), 0)
        sheet = 0.026 - 0.012 * thin + 0.017 * bubble - 0.020 * burst
        sheet += 0.016 * max(0, noise.noise(p * 12 + Vector((below, 0, 0))))
        p += out.normalized() * (0.030 * coarse + sheet * (1 - part**3) ** 0.5 - 0.022 * part)
        colours.append(cheese_tint(max(thin, 0.7 * part), burst, p, seed))
        wet.append(smooth(0.30, 0.75, thin + 0.75 * noise.noise(p * 3.1 + Vector((0, seed, 0)))))
        torn.append(hole < 1)
        return tuple(p)

    o = wet_by(paint_by(grid_surface("cheese", f, nn, nn, cheese_skin(), closev=False, loc=loc), colours), wet)
    return sub(open_tears(o, torn))
