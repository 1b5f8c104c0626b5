"""A blistered calzone, whole, beside one cut open with melted cheese running out."""
from pizzeria import *
from cooked import *
from fired_pizza import crust_mat, oil
from season import *

reset(41)
brand_table("#c4561c")

BOARD_TOP = 0.16
LENGTH = 1.75
DEPTH = 1.35
BAKED = [hexc(c) for c in ("#ecd2a2", "#d59a4b", "#a85c1e", "#5f2b0d", "#160a05")]


def dome(u, v, seed):
    """Point of the shell: u runs along the fold (-1..1), v from the fold (0) to the crimp (1)."""
    a = math.pi * (1 - (u + 1) / 2)
    edge_y = -DEPTH * math.sin(a) ** 0.8
    x = LENGTH * math.cos(a) * (0.94 + 0.06 * v)
    y = edge_y * v + 0.18 * (1 - v) * math.sin(a)
    arch = math.sin(math.pi * min(1, v * 0.86 + 0.14)) ** 0.6 if v < 1 else 0
    height = 0.80 * math.sin(a) ** 0.55 * arch
    height *= 1 + 0.22 * noise.noise(Vector((x * 1.1 + seed, y * 1.1, 3)))
    height += 0.09 * noise.noise(Vector((x * 2.4 + seed, y * 2.4, 8))) * arch
    return Vector((x, y, max(0.07, height)))


def twisted(u, w, seed):
    """Point of the rope along the curved edge: w runs round it, from the dome (0) over its top to the board (1)."""
    edge = dome(u, 1.0, seed)
    a = math.atan2(edge.y, edge.x)
    turn = math.pi * (0.95 - 1.35 * w)
    # Folded over by a thumb, one fold beside the other, none like the next.
    place = 22 * u + 1.1 * noise.noise(Vector((u * 3, seed, 1)))
    fold = (place + 0.35 * w) % 1
    lump = 0.62 + 0.55 * math.sin(math.pi * fold) ** 0.6 + 0.20 * noise.noise(Vector((math.floor(place + 0.35 * w) * 1.7, seed, 2)))
    thick = 0.135 * lump * math.sin(math.pi * (u + 1) / 2 * 0.96 + 0.06) ** 0.25
    out = 0.06 + 1.25 * thick * math.cos(turn)
    return Vector((edge.x + out * math.cos(a), edge.y + out * math.sin(a), max(0.01, 0.10 + 1.1 * thick * math.sin(turn))))


def baked(p, up, seed):
    """How far the dough has risen in blisters at p, and its colour: floured below, golden above, scorched on its bubbles."""
    big, small, tiny = blister(p, 2.6, 0.55, seed), blister(p, 5.6, 0.55, seed + 9), blister(p, 15, 0.4, seed + 21)
    fold = noise.noise(p * 3.2 + Vector((seed, 0, 0)))
    lift = 0.085 * big + 0.042 * small + 0.012 * tiny + 0.03 * fold + 0.014 * noise.noise(p * 11) + 0.006 * noise.noise(p * 25)
    heat = 0.26 + 0.34 * up + 0.55 * fbm(p.x, p.y, p.z, 5, 1.6) + 0.24 * big + 0.18 * small
    c = lerpc(BAKED[0], BAKED[1], smooth(0.10, 0.42, heat))
    c = lerpc(c, BAKED[2], smooth(0.40, 0.86, heat))
    ragged = 0.22 * noise.noise(p * 9) + 0.12 * noise.noise(p * 24)
    fire = 0.45 + 0.9 * noise.noise(p * 1.2 + Vector((7, seed, 0)))
    scorch = max(smooth(0.34, 0.95, big + 1.5 * ragged), smooth(0.26, 0.80, small + 1.5 * ragged), 0.9 * smooth(0.34, 0.85, tiny + ragged))
    scorch = max(scorch, 0.8 * smooth(0.20, 0.55, noise.noise(p * 4.2 + Vector((3, seed, 9))) + 0.6 * ragged + 0.12 * fire)) * smooth(-0.25, 0.5, fire) * smooth(0.05, 0.5, up)
    c = lerpc(c, BAKED[3], smooth(0.05, 0.45, scorch))
    c = lerpc(c, BAKED[4], smooth(0.40, 0.95, scorch))
    flour = smooth(0.10, 0.34, fbm(p.x + 9, p.y, p.z, 5, 3.0)) * (1 - scorch) * smooth(0.9, 0.2, up)
    return lift, lerpc(c, hexc("#f6ead0"), 0.5 * flour)


def shell(seed, start=-1.0, end=1.0):
    """The folded sheet and its twisted edge between two places along the fold."""
    n = int(420 * (end - start) / 2)
    across = lambda j: start + (end - start) * j / (n - 1)

    def crust(name, rows, at, up):
        colours = []

        def f(i, j):
            p = at(across(j), i / (rows - 1))
            lift, c = baked(p, up(p, i / (rows - 1)), seed)
            colours.append(c)
            out = Vector((0.25 * p.x, 0.35 * (p.y + 0.4), 0.75)).normalized()
            q = p + out * lift * smooth(0.0, 0.06, i / (rows - 1))
            return q.x, q.y, max(0.008, q.z)

        return paint_by(grid_surface(name, f, rows, n, crust_mat(), closev=False), colours)

    def over(u, v):
        p = dome(u, v, seed)
        if v < 0.05:
            p.z *= v / 0.05
        return p

    crust("shell", 150, over, lambda p, v: smooth(0.05, 0.7, p.z))
    crust("rope", 64, lambda u, w: twisted(u, w, seed), lambda p, w: 0.25 + 0.75 * math.sin(math.pi * min(1, 1.2 * w)) * smooth(0.0, 0.2, p.z))


def cut_face(seed, u):
    """Crumb and filling where the calzone was cut across."""
    crumb = vcol_mat("crumb", 0.7, 0.05, 0.5, 24)
    edge = [dome(u, k / 30, seed) for k in range(31)]
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
    """Tomato, paneer and herbs pressed out of the cut, cheese flowing over them and on to the board."""
    rs = random.Random(7)
    red = oily("red", [(0.3, "#6d1404"), (0.55, "#a8330c"), (0.75, "#cf6a26")], dry=0.36, wet=0.08, patch=4, share=0.7, pores=(40, 0.5), coarse=(12, 0.6), sss=0.1)
    cheese = oily("flow", [(0.3, "#e9c272"), (0.55, "#f3dca2"), (0.75, "#f9ecca")], dry=0.42, wet=0.14, patch=3, share=0.5, pores=(50, 0.12), coarse=(10, 0.3), sss=0.4, radius=(0.08, 0.05, 0.02))
    curd = oily("curd", [(0.3, "#efdcb0"), (0.7, "#fbf3de")], dry=0.6, wet=0.3, pores=(60, 0.5), coarse=(20, 0.4), sss=0.3)
    green = M_leaf("#2a5a1c", "#4f8a2f")
    face = mesh("red", [tuple(p) for p in inner], [tuple(range(len(inner)))], red, False)
    face.location = outward * -0.06
    for k in range(170):
        p = inner[int(rs.random() * 30)].lerp(middle, rs.random() ** 0.7) + outward * rs.uniform(-0.08, 0.05)
        p.z = max(0.08, p.z)
        turn = [rs.uniform(0, 6) for _ in range(3)]
        s = rs.uniform(0.6, 1.15)
        if k % 7 < 3:
            blob("tomato", (0.13 * s, 0.11 * s, 0.07 * s), red, 0.8, 1.6, k, 30, 40, amp2=0.25, freq2=5, loc=p, rot=turn)
        elif k % 7 < 5:
            blob("curd", (0.10 * s, 0.09 * s, 0.08 * s), curd, 0.7, 1.6, k, 26, 34, amp2=0.25, freq2=5, loc=p, rot=turn)
        elif k % 7 == 5:
            leaf = coriander(green, 0.13)
            leaf.location, leaf.rotation_euler = p + outward * 0.05, (1.2, rs.uniform(-0.6, 0.6), turn[2])
        else:
            blob("cheese", (0.18 * s, 0.13 * s, 0.09 * s), cheese, 0.6, 1.5, k, 30, 40, loc=p, rot=turn)

    # What ran out: thick where it comes from, thin and ragged where it has stopped.
    foot = middle + outward * 0.46
    nu, nv = 60, 160

    def spread(i, j):
        q, t = i / (nu - 1), TAU * j / nv
        ring = Vector((math.cos(t), math.sin(t), 4.0))
        r = q * (0.50 + 0.16 * noise.noise(ring * 1.2) + 0.07 * noise.noise(ring * 3.4))
        x, y = foot.x + 1.15 * r * math.cos(t), foot.y + r * math.sin(t)
        near = math.exp(-(((x - middle.x) / 0.5) ** 2))
        thick = (0.03 + 0.09 * near) * math.sqrt(max(0.0, 1 - q**4))
        return x, y, 0.006 + thick * (1 + 0.4 * noise.noise(Vector((x * 4, y * 4, 2))) + 0.25 * noise.noise(Vector((x * 11, y * 11, 2))))

    grid_surface("pool", spread, nu, nv, cheese)
    for k in range(9):
        p = middle + outward * 0.05 + Vector((rs.uniform(-0.2, 0.2), rs.uniform(-0.25, 0.25), rs.uniform(0.05, 0.34)))
        q = foot + Vector((rs.uniform(-0.3, 0.2), rs.uniform(-0.25, 0.25), 0.04 - foot.z))
        cheese_string(cheese, p, q, rs.uniform(0.03, 0.09), 0.05, k)
    grease = oil("#f0a040")
    for k in range(16):
        a, d = rs.uniform(0, TAU), rs.uniform(0.2, 0.75)
        blob("oil", (rs.uniform(0.02, 0.06), rs.uniform(0.02, 0.05), 0.006), grease, 0.6, 1, k, 8, 16, loc=(foot.x + d * math.cos(a), foot.y + 0.8 * d * math.sin(a), 0.012))


def whole():
    shell(3)


def opened():
    cut = 0.22
    shell(9, -1.0, cut)
    middle, inner = cut_face(9, cut)
    filling(middle, inner, Vector((1, 0, 0)))


plank = wood("plank", "#5e361c", "#472611", "#754628", scale=0.45, axis="X", rough=0.55)
board(plank, 2.75, 1.75, BOARD_TOP, loc=(0.1, 0.1, 0), rot=-0.05)
group(made_by(whole), (-0.45, 1.25, BOARD_TOP), (0, 0, 0.12), 0.92)
group(made_by(opened), (0.25, -0.1, BOARD_TOP), (0, 0, -0.72), 1.05)

dip = katori(pbsdf("ivory", "#f6ead2", 0.3, coat=0.5), 0.5, (2.15, 0.35, BOARD_TOP))
fill(oily("dip", [(0.3, "#6d1404"), (0.55, "#9c2c0a"), (0.75, "#c25a22")], dry=0.36, wet=0.1, patch=4, share=0.7, pores=(40, 0.5), coarse=(12, 0.6), sss=0.1), 0.46, 0.36, (2.15, 0.35, BOARD_TOP), amp=0.03)
basil(2.13, 0.3, BOARD_TOP + 0.42, 0.8, 0.36)
for x, y, turn in ((-2.2, -0.85, 0.4), (-1.95, -1.1, 1.7), (1.9, -1.15, 2.6)):
    basil(x, y, BOARD_TOP + 0.1, turn, 0.55)
flakes(70, 0.5, 2.3, BOARD_TOP + 0.01, size=0.016)
flakes(90, 0.3, 1.2, BOARD_TOP + 0.01, ("#e6cf98", "#f3e4be"), 0.012, (0, -0.9))
cooked_light(key=1000, fill=210, rim=650)
shoot(
    (0.5, -8.4, 5.0),
    (0.12, 0.0, 0.40),
    84,
    6.3,
    (0.4, -0.6, 0.6),
    top=(0, 0.1, 9.6),
    macro=((2.3, -4.4, 2.6), (0.5, -0.3, 0.5), (0.6, -0.5, 0.5)),
)
