"""Banana leaf, idli, vada, sambar and tempering of the South Indian counter."""
from indian_table import *


def banana_leaf(half_length, half_width, loc=(0, 0, 0), rz=0.0, seed=1):
    """A whole leaf, flat but for its ribs and lifted edges; its top is about 0.08 above loc."""
    m = vcol_mat("banana", 0.32, 0.45, 0)

    def f(i, j):
        t, s = i / 129, (j / 60 - 0.5) * 2
        x = (t - 0.5) * 2 * half_length
        end = max(0, abs(t - 0.5) * 2 - 0.70)
        y = s * half_width * (1 - end**2 * 6.5)
        rib = 0.010 * math.sin(x * 26 + abs(s) * 9) + (0.05 if abs(s) < 0.03 else 0)
        wave = 0.05 * abs(s) ** 3 * math.sin(x * 1.6 + seed)
        return (x, y, 0.04 + rib + 0.09 * abs(s) ** 4 + wave)

    o = grid_surface("banana", f, 130, 61, m, closev=False, loc=loc, rot=(0, 0, rz))
    green = tones("#1f6420", "#3f8a2c", "#6fae3e")

    def colour(x, y, z):
        t = 0.45 + 0.22 * math.sin(x * 26 + abs(y) * 4) + 0.8 * fbm(x, y, seed, 3, 0.8)
        return lerpc(tone(green, t), hexc("#cfe07d"), max(0, 1 - abs(y) * 16))

    return paint(o, colour)


def idli(mat, r=0.6, seed=0):
    """A steamed cake: a lens with a soft seam, about 0.56 r high."""
    low = [(0.0001, 0)] + [
        (r * math.sin(k / 9 * math.pi / 2) ** 0.9, 0.24 * r * (1 - math.cos(k / 9 * math.pi / 2)))
        for k in range(1, 10)
    ]
    high = [
        (
            r * math.cos(k / 12 * math.pi / 2) ** 0.75,
            r * (0.27 + 0.29 * math.sin(k / 12 * math.pi / 2)),
        )
        for k in range(0, 12)
    ]
    profile = low + high + [(0.0001, 0.56 * r)]
    return sub(lathe("idli", profile, mat, 64, wob=0.04 * r / 0.6, seed=seed, freq=1.3))


VADA = tones("#e3a548", "#c77c22", "#9a5010", "#602a07")


def vada(r=0.36, seed=0):
    """A ring of fried lentil batter with a rough crust."""
    m = vcol_mat("vada", 0.42, 0.35, 0.8, 30)
    thick = r * 0.68

    def f(i, j):
        a, b = TAU * i / 90, TAU * j / 40
        d = Vector((math.cos(a) * 2, math.sin(a) * 2, math.sin(b) + seed))
        k = 1 + 0.09 * noise.noise(d) + 0.10 * noise.noise(d * 3.1)
        k += 0.08 * noise.noise(d * 8) + 0.06 * noise.noise(d * 15)
        out = r + thick * k * math.cos(b)
        return (out * math.cos(a), out * math.sin(a), thick * 0.86 * k * math.sin(b))

    vs = [f(i, j) for i in range(90) for j in range(40)]
    fs = [
        (
            i * 40 + j,
            ((i + 1) % 90) * 40 + j,
            ((i + 1) % 90) * 40 + (j + 1) % 40,
            i * 40 + (j + 1) % 40,
        )
        for i in range(90)
        for j in range(40)
    ]
    o = mesh("vada", vs, fs, m)
    paint_dough(o, VADA, seed, 3.5, 1.3, 0.42, lambda x, y, z: -0.15 * z, spots=(VADA[3], 0.1))
    return o


def curry_leaf(l=0.3):
    return leaf_v(l, l * 0.5, a="#174f18", b="#3f7f28", curl=0.45, fold=0.3)


def dry_chilli(loc, rz=0.0, s=0.4):
    m = noisy("dry", [(0.3, "#7a0f08"), (0.7, "#b3200f")], 8, bumps=0.3, coat=0.9)
    path = [
        (s * (t - 0.5), 0.2 * s * math.sin(t * 3), 0.04 + 0.05 * s * math.sin(t * 5))
        for t in [k / 14 for k in range(15)]
    ]
    tube(
        "dry",
        path,
        0.12 * s,
        m,
        n=9,
        radf=lambda t: 0.35 + 0.65 * (1 - t**3) * math.sin(min(1, t * 6) * 1.57),
        loc=loc,
        rot=(0, 0, rz),
    )


def tempering(centre, r, ground, mustard=24, leaves=3, dal=8, lift=0.0, leaf=0.26):
    """Mustard, split urad and curry leaves fried in oil."""
    black = [ball(pbsdf("rai", "#1c100a", 0.3, coat=0.5), 0.024, nu=7, nv=9)]
    gold = [blob("dal", (0.036, 0.03, 0.02), pbsdf("dal", "#d99a35", 0.4, coat=0.5), 0, nu=7, nv=9)]
    curry = [curry_leaf(leaf)]
    strew(black, mustard, centre, r, ground, 0, lift=lift + 0.012)
    strew(gold, dal, centre, r, ground, 0.3, lift=lift + 0.012)
    strew(curry, leaves, centre, r * 0.6, ground, 0.3, (0.9, 1.2), lift + 0.05)
    away(black + gold + curry)


def sambar(cup, r, loc):
    """A bowl of sambar with vegetables; returns the height of its surface."""
    broth = M_sauce("#7a3606", "#b05a0a", "#d68a1c", 0.5, 0.4, 4)
    level = cup_of(cup, r, loc, broth, 0.02, 0.02, 0.68)
    pieces = []
    for name, a, b in (
        ("carrot", "#dd6a12", "#f0953a"),
        ("drum", "#5c7f28", "#93b04a"),
        ("tomato", "#b5200e", "#dd4a2a"),
        ("lauki", "#b9c878", "#dfe3a8"),
    ):
        m = noisy(name, [(0.3, a), (0.7, b)], 4, bumps=0.15, coat=0.7)
        pieces.append(box(m, 0.15, 0.11, 0.09, bev=0.03))
    strew(pieces, int(26 * r), loc, r * 0.7, flat(level), 0.5, (0.7, 1.1))
    oil = pbsdf("oil", "#d4450a", 0.06, coat=1)
    spots = [blob("oil", (0.035, 0.035, 0.006), oil, 0, nu=6, nv=10)]
    strew(spots, 16, loc, r * 0.78, flat(level + 0.005), 0)
    green = herbs(0.11)
    strew(green, 5, loc, r * 0.5, flat(level + 0.05), 0.3)
    tempering(loc, r * 0.7, flat(level), 14, 2, 0)
    away(pieces + spots + green)
    return level


def chutney(cup, r, loc, colours=("#d9ceb0", "#ece2c8", "#f7f1e0"), coat=0.3, chilli=False):
    """A bowl of ground chutney with tempering; the first colours are coconut."""
    paste = M_sauce(*colours, coat, 0.8, 9)
    level = cup_of(cup, r, loc, paste, 0.05, 0.045, 0.66)
    pool = pbsdf("pool", "#b5701a", 0.07, coat=1)
    pour(pool, (loc[0], loc[1]), r * 0.35, flat(level - 0.025), 0.02, loc[0], 0.6, 40, 8)
    tempering(loc, r * 0.55, flat(level), 22, 3, 6)
    if chilli:
        dry_chilli((loc[0] + 0.03, loc[1] - 0.05, level), 0.6, r * 0.85)
    return level


MINT = ("#33701c", "#568f30", "#82b04c")


DOSA = tones("#e6b55c", "#c98222", "#96500f", "#5c2807")


def dosa_paint(o, spread, seed=0):
    """Griddle colours; spread(x, y, z) gives the place on the flat round of batter."""

    def colour(x, y, z):
        u, v = spread(x, y, z)
        field = fbm(u + seed, v, seed, 3, 1.1)
        ring = math.sin(13 * math.hypot(u, v) + 5 * field)
        lace = noise.noise(Vector((u * 9, v * 9, seed))) + 0.6 * noise.noise(
            Vector((u * 19, v * 19, seed + 3))
        )
        t = 0.42 + 1.15 * field + 0.11 * ring + 0.20 * lace
        c = tone(DOSA, t)
        return lerpc(c, DOSA[3], smooth(0.42, 0.85, lace + field * 1.4) * 0.6)

    return paint(o, colour)


PALYA = tones("#c08a1c", "#e2b536", "#f0d271")


def palya_mat():
    return vcol_mat("palya", 0.42, 0.4, 0.7, 16)


def palya_bits(n, centre, r, ground):
    """Onion, chilli, mustard and curry leaf of the potato filling."""
    onion, green = onion_dice(0.08), herbs(0.11)
    mirch = slivers("#3a7d1c", "#63a534", 2, 0.10)
    cube = noisy("aloo", [(0.3, "#d9a52a"), (0.7, "#f0cf6a")], 5, bumps=0.3, coat=0.4)
    cubes = [box(cube, 0.15, 0.13, 0.11, bev=0.035, seg=3)]
    strew(cubes, n, centre, r, ground, 0.8, (0.7, 1.2))
    strew(onion, n, centre, r, ground, 0.6, lift=0.03)
    strew(mirch, n // 2, centre, r, ground, 0.5, lift=0.04)
    strew(green, n // 3, centre, r * 0.8, ground, 0.5, lift=0.07)
    tempering(centre, r, ground, n, n // 5, n // 2, 0.03, 0.2)
    away(onion + green + mirch + cubes)


def appalam(loc, r, rot=(0, 0, 0), seed=7):
    m = vcol_mat("appalam", 0.5, 0.2, 0.4, 20)

    def f(i, j):
        q, a = i / 30, TAU * j / 90
        x, y = r * q * math.cos(a), r * q * math.sin(a)
        wave = 0.10 * noise.noise(Vector((x * 1.6, y * 1.6, seed))) * (0.3 + q)
        return (x, y, wave + 0.06 * max(0, noise.noise(Vector((x * 7, y * 7, seed)))))

    o = grid_surface("appalam", f, 31, 90, m, loc=loc, rot=rot)
    solid(o, 0.02, 0)
    return paint_dough(
        o, tones("#f2d68e", "#e3b65c", "#bd8030"), seed, 4, 1.2, 0.35, spots=(hexc("#7a4014"), 0.04)
    )
