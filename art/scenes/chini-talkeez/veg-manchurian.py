"""Veg Manchurian: glossy cabbage and carrot dumplings in garlic gravy, in a cream bowl."""
from dishes import *
from wok import *
from season import *

reset(84)
brand_table("#7d0c14")
AT = (-0.1, 0.1, 0)
BALL = vcol_mat("ball", 0.22, 1.0, 0.25, 16)
VEG = veg_mat(0.9)


def dumpling(seed):
    """Fried shreds of carrot, cabbage and spring onion show in the golden crust."""
    tone = palette("#6b1f06", "#a0400f", "#c86820", "#e29a45")
    flecks = [hexc(c) for c in ("#f0862a", "#7fae3c", "#f3e3b4", "#ef7a1c")]

    def colour(x, y, z):
        base = tone(0.5 + 1.1 * fbm(x * 3, y * 3, z * 3 + seed, 4))
        for k, fleck in enumerate(flecks):
            p = Vector((x * 7 + k * 11 + seed, y * 13 - k * 5, z * 9))
            v = noise.noise(p)
            if v > 0.36:
                return lerpc(base, fleck, min(1, (v - 0.36) * 9))
        return base

    r = rnd(0.33, 0.38)
    size = (r, r * rnd(0.92, 1.02), r * 0.94)
    o = blob("ball", size, BALL, 0.20, 2.2, seed, 44, 60, amp2=0.14, freq2=6)
    return paint(o, colour)


cream = stoneware("cream", "#f1e3c4", "#9a6b35")
bowl(cream, 2.0, AT, 0.72)
gravy = M_sauce("#54180a", "#8a3510", "#b5561c", coat=1, bumps=0.12)
fill(gravy, 1.80, 0.80, AT, amp=0.03, freq=4)

balls = [dumpling(k * 1.7) for k in range(5)]
spots = [(x, y, 0.92) for x, y in pack(16, 1.34, 0.60)]
spots += [(x, y, 1.30) for x, y in pack(5, 0.62, 0.58)]
for k, (x, y, z) in enumerate(spots):
    turn = (rnd(0, TAU), rnd(0, TAU), rnd(0, TAU))
    dup(balls[k % 5], (AT[0] + x, AT[1] + y, z - 0.1 * math.hypot(x, y)), turn)


def crown(x, y):
    best = 0.82
    for bx, by, z in spots:
        d2 = (x - bx) ** 2 + (y - by) ** 2
        if d2 < 0.12:
            best = max(best, z - 0.1 * math.hypot(bx, by) + math.sqrt(0.125 - d2))
    return best


greens, bits, seeds = spring_onion(), garlic_bits(), sesame()
peppers = pepper_pieces(VEG, 0.15)
strew(peppers, 16, AT, 1.5, lambda x, y: max(0.86, crown(x, y) - 0.05), 0.5, inner=0.4)
strew(greens, 60, AT, 1.5, lambda x, y: crown(x, y) + 0.03, 0.6, 0.9, 1.25)
strew(bits, 46, AT, 1.5, lambda x, y: crown(x, y) + 0.03, 0.5)
shreds = julienne(VEG, CARROT, 0.4, 0.03) + julienne(VEG, CABBAGE, 0.4, 0.03)
strew(shreds, 18, AT, 1.0, lambda x, y: crown(x, y) + 0.05, 0.5)
sprigs = coriander_sprigs(s=0.26)
for x, y, turn in ((0.0, -0.05, 0.2), (0.2, 0.15, 2.0), (-0.2, 0.1, 4.0)):
    dup(random.choice(sprigs), (AT[0] + x, AT[1] + y, crown(x, y) + 0.05), (0.3, -0.2, turn))

film_strip([(-3.4 + 0.34 * k, -1.75 - 0.3 * math.sin(k * 0.34 + 0.4)) for k in range(21)], 0.5)
ticket((1.75, -1.5, 0.03), 0.35)
pod = dried_chilli(1.0, 0.095, 0.25, 6)
dup(pod, (-1.75, -1.35, 0), (0, 0, 0.5))
strew(greens, 7, (-1.2, -1.5, 0), 0.35, 0, 0.1)
chopsticks((2.25, -0.75, 1.12), (-0.05, 0.75, 1.66), 0.2)
put_away(balls, greens, bits, seeds, peppers, shreds, sprigs, pod)

cooked_light(key=1150, fill=230, rim=800)
shoot(
    (0.5, -8.9, 6.2),
    (0.0, -0.2, 0.5),
    78,
    5.6,
    (-0.1, -0.8, 1.1),
    top=(0.05, -0.1, 11.6),
    macro=((-1.3, -4.4, 3.6), (-0.05, 0.0, 1.05), (-0.1, -0.6, 1.15)),
)
