"""Thick onion uttapam with tomato, green chilli and coriander, on steel over a banana leaf."""
from tiffin import *
from season import *

reset(59)
brand_table("#e0a224")
STEEL = M_steel()
banana_leaf(3.3, 1.95, (0, 0.0, 0), 0.12, 4)
Z = 0.14
plate(STEEL, 1.72, (-0.35, 0, Z - 0.03))
FLOOR = Z + 0.09
CENTRE, R = (-0.35, 0.0), 1.42

CAKE = vcol_mat("uttapam", 0.42, 0.35, 0.55, 26)
GRIDDLED = tones("#e8c47c", "#d69a3c", "#a8621a", "#6b320c")


def face(x, y):
    """Height of the top, with the pores of the batter."""
    pores = min(0, noise.noise(Vector((x * 9, y * 9, 2))) + 0.25)
    return 0.17 + 0.03 * noise.noise(Vector((x * 2, y * 2, 5))) + 0.05 * pores


def disc(i, j):
    q, a = (i / 47, TAU * j / 130) if i < 48 else ((95 - i) / 47, TAU * j / 130)
    c, s = math.cos(a), math.sin(a)
    rr = R * q * (1 + 0.04 * noise.noise(Vector((c * 2, s * 2, 1))))
    rr += 0.03 * noise.noise(Vector((c * 9, s * 9, 4))) * q
    x, y = rr * c, rr * s
    edge = 1 - 0.75 * smooth(0.86, 1, q)
    return (x, y, face(x, y) * edge if i < 48 else 0)


cake = grid_surface("uttapam", disc, 96, 130, CAKE, loc=(*CENTRE, FLOOR))
paint_dough(
    cake,
    GRIDDLED,
    3,
    2.2,
    1.1,
    0.26,
    lambda x, y, z: 0.55 * smooth(0.80, 1.0, math.hypot(x, y) / R),
    spots=(GRIDDLED[3], 0.06),
)


def ground(x, y):
    return FLOOR + face(x - CENTRE[0], y - CENTRE[1])


rose = noisy("onion", [(0.3, "#e9cfe0"), (0.55, "#c98ab5"), (0.72, "#8e3a76")], 5, coat=0.5)
arcs = []
for k in range(3):
    turn = rnd(1.2, 2.4)
    path = [
        (0.2 * math.cos(turn * t), 0.2 * math.sin(turn * t), 0) for t in [q / 8 for q in range(9)]
    ]
    arcs.append(tube("arc", path, 0.026, rose, n=7))
red, green, dice = tomato_dice(0.12), herbs(0.13), onion_dice(0.085)
hot = [ring(noisy("mirch", [(0.3, "#3a8a1e"), (0.7, "#6ab03a")], bumps=0, coat=0.7))]
carrot = slivers("#e0721a", "#f09a3a", 2, 0.13)
strew(arcs, 46, CENTRE, 1.15, ground, 0.25, (0.7, 1.2), 0.02)
strew(dice, 60, CENTRE, 1.2, ground, 0.5, lift=0.02)
strew(red, 34, CENTRE, 1.15, ground, 0.5, (0.7, 1.2), 0.02)
strew(hot, 22, CENTRE, 1.15, ground, 0.3, (0.8, 1.2), 0.0)
strew(carrot, 40, CENTRE, 1.2, ground, 0.3, lift=0.02)
strew(green, 34, CENTRE, 1.1, ground, 0.4, (0.7, 1.2), 0.05)
tempering(CENTRE, 1.1, ground, 40, 0, 0)
GHEE = pbsdf("ghee", "#e8b23c", 0.07, coat=1, spec=0.7)
butter_pat((CENTRE[0] + 0.05, CENTRE[1] - 0.05, ground(*CENTRE)), 0.30, 0.5)
pour(GHEE, (CENTRE[0] + 0.05, CENTRE[1] - 0.08), 0.36, ground, 0.03, 2, 0.7)

chutney(STEEL, 0.44, (1.75, -0.85, Z - 0.04), chilli=True)
chutney(STEEL, 0.42, (2.02, 0.15, Z - 0.04), TOMATO, 0.7)
chutney(STEEL, 0.40, (1.75, 1.05, Z - 0.04), MINT, 0.6)
leafy = [curry_leaf(0.36)]
for x, y, rz in ((-2.5, -0.9, 0.5), (-2.3, -1.05, 1.4), (1.15, -1.3, -0.3)):
    dup(leafy[0], (x, y, Z + 0.06), (0, -0.1, rz))
away(arcs + red + green + dice + hot + carrot + leafy)
cooked_light(key=860, fill=240, rim=600)
shoot(
    (0.1, -9.0, 7.0),
    (0.12, -0.02, 0.2),
    84,
    6.3,
    (-0.3, -0.6, 0.4),
    top=(0.1, 0, 10.4),
    macro=((-2.2, -4.3, 3.2), (-0.4, -0.1, 0.3), (-0.45, -0.4, 0.4)),
)
