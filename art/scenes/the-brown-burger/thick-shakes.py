"""A thick chocolate shake and a thick mango shake from above: froth to the rim, grated chocolate, mango."""
from burgerkit import *
from cold_glass import *
from photo_light import *

reset(47)
set_table("#4a1408", "#160502", "#1d0d07", "#0b0503")
far_lamps(((-2.8, 1.2, 0.3, 0.12), (-0.4, 1.5, 0.24, 0.1), (2.4, 1.1, 0.34, 0.13)))
wood_board(2.5, 1.4, 0.14, (0.05, 0.2, 0), 0.03, ("#5a3218", "#7c4a26", "#8f5a30"))
FLOOR = 0.14
SODA = ((0.50, 0.0), (0.53, 0.03), (0.52, 0.09), (0.36, 0.15), (0.34, 0.22), (0.44, 0.36), (0.58, 0.66), (0.68, 1.2), (0.75, 1.8), (0.80, 2.35))
LEVEL = 2.26


def settled(tones, seed):
    """Tones of a shake by place."""
    stops = [hexc(t) for t in tones]

    def colour(a, q, p):
        ring = Vector((math.cos(a), math.sin(a), 0))
        body = 0.45 + 0.9 * fbm(p.x * 0.9, p.y * 0.9, p.z * 0.8, 4, 1.4)
        c = lerpc(stops[0], stops[1], smooth(0.1, 0.6, body))
        c = lerpc(c, stops[2], smooth(0.6, 1.1, body) + 0.6 * smooth(0.90, 0.99, q + 0.04 * noise.noise(p * 4)))
        # A little darker where it stands thick behind the glass, paler where froth has settled.
        return lerpc(c, stops[0], 0.35 * smooth(0.3, 0.0, q) + 0.25 * smooth(0.1, 0.5, noise.noise(ring * 1.3 + Vector((seed, 0, 0.4 * q)))))

    return colour


def straw_of(x, y, z, stripe, lean, length=1.5):
    """A paper straw, its band wound round it."""
    m, light, dark = oily("straw", dry=0.8, wet=0.6, sss=0.05, pores=(80, 0.3), grain=0.06), hexc("#f3ead6"), hexc(stripe)
    o = tube("straw", [(lean * t, 0.08 * t, length * t) for t in (q / 70 for q in range(71))], 0.066, m, n=26, loc=(x, y, z))
    return paint(o, lambda px, py, pz: dark if (pz * 3.2 + math.atan2(py - 0.08 * pz / length, px - lean * pz / length) / TAU) % 1 < 0.45 else light)


CHOC = ("#6b3818", "#935a30", "#c89a6c")
MANGO = ("#ee9a14", "#f9b52e", "#fdd684")
solid_glass = pbsdf("foot", "#ffffff", 0.03, trans=1, ior=1.45)
FROTH = (("#e2c29a", "#b98a5c", "#7a4a28"), ("#fde3a0", "#f7c352", "#d98f1e"))
grounds = []
for k, (x, y, tones) in enumerate(((-0.98, 0.05, CHOC), (0.98, 0.25, MANGO))):
    cold_glass((x, y, FLOOR), SODA, 0.26, LEVEL, settled(tones, 3 + 5 * k), milky("shake"), k + 1, 0.06, 900)
    lathe("foot", [(0.0001, 0.01), (0.48, 0.01), (0.50, 0.05), (0.34, 0.14), (0.31, 0.22), (0.0001, 0.25)], solid_glass, n=90, loc=(x, y, FLOOR))
    grounds.append((x, y, foam((x, y, FLOOR + LEVEL + 0.01), 0.755, 0.14, FROTH[k], 2 + 3 * k, 8)))
    straw_of(x + 0.30, y + 0.34, FLOOR + LEVEL - 0.3, ("#a3241c", "#3f6a2a")[k], (0.26, 0.22)[k], 1.3)

bar = oily("bar", [(0.3, "#2b1107"), (0.7, "#5a2e18")], dry=0.6, wet=0.36, pores=(50, 0.3), coarse=(12, 0.3), sss=0)
curls = []
for k in range(7):
    # Grated off a bar: thin chips, curved, ragged at one side.
    curl, long, wide = 4.0 + 2.5 * (k % 3), 0.10 + 0.02 * k, 0.045 + 0.006 * (k % 4)

    def chip(i, j):
        u, v = (i / 15 - 0.5) * long, (j / 9 - 0.5) * wide * (1 + 0.5 * noise.noise(Vector((i * 0.4, k, 2))))
        return u, v, curl * v * v * 2.2 + 0.6 * curl * u * u * 0.25 + 0.006 * noise.noise(Vector((u * 40, v * 40, k)))

    curls.append(solid(grid_surface("chip", chip, 16, 10, bar, closev=False), 0.006, 0))


def heaped(where, kinds, n, r, size, tall, seed):
    """Bits heaped on the middle of the froth, some of them rolled to its rim."""
    x, y, ground = where
    lot = random.Random(seed)
    for _ in range(n):
        a, q = lot.uniform(0, TAU), abs(lot.gauss(0, 0.45))
        if q > 0.92 * 0.755 / r:
            continue
        u, v, s = r * q * math.cos(a) - 0.06, r * q * math.sin(a) - 0.04, lot.uniform(*size)
        lift = tall * max(0.0, 1 - q) ** 1.5 * lot.random()
        dup(lot.choice(kinds), (x + u, y + v, ground(u, v) + lift + 0.015), (lot.uniform(-0.7, 0.7), lot.uniform(-0.7, 0.7), lot.uniform(0, TAU)), (s, s, s))


syrup = oily("syrup", [(0.3, "#1c0a04"), (0.7, "#3a1a0b")], dry=0.3, wet=0.08, patch=3, share=0.8, pores=(50, 0.04), coarse=(8, 0.1), sss=0)
x, y, ground = grounds[0]
threads(ground, 0.72, 9, syrup, 4).location = (x, y, 0)
heaped(grounds[0], curls, 170, 0.58, (0.5, 1.2), 0.16, 4)

fruit = oily("fruit", dry=0.3, wet=0.1, patch=4, share=0.6, pores=(40, 0.25), coarse=(12, 0.3), sss=0.4, radius=(0.10, 0.06, 0.02), grain=0.08)
cubes = []
for k in range(6):
    o = blob("mango", (0.10, 0.085, 0.08), fruit, 0.35, 1.5, k, 26, 34)
    for v in o.data.vertices:
        d = v.co / 0.09
        v.co *= 0.9 * (abs(d.x) ** 5 + abs(d.y) ** 5 + abs(d.z) ** 5) ** -0.2 * (1 + 0.10 * noise.noise(d * 2 + Vector((k, 0, 0))))
    cubes.append(paint(o, lambda px, py, pz: lerpc(hexc("#d97a06"), hexc("#fdb83a"), 0.5 + 1.4 * fbm(px * 5, py * 5, pz * 5, 3, 1.6))))
nut = oily("pistachio", [(0.3, "#6d7a2a"), (0.55, "#a3a44a"), (0.75, "#c9b878")], dry=0.7, wet=0.4, sss=0.1, pores=(60, 0.4), coarse=(20, 0.4))
nuts = [blob("nut", (0.035, 0.024, 0.018), nut, 0.9, 1.8, k, 10, 14, amp2=0.3) for k in range(5)]
heaped(grounds[1], cubes, 9, 0.30, (0.6, 1.0), 0.14, 8)
heaped(grounds[1], nuts, 90, 0.66, (0.4, 1.1), 0.10, 5)
for k, (x, y, s) in enumerate(((1.42, -0.92, 1.1), (1.72, -0.80, 1.0), (1.58, -1.08, 1.15), (1.22, -1.05, 0.9))):
    dup(cubes[k], (x, y, FLOOR + 0.09), (0.2 * k, 0.3, k), (s, s, s))
broken = oily("broken", [(0.3, "#2b1107"), (0.7, "#4c2412")], dry=0.45, wet=0.25, pores=(50, 0.2), coarse=(12, 0.2), sss=0)
for x, y, z, turn in ((-1.62, -0.82, 0.0, 0.3), (-1.28, -0.98, 0.0, 1.1), (-1.46, -0.88, 0.10, 0.8)):
    box(broken, 0.38, 0.32, 0.09, (x, y, FLOOR + 0.05 + z), (0, 0.05 + z, turn), 0.025, 3)
for k in range(26):
    dup(curls[k % 5], (rnd(-1.9, -0.7), rnd(-1.08, -0.7), FLOOR + 0.015), (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)), (rnd(0.4, 0.8),) * 3)
for o in cubes + curls + nuts:
    hide(o)
side_light(-1, key=1000, fill=110, rim=700, glow=60)
area((2.6, 3.6, 4.2), (0, 0, 1.6), 2.2, 420, "#ffe2b8")
shoot(
    (0.2, -6.9, 8.0),
    (0.0, 0.02, 1.95),
    76,
    0.7,
    (-0.4, -0.3, 2.45),
    top=(0, 0.1, 11),
    macro=((-1.6, -5.6, 4.6), (-0.4, 0.1, 2.75), (-0.7, -0.3, 2.8)),
)
