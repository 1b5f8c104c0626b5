"""Parts of the pizzeria's dishes: blistered dough, melted cheese, toppings, strings of cheese."""
from dishes import *

DOUGH = [hexc(c) for c in ("#f0cd8c", "#d9943d", "#a5561a", "#241009")]
SAUCE = [hexc(c) for c in ("#8f1205", "#bd2c0c")]
CHEESE = [hexc(c) for c in ("#e69a35", "#f7d484", "#a04d0c")]
RIM = [
    (0.0001, 0),
    (1.0, 0),
    (1.85, 0),
    (2.03, 0.05),
    (2.13, 0.16),
    (2.15, 0.28),
    (2.09, 0.39),
    (1.97, 0.43),
    (1.86, 0.40),
    (1.77, 0.30),
    (1.70, 0.21),
    (1.0, 0.19),
    (0.0001, 0.19),
]


def group(objects, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, matrix=None):
    """Bind objects to one handle that moves, turns and scales them together."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(handle)
    if matrix:
        handle.matrix_world = matrix
    else:
        handle.location = loc
        handle.rotation_euler = rot
        handle.scale = (scale,) * 3
    for ob in objects:
        if ob.parent is None:
            ob.parent = handle
    return handle


def made_by(make, *args, **options):
    """Every object that a call creates."""
    before = set(bpy.data.objects)
    make(*args, **options)
    return [ob for ob in bpy.data.objects if ob not in before]


def densify(profile, k=4):
    points = []
    for a, b in zip(profile, profile[1:]):
        points += [(a[0] + (b[0] - a[0]) * t / k, a[1] + (b[1] - a[1]) * t / k) for t in range(k)]
    return points + [profile[-1]]


def leopard(x, y, z, seed=0, scale=3.2, amount=0.0):
    """0 on plain dough, 1 inside a charred blister; amount adds to the blisters' size."""
    spot = Vector((x * scale + seed, y * scale, z * scale))
    distances, centres = noise.voronoi(spot)
    size = 0.36 + amount + 0.55 * noise.noise(centres[0] * 5.3)
    if size < 0.05:
        return 0
    ragged = distances[0] + 0.12 * noise.noise(spot * 4)
    return smooth(size, size * 0.45, ragged)


def dough_colour(x, y, z, heat, seed=0, spots=1.0):
    t = heat + 0.55 * fbm(x + seed, y, z, 4, 2.2)
    colour = (
        lerpc(DOUGH[0], DOUGH[1], t * 2) if t < 0.5 else lerpc(DOUGH[1], DOUGH[2], (t - 0.5) * 2)
    )
    big = leopard(x, y, z, seed, 2.6)
    small = leopard(x, y, z, seed + 7, 6.5, -0.05)
    return lerpc(colour, DOUGH[3], spots * max(big * 0.9, small * 0.75))


def dough_material():
    return vcol_mat("dough", 0.5, 0.18, 0.3, 20)


def crust(start=0.0, end=TAU, seed=0):
    """The base with its rim, a whole round or the sector from start to end."""
    whole = end - start > TAU - 0.01
    columns = 240 if whole else max(24, int(240 * (end - start) / TAU))
    profile = densify(RIM)

    def point(r, z, a):
        edge = smooth(1.65, 1.9, r)
        c, s = math.cos(a), math.sin(a)
        puff = 0.10 * noise.noise(Vector((c * 2.9 + seed, s * 2.9, z * 1.5)))
        puff += 0.045 * noise.noise(Vector((c * 8 + seed, s * 8, z * 4)))
        r2 = r + puff * edge
        lift = puff * 1.4 * edge if z > 0.1 else 0
        return (r2 * c, r2 * s, z + lift)

    def surface(i, j):
        r, z = profile[i]
        a = start + (end - start) * j / (columns if whole else columns - 1)
        return point(r, z, a)

    def colour(x, y, z):
        outer = smooth(1.5, 1.9, math.hypot(x, y))
        heat = 0.08 + 0.55 * smooth(0.05, 0.42, z)
        return dough_colour(x, y, z * 1.4, heat, seed, outer * smooth(0.03, 0.2, z))

    parts = [grid_surface("crust", surface, len(profile), columns, dough_material(), closev=whole)]
    paint(parts[0], colour)
    if not whole:
        crumb = vcol_mat("crumb", 0.75, 0, 0.8, 24)
        for a in (start, end):
            ring_points = [point(r, z, a) for r, z in profile]
            side = mesh("cut", ring_points, [tuple(range(len(profile)))], crumb, False)
            paint(side, lambda x, y, z: lerpc(hexc("#f7e3b6"), DOUGH[1], abs(z - 0.15) * 3))
            parts.append(side)
    return parts


def basil(x, y, z, turn, size=0.56):
    leaf = leaf_v(size, size * 0.62, curl=0.5, fold=0.35)
    leaf.location = (x, y, z)
    leaf.rotation_euler = (rnd(-0.25, 0.25), rnd(-0.2, 0.2), turn)
    return leaf


def mushroom_slice(material, x, y, z, turn, size=0.24):
    """A thin slice through cap and stalk."""
    outline = [
        (size * math.cos(a), 0.1 * size + size * 0.78 * math.sin(a))
        for a in [math.pi * k / 14 for k in range(15)]
    ]
    outline += [(-0.3 * size, -0.05 * size), (-0.26 * size, -0.75 * size)]
    outline += [(0.26 * size, -0.75 * size), (0.3 * size, -0.05 * size)]
    n = len(outline)
    verts = [(px, py, h) for h in (0, 0.05) for px, py in outline]
    faces = [tuple(range(n, 2 * n)), tuple(reversed(range(n)))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    ob = mesh("mushroom", verts, faces, material, False, loc=(x, y, z))
    ob.rotation_euler = (rnd(-0.25, 0.25), rnd(-0.25, 0.25), turn)
    return ob


def flakes(n, inner, outer, z=0.012, colours=("#8e1408", "#d0451c"), size=0.035, middle=(0, 0)):
    """Chilli flakes, herbs or crumbs strewn in a ring about the middle."""
    material = noisy("flake", [(0.3, colours[0]), (0.7, colours[1])], bumps=0)
    one = blob("flake", (size, size * 0.8, size * 0.3), material, amp=0.5, nu=6, nv=8)
    made = []
    for _ in range(n):
        a, r = rnd(0, TAU), math.sqrt(rnd(inner**2, outer**2))
        place = (middle[0] + r * math.cos(a), middle[1] + r * math.sin(a), z)
        made.append(dup(one, place, (0, 0, rnd(0, 6)), (rnd(0.5, 1.3),) * 3))
    hide(one)
    return made


def tomato(x, y, r=0.25, z=0.0):
    """A small whole tomato with its green star."""
    skin = noisy("tomato", [(0.3, "#b8130a"), (0.7, "#df2b18")], scale=3, bumps=0, coat=1)
    star = pbsdf("star", "#4c7a2a", 0.6)
    blob("tomato", (r, r, r * 0.92), skin, amp=0.03, seed=x, loc=(x, y, z + r * 0.9))
    top = z + r * 1.78
    for k in range(5):
        c, s = math.cos(k * TAU / 5 + x), math.sin(k * TAU / 5 + x)
        points = [
            (x, y, top),
            (x + 0.32 * r * c, y + 0.32 * r * s, top + 0.1 * r),
            (x + 0.62 * r * c, y + 0.62 * r * s, top - 0.08 * r),
        ]
        tube("star", points, 0.07 * r, star, n=6)


def garlic(x, y, r=0.3, z=0.0, turn=0.0):
    """A bulb whose cloves show."""
    skin = vcol_mat("garlic", 0.5, 0.15, 0.1, 30)
    profile = [(0.0001, 0), (0.5, 0.02), (0.9, 0.22), (1.0, 0.5), (0.85, 0.85), (0.5, 1.15)]
    profile += [(0.22, 1.35), (0.12, 1.65), (0.13, 1.85), (0.0001, 1.88)]
    points = densify(profile, 3)

    def surface(i, j):
        q, h = points[i]
        a = TAU * j / 72
        groove = 1 - 0.13 * (abs(math.sin(4 * a)) < 0.25) * smooth(1.4, 0.6, h)
        swell = 0.93 + 0.10 * abs(math.sin(4 * a)) ** 0.6 * smooth(1.5, 0.5, h)
        return (r * q * swell * groove * math.cos(a), r * q * swell * groove * math.sin(a), r * h)

    ob = grid_surface("garlic", surface, len(points), 72, skin, loc=(x, y, z), rot=(0, 0, turn))
    white, pink = hexc("#fbf3e6"), hexc("#cfa3a8")
    paint(
        ob,
        lambda X, Y, Z: lerpc(
            white, pink, 0.25 + 0.9 * fbm(math.atan2(Y, X) * 2, Z * 0.7, 0, 3, 2) + 0.2 * Z / r / 2
        ),
    )
    return ob
