"""A family box: four small aloo burgers and a heap of fries in a kraft tray, with dips."""
from dishes import *
from burgerkit import *
from season import *

reset(66)
brand_table("#d96a24")
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
bun = bun_mat_brown()


def mini(x, y, seed):
    z = FLOOR
    heel((x, y, z), 0.70, 0.3, bun)
    z += 0.30
    lettuce((x, y, z + 0.1), r=0.66, seed=seed, over=0.1, amp=0.08, n=240)
    z += 0.09
    crumb_patty((x, y, z), 0.74, 0.32, seed)
    z += 0.32
    cheese((x, y, z + 0.03), 0.66, 0.75, 0.26, "#f9ab1c", seed * 0.7)
    z += 0.08
    for a in (0.4, 2.5, 4.6):
        tomato_slice((x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), z), 0.38, 0.07)
    z += 0.08
    crown((x, y, z), 0.72, 0.56, 75, bun)


for k, (x, y) in enumerate(((-1.66, -0.62), (-0.1, -0.64), (-1.66, 0.72), (-0.1, 0.72))):
    mini(x, y, k + 2)
fries = [fry_proto(l=rnd(1.0, 1.4), t=0.15, bend=rnd(-0.06, 0.06), seed=k) for k in range(6)]
for k in range(110):
    t = k / 110
    a, q = rnd(0, TAU), math.sqrt(random.random()) * (1 - 0.45 * t)
    dup(
        fries[k % 6],
        (1.6 + 0.42 * q * math.cos(a), 0.85 * q * math.sin(a), 0.24 + 0.85 * t),
        (math.pi / 2 + rnd(-0.3, 0.3), rnd(-0.2, 0.2), rnd(-0.75, 0.75)),
    )
for k, (x, y, r) in enumerate(((-0.4, -2.0, 1.2), (0.0, -2.12, 2.0))):
    dup(fries[k], (x, y, 0.08), (math.pi / 2, 0, r))
for o in fries:
    hide(o)
dip((1.3, -2.05, 0), KETCHUP, 0.38)
dip((2.15, -1.98, 0), MAKHANI, 0.34)
dip((-1.9, -2.05, 0), MINT_MAYO, 0.36, flecks="#3f7a22")
grain = blob("grain", (0.05, 0.03, 0.02), sesame(), nu=8, nv=10)
scatter(grain, 18, (-1.4, 1.0), (-2.2, -1.7), 0.02, 0.1)
hide(grain)
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
