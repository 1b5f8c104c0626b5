"""A family box: four small aloo burgers and a heap of fries in a kraft tray, with dips."""
from dishes import *
from burgerkit import *
from season import *
from slider import *

reset(66)
brand_table("#5c2713")
kraft = noisy(
    "kraft", [(0.3, "#c8995c"), (0.7, "#dbb47c")], scale=6, bumps=0.2, bscale=50, rough=0.75
)
W, D, H = 2.45, 1.45, 0.62
box(kraft, 2 * W, 2 * D, 0.06, (0, 0, 0.03))
for side in (-1, 1):
    box(kraft, 0.06, 2 * D, H, (side * W, 0, H / 2))
    box(kraft, 2 * W, 0.06, H, (0, side * D, H / 2))
box(kraft, 0.05, 2 * D - 0.1, H * 0.8, (0.72, 0, H * 0.4))
cocoa = pbsdf("band", "#4a2212", 0.6)
box(cocoa, 2 * W + 0.01, 0.02, 0.22, (0, -D - 0.035, 0.3), bev=0.004)
FLOOR = 0.06
paper = noisy(
    "paper", [(0.3, "#fff3dc"), (0.7, "#fff9ec")], scale=5, bumps=0.4, bscale=12, rough=0.7
)
sheet = grid_surface(
    "paper",
    lambda i, j: (
        0.72 + (i / 30) * 1.7,
        (j / 30 - 0.5) * 2.84,
        0.12
        + 0.75 * smooth(0.8, 1.0, abs(j / 30 - 0.5) * 2)
        + 0.06 * math.sin(i * 1.3) * (abs(j - 15) > 12),
    ),
    31,
    31,
    paper,
    closev=False,
)
for k, (x, y) in enumerate(((-1.66, -0.62), (-0.1, -0.64), (-1.66, 0.72), (-0.1, 0.72))):
    tones = (FRIED_CRUMB, 1.5) if k % 2 else (SEARED, 1.0)
    small_burger((x, y, FLOOR), 0.68, k + 2, ("#d9742a", "#eda05c"), *tones, turn=0.4 + 1.7 * k, spread=0.5)
fries = [hand_cut_fry(rnd(1.0, 1.45), rnd(0.11, 0.15), rnd(-0.12, 0.12), k) for k in range(9)]
for k in range(76):
    t = k / 76
    a, q = rnd(0, TAU), math.sqrt(random.random()) * (1 - 0.45 * t)
    dup(
        fries[k % 9],
        (1.6 + 0.36 * q * math.cos(a), 0.80 * q * math.sin(a), 0.22 + 0.55 * t),
        (math.pi / 2 + rnd(-0.45, 0.45), rnd(-0.2, 0.2), rnd(-1.5, 1.5)),
    )
for k, (x, y, r) in enumerate(((-0.4, -2.0, 1.2), (0.0, -2.12, 2.0))):
    dup(fries[k], (x, y, 0.08), (math.pi / 2, 0, r))
for o in fries:
    hide(o)
dip((1.3, -2.05, 0), KETCHUP, 0.38)
dip((2.15, -1.98, 0), MAKHANI, 0.34)
dip((-1.9, -2.05, 0), MINT_MAYO, 0.36, flecks="#3f7a22")
fallen_sesame(((-1.2, -1.9), (0.4, -1.8), (0.9, -2.1)), 0.0, 3)
cooked_light(key=1050, fill=250, rim=700)
shoot(
    (0.7, -9.6, 6.4),
    (0, -0.25, 0.6),
    72,
    5.6,
    (0, -0.8, 1.0),
    top=(0, -0.25, 12),
    macro=((-1.6, -5.2, 3.6), (-0.6, -0.4, 0.9), (-0.9, -1.0, 1.0)),
)
