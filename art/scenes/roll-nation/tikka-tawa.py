"""Paneer tikka with capsicum and onion in the iron pan it was finished in, before it is rolled."""
from kathi import *
from hot_wok import *
from photo_light import *
from wok import put_away, random_in_disc

reset(23)
set_table("#4a1608", "#180602", "#1d100a", "#0c0604")
AT = Vector((0.35, 0.1, 0))
R, DEPTH, FOOD = 2.0, 0.9, 1.42

black_wok(R, DEPTH, AT)
coat = tikka_coat()
cubes = [tikka_cube(coat, 0.35 + 0.03 * (k % 4), k) for k in range(14)]
_, peppers, onions, herbs = stuffing()


def falling(kinds):
    """Pieces in the air over the pan, in the order in which they were thrown in."""
    made = []
    for k, protos in enumerate(kinds):
        x, y = random_in_disc(FOOD * (0.8 - 0.4 * k / len(kinds)))
        turn = tuple(rnd(0, TAU) for _ in range(3))
        size = rnd(0.85, 1.1) if protos is cubes else rnd(1.2, 1.6)
        made.append(dup(random.choice(protos), (AT.x + x, AT.y + y, 0.8 + 0.07 * k), turn, (size,) * 3))
    return made


# Strips slip down between the cubes; most of them are thrown in late, so that some stay on top.
thrown = [(rnd(0, 0.8), cubes) for _ in range(64)] + [(rnd(0.3, 1.1), p) for p in (peppers, onions) for _ in range(20)]
pieces = falling([protos for _, protos in sorted(thrown, key=lambda lot: lot[0])])
tumble(pieces, lambda r: heap_height(r, R, DEPTH, FOOD), AT)
for o in pieces:
    at = o.matrix_world.translation - AT
    if at.z > 0.98 + 0.5 * (1 - (at.xy.length / FOOD) ** 2):
        hide(o)
put_away(cubes, peppers, onions, herbs)


def spots(n, radius):
    return [(AT.x + x, AT.y + y) for x, y in (random_in_disc(radius) for _ in range(n))]


settle(herbs, spots(46, FOOD * 0.9), 0.0, (0.9, 1.5), 0.5)
steam((AT.x - 0.3, 1.3, 0.7), 4.2, 3.4, 0.22, 8)
side_light(key=1750, fill=150, rim=560, glow=40, height=3.9)
shoot(
    (0.3, -8.4, 5.2),
    (0.14, -0.12, 0.85),
    92,
    0.8,
    (0.2, -0.7, 0.9),
    top=(0.3, 0, 10.5),
    macro=((0.75, -4.9, 3.7), (0.35, -0.35, 0.80), (0.35, -0.8, 0.95)),
)
