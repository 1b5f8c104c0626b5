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


def chickpeas(mat, r=0.11, count=6):
    """Boiled chickpeas: beaked, creased, wrinkled, some with a split or loosened skin; each of its own brown."""
    tones = [tuple(hexc(c) for c in pair) for pair in (
        ("#54280b", "#a8692a"), ("#633110", "#b67a35"), ("#43200a", "#8d5420"),
        ("#6b3712", "#c48d46"), ("#4c240b", "#9a5f26"), ("#5b2c0d", "#ad7030"),
    )]
    made = []
    for k in range(count):
        nu, nv, colours = 40, 56, []
        dark, light = tones[k % len(tones)]
        long, fat = 0.95 + 0.12 * hashed((k, 1, 2)), 0.86 + 0.14 * hashed((k, 5, 3))

        def f(i, j):
            ph, th = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
            d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
            s = 1 + 0.32 * max(0, d.x) ** 5
            crease = math.exp(-((d.y + 0.06 * noise.noise(d * 3)) ** 2) / 0.012) * max(0, d.z + 0.25)
            s -= 0.22 * crease
            s += 0.10 * noise.noise(d * 1.5 + Vector((k * 5.1, 0, 0)))
            ridge = abs(noise.noise(d * 3.4 + Vector((0, k * 3.3, 0))))
            s -= 0.07 * math.exp(-ridge / 0.06) * smooth(-0.6, 0.3, noise.noise(d * 1.1 + Vector((k, 0, 4))))
            t = 0.55 + 0.9 * fbm(d.x, d.y, d.z + k, 4, 1.7) - 0.5 * crease - 0.35 * math.exp(-ridge / 0.05)
            colours.append(lerpc(dark, light, t))
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
