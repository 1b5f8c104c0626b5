"""Lemon rice with peanuts, curry leaves and red chillies in a brass bowl."""
from tiffin import *
from season import *

reset(86)
brand_table("#4a9a84")
BRASS = hammered("#d9a441", 0.24, 0.2)
STEEL = M_steel()
banana_leaf(3.2, 1.3, (0.1, -0.1, 0), -0.1, 3)
Z = 0.10
AT = (-0.45, 0.08)
lathe(
    "uruli",
    [
        (0.0001, 0),
        (0.85, 0),
        (1.15, 0.10),
        (1.40, 0.42),
        (1.45, 0.55),
        (1.62, 0.60),
        (1.64, 0.63),
        (1.60, 0.66),
        (1.40, 0.61),
        (1.32, 0.44),
        (1.05, 0.16),
        (0.0001, 0.1),
    ],
    BRASS,
    140,
    loc=(*AT, Z),
)
base = noisy("base", [(0.3, "#d9a51c"), (0.7, "#eec23a")], 6, rough=0.6)
_, mound = heap(base, 1.36, 0.56, (*AT, Z + 0.50), 0.07, 2.6, 4)
grains = rice(("#e9b822", "#f8d858"), 0.19) + rice(("#f0cc4a", "#fbe68e"), 0.19)
strew(grains, 2300, AT, 1.33, mound, 0.5, (0.85, 1.15), 0.012)
strew(grains, 26, (0.9, -1.15), 0.5, flat(Z + 0.02), 0.1)

skin = noisy(
    "peanut", [(0.3, "#8a3a14"), (0.6, "#b5602a"), (0.75, "#d9a060")], 4, bumps=0.1, coat=0.4
)
nut = [blob("peanut", (0.12, 0.075, 0.07), skin, 0.06, nu=14, nv=18)]
strew(nut, 60, AT, 1.2, mound, 0.5, (0.85, 1.15), 0.035)
strew(nut, 6, (1.1, -1.1), 0.4, flat(Z + 0.05), 0.3)
cashew = noisy("cashew", [(0.3, "#cf9648"), (0.7, "#eccb8c")], 4, bumps=0.1, coat=0.3)
cashews = [
    tube(
        "cashew",
        [(0.13 * math.cos(t), 0.13 * math.sin(t), 0) for t in (0, 0.6, 1.2, 1.8, 2.4)],
        0.05,
        cashew,
        n=9,
        radf=lambda t: 0.5 + math.sin(t * 3.1) * 0.5,
    )
]
strew(cashews, 9, AT, 0.9, mound, 0.4, lift=0.05)
tempering(AT, 1.15, mound, 90, 0, 60, 0.02)
leafy, green = [curry_leaf(0.36)], herbs(0.14)
strew(leafy, 15, AT, 1.0, mound, 0.4, (0.8, 1.2), 0.07)
strew(green, 9, (AT[0], AT[1]), 0.6, mound, 0.4, (0.9, 1.3), 0.08)
for x, y, rz in ((-0.78, -0.15, 0.6), (-0.15, 0.2, -0.5), (-0.3, -0.62, 1.9)):
    dry_chilli((x, y, mound(x, y) + 0.03), rz, 0.55)
lime_wedge((1.55, -0.72, Z + 0.28), (0.25, 0, 0.5), 0.36)
lime_wedge((2.02, -0.35, Z + 0.28), (0.25, 0, 2.0), 0.36)
CURD = (1.68, 0.55, Z - 0.02)
level = cup_of(STEEL, 0.52, CURD, M_curd(), 0.03, 0.03)
tempering(CURD, 0.3, flat(level), 18, 2, 6)
for x, y, rz in ((-2.15, -0.95, 0.4), (-2.0, -1.12, 1.3), (2.3, -0.95, -0.4)):
    dup(leafy[0], (x, y, Z + 0.05), (0, -0.1, rz))
away(grains + nut + cashews + leafy + green)
cooked_light(key=880, fill=240, rim=640)
shoot(
    (0.1, -9.0, 6.0),
    (0.05, -0.08, 0.42),
    80,
    6.3,
    (-0.4, -0.6, 0.9),
    top=(0.05, 0, 10.4),
    macro=((-1.9, -4.6, 3.3), (-0.4, 0.0, 0.85), (-0.5, -0.4, 1.0)),
)
