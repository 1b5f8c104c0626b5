"""A food court's plan on paper: model stalls stand on it, beside a pencil, a set square and chai."""
from stilllife import *
from cafe_parts import clear_glass

reset(223)
stage("#0d6a74", depth=10, rough=0.75)

INK = matte("ink", "#7a1828", 0.8)
PAPER = "#fbf1dc"
OAK = wood("oak", "#c99a5f", "#b5834a", "#d9ae74", scale=0.6)
WIDE, DEEP, LEVEL = 5.0, 3.7, 0.02


def disc(mat, r, h, loc):
    return lathe("disc", rounded_profile(r, h, 0.02, 3), mat, 48, loc=loc)


def sheet():
    """The plan's paper; its near right corner lifts a little."""
    paper = noisy("paper", [(0.3, "#f6ead0"), (0.7, PAPER)], scale=5, bumps=0.06, rough=0.85)

    def surface(i, j):
        u, v = i / 49, j / 39
        x, y = (u - 0.5) * WIDE, (v - 0.5) * DEEP
        lift = 0.3 * smooth(0.98, 1.04, 0.6 * u + 0.44 * (1 - v)) ** 1.5
        return (x - 0.5 * lift, y + 0.4 * lift, 0.012 + lift)

    solid(grid_surface("sheet", surface, 50, 40, paper, closev=False), 0.01, 0)


def line(x0, y0, x1, y1, thick=0.028):
    length, turn = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
    at = ((x0 + x1) / 2, (y0 + y1) / 2, LEVEL + 0.004)
    box(INK, length + thick, thick, 0.008, at, (0, 0, turn), bev=0)


def wall(x0, y0, x1, y1):
    """A wall as an architect draws it: solid and thick."""
    line(x0, y0, x1, y1, 0.075)


def arc(x, y, r, start, end, thick=0.016):
    steps = max(8, int(28 * abs(end - start) / TAU))
    turns = [start + (end - start) * k / steps for k in range(steps + 1)]
    path = [(x + r * math.cos(a), y + r * math.sin(a), LEVEL) for a in turns]
    tube("arc", path, thick, INK, n=6)


def door(x, y, r, start):
    """A leaf and the quarter circle that it sweeps."""
    line(x, y, x + r * math.cos(start), y + r * math.sin(start), 0.03)
    arc(x, y, r, start, start + math.pi / 2)


def dimension(x0, x1, y):
    line(x0, y, x1, y, 0.02)
    for x in (x0, (x0 + x1) / 2, x1):
        line(x - 0.05, y - 0.05, x + 0.05, y + 0.05, 0.02)
        line(x, y - 0.09, x, y + 0.09, 0.018)


def drawing():
    left, right, front, back = -2.2, 2.2, -1.3, 1.55
    wall(left, back, right, back)
    wall(right, back, right, front)
    wall(left, back, left, front + 0.75)
    wall(left, front, -0.95, front)
    wall(0.05, front, right, front)
    for x in (-0.75, 0.72):
        wall(x, back, x, 0.62)
    wall(right, 0.1, 1.25, 0.1)
    door(left, front + 0.75, 0.7, -math.pi / 2)
    door(-0.95, front, 0.5, 0.0)
    door(0.05, front, 0.5, math.pi / 2)
    for x0, x1 in ((-2.0, -0.95), (-0.55, 0.52), (0.92, 2.0)):
        line(x0, 0.5, x1, 0.5)
        line(x0, 0.42, x1, 0.42)
    dimension(left, right, -1.62)
    for x, y in ((-1.35, -0.45), (0.3, -0.42), (1.45, -0.62)):
        arc(x, y, 0.27, 0, TAU)
        for k in range(4):
            a = TAU * (k + 0.5) / 4
            arc(x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), 0.1, 0, TAU)


def awning(first, second, width):
    """Rounded stripes that slope to the front, with scallops."""
    count = 7
    step = width / count
    for k in range(count):
        m = (first, second)[k % 2]
        x = -width / 2 + step * (k + 0.5)
        box(m, step * 0.995, 0.6, 0.04, (x, -0.38, 1.22), (math.radians(24), 0, 0), bev=0.008)
        drop = [(step * 0.497 * math.cos(a), step * 0.7 * math.sin(a)) for a in half_turn()]
        prism(m, drop, 0.03, (x, -0.635, 1.115), (math.pi / 2, 0, 0), bev=0)


def half_turn():
    return [math.pi + math.pi * q / 12 for q in range(13)]


def stall(colour, second, dish):
    """A model stall: counter, walls, awning, a plain fascia with a dish upon it."""
    paint_1, paint_2 = matte("stall", colour, 0.45, 0.2), matte("trim", second, 0.5)
    box(paint_1, 1.2, 0.07, 1.4, (0, 0.35, 0.7), bev=0.02)
    for side in (-1, 1):
        box(paint_1, 0.07, 0.72, 1.4, (side * 0.58, 0.02, 0.7), bev=0.02)
    box(paint_1, 1.24, 0.34, 0.5, (0, -0.3, 0.25), bev=0.03)
    box(paint_2, 1.02, 0.02, 0.28, (0, -0.475, 0.26), bev=0.008)
    box(OAK, 1.34, 0.44, 0.06, (0, -0.31, 0.53), bev=0.02)
    box(OAK, 1.06, 0.2, 0.04, (0, 0.26, 0.86), bev=0.008)
    for k in range(4):
        jar = (paint_2, brass(), paint_1)[k % 3]
        disc(jar, 0.07, 0.17, (0.26 * k - 0.4, 0.25, 0.88))
    for x in (-0.38, 0.36):
        katori(M_steel(), 0.1, (x, -0.33, 0.56))
    awning(paint_1, paint_2, 1.38)
    box(paint_1, 1.34, 0.5, 0.16, (0, 0.12, 1.43), bev=0.03)
    place(dish, loc=(0, 0.12, 1.51))


def bun():
    baked, lettuce_green = bun_mat(), matte("salad", "#5fa82f")
    place(bun_bottom, baked, scale=0.28)
    disc(lettuce_green, 0.32, 0.07, (0, 0, 0.1))
    disc(matte("tikki", "#d9952f"), 0.3, 0.1, (0, 0, 0.16))
    seeds = matte("sesame", "#f9ebc6")
    place(bun_top, baked, seeds, n=40, loc=(0, 0, 0.25), scale=0.29)


def cup():
    place(tea_cup, pbsdf("cup", "#fffaf0", 0.2, coat=0.6), scale=0.42)


def steamer():
    cane = noisy("cane", [(0.3, "#c9954f"), (0.7, "#e8be80")], vscale=(1, 1, 8), scale=3)
    dough = noisy("dough", [(0.3, "#f3e2c0"), (0.7, "#fdf3df")], bumps=0.05, coat=0.3)
    wall_line = [(0.34, 0), (0.38, 0.02), (0.38, 0.2), (0.33, 0.22), (0.33, 0.08), (0.0001, 0.08)]
    lathe("basket", wall_line, cane, n=64)
    for k in range(5):
        a = TAU * k / 5
        at = (0.2 * math.cos(a), 0.2 * math.sin(a), 0.2)
        pleat = [(0.0001, -0.08), (0.12, -0.06), (0.14, 0.02), (0.09, 0.1), (0.03, 0.14)]
        lathe("momo", pleat + [(0.035, 0.17), (0.0001, 0.18)], dough, 30, wob=0.03, freq=4, loc=at)


def table(x, y, m):
    disc(OAK, 0.27, 0.05, (x, y, 0.36))
    foot = [(0.14, 0), (0.14, 0.02), (0.035, 0.05), (0.035, 0.37)]
    lathe("leg", foot, M_steel(), 20, loc=(x, y, LEVEL))
    seat = [(0.09, 0), (0.03, 0.03), (0.03, 0.2), (0.12, 0.21), (0.12, 0.26), (0.0001, 0.27)]
    for k in range(4):
        a = TAU * (k + 0.5) / 4
        at = (x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), LEVEL)
        lathe("stool", seat, m, 28, loc=at)


def rolled_plan(loc, rot):
    """A second sheet rolled into a tube, a band about it."""
    paper = noisy("roll", [(0.3, "#f1e3c4"), (0.7, PAPER)], scale=5, bumps=0.08, rough=0.85)

    def scroll(i, j):
        a, x = 2.6 * TAU * j / 119, (i / 9 - 0.5) * 2.2
        r = 0.25 - 0.045 * a / TAU
        return (x, r * math.cos(a), 0.26 + r * math.sin(a))

    def parts():
        grid_surface("scroll", scroll, 10, 120, paper, closev=False)
        band = [(0.262, -0.05), (0.27, -0.04), (0.27, 0.04), (0.262, 0.05)]
        red = matte("band", "#c8371b")
        lathe("band", band, red, 48, loc=(0.1, 0, 0.26), rot=(0, math.pi / 2, 0))

    return place(parts, loc=loc, rot=(0, 0, rot))


def set_square(loc, rot):
    """A brass triangle, open in its middle, with engraved marks along its long edge."""
    metal, dark = pbsdf("brass plate", "#e6b455", 0.32, metal=1), matte("mark", "#4a2a10")
    outer = [(0, 0), (2.0, 0), (0, 1.15)]
    inner = [(0.22, 0.2), (1.28, 0.2), (0.22, 0.81)]
    verts = [(x, y, z) for z in (0, 0.05) for x, y in outer + inner]
    faces = []
    for k in range(3):
        q = (k + 1) % 3
        faces.append((6 + k, 6 + q, 9 + q, 9 + k))
        faces.append((k, q, 6 + q, 6 + k))
        faces.append((3 + q, 3 + k, 9 + k, 9 + q))

    def parts():
        mesh("triangle", verts, faces, metal, smoothshade=False)
        for k in range(25):
            long = 0.1 if k % 5 == 0 else 0.06
            box(dark, 0.016, long, 0.006, (0.12 + 0.062 * k, long / 2, 0.051), bev=0)

    return place(parts, loc=loc, rot=(0, 0, rot), scale=0.82)


def cutting_chai(loc):
    """A small ribbed tea-stall glass, full of milky chai."""

    def ribbed(i, j):
        r, z = ((0.25, 0.09), (0.262, 0.3), (0.28, 0.5), (0.325, 0.6), (0.345, 0.74))[i]
        a = TAU * j / 120
        r *= 1 + (0.05 * abs(math.cos(6 * a)) if i < 3 else 0)
        return (r * math.cos(a), r * math.sin(a), z)

    def parts():
        thick = pbsdf("thick glass", "#e3ece8", 0.06, coat=1)
        lathe("base", [(0.0001, 0), (0.24, 0), (0.265, 0.03), (0.255, 0.09)], thick)
        tea = noisy("tea", [(0.3, "#b0652e"), (0.7, "#c27c44")], bumps=0, rough=0.08, coat=1)
        grid_surface("tea", ribbed, 5, 120, tea, capend=True)
        rim = [(0.347, 0.74), (0.375, 0.93), (0.368, 0.945), (0.355, 0.93), (0.33, 0.74)]
        lathe("rim", rim, clear_glass(strength=0.3))
        froth = noisy("froth", [(0.3, "#d9a878"), (0.7, "#c89868")], scale=8, bumps=0.2)
        for _ in range(30):
            a, r, q = rnd(0, TAU), rnd(0.012, 0.03), rnd(0.25, 0.32)
            at = (q * math.cos(a), q * math.sin(a), 0.742)
            blob("froth", (r, r, r * 0.5), froth, amp=0, nu=6, nv=10, loc=at)

    return place(parts, loc=loc, scale=1.15)


def plant(x, y):
    """A model tree in a clay pot."""
    clay = matte("pot", "#b5643a", 0.7)
    pot = [(0.0001, 0), (0.09, 0), (0.13, 0.17), (0.14, 0.2), (0.0001, 0.18)]
    lathe("pot", pot, clay, 32, loc=(x, y, LEVEL))
    green = noisy("crown", [(0.3, "#2f7a22"), (0.7, "#6fb53a")], scale=6, bumps=1, bscale=16)
    for k, r in enumerate((0.2, 0.17, 0.12)):
        at = (x + 0.03 * math.sin(k * 2), y, LEVEL + 0.3 + 0.16 * k)
        blob("crown", (r, r, r * 0.8), green, amp=0.15, amp2=0.18, freq2=9, seed=k, loc=at)


def shavings():
    """Curls from the sharpened pencil."""
    birch = wood("shaving", "#d9a05c", "#c58a48", "#e3b987", scale=2)

    def curl(i, j):
        a, r = 5.2 * i / 23, 0.03 + 0.085 * j / 4
        return (r * math.cos(a), r * math.sin(a), 0.03 + 0.016 * i / 4 + 0.05 * j / 4)

    for x, y, turn in ((-0.52, -1.02, 0), (-0.3, -0.9, 2), (-0.78, -1.2, 5)):
        grid_surface("curl", curl, 24, 5, birch, closev=False, loc=(x, y, 0.02), rot=(0.3, 0, turn))


def model():
    sheet()
    drawing()
    place(stall, "#c8301b", "#fff3de", cup, loc=(-1.48, 0.98, LEVEL))
    place(stall, "#f2a12b", "#fff3de", bun, loc=(-0.02, 0.98, LEVEL))
    place(stall, "#8c1d2b", "#fff3de", steamer, loc=(1.46, 0.98, LEVEL))
    plant(-2.02, 0.25)
    table(0.3, -0.42, matte("stool", "#c8371b"))
    table(-1.35, -0.45, matte("stool", "#f2a12b"))


place(model, loc=(0.08, 0.2, 0), rot=(0, 0, -0.3))
rolled_plan((-1.4, -1.66, 0), -0.2)
pencil(matte("pencil", "#f2a12b", 0.4), (-0.15, -1.36, 0.02), 0.6, 1.0)
shavings()
set_square((0.85, -1.98, 0.02), 0.3)
cutting_chai((2.36, -0.82, 0.02))
studio(key=950, fill=240, rim=560)
shoot((0.3, -9.8, 6.6), (0.02, 0.06, 0.62), 66.5, 8, (0, 0.2, 0.8), top=(0, 0, 11.5))
