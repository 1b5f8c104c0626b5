"""A food photographer's table: hard light from behind, a warm fill, a wall that falls off into the dark."""
from foodkit import *


def set_table(wall, deep, floor=None, floor_deep=None):
    """A table and the wall behind it, one surface with a wide curve between them."""
    if floor:
        corners = [(-14, -14, 0.004), (14, -14, 0.004), (14, 3.5, 0.004), (-14, 3.5, 0.004)]
        mesh("table", corners, [(0, 1, 2, 3)], limewash("table", floor_deep or floor, floor, 1.6, 0.55))
    return stage(depth=8, ground=limewash("wall", deep, wall))


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
