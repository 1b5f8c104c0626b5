"""Crisp medu vada piled on a brass plate with coconut chutney and sambar."""
from tiffin import *
from season import *

reset(26)
brand_table("#0f5a4f")
BRASS = hammered()
STEEL = M_steel()
thali(BRASS, 2.35, (0, 0, 0.0))
Z = 0.05
banana_leaf(2.1, 0.95, (-0.35, 0.05, Z + 0.03), 0.25)
rings = [vada(0.42, k * 3.1 + 1) for k in range(4)]
PILE = (
    (-1.30, 0.10, 0.28, 0.0, 0.0),
    (-0.25, 0.62, 0.28, 0.05, 0),
    (-0.30, -0.52, 0.28, 0, 0.04),
    (-0.68, 0.12, 0.72, 0.14, -0.12),
)
for k, (x, y, z, a, b) in enumerate(PILE):
    dup(rings[k], (x, y, Z + 0.10 + z), (a, b, k * 1.7))
dup(rings[1], (0.50, 0.28, Z + 0.64), (0.5, 1.0, 0.5))
away(rings)
chutney(STEEL, 0.54, (1.30, -0.72, Z), chilli=True)
sambar(STEEL, 0.62, (1.42, 0.60, Z))
leafy = [curry_leaf(0.34)]
for x, y, z, rz in (
    (-0.62, 0.0, 1.24, 0.4),
    (-0.5, 0.16, 1.25, 1.5),
    (-1.5, -0.95, 0.1, 0.4),
    (-1.25, -1.05, 0.1, -0.4),
    (-1.42, -0.78, 0.1, 1.5),
):
    dup(leafy[0], (x, y, Z + z), (0, -0.15, rz))
pepper = [ball(noisy("pepper", [(0.3, "#17110d"), (0.7, "#3a2c22")], 8), 0.04, nu=8, nv=10)]
strew(pepper, 12, (-0.3, -1.35), 0.5, flat(Z + 0.03), 0)
crumbs = slivers("#c77c22", "#9a5010", 2, 0.07)
strew(crumbs, 26, (-0.4, -1.15), 0.75, flat(Z + 0.05), 1, (0.5, 1.2))
away(leafy + pepper + crumbs)
cooked_light(key=900, fill=230, rim=640)
shoot(
    (0.1, -9.0, 5.9),
    (0.0, -0.05, 0.4),
    82,
    6.3,
    (-0.4, -0.6, 0.6),
    top=(0, 0, 10.4),
    macro=((-1.9, -4.6, 2.8), (-0.5, 0.0, 0.6), (-0.6, -0.4, 0.7)),
)
