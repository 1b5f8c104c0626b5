"""Filter coffee under a head of froth in brass tumblers and davaras, with roasted beans."""
from cold_glass import foam
from photo_light import *
from tiffin import *
from cooked import *

reset(48)
set_table("#0b2a26", "#041412", "#1a0f08", "#0a0604")
far_lamps(((-3.0, 0.92, 0.32, 0.14), (-0.4, 1.3, 0.26, 0.1), (2.6, 1.0, 0.34, 0.14)))
BRASS = aged("brass", "#d6a24a", "#8a5c22", (0.26, 0.5), dents=0.06)
WOOD = wood("teak", "#2c170b", "#472611", "#1c0e06", 0.5, 0.5, bumps=0.4)
board(WOOD, 2.45, 1.5, 0.14, (0.0, 0.1, 0), 0.03)
TOP = 0.14

TUMBLER = (
    (0.0001, 0),
    (0.36, 0),
    (0.375, 0.02),
    (0.385, 0.10),
    (0.41, 0.55),
    (0.45, 0.98),
    (0.53, 1.10),
    (0.545, 1.13),
    (0.52, 1.14),
    (0.43, 0.98),
    (0.39, 0.55),
    (0.0001, 0.5),
)
DAVARA = (
    (0.0001, 0),
    (0.50, 0),
    (0.54, 0.02),
    (0.62, 0.16),
    (0.66, 0.36),
    (0.80, 0.44),
    (0.82, 0.46),
    (0.79, 0.48),
    (0.64, 0.40),
    (0.59, 0.18),
    (0.50, 0.06),
    (0.0001, 0.05),
)
def cup(x, y, s, seed):
    lathe("davara", DAVARA, BRASS, 100, loc=(x, y, TOP), scale=(s, s, s))
    lathe("tumbler", TUMBLER, BRASS, 100, loc=(x, y, TOP + 0.06 * s), scale=(s, s, s))
    foam((x, y, TOP + 1.09 * s), 0.475 * s, 0.11, ("#e9c79a", "#b98350", "#6b3a18"), seed, 11)


cup(-0.62, -0.12, 1.2, 3)
cup(0.98, 0.72, 1.12, 7)

SPARE = (1.32, -0.72, TOP)
lathe("davara", DAVARA, BRASS, 100, loc=SPARE)
foam((SPARE[0], SPARE[1], TOP + 0.36), 0.640, 0.015, ("#b07a48", "#6b3a1a", "#3a1a0a"), 5, 12)

ROAST = oily("bean", [(0.3, "#1f0d05"), (0.7, "#4a2410")], dry=0.6, wet=0.3, patch=4, share=0.4, pores=(50, 0.3), coarse=(14, 0.3), sss=0)


def bean(i, j):
    ph, th = math.pi * i / 29 - math.pi / 2, TAU * j / 44
    d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
    groove = 0.035 * math.exp(-((d.y + 0.06 * math.sin(3 * d.x)) ** 2) / 0.012) * max(0, d.z)
    return (d.x * 0.095, d.y * 0.066, (d.z * 0.05 if d.z > 0 else d.z * 0.035) - groove)


beans = [grid_surface("bean", bean, 30, 44, ROAST)]


def spill(x, y):
    return TOP + 0.04 + 0.20 * max(0, 1 - math.hypot(x + 1.7, y + 0.45) / 0.5)


strew(beans, 90, (-1.7, -0.45), 0.5, spill, 0.9)
strew(beans, 26, (-1.3, -1.0), 0.6, lambda x, y: TOP + 0.04 if y > -1.36 else 0.04, 0.4)
away(beans)
steam((-0.6, 0.2, 1.5), 1.3, 1.5, 0.30, 6)
side_light(-1, key=1050, fill=150)
shoot(
    (0.1, -7.6, 6.0),
    (-0.05, -0.05, 0.72),
    80,
    0.8,
    (-0.6, -0.5, 1.3),
    top=(-0.1, 0, 10.2),
    macro=((-1.9, -4.6, 3.3), (-0.45, -0.05, 1.05), (-0.6, -0.5, 1.45)),
)
