"""Rajma in a brass bowl before a mound of basmati rice, with onion and lime on a brass thali."""
from chole import *
from fresh_garnish import *
from gravy import *
from indian_table import rice, strew, thali
from photo_light import *

reset(94)
set_table("#2e0f26", "#10040d")
Z = 0.07
brass = spun_brass()
thali(brass, 2.56, (0, 0, 0.02))


def heaped_rice(at, r, h):
    """Boiled basmati turned out of a ladle: long grains that lie along each other, some that stand up."""
    white = oily("ricebase", [(0.3, "#e9dfc6"), (0.7, "#f8f1de")], dry=0.7, wet=0.4, sss=0.3, radius=(0.06, 0.05, 0.03))
    ground = lambda x, y: at[2] + h * max(0.0, 1 - (math.hypot(x - at[0], y - at[1]) / r) ** 2.2) + 0.05 * noise.noise(Vector((x * 2.4, y * 2.4, 5)))
    grid_surface("rice", lambda i, j: (at[0] + r * i / 39 * math.cos(TAU * j / 90), at[1] + r * i / 39 * math.sin(TAU * j / 90), ground(at[0] + r * i / 39 * math.cos(TAU * j / 90), at[1] + r * i / 39 * math.sin(TAU * j / 90)) - 0.02), 40, 90, white)
    m = oily("grain", [(0.3, "#efe6cf"), (0.7, "#fffaf0")], dry=0.5, wet=0.25, patch=4, share=0.5, sss=0.45, radius=(0.06, 0.05, 0.03), pores=(60, 0.1), coarse=(20, 0.15))
    grains = []
    for k in range(6):
        bend = 0.012 * (k - 2.5)
        path = [(0.105 * (q / 6 - 1), bend * math.sin(q * 0.52), 0.006 * math.sin(q + k)) for q in range(13)]
        grains.append(tube("grain", path, 0.017, m, n=8, radf=lambda t: 0.35 + 0.75 * math.sin(math.pi * min(1, max(0, t))) ** 0.6))
    for _ in range(3600):
        a, q = rnd(0, TAU), math.sqrt(random.random()) * 1.04
        x, y = at[0] + r * q * math.cos(a), at[1] + r * q * math.sin(a)
        flow = a + 2.2 * noise.noise(Vector((x * 1.6, y * 1.6, 1)))
        s = rnd(0.8, 1.15)
        dup(random.choice(grains), (x, y, max(Z + 0.02, ground(x, y)) + rnd(-0.01, 0.022)), (rnd(-0.3, 0.3), rnd(-0.55, 0.55), flow + rnd(-0.8, 0.8)), (s, s, s))
    for o in grains:
        hide(o)
    return ground


mound = heaped_rice((0.92, 0.72, Z), 1.30, 0.70)
BOWL_AT = (-0.62, -0.52, Z)
katori(brass, 1.14, BOWL_AT)
LEVEL = 0.90


def kidney(k):
    """A kidney bean that has stewed for hours: plump, bent, its skin creased or split, gravy in its hollow."""
    nu, nv, colours = 40, 60, []
    dark, light, red = hexc(("#2b0a08", "#3a0f0a", "#240806")[k % 3]), hexc(("#7a2618", "#8d3220", "#6a1f14")[k % 3]), hexc("#a84a24")
    own = Vector((k * 5.1, k * 2.3, 0))

    def f(i, j):
        ph, th = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
        d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
        s = 1 + 0.10 * noise.noise(d * 1.3 + own) + 0.02 * noise.noise(d * 6 + own)
        crease = math.exp(-abs(noise.noise(d * 1.7 + own)) / 0.05)
        s -= 0.008 * crease
        x, y, z = d.x * 0.190 * s, d.y * 0.108 * s, d.z * 0.098 * s
        hollow = math.exp(-(((d.y + 0.9) / 0.3) ** 2)) * math.exp(-((d.x / 0.35) ** 2))
        n = 0.5 + 0.9 * fbm(d.x + k, d.y, d.z, 4, 1.5)
        c = lerpc(lerpc(dark, light, n - 0.1 * crease), red, smooth(0.55, 1.0, n) * 0.6)
        colours.append(lerpc(c, hexc("#d8a874"), 0.8 * hollow * smooth(0.5, 1, hollow)))
        return x, y + (1.7 + 0.25 * (k % 3)) * x * x + 0.05 * hollow, z

    return paint_by(grid_surface("rajma", f, nu, nv, SKIN), colours)


SKIN = oily("rajma", dry=0.55, wet=0.24, patch=5, share=0.4, pores=(60, 0.12), coarse=(16, 0.15), sss=0.1, radius=(0.05, 0.015, 0.008), grain=0.14, spec=0.32)
beans = [kidney(k) for k in range(6)]
solids = []
for x, y in pack(52, 0.90, 0.235):
    q = math.hypot(x, y) / 0.92
    rise = rnd(-0.07, 0.03) + 0.13 * (1 - q * q)
    solids.append((x, y, 0.14, 0.06 + rise))
    s = rnd(0.82, 1.12)
    dup(random.choice(beans), (BOWL_AT[0] + x, BOWL_AT[1] + y, BOWL_AT[2] + LEVEL + rise), (rnd(-0.7, 0.7), rnd(-0.7, 0.7), rnd(0, TAU)), (s, s, s))
for x, y in pack(15, 0.52, 0.25):
    s = rnd(0.82, 1.1)
    dup(random.choice(beans), (BOWL_AT[0] + x, BOWL_AT[1] + y, BOWL_AT[2] + LEVEL + 0.19 - 0.25 * (x * x + y * y)), (rnd(-0.7, 0.7), rnd(-0.7, 0.7), rnd(0, TAU)), (s, s, s))
masala_pool(glossy_masala(), 1.06, LEVEL + 0.01, solids, BOWL_AT, 4)
runny = gravy_mat("rajma", "#2a0a04", "#561a07", "#8f3a08", 0.4, (0.2, 0.6))
spill(runny, 0.62, -1.10, Z, 0.10, 2)

ginger, leaves = ginger_sticks(0.5), chopped_coriander(0.15)
for k in range(14):
    a, q = rnd(0, TAU), 0.42 * math.sqrt(random.random())
    dup(random.choice(ginger), (BOWL_AT[0] + q * math.cos(a), BOWL_AT[1] + q * math.sin(a), BOWL_AT[2] + LEVEL + 0.34 - 0.28 * q), (rnd(-0.4, 0.4), rnd(-0.5, 0.5), rnd(0, 6)), (rnd(0.9, 1.4),) * 3)
for k in range(16):
    a, q = rnd(0, TAU), 0.52 * math.sqrt(random.random())
    dup(random.choice(leaves), (BOWL_AT[0] + q * math.cos(a), BOWL_AT[1] + q * math.sin(a), BOWL_AT[2] + LEVEL + 0.35 - 0.30 * q), (rnd(-0.6, 0.6), rnd(-0.6, 0.6), rnd(0, 6)), (rnd(0.6, 1.1),) * 3)
for k in range(7):
    x, y = 0.92 + rnd(-0.4, 0.4), 0.62 + rnd(-0.4, 0.3)
    dup(random.choice(leaves), (x, y, mound(x, y) + 0.06), (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)), (rnd(0.6, 1.0),) * 3)
skin = onion_skin()
for k, (x, y, r) in enumerate(((0.98, -1.26, 0.34), (1.30, -1.08, 0.27), (1.24, -1.42, 0.20))):
    onion_slice(skin, r, 0.05, (x, y, Z + 0.03 * k), (0.12 * math.sin(k * 4), 0.1, k), k, TAU if k else 3.6, 0.026)
citrus_wedge((1.92, -0.70, Z + 0.26), (0.5, 0.2, 0.4), 0.34)
wrinkled_chilli((-0.3, -1.98, Z), 0.1, 1.0, 0.065, 1, 0.14)
for o in beans + ginger + leaves:
    hide(o)

steam((-0.6, 0.0, 1.1), 1.8, 1.9, 0.28, 3)
side_light(key=1050, fill=190, glow=50)
area((0.5, -3.6, 0.9), (0.9, 0.6, 0.5), 1.6, 45, "#ffc680")
shoot(
    (0.4, -9.2, 5.4),
    (0.10, -0.10, 0.55),
    82,
    0.75,
    (-0.4, -0.8, 0.9),
    top=(0, 0, 11.2),
    macro=((-1.9, -4.6, 3.3), (-0.5, -0.05, 0.75), (-0.7, -0.5, 0.9)),
)
