"""One giant raj kachori, broken open and heaped with curd, chutneys, sev and pomegranate."""
from indian_table import *
from season import *

reset(83)
brand_table("#5a1e4d")
BRASS = hammered()
FLOOR = 0.05
thali(BRASS, 1.95, (0, 0, 0.0))

CRUST = vcol_mat("kachori", 0.36, 0.45, 0.35, 20)
GOLD = tones("#e6ae55", "#cc8326", "#a05812", "#6a2e08")
R, CENTRE = 1.12, Vector((0, 0.05, FLOOR + 0.86))


def shell(i, j):
    a = TAU * j / 150
    mouth = 0.38 + 0.20 * noise.noise(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, 3)))
    mouth += 0.09 * noise.noise(Vector((math.cos(a) * 7, math.sin(a) * 7, 9)))
    mouth += 0.16 * math.sin(a)
    ph = -math.pi / 2 + i / 43 * (mouth + math.pi / 2)
    d = Vector((math.cos(ph) * math.cos(a), math.cos(ph) * math.sin(a), math.sin(ph)))
    k = 1 + 0.07 * noise.noise(d * 1.8) + 0.05 * max(0, noise.noise(d * 5)) - 0.02 * abs(d.x)
    return (d.x * R * k, d.y * R * k, max(d.z * R * 0.82 * k, -0.84))


crust = grid_surface("kachori", shell, 44, 150, CRUST, loc=CENTRE)
paint_dough(crust, GOLD, 4, 2.4, 1.0, 0.38, lambda x, y, z: -0.22 * z, spots=(GOLD[3], 0.11))
solid(crust, 0.045, -1)

STUFF = vcol_mat("stuffing", 0.5, 0.3, 0.6, 16)
stuffing, ground = heap(STUFF, 0.98, 0.34, (0, 0.05, FLOOR + 1.0), 0.09, 3, 4, 96, 34)
paint_dough(stuffing, tones("#b57f24", "#dcae48", "#efd27a"), 1, 3, 1.2, 0.5)
CURD, GREEN, IMLI = M_curd(), M_green(), M_imli()
pour(CURD, (0.0, 0.0), 0.86, ground, 0.10, 2, 0.3, 110, 34)


def iced(x, y):
    return ground(x, y) + 0.085


pour(GREEN, (-0.38, 0.05), 0.34, iced, 0.05, 4, 0.5)
pour(GREEN, (0.42, -0.30), 0.26, iced, 0.05, 8, 0.5)
zigzag = [
    (-0.75, 0.25),
    (-0.2, 0.45),
    (-0.55, -0.1),
    (0.2, 0.25),
    (-0.15, -0.35),
    (0.5, 0.0),
    (0.2, -0.55),
    (0.75, -0.2),
]
drizzle(IMLI, zigzag, iced, 0.045)
drizzle(IMLI, [(-0.7, -0.25), (-0.3, -0.2), (-0.45, -0.55), (0.0, -0.5), (-0.1, -0.75)], iced, 0.04)


def crown(x, y):
    return iced(x, y) + 0.02 + 0.20 * max(0, 1 - math.hypot(x - 0.05, y - 0.15) / 0.55)


crisp = sev()
strew(crisp, 320, (0.05, 0.15), 0.5, crown, 0.7)
strew(crisp, 110, (0, 0), 0.82, iced, 0.4, lift=0.03)
ruby, green, onion, tomato = anar(), herbs(0.14), onion_dice(0.07), tomato_dice(0.075)
boondi_mat = noisy("boondi", [(0.3, "#dc9a26"), (0.7, "#f0bf52")], 6, bumps=0.4)
boondi = [ball(boondi_mat, 0.055, nu=9, nv=12)]
chana = chana_seeds(0.08)
strew(chana, 12, (-0.1, -0.25), 0.65, iced, 1, (0.9, 1.1), 0.04)
strew(ruby, 52, (0, -0.05), 0.8, crown, 1, (0.8, 1.2), 0.05)
strew(boondi, 16, (0.1, -0.1), 0.75, iced, 1, (0.8, 1.1), 0.05)
strew(onion, 18, (0, -0.1), 0.75, iced, 0.6, lift=0.06)
strew(tomato, 16, (0, -0.1), 0.75, iced, 0.6, lift=0.06)
strew(green, 13, (0.05, 0.08), 0.5, crown, 0.5, (0.8, 1.3), 0.07)


def shard(x, y, z, turn, s):
    """A broken piece of the crust."""

    def f(i, j):
        q, a = i / 9, TAU * j / 26
        r = s * q * (1 + 0.3 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, x))))
        return (
            r * math.cos(a),
            r * math.sin(a),
            -0.28 * r * r / s
            + 0.03 * noise.noise(Vector((r * math.cos(a) * 9, r * math.sin(a) * 9, 1))),
        )

    o = grid_surface("shard", f, 10, 26, CRUST, loc=(x, y, z), rot=turn)
    paint_dough(o, GOLD, x, 3, 1.0, 0.4)
    solid(o, 0.02, 0)


shard(0.40, 0.30, FLOOR + 1.58, (0.75, 0.35, 0.4), 0.42)
shard(1.18, -0.82, FLOOR + 0.14, (0.2, 0.1, 0.7), 0.26)
shard(-1.25, -0.75, FLOOR + 0.13, (0.15, 0.1, 1.7), 0.2)
strew(crisp, 45, (0, -1.1), 0.55, lambda x, y: FLOOR + 0.03, 0.3)
strew(ruby, 14, (0, -1.1), 0.6, lambda x, y: FLOOR + 0.04, 1)
for spot, sauce in (((-1.85, 1.25, 0), GREEN), ((1.85, 1.2, 0), IMLI)):
    cup_of(BRASS, 0.42, spot, sauce)
away(crisp + ruby + green + onion + tomato + boondi + chana)

cooked_light(key=900, fill=230, rim=660)
shoot(
    (0.1, -9.0, 5.6),
    (0.0, -0.05, 0.76),
    86,
    6.3,
    (0, -0.7, 1.1),
    top=(0, -0.05, 10.2),
    macro=((-1.5, -4.4, 3.4), (0.0, -0.05, 1.05), (0.0, -0.4, 1.2)),
)
