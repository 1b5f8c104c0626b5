"""Steamed idli on a banana leaf with a bowl of sambar and two chutneys."""
from tiffin import *
from season import *

reset(15)
brand_table("#e0a224")
STEEL = M_steel()
banana_leaf(3.5, 1.85, (0.1, -0.1, 0), -0.06)
Z = 0.10

white = M_idli()
cakes = [idli(white, 0.66, 1), idli(white, 0.66, 5), idli(white, 0.66, 9)]
PILE = (
    (-1.75, 0.45, 0, 0, 0),
    (-0.45, 0.62, 0, 0.02, 0),
    (-1.42, -0.62, 0, 0, 0.03),
    (-1.08, 0.22, 0.33, 0.08, -0.06),
)
for k, (x, y, z, a, b) in enumerate(PILE):
    dup(cakes[k % 3], (x, y, Z + z), (a, b, k * 1.9))
away(cakes)
half_idli(white, 0.62, (-0.38, -0.80, Z + 0.05), (0.45, 0, 2.98))


def top_of_pile(x, y):
    return Z + 0.33 + 0.37 - 0.26 * math.hypot(x + 1.08, y - 0.22) ** 2


GHEE = pbsdf("ghee", "#dfa02a", 0.07, coat=1, spec=0.7)
pour(GHEE, (-1.08, 0.16), 0.34, lambda x, y: top_of_pile(x, y) - 0.0, 0.035, 4, 0.6)
tempering((-1.08, 0.16), 0.2, lambda x, y: top_of_pile(x, y) + 0.03, 9, 2, 3)

sambar(STEEL, 0.84, (1.05, 0.28, Z - 0.02))
chutney(STEEL, 0.47, (0.72, -0.95, Z - 0.02), chilli=True)
chutney(STEEL, 0.44, (1.72, -0.92, Z - 0.02), TOMATO, 0.7)

leafy = curry_leaf(0.36)
for x, y, rz in ((2.45, -0.95, 0.5), (2.62, -0.7, 1.4), (2.3, -0.72, -0.4), (-2.15, -0.75, 0.4)):
    dup(leafy, (x, y, Z + 0.04), (0, -0.1, rz))
away([leafy])
dry_chilli((-1.6, -1.4, Z + 0.02), 0.4, 0.55)
cooked_light(key=860, fill=230, rim=620)
shoot(
    (0.1, -9.0, 6.3),
    (0.0, -0.12, 0.28),
    80,
    6.3,
    (-0.6, -0.6, 0.5),
    top=(0.05, -0.1, 10.8),
    macro=((-2.3, -4.6, 2.8), (-0.75, 0.0, 0.5), (-0.9, -0.3, 0.6)),
)
