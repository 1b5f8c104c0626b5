"""Aloo dum in an iron bowl: baby potatoes in red masala, with steamed tingmo buns on a board beside it."""
from chole import glossy_masala
from fresh_garnish import *
from gravy import *
from momo_kit import round_board
from photo_light import *
from steamed_dough import *
from wok import chilli_flakes, dried_chilli, put_away, sesame, spring_onion, strew

reset(67)
set_table("#34090f", "#120305", "#22110d", "#0e0604")
TOP = 0.14
round_board(2.35, (0, 0.05, 0), TOP, ("#5a3218", "#7c4a26", "#3f2010"))
AT = (0.22, -0.42, TOP)
LEVEL = 0.60


def twisted_bun(seed):
    """A rope of dough wound round itself and steamed: folds that sank into each other, spring onion and turmeric between."""
    m = damp_skin(0.3)
    shift = Vector((seed * 3.7, seed * 1.3, seed * 2.1))
    nu, nv, colours = 170, 300, []
    herb, turmeric = hexc("#7f9a42"), hexc("#d9a23a")

    def f(i, j):
        q, a = i / (nu - 1), TAU * j / nv
        e = min(math.pi / 2, q * math.pi / 2 * 1.15)
        around = Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, q * 1.6))
        wind = (a / TAU + 2.4 * q + 0.20 * noise.noise(around + shift) + 0.06 * noise.noise(around * 3 + shift)) % 1
        fold = math.sin(math.pi * smooth(0, 1, wind)) ** 0.55
        layer = fold * smooth(0.03, 0.2, q) * smooth(1.05, 0.82, q)
        r = 0.60 * math.sin(e) ** 0.85 * (1 + 0.08 * noise.noise(around * 1.2 + shift)) + 0.10 * layer
        z = 0.50 * math.cos(e) ** 0.8 + 0.10 * layer * math.cos(e)
        p = Vector((r * math.cos(a), r * math.sin(a), z))
        p += drift(p * 3 + shift) * 0.02 + drift(p * 11 + shift) * 0.006
        p.z = max(0.004, p.z)
        c = lerpc(lerpc(THIN, CREAM, 0.6 + 0.8 * fbm(p.x, p.y, p.z + seed, 4, 2)), PALE, 0.75 * fold)
        between = smooth(0.35, 0.05, fold) * smooth(0.1, 0.3, q)
        kind = noise.noise(p * 6 + shift)
        colours.append(lerpc(c, herb if kind > 0.05 else turmeric, 0.7 * between * smooth(0.0, 0.25, abs(kind))))
        return tuple(p)

    return paint_by(grid_surface("tingmo", f, nu, nv, m), colours)


for k, (x, y, z, s, front, side) in enumerate(((-1.15, 1.05, 0, 0.92, 0, 0.04), (-0.15, 1.55, 0, 0.90, -0.08, 0), (-1.62, 0.10, 0, 0.86, 0.05, 0.0))):
    o = twisted_bun(k + 2)
    beads(o, 14, k, (0.005, 0.014))
    o.location, o.rotation_euler, o.scale = (x, y, TOP + z), (front, side, 1.9 * k), (s, s, s)

iron = aged("iron", "#4a3a30", "#15100d", (0.35, 0.65), 4, 0.5)
lathe("kadai", [(0.0001, 0.0), (0.5, 0.0), (0.85, 0.16), (1.08, 0.46), (1.18, 0.70), (1.15, 0.73), (1.05, 0.50), (0.8, 0.22), (0.0001, 0.08)], iron, n=112, loc=AT)


def baby_potato(seed):
    """A small potato that stewed in its masala: skin creased, coated thick in places, pale where the coat slid off."""
    nu, nv, colours = 70, 100, []
    pale, gold, red, deep = (hexc(c) for c in ("#e8b85c", "#cf8a2c", "#a0380c", "#4a1606"))
    shift = Vector((seed * 2.3, seed * 1.1, seed * 3.1))

    def f(i, j):
        ph, th = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
        d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
        n = fbm(d.x * 1.4 + seed, d.y * 1.4, d.z * 1.4, 5, 1.4)
        coat = 0.35 + 0.65 * smooth(-0.45, 0.10, n + 0.20 * noise.noise(d * 5 + shift))
        k = 1 + 0.12 * noise.noise(d * 1.3 + shift) + 0.03 * coat + 0.02 * coat * noise.noise(d * 9 + shift) + 0.008 * noise.noise(d * 22)
        c = lerpc(pale, gold, 0.5 + 1.4 * noise.noise(d * 3 - shift))
        c = lerpc(c, lerpc(red, deep, 0.5 + 1.5 * noise.noise(d * 6 + shift)), 0.93 * coat)
        colours.append(c)
        return d.x * 0.25 * k, d.y * 0.215 * k, d.z * 0.205 * k

    m = oily("potato", dry=0.4, wet=0.08, patch=4, share=0.6, pores=(60, 0.3), coarse=(18, 0.4), sss=0.12, grain=0.2)
    return paint_by(grid_surface("aloo", f, nu, nv, m), colours)


potatoes = [baby_potato(k) for k in range(6)]
solids, spots = [], []
for k, (x, y) in enumerate(pack(12, 0.72, 0.42)):
    spots.append((x, y, LEVEL + 0.10 + rnd(-0.03, 0.04)))
spots += [(0.2, 0.1, LEVEL + 0.34), (-0.22, 0.12, LEVEL + 0.33), (0.0, -0.26, LEVEL + 0.34)]
for k, (x, y, z) in enumerate(spots):
    s = rnd(0.88, 1.08)
    solids.append((x, y, 0.20, 0.12))
    dup(potatoes[k % 6], (AT[0] + x, AT[1] + y, AT[2] + z), (rnd(-0.6, 0.6), rnd(-0.6, 0.6), rnd(0, TAU)), (s, s, s))
masala_pool(glossy_masala(), 1.09, LEVEL, solids, AT, 4)

greens, seeds, flakes, leaves, ginger = spring_onion(), sesame(), chilli_flakes(), chopped_coriander(0.10), ginger_sticks(0.4)


def crest(x, y):
    best = LEVEL + 0.04
    for bx, by, z in spots:
        d2 = (x - bx) ** 2 + (y - by) ** 2
        if d2 < 0.045:
            best = max(best, z + math.sqrt(0.05 - d2))
    return AT[2] + best


top = (AT[0], AT[1], 0)
strew(leaves, 34, top, 0.75, lambda x, y: crest(x, y) + 0.02, 0.5)
strew(ginger, 9, top, 0.5, lambda x, y: crest(x, y) + 0.02, 0.4)
strew(seeds, 34, top, 0.9, lambda x, y: crest(x, y) + 0.01, 0.4)
strew(flakes, 24, top, 0.95, lambda x, y: crest(x, y) + 0.01, 0.3)
strew(leaves, 5, (-0.5, -1.45, TOP + 0.02), 0.45, 0, 0.2)
strew(greens, 6, (-0.3, -1.5, TOP), 0.4, 0, 0.1)
pod = dried_chilli(0.95, 0.08, 0.25, 3)
dup(pod, (-2.0, -1.75, 0), (0, 0, 0.3))
put_away(greens, seeds, flakes, leaves, ginger, potatoes, pod)

steam((0.7, 0.3, 1.0), 1.8, 1.7, 0.28, 4)
side_light(key=900, fill=100, rim=560, glow=50)
area((-1.6, 4.2, 4.6), (-0.3, 0, 0.5), 2.6, 300, "#fff2dc")
shoot(
    (0.4, -8.2, 4.9),
    (-0.02, -0.06, 0.48),
    82,
    0.8,
    (0.4, -0.8, 0.8),
    top=(0.0, 0.0, 11.6),
    macro=((0.0, -4.6, 2.7), (0.3, -0.05, 0.6), (0.6, -0.6, 0.8)),
)
