"""Jhol momos: steamed momos in a warm tomato and sesame broth, in a dark bowl."""
from fresh_garnish import *
from gravy import *
from momo_kit import chutney_bowl
from photo_light import *
from steamed_dough import *
from wok import bowl, chilli_flakes, dried_chilli, lacquer, sesame, spring_onion, stoneware, strew

reset(37)
set_table("#34090f", "#120305", "#22110d", "#0e0604")
AT = (-0.15, 0.1, 0)
LEVEL = 0.86

bowl(stoneware("night", "#241212", "#5a3a2a"), 2.0, AT, 0.72)
# x, y, lift over the floor of the bowl, scale, lean to the front and to the side
PLACES = [(1.04 * math.cos(TAU * k / 6 + 0.5), 1.04 * math.sin(TAU * k / 6 + 0.5), 0.60, 0.80, 0, 0) for k in range(6)]
PLACES.append((0.04, 0.02, 0.84, 0.84, -0.12, 0.08))
skin = damp_skin(0.85)
for k, (x, y, z, s, front, side) in enumerate(PLACES):
    o = momo(skin, k + 2, (17, 14, 19, 16)[k % 4])
    stained(o, (LEVEL - z) / s + 0.02, k)
    o.location, o.rotation_euler = (AT[0] + x, AT[1] + y, z + 0.03 * math.sin(5 * k)), (front + 0.14 * math.sin(k * 5), side + 0.14 * math.cos(k * 3), k * 1.9)
    o.scale = (s, s, s)

jhol = gravy_mat("jhol", "#94360a", "#cc6c1e", "#9c2c05", 0.42, (0.08, 0.32), 3.4)
solids = [(x, y, 0.60 * s, 0.10) for x, y, _, s, _, _ in PLACES]
gravy_pool(jhol, 1.84, LEVEL, solids, AT, 5, 150, 300)

greens, seeds, flakes, leaves = spring_onion(), sesame(), chilli_flakes(), chopped_coriander(0.14)
wet = lambda x, y: any(math.hypot(x - AT[0] - u, y - AT[1] - v) < 0.52 * s for u, v, _, s, _, _ in PLACES)
strew(seeds, 150, AT, 1.70, LEVEL + 0.02, 0.2, avoid=wet)
strew(flakes, 70, AT, 1.70, LEVEL + 0.02, 0.2, avoid=wet)
strew(greens, 12, AT, 1.66, LEVEL + 0.01, 0.15, avoid=wet)
strew(leaves, 22, AT, 1.68, LEVEL + 0.04, 0.3, avoid=wet)
for k, (x, y, z, s, _, _) in enumerate(PLACES):
    crown = lambda u, v, z=z, s=s: z + s * (0.60 - 0.75 * (u * u + v * v) / (s * s))
    strew(seeds, 6, (AT[0] + x, AT[1] + y, 0), 0.36, crown, 0.5)
    strew(flakes, 7, (AT[0] + x, AT[1] + y, 0), 0.36, crown, 0.5)
strew(leaves, 9, (AT[0], AT[1] - 0.05, 0), 0.26, lambda u, v: 1.50 - 1.1 * (u * u + v * v), 0.5)
strew(greens, 5, (AT[0] + 0.05, AT[1], 0), 0.30, lambda u, v: 1.44 - 1.0 * (u * u + v * v), 0.5)

tomato = chutney_bowl("tomato", 0.44, (1.95, -1.25, 0), lacquer("#f3e6c8"))
coarse_chutney(tomato, 0.34)
pod = dried_chilli(1.0, 0.085, 0.25, 3)
for x, y, turn in ((-1.55, -1.72, 0.45), (-1.25, -1.94, 0.0)):
    dup(pod, (x, y, 0), (0, 0, turn))
strew(greens, 5, (0.4, -2.0, 0), 0.4, 0, 0.1)
strew(leaves, 3, (0.3, -1.95, 0.02), 0.4, 0, 0.1)
for o in greens + seeds + flakes + leaves + [pod]:
    hide(o)

steam((-0.2, 0.4, 1.2), 2.4, 1.8, 0.26, 4)
side_light(key=860, fill=70, rim=560, glow=50)
area((-1.6, 4.2, 4.6), (-0.3, 0, 0.5), 2.6, 340, "#fff2dc")
shoot(
    (0.4, -8.4, 5.6),
    (0.0, -0.12, 0.60),
    79,
    0.8,
    (-0.1, -0.9, 1.0),
    top=(0.1, 0.0, 11.6),
    macro=((-1.2, -4.4, 3.1), (-0.15, -0.1, 0.95), (-0.15, -0.8, 1.1)),
)
