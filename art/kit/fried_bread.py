"""Breads that puff in hot oil: a taut hollow skin, blistered, browned at the crown, pale along the seam."""
from mathutils import Euler

from cooked import *

CREAM, PALE, GOLD, BROWN, DARK = (
    hexc(c) for c in ("#efd096", "#e0ad5e", "#c58432", "#8a4818", "#56260a")
)


def puffed(d, r, h, seed, dimple=None):
    """A point of a puffed bread's skin and how much it is blistered there (0 to about 1).

    d: direction from the middle. r: radius of the seam. h: height of the upper sheet over it; the lower one,
    which lay longer in the oil, bulges less. dimple: direction where the steam has left, or None.
    """
    shift = Vector((seed * 3.1, seed * 1.7, seed * 0.9))
    swell = 1 + 0.07 * noise.noise(d * 1.1 + shift)
    # An exponent above 1 lets both sheets meet in a soft seam, as rolled dough does, and not in an egg.
    z = (h if d.z > 0 else -0.62 * h) * abs(d.z) ** 1.25
    p = Vector((d.x * r * swell, d.y * r * swell, z * swell))
    seam = math.exp(-(((d.z - 0.05 * noise.noise(d * 1.4 + shift)) / 0.05) ** 2))
    p.z += 0.11 * math.exp(-((d.z / 0.2) ** 2)) * noise.noise(Vector((d.x, d.y, seed)) * 1.7)
    lift = 0.022 * seam * (0.8 + noise.noise(d * 3 + shift))
    if dimple:
        lift -= 0.16 * math.exp(-(((d - dimple.normalized()).length / 0.5) ** 2))
    mid, small = blisters(p, seed)
    lift += (0.042 * mid + 0.02 * small) * (1 - 0.6 * seam)
    lift += 0.012 * noise.noise(p * 2.2 + shift) + 0.004 * noise.noise(p * 7 + shift)
    return p + d * lift, 0.8 * mid + 0.6 * small


def blisters(p, seed):
    """Bubbles of the skin at p in two sizes, both crowding in the same places."""
    crowd = smooth(-0.3, 0.4, noise.noise(p * 1.1 + Vector((seed, 0, seed))))
    return (
        blister(p, 4.6, 0.26 + 0.22 * crowd, seed) * (0.4 + 0.6 * crowd),
        blister(p, 9.5, 0.30 + 0.35 * crowd, seed + 9),
    )


def skin_tone(p, d, raised, seed):
    """Colour of the skin: golden at the crown, which floated in the oil, browned on blisters, pale at the flanks."""
    wide = fbm(p.x + seed, p.y, p.z, 3, 0.8)
    n = fbm(p.x * 2 + seed, p.y * 2, p.z * 2, 4, 1.6)
    crown = smooth(0.15, 0.85, abs(d.z))
    t = 0.30 + 0.42 * crown + 0.95 * wide + 0.55 * n + 0.25 * raised - 0.16 * math.exp(-((d.z / 0.12) ** 2))
    c = lerpc(CREAM, PALE, t / 0.36) if t < 0.36 else lerpc(PALE, GOLD, (t - 0.36) / 0.5)
    blotch = fbm(p.x * 1.5 - seed, p.y * 1.5, p.z * 1.5 + seed, 5, 1.5)
    spots = smooth(0.10, 0.55, 0.8 * raised + 1.0 * blotch + 0.4 * wide - 0.22 * (1 - crown))
    c = lerpc(c, BROWN, 0.75 * spots)
    return lerpc(c, DARK, 0.4 * smooth(0.75, 1.15, raised + 0.5 * n))


def pimples(m, v, scale, share):
    """Tiny round blisters of the size 1 / scale on `share` of the cells of a pattern: an output of 0 to 1."""
    cells = N(m, "ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = scale
    L(m, v, cells.inputs["Vector"])
    lot = N(m, "ShaderNodeSeparateRGB")
    L(m, cells.outputs["Color"], lot.inputs[0])
    dome = value(m, cells.outputs["Distance"], 1.0, 0.0, 0.05, 0.48)
    both = N(m, "ShaderNodeMath", operation="MULTIPLY")
    L(m, dome, both.inputs[0])
    L(m, value(m, lot.outputs[0], 1.0, 0.0, share - 0.1, share + 0.1), both.inputs[1])
    return both.outputs[0]


def fried_skin():
    """Thin fried skin: matt, a little oil left in small patches, freckled by blisters too fine for the mesh.

    Some light comes through it from the hollow behind, so that its shadows stay warm instead of grey.
    """
    m = pbsdf("fried", "#ffffff", 0.8, spec=0.26)
    v = coords(m, rnd=True)
    fine = pimples(m, v, 17, 0.34)
    freckle = N(m, "ShaderNodeMath", operation="MULTIPLY")
    L(m, fine, freckle.inputs[0])
    L(m, value(m, noise_tex(m, v, 2.6, 4).outputs["Fac"], 0.0, 0.5, 0.45, 0.68), freckle.inputs[1])
    colour = mixc(m, freckle.outputs[0], painted(m, 0.07, 46), "#a3641f")
    L(m, colour, B(m).inputs["Base Color"])
    oil = noise_tex(m, v, 5.5, 6, 0.62, 0.5).outputs["Fac"]
    L(m, value(m, oil, 0.34, 0.80, 0.40, 0.49), B(m).inputs["Roughness"])
    dome = bump(m, fine, 0.5, 0.014)
    tooth = bump(m, noise_tex(m, v, 70, 4, 0.6).outputs["Fac"], 0.22, 0.01, dome)
    L(m, tooth, B(m).inputs["Normal"])
    return let_light_through(m, mixc(m, 1.0, colour, "#ffb668", "MULTIPLY"), 0.16)


def bhatura(skin, r, h, seed, loc, rot=(0, 0, 0), floor=0.0, dimple=None, nu=290, nv=420):
    """A puffed bhatura that rests on `floor` and is pressed flat where it touches; r, h, dimple: as for puffed()."""
    turn, place = Euler(rot).to_matrix(), Vector(loc)
    colours = []

    def f(i, j):
        ph, a = math.pi * (i / (nu - 1) - 0.5), TAU * j / nv
        d = Vector((math.cos(ph) * math.cos(a), math.cos(ph) * math.sin(a), math.sin(ph)))
        p, raised = puffed(d, r, h, seed, dimple)
        colours.append(skin_tone(p, d, raised, seed))
        p = turn @ p + place
        rest = floor + 0.02
        return p.x, p.y, p.z if p.z > rest else rest + 0.06 * (p.z - rest)

    return paint_by(grid_surface("bhatura", f, nu, nv, skin), colours)
