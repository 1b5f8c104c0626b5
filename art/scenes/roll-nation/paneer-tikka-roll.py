"""A paneer tikka roll cut in two, the open faces to the camera, on slate with green chutney."""
from kathi import *
from photo_light import *

reset(12)
set_table("#5a1d08", "#1d0803", "#1d100a", "#0c0604")
FLOOR = 0.12
R = 0.72
stone = aged("slate", "#26282b", "#33322f", (0.5, 0.8), 4.2, 0.3)
board(stone, 3.1, 1.95, FLOOR, loc=(0.05, 0.4, 0), rot=0.04)
cubes, peppers, onions, herbs = filling = stuffing()


def half(x, y, turn, seed, seam):
    kathi((x, y, FLOOR + R * 0.95), (math.radians(86), 0, math.radians(turn)), seed, filling, 2.3, R, seam)


half(-1.95, 1.3, 34, 8, 1.2)
half(1.8, 1.5, -30, 11, 1.9)

BOWL = (0.1, -1.05, FLOOR)
katori(aged("steel", "#b9b3a8", "#5a5047"), 0.42, BOWL)
blob("chutney", (0.36, 0.36, 0.07), chutney_mat(), amp=0.1, amp2=0.1, freq2=5, nu=30, nv=60, loc=(*BOWL[:2], FLOOR + 0.28))
citrus_wedge((-1.95, -0.95, FLOOR + 0.28), (0.5, 0.2, 0.4), 0.34, *LIME)
# What fell out where the knife went through.
for k, (x, y, z, rot) in enumerate(((1.6, -0.9, 0.14, 0.5), (1.98, -0.75, 0.14, 1.9), (1.76, -0.82, 0.40, 2.7), (1.15, -1.2, 0.13, 1.1))):
    dup(cubes[k], (x, y, FLOOR + z), (0.1, 0.12 * k, rot))
dup(peppers[1], (-0.75, -1.15, FLOOR + 0.08), (0, -1.45, 1.1))
skin = onion_skin()
for k, (x, y, r) in enumerate(((-1.25, -1.15, 0.24), (-1.0, -1.28, 0.18), (0.85, -1.2, 0.16))):
    onion_slice(skin, r, 0.03, (x, y, FLOOR + 0.02 * (k + 1)), (0.1 * k, 0.05, k), k, TAU if k == 0 else 3.4, 0.014)
dough = oily("crumb", [(0.3, "#c88d3c"), (0.7, "#ecd09a")], dry=0.8, wet=0.6, sss=0)
crumbs = [blob("crumb", (0.04, 0.028, 0.012), dough, amp=0.9, freq=2, seed=k, nu=8, nv=11) for k in range(3)]
for protos, n, size in ((herbs, 14, (0.8, 1.2)), (crumbs, 70, (0.3, 1.1))):
    for _ in range(n):
        at = (rnd(-2.4, 2.5), rnd(-1.3, -0.4), FLOOR + 0.02)
        dup(random.choice(protos), at, (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, TAU)), (rnd(*size),) * 3)
for o in (*crumbs, *cubes, *peppers, *onions, *herbs):
    hide(o)
side_light(-1, key=1150, fill=230)
shoot(
    (0.4, -9.4, 3.6),
    (0.0, -0.1, 0.72),
    66,
    0.9,
    (0, -0.9, 0.9),
    top=(0.1, 0, 10.5),
    macro=((-0.4, -5.6, 2.9), (-0.4, -0.7, 1.0), (-0.5, -1.2, 1.0)),
)
