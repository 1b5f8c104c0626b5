"""Eight bite-size rolls of four fillings standing in a kraft box, seen from a little above."""
from dishes import *
from rollkit import *
from season import *

reset(28)
brand_table("#e0451c")
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
pepper, onion = peppers(), onions()
FILLINGS = (
    ([paneer(2, 0.22), onion[0], paneer(5, 0.2), pepper[0]], ("green",), True, None),
    ([tikki(3, 0.24), tikki(6, 0.22), onion[1]], ("imli", "mayo"), False, None),
    ([tikka(2, 0.22), pepper[2], tikka(5, 0.22), pepper[1]], ("mayo",), True, None),
    ([paneer(8, 0.17), onion[0], pepper[1], onion[1]], ("red",), False, egg_lining(4)),
)
for k in range(8):
    row, column = divmod(k, 4)
    stuffing, sauces, greens, lining = FILLINGS[(column + 2 * row) % 4]
    roll(
        (-1.62 + 1.08 * column, -0.32 + 1.0 * row, 0.06),
        (rnd(-0.05, 0.09), rnd(-0.06, 0.06), rnd(0, 1)),
        k + 1,
        stuffing,
        length=1.32 + 0.12 * row,
        r=0.5,
        dome=0.18,
        n=26,
        greens=greens,
        lining=lining,
        sauces=[chutney(name) for name in sauces],
        sleeve={"col": "#c8371b", "kind": ("stripe", "check")[(k + row) % 2], "top": 0.6},
    )
stow(pepper + onion + [o for stuffing, *_ in FILLINGS for o in stuffing])
sauce_bowl("green", (1.9, -1.75, 0), 0.4)
sauce_bowl("red", (1.0, -1.9, 0), 0.34)
citrus((-1.75, -1.72, 0.26), 0.26, (0, 0.2, 0.4), "wedge")
leaf = herb()
scatter(leaf, 12, (-2.3, 0.6), (-1.95, -1.4), 0.03)
hide(leaf)
cooked_light(key=1000, fill=260, rim=620)
shoot(
    (0.7, -9.2, 6.4),
    (0, -0.1, 0.75),
    72,
    5.6,
    (0, -0.6, 1.4),
    top=(0, -0.1, 11.5),
    macro=((-0.6, -5.0, 4.2), (-0.2, -0.2, 1.35), (-0.3, -0.4, 1.45)),
)
