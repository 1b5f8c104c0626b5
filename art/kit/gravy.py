"""Dark gravies: solids half sunk, oil that has risen, drips over the rim."""
from cooked import *


def gravy_mat(name, deep, body, oil, film=0.5, gloss=(0.07, 0.3), scale=3.0):
    """Gravy under patches of risen oil; the oil is smoother, clearer and redder than the gravy."""
    m = pbsdf(name, body, 0.2, spec=0.6)
    v = coords(m, rnd=False)
    grainy = noise_tex(m, v, 26, 8, 0.7).outputs["Fac"]
    gravy = ramp(m, grainy, [(0.32, deep), (0.66, body)])
    risen = noise_tex(m, v, scale, 5, 0.5, 0.7).outputs["Fac"]
    where = value(m, risen, 0.0, 0.85, 0.62 - 0.2 * film, 0.68 - 0.2 * film)
    L(m, mixc(m, where, gravy, oil), B(m).inputs["Base Color"])
    L(m, value(m, where, gloss[1], gloss[0], 0.1, 0.6), B(m).inputs["Roughness"])
    rough = N(m, "ShaderNodeMath", operation="SUBTRACT")
    rough.inputs[0].default_value = 1.0
    L(m, where, rough.inputs[1])
    pulp = N(m, "ShaderNodeMath", operation="MULTIPLY")
    L(m, grainy, pulp.inputs[0])
    L(m, rough.outputs[0], pulp.inputs[1])
    wide = bump(m, risen, 0.25, 0.03)
    L(m, bump(m, pulp.outputs[0], 0.6, 0.025, wide), B(m).inputs["Normal"])
    return m


def gravy_pool(mat, r, z, solids, loc=(0, 0, 0), seed=0, rings=90, n=220):
    """The surface of a gravy that climbs a little at the rim and at each solid (x, y, radius, height)."""

    def lift(x, y):
        up = 0.02 * noise.noise(Vector((x * 3 + seed, y * 3, seed))) + 0.008 * noise.noise(
            Vector((x * 11, y * 11, seed))
        )
        for sx, sy, sr, sh in solids:
            d = math.hypot(x - sx, y - sy) - sr * 0.8
            if d < 0.12:
                up += sh * math.exp(-max(0, d) / 0.035) * 0.5
        return up

    def f(i, j):
        q, a = i / (rings - 1), TAU * j / n
        x, y = r * q * math.cos(a), r * q * math.sin(a)
        return x, y, z + min(0.16, lift(x, y)) + 0.03 * smooth(0.93, 1, q)

    return grid_surface("gravy", f, rings, n, mat, loc=loc)


def masala_pool(mat, r, z, solids, loc=(0, 0, 0), seed=0, rings=130, n=300):
    """Thick gravy that clings to its solids (x, y, radius, height); orange oil stands at the rim and in the hollows."""
    deep, body, warm, orange, amber = (hexc(c) for c in ("#2c0f04", "#5e2408", "#8a3d0a", "#b54a05", "#dd7d0c"))
    colours, fat = [], []

    def f(i, j):
        q, a = (i / (rings - 1)) ** 0.9, TAU * j / n
        x, y = r * q * math.cos(a), r * q * math.sin(a)
        cling = 0.0
        for sx, sy, sr, sh in solids:
            d = math.hypot(x - sx, y - sy) - sr * 0.7
            if d < 0.16:
                cling = max(cling, sh * math.exp(-max(0, d) / 0.05))
        at = Vector((x, y, seed))
        lumps = 0.03 * noise.noise(at * 3) + 0.022 * noise.noise(at * 9) + 0.012 * noise.noise(at * 22)
        shore = 0.90 + 0.09 * noise.noise(Vector((math.cos(a) * 1.7, math.sin(a) * 1.7, seed))) + 0.03 * noise.noise(at * 8)
        oil = max(smooth(shore - 0.03, shore + 0.03, q), 0.8 * smooth(0.30, 0.5, noise.noise(at * 2.6 + Vector((4, 0, 0)))))
        oil *= smooth(0.075, 0.03, cling)
        grain = fbm(x, y, seed, 5, 4.5)
        c = lerpc(lerpc(deep, body, 0.55 + 1.5 * grain), warm, smooth(0.05, 0.3, grain + 0.5 * cling))
        colours.append(lerpc(c, lerpc(orange, amber, 0.5 + 1.5 * fbm(x, y, seed + 3, 3, 2)), 0.85 * oil))
        fat.append(oil)
        return x, y, z + (cling + lumps) * (1 - oil) - 0.012 * oil + 0.02 * smooth(0.96, 1, q)

    o = paint_by(grid_surface("gravy", f, rings, n, mat, loc=loc), colours)
    o.data.attributes.new("Oil", "FLOAT", "POINT").data.foreach_set("value", fat)
    return o


def drip(mat, path, r, loc=(0, 0, 0)):
    """A run of gravy along a path that ends in a heavier drop."""
    swell = lambda t: 0.55 + 0.25 * math.sin(t * 5) + 0.9 * smooth(0.72, 0.93, t) * (1.02 - t) ** 0.3
    return tube("drip", path, r, mat, n=14, radf=swell, loc=loc)


def spill(mat, x, y, z, r, seed, thick=0.02):
    """A splash on a flat plate: rounded edge, irregular outline."""
    rings, n = 14, 60

    def f(i, j):
        q, a = i / (rings - 1), TAU * j / n
        c, s = math.cos(a), math.sin(a)
        rr = r * q * (1 + 0.4 * noise.noise(Vector((c * 1.4 + seed, s * 1.4, seed))))
        return x + rr * c, y + rr * s, z + thick * math.sqrt(max(0, 1 - q**4)) - 0.004

    return grid_surface("spill", f, rings, n, mat)
