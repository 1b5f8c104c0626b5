"""Leaves that food lies on or is dressed with: thin, veined, wavy, light comes through them."""
from cooked import *


def sheet_material(name, colours, vein, through, rough=(0.42, 0.72), bumps=0.3):
    """A leaf's surface painted in the shader from the attribute "Place": x, y of the flat leaf, z the share of vein."""
    m = pbsdf(name, "#ffffff", 0.4, spec=0.22)
    at = N(m, "ShaderNodeAttribute", attribute_name="Place")
    split = N(m, "ShaderNodeSeparateRGB")
    L(m, at.outputs["Color"], split.inputs[0])
    cloud = noise_tex(m, at.outputs["Vector"], 2.2, 9, 0.62, 0.3).outputs["Fac"]
    base = ramp(m, cloud, [(0.32 + 0.14 * k, c) for k, c in enumerate(colours)])
    rib = value(m, split.outputs[2], 0, 1, 0.15, 0.9)
    colour = mixc(m, rib, base, vein)
    L(m, colour, B(m).inputs["Base Color"])
    film = noise_tex(m, at.outputs["Vector"], 3.4, 5, 0.6).outputs["Fac"]
    L(m, value(m, film, *rough, 0.42, 0.58), B(m).inputs["Roughness"])
    fine = noise_tex(m, at.outputs["Vector"], 26, 4).outputs["Fac"]
    grooves = bump(m, split.outputs[2], 0.5, 0.012)
    L(m, bump(m, fine, bumps, 0.01, grooves), B(m).inputs["Normal"])
    return let_light_through(m, mixc(m, 0.5, colour, "#c9d83a", "SOFT_LIGHT"), through)


def tender_sheet(name, colours, vein, through, lit):
    """A fresh young leaf: dull, a net of fine veins, no two of one green; `lit` is its colour against the light.

    Painted like sheet_material from "Place", where its x changes from leaf to leaf.
    """
    m = pbsdf(name, "#ffffff", 0.9, spec=0.12)
    at = N(m, "ShaderNodeAttribute", attribute_name="Place")
    split = N(m, "ShaderNodeSeparateRGB")
    L(m, at.outputs["Color"], split.inputs[0])
    cloud = noise_tex(m, at.outputs["Vector"], 1.5, 8, 0.6, 0.4).outputs["Fac"]
    base = ramp(m, cloud, [(0.32 + 0.12 * k, c) for k, c in enumerate(colours)])
    lot = N(m, "ShaderNodeObjectInfo").outputs["Random"]
    own = N(m, "ShaderNodeHueSaturation")
    L(m, value(m, lot, 0.475, 0.512, 0, 1), own.inputs["Hue"])
    # the youngest are the palest
    L(m, value(m, lot, 1.3, 0.72, 0, 1), own.inputs["Value"])
    L(m, base, own.inputs["Color"])
    mesh_of_veins = N(m, "ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE", Scale=9)
    bent = mixc(m, 0.06, at.outputs["Vector"], noise_tex(m, at.outputs["Vector"], 7, 3).outputs["Color"])
    L(m, bent, mesh_of_veins.inputs["Vector"])
    fine = value(m, mesh_of_veins.outputs["Distance"], 0.34, 0, 0.0, 0.09)
    rib = N(m, "ShaderNodeMath", operation="MAXIMUM")
    L(m, value(m, split.outputs[2], 0, 1, 0.12, 0.95), rib.inputs[0])
    L(m, fine, rib.inputs[1])
    colour = mixc(m, rib.outputs[0], own.outputs["Color"], vein)
    L(m, colour, B(m).inputs["Base Color"])
    film = noise_tex(m, at.outputs["Vector"], 2.6, 5, 0.6).outputs["Fac"]
    L(m, value(m, film, 0.5, 0.85, 0.36, 0.56), B(m).inputs["Roughness"])
    grooves = bump(m, rib.outputs[0], 0.35, 0.01)
    tooth = noise_tex(m, at.outputs["Vector"], 30, 4).outputs["Fac"]
    L(m, bump(m, tooth, 0.4, 0.008, grooves), B(m).inputs["Normal"])
    return let_light_through(m, mixc(m, 0.6, colour, lit), through)


def placed(o, places):
    """Store the place of each vertex on the flat leaf, in the order of the vertices."""
    flat = [v for p in places for v in (*p, 1.0)]
    o.data.color_attributes.new("Place", "FLOAT_COLOR", "POINT").data.foreach_set("color", flat)
    return o


def banana_leaf(half_length, half_width, loc=(0, 0, 0), rot=0.0, seed=1, lift=0.1):
    """A cut piece of banana leaf: midrib, fine side veins, a torn border, its sides lifting from the ground."""
    places = []

    def f(i, j):
        u, s = (i / 239 - 0.5) * 2, (j / 120 - 0.5) * 2
        torn = 0.03 * noise.noise(Vector((s * 5, u > 0, seed))) + 0.012 * noise.noise(Vector((s * 21, u > 0, seed)))
        end = 1 - 0.40 * abs(s) ** 2.2
        x = u * half_length * (end + torn * abs(u) ** 12)
        y = s * half_width * (1 + 0.02 * noise.noise(Vector((u * 4, s > 0, seed))))
        slant = x + abs(y) * 0.35
        vein = max(0, math.sin(slant * 30 + 1.2 * noise.noise(Vector((slant * 2, y, seed))))) ** 3
        rib = math.exp(-((y / 0.05) ** 2))
        z = 0.06 * rib + 0.008 * vein + lift * abs(s) ** 3
        z += 0.05 * abs(s) * noise.noise(Vector((x * 1.1, y * 0.8, seed)))
        z += 0.02 * abs(s) ** 2 * math.sin(x * 5 + seed)
        places.append((x, y, min(1, rib + 0.28 * vein * (1 - 0.5 * abs(s)))))
        return (x, y, z)

    m = sheet_material("banana", ("#123a0c", "#255f16", "#3c7d1f", "#6b9a2f"), "#b9c86a", 0.25)
    return placed(grid_surface("leaf", f, 240, 121, m, closev=False, loc=loc, rot=(0, 0, rot)), places)


def curry_leaves(s=0.3, kinds=4):
    """Curry leaves fried in oil: dark, curled, blistered."""
    m = sheet_material("curry", ("#0d2608", "#1c4510", "#2f6518", "#50801f"), "#86a044", 0.2, (0.3, 0.6))
    made = []
    for k in range(kinds):
        places = []

        def f(i, j):
            t, u = i / 29, (j / 14 - 0.5) * 2
            w = 0.24 * max(0.01, math.sin(math.pi * t**0.8)) ** 0.85 * (1 + 0.08 * math.sin(t * 40 + k) * abs(u) ** 3)
            curl = (0.5 + 0.4 * hashed((k, 3, 1))) * (t - 0.5) ** 2
            z = 0.16 * abs(u) ** 1.5 - curl + 0.05 * noise.noise(Vector((t * 5, u * 2, k)))
            side = max(0, math.sin(t * 34 - abs(u) * 9)) ** 4 * (1 - abs(u))
            places.append((t * 2 + k, u, min(1, math.exp(-((u / 0.09) ** 2)) + 0.3 * side)))
            return (s * (t - 0.5), s * u * w, s * z)

        made.append(placed(grid_surface("curry", f, 30, 15, m, closev=False), places))
    return made
