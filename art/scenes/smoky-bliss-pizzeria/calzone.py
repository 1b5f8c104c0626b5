"""A blistered calzone, whole, beside one cut open with melted cheese running out."""
from pizzeria import *
from season import *

reset(41)
brand_table("#c4561c")

BOARD_TOP = 0.16
LENGTH = 1.75
DEPTH = 1.35


def dome(u, v, seed):
    """Point of the shell: u runs along the fold (-1..1), v from the fold (0) to the crimp (1)."""
    a = math.pi * (1 - (u + 1) / 2)
    edge_x, edge_y = LENGTH * math.cos(a), -DEPTH * math.sin(a) ** 0.8
    x = LENGTH * math.cos(a) * (0.94 + 0.06 * v)
    y = edge_y * v + 0.18 * (1 - v) * math.sin(a)
    arch = math.sin(math.pi * min(1, v * 0.86 + 0.14)) ** 0.6 if v < 1 else 0
    height = 0.80 * math.sin(a) ** 0.55 * arch
    height *= 1 + 0.16 * noise.noise(Vector((x * 1.1 + seed, y * 1.1, 3)))
    height += 0.06 * noise.noise(Vector((x * 3 + seed, y * 3, 8))) * arch
    return x, y, max(0.07, height)


def shell(seed, start=-1.0, end=1.0):
    columns = 110

    def surface(i, j):
        v = i / 44
        u = start + (end - start) * j / (columns - 1)
        x, y, z = dome(u, v, seed)
        if v < 0.05:
            z *= v / 0.05
        return (x, y, z)

    ob = grid_surface("shell", surface, 45, columns, dough_material(), closev=False)

    def colour(x, y, z):
        heat = 0.28 + 0.35 * smooth(0.2, 0.8, z)
        c = dough_colour(x, y, z, heat, seed, 0.85)
        flour = smooth(0.16, 0.3, fbm(x * 2 + 5, y * 2, seed, 4, 3))
        return lerpc(c, hexc("#f7e8cc"), 0.35 * flour)

    return paint(ob, colour)


def crimp(seed, start=-1.0, end=1.0, count=24):
    """The twisted seam along the curved edge, one fold beside the other."""
    material = dough_material()
    for k in range(count):
        u = -1 + 2 * (k + 0.5) / count
        if not start <= u <= end:
            continue
        x, y, _ = dome(u, 1.0, seed)
        ob = blob(
            "fold",
            (0.24, 0.115, 0.12),
            material,
            amp=0.14,
            seed=seed + k,
            nu=14,
            nv=20,
            loc=(x * 1.01, y * 1.02, 0.12),
            rot=(0.25, 0, math.atan2(y, x) + 0.75),
        )
        paint(ob, lambda X, Y, Z, k=k: dough_colour(X + k, Y, Z, 0.35 + Z * 1.5, k, 0.8))


def cut_face(seed, u):
    """Crumb and filling where the calzone was cut across."""
    crumb = vcol_mat("crumb", 0.7, 0.05, 0.5, 24)
    edge = [Vector(dome(u, k / 30, seed)) for k in range(31)]
    middle = sum(edge, Vector()) / 31
    middle.z *= 0.8
    verts, faces = [], []
    for scale in (1.0, 0.86):
        for p in edge:
            q = middle + (p - middle) * scale
            verts.append((q.x, q.y, max(0.03, q.z)))
    for k in range(30):
        faces.append((k, k + 1, 32 + k, 31 + k))
    rim = mesh("crumb", verts, faces, crumb)
    paint(rim, lambda x, y, z: lerpc(hexc("#f8e3b3"), DOUGH[1], 0.3 + fbm(x, y, z, 3, 5)))
    inner = [middle + (p - middle) * 0.88 for p in edge]
    return middle, inner


def filling(middle, inner, outward):
    """Tomato, paneer and herbs pressed out of the cut, cheese flowing over them."""
    red = M_sauce("#8f1606", "#c2330f", "#d9602a")
    cheese = vcol_mat("flow", 0.25, 0.6, 0.15, 14)
    green = M_leaf("#2a681c", "#559a2f")
    face = mesh("red", [tuple(p) for p in inner], [tuple(range(len(inner)))], red, False)
    face.location = outward * -0.06
    for k in range(30):
        t = random.random()
        p = inner[int(t * 30)].lerp(middle, rnd(0.1, 0.95)) + outward * rnd(0.0, 0.10)
        kind = k % 4
        if kind == 0:
            blob("red", (0.14, 0.13, 0.11), red, amp=0.3, seed=k, loc=p, nu=12, nv=16)
        elif kind == 1:
            cube = paneer_tikka(p.x, p.y, max(0.16, p.z), rnd(0, 6), k, 0.2)
            paint_plain(cube)
        elif kind == 2:
            leaf = coriander(green, 0.13)
            leaf.location = p + outward * 0.06
            leaf.rotation_euler = (1.2, rnd(-0.6, 0.6), rnd(0, 6))
        else:
            one = blob("cheese", (0.17, 0.15, 0.10), cheese, amp=0.25, seed=k, loc=p, nu=14, nv=20)
            paint(one, cheese_colour)
    foot = middle + outward * 0.42
    pool = blob(
        "pool",
        (0.62, 0.48, 0.07),
        cheese,
        amp=0.35,
        seed=5,
        loc=(foot.x, foot.y, 0.05),
        nu=18,
        nv=40,
        rot=(0, 0, 1.0),
    )
    paint(pool, cheese_colour)
    for k in range(6):
        p = middle + outward * 0.05 + Vector((rnd(-0.2, 0.2), rnd(-0.2, 0.2), rnd(0.05, 0.3)))
        q = foot + Vector((rnd(-0.25, 0.25), rnd(-0.2, 0.2), 0.05 - foot.z))
        cheese_string(cheese_material(), p, q, rnd(0.06, 0.10), 0.05, k)


def cheese_colour(x, y, z):
    return lerpc(hexc("#f9dd92"), hexc("#f0b94e"), 0.4 + 1.5 * fbm(x, y, z, 3, 3))


def paint_plain(cube):
    cube.data.color_attributes.remove(cube.data.color_attributes["Col"])
    paint(cube, lambda x, y, z: lerpc(hexc("#fff2dc"), hexc("#f1d6a0"), 0.4 + fbm(x, y, z, 3, 3)))


def whole():
    shell(3)
    crimp(3)


def opened():
    cut = 0.22
    shell(9, -1.0, cut)
    crimp(9, -1.0, cut)
    middle, inner = cut_face(9, cut)
    filling(middle, inner, Vector((1, 0, 0)))


plank = wood("plank", "#5e361c", "#472611", "#754628", scale=0.45, axis="X", rough=0.55)
board(plank, 2.75, 1.75, BOARD_TOP, loc=(0.1, 0.1, 0), rot=-0.05)
group(made_by(whole), (-0.45, 1.25, BOARD_TOP), (0, 0, 0.12), 0.92)
group(made_by(opened), (0.25, -0.1, BOARD_TOP), (0, 0, -0.72), 1.05)

dip = katori(pbsdf("ivory", "#f6ead2", 0.3, coat=0.5), 0.5, (2.15, 0.35, BOARD_TOP))
fill(M_sauce("#8c1606", "#bf2f10", "#d95a26"), 0.46, 0.36, (2.15, 0.35, BOARD_TOP), amp=0.03)
basil(2.13, 0.3, BOARD_TOP + 0.42, 0.8, 0.36)
for x, y, turn in ((-2.2, -0.85, 0.4), (-1.95, -1.1, 1.7), (1.9, -1.15, 2.6)):
    basil(x, y, BOARD_TOP + 0.1, turn, 0.55)
for x, y, r in ((-2.35, 0.1, 0.24), (-2.45, 0.6, 0.22)):
    tomato(x, y, r, BOARD_TOP)
flakes(60, 0.5, 2.3, BOARD_TOP + 0.01)
flakes(50, 0.3, 1.2, BOARD_TOP + 0.01, ("#f1e2c0", "#fff6e2"), 0.03, (0, -0.9))
cooked_light(key=1000, fill=210, rim=650)
shoot(
    (0.5, -9.0, 6.0),
    (0.2, 0.05, 0.35),
    80,
    6.3,
    (0.4, -0.6, 0.6),
    top=(0, 0.1, 9.6),
    macro=((2.3, -4.4, 2.6), (0.5, -0.3, 0.5), (0.6, -0.5, 0.5)),
)
