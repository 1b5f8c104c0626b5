"""Veg Manchurian, tossed in its garlic sauce: fried balls of cabbage and carrot in the black iron wok, glazed and glossy."""
from chilli_paneer import *
from hot_wok import *
from photo_light import *
from wok import garlic_bits, put_away, spring_onion

reset(84)
set_table("#2b0a0a", "#0f0404", "#2a0d0b", "#140606")
AT = Vector((-0.35, 0.1, 0))
R, DEPTH, FOOD = 2.0, 0.9, 1.34
SHREDS = [hexc(c) for c in ("#d9661a", "#7f8f3a", "#e0c890", "#c9511a")]


def manchurian(mat, r, seed):
    """A ball of grated vegetables, fried brown, with the sauce in its hollows and run down over it."""
    flat = 0.80 + 0.14 * hashed((seed, 2, 2))
    o = blob("ball", (r, r * (0.88 + 0.2 * hashed((seed, 1, 1))), r * flat), mat, 0.26, 1.5, seed, 110, 150, amp2=0.09, freq2=4)
    o.data.update()
    moves, colours, wet = [], [], []
    for v in o.data.vertices:
        q = v.co * 1.3 / r + Vector((seed * 3.1, seed * 1.7, seed))
        height = crusted(q, 0.2)
        c, w = crust_colour(q, height, 0.06, -0.45)
        for k, tint in enumerate(SHREDS):
            # Long in one direction: what was grated.
            n = noise.noise(Vector((q.x * 1.6 + 11 * k, q.y * 5, q.z * 4.5 - 5 * k)))
            c = lerpc(c, tint, 0.55 * smooth(0.36, 0.5, n) * (1 - 0.75 * w))
        moves.append(v.normal * height * 0.085 * r)
        colours.append(c)
        wet.append(w)
    for v, move in zip(o.data.vertices, moves):
        v.co += move
    paint_by(o, colours)
    o.data.attributes.new("Wet", "FLOAT", "POINT").data.foreach_set("value", wet)
    return o


black_wok(R, DEPTH, AT)
coat = crust_coat()
balls = [manchurian(coat, 0.28 + 0.03 * (k % 4), 1.7 * k) for k in range(12)]
peppers, onions = petals()
thrown = [(rnd(0, 0.8), balls, (0.85, 1.12)) for _ in range(64)] + [(rnd(0.3, 1.1), p, (0.7, 1.0)) for p in (peppers, onions) for _ in range(14)]
throw_in(thrown, R, DEPTH, FOOD, AT, 0.56)
sauce_film(R, DEPTH, FOOD, AT)

greens, garlic = spring_onion(), garlic_bits()
put_away(balls, peppers, onions, greens, garlic)
settle(garlic, spots(AT, 190, FOOD), 0.012, (0.25, 0.6), 0.6)
settle(greens, spots(AT, 120, FOOD * 0.95), 0.012, (0.3, 0.7), 0.25)
steam((AT.x + 0.3, 1.3, 0.7), 4.2, 3.4, 0.26, 5)
side_light(side=1, key=1750, fill=130, rim=560, glow=40, height=3.9)
shoot(
    (-0.9, -8.2, 4.9),
    (-0.14, -0.12, 0.90),
    92,
    0.8,
    (-0.2, -0.7, 0.95),
    top=(-0.3, -0.1, 10.5),
    macro=((0.9, -4.5, 3.1), (-0.25, -0.2, 0.8), (-0.3, -0.6, 0.9)),
)
