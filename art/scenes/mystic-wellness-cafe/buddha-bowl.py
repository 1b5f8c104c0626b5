"""A buddha bowl: avocado, roasted chickpeas, tomatoes, carrot, beetroot, cucumber, tofu and quinoa on greens."""
from cafe_parts import bowl, fill, on_disc, scatter
from fresh_garnish import citrus_wedge
from patisserie import stoneware
from photo_light import *
from salad import *
from wellness_parts import seeds

reset(71)
set_table("#2c3320", "#12160b", "#241a10", "#0f0a06")
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


def leaves(kinds, count, place, size, tilt=0.6, outward=True):
    """Leaves laid with their tips outwards, standing a little."""
    for _ in range(count):
        x, y, z = place()
        s = size * rnd(0.7, 1.25)
        a = math.atan2(y, x) + rnd(-0.8, 0.8)
        o = dup(random.choice(kinds), (x, y, z), scale=(s, s, s))
        o.rotation_euler = (rnd(-0.5, 0.5), rnd(-tilt, 0.1), a if outward else rnd(0, TAU))


bowl(stoneware("glaze", "#31453a", "#14201a", "#1c2a22"), 1.78, zs=0.76)
fill(oily("bed", [(0.3, "#0c1f07"), (0.7, "#254a14")], dry=0.6, wet=0.4), 1.58, 0.92, amp=0.05, freq=4, dome=0.2)
spinach = young_leaves(("#1c3d12", "#34601f", "#4d802c", "#719d40"), "#a9c07a")
rocket = young_leaves(("#2c521b", "#4a7a2c", "#6b9a3e", "#98b85a"), "#c6d39a", 5, 0.55, 4)
red = young_leaves(("#2a0f18", "#521c2a", "#4a4a1c", "#4f7a24"), "#a03a58", 4, 0.2, 8)
leaves(spinach, 34, on_disc(0, 0, 1.46, lambda x, y: height(x, y) + rnd(0, 0.07), 0.86), 0.98, 0.45)
leaves(rocket, 16, on_disc(0, 0, 1.44, lambda x, y: height(x, y) + rnd(0.02, 0.1), 0.92), 0.9, 0.45)
leaves(red, 9, on_disc(0, 0, 1.46, lambda x, y: height(x, y) + rnd(0.02, 0.1), 0.9), 0.74)
leaves(spinach + rocket, 12, sector(3.4, 6.2, 1.20, 1.46, 0.05, 0.03), 0.72, 0.3)
scatter(grains(), 1500, sector(4.50, 5.16, 0.20, 1.36, 0.0, 0.20), 1.5, 0.8, 1.25)
avocado_fan((-0.54, -0.84, height(-0.54, -0.84) + 0.16), 0.85, 7, 0.92, 3)
scatter(roasted_chickpeas(), 110, sector(2.72, 3.66, 0.35, 1.38, 0.10, 0.24), 3, 0.85, 1.2)
for k in range(11):
    a, q = 1.90 + 0.19 * (k % 5) + rnd(-0.04, 0.04), 0.55 + 0.33 * (k // 5) + rnd(-0.05, 0.05)
    x, y = q * math.cos(a), q * math.sin(a)
    blistered_tomato((x, y, height(x, y) + 0.20), rnd(0.16, 0.21), (rnd(-0.1, 1.0), rnd(-0.6, 0.6), rnd(0, 6)), k * 1.7)
scatter(seared_cubes(), 15, sector(1.15, 1.85, 0.45, 1.25, 0.08, 0.14), 0.8, 0.85, 1.15)
scatter(ribbons((("#c2500c", "#ee8a2e"), ("#d9661a", "#f5a552"))), 120, sector(0.55, 1.20, 0.35, 1.36, 0.08, 0.24), 0.8, 0.8, 1.2)
scatter(ribbons((("#3d0620", "#84134a"), ("#5a0a30", "#b02a68")), seed=3), 120, sector(-0.22, 0.50, 0.35, 1.38, 0.08, 0.24), 0.8, 0.8, 1.2)
rounds = [cucumber_round(0.25 + 0.02 * k, k * 2.1) for k in range(4)]
for k in range(8):
    a, q = 5.98 - 0.17 * (k % 5) + rnd(-0.05, 0.05), 0.80 + 0.40 * (k // 5) + rnd(-0.03, 0.03)
    x, y = q * math.cos(a), q * math.sin(a)
    o = dup(rounds[k % 4], (x, y, height(x, y) + 0.16 + rnd(0, 0.04)))
    o.rotation_euler = (0.52 + rnd(-0.18, 0.18), -0.25 + rnd(-0.2, 0.2), rnd(-0.4, 0.4))
for o in rounds:
    hide(o)
leaves(rocket, 5, on_disc(0, 0, 0.3, lambda x, y: height(x, y) + 0.2), 0.55, outward=False)
seeds("sesame", 90, on_disc(0, 0, 1.25, lambda x, y: height(x, y) + 0.27))
seeds("black", 60, on_disc(0, 0, 1.25, lambda x, y: height(x, y) + 0.27))
seeds("pumpkin", 26, on_disc(0, 0, 0.9, lambda x, y: height(x, y) + 0.26))
citrus_wedge((1.95, -1.05, 0.30), (0.35, 0.2, 0.5), 0.36)
seeds("sesame", 24, on_disc(1.6, -1.55, 0.5, 0.015))
leaves(rocket, 3, on_disc(-1.9, -1.15, 0.35, 0.08), 0.6, 0.1, False)
for kind in spinach + rocket + red:
    hide(kind)
side_light(-1, key=1200, fill=190)
shoot(
    (0.2, -8.3, 6.1),
    (0.06, -0.10, 0.80),
    86,
    0.6,
    (-0.1, -0.75, 1.15),
    top=(0.0, 0, 10.0),
    macro=((-1.7, -4.2, 3.3), (-0.15, -0.2, 1.0), (-0.2, -0.7, 1.1)),
)
