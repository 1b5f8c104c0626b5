"""Dishes of other scenes, set on one table: each is cooked by its own file, without its table, light and camera."""
import sys

import camera_views
import foodkit
import photo_light
from foodkit import *

SCENES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "scenes")

# What a scene does besides cooking, and what stands for it while a dish is served.
OWN = {"reset": foodkit.reset, "shoot": camera_views.shoot}
OWN |= {name: getattr(photo_light, name) for name in ("set_table", "far_lamps", "steam", "side_light")}
IDLE = {name: random.seed if name == "reset" else lambda *_, **__: None for name in OWN}


def exchange(old, new):
    """Every module of the kit holds these names for itself and passes them on to the scenes."""
    for module in list(sys.modules.values()):
        for name, function in old.items():
            if getattr(module, name, None) is function:
                setattr(module, name, new[name])


def serve(scene, at, turn=0.0, size=1.0):
    """`scene` is `<brand>/<dish>`, `at` its middle on the table, `turn` in radians.

    @return the handle that carries its objects
    """
    path = os.path.join(SCENES, f"{scene}.py")
    before = set(bpy.data.objects)
    exchange(OWN, IDLE)
    try:
        with open(path, encoding="utf8") as source:
            exec(compile(source.read(), path, "exec"), {"__name__": "dish", "__file__": path})
    finally:
        exchange(IDLE, OWN)
    plate = bpy.data.objects.new(scene, None)
    bpy.context.collection.objects.link(plate)
    for o in set(bpy.data.objects) - before - {plate}:
        if o.parent is None:
            o.parent = plate
    plate.location = (*at, 0)
    plate.rotation_euler = (0, 0, turn)
    plate.scale = (size, size, size)
    return plate


def table_light(power=1.0):
    """A window behind a whole table at its left, its echo in front, and a narrow rim from the right."""
    area((-10, 6, 8), (0, 0, 0.7), 2.2, 4400 * power, "#fff2dc")
    area((-7, -9, 7), (0, 0, 0.6), 4, 900 * power, "#ffe2b8")
    area((10, -5, 3), (0, 0, 0.6), 7, 380 * power, "#ffd3a0")
    area((7, 8, 6), (0, 1, 0.8), 2, 1500 * power, "#ffeccc")
    area((3, 5.5, 8), (1, 9, 3), 4, 220 * power, "#ffe2b8")
    world("#ffdcb0", 0.04)
