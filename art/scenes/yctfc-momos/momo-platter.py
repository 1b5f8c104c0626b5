"""Momo platter: steamed, tandoori, Schezwan and kurkure momos on brass, three chutneys."""
from fresh_garnish import *
from fried_crust import *
from momo_kit import chutney_bowl
from photo_light import *
from steamed_dough import *
from wok import chilli_flakes, dried_chilli, lacquer, put_away, sesame, spring_onion, strew

reset(53)
set_table("#34090f", "#120305", "#22110d", "#0e0604")
AT = (0, 0.05, 0)
TOP = 0.07
lathe(
    "thali",
    [(0.0001, 0.05), (2.0, 0.05), (2.12, 0.10), (2.2, 0.26), (2.26, 0.28), (2.3, 0.25), (2.2, 0.0), (0.0001, 0)],
    aged("brass", "#d6a24a", "#8a5c22", (0.3, 0.55)),
    n=128,
    loc=AT,
)
wilted = thin_leaf("cabbage", 0.25, 0.38, 20)
for k in range(12):
    a = TAU * k / 12 + 0.1
    bedding_leaf(wilted, (AT[0] + 0.70 * math.cos(a), AT[1] + 0.70 * math.sin(a), TOP + 0.006 * k), a, 1.22, 0.95, k)

greens, seeds, flakes, leaves = spring_onion(), sesame(), chilli_flakes(), chopped_coriander(0.12)
maize = corn_flakes()
damp = damp_skin(0.6)
grilled = oily("charred", dry=0.84, wet=0.5, patch=4, share=0.3, pores=(60, 0.8), coarse=(20, 0.6), sss=0.04, grain=0.26, spec=0.25)
crust = crumb_coat("crust")
chutney = red_chutney()


def steamed(seed):
    o = momo(damp, seed, (17, 14, 19)[seed % 3])
    beads(o, 14, seed, (0.006, 0.016))
    return o


def tandoori(seed):
    return charred(momo(grilled, seed, (15, 17, 14)[seed % 3]), seed)


def schezwan(seed):
    return spooned(momo(damp, seed, (17, 14, 19)[seed % 3]), chutney, seed)


def kurkure(seed):
    o = crumbed(momo(crust, seed, (13, 15, 12)[seed % 3], nu=130, nv=330), seed, 0.030)
    clung(o, maize, 26, seed)
    return o


crown = lambda s: lambda u, v: TOP + s * (0.60 - 0.8 * (u * u + v * v) / (s * s))
for quarter, make in enumerate((steamed, tandoori, schezwan, kurkure)):
    middle = TAU * (quarter + 0.5) / 4 + 0.3
    for k, (r, turn) in enumerate(((1.56, -0.50), (1.62, 0.0), (1.56, 0.50), (0.96, 0.03))):
        a = middle + turn + rnd(-0.03, 0.03)
        x, y, s = AT[0] + r * math.cos(a), AT[1] + r * math.sin(a), 0.68 + 0.04 * math.sin(k * 7 + quarter)
        o = make(4 * quarter + k + 1)
        o.location, o.rotation_euler, o.scale = (x, y, TOP + 0.02), (0.16 * math.sin(k * 5), 0.16 * math.cos(k * 3), k * 1.7), (s, s, s)
        if quarter == 1:
            strew(leaves, 2, (x, y, 0), 0.2, crown(s), 0.5)
        elif quarter != 3:
            strew(greens, 1, (x, y, 0), 0.2, crown(s), 0.5, 0.8, 1)

white = lacquer("#efe3c8")
for k, kind in enumerate(("red", "green", "yellow")):
    a = TAU * k / 3 - math.pi / 2
    dip = chutney_bowl(kind, 0.34, (AT[0] + 0.37 * math.cos(a), AT[1] + 0.37 * math.sin(a), TOP + 0.05), white)
    if kind == "red":
        coarse_chutney(dip, 0.26)
    strew(seeds if kind != "yellow" else flakes, 9, dip, 0.24, 0, 0.3)
    strew(leaves, 2, dip, 0.1, 0.01, 0.2, 0.6, 0.8)

strew(leaves, 14, (AT[0], AT[1], TOP + 0.1), 1.9, 0, 0.2)
citrus_wedge((1.98, -1.70, 0.26), (0.5, 0.2, 0.7), 0.34)
pod = dried_chilli(0.95, 0.08, 0.25, 3)
for x, y, turn in ((-1.75, -2.0, 0.4), (-1.45, -2.2, 0.0), (2.05, 1.75, 0.9)):
    dup(pod, (x, y, 0), (0, 0, turn))
strew(greens, 6, (-2.0, 1.8, 0), 0.4, 0, 0.1)
strew(leaves, 4, (-1.95, 1.75, 0.02), 0.4, 0, 0.2)
put_away(greens, seeds, flakes, leaves, maize, pod)

side_light(key=900, fill=90, rim=560, glow=50)
area((-1.6, 4.2, 4.6), (-0.3, 0, 0.5), 2.6, 300, "#fff2dc")
shoot(
    (0.4, -8.4, 6.8),
    (0.0, -0.10, 0.2),
    83,
    0.9,
    (0, -0.8, 0.5),
    top=(0, 0.02, 12.6),
    macro=((-1.3, -4.6, 2.8), (0.0, -0.5, 0.4), (0.0, -1.0, 0.5)),
)
