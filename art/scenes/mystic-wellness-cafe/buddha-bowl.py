"""A buddha bowl: avocado, roasted chickpeas, tomatoes, carrot, beetroot, cucumber, tofu and quinoa on greens."""
from cafe_parts import bowl, fill, on_disc, scatter
from fresh_garnish import citrus_wedge
from patisserie import stoneware
from photo_light import *
from salad import *
from wellness_parts import flecks, seeds

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


def dropped(cx, cy, r, most=160):
    """place() for scatter, called up to `most` times: on whatever lies highest there, as a hand strews it."""
    # all of them at once: the scene is evaluated anew after each object that joins it
    bpy.context.view_layer.update()
    now, flat, spots = bpy.context.evaluated_depsgraph_get(), on_disc(cx, cy, r, 4.0), []
    for _ in range(most):
        x, y, z = flat()
        at = bpy.context.scene.ray_cast(now, (x, y, z), (0, 0, -1))[1]
        spots.append((x, y, at.z + 0.006))
    return iter(spots).__next__


def settled(kinds, count, a0, a1, r0, r1, r, tilt=3.0, squat=1.0):
    """Round things of radius r, heaped as they roll: each rests on those below, so that they touch and never fuse."""
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
        dup(random.choice(kinds), there[-1], (rnd(-tilt, tilt), rnd(-tilt, tilt), rnd(0, TAU)))
    for kind in kinds:
        hide(kind)


def tiled(kinds, count, r, z, size, pitch):
    """A ring of leaves, tips outwards, each leaning on its neighbour like a tile."""
    for k in range(count):
        a, q, s = TAU * (k + rnd(-0.35, 0.35)) / count, r + rnd(-0.08, 0.08), size * rnd(0.8, 1.2)
        turn = (rnd(0.0, 0.26), pitch + rnd(-0.16, 0.12), a + rnd(-0.55, 0.55))
        o = dup(random.choice(kinds), (q * math.cos(a), q * math.sin(a), z + rnd(-0.02, 0.05)), turn, (s, s * rnd(0.9, 1.15), s))
        # a tip at the border of the bowl lies on it, where it would come out through the wall otherwise
        at = [o.matrix_basis @ v.co for v in list(o.data.vertices)[::5]]
        o.location.z += max([0.0] + [RIM - v.z for v in at if 1.58 < math.hypot(v.x, v.y) < 1.84])


bowl(stoneware("glaze", "#31453a", "#14201a", "#1c2a22"), 1.78, zs=0.76)
fill(oily("bed", [(0.3, "#0c1707"), (0.7, "#1c3410")], dry=0.7, wet=0.5), 1.54, 0.80, amp=0.05, freq=4, dome=0.24)
spinach = young_leaves(("#1a4214", "#2a5c1c", "#3d7727", "#5a9438"), "#9dbd6a", wide=0.40)
tender = young_leaves(("#35661c", "#4c8228", "#699c38", "#88b24c"), "#cbd898", 4, 0.36, seed=4)
rocket = young_leaves(("#2f601d", "#447d28", "#5f9636", "#80ae4a"), "#c2d092", 5, 0.23, 0.9, 9)
green = spinach * 2 + tender + rocket
# from the rim inwards, so that each ring covers the stems of the one below
tiled(green, 38, 1.44, 1.06, 0.72, -0.06)
tiled(spinach + tender, 26, 1.38, 1.12, 0.72, 0.0)
tiled(green, 24, 1.18, 1.16, 0.78, 0.02)
tiled(rocket + tender, 12, 1.30, 1.20, 0.70, 0.02)
tiled(green, 14, 0.85, 1.15, 0.74, 0.0)
grain_heap = oily("heap", [(0.3, "#a88a58"), (0.7, "#d9c190")], dry=0.8, wet=0.5, pores=(20, 0.8))
blob("heap", (0.34, 0.60, 0.16), grain_heap, amp=0.2, loc=(0.10, -0.74, height(0.10, -0.74) + 0.01), rot=(0.1, 0, 0.12))
scatter(grains(), 2600, sector(4.40, 5.24, 0.12, 1.30, 0.08, 0.22), 1.5, 0.8, 1.25)
avocado_fan((-0.56, -0.80, height(-0.56, -0.80) + 0.17), 0.34, 7, 1.0, 3)
peas = roasted_chickpeas()
settled(peas, 36, 2.36, 3.46, 0.34, 1.36, 0.117)
for k in range(9):
    a, q = 1.84 + 0.24 * (k % 3) + rnd(-0.04, 0.04), 0.50 + 0.37 * (k // 3) + rnd(-0.05, 0.05)
    x, y = q * math.cos(a), q * math.sin(a)
    blistered_tomato((x, y, height(x, y) + 0.26), rnd(0.20, 0.25), (rnd(0.2, 1.0), rnd(-0.6, 0.6), rnd(0, 6)), k * 1.7)
settled(seared_cubes(0.15), 9, 1.14, 1.80, 0.40, 1.26, 0.175, 0.3, 0.75)
scatter(ribbons((("#c2500c", "#ee8a2e"), ("#d9661a", "#f5a552"))), 120, sector(0.55, 1.20, 0.35, 1.36, 0.12, 0.26), 0.8, 0.8, 1.2)
scatter(ribbons((("#3d0620", "#84134a"), ("#5a0a30", "#b02a68")), seed=3), 120, sector(-0.22, 0.50, 0.35, 1.38, 0.13, 0.26), 0.8, 0.8, 1.2)
moons = [cucumber_half_moon(0.32 + 0.02 * (k % 3), k * 2.1) for k in range(6)]
# of one tilt, so that the slices lie against each other and do not cut through
for k in range(10):
    row, place = k // 5, k % 5
    x, y = 0.62 + 0.40 * row + rnd(-0.03, 0.03), -0.12 - 0.125 * place - 0.05 * row + rnd(-0.025, 0.025)
    o = dup(moons[(k * 5) % 6], (x, y, height(x, y) + 0.17 - 0.012 * place + 0.01 * row))
    o.rotation_euler = (0.62 + rnd(-0.05, 0.05), 0.10 - 0.3 * row + rnd(-0.06, 0.06), -0.12 - 0.25 * row + rnd(-0.22, 0.22))
for o in moons:
    hide(o)
# some have rolled away
for k, (x, y) in enumerate(((-1.36, -0.66), (-1.16, -0.98), (-0.06, 0.10), (0.20, -0.06))):
    x, y, z = dropped(x, y, 0.01, 1)()
    dup(peas[k], (x, y, z + 0.09), (k, 0.3, 2 * k))
seeds("sesame", 110, dropped(0, -0.2, 1.15), 0.75)
seeds("sesame", 46, dropped(-0.52, -0.72, 0.46), 0.7)
seeds("black", 70, dropped(0, -0.2, 1.15), 0.7)
seeds("pumpkin", 18, dropped(0.1, -0.1, 0.7))
flecks(noisy("pepper", [(0.3, "#120d0a"), (0.7, "#3a2c20")], bumps=0.3), 150, dropped(-0.52, -0.72, 0.5), 0.013)
# over the gap that the heaps leave in their middle
tiled(spinach + tender, 6, 0.16, 1.24, 0.40, 0.0)
citrus_wedge((1.44, -1.16, 0.25), (0.35, 0.2, 0.35), 0.28)
seeds("sesame", 24, on_disc(1.02, -1.40, 0.2, 0.015), 0.75)
for kind in spinach + tender + rocket:
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
