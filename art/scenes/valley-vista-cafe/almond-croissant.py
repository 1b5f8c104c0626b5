"""A twice-baked almond croissant under flaked almonds and sugar, with a glass of cortado."""
from mathutils.bvhtree import BVHTree

from cafe_parts import *
from season import *

reset(69)
brand_table("#b98a56")


def surface_of(o):
    """A function x, y -> (height, normal) on the upper side of an object, or None."""
    bpy.context.view_layer.update()
    verts = [o.matrix_world @ v.co for v in o.data.vertices]
    tree = BVHTree.FromPolygons(verts, [tuple(p.vertices) for p in o.data.polygons])

    def hit(x, y):
        place, normal, _, _ = tree.ray_cast(Vector((x, y, 6)), Vector((0, 0, -1)))
        return None if place is None else (place, normal if normal.z > 0 else -normal)

    return hit


def lay_on(hit, kinds, n, box_, lift, steep=0.55, smin=0.8, smax=1.2):
    """Copies that lie flat on a surface wherever it is not too steep."""
    done = 0
    for _ in range(n * 6):
        found = hit(rnd(box_[0], box_[1]), rnd(box_[2], box_[3]))
        if not found or found[1].z < steep or done >= n:
            continue
        place, normal = found
        d = dup(
            random.choice(kinds), place + normal * lift, normal.to_track_quat("Z", "X").to_euler()
        )
        d.rotation_euler.rotate_axis("Z", rnd(0, TAU))
        d.rotation_euler.rotate_axis("X", rnd(-0.2, 0.2))
        s = rnd(smin, smax)
        d.scale = (s, s, s)
        done += 1


def flake():
    """A thin almond slice: ivory with a brown skin line."""
    m = vcol_mat("flake", 0.5, 0.15, 0.1, 30)
    drop = [
        (
            0.17 * math.cos(a) * (1 - 0.12 * math.cos(a)),
            0.095 * math.sin(a) * (1 - 0.25 * math.cos(a)),
        )
        for a in [TAU * j / 44 for j in range(44)]
    ]
    o = slab(drop, 0.016, m, 0.005, 2, 6)
    ivory, toasted, skin = hexc("#f8e6bc"), hexc("#dca85c"), hexc("#8a4d1c")

    def colour(x, y, z):
        q = math.hypot(x / 0.17, y / 0.095)
        c = lerpc(ivory, toasted, smooth(0.3, 0.95, q) * 0.7)
        return lerpc(c, skin, smooth(0.93, 1.0, q))

    return paint(o, colour)


def cortado(loc):
    milk = tones("#3f1c0a", "#7a431c", "#b9824a", "#dcb27c", "#f0dcb8")

    def colour(x, y, z):
        if z > 0.97:
            ring_ = math.hypot(x, y)
            heart = ((x / 0.22) ** 2 + ((y + 0.3 * abs(x)) / 0.20) ** 2) < 1
            return (
                milk(0.95)
                if heart
                else milk(0.42 + 0.2 * fbm(x * 4, y * 4, 1, 3) - 0.3 * smooth(0.3, 0.45, ring_))
            )
        return milk(0.10 + 0.75 * z + 0.25 * fbm(x * 2, y * 2, z * 3, 4, 2))

    tumbler(loc, 0.47, 0.98, 0.78, 0.86, colour)


lathe("dish", PLATE, speckled("#f2ebdc"), n=150, scale=(1.62, 1.62, 1.62), loc=(-0.30, -0.08, 0))
croissant((-0.28, -0.42, 0.10), (0, 0, 0.22), 1.02, 4)
pastry = bpy.context.scene.objects["cro"]
hit = surface_of(pastry)
almonds = [flake() for _ in range(3)]
region = (-1.7, 1.3, -1.3, 1.0)
lay_on(hit, almonds, 46, region, 0.012, 0.62)
for a in almonds:
    a.location = (99, 99, -50)
sugar = pbsdf("sugar", "#ffffff", 0.9)
grains = [
    blob("sugar", (s, s, s * 0.5), sugar, amp=0.4, nu=5, nv=6, seed=s)
    for s in (0.006, 0.009, 0.012)
]
lay_on(hit, grains, 1500, region, 0.004, 0.5)
for _ in range(260):
    x, y, z = on_disc(-0.3, -0.08, 1.5, 0.0)()
    r = math.hypot(x + 0.3, y + 0.08) / 1.62
    dup(
        random.choice(grains),
        (x, y, 1.62 * (0.065 if r < 0.66 else 0.065 + 0.06 * (r - 0.66) / 0.34) + 0.012),
    )
for g in grains:
    hide(g)
extra = flake()
for x, y, z in (
    (-1.15, -1.05, 0.13),
    (-0.35, -1.32, 0.165),
    (0.55, -1.05, 0.125),
    (1.42, -1.22, 0.06),
    (1.62, -1.10, 0.065),
):
    dup(extra, (x, y, z), (rnd(-0.1, 0.1), rnd(-0.1, 0.1), rnd(0, 6)))
hide(extra)
crumbs(("#c98a3a", "#f0cd84"), 40, on_disc(-0.2, -1.0, 0.6, 0.125), 0.03)
oak = wood("oak", "#7a4e2c", "#613a1e", "#8c5e38", scale=0.35, rough=0.5)
lathe("coaster", rounded_profile(0.68, 0.07, 0.03, 3), oak, n=80, loc=(1.72, 0.42, 0))
cortado((1.72, 0.42, 0.07))
beans(9, lambda: (rnd(1.2, 2.2), rnd(-0.75, -0.45), 0.05))
plain_cloth("#2f5a4e", (0.35, -0.2, 0), -0.22, 2.6, 1.5, 0.05, 3, "#efe6d3")
cooked_light(key=960, fill=240, rim=620)
shoot(
    (0.5, -7.9, 4.9),
    (0.22, -0.08, 0.34),
    76,
    5.6,
    (-0.3, -0.9, 0.6),
    top=(0.2, 0, 9.8),
    macro=((-2.0, -3.7, 2.3), (-0.30, -0.30, 0.42), (-0.35, -0.75, 0.55)),
)
