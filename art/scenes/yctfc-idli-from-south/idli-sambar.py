"""Steamed idli on a banana leaf with a bowl of sambar and coconut chutney, ladled and tempered."""
from burger_layers import drops
from photo_light import *
from steamed_fried import *

reset(15)
set_table("#0b2a26", "#041412", "#1a0f08", "#0a0604")
far_lamps(((-3.0, 0.72, 0.32, 0.14), (-1.6, 1.0, 0.26, 0.1), (1.4, 0.95, 0.3, 0.1), (2.9, 0.8, 0.36, 0.14)))
thali(aged("brass", "#d6a24a", "#8a5c22", (0.3, 0.55)), 2.4, (0, 0, 0))
drops(banana_leaf(2.1, 1.75, (0.0, -0.1, 0.07), -0.08, 7), 50, 3, 0.022)
Z = 0.13
for k, (x, y, z, r, front, side) in enumerate((
    (-1.02, 0.52, 0.0, 0.60, 0.02, 0.03), (0.02, 0.74, 0.0, 0.60, -0.03, 0.02), (-1.18, -0.52, 0.0, 0.60, 0.03, -0.02), (-0.16, -0.30, 0.0, 0.62, 0.02, 0.02),
    (-0.62, 0.12, 0.34, 0.60, 0.10, -0.08),
)):
    soft_idli((x, y, Z + z), (front, side, 1.9 * k), r, 2 * k + 1)
ladled((-0.62, 0.12, Z + 0.34), 0.60, 3)
ladled((-0.16, -0.30, Z + 0.0), 0.50, 5)
steel = aged("steel", "#c9c6bf", "#77736b", (0.16, 0.4), dents=0.06)
hot_sambar(steel, 0.72, (1.16, 0.22, Z))
coconut_chutney(steel, 0.46, (0.92, -0.98, Z))
steam((-0.5, 0.5, 0.7), 2.2, 1.8, 0.28, 6)
side_light(-1, key=1150, fill=180)
shoot(
    (-0.4, -8.8, 5.0),
    (0.0, -0.08, 0.34),
    82,
    0.7,
    (-0.5, -0.5, 0.5),
    top=(0.05, -0.1, 10.8),
    macro=((-2.3, -4.6, 2.8), (-0.75, 0.0, 0.5), (-0.9, -0.3, 0.6)),
)
