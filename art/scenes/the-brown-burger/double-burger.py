"""A double burger of two golden crisp patties with running cheese, beside a cup of fries."""
from dishes import *
from burgerkit import *

reset(5)
stage("#f2a93b", depth=9)
wood_board(2.7, 1.7, 0.2, (0.5, 0.1, 0))
FLOOR = 0.2


def burger(x, y):
    z = FLOOR
    heel((x, y, z), 1.08, 0.36)
    z += 0.36
    lettuce((x, y, z + 0.14), r=1.06, seed=1)
    z += 0.13
    crumb_patty((x, y, z), 1.12, 0.36, 1)
    z += 0.36
    cheese((x, y, z + 0.035), 1.08, 1.17, 0.42, "#f9ab1c", 0.5)
    z += 0.08
    crumb_patty((x, y, z), 1.10, 0.34, 7)
    z += 0.34
    cheese((x, y, z + 0.035), 1.06, 1.15, 0.40, "#fbb62b", 1.15)
    z += 0.08
    for a in (0.3, 2.4, 4.5):
        tomato_slice((x + 0.46 * math.cos(a), y + 0.46 * math.sin(a) - 0.05, z), 0.60, 0.11)
    z += 0.12
    for dx, dy, r in ((0.45, -0.45, 0.5), (-0.5, -0.35, 0.46), (0, 0.3, 0.5)):
        onion_ring(r, 0.08, (x + dx, y + dy, z))
    z += 0.07
    lettuce((x, y, z + 0.03), r=0.98, seed=6, amp=0.11, over=0.24)
    crown((x, y, z + 0.10), 1.12, 0.86, 150)


burger(0, 0)
fries = fry_cup((2.05, 0.35, FLOOR), "#5a2613", 1.08, 54, band="#f7b23b")
for x, y, rz in ((1.05, -1.25, 0.3), (1.45, -1.15, -0.5), (1.3, -1.4, 1.2)):
    dup(fries[0], (x, y, FLOOR + 0.07), (math.pi / 2, 0, rz), (1, 1, 0.85))
for o in fries:
    hide(o)
dip((2.3, -1.0, FLOOR), KETCHUP, 0.44)
grain = blob("grain", (0.055, 0.034, 0.02), sesame(), nu=8, nv=10)
scatter(grain, 12, (-1.6, 0.9), (-1.45, -1.2), FLOOR + 0.02, 0.1)
hide(grain)
studio(key=1050, fill=190, rim=700)
shoot(
    (0.75, -10.6, 3.3),
    (0.78, 0, 1.36),
    80,
    5.6,
    (0, -1, 1.2),
    top=(0.7, 0, 11),
    macro=((-1.6, -5.2, 2.6), (0.05, 0, 1.35), (0, -1.1, 1.4)),
)
