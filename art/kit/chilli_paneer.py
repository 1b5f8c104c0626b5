"""What goes into chilli paneer: paneer in a cornflour crust, petals of capsicum and onion, seared and glazed."""
from wok_tossed import *
from wok import dried_chilli, palette, rounded_box

FRIED = palette("#cf8a35", "#ab5f1c", "#86400d", "#521f07", "#2a0e05")
GLAZE = palette("#942a09", "#6a1a07", "#3f0f05", "#1e0704")
CHAR = hexc("#0c0604")


def ridged(q):
    """Crests as in torn dough: high along lines, flat between them."""
    return 1 - 2 * abs(noise.noise(q))


def crusted(q, edge):
    """Height of a fried cornflour crust at q: crags, bubbles, and flakes that stand off from one another."""
    flakes = noise.voronoi(q * 3.1 + 0.5 * drift(q * 2.3))[0]
    crack = smooth(0.10, 0.0, flakes[1] - flakes[0])
    crags = 0.6 * ridged(q * 2.2) ** 3 + 0.5 * noise.noise(q * 5) + 0.35 * noise.noise(q * 11) + 0.22 * noise.noise(q * 23)
    bubbles = 1.1 * blister(q, 2.6, 0.45, 3, 0.3) + 0.6 * blister(q, 5.5, 0.5, 8, 0.3)
    return (0.55 + 0.6 * edge) * crags + bubbles - 0.8 * crack


def cheese(q, torn):
    """Colour of the inside at a break: curds, cream in the middle, stained by the sauce at its rim."""
    curds = noise.voronoi(q * 5)[0]
    c = lerpc(hexc("#efdcae"), hexc("#cfa662"), 1.1 * curds[0] + 0.3 * noise.noise(q * 9))
    dipped = smooth(-0.05, 0.35, noise.noise(q * 1.8) + 0.4 * noise.noise(q * 6))
    return lerpc(hexc("#a8622a"), c, smooth(0.4, 0.95, torn) * (1 - 0.6 * dipped)), curds[0]


def crust_colour(q, height, edge, bare):
    """Colour and wetness of the crust: fried golden to brown, glaze in what lies low, burnt where it stands out."""
    heat = 0.30 + 1.3 * fbm(q.x, q.y + 3, q.z, 4, 1.1) + 0.20 * edge + 0.10 * height
    wet = smooth(-0.10, 0.16, fbm(q.x, q.y, q.z + 11, 4, 0.9) - 0.16 * height - 0.5 * bare + 0.27)
    thick = 0.55 - 0.5 * height + 1.5 * noise.noise(q * 1.7)
    c = lerpc(FRIED(heat), GLAZE(thick), (0.72 + 0.2 * smooth(0.2, -0.3, height)) * wet)
    burnt = fbm(q.x + 7, q.y, q.z, 4, 1.3) + 0.26 * edge + 0.06 * height - 0.02
    c = lerpc(c, CHAR, 0.94 * smooth(0.16, 0.36, burnt))
    near, cells = noise.voronoi(q * 7)
    if hashed(cells[0]) < 0.22:
        # Chilli seeds and specks of garlic that the glaze holds.
        speck = hexc(("#d9a348", "#7a1606", "#e6c67c")[int(hashed(cells[1]) * 3)])
        c = lerpc(c, speck, 0.8 * smooth(0.30, 0.18, near[0]))
    return c, wet * (1 - smooth(0.2, 0.4, burnt))


def paneer_chunk(mat, size, seed):
    """A block cut in haste and fried: leaning sides, blunt edges; of every second one a piece broke off."""
    half = [size / 2 * (0.70 + 0.52 * hashed((seed + 1, n, 1))) for n in (1, 2, 3)]
    lean = [0.34 * (hashed((seed, n, 2)) - 0.5) for n in (1, 2, 3)]
    broken = Vector([hashed((seed, n, 6)) - 0.5 for n in (1, 2, 3)]).normalized()
    bare = Vector([hashed((seed, n, 9)) - 0.5 for n in (3, 1, 2)]).normalized()
    reach = sum(abs(broken[n]) * half[n] for n in range(3)) * (0.71 if seed % 2 else 2)
    verts, faces = rounded_box(half, 0.24 * min(half), 44)
    places, colours, wetness = [], [], []
    for v in verts:
        second = sorted(abs(v[n]) / half[n] for n in range(3))[1]
        edge = smooth(0.70, 0.98, second)
        q = v * 2.2 / size + Vector((seed * 3.1, seed * 1.7, seed))
        p = Vector((v.x + lean[0] * v.z, v.y + lean[1] * v.x, v.z + lean[2] * v.y))
        p *= 1 + 0.16 * noise.noise(q * 0.9) - 0.10 * edge * smooth(-0.2, 0.4, noise.noise(q * 1.6))
        over = p.dot(broken) - reach + 0.09 * size * noise.noise(q * 2.2)
        torn = smooth(0.0, 0.10 * size, over)
        height = crusted(q, edge)
        c, wet = crust_colour(q, height, edge, smooth(0.1, 0.9, v.normalized().dot(bare)))
        if torn > 0:
            inside, curd = cheese(q, torn)
            p -= broken * (over - size * (0.05 * noise.noise(q * 3) - 0.14 * curd))
            c, wet = lerpc(c, inside, smooth(0.15, 0.5, torn)), wet * (1 - torn)
        p += v.normalized() * height * 0.030 * size * (1 - torn)
        places.append(tuple(p))
        colours.append(c)
        wetness.append(wet)
    o = paint_by(mesh("paneer", places, faces, mat), colours)
    o.data.attributes.new("Wet", "FLOAT", "POINT").data.foreach_set("value", wetness)
    return o


def crust_coat():
    """Dry crust where it is bare, glaze with a skin of oil where Wet says so; what is painted dark is burnt and dull."""
    m = oily("crust", dry=0.62, wet=0.2, patch=7, pores=(52, 0.6), coarse=(19, 0.7), depth=0.03, sss=0.04, grain=0.22)
    wet = N(m, "ShaderNodeMath", operation="MULTIPLY")
    L(m, N(m, "ShaderNodeAttribute", attribute_name="Wet").outputs["Fac"], wet.inputs[0])
    L(m, value(m, noise_tex(m, coords(m, rnd=True), 9, 5, 0.6).outputs["Fac"], 0.35, 1.0, 0.34, 0.50), wet.inputs[1])
    L(m, value(m, wet.outputs[0], 0.64, 0.10, 0.1, 0.75), B(m).inputs["Roughness"])
    L(m, value(m, wet.outputs[0], 0.12, 0.75, 0.0, 0.8), B(m).inputs["Specular"])
    return m


def petal(mat, cols, length, wide, thick, seed, bow=1.3, cup=0.4, tip=4.0):
    """A piece of a hollow vegetable: curved like its wall, cut askew, its edges burnt, soy in its folds.

    tip is how square it is: 4 is a cut of capsicum, under 2 the pointed petal of an onion.
    """
    skin, light, flesh, cut = (hexc(c) for c in cols)
    soy, seared, nu, nv, colours = hexc("#5a2207"), hexc("#7a3c0c"), 64, 60, []
    skew, ripple = 0.7 * (hashed((seed, 4, 2)) - 0.5), 0.5 + hashed((seed, 8, 3))

    def f(i, j):
        t, b = 2 * i / (nu - 1) - 1, TAU * j / nv
        s = math.copysign(abs(math.cos(b)) ** 0.55, math.cos(b))
        face = math.copysign(abs(math.sin(b)) ** 0.5, math.sin(b))
        half = max(0.02, 1 - abs(t) ** tip) ** (1 / tip) * (1 + 0.22 * noise.noise(Vector((t * 1.4, math.copysign(1, s), seed))))
        half *= 1 + 0.05 * noise.noise(Vector((t * 6, math.copysign(3, s), seed)))
        y = s * half * wide / 2
        x = t * length / 2 * (1 + 0.12 * noise.noise(Vector((s * 1.5, seed, 2)))) + skew * y
        q = Vector((x * 3, y * 3, seed * 1.9))
        rim = max(smooth(0.78, 1.0, abs(s)), smooth(0.86, 1.0, abs(t)))
        wrinkle = 0.030 * ripple * noise.noise(q * 1.2) + 0.012 * noise.noise(q * 3.4) + 0.004 * ridged(q * 7)
        z = wrinkle - bow * y * y - cup * x * x + 0.10 * rim * noise.noise(q * 0.9)
        wall = thick / 2 * face * (1 + 0.3 * noise.noise(q)) * (1 - 0.35 * rim)
        seen = fbm(q.x, q.y, q.z, 4, 1.1)
        outer = smooth(-0.1, 0.35, face)
        c = lerpc(lerpc(flesh, cut, 0.5 + seen), lerpc(skin, light, 0.40 + 1.1 * seen), outer)
        c = lerpc(c, cut, 0.6 * rim * smooth(0.75, 0.1, abs(face)))
        c = lerpc(c, soy, 0.6 * smooth(0.02, 0.32, fbm(q.x, q.y, q.z + 5, 4, 0.9) - 2 * wrinkle))
        patch = (blister(q, 1.5, 0.4, seed, 0.5) + 0.6 * blister(q, 4, 0.4, seed, 0.5)) * outer
        burnt = fbm(q.x + 4, q.y, q.z, 4, 1.6) + 0.40 * rim + 0.45 * patch - 0.08
        colours.append(lerpc(lerpc(c, seared, 0.8 * smooth(0.02, 0.16, burnt)), CHAR, 0.95 * smooth(0.17, 0.32, burnt)))
        return x + 2 * cup * x * wall, y + 2 * bow * y * wall, z + wall

    return paint_by(grid_surface("petal", f, nu, nv, mat, capstart=True, capend=True), colours)


def petals():
    """Capsicum, and onion whose layers came apart; no two alike."""
    uneven = lambda k, j, low, high: low + (high - low) * hashed((k + 3, j, 5))
    wet = oily("capsicum", dry=0.50, wet=0.15, patch=5, share=0.55, pores=(40, 0.2), coarse=(13, 0.45), sss=0.05, grain=0.16, spec=0.5)
    pale = oily("onion", dry=0.48, wet=0.16, patch=5, share=0.55, pores=(44, 0.2), coarse=(11, 0.4), sss=0.1, grain=0.12, spec=0.45)
    let_light_through(pale, painted(pale, 0.1, 30), 0.35)
    green = ("#0f2f05", "#2c5f10", "#4d6a18", "#8a9a3c")
    onion = ("#b04f74", "#efcfae", "#f2d9a4", "#f8e8c2")
    peppers = [petal(wet, green, uneven(k, 1, 0.34, 0.54), uneven(k, 2, 0.28, 0.42), 0.062, k, uneven(k, 3, 1.2, 2.6), uneven(k, 4, -0.2, 0.5), 5) for k in range(8)]
    onions = [petal(pale, onion, uneven(k, 1, 0.42, 0.66), uneven(k, 6, 0.24, 0.42), 0.024, k + 30, uneven(k, 7, 1.6, 3.0), uneven(k, 8, 0.4, 1.0), 1.9) for k in range(8)]
    return peppers, onions


def toasted_chilli(length, seed):
    """A dried chilli that went into the oil: nearly black at its tip and ridges, wet."""
    o = dried_chilli(length, 0.054, 0.20 + 0.12 * hashed((seed, 1, 1)), seed)
    o.data.materials[0] = oily("chilliskin", dry=0.5, wet=0.24, patch=8, share=0.4, pores=(34, 0.4), coarse=(15, 0.9), depth=0.03, sss=0, grain=0.3, spec=0.4)
    for v, c in zip(o.data.vertices, o.data.color_attributes["Col"].data):
        q = v.co * 4 + Vector((seed, 0, 0))
        c.color = lerpc(lerpc(c.color, hexc("#4e0c05"), 0.7), CHAR, 0.9 * smooth(-0.06, 0.22, fbm(q.x, q.y, q.z, 3, 1.5) + 0.3 * v.co.x / length))
    return o
