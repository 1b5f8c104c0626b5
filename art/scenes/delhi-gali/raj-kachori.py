"""One giant raj kachori, broken open and heaped with curd, chutneys, sev and pomegranate."""
from indian_table import *
from fresh_garnish import chopped_coriander
from fried_bread import *
from photo_light import *

reset(83)
set_table("#2e0f26", "#10040d")
BRASS = aged("brass", "#d6a24a", "#8a5c22", (0.3, 0.55))
FLOOR = 0.05
thali(BRASS, 1.95, (0, 0, 0.0))

CRUST = fried_skin()
TONES = []
R, CENTRE = 1.12, Vector((0, 0.05, FLOOR + 0.86))


def baked(d, raised, seed):
    """Colour of the shell in a direction: browned where it blistered, paler where it was turned last."""
    c = skin_tone(d * 1.1, Vector((0, 0, 0.35 + 0.35 * d.z)), raised, seed)
    c = lerpc(c, BROWN, 0.55 * smooth(0.1, 0.7, noise.noise(d * 1.9 + Vector((seed, 0, 0))) + 0.4 * noise.noise(d * 6) + 0.45 * raised))
    return lerpc(c, DARK, 0.5 * smooth(0.7, 1.1, raised + 0.5 * noise.noise(d * 7)))


def shell(i, j):
    a = TAU * j / 419
    ring = Vector((math.cos(a), math.sin(a), 3))
    mouth = 0.38 + 0.22 * noise.noise(ring * 2.2) + 0.10 * noise.noise(ring * 7) + 0.04 * noise.noise(ring * 18) + 0.16 * math.sin(a)
    ph = -math.pi / 2 + i / 169 * (mouth + math.pi / 2)
    d = Vector((math.cos(ph) * math.cos(a), math.cos(ph) * math.sin(a), math.sin(ph)))
    mid, small, tiny = blister(d, 6.0, 0.5, 2), blister(d, 12, 0.55, 9), blister(d, 25, 0.5, 4)
    k = 1 + 0.09 * noise.noise(d * 1.6) + 0.034 * mid + 0.018 * small + 0.008 * tiny + 0.008 * noise.noise(d * 9)
    TONES.append(baked(d, 0.8 * mid + 0.6 * small, 5))
    return (d.x * R * k, d.y * R * k, max(d.z * R * 0.82 * k, -0.84))


crust = paint_by(grid_surface("kachori", shell, 170, 420, CRUST, loc=CENTRE), TONES)
solid(crust, 0.016, -1)

STUFF = oily("stuffing", dry=0.7, wet=0.4, patch=5, share=0.3, pores=(50, 0.6), coarse=(16, 0.5), sss=0.1, grain=0.2)
stuffing, ground = heap(STUFF, 0.98, 0.34, (0, 0.05, FLOOR + 1.0), 0.09, 3, 4, 96, 34)
paint_dough(stuffing, tones("#b57f24", "#dcae48", "#efd27a"), 1, 3, 1.2, 0.5)
CURD = oily("curd", [(0.3, "#efe6d0"), (0.7, "#fbf6ea")], dry=0.4, wet=0.14, patch=4, share=0.5, pores=(50, 0.10), coarse=(10, 0.3), sss=0.4, radius=(0.09, 0.07, 0.05))
GREEN = oily("green", [(0.3, "#2f5a12"), (0.5, "#4f7f1e"), (0.72, "#86a53a")], dry=0.4, wet=0.12, patch=5, share=0.6, pores=(60, 0.5), coarse=(20, 0.5), sss=0.15)
IMLI = oily("imli", [(0.3, "#2a0c05"), (0.7, "#5a1e0c")], dry=0.26, wet=0.06, patch=4, share=0.7, pores=(50, 0.2), coarse=(12, 0.3), sss=0.05)
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
ruby, green, onion, tomato = anar(), chopped_coriander(0.14), onion_dice(0.07), tomato_dice(0.075)
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
    colours = []

    def f(i, j):
        q, a = i / 49, TAU * j / 120
        ring = Vector((math.cos(a), math.sin(a), x))
        r = s * q * (1 + 0.34 * noise.noise(ring * 1.8) + 0.12 * noise.noise(ring * 6))
        u, v = r * math.cos(a), r * math.sin(a)
        mid, small = blister(Vector((u, v, x)), 6, 0.5, 2), blister(Vector((u, v, x)), 13, 0.55, 9)
        colours.append(baked(Vector((u, v, x)), 0.8 * mid + 0.6 * small, 5))
        return u, v, -0.28 * r * r / s + 0.03 * mid + 0.014 * small

    solid(paint_by(grid_surface("shard", f, 50, 120, CRUST, loc=(x, y, z), rot=turn), colours), 0.012, 0)


shard(0.40, 0.30, FLOOR + 1.58, (0.75, 0.35, 0.4), 0.42)
shard(1.18, -0.82, FLOOR + 0.14, (0.2, 0.1, 0.7), 0.26)
shard(-1.25, -0.75, FLOOR + 0.13, (0.15, 0.1, 1.7), 0.2)
strew(crisp, 45, (0, -1.1), 0.55, lambda x, y: FLOOR + 0.03, 0.3)
strew(ruby, 14, (0, -1.1), 0.6, lambda x, y: FLOOR + 0.04, 1)
for spot, sauce in (((-1.85, 1.25, 0), GREEN), ((1.85, 1.2, 0), IMLI)):
    cup_of(BRASS, 0.42, spot, sauce)
away(crisp + ruby + green + onion + tomato + boondi + chana)

side_light(key=1050, fill=190, glow=50)
area((0.5, -3.6, 0.9), (0.0, 0.2, 0.8), 1.6, 45, "#ffc680")
shoot(
    (0.1, -8.6, 5.2),
    (0.0, -0.05, 0.80),
    84,
    0.8,
    (0, -0.7, 1.1),
    top=(0, -0.05, 10.2),
    macro=((-1.5, -4.4, 3.4), (0.0, -0.05, 1.05), (0.0, -0.4, 1.2)),
)
