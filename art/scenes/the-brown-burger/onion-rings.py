"""A tower of golden onion rings on a board, ranch dip with chives in front."""
from dishes import *
from burgerkit import *
from season import *

reset(21)
brand_table("#6b3218")
wood_board(2.6, 1.6, 0.18, (0.1, 0.1, 0), -0.04, ("#b07a44", "#8f5e30", "#c79357"))
FLOOR = 0.18
rings = [crumb_ring(0.66, 0.17, 1), crumb_ring(0.6, 0.16, 4), crumb_ring(0.7, 0.18, 7)]


def tower(x, y, count):
    z = FLOOR + 0.19
    for k in range(count):
        a = k * 2.2
        dup(
            rings[k % 3],
            (x + 0.07 * math.cos(a), y + 0.07 * math.sin(a), z),
            (0.07 * math.sin(a * 1.3), 0.07 * math.cos(a * 1.7), a),
            (1.12 - 0.02 * k,) * 3,
        )
        z += 0.345


tower(-0.95, 0.35, 7)
tower(0.65, 0.75, 4)
dup(rings[1], (0.15, -0.75, FLOOR + 0.19), (0, 0, 1))
dup(rings[2], (0.02, -0.62, FLOOR + 0.56), (0.32, 0.1, 2.2))
dup(rings[0], (1.32, 0.06, FLOOR + 0.78), (math.radians(80), 0.1, math.radians(-18)))
for o in rings:
    hide(o)
dip((1.5, -0.85, FLOOR), RANCH, 0.56, flecks="#3f7a22")
onion_ring(0.42, 0.1, (-1.75, -0.95, FLOOR))
onion_ring(0.32, 0.1, (-1.5, -1.2, FLOOR))
onion_ring(0.24, 0.1, (-2.0, -1.25, FLOOR - 0.17))
leaf = herb(0.13)
scatter(leaf, 9, (-1.0, 0.8), (-1.4, -1.15), FLOOR + 0.03)
hide(leaf)
crumb_mat = noisy("crumbs", [(0.3, "#d9942c"), (0.7, "#f2c766")], scale=5, bumps=0.3)
crumb = blob("crumb", (0.035, 0.03, 0.022), crumb_mat, amp=0.4, freq=2, nu=8, nv=10)
scatter(crumb, 40, (-1.7, 1.2), (-1.4, -0.4), FLOOR + 0.012, 0.5, 0.5, 1.3)
hide(crumb)
cooked_light(key=1100, fill=240, rim=800)
shoot(
    (0.5, -9.6, 3.9),
    (0.05, 0, 1.15),
    78,
    5.6,
    (-0.4, -0.4, 1.3),
    top=(0.1, 0, 9.5),
    macro=((-1.2, -5.0, 3.0), (-0.3, 0.1, 1.3), (-0.7, -0.4, 1.6)),
)
