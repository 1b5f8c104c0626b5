"""One long table with a dish from each of the nine kitchens; MOOD=night lights it by lamps."""
import dishes
from dishes import *

SCENES = os.path.join(KIT, "..", "scenes")
NIGHT = os.environ.get("MOOD") == "night"
REACH = 3.3

# scene, x, y, scale, turn in degrees
PLACES = [
    ("delhi-gali/chole-bhature", -5.3, 4.6, 1.05, 8),
    ("chini-talkeez/hakka-noodles", 0.0, 5.4, 1.05, 0),
    ("yctfc-momos/momo-basket", 5.2, 4.7, 1.05, -6),
    ("roll-nation/kathi-rolls", -5.9, -0.2, 1.0, 10),
    ("smoky-bliss-pizzeria/wood-fired-pizza", -0.2, 0.4, 1.15, 0),
    ("the-brown-burger/double-burger", 5.3, -0.1, 1.0, -4),
    ("yctfc-idli-from-south/masala-dosa", -5.1, -5.0, 1.0, 10),
    ("mystic-wellness-cafe/buddha-bowl", 0.3, -4.7, 1.05, 0),
    ("valley-vista-cafe/cappuccino-croissant", 5.3, -4.9, 0.95, -8),
]


def silence():
    """A scene that is placed on the table brings its food, not its stage, light or camera."""
    for name in ("reset", "stage", "studio", "shoot", "area", "world", "camera"):
        setattr(dishes, name, lambda *args, **kwargs: None)


def is_near(thing):
    corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
    middle = sum(corners, Vector()) / 8
    return math.hypot(middle.x, middle.y) < REACH and middle.z > -1


def place(scene, x, y, scale, turn):
    before = set(bpy.data.objects)
    path = os.path.join(SCENES, scene + ".py")
    exec(compile(open(path).read(), path, "exec"), {"__name__": scene, "__file__": path})
    bpy.context.view_layer.update()
    new = [thing for thing in bpy.data.objects if thing not in before]
    for thing in [t for t in new if t.type == "MESH" and not is_near(t)]:
        new.remove(thing)
        bpy.data.objects.remove(thing)
    stand = bpy.data.objects.new("stand", None)
    bpy.context.collection.objects.link(stand)
    for thing in new:
        if thing.parent is None:
            thing.parent = stand
    stand.location = (x, y, 0.02)
    stand.scale = (scale,) * 3
    stand.rotation_euler = (0, 0, math.radians(turn))


reset(7)
night_or_day = (stage, studio, shoot, area, world)
silence()
for spot in PLACES:
    place(*spot)
stage, studio, shoot, area, world = night_or_day

stage("#561020" if NIGHT else "#f0a32c", depth=40, rough=0.8)
if NIGHT:
    area((-7, -6, 11), (0, 0, 0), 5, 4200, "#ffc27a")
    area((8, 5, 9), (0, 0, 0), 4, 2600, "#ff9a5a")
    world("#4a1a26", 0.4)
else:
    area((-9, -7, 13), (0, 0, 0), 9, 4200, "#fff0d8")
    area((11, -4, 8), (0, 0, 0), 8, 1100, "#ffe9e0")
    area((4, 11, 11), (0, 0, 0), 6, 2000, "#fff6e6")
    world("#fff1dc", 0.45)
shoot((0.3, -24, 23), (0.1, -0.1, 0.2), 67, 22, (0, -1.5, 0.6), top=(0, 0, 38))
