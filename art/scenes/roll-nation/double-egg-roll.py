"""An egg paratha on an iron tawa with onion and chilli, beside two rolls with egg inside."""
from dishes import *
from rollkit import *
from season import *

reset(44)
brand_table("#b52c14")
iron = noisy(
    "iron", [(0.3, "#17181a"), (0.7, "#2b2d30")], scale=7, bumps=0.25, bscale=30, rough=0.38
)
lathe(
    "tawa",
    [
        (0.0001, 0.05),
        (1.9, 0.05),
        (2.15, 0.14),
        (2.3, 0.27),
        (2.36, 0.27),
        (2.2, 0.08),
        (1.9, 0.0),
        (0.0001, 0.0),
    ],
    iron,
    n=120,
    loc=(-0.35, 0.35, 0),
)
tube("handle", [(1.2, 1.75, 0.22), (1.8, 2.5, 0.34), (2.5, 3.4, 0.40)], 0.12, iron, n=14)


def egg_paratha(loc, r=1.78):
    """The flat bread under a set egg: white lace at the rim, yolk yellow within."""
    m = vcol_mat("eggp", 0.34, 0.55, 0.35, 20)
    white, yolk, deep, toast = hexes("#fff2cc", "#fbc638", "#ee9c1c", "#a2601c")

    def edge(a):
        return 1 + 0.05 * math.sin(3 * a + 1) + 0.035 * math.sin(7 * a) + 0.02 * math.sin(17 * a)

    def f(i, j):
        q, a = i / 59, TAU * j / 140
        rr = r * q * (1 + (edge(a) - 1) * q)
        x, y = rr * math.cos(a), rr * math.sin(a)
        bubbles = 0.10 * max(0, fbm(x * 1.4, y * 1.4, 2, 3, 1.6))
        return (
            x,
            y,
            0.07 + bubbles - 0.07 * smooth(0.93, 1, q) + 0.02 * fbm(x * 5, y * 5, 1, 2, 1),
        )

    o = grid_surface("eggp", f, 60, 140, m, loc=loc)

    def col(x, y, z):
        q = math.hypot(x, y) / r
        g = fbm(x * 1.1, y * 1.1, 3, 5, 1.5)
        c = lerpc(yolk, deep, 0.3 + 1.6 * g)
        c = lerpc(c, white, smooth(0.04, 0.2, fbm(x * 1.6 + 9, y * 1.6, 1, 4, 1.3)) * 0.9)
        c = lerpc(c, toast, 0.8 * smooth(0.14, 0.3, fbm(x * 2.4, y * 2.4 + 4, 6, 4, 1.6)))
        bread = paratha_col(x, y, z, 3, 0.1)
        return lerpc(c, bread, smooth(0.86, 0.93, q + 0.25 * g))

    return paint(o, col)


egg_paratha((-1.05, 0.75, 0.06), 1.32)
bits = onions() + [peppers()[0], peppers()[1]]
for k in range(46):
    t = rnd(-1, 1)
    x, y = -1.05 + 0.95 * t, 0.75 + rnd(-0.28, 0.28)
    dup(
        bits[k % 4],
        (x, y, 0.24 + rnd(0, 0.12)),
        (rnd(-0.4, 0.4), rnd(-0.4, 0.4), rnd(0, 6)),
        (0.8,) * 3,
    )
z = zigzag(chutney("green"), 2.0, 0.6, 4, lambda x, y: 0.34, 0.034, 3)
z.location = (-1.05, 0.75, 0)
stuffing = [paneer(3, 0.2), *onions(), peppers()[0], onions()[0], peppers()[1]]
for x, y, turn, seed in ((-0.75, -0.1, 44, 6), (0.35, 0.55, 36, 2)):
    lying(
        x,
        y,
        0.10,
        turn,
        seed,
        stuffing,
        length=1.75,
        r=0.46,
        lining=egg_lining(seed),
        greens=False,
        slant=-0.4,
        sauces=(chutney("red"),),
    )
stow(bits + stuffing)
shell = noisy(
    "shell", [(0.3, "#d8a070"), (0.7, "#e9bd92")], scale=9, bumps=0.12, bscale=60, rough=0.5
)
for x, y, rz in ((1.95, -1.35, 0.3), (1.45, -1.75, 1.4), (2.0, -1.85, 2.4)):
    blob("egg", (0.36, 0.28, 0.28), shell, amp=0.02, loc=(x, y, 0.28), rot=(0, 0, rz))
green = pbsdf("cg", "#3f8a22", 0.25, coat=0.8)
stem = pbsdf("sg", "#7da545", 0.5)
chilli(green, stem, 1.0, 0.08, (-2.75, -1.25, 0), -0.2)
chilli(green, stem, 0.9, 0.07, (-2.5, -1.6, 0), 0.1)
leaf = herb()
scatter(leaf, 16, (-1.9, -0.2), (0.4, 1.1), 0.36)
scatter(leaf, 6, (-2.6, -1.2), (-1.7, -1.3), 0.03)
hide(leaf)
cooked_light(key=1000, fill=240, rim=600)
shoot(
    (0.5, -8.6, 6.6),
    (-0.2, 0.0, 0.25),
    75,
    5.6,
    (0.2, -0.6, 0.4),
    top=(-0.2, 0.12, 12),
    macro=((1.4, -5.2, 3.0), (0.5, -0.5, 0.4), (1.0, -1.2, 0.6)),
)
