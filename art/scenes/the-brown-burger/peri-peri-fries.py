"""Skin-on peri peri fries in a brown paper bag, dusted red, with chillies, lime and ketchup."""
from dishes import *
from burgerkit import *
from burger_layers import hand_cut_fry
from fresh_garnish import chopped_coriander, LIME, citrus_wedge
from season import *

reset(82)
brand_table("#dd5a1e")
lathe(
    "slab",
    rounded_profile(2.35, 0.14, 0.05, 4),
    wood("slab", "#5a3118", "#47260f", "#7c4a28", scale=0.5),
    n=120,
    loc=(0.05, 0.1, 0),
)
FLOOR = 0.14
BAG = (-0.45, 0.3)
bag = noisy("bag", [(0.3, "#b98a52"), (0.7, "#cda06a")], scale=5, bumps=0.3, bscale=40, rough=0.8)


def paper_bag(h=1.75):
    n = 160

    def f(i, j):
        s, a = i / 30, TAU * j / n
        k = (abs(math.cos(a)) ** 6 + abs(math.sin(a)) ** 6) ** (-1 / 6)
        w, d = 0.86 + 0.10 * s, 0.56 + 0.12 * s
        crease = 0.05 * fbm(math.cos(a) * 3, math.sin(a) * 3, s * 3, 3, 1.2)
        tooth = 0.07 * (2 * abs((j / n * 34) % 1 - 0.5) - 0.5) * smooth(0.9, 1, s)
        top = h + 0.10 * math.sin(2 * a + 1)
        return (
            w * k * math.cos(a) * (1 + crease),
            d * k * math.sin(a) * (1 + crease),
            s * top + tooth,
        )

    o = grid_surface("bag", f, 31, n, bag, loc=(*BAG, FLOOR))
    solid(o, 0.015, -1)
    badge = pbsdf("badge", "#4a2212", 0.6)
    lathe(
        "badge",
        [(0.0001, 0.012), (0.36, 0.012), (0.37, 0), (0.0001, 0)],
        badge,
        n=48,
        loc=(BAG[0], BAG[1] - 0.70, FLOOR + 0.85),
        rot=(math.radians(94), 0, 0),
    )
    lathe(
        "badge2",
        [(0.27, 0.018), (0.30, 0.018), (0.30, 0.01), (0.27, 0.01), (0.27, 0.018)],
        pbsdf("gold", "#f7b23b", 0.6),
        n=48,
        loc=(BAG[0], BAG[1] - 0.70, FLOOR + 0.85),
        rot=(math.radians(94), 0, 0),
    )


paper_bag()
fries = [hand_cut_fry(rnd(1.1, 1.7), rnd(0.085, 0.115), rnd(-0.16, 0.16), k, ("#c2531a", "#8a2408")) for k in range(10)]
for k in range(150):
    a, q = rnd(0, TAU), math.sqrt(random.random())
    x, y = 0.72 * q * math.cos(a), 0.44 * q * math.sin(a)
    dup(
        fries[k % 10],
        (BAG[0] + x, BAG[1] + y, FLOOR + 1.78 - 0.35 * q * q + rnd(-0.2, 0.18)),
        (rnd(-0.2, 0.2) - y * 0.7, rnd(-0.2, 0.2) + x * 0.7, rnd(-0.3, 0.3)),
    )
for k in range(70):
    t = k / 70
    a, q = rnd(0, TAU), math.sqrt(random.random()) * (1 - 0.6 * t)
    dup(
        fries[k % 10],
        (0.75 + 0.42 * q * math.cos(a), -0.95 + 0.3 * q * math.sin(a), FLOOR + 0.09 + 0.42 * t),
        (math.pi / 2 + rnd(-0.12, 0.12) * (t > 0.2), 0, math.pi / 2 + rnd(-0.8, 0.8)),
    )
for o in fries:
    hide(o)
bpy.context.view_layer.update()
graph = bpy.context.evaluated_depsgraph_get()
dust = blob("dust", (0.009, 0.008, 0.006), pbsdf("dust", "#8a2408", 0.9), 0.5, nu=6, nv=6)
leaves = chopped_coriander(0.11)


def sprinkle(proto, n, cx, cy, rx, ry, lift):
    for _ in range(n):
        a, q = rnd(0, TAU), math.sqrt(random.random())
        x, y = cx + rx * q * math.cos(a), cy + ry * q * math.sin(a)
        hit, at, *_ = bpy.context.scene.ray_cast(graph, Vector((x, y, 5)), Vector((0, 0, -1)))
        dup(
            proto,
            (x, y, at.z + lift),
            (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, 6)),
            (rnd(0.6, 1.4),) * 3,
        )


sprinkle(dust, 260, BAG[0], BAG[1], 0.95, 0.6, 0.008)
sprinkle(dust, 160, 0.75, -0.95, 0.85, 0.45, 0.008)
for leaf in leaves:
    sprinkle(leaf, 2, BAG[0], BAG[1], 0.6, 0.35, 0.02)
    sprinkle(leaf, 2, 0.6, -1.0, 0.9, 0.5, 0.02)
    hide(leaf)
hide(dust)
dip((1.65, 0.1, FLOOR), KETCHUP, 0.5, pbsdf("kb", "#f3e3c4", 0.3, coat=0.6))
citrus_wedge((-0.75, -1.25, FLOOR + 0.26), (0.5, 0.2, 0.4), 0.32, *LIME)
cooked_light(key=1050, fill=250, rim=800)
shoot(
    (0.5, -10.0, 3.9),
    (0.05, 0, 1.2),
    78,
    5.6,
    (0, -0.6, 1.2),
    top=(0, -0.1, 9.8),
    macro=((-1.3, -5.2, 3.6), (-0.4, 0, 1.75), (-0.5, -0.3, 2.0)),
)
