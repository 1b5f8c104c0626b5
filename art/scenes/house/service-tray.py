"""A crisp dosa, sambar, chutney and filter coffee on a tray, a brass bell and five gold stars."""
from stilllife import *
from tiffin import *

reset(211)
stage("#12807c", depth=10, rough=0.75)

BRASS = hammered("#e2ad47", 0.22, 0.06)
STEEL = M_steel()
GOLD = pbsdf("gold", "#f7b51e", 0.3, coat=0.6, metal=0.35)
TRAY_FLOOR = 0.07


def tray(w, d):
    """A moulded food-court tray with a rolled lip."""
    red = pbsdf("melamine", "#b3261e", 0.34, coat=0.35)
    grain = noise_tex(red, coords(red), 120, 3)
    L(red, bump(red, grain.outputs["Fac"], 0.12, 0.004), B(red).inputs["Normal"])
    rows = [(-0.12, 0), (-0.02, 0.03), (0.1, 0.21), (0.15, 0.24), (0.19, 0.235)]
    rows += [(0.19, 0.265), (0.14, 0.28), (0.08, 0.25), (-0.04, 0.09), (-0.12, TRAY_FLOOR)]

    def surface(i, j):
        grow, z = rows[i]
        x, y = rounded_rect(w + 2 * grow, d + 2 * grow, 0.36 + grow, 10)[j]
        return (x, y, z)

    ob = grid_surface("tray", surface, len(rows), 44, red, capstart=True, capend=True)
    ob.data.use_auto_smooth = True


def dosa(length=3.45):
    """A folded dosa, open towards -y, its lip and ends ragged."""
    crisp = vcol_mat("dosa", 0.34, 0.5, 0.5, 26, 0.4)

    def sheet(i, j):
        s, t = i / 189, j / 109
        a = math.radians(226 + 290 * t)
        flap = smooth(0.6, 1, t)
        y, z = (0.64 + 0.05 * flap) * math.cos(a), 0.44 + (0.42 + 0.06 * flap) * math.sin(a)
        ragged = noise.noise(Vector((s * 15, t > 0.5, 2))) + 0.6 * noise.noise(
            Vector((s * 44, 1, 5))
        )
        y -= 0.13 * ragged * smooth(0.95, 1, t) + 0.12 * ragged * (1 - smooth(0, 0.14, t))
        ends = noise.noise(Vector((t * 8, s > 0.5, 3)))
        ends += 0.6 * noise.noise(Vector((t * 26, s > 0.5, 8)))
        far = abs(s - 0.5) * 2
        side = 1 if s > 0.5 else -1
        x = (s - 0.5) * length * (1 + 0.05 * math.sin(a)) + 0.13 * ends * far**10 * side
        z += 0.03 * noise.noise(Vector((x * 2, t * 4, 4))) + 0.1 * flap * math.cos(x * 1.1)
        y += 0.1 * math.cos(1.1 * x + 0.3)
        z += 0.14 * far**3 * smooth(0.35, 0.8, t)
        return (x, y, max(0.015, z))

    ob = grid_surface("dosa", sheet, 190, 110, crisp, closev=False)
    solid(ob, 0.026, 0)
    dosa_paint(ob, lambda x, y, z: (x * 0.8, y + z * 1.6 - 1.2), 5)
    filling(length)


def filling(length):
    """Potato palya that bulges out of the open side."""

    def stem(x):
        return (max(0, 1 - (abs(x) / (length * 0.485)) ** 8)) ** 0.5

    def surface(i, j):
        x = (i / 99 - 0.5) * length * 0.97
        a = math.pi * (0.42 + 0.86 * j / 29)
        swell = stem(x) * (1 + 0.2 * fbm(x, math.cos(a), math.sin(a), 3, 3.4))
        return (x, -0.12 + 0.52 * swell * math.cos(a), 0.36 + 0.34 * swell * math.sin(a))

    def top(x, y):
        across = max(0, 1 - ((y + 0.12) / 0.58) ** 2)
        return 0.34 + 0.34 * math.sqrt(across)

    ob = grid_surface("palya", surface, 100, 30, palya_mat(), closev=False)
    paint_dough(ob, PALYA, 2, 4, 1.3, 0.5)
    for k in range(12):
        x = -1.6 + 0.29 * k
        palya_bits(4, (x, -0.52), 0.1, top)
        palya_bits(3, (x + 0.1, -0.64), 0.08, lambda x, y: 0.2)


def coffee():
    """A brass tumbler of coffee under froth, standing in its davara."""
    davara = [(0.0001, 0), (0.5, 0), (0.54, 0.02), (0.62, 0.16), (0.65, 0.32), (0.77, 0.38)]
    davara += [(0.79, 0.4), (0.76, 0.42), (0.63, 0.36), (0.58, 0.18), (0.5, 0.06), (0.0001, 0.05)]
    lathe("davara", davara, BRASS, 100)
    cup = [(0.0001, 0.06), (0.36, 0.06), (0.38, 0.1), (0.41, 0.62), (0.45, 1.04), (0.53, 1.16)]
    cup += [(0.545, 1.19), (0.52, 1.2), (0.43, 1.04), (0.39, 0.6), (0.0001, 0.56)]
    lathe("tumbler", cup, BRASS, 100)
    crema = tones("#5e2f12", "#9a5f2e", "#c99a66", "#efd2a6")
    top, ground = heap(
        vcol_mat("froth", 0.7, 0, 0.4, 40, 0.2), 0.44, 0.15, (0, 0, 1.08), 0.03, 5, 3, 64, 22, 3
    )
    paint_dough(
        top, crema, 3, 4.5, 1.3, 0.7, lambda x, y, z: -0.5 * smooth(0.3, 0.44, math.hypot(x, y))
    )
    bubbles = [ball(pbsdf("bubble", "#c39160", 0.15, coat=1), 0.026, nu=8, nv=10)]
    strew(bubbles, 60, (0, 0), 0.41, ground, 0, (0.3, 1.2))
    away(bubbles)


def bell():
    """A desk bell: dark foot, polished dome, a button to tap."""
    foot = pbsdf("foot", "#2a1512", 0.3, coat=0.6)
    lathe("foot", rounded_profile(0.66, 0.12, 0.05, 5), foot, n=96)
    dome = [(0.5, 0.16), (0.6, 0.15), (0.625, 0.165), (0.61, 0.19), (0.585, 0.22)]
    dome += [
        (0.585 * math.cos(a), 0.22 + 0.46 * math.sin(a))
        for a in [math.pi / 2 * k / 16 for k in range(1, 16)]
    ]
    polished = pbsdf("polish", "#f0b648", 0.23, metal=1)
    lathe("dome", dome + [(0.0001, 0.68)], polished, n=110)
    button = [(0.07, 0.66), (0.07, 0.76), (0.13, 0.78), (0.145, 0.82), (0.12, 0.87), (0.0001, 0.89)]
    lathe("button", button, polished, n=48)


def star_outline(r):
    points = []
    for k in range(10):
        q = r if k % 2 == 0 else r * 0.46
        points.append((-q * math.sin(TAU * k / 10), q * math.cos(TAU * k / 10)))
    return points


def rating_card(w=2.35, h=0.98):
    """A card on a wooden foot that bears five stars in relief, the middle ones higher."""
    maroon, cream = matte("card", "#6a1424", 0.55), matte("border", "#fff3de", 0.6)
    oak = wood("oak", "#c08a50", "#a06f3c", "#d4a066", scale=0.6)
    slab(oak, w * 0.86, 0.42, 0.13, r=0.08, bev=0.03)
    for x in (-0.7, 0.7):
        box(oak, 0.16, 0.09, 0.6, (x, 0.07, 0.36), (math.radians(-10), 0, 0))

    def face():
        slab(cream, w, h, 0.05, r=0.16, bev=0.012)
        slab(maroon, w - 0.12, h - 0.12, 0.06, (0, 0, 0.006), r=0.12, bev=0.008)
        for k in range(5):
            x = (k - 2) * 0.415
            at = (x, 0.09 - 0.085 * (k - 2) ** 2 * 0.5, 0.06)
            prism(GOLD, star_outline(0.225), 0.06, at, (0, 0, rnd(-0.05, 0.05)), bev=0.022)

    place(face, loc=(0, -0.02, h / 2 + 0.42), rot=(math.radians(80), 0, 0))


place(tray, 4.0, 3.0, loc=(-0.62, 0, 0), rot=(0, 0, 0.05))
banana_leaf(2.0, 0.86, (-0.65, 0.55, TRAY_FLOOR - 0.01), 0.1, 2)
place(dosa, loc=(-0.62, 0.7, TRAY_FLOOR + 0.05), rot=(0, 0, 0.1))
place(coffee, loc=(-1.85, -0.68, TRAY_FLOOR), rot=(0, 0, 0.4))
sambar(STEEL, 0.58, (-0.45, -0.78, TRAY_FLOOR))
chutney(STEEL, 0.48, (0.75, -0.72, TRAY_FLOOR), chilli=True)
place(bell, loc=(2.26, -0.98, 0), scale=0.92)
place(rating_card, loc=(1.62, 1.62, 0), rot=(0, 0, -0.14), scale=1.1)
curry = leaf_v(0.36, 0.17, a="#1f5a1c", b="#4b8c2c", curl=0.1, fold=0.2)
for x, y, z, turn in (
    (-1.0, -1.25, 0.1, 0.5),
    (-1.12, -1.05, 0.1, 2.2),
    (1.18, -1.2, 0.1, 0.9),
    (1.32, -1.75, 0.03, 0.3),
    (2.72, -0.28, 0.03, 1.2),
):
    dup(curry, (x, y, z), (0, 0, turn))
hide(curry)
studio(key=980, fill=240, rim=620)
shoot((0.35, -9.6, 6.95), (0.0, 0.06, 0.54), 67, 8, (-0.2, -0.5, 0.6), top=(0, 0, 11))
