"""A brass cup with a ribbon on a round stage, a phulkari star pattern about it, marigolds below."""
from stilllife import *

reset(173)
stage("#9c1f2b", depth=10, rough=0.75)

GOLD = pbsdf("gold", "#e0a83e", 0.2, metal=1)
STAGE_TOP = 0.46


def cup():
    """A loving cup: foot, stem, bowl, two ears, a star on its front."""
    dark = wood("plinth", "#3a1d0e", "#2a1408", "#4a2814", scale=0.8, rough=0.3)
    lathe("plinth", rounded_profile(0.72, 0.36, 0.05, 5), dark, n=80)
    lathe("plate", [(0.722, 0.1), (0.73, 0.1), (0.73, 0.26), (0.722, 0.26)], GOLD, n=80)
    foot = [
        (0.58, 0.36),
        (0.58, 0.42),
        (0.36, 0.5),
        (0.16, 0.66),
        (0.11, 0.85),
        (0.2, 0.93),
        (0.2, 0.98),
        (0.12, 1.05),
    ]
    bowl_line = [
        (0.14, 1.12),
        (0.42, 1.24),
        (0.66, 1.5),
        (0.76, 1.85),
        (0.78, 2.3),
        (0.84, 2.52),
        (0.88, 2.55),
        (0.86, 2.58),
    ]
    inside = [(0.79, 2.5), (0.73, 2.28), (0.7, 1.85), (0.0001, 1.3)]
    sub(lathe("cup", foot + bowl_line + inside, GOLD, n=96))
    for side in (-1, 1):
        ear = []
        for k in range(29):
            a = -math.pi * 0.42 + math.pi * 0.95 * k / 28
            ear.append(
                (
                    side * (0.66 + 0.58 * math.cos(a) ** 0.9 if math.cos(a) > 0 else 0.66),
                    0,
                    1.95 + 0.45 * math.sin(a),
                )
            )
        tube("ear", ear, 0.06, GOLD, n=14, radf=lambda t: 0.8 + 0.3 * math.sin(math.pi * t))
        blob("curl", (0.10, 0.10, 0.10), GOLD, amp=0, loc=(side * 0.76, 0, 1.53), nu=14, nv=18)
    star = []
    for k in range(10):
        r = 0.26 if k % 2 == 0 else 0.115
        star.append((r * math.sin(-TAU * k / 10), r * math.cos(TAU * k / 10)))
    enamel = pbsdf("enamel", "#fff3de", 0.25, coat=0.6)
    prism(enamel, star, 0.07, (0, -0.75, 2.0), (math.pi / 2, 0, 0), bev=0.02)


def ribbon():
    """A band about the stem, a bow, two tails that fall over the plinth."""
    silk = pbsdf("silk", "#0f6b5c", 0.35, coat=0.25, sheen=0.4)

    def loop(side):
        def surface(i, j):
            a = TAU * i / 40
            spread = 0.30 + 0.10 * math.sin(a / 2)
            w = (j / 6 - 0.5) * spread
            return (
                side * (0.30 - 0.30 * math.cos(a)),
                -0.28 - 0.12 * math.sin(a) - 0.02,
                0.92 + 0.13 * math.sin(a * 0.5) + w,
            )

        solid(grid_surface("loop", surface, 41, 7, silk, closev=False), 0.018, 0)

    def tail(side):
        def surface(i, j):
            t = i / 30
            w = (j / 6 - 0.5) * 0.25
            notch = 0.10 * (1 - abs(j / 3 - 1)) * smooth(0.9, 1, t)
            down = 0.86 - 0.86 * smooth(0, 0.75, t) + notch
            out = 0.30 + 0.50 * smooth(0, 0.6, t) + 0.55 * smooth(0.6, 1, t)
            x = side * (0.05 + 0.42 * t) + w
            return (x, -out, down + 0.03 * math.sin(t * 11) * t + 0.02 * math.cos(w * 9))

        solid(grid_surface("tail", surface, 31, 7, silk, closev=False), 0.018, 0)

    for side in (-1, 1):
        loop(side)
        tail(side)
    lathe("band", [(0.20, 0.84), (0.24, 0.86), (0.24, 1.0), (0.20, 1.02)], silk, n=40)
    blob("knot", (0.13, 0.10, 0.14), silk, amp=0.1, loc=(0, -0.33, 0.93), nu=14, nv=20)


def phulkari_ring(r, z, count, size, colours):
    """Diamonds of four stitched petals, set side by side in a ring."""
    silks = [pbsdf("silk", c, 0.55, sheen=0.5) for c in colours]
    for k in range(count):
        a = TAU * k / count
        for q in range(4):
            turn = a + q * math.pi / 2
            petal = [(0, 0), (size * 0.5, -size * 0.42), (size, 0), (size * 0.5, size * 0.42)]
            at = (r * math.cos(a), r * math.sin(a), z)
            prism(silks[(k + q) % len(silks)], petal, 0.012, at, (0, 0, turn), bev=0)


red = cloth_material("cloth", "#b3261e", 60)
lathe("stage", rounded_profile(2.25, 0.28, 0.08, 5), red, n=128)
lathe("step", rounded_profile(1.5, STAGE_TOP, 0.07, 5), matte("cream", "#f6dcae", 0.6), n=110)
for radius, z in ((2.2, 0.28), (1.45, STAGE_TOP)):
    torus(GOLD, radius, 0.02, (0, 0, z - 0.012), nu=120, nv=8)
phulkari_ring(1.86, 0.282, 30, 0.17, ("#f2a12b", "#ffdf9a", "#e8527a", "#f6f0dc"))
phulkari_ring(1.18, STAGE_TOP + 0.002, 20, 0.16, ("#b3261e", "#f2a12b", "#0f6b5c", "#8c1d5a"))
place(cup, loc=(0, 0, STAGE_TOP), scale=0.98)
place(ribbon, loc=(0, 0, STAGE_TOP), scale=0.98)
for k, (x, y, s) in enumerate(
    (
        (-2.2, -1.1, 0.85),
        (-1.7, -1.65, 0.75),
        (2.15, -1.15, 0.85),
        (1.6, -1.7, 0.75),
        (-2.55, -0.6, 0.7),
        (2.55, -0.6, 0.7),
    )
):
    marigold(pbsdf("petal", ("#f2a12b", "#e8761c")[k % 2], 0.7, spec=0.2), (x, y, 0.0), s)
leaf = leaf_v(0.5, 0.24, curl=0.4, fold=0.3)
for x, y, turn in ((-1.95, -1.5, 0.3), (1.9, -1.55, 2.6), (-2.5, -0.95, 1.2), (2.45, -0.95, 2.0)):
    dup(leaf, (x, y, 0.08), (0.1, -0.1, turn))
hide(leaf)
studio(key=1050, fill=260, rim=750)
shoot((0.0, -10.4, 4.4), (0, 0, 1.34), 65, 8, (0, -0.6, 1.6), top=(0, 0, 11))
