"""Dosa, idli, vada and what goes with them, as they leave a South Indian counter."""
from indian_table import *
from fresh_garnish import *
from leaf import *
from dosa import *

MUSTARD = "#170d0a"


def potato(seed, s):
    """A crushed piece of boiled potato, stained by turmeric: broken sides, mealy grains."""
    o = blob("aloo", (s, s * 0.8, s * 0.66), None, amp=0.7, freq=1.5, seed=seed, nu=34, nv=44, amp2=0.2, freq2=4)
    for v in o.data.vertices:
        at = v.co / s + Vector((seed, -seed, seed * 2))
        distances, _ = noise.voronoi(at * 1.5)
        grain, _ = noise.voronoi(at * 5.5)
        # Flat where it broke, with sharp corners between; every grain of the flesh stands out a little.
        v.co *= 0.82 + 0.42 * min(0.6, distances[1] - distances[0]) - 0.16 * grain[0] + 0.05 * noise.noise(at * 11)
    pale, gold, deep = hexc("#f6d45c"), hexc("#e2a912"), hexc("#a86d08")
    return paint(o, lambda x, y, z: lerpc(lerpc(gold, pale, 0.45 + 1.2 * fbm(x / s, y / s, z / s + seed, 4, 1.4)), deep, 0.8 * smooth(0.12, 0.4, fbm(x / s + 5, y / s, z / s, 3, 2.4))))


def palya(points, tall, count=420, seed=4):
    """Potato filling heaped along `points` ((x, y, z, radius) each): crushed potato, onion, chilli, mustard, curry leaf."""
    rs = random.Random(seed)
    mealy = oily("palya", dry=0.9, wet=0.6, patch=5, share=0.25, pores=(60, 0.7), coarse=(24, 0.5), sss=0.08, radius=(0.03, 0.02, 0.006), grain=0.2, spec=0.25)
    # Pieces that kept their water are clear at their edges.
    waxy = oily("palya", dry=0.5, wet=0.2, patch=5, share=0.5, pores=(40, 0.3), coarse=(14, 0.4), sss=0.5, radius=(0.09, 0.06, 0.02), grain=0.1)
    kinds = [potato(k * 2.7, (0.030, 0.042, 0.052, 0.066)[k % 4]) for k in range(12)]
    for k, kind in enumerate(kinds):
        kind.data.materials.append(waxy if k in (2, 5, 9) else mealy)
    flesh = thin_leaf("onionflesh", 0.4, 0.45, 30)
    white, gold = hexc("#f0e2bc"), hexc("#d9a860")
    slices = []
    for k in range(4):
        bend = 0.8 + 0.5 * hashed((k, 1, 2))
        arc = [(0.08 * math.cos(bend * (t - 6) / 6), 0.08 * math.sin(bend * (t - 6) / 6), 0.02 * math.sin(t + k)) for t in range(13)]
        o = tube("onion", arc, 0.009, flesh, n=8, scale=(1, 1, 2.6), radf=lambda t: 0.5 + 0.6 * math.sin(math.pi * t))
        slices.append(paint(o, lambda x, y, z: lerpc(white, gold, 0.5 + fbm(x * 9, y * 9, z * 9, 3))))
    green = chopped_coriander(0.12)
    chilli = [tube("mirch", [(0.042 * math.cos(a), 0.042 * math.sin(a), 0.008 * (k % 3)) for k, a in enumerate(q * TAU / 14 for q in range(15))], 0.013, oily("mirch", [(0.3, "#2c6a14"), (0.7, "#5f9a2c")], dry=0.4, wet=0.15), n=7)]
    rai = [ball(pbsdf("rai", MUSTARD, 0.35), 0.021, nu=7, nv=9)]
    dal = [blob("dal", (0.036, 0.03, 0.02), oily("dal", [(0.3, "#a8621a"), (0.7, "#d99a3a")], dry=0.5, wet=0.3), 0.1, nu=7, nv=9)]
    curry = curry_leaves(0.34)

    def spot(out):
        k = rs.uniform(0, len(points) - 1.001)
        a, b, u = points[int(k)], points[int(k) + 1], k % 1
        x, y, z, r = (a[q] * (1 - u) + b[q] * u for q in range(4))
        turn, lean = rs.uniform(0, TAU), math.sqrt(rs.random()) * out
        rise = math.sqrt(max(0.0, 1 - min(1, lean) ** 2)) * tall
        return (x + r * lean * math.cos(turn), y + r * lean * math.sin(turn), z + r * rise)

    def lay(sources, n, out, lift, size, tilt):
        for _ in range(n):
            x, y, z = spot(out)
            k = rs.uniform(*size)
            dup(rs.choice(sources), (x, y, z + lift), (rs.uniform(-tilt, tilt), rs.uniform(-tilt, tilt), rs.uniform(0, TAU)), (k, k, k))

    # Layers from the inside out, and what rolled off onto the leaf.
    for depth in (-0.14, -0.06, 0.01):
        lay(kinds, count * 3 // 2, 1.0, depth, (0.7, 1.6), 3)
    lay(kinds, count // 6, 1.4, -0.02, (0.4, 1.0), 3)
    lay(slices, count // 7, 0.95, 0.05, (0.7, 1.2), 0.8)
    lay(chilli, count // 16, 0.95, 0.07, (0.7, 1.1), 0.9)
    lay(rai, count * 2 // 3, 1.0, 0.05, (0.7, 1.2), 0)
    lay(dal, count // 7, 1.0, 0.06, (0.8, 1.2), 2)
    lay(green, count // 24, 0.9, 0.05, (0.7, 1.2), 0.6)
    lay(curry, count // 42, 0.9, 0.06, (0.7, 1.0), 0.5)
    away(kinds + slices + chilli + rai + dal + green + curry)
