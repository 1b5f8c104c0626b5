"""A food photographer's table: hard light from behind, a warm fill, a wall that falls off into the dark."""
from foodkit import *


def plaster(name, colour, deep, scale=0.9, rough=0.8):
    """A limewashed wall or a painted table: cloudy, brushed, nowhere one flat colour."""
    m = pbsdf(name, colour, rough, spec=0.2)
    v = coords(m)
    cloud = noise_tex(m, v, scale, 10, 0.62, 0.5).outputs["Fac"]
    L(m, ramp(m, cloud, [(0.3, deep), (0.62, colour)]), B(m).inputs["Base Color"])
    fine = noise_tex(m, coords(m, (3, 14, 3)), 9, 6, 0.65).outputs["Fac"]
    L(m, bump(m, fine, 0.22, 0.02), B(m).inputs["Normal"])
    return m


def set_table(wall, deep, floor=None, floor_deep=None):
    """A table and the wall behind it, one surface with a wide curve between them."""
    o = stage(wall, depth=8)
    o.data.materials.clear()
    o.data.materials.append(plaster("wall", wall, deep))
    if floor:
        top = mesh("table", [(-14, -14, 0.004), (14, -14, 0.004), (14, 3.5, 0.004), (-14, 3.5, 0.004)], [(0, 1, 2, 3)])
        top.data.materials.append(plaster("table", floor, floor_deep or floor, 1.6, 0.55))
    return o


def side_light(side=-1, key=900, fill=150, rim=420, glow=160, tint="#ffe2b8", height=4.2):
    """One small hard lamp behind the food at its left (side -1) or right (1), a low warm fill in front,
    a narrow rim from the other side and a dim pool of light on the wall. Powers in watts.
    """
    area((side * 4.6, 3.0, height), (0, 0, 0.7), 1.3, key, "#fff2dc")
    area((side * 3.4, -4.2, 3.4), (0, 0, 0.6), 2.2, key * 0.55, tint)
    area((-side * 5.5, -3.0, 1.6), (0, 0, 0.6), 4, fill, "#ffd3a0")
    area((-side * 3.2, 4.6, 3.4), (0, 0, 0.8), 1.0, rim, "#ffeccc")
    area((side * 1.5, 3.6, 4.6), (side * 0.5, 7.2, 2.4), 2.5, glow, tint)
    world("#ffdcb0", 0.05)
