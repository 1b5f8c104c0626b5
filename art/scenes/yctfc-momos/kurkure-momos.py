"""Kurkure momos: fried in a cornflake crust, in a paper-lined steel basket with two dips."""
from fried_crust import *
from fresh_garnish import chopped_coriander
from momo_kit import *
from season import *
from steamed_dough import momo

reset(29)
brand_table(WINE)
AT = (-0.35, 0.15, 0)
crust, maize = crumb_coat("crust"), corn_flakes()

round_board(2.15, (0, 0.05, 0), 0.16)
TOP = 0.16
steel = M_steel()
for k in range(28):
    a = TAU * k / 28
    base = [(1.15, 0.06), (1.32, 0.2), (1.46, 0.45), (1.52, 0.66)]
    points = [(AT[0] + r * math.cos(a), AT[1] + r * math.sin(a), TOP + z) for r, z in base]
    tube("wire", points, 0.022, steel, n=8)
for r, z, thick in ((1.15, 0.06, 0.03), (1.42, 0.38, 0.022), (1.53, 0.68, 0.045)):
    torus(steel, r, thick, (AT[0], AT[1], TOP + z), nu=96, nv=10)

paper_mat = pbsdf("paper", "#f6e6bf", 0.8, spec=0.15)


def paper(i, j):
    q, a = i / 30, TAU * j / 96
    edge = 1 + 0.09 * math.cos(4 * a + 0.6) + 0.05 * math.sin(7 * a)
    r = 1.46 * q * (1 + (edge - 1) * smooth(0.6, 1, q))
    z = 0.10 + 0.62 * smooth(0.66, 1.0, q) * edge + 0.04 * noise.noise(Vector((r * 3, a * 4, 1)))
    return AT[0] + r * math.cos(a), AT[1] + r * math.sin(a), TOP + z


solid(grid_surface("liner", paper, 31, 96, paper_mat), 0.01, 0)
places = [(0.74 * math.cos(TAU * k / 7 + 0.25), 0.74 * math.sin(TAU * k / 7 + 0.25), 0.22) for k in range(7)]
places += [(0.0, 0.05, 0.24), (0.42, 0.26, 0.58), (-0.44, 0.24, 0.58), (-0.30, -0.38, 0.56), (0.36, -0.34, 0.57), (0.0, 0.0, 0.92)]
for k, (x, y, z) in enumerate(places):
    o = crumbed(momo(crust, k + 3, (13, 15, 12)[k % 3], nu=130, nv=330), k, 0.030)
    clung(o, maize, 30, k)
    o.location = (AT[0] + x, AT[1] + y, TOP + z)
    o.rotation_euler = (rnd(-0.2, 0.2) - 0.22 * y, rnd(-0.2, 0.2) + 0.22 * x, rnd(0, TAU))
    o.scale = (rnd(0.66, 0.72),) * 3

greens, flakes, seeds = spring_onion(), chilli_flakes(), sesame()
leaves = chopped_coriander(0.12)
for x, y, z in places[8:]:
    at = (AT[0] + x, AT[1] + y, TOP + z)
    strew(greens, 2, at, 0.30, lambda u, v: 0.52 - 0.6 * (u * u + v * v), 0.7)
    strew(leaves, 2, at, 0.30, lambda u, v: 0.54 - 0.6 * (u * u + v * v), 0.5)

red = chutney_bowl("red", 0.44, (1.42, -0.62, TOP), lacquer("#f3e6c8"))
white = chutney_bowl("white", 0.44, (0.78, -1.42, TOP), lacquer("#201a18"))
strew(flakes + seeds, 18, red, 0.32, 0, 0.4)
strew(flakes, 12, white, 0.32, 0, 0.4)
strew(greens, 4, white, 0.22, 0, 0.3)
beyond = lambda x, y: math.hypot(x, y) > 2.0 or math.hypot(x - AT[0], y - AT[1]) < 1.2
strew(maize, 18, (-0.55, -1.35, TOP + 0.02), 0.8, 0.0, 0.3, 0.4, 1.0, avoid=beyond)
strew(maize, 7, (-0.3, -2.3, 0.02), 0.8, 0, 0.3, avoid=lambda x, y: math.hypot(x, y) < 2.2)
pod = dried_chilli(0.95, 0.09, 0.25, 3)
dup(pod, (-0.75, -1.55, TOP), (0, 0, 0.3))
dup(pod, (-0.5, -1.75, TOP), (0, 0, -0.2))
put_away(greens, flakes, seeds, leaves, maize, pod)

cooked_light(key=1080, fill=220, rim=750)
shoot(
    (0.5, -7.6, 4.4),
    (-0.05, -0.15, 0.62),
    80,
    5.6,
    (-0.2, -0.8, 0.95),
    top=(0.0, -0.05, 11.4),
    macro=((-1.2, -4.4, 2.8), (-0.3, 0.0, 0.95), (-0.3, -0.6, 1.1)),
)
