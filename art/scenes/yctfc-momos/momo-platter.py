"""Momo platter: steamed, tandoori, Schezwan and fried momos on brass, three chutneys."""
from dishes import *
from momo_kit import *
from season import *

reset(53)
brand_table(WINE)
AT = (0, 0.05, 0)
TOP = 0.2
KINDS = (
    (steamed_momo, steamed_skin()),
    (charred_momo, vcol_mat("charred", 0.38, 0.5, 0.25, 26)),
    (glazed_momo, vcol_mat("glaze", 0.18, 1.0, 0.12, 18)),
    (fried_momo, vcol_mat("fried", 0.36, 0.4, 0.3, 26)),
)

brass = pbsdf("brass", "#d9a441", 0.25, metal=1)
lathe(
    "thali",
    [
        (0.0001, 0.05),
        (2.0, 0.05),
        (2.12, 0.10),
        (2.2, 0.26),
        (2.26, 0.28),
        (2.3, 0.25),
        (2.2, 0.0),
        (0.0001, 0),
    ],
    brass,
    n=128,
    loc=AT,
)
leaf = noisy(
    "bed", [(0.3, "#3f7d2a"), (0.6, "#6aa83e"), (0.8, "#a2cf68")], scale=2, bumps=0.2, coat=0.4
)
for k in range(20):
    a = TAU * k / 20
    o = leafmesh(leaf, 1.25, 0.6, 0.06, 0.06)
    o.location = (AT[0] + 1.38 * math.cos(a), AT[1] + 1.38 * math.sin(a), 0.13 + 0.006 * k)
    o.rotation_euler = (0, -0.04, a)

greens, seeds, flakes = spring_onion(), sesame(), chilli_flakes()
sprigs = coriander_sprigs(s=0.2)
crown = lambda u, v: 0.56 - 0.8 * (u * u + v * v)
for quarter, (make, skin) in enumerate(KINDS):
    protos = [make(skin, k * 1.7 + quarter, (13, 15, 12)[k]) for k in range(3)]
    middle = TAU * (quarter + 0.5) / 4 + 0.3
    for k, (r, turn) in enumerate(((1.62, -0.52), (1.66, 0.0), (1.62, 0.52), (1.02, 0.02))):
        a = middle + turn
        at = (AT[0] + r * math.cos(a), AT[1] + r * math.sin(a), TOP + 0.02)
        s = 0.72 + 0.03 * math.sin(k * 7 + quarter)
        dup(
            protos[k % 3],
            at,
            (0.1 * math.sin(k * 5), 0.1 * math.cos(k * 3), k * 1.7),
            (s, s, s * 1.08),
        )
        if quarter == 0:
            strew(greens, 3, at, 0.22, crown, 0.5, 0.8, 1)
        elif quarter == 1:
            strew(sprigs, 1, at, 0.1, 0.53, 0.3)
        elif quarter == 2:
            strew(seeds, 16, at, 0.3, crown, 0.4)
            strew(greens, 2, at, 0.2, crown, 0.5, 0.8, 1)
        else:
            strew(flakes, 14, at, 0.3, crown, 0.4)
            strew(greens, 1, at, 0.15, crown, 0.5, 0.8, 1)
    put_away(protos)

white = lacquer("#f6ead0")
for k, kind in enumerate(("red", "green", "yellow")):
    a = TAU * k / 3 - math.pi / 2
    dip = chutney_bowl(
        kind, 0.33, (AT[0] + 0.36 * math.cos(a), AT[1] + 0.36 * math.sin(a), 0.10), white
    )
    strew(seeds if kind != "yellow" else flakes, 8, dip, 0.24, 0, 0.3)
    strew(sprigs if kind == "green" else greens, 1, dip, 0.05, 0.01, 0.2, 0.6, 0.7)

strew(greens, 20, (AT[0], AT[1], 0.2), 1.95, 0, 0.2)
lay_lemon(lemon_half(0.3), (2.0, -1.75, 0), 0.4, 0.9, 0.3)
pod = dried_chilli(0.95, 0.09, 0.25, 3)
for x, y, turn in ((-1.75, -2.0, 0.4), (-1.45, -2.2, 0.0), (2.05, 1.75, 0.9)):
    dup(pod, (x, y, 0), (0, 0, turn))
strew(greens, 10, (-2.0, 1.8, 0), 0.5, 0, 0.1)
put_away(greens, seeds, flakes, sprigs, pod)

cooked_light(key=1080, fill=230, rim=700)
shoot(
    (0.6, -8.9, 7.2),
    (0.0, -0.15, 0.2),
    78,
    7,
    (0, -0.8, 0.5),
    top=(0, 0.02, 12.6),
    macro=((-1.3, -4.6, 2.8), (0.0, -0.5, 0.4), (0.0, -1.0, 0.5)),
)
