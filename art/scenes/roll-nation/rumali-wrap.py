"""Two falafel rumali wraps standing in a wooden stand, with pickled onion and garlic yoghurt."""
from dishes import *
from rollkit import *
from season import *

reset(52)
brand_table("#7a1f0b")
pale_wood = wood("stand", "#b98450", "#9c6a3a", "#d0a068", scale=0.5, axis="X", rough=0.55)
box(pale_wood, 3.9, 1.5, 0.62, (0, 0.25, 0.31), bev=0.08, seg=4)


def falafel(seed, s=0.36):
    m = vcol_mat("falafel", 0.55, 0.2, 0.8, 18)
    o = blob(
        "falafel",
        (s / 2, s / 2, s / 2.3),
        m,
        amp=0.14,
        freq=2,
        seed=seed,
        amp2=0.10,
        freq2=9,
        nu=26,
        nv=36,
    )
    c = hexes("#e9b95a", "#cf8a2c", "#9c5c18")
    return paint(o, lambda x, y, z: grad(c, 0.5 + 1.2 * fbm(x * 4 + seed, y * 4, z * 4, 4, 2)))


balls = [falafel(1), falafel(4, 0.33), falafel(6, 0.38)]
pink = strip("#c9397a", "#f4b3d0", 0.5, 0.035, 0.8, 4)
pickle = strip("#d34f8a", "#f8cfe0", 0.44, 0.034, 0.6, 6)
stuffing = [balls[0], pink, balls[1], balls[2], pickle, peppers()[0], balls[1], pickle]
yoghurt = pbsdf("yoghurt", "#fffaf0", 0.25, coat=0.6)


def standing(x, seed, lean, turn):
    em = roll(
        (x, 0.35, 0.2),
        (math.radians(lean), math.radians(turn), 0.4 * seed),
        seed,
        stuffing,
        length=2.35,
        r=0.68,
        dome=0.34,
        n=34,
        slant=0,
        skin=rumali_col,
        sauces=(yoghurt, chutney("green")),
        sleeve={"col": ("#c8371b", "#f2a12b")[seed % 2], "kind": "stripe", "top": 0.6},
    )
    for k in range(3):
        a = 0.9 + k * 2.1
        put(
            em,
            dup(balls[k], (0.3 * math.cos(a), 0.3 * math.sin(a), 2.58), (0.3, 0.2, k), (1.05,) * 3),
        )


standing(-0.98, 2, 13, -3)
standing(0.98, 5, 13, 5)
for k, (x, y) in enumerate(((-1.55, -1.2), (-1.05, -1.4), (-1.3, -1.0))):
    dup(balls[k], (x, y, 0.19 if k < 2 else 0.19), (0, 0, k))
dup(balls[1], (-1.32, -1.22, 0.44), (0.3, 0.2, 1))
katori(M_ceramic("#f6ead2"), 0.5, (1.45, -1.15, 0))
fill(yoghurt, 0.46, 0.36, (1.45, -1.15, 0), amp=0.05, freq=4)
for k in range(9):
    dup(
        pink if k % 2 else pickle,
        (rnd(-0.3, 0.5), rnd(-1.5, -1.1), 0.05),
        (rnd(-0.2, 0.2), 0, rnd(0, 6)),
    )
leaf = herb()
for k in range(4):
    dup(leaf, (1.45 + rnd(-0.25, 0.25), -1.15 + rnd(-0.25, 0.25), 0.42), (0.1, 0.1, rnd(0, 6)))
scatter(leaf, 10, (-0.6, 2.2), (-1.75, -1.3), 0.03)
stow(stuffing)
hide(leaf)
citrus((2.15, -0.95, 0.26), 0.26, (0, 0.2, 1.0), "wedge")
cooked_light(key=1050, fill=280, rim=750)
shoot(
    (0.3, -10.2, 4.4),
    (0.05, 0, 1.32),
    74,
    5.6,
    (0, -0.3, 2.2),
    top=(0, -0.2, 11),
    macro=((1.5, -5.0, 4.6), (-0.2, 0.0, 2.35), (-0.6, -0.2, 2.6)),
)
