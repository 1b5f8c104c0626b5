"""Mozzarella sticks on a cocoa plate, one pulled apart in strings of cheese, marinara beside."""
from dishes import *
from burgerkit import *
from fresh_garnish import chopped_coriander
from fried_crust import *
from season import *

reset(58)
brand_table("#f0b04a")
plate(M_ceramic("#3a1c10"), 2.35, (0, 0.1, 0))
FLOOR = 0.16
crust = crumb_coat("crust")
melt = noisy("melt", [(0.3, "#fff0c4"), (0.7, "#fff8e2")], scale=4, bumps=0.05, coat=0.7, rough=0.3)


def stick(seed, l=1.75, r=0.21, broken=False):
    """A crumbed stick along x; a broken one is open and full of cheese at its right end."""
    rows, n = 190, 130

    def f(i, j):
        s = i / (rows - 1)
        a = TAU * j / n
        left = min(1, s / 0.10)
        right = min(1, (1 - s) / 0.10) if not broken else 1
        k = math.sqrt(max(0.0, 1 - (1 - left) ** 2)) * math.sqrt(max(0.0, 1 - (1 - right) ** 2))
        w = r * max(0.02, k)
        p = Vector((s * l * 3, math.cos(a) * 1.3 + seed, math.sin(a) * 1.3))
        w *= 1 + 0.14 * noise.noise(p * 1.2) + 0.13 * noise.noise(p * 3.2)
        rag = 0.10 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, seed))) if broken else 0
        return ((s - 0.5) * l + rag * s, w * math.cos(a), w * math.sin(a))

    # the torn end shows no coat, and its rim stays thin
    torn = lambda v: smooth(0.42 * l, 0.5 * l, v.co.x) if broken else 0
    return crumbed(grid_surface("stick", f, rows, n, crust), seed, 0.024, still=torn)


whole = [stick(1), stick(4), stick(7)]
LAYERS = (
    (((-0.24, 0.05), (-0.5, 0.42), (-0.76, 0.78)), 0.62, 0),
    (((-0.72, 0.2), (-0.3, 0.64)), -0.75, 1),
    (((-0.5, 0.42),), 0.35, 2),
)
for spots, turn, level in LAYERS:
    for k, (x, y) in enumerate(spots):
        dup(
            whole[(k + level) % 3],
            (x, y, FLOOR + 0.21 + 0.40 * level),
            (0.4 * k, 0, turn + 0.06 * k),
        )
for o in whole:
    hide(o)

left = stick(11, 0.95, 0.22, True)
left.location = (-0.55, -0.92, FLOOR + 0.22)
left.rotation_euler = (0, 0, 0.05)
right = stick(15, 0.95, 0.22, True)
right.location = (0.95, -0.85, FLOOR + 0.36)
right.rotation_euler = (0.4, 0.24, math.pi + 0.05)
for x, z, s in ((-0.12, 0.22, 1), (0.5, 0.26, -1)):
    blob("core", (0.16, 0.16, 0.17), melt, amp=0.25, freq=2.5, seed=s, loc=(x, -0.9, FLOOR + z))
rs = random.Random(4)
for k in range(15):
    y0, y1 = rs.uniform(-0.12, 0.12), rs.uniform(-0.12, 0.12)
    z0, z1 = rs.uniform(-0.08, 0.12), rs.uniform(-0.06, 0.12)
    sag = rs.uniform(0.04, 0.2)
    pts = []
    for q in range(24):
        t = q / 23
        z = FLOOR + 0.22 + z0 + (0.06 + z1 - z0) * t - sag * math.sin(math.pi * t)
        pts.append((-0.12 + 0.64 * t, -0.9 + y0 + (y1 - y0) * t, max(FLOOR + 0.03, z)))
    tube(
        "string",
        pts,
        rs.uniform(0.022, 0.06),
        melt,
        n=8,
        radf=lambda t: 0.45 + 1.6 * abs(t - 0.5) ** 1.5,
    )
dip(
    (1.35, 0.35, FLOOR),
    ("#b3200e", "#d8391a"),
    0.56,
    M_ceramic("#f6efe2"),
    "#3f7a22",
)
basil = leaf_v(0.5, 0.3, curl=0.5, fold=0.3, a="#2a7a2a", b="#62b04a")
for x, y, z, r in (
    (1.35, 0.3, 0.68, 0.5),
    (1.5, 0.42, 0.7, 2.4),
    (-1.35, -0.75, 0.22, 0.6),
    (-0.3, 0.35, 1.42, 1.2),
):
    dup(basil, (x, y, z), (0.1, -0.25, r))
hide(basil)
crumbs = [crumbed(blob("crumb", (0.045, 0.034, 0.026), crust, 0.5, 2, k, 24, 30), k, 0.012) for k in range(4)]
for o in crumbs:
    scatter(o, 12, (-1.2, 1.2), (-1.35, -0.6), FLOOR + 0.01, 0.5, 0.4, 1.2)
    hide(o)
herbs = chopped_coriander(0.12)
for leaf in herbs:
    scatter(leaf, 3, (-1.3, 1.2), (-1.4, -1.1), FLOOR + 0.03)
    hide(leaf)
cooked_light(key=1050, fill=240, rim=700)
shoot(
    (0.4, -8.8, 5.0),
    (0.05, -0.1, 0.42),
    82,
    5.6,
    (0, -0.8, 0.5),
    top=(0, 0, 9.6),
    macro=((0.2, -4.6, 2.6), (0.1, -0.5, 0.45), (0.1, -0.9, 0.4)),
)
