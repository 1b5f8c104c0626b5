"""Masala dosa torn open on its potato palya, with idli, vada, sambar and coconut chutney on a banana leaf."""
from burger_layers import drops
from photo_light import *
from steamed_fried import *

reset(21)
set_table("#0b2a26", "#041412", "#1a0f08", "#0a0604")
far_lamps(((-3.0, 0.72, 0.32, 0.14), (-1.6, 1.0, 0.26, 0.1), (1.4, 0.95, 0.3, 0.1), (2.9, 0.8, 0.36, 0.14)))
teak = bpy.data.objects["table"].data.materials
teak[0] = wood("teak", "#1c0e06", "#32190b", "#120803", 0.5, 0.5, bumps=0.4)
thali(aged("brass", "#d6a24a", "#8a5c22", (0.3, 0.55)), 2.75, (0.1, 0.0, 0))
leaf = banana_leaf(2.36, 1.98, (0.1, -0.12, 0.07), 0.06, 2)
drops(leaf, 60, 3, 0.022)
Z = 0.13
AT, TURN = (0.34, 0.62, Z), 0.36


def along(x, y=0.0, z=0.0):
    """A point of the dosa's own axes on the table."""
    return (AT[0] + x * math.cos(TURN) - y * math.sin(TURN), AT[1] + x * math.sin(TURN) + y * math.cos(TURN), AT[2] + z)


rolled_dosa(AT, (0, 0, TURN), 0.54, 2.15)
palya([(*along(-2.3, -0.34, -0.02), 0.26), (*along(-1.98, -0.28, 0.0), 0.42), (*along(-1.6, -0.14, 0.06), 0.46), (*along(-1.2, 0, 0.10), 0.36)], 1.1, 330)
dosa_scrap((-1.72, -0.98, Z + 0.02), (0.0, 0.1, 0.5), 0.36)
soft_idli((-0.98, -0.98, Z), (0.03, 0.02, 0.4), 0.42, 1)
soft_idli((-0.18, -1.16, Z), (-0.03, 0.04, 2.4), 0.44, 7)
soft_idli((-0.52, -0.92, Z + 0.24), (0.10, 0.14, 2), 0.42, 4)
ladled((-0.52, -0.92, Z + 0.24), 0.42, 3)
crisp_vada((0.72, -1.18, Z + 0.26), (0.10, -0.04, 0.6), 0.31, 2)
steel = aged("steel", "#c9c6bf", "#77736b", (0.16, 0.4), dents=0.06)
hot_sambar(steel, 0.56, (1.38, -0.42, Z))
coconut_chutney(steel, 0.42, (1.66, -1.22, Z))
steam((-0.6, 0.2, 0.7), 2.0, 2.0, 0.3, 6)
side_light(-1, key=1150, fill=180)
shoot(
    (-0.9, -9.2, 4.7),
    (0.06, -0.22, 0.36),
    71,
    0.6,
    (-0.4, -0.55, 0.45),
    top=(0.1, -0.1, 12),
    macro=((-3.0, -4.4, 2.3), (-1.0, 0.1, 0.5), (-1.3, 0.0, 0.6)),
)
