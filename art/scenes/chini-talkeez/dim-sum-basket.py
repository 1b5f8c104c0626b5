"""Dim-sum basket: half-moons and open purses in green, pink, orange and white."""
from dishes import *
from wok import *
from season import *

reset(95)
brand_table("#d8982c")
AT = (-0.35, 0.15, 0)
R = 1.72
FLOOR = 0.25
SKIN = vcol_mat("skin", 0.24, 0.75, 0.04, 10, sss=0)
VEG = veg_mat(0.6)


def crescent(tones, seed, pleats=8):
    """A har gow: a half-moon purse along x whose front edge is gathered in pleats."""
    tone = palette(*tones)
    nu, nv = 56, 40

    def f(i, j):
        t, a = i / (nu - 1), TAU * j / nv
        body = max(0.02, math.sin(math.pi * t)) ** 0.62
        curve = 0.22 * (2 * t - 1) ** 2
        y, z = math.cos(a), math.sin(a)
        seam = smooth(0.35, 1, z)
        fold = math.cos(TAU * pleats * t + 0.5 * math.sin(9 * t + seed))
        width = 0.37 * (1 - 0.74 * seam) * body
        height = 0.24 * body if z < 0 else (0.32 + 0.10 * seam) * body
        ripple = 0.032 * fold * smooth(-0.2, 0.6, z) * body
        lump = 1 + 0.07 * noise.noise(Vector((t * 4 + seed, y * 1.5, z * 1.5)))
        return (
            (t - 0.5) * 1.32 * (1 + 0.02 * fold * seam),
            y * width * lump + ripple * (1 + 0.5 * seam) + curve * 0.9,
            max(-0.20, z * height * lump) + 0.20 + 0.014 * fold * seam * body,
        )

    o = grid_surface("crescent", f, nu, nv, SKIN, capstart=True, capend=True)

    def colour(x, y, z):
        shade = 0.55 + 0.9 * fbm(x * 2.5, y * 2.5, z * 2.5 + seed, 3) + 0.5 * (z - 0.28)
        return tone(shade)

    paint(o, colour)
    return sub(o)


def open_purse(tones, seed):
    """A siu mai: an open ruffled cup with a filling of carrot and peas."""
    tone = palette(*tones)
    nu, nv = 26, 60

    def f(i, j):
        t, a = i / (nu - 1), TAU * j / nv
        r = 0.36 * smooth(0, 0.12, t) + 0.03 * math.sin(math.pi * t)
        ruffle = smooth(0.25, 1, t) * (0.045 * math.cos(11 * a + seed) + 0.02 * math.cos(23 * a))
        lip = 0.05 * smooth(0.86, 1, t)
        r = r + ruffle + lip
        return (
            r * math.cos(a),
            r * math.sin(a),
            0.66 * smooth(0.1, 1, t) ** 0.9 * (1 + 0.05 * math.sin(5 * a + seed)),
        )

    o = grid_surface("purse", f, nu, nv, SKIN)
    paint(o, lambda x, y, z: tone(0.5 + 0.8 * fbm(x * 3, y * 3, z * 3 + seed, 3) + 0.3 * z))
    solid(o, 0.03, -1)
    return o


def topping(loc):
    tone = palette("#d9a050", "#f0c878", "#f6dfa6")
    bed = blob(
        "bed", (0.32, 0.32, 0.14), SKIN, 0.2, 4, 2, 16, 26, loc=(loc[0], loc[1], loc[2] + 0.56)
    )
    paint(bed, lambda x, y, z: tone(0.5 + fbm(x * 8, y * 8, z * 8)))
    strew(dices, 22, (loc[0], loc[1], loc[2] + 0.66), 0.26, lambda x, y: 0.04 - x * x - y * y, 1.2)
    strew(peas, 1, (loc[0], loc[1], loc[2] + 0.76), 0.03, 0)


def dice(colours, s, seed):
    tone = palette(*colours)
    return chunk(
        VEG, (s, s, s), s * 0.35, lambda u, v, w, n: tone(0.5 + n), 0.14, 3, seed=seed, cells=5
    )


dices = [
    dice(CARROT, 0.05, 1),
    dice(CARROT, 0.055, 2),
    dice(CABBAGE, 0.05, 3),
    dice(BEAN, 0.045, 4),
]
pea_mat = noisy("pea", [(0.3, "#5fa52a"), (0.7, "#93cc4c")], bumps=0.1, coat=0.6)
peas = [blob("pea", (0.085, 0.085, 0.08), pea_mat, amp=0.06, nu=14, nv=18)]

WHITE = ("#dcc49a", "#f2e3c4", "#fbf2de")
GREEN = ("#3f7a2e", "#7fae52", "#b9d68a")
PINK = ("#a8264f", "#d8587f", "#f0a0b4")
ORANGE = ("#cf6a18", "#ec9a3c", "#f8c277")

steamer_basket(R, AT, 0.70)
leaf = noisy(
    "leafbed", [(0.3, "#3a7a2a"), (0.6, "#6aa83e"), (0.8, "#a6d06a")], scale=2, bumps=0.2, coat=0.4
)
for k in range(9):
    a = TAU * k / 9
    o = leafmesh(leaf, 1.2, 0.7, 0.1, 0.08)
    o.location = (AT[0] + 1.0 * math.cos(a), AT[1] + 1.0 * math.sin(a), FLOOR - 0.10 + 0.01 * k)
    o.rotation_euler = (0, -0.05, a)

base = FLOOR - 0.02
crescents = []
for k, tones in enumerate((WHITE, PINK, GREEN) * 2):
    a = TAU * k / 6 - 0.5
    x, y = 1.14 * math.cos(a), 1.14 * math.sin(a)
    crescents.append((x, y))
    o = crescent(tones, k * 2.3)
    o.location = (AT[0] + x, AT[1] + y, base)
    o.rotation_euler = (0, 0, a + math.pi / 2 + rnd(-0.12, 0.12))
    o.scale = (0.92, 0.92, 0.92)
for k, tones in enumerate((ORANGE, WHITE, PINK)):
    a = TAU * k / 3 + 0.55
    o = open_purse(tones, k * 3.1)
    o.location = (AT[0] + 0.45 * math.cos(a), AT[1] + 0.45 * math.sin(a), base + 0.02)
    o.scale = (0.92, 0.92, 1)
    topping(o.location)

oil_at = (1.6, -1.35, 0)
katori(lacquer("#17110f"), 0.52, oil_at)
oil = M_sauce("#7a0c04", "#b8220a", "#e05a14", coat=1, bumps=0.12)
fill(oil, 0.47, 0.35, oil_at, amp=0.015)
flakes, seeds, greens = chilli_flakes(), sesame(), spring_onion()
surface = (oil_at[0], oil_at[1], 0.365)
strew(flakes, 44, surface, 0.40, 0, 0.3)
strew(seeds, 14, surface, 0.38, 0, 0.3)
strew(greens, 5, surface, 0.28, 0, 0.2)
for x, y in crescents:
    strew(seeds, 5, (AT[0] + x, AT[1] + y, base + 0.58), 0.12, 0, 0.4)
chopsticks((2.05, -0.3, 0.84), (0.35, 1.75, 0.82), 0.2)
strew(greens, 9, (0.55, -1.95, 0), 0.5, 0, 0.1)
pod = dried_chilli(0.95, 0.09, 0.25, 3)
dup(pod, (-1.4, -1.85, 0), (0, 0, 0.4))
dup(pod, (-1.1, -2.05, 0), (0, 0, -0.2))
put_away(dices, peas, flakes, seeds, greens, pod)

cooked_light(key=1050, fill=230, rim=700)
shoot(
    (0.5, -8.9, 6.2),
    (0.0, -0.2, 0.3),
    78,
    5.6,
    (-0.2, -0.8, 0.8),
    top=(-0.05, 0.05, 11.8),
    macro=((-0.9, -4.4, 2.9), (-0.2, -0.2, 0.75), (-0.2, -0.8, 0.8)),
)
