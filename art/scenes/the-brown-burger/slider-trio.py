"""Three sliders on a long board: with makhani mayo, mint mayo and tomato sauce."""
from dishes import *
from burgerkit import *
from season import *
from slider import *

reset(33)
brand_table("#5c2713")
wood_board(3.1, 1.25, 0.2, (0, 0.05, 0), 0.03, ("#a87040", "#8a5a30", "#c08d58"))
FLOOR = 0.2
small_burger((-1.86, 0.05, FLOOR), 0.78, 3, ("#d9742a", "#eda05c"), turn=0.5)
small_burger((0.02, -0.1, FLOOR), 0.78, 8, ("#a9b257", "#cfd391"), FRIED_CRUMB, 1.5, turn=-0.9)
small_burger((1.88, 0.1, FLOOR), 0.78, 6, ("#7d1509", "#b23a1c"), turn=1.9)
fallen_sesame(((-0.9, -0.95), (1.0, -1.0), (2.4, -0.8)), FLOOR, 4)
dip((2.05, -1.8, 0), KETCHUP, 0.36)
dip((-1.75, -1.85, 0), MINT_MAYO, 0.36, flecks="#3f7a22")
cooked_light(key=1100, fill=240, rim=800)
shoot(
    (0.4, -10.4, 2.9),
    (0, -0.1, 0.93),
    65,
    5.6,
    (0, -0.9, 1.0),
    top=(0, -0.15, 11.5),
    macro=((-1.6, -4.9, 2.2), (-0.7, 0, 1.0), (-0.9, -0.7, 1.0)),
)
