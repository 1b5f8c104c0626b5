"""A margherita from the wood fire on a floured peel, one slice drawn out, cheese strung across the gap."""
from fired_pizza import *
from photo_light import *
from pizzeria import group, made_by

reset(23)
set_table("#6a250b", "#1e0903", "#1c0f09", "#0d0705")

PEEL_TOP = 0.14
MIDDLE, HALF = -1.02, 0.37
GAP = (MIDDLE - HALF, MIDDLE + HALF)
PIE = Pie(11, [(r * math.cos(a), r * math.sin(a), size) for r, a, size in ((0.62, GAP[0], 0.30), (1.28, GAP[0], 0.34), (0.95, GAP[1], 0.36))])


def off(x, y):
    """Angle from the middle of the slice."""
    return abs((math.atan2(y, x) - MIDDLE + math.pi) % TAU - math.pi)


def peel():
    """A used wooden peel: dark, scorched in places, flour rubbed into its grain."""
    m = wood("peel", "#4b2b16", "#2e190c", "#6b4224", scale=0.35, axis="X", rough=0.62, bumps=0.5)
    base = B(m).inputs["Base Color"]
    grain = base.links[0].from_socket
    dust = noise_tex(m, coords(m, (1.2, 2.6, 1)), 2.6, 12, 0.72, 0.3).outputs["Fac"]
    L(m, mixc(m, value(m, dust, 0.0, 0.5, 0.52, 0.72), grain, "#d9c9ac"), base)
    lathe("board", rounded_profile(2.75, PEEL_TOP, 0.05, 6), m, n=160, wob=0.02)


def dress(keep, leaves):
    leaf = thin_leaf("basil", 0.25, 0.42, 40)
    for k, (x, y, turn, size) in enumerate(leaves):
        o = basil_leaf(leaf, size, k * 2.3 + 1, rnd(0.5, 0.66), rnd(0.3, 0.7), 0.8 if k % 3 == 1 else 0.15)
        o.location = (x, y, PIE.top(x, y)[0] + 0.07)
        o.rotation_euler = (rnd(-0.25, 0.25), rnd(-0.2, 0.2), turn)
    oil_drops(PIE, 160 if len(leaves) > 3 else 30, keep, len(leaves))
    flake = oily("flake", [(0.3, "#6f0f06"), (0.7, "#b3340f")], dry=0.5, wet=0.25, sss=0)
    pepper = oily("pepper", [(0.3, "#17110d"), (0.7, "#3a2b20")], dry=0.7, wet=0.5, sss=0)
    for mat, size, n in ((flake, 0.017, 26), (pepper, 0.009, 130)):
        one = blob("speck", (size, size * 0.7, size * 0.35), mat, amp=0.6, freq=2, nu=7, nv=9)
        for _ in range(n):
            a, r = rnd(0, TAU), 1.6 * math.sqrt(random.random())
            x, y = r * math.cos(a), r * math.sin(a)
            if keep(x, y):
                dup(one, (x, y, PIE.top(x, y)[0] + size * 0.25), (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, 6)), (rnd(0.5, 1.3),) * 3)
        hide(one)


def pie():
    fired(PIE, GAP[1], GAP[0] + TAU)
    dress(
        lambda x, y: off(x, y) > HALF + 0.06,
        [(-0.75, -0.75, 0.5, 0.62), (-0.55, -0.5, 2.1, 0.5), (0.75, 0.35, -0.6, 0.66), (-0.25, 0.75, 1.2, 0.6),
         (-1.15, 0.3, 2.6, 0.5), (0.35, -0.15, 0.2, 0.5), (0.5, 1.15, 1.9, 0.5)],
    )


def slice_of_pie():
    fired(PIE, *GAP)
    x, y = 1.05 * math.cos(MIDDLE + 0.1), 1.05 * math.sin(MIDDLE + 0.1)
    dress(lambda x, y: off(x, y) < HALF - 0.05, [(x, y, MIDDLE + 0.9, 0.56)])


peel()
group(made_by(pie), (0, 0, PEEL_TOP))
OUT = Vector((math.cos(MIDDLE), math.sin(MIDDLE), 0))
held = Matrix.Translation(OUT * 0.62 + Vector((0, 0, PEEL_TOP))) @ Matrix.Rotation(0.06, 4, "Z")
group(made_by(slice_of_pie), matrix=held)

strand = oily("strand", [(0.3, "#f3d596"), (0.7, "#fbeccb")], dry=0.42, wet=0.16, sss=0.3, radius=(0.06, 0.035, 0.015), pores=(30, 0.1), coarse=(8, 0.1))
for a in GAP:
    for k in range(9):
        r = 0.30 + 0.15 * k + rnd(-0.05, 0.05)
        x, y = r * math.cos(a), r * math.sin(a)
        if PIE.melt(x, y) < 0.15 or random.random() < 0.3:
            continue
        edge = Vector((x, y, TOP + rnd(0.0, 0.04)))
        drawn_cheese(strand, held @ edge, edge + Vector((0, 0, PEEL_TOP)), rnd(0.018, 0.065), rnd(0.02, 0.12), k + 9 * a)

side_light(-1, key=1100, fill=170)
shoot(
    (0.4, -8.6, 4.0),
    (0.12, -0.35, 0.22),
    90,
    0.5,
    (0.1, -1.2, 0.3),
    top=(0.2, -0.2, 11),
    macro=((-1.2, -5.2, 2.4), (-0.3, -0.7, 0.3), (-0.3, -1.2, 0.3)),
)
