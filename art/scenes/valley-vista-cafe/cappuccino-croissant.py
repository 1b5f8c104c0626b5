"""A cappuccino with a poured leaf beside butter croissants on a board, in the light of a window."""
from cafe_parts import beans, board
from patisserie import *
from photo_light import *

reset(61)
set_table("#1f352e", "#0b1512", "#2a1a10", "#130b06")
far_lamps(((-2.6, 0.66, 0.44, 0.1), (0.6, 0.95, 0.36, 0.06), (2.3, 0.78, 0.46, 0.1)))
walnut = bpy.data.objects["table"].data.materials
walnut[0] = wood("walnut", "#23130a", "#3d2213", "#170c06", 0.45, 0.5, bumps=0.45)
CUP_AT = (-1.22, 0.15, 0)
cup_and_saucer(CUP_AT, stoneware("glaze", "#e4ddd0", "#6b553f", "#b9aa92"), 2.6)
micro_foam(CUP_AT, 0.845, -0.4)
used_spoon((CUP_AT[0] - 0.05, CUP_AT[1] - 1.06, 0.14), (0, 0, 0.12))
oak = wood("oak", "#7a4e29", "#56351a", "#94652f", 0.35, 0.5, bumps=0.5)
board(oak, 1.55, 1.5, 0.16, loc=(1.35, 0.20, 0), rot=0.14)
flaky_croissant((1.27, -0.46, 0.165), (0, 0, 0.2), 1.03, 5)
flaky_croissant((1.5, 1.0, 0.165), (0, 0, -0.4), 0.95, 12)
flakes(110, (1.25, -0.75), 1.0, 0.17)
flakes(50, (0.2, -1.35), 0.7, 0.006, 5)


def before_the_board():
    return (rnd(-1.0, 0.1), rnd(-1.5, -1.05), 0)


beans(6, before_the_board)
steam((CUP_AT[0] - 0.1, 0.3, 0.95), 1.5, 1.9, 0.22, 2)
side_light(-1, key=1150, fill=150)
shoot(
    (0.3, -9.0, 4.4),
    (0.22, -0.05, 0.50),
    73,
    0.6,
    (0.9, -0.7, 0.6),
    top=(0.2, 0.05, 11.6),
    macro=((2.9, -4.4, 2.5), (1.35, 0.1, 0.5), (1.35, -0.45, 0.6)),
)
