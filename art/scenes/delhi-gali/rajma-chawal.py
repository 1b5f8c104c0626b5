"""Rajma in a brass bowl beside a mound of basmati rice, with onion, papad and pickle."""
from indian_table import *
from season import *

reset(94)
brand_table("#e3a02f")
BRASS = hammered()
PLATE_MAT = pbsdf("enamel", "#e9d6b0", 0.25, coat=0.6)
RIM = pbsdf("rim", "#5a1e4d", 0.3, coat=0.5)
plate(PLATE_MAT, 2.45, (0, 0, 0))
torus(RIM, 2.44, 0.035, (0, 0, 0.342), nu=120, nv=10)
FLOOR = 0.16

BASE = pbsdf("base", "#ece4d2", 0.6)
_, mound = heap(BASE, 1.25, 0.66, (0.78, 0.3, FLOOR), 0.06, 3, 2)
grains = rice(("#f3ecd9", "#fffaf0"), 0.2)
strew(grains, 1900, (0.78, 0.3), 1.22, mound, 0.5, (0.85, 1.15), 0.01)
strew(grains, 60, (0.78, 0.32), 1.3, flat(FLOOR + 0.03), 0.1)
jeera = noisy("jeera", [(0.3, "#4a2a10"), (0.7, "#80522a")], 6, bumps=0)
cumin = [blob("seed", (0.05, 0.016, 0.014), jeera, 0, nu=6, nv=8)]
strew(cumin, 34, (0.78, 0.3), 0.9, mound, 0.3, lift=0.04)

BOWL_AT = (-0.92, -0.22, FLOOR - 0.02)
katori(BRASS, 1.06, BOWL_AT)
GRAVY = M_sauce("#5c1606", "#8c2a0a", "#b0481a", 0.95, 0.6, 6)
fill(GRAVY, 0.99, 0.80, BOWL_AT, amp=0.035, dome=0.05, freq=4)
skin = noisy(
    "rajma", [(0.25, "#3d0a08"), (0.5, "#6a1712"), (0.75, "#8d2a1c")], 3, bumps=0.05, coat=0.9
)


def kidney(seed):
    def f(i, j):
        ph, th = math.pi * i / 15 - math.pi / 2, TAU * j / 20
        d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
        x, y, z = d.x * 0.165, d.y * 0.095, d.z * 0.085
        return (x, y + 1.6 * x * x + 0.004 * seed, z)

    return grid_surface("rajma", f, 16, 20, skin)


beans = [kidney(k) for k in range(2)]
for x, y in pack(70, 0.86, 0.19):
    q = math.hypot(x, y) / 0.9
    turn = (rnd(-0.6, 0.6), rnd(-0.6, 0.6), rnd(0, TAU))
    dup(beans[0], (BOWL_AT[0] + x, BOWL_AT[1] + y, BOWL_AT[2] + 0.845 + 0.07 * (1 - q * q)), turn)
surface = flat(BOWL_AT[2] + 0.94)
CREAM = pbsdf("cream", "#f0e6d0", 0.2, coat=0.8)
swirl = [
    (0.5 * t * math.cos(9 * t), 0.5 * t * math.sin(9 * t)) for t in (0.1, 0.3, 0.5, 0.65, 0.8, 1)
]
drizzle(CREAM, [(BOWL_AT[0] + x, BOWL_AT[1] + y) for x, y in swirl], surface, 0.03)
green = herbs(0.14)
strew(green, 9, (BOWL_AT[0] + 0.05, BOWL_AT[1]), 0.36, flat(BOWL_AT[2] + 1.0), 0.4, (0.8, 1.3))
ginger = slivers("#e9c96a", "#f4e09a", 3, 0.2)
strew(ginger, 9, BOWL_AT, 0.5, flat(BOWL_AT[2] + 0.97), 0.4, (0.7, 1.1))

PAPAD = vcol_mat("papad", 0.5, 0.2, 0.4, 20)


def papad(loc, r, rot):
    def f(i, j):
        q, a = i / 30, TAU * j / 90
        x, y = r * q * math.cos(a), r * q * math.sin(a)
        wave = 0.10 * noise.noise(Vector((x * 1.6, y * 1.6, 7))) * (0.3 + q)
        blister = 0.05 * max(0, noise.noise(Vector((x * 7, y * 7, 2))))
        return (x, y, wave + blister)

    o = grid_surface("papad", f, 31, 90, PAPAD, loc=loc, rot=rot)
    solid(o, 0.02, 0)
    paint_dough(
        o, tones("#f2d68e", "#e0b055", "#b87a2a"), 5, 4, 1.2, 0.35, spots=(hexc("#6a3410"), 0.08)
    )


papad((1.62, 0.98, FLOOR + 0.72), 0.82, (0.95, 0.18, -0.25))
for x, y, r, z in ((0.82, -1.30, 0.34, 0), (1.16, -1.14, 0.28, 0.05), (1.30, -1.40, 0.22, 0.02)):
    onion_ring(r, 0.08, (x, y, FLOOR + z), (rnd(-0.12, 0.12), rnd(-0.12, 0.12), 0))
lime_wedge((1.78, -0.78, FLOOR + 0.24), (0.25, 0, 0.9), 0.30)
green_chilli((0.15, -1.62, FLOOR), 0.2, 0.8)
away(grains + cumin + beans + green + ginger)

cooked_light(key=880, fill=230, rim=620)
shoot(
    (0.1, -9.0, 6.2),
    (0.02, -0.02, 0.4),
    77,
    6.3,
    (0, -0.6, 0.8),
    top=(0, 0, 11.2),
    macro=((-1.9, -4.6, 3.3), (-0.5, -0.05, 0.75), (-0.7, -0.5, 0.9)),
)
