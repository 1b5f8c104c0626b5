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


def leaves(kinds, count, place, size, tilt=0.6, outward=True):
    """Leaves laid with their tips outwards, standing a little."""
    for _ in range(count):
        x, y, z = place()
        s = size * rnd(0.7, 1.25)
        a = math.atan2(y, x) + rnd(-0.8, 0.8)
        o = dup(random.choice(kinds), (x, y, z), scale=(s, s, s))
        # near the rim a tip that hangs would come out through the bowl; what does so all the same is taken away
        lowest = 0.1 if math.hypot(x, y) < 1.1 else -0.3
        o.rotation_euler = (rnd(-0.5, 0.5), rnd(-max(tilt, 0.35), lowest), a if outward else rnd(0, TAU))
        corners = [o.matrix_basis @ v.co for v in list(o.data.vertices)[::5]]
        if any(math.hypot(p.x, p.y) > 1.68 and p.z < 0.92 for p in corners):
            bpy.data.objects.remove(o)


bowl(stoneware("glaze", "#31453a", "#14201a", "#1c2a22"), 1.78, zs=0.76)
fill(oily("bed", [(0.3, "#2f5216"), (0.7, "#5d862c")], dry=0.7, wet=0.5), 1.54, 0.86, amp=0.05, freq=4, dome=0.24)
spinach = young_leaves(("#24501a", "#3a6f24", "#568a30", "#7da646"), "#c3d596")
rocket = young_leaves(("#35601f", "#54852f", "#76a445", "#a3c062"), "#d3dcae", 5, 0.55, 4)
red = young_leaves(("#35141f", "#5c2230", "#5a5522", "#5f8a2c"), "#b8506a", 4, 0.2, 8)
lollo = frilled_lettuce()
# small ones first, low and light, so that no gap between the upper leaves opens on the dark of the bowl
leaves(lollo, 70, on_disc(0, 0, 1.26, lambda x, y: height(x, y) - rnd(0.06, 0.12)), 0.5, 0.2, False)
leaves(spinach + rocket, 60, on_disc(0, 0, 1.28, lambda x, y: height(x, y) - rnd(0.0, 0.08), 0.5), 0.5, 0.25)
leaves(lollo + spinach, 44, on_disc(0, 0, 1.34, lambda x, y: rnd(0.96, 1.02), 0.9), 0.36, 0.4)
# a collar that leans on the rim
leaves(lollo + spinach, 92, on_disc(0, 0, 1.44, lambda x, y: 1.06 + rnd(-0.02, 0.08), 0.93), 0.52, 0.75)
leaves(lollo, 30, on_disc(0, 0, 1.40, lambda x, y: height(x, y) + rnd(-0.04, 0.05), 0.88), 0.62, 0.5)
leaves(spinach, 30, on_disc(0, 0, 1.44, lambda x, y: height(x, y) + rnd(0, 0.06), 0.86), 0.74, 0.4)
leaves(rocket, 14, on_disc(0, 0, 1.36, lambda x, y: height(x, y) + rnd(0.02, 0.1), 0.92), 0.74, 0.4)
leaves(red, 18, on_disc(0, 0, 1.38, lambda x, y: height(x, y) + rnd(0.02, 0.1), 0.9), 0.62)
leaves(spinach + lollo, 16, sector(3.4, 6.2, 1.16, 1.40, 0.02, 0.03), 0.55, 0.3)
grain_heap = oily("heap", [(0.3, "#a88a58"), (0.7, "#d9c190")], dry=0.8, wet=0.5, pores=(20, 0.8))
blob("heap", (0.34, 0.60, 0.16), grain_heap, amp=0.2, loc=(0.10, -0.74, height(0.10, -0.74) - 0.01), rot=(0.1, 0, 0.12))
scatter(grains(), 2600, sector(4.40, 5.24, 0.12, 1.34, 0.02, 0.22), 1.5, 0.8, 1.25)
avocado_fan((-0.56, -0.80, height(-0.56, -0.80) + 0.17), 0.34, 7, 1.0, 3)
scatter(roasted_chickpeas(), 150, sector(2.50, 3.42, 0.35, 1.40, 0.10, 0.34), 3, 0.85, 1.15)
for k in range(11):
    a, q = 1.90 + 0.19 * (k % 5) + rnd(-0.04, 0.04), 0.55 + 0.33 * (k // 5) + rnd(-0.05, 0.05)
    x, y = q * math.cos(a), q * math.sin(a)
    blistered_tomato((x, y, height(x, y) + 0.20), rnd(0.16, 0.21), (rnd(-0.1, 1.0), rnd(-0.6, 0.6), rnd(0, 6)), k * 1.7)
scatter(seared_cubes(), 15, sector(1.15, 1.85, 0.45, 1.25, 0.08, 0.14), 0.8, 0.85, 1.15)
scatter(ribbons((("#c2500c", "#ee8a2e"), ("#d9661a", "#f5a552"))), 120, sector(0.55, 1.20, 0.35, 1.36, 0.08, 0.24), 0.8, 0.8, 1.2)
scatter(ribbons((("#3d0620", "#84134a"), ("#5a0a30", "#b02a68")), seed=3), 120, sector(-0.22, 0.50, 0.35, 1.38, 0.08, 0.24), 0.8, 0.8, 1.2)
moons = [cucumber_half_moon(0.29 + 0.02 * (k % 3), k * 2.1) for k in range(6)]
for k in range(13):
    a, q = 6.02 - 0.115 * (k % 7) + rnd(-0.05, 0.05), 0.70 + 0.36 * (k // 7) + rnd(-0.05, 0.05)
    x, y = q * math.cos(a), q * math.sin(a)
    o = dup(moons[(k * 5) % 6], (x, y, height(x, y) + 0.13 + 0.012 * (k % 7) + rnd(0, 0.03)))
    o.rotation_euler = (0.50 + rnd(-0.22, 0.22), -0.15 + rnd(-0.25, 0.25), -0.35 + rnd(-0.5, 0.5))
for o in moons:
    hide(o)
leaves(lollo, 8, on_disc(0.05, 0.05, 0.24, lambda x, y: height(x, y) + rnd(0.02, 0.12)), 0.42, outward=False)
seeds("sesame", 110, dropped(0, -0.2, 1.15), 0.75)
seeds("sesame", 46, dropped(-0.52, -0.72, 0.46), 0.7)
seeds("black", 70, dropped(0, -0.2, 1.15), 0.7)
seeds("pumpkin", 18, dropped(0.1, -0.1, 0.7))
flecks(noisy("pepper", [(0.3, "#120d0a"), (0.7, "#3a2c20")], bumps=0.3), 150, dropped(-0.52, -0.72, 0.5), 0.013)
citrus_wedge((1.56, -1.0, 0.25), (0.35, 0.2, 0.35), 0.28)
seeds("sesame", 24, on_disc(1.25, -1.3, 0.3, 0.015), 0.75)
for kind in spinach + rocket + red + lollo:
    hide(kind)
side_light(-1, key=1200, fill=190)
shoot(
    (0.2, -8.3, 6.1),
    (0.06, -0.10, 0.80),
    91,
    0.6,
    (-0.1, -0.75, 1.15),
    top=(0.0, 0, 10.0),
    macro=((-1.7, -4.2, 3.3), (-0.15, -0.2, 1.0), (-0.2, -0.7, 1.1)),
)
