"""Two tall glasses of cold coffee with ice cream, chocolate trails and beans."""
from cafe_parts import *
from cold_glass import *
from photo_light import *

reset(66)
set_table("#12211c", "#050a08", "#1a0f09", "#0a0604")
far_lamps(((-2.8, 1.1, 0.3, 0.12), (-0.6, 1.35, 0.24, 0.1), (2.5, 1.0, 0.34, 0.13)))


TALL = ((0.47, 0.0), (0.50, 0.02), (0.51, 0.10), (0.55, 0.8), (0.60, 1.5), (0.63, 2.05))
LEVEL = 1.92
BODY = milky("coffee")
SAUCE = oily("sauce", [(0.3, "#1c0a04"), (0.7, "#3c1c0c")], dry=0.34, wet=0.1, patch=3, share=0.7, pores=(50, 0.05), coarse=(8, 0.15), sss=0)


def coffee(seed):
    """Milk and coffee that have not quite mixed, and chocolate that ran down the wall before they came."""
    stops = [hexc(c) for c in ("#6b3d1e", "#a2703f", "#cfa472", "#ead0a6")]
    dark = hexc("#241007")

    def colour(a, q, p):
        ring = Vector((math.cos(a), math.sin(a), 0))
        k = 0.10 + 0.62 * q + 1.0 * fbm(p.x * 0.9, p.y * 0.9, 1.3 * p.z, 4, 1.4)
        c = lerpc(stops[0], stops[1], smooth(0.0, 0.4, k))
        c = lerpc(c, stops[2], smooth(0.3, 0.7, k))
        c = lerpc(c, stops[3], smooth(0.7, 1.05, k))
        run = noise.noise(ring * 2.3 + Vector((seed, 0, 0.5 * q))) + 0.3 * noise.noise(ring * 6 + Vector((0, seed, 1.1 * q)))
        return lerpc(c, dark, 0.92 * smooth(0.16, 0.34, run + 0.18 * (q - 0.5) + 0.10 * noise.noise(p * 5)) * smooth(0.02, 0.16, q))

    return colour


def ice_cream(loc, r, seed):
    """A scoop: dragged out of the tub, so its side is torn in ridges and its skirt is ragged; it starts to melt."""
    m = oily("icecream", dry=0.55, wet=0.3, patch=3, share=0.5, pores=(70, 0.4), coarse=(22, 0.4), sss=0.4, radius=(0.09, 0.07, 0.05), grain=0.05)
    cream, shade, bean = hexc("#fbefd2"), hexc("#e6cf9e"), hexc("#5a3d20")
    nu, nv, colours = 190, 330, []

    def f(i, j):
        ph, a = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
        d = Vector((math.cos(ph) * math.cos(a), math.cos(ph) * math.sin(a), math.sin(ph)))
        at = d * 1.6 + Vector((seed, 0, seed))
        drag = noise.noise(Vector((d.x * 1.4 + seed, d.y * 1.4, d.z * 7)))
        torn = noise.noise(at * 4 + Vector((0, 0, 3 * d.z))) + 0.5 * noise.noise(at * 11)
        k = 1 + 0.06 * noise.noise(at) + 0.05 * drag + 0.035 * torn + 0.012 * noise.noise(at * 24)
        skirt = math.exp(-(((d.z + 0.50) / 0.17) ** 2))
        k += skirt * (0.10 + 0.24 * max(-0.3, noise.noise(Vector((d.x * 3.4, d.y * 3.4, seed))) + 0.5 * noise.noise(at * 9)))
        colours.append(lerpc(lerpc(cream, shade, 0.5 - 0.8 * torn + 0.3 * noise.noise(at * 2)), bean, 0.8 * smooth(0.50, 0.56, noise.noise(at * 26))))
        return r * d.x * k, r * d.y * k, max(-0.74, d.z * k) * r

    return paint_by(grid_surface("icecream", f, nu, nv, m, loc=(loc[0], loc[1], loc[2] + 0.72 * r)), colours)


def poured(o, seed):
    """Chocolate over an ice cream: a sheet as thick as it runs, ending in tongues and a few lone drops."""
    top = max(v.co.z for v in o.data.vertices)
    near, lift = {}, []
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        ring = Vector((math.cos(a) * 2.1, math.sin(a) * 2.1, seed))
        low = 0.34 * top - 0.85 * top * max(0.0, noise.noise(ring) + 0.45 * noise.noise(ring * 2.3)) + 0.04 * noise.noise(ring * 6)
        full = (v.co.z - low) / top
        if full > 0:
            near[v.index] = len(lift)
            lift.append(v.co + v.normal * (0.034 * smooth(0, 0.10, full) + 0.012 * smooth(0.16, 0.04, full) - 0.004))
    faces = [[near[k] for k in f.vertices] for f in o.data.polygons if all(k in near for k in f.vertices)]
    film = mesh("sauce", lift, faces, SAUCE)
    film.location = o.location
    return film


def glass(loc, seed):
    cold_glass(loc, TALL, 0.05, LEVEL, coffee(seed), BODY, int(seed), 0.06, 1000)
    top = loc[2] + LEVEL
    foam((loc[0], loc[1], top), 0.585, 0.05, ("#f6e6c6", "#e3c596", "#b98a56"), int(seed), 9)
    scoop_of = ice_cream((loc[0] - 0.05, loc[1] - 0.02, top + 0.02), 0.44, seed)
    poured(scoop_of, seed)
    for k in range(3):
        dup_bean((loc[0] - 0.05 + 0.10 * math.cos(2.1 * k), loc[1] - 0.08 + 0.10 * math.sin(2.1 * k), top + 0.44 * 1.78))
    straw((loc[0] + 0.22, loc[1] + 0.20, top - 0.2), (0.30, 0.10), 1.22, "#f4efe2", "#24483f")


BEAN = coffee_bean()


def dup_bean(loc, s=1.0):
    dup(BEAN, loc, (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)), (s, s, s))


oak = wood("oak", "#6b4224", "#57331a", "#7d5230", scale=0.35, rough=0.5)
lathe("tray", rounded_profile(1.75, 0.12, 0.05, 4), oak, n=120, loc=(0.05, 0.1, 0))
glass((-0.60, -0.20, 0.12), 1.0)
glass((0.80, 0.42, 0.12), 3.7)
for _ in range(26):
    x, y, z = on_disc(0.25, -1.05, 1.0, 0.0)()
    z = 0.17 if math.hypot(x - 0.05, y - 0.1) < 1.68 else 0.05
    if 1.6 < math.hypot(x - 0.05, y - 0.1) < 1.95 or math.hypot(x + 0.6, y + 0.2) < 0.65:
        continue
    dup_bean((x, y, z), rnd(1.0, 1.25))
hide(BEAN)
choc = oily("choc", [(0.3, "#2b1107"), (0.7, "#4c2412")], dry=0.45, wet=0.25, pores=(50, 0.2), coarse=(12, 0.2), sss=0)
for x, y, z, r in ((0.55, -0.85, 0.18, 0.3), (0.90, -0.72, 0.18, 1.0), (0.76, -0.84, 0.30, 2.0)):
    box(choc, 0.34, 0.30, 0.11, (x, y, z), (0.05, rnd(-0.1, 0.2), r), bev=0.03, seg=3)
side_light(-1, key=1000, fill=190, rim=700, glow=60)
area((2.6, 3.6, 4.2), (0, 0, 1.6), 2.2, 420, "#ffe2b8")
shoot(
    (0.2, -10.0, 3.7),
    (0.08, 0.0, 1.55),
    78,
    0.9,
    (-0.6, -0.6, 1.6),
    top=(0.05, 0, 10.5),
    macro=((-2.2, -4.6, 3.7), (-0.45, -0.1, 2.1), (-0.6, -0.4, 2.3)),
)
