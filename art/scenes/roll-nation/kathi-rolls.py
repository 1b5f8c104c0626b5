"""Three paneer kathi rolls in checked paper, stacked on a board with green chutney and lime."""
from dishes import *
from rollkit import *

reset(31)
stage("#e8571f", depth=9)
wood_board(3.1, 1.75, 0.16, (0, 0.1, 0), -0.05, ("#5a3118", "#53290f", "#84502a"))

mix = [paneer(1), *peppers(), *onions(), paneer(5), onions()[0]]
sauces = (chutney("mayo"), chutney("green"))
SLEEVE = {"col": "#c7281c", "top": 0.5}


def stacked(x, y, ground, turn, seed):
    return lying(
        x, y, ground, turn, seed, mix, r=0.58, length=2.6, slant=-0.25, sleeve=SLEEVE, sauces=sauces
    )


stacked(-1.75, 0.55, 0.16, 40, 1)
stacked(-0.25, 0.95, 0.16, 33, 4)
stacked(-1.0, 0.85, 1.10, 36, 8)
stow(mix)

sauce_bowl("green", (2.1, -0.75, 0.16), 0.5)
citrus((-1.95, -1.15, 0.42), 0.27, (0.9, 0, -0.5))
citrus((-1.45, -1.38, 0.40), 0.25, (0, 0.2, 0.5), "wedge")
for x, y, r in ((1.35, -1.15, 0.3), (1.75, -1.45, 0.24), (1.1, -1.42, 0.2)):
    onion_ring(r, 0.06, (x, y, 0.17))
leaf = herb()
scatter(leaf, 16, (-1.2, 2.6), (-1.55, -1.0), 0.2)
hide(leaf)
studio(key=1000, fill=260, rim=600)
shoot(
    (1.5, -9.2, 4.2),
    (0.12, -0.2, 0.85),
    72,
    5.6,
    (0.6, -1.4, 1.0),
    top=(0.1, -0.1, 11),
    macro=((2.2, -5.2, 2.6), (0.5, -1.0, 1.0), (0.5, -1.4, 1.0)),
)
