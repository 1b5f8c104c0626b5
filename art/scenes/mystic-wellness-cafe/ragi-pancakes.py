"""A stack of ragi pancakes with jaggery syrup, and a knob of white butter."""
from pancake import *
from patisserie import stoneware
from photo_light import *

reset(37)
set_table("#27331f", "#0d110a", "#3a2415", "#1c1009")
PLATE = [(0.0001, 0.0), (0.9, 0.0), (1.0, 0.03), (1.55, 0.10), (1.82, 0.20), (1.85, 0.225), (1.81, 0.24), (1.5, 0.15), (0.95, 0.075), (0.0001, 0.07)]
lathe("plate", PLATE, stoneware("plate", "#c9bf9f", "#4a3a24", "#8f8464"), n=160, wob=0.012, seed=3, freq=1.4)

(x, y), *uppermost = stacked(7, 0.08)
drips = ((4.20, 0.042, 0.58), (4.40, 0.034, 0.22), (5.02, 0.056, 1.00), (5.13, 0.036, 0.34), (5.60, 0.044, 0.42), (3.80, 0.036, 0.2))
syrup(jaggery(), (x, y), *uppermost, drips)
bpy.context.view_layer.update()
knob((x - 0.06, y - 0.18, below(x - 0.06, y - 0.18)[0].z - 0.012), 0.26, 0.15, 4, 0.5)
far_lamps(((-3.4, 2.5, 0.62, 0.12), (-2.4, 3.3, 0.4, 0.06), (2.6, 3.2, 0.55, 0.1), (3.6, 2.4, 0.46, 0.12)))
side_light(-1, key=1700, fill=270, rim=620, glow=240)
shoot(
    (-0.4, -9.0, 3.7),
    (0.02, 0, 0.90),
    93,
    0.5,
    (0, -1.0, 1.2),
    top=(0.1, 0, 9.6),
    macro=((-1.6, -4.6, 3.0), (0.0, -0.1, 1.1), (0, -1.0, 1.3)),
)
