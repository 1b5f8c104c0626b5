"""Three paneer kathi rolls hot off the tawa, stacked in white paper on a dark board, chutney in front."""
from kathi import *
from photo_light import *

reset(31)
set_table("#4a1608", "#180602", "#1d100a", "#0c0604")
far_lamps(((-3.6, 1.9, 0.4, 0.2), (-2.6, 2.7, 0.3, 0.12), (-4.3, 2.8, 0.3, 0.14), (2.9, 2.6, 0.4, 0.16), (3.6, 1.8, 0.3, 0.2)))
FLOOR = 0.12
R = 0.6
board(
    wood("board", "#3a2112", "#23130a", "#57351c", scale=0.4, axis="X", rough=0.6, bumps=0.4),
    4.4,
    2.9,
    FLOOR,
    loc=(0.1, 0.9, 0),
    rot=0.06,
)
cubes, peppers, onions, herbs = filling = stuffing()


def stacked(x, y, ground, turn, seed, seam):
    rot = (math.radians(88), 0, math.radians(turn))
    kathi((x, y, ground + R * 0.95), rot, seed, filling, 2.7, R, seam, {"top": 0.5})


def around():
    """Chutney, lime, onion, and what fell on the board."""
    place = (1.66, -1.12)
    blob(
        "chutney",
        (0.37, 0.37, 0.07),
        chutney_mat(),
        amp=0.1,
        amp2=0.1,
        freq2=5,
        nu=30,
        nv=60,
        loc=(*place, FLOOR + 0.30),
    )
    katori(aged("steel", "#b9b3a8", "#5a5047"), 0.44, (*place, FLOOR))
    citrus_wedge((-1.78, -1.05, FLOOR + 0.3), (0.5, 0.2, 0.7), 0.36, *LIME)
    skin = onion_skin()
    slices = ((0.85, -1.55, 0.2), (0.62, -1.7, 0.15), (1.05, -1.72, 0.17), (-1.75, -1.6, 0.2))
    for k, (x, y, r) in enumerate(slices):
        at = (x, y, FLOOR + 0.02)
        onion_slice(skin, r, 0.026, at, (0.1 * k, 0.05, k), k, 2.2 + 0.5 * k, 0.014)
    # What slid out of the rolls lies below them.
    dup(cubes[1], (-0.42, -1.42, FLOOR + 0.14), (0.1, 0.08, 0.6))
    dup(cubes[4], (0.66, -1.78, FLOOR + 0.11), (0.1, 1.5, 0.3), (0.8, 0.8, 0.8))
    dup(peppers[1], (0.02, -1.62, FLOOR + 0.09), (0, -1.45, 1.1))
    dup(onions[2], (-0.72, -1.56, FLOOR + 0.04), (0.2, 0, 0.9))
    dup(onions[3], (0.50, -1.62, FLOOR + 0.04), (0.3, 0.1, 3.6))
    dough = oily("crumb", [(0.3, "#c88d3c"), (0.7, "#ecd09a")], dry=0.7, wet=0.5, sss=0)
    crumbs = [
        blob("crumb", (0.04, 0.028, 0.012), dough, amp=0.9, freq=2, seed=k, nu=8, nv=11)
        for k in range(3)
    ]
    for protos, n, size in ((herbs, 16, (0.7, 1.2)), (crumbs, 60, (0.2, 0.9))):
        for _ in range(n):
            at = (rnd(-2.6, 2.6), rnd(-1.8, -0.6), FLOOR + 0.02)
            turn = (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, TAU))
            dup(random.choice(protos), at, turn, (rnd(*size),) * 3)
    for o in crumbs:
        hide(o)


stacked(0.30, 1.15, FLOOR, -38, 1, 1.9)
stacked(1.55, 0.62, FLOOR, -33, 2, 2.2)
stacked(1.05, 1.15, FLOOR + 1.0, -36, 3, 2.4)
if not os.environ.get("CUTOUT"):
    around()
for o in (*cubes, *peppers, *onions, *herbs):
    hide(o)
side_light(-1, key=1150, fill=240)
shoot(
    (-1.0, -9.2, 3.0),
    (-0.06, -0.4, 0.95),
    80,
    0.5,
    (-0.6, -1.2, 1.0),
    top=(0.1, -0.1, 11),
    macro=((-2.2, -5.2, 2.4), (-0.5, -1.0, 1.0), (-0.5, -1.4, 1.0)),
)
