"""Watermelon and feta salad with cucumber, mint and pumpkin seeds."""
from wellness_parts import *
from season import *

reset(75)
brand_table("#b9c98a")


def melon_cube(k):
    """A cube of ripe watermelon, grainy, with a few seeds' hollows."""
    m = vcol_mat("melon", 0.2, 0.65, 0.35, 28)
    s = rnd(0.14, 0.185)
    square = [(-s, -s), (s, -s), (s, s), (-s, s)]
    o = slab(rounded_polygon(square, 0.05, 56), s * rnd(1.5, 2.1), m, 0.03, 6, 8, 0.14, k)
    red = tones("#f2606a", "#e2303f", "#c9182c")
    paint(o, lambda x, y, z: red(0.45 + 1.3 * fbm(x * 3, y * 3, z * 3 + k, 4, 2)))
    return o


def feta_cube(k):
    m = noisy("feta", [(0.3, "#fdf9ee"), (0.7, "#f2e9d2")], scale=5, bumps=0.6, bscale=14)
    return blob("feta", (0.17, 0.15, 0.14), m, amp=0.55, freq=1.6, seed=k, nu=14, nv=18, amp2=0.1)


def height(x, y):
    return 0.20 + 0.62 * max(0, 1 - (math.hypot(x, y) / 1.3) ** 2)


def on(lift, r=1.15, inner=0.0):
    return on_disc(0, 0, r, lambda x, y: height(x, y) + lift + rnd(0, 0.05), inner)


plate(speckled("#f4efe2", "#7f8f6a"), 1.75)
leaf_bed(70, on_disc(0, 0, 1.2, lambda x, y: 0.20 + rnd(0, 0.10), 0.3), 0.52, "#25601f", "#6aae3a")
cubes = [melon_cube(k) for k in range(9)]
for layer, (count, r, lift) in enumerate(((36, 1.12, 0.0), (24, 0.84, 0.12), (12, 0.5, 0.22))):
    for x, y in pack(count, r, 0.27):
        d = dup(random.choice(cubes), (x, y, height(x, y) * (0.55 + 0.15 * layer) + lift))
        d.rotation_euler = (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, TAU))
for c in cubes:
    hide(c)
scatter([feta_cube(k) for k in range(5)], 34, on(0.22, 1.0), 1.5, 0.6, 1.0)
crumb = noisy("fetac", [(0.3, "#fdf9ee"), (0.7, "#f2e9d2")], bumps=0.4)
flecks(crumb, 60, on(0.26, 1.1), 0.04)
cucumber = cucumber_slice(0.25)
for k in range(9):
    a = 0.7 * k + 0.2
    x, y = 0.95 * math.cos(a), 0.95 * math.sin(a)
    dup(cucumber, (x, y, height(x, y) + 0.22), (rnd(-0.7, 0.1), rnd(-0.4, 0.4), a))
hide(cucumber)
seeds("pumpkin", 46, on(0.30, 1.05))
shreds(("#8a2a66", "#c983b3", "#f3e0ec"), 22, on(0.30, 0.95), 0.42, 0.018)
for x, y, a in ((-0.45, -0.35, 2.3), (0.55, -0.25, 0.4), (0.05, -0.72, 4.4), (-0.2, 0.5, 1.2)):
    mint_sprig((x, y, height(x, y) + 0.36), 0.34, a, 4)
mint_sprig((0.02, -0.05, height(0, 0) + 0.42), 0.48, 0.3, 6)
flecks(noisy("pepper", [(0.3, "#1d1714"), (0.7, "#54453a")], bumps=0), 60, on(0.32, 1.1), 0.016)
plain_cloth("#3f6b52", (0.3, -0.4, 0), 0.32, 2.5, 1.5, 0.07, 4, "#f3ecd2")
cooked_light(key=980, fill=250, rim=580)
shoot(
    (0.2, -7.4, 5.2),
    (0, -0.05, 0.42),
    76,
    5.6,
    (0, -0.6, 0.8),
    top=(0.1, 0, 9.8),
    macro=((-1.6, -3.9, 2.8), (0.0, -0.15, 0.72), (0, -0.5, 0.85)),
)
