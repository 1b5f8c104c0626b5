"""Hot and sour soup: amber broth with tofu, mushroom, carrot and chilli oil."""
from dishes import *
from wok import *
from season import *

reset(107)
brand_table("#860d14")
AT = (-0.25, 0.1, 0)
LEVEL = 1.14
VEG = veg_mat(0.9)

bowl_out = stoneware("soupglaze", "#1f1614", "#4a342c")
bowl_in = stoneware("soupbowl", "#e9d6ac", "#9a6b35")
deep_bowl(bowl_out, 1.8, AT, bowl_in)

broth = vcol_mat("broth", 0.12, 1.0, 0.05, 4)


def surface(i, j):
    r, a = 1.68 * i / 44, TAU * j / 110
    x, y = r * math.cos(a), r * math.sin(a)
    rise = 0.03 * smooth(0.93, 1, i / 44)
    return x, y, LEVEL + 0.02 * fbm(x * 2, y * 2, 1, 3) + rise


soup = grid_surface("soup", surface, 45, 110, broth, loc=AT)
amber = palette("#5a1a05", "#8a300a", "#b54c10", "#d9782a")


def broth_colour(x, y, z):
    swirl = fbm(x * 1.1 + 0.6 * fbm(x * 2, y * 2, 7, 2), y * 1.1, 3, 4)
    c = amber(0.5 + 1.2 * swirl)
    oil = noise.noise(Vector((x * 2.6, y * 2.6, 9)))
    return lerpc(c, hexc("#c9240a"), smooth(0.32, 0.42, oil) * 0.8)


paint(soup, broth_colour)


def tofu(seed):
    tone = palette("#b87a34", "#dfb066", "#f3dcae", "#fdf1d4")
    s = rnd(0.15, 0.19)
    return chunk(
        VEG,
        (s, s * 0.95, s * 0.9),
        0.035,
        lambda u, v, w, n: tone(0.72 + 1.0 * n - 0.4 * sorted((abs(u), abs(v), abs(w)))[1] ** 4),
        0.05,
        4,
        seed=seed,
    )


def mushroom_slice(s=0.34):
    """The outline of a halved button mushroom, pale with a brown rim."""
    outline = []
    for k in range(25):
        a = math.pi * k / 24
        outline.append((math.cos(a) * 0.62, 0.12 + 0.52 * math.sin(a)))
    outline += [(-0.5, 0.02), (-0.2, 0.05), (-0.17, -0.35), (-0.08, -0.45)]
    outline += [(0.08, -0.45), (0.17, -0.35), (0.2, 0.05), (0.5, 0.02)]
    rings = 5

    def f(i, j):
        q = 0.0 if i == 0 else i / (rings - 1)
        x, y = outline[j]
        return s * x * q, s * (0.1 + (y - 0.1) * q), 0.02 * math.sin(x * 5)

    tone = palette("#f3e6cc", "#e9d3ab", "#a9783f", "#7a4c22")
    o = grid_surface("mush", f, rings, len(outline), VEG)
    paint(
        o,
        lambda x, y, z: tone(
            (math.hypot(x, y - 0.1 * s) / (0.6 * s)) ** 3 * 0.85 + 0.25 * fbm(x * 14, y * 14, 0, 2)
        ),
    )
    solid(o, 0.05, 0)
    return o


tofus = [tofu(k) for k in range(4)]
slices = [mushroom_slice(s) for s in (0.34, 0.28)]
carrots = julienne(VEG, CARROT, 0.5, 0.036)
cabbages = julienne(VEG, CABBAGE, 0.5, 0.04)
shoots = julienne(VEG, ("#e0bd6a", "#f4dfa0", "#fdf3cd"), 0.46, 0.055)
beans = julienne(VEG, BEAN, 0.26, 0.05)
reds = julienne(VEG, CAPSICUM_RED, 0.42, 0.05)
fungus = julienne(VEG, ("#2b1710", "#5a3320", "#7d4a2e"), 0.36, 0.06)

middle = lambda x, y: LEVEL + 0.03 + 0.30 * max(0, 1 - (x * x + y * y) / 1.1)
for x, y in pack(14, 1.15, 0.42):
    dup(
        random.choice(tofus),
        (AT[0] + x, AT[1] + y, middle(x, y) - 0.02),
        (rnd(-0.35, 0.35), rnd(-0.35, 0.35), rnd(0, TAU)),
    )
for x, y in pack(9, 1.3, 0.6):
    dup(
        random.choice(slices),
        (AT[0] + x, AT[1] + y, middle(x, y) + 0.09),
        (rnd(-0.4, 0.2), rnd(-0.4, 0.4), rnd(0, TAU)),
    )
for protos, n, lift in (
    (carrots, 24, 0.09),
    (cabbages, 5, 0.08),
    (shoots, 6, 0.10),
    (beans, 16, 0.09),
    (reds, 16, 0.10),
    (fungus, 16, 0.08),
):
    strew(protos, n, AT, 1.35, lambda x, y, lift=lift: middle(x, y) + lift, 0.35)
strew(carrots + beans, 14, AT, 1.55, LEVEL + 0.015, 0.1, inner=1.2)

greens, flakes = spring_onion(), chilli_flakes()
strew(greens, 44, AT, 1.45, lambda x, y: middle(x, y) + 0.12, 0.5)
strew(flakes, 40, AT, 1.65, lambda x, y: max(LEVEL + 0.02, middle(x, y) - 0.02), 0.2)
sprigs = coriander_sprigs(s=0.27)
for x, y, turn in ((0.02, -0.1, 0.2), (0.24, 0.12, 1.7), (-0.2, 0.14, 4.1)):
    dup(random.choice(sprigs), (AT[0] + x, AT[1] + y, middle(x, y) + 0.20), (0.2, -0.25, turn))

spoon_mat = stoneware("spoon", "#f1e3c4", "#9a6b35")


def spoon(loc, rz):
    """A flat-bottomed porcelain soup spoon."""

    def f(i, j):
        t, s = i / 40, (j / 16 - 0.5) * 2
        x = 1.9 * t
        cup = smooth(0.62, 0.36, t)
        width = 0.13 + 0.19 * cup * math.sin(math.pi * min(1, (t + 0.03) / 0.5)) ** 0.6
        width *= smooth(-0.02, 0.05, t)
        rim = 0.20 * cup + 0.09 * (1 - cup)
        return x, s * width, 0.05 + rim * abs(s) ** 3 + 0.42 * smooth(0.35, 1.0, t) ** 1.3

    o = grid_surface("spoon", f, 41, 17, spoon_mat, closev=False, loc=loc, rot=(0, 0, rz))
    solid(o, 0.05, 0)
    sub(o)


spoon((0.4, -1.95, 0.0), 0.25)
vinegar_at = (1.95, -0.6, 0)
katori(lacquer("#a30f18"), 0.42, vinegar_at)
fill(pbsdf("vinegar", "#1c0a05", 0.15, coat=0.3), 0.38, 0.26, vinegar_at, amp=0.004)
strew(chilli_rings(("#2f7f1c", "#55a52c", "#8ccc50")), 7, (1.95, -0.6, 0.27), 0.24, 0, 0.1)
ticket((-1.45, -1.85, 0.03), -0.3)
strew(greens, 7, (-0.4, -2.0, 0), 0.3, 0, 0.1)
put_away(reds, tofus, slices, carrots, cabbages, shoots, beans, fungus, greens, flakes, sprigs)

cooked_light(key=1050, fill=240, rim=800)
shoot(
    (0.5, -9.6, 6.7),
    (0.02, -0.15, 0.62),
    78,
    5.6,
    (-0.2, -0.8, 1.3),
    top=(0.1, -0.15, 11.2),
    macro=((-1.3, -4.0, 3.7), (-0.25, 0.0, 1.3), (-0.2, -0.5, 1.4)),
)
