"""Chilli paneer, dry, just off the flame: seared and glazed in the black iron wok it was tossed in."""
from chilli_paneer import *
from hot_wok import *
from photo_light import *
from wok import chilli_flakes, garlic_bits, put_away, sesame, spring_onion

reset(17)
set_table("#2b0a0a", "#0f0404", "#2a0d0b", "#140606")
AT = Vector((0.40, 0.1, 0))
R, DEPTH, FOOD = 2.0, 0.9, 1.36

black_wok(R, DEPTH, AT)
coat = crust_coat()
chunks = [paneer_chunk(coat, 0.35 + 0.035 * (k % 4), k) for k in range(14)]
peppers, onions = petals()

SIZES = (0.85, 1.15)
# Thin pieces slip down between the others; most of them are thrown in late, so that some stay on top.
thrown = [(rnd(0, 0.8), chunks, SIZES) for _ in range(62)] + [(rnd(0.3, 1.1), p, SIZES) for p in (peppers, peppers, onions) for _ in range(17)]
throw_in(thrown, R, DEPTH, FOOD, AT, 0.56)
sauce_film(R, DEPTH, FOOD, AT)

greens, seeds, garlic, flakes = spring_onion(), sesame(), garlic_bits(), chilli_flakes()
chillies = [toasted_chilli(0.56 + 0.1 * k, k * 3 + 1) for k in range(3)]
put_away(chunks, peppers, onions, greens, seeds, garlic, flakes, chillies)

settle(garlic, spots(AT, 90, FOOD), 0.01, (0.35, 0.75), 0.6)
settle(flakes, spots(AT, 60, FOOD * 1.2), 0.0, (0.4, 0.9))
settle(greens, spots(AT, 54, FOOD * 0.95), 0.0, (0.5, 0.9), 0.5)
settle(seeds, spots(AT, 150, FOOD * 1.1), -0.004, (0.5, 0.75))
settle(chillies, [(AT.x + x, AT.y + y) for x, y in ((-0.6, -0.7), (0.30, -0.5), (0.85, -0.65), (-0.85, -0.1))], -0.02, (0.8, 1.05), 0.2, 1.6)
steam((AT.x - 0.3, 1.3, 0.7), 4.2, 3.4, 0.26, 8)
side_light(key=1750, fill=130, rim=560, glow=40, height=3.9)
shoot(
    (0.3, -8.4, 5.2),
    (0.14, -0.12, 0.90),
    92,
    0.8,
    (0.2, -0.7, 0.95),
    top=(0.3, -0.1, 10.5),
    macro=((-1.2, -4.4, 3.2), (0.3, -0.2, 0.8), (0.3, -0.6, 0.9)),
)
