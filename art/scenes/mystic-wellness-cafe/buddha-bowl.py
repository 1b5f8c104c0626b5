"""A buddha bowl: avocado, cherry tomatoes, carrot, beetroot, cucumber and tofu on greens."""
from cafe_parts import bowl, fill, glossy, on_disc, scatter
from patisserie import stoneware
from photo_light import *
from salad import *
from wellness_parts import flecks, seeds
from mathutils import Euler, Quaternion

reset(71)
set_table("#201d17", "#0e0c0a", "#241a10", "#0f0a06")
oak = bpy.data.objects["table"].data.materials
oak[0] = wood("oak", "#3a2716", "#553a20", "#281a0e", 0.45, 0.55, bumps=0.5)

RIM = 1.05  # height of the border of the bowl


def height(x, y):
    """The upper side of what fills the bowl."""
    q = math.hypot(x, y) / 1.5
    return 0.98 + 0.26 * (1 - q * q) + 0.06 * noise.noise(Vector((x * 2, y * 2, 1)))


def sector(a0, a1, r0, r1, lift, pile=0.14):
    """place() for scatter: a heap in a sector of the bowl, higher in its middle."""

    def place():
        u, v = rnd(-1, 1), rnd(-1, 1)
        a, q = (a0 + a1) / 2 + u * (a1 - a0) / 2, (r0 + r1) / 2 + v * (r1 - r0) / 2
        x, y = q * math.cos(a), q * math.sin(a)
        return (x, y, height(x, y) + lift + pile * (1 - max(u * u, v * v)) * rnd(0.2, 1.4))

    return place


def landing(cx, cy, r, count):
    """Where things come to lie that a hand strews, on whatever is highest there: (place, normal) each."""
    # all of them at once: the scene is evaluated anew after each object that joins it
    bpy.context.view_layer.update()
    now, above = bpy.context.evaluated_depsgraph_get(), on_disc(cx, cy, r, 4.0)
    return [bpy.context.scene.ray_cast(now, above(), (0, 0, -1))[1:3] for _ in range(count)]


def dropped(cx, cy, r, most=160):
    """place() for scatter, called up to `most` times: as a hand strews it."""
    return iter([(at.x, at.y, at.z + 0.006) for at, _ in landing(cx, cy, r, most)]).__next__


def laid(kinds, count, cx, cy, r, lift=0.012):
    """Flat things strewn, each along what it fell on."""
    for at, up in landing(cx, cy, r, count):
        if up.z < 0.55:
            continue  # it would slide off
        turn = up.to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), rnd(0, TAU))
        dup(random.choice(kinds), at + up * lift, turn.to_euler(), (rnd(0.6, 0.95),) * 3)


def turned(lean, tilt):
    """Any turn about the own axis, then an uneven lean to the front."""
    return (Euler((lean + rnd(-tilt, tilt), rnd(-tilt, tilt), 0)).to_matrix() @ Matrix.Rotation(rnd(0, TAU), 3, "Z")).to_euler()


def settled(kinds, count, a0, a1, r0, r1, r, tilt=3.0, squat=1.0, leans=(0.0,)):
    """Round things of radius r, heaped as they roll: each rests on those below, so that they touch and never fuse.

    leans: how far one or the other turns its upper side to the front.
    """
    there = []
    for _ in range(count):
        spots = []
        for _ in range(120):
            a, q = rnd(a0, a1), rnd(r0, r1)
            x, y, z = q * math.cos(a), q * math.sin(a), height(q * math.cos(a), q * math.sin(a)) + 0.06 + 0.6 * r
            for px, py, pz in there:
                free = 4 * r * r - (px - x) ** 2 - (py - y) ** 2
                if free > 0:
                    z = max(z, pz + squat * math.sqrt(free))
            spots.append((z + rnd(0, 0.2 * r), x, y, z))
        there.append(min(spots)[1:])
        dup(random.choice(kinds), there[-1], turned(random.choice(leans), tilt))
    for kind in kinds:
        hide(kind)


def tossed(kinds, count, r, z, size, pitch, a0=0.0, a1=TAU):
    """Leaves round the bowl, tips outwards more or less, each fallen over its neighbours as it came."""
    for k in range(count):
        a, q, s = a0 + (a1 - a0) * (k + rnd(-0.5, 0.5)) / count, r + rnd(-0.14, 0.10), size * rnd(0.72, 1.25)
        turn = (rnd(-0.45, 0.45), pitch + rnd(-0.30, 0.22), a + rnd(-0.9, 0.9))
        o = dup(random.choice(kinds), (q * math.cos(a), q * math.sin(a), z + rnd(-0.03, 0.06)), turn, (s, s * rnd(0.9, 1.15), s))
        # a tip at the border of the bowl lies on it, where it would come out through the wall otherwise
        at = [o.matrix_basis @ v.co for v in list(o.data.vertices)[::5]]
        o.location.z += max([0.0] + [RIM - v.z for v in at if 1.58 < math.hypot(v.x, v.y) < 1.84])


bowl(stoneware("glaze", "#31453a", "#14201a", "#1c2a22"), 1.78, zs=0.76)
fill(oily("bed", [(0.3, "#0c1707"), (0.7, "#1c3410")], dry=0.7, wet=0.5), 1.54, 0.80, amp=0.05, freq=4, dome=0.24)
spinach = young_leaves(("#1c3718", "#2a5022", "#3f6a2c", "#5f863a"), "#8fab66", "#7fa636", wide=0.40)
tender = young_leaves(("#466428", "#628036", "#84994a", "#a3ae5c"), "#c6cf98", "#c2cc54", 5, 0.36, seed=4)
rocket = young_leaves(("#35522a", "#4a6a34", "#688444", "#88994e"), "#b5c18c", "#b0c04c", 5, 0.23, 0.9, 9)
lettuce = lettuce_leaves()
green = spinach * 2 + tender + rocket
# from the rim inwards, so that each ring covers the stems of the one below
tossed(green, 34, 1.42, 1.06, 0.72, -0.06)
# none where the tomatoes lie, since it would come up through them
tossed(lettuce, 9, 1.28, 1.10, 0.76, -0.22, 3.4, 8.0)
tossed(spinach + tender, 20, 1.36, 1.12, 0.70, -0.02)
tossed(green, 22, 1.16, 1.16, 0.74, 0.0)
tossed(spinach * 2 + rocket, 16, 1.32, 1.20, 0.64, -0.10)
# these hang over the border, where the bowl is nearest, and below them the next close what would be a dark gap
tossed(spinach + tender, 22, 1.46, 1.02, 0.60, 0.22, 3.3, 6.15)
tossed(spinach, 15, 1.52, 1.16, 0.62, 0.06, 3.35, 6.1)
tossed(green, 14, 0.85, 1.15, 0.74, 0.0)
avocado_fan((-0.56, -0.80, height(-0.56, -0.80) + 0.17), 0.34, 7, 1.0, 3)
# most fell on their cut, some show it
settled(cherry_halves(), 19, 1.86, 3.48, 0.34, 1.38, 0.18, 0.4, 0.8, (0.5, 2.3, 2.6, 2.9))
settled(seared_cubes(0.15), 9, 1.14, 1.80, 0.40, 1.26, 0.175, 0.3, 0.75)
# beside the avocado: leaves from the rim to the middle, and what rolled over from the tomatoes
tossed(spinach + tender, 9, 0.98, 1.22, 0.62, 0.0, 4.45, 5.25)
tossed(spinach + rocket, 8, 0.62, 1.26, 0.56, 0.0, 4.40, 5.30)
settled(cherry_halves(), 5, 4.78, 5.20, 0.45, 0.98, 0.17, 0.5, 0.8, (0.5, 2.4, 2.8))
carrot = ribbons((("#c2500c", "#ee8a2e"), ("#d9661a", "#f5a552")))
beetroot = ribbons((("#3d0620", "#84134a"), ("#5a0a30", "#b02a68")), seed=3)
scatter(carrot, 120, sector(0.55, 1.20, 0.35, 1.36, 0.12, 0.26), 0.8, 0.8, 1.2)
scatter(beetroot, 120, sector(-0.22, 0.50, 0.35, 1.38, 0.13, 0.26), 0.8, 0.8, 1.2)
moons = [cucumber_half_moon(0.32 + 0.02 * (k % 3), k * 2.1) for k in range(6)]
# of one tilt, so that the slices lie against each other and do not cut through
for k in range(10):
    row, place = k // 5, k % 5
    x, y = 0.62 + 0.40 * row + rnd(-0.03, 0.03), -0.12 - 0.125 * place - 0.05 * row + rnd(-0.025, 0.025)
    o = dup(moons[(k * 5) % 6], (x, y, height(x, y) + 0.17 - 0.012 * place + 0.01 * row))
    o.rotation_euler = (0.62 + rnd(-0.05, 0.05), 0.10 - 0.3 * row + rnd(-0.06, 0.06), -0.12 - 0.25 * row + rnd(-0.22, 0.22))
for o in moons:
    hide(o)
# what fell over its neighbours when the bowl was carried
laid(carrot, 6, 0.95, -0.2, 0.42)
laid(beetroot, 7, 0.75, -0.5, 0.42)
laid(beetroot, 3, 1.1, -0.75, 0.2)
seeds("sesame", 110, dropped(0, -0.2, 1.15), 0.75)
seeds("sesame", 46, dropped(-0.52, -0.72, 0.46), 0.7)
seeds("black", 70, dropped(0, -0.2, 1.15), 0.7)
seeds("pumpkin", 18, dropped(0.1, -0.1, 0.7))
flecks(noisy("pepper", [(0.3, "#120d0a"), (0.7, "#3a2c20")], bumps=0.3), 150, dropped(-0.52, -0.72, 0.5), 0.013)
# over the gap that the heaps leave in their middle
tossed(spinach + tender, 6, 0.16, 1.24, 0.40, 0.0)
# the dressing: drops that have run nowhere
oil = glossy("#8f7a30", 0.05, 0.22)
drops = [blob("dressing", (0.044, 0.034, 0.013), oil, amp=0.4, seed=k, nu=12, nv=18, loc=(99, 99, -50)) for k in range(4)]
laid(drops, 90, 0.0, -0.75, 0.8, 0.002)
seeds("sesame", 9, on_disc(1.12, -1.20, 0.28, 0.015), 0.75)
for kind in spinach + tender + rocket + lettuce:
    hide(kind)
side_light(-1, key=1200, fill=190)
shoot(
    (0.2, -8.7, 5.5),
    (0.04, -0.06, 0.80),
    91,
    0.85,
    (-0.1, -0.75, 1.15),
    top=(0.0, 0, 11.4),
    macro=((-1.7, -4.2, 3.3), (-0.15, -0.2, 1.0), (-0.2, -0.7, 1.1)),
)
