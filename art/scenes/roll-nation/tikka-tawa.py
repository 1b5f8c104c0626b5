"""Paneer tikka with capsicum and onion in the iron pan it was finished in, before it is rolled."""
from kathi import *
from hot_wok import *
from photo_light import *
from wok import put_away

reset(23)
set_table("#4a1608", "#180602", "#1d100a", "#0c0604")
AT = Vector((0.35, 0.1, 0))
R, DEPTH, FOOD = 2.0, 0.9, 1.42

black_wok(R, DEPTH, AT)
coat = tikka_coat()
cubes = [tikka_cube(coat, 0.35 + 0.03 * (k % 4), k) for k in range(14)]
_, peppers, onions, herbs = stuffing()

# Strips slip down between the cubes; most of them are thrown in late, so that some stay on top.
thrown = [(rnd(0, 0.8), cubes, (0.85, 1.1)) for _ in range(64)] + [(rnd(0.3, 1.1), p, (1.2, 1.6)) for p in (peppers, onions) for _ in range(20)]
throw_in(thrown, R, DEPTH, FOOD, AT, 0.5)
put_away(cubes, peppers, onions, herbs)

settle(herbs, spots(AT, 46, FOOD * 0.9), 0.0, (0.9, 1.5), 0.5)
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
