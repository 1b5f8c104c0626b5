"""Button idli tossed in gunpowder podi and ghee, in a brass pan with curry leaves."""
from tiffin import *
from season import *

reset(37)
brand_table("#0f5a4f")
IRON = noisy("iron", [(0.3, "#17130f"), (0.7, "#2b2520")], 7, bumps=0.3, rough=0.4, coat=0.3)
BRASS = hammered()
WOOD = wood("board", "#7a4a28", "#5a3218", "#8f5a34", scale=0.5)
board(WOOD, 2.5, 1.6, 0.14, (0.1, 0, 0), -0.04)
PAN = (-0.3, 0.0, 0.14)
lathe(
    "pan",
    [
        (0.0001, 0),
        (0.9, 0),
        (1.3, 0.10),
        (1.62, 0.42),
        (1.68, 0.46),
        (1.66, 0.50),
        (1.58, 0.46),
        (1.28, 0.18),
        (0.9, 0.08),
        (0.0001, 0.07),
    ],
    IRON,
    130,
    loc=PAN,
)
for side in (-1, 1):
    torus(
        BRASS,
        0.24,
        0.05,
        (PAN[0] + side * 1.78, PAN[1], PAN[2] + 0.42),
        (0, 0.25 * side, 0),
        scale=(1, 1.2, 1),
    )

COATED = vcol_mat("podi", 0.5, 0.35, 0.9, 34)
DUSTED = tones("#f3e6cc", "#e8b873", "#c9641a", "#98300a", "#6a1a06")


def button(seed):
    p = idli(COATED, 0.34, seed)
    paint_dough(p, DUSTED, seed, 4.2, 1.7, 0.50)
    return p


buttons = [button(k * 2.3 + 1) for k in range(5)]
k = 0
for layer, r, lift in ((22, 1.22, 0.16), (13, 0.85, 0.42), (5, 0.42, 0.64)):
    for x, y in pack(layer, r, 0.50):
        bowl_rise = 0.20 * smooth(0.8, 1.3, math.hypot(x, y)) if lift < 0.2 else 0
        turn = (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, TAU))
        dup(buttons[k % 5], (PAN[0] + x, PAN[1] + y, PAN[2] + lift + bowl_rise), turn)
        k += 1


def hill(x, y):
    q = math.hypot(x - PAN[0], y - PAN[1]) / 1.3
    return PAN[2] + 0.40 + 0.52 * max(0, 1 - q * q)


powder = noisy("powder", [(0.3, "#8a2a08"), (0.6, "#c25a16"), (0.75, "#dd8a2e")], 9)
grit = [blob("grit", (0.022, 0.02, 0.016), powder, 0.3, nu=5, nv=6)]
strew(grit, 420, PAN, 1.35, hill, 1, (0.5, 1.3), 0.0)
tempering(PAN, 1.0, hill, 60, 0, 34, 0.02)
leafy = [curry_leaf(0.36)]
strew(leafy, 12, PAN, 0.95, hill, 0.4, (0.8, 1.15), 0.07)
for x, y, z, rz in ((-0.55, -0.1, 0.99, 0.5), (0.2, -0.35, 0.92, -0.5)):
    dry_chilli((x, y, z), rz, 0.5)
PODI = (1.98, -0.62, 0.14)
katori(BRASS, 0.44, PODI)
_, peak = heap(powder, 0.40, 0.17, (PODI[0], PODI[1], PODI[2] + 0.29), 0.04, 6, 2, 48, 16)
strew(grit, 90, PODI, 0.34, peak, 1, (0.6, 1.1))
GHEE = pbsdf("ghee", "#e3a52c", 0.08, coat=1, spec=0.7)
cup_of(BRASS, 0.40, (2.0, 0.42, 0.14), GHEE, 0, 0.004)
for x, y in ((-2.05, -1.25), (-1.8, -1.38), (1.25, -1.32)):
    dup(leafy[0], (x, y, 0.2), (0, -0.1, rnd(0, 6)))
away(buttons + grit + leafy)
cooked_light(key=900, fill=240, rim=640)
shoot(
    (0.1, -9.0, 6.1),
    (0.1, -0.05, 0.4),
    84,
    6.3,
    (-0.3, -0.6, 0.8),
    top=(0.1, 0, 10.2),
    macro=((-1.9, -4.5, 3.2), (-0.3, 0.0, 0.7), (-0.4, -0.4, 0.9)),
)
