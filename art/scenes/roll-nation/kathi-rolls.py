"""Three paneer kathi rolls in white paper, stacked on a dark board, with green chutney, onion and lime."""
from kathi import *
from photo_light import *

reset(31)
set_table("#5a1d08", "#1d0803", "#1d100a", "#0c0604")
FLOOR = 0.12
R = 0.58
grain = wood("board", "#3a2112", "#23130a", "#57351c", scale=0.4, axis="X", rough=0.7, bumps=0.4)
board(grain, 4.4, 2.9, FLOOR, loc=(0.1, 0.7, 0), rot=-0.05)
cubes, peppers, onions, herbs = filling = stuffing()


def stacked(x, y, ground, turn, seed, seam):
    rot = (math.radians(88), 0, math.radians(turn))
    kathi((x, y, ground + R * 0.95), rot, seed, filling, 2.6, R, seam, {"top": 0.56})


stacked(-1.30, 1.95, FLOOR, 52, 4, 1.3)
stacked(-1.75, 0.62, FLOOR, 44, 5, 1.0)
stacked(-1.40, 1.30, FLOOR + 0.98, 48, 6, 0.8)

BOWL = (1.40, -0.62, FLOOR)
katori(aged("steel", "#b9b3a8", "#5a5047"), 0.44, BOWL)
blob("chutney", (0.37, 0.37, 0.07), chutney_mat(), amp=0.1, amp2=0.1, freq2=5, nu=30, nv=60, loc=(*BOWL[:2], FLOOR + 0.30))
citrus_wedge((-1.22, -1.10, FLOOR + 0.28), (0.5, 0.2, 0.4), 0.34, *LIME)
skin = onion_skin()
for k in range(9):
    at = (0.85 + rnd(-0.4, 0.3), -1.5 + rnd(-0.18, 0.15), FLOOR + 0.02 + 0.012 * k)
    arc = TAU if k % 3 == 0 else rnd(2.2, 4.4)
    onion_slice(skin, rnd(0.15, 0.27), 0.032, at, (rnd(-0.2, 0.2), rnd(-0.2, 0.2), rnd(0, TAU)), k, arc, 0.014)
dough = oily("crumb", [(0.3, "#c88d3c"), (0.7, "#ecd09a")], dry=0.8, wet=0.6, sss=0)
crumbs = [blob("crumb", (0.04, 0.028, 0.012), dough, amp=0.9, freq=2, seed=k, nu=8, nv=11) for k in range(3)]
for protos, n, size in ((herbs, 16, (0.8, 1.3)), (crumbs, 90, (0.3, 1.2))):
    for _ in range(n):
        at = (rnd(-2.3, 2.3), rnd(-1.8, -0.8), FLOOR + 0.02)
        dup(random.choice(protos), at, (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, TAU)), (rnd(*size),) * 3)
for o in (*crumbs, *cubes, *peppers, *onions, *herbs):
    hide(o)
side_light(1, key=1150, fill=220)
shoot(
    (1.0, -9.4, 3.5),
    (-0.18, -0.15, 0.92),
    80,
    0.8,
    (0.3, -1.1, 1.0),
    top=(0.1, -0.1, 11),
    macro=((2.2, -5.2, 2.6), (0.4, -0.8, 1.0), (0.4, -1.0, 1.0)),
)
