"""Dim sum out of an old steamer: closed purses and open ones of carrot and cabbage, with chilli oil."""
from fresh_garnish import *
from gravy import *
from photo_light import *
from steamed_dough import *
from wok import chilli_flakes, chopsticks, dried_chilli, lacquer, put_away, sesame, spring_onion, strew

reset(95)
set_table("#3a0a0c", "#140304", "#22110d", "#0e0604")
AT = (-0.30, 0.15, 0)
R = 1.62
FLOOR = 0.22
SKIN = damp_skin(0.75)
SPINACH = hexc("#8aa450")


def open_purse(seed, stain=None):
    """A siu mai: a round sheet gathered around its filling, open above, its rim thin and ruffled."""
    shift = Vector((seed * 2.9, seed, -seed * 1.7))
    nu, nv, colours = 70, 240, []

    def f(i, j):
        t, a = i / (nu - 1), TAU * j / nv
        ring = Vector((math.cos(a), math.sin(a), seed))
        gather = 0.5 + 0.5 * math.sin(13 * a + 2.4 * noise.noise(ring * 1.6))
        ruffle = smooth(0.30, 1, t) * (0.065 * gather + 0.05 * noise.noise(ring * 3.3))
        r = 0.37 * smooth(0, 0.13, t) + 0.05 * math.sin(math.pi * t) - 0.05 * smooth(0.55, 0.8, t) + 0.07 * smooth(0.84, 1, t) + ruffle
        z = 0.64 * smooth(0.08, 1, t) ** 0.9 * (1 + smooth(0.6, 1, t) * (0.10 * noise.noise(ring * 2.2) + 0.05 * noise.noise(ring * 7)))
        p = Vector((r * math.cos(a), r * math.sin(a), z))
        p += drift(p * 3 + shift) * 0.02 + drift(p * 9 + shift) * 0.006
        p.z = max(p.z, 0.004)
        c = dough_tone(p, smooth(0.45, 0.9, t), gather, 0, shift)
        colours.append(lerpc(c, stain, 0.45 + 0.3 * noise.noise(p * 3)) if stain else c)
        return tuple(p)

    o = paint_by(grid_surface("purse", f, nu, nv, SKIN), colours)
    return solid(o, 0.026, -1)


def filled(loc, s, bits, seed):
    """Coarse filling heaped in an open purse, wet from the steam."""
    lot = random.Random(seed)
    pulp = oily("pulp", [(0.3, "#a8873a"), (0.7, "#d8b868")], dry=0.2, wet=0.05, patch=4, share=0.8, sss=0.3, radius=(0.06, 0.05, 0.02), pores=(40, 0.5), coarse=(16, 0.5))
    blob("pulp", (0.34 * s, 0.34 * s, 0.15 * s), pulp, 0.2, 4, seed, 30, 40, loc=(loc[0], loc[1], loc[2] + 0.50 * s))
    for _ in range(150):
        a, q = lot.uniform(0, TAU), math.sqrt(lot.random())
        k = lot.uniform(0.6, 1.15)
        at = (loc[0] + 0.33 * s * q * math.cos(a), loc[1] + 0.33 * s * q * math.sin(a), loc[2] + s * (0.60 + 0.10 * (1 - q * q) + lot.uniform(-0.02, 0.03)))
        dup(lot.choice(bits), at, [lot.uniform(0, 6) for _ in range(3)], (k, k, k))


worn_steamer(R, AT, 0.54)
wilted = thin_leaf("cabbage", 0.25, 0.38, 20)
for k in range(9):
    a = TAU * k / 9 + 0.2
    bedding_leaf(wilted, (AT[0] + 0.55 * math.cos(a), AT[1] + 0.55 * math.sin(a), FLOOR - 0.04 + 0.008 * k), a, 1.08, 0.95, k)

greens, seeds, flakes, leaves = spring_onion(), sesame(), chilli_flakes(), chopped_coriander(0.12)
bits = filling_bits()
# x, y, scale, lean to the front and to the side
CLOSED = (
    (-0.92, -0.62, 0.62, 0.10, 0.10), (0.98, -0.58, 0.64, 0.08, -0.10), (1.16, 0.30, 0.60, 0.0, -0.12), (-1.12, 0.26, 0.62, 0.0, 0.12),
    (-0.58, 0.98, 0.63, -0.1, 0.0), (0.34, 1.14, 0.60, -0.1, 0.05), (1.0, 0.98, 0.58, -0.05, -0.1), (0.02, -1.12, 0.64, 0.12, 0.0),
)
for k, (x, y, s, front, side) in enumerate(CLOSED):
    o = momo(SKIN, k + 31, (22, 19, 24)[k % 3])
    beads(o, 15, k, (0.006, 0.016))
    o.location, o.rotation_euler, o.scale = (AT[0] + x, AT[1] + y, FLOOR + 0.02), (front, side, 1.9 * k), (s, s, 1.1 * s)
for k, (x, y, stain) in enumerate(((-0.46, -0.22, None), (0.42, -0.26, None), (-0.14, 0.42, SPINACH), (0.58, 0.40, None))):
    o = open_purse(k + 2, stain)
    s = 0.92 + 0.04 * math.sin(4 * k)
    o.location, o.scale = (AT[0] + x, AT[1] + y, FLOOR + 0.02), (s, s, s)
    filled(o.location, s, bits, k)
    strew(leaves, 2, (AT[0] + x, AT[1] + y, 0), 0.16, lambda u, v: FLOOR + 0.74, 0.5)
    strew(seeds, 8, (AT[0] + x, AT[1] + y, 0), 0.26, lambda u, v: FLOOR + 0.72 - 0.6 * (u * u + v * v), 0.5)

DIP = (1.46, -1.42, 0)
dip_bowl(lacquer("#17110f"), DIP)
red = gravy_mat("oil", "#4d0a03", "#8f1f06", "#a82a05", 0.6, (0.05, 0.3), 4)
gravy_pool(red, 0.45, 0.29, [], DIP, 3)
strew(flakes, 60, (DIP[0], DIP[1], 0.305), 0.40, 0, 0.3)
strew(seeds, 16, (DIP[0], DIP[1], 0.305), 0.38, 0, 0.3)
strew(greens, 4, (DIP[0], DIP[1], 0.30), 0.26, 0, 0.2)
strew(greens, 7, (0.45, -1.98, 0), 0.4, 0, 0.1)
strew(leaves, 4, (0.5, -1.95, 0.02), 0.4, 0, 0.2)
pod = dried_chilli(0.95, 0.08, 0.25, 3)
dup(pod, (-1.5, -1.72, 0), (0, 0, 0.4))
dup(pod, (-1.2, -1.92, 0), (0, 0, -0.2))
put_away(greens, seeds, flakes, leaves, pod)

steam((-0.3, 0.5, 0.7), 2.2, 1.8, 0.28, 4)
side_light(key=860, fill=64, rim=560, glow=50)
area((-1.6, 4.2, 4.6), (-0.3, 0, 0.5), 2.6, 380, "#fff2dc")
shoot(
    (0.4, -8.6, 5.9),
    (-0.02, -0.12, 0.34),
    86,
    0.8,
    (-0.3, -0.9, 0.7),
    top=(0.05, 0.0, 11.6),
    macro=((-1.2, -5.0, 3.6), (-0.2, -0.2, 0.5), (-0.3, -0.8, 0.6)),
)
