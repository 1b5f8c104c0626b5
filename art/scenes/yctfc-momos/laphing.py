"""Laphing: yellow mung rolls cut across, in red chilli oil with garlic, on a pale plate."""
from dishes import *
from momo_kit import *
from season import *

reset(79)
brand_table(WINE)
AT = (-0.1, 0.05, 0)
SHEET = vcol_mat("laphing", 0.14, 1.0, 0.04, 12)
VEG = veg_mat(0.9)


def roll_slice(seed, height=0.52):
    """A sheet wound about its filling, standing on its end."""
    tone = palette("#cf8a12", "#edb42c", "#f8d25c", "#fbe49a")
    turns = 2.4

    def f(i, j):
        t = i / 80
        a = TAU * turns * t + seed
        r = (
            0.075
            + 0.105 * turns * t
            + 0.016 * math.sin(5 * a + seed)
            + 0.012 * math.sin(11 * t + seed)
        )
        z = height * (j / 6) + 0.03 * math.sin(3 * a + seed) * (j / 6)
        flare = 1 + 0.06 * abs(j / 6 - 0.5)
        return r * flare * math.cos(a), r * flare * 0.92 * math.sin(a), z

    o = grid_surface("slice", f, 81, 7, SHEET, closev=False)
    red = hexc("#b5240a")

    def colour(x, y, z):
        c = tone(0.5 + 0.9 * fbm(x * 4, y * 4, z * 4 + seed, 3))
        stain = smooth(0.05, 0.35, fbm(x * 3 + seed, y * 3, z * 2, 3) + 0.12 * (0.2 - z))
        return lerpc(c, red, 0.65 * stain)

    paint(o, colour)
    solid(o, 0.055, 0)
    return sub(o)


lathe(
    "dish",
    [(0.0001, 0), (1.35, 0), (1.5, 0.08), (1.95, 0.36), (2.02, 0.46), (1.97, 0.48), (1.88, 0.38)]
    + [(1.45, 0.16), (0.0001, 0.12)],
    stoneware("dish", "#f3e6c8", "#a8763a"),
    n=128,
    wob=0.03,
    seed=5,
    loc=AT,
)
oil = vcol_mat("oil", 0.08, 1.0, 0.04, 6)
hot = palette("#5a0804", "#9c1606", "#c9340a", "#e8701a")


def pool(i, j):
    r, a = 1.68 * i / 40, TAU * j / 100
    x, y = r * math.cos(a), r * math.sin(a)
    return x, y, 0.25 + 0.015 * fbm(x * 2, y * 2, 1, 3)


paint(
    grid_surface("oil", pool, 41, 100, oil, loc=AT),
    lambda x, y, z: hot(0.5 + 1.1 * fbm(x * 1.6 + fbm(x * 3, y * 3, 7, 2), y * 1.6, 3, 4)),
)

slices = [roll_slice(k * 1.7) for k in range(5)]
paste = M_sauce("#6d0a04", "#a8200a", "#d9571c", coat=0.9, bumps=0.6, scale=10)
flakes, bits, seeds, greens = chilli_flakes(), garlic_bits(False), sesame(), spring_onion()
places = [(1.02 * math.cos(TAU * k / 8), 0.98 * math.sin(TAU * k / 8), 0.2) for k in range(8)]
places += [
    (0.38 * math.cos(TAU * k / 3 + 0.5), 0.38 * math.sin(TAU * k / 3 + 0.5), 0.42) for k in range(3)
]
for k, (x, y, z) in enumerate(places):
    lean = (0.26 + rnd(-0.12, 0.15), rnd(-0.22, 0.22), rnd(0, 0.5))
    dup(slices[k % 5], (AT[0] + x, AT[1] + y, z), lean, (1.1, 1.1, 1.0))
    top = (AT[0] + x, AT[1] + y - 0.14, z + 0.50)
    blob(
        "paste", (0.13, 0.12, 0.10), paste, 0.4, 2.5, k, 14, 20, loc=(top[0], top[1], top[2] - 0.02)
    )
    strew(flakes, 8, top, 0.24, 0.05, 0.6)
    strew(bits, 3, top, 0.20, 0.05, 0.6)
    strew(seeds, 8, top, 0.26, 0.06, 0.6)
    strew(greens, 3, top, 0.22, 0.07, 0.6, 0.8, 1.0)
strew(flakes, 80, AT, 1.6, 0.27, 0.2)
strew(seeds, 60, AT, 1.6, 0.27, 0.2)
strew(bits, 30, AT, 1.55, 0.27, 0.3)
strew(greens, 20, AT, 1.6, 0.26, 0.1, inner=1.2)
cucumber = julienne(VEG, ("#4d9430", "#a9d27c", "#dcefb8"), 0.5, 0.035)
strew(cucumber, 16, (AT[0], AT[1], 0), 0.5, lambda x, y: 0.98 - 0.5 * (x * x + y * y), 0.4)
sprigs = coriander_sprigs(s=0.24)
for x, y, turn in ((0.0, -0.1, 0.3), (0.18, 0.1, 2.3), (-0.2, 0.08, 4.3)):
    dup(random.choice(sprigs), (AT[0] + x, AT[1] + y, 1.04), (0.2, -0.2, turn))

red = chutney_bowl("red", 0.44, (1.78, -1.4, 0), lacquer("#201a18"))
strew(seeds + flakes, 20, red, 0.32, 0, 0.3)
pod = dried_chilli(1.0, 0.095, 0.25, 3)
for x, y, turn in ((-1.35, -1.75, 0.45), (-1.05, -1.98, 0.0)):
    dup(pod, (x, y, 0), (0, 0, turn))
strew(bits + greens, 14, (0.45, -2.0, 0), 0.4, 0, 0.1)
put_away(slices, flakes, bits, seeds, greens, cucumber, sprigs, pod)

cooked_light(key=1080, fill=240, rim=800)
shoot(
    (0.5, -8.8, 6.0),
    (0.08, -0.2, 0.38),
    78,
    5.6,
    (-0.1, -0.9, 0.7),
    top=(0.1, 0.0, 11.4),
    macro=((-1.2, -4.4, 2.9), (-0.1, -0.1, 0.6), (-0.1, -0.8, 0.7)),
)
