"""Chilli paneer dry: seared, glazed paneer cubes with capsicum and onion on a black plate."""
from dishes import *
from wok import *
from season import *

reset(52)
brand_table("#d8982c")
PLATE_AT = (-0.15, 0.05, 0)
GLAZED = vcol_mat("glazed", 0.24, 0.9, 0.18, 14)
VEG = veg_mat(0.9)


def paneer_cube(seed):
    tone = palette("#ffe9bf", "#eba84e", "#cf5c18", "#9c2f0c", "#5f1a07")
    s = rnd(0.20, 0.25)

    def colour(u, v, w, n):
        edge = sorted((abs(u), abs(v), abs(w)))[1]
        return tone(0.36 + 0.40 * edge**3 + 1.0 * n)

    size = (s * rnd(0.9, 1.25), s, s * rnd(0.75, 0.95))
    return chunk(GLAZED, size, 0.07, colour, 0.07, 2.6, seed=seed, cells=11)


def dome(x, y):
    return 0.30 + 0.78 * max(0, 1 - (x * x + y * y) / 2.3)


def heap(protos, n, radius, gap, lift=0.0, tilt=0.5):
    for x, y in pack(n, radius, gap):
        dup(
            random.choice(protos),
            (PLATE_AT[0] + x, PLATE_AT[1] + y, dome(x, y) + lift + rnd(-0.04, 0.05)),
            (rnd(-tilt, tilt) - 0.35 * y, rnd(-tilt, tilt) + 0.35 * x, rnd(0, TAU)),
            (rnd(0.9, 1.1),) * 3,
        )


black = stoneware("black", "#1d1715", "#4a3a33")
lathe(
    "plate",
    [
        (0.0001, 0),
        (1.3, 0),
        (1.4, 0.04),
        (2.05, 0.26),
        (2.1, 0.32),
        (2.06, 0.35),
        (1.96, 0.32),
        (1.4, 0.14),
        (0.0001, 0.12),
    ],
    black,
    n=128,
    wob=0.03,
    seed=4,
    loc=PLATE_AT,
)
sauce = M_sauce("#5a1405", "#8f2a08", "#b8480f", coat=1, bumps=0.2)
fill(sauce, 1.5, 0.16, PLATE_AT, amp=0.03, dome=0.32)

cubes = [paneer_cube(k) for k in range(6)]
peppers = pepper_pieces(VEG, 0.22)
petals = onion_petals(VEG, 0.24)
heap(cubes, 44, 1.45, 0.35, -0.1)
heap(peppers, 34, 1.55, 0.38, 0.08, 0.8)
heap(petals, 14, 1.45, 0.55, 0.14, 0.8)
heap(cubes, 19, 1.15, 0.46, 0.24)
heap(peppers, 15, 1.25, 0.5, 0.28, 0.7)

greens = spring_onion()
seeds = sesame()
strew(greens, 46, PLATE_AT, 1.45, lambda x, y: dome(x, y) + 0.28, 0.9)
strew(seeds, 70, PLATE_AT, 1.45, lambda x, y: dome(x, y) + 0.27, 0.5)
chilli_a, chilli_b = dried_chilli(0.95, 0.1, 0.2, 1), dried_chilli(0.8, 0.09, 0.3, 5)
for o, (x, y), turn in (
    (chilli_a, (0.15, -0.85), 0.5),
    (chilli_b, (-0.75, 0.35), 2.2),
    (chilli_a, (0.75, 0.5), -0.6),
):
    dup(o, (PLATE_AT[0] + x, PLATE_AT[1] + y, dome(x, y) + 0.22), (-0.3 * y, 0.3 * x, turn))
for x, y, turn in ((2.0, -1.35, 0.3), (1.75, -1.62, -0.35)):
    dup(chilli_a, (x, y, 0), (0, 0, turn))
strew(greens, 9, (1.75, -1.5, 0), 0.65, 0.0, 0.05, 0.9, 1.1)
strew(seeds, 22, (1.7, -1.45, 0), 0.9, 0.012, 0.1)

katori(lacquer("#a30f18"), 0.46, (2.02, 1.15, 0))
dip = M_sauce("#8f0d06", "#c02410", "#e0491a", coat=0.8, bumps=0.3)
fill(dip, 0.41, 0.30, (2.02, 1.15, 0), amp=0.02)
flakes = chilli_flakes()
strew(flakes, 14, (2.02, 1.15, 0.32), 0.3, 0.0, 0.3)
chopsticks((2.2, -0.55, 0.62), (0.55, 0.9, 1.12), 0.2)
put_away(cubes, peppers, petals, greens, seeds, chilli_a, chilli_b, flakes)

cooked_light(key=1050, fill=220, rim=750)
shoot(
    (0.5, -8.6, 6.0),
    (0.12, -0.02, 0.42),
    78,
    5.6,
    (0, -0.8, 0.9),
    top=(0.15, 0, 10.6),
    macro=((-1.4, -4.3, 3.0), (-0.05, 0.0, 0.85), (-0.1, -0.6, 1.05)),
)
