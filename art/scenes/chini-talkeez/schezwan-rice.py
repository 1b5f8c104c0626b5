"""Schezwan fried rice: red rice heaped in a small iron wok, with carrot, beans and corn."""
from dishes import *
from wok import *
from season import *

reset(73)
brand_table("#a00f16")
AT = (-0.15, 0.1, 0)
R = 1.62
VEG = veg_mat(0.7)


def grain_protos():
    kinds = (
        ("#e2a04e", "#d0802e"),
        ("#cf5c1a", "#b84410"),
        ("#c23a12", "#9c2408"),
        ("#ebb876", "#d99440"),
    )
    protos = []
    for k, stops in enumerate(kinds * 2):
        mat = noisy("rice%d" % k, list(zip((0.3, 0.7), stops)), scale=5, bumps=0, coat=0.5)

        def f(i, j, k=k):
            t, a = i / 8, TAU * j / 8
            r = 0.027 * math.sin(math.pi * (0.06 + 0.88 * t)) ** 0.6
            bend = 0.02 * math.sin(k * 2.1) * (t - 0.5) ** 2 * 4
            return (t - 0.5) * 0.21, r * math.cos(a) + bend, r * math.sin(a)

        protos.append(grid_surface("grain", f, 9, 8, mat, capstart=True, capend=True))
    return protos


def heap(x, y):
    q = min(1, math.hypot(x, y) / R)
    return 0.84 + 0.62 * (1 - q**2.2) + 0.07 * fbm(x * 1.4, y * 1.4, 3, 3)


iron = noisy(
    "iron", [(0.3, "#15110f"), (0.7, "#2c2320")], scale=8, bumps=0.12, coat=0.5, rough=0.35
)
lathe(
    "wok",
    [
        (0.0001, 0),
        (0.55, 0),
        (1.05, 0.2),
        (1.45, 0.52),
        (1.74, 0.92),
        (1.82, 1.0),
        (1.80, 1.03),
        (1.70, 0.94),
        (1.40, 0.55),
        (0.0001, 0.2),
    ],
    iron,
    n=128,
    loc=AT,
)
for side in (-1, 1):
    a0 = 0.35 if side > 0 else math.pi + 0.35
    spread = [a0 + 0.36 * (q / 14 - 0.5) * 2 for q in range(15)]
    points = []
    for k, a in enumerate(spread):
        out = 1.76 + 0.36 * math.sin(math.pi * k / 14) ** 0.6
        points.append(
            (AT[0] + out * math.cos(a), AT[1] + out * math.sin(a), 0.95 + 0.10 * (out - 1.76))
        )
    tube("ear", points, 0.075, iron, n=12)

bed = noisy("bed", [(0.3, "#a8441a"), (0.7, "#d88438")], scale=14, bumps=0.5, coat=0.3)
grid_surface(
    "bed",
    lambda i, j: (
        AT[0] + R * i / 25 * math.cos(TAU * j / 64),
        AT[1] + R * i / 25 * math.sin(TAU * j / 64),
        heap(R * i / 25 * math.cos(TAU * j / 64), R * i / 25 * math.sin(TAU * j / 64)) - 0.03,
    ),
    26,
    64,
    bed,
)
grains = grain_protos()
strew(grains, 2600, AT, R, lambda x, y: heap(x, y) + rnd(-0.02, 0.03), 0.5, 0.85, 1.1)


def dice(colours, s, seed):
    tone = palette(*colours)
    return chunk(
        VEG,
        (s, s, s),
        s * 0.3,
        lambda u, v, w, n: tone(0.5 + 0.3 * w + n),
        0.12,
        3,
        seed=seed,
        cells=5,
    )


cubes = [dice(CARROT, 0.062, k) for k in range(3)] + [dice(CAPSICUM_RED, 0.06, 5)]
cubes += [dice(CAPSICUM_GREEN, 0.06, 7), dice(BEAN, 0.052, 9), dice(CAPSICUM_YELLOW, 0.06, 8)]
shreds = julienne(VEG, CABBAGE, 0.34, 0.03) + julienne(VEG, CARROT, 0.36, 0.03)
beans = julienne(VEG, BEAN, 0.2, 0.045)
top = lambda x, y: heap(x, y) + 0.035
strew(cubes, 130, AT, R * 0.97, top, 1.5, 0.9, 1.3)
strew(shreds, 46, AT, R * 0.92, top, 0.5)
strew(beans, 34, AT, R * 0.95, top, 0.6)
greens, seeds, bits = spring_onion(), sesame(), garlic_bits()
strew(greens, 46, AT, R * 0.9, top, 0.7, 0.9, 1.2)
strew(bits, 50, AT, R * 0.9, top, 0.6)
strew(grains, 46, (0.0, -0.1, 0.03), 2.5, 0, 0.1, inner=2.25)

pod_a, pod_b = dried_chilli(1.0, 0.095, 0.25, 3), dried_chilli(0.85, 0.09, -0.2, 8)
for pod, x, y, turn in (
    (pod_a, -0.35, -0.55, 0.7),
    (pod_b, 0.55, -0.15, -0.5),
    (pod_a, 0.1, 0.6, 2.4),
):
    dup(pod, (AT[0] + x, AT[1] + y, heap(x, y) + 0.03), (-0.5 * y, 0.4 * x, turn))
for pod, x, y, turn in ((pod_a, -1.45, -1.75, 0.6), (pod_b, -1.2, -2.0, 0.1)):
    dup(pod, (x, y, 0), (0, 0, turn))
sprigs = coriander_sprigs(s=0.24)
for x, y, turn in ((0.05, -0.15, 0.4), (-0.22, 0.15, 2.6), (0.2, 0.2, 4.4)):
    dup(random.choice(sprigs), (AT[0] + x, AT[1] + y, heap(x, y) + 0.06), (0.2, -0.3, turn))

paste_at = (1.6, -1.4, 0)
katori(stoneware("clay", "#efe0c0", "#8a5a2a"), 0.5, paste_at)
paste = M_sauce("#6d0804", "#a8150a", "#d6401a", coat=0.9, bumps=0.7, scale=9)
fill(paste, 0.45, 0.34, paste_at, amp=0.07, freq=6)
flakes = chilli_flakes()
strew(flakes, 26, (paste_at[0], paste_at[1], 0.40), 0.36, 0, 0.5)
strew(greens, 6, (0.75, -1.95, 0), 0.4, 0, 0.1)
put_away(grains, cubes, shreds, beans, greens, seeds, bits, pod_a, pod_b, sprigs, flakes)

cooked_light(key=1050, fill=220, rim=750)
shoot(
    (0.4, -9.1, 6.6),
    (0.08, -0.12, 0.58),
    78,
    5.6,
    (-0.1, -0.8, 1.2),
    top=(0.1, 0.1, 12.0),
    macro=((-1.5, -4.2, 3.4), (-0.1, 0.0, 1.15), (-0.1, -0.5, 1.3)),
)
