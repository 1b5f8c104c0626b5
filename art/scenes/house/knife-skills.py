"""Knife skills: a board of vegetables cut to size in neat heaps, a chef's knife, a timer, a cloth."""
from indian_table import *
from stilllife import *

reset(223)
stage("#0f7a7d", depth=11, rough=0.75)

TOP = 0.2


def chopping_board(turn):
    maple = wood("maple", "#d9a866", "#c28d4c", "#e6bd80", scale=0.35, rough=0.5)
    slab(maple, 5.5, 3.7, TOP, rot=turn, r=0.3, bev=0.06)
    path = [(x, y, TOP) for x, y in rounded_rect(5.1, 3.3, 0.25, 8)]
    tube("groove", path + path[:2], 0.03, matte("groove", "#a87338", 0.7), n=8, rot=turn)


def knife(loc, turn, length=2.5):
    """A chef's knife lying on its side."""
    steel = pbsdf("blade", "#f2f4f5", 0.2, metal=1)
    black = pbsdf("grip", "#2b1b16", 0.35, coat=0.5)

    def blade(i, j):
        t, v = i / 47, (0, 0.02, 0.5, 0.8, 1)[j]
        depth = 0.56 * (1 - t**3.2) ** 0.75 + 0.004
        return (length * t, 0.09 - 0.13 * t**3 - depth * v, (0.07, 0.085, 0.075, 0.055, 0.02)[j])

    def parts():
        solid(grid_surface("blade", blade, 48, 5, steel, closev=False), 0.02, 0)
        box(steel, 0.26, 0.32, 0.15, (-0.1, -0.05, 0.085), bev=0.05, seg=4)
        outline = [(-0.2, 0.09), (-0.9, 0.11), (-1.4, 0.06), (-1.6, -0.06), (-1.62, -0.2)]
        outline += [(-1.52, -0.27), (-1.4, -0.2), (-0.9, -0.15), (-0.5, -0.19), (-0.2, -0.19)]
        prism(black, outline, 0.17, (0, 0, 0.0), bev=0.06, seg=5)
        for x in (-0.45, -0.85, -1.25):
            blob("rivet", (0.045, 0.045, 0.012), brass(), amp=0, loc=(x, -0.04, 0.17))

    place(parts, loc=loc, rot=(0, 0, turn))


def laid(sources, counts, step, rise, loc, turn, roll):
    """Sticks laid side by side, layer on layer, all nearly one way."""
    for layer, count in enumerate(counts):
        for k in range(count):
            side, slide = (k - (count - 1) / 2) * step + rnd(-0.012, 0.012), rnd(-0.09, 0.09)
            x = loc[0] + slide * math.cos(turn) - side * math.sin(turn)
            y = loc[1] + slide * math.sin(turn) + side * math.cos(turn)
            lean = (rnd(-roll, roll), rnd(-0.03, 0.03), turn + rnd(-0.1, 0.1))
            dup(random.choice(sources), (x, y, loc[2] + rise * layer), lean)
    away(sources)


def carrot_batons(x, y, turn):
    orange = noisy("baton", [(0.3, "#e8690f"), (0.7, "#f9962e")], 3, bumps=0.12, coat=0.35)
    batons = [box(orange, rnd(1.0, 1.15), 0.145, 0.145, bev=0.018) for _ in range(5)]
    dup(batons[0], (x + 0.05, y - 0.05, TOP + 0.52), (0.05, 0, turn + 0.75))
    laid(batons, (8, 6, 4), 0.165, 0.146, (x, y, TOP + 0.075), turn, 0.06)
    return orange


def carrot_end(x, y, turn, skin):
    """The end that stays uncut, with what is left of its green."""
    root = [(0.0001, 0), (0.2, 0), (0.215, 0.03), (0.25, 0.3), (0.27, 0.6), (0.2, 0.72)]
    green, heart = matte("stalk", "#4f9a2a", 0.5), matte("heart", "#fbb85c", 0.4)

    def parts():
        lathe("end", root + [(0.08, 0.74), (0.0001, 0.7)], skin, n=48, wob=0.02, freq=3)
        lathe("heart", [(0.0001, -0.004), (0.09, -0.003)], heart, n=24)
        for k in range(6):
            u, v = 0.06 * math.cos(k), 0.06 * math.sin(k)
            stalk = [(u * (1 + q), v * (1 + q), 0.68 + 0.09 * q) for q in range(3 + k % 3)]
            tube("stalk", stalk, 0.032, green, n=8)

    place(parts, loc=(x, y, TOP + 0.25), rot=(0, math.pi / 2, turn))


def capsicum_strip(skin, flesh, bend):
    """A curved strip, glossy outside and pale inside."""
    m = vcol_mat("strip", 0.22, 0.9, 0.05, 20)
    out, inner = tones(skin, flesh)
    radius, centre = 1.0 / bend, math.cos(bend / 2) / bend
    outline = ((-0.075, 0), (0.075, 0), (0.08, 0.05), (0.04, 0.085), (-0.04, 0.085), (-0.08, 0.05))

    def f(i, j):
        a = (i / 23 - 0.5) * bend
        u, v = outline[j]
        wave = 0.012 * math.sin(i * 0.3)
        return ((radius + v) * math.sin(a), u + wave, (radius + v) * math.cos(a) - centre)

    def colour(x, y, z):
        return lerpc(inner, out, smooth(0.005, 0.04, math.hypot(x, z + centre) - radius))

    strip = grid_surface("strip", f, 24, 6, m, capstart=True, capend=True)
    return sub(paint(strip, colour))


def capsicum_heap(x, y, turn, skin, flesh, loose):
    strips = [capsicum_strip(skin, flesh, bend) for bend in (0.5, 0.8, 1.15)]
    for dx, spin in loose:
        dup(strips[2], (x + dx, y - 0.05, TOP + 0.42), (1.3, 0, turn + spin))
    laid(strips, (8, 7, 5, 3), 0.155, 0.09, (x, y, TOP + 0.01), turn, 0.4)


def onion_heap(x, y):
    dice = onion_dice(0.125)
    core = matte("core", "#c79ab9", 0.5)
    mound = heap(core, 0.58, 0.3, (x, y, TOP), 0.03, 5, power=1.6)[1]
    for k in range(150):
        reach, a = 0.64 * math.sqrt((k % 115 + 0.5) / 115), (k % 115) * 2.39996 + rnd(-0.1, 0.1)
        dx, dy = reach * math.cos(a), reach * math.sin(a)
        ground = max(mound(x + dx, y + dy), TOP + 0.02) + 0.035 + 0.08 * (k // 115)
        turn = (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, TAU))
        dup(random.choice(dice), (x + dx, y + dy, ground), turn, (rnd(0.85, 1.1),) * 3)
    strew(dice, 10, (x - 0.2, y - 0.1), 0.85, flat(TOP + 0.045), tilt=0.0, size=(0.8, 1.0))
    away(dice)


def onion_half(loc, turn, r=0.46):
    """Half an onion, its cut face with rings turned to the viewer."""
    skin = noisy("skin", [(0.3, "#7d1d4f"), (0.7, "#b0477f")], 2, bumps=0.15, coat=0.6)
    face = vcol_mat("rings", 0.25, 0.7, 0.03, 20)
    pale, violet = tones("#f8ecf1", "#b2588f")

    def shell(i, j):
        e, a = math.pi / 2 * i / 19, TAU * j / 60
        q = math.cos(e)
        return (r * q * math.cos(a), r * q * math.sin(a), -r * math.sin(e) * 0.95)

    def cut(i, j):
        q, a = i / 59, TAU * j / 60
        return (r * q * math.cos(a), r * q * math.sin(a), 0.004 * math.sin(q * 44))

    def colour(x, y, z):
        q = math.hypot(x, y * (1 + 0.12 * math.sin(3 * x))) / r
        line = smooth(0.75, 1.0, math.sin(q * 41 + 0.5))
        return lerpc(pale, violet, max(0.75 * line * smooth(0.1, 0.4, q), smooth(0.95, 0.99, q)))

    def parts():
        grid_surface("skin", shell, 20, 60, skin)
        paint(grid_surface("rings", cut, 60, 60, face), colour)

    place(parts, loc=loc, rot=(0.75, 0, turn))


def cucumber(x, y, turn, count=8):
    """Slices shingled in a row before the piece that is left."""
    skin = noisy("peel", [(0.3, "#1d5216"), (0.7, "#3f7f26")], 3, bumps=0.15, vscale=(1, 8, 8))
    inside = vcol_mat("cucumber", 0.2, 0.7, 0.08, 30)
    rim, flesh, heart, seed = tones("#2f6b1c", "#d8eda2", "#b9dc7c", "#f1f3c4")

    def colour(px, py, z):
        q, a = math.hypot(px, py) / 0.36, math.atan2(py, px)
        c = lerpc(heart, flesh, smooth(0.45, 0.62, q + 0.05 * math.sin(3 * a)))
        pip = smooth(0.6, 0.9, math.cos(15 * a)) * smooth(0.16, 0.06, abs(q - 0.36))
        return lerpc(lerpc(c, seed, pip), rim, smooth(0.92, 0.97, q))

    def disc():
        profile = [(0.0001, 0), (0.34, 0), (0.36, 0.02), (0.36, 0.06), (0.345, 0.08)]
        profile += [(0.36 * q / 10, 0.081) for q in range(9, 0, -1)] + [(0.0001, 0.081)]
        return paint(lathe("slice", profile, inside, n=72), colour)

    source = disc()
    for k in range(count):
        lean = (0.64, 0.52, 0.38, 0.0)[max(0, k - count + 4)] + rnd(-0.02, 0.02) * (k < count - 1)
        at = (x + 0.23 * k * math.cos(turn), y + 0.23 * k * math.sin(turn) + rnd(-0.02, 0.02))
        height = TOP + 0.36 * math.sin(lean) + 0.005
        dup(source, (*at, height), (0, -lean, turn), (rnd(0.96, 1.02),) * 3)
    hide(source)

    def rest():
        ends = [(0.36, 0), (0.365, 0.3), (0.34, 0.6), (0.27, 0.76), (0.14, 0.85), (0.0001, 0.87)]
        lathe("peel", ends, skin, n=60)
        place(disc, loc=(0, 0, 0.075), rot=(math.pi, 0, 0))

    place(rest, loc=(x - 0.5, y - 0.5 * math.sin(turn), TOP + 0.36), rot=(0, -math.pi / 2, turn))


def coriander_heap(x, y):
    leaves = herbs(0.15) + herbs(0.11)
    mound = heap(M_leaf("#245f18", "#3f8a2a"), 0.55, 0.24, (x, y, TOP), 0.06, 5, power=1.5)[1]
    strew(leaves, 230, (x, y), 0.56, mound, tilt=0.7, size=(0.7, 1.2), lift=0.03)
    for at, r, n in (((x, y), 0.85, 18), ((-0.95, -1.3), 0.4, 6), ((1.9, -0.85), 0.4, 5)):
        strew(leaves, n, at, r, flat(TOP + 0.02), tilt=0.1, size=(0.6, 1.0))
    away(leaves)


def timer(loc, turn, r=0.62):
    """A round timer leaning back, its red quarter still to run."""
    shell = pbsdf("shell", "#c8371b", 0.25, coat=0.8)
    white, dark = matte("dial", "#fffaf0", 0.4), matte("mark", "#2a1512", 0.5)
    angles = [math.pi / 2 - 2.1 * (1 - k / 20) for k in range(21)]
    left = [(0, 0)] + [(0.4 * math.cos(a), 0.4 * math.sin(a)) for a in angles]

    def parts():
        lathe("shell", rounded_profile(r, 0.34, 0.1, 6), shell, n=90)
        torus(M_steel(), r * 0.88, 0.045, (0, 0, 0.34), nu=80, nv=12)
        lathe("dial", [(r * 0.87, 0.345), (0.0001, 0.35)], white, n=80)
        prism(shell, left, 0.008, (0, 0, 0.35), bev=0)
        for k in range(12):
            a, big = TAU * k / 12, k % 3 == 0
            at = (0.46 * math.cos(a), 0.46 * math.sin(a), 0.352)
            box(dark, 0.06 + 0.04 * big, 0.018 + 0.012 * big, 0.008, at, (0, 0, a), bev=0)
        lathe("knob", rounded_profile(0.12, 0.12, 0.03, 4), M_steel(), n=36, loc=(0, 0, 0.35))

    lean = 0.75
    place(parts, loc=(*loc, r * math.sin(lean)), rot=(lean, 0, turn))


def folded_cloth(loc, turn):
    cream, red = cloth_material("linen", "#fff3de", 60), cloth_material("stripe", "#c8371b", 60)

    def parts():
        for k in range(3):
            fold = cloth(cream, 2.0 - 0.05 * k, 1.5 - 0.04 * k, (0, 0, 0.08 * k), 0, 0.025, k)
            solid(fold, 0.06, 0)
        for x in (-0.7, -0.57, 0.6):
            box(red, 0.07, 1.43, 0.02, (x, 0, 0.262), bev=0.008)

    place(parts, loc=loc, rot=(0, 0, turn))


chopping_board((0, 0, -0.06))
carrot_end(-1.5, -1.28, 2.75, carrot_batons(-1.75, 0.9, 1.25))
capsicum_heap(-0.45, 0.95, 1.35, "#c8140c", "#f0a07a", ((-0.3, 0.6), (0.25, -0.5)))
capsicum_heap(0.88, 0.9, 1.2, "#f5a80c", "#fbe39a", ((0.1, 0.9),))
onion_heap(1.85, -0.2)
onion_half((2.13, 0.82, TOP + 0.36), 0.25)
cucumber(-1.32, -0.27, 0.05)
coriander_heap(0.78, -0.35)
knife((1.25, -1.42, TOP), math.pi - 0.1)
folded_cloth((-2.2, 2.85, 0), 0.2)
timer((1.3, 2.55), -0.1)
studio(key=950, fill=240, rim=560)
shoot((0.3, -8.2, 9.4), (0.05, 0.25, 0.2), 70, 10, (0, 0, 0.4), top=(0, 0, 11))
