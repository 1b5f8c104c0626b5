"""Tandoori paneer pizza with capsicum, onion, coriander and a swirl of mint chutney."""
from pizzeria import *
from season import *

reset(57)
brand_table("#d9702a")

TRAY_TOP = 0.09


def tray():
    """A round black iron pan with a low rim."""
    iron = noisy("iron", [(0.3, "#1b1817"), (0.7, "#332d2a")], scale=9, bumps=0.25, bscale=60)
    profile = [(0.0001, 0.0), (2.38, 0), (2.52, 0.16), (2.58, 0.17), (2.55, 0.21), (2.48, 0.20)]
    lathe("tray", profile + [(2.36, TRAY_TOP), (0.0001, TRAY_TOP)], iron, n=120)


def dress():
    green = noisy("green", [(0.3, "#2f7d1f"), (0.7, "#62b038")], scale=3, bumps=0.05, coat=0.7)
    yellow = noisy("yellow", [(0.3, "#e09a10"), (0.7, "#f6c330")], scale=3, bumps=0.05, coat=0.7)
    onion = noisy("onion", [(0.35, "#a83c7e"), (0.65, "#efd3e4")], scale=2, bumps=0, coat=0.5)
    herb = M_leaf("#2a6a1c", "#5aa531")
    cubes = pack(21, 1.6, 0.56)
    for k, (x, y) in enumerate(cubes):
        paneer_tikka(x, y, 0.40, rnd(0, 6), k, rnd(0.30, 0.38))
    for k, (x, y) in enumerate(pack(34, 1.6, 0.36)):
        if any(math.hypot(x - a, y - b) < 0.2 for a, b in cubes):
            continue
        pepper_strip((green, onion, yellow)[k % 3], x, y, 0.36, rnd(0, 6), rnd(0.16, 0.24))
    leaf = coriander(herb, 0.13)
    for x, y in pack(40, 1.65, 0.2):
        dup(
            leaf,
            (x, y, rnd(0.38, 0.5)),
            (rnd(-0.4, 0.4), rnd(-0.4, 0.4), rnd(0, 6)),
            (rnd(0.6, 1.15),) * 3,
        )
    hide(leaf)


def chutney():
    """A thin line of mint chutney drawn in loops over the pizza."""
    mint = pbsdf("mint", "#5f9e2c", 0.25, coat=0.6)
    points = []
    for k in range(160):
        t = k / 159
        x = -1.45 + 2.9 * t + 0.22 * math.sin(t * 60)
        y = math.sqrt(max(0, 1.5**2 - (x * 0.9) ** 2)) * math.sin(t * 30) * 0.9
        points.append((x, y, 0.40 + 0.10 * abs(noise.noise(Vector((x * 2, y * 2, 4))))))
    tube("mint", points, 0.03, mint, n=6, radf=lambda t: 0.7 + 0.5 * abs(math.sin(t * 47)))


def pie():
    crust(0, TAU, 12)
    melted(0, TAU, 12, 0.07, [hexc("#a8330c"), hexc("#d0601a")])
    dress()
    chutney()
    flakes(50, 0, 1.6, 0.35)


tray()
group(made_by(pie), (0, 0, TRAY_TOP), (0, 0, 0.4))
onion_ring(0.34, 0.1, (-2.62, 1.62, 0.0))
onion_ring(0.25, 0.1, (-2.28, 1.88, 0.05), (0.2, 0.1, 0))
sprig = coriander(M_leaf("#2a6a1c", "#5aa531"), 0.2)
for x, y in ((2.6, 1.5), (2.4, 1.75), (2.75, 1.75), (2.3, -1.95), (-2.4, -1.8)):
    dup(sprig, (x, y, 0.06), (0.15, -0.1, rnd(0, 6)))
hide(sprig)
flakes(90, 2.7, 3.7, 0.012)
cooked_light(key=1050, fill=200, rim=600)
shoot(
    (0.2, -7.7, 8.6),
    (0.05, -0.22, 0.1),
    74,
    6.3,
    (0, -0.6, 0.4),
    top=(0, 0, 10.6),
    macro=((-1.0, -4.2, 2.8), (0.0, -0.2, 0.35), (0, -0.5, 0.5)),
)
