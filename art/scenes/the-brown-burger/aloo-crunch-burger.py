"""An aloo crunch burger with mint mayo and red onion on a dark plate, mint leaves beside it."""
from dishes import *
from burgerkit import *
from season import *

reset(14)
brand_table("#e37d22")
slate = noisy(
    "slate", [(0.3, "#2a211c"), (0.7, "#40332b")], scale=5, bumps=0.4, bscale=14, rough=0.55
)
lathe("slab", rounded_profile(2.35, 0.14, 0.04, 4), slate, n=110, wob=0.05, loc=(0.25, 0.1, 0))
FLOOR = 0.14
mayo = noisy(
    "mintmayo",
    [(0.3, MINT_MAYO[0]), (0.7, MINT_MAYO[1])],
    scale=4,
    bumps=0.05,
    coat=0.8,
    rough=0.25,
)


def burger(x, y):
    z = FLOOR
    heel((x, y, z), 1.14, 0.36)
    z += 0.36
    lettuce((x, y, z + 0.13), r=1.1, seed=3, over=0.3)
    z += 0.12
    crumb_patty((x, y, z), 1.2, 0.52, 3, crumbs=0.075)
    z += 0.52
    drip(mayo, 1.19, z, (x, y, 0), 9, 0.36, 4)
    z += 0.08
    for k, (dx, dy, r) in enumerate(
        ((0.42, -0.5, 0.52), (-0.5, -0.42, 0.5), (0, 0.3, 0.55), (-0.1, -0.6, 0.42))
    ):
        onion_ring(r, 0.08, (x + dx, y + dy, z + 0.03 * k))
    z += 0.14
    for a in (0.9, 3.0, 5.1):
        tomato_slice((x + 0.5 * math.cos(a), y + 0.5 * math.sin(a), z), 0.58, 0.10)
    z += 0.11
    crown((x, y, z), 1.16, 0.9, 150)


burger(-0.35, 0.1)
dip((1.75, -0.55, FLOOR), MINT_MAYO, 0.46, flecks="#3f7a22")
peas = noisy("pea", [(0.3, "#5fa02c"), (0.7, "#8cc648")], scale=3, bumps=0.05, coat=0.6)
for x, y in ((1.2, -1.3), (1.42, -1.38), (1.3, -1.52), (0.7, -1.6), (-1.35, -1.15)):
    blob("pea", (0.1, 0.1, 0.1), peas, amp=0.03, nu=12, nv=16, loc=(x, y, FLOOR + 0.09))
mint = leaf_v(0.5, 0.32, curl=0.5, fold=0.3, a="#2a7a3a", b="#6cc06a")
for x, y, z, r in (
    (1.7, -0.6, 0.56, 0.4),
    (1.85, -0.45, 0.58, 2.3),
    (-1.55, -0.9, 0.22, 0.8),
    (-1.25, -1.35, 0.2, 2.6),
    (0.95, -1.5, 0.2, 0.1),
):
    dup(mint, (x, y, z), (0.1, -0.25, r))
hide(mint)
fries = [fry_proto(l=1.2, seed=k) for k in range(3)]
for k, (x, y, z, r) in enumerate(
    (
        (1.75, 0.75, 0.21, 0.5),
        (1.9, 0.95, 0.21, 1.3),
        (1.7, 0.85, 0.34, 2.1),
        (1.95, 0.7, 0.34, 0.1),
    )
):
    dup(fries[k % 3], (x, y, z), (math.pi / 2, 0, r))
for o in fries:
    hide(o)
cooked_light(key=1050, fill=220, rim=750)
shoot(
    (0.6, -9.6, 3.2),
    (0.2, 0, 1.15),
    80,
    5.6,
    (-0.3, -1.0, 1.1),
    top=(0.2, 0, 9.5),
    macro=((-1.7, -5.0, 2.2), (-0.3, 0, 1.1), (-0.5, -1.0, 1.1)),
)
