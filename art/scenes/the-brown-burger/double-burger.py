"""A double burger of two seared vegetable patties with melted cheese, beside a cup of fries."""
from burgerkit import *
from burger_layers import *
from burger_cheese import *
from burger_crown import *
from fresh_garnish import *
from photo_light import *

reset(5)
set_table("#2e180c", "#120804", "#1d0f08", "#100805")
far_lamps(((-3.4, 2.6, 0.62, 0.1), (-2.5, 3.4, 0.4, 0.05), (2.5, 3.3, 0.55, 0.08), (3.6, 2.6, 0.46, 0.1)))
wood_board(2.3, 1.7, 0.2, (0.15, 0.1, 0))
FLOOR = 0.2


def burger(x, y):
    z = FLOOR
    heel_bun((x, y, z), 1.06, 0.34).data.materials[0] = matt_crust("heel")
    lettuce_bed((x, y, z + 0.35), LEAVES_BELOW, 1.0, 11)
    z += 0.37
    poured_sauce((x, y, z + 0.05), 0.98, 4)
    lower = (1.18, 0.43, 1)
    slice_below = thin_slice(
        (x, y, z), lower, 1.30, 1, 1.0, (0.03, -0.03), (1.2, 1.5, 1.3, 1.4),
        drips=((4.15, 0.09, 0.07), (5.55, 0.08, 0.10)),
        tears=((5.38, 1.10, 0.05, 0.022),),
    )
    tikki((x, y, z), *lower, slice_below)
    z += 0.46
    upper = (1.16, 0.42, 7)
    slice_above = thin_slice(
        (x - 0.03, y, z), upper, 0.50, 5, 1.02, (-0.03, -0.02), (1.3, 1.5, 1.7, 1.4),
        drips=((5.27, 0.09, 0.10), (5.75, 0.08, 0.06)),
        tears=((4.45, 1.10, 0.06, 0.024),),
    )
    tikki((x - 0.03, y, z), *upper, slice_above)
    z += 0.46
    for k, a in enumerate((0.5, 2.6, 4.4)):
        ripe_tomato((x + 0.44 * math.cos(a), y + 0.44 * math.sin(a) - 0.06, z + 0.03 * k), 0.62, 0.11, k, (0.05 * k, -0.06, a))
    z += 0.11
    poured_sauce((x, y - 0.03, z + 0.03), 0.98, 9, ("#efe3bd", "#f8f1da"), 7, 0.17)
    skin = onion_skin()
    for k, (dx, dy, r) in enumerate(((0.42, -0.46, 0.52), (-0.46, -0.4, 0.48), (0.02, 0.3, 0.5), (0.1, -0.62, 0.4))):
        onion_slice(skin, r, 0.055, (x + dx, y + dy, z + 0.02 * k), (0.06, -0.05 * k, k), k, thick=0.024)
    lettuce_bed((x, y, z + 0.08), LEAVES_ABOVE, 0.94, 31)
    dents = (((0.62, -0.35, 0.72), 0.30, 0.11), ((-0.45, -0.85, 0.25), 0.30, 0.05), ((-0.72, 0.1, 0.72), 0.4, 0.05))
    baked_crown((x + 0.02, y, z + 0.16), 1.15, 0.90, 2, dents=dents)
    if not os.environ.get("CUTOUT"):
        fallen_sesame(((-0.85, -1.15), (0.7, -1.3), (1.3, -0.7)), FLOOR, 4)


burger(0, 0)
fries = fry_cup((2.1, 2.6, 0), "#3f1e10", 1.1, 70, [hand_cut_fry(rnd(0.9, 1.5), rnd(0.08, 0.12), rnd(-0.14, 0.14), k) for k in range(9)], "#d99a3a")
for o in fries:
    hide(o)
side_light(-1, key=1150, fill=200)
shoot(
    (-0.5, -9.2, 2.1),
    (0.30, 0, 1.50),
    78,
    0.4,
    (0, -1.0, 1.4),
    top=(0.7, 0, 11),
    macro=((-1.6, -5.2, 2.6), (0.05, 0, 1.35), (0, -1.1, 1.4)),
)
