"""The grounds and the light of food shot close and low: painted plaster, one hard light, deep shadow."""
from cooked import *


def painted_ground(colour, worn, depth=10):
    """A board and wall of plaster, painted by hand in the brand's colour and worn to a darker one."""
    ground = stage(colour, depth=depth)
    m = ground.data.materials[0]
    v = coords(m)
    wash = noise_tex(m, v, 0.9, 8, 0.58).outputs["Fac"]
    base = ramp(m, wash, [(0.30, worn), (0.72, colour)])
    scuff = noise_tex(m, coords(m, (2, 3, 3)), 2.4, 10, 0.72).outputs["Fac"]
    L(m, mixc(m, value(m, scuff, 0.0, 0.4, 0.54, 0.74), base, worn), B(m).inputs["Base Color"])
    L(m, value(m, wash, 0.42, 0.78, 0.35, 0.6), B(m).inputs["Roughness"])
    trowel = bump(m, wash, 0.25, 0.08)
    grit = noise_tex(m, v, 38, 6, 0.7).outputs["Fac"]
    L(m, bump(m, grit, 0.22, 0.012, trowel), B(m).inputs["Normal"])
    return ground


def night_light(key=1250, rim=430, fill=170, front=150, high=4.4, behind=0.8):
    """One small hard light from the left, a rim from behind, and little else.

    behind: how far the key stands behind the dish; high: its height. The fill is warm and low.
    """
    area((-5.6, behind, high), (0, 0, 0.4), 1.1, key, "#ffe6c4")
    area((3.4, 3.9, 3.6), (0, 0.2, 0.9), 1.3, rim, "#ffdcb0")
    area((4.5, -5.5, 2.5), (0, 0, 0.4), 4, fill, "#ffd2a8")
    area((-2.5, -7, 5.5), (0, 0, 0.4), 2.5, front, "#fff0e0")
    world("#4a3428", 0.14)


def crumbs(mat, n, loc, radius, size=(0.008, 0.03), inner=0.0, seed=0):
    """Crumbs on a flat surface, as one object; most are small."""
    lot = random.Random(seed)
    verts, faces = [], []
    for _ in range(n):
        a, q = lot.uniform(0, TAU), math.sqrt(lot.uniform(inner**2, radius**2))
        r = size[0] + (size[1] - size[0]) * lot.random() ** 3
        first, spin = len(verts), lot.uniform(0, TAU)
        middle = Vector((loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), loc[2] + r * 0.4))
        for corner in ((1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -0.6)):
            d = Vector(corner) * r * lot.uniform(0.5, 1.3)
            d.rotate(Matrix.Rotation(spin, 3, "Z"))
            verts.append(tuple(middle + d))
        for x, y in ((0, 1), (1, 2), (2, 3), (3, 0)):
            faces += [(first + x, first + y, first + 4), (first + y, first + x, first + 5)]
    return mesh("crumbs", verts, faces, mat, smoothshade=False)
