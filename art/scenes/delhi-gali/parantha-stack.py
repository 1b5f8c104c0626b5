"""A stack of aloo paranthas on an iron tawa, butter melting over the uppermost."""
from chole import tan_chickpeas
from fresh_garnish import thin_leaf
from gravy import gravy_mat
from melted_butter import *
from parantha import *
from photo_light import *

reset(67)
set_table("#2e0f26", "#10040d")
iron = aged("iron", "#14100e", "#0a0807", rough=(0.40, 0.62), scale=3, dents=0.06)
# Old oil has burnt onto the iron: it no longer mirrors as metal does.
B(iron).inputs["Metallic"].default_value, B(iron).inputs["Specular"].default_value = 0.15, 0.2
FLOOR = 0.06
rim = [(0.0001, 0.02), (2.5, 0.02), (2.78, 0.10), (2.92, 0.22), (2.95, 0.25), (2.90, 0.25), (2.72, 0.14), (2.45, FLOOR), (0.0001, FLOOR)]
lathe("tawa", rim, iron, 160, wob=0.05, seed=2, loc=(0.3, 0.2, 0))

bread = skin()
pile = Pile(FLOOR)
KNOB = (0.62, 0.34)
POOLS = [(0.60, 0.24, 0.40), (0.70, 0.0, 0.26), (0.20, 0.36, 0.28)]
TRAIL = [(0.70, -0.2, 0.16), (0.70, -0.5, 0.14), (0.98, -1.1, 0.10), (0.70, -1.2, 0.10)]
stack = [
    Bread(pile, 0.20, 0.10, 1.38, 3.1, 0.10),
    Bread(pile, 0.50, 0.04, 1.33, 8.4, 0.09),
    Bread(pile, 0.22, 0.16, 1.36, 5.7, 0.11),
    Bread(pile, 0.52, -0.02, 1.34, 22.6, 0.10),
    Bread(pile, 0.26, 0.10, 1.31, 28.3, 0.11),
    Bread(pile, 0.48, 0.00, 1.35, 12.3, 0.10),
    Bread(pile, 0.30, 0.08, 1.30, 35.2, 0.11),
    Bread(pile, 0.44, 0.10, 1.34, 17.9, 0.12),
]
for one in stack[:-1]:
    griddled(bread, one, rows=40, around=560, inner=0.5, pools=TRAIL)
griddled(bread, stack[-1], rows=130, around=640, pools=POOLS + TRAIL)
bpy.context.view_layer.update()

pool(ghee(), POOLS, 3)
# It spreads over the bread and runs down over its edge.
smears = [(0.0, 0.06, 0.24, 0.13), (-0.18, 0.10, 0.14, 0.07), (0.18, 0.0, 0.12, 0.10), (0.02, -0.10, 0.10, 0.12)]
runs = [(-0.12, 0.05, -0.40, 0.02, 0.042), (0.06, 0.02, -0.62, -0.10, 0.050), (0.20, 0.0, -0.34, -0.12, 0.038)]
film(film_mat(), below(0.72, -0.86)[0], smears, runs, 3)
bpy.context.view_layer.update()
at, _ = below(*KNOB)
knob(at, 0.28, 0.18, 4)

herb = shards("herb", thin_leaf("herb"), ("#1f5212", "#3f8420", "#5f9c30"), 0.036, curl=0.8)
chilli = shards("flake", oily("chilli", dry=0.5, wet=0.25, sss=0, grain=0.2), ("#7c1206", "#a8260c", "#c2481a", "#4a0c06"), 0.024)
crisp = shards("crisp", bread, ("#e6c88c", "#c48a40", "#8a4f1c"), 0.055, curl=0.6)


def strewn(kinds, n, x, y, wide, size, lift=0.008, tilt=0.5):
    """Bits as they fall round x, y: thick in the middle, each lying on whatever it meets."""
    for _ in range(n):
        u, v = random.gauss(x, wide), random.gauss(y, wide * 0.8)
        spot, up = below(u, v)
        turn = up.to_track_quat("Z", "X").to_euler()
        o = dup(random.choice(kinds), spot + up * lift, turn, (rnd(*size),) * 3)
        o.rotation_euler.rotate_axis("Z", rnd(0, TAU))
        o.rotation_euler.rotate_axis("X", rnd(-tilt, tilt))


strewn(herb, 54, 0.40, 0.25, 0.42, (0.5, 1.2), 0.012)
strewn(herb, 14, 0.3, -1.5, 0.8, (0.5, 1.0))
strewn(chilli, 80, 0.40, 0.25, 0.42, (0.4, 1.3))
strewn(chilli, 24, 0.5, -1.6, 0.8, (0.3, 1.0))
strewn(crisp, 12, 0.3, -1.65, 0.8, (0.2, 0.6))
for o in herb + chilli + crisp:
    hide(o)

brass = aged("brass", "#c99645", "#6b4415", rough=(0.2, 0.42))
katori(brass, 0.62, (-1.75, 2.5, FLOOR))
fill(gravy_mat("chole", "#220803", "#4a1a06", "#7a300a", 0.2), 0.59, 0.50, (-1.75, 2.5, FLOOR), 0.03, 5)
# Drowned but for their backs and as brown as the gravy: bare or pale ones look like beads.
peas = tan_chickpeas(0.10, 4)
stewed = peas[0].data.materials[0]
for slot in (B(stewed).inputs[name] for name in ("Base Color", "Subsurface Color")):
    L(stewed, mixc(stewed, 1.0, slot.links[0].from_socket, "#8f5a34", "MULTIPLY"), slot)
for x, y in pack(20, 0.46, 0.18):
    dup(random.choice(peas), (x - 1.75, y + 2.5, FLOOR + 0.425 + rnd(-0.03, 0.03)), (rnd(0, 6), rnd(0, 6), rnd(0, 6)))
for o in peas:
    hide(o)
katori(brass, 0.56, (2.25, 2.2, FLOOR))
fill(oily("curd", [(0.3, "#e6dcc6"), (0.7, "#f3ecda")], dry=0.35, wet=0.2, sss=0.1), 0.53, 0.45, (2.25, 2.2, FLOOR), 0.04, 4)

steam((0.3, -0.2, 1.2), 2.2, 1.9, 0.17, 8)
side_light(key=640, fill=150, rim=470, glow=60)
# A second hard lamp grazes the crusts, so that each blister and each layer throws its own shadow.
area((-4.4, 1.6, 2.6), (0.3, 0, 0.9), 0.7, 560, "#fff0d4")
# What is wet mirrors this one into the lens.
area((0.9, 4.6, 3.3), (0.5, 0, 1.0), 1.5, 280, "#fff4e0", 0.7)
shoot(
    (0.2, -9.2, 5.3),
    (0.12, 0, 0.62),
    92,
    0.42,
    (0.3, -0.6, 1.25),
    top=(0.3, 0, 11),
    exposure=0.14,
    macro=((-1.6, -4.9, 2.9), (0.3, -0.3, 1.12), (0.4, -0.5, 1.1)),
)
