"""A tower of golden onion rings on a board, ranch dip with chives in front."""
from dishes import *
from burgerkit import *
from fresh_garnish import chopped_coriander
from fried_crust import *
from season import *

reset(21)
brand_table("#6b3218")
wood_board(2.6, 1.6, 0.18, (0.1, 0.1, 0), -0.04, ("#b07a44", "#8f5e30", "#c79357"))
FLOOR = 0.18
CRUST = crumb_coat("crust")


def ring_of(radius, thick, seed):
    """An onion ring that bent in the oil, in a coat of crumbs thicker here and thinner there."""
    nu, nv = 430, 100

    def f(i, j):
        a, b = TAU * i / nu, TAU * j / nv
        c, e = math.cos(a), math.sin(a)
        turn = Vector((c * 1.4, e * 1.4, seed * 3.3))
        w = 0.92 * thick * (0.95 + 0.30 * noise.noise(turn * 1.6) + 0.10 * noise.noise(turn * 4))
        r = radius * (1 + 0.09 * noise.noise(turn) + 0.05 * math.sin(2 * a + seed)) + 0.72 * w * math.cos(b)
        return r * c, r * e, 1.15 * w * math.sin(b) + 0.09 * noise.noise(turn * 0.9 + Vector((4, 0, 0)))

    rows = [f(i, j) for i in range(nu) for j in range(nv)]
    step = lambda i, j: i % nu * nv + j % nv
    faces = [(step(i, j), step(i + 1, j), step(i + 1, j + 1), step(i, j + 1)) for i in range(nu) for j in range(nv)]
    return crumbed(mesh("ring", rows, faces, CRUST), seed, 0.022)


rings = [ring_of(0.66, 0.17, 1), ring_of(0.58, 0.155, 4), ring_of(0.71, 0.18, 7), ring_of(0.62, 0.165, 11)]


def tower(x, y, count):
    z = FLOOR + 0.19
    for k in range(count):
        a = k * 2.2
        dup(
            rings[(k + count) % 4],
            (x + 0.10 * math.cos(a), y + 0.10 * math.sin(a), z),
            (0.11 * math.sin(a * 1.3), 0.11 * math.cos(a * 1.7), a),
            (1.10 - 0.03 * k + 0.05 * math.sin(5 * a),) * 3,
        )
        z += 0.40


tower(-0.90, 0.40, 5)
tower(0.85, 0.85, 2)
dup(rings[1], (-0.30, -0.86, FLOOR + 0.19), (0, 0, 1))
dup(rings[3], (0.72, 0.02, FLOOR + 0.64), (math.radians(66), 0.05, math.radians(-10)))
for o in rings:
    hide(o)
dip((1.5, -0.85, FLOOR), RANCH, 0.56, flecks="#3f7a22")
herbs = chopped_coriander(0.13)
for leaf in herbs:
    scatter(leaf, 4, (-1.6, 0.9), (-1.4, -1.0), FLOOR + 0.03)
    hide(leaf)
crumbs = [crumbed(blob("crumb", (0.045, 0.034, 0.026), CRUST, 0.5, 2, k, 24, 30), k, 0.012) for k in range(4)]
for o in crumbs:
    scatter(o, 13, (-1.7, 1.2), (-1.4, -0.4), FLOOR + 0.012, 0.5, 0.4, 1.2)
    hide(o)
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
