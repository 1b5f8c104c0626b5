"""Tandoori momos: charred momos on two skewers over slate, with mint chutney, onion and lemon."""
from fresh_garnish import chopped_coriander, citrus_wedge, onion_skin, onion_slice
from momo_kit import *
from photo_light import *
from steamed_dough import *

reset(17)
set_table("#34090f", "#120305", "#22110d", "#0e0604")
TOP = 0.12
skin = oily("charred", dry=0.84, wet=0.5, patch=4, share=0.3, pores=(60, 0.8), coarse=(20, 0.6), sss=0.04, grain=0.26, spec=0.25)
slate(2.02, 1.42, (-0.05, 0.05, 0), 0.05)

steel = M_steel()
momos, rows = [], (((-1.72, -0.52), (1.42, -0.36)), ((-1.55, 0.62), (1.42, 0.80)))
for row, ((x0, y0), (x1, y1)) in enumerate(rows):
    for k in range(4):
        t = 0.14 + 0.235 * k
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        s = 0.90 + 0.04 * math.sin(k * 5 + row)
        o = charred(momo(skin, 4 * row + k + 1, (17, 14, 19, 16)[k]), 4 * row + k)
        o.location = (x, y + 0.04 * math.sin(k * 3), TOP + 0.02)
        o.rotation_euler = (0.22 * math.sin(k * 5 + row), 0.18 * math.cos(k * 3), k * 1.3 + row)
        o.scale = (0.88 * s, 0.88 * s, 0.88 * s)
        momos.append(o)
    a, b = Vector((x0 - 0.30, y0, TOP + 0.27)), Vector((x1 + 0.26, y1, TOP + 0.27))
    tube("skewer", [tuple(a.lerp(b, q / 10)) for q in range(11)], 0.035, steel, n=10)
    torus(steel, 0.11, 0.03, tuple(a - Vector((0.11, 0, 0))), (math.pi / 2, 0, 0), 24, 10)

greens, seeds = spring_onion(), sesame()
leaves = chopped_coriander(0.12)
for (x0, y0), (x1, y1) in rows:
    for k in range(4):
        t = 0.14 + 0.235 * k
        at = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, TOP)
        strew(leaves, 3, at, 0.22, lambda u, v: 0.54 - 0.7 * (u * u + v * v), 0.5)

onion = onion_skin()
for k, (x, y, z, r) in enumerate(((-0.62, -1.08, 0.02, 0.28), (-0.36, -1.16, 0.05, 0.21), (-0.98, -1.16, 0.0, 0.18), (-0.9, 1.2, 0, 0.3))):
    onion_slice(onion, r, 0.055, (x, y, TOP + z), (0.16 * math.sin(k * 4), 0.14 * math.cos(k * 2), k), k)
citrus_wedge((1.05, -1.0, TOP + 0.25), (0.5, 0.2, 0.4), 0.30)

dip = chutney_bowl("green", 0.44, (1.62, 0.22, TOP), lacquer("#f3e6c8"))
strew(chilli_flakes(), 12, dip, 0.3, 0, 0.4)
strew(greens, 14, (-0.4, -1.0, TOP), 1.1, 0, 0.1, avoid=lambda x, y: y > -0.95)
strew(leaves, 16, (-0.5, -0.9, TOP), 1.1, 0.02, 0.3, avoid=lambda x, y: y > -0.9 or y < -1.3)
pod = dried_chilli(1.0, 0.095, 0.25, 5)
for x, y, turn in ((-1.1, -1.75, 0.35), (-0.8, -1.95, -0.15)):
    dup(pod, (x, y, 0), (0, 0, turn))
strew(greens, 8, (0.7, -1.8, 0), 0.5, 0, 0.1)
put_away(greens, seeds, leaves, pod)

steam((-0.2, 0.4, 0.5), 2.2, 1.6, 0.22, 4)
side_light(key=900, fill=80, rim=560, glow=50)
area((-1.6, 4.2, 4.6), (-0.3, 0, 0.5), 2.6, 240, "#fff2dc")
shoot(
    (0.6, -8.2, 4.6),
    (-0.05, -0.15, 0.30),
    84,
    0.8,
    (-0.1, -0.6, 0.5),
    top=(0.0, -0.15, 10.8),
    macro=((-1.2, -4.2, 2.3), (-0.1, -0.2, 0.45), (-0.1, -0.6, 0.5)),
)
