"""Tandoori momos: charred momos on two skewers over slate, with mint chutney, onion and lemon."""
from dishes import *
from momo_kit import *
from season import *

reset(17)
brand_table(GOLD)
TOP = 0.12
skin = vcol_mat("charred", 0.36, 0.55, 0.28, 26)
momos = [charred_momo(skin, k * 1.7, (13, 15, 12, 14)[k]) for k in range(4)]
slate(2.02, 1.42, (-0.05, 0.05, 0), 0.05)

steel = M_steel()
rows = (((-1.72, -0.52), (1.42, -0.36)), ((-1.55, 0.62), (1.42, 0.80)))
for row, ((x0, y0), (x1, y1)) in enumerate(rows):
    for k in range(4):
        t = 0.14 + 0.235 * k
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        s = 0.90 + 0.04 * math.sin(k * 5 + row)
        dup(
            momos[(k + row) % 4],
            (x, y + 0.04 * math.sin(k * 3), TOP + 0.02),
            (0.12 * math.sin(k * 5 + row), 0.10 * math.cos(k * 3), k * 1.3 + row),
            (s, s, s),
        )
    a, b = Vector((x0 - 0.30, y0, TOP + 0.27)), Vector((x1 + 0.26, y1, TOP + 0.27))
    tube("skewer", [tuple(a.lerp(b, q / 10)) for q in range(11)], 0.035, steel, n=10)
    torus(steel, 0.11, 0.03, tuple(a - Vector((0.11, 0, 0))), (math.pi / 2, 0, 0), 24, 10)

greens, seeds = spring_onion(), sesame()
sprigs = coriander_sprigs(s=0.2)
for (x0, y0), (x1, y1) in rows:
    for k in range(4):
        t = 0.14 + 0.235 * k
        at = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, TOP)
        strew(sprigs, 1, at, 0.16, 0.56, 0.4, 0.7, 0.95)
        strew(seeds, 6, at, 0.3, lambda u, v: 0.55 - 0.7 * (u * u + v * v), 0.4)

onion = pbsdf("onion", "#e9d3e6", 0.25, coat=0.5)
for k, (x, y, z, r) in enumerate(
    (
        (0.05, 0.12, 0.0, 0.36),
        (0.35, 0.2, 0.06, 0.28),
        (-0.25, 0.22, 0.05, 0.24),
        (-0.9, 1.2, 0, 0.34),
    )
):
    onion_ring(r, 0.11, (x, y, TOP + z), (0.15 * math.sin(k * 4), 0.18 * math.cos(k * 2), k))
for k, (x, y, r) in enumerate(((-0.6, -1.08, 0.3), (-0.35, -1.18, 0.22), (-0.95, -1.2, 0.2))):
    onion_ring(r, 0.10, (x, y, TOP + 0.02 * k), (0.2 * math.sin(k), 0.1, k))
lay_lemon(lemon_half(0.30), (1.15, -1.02, TOP), 0.25, 0.95, 0.30)
lay_lemon(lemon_half(0.28), (0.62, -1.14, TOP), -0.3, 1.0, 0.28)

dip = chutney_bowl("green", 0.44, (1.62, 0.22, TOP), lacquer("#f3e6c8"))
strew(chilli_flakes(), 12, dip, 0.3, 0, 0.4)
strew(sprigs, 1, dip, 0.05, 0.02, 0.2)
strew(greens, 14, (-0.4, -1.0, TOP), 1.1, 0, 0.1, avoid=lambda x, y: y > -0.95)
strew(sprigs, 7, (-0.5, -0.9, TOP), 1.1, 0.02, 0.3, avoid=lambda x, y: y > -0.9 or y < -1.3)
pod = dried_chilli(1.0, 0.095, 0.25, 5)
for x, y, turn in ((-1.1, -1.75, 0.35), (-0.8, -1.95, -0.15)):
    dup(pod, (x, y, 0), (0, 0, turn))
strew(greens, 8, (0.7, -1.8, 0), 0.5, 0, 0.1)
put_away(momos, greens, seeds, sprigs, pod)

cooked_light(key=1080, fill=220, rim=750)
shoot(
    (0.6, -8.6, 5.9),
    (-0.02, -0.15, 0.25),
    78,
    5.6,
    (-0.1, -0.6, 0.5),
    top=(0.0, -0.15, 10.8),
    macro=((-1.2, -4.2, 2.3), (-0.1, -0.2, 0.45), (-0.1, -0.6, 0.5)),
)
