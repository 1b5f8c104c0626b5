"""A pizza with olives and chilli out of the fire, cut, its first slice drawn out of the round."""
from fired_pizza import *
from photo_light import *
from pizzeria import group, made_by

reset(29)
set_table("#2e1509", "#120704", "#1a0e08", "#0d0705")

TOP_OF_BOARD = 0.14
PIE = Pie(5, [(0.42, -0.86, 0.34), (-0.2, -0.2, 0.3), (0.75, -0.45, 0.28)], fire=2.6)
FIRST, LAST = -1.12, -0.36
OUT = Vector((math.cos(0.5 * (FIRST + LAST)), math.sin(0.5 * (FIRST + LAST)), 0))


def in_slice(x, y):
    """Whether a place of the pie belongs to the slice; the wheel did not run quite straight."""
    r = math.hypot(x, y)
    a = math.atan2(y, x)
    return FIRST + 0.03 * math.sin(2.4 * r) < a < LAST + 0.03 * math.sin(2.9 * r + 1)


def part(o, is_slice):
    """The faces of an object on one side of the cut, as an object of its own."""
    mesh_of, colour = o.data, o.data.color_attributes["Col"].data
    faces = [f for f in mesh_of.polygons if in_slice(f.center.x, f.center.y) == is_slice]
    new = {}
    for f in faces:
        for v in f.vertices:
            new.setdefault(v, len(new))
    verts = [tuple(mesh_of.vertices[v].co) for v in new]
    return paint_by(mesh("part", verts, [[new[v] for v in f.vertices] for f in faces], mesh_of.materials[0]), [tuple(colour[v].color) for v in new])


def wall(a0, wave, shift, mat):
    """The cut: crumb with holes under a line of sauce, a scorched foot."""
    way = []
    for k in range(90):
        r = (INNER + 0.18) * k / 89
        a = a0 + 0.03 * math.sin(wave * r + shift)
        x, y = r * PIE.outline(a) * math.cos(a), r * PIE.outline(a) * math.sin(a)
        way.append(Vector((x, y, PIE.top(x, y)[0])))
    a = a0 + 0.03 * math.sin(wave * 1.85 + shift)
    way += [Vector(PIE.rim(k / 29, a)[0]) for k in range(30)]
    rows, colours = 14, []
    pale, crumb, sauce, scorched = (hexc(c) for c in ("#f3e0b4", "#dcb878", "#8e2408", "#5a2c0e"))
    side = Vector((-math.sin(a0), math.cos(a0), 0))

    def f(i, j):
        q, p = i / (rows - 1), way[j]
        at = Vector((p.x, p.y, q * p.z))
        hole = blister(at, 9, 0.5, 3) + 0.6 * blister(at, 19, 0.6, 8)
        c = lerpc(pale, crumb, 0.4 + 0.9 * noise.noise(at * 7) + 0.6 * hole)
        c = lerpc(c, scorched, 0.8 * smooth(0.14, 0.0, q + 0.05 * noise.noise(at * 6)))
        colours.append(lerpc(c, sauce, 0.8 * smooth(0.74, 0.92, q + 0.05 * noise.noise(at * 9)) * (j < 86)))
        return tuple(at + side * (0.014 * noise.noise(at * 6) - 0.03 * hole) * math.copysign(1, a0 - 0.5 * (FIRST + LAST)))

    return paint_by(grid_surface("cut", f, rows, len(way), mat, closev=False), colours)


def dress():
    """Olives, slices of red chilli, basil and beads of oil, each on one side of the cut."""
    made = []
    black = oily("olive", [(0.3, "#14100f"), (0.7, "#2e2420")], dry=0.4, wet=0.14, patch=4, share=0.6, sss=0, pores=(60, 0.2), coarse=(14, 0.2))
    olives = [torus(black, 0.10 + 0.01 * k, 0.045, amp=0.2, seed=k, nu=44, nv=20) for k in range(3)]
    leaf = thin_leaf("basil", 0.25, 0.42, 40)
    for x, y in pack(17, 1.36, 0.5):
        o = dup(random.choice(olives), (x, y, PIE.top(x, y)[0] + 0.03), (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, TAU)), (rnd(0.85, 1.15),) * 3)
        made.append(o)
    for k, (x, y, turn, size) in enumerate(((-0.75, -0.6, 0.5, 0.6), (0.62, -0.62, -0.6, 0.58), (-0.3, 0.75, 1.2, 0.6), (-1.1, 0.35, 2.6, 0.5), (0.55, 0.85, 1.9, 0.55), (-0.1, -1.1, 0.3, 0.5))):
        o = basil_leaf(leaf, size, k * 2.3 + 1, rnd(0.5, 0.66), rnd(0.3, 0.7), 0.8 if k % 3 == 1 else 0.15)
        o.location, o.rotation_euler = (x, y, PIE.top(x, y)[0] + 0.07), (rnd(-0.25, 0.25), rnd(-0.2, 0.2), turn)
        made.append(o)
    made += oil_drops(PIE, 200, 6)
    flake = oily("flake", [(0.3, "#6f0f06"), (0.7, "#b3340f")], dry=0.5, wet=0.25, sss=0)
    one = blob("speck", (0.017, 0.012, 0.006), flake, amp=0.6, freq=2, nu=7, nv=9)
    for _ in range(60):
        a, r = rnd(0, TAU), 1.6 * math.sqrt(random.random())
        x, y = r * math.cos(a), r * math.sin(a)
        made.append(dup(one, (x, y, PIE.top(x, y)[0] + 0.004), (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, 6)), (rnd(0.5, 1.3),) * 3))
    for o in olives + [one]:
        hide(o)
    return made


m = wood("board", "#5a3a20", "#3a2210", "#75502e", scale=0.4, axis="X", rough=0.62, bumps=0.5)
lathe("board", rounded_profile(2.75, TOP_OF_BOARD, 0.05, 6), m, n=160, wob=0.02)
whole = fired(PIE)
slice_of, rest = [part(o, True) for o in whole], [part(o, False) for o in whole]
for o in whole:
    hide(o)
crumb = oily("crumb", dry=0.8, wet=0.6, pores=(60, 0.5), coarse=(20, 0.5), sss=0.15, grain=0.12)
for owner in (slice_of, rest):
    owner.append(wall(FIRST, 2.4, 0, crumb))
    owner.append(wall(LAST, 2.9, 1, crumb))
for o in dress():
    (slice_of if in_slice(o.location.x, o.location.y) else rest).append(o)
group(rest, (0, 0, TOP_OF_BOARD))
group(slice_of, tuple(OUT * 0.62 + Vector((0.05, 0, TOP_OF_BOARD))), (0, 0, 0.10))
crumbs = [(r * math.cos(a), r * math.sin(a), TOP_OF_BOARD) for a, r in ((rnd(-1.7, 0.2), rnd(0.4, 2.6)) for _ in range(160))]
grains("crumbs", [c for c in crumbs if in_slice(c[0], c[1]) or math.hypot(c[0], c[1]) > 2.1], oily("crumbs", [(0.3, "#4a240c"), (0.7, "#b98848")], dry=0.8, wet=0.7, sss=0), 0.012)

steam((-0.3, 0.6, 0.6), 2.4, 1.8, 0.22, 4)
side_light(-1, key=1100, fill=170)
shoot(
    (0.8, -8.8, 5.6),
    (0.16, -0.30, 0.14),
    80,
    0.7,
    (0.5, -1.0, 0.3),
    top=(0, 0, 11),
    macro=((-1.2, -5.2, 2.4), (-0.3, -0.7, 0.3), (-0.3, -1.2, 0.3)),
)
