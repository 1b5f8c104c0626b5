"""A slice lifted from a hot pizza on a steel server, strings of melted cheese behind it."""
from pizzeria import *
from season import *

reset(23)
brand_table("#a8431a")

MIDDLE = -0.80
HALF = 0.36
GAP = (MIDDLE - HALF, MIDDLE + HALF)
BOARD_TOP = 0.16
OUT = Vector((math.cos(MIDDLE), math.sin(MIDDLE), 0))


def inside_gap(x, y, margin=0.0):
    a = (math.atan2(y, x) - MIDDLE + math.pi) % TAU - math.pi
    return abs(a) < HALF + margin


def dress(points):
    """Basil, tomato, olives and fresh cheese at the points, by turns."""
    olive = pbsdf("olive", "#1d1520", 0.2, coat=0.6)
    for k, (x, y) in enumerate(points):
        kind = k % 5
        if kind in (0, 3):
            mozzarella(x, y, rnd(0.22, 0.3), k)
        elif kind == 1:
            cherry_half((x, y, 0.38), rnd(0.2, 0.23), (rnd(-0.2, 0.2), rnd(-0.2, 0.2), k))
        elif kind == 2:
            basil(x, y, 0.42, k * 1.7)
        else:
            olive_ring(olive, x, y, 0.35)


def server():
    """A triangular steel blade with a wooden handle, lying under a slice at the x axis."""
    steel = pbsdf("blade", "#d5d8da", 0.25, metal=1)
    outline = [(0.35, 0), (1.9, -0.5), (2.1, -0.3), (2.1, 0.3), (1.9, 0.5)]
    verts = [(x, y, h) for h in (-0.06, -0.02) for x, y in outline]
    faces = [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9)]
    faces += [(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k) for k in range(5)]
    mesh("blade", verts, faces, steel, False)
    wooden = wood("handle", "#6b3f1f", "#4f2c14", "#7d4c28", scale=0.6, axis="X")
    neck = [(2.05 + 0.06 * k, 0, -0.04 + 0.30 * smooth(0, 7, k)) for k in range(9)]
    tube("neck", neck, 0.06, steel, n=10)
    tube(
        "handle",
        [(2.45 + 0.1 * k, 0, 0.26 + 0.01 * k) for k in range(13)],
        0.13,
        wooden,
        n=14,
        radf=lambda t: 0.8 + 0.35 * math.sin(math.pi * t),
    )


def pie():
    crust(GAP[1], GAP[0] + TAU, 4)
    melted(GAP[1], GAP[0] + TAU, 4, 0.03)
    dress([p for p in pack(26, 1.6, 0.5) if not inside_gap(*p, 0.2)])
    flakes(40, 0.2, 1.6, 0.33)


def slice_of_pie():
    crust(*GAP, 4)
    melted(*GAP, 4, 0.05)
    for k, (r, side) in enumerate(((0.75, 0.0), (1.25, -0.2), (1.5, 0.22))):
        a = MIDDLE + side
        x, y = r * math.cos(a), r * math.sin(a)
        if k == 0:
            cherry_half((x, y, 0.38), 0.2, (0.1, -0.1, 1))
        elif k == 1:
            mozzarella(x, y, 0.27, 3)
        else:
            basil(x, y, 0.44, MIDDLE + 1.2, 0.6)


plank = wood("plank", "#8f5f34", "#704524", "#a87545", scale=0.4, axis="X", rough=0.5)
lathe("peel", rounded_profile(2.5, BOARD_TOP, 0.05, 5), plank, n=120)
group(made_by(pie), (0, 0, BOARD_TOP))

pivot = OUT * 1.1
axis = Vector((-OUT.y, OUT.x, 0))
lift = Matrix.Translation(OUT * 0.75 + Vector((0, 0, 0.95 + BOARD_TOP)))
tilt = Matrix.Translation(pivot) @ Matrix.Rotation(-0.22, 4, axis) @ Matrix.Translation(-pivot)
roll = Matrix.Rotation(-0.28, 4, OUT)
held = lift @ roll @ tilt
group(made_by(slice_of_pie), matrix=held)
group(made_by(server), matrix=held @ Matrix.Rotation(MIDDLE, 4, "Z"))

strand = cheese_material()
for side, a in ((0, GAP[0]), (1, GAP[1])):
    for k in range(6):
        r = 0.15 + 0.27 * k + rnd(-0.06, 0.06)
        edge = Vector((r * math.cos(a), r * math.sin(a), 0.25))
        start = held @ edge
        end = edge + Vector((0, 0, BOARD_TOP))
        cheese_string(strand, start, end, rnd(0.05, 0.085), rnd(0.05, 0.22), k + 9 * side)

for x, y, r in ((1.85, -2.2, 0.27), (2.4, -1.85, 0.24), (2.4, -2.35, 0.22)):
    tomato(x, y, r)
for x, y, turn in ((-2.2, 2.1, 0.6), (-2.5, 1.8, 1.6), (-2.25, -1.9, -0.4), (2.5, 1.9, 2.2)):
    basil(x, y, 0.12, turn, 0.75)
flakes(80, 2.6, 3.8)
cooked_light(key=1000, fill=200, rim=650)
shoot(
    (0.5, -9.2, 6.3),
    (0.42, -0.42, 0.35),
    68,
    6.3,
    (0.6, -0.8, 1.0),
    top=(0.35, -0.2, 11.8),
    macro=((1.2, -5.2, 2.6), (0.5, -0.5, 0.8), (0.7, -0.7, 1.0)),
)
