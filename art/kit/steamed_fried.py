"""Idli, vada, sambar and coconut chutney: pores, crags, oil and tempering."""
from griddle import *


def idli_skin():
    """Steamed batter: white, light goes far into it, moist in places; its pores are modelled, so little is bumped."""
    return oily(
        "idli", dry=0.62, wet=0.3, spec=0.4, patch=2.2, share=0.45, pores=(64, 0.4), coarse=(20, 0.4), depth=0.03,
        sss=0.3, radius=(0.07, 0.05, 0.03), grain=0.02,
    )


def crown(q):
    """Height of an idli's upper side at the share q of its radius, in radii: a flat dome that runs out thin."""
    return 0.32 + 0.34 * max(0.0, 1 - q * q) ** 0.85


def soft_idli(loc, rot=(0, 0, 0), r=0.62, seed=0):
    """A steamed cake: two shallow domes that meet in a thin uneven edge, its skin sparsely pitted by steam."""
    nu, nv, colours = 210, 360, []
    white, shade, hollow = (hexc(c) for c in ("#fffaf0", "#f6ebd4", "#d3bb88"))

    def f(i, j):
        ph, a = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
        c, s = max(0.0, math.cos(ph)), math.sin(ph)
        ring = Vector((math.cos(a), math.sin(a), seed))
        z = crown(c) if s > 0 else 0.29 - 0.27 * (1 - c * c) ** 0.62
        # The edge is where batter crept up the mould: a thin lip, wavy, here and there broken off.
        lip = max(0.0, 0.05 + 0.05 * noise.noise(ring * 3.1) + 0.03 * noise.noise(ring * 9)) * math.exp(-((s / 0.16) ** 2))
        z += (0.045 * noise.noise(ring * 1.7) + 0.018 * noise.noise(ring * 7)) * c**5
        k = 1 + 0.05 * noise.noise(ring * 1.3) + lip
        p = Vector((k * c * math.cos(a), k * c * math.sin(a), z))
        at = p + Vector((seed * 1.7, seed, 0))
        large, small, fine = blister(at, 9, 0.12, seed, 0.6), blister(at, 15, 0.28, seed + 2, 0.6), blister(at, 27, 0.42, seed + 4, 0.4)
        pit = 0.060 * large + 0.056 * small + 0.038 * fine
        swell = 0.045 * noise.noise(at * 2.6) + 0.016 * noise.noise(at * 7) + 0.006 * noise.noise(at * 19)
        p.z += (swell - pit) * (1 if s > 0 else -1) * (1 - c**8)
        p -= ring.xy.to_3d() * 0.6 * pit * c**2
        colours.append(lerpc(lerpc(white, shade, 0.35 - 0.5 * s + 0.4 * noise.noise(at * 2)), hollow, min(0.6, 0.6 * large + 0.65 * small + 0.6 * fine)))
        return p * r

    return paint_by(grid_surface("idli", f, nu, nv, idli_skin(), loc=loc, rot=rot), colours)


def ladled(loc, r, seed=0):
    """Sambar and its tempering over the crown of an idli of radius r that stands at loc."""

    def ground(x, y):
        return loc[2] + r * crown(min(0.98, math.hypot(x - loc[0], y - loc[1]) / r))

    m = oily("ladle", [(0.3, "#8a3c06"), (0.6, "#bd6a16"), (0.75, "#d69134")], dry=0.45, wet=0.2, patch=5, share=0.6, pores=(40, 0.2), coarse=(14, 0.3), sss=0.05)
    pour(m, (loc[0] + 0.05, loc[1] - 0.10), r * 0.62, ground, 0.022, seed, 0.9, 120, 30)
    temper((loc[0], loc[1] - 0.04), r * 0.42, ground, 16, 2, 6, 0.02, 0.26)


def crisp_vada(loc, rot=(0, 0, 0), r=0.36, seed=0):
    """A lentil ring: dropped by hand, craggy, browner on its ridges, paler in the cracks."""
    thick, nu, nv, colours = r * 0.70, 260, 130, []
    scale = tones("#dcae62", "#bd7c30", "#8f5218", "#60320c", "#381c06")

    def f(i, j):
        a, b = TAU * i / nu, TAU * j / nv
        d = Vector((math.cos(a) * 2, math.sin(a) * 2, math.sin(b) * 1.0 + seed))
        e = Vector((math.cos(a) * (1.7 + math.cos(b)), math.sin(a) * (1.7 + math.cos(b)), math.sin(b) + seed))
        wide = 0.16 * noise.noise(d * 0.9)
        lumps = 0.13 * noise.noise(e * 2.4) + 0.5 * (blister(e, 3.1, 0.7, seed) - 0.25) * 0.3
        crag = 0.07 * abs(noise.noise(e * 7)) + 0.045 * noise.noise(e * 15) + 0.02 * noise.noise(e * 34)
        k = 1 + wide + lumps + crag
        out = r * (1 + 0.10 * noise.noise(Vector((math.cos(a), math.sin(a), seed)))) + thick * k * math.cos(b) * (0.9 if math.cos(b) < 0 else 1)
        t = 0.30 + 1.5 * lumps + 2.6 * crag + 0.35 * fbm(e.x, e.y, e.z, 3, 1.7) + 0.10 * math.sin(b)
        c = tone(scale, t)
        colours.append(lerpc(c, hexc("#5b6b22"), 0.7 * smooth(0.38, 0.46, noise.noise(e * 6 + Vector((9, 3, seed))))))
        return (out * math.cos(a), out * math.sin(a), thick * 0.84 * k * math.sin(b))

    vs = [f(i, j) for i in range(nu) for j in range(nv)]
    fs = [(i * nv + j, (i + 1) % nu * nv + j, (i + 1) % nu * nv + (j + 1) % nv, i * nv + (j + 1) % nv) for i in range(nu) for j in range(nv)]
    m = oily("vada", dry=0.78, wet=0.42, patch=3.2, share=0.5, pores=(46, 0.5), coarse=(15, 0.35), sss=0.08, grain=0.3)
    return paint_by(mesh("vada", vs, fs, m, loc=loc, rot=rot), colours)


def bowl_of(cup, r, loc):
    """A used steel or brass katori; the height at which it is filled."""
    katori(cup, r, loc)
    return loc[2] + r * 0.70


def temper(centre, r, ground, rai=22, leaves=3, dal=8, lift=0.0, leaf=0.3, chilli=0):
    """Mustard, split urad, curry leaves and dry chilli as they come from hot oil."""
    seeds = [ball(pbsdf("rai", MUSTARD, 0.3), 0.021, nu=7, nv=9)]
    gold = [blob("dal", (0.036, 0.03, 0.02), oily("dal", [(0.3, "#a8621a"), (0.7, "#d99a3a")], dry=0.5, wet=0.3), 0.1, nu=7, nv=9)]
    curry = curry_leaves(leaf)
    strew(seeds, rai, centre, r, ground, 0, (0.7, 1.2), lift + 0.008)
    strew(gold, dal, centre, r, ground, 0.5, lift=lift + 0.01)
    strew(curry, leaves, centre, r * 0.6, ground, 0.35, (0.8, 1.2), lift + 0.07)
    away(seeds + gold + curry)
    for k in range(chilli):
        red = oily("dry", [(0.3, "#4d0804"), (0.7, "#a51d0c")], dry=0.4, wet=0.14, share=0.7, coarse=(8, 0.6), sss=0)
        s, turn = r * 1.25, 0.5 + 2.1 * k
        path = [(s * (t - 0.5), 0.2 * s * math.sin(t * 3), 0.05 * s * math.sin(t * 6)) for t in (q / 20 for q in range(21))]
        tube("dry", path, 0.10 * s, red, n=12, radf=lambda t: (0.3 + 0.7 * (1 - t**3) * math.sin(min(1, t * 6) * 1.57)) * (1 + 0.22 * math.sin(19 * t)), loc=(centre[0], centre[1], ground(*centre[:2]) + 0.05 + lift), rot=(0.1, 0.1, turn))


def hot_sambar(cup, r, loc):
    """Sambar: lentil broth broken by oil, vegetables half under, foam at the wall."""
    level = bowl_of(cup, r, loc)
    m = oily("sambar", [(0.25, "#5d2304"), (0.45, "#94420a"), (0.6, "#b5651a"), (0.78, "#d08a32")], dry=0.34, wet=0.05, patch=2.6, share=0.6, pores=(40, 0.35), coarse=(11, 0.5), depth=0.018, sss=0.05, rnd=False)
    fill(m, r * 0.915, 0, (loc[0], loc[1], level), amp=0.02, freq=7, n=120, rings=60)
    pieces = []
    for k, (a, b) in enumerate((("#c5520a", "#ee8f33"), ("#4b6a1e", "#8ea348"), ("#8f1606", "#cf3f1e"), ("#b3bf6a", "#e0dfa8"), ("#6d2a4a", "#a5578a"))):
        skin = oily("veg", [(0.3, a), (0.7, b)], dry=0.35, wet=0.1, patch=4, share=0.6, pores=(30, 0.2), sss=0.2)
        pieces.append(blob("veg", (0.11, 0.085, 0.065), skin, amp=0.3, freq=1.4, seed=k, nu=18, nv=24, amp2=0.06))
    strew(pieces, int(30 * r), loc, r * 0.72, flat(level - 0.01), 0.7, (0.6, 1.25))
    oil = pbsdf("oil", "#b53205", 0.04, spec=0.7)
    beads = [blob("oil", (0.04, 0.04, 0.005), oil, 0.3, seed=k, nu=6, nv=14) for k in range(3)]
    strew(beads, 34, loc, r * 0.86, flat(level + 0.014), 0, (0.25, 1.3))
    green = chopped_coriander(0.15)
    strew(green, 6, loc, r * 0.6, flat(level + 0.05), 0.4)
    temper(loc, r * 0.75, flat(level + 0.01), 20, 1, 4, leaf=0.28)
    away(pieces + beads + green)


def coconut_chutney(cup, r, loc):
    """Ground coconut, coarse and pale, a pool of tempering oil in its middle."""
    level = bowl_of(cup, r, loc)
    m = oily("coconut", [(0.3, "#d5cba6"), (0.55, "#ebe4ca"), (0.75, "#f7f3e4")], dry=0.5, wet=0.2, patch=4, share=0.45, pores=(38, 0.7), coarse=(14, 0.7), depth=0.03, sss=0.2, rnd=False)
    fill(m, r * 0.915, 0, (loc[0], loc[1], level), amp=0.06, freq=6, dome=0.05, n=120, rings=60)
    oil = pbsdf("pool", "#a85a10", 0.06, trans=0.5, spec=0.6)
    pour(oil, (loc[0] + 0.02, loc[1] - 0.04), r * 0.42, flat(level + 0.035), 0.02, loc[0], 0.9, 70, 12)
    temper(loc, r * 0.5, flat(level + 0.05), 26, 2, 9, leaf=0.24, chilli=1)
