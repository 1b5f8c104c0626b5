"""A dish of plain materials on a photographer's table: its surfaces get what they lack until they look cooked,
a grain in the colour, two sizes of bumps, less gloss, and the light is that of the openings.
"""
from cooked import value
from photo_light import *

# Shapes of these names are crockery and ground; they stay as smooth as they were made.
SMOOTH = ("stage", "table", "plate", "glass", "steel", "brass", "ceramic", "paper", "paint", "board", "cloth", "slate", "lamp", "steam", "clear", "gold", "ink", "sign")
SCATTER = (0.05, 0.022, 0.01)


def is_food(m):
    """Whether the material is opaque, without metal, and not one of the table."""
    if not m.use_nodes or "Principled BSDF" not in m.node_tree.nodes or any(name in m.name for name in SMOOTH):
        return False
    flat = {name: B(m).inputs[name].default_value for name in ("Metallic", "Transmission", "Emission Strength", "Alpha")}
    return flat["Metallic"] < 0.4 and flat["Transmission"] < 0.3 and flat["Alpha"] > 0.95


def source_of(m, name):
    """The output that feeds an input of the material, or None where it is a plain value."""
    links = B(m).inputs[name].links
    return links[0].from_socket if links else None


def grained(m, base, v):
    """The colour, with a slow change of tone and a fine speckle; the denoiser leaves no finer one."""
    grey = N(m, "ShaderNodeRGBToBW")
    L(m, base, grey.inputs[0])
    # Rice, curd and cheese stay clean.
    share = value(m, grey.outputs[0], 1.0, 0.25, 0.25, 0.6)
    slow = ramp(m, noise_tex(m, v, 2.6, 4, 0.6, 0.5).outputs["Fac"], [(0.3, (0.74, 0.66, 0.58, 1)), (0.66, (1.1, 1.08, 1.02, 1))])
    fine = ramp(m, noise_tex(m, v, 30, 5, 0.7).outputs["Fac"], [(0.3, (0.78, 0.74, 0.7, 1)), (0.7, (1.16, 1.16, 1.14, 1))])
    return mixc(m, share, mixc(m, share, base, slow, "MULTIPLY"), fine, "MULTIPLY")


def season(m):
    """Makes one material of a dish less even; other materials stay as they are."""
    if not is_food(m):
        return
    b, v = B(m), coords(m, rnd=True)
    b.inputs["Clearcoat"].default_value *= 0.45
    b.inputs["Subsurface"].default_value = min(0.1, b.inputs["Subsurface"].default_value)
    b.inputs["Subsurface Radius"].default_value = SCATTER
    b.inputs["Specular"].default_value *= 0.75
    base = source_of(m, "Base Color")
    if base is None:
        plain = N(m, "ShaderNodeRGB")
        plain.outputs[0].default_value = b.inputs["Base Color"].default_value
        base = plain.outputs[0]
    mixed = grained(m, base, v)
    L(m, mixed, b.inputs["Base Color"])
    if b.inputs["Subsurface"].default_value:
        L(m, mixed, b.inputs["Subsurface Color"])
    wide = bump(m, noise_tex(m, v, 8, 4, 0.6, 0.3).outputs["Fac"], 0.35, 0.05, source_of(m, "Normal"))
    L(m, bump(m, noise_tex(m, v, 38, 5, 0.65).outputs["Fac"], 0.35, 0.016, wide), b.inputs["Normal"])


def tint(colour, share, brown=0.0):
    """The colour darkened to a share of itself, with as much of a burnt brown."""
    burnt = hexc("#42200f")
    return tuple(share * c + brown * b for c, b in zip(hexc(colour)[:3], burnt)) + (1,)


def brand_table(colour):
    """A dark table before a wall of the brand's colour, in the shade."""
    return set_table(tint(colour, 0.24), tint(colour, 0.04), tint(colour, 0.11, 0.42), tint(colour, 0.03, 0.16))


def cooked_light(key=900, fill=220, rim=500):
    """Seasons every material of the scene and lights it like the openings. Powers in watts."""
    for m in bpy.data.materials:
        season(m)
    side_light(key=key, fill=0.9 * fill, rim=0.8 * rim)
