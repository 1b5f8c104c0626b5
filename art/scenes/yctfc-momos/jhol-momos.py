"""Jhol momos: steamed momos in a warm tomato and sesame broth, in a dark bowl."""
from dishes import *
from momo_kit import *
from season import *

reset(37)
brand_table(GOLD)
AT = (-0.15, 0.1, 0)
LEVEL = 0.80

bowl(stoneware("night", "#3a1a1a", "#8a5a3a"), 2.0, AT, 0.72)
broth = vcol_mat("broth", 0.14, 1.0, 0.12, 30)
jhol = palette("#9c2f08", "#cf5c12", "#e88a2c", "#f4b65c")


def surface(i, j):
    r, a = 1.83 * i / 46, TAU * j / 110
    x, y = r * math.cos(a), r * math.sin(a)
    return x, y, LEVEL + 0.03 * fbm(x * 2, y * 2, 1, 3) + 0.03 * smooth(0.93, 1, i / 46)


def broth_colour(x, y, z):
    c = jhol(0.52 + 1.1 * fbm(x * 1.3 + 0.6 * fbm(x * 2, y * 2, 7, 2), y * 1.3, 3, 4))
    oil = noise.noise(Vector((x * 3, y * 3, 9)))
    return lerpc(c, hexc("#b51c06"), smooth(0.30, 0.40, oil) * 0.85)


paint(grid_surface("broth", surface, 47, 110, broth, loc=AT), broth_colour)

skin = steamed_skin()
momos = [steamed_momo(skin, k * 1.7, (13, 15, 12, 14)[k]) for k in range(4)]
places = [(0.02, 0.0, 0.50)]
places += [
    (1.10 * math.cos(TAU * k / 6 + 0.5), 1.10 * math.sin(TAU * k / 6 + 0.5), 0.42) for k in range(6)
]
for k, (x, y, z) in enumerate(places):
    dup(
        momos[k % 4],
        (AT[0] + x, AT[1] + y, z + 0.14),
        (0.12 * math.sin(k * 5), 0.12 * math.cos(k * 3), k * 1.3),
        (0.92, 0.92, 1.0),
    )

greens, seeds, flakes = spring_onion(), sesame(), chilli_flakes()
for k, (x, y, z) in enumerate(places):
    at = (AT[0] + x, AT[1] + y, z + 0.14)
    strew(greens, 5, at, 0.34, lambda u, v: 0.75 - 0.8 * (u * u + v * v), 0.5)
    strew(seeds, 12, at, 0.42, lambda u, v: 0.75 - 0.8 * (u * u + v * v), 0.4)
strew(seeds, 90, AT, 1.65, LEVEL + 0.03, 0.2)
strew(flakes, 40, AT, 1.65, LEVEL + 0.03, 0.2)
strew(greens, 22, AT, 1.66, LEVEL + 0.01, 0.15)
sprigs = coriander_sprigs(s=0.26)
for x, y, z, turn in ((0.02, -0.05, 1.36, 0.3), (0.15, 0.12, 1.33, 2.2), (-0.15, 0.1, 1.34, 4.2)):
    dup(random.choice(sprigs), (AT[0] + x, AT[1] + y, z), (0.2, -0.25, turn))
for _ in range(8):
    a = rnd(0, TAU)
    dup(
        random.choice(sprigs),
        (AT[0] + 1.58 * math.cos(a), AT[1] + 1.58 * math.sin(a), LEVEL + 0.04),
        (0, -0.1, rnd(0, TAU)),
        (0.8,) * 3,
    )

tomato = chutney_bowl("tomato", 0.48, (1.75, -1.42, 0), lacquer("#f3e6c8"))
strew(seeds + flakes, 24, tomato, 0.36, 0, 0.3)
pod = dried_chilli(1.0, 0.095, 0.25, 3)
for x, y, turn in ((-1.35, -1.75, 0.45), (-1.05, -1.98, 0.0)):
    dup(pod, (x, y, 0), (0, 0, turn))
strew(greens, 8, (0.4, -1.95, 0), 0.4, 0, 0.1)
put_away(momos, greens, seeds, flakes, sprigs, pod)

cooked_light(key=1080, fill=230, rim=750)
shoot(
    (0.5, -8.9, 6.4),
    (0.08, -0.2, 0.5),
    78,
    5.6,
    (-0.1, -0.9, 1.0),
    top=(0.1, 0.0, 11.6),
    macro=((-1.2, -4.4, 3.1), (-0.15, -0.1, 0.95), (-0.15, -0.8, 1.1)),
)
