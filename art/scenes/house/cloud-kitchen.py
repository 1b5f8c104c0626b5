"""A cloud kitchen's steel pass: delivery bags, packed boxes, tubs and order slips."""
from stilllife import *

reset(103)
stage("#7a1828", depth=10, rough=0.75)

PASS_TOP = 0.3
steel = pbsdf("brushed", "#cfd3d6", 0.3, metal=1)
grain = noise_tex(steel, coords(steel, (0.4, 30, 30)), 6, 4)
L(steel, bump(steel, grain.outputs["Fac"], 0.06, 0.004), B(steel).inputs["Normal"])
kraft = noisy("kraft", [(0.3, "#b98a57"), (0.7, "#cda06b")], scale=6, bumps=0.25, bscale=60)
white = noisy("card", [(0.3, "#f2e7d2"), (0.7, "#fbf3e4")], scale=4, bumps=0.05)
COLOURS = {
    "chilli": "#c8371b",
    "saffron": "#f2a12b",
    "teal": "#0f5a4f",
    "plum": "#5a1e4d",
    "cocoa": "#3f1e10",
}
paints = {name: matte(name, colour, 0.5) for name, colour in COLOURS.items()}


def counter():
    box(steel, 7.4, 3.4, 0.16, (0, 0.2, PASS_TOP - 0.08), bev=0.05, seg=4)
    box(steel, 7.4, 0.08, 0.5, (0, 1.86, PASS_TOP + 0.2), bev=0.03)
    box(matte("front", "#561020"), 7.1, 3.2, 1.2, (0, 0.25, PASS_TOP - 0.76), bev=0.03)


def gantry():
    """The shelf over the pass, with order slips clipped below."""
    for side in (-1, 1):
        tube("post", [(side * 2.75, 1.4, PASS_TOP), (side * 2.75, 1.4, 3.0)], 0.07, steel, n=16)
    box(steel, 6.2, 1.0, 0.08, (0, 1.35, 2.62), bev=0.03)
    box(steel, 6.0, 0.05, 0.14, (0, 0.84, 2.60), bev=0.02)
    slip, line = matte("slip", "#fff8ea", 0.8), matte("line", "#9a8c80", 0.9)
    for k, x in enumerate((-1.9, -1.3, -0.35, 0.3, 1.5)):

        def note():
            box(slip, 0.4, 0.012, 0.62, (0, 0, -0.31), bev=0)
            box(paints[list(COLOURS)[k]], 0.4, 0.016, 0.1, (0, 0, -0.06), bev=0)
            for q in range(5):
                box(line, rnd(0.16, 0.3), 0.016, 0.022, (-0.02, 0, -0.19 - 0.08 * q), bev=0)

        place(note, loc=(x, 0.79, 2.6), rot=(0.08, rnd(-0.05, 0.05), 0))


def shelf_boxes():
    for k, x in enumerate((-2.2, -0.85, 0.55, 1.95)):
        band = paints[list(COLOURS)[(k + 2) % 5]]
        meal_box((white, kraft)[k % 2], band, (x, 1.35, 2.66), rnd(-0.08, 0.08), 1.15, 0.8, 0.4)


def tub(loc, lid, food, s=1.0):
    """A round clear-lidded tub of gravy or rice."""

    def parts():
        wall = [(0.0001, 0), (0.4, 0), (0.5, 0.42), (0.52, 0.42), (0.52, 0.45), (0.0001, 0.45)]
        lathe("tub", wall, white, n=64)
        lathe("lid", [(0.53, 0.4), (0.54, 0.47), (0.5, 0.5), (0.0001, 0.5)], lid, n=64)
        lathe("dot", [(0.3, 0.502), (0.0001, 0.503)], food, n=48)

    return place(parts, loc=loc, scale=s)


def drink(x, y, colour):
    lathe(
        "cup",
        [(0.0001, 0), (0.26, 0), (0.36, 0.95), (0.0001, 0.95)],
        white,
        n=60,
        loc=(x, y, PASS_TOP),
    )
    lathe(
        "sleeve",
        [(0.292, 0.28), (0.297, 0.28), (0.338, 0.7), (0.332, 0.7)],
        colour,
        n=60,
        loc=(x, y, PASS_TOP),
    )
    lid = [(0.38, 0.93), (0.385, 0.98), (0.34, 1.02), (0.33, 1.09), (0.3, 1.1), (0.0001, 1.1)]
    lathe("lid", lid, matte("lid", "#2b1a14", 0.4), n=60, loc=(x, y, PASS_TOP))


counter()
gantry()
shelf_boxes()
badge = (paints["chilli"], matte("star", "#ffdf9a"))
carry_bag(kraft, badge, (-1.75, 0.35, PASS_TOP), 0.14, 1.3, 0.8, 1.45)
carry_bag(
    white, (paints["teal"], matte("star", "#ffdf9a")), (-0.45, 0.75, PASS_TOP), -0.1, 1.15, 0.7, 1.3
)
meal_box(white, paints["saffron"], (0.95, 0.55, PASS_TOP), -0.08, 1.35, 1.0, 0.46)
meal_box(kraft, paints["plum"], (1.0, 0.5, PASS_TOP + 0.47), 0.1, 1.25, 0.95, 0.42)
meal_box(white, paints["chilli"], (0.0, -0.65, PASS_TOP), 0.12, 1.3, 1.0, 0.46)
tub((1.15, -0.75, PASS_TOP), paints["teal"], matte("dot", "#ffdf9a"))
tub((1.12, -0.73, PASS_TOP + 0.5), paints["chilli"], matte("dot", "#ffdf9a"), 0.9)
drink(2.15, 0.3, paints["cocoa"])
drink(2.05, -0.5, paints["saffron"])
bell = [
    (0.0001, 0.36),
    (0.1, 0.35),
    (0.26, 0.24),
    (0.33, 0.06),
    (0.36, 0.05),
    (0.36, 0),
    (0.0001, 0),
]
lathe("bell", bell, brass(), n=72, loc=(-1.25, -0.85, PASS_TOP))
lathe(
    "knob", rounded_profile(0.06, 0.1, 0.03, 4), brass(), n=24, loc=(-1.25, -0.85, PASS_TOP + 0.34)
)
studio(key=950, fill=260, rim=500)
shoot((0.5, -10.4, 4.6), (0.12, 0.2, 1.42), 70, 7, (0.2, -0.3, 0.9), top=(0, 0, 12))
