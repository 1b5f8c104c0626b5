"""Two puffed bhature and chole, with green chillies on a brass thali."""
from chole import *
from fresh_garnish import *
from fried_bread import *
from gravy import *
from photo_light import *
from indian_table import thali

reset(51)
set_table("#2e0f26", "#10040d")
Z = 0.07
brass = spun_brass()
thali(brass, 2.56, (0, 0, 0.02))

skin = fried_skin()
bhatura(skin, 1.30, 0.90, 2, (-1.10, 1.32, Z + 0.60), (0.42, 0.02, 0.5), Z)
bhatura(skin, 1.20, 0.96, 7, (1.38, 0.60, Z + 0.50), (0.14, -0.13, 0.2), Z, dimple=Vector((-0.15, -0.42, 0.9)))

A = (-0.62, -0.86, Z)
katori(brass, 0.92, A)
LEVEL = 0.76
PEA = 0.118
gravy = glossy_masala()
runny = gravy_mat("chole", "#2a0a04", "#561a07", "#8f3a08", 0.4, (0.2, 0.6))
peas = tan_chickpeas(PEA)
solids = []
for x, y in pack(58, 0.74, 0.185):
    d = math.hypot(x, y) / 0.76
    rise = rnd(-0.06, 0.03) + 0.12 * (1 - d * d)
    solids.append((x, y, PEA, 0.065 + rise))
    s = rnd(0.78, 1.2)
    dup(random.choice(peas), (A[0] + x, A[1] + y, A[2] + LEVEL + rise), (rnd(0, 6), rnd(0, 6), rnd(0, 6)), (s, s, s))
for x, y in pack(13, 0.42, 0.21):
    s = rnd(0.78, 1.15)
    z = A[2] + LEVEL + 0.17 - 0.25 * (x * x + y * y)
    dup(random.choice(peas), (A[0] + x, A[1] + y, z), (rnd(0, 6), rnd(0, 6), rnd(0, 6)), (s, s, s))
masala_pool(gravy, 0.85, LEVEL + 0.008, solids, A)
spill(runny, 0.33, -1.46, Z, 0.11, 0)
dup(peas[1], (0.36, -1.42, Z + 0.10), (1, 2, 0))

ginger, leaves = ginger_sticks(0.55), chopped_coriander(0.155)
for k in range(26):
    a, q = rnd(0, TAU), 0.46 * math.sqrt(random.random())
    spot = (A[0] + q * math.cos(a), A[1] + q * math.sin(a), A[2] + LEVEL + 0.31 - 0.28 * q)
    dup(random.choice(ginger), spot, (rnd(-0.4, 0.4), rnd(-0.5, 0.5), rnd(0, 6)), (rnd(0.9, 1.4),) * 3)
for k in range(17):
    a, q = rnd(0, TAU), 0.52 * math.sqrt(random.random())
    spot = (A[0] + q * math.cos(a), A[1] + q * math.sin(a), A[2] + LEVEL + 0.31 - 0.30 * q + rnd(0, 0.05))
    dup(random.choice(leaves), spot, (rnd(-0.7, 0.7), rnd(-0.7, 0.7), rnd(0, 6)), (rnd(0.6, 1.1),) * 3)
for k in range(9):
    spot = (rnd(-0.2, 2.0), rnd(-1.9, -0.9), Z + 0.03)
    dup(random.choice(leaves), spot, (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)), (rnd(0.6, 1.0),) * 3)
for o in peas + ginger + leaves:
    hide(o)

wrinkled_chilli((-0.22, -1.93, Z), 0.06, 1.15, 0.07, 1, 0.14)
wrinkled_chilli((0.34, -2.02, Z + 0.07), 0.5, 0.9, 0.06, 5, -0.1)
wrinkled_chilli((1.28, -1.12, Z), 0.75, 1.05, 0.07, 8, 0.16)

steam((-0.7, -0.3, 0.9), 2.0, 2.2, 0.3, 3)
side_light(key=1050, fill=190, glow=50)
# Brass throws its light back on the bread; the renderer follows no such path, so a low warm lamp stands for it.
area((0.5, -3.6, 0.9), (0.9, 0.6, 0.5), 1.6, 45, "#ffc680")
shoot(
    (0.5, -9.6, 5.0),
    (0.14, -0.08, 0.63),
    84,
    0.75,
    (-0.2, -0.9, 0.8),
    top=(0.3, 0, 11.8),
    macro=((-1.9, -4.8, 2.6), (-0.35, -0.3, 0.7), (-0.6, -0.9, 0.8)),
)
