"""Loaded fries in a kraft tray under cheese sauce, jalapeno rings and tomato salsa."""
from cooked import *
from burgerkit import *
from burger_layers import hand_cut_fry
from fresh_garnish import chopped_coriander
from season import *

reset(9)
brand_table("#5a2814")
wood_board(3.0, 1.7, 0.16, (0, 0.05, 0), 0.03, ("#8a5a30", "#6e4522", "#a87544"))
FLOOR = 0.16
W, D = 1.75, 1.15


def tray():
    kraft = noisy(
        "kraft", [(0.3, "#c8995c"), (0.7, "#dbb47c")], scale=6, bumps=0.2, bscale=50, rough=0.75
    )

    def f(i, j):
        a = TAU * j / 96
        k = (abs(math.cos(a)) ** 5 + abs(math.sin(a)) ** 5) ** -0.2
        s = (0.0001, 0.8, 0.82, 0.94, 1.06, 1.08)[i]
        return (W * s * k * math.cos(a), D * s * k * math.sin(a), (0, 0, 0.03, 0.32, 0.62, 0.63)[i])

    o = grid_surface("tray", f, 6, 96, kraft, loc=(0, 0.1, FLOOR + 0.035))
    solid(o, 0.03, 1)


tray()
protos = [hand_cut_fry(rnd(1.0, 1.5), rnd(0.12, 0.16), rnd(-0.12, 0.12), k) for k in range(10)]
for k in range(190):
    t = k / 190
    a, q = rnd(0, TAU), math.sqrt(random.random()) * (1 - 0.4 * t)
    x, y = 1.2 * q * math.cos(a), 0.92 * q * math.sin(a)
    turn = math.pi / 2 + rnd(-1, 1) * (0.5 if abs(y) > 0.3 or t < 0.5 else 1.5)
    dup(
        protos[k % 10],
        (x, 0.1 + y, FLOOR + 0.24 + 0.82 * t),
        (math.pi / 2 + rnd(-0.2, 0.2), rnd(-0.2, 0.2), turn),
    )
for o in protos:
    hide(o)
bpy.context.view_layer.update()
scene = bpy.context.scene
fry_graph = bpy.context.evaluated_depsgraph_get()


def height(x, y, graph):
    hit, at, *_ = scene.ray_cast(graph, Vector((x, y, 4)), Vector((0, 0, -1)))
    return at.z if hit else 0


def cheese_pour():
    """A sheet of sauce that follows the fries and ends in tongues."""
    nr, na = 44, 150

    def f(i, j):
        q, a = i / (nr - 1), TAU * j / na
        edge = (
            0.80 + 0.22 * math.sin(3 * a + 1) + 0.16 * math.sin(7 * a + 2) + 0.08 * math.sin(12 * a)
        )
        x, y = 1.5 * q * edge * math.cos(a), 0.1 + 0.86 * q * edge * math.sin(a)
        z = height(x, y, fry_graph)
        return (x, y, z)

    vs = [f(i, j) for i in range(nr) for j in range(na)]
    for _ in range(3):
        z = [v[2] for v in vs]
        for i in range(1, nr - 1):
            for j in range(na):
                k = i * na + j
                left, right = i * na + (j - 1) % na, i * na + (j + 1) % na
                mean = (z[left] + z[right] + z[k - na] + z[k + na]) / 4
                vs[k] = (vs[k][0], vs[k][1], max(z[k] * 0.35 + mean * 0.65, mean - 0.05))
    lift = [
        (v[0], v[1], v[2] + 0.05 - 0.06 * smooth(0.86, 1, (n // na) / (nr - 1)))
        for n, v in enumerate(vs)
    ]
    return grid_surface("pour", lambda i, j: lift[i * na + j], nr, na, cheese_sauce())


sub(solid(cheese_pour(), 0.05, 0))
bpy.context.view_layer.update()
graph = bpy.context.evaluated_depsgraph_get()


def strew(proto_list, n, rx, ry, lift, tilt=0.5):
    for k in range(n):
        a, q = rnd(0, TAU), math.sqrt(random.random())
        x, y = rx * q * math.cos(a), 0.1 + ry * q * math.sin(a)
        dup(
            proto_list[k % len(proto_list)],
            (x, y, height(x, y, graph) + lift),
            (rnd(-tilt, tilt), rnd(-tilt, tilt), rnd(0, 6)),
            (rnd(0.8, 1.15),) * 3,
        )


def ring_of(k):
    """A slice of green chilli: thin wall, wet ribs, seeds that hold to them."""
    r, colours = 0.15 + 0.02 * (k % 3), []
    skin, flesh, rib = (hexc(c) for c in ("#4d7a1a", "#a9bd5c", "#d8dca0"))

    def f(i, j):
        a, b = TAU * i / 119, TAU * j / 24
        three = 0.5 + 0.5 * math.cos(3 * a + k)
        out = r * (1 + 0.10 * noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, k)))) - 0.022 - (0.022 + 0.05 * three**6) * (0.5 - 0.5 * math.cos(b))
        colours.append(lerpc(lerpc(skin, flesh, smooth(0.85, 0.5, math.cos(b))), rib, 0.7 * three**4 * smooth(0.3, -0.6, math.cos(b))))
        return out * math.cos(a), out * math.sin(a), 0.030 * math.sin(b)

    m = oily("chilli", dry=0.36, wet=0.12, patch=5, share=0.6, pores=(40, 0.15), coarse=(14, 0.25), sss=0.3, radius=(0.04, 0.05, 0.02), grain=0.08)
    return paint_by(grid_surface("chilli", f, 120, 24, m, closev=True), colours)


ring_protos = [ring_of(k) for k in range(5)]
ring_proto = ring_protos[0]
tomato = oily("dice", dry=0.36, wet=0.12, patch=5, share=0.6, pores=(40, 0.3), coarse=(14, 0.4), sss=0.25, radius=(0.06, 0.02, 0.01), grain=0.12)
dice = [
    chunk(tomato, (0.15, 0.14, 0.13), hexes("#f26a3a", "#d92a14", "#b3160b"), k) for k in range(3)
]
onion = [
    chunk(tomato, (0.11, 0.10, 0.08), hexes("#fbf2f8", "#efd6e6", "#b46aa0"), k) for k in range(2)
]
leaves = chopped_coriander(0.13)
strew(dice, 40, 1.15, 0.6, 0.05)
strew(onion, 26, 1.15, 0.6, 0.04)
strew(ring_protos, 17, 1.15, 0.66, 0.05, 0.5)
strew(leaves, 26, 1.2, 0.68, 0.06, 0.6)
dip((2.25, -0.5, FLOOR), ("#c22b14", "#e0502a"), 0.44, flecks="#3f7a22")
dup(ring_proto, (1.75, -1.25, FLOOR + 0.02), (0, 0, 0))
dup(ring_proto, (2.0, -1.4, FLOOR + 0.02), (0, 0, 1))
dup(ring_proto, (-2.15, -1.0, FLOOR + 0.02), (0, 0, 1))
scatter(leaves[0], 4, (-2.4, -1.4), (-1.4, -1.0), FLOOR + 0.03)
for o in dice + onion + ring_protos + leaves:
    hide(o)
cooked_light(key=1000, fill=240, rim=650)
shoot(
    (0.5, -8.2, 5.9),
    (0.1, 0, 0.55),
    80,
    5.6,
    (0, -0.6, 0.9),
    top=(0, 0, 9),
    macro=((-1.0, -4.6, 3.0), (0, 0, 0.9), (-0.1, -0.4, 1.0)),
)
