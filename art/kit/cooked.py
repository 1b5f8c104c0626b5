"""Surfaces as cooking leaves them: oil in patches, browned blisters, damp skins, thin leaves."""
from dishes import *


def hashed(point):
    """A number of 0 to 1 that belongs to a cell of a Voronoi pattern."""
    return (math.sin(point[0] * 127.1 + point[1] * 311.7 + point[2] * 74.7) * 43758.5453) % 1


def blister(p, freq, share, seed=0.0, warp=0.35):
    """Height (0 to 1) of the bubbles that `share` of the cells of size 1 / freq have at the point p."""
    q = p * freq + Vector((seed, seed * 2.3, -seed))
    q += warp * drift(q * 0.9)
    distances, cells = noise.voronoi(q)
    lot = hashed(cells[0])
    if lot > share:
        return 0.0
    reach = 0.34 + 0.34 * hashed(cells[0] * 1.7)
    d = distances[0] / reach
    return (1 - d * d) ** 1.5 * (0.45 + 0.55 * lot / share) if d < 1 else 0.0


def value(m, fac, low, high, start=0.4, end=0.6):
    """A ramp of plain numbers over `fac`, as an output that roughness or a mix factor takes."""
    r = N(m, "ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    for name, v in (("From Min", start), ("From Max", end), ("To Min", low), ("To Max", high)):
        r.inputs[name].default_value = v
    L(m, fac, r.inputs["Value"])
    return r.outputs["Result"]


def product(m, a, b):
    """The product of two outputs."""
    node = N(m, "ShaderNodeMath", operation="MULTIPLY")
    L(m, a, node.inputs[0])
    L(m, b, node.inputs[1])
    return node.outputs[0]


def painted(m, grain=0.22, scale=40):
    """The vertices' colour, broken up by a fine noise."""
    a = N(m, "ShaderNodeAttribute", attribute_name="Col")
    n = noise_tex(m, coords(m, rnd=True), scale, 5, 0.65)
    shade = ramp(m, n.outputs["Fac"], [(0.28, (1 - grain,) * 3 + (1,)), (0.72, (1 + grain,) * 3 + (1,))])
    return mixc(m, 1.0, a.outputs["Color"], shade, "MULTIPLY")


def oily(
    name,
    colour=None,
    dry=0.62,
    wet=0.2,
    patch=2.4,
    share=0.5,
    pores=(34, 0.25),
    coarse=(9, 0.3),
    depth=0.02,
    sss=0.12,
    radius=(0.05, 0.022, 0.01),
    grain=0.22,
    spec=0.35,
    rnd=True,
):
    """Fried, baked or steamed skin: dry between oily patches, fine and coarse bumps, little scattering.

    colour: None takes the painted vertices, or a list of (place, colour) of a noise. share: how much of
    the surface is oily. pores and coarse: (scale, strength) of the two bumps.
    """
    m = pbsdf(name, "#ffffff", dry, sss=sss, sssr=radius, spec=spec)
    v = coords(m, rnd=rnd)
    if colour:
        base = ramp(m, noise_tex(m, v, patch * 2, 8, 0.6).outputs["Fac"], colour)
    else:
        base = painted(m, grain)
    L(m, base, B(m).inputs["Base Color"])
    if sss:
        L(m, base, B(m).inputs["Subsurface Color"])
        B(m).subsurface_method = "BURLEY"
    film = noise_tex(m, v, patch, 6, 0.6, 0.4)
    middle = 0.34 + 0.32 * share
    L(m, value(m, film.outputs["Fac"], wet, dry, middle - 0.06, middle + 0.06), B(m).inputs["Roughness"])
    wide = bump(m, noise_tex(m, v, coarse[0], 4).outputs["Fac"], coarse[1], depth * 2)
    fine = noise_tex(m, v, pores[0], 4, 0.6).outputs["Fac"]
    L(m, bump(m, fine, pores[1], depth * 0.6, wide), B(m).inputs["Normal"])
    return m


def let_light_through(m, colour, share):
    """Makes a surface translucent: `share` of the light comes through it in that colour."""
    glow = N(m, "ShaderNodeBsdfTranslucent")
    L(m, colour, glow.inputs["Color"])
    mix = N(m, "ShaderNodeMixShader", Fac=share)
    L(m, B(m).outputs[0], mix.inputs[1])
    L(m, glow.outputs[0], mix.inputs[2])
    L(m, mix.outputs[0], m.node_tree.nodes["Material Output"].inputs["Surface"])
    return m


def thin_leaf(name, through=0.4, rough=0.6, veins=60):
    """A painted sheet that lets light through, for leaves, onion skins and wrappers."""
    m = pbsdf(name, "#ffffff", rough, spec=0.22)
    colour = painted(m, 0.25, 24)
    L(m, colour, B(m).inputs["Base Color"])
    n = noise_tex(m, coords(m, rnd=True), veins, 3)
    normal = bump(m, n.outputs["Fac"], 0.35, 0.01)
    L(m, normal, B(m).inputs["Normal"])
    return let_light_through(m, mixc(m, 0.35, colour, "#d8e04a", "SOFT_LIGHT"), through)


def clear_film(name, tint, ior, rough):
    """Oil or the skin of a bubble: what lies under it shows through in its tint, its own surface mirrors a lamp."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    out, mix = N(m, "ShaderNodeOutputMaterial"), N(m, "ShaderNodeMixShader")
    through, shine = N(m, "ShaderNodeBsdfTransparent"), N(m, "ShaderNodeBsdfGlossy", Roughness=rough)
    through.inputs["Color"].default_value = tint
    L(m, N(m, "ShaderNodeFresnel", IOR=ior).outputs[0], mix.inputs[0])
    L(m, through.outputs[0], mix.inputs[1])
    L(m, shine.outputs[0], mix.inputs[2])
    L(m, mix.outputs[0], out.inputs["Surface"])
    return m


def aged(name, colour, stain, rough=(0.22, 0.5), scale=2.2, dents=0.12):
    """Metal in use: tarnish, wiped places, small dents."""
    m = pbsdf(name, colour, 0.3, metal=1)
    v = coords(m)
    n = noise_tex(m, v, scale, 9, 0.68, 0.3).outputs["Fac"]
    L(m, ramp(m, n, [(0.34, stain), (0.56, colour)]), B(m).inputs["Base Color"])
    L(m, value(m, n, rough[1], rough[0], 0.36, 0.6), B(m).inputs["Roughness"])
    scratch = noise_tex(m, coords(m, (3, 40, 40)), 6, 4).outputs["Fac"]
    hammer = bump(m, noise_tex(m, v, 5, 3).outputs["Fac"], dents, 0.03)
    L(m, bump(m, scratch, 0.06, 0.004, hammer), B(m).inputs["Normal"])
    return m


def paint_by(o, values):
    """Vertex colours from a list in the order of the vertices."""
    flat = [c for rgba in values for c in rgba]
    o.data.color_attributes.new("Col", "FLOAT_COLOR", "POINT").data.foreach_set("color", flat)
    return o


def wet_by(o, values):
    """How wet each vertex is (0 to 1), in their order, for a surface made with `gloss_where_wet`."""
    o.data.attributes.new("wet", "FLOAT", "POINT").data.foreach_set("value", values)
    return o


def gloss_where_wet(m, wet, dry):
    """Roughness between `wet` and `dry` after what `wet_by` stored; a surface without it is dry."""
    a = N(m, "ShaderNodeAttribute", attribute_name="wet")
    broken = N(m, "ShaderNodeMath", operation="MULTIPLY_ADD")
    # a film of oil or egg-wash has no clean border, so a fine noise frays it
    L(m, noise_tex(m, coords(m, rnd=True), 24, 5, 0.65).outputs["Fac"], broken.inputs[0])
    broken.inputs[1].default_value = 0.5
    L(m, a.outputs["Fac"], broken.inputs[2])
    L(m, value(m, broken.outputs[0], dry, wet, 0.45, 0.95), B(m).inputs["Roughness"])
    return m
