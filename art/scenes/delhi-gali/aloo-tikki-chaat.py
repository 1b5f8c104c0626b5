"""Aloo tikki chaat in a leaf bowl, under curd, two chutneys, sev and pomegranate."""
from indian_table import *
from season import *

reset(45)
brand_table("#8a2350")
napkin("#e8b04a", "#8a1f3d", (1.75, 0.95, 0.03), 0.5, 1.3)
leaf_bowl(1.86, (0, 0, 0.1), 3, 0.36)
FLOOR = 0.13

FRIED = vcol_mat("tikki", 0.42, 0.5, 0.7, 24)
CRISP = tones("#e6b055", "#cf8427", "#a5560f", "#6b2e08")
TIKKIS = ((-0.78, 0.30, 0.30, 0.02), (0.62, 0.42, 0.30, -0.02), (-0.05, -0.55, 0.33, 0.02))
R, H = 0.74, 0.34


def tikki(x, y, z, tilt, seed):
    def f(i, j):
        ph, a = math.pi * i / 29 - math.pi / 2, TAU * j / 140
        c, s = math.cos(a), math.sin(a)
        edge = math.cos(ph) ** 0.42 if abs(ph) < 1.57 else 0
        crumbs = noise.noise(Vector((c * 2, s * 2, seed))) * 0.05
        crumbs += noise.noise(Vector((c * 7, s * 7, seed + math.sin(ph) * 2))) * 0.035
        crumbs += noise.noise(Vector((c * 15, s * 15, seed + ph))) * 0.025
        rr = R * edge * (1 + crumbs)
        rough = 0.03 * noise.noise(Vector((rr * c * 5, rr * s * 5, seed)))
        rough += 0.022 * noise.noise(Vector((rr * c * 13, rr * s * 13, seed)))
        return (rr * c, rr * s, H / 2 * math.copysign(abs(math.sin(ph)) ** 0.6, ph) + rough)

    o = grid_surface("tikki", f, 30, 140, FRIED, loc=(x, y, z), rot=(tilt, tilt, seed))
    paint_dough(
        o,
        CRISP,
        seed,
        3,
        1.3,
        0.38,
        lambda x, y, z: 0.25 * smooth(0.5, 0.74, math.hypot(x, y)),
        spots=(CRISP[3], 0.12),
    )


for k, (x, y, z, tilt) in enumerate(TIKKIS):
    tikki(x, y, z, tilt, k * 2.7)


def ground(x, y):
    high = FLOOR
    for tx, ty, tz, _ in TIKKIS:
        d = math.hypot(x - tx, y - ty) / R
        high = max(high, FLOOR + (tz + H / 2 - FLOOR) * (1 - smooth(0.74, 1.28, d)))
    return high


CURD, GREEN, IMLI = M_curd(), M_green(), M_imli()
pour(CURD, (-0.1, 0.12), 1.12, ground, 0.12, 2, 0.35, 120, 40)


def iced(x, y):
    return ground(x, y) + 0.08


pour(GREEN, (-0.70, 0.18), 0.36, iced, 0.05, 4, 0.6)
pour(GREEN, (0.62, 0.20), 0.30, iced, 0.05, 9, 0.6)
pour(GREEN, (0.12, -0.78), 0.28, iced, 0.05, 12, 0.6)
drizzle(
    IMLI,
    [(-1.2, 0.5), (-0.5, 0.6), (-0.9, 0.0), (-0.1, 0.4), (-0.3, -0.25), (0.3, 0.25)],
    iced,
    0.045,
)
drizzle(
    IMLI,
    [(0.3, 0.7), (0.95, 0.55), (0.35, 0.2), (1.0, 0.05), (0.2, -0.25), (0.5, -0.6)],
    iced,
    0.045,
)
drizzle(IMLI, [(-0.6, -0.4), (0.0, -0.3), (-0.45, -0.75), (0.3, -0.6), (-0.1, -1.0)], iced, 0.045)


def crown(x, y):
    return iced(x, y) + 0.02 + 0.18 * max(0, 1 - math.hypot(x, y - 0.05) / 0.6)


crisp = sev()
strew(crisp, 260, (0, 0.05), 0.55, crown, 0.7)
strew(crisp, 150, (0, 0), 1.1, iced, 0.4, lift=0.02)
green, ruby, onion, red = herbs(0.14), anar(), onion_dice(), tomato_dice()
strew(ruby, 46, (0, -0.05), 1.05, crown, 1, (0.8, 1.2), 0.06)
strew(onion, 22, (0, 0), 1.0, iced, 0.6, (0.7, 1.1), 0.06)
strew(red, 18, (0, -0.1), 1.0, iced, 0.6, (0.7, 1.1), 0.06)
strew(green, 16, (0, 0), 0.75, crown, 0.5, (0.8, 1.25), 0.1)
strew(ruby, 9, (1.9, -1.3), 0.45, flat(0.05), 1)
strew(green, 4, (2.2, -1.0), 0.45, flat(0.02), 0.2, (1.1, 1.5))
away(crisp + green + ruby + onion + red)

cooked_light(key=900, fill=230, rim=620)
shoot(
    (0.1, -9.0, 6.4),
    (0.0, -0.06, 0.25),
    96,
    6.3,
    (0, -0.6, 0.5),
    top=(0, -0.05, 9.6),
    macro=((-1.6, -4.2, 3.0), (0.0, -0.15, 0.45), (0.0, -0.4, 0.5)),
)
