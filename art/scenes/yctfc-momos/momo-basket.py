"""Momos in an old bamboo steamer, one of them bitten; by VAR steamed or tossed in schezwan sauce."""
from fresh_garnish import *
from gravy import *
from photo_light import *
from steamed_dough import *
from wok import chilli_flakes, dried_chilli, sesame, spring_onion, strew

reset(3)
VAR = os.environ.get("VAR", "steamed")
set_table("#34090f", "#120305", "#22110d", "#0e0604")
AT = (-0.3, 0.1, 0)
R = 1.74
BASE = 0.24
worn_steamer(R, AT, 0.56)
wilted = thin_leaf("cabbage", 0.25, 0.38, 20)
for k in range(9):
    a = TAU * k / 9 + 0.2
    bedding_leaf(wilted, (AT[0] + 0.62 * math.cos(a), AT[1] + 0.62 * math.sin(a), BASE - 0.05 + 0.008 * k), a, 1.15, 1.0, k)

skin = damp_skin(0.8 if VAR == "schezwan" else 0.45)
BITE = ((0.25, -0.85, 0.42), 0.80, (0, 0, 0.30))
# x, y, height, scale, lean to the front and to the side
PLACES = (
    (-1.02, -0.62, 0, 1.0, 0.08, 0.05),
    (0.10, -1.02, 0, 0.98, 0.12, -0.04),
    (1.06, -0.52, 0, 1.04, 0.06, 0.12),
    (-1.10, 0.55, 0, 1.0, 0.0, 0.1),
    (1.02, 0.66, 0, 0.96, 0.0, -0.1),
    (0.0, 0.10, 0, 1.05, 0.05, 0.0),
    (-0.12, 1.14, 0, 1.0, 0, 0),
    (-0.52, -0.22, 0.50, 1.0, 0.18, 0.12),
    (0.50, 0.42, 0.52, 1.02, 0.06, -0.12),
)
BITTEN = 7
for k, (x, y, z, s, front, side) in enumerate(PLACES):
    o = momo(skin, k + 1, (21, 18, 24, 19)[k % 4], BITE if k == BITTEN else None)
    spot, turn = (AT[0] + x, AT[1] + y, BASE + z), (front, side, 0 if k == BITTEN else k * 1.9)
    if VAR == "schezwan":
        tossed(o, k)
    else:
        beads(o, 16, k, (0.006, 0.013))
    o.location, o.rotation_euler, o.scale = spot, turn, (s, s, s * 1.04)
    if k == BITTEN:
        filling((0, 0, 0.30), 0.42, 260, spot, turn)

greens, seeds, flakes = spring_onion(), sesame(), chilli_flakes()
leaves = chopped_coriander(0.12)
for x, y, z, *_ in PLACES:
    crown = (AT[0] + x, AT[1] + y, BASE + z)
    dome = lambda u, v: 0.72 - 0.85 * (u * u + v * v)
    strew(flakes, 5, crown, 0.42, dome, 0.6, 0.5, 1.0)
    strew(leaves, 1, crown, 0.34, lambda u, v: dome(u, v) + 0.02, 0.7, 0.5, 0.8)
    if VAR == "schezwan":
        strew(seeds, 12, crown, 0.42, dome, 0.6)

DIP = (1.62, -1.42, 0)
clay = aged("iron", "#3a2f2b", "#171210", (0.35, 0.6))
katori(clay, 0.66, DIP)
chutney = gravy_mat("chutney", "#7a1604", "#b03208", "#c24a0c", 0.3, (0.22, 0.6), 5)
level = 0.50
solids = [(0.52 * math.sqrt(rnd(0, 1)) * math.cos(a), 0.52 * math.sqrt(rnd(0, 1)) * math.sin(a), 0.02, 0.05) for a in (rnd(0, TAU) for _ in range(46))]
gravy_pool(chutney, 0.61, level, solids, DIP, 3)
strew(flakes + flakes + seeds, 70, (DIP[0], DIP[1], level + 0.03), 0.54, 0, 0.6, 0.5, 1.1)
strew(leaves, 7, (DIP[0], DIP[1], level + 0.07), 0.3, 0, 0.5, 0.6, 1.0)
for k, (x, y, r) in enumerate(((0.95, -1.92, 0.07), (0.78, -2.0, 0.03), (2.25, -1.75, 0.05))):
    spill(chutney, x, y, 0, r, k)
pod = dried_chilli(1.0, 0.095, 0.25, 3)
dup(pod, (-1.35, -1.95, 0), (0, 0, 0.5))
dup(pod, (-0.95, -2.2, 0), (0, 0.1, -0.15), (0.9, 0.9, 0.9))
strew(greens, 9, (0.1, -2.0, 0), 0.4, 0, 0.2, 0.7, 1.0)
strew(flakes, 40, (0.2, -1.9, 0), 1.5, 0.005, 0.1, 0.4, 0.9, avoid=lambda x, y: math.hypot(x - AT[0], y - AT[1]) < 1.95)
for o in greens + seeds + flakes + leaves + [pod]:
    hide(o)

if VAR == "steamed":
    steam((-0.9, 0.7, 1.0), 2.2, 2.6, 0.55, 1)
    steam((0.9, 0.2, 1.1), 1.8, 2.4, 0.45, 4, -0.2)
side_light(key=840, fill=80, rim=560, glow=50)
shoot(
    (0.5, -9.4, 5.0),
    (0.02, -0.30, 0.50),
    85,
    0.7,
    (-0.3, -0.9, 0.85),
    top=(0.05, 0.0, 11.9),
    macro=((-1.5, -5.4, 3.3), (-0.28, -0.05, 0.72), (-0.5, -0.8, 1.0)),
)
