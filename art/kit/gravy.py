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


def masala_mat():
    """Thick gravy with its oil beside it: vertices give the colour, the attribute Oil says where it is clear fat.

    Only the fat mirrors: a wet shine over the pulp would lie on it like a grey film.
    """
    m = pbsdf("masala", "#ffffff", 0.6, spec=0.2)
    v = coords(m)
    L(m, painted(m, 0.3, 34), B(m).inputs["Base Color"])
    fat = N(m, "ShaderNodeAttribute", attribute_name="Oil").outputs["Fac"]
    L(m, value(m, fat, 0.66, 0.09, 0.15, 0.75), B(m).inputs["Roughness"])
    L(m, value(m, fat, 0.10, 0.5, 0.2, 0.8), B(m).inputs["Specular"])
    pulp = noise_tex(m, v, 30, 8, 0.72).outputs["Fac"]
    grit = N(m, "ShaderNodeMath", operation="MULTIPLY")
    L(m, pulp, grit.inputs[0])
    L(m, value(m, fat, 1.0, 0.0, 0.1, 0.7), grit.inputs[1])
    L(m, bump(m, grit.outputs[0], 0.85, 0.03), B(m).inputs["Normal"])
    return m


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


def chickpeas(mat, r=0.11, count=9):
    """Stewed chickpeas: beaked, creased, wrinkled, each of its own size and brown, gravy clinging to them; every third
    has burst its skin or come apart along the seam.
    """
    tones = [tuple(hexc(c) for c in pair) for pair in (
        ("#562208", "#b06422"), ("#662a0a", "#c07a30"), ("#421806", "#8c4716"),
        ("#6e2e0c", "#d0944a"), ("#4c1d06", "#a0581c"), ("#5c260a", "#b46e28"), ("#3a1405", "#7c3b12"),
    )]
    sauce, flesh = hexc("#581f06"), hexc("#d9ac6a")
    made = []
    for k in range(count):
        nu, nv, colours = 44, 64, []
        dark, light = tones[k % len(tones)]
        long, fat = 0.92 + 0.20 * hashed((k, 1, 2)), 0.82 + 0.20 * hashed((k, 5, 3))
        split = k % 3 == 2
        own = Vector((k * 5.1, k * 2.3, 0))

        def f(i, j):
            ph, th = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
            d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
            s = 1 + 0.34 * max(0, d.x) ** 5 + 0.12 * noise.noise(d * 1.5 + own)
            seam = d.y + 0.07 * noise.noise(d * 3 + own)
            crease = math.exp(-(seam**2) / (0.022 if split else 0.010)) * max(0, d.z + (0.55 if split else 0.25))
            s -= (0.36 if split else 0.20) * crease
            ridge = abs(noise.noise(d * 3.4 + own))
            s -= 0.08 * math.exp(-ridge / 0.06) * smooth(-0.6, 0.3, noise.noise(d * 1.1 + own))
            # A loosened skin stands up beside the bare flesh that it has left.
            burst = smooth(0.30, 0.36, noise.noise(d * 1.25 + own * 1.7)) if k % 3 == 1 else 0
            s += (0.05 if k % 3 == 1 else 0) * smooth(0.22, 0.30, noise.noise(d * 1.25 + own * 1.7)) - 0.11 * burst
            t = 0.5 + 0.9 * fbm(d.x, d.y, d.z + k, 4, 1.7) - 0.35 * math.exp(-ridge / 0.05)
            c = lerpc(dark, light, t)
            c = lerpc(c, flesh, 0.75 * max(burst, 0.9 * smooth(0.25, 0.7, crease) * split))
            coat = smooth(-0.02, 0.22, fbm(d.x + k * 2, d.y, d.z, 4, 1.3) - 0.25 * d.z + 0.05)
            colours.append(lerpc(c, sauce, 0.78 * coat))
            return d.x * r * s * long, d.y * r * s * fat, d.z * r * s * 0.95

        made.append(paint_by(grid_surface("chickpea", f, nu, nv, mat), colours))
    return made


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
