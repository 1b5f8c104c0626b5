"""Hakka noodles in an iron wok: locks of noodles and julienne laid over one another, dark vinegar beside."""
from photo_light import *
from wok import chilli_flakes, chopsticks, spring_onion, stoneware, strew
from wok_tossed import *

reset(41)
set_table("#2b0a0a", "#0f0404", "#2a0d0b", "#140606")
AT = (-0.15, 0.1, 0)
R, RIM = 1.74, 0.63
THICK = 0.0158
iron_wok(1.92, AT, 0.86)


def heap(x, y):
    """The dark inside of the pile, which the strands cover."""
    d = math.hypot(x, y) / R
    lumps = 0.36 * noise.noise(Vector((x * 1.1, y * 1.1, 4))) + 0.15 * noise.noise(Vector((x * 2.6, y * 2.6, 9)))
    return RIM + 0.10 * (1 - d * d) + lumps * max(0, 1 - d**4)


def dome(i, j):
    x, y = R * i / 39 * math.cos(TAU * j / 90), R * i / 39 * math.sin(TAU * j / 90)
    return x, y, heap(x, y) - 0.02


grid_surface("under", dome, 40, 90, oily("under", [(0.3, "#1f0c03"), (0.7, "#4a240a")], dry=0.6, wet=0.3, sss=0, rnd=False), loc=AT)

bed, lot = Bed(R, heap), random.Random(7)
noodles, sticks, leaves = Strands(8), Strands(12, 0.7), Strands(10, 0.5)
LOCKS = 330
COUNTS = {"carrot": 110, "green": 80, "red": 48, "cabbage": 85, "onion": 36, "scallion": 80}
# Most vegetables lie in the upper half of the pile, each under the noodles that are thrown after it.
turns = [(k / LOCKS, None) for k in range(LOCKS)]
turns += [(1 - 0.38 * lot.random() ** 1.8 - 0.012, kind) for kind, n in COUNTS.items() for _ in range(n)]
for number, (_, kind) in enumerate(sorted(turns, key=lambda turn: turn[0])):
    if kind is None:
        toss_noodles(noodles, bed, lot, R, THICK, number)
    elif kind in JULIENNE:
        toss_cut(sticks, bed, lot, R * 0.95, JULIENNE[kind], number)
    else:
        toss_cut(leaves, bed, lot, R * 0.95, LEAVES[kind], number)

# The chopsticks lean on the rim; their tips are in the noodles, and a few of these lie over the tips.
TIP, REST = (0.50, -0.36), (1.54, -0.875)
tip_height = bed.height(TIP[0] - AT[0], TIP[1] - AT[1])
out = [REST[k] + 0.78 * (REST[k] - TIP[k]) for k in (0, 1)]
rest_height = 0.86 * 1.02 + 0.05
chopsticks((*out, rest_height + 0.78 * (rest_height - tip_height)), (*TIP, tip_height), 0.27, wood("stick", "#3a160c", "#26100a", "#4a2012", scale=0.6, rough=0.3))
for k in range(3):
    toss_noodles(noodles, bed, lot, R, THICK, 5000 + k, (0.9, 1.5), (TIP[0] - AT[0] + lot.uniform(-0.3, 0), TIP[1] - AT[1] + 0.3), (2, 3))

noodles.finish("noodles", noodle_mat(), bed, AT)
sticks.finish("julienne", cut_mat(), bed, AT)
leaves.finish("leaves", thin_leaf("leaf", 0.3, 0.42, 40), bed, AT)

greens, flakes = spring_onion()[:4], chilli_flakes()
pepper = oily("pepper", [(0.3, "#120a06"), (0.7, "#3a2614")], dry=0.7, wet=0.5, sss=0)
specks = [blob("pepper", (0.013, 0.010, 0.007), pepper, 0.6, 2, k, nu=6, nv=8) for k in range(2)]
strew(greens, 30, AT, R * 0.9, lambda x, y: bed.height(x, y) - 0.012, 0.7, 0.45, 0.75)
strew(flakes, 60, AT, R * 0.92, lambda x, y: bed.height(x, y) + 0.002, 0.7, 0.4, 0.8)
strew(specks, 130, AT, R * 0.92, lambda x, y: bed.height(x, y) + 0.002, 0.8, 0.6, 1.2)

DIP = (1.50, -1.66, 0)
katori(stoneware("small", "#d8c49c", "#6b4a26", 0.35), 0.44, DIP)
fill(pbsdf("vinegar", "#1d0a03", 0.05, spec=0.7), 0.40, 0.29, DIP, amp=0.003)
for group in (greens, flakes, specks):
    for o in group:
        hide(o)

steam((-0.2, 0.4, 1.0), 2.6, 1.2, 0.18, 6, 0.15)
side_light(key=1300, fill=170, glow=40)
shoot(
    (0.5, -9.4, 5.0),
    (0.09, -0.2, 0.55),
    85,
    0.7,
    (-0.1, -1.0, 1.05),
    top=(0.15, -0.1, 11.6),
    macro=((-1.6, -4.4, 3.0), (-0.2, 0.0, 1.2), (-0.2, -0.6, 1.2)),
)
