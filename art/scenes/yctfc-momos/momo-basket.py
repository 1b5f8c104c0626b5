"""Momos in an old bamboo steamer, one of them bitten; by VAR plain or under a spoonful of Schezwan chutney."""
from fresh_garnish import *
from gravy import *
from photo_light import *
from steamed_dough import *
from wok import sesame, spring_onion, strew

reset(3)
VAR = os.environ.get("VAR", "steamed")
set_table("#34090f", "#120305", "#22110d", "#0e0604")
AT = (-0.40, 0.15, 0)
R = 1.56
BASE = 0.24
worn_steamer(R, AT, 0.52)
wilted = thin_leaf("cabbage", 0.25, 0.38, 20)
for k in range(9):
    a = TAU * k / 9 + 0.2
    bedding_leaf(wilted, (AT[0] + 0.52 * math.cos(a), AT[1] + 0.52 * math.sin(a), BASE - 0.05 + 0.008 * k), a, 1.05, 0.95, k)

greens, seeds = spring_onion(), sesame()
flake = oily("flake", [(0.3, "#5a0f04"), (0.7, "#a8360e")], dry=0.75, wet=0.5, sss=0)
flakes = [blob("flake", (0.036, 0.022, 0.005), flake, 0.9, 2, k, 8, 12) for k in range(4)]
leaves = chopped_coriander(0.12)

skin = damp_skin(0.6)
chilli_oil = clear_film("chillioil", hexc("#ffb066"), 1.42, 0.07)
chutney = red_chutney() if VAR == "schezwan" else None
# x, y, height, scale, lean to the front and to the side
PLACES = (
    (-1.04, -0.40, 0.00, 0.74, 0.20, 0.10),
    (-0.46, -0.98, 0.00, 0.67, 0.10, -0.06),
    (0.36, -0.98, 0.02, 0.80, 0.16, 0.10),
    (1.02, -0.44, 0.00, 0.69, 0.05, 0.26),
    (-0.34, -0.16, 0.02, 0.72, 0.05, -0.05),
    (0.44, -0.12, 0.00, 0.74, -0.05, 0.05),
    (-1.08, 0.42, 0.00, 0.76, 0.0, -0.14),
    (-0.52, 0.98, 0.00, 0.74, -0.1, 0.0),
    (0.34, 1.02, 0.00, 0.76, 0.0, 0.1),
    (1.04, 0.48, 0.00, 0.73, 0.1, 0.12),
    (0.02, 0.50, 0.00, 0.74, 0.0, 0.0),
    (-0.70, 0.28, 0.40, 0.72, 0.10, -0.26),
    (0.62, 0.38, 0.41, 0.75, 0.06, 0.16),
    (0.02, -0.40, 0.42, 0.76, -0.30, -0.06),
)
BITTEN = 13
momos = []
for k, (x, y, z, s, front, side) in enumerate(PLACES):
    is_bitten = k == BITTEN
    o = momo(skin, k + 1, (17, 14, 19, 16)[k % 4], -0.12 if is_bitten else None)
    if VAR == "schezwan" and not is_bitten:
        spooned(o, chutney, k)
    elif not is_bitten:
        beads(o, 15, k, (0.006, 0.016))
        if k in (4, 5, 11, 12, 1, 2):
            for turn in range(2):
                juice(o, (0.16 * math.cos(2.4 * turn + k), 0.16 * math.sin(2.4 * turn + k), 0.52), 0.24, chilli_oil, k + turn)
            fallen(o, flakes, [(rnd(-0.25, 0.25), rnd(-0.3, 0.1), 0.55) for _ in range(9)], k)
    o.location, o.rotation_euler, o.scale = (AT[0] + x, AT[1] + y, BASE + z), (front, side, 0.15 if is_bitten else k * 1.9), (s, s, s)
    if is_bitten:
        for bit in minced(-0.12):
            bit.parent = o
    momos.append(o)

# Its juice and a few bits have run onto the two momos that carry it.
oil = oil_film()
bpy.context.view_layer.update()
bitten = momos[BITTEN]
juice(bitten, (0.06, -0.10, 0.05), 0.24, oil, 2)
for k, drops in ((4, ((-0.22, -0.16, 0.0), (-0.08, -0.22, -0.06), (-0.30, -0.2, -0.08))), (5, ((0.30, -0.14, 0.0), (0.36, -0.2, -0.05)))):
    home = momos[k].matrix_world.inverted() @ bitten.matrix_world
    spots = [home @ Vector(p) for p in drops]
    juice(momos[k], spots[0], 0.22, oil, k)
    fallen(momos[k], filling_bits(), spots, k)

DIP = (1.14, -1.52, 0)
glaze = noisy("glaze", [(0.3, "#8d7350"), (0.5, "#c9b48c"), (0.75, "#dccaa6")], 3, rough=0.38, bumps=0.12, bscale=14)
dip_bowl(glaze, DIP)
chutney = gravy_mat("chutney", "#672803", "#a84c06", "#9c3a02", 0.45, (0.17, 0.62), 5)
level = 0.285
solids = [(0.40 * math.sqrt(rnd(0, 1)) * math.cos(a), 0.40 * math.sqrt(rnd(0, 1)) * math.sin(a), 0.02, 0.022) for a in (rnd(0, TAU) for _ in range(40))]
gravy_pool(chutney, 0.45, level, solids, DIP, 3)
coarse_chutney((DIP[0], DIP[1], level + 0.012), 0.41)
strew(leaves, 3, (DIP[0] - 0.08, DIP[1] + 0.06, level + 0.06), 0.16, 0, 0.5, 0.5, 0.8)
for k, (x, y, r) in enumerate(((0.50, -1.86, 0.05), (0.38, -1.80, 0.022), (0.62, -1.97, 0.03))):
    spill(chutney, x, y, 0, r, k)
if not os.environ.get("CUTOUT"):
    strew(greens, 7, (-0.55, -1.88, 0), 0.36, 0, 0.2, 0.6, 0.9)
    strew(leaves, 4, (-0.6, -1.86, 0.03), 0.4, 0, 0.3, 0.7, 1.0)
    strew(flakes, 26, (-0.2, -1.85, 0), 1.0, 0.005, 0.1, 0.3, 0.8, avoid=lambda x, y: math.hypot(x - AT[0], y - AT[1]) < 1.8)
for o in greens + seeds + flakes + leaves:
    hide(o)

side_light(key=860, fill=64, rim=560, glow=50)
# A wide soft lamp behind the basket: its long reflection is the sheen of the wet dough.
area((-1.6, 4.2, 4.6), (-0.3, 0, 0.5), 2.6, 380, "#fff2dc")
shoot(
    (0.5, -9.4, 5.0),
    (-0.13, -0.34, 0.36),
    91,
    0.7,
    (-0.3, -0.9, 0.85),
    top=(0.05, 0.0, 11.9),
    macro=((-1.5, -5.4, 3.3), (-0.28, -0.05, 0.72), (-0.5, -0.8, 1.0)),
)
