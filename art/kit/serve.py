"""Dishes of other scenes, set on one table: each is cooked by its own file, without its table, light and camera."""
import sys

import camera_views
import foodkit
import photo_light
from foodkit import *

SCENES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "scenes")
# What a scene does besides cooking.
OWN = {
    foodkit: ("reset",),
    camera_views: ("shoot",),
    photo_light: ("set_table", "far_lamps", "steam", "side_light"),
}


def serve(scene, at, turn=0.0, size=1.0):
    """`scene` is `<brand>/<dish>`, `at` its middle on the table, `turn` in radians.

    @return the handle that carries its objects
    """
    path = os.path.join(SCENES, f"{scene}.py")
    kept = [(module, name, getattr(module, name)) for module, names in OWN.items() for name in names]
    for module, name, _ in kept:
        setattr(module, name, (lambda seed=1: random.seed(seed)) if name == "reset" else lambda *a, **k: None)
    # Modules of the kit that passed these names on hold the real ones.
    handed = [(m, n) for m in list(sys.modules.values()) for _, n, f in kept if getattr(m, n, None) is f]
    for module, name in handed:
        setattr(module, name, next(getattr(owner, name) for owner, n, _ in kept if n == name))
    before = set(bpy.data.objects)
    try:
        with open(path, encoding="utf8") as source:
            exec(compile(source.read(), path, "exec"), {"__name__": "dish", "__file__": path})
    finally:
        real = {name: f for _, name, f in kept}
        for module, name in handed + [(module, name) for module, name, _ in kept]:
            setattr(module, name, real[name])
    plate = bpy.data.objects.new(scene, None)
    bpy.context.collection.objects.link(plate)
    for o in set(bpy.data.objects) - before - {plate}:
        if o.parent is None:
            o.parent = plate
    plate.location = (at[0], at[1], at[2] if len(at) > 2 else 0)
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
