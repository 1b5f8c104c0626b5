"""Dosa, idli, vada and what goes with them, as they leave a South Indian counter."""
from indian_table import *
from fresh_garnish import *
from leaf import *

MUSTARD = "#170d0a"


def dosa_crust():
    """Lace of a griddle: rings of the ladle, browned by thickness, pores, ghee in patches. "Place" holds the flat round."""
    m = pbsdf("dosa", "#ffffff", 0.5, spec=0.22)
    at = N(m, "ShaderNodeAttribute", attribute_name="Place")
    split = N(m, "ShaderNodeSeparateRGB")
    L(m, at.outputs["Color"], split.inputs[0])
    flat_at = at.outputs["Vector"]

    def added(a, b, k):
        s = N(m, "ShaderNodeMath", operation="MULTIPLY_ADD")
        L(m, b, s.inputs[0])
        s.inputs[1].default_value = k
        if isinstance(a, float):
            s.inputs[2].default_value = a
        else:
            L(m, a, s.inputs[2])
        return s.outputs[0]

    wide = noise_tex(m, flat_at, 0.9, 3, 0.55, 0.5).outputs["Fac"]
    spots = noise_tex(m, flat_at, 5.5, 6, 0.62, 0.6).outputs["Fac"]
    grain = noise_tex(m, flat_at, 34, 5, 0.7).outputs["Fac"]
    rings = N(m, "ShaderNodeTexWave", wave_type="RINGS", rings_direction="SPHERICAL")
    for key, number in (("Scale", 2.0), ("Distortion", 3.6), ("Detail", 4), ("Detail Scale", 1.1)):
        rings.inputs[key].default_value = number
    L(m, flat_at, rings.inputs["Vector"])
    pore = N(m, "ShaderNodeTexVoronoi", feature="SMOOTH_F1")
    pore.inputs["Scale"].default_value = 19
    L(m, flat_at, pore.inputs["Vector"])
    cells = value(m, pore.outputs["Distance"], 0, 1, 0.12, 0.5)
    tone_at = added(-0.74, wide, 1.0)
    tone_at = added(tone_at, spots, 0.62)
    tone_at = added(tone_at, grain, 0.5)
    tone_at = added(tone_at, rings.outputs["Fac"], 0.08)
    tone_at = added(tone_at, cells, 0.20)
    tone_at = added(tone_at, split.outputs[2], 0.27)
    colour = ramp(
        m,
        tone_at,
        [(0.14, "#f4e0ae"), (0.32, "#e6bd70"), (0.48, "#d09340"), (0.64, "#ae6a24"), (0.82, "#7c4414"), (1.0, "#4a240a")],
    )
    L(m, colour, B(m).inputs["Base Color"])
    ghee = noise_tex(m, flat_at, 1.7, 5, 0.6, 0.3).outputs["Fac"]
    L(m, value(m, ghee, 0.34, 0.82, 0.34, 0.44), B(m).inputs["Roughness"])
    height = bump(m, rings.outputs["Fac"], 0.25, 0.03)
    height = bump(m, cells, 0.7, 0.016, height)
    L(m, bump(m, grain, 0.5, 0.012, height), B(m).inputs["Normal"])
    let_light_through(m, mixc(m, 0.5, colour, "#f0b050", "SOFT_LIGHT"), 0.3)
    return pierced(m, flat_at, split.outputs[2])


def pierced(m, at, rim):
    """Lace: where the batter ran thin (`rim` near 1) its bubbles have burst and one sees through them."""
    bubbles = N(m, "ShaderNodeTexVoronoi", feature="F1", Scale=15)
    L(m, at, bubbles.inputs["Vector"])
    burst = N(m, "ShaderNodeMath", operation="MULTIPLY")
    L(m, value(m, bubbles.outputs["Distance"], 1, 0, 0.32, 0.40), burst.inputs[0])
    L(m, value(m, rim, 0, 1, 0.52, 0.66), burst.inputs[1])
    out = m.node_tree.nodes["Material Output"].inputs["Surface"]
    crust = out.links[0].from_socket
    mix = N(m, "ShaderNodeMixShader")
    L(m, burst.outputs[0], mix.inputs[0])
    L(m, crust, mix.inputs[1])
    L(m, N(m, "ShaderNodeBsdfTransparent").outputs[0], mix.inputs[2])
    L(m, mix.outputs[0], out)
    return m


def rolled_dosa(loc, rot, radius=0.52, half=2.4, turns=1.42, tear=1.0, seed=3):
    """A paper dosa rolled along x; its end at -x is torn open. Radius is that of the roll."""
    places, nu, nv = [], 320, 360
    width = TAU * radius * turns

    def f(i, j):
        s, t = (i / (nu - 1) - 0.5) * 2, j / (nv - 1)
        a = (t - 0.5) * 2
        reach = half * max(0.66 if a > 0 else 0.8, (1 - abs(a) ** 4) ** 0.5)
        # the flap ends in front, a little above the middle of the height
        turn = 0.62 - (1 - t) * turns * TAU
        front = (0.5 + 0.5 * math.cos(turn - 0.9)) ** 2
        # wide bays with few fine teeth: many teeth of one size look like bark
        ragged = 0.10 * noise.noise(Vector((t * 5, s > 0, seed))) + 0.07 * noise.noise(Vector((t * 15, s > 0, seed + 2)))
        ragged += 0.055 * noise.noise(Vector((t * 42, s > 0, seed))) * smooth(-0.1, 0.3, noise.noise(Vector((t * 9, s > 0, 7))))
        cut = tear * front * smooth(0.15, 0.5, t) if s < 0 else 0.0
        # only the last of the roll follows the border, so that the crust's pattern is not drawn out into streaks
        x = s * (reach - cut) + math.copysign(ragged * smooth(0.72, 1.0, abs(s)) * (1.6 if s < 0 else 1.2), s)
        edge = max(smooth(0.87, 1.0, abs(s) + 0.03 * noise.noise(Vector((t * 11, s > 0, 5)))), smooth(0.965, 1, t))
        k = radius * (0.80 + 0.20 * t + 0.10 * smooth(0.93, 1, t))
        k *= 1 + 0.16 * smooth(0.7, 1, abs(s)) * noise.noise(Vector((math.cos(turn) * 1.5, math.sin(turn) * 1.5, s * 2)))
        k += 0.035 * noise.noise(Vector((x * 0.9, math.cos(turn) * 1.2 + t, math.sin(turn) * 1.2 + seed)))
        k += 0.014 * noise.noise(Vector((x * 4, turn * 2.6, seed)))
        flap = smooth(0.88, 1, t) * (0.10 + 0.07 * noise.noise(Vector((x * 2.1, 1, seed))) + 0.03 * noise.noise(Vector((x * 8, 4, seed))))
        k += flap + 0.05 * edge * noise.noise(Vector((x * 3, turn * 3, 8)))
        y, z = -1.14 * k * math.cos(turn), k * 0.92 * math.sin(turn)
        z = max(z, -radius * 0.80 + 0.05 * z)
        sag = 0.05 * math.sin(x * 1.1 + 1)
        places.append((x + 0.4, (t - 0.5) * width * 0.9 - 0.5, 0.75 * edge + 0.12 * max(0, noise.noise(Vector((x * 3, t * 9, 2))))))
        return (x, y + sag, z + radius * 0.82)

    o = placed(grid_surface("dosa", f, nu, nv, dosa_crust(), closev=False, loc=loc, rot=rot), places)
    solid(o, 0.010, 0)
    return o


def dosa_scrap(loc, rot, s=0.6, seed=5):
    """The torn-off end of a dosa, curling as it cools."""
    places = []

    def f(i, j):
        q, a = i / 49, TAU * j / 150
        r = s * (0.75 + 0.35 * noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, seed))))
        r += s * 0.10 * noise.noise(Vector((math.cos(a) * 6, math.sin(a) * 6, seed)))
        x, y = r * q * math.cos(a) * 1.3, r * q * math.sin(a)
        z = 0.42 * x * x / s + 0.10 * s * noise.noise(Vector((x * 3, y * 3, seed)))
        places.append((x + seed, y + 1.4, 0.7 * smooth(0.86, 1, q)))
        return (x, y, z + 0.03)

    o = placed(grid_surface("scrap", f, 50, 150, dosa_crust(), loc=loc, rot=rot), places)
    solid(o, 0.010, 0)
    return o


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
