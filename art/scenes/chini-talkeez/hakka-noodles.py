"""Hakka noodles: a black bowl heaped with noodles, a mouthful lifted on chopsticks."""
from dishes import *
from wok import *

reset(41)
stage("#980e15", depth=10, rough=0.55)
AT = (-0.2, 0.1, 0)
R = 1.52
RIM = 1.02
VEG = veg_mat(0.7)

bowl(lacquer("#17110f"), 1.78, AT, 0.80)
noodle = noisy(
    "noodle",
    [(0.3, "#a85f1a"), (0.5, "#cf8a2c"), (0.72, "#e6ac4c")],
    scale=2.5,
    bumps=0.03,
    coat=0.7,
    rough=0.32,
)
shade = noisy("shade", [(0.3, "#5f2c0a"), (0.7, "#8f4d14")], bumps=0.3, coat=0.3)
fill(shade, 1.55, 0.74, AT, amp=0.10, freq=5, dome=0.34)
noodle_heap(noodle, AT, R, RIM, 0.44, 165, 0.036, seed=5)


def rim_strand():
    """A long arc that follows the edge of the bowl."""
    start, span, r, phase = rnd(0, TAU), rnd(0.9, 1.8), rnd(1.32, 1.56), rnd(0, 9)
    points = []
    for k in range(34):
        t = k / 33
        a = start + span * t
        q = r + 0.05 * math.sin(8 * t + phase)
        z = 1.04 - (r - 1.3) * 0.62 + 0.05 * math.sin(6 * t + phase)
        z -= 0.16 * (1 - smooth(0, 0.12, min(t, 1 - t)))
        points.append((AT[0] + q * math.cos(a), AT[1] + q * math.sin(a), z))
    strand(noodle, points, 0.037)


for _ in range(46):
    rim_strand()


def crown(x, y):
    return RIM + 0.10 + 0.46 * (1 - (x * x + y * y) / (R * R))


def lifted(count, lift_from, lift_to):
    """Strands that hang over the chopsticks and fall back into the heap on both sides."""
    a, b = Vector(lift_from), Vector(lift_to)
    across = Vector((-(b - a).y, (b - a).x, 0)).normalized()
    for k in range(count):
        hook = a.lerp(b, rnd(0.80, 0.96)) + Vector((0, 0, 0.06 + rnd(0, 0.09)))
        points = []
        sway, phase = rnd(-0.10, 0.10), rnd(0, 6)
        feet = [
            (AT[0] - 0.15 + rnd(-0.5, 0.5), AT[1] - 0.05 + side * rnd(0.1, 0.45))
            for side in (-1, 1)
        ]
        for q in range(44):
            t = q / 43 * 2 - 1
            foot = feet[0] if t < 0 else feet[1]
            down = smooth(0.08, 1, abs(t))
            pinch = 1 - 0.55 * math.sin(math.pi * min(1, abs(t) * 1.1))
            reach = across * (0.10 * math.copysign(min(1, abs(t) * 9), t))
            x = hook.x + reach.x + (foot[0] - hook.x) * down * (1 - 0.4 * pinch * (1 - down))
            y = hook.y + reach.y + (foot[1] - hook.y) * down * (1 - 0.4 * pinch * (1 - down))
            z = hook.z + (1.18 - hook.z) * abs(t) ** 1.25 - 0.05 * (abs(t) > 0.01) * abs(t)
            wave = math.sin(5 * abs(t) + phase) * smooth(0.1, 0.6, abs(t))
            points.append((x + sway * wave, y + 0.05 * wave, z))
        tube("lift", points, 0.036, noodle, n=8)


STICKS = ((2.35, 0.25, 2.95), (-0.5, 0.0, 2.42))
chopsticks(*STICKS, gap=0.22)
lifted(40, *STICKS)

strips = [
    julienne(VEG, c, 0.44, 0.030)
    for c in (CARROT, CAPSICUM_GREEN, CAPSICUM_RED, CABBAGE, RED_CABBAGE, BEAN, CAPSICUM_YELLOW)
]
around = lambda x, y: math.hypot(x - AT[0] + 0.15, y - AT[1]) < 0.42
for protos, n in zip(strips, (24, 15, 18, 8, 10, 14, 12)):
    strew(protos, n, AT, 1.34, lambda x, y: crown(x, y) + 0.02, 0.5, avoid=around)
greens, seeds = spring_onion(), sesame()
strew(greens, 40, AT, 1.36, lambda x, y: crown(x, y) + 0.05, 0.7, 0.9, 1.25, avoid=around)
strew(seeds, 80, AT, 1.36, lambda x, y: crown(x, y) + 0.06, 0.5, avoid=around)

chilli_at = (1.75, -1.1, 0)
katori(stoneware("small", "#f1e3c4", "#9a6b35"), 0.5, chilli_at)
fill(pbsdf("vinegar", "#2a0f06", 0.12, coat=0.3), 0.46, 0.33, chilli_at, amp=0.004)
rounds = chilli_rings(("#2f7f1c", "#55a52c", "#8ccc50")) + chilli_rings()
strew(rounds, 16, (1.75, -1.1, 0.335), 0.33, 0, 0.15)
pod = dried_chilli(1.0, 0.095, 0.25, 3)
dup(pod, (-1.5, -1.35, 0), (0, 0, 0.5))
dup(pod, (-1.2, -1.6, 0), (0, 0, 0.0))
strew(greens, 10, (0.4, -1.65, 0), 0.4, 0, 0.1)
put_away(strips, greens, seeds, rounds, pod)

studio(key=1050, fill=220, rim=750)
shoot(
    (0.5, -9.9, 6.0),
    (0.1, -0.1, 1.16),
    78,
    5.6,
    (-0.2, -0.7, 1.3),
    top=(0.15, -0.1, 11.6),
    macro=((-1.6, -4.4, 3.0), (-0.2, 0.0, 1.45), (-0.2, -0.6, 1.4)),
)
