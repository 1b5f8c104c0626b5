"""Veg thukpa: hand-pulled noodles in clear broth with carrot, greens, mushroom and chilli oil."""
from dishes import *
from momo_kit import *
from season import *

reset(43)
brand_table(NIGHT)
AT = (-0.15, 0.1, 0)
LEVEL = 1.12
VEG = veg_mat(0.85)

deep_bowl(lacquer("#b3402a"), 1.85, AT, stoneware("inner", "#f3e3c2", "#a8763a"))
broth = vcol_mat("broth", 0.10, 1.0, 0.05, 5)
tone = palette("#b06a1c", "#d0923a", "#e6b768", "#f3d69a")


def surface(i, j):
    r, a = 1.72 * i / 42, TAU * j / 110
    x, y = r * math.cos(a), r * math.sin(a)
    return x, y, LEVEL + 0.015 * fbm(x * 2, y * 2, 1, 3) + 0.03 * smooth(0.93, 1, i / 42)


def broth_colour(x, y, z):
    c = tone(0.45 + 0.9 * fbm(x * 1.2, y * 1.2, 3, 4))
    drop = noise.noise(Vector((x * 4.2, y * 4.2, 5)))
    return lerpc(c, hexc("#cf3a0a"), smooth(0.36, 0.44, drop) * 0.8)


paint(grid_surface("broth", surface, 43, 110, broth, loc=AT), broth_colour)

noodle = noisy(
    "thukpa",
    [(0.3, "#e3bd78"), (0.55, "#f2d9a4"), (0.75, "#fae9c6")],
    scale=2.5,
    bumps=0.03,
    coat=0.7,
)
noodle_heap(noodle, (AT[0] - 0.1, AT[1] - 0.1, 0), 1.22, LEVEL - 0.02, 0.40, 84, 0.05, 4, 44)

hill = lambda x, y: LEVEL + 0.04 + 0.34 * max(0, 1 - (x * x + y * y) / 1.4)


def carrot_flower(seed):
    """A slice of carrot cut to five petals."""
    tint = palette("#f7a24a", "#f0852a", "#d9560f")

    def f(i, j):
        q, a = i / 9, TAU * j / 60
        r = 0.26 * q * (0.82 + 0.2 * abs(math.cos(2.5 * a + seed)) ** 0.6)
        return r * math.cos(a), r * math.sin(a), 0.02 * q * q * math.cos(2 * a)

    o = grid_surface("cf", f, 10, 60, VEG)
    paint(
        o,
        lambda x, y, z: tint(
            math.hypot(x, y) / 0.26
            + 0.35 * math.sin(12 * math.atan2(y, x)) * 0.3
            + fbm(x * 9, y * 9)
        ),
    )
    return solid(o, 0.05, 0) and o


def pak_choi(length=1.25):
    """A leaf with a thick white rib and a dark crinkled blade."""
    blade = palette("#2f7a22", "#4f9c30", "#7fbf4a")
    rib = hexc("#eef4d4")

    def half(t):
        if t < 0.45:
            return 0.13 - 0.03 * t
        return 0.115 + 0.26 * math.sin(math.pi * (t - 0.45) / 0.55) ** 0.7

    def f(i, j):
        t, s = i / 40, (j / 20 - 0.5) * 2
        crinkle = 0.05 * noise.noise(Vector((t * 9, s * 4, 2))) * smooth(0.4, 0.6, t)
        return (
            (t - 0.5) * length,
            s * half(t) * (1 + 0.07 * math.sin(t * 30)),
            crinkle + 0.10 * s * s + 0.30 * t * t - 0.1,
        )

    o = grid_surface("pak", f, 41, 21, VEG, closev=False)

    def colour(x, y, z):
        t = x / length + 0.5
        s = abs(y) / max(0.02, half(t))
        c = blade(0.5 + 1.0 * fbm(x * 5, y * 5, z * 5, 3))
        vein = max(0, 1 - s * (2 + 9 * t)) + 0.4 * max(0, 1 - abs(math.sin(t * 17 - s * 3)) * 5)
        return lerpc(c, rib, min(1, vein + smooth(0.5, 0.38, t)))

    paint(o, colour)
    solid(o, 0.03, 0)
    return o


def mushroom(seed):
    """A halved shiitake: a brown cap over a pale stem."""
    cap = palette("#3f2212", "#6d4022", "#a06a3a")
    dome = blob("cap", (0.27, 0.25, 0.15), VEG, 0.10, 2, seed, 20, 30, flat=-0.02)
    paint(dome, lambda x, y, z: cap(0.4 + fbm(x * 6, y * 6, z * 6, 3) + (0.5 - 6 * abs(x)) * 0.15))
    return dome


choi = pak_choi()
for x, y, turn, lean in (
    (-0.95, 0.75, 2.3, -0.2),
    (-0.55, 1.05, 1.9, -0.3),
    (-1.15, 0.30, 2.7, -0.15),
):
    dup(choi, (AT[0] + x, AT[1] + y, LEVEL + 0.22), (0.15, lean, turn))
flowers = [carrot_flower(k) for k in range(2)]
for k, (x, y) in enumerate(
    ((0.75, -0.55), (0.98, -0.28), (0.55, -0.88), (1.0, -0.72), (0.25, 1.1))
):
    dup(flowers[k % 2], (AT[0] + x, AT[1] + y, LEVEL + 0.10 + 0.02 * k), (-0.25, 0.2, k))
shrooms = [mushroom(k) for k in range(3)]
for k, (x, y) in enumerate(((0.85, 0.55), (1.1, 0.22), (0.62, 0.90), (0.52, 0.48))):
    dup(
        shrooms[k % 3],
        (AT[0] + x, AT[1] + y, LEVEL + 0.12),
        (rnd(-0.3, 0.2), rnd(-0.2, 0.3), k * 2),
    )
carrots, cabbage = julienne(VEG, CARROT, 0.55, 0.036), julienne(VEG, CABBAGE, 0.5, 0.04)
reds, beans = julienne(VEG, CAPSICUM_RED, 0.5, 0.045), julienne(VEG, BEAN, 0.4, 0.045)
for protos, n in ((carrots, 13), (cabbage, 3), (reds, 8), (beans, 7)):
    strew(protos, n, (AT[0] - 0.15, AT[1] - 0.2, 0), 0.95, lambda x, y: hill(x, y) + 0.10, 0.35)

greens, seeds, flakes = spring_onion(), sesame(), chilli_flakes()
strew(greens, 24, (AT[0], AT[1] - 0.1, 0), 1.2, lambda x, y: hill(x, y) + 0.12, 0.5)
strew(greens, 16, AT, 1.62, LEVEL + 0.01, 0.1, inner=1.2)
strew(seeds, 50, AT, 1.1, lambda x, y: hill(x, y) + 0.13, 0.3)
strew(flakes, 44, AT, 1.6, lambda x, y: max(LEVEL + 0.015, hill(x, y) + 0.06), 0.2)
sprigs = coriander_sprigs(s=0.26)
for x, y, turn in ((-0.1, -0.2, 0.3), (0.12, 0.0, 2.3), (-0.3, 0.02, 4.3)):
    dup(random.choice(sprigs), (AT[0] + x, AT[1] + y, hill(x, y) + 0.22), (0.2, -0.25, turn))

red = chutney_bowl("red", 0.46, (1.75, -1.25, 0), lacquer("#201a18"))
strew(seeds + flakes, 22, red, 0.34, 0, 0.3)
lay_lemon(lemon_half(0.32), (-1.45, -1.5, 0), -0.25, 0.95, 0.32)
pod = dried_chilli(0.95, 0.09, 0.25, 3)
dup(pod, (-0.75, -1.9, 0), (0, 0, 0.2))
strew(greens, 8, (0.4, -1.95, 0), 0.4, 0, 0.1)
chopsticks((2.3, 0.75, 1.66), (-0.15, 1.55, 1.60), 0.2)
put_away(choi, flowers, shrooms, carrots, cabbage, reds, beans, greens, seeds, flakes, sprigs, pod)

cooked_light(key=1180, fill=250, rim=850)
shoot(
    (0.5, -9.5, 7.0),
    (0.08, -0.15, 0.76),
    78,
    5.6,
    (-0.1, -0.8, 1.3),
    top=(0.1, 0.0, 11.6),
    macro=((-1.2, -4.1, 3.6), (-0.1, -0.05, 1.25), (-0.1, -0.6, 1.35)),
)
