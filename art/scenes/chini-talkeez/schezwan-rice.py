"""Schezwan fried rice in an iron wok: loose grains stained by the paste, some seared, with vegetables between them."""
from photo_light import *
from chilli_paneer import *
from wok import put_away, spring_onion, strew

reset(73)
set_table("#2b0a0a", "#0f0404", "#2a0d0b", "#140606")
AT = (-0.15, 0.1, 0)
R, RIM = 1.74, 0.66
STAINED = [hexc(c) for c in ("#f0d3a0", "#e2a65c", "#cf7430", "#a8441a", "#6b260c")]
iron_wok(1.92, AT, 0.86)


def heap(x, y):
    d = math.hypot(x, y) / R
    lumps = 0.20 * noise.noise(Vector((x * 1.2, y * 1.2, 4))) + 0.09 * noise.noise(Vector((x * 3, y * 3, 9)))
    return RIM + 0.52 * (1 - d * d) + lumps * (1 - d**4)


def grain(mat, seed):
    """A long grain: flat-sided, blunt, a little bent, darker where it lay on the iron or drank more of the paste."""
    tones, nu, nv = [], 15, 10
    bend, long, thick = 0.5 * (hashed((seed, 1, 1)) - 0.5), 0.135 + 0.05 * hashed((seed, 2, 1)), 0.0195 + 0.004 * hashed((seed, 3, 1))
    stain, burn = 0.22 + 0.6 * hashed((seed, 4, 1)), hashed((seed, 5, 1)) > 0.72

    def f(i, j):
        t, a = i / (nu - 1), TAU * j / nv
        r = thick * max(0.16, 1 - abs(2 * t - 1) ** 3.2) ** 0.5 * (1 + 0.12 * noise.noise(Vector((t * 5, a, seed))))
        n = noise.noise(Vector((t * 2.4, seed * 1.3, 1)))
        tone = between(STAINED, stain + 0.28 * n + (0.34 * smooth(0.55, 1, t) if burn else 0))
        tones.append(tone)
        return (t - 0.5) * long, 1.18 * r * math.cos(a) + bend * long * (t - 0.5) ** 2, 0.88 * r * math.sin(a)

    return paint_by(grid_surface("grain", f, nu, nv, mat, capstart=True, capend=True), tones)


under = oily("under", [(0.3, "#3a1406"), (0.7, "#a35a24")], dry=0.5, wet=0.2, sss=0, rnd=False)
ring = lambda i, j: (R * i / 39 * math.cos(TAU * j / 90), R * i / 39 * math.sin(TAU * j / 90))
grid_surface("under", lambda i, j: (*ring(i, j), heap(*ring(i, j)) - 0.12), 40, 90, under, loc=AT)
rice = oily("rice", dry=0.58, wet=0.3, patch=5, share=0.4, pores=(70, 0.2), coarse=(20, 0.2), sss=0.3, radius=(0.05, 0.03, 0.014), grain=0.16)
grains = [grain(rice, k) for k in range(40)]
# From below upwards, so that what lies on top lies loose.
for n, low, high, tilt in ((4200, -0.10, -0.02, 0.5), (4600, -0.03, 0.03, 0.7), (1900, 0.02, 0.07, 0.9)):
    strew(grains, n, AT, R * 0.985, lambda x, y: heap(x, y) + rnd(low, high), tilt, 0.85, 1.15)

*cut, cabbage = vegetables()
for sources, n in zip(cut, (90, 44, 50, 18, 60, 40)):
    strew(sources, n, AT, R * 0.94, lambda x, y: heap(x, y) + rnd(0.05, 0.12), 0.35, 0.45, 0.9)
strew(cabbage, 26, AT, R * 0.9, lambda x, y: heap(x, y) + rnd(0.04, 0.1), 0.25, 0.5, 0.9)
strew(grains, 700, AT, R * 0.95, lambda x, y: heap(x, y) + rnd(0.06, 0.12), 0.8, 0.85, 1.15)
greens = spring_onion()
strew(greens, 80, AT, R * 0.92, lambda x, y: heap(x, y) + rnd(0.05, 0.11), 0.5, 0.35, 0.7)
pod = toasted_chilli(0.6, 3)
for x, y, turn in ((-0.5, -0.6, 0.7), (0.62, -0.3, -0.5)):
    dup(pod, (AT[0] + x, AT[1] + y, heap(x, y) + 0.05), (-0.4 * y, 0.3 * x, turn))
put_away(grains, *cut, cabbage, greens, pod)

steam((AT[0] - 0.3, 1.3, 0.7), 4.0, 3.2, 0.22, 4)
side_light(key=1300, fill=170, glow=40)
shoot(
    (0.4, -8.3, 4.7),
    (-0.12, -0.15, 0.66),
    92,
    0.9,
    (-0.1, -0.8, 1.0),
    top=(-0.1, 0.1, 10.4),
    macro=((-1.2, -4.7, 3.2), (-0.15, -0.1, 0.86), (-0.15, -0.7, 1.05)),
)
