"""Hakka noodles in an iron wok: soy-brown tangles, seared vegetables, green chilli in vinegar beside."""
from fresh_garnish import *
from photo_light import *
from wok import chilli_rings, chopsticks, dried_chilli, lacquer, spring_onion, stoneware, strew
from wok_tossed import *

reset(41)
set_table("#52090e", "#1c0405")
AT = (-0.15, 0.1, 0)
R, RIM = 1.66, 0.70
iron_wok(1.92, AT, 0.86)


def heap(x, y):
    d = math.hypot(x, y) / R
    lumps = 0.24 * noise.noise(Vector((x * 1.2, y * 1.2, 4))) + 0.05 * noise.noise(Vector((x * 3, y * 3, 9)))
    return RIM + 0.62 * (1 - d * d) + lumps * (1 - d**6)


under = oily("under", [(0.3, "#2c1204"), (0.7, "#6b3710")], dry=0.5, wet=0.2, sss=0, rnd=False)
grid_surface(
    "under",
    lambda i, j: (
        R * i / 39 * math.cos(TAU * j / 90),
        R * i / 39 * math.sin(TAU * j / 90),
        heap(R * i / 39 * math.cos(TAU * j / 90), R * i / 39 * math.sin(TAU * j / 90)) - 0.10,
    ),
    40,
    90,
    under,
    loc=AT,
)
tangle = Tangle()
toss(tangle, R, heap, 175, 0.0275, 5)
tangle.finish(noodle_mat(), AT)

greens, leaves = spring_onion(), chopped_coriander(0.11)
parts = vegetables()
for sources, n in zip(parts, (34, 26, 24, 9, 16, 18, 26)):
    strew(sources, n, AT, R * 0.84, lambda x, y: heap(x, y) + rnd(0.14, 0.27), 0.7, 0.8, 1.25)
strew(greens, 44, AT, R * 0.9, lambda x, y: heap(x, y) + rnd(0.18, 0.28), 0.8, 0.6, 1.0)
pepper = oily("pepper", [(0.3, "#120a06"), (0.7, "#4a3420")], dry=0.7, wet=0.5, sss=0)
specks = [blob("pepper", (0.016, 0.012, 0.009), pepper, 0.6, 2, k, nu=6, nv=8) for k in range(2)]
strew(specks, 130, AT, R * 0.9, lambda x, y: heap(x, y) + rnd(0.18, 0.28), 0.8, 0.6, 1.2)

DIP = (1.42, -1.80, 0)
katori(stoneware("small", "#d8c49c", "#6b4a26", 0.35), 0.46, DIP)
fill(pbsdf("vinegar", "#1d0a03", 0.05, spec=0.7), 0.42, 0.31, DIP, amp=0.003)
rounds = chilli_rings(("#1f5a0c", "#3f8420", "#7aa842"))
strew(rounds, 13, (DIP[0], DIP[1], 0.29), 0.30, 0, 0.35, 0.55, 0.95)
pod = dried_chilli(1.0, 0.095, 0.25, 3)
dup(pod, (-1.15, -1.88, 0), (0, 0, 0.4))
dup(pod, (-0.86, -2.08, 0), (0.2, 0, -0.1), (0.85,) * 3)
strew(greens, 8, (0.35, -1.95, 0), 0.3, 0, 0.3, 0.6, 1.0)
chopsticks((2.35, 0.40, 0.97), (-0.05, -2.25, 0.93), 0.17)
for group in (*parts, greens, leaves, specks, rounds, [pod]):
    for o in group:
        hide(o)

side_light(key=1200, fill=170, glow=40)
shoot(
    (0.5, -9.4, 5.0),
    (0.02, -0.25, 0.74),
    92,
    0.7,
    (-0.1, -1.0, 1.05),
    top=(0.15, -0.1, 11.6),
    macro=((-1.6, -4.4, 3.0), (-0.2, 0.0, 1.2), (-0.2, -0.6, 1.2)),
)
