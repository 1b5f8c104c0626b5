"""Samosas with one broken open, green and tamarind chutney, and chai in kulhads."""
from indian_table import *
from season import *

reset(72)
brand_table("#e3a02f")
SLATE = noisy("slate", [(0.3, "#3b1630"), (0.7, "#54244a")], 3, bumps=0.1, rough=0.35, coat=0.4)
plate(SLATE, 1.95, (0.95, -0.15, 0))
FLOOR = 0.12

FRIED = vcol_mat("samosa", 0.36, 0.45, 0.35, 22)
CRISP = tones("#e8b05a", "#cc8428", "#a45a13", "#6e3309")
FILL = vcol_mat("filling", 0.5, 0.25, 0.7, 18)
ALOO = tones("#b98422", "#dfb544", "#f0d47c")


def corner(a, round_=0.5):
    """Radius of a rounded triangle."""
    third = (a % (TAU / 3)) - TAU / 6
    return (1 - round_) * 0.5 / math.cos(third) + round_ * 0.72


def samosa_point(a, t, seed, swell=1.0):
    """On the shell: a about the axis, t from the base seam (0) to the tip (1)."""
    taper = (1 - t**2.0) ** 0.85 * (1 - 0.04 * t) + 0.10 * math.sin(t * 3.14)
    r = 0.78 * corner(a) * taper * swell + 0.045 * (1 - t) * smooth(0, 0.1, t)
    crimp = (1 - smooth(0.03, 0.14, t)) * (0.07 + 0.03 * math.sin(a * 22))
    x, y = (r + crimp) * math.cos(a), (r + crimp) * math.sin(a)
    z = 0.10 * (1 - smooth(0, 0.14, t)) * math.sin(a * 22 + 1) * 0.25 + 0.92 * t
    d = Vector((x * 2, y * 2, z * 2 + seed))
    dent = 0.05 * noise.noise(d) + 0.05 * max(0, noise.noise(d * 3.4) - 0.1)
    k = 1 + dent * 1.6 * (1 - t * 0.6)
    return (x * k, y * k, z * (1 - 0.04 * math.sin(a + seed)))


def samosa(loc, rz, s, seed, lean=(0, 0), open_to=1.0):
    """open_to < 1 breaks the shell away and shows the filling."""

    def f(i, j):
        share = (
            open_to
            if open_to == 1
            else open_to * (1 + 0.05 * noise.noise(Vector((i * 0.5, seed, 1))))
        )
        return samosa_point(TAU * share * j / 109, i / 45, seed)

    o = grid_surface("samosa", f, 46, 110, FRIED, closev=open_to == 1)
    o.location, o.rotation_euler, o.scale = loc, (lean[0], lean[1], rz), (s, s, s)
    paint_dough(
        o,
        CRISP,
        seed,
        2.4,
        0.95,
        0.36,
        lambda x, y, z: 0.3 * smooth(0.75, 1.0, z) + 0.28 * (1 - smooth(0.03, 0.12, z)),
        spots=(CRISP[3], 0.08),
    )
    if open_to == 1:
        return
    solid(o, 0.05, -1)

    def inside(i, j):
        x, y, z = samosa_point(TAU * j / 80, i / 40, seed, 0.86)
        rough = 1 + 0.22 * noise.noise(Vector((x * 5, y * 5, z * 5)))
        return (x * 0.93 * rough, y * 0.93 * rough, z * 0.93)

    core = grid_surface(
        "filling", inside, 41, 80, FILL, loc=loc, rot=(lean[0], lean[1], rz), scale=(s, s, s)
    )
    paint_dough(core, ALOO, 2, 4, 1.3, 0.5)
    pea = noisy("pea", [(0.3, "#4f8a1c"), (0.7, "#7fb53a")], 3, bumps=0, coat=0.8)
    chilli_bit = noisy("bit", [(0.3, "#a8240c"), (0.7, "#cf4a1c")], 3, coat=0.6)
    for k in range(17):
        a = TAU * rnd(open_to + 0.03, 0.97)
        t = rnd(0.06, 0.72)
        p = Vector(samosa_point(a, t, seed, 0.84))
        p = Matrix.Rotation(rz, 4, "Z") @ (p * s) + Vector(loc)
        r = 0.062 * s
        if k % 3:
            blob("pea", (r, r, r), pea, 0.05, nu=10, nv=14, loc=p)
        else:
            box(chilli_bit, r, r, r * 0.6, p, (rnd(0, 3), rnd(0, 3), 0), 0.01)


samosa((0.15, 0.30, FLOOR), 0.4, 0.98, 1)
samosa((1.32, 0.52, FLOOR), 1.5, 1.0, 4)
samosa((0.72, -0.52, FLOOR), 2.0, 0.98, 7)
samosa((1.85, -0.40, FLOOR), -0.35, 0.96, 11, open_to=0.66)

CLAY = M_clay()
CHAI = noisy("chai", [(0.3, "#a8602c"), (0.7, "#bd7a42")], 2, bumps=0, rough=0.25, coat=0.5)
froth = noisy("froth", [(0.3, "#d9ab7e"), (0.7, "#ecc9a0")], 8, bumps=0.2)
bubble = [blob("bubble", (0.035, 0.035, 0.02), froth, 0, nu=8, nv=10)]
for x, y, s in ((-1.78, 0.35, 1.1), (-1.05, 1.3, 1.1)):
    kulhad(CLAY, s, (x, y, 0))
    fill(CHAI, 0.52 * s, 0.80 * s, (x, y, 0), amp=0.004)
    for _ in range(34):
        a, q = rnd(0, TAU), (0.49 - 0.12 * random.random() ** 2) * s
        r = rnd(0.4, 1.1)
        dup(bubble[0], (x + q * math.cos(a), y + q * math.sin(a), 0.803 * s), (0, 0, 0), (r,) * 3)

BRASS = hammered()
cup_of(BRASS, 0.44, (-1.30, -1.05, 0), M_green())
cup_of(BRASS, 0.38, (-2.12, -0.85, 0), M_imli(), 0.0, 0.008)
green = herbs(0.13)
strew(green, 3, (-1.3, -1.05), 0.2, flat(0.34), 0.3)
flakes = slivers("#dc9a3c", "#b5691a", 3, 0.12)
strew(flakes, 24, (1.6, -0.95), 0.55, flat(0.12), 0.5, (0.4, 1.1))
green_chilli((0.05, -1.18, FLOOR), 0.35, 0.85)
green_chilli((0.30, -1.38, FLOOR - 0.01), 0.12, 0.8)
cardamom = noisy("elaichi", [(0.3, "#8fa858"), (0.7, "#c3d08e")], 6, bumps=0.2)
pods = [blob("pod", (0.11, 0.055, 0.05), cardamom, 0.1, nu=10, nv=14)]
strew(pods, 6, (-2.35, -1.55), 0.35, flat(0.05), 0)
away(bubble + green + flakes + pods)

cooked_light(key=880, fill=230, rim=640)
shoot(
    (0.1, -9.0, 5.6),
    (0.2, -0.05, 0.42),
    67,
    6.3,
    (0.7, -0.7, 0.6),
    top=(0.0, -0.05, 11.4),
    macro=((-0.3, -4.9, 2.7), (0.95, -0.15, 0.5), (1.0, -0.5, 0.6)),
)
