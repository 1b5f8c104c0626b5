"""The whole table: dishes of seven kitchens, close together, in the light of one window."""
from camera_views import shoot
from photo_light import *
from serve import serve, table_light

reset(12)
set_table("#4a1d0c", "#190803", "#3a1f10", "#1c0e07")
# First what looks for the highest place below it, while nothing else stands in the middle.
serve("mystic-wellness-cafe/ragi-pancakes", (5.05, 0.25), 0.3, 0.88)
serve("chini-talkeez/chilli-paneer-wok", (-0.9, 4.5), 0.2)
serve("yctfc-idli-from-south/masala-dosa", (-0.3, -0.6), 0.0, 0.9)
serve("roll-nation/stacked-kathis", (-4.5, 1.7), 0.3)
serve("the-brown-burger/double-burger", (3.7, 3.2), -0.25)
serve("smoky-bliss-pizzeria/margherita", (-4.7, -3.2), 0.4)
serve("valley-vista-cafe/cappuccino-croissant", (1.9, -4.6), -0.1, 0.95)
table_light()
shoot((0.4, -17.5, 10.9), (0.0, -0.1, 0.4), 68, 2.8, (-0.4, -1.0, 0.8), top=(0, 0.6, 18), exposure=-0.1)
