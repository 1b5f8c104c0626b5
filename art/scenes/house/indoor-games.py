"""Indoor games on a table: a carrom board with its coins, a ludo board, fried namkeen and chai."""
from snackkit import fry_proto
from stilllife import *

reset(109)
stage("#8c1d2b", depth=10, rough=0.75).location.z = -0.7

table = wood("table", "#8a5a30", "#6f4522", "#a06d3e", scale=0.35, rough=0.45)
CARROM = 3.3
PLY_TOP = 0.2


def ring_line(mat, r, width, z, n=64):
    lathe("ring", [(r - width, z), (r + width, z)], mat, n=n)


def disc(mat, r, h, loc, n=36):
    return lathe("disc", rounded_profile(r, h, min(h * 0.4, 0.02), 3), mat, n=n, loc=loc)


def carrom_board():
    """The square of play inside its frame, four pockets, the marked circle."""
    ply = wood("ply", "#e9c68c", "#dcb274", "#f0d29e", scale=0.25, rough=0.25)
    frame = wood("frame", "#3a1d0e", "#2a1408", "#4a2814", scale=0.5, rough=0.3)
    black, red = matte("black", "#2a1d18", 0.6), matte("red", "#b3261e", 0.5)
    box(ply, CARROM, CARROM, PLY_TOP, (0, 0, PLY_TOP / 2), bev=0.01)
    for k in range(4):
        a = k * math.pi / 2
        off = CARROM / 2 + 0.10
        at = (off * math.cos(a), off * math.sin(a), 0.16)
        box(frame, 0.24, CARROM + 0.44, 0.36, at, (0, 0, a), bev=0.05)
    z = PLY_TOP + 0.002
    for x in (-1, 1):
        for y in (-1, 1):
            lathe("pocket", [(0.17, 0), (0.0001, 0)], black, n=36, loc=(x * 1.46, y * 1.46, z))
            arrow = [(-0.012, 0), (0.012, 0), (0.012, 0.85), (-0.012, 0.85)]
            turn = math.atan2(y, x) + math.pi / 2
            prism(black, arrow, 0.002, (x * 1.18, y * 1.18, z), (0, 0, turn), bev=0)
    for k in range(4):
        a = k * math.pi / 2
        for gap in (1.06, 1.22):
            at = (gap * math.cos(a), gap * math.sin(a), z)
            box(black, 0.014, 2.0, 0.004, at, (0, 0, a), bev=0)
        for side in (-1, 1):
            x, y = 1.14, side * 1.0
            at = (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z + 0.002)
            lathe("base", [(0.09, 0), (0.0001, 0)], red, n=28, loc=at)
    place(ring_line, black, 0.5, 0.012, 0, loc=(0, 0, z))
    place(ring_line, red, 0.44, 0.012, 0, loc=(0, 0, z))


def carrom_men():
    white, black = gloss("white", "#f3dfb4"), gloss("black", "#2b1c16")
    queen = gloss("queen", "#d0342a")
    top = PLY_TOP + 0.004
    disc(queen, 0.105, 0.06, (0, 0, top))
    for k in range(6):
        a = k * TAU / 6 + 0.2
        disc((white, black)[k % 2], 0.105, 0.06, (0.215 * math.cos(a), 0.215 * math.sin(a), top))
    loose = (
        (0.75, 0.35),
        (-0.72, 0.55),
        (0.42, -0.68),
        (-0.55, -0.5),
        (0.9, -0.3),
        (-1.2, 0.95),
        (0.15, 0.78),
    )
    for k, (x, y) in enumerate(loose):
        disc((black, white)[k % 2], 0.105, 0.06, (x, y, top))
    disc(gloss("striker", "#f2a12b"), 0.145, 0.075, (-0.15, -1.14, top))
    place(ring_line, matte("line", "#b3261e"), 0.09, 0.012, 0, loc=(-0.15, -1.14, top + 0.077))


def ludo_board():
    """Fifteen squares a side, four homes of colour, a middle of four triangles."""
    colours = ("#c8371b", "#1f7a4a", "#f2b632", "#2d5fa8")
    paints = [matte("ludo", c, 0.5) for c in colours]
    card, edge = matte("card", "#fff3de", 0.6), matte("edge", "#4a2814", 0.5)
    cell = 0.14
    slab(edge, 15 * cell + 0.16, 15 * cell + 0.16, 0.07, r=0.06)
    box(card, 15 * cell, 15 * cell, 0.02, (0, 0, 0.072), bev=0.004)
    line = matte("line", "#a98c6c", 0.8)
    z = 0.083
    for k in range(16):
        t = (k - 7.5) * cell
        wide = 15 * cell
        box(line, wide, 0.009, 0.003, (0, t, z), bev=0)
        box(line, 0.009, wide, 0.003, (t, 0, z), bev=0)
    for k, (sx, sy) in enumerate(((-1, 1), (1, 1), (1, -1), (-1, -1))):
        x, y = sx * 4.5 * cell, sy * 4.5 * cell
        box(paints[k], 6 * cell, 6 * cell, 0.006, (x, y, z), bev=0)
        slab(card, 4 * cell, 4 * cell, 0.006, (x, y, z + 0.002), r=0.05, bev=0)
        for dx in (-1, 1):
            for dy in (-1, 1):
                spot = (x + dx * cell, y + dy * cell, z + 0.008)
                lathe("spot", [(0.09, 0), (0.0001, 0.001)], paints[k], n=24, loc=spot)
        a = k * math.pi / 2
        for q in range(1, 6):
            r = (7 - q) * cell
            at = (-r * math.cos(a), r * math.sin(a), z + 0.002)
            box(paints[k], cell * 0.93, cell * 0.93, 0.004, at, bev=0)
        half = 1.5 * cell
        corner = [(0, 0), (-half, half), (-half, -half)]
        prism(paints[k], corner, 0.005, (0, 0, z + 0.002), (0, 0, -a), bev=0)


def pawn(mat, x, y, z=0.09):
    profile = [(0.0001, 0), (0.085, 0), (0.09, 0.03), (0.05, 0.08), (0.032, 0.19), (0.03, 0.2)]
    profile += [
        (0.06 * math.cos(a), 0.25 + 0.06 * math.sin(a)) for a in [-0.9 + 0.27 * k for k in range(9)]
    ]
    lathe("pawn", profile + [(0.0001, 0.312)], mat, n=28, loc=(x, y, z))


def die(loc, rot):
    ivory, pip = gloss("ivory", "#fff6e6"), matte("pip", "#b3261e", 0.4)

    def parts():
        box(ivory, 0.2, 0.2, 0.2, bev=0.035, seg=4)
        for x, y in ((-0.05, -0.05), (0.05, 0.05), (-0.05, 0.05), (0.05, -0.05), (0, 0)):
            blob("pip", (0.019, 0.019, 0.006), pip, amp=0, nu=6, nv=10, loc=(x, y, 0.1))
        for t in (-0.05, 0, 0.05):
            blob("pip", (0.019, 0.006, 0.019), pip, amp=0, nu=6, nv=10, loc=(t, -0.1, t))

    place(parts, loc=loc, rot=rot)


def ludo():
    ludo_board()
    for k, (colour, x, y) in enumerate(
        (
            ("#d8452a", -0.77, 0.49),
            ("#2a9a5e", 0.49, 0.77),
            ("#ffc53d", 0.77, -0.49),
            ("#3d74c4", -0.49, -0.77),
            ("#d8452a", -0.49, 0.77),
            ("#3d74c4", 0.0, -0.63),
            ("#ffc53d", 0.42, 0.14),
            ("#2a9a5e", -0.14, 0.42),
        )
    ):
        pawn(gloss("pawn", colour), x, y)
    die((0.1, -0.12, 0.19), (0, 0, 0.5))


def chips(loc):
    """A bowl of fried namkeen sticks."""
    bowl(gloss("bowl", "#0f5a4f"), 0.62, loc, 0.8)
    stick = fry_proto(l=0.62, t=0.085)
    for _ in range(46):
        a, q = rnd(0, TAU), 0.42 * math.sqrt(random.random())
        at = (
            loc[0] + q * math.cos(a),
            loc[1] + q * math.sin(a),
            loc[2] + 0.42 + 0.2 * (1 - q * 2) + rnd(0, 0.08),
        )
        dup(stick, at, (rnd(0.9, 2.2), rnd(-0.4, 0.4), rnd(0, 6)))
    hide(stick)
    fill(matte("under", "#d99b3c"), 0.5, 0.42, loc, amp=0.03)


box(table, 9.5, 6.4, 0.2, (0, 0.6, -0.1), bev=0.06)
place(carrom_board, loc=(-1.25, 0.65, 0), rot=(0, 0, 0.16))
place(carrom_men, loc=(-1.25, 0.65, 0), rot=(0, 0, 0.16))
place(ludo, loc=(2.05, -0.9, 0), rot=(0, 0, -0.16), scale=0.84)
chips((1.75, 1.15, 0))
kulhad((2.75, 0.65, 0), 0.85)
kulhad((2.55, 1.75, 0), 0.85)
die((0.35, -1.75, 0.1), (0, 0, 0.9))
studio(key=1050, fill=230, rim=520)
shoot(
    (0.5, -10.0, 8.2),
    (0.15, 0.05, 0.1),
    67,
    8,
    (0.3, -0.3, 0.2),
    top=(0.35, 0.2, 13),
)
