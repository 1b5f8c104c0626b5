"""Two falafel rumali wraps standing in a wooden stand, with garlic yoghurt."""
from burger_layers import *
from kathi import *
from photo_light import *

reset(52)
set_table("#4a1708", "#1b0703", "#1d100a", "#0c0604")
TOP = 0.62
CRISP = ("#d9a04a", "#b87a2b", "#8a5019", "#56300e", "#301706")
board(wood("stand", "#7d5230", "#5c3a20", "#96683e", scale=0.5, axis="X", rough=0.6, bumps=0.4), 2.0, 0.85, TOP, loc=(0, 0.3, 0))


def falafel(seed, r=0.17):
    o = tikki((0, 0, 0), r, 1.7 * r, seed, tones=CRISP, vegetables=0.3, rough=0.8)
    for v in o.data.vertices:
        v.co.z -= 0.85 * r
    return o


balls = [falafel(k, 0.16 + 0.012 * k) for k in range(3)]
cubes, peppers, onions, herbs = stuffing()
for o in cubes:
    hide(o)
yoghurt = oily("yoghurt", [(0.3, "#e9e2cf"), (0.7, "#faf6ea")], dry=0.5, wet=0.25, share=0.5, pores=(30, 0.06), coarse=(7, 0.2), sss=0.2, radius=(0.05, 0.03, 0.015))
filling = (balls, peppers, onions, herbs)


def standing(x, seed, lean, turn, seam):
    em = kathi((x, 0.3, TOP - 0.1), (math.radians(lean), math.radians(turn), 0), seed, filling, 2.25, 0.68, seam, {"top": 0.58})
    for k, (a, d) in enumerate(((0.6, 0.30), (2.5, 0.26), (4.5, 0.28))):
        put(em, dup(balls[k], (d * math.cos(a), d * math.sin(a), 2.24 + 0.03 * k), (0.3, 0.2, k), (1.25,) * 3))
    for k in range(3):
        a = 1.3 + 2.0 * k
        put(em, blob("yoghurt", (0.16, 0.10, 0.035), yoghurt, amp=0.8, freq=1.6, amp2=0.3, seed=k + seed, nu=26, nv=40, loc=(0.3 * math.cos(a), 0.26 * math.sin(a), 2.28)))
    for k in range(5):
        put(em, dup(herbs[k % len(herbs)], (rnd(-0.35, 0.35), rnd(-0.3, 0.3), 2.42), (rnd(-0.4, 0.4), rnd(-0.4, 0.4), k)))


standing(-0.95, 2, 16, -3, 4.4)
standing(0.98, 5, 14, 5, 5.2)
for k, (x, y, z) in enumerate(((-1.7, -1.25, 0.16), (-1.25, -1.4, 0.15), (-1.4, -1.05, 0.17))):
    dup(balls[k], (x, y, z), (0, 0.2, k), (1.15,) * 3)
katori(aged("bowl", "#d8cdb8", "#8d8270"), 0.46, (1.35, -1.15, 0))
blob("yoghurt", (0.40, 0.40, 0.07), yoghurt, amp=0.1, amp2=0.1, freq2=5, nu=30, nv=60, loc=(1.35, -1.15, 0.32))
skin = onion_skin()
for k in range(6):
    onion_slice(skin, rnd(0.15, 0.24), 0.03, (rnd(-0.4, 0.5), rnd(-1.5, -1.15), 0.02 + 0.012 * k), (rnd(-0.2, 0.2), rnd(-0.2, 0.2), rnd(0, TAU)), k, rnd(2.2, 4.4), 0.014)
for _ in range(14):
    dup(random.choice(herbs), (rnd(-0.9, 2.2), rnd(-1.7, -0.9), 0.03), (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, TAU)), (rnd(0.8, 1.3),) * 3)
for o in (*balls, *peppers, *onions, *herbs):
    hide(o)
side_light(1, key=1150, fill=230)
shoot(
    (0.3, -10.0, 4.6),
    (0.05, 0, 1.30),
    74,
    1.6,
    (0, -0.3, 2.2),
    top=(0, -0.2, 11),
    macro=((1.5, -5.0, 4.6), (-0.2, 0.0, 2.35), (-0.6, -0.2, 2.6)),
)
