"""The upper half of a bun as a bakery sells it: out of round, dented, unevenly brown, its crumb showing."""
from burger_layers import *

CRUMB, HOLLOW, PALE_CRUST, GOLD, BROWN, BLOT, FLOUR = (
    hexc(c) for c in ("#f4e3ba", "#b98a49", "#e8c07c", "#c27c32", "#894717", "#4d2009", "#f1e6d2")
)


def matt_crust(name="crust"):
    """A crust that lost its shine while it cooled; some egg-wash is left where the vertices are wet."""
    m = oily(name, spec=0.12, pores=(58, 0.9), coarse=(15, 0.6), sss=0, grain=0.28)
    return gloss_where_wet(m, 0.55, 0.94)


def crown_profile(t, r, h):
    """Radius and height at the share t of the way from the middle of the cut, over its edge, to the top."""
    if t < 0.12:
        return r * (0.2 + 0.73 * t / 0.12), 0.02 * (1 - t / 0.12)
    ang = -0.42 + (t - 0.12) / 0.88 * (math.pi / 2 + 0.42)
    if ang <= 0:
        return r * (1 - 0.07 * (ang / 0.42) ** 2), 0.24 + 0.24 * math.sin(ang) / math.sin(0.42)
    return r * max(0.0008, math.cos(ang)) ** 0.86, 0.24 + (h - 0.24) * math.sin(ang)


def misshapen(a, z, seed):
    """Radius factor at the angle a: dough that was rolled by hand and touched its neighbours on the tray."""
    c, e = math.cos(a), math.sin(a)
    wide = 0.075 * noise.noise(Vector((c * 1.1 + seed, e * 1.1, 0.6 * z)))
    return 1 + wide + 0.035 * noise.noise(Vector((c * 2.7, e * 2.7 + seed, z * 1.4)))


def pressed(p, r, h, dents):
    """How deep p lies in the dents, each a (direction, width, depth), and the strongest share of one (0 to 1)."""
    q = Vector((p.x / r, p.y / r, (p.z - 0.24) / (h - 0.24)))
    shares = [(math.exp(-(((q - Vector(at)).length / w) ** 2)), depth) for at, w, depth in dents]
    return sum(k * depth for k, depth in shares), max((k for k, _ in shares), default=0)


def wrinkled(p, seed):
    """Depth (0 to 1) of the fine wrinkles of a crust that shrank, which run around it rather than up."""
    q = Vector((p.x * 2.4, p.y * 2.4, p.z * 15)) + 0.9 * drift(p * 4.2)
    line = max(0, 1 - 5 * abs(noise.noise(q + Vector((seed, 0, 0)))))
    # they fade in and out, since one that closed on itself would look drawn
    return line * line * smooth(0.0, 0.4, noise.noise(p * 4.4 + Vector((0, seed, 0))))


def crumb_pores(p, seed):
    """Depth (0 to 1) of the bubbles that the knife opened at p, large and small."""
    large = noise.voronoi(p * 10 + Vector((seed, 0, 0)) + 0.4 * drift(p * 7))[0][0]
    small = noise.voronoi(p * 24 + Vector((0, seed, 0)))[0][0]
    return max(smooth(0.42, 0.10, large), 0.7 * smooth(0.45, 0.15, small))


def browned(p, h, seed):
    """Colour of the crust at p: pale in patches towards the rim, blotted where egg-wash or heat gathered."""
    k = p.z / h + 0.62 * fbm(p.x * 1.2 + seed, p.y * 1.2, p.z * 1.3, 4, 1.1) + 0.07 * noise.noise(p * 7) + 0.045 * noise.noise(p * 19)
    c = lerpc(PALE_CRUST, GOLD, smooth(0.06, 0.34, k))
    c = lerpc(c, BROWN, smooth(0.28, 0.72, k))
    c = lerpc(c, BLOT, 0.5 * smooth(0.7, 1.2, k))
    pale = smooth(0.02, 0.30, noise.noise(p * 3.3 + Vector((seed, 5, 0)))) * smooth(0.62, 0.22, p.z / h)
    c = lerpc(c, PALE_CRUST, 0.75 * pale)
    blots = smooth(0.26, 0.42, noise.noise(p * 4.6 + 0.25 * drift(p * 9) + Vector((0, seed, 3))))
    specks = smooth(0.30, 0.48, noise.noise(p * 14))
    return lerpc(c, BLOT, (0.5 * blots + 0.35 * specks) * smooth(0.15, 0.4, k))


def floured(p, seed):
    """Share of flour on p: a thin dust in a few drifts, in grains."""
    drifts = smooth(0.02, 0.42, noise.noise(p * 1.9 + Vector((seed + 4, 1, 0))))
    return drifts * smooth(-0.05, 0.5, noise.noise(p * 34) + 0.6 * noise.noise(p * 13))


def baked_crown(loc, r=1.12, h=0.9, seed=0, seeds=300, dents=(), cut_at=0.13):
    """The upper half of a bun with its sesame.

    dents: (direction, width, depth) each, the direction on a dome of the size 1. cut_at: height of the crumb.
    """
    rows, n, colours, wet = 190, 520, [], []

    def f(i, j):
        a = TAU * j / n
        rr, z = crown_profile(i / (rows - 1), r, h)
        rr *= misshapen(a, z, seed)
        p = Vector((rr * math.cos(a), rr * math.sin(a), z))
        depth, dented = pressed(p, r, h, dents)
        edge = cut_at + 0.085 * noise.noise(Vector((p.x * 2.1, p.y * 2.1, seed))) + 0.035 * noise.noise(p * 9)
        cut = smooth(edge + 0.02, edge - 0.02, z)
        pores = crumb_pores(p, seed) if cut else 0
        folds = wrinkled(p, seed) * smooth(edge, edge + 0.1, z) * (0.45 + 0.55 * max(dented, smooth(0.75, 0.3, z / h)))
        # the crumb stands back under its crust, which the knife left as a lip
        inward = depth + 0.030 * folds + cut * (0.016 + 0.05 * pores + 0.03 * noise.noise(p * 4.5)) - 0.012 * noise.noise(p * 5)
        out = Vector((p.x / r, p.y / r, (z - 0.24) / h)).normalized()
        rise = 0.08 * noise.noise(p * 1.2 + Vector((seed, 0, 0))) * smooth(0, 0.3, z) + 0.035 * p.x / r
        flour = floured(p, seed) * (1 - cut)
        c = lerpc(browned(p, h, seed), FLOUR, 0.4 * flour)
        c = lerpc(c, BROWN, 0.3 * folds)
        colours.append(lerpc(c, lerpc(CRUMB, HOLLOW, 0.8 * pores), cut))
        wet.append((1 - cut) * (1 - flour) * smooth(0.05, 0.4, noise.noise(p * 2.3 + Vector((seed, 0, 7)))) * smooth(0.3, 0.6, z / h))
        return tuple(p - out * inward + Vector((0, 0, rise)))

    o = wet_by(paint_by(grid_surface("crown", f, rows, n, matt_crust(), loc=loc), colours), wet)
    sow(o, loc, r, seeds, seed)
    return o
