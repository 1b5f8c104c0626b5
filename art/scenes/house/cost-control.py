"""Portion and price: a kitchen scale with cubes of paneer, a calculator, stacks of coins."""
from stilllife import *

reset(157)
stage("#d99a2b", depth=10, rough=0.75)


def scale_with_paneer():
    """A dial scale with a steel pan, its needle past the middle."""
    red, white = pbsdf("enamel", "#b3261e", 0.3, coat=0.6), matte("dial", "#fffaf0", 0.5)
    steel = M_steel()
    outline = [(-0.95, 0), (0.95, 0), (0.62, 1.5), (-0.62, 1.5)]
    prism(red, outline, 1.0, (0, 0.5, 0.08), (math.pi / 2, 0, 0), bev=0.16, seg=6)
    for x in (-0.7, 0.7):
        for y in (-0.35, 0.35):
            lathe(
                "foot",
                rounded_profile(0.12, 0.1, 0.03, 3),
                matte("foot", "#241c1a"),
                n=24,
                loc=(x, y, 0),
            )

    def dial():
        torus(steel, 0.54, 0.04, (0, 0, 0.02), nu=72, nv=12)
        lathe("face", [(0.54, 0.01), (0.0001, 0.02)], white, n=64)
        dark = matte("mark", "#2a1512")
        for k in range(30):
            a = math.radians(90 - 12 * k)
            long = 0.11 if k % 5 == 0 else 0.06
            r = 0.48 - long / 2
            box(
                dark,
                long,
                0.022 if k % 5 == 0 else 0.014,
                0.006,
                (r * math.cos(a), r * math.sin(a), 0.022),
                (0, 0, a),
                bev=0,
            )
        a = math.radians(-20)
        box(
            matte("needle", "#d8301f"),
            0.5,
            0.03,
            0.012,
            (0.15 * math.cos(a), 0.15 * math.sin(a), 0.035),
            (0, 0, a),
            bev=0,
        )
        blob("pin", (0.06, 0.06, 0.04), brass(), amp=0, loc=(0, 0, 0.035))

    place(dial, loc=(0, -0.51, 0.82), rot=(math.pi / 2, 0, 0))
    lathe("neck", [(0.3, 1.5), (0.22, 1.58), (0.22, 1.74), (0.5, 1.76)], steel, n=48)
    dish = [
        (0.0001, 1.76),
        (0.85, 1.76),
        (1.12, 1.98),
        (1.16, 1.99),
        (1.15, 2.03),
        (1.1, 2.02),
        (0.84, 1.82),
        (0.0001, 1.81),
    ]
    lathe("dish", dish, steel, n=110)
    paneer()


def paneer_block(curd, size, at, turn, seed):
    """A hand-cut block: uneven faces, worn edges."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.06, segments=2, affect="EDGES")
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=5, use_grid_fill=True)
    for v in bm.verts:
        v.co = Vector([c * s for c, s in zip(v.co, size)])
        v.co += v.co.normalized() * 0.05 * noise.noise(v.co * 3 + Vector((seed, 0, 0)))
        v.co += v.co.normalized() * 0.018 * noise.noise(v.co * 11 + Vector((seed, 5, 0)))
    data = bpy.data.meshes.new("paneer")
    bm.to_mesh(data)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    ob = bpy.data.objects.new("paneer", data)
    bpy.context.collection.objects.link(ob)
    data.materials.append(curd)
    ob.location = at
    ob.rotation_euler = (0, 0, turn)


def paneer():
    curd = noisy("paneer", [(0.3, "#f0d9ae"), (0.7, "#fbebcb")], scale=3, bumps=0.5, bscale=16)
    block, cube = (1.0, 0.62, 0.42), (0.34, 0.34, 0.32)
    paneer_block(curd, block, (0.15, 0.32, 2.02), 0.15, 1)
    paneer_block(curd, block, (0.05, 0.36, 2.42), -0.1, 2)
    for k, (x, y, z, turn) in enumerate(
        (
            (-0.55, -0.1, 1.98, 0.5),
            (-0.22, -0.42, 1.98, 0.1),
            (0.2, -0.5, 1.98, 0.8),
            (0.56, -0.25, 1.98, 0.3),
            (-0.15, -0.18, 2.28, 1.0),
            (0.0, 0.3, 2.77, 0.6),
        )
    ):
        paneer_block(curd, cube, (x, y, z), turn, k + 4)
    leaf = coriander(M_leaf("#2a6a1c", "#5aa531"), 0.17)
    for x, y, z in ((0.32, 0.2, 2.68), (0.42, 0.32, 2.7), (-0.62, -0.45, 1.92), (0.7, 0.05, 1.95)):
        dup(leaf, (x, y, z), (0.3, -0.2, rnd(0, 6)))
    hide(leaf)


def calculator(loc, rot):
    body, keys = pbsdf("body", "#24483f", 0.35, coat=0.3), matte("key", "#fff3de", 0.4)
    accent, dark = matte("accent", "#f2a12b", 0.4), matte("digit", "#23331f", 0.5)

    def digit(x, segments):
        strokes = {
            "a": (0, 0.13, 1),
            "d": (0, -0.13, 1),
            "g": (0, 0, 1),
            "b": (0.06, 0.065, 0),
            "c": (0.06, -0.065, 0),
            "e": (-0.06, -0.065, 0),
            "f": (-0.06, 0.065, 0),
        }
        for name in segments:
            dx, dy, flat = strokes[name]
            w, h = (0.10, 0.024) if flat else (0.024, 0.11)
            box(dark, w, h, 0.004, (x + dx, 0.74 + dy, 0.215), bev=0)

    def parts():
        slab(body, 1.4, 2.05, 0.18, r=0.14, bev=0.05)
        slab(
            matte("screen", "#b9c99a", 0.3, 0.4), 1.14, 0.42, 0.02, (0, 0.74, 0.175), r=0.05, bev=0
        )
        for k, segments in enumerate(("bc", "abged", "abcdef")):
            digit(0.02 + 0.2 * k, segments)
        for column in range(4):
            for row in range(4):
                m = accent if column == 3 else keys
                slab(
                    m,
                    0.25,
                    0.22,
                    0.09,
                    (-0.46 + 0.307 * column, 0.3 - 0.32 * row, 0.16),
                    r=0.05,
                    bev=0.02,
                )

    return place(parts, loc=loc, rot=rot)


def coin(mat, x, y, z, r=0.3):
    profile = [
        (0.0001, 0),
        (r, 0),
        (r + 0.004, 0.035),
        (r, 0.07),
        (r * 0.86, 0.07),
        (r * 0.84, 0.058),
        (0.0001, 0.058),
    ]
    lathe("coin", profile, mat, n=48, loc=(x, y, z))
    lathe("mark", [(r * 0.42, 0.058), (r * 0.40, 0.068), (0.0001, 0.07)], mat, n=6, loc=(x, y, z))


def coins():
    gold, silver = pbsdf("gold", "#d9a441", 0.3, metal=1), pbsdf("silver", "#cfd2d4", 0.3, metal=1)
    for k, (x, y, count) in enumerate(((-2.15, -0.55, 4), (-1.45, -0.75, 7), (-1.85, 0.1, 10))):
        for q in range(count):
            coin(
                (gold, silver)[(k + (q > 2)) % 2 if k == 2 else k % 2],
                x + rnd(-0.025, 0.025),
                y + rnd(-0.025, 0.025),
                0.072 * q,
            )
    for x, y, m in ((-0.85, -1.25, gold), (-1.35, -1.5, silver), (-2.45, -1.25, gold)):
        coin(m, x, y, 0)


def bill():
    """A strip of receipt that curls up at its end."""
    paper, line = matte("paper", "#fff8ea", 0.8), matte("line", "#9a8c80", 0.9)

    def surface(i, j):
        t = i / 29
        curl = 0.5 * smooth(0.72, 1, t) ** 2
        return (
            (j / 7 - 0.5) * 0.75,
            1.9 * t - 0.3 * curl,
            0.012 + curl + 0.02 * math.sin(t * 6) ** 2,
        )

    grid_surface("bill", surface, 30, 8, paper, closev=False)
    for k in range(9):
        box(line, 0.34, 0.03, 0.004, (-0.13, 0.12 + 0.13 * k, 0.032), bev=0)
        box(line, 0.12, 0.03, 0.004, (0.24, 0.12 + 0.13 * k, 0.032), bev=0)


place(scale_with_paneer, loc=(0.35, 0.85, 0), rot=(0, 0, 0.1))
calculator((1.75, -0.85, 0.02), (0.08, 0, -0.25))
coins()
place(bill, loc=(0.25, -1.6, 0.0), rot=(0, 0, 0.25), scale=0.85)
pencil(matte("pencil", "#b3261e", 0.4), (-0.55, -1.75, 0), 0.25, 1.2)
studio(key=950, fill=220, rim=560)
shoot((0.2, -10.2, 5.3), (-0.1, 0.05, 1.28), 64, 8, (0.1, -0.2, 0.9), top=(0, 0, 11.5))
