"""A stack of pancakes with melting butter, maple syrup, blueberries and strawberries."""
from cafe_parts import *
from pancake import *
from photo_light import *

reset(62)
set_table("#1d2f28", "#0b1210", "#332013", "#1a0f08")
plate(speckled("#efe7d6"), 2.0, (0, 0, 0))
(x, y), *uppermost = stacked(5, 0.10, WHEAT)
top = uppermost[0]
drips = ((3.95, 0.038, 0.22), (4.35, 0.050, 0.60), (4.62, 0.036, 0.26), (5.08, 0.046, 0.42), (5.42, 0.054, 0.64), (5.80, 0.036, 0.20))
syrup(jaggery(), (x, y), *uppermost, drips)
bpy.context.view_layer.update()
knob((x + 0.12, y - 0.24, below(x + 0.12, y - 0.24)[0].z - 0.012), 0.28, 0.17, 6, 1.1)
berry = blueberry(0.14)
heap = ((-0.52, 0.10, 0.13), (-0.30, 0.34, 0.13), (-0.62, 0.38, 0.13), (-0.44, 0.24, 0.34))
for bx, by, lift in heap:
    dup(berry, (bx, by, top + lift), (rnd(-0.8, 0.8), rnd(-0.8, 0.8), rnd(0, 6)))
for bx, by in ((-1.42, -0.72), (-1.22, -0.98), (1.10, -1.16)):
    dup(berry, (bx, by, 0.28), (rnd(-0.8, 0.8), rnd(-0.8, 0.8), rnd(0, 6)))
hide(berry)
strawberry((0.46, 0.34, top + 0.24), 0.28, (1.25, 0.2, 0.6))
side_light(-1, key=1600, fill=260, rim=620, glow=220)
shoot(
    (-0.3, -9.0, 3.9),
    (0.02, 0, 0.82),
    84,
    0.5,
    (0, -1.0, 1.1),
    top=(0.1, 0, 9.6),
    macro=((-1.6, -4.6, 3.0), (0.0, -0.1, 1.0), (0, -1.0, 1.2)),
)
