"""A paneer tikka roll cut in two, the open faces to the camera, on slate with mint chutney."""
from dishes import *
from rollkit import *
from season import *

reset(12)
brand_table("#8c2410")
slate = noisy(
    "slate", [(0.3, "#23262b"), (0.7, "#3b4047")], scale=5, bumps=0.5, bscale=14, rough=0.6
)
board(slate, 3.2, 1.75, 0.12, loc=(0.1, 0, 0), rot=0.04)

stuffing = [
    paneer(2, 0.3),
    onions()[0],
    peppers()[2],
    onions()[1],
    paneer(7, 0.28),
    peppers()[0],
    paneer(4, 0.3),
    peppers()[1],
]
KRAFT = {"col": "#d8b27a", "kind": "plain", "top": 0.3}


def half(x, y, turn, seed, length=2.1):
    return lying(
        x,
        y,
        0.12,
        turn,
        seed,
        stuffing,
        length=length,
        r=0.74,
        sleeve=KRAFT,
        slant=-0.5,
        dome=0.05,
        n=54,
        greens=False,
        sauces=(chutney("green"),),
    )


half(-2.15, 0.85, 38, 3)
half(2.0, 0.95, -36, 9)
cubes = [paneer(k, 0.34) for k in (11, 12, 13)]
for k, (x, y, z, s) in enumerate(
    (
        (1.7, -1.2, 0.27, 1),
        (2.1, -1.05, 0.27, 0.95),
        (1.88, -1.15, 0.56, 0.9),
        (1.2, -1.42, 0.26, 0.9),
    )
):
    dup(cubes[k % 3], (x, y, z), (0.1, 0.1 * k, k * 1.1), (s, s, s))
stow(stuffing + cubes)
sauce_bowl("green", (0.0, -1.45, 0.12), 0.36, M_steel())
citrus((-2.1, -1.0, 0.36), 0.28, (0.8, 0, 0.3))
onion_ring(0.26, 0.06, (-1.0, -1.5, 0.13))
onion_ring(0.2, 0.06, (-0.75, -1.4, 0.16), (0.1, 0.1, 0))
mint = leaf_v(0.4, 0.26, curl=0.5, fold=0.3, a="#2a7a3a", b="#6cc06a")
for x, y, z, r in ((-0.05, -1.5, 0.42, 0.4), (0.08, -1.35, 0.44, 2.2), (-1.4, -1.4, 0.2, 1.0)):
    dup(mint, (x, y, z), (0.1, -0.25, r))
hide(mint)
leaf = herb()
scatter(leaf, 14, (-1.8, 2.4), (-1.5, -0.9), 0.16)
hide(leaf)
cooked_light(key=1050, fill=260, rim=700)
shoot(
    (0.5, -9.2, 4.4),
    (0.0, -0.1, 0.62),
    70,
    5.6,
    (0, -1.0, 1.0),
    top=(0.1, 0, 10.5),
    macro=((-0.4, -5.6, 2.9), (-0.4, -0.7, 1.0), (-0.5, -1.2, 1.0)),
)
