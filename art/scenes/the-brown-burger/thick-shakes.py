"""A thick chocolate shake and a thick mango shake under whipped cream, in glasses that have misted over."""
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


def streaked(tones, syrup, seed):
    """Tones of a shake by place, and syrup that was poured down the wall of the glass before it."""
    stops, dark = [hexc(t) for t in tones], hexc(syrup)

    def colour(a, q, p):
        ring = Vector((math.cos(a), math.sin(a), 0))
        body = 0.45 + 0.9 * fbm(p.x * 0.9, p.y * 0.9, p.z * 0.8, 4, 1.4)
        c = lerpc(stops[0], stops[1], smooth(0.1, 0.6, body))
        c = lerpc(c, stops[2], smooth(0.6, 1.1, body) + 0.6 * smooth(0.90, 0.99, q + 0.04 * noise.noise(p * 4)))
        run = noise.noise(ring * 2.7 + Vector((seed, 0, 0.22 * q))) + 0.2 * noise.noise(ring * 7 + Vector((0, seed, 0.6 * q)))
        thick = smooth(0.18, 0.36, run + 0.22 * (q - 0.55) + 0.10 * noise.noise(p * 5))
        return lerpc(c, dark, 0.92 * thick * smooth(0.02, 0.16, q))

    return colour


def whipped(x, y, z, r, seed, tall=1.0):
    """Whipped cream out of a star nozzle: a furrowed rope that sinks into itself as it climbs, pores at its edges."""
    cream = oily("whipped", dry=0.6, wet=0.42, patch=3, share=0.35, pores=(80, 0.35), coarse=(26, 0.3), sss=0.45, radius=(0.09, 0.07, 0.05), grain=0.03, spec=0.3)
    white, shade = hexc("#fff8e8"), hexc("#ecd9b4")
    turns, nu, nv, colours = 3.1, 520, 84, []

    def f(i, j):
        t, b = i / (nu - 1), TAU * j / nv
        a = turns * TAU * t + seed
        out = 0.70 * r * (1 - t) ** 0.8 * (1 + 0.12 * noise.noise(Vector((a * 0.7, seed, 1))))
        w = 0.42 * r * (1 - 0.66 * t) * (1 + 0.10 * noise.noise(Vector((a * 0.9, seed, 5))))
        w *= smooth(1.0, 0.97, t) * smooth(-0.01, 0.02, t) + 0.012
        ridge = abs(math.cos(3.5 * b + 1.6 * a)) ** 0.7
        k = w * (0.86 + 0.24 * ridge + 0.06 * noise.noise(Vector((a * 3, math.cos(b) * 2, math.sin(b) * 2 + seed))))
        rise = tall * r * (1.15 * t + 0.28 * t**6)
        p = Vector(((out + k * math.cos(b)) * math.cos(a), (out + k * math.cos(b)) * math.sin(a), rise + 0.92 * k * math.sin(b)))
        p += drift(p * 2.6) * 0.035 + drift(p * 9) * 0.010 + drift(p * 26) * 0.004
        p.x += 0.10 * t * t * r
        colours.append(lerpc(white, shade, 0.8 * smooth(0.5, 0.0, ridge) + 0.3 * noise.noise(p * 4)))
        return tuple(p)

    return paint_by(grid_surface("whipped", f, nu, nv, cream, loc=(x, y, z), capstart=True, capend=True), colours)


def straw_of(x, y, z, stripe, lean, length=1.5):
    """A paper straw, its band wound round it."""
    m, light, dark = oily("straw", dry=0.8, wet=0.6, sss=0.05, pores=(80, 0.3), grain=0.06), hexc("#f3ead6"), hexc(stripe)
    o = tube("straw", [(lean * t, 0.08 * t, length * t) for t in (q / 70 for q in range(71))], 0.066, m, n=26, loc=(x, y, z))
    return paint(o, lambda px, py, pz: dark if (pz * 3.2 + math.atan2(py - 0.08 * pz / length, px - lean * pz / length) / TAU) % 1 < 0.45 else light)


CHOC = ("#6b3818", "#935a30", "#c89a6c")
MANGO = ("#ee9a14", "#f9b52e", "#fdd684")
solid_glass = pbsdf("foot", "#ffffff", 0.03, trans=1, ior=1.45)
for k, (x, y, tones, syrup) in enumerate(((-0.86, 0.15, CHOC, "#1c0a04"), (0.92, 0.32, MANGO, "#e2820e"))):
    cold_glass((x, y, FLOOR), SODA, 0.26, LEVEL, streaked(tones, syrup, 3 + 5 * k), milky("shake"), k + 1, 0.06, 1100)
    lathe("foot", [(0.0001, 0.01), (0.48, 0.01), (0.50, 0.05), (0.34, 0.14), (0.31, 0.22), (0.0001, 0.25)], solid_glass, n=90, loc=(x, y, FLOOR))
    straw_of(x + 0.30, y + 0.26, FLOOR + LEVEL - 0.2, ("#a3241c", "#3f6a2a")[k], (0.26, 0.22)[k])
top = FLOOR + LEVEL + 0.10
whips = [whipped(-0.86, 0.15, top, 0.80, 1.0), whipped(0.92, 0.32, top, 0.78, 3.6, 0.92)]

bar = oily("bar", [(0.3, "#2b1107"), (0.7, "#4c2412")], dry=0.5, wet=0.28, pores=(50, 0.3), coarse=(12, 0.3), sss=0)
curls = []
for k in range(5):
    path = [(0.10 * math.cos(t * (0.35 + 0.15 * k)) - 0.1, 0.10 * math.sin(t * (0.35 + 0.15 * k)), 0.012 * t) for t in range(10)]
    curls.append(tube("curl", path, 0.02, bar, n=8, scale=(1, 1, 0.5)))


def scattered(o, kinds, n, size, lift, seed):
    """Bits on the upper side of whipped cream."""
    lot = random.Random(seed)
    spots = [v for v in o.data.vertices if v.normal.z > 0.35]
    for v in lot.choices(spots, k=n):
        s = lot.uniform(*size)
        dup(lot.choice(kinds), Vector(o.location) + v.co + v.normal * lift, (lot.uniform(-0.8, 0.8), lot.uniform(-0.8, 0.8), lot.uniform(0, TAU)), (s, s, s))


scattered(whips[0], curls, 44, (0.4, 1.0), 0.012, 4)
red = oily("cherry", [(0.3, "#5a0608"), (0.7, "#a3101a")], dry=0.3, wet=0.08, patch=2, share=0.6, pores=(30, 0.1), coarse=(6, 0.2), sss=0.3, radius=(0.08, 0.01, 0.01))
blob("cherry", (0.17, 0.165, 0.155), red, 0.12, 1.4, 3, 40, 56, loc=(-0.78, 0.10, top + 1.16))
tube("stalk", [(-0.77 + 0.015 * q, 0.10, top + 1.28 + 0.036 * q - 0.0012 * q * q) for q in range(12)], 0.014, oily("stalk", [(0.3, "#5a4a1a"), (0.7, "#8a7a34")]), n=8)

fruit = oily("fruit", dry=0.3, wet=0.1, patch=4, share=0.6, pores=(40, 0.25), coarse=(12, 0.3), sss=0.4, radius=(0.10, 0.06, 0.02), grain=0.08)
cubes = []
for k in range(5):
    o = blob("mango", (0.115, 0.10, 0.095), fruit, 0.2, 1.5, k, 26, 34)
    for v in o.data.vertices:
        d = v.co / 0.105
        v.co *= 0.9 * (abs(d.x) ** 5 + abs(d.y) ** 5 + abs(d.z) ** 5) ** -0.2
    cubes.append(paint(o, lambda px, py, pz: lerpc(hexc("#e88a08"), hexc("#ffc445"), 0.5 + 1.4 * fbm(px * 5, py * 5, pz * 5, 3, 1.6))))
scattered(whips[1], cubes, 9, (0.7, 1.0), 0.05, 8)
leaf = leaf_v(0.4, 0.26, curl=0.5, fold=0.3, a="#2a6a34", b="#5aa858")
for k in range(3):
    dup(leaf, (1.02, 0.26, top + 1.02), (0.2, -0.6, k * 2 - 1))

for k, (x, y, s) in enumerate(((1.42, -0.92, 1.1), (1.72, -0.80, 1.0), (1.58, -1.08, 1.15), (1.22, -1.05, 0.9))):
    dup(cubes[k], (x, y, FLOOR + 0.09), (0.2 * k, 0.3, k), (s, s, s))
broken = oily("broken", [(0.3, "#2b1107"), (0.7, "#4c2412")], dry=0.45, wet=0.25, pores=(50, 0.2), coarse=(12, 0.2), sss=0)
for x, y, z, turn in ((-1.62, -0.82, 0.0, 0.3), (-1.28, -0.98, 0.0, 1.1), (-1.46, -0.88, 0.10, 0.8)):
    box(broken, 0.38, 0.32, 0.09, (x, y, FLOOR + 0.05 + z), (0, 0.05 + z, turn), 0.025, 3)
for k in range(26):
    dup(curls[k % 5], (rnd(-1.9, -0.7), rnd(-1.08, -0.7), FLOOR + 0.015), (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)), (rnd(0.4, 0.8),) * 3)
for o in cubes + curls + [leaf]:
    hide(o)
side_light(-1, key=1000, fill=110, rim=700, glow=60)
area((2.6, 3.6, 4.2), (0, 0, 1.6), 2.2, 420, "#ffe2b8")
shoot(
    (0.3, -10.8, 3.4),
    (0.04, 0.1, 1.92),
    67,
    0.9,
    (-0.3, -0.4, 1.9),
    top=(0, 0.1, 11),
    macro=((-1.6, -5.6, 4.6), (-0.4, 0.1, 2.75), (-0.7, -0.3, 2.8)),
)
