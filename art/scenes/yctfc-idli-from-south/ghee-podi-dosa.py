"""A tall crisp cone of ghee podi dosa on a brass plate with palya and chutneys."""
from tiffin import *
from season import *

reset(63)
brand_table("#0f5a4f")
BRASS = hammered()
STEEL = M_steel()
thali(BRASS, 2.25, (0, 0, 0.0))
Z = 0.06
HEIGHT, BASE = 2.75, 1.02

CRISP = vcol_mat("cone", 0.42, 0.25, 0.4, 30, 0.35)
SPAN = TAU * 1.12


def cone(i, j):
    s, t = i / 149, j / 169
    a = -0.75 + SPAN * t
    ragged = 0.10 * noise.noise(Vector((t * 9, 2, 1))) + 0.07 * noise.noise(Vector((t * 30, 5, 1)))
    dip = 0.32 * math.exp(-(((t - 0.04) / 0.12) ** 2)) + 0.22 * math.exp(-(((t - 0.97) / 0.1) ** 2))
    down = 1 - s
    z = HEIGHT * (1 - down * (1 - max(0, dip + ragged * 0.6) * down**3 * 0.6))
    r = BASE * (0.02 + 0.98 * (1 - z / HEIGHT) ** 0.92) + 0.05 * t
    r *= 1 + 0.045 * noise.noise(Vector((math.cos(a) * 1.5, math.sin(a) * 1.5, z * 0.9)))
    r += 0.08 * smooth(0.75, 1, down) * noise.noise(Vector((t * 11, 1, 7)))
    lean = 0.03 * z
    return (r * math.cos(a) + lean, r * math.sin(a), max(0.01, z))


dosa = grid_surface("cone", cone, 150, 170, CRISP, closev=False, loc=(-0.45, 0.25, Z))
solid(dosa, 0.02, 0)


def unrolled(x, y, z):
    a, reach = math.atan2(y, x), (HEIGHT - z) * 1.05
    return reach * math.cos(a * 0.4), reach * math.sin(a * 0.4)


dosa_paint(dosa, unrolled, 2)

powder = noisy("podi", [(0.3, "#7a2206"), (0.6, "#b04a10"), (0.75, "#d07a26")], 9)
grit = [blob("grit", (0.022, 0.02, 0.014), powder, 0.3, nu=5, nv=6)]
for _ in range(420):
    a, z = rnd(-3.1, 0.3), HEIGHT * (1 - math.sqrt(rnd(0.02, 0.9)))
    r = BASE * (1 - z / HEIGHT) ** 0.92 + 0.065
    s = rnd(0.5, 1.3)
    spot = (-0.45 + r * math.cos(a) + 0.03 * z, 0.25 + r * math.sin(a), Z + z)
    dup(grit[0], spot, (rnd(0, 3), rnd(0, 3), 0), (s, s, s))
strew(grit, 160, (-0.45, -0.2), 1.35, flat(Z), 0.5, (0.4, 1.1))

POTATO = (1.05, 0.62, Z)
katori(BRASS, 0.62, POTATO)
top, ground = heap(palya_mat(), 0.57, 0.22, (POTATO[0], POTATO[1], Z + 0.40), 0.07, 5, 3, 64, 22)
paint_dough(top, PALYA, 2, 4, 1.3, 0.5)
palya_bits(16, POTATO, 0.46, ground)
chutney(STEEL, 0.46, (1.32, -0.50, Z), chilli=True)
chutney(STEEL, 0.42, (0.50, -1.12, Z), TOMATO, 0.7)
chutney(STEEL, 0.40, (-0.52, -1.34, Z), MINT, 0.6)
PODI = (-1.48, -0.88, Z)
katori(BRASS, 0.36, PODI)
_, peak = heap(powder, 0.33, 0.14, (PODI[0], PODI[1], Z + 0.24), 0.03, 6, 2, 40, 14)
strew(grit, 70, PODI, 0.28, peak, 1, (0.6, 1.1))
GHEE = pbsdf("ghee", "#dfa02a", 0.07, coat=1, spec=0.7)
for x, y, r in ((0.45, -0.62, 0.14), (-0.98, -1.05, 0.08), (-1.55, 0.0, 0.1)):
    pour(GHEE, (x, y), r, flat(Z - 0.02), 0.025, x, 0.5, 40, 8)
away(grit)
cooked_light(key=900, fill=230, rim=660)
shoot(
    (0.1, -9.4, 4.9),
    (0.0, -0.1, 1.16),
    70,
    6.3,
    (-0.3, -0.6, 1.0),
    top=(0, 0, 10.6),
    macro=((-1.9, -5.0, 2.9), (0.05, -0.1, 0.75), (0.0, -0.6, 0.6)),
)
