"""Dosa: a thin crisp sheet of batter, rolled or torn, with the griddle's swirls, pinholes and a lacy border."""
from leaf import *

# The ladle began here on the flat round: what is seen of the roll's top.
SWIRL = (0.5, -0.8, 0.0)
# Width of the border that ran thin, in the scene's units (about 9 cm each).
BORDER = 0.24
BROWNING = ("#f2d490", "#e6b25c", "#d18c36", "#ac6320", "#7a3f12", "#4a230a")
INSIDE = ("#f6dfa6", "#efca80", "#e3ae58", "#d0903c", "#b06c28", "#864a18")


def summed(m, start, *terms):
    """start + each (output times its factor)."""
    out = None
    for socket, k in terms:
        s = N(m, "ShaderNodeMath", operation="MULTIPLY_ADD")
        L(m, socket, s.inputs[0])
        s.inputs[1].default_value = k
        if out is None:
            s.inputs[2].default_value = start
        else:
            L(m, out, s.inputs[2])
        out = s.outputs[0]
    return out


def flat_place(m):
    """(the point of the flat round, its nearness to the border) of the attribute "Place".

    The two must not stay one vector: a pattern that moves on in z as the border nears is drawn out
    into lines along it, like the grain of wood.
    """
    split = N(m, "ShaderNodeSeparateXYZ")
    L(m, N(m, "ShaderNodeAttribute", attribute_name="Place").outputs["Vector"], split.inputs[0])
    flat = N(m, "ShaderNodeCombineXYZ")
    for k in (0, 1):
        L(m, split.outputs[k], flat.inputs[k])
    return flat.outputs[0], split.outputs[2]


def swirl(m, at):
    """(the ladle's spiral, 0 to 1 and fainter outwards; the distance from where it began)."""
    out = N(m, "ShaderNodeVectorMath", operation="SUBTRACT")
    L(m, at, out.inputs[0])
    out.inputs[1].default_value = SWIRL
    split = N(m, "ShaderNodeSeparateXYZ")
    L(m, out.outputs[0], split.inputs[0])
    angle = N(m, "ShaderNodeMath", operation="ARCTAN2")
    L(m, split.outputs[1], angle.inputs[0])
    L(m, split.outputs[0], angle.inputs[1])
    rings = N(m, "ShaderNodeTexWave", wave_type="RINGS", rings_direction="SPHERICAL")
    for key, number in (("Scale", 1.7), ("Distortion", 1.8), ("Detail", 3), ("Detail Scale", 0.8)):
        rings.inputs[key].default_value = number
    L(m, out.outputs[0], rings.inputs["Vector"])
    L(m, angle.outputs[0], rings.inputs["Phase Offset"])
    far = N(m, "ShaderNodeVectorMath", operation="LENGTH")
    L(m, out.outputs[0], far.inputs[0])
    return product(m, rings.outputs["Fac"], value(m, far.outputs["Value"], 1, 0.25, 0.5, 1.6)), far.outputs["Value"]


def pinholes(m, at, scale, size):
    """Bubbles that burst, 1 within: no two of one size, most too small to see."""
    cells = N(m, "ShaderNodeTexVoronoi", feature="F1", Scale=scale)
    # a little drift, so that none is a perfect disc
    drift_at = noise_tex(m, at, scale * 1.3, 2).outputs["Color"]
    moved = N(m, "ShaderNodeVectorMath", operation="MULTIPLY_ADD")
    L(m, drift_at, moved.inputs[0])
    moved.inputs[1].default_value = (0.5 / scale, 0.5 / scale, 0)
    L(m, at, moved.inputs[2])
    L(m, moved.outputs[0], cells.inputs["Vector"])
    lot = N(m, "ShaderNodeSeparateXYZ")
    L(m, cells.outputs["Color"], lot.inputs[0])
    return value(m, summed(m, 0, (cells.outputs["Distance"], 1), (lot.outputs[0], -size)), 1, 0, -0.09, 0.05)


def dosa_crust(inside=False):
    """Crisp batter: outside it browned in the ladle's swirls; the inside stayed pale and matt."""
    m = pbsdf("dosa", "#ffffff", 0.5, spec=0.12 if inside else 0.25)
    at, rim = flat_place(m)
    rings, far = swirl(m, at)
    wide = noise_tex(m, at, 0.8, 2, 0.5, 0.4).outputs["Fac"]
    spots = noise_tex(m, at, 4.5, 4, 0.55, 0.4).outputs["Fac"]
    grain = noise_tex(m, at, 40, 3, 0.6).outputs["Fac"]
    fine, large = pinholes(m, at, 38, 0.54), pinholes(m, at, 14, 0.34)
    brim = value(m, rim, 0, 1, 0.5, 0.95)
    heat = value(m, far, 1, 0, 0.1, 2.6)
    tone_at = summed(m, -0.69, (wide, 0.9), (spots, 0.75), (grain, 0.22), (rings, 0.25), (heat, 0.16), (fine, 0.16), (large, 0.09), (brim, 0.34))
    colour = ramp(m, tone_at, list(zip((0.12, 0.30, 0.46, 0.62, 0.80, 1.0), INSIDE if inside else BROWNING)))
    L(m, colour, B(m).inputs["Base Color"])
    ghee = noise_tex(m, at, 1.7, 4, 0.6, 0.3).outputs["Fac"]
    L(m, value(m, ghee, 0.3, 0.6, 0.36, 0.5), B(m).inputs["Roughness"])
    height = bump(m, rings, 0.3, 0.02)
    for holes, depth in ((large, -0.012), (fine, -0.008)):
        height = bump(m, holes, 0.6, depth, height)
    L(m, bump(m, grain, 0.3, 0.006, height), B(m).inputs["Normal"])
    let_light_through(m, mixc(m, 0.5, colour, "#f6b850", "SOFT_LIGHT"), 0.3)
    return lace(m, at, rim)


def lace(m, at, rim):
    """The border: more light comes through, its bubbles are open, and it ends in fine crumbs."""
    out = m.node_tree.nodes["Material Output"].inputs["Surface"]
    crust = out.links[0].from_node
    L(m, value(m, rim, 0.28, 0.5, 0.4, 1.0), crust.inputs[0])
    thin = value(m, rim, 0, 1, 0.42, 0.7)
    crumbs = summed(m, -0.5, (rim, 1), (noise_tex(m, at, 18, 4, 0.65).outputs["Fac"], 1.0))
    gone = N(m, "ShaderNodeMath", operation="MAXIMUM")
    L(m, product(m, pinholes(m, at, 20, 0.56), thin), gone.inputs[0])
    L(m, value(m, crumbs, 0, 1, 0.96, 0.98), gone.inputs[1])
    mix = N(m, "ShaderNodeMixShader")
    L(m, gone.outputs[0], mix.inputs[0])
    L(m, crust.outputs[0], mix.inputs[1])
    L(m, N(m, "ShaderNodeBsdfTransparent").outputs[0], mix.inputs[2])
    L(m, mix.outputs[0], out)
    return m


def crisp(o, places, thick=0.010):
    """Gives the sheet its places, its thickness and, below its own inner face, the browned one."""
    placed(o, places)
    o.data.materials.append(dosa_crust())
    solid(o, thick, 0)
    o.modifiers["so"].material_offset = 1
    return o


def torn(t, side, seed):
    """How far the torn end strays from its line: wide bays with few fine teeth."""
    r = 0.10 * noise.noise(Vector((t * 5, side, seed))) + 0.06 * noise.noise(Vector((t * 15, side, seed + 2)))
    return r + 0.03 * noise.noise(Vector((t * 42, side, seed))) * smooth(-0.1, 0.3, noise.noise(Vector((t * 9, side, 7))))


def wound(t, turn, x, near, radius, seed):
    """Distance of the rolled sheet from its axis; `near` is the nearness to an end."""
    k = radius * (0.80 + 0.20 * t + 0.10 * smooth(0.93, 1, t))
    c, s = math.cos(turn), math.sin(turn)
    k *= 1 + 0.16 * smooth(0.7, 1, near) * noise.noise(Vector((c * 1.5, s * 1.5, x)))
    k += 0.035 * noise.noise(Vector((x * 0.9, c * 1.2 + t, s * 1.2 + seed)))
    k += 0.012 * noise.noise(Vector((x * 3, turn * 2.2, seed)))
    k += smooth(0.88, 1, t) * (0.10 + 0.07 * noise.noise(Vector((x * 2.1, 1, seed))) + 0.02 * noise.noise(Vector((x * 7, 4, seed))))
    return k + 0.04 * smooth(0.84, 1.0, near) * noise.noise(Vector((x * 3, turn * 2, 8)))


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
        if s < 0:
            reach -= tear * front * smooth(0.15, 0.5, t)
        # only the last of the roll follows the border, so that the crust's pattern is not drawn out into streaks
        stray = torn(t, s > 0, seed) * smooth(0.72, 1.0, abs(s)) * (1.6 if s < 0 else 1.2)
        x = s * reach + math.copysign(1, s) * stray
        # by the place, not by the row: rows stray with the border and would ripple the sheet
        k = wound(t, turn, x, abs(x) / reach, radius, seed)
        y, z = -1.14 * k * math.cos(turn), k * 0.92 * math.sin(turn)
        z = max(z, -radius * 0.80 + 0.05 * z)
        rim = 1 - min((1 - abs(s)) * reach, (1 - t) * width) / BORDER
        places.append((x + 0.4, (t - 0.5) * width * 0.9 - 0.5, max(0, rim)))
        return (x, y + 0.05 * math.sin(x * 1.1 + 1), z + radius * 0.82)

    return crisp(grid_surface("dosa", f, nu, nv, dosa_crust(True), closev=False, loc=loc, rot=rot), places)


def dosa_scrap(loc, rot, s=0.6, seed=5):
    """The torn-off end of a dosa, curling as it cools; its inside lies up."""
    places = []

    def f(i, j):
        q, a = i / 49, TAU * j / 150
        r = s * (0.75 + 0.35 * noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, seed))))
        r += s * 0.10 * noise.noise(Vector((math.cos(a) * 6, math.sin(a) * 6, seed)))
        x, y = r * q * math.cos(a) * 1.3, r * q * math.sin(a)
        z = 0.42 * x * x / s + 0.10 * s * noise.noise(Vector((x * 3, y * 3, seed)))
        places.append((x + seed, y + 1.4, max(0, 1 - (1 - q) * r / BORDER)))
        return (x, y, z + 0.03)

    return crisp(grid_surface("scrap", f, 50, 150, dosa_crust(True), loc=loc, rot=rot), places)
