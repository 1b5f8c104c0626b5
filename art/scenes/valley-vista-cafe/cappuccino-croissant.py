"""A cappuccino with a poured leaf beside butter croissants on a board, in the light of a window."""
from cafe_parts import board
from patisserie import *
from photo_light import *

reset(61)
set_table("#1f352e", "#0b1512", "#2a1a10", "#130b06")
far_lamps(((-2.6, 0.66, 0.44, 0.1), (0.6, 0.95, 0.36, 0.06), (2.3, 0.78, 0.46, 0.1)))
walnut = bpy.data.objects["table"].data.materials
walnut[0] = wood("walnut", "#23130a", "#3d2213", "#170c06", 0.45, 0.5, bumps=0.45)
CUP_AT = (-0.42, 0.0, 0)
cup_and_saucer(CUP_AT, stoneware("glaze", "#e4ddd0", "#6b553f", "#b9aa92"), 2.6)
micro_foam(CUP_AT, 0.845, -0.32)
used_spoon((CUP_AT[0] + 0.35, CUP_AT[1] - 1.02, 0.14), (0, 0, 0.25))
oak = wood("oak", "#7a4e29", "#56351a", "#94652f", 0.35, 0.5, bumps=0.5)
board(oak, 1.75, 1.25, 0.16, loc=(1.15, 2.45, 0), rot=0.14)
flaky_croissant((1.15, 1.75, 0.165), (0, 0, 0.25), 0.92, 5)
flaky_croissant((0.75, 2.85, 0.165), (0, 0, -0.3), 0.9, 12)
flakes(80, (1.2, 1.5), 1.0, 0.17)
flakes(70, (0.95, -0.35), 0.75, 0.006, 5)
flakes(6, (CUP_AT[0] + 1.05, CUP_AT[1] - 0.36), 0.17, 0.165, 9)
steam((CUP_AT[0] + 0.1, 0.35, 0.95), 1.7, 1.7, 0.13, 4, 0.1)
side_light(-1, key=1050, fill=150)
shoot(
    (0.25, -6.3, 4.45),
    (0.07, 0.32, 0.55),
    73.5,
    0.33,
    (-0.42, 0.0, 0.89),
    top=(0.35, 1.12, 13.6),
    macro=((2.2, -3.2, 2.8), (0.9, 1.5, 0.5), (1.1, 1.3, 0.6)),
)
