"""Tingmo with aloo dum: swirled steamed bread beside baby potatoes in red gravy."""
from dishes import *
from momo_kit import *
from season import *

reset(67)
brand_table(GOLD)
BOWL_AT = (1.05, -0.15, 0)
BREAD = vcol_mat("bread", 0.5, 0.15, 0.08, 40)
POTATO = vcol_mat("potato", 0.24, 0.9, 0.2, 16)
TOP = 0.16


def tingmo(seed, turns=3.2):
    """A dome whose surface is wound in leaves, a little spring onion and turmeric between them."""
    crumb = palette("#c9984c", "#ecd09a", "#f8e8c6", "#fdf4e0")
    nu, nv = 66, 120
    depth = []

    def f(i, j):
        q, a = i / (nu - 1), TAU * j / nv
        e = q * math.pi / 2 * 1.12
        drift = 0.22 * noise.noise(Vector((math.cos(a) * 1.3 + seed, math.sin(a) * 1.3, q * 2)))
        wound = (a / TAU + q * turns + drift) % 1
        leaf = smooth(0, 0.30, wound) * smooth(1.0, 0.86, wound)
        layer = leaf * smooth(0.02, 0.14, q) * smooth(1.0, 0.8, q)
        r = 0.66 * math.sin(min(e, math.pi / 2)) ** 0.85 * (1 + 0.05 * math.sin(3 * a + seed))
        r += 0.13 * layer
        z = 0.62 * math.cos(min(e, math.pi / 2)) ** 0.8 if e < math.pi / 2 else 0
        if e > math.pi / 2:
            r -= 0.5 * (e - math.pi / 2)
        depth.append(leaf)
        lump = 1 + 0.16 * fbm(math.cos(a) * 1.5, math.sin(a) * 1.5, q * 2 + seed, 2)
        return (
            r * lump * math.cos(a),
            r * lump * math.sin(a),
            z + 0.16 * layer * math.cos(min(e, 1.5)),
        )

    o = grid_surface("tingmo", f, nu, nv, BREAD)
    it = iter(depth)
    herb, turmeric = hexc("#8fae4a"), hexc("#e2a83a")

    def colour(x, y, z):
        leaf = next(it)
        c = crumb(0.45 + 0.45 * leaf + 0.4 * fbm(x * 4, y * 4, z * 4, 3))
        n = noise.noise(Vector((x * 5, y * 5, z * 5 + seed)))
        return lerpc(c, herb if n > 0.05 else turmeric, 0.9 * (1 - leaf) ** 1.5)

    return paint(o, colour)


def baby_potato(seed):
    tone = palette("#7d1c06", "#b8400c", "#dc7a1e", "#efae4c")
    size = (rnd(0.26, 0.31), rnd(0.23, 0.26), 0.23)
    o = blob("aloo", size, POTATO, 0.16, 1.6, seed, 30, 40, amp2=0.04, freq2=7)
    return paint(o, lambda x, y, z: tone(0.55 + 1.3 * fbm(x * 3, y * 3, z * 3 + seed, 4) + 0.3 * z))


round_board(2.2, (0, 0.05, 0), TOP)
buns = [tingmo(k * 2.1) for k in range(3)]
for k, (x, y, z, s) in enumerate(
    (
        (-1.32, -0.55, 0, 0.98),
        (-1.15, 0.72, 0, 1.0),
        (-0.15, 0.98, 0, 0.92),
        (-0.85, 0.12, 0.52, 0.9),
    )
):
    dup(
        buns[k % 3],
        (x, y, TOP + z + 0.12),
        (0.34 + 0.06 * math.sin(k * 4), 0.10 * math.cos(k * 3), k * 0.9),
        (s, s, s),
    )

lathe(
    "kadai",
    [(r * 1.0, z) for r, z in ((0.0001, 0.0), (0.5, 0.0), (0.85, 0.18), (1.08, 0.5), (1.14, 0.62))]
    + [(1.10, 0.65), (1.03, 0.52), (0.8, 0.24), (0.0001, 0.08)],
    stoneware("kadai", "#3a1a1a", "#8a5a3a"),
    n=112,
    loc=(BOWL_AT[0], BOWL_AT[1], TOP),
)
gravy = M_sauce("#8f1d06", "#bf3a0c", "#e0681e", coat=1, bumps=0.2)
middle = (BOWL_AT[0], BOWL_AT[1], TOP)
fill(gravy, 1.03, 0.53, middle, amp=0.03, freq=4)
potatoes = [baby_potato(k * 1.3) for k in range(4)]
spots = [
    (0.60 * math.cos(TAU * k / 5 + 0.4), 0.60 * math.sin(TAU * k / 5 + 0.4), 0.60) for k in range(5)
]
spots += [(0.24, 0.1, 0.70), (-0.2, 0.2, 0.72), (-0.02, -0.24, 0.72), (0.02, 0.04, 0.95)]
for k, (x, y, z) in enumerate(spots):
    dup(
        potatoes[k % 4],
        (middle[0] + x, middle[1] + y, TOP + z),
        (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, TAU)),
    )

greens, seeds, flakes = spring_onion(), sesame(), chilli_flakes()
sprigs = coriander_sprigs(s=0.2)


def crest(x, y):
    best = 0.56
    for bx, by, z in spots:
        d2 = (x - bx) ** 2 + (y - by) ** 2
        if d2 < 0.07:
            best = max(best, z + math.sqrt(0.075 - d2))
    return best


strew(greens, 18, middle, 0.9, lambda x, y: crest(x, y) + 0.02, 0.5)
strew(seeds, 34, middle, 0.9, lambda x, y: crest(x, y) + 0.01, 0.4)
strew(sprigs, 9, middle, 0.85, lambda x, y: crest(x, y) + 0.03, 0.3, 0.8, 1.1)
strew(flakes, 20, middle, 0.95, lambda x, y: crest(x, y) + 0.01, 0.3)
strew(greens, 14, (-0.35, -1.35, TOP), 0.65, 0, 0.1)
strew(sprigs, 4, (-0.7, -1.4, TOP), 0.45, 0.02, 0.2)
pod = dried_chilli(0.95, 0.09, 0.25, 3)
for x, y, z, turn in ((0.1, -1.62, TOP, 0.3), (0.4, -1.8, TOP, -0.1)):
    dup(pod, (x, y, z), (0, 0, turn))
put_away(buns, potatoes, greens, seeds, flakes, sprigs, pod)

cooked_light(key=1080, fill=230, rim=750)
shoot(
    (0.5, -8.7, 6.1),
    (0.02, -0.12, 0.5),
    78,
    5.6,
    (0.0, -0.8, 0.7),
    top=(0.0, 0.0, 11.6),
    macro=((0.0, -4.6, 2.7), (0.3, -0.05, 0.6), (0.6, -0.6, 0.8)),
)
