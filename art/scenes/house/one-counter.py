"""One brand's counter in the evening: the same momo steamed, in jhol, tandoori and kurkure."""
from camera_views import shoot
from photo_light import *
from serve import serve, table_light

reset(15)
set_table("#3d0f12", "#140304", "#3f2314", "#1e0f08")
far_lamps(((-5.2, 2.4, 0.5, 0.1), (-3.0, 3.1, 0.36, 0.07), (2.6, 3.0, 0.4, 0.08), (5.4, 2.3, 0.5, 0.1)))
# First what seasons every material of its scene, while nothing else stands there.
serve("yctfc-momos/kurkure-momos", (3.55, 1.0), -0.2)
serve("yctfc-momos/momo-basket", (-0.9, -1.4), 0.12)
serve("yctfc-momos/jhol-momos", (-3.85, 1.6), 0.25)
serve("yctfc-momos/tandoori-momos", (0.1, 3.0), -0.06)
table_light(1.4)
steam((-1.0, -0.4, 0.9), 2.4, 2.2, 0.26, 4)
shoot((0.5, -15.6, 7.4), (-0.05, 0.1, 0.75), 82, 1.8, (-1.0, -2.0, 1.0), top=(0, 0.6, 18))
