"""A meal on a banana leaf: rice with sambar, two poriyal, vada, pickle, appalam and payasam."""
from tiffin import *
from season import *

reset(77)
brand_table("#e0a224")
STEEL = M_steel()
BRASS = hammered()
banana_leaf(3.15, 1.95, (0, 0, 0), 0.04, 2)
Z = 0.08

RICE_AT = (-0.15, -0.35)
base = pbsdf("base", "#ece4d2", 0.6)
_, mound = heap(base, 0.98, 0.50, (*RICE_AT, Z), 0.06, 3, 2)
BROTH = M_sauce("#6e3a06", "#9a5c0c", "#c08a20", 0.7, 0.5, 5)


def drenched(x, y):
    return mound(x, y) if math.hypot(x - RICE_AT[0], y - RICE_AT[1]) < 0.96 else Z


grains = rice(("#f3ecd9", "#fffaf0"), 0.17)
strew(grains, 1500, RICE_AT, 0.97, mound, 0.5, (0.85, 1.15), 0.01)
strew(grains, 40, RICE_AT, 1.12, flat(Z + 0.03), 0.1)
pour(BROTH, (0.12, -0.52), 0.52, lambda x, y: drenched(x, y) + 0.02, 0.06, 5, 0.6, 90, 26)
green = herbs(0.12)
veg = []
for name, a, b in (
    ("carrot", "#dd6a12", "#f0953a"),
    ("drum", "#5c7f28", "#93b04a"),
    ("tomato", "#b5200e", "#dd4a2a"),
):
    veg.append(
        box(noisy(name, [(0.3, a), (0.7, b)], 4, bumps=0.1, coat=0.7), 0.15, 0.11, 0.09, bev=0.03)
    )
strew(veg, 12, (0.12, -0.52), 0.38, lambda x, y: drenched(x, y) + 0.07, 0.4)
strew(green, 5, (0.1, -0.48), 0.3, lambda x, y: drenched(x, y) + 0.14, 0.3)
GHEE = pbsdf("ghee", "#eab03a", 0.07, coat=1, spec=0.7)
pour(GHEE, (-0.42, -0.12), 0.2, lambda x, y: mound(x, y) + 0.02, 0.03, 3, 0.6, 50, 12)

coconut = slivers("#f4ecd8", "#fffaf0", 2, 0.09)


def poriyal(x, y, sources, n, r=0.40, h=0.20):
    _, ground = heap(sources[0].data.materials[0], r, h, (x, y, Z), 0.05, 5, x, 48, 16)
    strew(sources, n, (x, y), r * 0.95, ground, 0.6, (0.7, 1.2), 0.01)
    strew(coconut, 26, (x, y), r * 0.8, ground, 0.6, (0.5, 1.1), 0.05)
    tempering((x, y), r * 0.7, ground, 12, 2, 6, 0.05, 0.22)


def batons(a, b, l):
    m = noisy("baton", [(0.3, a), (0.7, b)], 4, bumps=0.15, coat=0.6)
    return [box(m, l, 0.06, 0.055, bev=0.015), box(m, l * 0.7, 0.06, 0.06, bev=0.015)]


beans = batons("#2f7a20", "#5fa53a", 0.14)
roots = batons("#d9600f", "#f08f33", 0.12)
beet = batons("#6a0f33", "#a52456", 0.11)
poriyal(-2.05, 0.72, beans, 110)
poriyal(-1.12, 0.92, roots, 110)
poriyal(-0.22, 1.02, beet, 100, 0.36)
PICKLE = noisy("mango", [(0.3, "#8a1d06"), (0.55, "#b8460c"), (0.75, "#8a8a24")], 4, coat=1)
chunks = [box(PICKLE, 0.15, 0.11, 0.10, bev=0.035, seg=3)]
OIL = M_sauce("#8a1d06", "#b73a0c", "#d9701c", 1, 0.5, 7)
pour(OIL, (-2.35, 0.0), 0.21, flat(Z), 0.05, 3, 0.4, 50, 12)
strew(chunks, 9, (-2.35, 0.0), 0.15, flat(Z + 0.07), 0.6)
vada(0.30, 4).location = (-1.75, -0.62, Z + 0.22)
small = vada(0.30, 9)
small.location, small.rotation_euler = (-1.62, -0.05, Z + 0.22), (0.1, -0.1, 1)
appalam((1.52, -0.72, Z + 0.10), 0.66, (0.10, -0.06, 0.4))
appalam((1.72, -0.52, Z + 0.24), 0.62, (0.16, -0.10, 1.9), 3)

sambar(STEEL, 0.44, (0.68, 0.92, Z - 0.02))
RASAM = (1.50, 0.82, Z - 0.02)
level = cup_of(
    STEEL, 0.40, RASAM, M_sauce("#7a1f06", "#a83c0c", "#c9621c", 0.9, 0.2, 5), 0.01, 0.008
)
strew(green, 4, RASAM, 0.2, flat(level + 0.02), 0.2)
tempering(RASAM, 0.26, flat(level), 12, 1, 0)
PAYASAM = (2.25, 0.55, Z - 0.02)
level = cup_of(
    BRASS, 0.38, PAYASAM, M_sauce("#e6d3a8", "#f1e3c2", "#f8efd8", 0.5, 0.3, 7), 0.01, 0.02
)
cashew = noisy("cashew", [(0.3, "#d9a860"), (0.7, "#f0d29a")], 4, bumps=0.1, coat=0.3)
nuts = [
    tube(
        "cashew",
        [(0.09 * math.cos(t), 0.09 * math.sin(t), 0) for t in (0, 0.6, 1.2, 1.8, 2.4)],
        0.035,
        cashew,
        n=8,
        radf=lambda t: 0.5 + math.sin(t * 3.1) * 0.5,
    )
]
raisin = [
    blob("raisin", (0.05, 0.035, 0.03), pbsdf("raisin", "#5a2a0c", 0.3, coat=0.7), 0.3, nu=8, nv=10)
]
strew(nuts, 4, PAYASAM, 0.18, flat(level + 0.02), 0.3)
strew(raisin, 3, PAYASAM, 0.2, flat(level + 0.01), 0.3)
CHIP = noisy("chip", [(0.3, "#dfa01c"), (0.7, "#f3c848")], 5, bumps=0.2, coat=0.4)
chips = [lathe("chip", rounded_profile(0.14, 0.03, 0.012, 3), CHIP, 24, wob=0.03)]
strew(chips, 12, (0.75, -1.22), 0.32, lambda x, y: Z + rnd(0.03, 0.14), 0.5)
away(grains + green + veg + coconut + beans + roots + beet + chunks + nuts + raisin + chips)
cooked_light(key=860, fill=240, rim=560)
shoot(
    (0.1, -9.0, 7.4),
    (0.0, 0.0, 0.15),
    72,
    6.3,
    (0, -0.4, 0.4),
    top=(0.0, 0.0, 11.2),
    macro=((-1.8, -4.6, 3.3), (-0.25, -0.1, 0.3), (-0.2, -0.4, 0.5)),
)
