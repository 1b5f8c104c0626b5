"""A hot honey chicken burger: craggy golden fillet, honey, coleslaw."""
from dishes import *
from burgerkit import *
from burger_layers import *
from burger_crown import *
from fresh_garnish import *
from season import *

reset(71)
brand_table("#5c2713")
wood_board(2.7, 1.6, 0.18, (0.3, 0.1, 0), -0.03, ("#a87040", "#8a5a30", "#c08d58"))
FLOOR = 0.18
honey = noisy(
    "honey",
    [(0.3, "#6e2f05"), (0.6, "#9c5208"), (0.8, "#c47a16")],
    scale=2.5,
    bumps=0.03,
    coat=1,
    rough=0.08,
)
FRIED = ("#ecc078", "#d3913c", "#ad6624", "#743c12", "#40200a")


def fillet(loc, r, h, seed):
    """Fried chicken: an uneven golden slab with craggy crests."""
    o = tikki((0, 0, 0), r, h, seed, tones=FRIED, vegetables=0, rough=1.9)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        k = 1 + 0.09 * math.sin(2 * a + seed) + 0.06 * math.sin(5 * a + 2)
        v.co.x *= k * 1.04
        v.co.y *= k
        v.co.z += 0.05 * math.sin(v.co.x * 3 + seed)
    o.location = loc
    return o


def slaw(x, y, z, r, n=120):
    cols = (
        ("#f3f0d4", "#dfe8b4"),
        ("#6b2a6e", "#b06ab0"),
        ("#f08a1e", "#f7ab45"),
        ("#f6f2dc", "#e6efc4"),
    )
    shreds = [strip_of(a, b, k) for k, (a, b) in enumerate(cols)]
    for k in range(n):
        a, q = rnd(0, TAU), math.sqrt(random.random())
        dup(
            shreds[k % 4],
            (
                x + r * q * math.cos(a),
                y + r * q * math.sin(a),
                z + rnd(0.0, 0.14) * (1.1 - q * 0.5),
            ),
            (rnd(-0.5, 0.5), rnd(-0.4, 0.4), rnd(0, TAU)),
        )
    for o in shreds:
        hide(o)


def strip_of(a, b, seed):
    m = noisy("shred", [(0.3, a), (0.7, b)], scale=5, bumps=0.05, coat=0.6)
    pts = [
        (0.5 * (k / 11 - 0.5), 0.06 * math.sin(k * 0.6 + seed), 0.04 * math.sin(k * 0.8 + seed * 2))
        for k in range(12)
    ]
    return tube("shred", pts, 0.03, m, n=6, scale=(1, 1, 0.7))


def burger(x, y):
    z = FLOOR
    heel_bun((x, y, z), 1.12, 0.36).data.materials[0] = matt_crust("heel")
    z += 0.36
    lettuce_bed((x, y, z), LEAVES_BELOW, 1.05, 11)
    z += 0.10
    slaw(x, y, z + 0.10, 1.0)
    z += 0.20
    fillet((x, y, z), 1.2, 0.56, 5)
    z += 0.54
    poured_sauce((x, y, z + 0.04), 1.06, 6, ("#6e2f05", "#b5660e"))
    z += 0.05
    for k in range(7):
        a = 3.3 + k * 0.52
        gherkin(
            (x + 0.84 * math.cos(a), y + 0.84 * math.sin(a), z + 0.01), 0.24, (0.08, 0.05 * k, 0)
        )
    z += 0.09
    dents = (((0.62, -0.35, 0.72), 0.30, 0.10), ((-0.72, 0.1, 0.72), 0.4, 0.06))
    baked_crown((x, y, z), 1.17, 0.9, 5, dents=dents)


burger(-0.45, 0.1)
katori(M_ceramic("#f3e3c4"), 0.52, (1.75, -0.35, FLOOR))
fill(honey, 0.48, 0.38, (1.75, -0.35, FLOOR), amp=0.01)
dipper = wood("dipper", "#b98450", "#9c6a3a", "#d0a068", axis="X", scale=1.2)
stick_group = group((1.62, -0.35, FLOOR + 0.52), (0, math.radians(-38), math.radians(20)))
put(stick_group, tube("stick", [(0, 0, 0), (0.5, 0, 0), (1.35, 0, 0)], 0.045, dipper, n=12))
for k in range(5):
    put(
        stick_group,
        torus(
            dipper,
            0.10 + 0.03 * math.sin(k * 0.8),
            0.04,
            (-0.02 - 0.08 * k + 0.3, 0, 0),
            (0, math.pi / 2, 0),
            nu=24,
            nv=10,
        ),
    )
blob("drop", (0.2, 0.15, 0.03), honey, amp=0.2, loc=(0.3, -1.28, FLOOR))
cooked_light(key=1100, fill=240, rim=850)
shoot(
    (0.6, -9.8, 3.2),
    (0.25, 0, 1.2),
    80,
    5.6,
    (-0.4, -1.0, 1.2),
    top=(0.2, 0, 9.8),
    macro=((-1.9, -5.0, 2.3), (-0.4, 0, 1.15), (-0.6, -1.0, 1.2)),
)
