"""Veg thukpa: hand-pulled noodles in a hot broth with seared vegetables, wilted cabbage and chilli oil."""
from fresh_garnish import *
from gravy import *
from photo_light import *
from steamed_dough import bedding_leaf, coarse_chutney, dip_bowl
from wok import chilli_flakes, chopsticks, deep_bowl, dried_chilli, lacquer, put_away, sesame, spring_onion, stoneware, strew
from wok_tossed import *

reset(43)
set_table("#34090f", "#120305", "#22110d", "#0e0604")
AT = (-0.15, 0.1, 0)
LEVEL = 1.18
R = 1.30

deep_bowl(stoneware("outer", "#5a1a12", "#2a0c08"), 1.85, AT, stoneware("inner", "#d9c6a0", "#8a6238"))
hill = lambda x, y: LEVEL - 0.10 + 0.24 * max(0.0, 1 - (x * x + y * y) / (R * R)) + 0.10 * noise.noise(Vector((x * 1.4, y * 1.4, 4)))
# Wilted leaves stand at the back of the bowl, half in the broth.
cabbage = thin_leaf("cabbage", 0.25, 0.38, 20)
for k, (x, y, turn) in enumerate(((-0.75, 0.62, 2.2), (-0.30, 0.92, 1.7), (0.25, 0.98, 1.2), (-1.05, 0.20, 2.8))):
    bedding_leaf(cabbage, (AT[0] + x, AT[1] + y, LEVEL + 0.05), turn, 0.95, 0.8, k)

tangle = Tangle(sauce=[hexc(c) for c in ("#a8641e", "#cf9440", "#e2b566", "#ecca8a", "#f2dca8")])
toss(tangle, R, hill, 230, 0.024, 5)
toss(tangle, R * 0.8, hill, 40, 0.024, 8, (0.5, 2.2), (0.16, 0.24), 0.2)
noodles = oily("noodle", dry=0.30, wet=0.06, patch=4.5, share=0.8, pores=(60, 0.08), coarse=(16, 0.2), sss=0.35, radius=(0.08, 0.05, 0.02), grain=0.06, rnd=False)
tangle.finish(noodles, AT)

broth = gravy_mat("broth", "#7a3a0c", "#b5701e", "#a82c05", 0.42, (0.04, 0.2), 4)
gravy_pool(broth, 1.70, LEVEL, [(rnd(-1.2, 1.2), rnd(-1.2, 1.2), 0.10, 0.06) for _ in range(30)], AT, 5, 150, 300)

parts = vegetables(8)
greens, seeds, flakes, leaves = spring_onion(), sesame(), chilli_flakes(), chopped_coriander(0.15)
over = lambda x, y: max(LEVEL + 0.02, hill(x, y) + 0.16)
strew([o for group in parts for o in (group if isinstance(group, (list, tuple)) else [group])], 110, AT, 1.30, over, 0.5, 0.8, 1.2)
strew(greens, 16, AT, 1.3, lambda x, y: over(x, y) + 0.04, 0.5)
strew(leaves, 20, (AT[0], AT[1] - 0.1, 0), 0.9, lambda x, y: over(x, y) + 0.05, 0.5)
strew(seeds, 50, AT, 1.5, lambda x, y: max(LEVEL + 0.02, hill(x, y) + 0.10), 0.3)
strew(flakes, 70, AT, 1.6, lambda x, y: max(LEVEL + 0.02, hill(x, y) + 0.08), 0.2)

DIP = (1.75, -1.25, 0)
dip_bowl(lacquer("#201a18"), DIP)
gravy_pool(gravy_mat("oil", "#4d0a03", "#8f1f06", "#a82a05", 0.6, (0.05, 0.3), 4), 0.45, 0.29, [], DIP, 3)
coarse_chutney((DIP[0], DIP[1], 0.30), 0.40)
citrus_wedge((-1.55, -1.45, 0.24), (0.5, 0.2, 0.5), 0.36)
pod = dried_chilli(0.95, 0.08, 0.25, 3)
dup(pod, (-2.0, -0.9, 0), (0, 0, 0.5))
chopsticks((2.3, 0.75, 1.70), (-0.15, 1.55, 1.64), 0.2)
put_away(greens, seeds, flakes, leaves, pod)

steam((-0.2, 0.4, 1.5), 2.2, 1.8, 0.28, 4)
side_light(key=900, fill=90, rim=560, glow=50)
area((-1.6, 4.2, 4.6), (-0.3, 0, 0.5), 2.6, 300, "#fff2dc")
shoot(
    (0.4, -8.4, 6.4),
    (0.02, -0.10, 0.86),
    80,
    0.8,
    (-0.1, -0.7, 1.3),
    top=(0.1, 0.0, 11.6),
    macro=((-1.2, -4.1, 3.6), (-0.1, -0.05, 1.25), (-0.1, -0.6, 1.35)),
)
