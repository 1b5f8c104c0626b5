"""Two tall glasses of shikanji with ice, mint and lime wheels, and a cup of masala chaas."""
from dishes import *
from rollkit import *
from season import *

reset(17)
brand_table("#f0a92e")
wood_board(2.7, 1.5, 0.16, (0, 0.1, 0), 0.03)
glass = clear_glass("glass", "#fbfff6")
ice_mat = pbsdf("ice", "#eef6e2", 0.12, coat=1, spec=0.8)
mint = leaf_v(0.5, 0.32, curl=0.5, fold=0.3, a="#2a7a3a", b="#6cc06a")


def drink_mat():
    """Lime water: paler towards the foot."""
    m = pbsdf("drink", "#e6e29a", 0.08, coat=1, emit="#dfe08c", emits=0.22)
    L(
        m,
        zramp(m, [(0, "#efeec0"), (0.5, "#e3e08c"), (1, "#d3d86a")], 0.12, 2),
        B(m).inputs["Base Color"],
    )
    return m


drink = drink_mat()


def tumbler(x, y, h=2.5, r=0.62):
    z = 0.16
    lathe(
        "body",
        [(0.0001, 0.10), (r * 0.78, 0.10), (r * 0.95, h * 0.86), (0.0001, h * 0.86)],
        drink,
        n=72,
        loc=(x, y, z),
    )
    lathe(
        "glass",
        [(0.0001, 0), (r * 0.82, 0), (r * 0.86, 0.08), (r * 1.04, h), (r * 1.0, h)],
        glass,
        n=72,
        loc=(x, y, z),
    )
    for k in range(7):
        a, q = k * 2.1, r * (0.2 + 0.42 * (k % 3) / 2)
        s = 0.34
        o = box(
            ice_mat,
            s,
            s,
            s,
            (x + q * math.cos(a), y + q * math.sin(a), z + h * 0.86 + 0.06),
            bev=0.06,
            seg=3,
        )
        o.rotation_euler = (rnd(-0.6, 0.6), rnd(-0.6, 0.6), rnd(0, 3))
    for k in range(5):
        a = 0.5 + k * 1.2
        dup(
            mint,
            (x + 0.14 * math.cos(a), y + 0.14 * math.sin(a), z + h + 0.06 + 0.05 * k),
            (rnd(-0.5, 0.2), -0.7, a),
        )
    citrus((x + r * 0.86, y - 0.30, z + h - 0.02), 0.40, (math.radians(84), 0.12, 0.5), "wheel")
    spot = pbsdf("jeera", "#6b4a1e", 0.6)
    grain = blob("grain", (0.035, 0.012, 0.012), spot, nu=6, nv=8)
    for k in range(12):
        a, q = rnd(0, TAU), r * 0.8 * math.sqrt(random.random())
        dup(grain, (x + q * math.cos(a), y + q * math.sin(a), z + h * 0.865), (0, 0, rnd(0, 6)))
    hide(grain)
    drop = blob(
        "drop", (0.03, 0.03, 0.045), pbsdf("dew", "#ffffff", 0.05, coat=1, spec=0.8), nu=8, nv=10
    )
    for k in range(26):
        a, t = rnd(math.pi * 0.95, math.pi * 2.05), rnd(0.06, 0.82)
        rr = r * (0.86 + 0.18 * t) + 0.01
        s = rnd(0.3, 0.8)
        dup(drop, (x + rr * math.cos(a), y + rr * math.sin(a), z + t * h), (0, 0, a), (s, s, s))
    hide(drop)


def chaas(x, y):
    clay = noisy("clay", [(0.3, "#a5532c"), (0.7, "#c26b3b")], scale=6, bumps=0.3, bscale=40)
    cup = [
        (0.0001, 0),
        (0.40, 0),
        (0.42, 0.02),
        (0.52, 0.55),
        (0.60, 0.95),
        (0.66, 1.12),
        (0.63, 1.15),
        (0.58, 1.05),
        (0.52, 0.9),
        (0.0001, 0.6),
    ]
    lathe("kulhad", cup, clay, n=80, loc=(x, y, 0.16), wob=0.012, freq=2)
    milk = noisy("milk", [(0.3, "#f7f3df"), (0.7, "#fdfaee")], scale=6, bumps=0.12, coat=0.5)
    fill(milk, 0.585, 1.03, (x, y, 0.16), amp=0.02)
    leaf = herb(0.12)
    for k in range(6):
        dup(leaf, (x + rnd(-0.3, 0.3), y + rnd(-0.3, 0.3), 1.24), (0.1, 0.1, rnd(0, 6)))
    hide(leaf)
    dust = blob("dust", (0.016, 0.016, 0.012), pbsdf("dust", "#8a4a1c", 0.8), nu=6, nv=6)
    for k in range(40):
        a, q = rnd(0, TAU), 0.3 * math.sqrt(random.random())
        dup(dust, (x + q * math.cos(a), y + q * math.sin(a), 1.205))
    hide(dust)


tumbler(-0.95, 0.15)
tumbler(0.55, 0.55)
chaas(1.65, -0.45)
citrus((-2.05, -0.75, 0.48), 0.36, (0.9, 0, 0.3))
citrus((-1.55, -1.1, 0.28), 0.36, (0, 0, 0.3), "wheel")
citrus((0.35, -0.85, 0.44), 0.32, (0, 0.2, 0.6), "wedge")
for x, y, r in ((-0.45, -1.05, 0.3), (-0.2, -0.9, 2.0), (0.95, -1.15, 4)):
    dup(mint, (x, y, 0.26), (0.1, -0.2, r))
hide(mint)
cooked_light(key=1000, fill=260, rim=800)
shoot(
    (0.5, -10.2, 3.8),
    (0.05, 0, 1.35),
    72,
    5.6,
    (-0.4, -0.6, 1.5),
    top=(0.1, 0, 11),
    macro=((-1.6, -5.4, 3.6), (-0.5, 0.1, 2.2), (-0.9, -0.3, 2.3)),
)
