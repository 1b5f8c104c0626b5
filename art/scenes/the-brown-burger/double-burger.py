"""A double burger of two golden crisp patties with running cheese, beside a cup of fries."""
from burgerkit import *
from burger_layers import *
from fresh_garnish import *
from photo_light import *

reset(5)
set_table("#2e180c", "#120804", "#1d0f08", "#100805")
far_lamps(((-3.4, 2.5, 0.42, 0.2), (-2.3, 3.3, 0.3, 0.12), (-4.6, 3.2, 0.34, 0.14), (2.6, 3.1, 0.4, 0.16), (3.7, 2.3, 0.34, 0.2), (1.5, 3.6, 0.26, 0.1)))
wood_board(2.3, 1.7, 0.2, (0.15, 0.1, 0))
FLOOR = 0.2


def burger(x, y):
    z = FLOOR
    heel_bun((x, y, z), 1.06, 0.34)
    drops(frilled_lettuce((x, y, z + 0.36), 1.0, 0.38, 1, 0.05, 0.15), 40, 1, 0.015)
    z += 0.37
    poured_sauce((x, y, z + 0.05), 0.98, 4)
    panko_patty((x, y, z), 1.13, 0.37, 1)
    z += 0.38
    melted_slice((x + 0.02, y, z + 0.03), 1.08, 1.15, 0.36, 0.78, 1)
    z += 0.06
    panko_patty((x - 0.03, y, z), 1.10, 0.36, 7)
    z += 0.37
    melted_slice((x - 0.03, y - 0.02, z + 0.03), 1.06, 1.12, 0.40, 1.25, 5)
    z += 0.08
    for k, a in enumerate((0.5, 2.6, 4.4)):
        ripe_tomato((x + 0.44 * math.cos(a), y + 0.44 * math.sin(a) - 0.06, z + 0.03 * k), 0.62, 0.11, k, (0.05 * k, -0.06, a))
    z += 0.11
    poured_sauce((x, y - 0.03, z + 0.03), 0.98, 9, ("#efe3bd", "#f8f1da"), 6, 0.24)
    skin = onion_skin()
    for k, (dx, dy, r) in enumerate(((0.42, -0.46, 0.52), (-0.46, -0.4, 0.48), (0.02, 0.3, 0.5), (0.1, -0.62, 0.4))):
        onion_slice(skin, r, 0.055, (x + dx, y + dy, z + 0.02 * k), (0.06, -0.05 * k, k), k, thick=0.024)
    drops(frilled_lettuce((x, y, z + 0.10), 0.94, 0.32, 6, 0.10, 0.15), 40, 4, 0.015)
    crown_bun((x + 0.02, y, z + 0.14), 1.12, 0.92, 2)


burger(0, 0)
fries = fry_cup((1.85, 1.5, FLOOR), "#3f1e10", 1.08, 54, band="#f7b23b")
for o in fries:
    hide(o)
side_light(-1, key=1150, fill=200)
shoot(
    (-0.5, -9.2, 2.1),
    (0.30, 0, 1.50),
    78,
    0.4,
    (0, -1.0, 1.4),
    top=(0.7, 0, 11),
    macro=((-1.6, -5.2, 2.6), (0.05, 0, 1.35), (0, -1.1, 1.4)),
)
