"""The counter of a kitchen in the evening: what is ready stands in a row under the lamps."""
from camera_views import shoot
from photo_light import *
from serve import serve, table_light

reset(14)
set_table("#43160f", "#170605", "#4a2a16", "#26130a")
far_lamps(((-5.0, 2.1, 0.5, 0.1), (-3.3, 2.9, 0.36, 0.07), (2.4, 2.8, 0.4, 0.08), (5.2, 2.1, 0.5, 0.1)))
serve("roll-nation/stacked-kathis", (-1.5, -1.6), 0.12)
serve("chini-talkeez/hakka-noodles", (3.1, -0.4), -0.15)
serve("yctfc-momos/momo-basket", (-4.6, 2.2), 0.3)
serve("the-brown-burger/double-burger", (1.0, 3.4), -0.1)
table_light(1.45)
shoot((0.6, -16.5, 6.6), (0.1, 0.0, 0.95), 73, 1.8, (-1.2, -2.4, 1.2), top=(0, 0.6, 18))
