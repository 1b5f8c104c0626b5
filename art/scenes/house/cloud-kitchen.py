"""The pass of a delivery kitchen: two boxes still open over what was just cooked, bags that wait, order slips."""
from camera_views import shoot
from cooked import aged, oily
from dishes import *
from photo_light import *
from serve import serve, table_light
from stilllife import carry_bag, matte, meal_box, place

reset(103)
set_table("#3a1611", "#120504", "#3a3632", "#1a1714")
far_lamps(((-5.4, 2.6, 0.5, 0.1), (2.2, 3.2, 0.36, 0.07), (5.6, 2.4, 0.5, 0.1)))
# First what seasons every material of its scene.
serve("the-brown-burger/family-box", (3.0, -0.6), -0.22)
serve("roll-nation/party-box", (-2.5, -0.9), 0.16)
kraft = oily("kraft", [(0.3, "#b5854e"), (0.7, "#cba06a")], dry=0.9, wet=0.8, sss=0, pores=(60, 0.3), coarse=(6, 0.25))
white = oily("card", [(0.3, "#e9dcc2"), (0.7, "#f5ebd6")], dry=0.85, wet=0.7, sss=0, pores=(60, 0.2), coarse=(6, 0.2))
star = matte("star", "#f0cf8a", 0.8)
carry_bag(kraft, (matte("chilli", "#a82a18", 0.7), star), (-1.3, 3.6, 0), 0.16, 2.2, 1.3, 2.5)
carry_bag(white, (matte("teal", "#0f5a4f", 0.7), star), (1.4, 4.3, 0), -0.12, 2.0, 1.2, 2.3)
meal_box(kraft, matte("saffron", "#d98a1c", 0.7), (4.6, 3.6, 0), -0.1, 2.2, 1.6, 0.8)
meal_box(white, matte("plum", "#5a1e4d", 0.7), (4.5, 3.55, 0.82), 0.14, 2.1, 1.5, 0.7)
meal_box(kraft, matte("cocoa", "#3f1e10", 0.7), (-4.9, 3.4, 0), 0.2, 2.2, 1.6, 0.8)

slip, line = matte("slip", "#f6ecd6", 0.9), matte("line", "#8a7c70", 0.9)


def note():
    """An order slip that hangs from the rail, written on by a printer."""
    box(slip, 0.62, 0.012, 1.1, (0, 0, -0.55), bev=0)
    for q in range(7):
        box(line, rnd(0.22, 0.46), 0.016, 0.03, (-0.03, 0, -0.2 - 0.11 * q), bev=0)


rail = aged("rail", "#b9b6b0", "#6f6b66", (0.2, 0.45))
tube("rail", [(x / 2, 4.9, 4.35) for x in range(-15, 16)], 0.06, rail, n=12)
for x in (-3.4, -2.5, 0.1, 0.95, 3.0):
    place(note, loc=(x, 4.86, 4.32), rot=(0.05, rnd(-0.06, 0.06), 0))
table_light(1.35)
steam((-2.4, 0.4, 1.3), 2.4, 1.8, 0.22, 4)
shoot((0.5, -15.8, 7.2), (0.1, 0.3, 1.35), 66, 1.8, (-0.6, -1.8, 1.0), top=(0, 0.6, 18))
