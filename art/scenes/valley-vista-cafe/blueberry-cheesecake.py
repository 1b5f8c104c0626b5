"""A slice of baked blueberry cheesecake with a glossy compote."""
from cafe_parts import *
from season import *

reset(68)
brand_table("#7d8f8a")
HEIGHT = 1.0
WEDGE = [(-1.30, 0.0), (0.95, -0.72), (1.12, -0.25), (1.12, 0.25), (0.95, 0.72)]


def cake(loc, turn):
    """Biscuit base, cream, browned top; the cut sides show the crumb."""
    m = vcol_mat("cake", 0.5, 0.12, 0.35, 30)
    line = rounded_polygon(WEDGE, 0.06, 220)
    o = slab(line, HEIGHT, m, 0.04, 34, 20, 0.015, 3, loc=loc, rot=(0, 0, turn))
    base = tones("#7d4a1e", "#b3783a", "#d9a35e")
    cream = tones("#f3dfae", "#fbf0cf", "#fdf6e2")
    top = tones("#f6dfa4", "#e2b25c", "#bf7f2e")

    def colour(x, y, z):
        n = fbm(x * 2, y * 2, z * 2, 4, 2)
        grain = noise.noise(Vector((x * 22, y * 22, z * 22)))
        if z < 0.20 + 0.03 * n:
            return base(0.5 + 0.6 * grain + 0.5 * n)
        body = cream(0.55 + 0.4 * grain + 0.4 * n)
        skin = top(0.45 + n)
        back = smooth(0.93, 1.02, math.hypot(x + 0.0, y * 0.6))
        return lerpc(body, skin, max(smooth(HEIGHT - 0.10, HEIGHT - 0.01, z), 0.8 * back))

    paint(o, colour)
    for v in o.data.vertices:
        if 0.02 < v.co.z < 0.22:
            k = 1 + 0.025 * noise.noise(Vector((v.co.x * 9, v.co.y * 9, v.co.z * 9)))
            v.co.x *= k
            v.co.y *= k


def compote(loc, turn):
    """A dark jelly on the wedge with runs down the cut sides."""
    m = vcol_mat("jam", 0.08, 1.0, 0.15, 10)
    line = rounded_polygon(WEDGE, 0.06, 260)
    rows = 30
    runs = [(rnd(0, 1), rnd(0.15, 0.62), rnd(0.010, 0.018)) for _ in range(5)]
    runs += [
        (u, l, 0.015)
        for u, l in ((0.05, 0.5), (0.12, 0.75), (0.19, 0.4), (0.26, 0.62), (0.32, 0.3))
    ]

    def f(i, j):
        x, y = line[j]
        d = math.hypot(x, y)
        reach = d * (0.97 + 0.05 * noise.noise(Vector((x * 3, y * 3, 8))))
        for u, length, half in runs:
            gap = abs((j / 260 - u + 0.5) % 1 - 0.5)
            reach = max(
                reach,
                reach * 0 + d + length * smooth(half * 1.8, half * 0.3, gap)
                if gap < half * 1.8
                else 0,
            )
        reach = max(reach, d)
        s = d * i / 12 if i < 12 else d + (reach - d) * (i - 12) / (rows - 13)
        thick = 0.06 * math.sqrt(max(0, 1 - (s / reach) ** 14)) - 0.004
        over = max(0, s - d)
        k = (min(s, d) + thick * smooth(0, 0.06, over)) / d
        return (x * k, y * k, HEIGHT + thick * smooth(0.08, 0, over) - over)

    o = grid_surface("jam", f, rows, 260, m, loc=loc, rot=(0, 0, turn))
    jam = tones("#1a0620", "#3d0b3a", "#6b1450", "#8e2064")
    paint(o, lambda x, y, z: jam(0.42 + 0.9 * fbm(x * 2, y * 2, z * 2, 4, 2)))


def berries(loc, turn):
    berry = blueberry(0.15)
    c, s = math.cos(turn), math.sin(turn)
    spots = [
        (0.75, -0.35),
        (0.78, 0.0),
        (0.72, 0.34),
        (0.42, -0.2),
        (0.44, 0.14),
        (0.08, -0.06),
        (-0.30, 0.04),
    ]
    for x, y in spots:
        dup(
            berry,
            (loc[0] + x * c - y * s, loc[1] + x * s + y * c, loc[2] + HEIGHT + 0.14),
            (rnd(-0.9, 0.9), rnd(-0.9, 0.9), rnd(0, 6)),
            (rnd(0.9, 1.1),) * 3,
        )
    x, y = 0.58 * c, 0.58 * s
    dup(berry, (loc[0] + x, loc[1] + y, loc[2] + HEIGHT + 0.36), (0.4, 0.2, 1))
    for x, y, z in ((1.15, -1.05, 0.22), (1.42, -0.86, 0.24), (-1.35, -0.72, 0.23)):
        dup(berry, (x, y, z), (rnd(-0.9, 0.9), rnd(-0.9, 0.9), rnd(0, 6)))
    hide(berry)


SPOT, TURN = (0.05, 0.05, 0.115), 0.42
plate(speckled("#f3ecdf"), 1.9, (0, 0, 0))
cake(SPOT, TURN)
compote(SPOT, TURN)
berries(SPOT, TURN)
mint_sprig((SPOT[0] + 0.28, SPOT[1] + 0.30, SPOT[2] + HEIGHT + 0.13), 0.40, 0.8, 4)
jam = glossy("#4a0d42", 0.08)
for x, y, r in (
    (-0.75, -1.12, 0.17),
    (-0.42, -1.22, 0.10),
    (-0.20, -1.26, 0.06),
    (0.02, -1.25, 0.04),
):
    blob("dot", (r, r * 0.9, 0.035), jam, amp=0.08, nu=10, nv=24, loc=(x, y, 0.15))
crumbs(("#a56a30", "#d9a35e"), 50, on_disc(-0.3, -0.85, 0.6, 0.145), 0.03)
plain_cloth("#e9dcc0", (0.5, -0.4, 0), -0.3, 2.4, 1.5, 0.08, 9, "#24483f")
cooked_light(key=960, fill=240, rim=600)
shoot(
    (0.3, -8.2, 4.4),
    (0, -0.05, 0.66),
    76,
    5.6,
    (0, -0.5, 0.9),
    top=(0, 0, 9.6),
    macro=((-1.2, -3.9, 2.7), (0.05, -0.05, 0.8), (0.1, -0.3, 0.9)),
)
