"""Hakka noodles in an iron wok: soy-brown tangles, seared vegetables, dark vinegar beside."""
from photo_light import *
from wok import chopsticks, spring_onion, stoneware, strew
from wok_tossed import *

reset(41)
set_table("#2b0a0a", "#0f0404", "#2a0d0b", "#140606")
AT = (-0.15, 0.1, 0)
R, RIM = 1.74, 0.66
iron_wok(1.92, AT, 0.86)


def heap(x, y):
    d = math.hypot(x, y) / R
    lumps = 0.34 * noise.noise(Vector((x * 1.1, y * 1.1, 4))) + 0.10 * noise.noise(Vector((x * 2.6, y * 2.6, 9)))
    return RIM + 0.40 * (1 - d * d) + lumps * (1 - d**4)


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
THICK = 0.0205
tangle = Tangle()
toss(tangle, R, heap, 310, THICK, 5)
# Some lie over the vegetables, so that these are in the dish and not on it.
toss(tangle, R * 0.9, heap, 44, THICK, 8, (0.5, 2.4), (0.2, 0.26), 0.16)
tangle.finish(noodle_mat(), AT)

greens = spring_onion()
parts = vegetables()
for sources, n in zip(parts[:-1], (80, 32, 32, 9, 18, 26)):
    strew(sources, n, AT, R * 0.92, lambda x, y: heap(x, y) + rnd(0.08, 0.24), 0.5, 0.8, 1.25)
# Wilted cabbage lies down between the noodles.
strew(parts[-1], 50, AT, R * 0.88, lambda x, y: heap(x, y) + rnd(0.06, 0.19), 0.22, 0.8, 1.2)
strew(greens, 52, AT, R * 0.92, lambda x, y: heap(x, y) + rnd(0.14, 0.26), 0.8, 0.6, 1.0)
pepper = oily("pepper", [(0.3, "#120a06"), (0.7, "#4a3420")], dry=0.7, wet=0.5, sss=0)
specks = [blob("pepper", (0.016, 0.012, 0.009), pepper, 0.6, 2, k, nu=6, nv=8) for k in range(2)]
strew(specks, 130, AT, R * 0.9, lambda x, y: heap(x, y) + rnd(0.18, 0.28), 0.8, 0.6, 1.2)

DIP = (1.50, -1.66, 0)
katori(stoneware("small", "#d8c49c", "#6b4a26", 0.35), 0.44, DIP)
fill(pbsdf("vinegar", "#1d0a03", 0.05, spec=0.7), 0.40, 0.29, DIP, amp=0.003)
chopsticks((2.35, 0.40, 0.97), (-0.05, -2.25, 0.93), 0.17)
for group in (*parts, greens, specks):
    for o in group:
        hide(o)

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
