"""What lies round bhature: stewed chickpeas in their gravy, chillies that have begun to wrinkle, spun brass."""
from cooked import *

#: Dark and light brown of each kind of chickpea.
TANS = (
    ("#6a3410", "#b87c36"), ("#7a4014", "#c99044"), ("#582a0c", "#a66a2a"),
    ("#824818", "#d09c4e"), ("#66310e", "#b0742f"), ("#743b14", "#c0863c"),
)


def wet_skin():
    """Skin of a stewed chickpea under a film of gravy and oil: it gleams where the film lies."""
    m = pbsdf("chickpea", "#ffffff", 0.3, sss=0.06, sssr=(0.04, 0.018, 0.008), spec=0.42)
    v = coords(m, rnd=True)
    colour = painted(m, 0.24, 22)
    for name in ("Base Color", "Subsurface Color"):
        L(m, colour, B(m).inputs[name])
    film = noise_tex(m, v, 7, 4, 0.55).outputs["Fac"]
    L(m, value(m, film, 0.2, 0.5, 0.42, 0.58), B(m).inputs["Roughness"])
    L(m, bump(m, noise_tex(m, v, 34, 3).outputs["Fac"], 0.22, 0.008), B(m).inputs["Normal"])
    return m


def pea_form(d, k):
    """How far a chickpea's skin is from its middle in a direction, and how deep the furrow is there (0 to 1)."""
    own = Vector((k * 5.1, k * 2.3, 0))
    beak = 0.30 * max(0, d.x) ** 7
    seam = d.y + 0.05 * noise.noise(d * 2 + own)
    furrow = math.exp(-(seam**2) / 0.012) * smooth(-0.5, 0.5, d.z + 0.5 * d.x)
    wrinkle = math.exp(-abs(noise.noise(d * 2.6 + own)) / 0.05) * smooth(-0.2, 0.3, noise.noise(d * 1.2 + own * 2))
    return 1 + beak + 0.11 * noise.noise(d * 1.3 + own) - 0.18 * furrow - 0.022 * wrinkle, furrow


def pea_tone(d, furrow, k):
    """Colour of a chickpea: tan, darker in the furrow, red-brown where masala clings to it."""
    dark, light = (hexc(c) for c in TANS[k % len(TANS)])
    c = lerpc(dark, light, 0.62 + 0.8 * fbm(d.x, d.y, d.z + k, 4, 1.5) - 0.6 * furrow)
    masala = smooth(0.02, 0.24, fbm(d.x + k * 2, d.y, d.z, 4, 1.4) - 0.22 * d.z)
    return lerpc(c, hexc("#742c08"), 0.7 * masala)


def tan_chickpeas(r=0.11, count=9):
    """Chickpeas of the radius r to copy from, each of its own size and brown: beaked, furrowed, hardly wrinkled."""
    mat, made, nu, nv = wet_skin(), [], 44, 64
    for k in range(count):
        colours = []
        long, fat = 0.96 + 0.14 * hashed((k, 1, 2)), 0.88 + 0.14 * hashed((k, 5, 3))

        def f(i, j):
            ph, th = math.pi * i / (nu - 1) - math.pi / 2, TAU * j / nv
            d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
            s, furrow = pea_form(d, k)
            colours.append(pea_tone(d, furrow, k))
            return d.x * r * s * long, d.y * r * s * fat, d.z * r * s * 0.95

        made.append(paint_by(grid_surface("chickpea", f, nu, nv, mat), colours))
    return made


def glossy_masala():
    """Gravy for masala_pool of gravy.py: wet all over, smoothest where the attribute Oil says that fat has risen."""
    m = pbsdf("masala", "#ffffff", 0.6, spec=0.4)
    # The pool is painted for a dull brown; the film over it is redder.
    L(m, mixc(m, 1.0, painted(m, 0.25, 34), "#e2bd98", "MULTIPLY"), B(m).inputs["Base Color"])
    fat = N(m, "ShaderNodeAttribute", attribute_name="Oil").outputs["Fac"]
    L(m, value(m, fat, 0.34, 0.07, 0.1, 0.7), B(m).inputs["Roughness"])
    grit = N(m, "ShaderNodeMath", operation="MULTIPLY")
    L(m, noise_tex(m, coords(m), 26, 6, 0.66).outputs["Fac"], grit.inputs[0])
    L(m, value(m, fat, 1.0, 0.0, 0.1, 0.7), grit.inputs[1])
    L(m, bump(m, grit.outputs[0], 0.5, 0.022), B(m).inputs["Normal"])
    return m


def chilli_skin():
    """Skin of a chilli some days old: satin, creased lengthwise, hardly shining."""
    m = pbsdf("mirch", "#ffffff", 0.5, spec=0.3)
    L(m, painted(m, 0.12, 24), B(m).inputs["Base Color"])
    v = coords(m, (1.6, 9, 9), rnd=True)
    L(m, value(m, noise_tex(m, coords(m), 5, 4).outputs["Fac"], 0.36, 0.62, 0.42, 0.6), B(m).inputs["Roughness"])
    L(m, bump(m, noise_tex(m, v, 3.2, 5, 0.6, 0.5).outputs["Fac"], 0.8, 0.03), B(m).inputs["Normal"])
    return m


def chilli_ring(t, seed, bend):
    """At the share t of a chilli's length: offset of its middle to the side, its height, its thickness (0 to 1)."""
    aside = bend * math.sin(t * 2.7 + 0.4) + 0.05 * noise.noise(Vector((t * 2.4, seed, 1)))
    up = 0.02 * math.sin(t * 5 + seed) + 0.05 * t * t
    body = (0.62 + 0.38 * math.sin(min(1, t * 5) * math.pi / 2)) * (1 - t**1.9) ** 0.8 + 0.012
    return aside, up, body * (1 + 0.10 * noise.noise(Vector((t * 5 + seed, 3, seed))))


def wrinkled_chilli(loc, rz=0.0, length=1.2, r=0.07, seed=0, bend=0.2):
    """A thin green chilli that lies at loc and points along rz: creased, pinched in places, its stalk bent."""
    deep, green, lime = (hexc(c) for c in ("#1b470d", "#3c7d1a", "#7fa534"))
    colours, nu, nv = [], 110, 40
    turn = dict(loc=loc, rot=(0, 0, rz))

    def f(i, j):
        t, a = i / (nu - 1), TAU * j / nv
        aside, up, body = chilli_ring(t, seed, bend)
        c, s = math.cos(a), math.sin(a)
        crease = math.exp(-abs(noise.noise(Vector((t * 2.2 + seed, c * 1.8, s * 1.8)))) / 0.05)
        k = body * (1 - 0.15 * crease + 0.12 * noise.noise(Vector((t * 4 + seed, c, s))))
        n = fbm(t * 3, c, s + seed, 4, 1.3)
        tone = lerpc(deep, green, 0.6 + 1.3 * n - 0.25 * crease)
        colours.append(lerpc(tone, lime, smooth(0.12, 0.5, n + 0.25 * t - 0.08)))
        return t * length, aside + r * k * c, r * 0.92 + up + r * k * s

    paint_by(grid_surface("chilli", f, nu, nv, chilli_skin(), **turn, capstart=True, capend=True), colours)
    stalk_of(r, seed, chilli_ring(0, seed, bend)[0], turn)


def stalk_of(r, seed, aside, turn):
    """The cap and the bent stalk of a chilli of the radius r; `turn` are its place and rotation."""
    wood = oily("stalk", [(0.3, "#3b6114"), (0.7, "#5f8a2a")], dry=0.75, wet=0.6, sss=0, spec=0.2)

    def cap(i, j):
        q, a = i / 9, TAU * j / 30
        out = r * (0.2 + 0.56 * q) * (1 + 0.12 * q * math.sin(5 * a + seed))
        return (-0.05 + 0.09 * q * q, aside + out * math.cos(a), r * 0.92 + out * math.sin(a))

    grid_surface("calyx", cap, 10, 30, wood, **turn)
    reach = 0.24 + 0.08 * hashed((seed, 4, 4))
    path = [(-0.03 - reach * t, aside + 0.1 * t * t * math.cos(seed), r * 0.92 + 0.07 * t * t) for t in (k / 13 for k in range(14))]
    tube("stalk", path, 0.014, wood, n=8, radf=lambda t: 1.5 - 0.7 * smooth(0, 0.35, t) + 0.25 * smooth(0.9, 1, t), **turn)


def spun_brass():
    """Polished brass, turned on a lathe round its own axis: fine rings, a breath of tarnish, no stains."""
    m = pbsdf("brass", "#d6a851", 0.2, metal=1)
    v = coords(m)
    haze = noise_tex(m, v, 1.6, 5, 0.55).outputs["Fac"]
    L(m, ramp(m, haze, [(0.3, "#c08f3e"), (0.7, "#dcb05a")]), B(m).inputs["Base Color"])
    L(m, value(m, haze, 0.24, 0.15, 0.35, 0.65), B(m).inputs["Roughness"])
    flat = N(m, "ShaderNodeVectorMath", operation="MULTIPLY")
    flat.inputs[1].default_value = (1, 1, 0)
    L(m, v, flat.inputs[0])
    out = N(m, "ShaderNodeVectorMath", operation="LENGTH")
    L(m, flat.outputs[0], out.inputs[0])
    rings = noise_tex(m, out.outputs["Value"], 55, 3, 0.6).outputs["Fac"]
    L(m, bump(m, rings, 0.05, 0.006), B(m).inputs["Normal"])
    return m
