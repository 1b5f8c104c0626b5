"""A whole margherita from the wood fire on a peel strewn with semolina: leopard spots, oil, fresh basil."""
from fired_pizza import *
from photo_light import *
from pizzeria import group, made_by

reset(23)
set_table("#2e1509", "#120704", "#1a0e08", "#0d0705")

PEEL_TOP = 0.14
PIE = Pie(11, [(0.18, -0.98, 0.30), (-0.12, -0.12, 0.27)], fire=-1.9)


def peel():
    """A used wooden peel: dark, scorched in places, flour rubbed into its grain."""
    m = wood("peel", "#4b2b16", "#2e190c", "#6b4224", scale=0.35, axis="X", rough=0.62, bumps=0.5)
    base = B(m).inputs["Base Color"]
    grain = base.links[0].from_socket
    dust = noise_tex(m, coords(m, (1.2, 2.6, 1)), 2.6, 12, 0.72, 0.3).outputs["Fac"]
    L(m, mixc(m, value(m, dust, 0.0, 0.28, 0.54, 0.74), grain, "#d9c9ac"), base)
    lathe("board", rounded_profile(2.75, PEEL_TOP, 0.05, 6), m, n=160, wob=0.02)


def dress(leaves):
    leaf = thin_leaf("basil", 0.25, 0.42, 40)
    for k, (x, y, turn, size) in enumerate(leaves):
        o = basil_leaf(leaf, size, k * 2.3 + 1, rnd(0.5, 0.66), rnd(0.3, 0.7), 0.8 if k % 3 == 1 else 0.15)
        o.location = (x, y, PIE.top(x, y)[0] + 0.07)
        o.rotation_euler = (rnd(-0.25, 0.25), rnd(-0.2, 0.2), turn)
    oil_drops(PIE, 260, len(leaves))
    flake = oily("flake", [(0.3, "#6f0f06"), (0.7, "#b3340f")], dry=0.5, wet=0.25, sss=0)
    pepper = oily("pepper", [(0.3, "#17110d"), (0.7, "#3a2b20")], dry=0.7, wet=0.5, sss=0)
    for mat, size, n in ((flake, 0.017, 22), (pepper, 0.009, 130)):
        one = blob("speck", (size, size * 0.7, size * 0.35), mat, amp=0.6, freq=2, nu=7, nv=9)
        for _ in range(n):
            a, r = rnd(0, TAU), 1.6 * math.sqrt(random.random())
            x, y = r * math.cos(a), r * math.sin(a)
            dup(one, (x, y, PIE.top(x, y)[0] + size * 0.25), (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, 6)), (rnd(0.5, 1.3),) * 3)
        hide(one)


def pie():
    fired(PIE)
    dress(
        [(-0.75, -0.75, 0.5, 0.62), (-0.55, -0.5, 2.1, 0.5), (0.75, 0.35, -0.6, 0.66), (-0.25, 0.75, 1.2, 0.6),
         (-1.15, 0.3, 2.6, 0.5), (0.35, -0.15, 0.2, 0.5), (0.5, 1.15, 1.9, 0.5), (0.72, -0.98, -0.7, 0.58)],
    )


def strewn_peel():
    """Semolina lies where the pie slid off: in drifts around it, and single grains everywhere."""
    near = []
    while len(near) < 5200:
        a, r = rnd(0, TAU), 2.7 * math.sqrt(random.random())
        x, y = r * math.cos(a), r * math.sin(a)
        if r > 1.95 and random.random() < 0.04 + 1.5 * max(0, fbm(x, y, 3, 4, 1.5)):
            near.append((x, y, PEEL_TOP))
    grains("semolina", near, oily("semolina", [(0.3, "#c9a55c"), (0.7, "#ead9ac")], dry=0.8, wet=0.7, sss=0), 0.0075)
    burnt = [(r * math.cos(a), r * math.sin(a), PEEL_TOP) for a, r in ((rnd(0, TAU), rnd(2.1, 2.65)) for _ in range(120))]
    grains("crumbs", burnt, oily("crumbs", [(0.3, "#1a0c06"), (0.7, "#7a4a1c")], dry=0.8, wet=0.7, sss=0), 0.014)


peel()
if not os.environ.get("CUTOUT"):
    strewn_peel()
group(made_by(pie), (0, 0, PEEL_TOP))

side_light(-1, key=1100, fill=170)
shoot(
    (0.4, -8.6, 5.0),
    (0.04, -0.16, 0.12),
    86,
    0.6,
    (0.1, -1.1, 0.3),
    top=(0, 0, 11),
    macro=((-1.2, -5.2, 2.4), (-0.3, -0.7, 0.3), (-0.3, -1.2, 0.3)),
)
