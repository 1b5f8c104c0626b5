"""What goes between and beside the burgers: gherkins, chillies, onion rings, dips, a cup of fries."""
from snackkit import *


def gherkin(loc, r=0.22, rot=(0, 0, 0)):
    m = vcol_mat("gherkin", 0.25, 0.6, 0.2, 30)
    o = lathe("gherkin", rounded_profile(r, 0.07, 0.025, 4), m, n=48, wob=0.02, loc=loc, rot=rot)
    a, b, c = hexes("#4d7a1e", "#b9c95a", "#d9dd8a")
    return paint(
        o, lambda x, y, z: a if math.hypot(x, y) > r * 0.93 else lerpc(c, b, math.hypot(x, y) / r)
    )


def dip(loc, col, s=0.46, mat=None, flecks=None):
    """A small bowl of a thick sauce, with a spoon's swirl."""
    katori(mat or M_ceramic("#f6efe2"), s, loc)
    m = noisy("dip", [(0.3, col[0]), (0.7, col[1])], scale=4, bumps=0.15, coat=0.8, rough=0.3)
    fill(m, s * 0.92, s * 0.74, loc, amp=0.03, freq=4)
    swirl = [
        (
            loc[0] + s * (0.08 + 0.6 * t) * math.cos(10 * t),
            loc[1] + s * (0.08 + 0.6 * t) * math.sin(10 * t),
            loc[2] + s * 0.82 - 0.03 * t,
        )
        for t in [k / 36 for k in range(37)]
    ]
    tube("swirl", swirl, s * 0.07, m, n=8, radf=lambda t: 1 - 0.6 * t)
    if flecks:
        fleck = blob("fleck", (0.025, 0.018, 0.01), pbsdf("fleck", flecks, 0.6), nu=6, nv=8)
        for _ in range(18):
            a, q = rnd(0, TAU), s * 0.75 * math.sqrt(random.random())
            dup(
                fleck,
                (loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), loc[2] + s * 0.84),
                (0, 0, rnd(0, 6)),
            )
        hide(fleck)


KETCHUP = ("#a8120b", "#d3210f")
RANCH = ("#f3ead0", "#fdf8e8")
MINT_MAYO = ("#b9d58c", "#d8e8b4")
MAKHANI = ("#e27a25", "#f4a04a")


def fry_cup(loc, col="#b3272d", s=1.0, n=50, protos=None, band="#f6e9cf"):
    """A paper cup of standing fries."""
    x, y, z = loc
    lathe(
        "cup",
        [(0.44 * s, 0), (0.48 * s, 0), (0.68 * s, 1.0 * s), (0.66 * s, 1.0 * s), (0.45 * s, 0.02)],
        pbsdf("cup", col, 0.55),
        n=64,
        loc=loc,
    )
    lathe(
        "band",
        [
            (0.578 * s, 0.48 * s),
            (0.588 * s, 0.48 * s),
            (0.626 * s, 0.68 * s),
            (0.614 * s, 0.68 * s),
        ],
        pbsdf("band", band, 0.6),
        n=64,
        loc=loc,
    )
    protos = protos or [
        fry_proto(l=rnd(1.0, 1.4), t=0.13, bend=rnd(-0.05, 0.05), seed=k) for k in range(5)
    ]
    for k in range(n):
        a, q = rnd(0, TAU), math.sqrt(random.random()) * 0.42 * s
        lean = q / s * 0.42
        dup(
            protos[k % len(protos)],
            (x + q * math.cos(a), y + q * math.sin(a), z + s * (0.98 + rnd(-0.12, 0.14) - q * 0.3)),
            (
                rnd(-0.14, 0.14) - lean * math.sin(a),
                rnd(-0.14, 0.14) + lean * math.cos(a),
                rnd(-0.4, 0.4),
            ),
            (s, s, s * 0.9),
        )
    return protos
