"""Two aloo chaat rolls on a cream plate, heaped with tikki, tamarind, yoghurt and fine sev."""
from dishes import *
from rollkit import *
from season import *

reset(7)
brand_table("#b3261e")
plate(M_ceramic("#f6ead2"), 2.4, (0.1, 0.1, 0))

stuffing = [tikki(1, 0.3), tikki(4, 0.26), onions()[0], tikki(8, 0.28)]
PAPER = {"col": "#f0dcb4", "kind": "plain", "top": 0.46}
sauces = (chutney("imli"), chutney("mayo"), chutney("green"))
crisp = [sev(k) for k in range(5)]
seed_mat = pbsdf("pom", "#b0122e", 0.15, coat=1, sss=0)
pom = blob("pom", (0.05, 0.04, 0.04), seed_mat, amp=0.2, nu=8, nv=10)


def chaat_roll(x, y, turn, seed):
    em = lying(
        x,
        y,
        0.16,
        turn,
        seed,
        stuffing,
        length=2.0,
        r=0.66,
        sleeve=PAPER,
        slant=-0.45,
        dome=0.22,
        greens=False,
        sauces=sauces,
    )
    heap(em, crisp, 150, 0.54, 2.18, 0.24, seed + 1, tilt=1.2, gap=0.02, slant=-0.45)
    heap(em, [pom], 18, 0.46, 2.24, 0.22, seed + 2, gap=0.06, slant=-0.45)


chaat_roll(-1.35, 1.05, 22, 2)
chaat_roll(0.85, 1.15, -2, 5)
for k in range(170):
    a, q = rnd(0, TAU), math.sqrt(random.random())
    dup(
        crisp[k % 5],
        (
            0.25 + 0.5 * q * math.cos(a),
            -1.42 + 0.22 * q * math.sin(a),
            0.18 + 0.14 * (1 - q) * rnd(0, 1),
        ),
        (rnd(-0.6, 0.6), rnd(-0.6, 0.6), rnd(0, 6)),
    )
for k in range(9):
    dup(pom, (rnd(-1.3, 1.6), rnd(-1.55, -1.1), 0.24), (0, 0, rnd(0, 6)))
stow(stuffing + crisp + [pom])
sauce_bowl("imli", (2.35, -1.35, 0.0), 0.42)
citrus((-1.3, -1.25, 0.44), 0.26, (0.0, 0.2, 0.4), "wedge")
leaf = herb(0.12)
scatter(leaf, 10, (-0.8, 1.5), (-1.5, -1.0), 0.24)
hide(leaf)
cooked_light(key=1000, fill=260, rim=620)
shoot(
    (0.3, -9.0, 4.8),
    (0.1, -0.25, 0.75),
    76,
    5.6,
    (0, -1.3, 1.2),
    top=(0.1, -0.1, 10),
    macro=((0.5, -5.4, 3.2), (-0.1, -1.0, 1.25), (-0.3, -1.4, 1.4)),
)
