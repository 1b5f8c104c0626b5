"""Eight bite-size paneer rolls standing in a kraft box, seen from a little above."""
from kathi import *
from photo_light import *

reset(28)
set_table("#5a1d08", "#1d0803", "#1d100a", "#0c0604")
kraft = noisy(
    "kraft", [(0.3, "#c89a5e"), (0.7, "#d9b27a")], scale=6, bumps=0.2, bscale=50, rough=0.75
)
W, D, H = 2.25, 1.2, 0.95


def kraft_box():
    box(kraft, 2 * W, 2 * D, 0.05, (0, 0.2, 0.03))
    for side in (-1, 1):
        box(kraft, 0.05, 2 * D, H, (side * W, 0.2, H / 2))
        box(kraft, 2 * W, 0.05, H, (0, 0.2 + side * D, H / 2))
    box(kraft, 2 * W, 0.05, 1.9, (0, 0.2 + D + 0.32, H + 0.78), (math.radians(-20), 0, 0))
    red = pbsdf("band", "#b3261e", 0.6)
    box(red, 2 * W + 0.01, 0.02, 0.34, (0, 0.2 - D - 0.03, 0.46), bev=0.005)
    liner = noisy("liner", [(0.3, "#fff3dc"), (0.7, "#fff9ec")], scale=5, bumps=0.3, rough=0.7)
    o = grid_surface(
        "liner",
        lambda i, j: (
            (i / 60 - 0.5) * 2 * (W - 0.06),
            0.2 - D + 0.10 + 0.04 * math.sin(i * 0.5) + 0.05 * (j / 8 - 1),
            0.35 + 0.1 * j + (0.10 * math.sin(i * 0.9) + 0.06 * math.sin(i * 2.3)) * j / 8,
        ),
        61,
        9,
        liner,
        closev=False,
    )
    solid(o, 0.01, 0)


kraft_box()
cubes, peppers, onions, herbs = stuffing()
filling = (cubes, peppers, onions, herbs)
for k in range(8):
    row, column = divmod(k, 4)
    at = (-1.62 + 1.08 * column, -0.24 + 0.98 * row, 0.06)
    kathi(at, (rnd(0.02, 0.14), rnd(-0.06, 0.06), rnd(0, 1)), k + 1, filling, 1.32 + 0.14 * row, 0.48, 3.9 + 0.3 * k)
katori(aged("steel", "#b9b3a8", "#5a5047"), 0.42, (1.9, -1.7, 0))
blob("chutney", (0.36, 0.36, 0.07), chutney_mat(), amp=0.1, amp2=0.1, freq2=5, nu=30, nv=60, loc=(1.9, -1.7, 0.28))
citrus_wedge((-1.75, -1.72, 0.28), (0.5, 0.2, 0.4), 0.34, *LIME)
for _ in range(18):
    at = (rnd(-2.3, 1.2), rnd(-2.0, -1.3), 0.03)
    dup(random.choice(herbs), at, (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, TAU)), (rnd(0.8, 1.3),) * 3)
for o in (*cubes, *peppers, *onions, *herbs):
    hide(o)
side_light(-1, key=1150, fill=240)
shoot(
    (0.7, -9.2, 6.4),
    (0, -0.1, 0.75),
    72,
    1.6,
    (0, -0.6, 1.4),
    top=(0, -0.1, 11.5),
    macro=((-0.6, -5.0, 4.2), (-0.2, -0.2, 1.35), (-0.3, -0.4, 1.45)),
)
