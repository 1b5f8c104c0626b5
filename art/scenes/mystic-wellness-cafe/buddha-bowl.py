"""A buddha bowl: avocado, chickpeas, tomatoes, carrot, beetroot, cucumber and tofu on greens."""
from wellness_parts import *

reset(71)
stage("#c3d095", depth=10, rough=0.8)


def height(x, y):
    return 0.92 + 0.16 * max(0, 1 - (math.hypot(x, y) / 1.4) ** 2)


def polar(a, q):
    return q * math.cos(a), q * math.sin(a)


def sector(a0, a1, r0, r1, lift, pile=0.10):
    """place() for scatter: a heap in a sector of the bowl, higher in its middle."""

    def place():
        u, v = rnd(-1, 1), rnd(-1, 1)
        x, y = polar((a0 + a1) / 2 + u * (a1 - a0) / 2, (r0 + r1) / 2 + v * (r1 - r0) / 2)
        hump = pile * (1 - max(abs(u), abs(v)) ** 2)
        return (x, y, height(x, y) + lift + hump * rnd(0.2, 1.6))

    return place


def avocado_fan(a, count=10):
    kind = avocado_slice(1.12, 0.42, 0.065, 0.85)
    for k in range(count):
        t = (k - (count - 1) / 2) * 0.115
        x, y = polar(a + t * 0.85, 0.90 + 0.02 * k)
        d = dup(kind, (x, y, height(x, y) + 0.13 + 0.02 * k))
        d.rotation_euler = (0.30, -0.10, a + t + 0.25)
    hide(kind)


def cucumber_row(a):
    kind = cucumber_slice(0.29)
    for k in range(7):
        x, y = polar(a - 0.30 + 0.105 * k, 1.12)
        d = dup(kind, (x, y, height(x, y) + 0.13 + 0.02 * k))
        d.rotation_euler = (-0.55, 0.40, a - 0.3 + 0.105 * k)
    for k in range(5):
        x, y = polar(a - 0.22 + 0.13 * k, 0.72)
        d = dup(kind, (x, y, height(x, y) + 0.16 + 0.02 * k), scale=(0.9, 0.9, 0.9))
        d.rotation_euler = (-0.45, 0.35, a - 0.2 + 0.13 * k)
    hide(kind)


def tofu(a):
    m = vcol_mat("tofu", 0.5, 0.25, 0.35, 26)
    tone = tones("#fdf3d9", "#f6dca2", "#d9993f", "#a8641f")
    s = 0.16
    kinds = []
    for k in range(4):
        square = [(-s, -s), (s, -s), (s, s), (-s, s)]
        o = slab(rounded_polygon(square, 0.03, 48), 0.24, m, 0.025, 5, 8, 0.05, k)
        paint(
            o,
            lambda x, y, z: tone(
                0.25
                + 0.8 * fbm(x * 3, y * 3, z * 3 + k, 4, 2)
                + 0.35
                * max(smooth(0.12, 0.16, max(abs(x), abs(y))) * smooth(0.3, 0.0, abs(z - 0.12)), 0)
                + 0.25 * (z > 0.225)
            ),
        )
        kinds.append(o)
    scatter(kinds, 13, sector(a - 0.34, a + 0.34, 0.45, 1.2, 0.02, 0.12), 0.5, 0.9, 1.1)


def tahini(loc):
    """A small bowl of sesame sauce with paprika."""
    bowl(speckled("#efe6cf", "#9a7a4c"), 0.50, loc, zs=0.9)
    m = vcol_mat("tahini", 0.25, 0.7, 0.05, 20)
    o = fill(m, 0.455, 0.29, loc, amp=0.015, dome=0.02, n=70)
    tone = tones("#e6c98e", "#f1ddb0", "#f9edcf")
    paint(o, lambda x, y, z: tone(0.5 + 0.4 * math.sin(20 * math.hypot(x, y) + math.atan2(y, x))))
    flecks(
        noisy("paprika", [(0.3, "#a5260c"), (0.7, "#d95a1c")], bumps=0),
        30,
        on_disc(loc[0], loc[1], 0.22, 0.325),
        0.016,
    )
    seeds("black", 14, on_disc(loc[0], loc[1], 0.3, 0.325))


glaze = noisy(
    "glaze", [(0.3, "#355a4c"), (0.7, "#4b7564")], scale=20, bumps=0.05, coat=0.5, rough=0.3
)
bowl(glaze, 1.75, zs=0.74)
bed = vcol_mat("bed", 0.5, 0.2, 0.5, 20)
green = tones("#16380f", "#2c5f1c", "#4f8a2c")
floor = fill(bed, 1.60, 0.86, amp=0.08, freq=4, dome=0.08)
paint(floor, lambda x, y, z: green(0.4 + fbm(x, y, 2, 4, 4)))
leaf_bed(
    60,
    on_disc(0, 0, 1.42, lambda x, y: 0.98 + rnd(0, 0.08), 0.72),
    0.56,
    "#1f5a1a",
    "#5fa836",
    0.66,
)
leaf_bed(
    20, on_disc(0, 0, 1.40, lambda x, y: 1.02 + rnd(0, 0.06), 0.8), 0.48, "#5a1f38", "#6a8f3a", 0.6
)

leaf_bed(34, sector(3.5, 6.1, 1.18, 1.46, 0.06, 0.03), 0.46, "#25601c", "#6aae3a", 0.66)
avocado_fan(4.02)
chick = noisy("chick", [(0.3, "#d9a253"), (0.7, "#f1cf8c")], scale=3, bumps=0.15, coat=0.4)
chicks = [
    blob("c", (0.115, 0.105, 0.105), chick, amp=0.14, freq=2, seed=k, nu=14, nv=18)
    for k in range(3)
]
scatter(chicks, 44, sector(2.95, 3.60, 0.45, 1.28, 0.06, 0.14), 1.5)
for k in range(9):
    x, y = polar(2.12 + 0.22 * (k % 4), 0.55 + 0.30 * (k // 4) + 0.05 * (k % 2))
    cherry_half(
        (x, y, height(x, y) + 0.24), rnd(0.17, 0.20), (rnd(-0.6, 0.1), rnd(-0.4, 0.4), rnd(0, 6))
    )
tofu(1.62)
shreds(
    ("#e2641a", "#f5882e", "#fbb062"), 120, sector(0.72, 1.22, 0.40, 1.30, 0.05, 0.18), 0.42, 0.019
)
shreds(
    ("#6d0f3c", "#9c1c56", "#cf4f8c"), 120, sector(-0.10, 0.52, 0.40, 1.30, 0.05, 0.18), 0.38, 0.019
)
cucumber_row(5.52)
for k, tint in enumerate(("#f3dfae", "#fbf0d0", "#b5643c")):
    grain = noisy("quinoa%d" % k, [(0.3, tint), (0.7, "#fdf3d6")], bumps=0, coat=0.4)
    scatter(
        torus(grain, 0.028, 0.019, nu=10, nv=6),
        (230, 230, 110)[k],
        sector(4.48, 5.10, 0.30, 1.34, 0.08, 0.16),
        1.2,
    )
pomegranate(34, on_disc(0, 0, 0.75, lambda x, y: height(x, y) + 0.17), 0.055)
seeds("sesame", 70, on_disc(0, 0, 1.25, lambda x, y: height(x, y) + 0.24))
seeds("black", 60, on_disc(0, 0, 1.25, lambda x, y: height(x, y) + 0.24))
seeds("pumpkin", 24, on_disc(0, 0, 0.8, lambda x, y: height(x, y) + 0.22))
mint_sprig((0.0, 0.05, height(0, 0) + 0.16), 0.40, 0.4, 5)
tahini((2.02, -0.95, 0.02))
lemon = lemon_slice(0.32, 0.06)
dup(lemon, (1.86, 0.42, 0.03), (0, 0, 0.4))
dup(lemon, (2.12, 0.62, 0.08), (0.22, -0.22, 1.0))
hide(lemon)
plain_cloth("#f3ecd2", (0.6, -0.3, 0), -0.30, 2.5, 1.6, 0.08, 4, "#2f5140")
studio(key=960, fill=260, rim=560)
shoot(
    (0.4, -8.3, 6.3),
    (0.26, -0.10, 0.52),
    76,
    5.6,
    (0, -0.7, 1.0),
    top=(0.3, 0, 10.8),
    macro=((-1.7, -4.2, 3.3), (-0.15, -0.2, 1.0), (-0.2, -0.7, 1.1)),
)
