"""A wood-fired pizza with tomato, basil, olives and melted cheese on a wooden peel."""
from pizzeria import *

reset(11)
stage("#2a2422", depth=10, rough=0.6)

PEEL_TOP = 0.14


def peel():
    plank = wood("peel", "#9a6a3c", "#7d5029", "#b5834f", scale=0.4, axis="X", rough=0.5)
    lathe("peel", rounded_profile(2.45, PEEL_TOP, 0.05, 5), plank, n=128)
    board(plank, 1.1, 0.26, PEEL_TOP, loc=(2.85, 0.85, -0.003), rot=0.3)


def fresh_cheese():
    """Mozzarella in pieces; returns where they lie."""
    places = pack(7, 1.4, 0.8)
    for k, (x, y) in enumerate(places):
        mozzarella(x, y, rnd(0.26, 0.35), k)
    return places


def vegetables(cheese):
    olive = pbsdf("olive", "#1d1520", 0.2, coat=0.6)
    capsicum = noisy(
        "capsicum", [(0.3, "#3c8a24"), (0.7, "#6cb53c")], scale=3, bumps=0.05, coat=0.8
    )
    points = pack(17, 1.55, 0.52)
    for k, (x, y) in enumerate(points):
        on_cheese = any(math.hypot(x - a, y - b) < 0.3 for a, b in cheese)
        if k % 3 == 0:
            tilt = (rnd(-0.25, 0.25), rnd(-0.25, 0.25), rnd(0, 6))
            cherry_half((x, y, 0.37), rnd(0.20, 0.24), tilt)
        elif k % 3 == 1 and not on_cheese:
            olive_ring(olive, x, y, 0.35)
    for x, y in random.sample(points, 6):
        x, y = x + rnd(-0.25, 0.25), y + rnd(-0.25, 0.25)
        if math.hypot(x, y) < 1.55:
            pepper_strip(capsicum, x, y, 0.36, rnd(0, 6))


def herbs():
    for x, y, turn in (
        (0.1, 0.12, 0.4),
        (-0.25, 0.22, 2.2),
        (0.06, -0.3, 4.4),
        (-1.05, 0.5, 1.0),
        (-1.2, 0.15, 3.3),
        (0.95, 0.75, 0.2),
        (1.1, 0.4, 5.2),
        (0.5, -1.2, 2.7),
        (0.85, -1.0, 0.6),
        (-0.75, -0.95, 4.0),
        (-0.4, 1.25, 1.4),
    ):
        basil(x, y, 0.44, turn)


def pie():
    crust(0, TAU, 0)
    melted(0, TAU, 0)
    vegetables(fresh_cheese())
    herbs()
    flakes(40, 0, 1.6, 0.35, size=0.028)


peel()
group(made_by(pie), (0, 0, PEEL_TOP))
for x, y in ((-2.7, -1.25), (-3.0, -0.85), (-2.45, -1.68)):
    tomato(x, y)
for x, y, turn in ((-2.7, 0.9, 0.6), (-3.0, 1.15, 1.6), (-2.45, 1.25, -0.4)):
    basil(x, y, 0.12, turn, 0.75)
garlic(2.75, -1.35, 0.36, 0.0, 0.8)
flakes(90, 2.55, 3.6)
area((-4.5, -2.2, 5.2), (0, 0, 0.3), 3.2, 1000, "#ffe3bd")
area((4.5, 3.8, 3.2), (0, 0, 0.3), 2.4, 780, "#ff9a4a")
area((4, -4, 4), (0, 0, 0.3), 5, 130, "#ffe9d5")
world("#40302a", 0.35)
shoot(
    (0.15, -6.9, 9.2),
    (0.05, -0.12, 0.1),
    74,
    6.3,
    (0, -0.6, 0.4),
    top=(0.1, 0, 11.6),
    macro=((-1.2, -4.0, 2.6), (0.1, -0.1, 0.3), (0, -0.6, 0.4)),
    exposure=0.1,
)
