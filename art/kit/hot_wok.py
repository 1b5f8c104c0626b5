"""A wok in the middle of cooking: blackened iron, sauce burnt on to it, and food that fell into it as food falls."""
from wok import random_in_disc
from wok_tossed import *


def bowl_height(r, radius, depth):
    """Height of the inside of the wok at r from its middle."""
    return 0.06 + depth * (r / radius) ** 2.5


def heap_height(r, radius, depth, food):
    """The ground on which the food lies: the iron, a mound of what is never seen, and a slope that keeps it together."""
    return bowl_height(r, radius, depth) + 0.30 * max(0, 1 - (r / food) ** 2) + 1.6 * max(0, r - food)


def black_wok(radius, depth, loc=(0, 0, 0)):
    """Beaten iron: black where oil burnt on, brown where it is thin, bare at the rim where ladles strike it."""
    steps = [k / 60 for k in range(61)]
    inside = [(radius * t, bowl_height(radius * t, radius, depth)) for t in steps]
    lip = [(radius * 1.012, inside[-1][1] + 0.012), (radius * 1.026, inside[-1][1] - 0.004), (radius * 1.022, inside[-1][1] - 0.04)]
    outside = [(radius * t * 1.01, inside[int(t * 60)][1] - 0.07) for t in (0.95, 0.8, 0.6, 0.4, 0.2, 0.0)]
    profile, n, colours = inside + lip + outside, 420, []
    black, brown, bare = hexc("#080605"), hexc("#1a110b"), hexc("#6a5a4c")

    def f(i, j):
        r, z = profile[i]
        a = TAU * j / n
        p = Vector((r * math.cos(a), r * math.sin(a), 0))
        beaten = noise.voronoi(p * 3.4)[0][0]
        z += 0.022 * (beaten - 0.4) * (1 if i < 58 else 0.3) + 0.02 * noise.noise(p * 0.8)
        c = lerpc(black, brown, 0.4 + 1.4 * fbm(p.x, p.y, z, 4, 1.3))
        worn = smooth(1.0, 1.012, r / radius) * smooth(-0.25, 0.25, noise.noise(p * 2.3) + 0.5 * noise.noise(p * 9))
        # What boiled over the edge dried there, brown where it is thin and black where it burnt.
        sticky = smooth(0.02, 0.22, noise.noise(p * 1.3) + 0.5 * noise.noise(p * 4.5) + 0.25 * noise.noise(p * 14)) * smooth(0.93, 0.99, r / radius)
        z += 0.016 * sticky * max(0, 0.4 + noise.noise(p * 16))
        dried = lerpc(hexc("#33130a"), hexc("#0e0403"), 0.5 + 1.6 * fbm(p.x, p.y, 4, 4, 3))
        colours.append(lerpc(lerpc(c, bare, 0.6 * worn), dried, 0.92 * sticky))
        return p.x * (1 + 0.008 * noise.noise(p)), p.y, z

    m = oily("iron", dry=0.62, wet=0.34, patch=3, share=0.35, pores=(60, 0.45), coarse=(14, 0.45), sss=0, grain=0.25, spec=0.13, rnd=False)
    B(m).inputs["Metallic"].default_value = 0.1
    ear(m, radius, inside[-1][1], 2.75, loc)
    return paint_by(grid_surface("wok", f, len(profile), n, m, loc=loc), colours)


def ear(mat, radius, height, angle, loc):
    """A loop of round iron riveted to the rim, hammered by hand."""
    pts = []
    for k in range(33):
        a = math.pi * (k / 32 - 0.5)
        out, along = radius * 0.985 + 0.36 * math.cos(a) ** 0.7, 0.40 * math.sin(a)
        bent = Vector((out * math.cos(angle) - along * math.sin(angle), out * math.sin(angle) + along * math.cos(angle), height - 0.10 + 0.16 * math.cos(a)))
        pts.append(bent + 0.03 * drift(bent * 2))
    o = tube("ear", pts, 0.055, mat, n=16, radf=lambda t: 1 + 0.25 * noise.noise(Vector((t * 9, angle, 1))), loc=loc)
    return paint(o, lambda x, y, z: lerpc(hexc("#0d0a09"), hexc("#3a2a20"), 0.4 + 1.5 * fbm(x * 3, y * 3, z * 3)))


def sauce_depth(x, y, radius, food):
    """How thick the sauce lies: a pool under the food, what the ladle dragged up the wall, spatter up to the rim."""
    r, a = math.hypot(x, y), math.atan2(y, x)
    p = Vector((x, y, 3))
    rag = 0.30 * noise.noise(p * 1.1) + 0.12 * noise.noise(p * 3.3) + 0.05 * noise.noise(p * 8)
    pool = smooth(1.16, 0.80, r / food + rag)
    sweep = a + 0.25 * r + 0.3 * noise.noise(p * 0.9)
    drag = noise.noise(Vector((math.cos(sweep) * 7, math.sin(sweep) * 7, r * 0.9))) + 0.45 * noise.noise(p * 6)
    drag = smooth(0.02, 0.34, drag) * smooth(1.04, 0.80, r / radius)
    drops = blister(p, 3.2, 0.30, 5, 0.5) + 0.8 * blister(p, 7, 0.3, 2, 0.4)
    return max(pool, 0.40 * drag, 0.55 * drops * smooth(1.0, 0.9, r / radius))


def sauce_film(radius, depth, food, loc=(0, 0, 0)):
    """Soy and chilli boiled down on the iron; where it runs out it is thin, and its oil stands orange at the shore."""
    rings, n, colours, fat = 190, 520, [], []
    deep, body, red, oil = (hexc(c) for c in ("#120502", "#260b05", "#3c1005", "#6e2f09"))

    def f(i, j):
        r, a = radius * 0.995 * i / (rings - 1), TAU * j / n
        x, y = r * math.cos(a), r * math.sin(a)
        p = Vector((x, y, 1))
        t = sauce_depth(x, y, radius, food)
        lumps = 0.030 * noise.noise(p * 3) + 0.014 * noise.noise(p * 8) + 0.004 * noise.noise(p * 20)
        shore = smooth(0.12, 0.26, t) * smooth(0.62, 0.34, t)
        greasy = shore * smooth(-0.15, 0.2, noise.noise(p * 2.2))
        c = lerpc(lerpc(body, deep, 0.3 + 0.7 * t + fbm(x, y, 2, 4, 2)), red, smooth(0.0, 0.3, fbm(x, y, 9, 4, 2.6)))
        burnt = smooth(0.66, 0.9, r / radius) * (1 - greasy)
        colours.append(lerpc(lerpc(c, deep, 0.6 * burnt), oil, 0.75 * greasy))
        fat.append(max(greasy, smooth(0.45, 0.9, t) * smooth(-0.2, 0.1, noise.noise(p * 3))))
        up = 0.12 * (smooth(0.05, 0.95, t) - 0.14) + lumps * smooth(0.3, 0.9, t) * (1 - greasy)
        mound = 0.26 * max(0, 1 - (r / food) ** 2)
        return x, y, bowl_height(r, radius, depth) + up + mound

    m = oily("sauce", dry=0.4, wet=0.1, patch=6, share=0.7, pores=(46, 0.3), coarse=(14, 0.35), depth=0.02, sss=0, grain=0.2, spec=0.45, rnd=False)
    where = N(m, "ShaderNodeAttribute", attribute_name="Oil").outputs["Fac"]
    L(m, value(m, where, 0.45, 0.15, 0.1, 0.6), B(m).inputs["Roughness"])
    o = paint_by(grid_surface("sauce", f, rings, n, m, loc=loc), colours)
    o.data.attributes.new("Oil", "FLOAT", "POINT").data.foreach_set("value", fat)
    return o


def rough_copy(o, corners=40):
    """A few corners of a piece in its place: enough for how it falls, and a little smaller, so that soft food gives way."""
    step = max(1, len(o.data.vertices) // corners)
    copy = mesh("falling", [tuple(v.co) for v in list(o.data.vertices)[::step]], [], smoothshade=False)
    copy.matrix_world = o.matrix_basis
    return copy


def tumble(pieces, ground, loc, frames=170):
    """Lets the pieces fall into the hollow ground(r) and on one another, so that each lies as its weight has it."""
    hollow = lambda i, j: (0.1 * i * math.cos(TAU * j / 40), 0.1 * i * math.sin(TAU * j / 40), ground(0.1 * i))
    floor = grid_surface("hollow", hollow, 30, 40, loc=loc)
    bodies = [rough_copy(o) for o in pieces]
    bpy.ops.rigidbody.world_add()
    # Slowly, or the thin ones go through the floor between two steps.
    bpy.context.scene.gravity = (0, 0, -4)
    world = bpy.context.scene.rigidbody_world
    world.collection = bpy.data.collections.new("falling")
    world.point_cache.frame_end = frames
    for o in (floor, *bodies):
        world.collection.objects.link(o)
        body = o.rigid_body
        body.type = "PASSIVE" if o is floor else "ACTIVE"
        body.collision_shape = "MESH" if o is floor else "CONVEX_HULL"
        body.use_margin, body.collision_margin = True, 0.004
        # Wet food sticks where it falls.
        body.friction, body.restitution, body.linear_damping, body.angular_damping = 1.0, 0.0, 0.8, 0.7
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    for o, body in zip(pieces, bodies):
        o.matrix_world = body.matrix_world.copy()
    bpy.ops.rigidbody.world_remove()
    # The picture's files are numbered by the frame.
    bpy.context.scene.frame_set(1)
    for o in (floor, *bodies):
        bpy.data.objects.remove(o)


def throw_in(thrown, radius, depth, food, loc, crown):
    """Heaps food in a black wok, each piece where its weight has it; what would balance on the edge of the heap is left out.

    thrown: (when, prototypes, (smallest, largest) size) of each piece, of which those with a low `when` lie below;
    crown: how far the heap may rise in its middle over its rim.
    """
    pieces = []
    thrown = sorted(thrown, key=lambda piece: piece[0])
    for k, (_, protos, sizes) in enumerate(thrown):
        x, y = random_in_disc(food * (0.8 - 0.4 * k / len(thrown)))
        turn = tuple(rnd(0, TAU) for _ in range(3))
        pieces.append(dup(random.choice(protos), (loc.x + x, loc.y + y, 0.8 + 0.07 * k), turn, (rnd(*sizes),) * 3))
    tumble(pieces, lambda r: heap_height(r, radius, depth, food), loc)
    for o in pieces:
        at = o.matrix_world.translation - loc
        if at.z > 0.98 + crown * (1 - (at.xy.length / food) ** 2):
            hide(o)


def spots(loc, n, radius):
    """n places (x, y) for `settle` within a radius of loc."""
    return [(loc.x + x, loc.y + y) for x, y in (random_in_disc(radius) for _ in range(n))]


def settle(protos, spots, sink=0.0, size=(0.8, 1.2), tilt=0.3, level=0.0):
    """Lays copies on whatever is the uppermost at each spot (x, y), flat on its slope, or the more level the longer it is."""
    graph = bpy.context.evaluated_depsgraph_get()
    made = []
    for x, y in spots:
        hit, at, normal, *_ = bpy.context.scene.ray_cast(graph, (x, y, 5), (0, 0, -1))
        if not hit or normal.z < 0.25:
            continue
        normal = (normal + Vector((0, 0, level))).normalized()
        turn = normal.to_track_quat("Z", "Y").to_matrix().to_4x4() @ Matrix.Rotation(rnd(0, TAU), 4, "Z")
        turn = turn @ Matrix.Rotation(rnd(-tilt, tilt), 4, "X") @ Matrix.Rotation(rnd(-tilt, tilt), 4, "Y")
        made.append((random.choice(protos), Matrix.Translation(at - normal * sink) @ turn @ Matrix.Scale(rnd(*size), 4)))
    # Placed only now: what was laid down must not be in the way of the next.
    for o, place in made:
        dup(o, (0, 0, 0)).matrix_world = place
