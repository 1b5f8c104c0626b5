"""A food photographer's table: hard light from behind, a warm fill, a wall that falls off into the dark."""
from foodkit import *


def set_table(wall, deep, floor=None, floor_deep=None):
    """A table and the wall behind it, one surface with a wide curve between them."""
    if floor:
        corners = [(-14, -14, 0.004), (14, -14, 0.004), (14, 3.5, 0.004), (-14, 3.5, 0.004)]
        mesh("table", corners, [(0, 1, 2, 3)], limewash("table", floor_deep or floor, floor, 1.6, 0.8))
    return stage(depth=8, ground=plaster("wall", deep, wall))


def plaster(name, deep, light):
    """A matt dark wall: wide slow changes of tone and a fine tooth, none of the clouds of a studio cloth."""
    m = pbsdf(name, "#ffffff", 0.92, spec=0.08)
    deep, light = (hexc(c) if isinstance(c, str) else c for c in (deep, light))
    tones = [tuple(a + (b - a) * share for a, b in zip(deep, light)) for share in (0.0, 0.55)]
    slow = noise_tex(m, coords(m), 0.22, 2, 0.4).outputs["Fac"]
    L(m, ramp(m, slow, list(zip((0.25, 0.75), tones))), B(m).inputs["Base Color"])
    L(m, bump(m, noise_tex(m, coords(m), 14, 4, 0.6).outputs["Fac"], 0.12, 0.01), B(m).inputs["Normal"])
    return m


def glow_sheet(name, colour, strength, share):
    """A shape of light that hides nothing behind it: `share` is an output of 0 to 1, how dense it is."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    light = N(m, "ShaderNodeEmission", Strength=strength)
    light.inputs["Color"].default_value = hexc(colour)
    mix = N(m, "ShaderNodeMixShader")
    L(m, share(m), mix.inputs[0])
    L(m, N(m, "ShaderNodeBsdfTransparent").outputs[0], mix.inputs[1])
    L(m, light.outputs[0], mix.inputs[2])
    L(m, mix.outputs[0], m.node_tree.nodes["Material Output"].inputs["Surface"])
    return m


def only_seen(o):
    """The camera sees the object; it neither lights nor shades the dish."""
    for name in ("visible_diffuse", "visible_glossy", "visible_transmission", "visible_shadow"):
        setattr(o, name, False)
    return o


def far_lamps(places, tint="#ffb45e", strength=0.8):
    """Lamps of a kitchen far behind the table, already out of focus: (x, z, radius, density) each."""

    def paling(m):
        return N(m, "ShaderNodeAttribute", attribute_name="Share").outputs["Fac"]

    m = glow_sheet("lamp", tint, strength, paling)
    rings = 14
    for k, (x, z, r, density) in enumerate(places):
        f = lambda i, j: (r * i / rings * math.cos(TAU * j / 48), 0, r * i / rings * math.sin(TAU * j / 48))
        o = only_seen(grid_surface("lamp", f, rings + 1, 48, m, loc=(x, 6.2, z)))

        def share(i, j):
            """Brighter at one side and cloudy, as no lens draws a lamp in one tone; gone before its rim."""
            q, a = i / rings, TAU * j / 48
            cloud = noise.noise(Vector((q * math.cos(a) * 1.6 + 5 * k, q * math.sin(a) * 1.6, k)))
            return density * (0.62 + 0.30 * q * math.cos(a - 2.2 - 0.5 * k) + 0.35 * cloud) * smooth(1.0, 0.35, q)

        shares = [share(i, j) for i in range(rings + 1) for j in range(48)]
        o.data.attributes.new("Share", "FLOAT", "POINT").data.foreach_set("value", shares)


def steam(loc, width, height, density=0.3, seed=0, lean=0.25):
    """Steam that rises behind and over the food: one upright sheet, torn into wisps, gone at every edge."""
    rows, cols = 40, 24

    def f(i, j):
        t, u = i / (rows - 1), (j / (cols - 1) - 0.5) * 2
        return (u * width / 2 * (0.5 + 0.6 * t) + lean * t * t * width, 0, t * height)

    def wisps(m):
        at = N(m, "ShaderNodeAttribute", attribute_name="Place").outputs["Vector"]
        split = N(m, "ShaderNodeSeparateRGB")
        L(m, at, split.inputs[0])
        bent = N(m, "ShaderNodeMapping")
        bent.inputs["Location"].default_value = (seed * 3.7, seed, 0)
        bent.inputs["Scale"].default_value = (1.5, 0.62, 1)
        L(m, at, bent.inputs["Vector"])
        cloud = noise_tex(m, bent.outputs["Vector"], 1.1, 3, 0.42, 0.9).outputs["Fac"]
        shape = N(m, "ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        for key, number in (("From Min", 0.36), ("From Max", 0.9), ("To Min", 0.0), ("To Max", density)):
            shape.inputs[key].default_value = number
        L(m, cloud, shape.inputs["Value"])
        product = N(m, "ShaderNodeMath", operation="MULTIPLY")
        L(m, shape.outputs["Result"], product.inputs[0])
        L(m, split.outputs[2], product.inputs[1])
        return product.outputs[0]

    o = grid_surface("steam", f, rows, cols, glow_sheet("steam", "#ffeedd", 0.85, wisps), closev=False, loc=loc)
    places = []
    for i in range(rows):
        for j in range(cols):
            t, u = i / (rows - 1), (j / (cols - 1) - 0.5) * 2
            places += [u, t * height / width * 2, smooth(0, 0.3, t) * smooth(1, 0.35, t) * smooth(1, 0.1, abs(u)) ** 1.5, 1.0]
    o.data.color_attributes.new("Place", "FLOAT_COLOR", "POINT").data.foreach_set("color", places)
    return only_seen(o)


def side_light(side=-1, key=900, fill=150, rim=420, glow=160, tint="#ffe2b8", height=4.2):
    """One small hard lamp behind the food at its left (side -1) or right (1), a low warm fill in front,
    a narrow rim from the other side and a dim pool of light on the wall. Powers in watts.
    """
    area((side * 4.6, 3.0, height), (0, 0, 0.7), 1.3, key, "#fff2dc")
    area((side * 3.4, -4.2, 3.4), (0, 0, 0.6), 2.2, key * 0.55, tint)
    area((-side * 5.5, -3.0, 1.6), (0, 0, 0.6), 4, fill, "#ffd3a0")
    area((-side * 3.2, 4.6, 3.4), (0, 0, 0.8), 1.0, rim, "#ffeccc")
    area((side * 1.5, 3.6, 4.6), (side * 0.5, 7.2, 2.4), 2.5, glow, tint)
    world("#ffdcb0", 0.05)
