"""Cheesy garlic bread on a wooden board with tomato dip, garlic and parsley."""
from pizzeria import *
from season import *

reset(31)
brand_table("#3a241b")

BOARD_TOP = 0.16


def outline(a, seed):
    """Radius of a slice cut aslant from a baguette."""
    c, s = math.cos(a), math.sin(a)
    r = 1 / math.sqrt((c / 0.98) ** 2 + (s / 0.56) ** 2)
    return r * (1 + 0.05 * noise.noise(Vector((c * 2 + seed, s * 2, seed))))


def toast(seed):
    """A thick slice: crust at its side, toasted crumb above."""
    profile = densify(
        [(0.0001, 0), (0.94, 0), (1.0, 0.06), (1.0, 0.2), (0.96, 0.27), (0.0001, 0.27)], 5
    )

    def surface(i, j):
        q, z = profile[i]
        a = TAU * j / 90
        r = outline(a, seed) * q
        return (r * math.cos(a), r * math.sin(a), z)

    ob = grid_surface("toast", surface, len(profile), 90, dough_material())

    def colour(x, y, z):
        q = math.hypot(x, y) / outline(math.atan2(y, x), seed)
        if z > 0.24 and q < 0.93:
            return dough_colour(x, y, seed, 0.2 + 0.2 * q, seed, 0)
        return dough_colour(x, y, z, 0.5, seed, 0.5)

    return paint(ob, colour)


def cheese_coat(seed):
    """Melted cheese that runs over the edge in places, with browned blisters."""

    def surface(i, j):
        q = i / 34
        a = TAU * j / 110
        c, s = math.cos(a), math.sin(a)
        run = 0.5 + 0.5 * noise.noise(Vector((c * 2.6 + seed * 5, s * 2.6, 1)))
        over = smooth(0.86, 1, q)
        r = outline(a, seed) * q * (0.95 + 0.10 * run * over)
        x, y = r * c, r * s
        bubbles = 0.035 * fbm(x * 1.2 + seed, y * 1.2, 3, 4, 3)
        return (
            x,
            y,
            0.30 + 0.02 * (1 - q * q) + bubbles - over * (0.02 + 0.26 * run**2 * (run > 0.4)),
        )

    coat = vcol_mat("coat", 0.26, 0.6, 0.25, 22)
    ob = grid_surface("cheese", surface, 35, 110, coat)
    pale, gold, brown, butter = (hexc(c) for c in ("#f4c766", "#e6982a", "#84390a", "#d07c10"))

    def colour(x, y, z):
        c = lerpc(pale, gold, 0.45 + 1.4 * fbm(x + seed, y, 2, 4, 2.4))
        c = lerpc(c, butter, smooth(0.1, 0.25, fbm(x, y + seed, 9, 3, 3)))
        spot = leopard(x, y, seed, seed, 3.0, 0.10)
        return lerpc(c, brown, 0.85 * spot)

    return paint(ob, colour)


def herbs(seed, material, count=16):
    """Chopped parsley pressed into the cheese."""
    leaf = coriander(material, 0.075)
    for _ in range(count):
        a, q = rnd(0, TAU), 0.85 * math.sqrt(random.random())
        r = outline(a, seed) * q
        place = (r * math.cos(a), r * math.sin(a), 0.335)
        dup(leaf, place, (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)), (rnd(0.5, 1.1),) * 3)
    hide(leaf)


def piece(seed):
    toast(seed)
    cheese_coat(seed)
    herbs(seed, parsley)
    flakes(8, 0, 0.5, 0.34, size=0.022)


parsley = M_leaf("#2c6b1c", "#5da033")
plank = wood("plank", "#a06d3c", "#7f522b", "#ba8450", scale=0.4, axis="X")
board(plank, 2.75, 1.55, BOARD_TOP, rot=0.04)
level = BOARD_TOP + 0.01
group(made_by(piece, 1), (-1.55, 0.45, level), (0, 0, 1.25))
group(made_by(piece, 2), (-0.55, 0.55, level), (0, 0, 1.15))
group(made_by(piece, 3), (0.5, 0.5, level), (0, 0, 1.3))
group(made_by(piece, 4), (-1.1, -0.35, level + 0.36), (0.10, -0.06, 0.55))
group(made_by(piece, 5), (0.25, -0.55, level + 0.02), (0.0, 0, 0.15))
group(made_by(piece, 6), (-0.25, 0.15, level + 0.70), (-0.06, 0.08, 0.9))

dip = katori(pbsdf("clay", "#26211f", 0.3, coat=0.5), 0.62, (1.75, -0.15, BOARD_TOP))
sauce = M_sauce("#8c1606", "#bf2f10", "#d95a26", coat=0.8)
fill(sauce, 0.575, 0.44, (1.75, -0.15, BOARD_TOP), amp=0.035, freq=4)
basil(1.72, -0.2, BOARD_TOP + 0.52, 0.8, 0.42)
garlic(2.1, -1.15, 0.33, BOARD_TOP, 0.5)
garlic(-2.0, -1.1, 0.34, BOARD_TOP, 2.0)
clove = pbsdf("clove", "#f4e7d4", 0.4, coat=0.2)
for x, y, turn in ((1.45, -1.2, 0.4), (-1.45, -1.25, 2.0), (1.0, -1.3, 1.2)):
    z = BOARD_TOP if y > -1.5 else 0
    blob("clove", (0.2, 0.11, 0.1), clove, amp=0.25, seed=x, loc=(x, y, z + 0.08), rot=(0, 0, turn))
for x, y, turn in ((-2.9, 1.0, 0.5), (-2.6, 1.35, 1.7), (2.9, 1.1, 2.4)):
    basil(x, y, 0.12, turn, 0.7)
flakes(60, 0.2, 1.5, BOARD_TOP + 0.01, ("#c98a3c", "#e8bf78"), 0.03)
flakes(70, 2.6, 3.9)
cooked_light(key=1000, fill=190, rim=700)
shoot(
    (0.0, -9.2, 6.6),
    (0.05, -0.1, 0.35),
    80,
    6.3,
    (0, -0.4, 0.7),
    top=(0, 0, 9.2),
    macro=((-1.0, -4.6, 2.7), (-0.2, 0, 0.65), (-0.2, -0.3, 0.8)),
)
