"""Kathi rolls: the paratha, what is wrapped in it, and its paper."""
from snackkit import *

PALE, GOLD, BROWN, SCORCH = hexes("#f2d391", "#dc9c42", "#a4621d", "#4a1f08")


def paratha_mat(coat=0.35):
    return vcol_mat("paratha", 0.42, coat, 0.35, 24)


def paratha_col(x, y, z, seed=0, heat=0.0):
    """Griddle bread: pale dough, gold flakes and brown blisters from the tawa."""
    g = fbm(x * 1.4 + seed, y * 1.4, z * 1.4, 5, 1.5)
    flake = fbm(x * 2 + seed, y * 2, z * 5, 3, 1.7)
    c = grad((PALE, GOLD, BROWN), 0.30 + heat + 0.75 * g + 0.35 * flake)
    spot = fbm(x * 2.6 + 5 + seed, y * 2.6, z * 2.6, 4, 1.6)
    return lerpc(c, SCORCH, 0.85 * smooth(0.10, 0.27, spot + 0.25 * g))


def wrap(em, length, r, seed, turns=1.6, slant=0.0, inner=None, skin=paratha_col):
    """The rolled bread along z; slant tilts the open end along y, inner paints a lining of egg."""
    m = paratha_mat()
    nl, nt = 70, 130

    def sheet(shrink, rise):
        def f(i, j):
            s, t = i / (nl - 1), j / (nt - 1)
            a = t * turns * TAU + seed
            rr = (r * 0.86 + r * 0.15 * t) * (0.84 + 0.16 * smooth(0, 0.5, s)) * shrink
            rr += (
                0.05 * r * noise.noise(Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, s * 3 + seed)))
            )
            rr += 0.02 * noise.noise(Vector((a * 2.2, s * 9, seed)))
            rr *= smooth(-0.05, 0.06, s)
            rag = 0.10 * noise.noise(Vector((t * 7, seed, 1))) + 0.05 * noise.noise(
                Vector((t * 25, seed, 4))
            )
            y = rr * math.sin(a) * 0.94
            return (rr * math.cos(a) * 1.06, y, s * (length + rise + rag * s + slant * y))

        return grid_surface("wrap", f, nl, nt, m, closev=False)

    o = put(em, sheet(1, 0))
    paint(
        o,
        lambda x, y, z: lerpc(
            skin(x, y, z, seed), PALE, 0.75 * smooth(length - 0.07, length, z - slant * y)
        ),
    )
    solid(o, 0.05, 0)
    if inner:
        o = put(em, sheet(0.90, 0.05))
        paint(o, inner)
        solid(o, 0.03, 0)


# ---------- what goes in
def paneer(seed=0, s=0.24):
    m = vcol_mat("paneer", 0.35, 0.4, 0.25, 18)
    cols = hexes("#fbd08a", "#f08a2a", "#c8480f")
    return chunk(m, (s * 1.15, s, s * 0.95), cols, seed, charred=1.0, char="#5a1c06")


def strip(a, b, l=0.4, rad=0.045, bend=0.5, seed=0, flat=0.6):
    """A cut pepper or onion strip: an arc of a ring."""
    m = noisy("strip", [(0.3, a), (0.7, b)], scale=5, bumps=0.04, coat=0.85)
    R = l / max(0.2, bend * 2)
    pts = []
    for k in range(12):
        a_ = (k / 11 - 0.5) * l / R
        pts.append((R * math.sin(a_), R * (1 - math.cos(a_)), 0.02 * math.sin(k + seed)))
    return tube("strip", pts, rad, m, n=8, radf=lambda t: 0.75 + 0.25 * math.sin(t * math.pi))


def peppers():
    return [
        strip("#2f8420", "#67b938", 0.42, 0.05, 0.5, 1),
        strip("#c21d10", "#e84b2a", 0.38, 0.05, 0.6, 2),
        strip("#f0ac1a", "#ffd24a", 0.38, 0.048, 0.4, 3),
    ]


def onions():
    return [
        strip("#a2417f", "#f3dcea", 0.46, 0.032, 0.8, 4),
        strip("#efd6e6", "#fbf2f8", 0.42, 0.034, 0.6, 5),
    ]


def heap(em, protos, n, r, z, dome, seed, tilt=0.9, smin=0.8, smax=1.15, slant=0.0, gap=0.10):
    """Lay copies of the prototypes over a dome about the group's axis."""
    rs = random.Random(seed)
    for k, (x, y) in enumerate(pack(n, r, gap)):
        q = (x * x + y * y) / (r * r)
        s = rs.uniform(smin, smax)
        o = dup(
            protos[k % len(protos)],
            (x, y, z + dome * (1 - q) + slant * y + rs.uniform(-0.03, 0.05)),
            (rs.uniform(-tilt, tilt), rs.uniform(-tilt, tilt), rs.uniform(0, TAU)),
            (s, s, s),
        )
        put(em, o)


def lettuce_rim(em, r, z, seed, span=3.6, start=0.2, slant=0.0, height=0.2):
    m = vcol_mat("rim", 0.35, 0.4, 0.3, 12)

    def f(i, j):
        q, a = i / 9, start + j / 89 * span
        w = 0.07 * math.sin(7 * a + seed) * q + 0.035 * math.sin(15 * a + seed * 2) * q
        rr = r * (0.70 + 0.42 * q * q) + w * 0.6
        y = rr * math.sin(a) * 0.95
        return (rr * math.cos(a) * 1.05, y, z - 0.12 + height * q + w + slant * y)

    o = grid_surface("rim", f, 10, 90, m, closev=False)
    c = hexes("#d9f0a0", "#86c845", "#3f9226")
    paint(o, lambda x, y, u: grad(c, (u - slant * y - z + 0.1) / height + 0.5 * fbm(x, y, u, 3, 4)))
    solid(o, 0.012, 0)
    return put(em, o)


def paper(em, length, r, seed, col="#c7281c", top=0.55, kind="check", pale="#fff0d2"):
    """The sleeve of paper: check, stripe or plain, torn open on a slant."""
    nl, na = 70, 220
    zc = length * top

    def g(i, j):
        s = i / (nl - 1)
        a = TAU * j / na
        rr = r * 1.05 * (0.86 + 0.14 * smooth(0, 0.5, s))
        rr += 0.022 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, s * 5 + seed)))
        rr += 0.012 * abs(noise.noise(Vector((a * 3, s * 9, seed))))
        rr *= smooth(-0.07, 0.06, s)
        edge = zc + 0.26 * math.cos(a) + 0.08 * math.sin(2 * a + seed)
        return (rr * math.cos(a) * 1.06, rr * math.sin(a) * 0.94, -0.06 + s * (edge + 0.06))

    if kind == "plain":
        m = noisy("paper", [(0.3, col), (0.7, col)], scale=5, bumps=0.25, bscale=30, rough=0.7)
    else:
        m = checker_mat(pale, col, band=(4.6, 7.4) if kind == "check" else None)
    o = put(em, grid_surface("paper", g, nl, na, m))
    if kind != "plain":
        uv = []
        for i in range(nl):
            for j in range(na):
                v = g(i, j)[2] / 0.2 + 0.003 if kind == "check" else 0.5
                uv.extend((min(j, na - j) / na * 32 + 0.003, v, 0.5))
        o.data.attributes.new("P2", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", uv)
    solid(o, 0.014, 1)
    return o


def roll(
    loc,
    rot,
    seed,
    stuffing,
    length=2.9,
    r=0.52,
    sleeve=None,
    slant=0.0,
    dome=0.2,
    lining=None,
    greens=True,
    sauces=(),
    n=34,
    skin=paratha_col,
):
    """A filled roll along its z axis; sleeve holds keywords for paper(), sauces are materials.

    A negative slant cuts the end so that the face of a lying roll looks upwards.
    """
    em = group(loc, rot)
    wrap(em, length, r, seed, slant=slant, inner=lining, skin=skin)
    bed = M_sauce("#b5541a", "#d5752a", "#e39a3c", coat=0.6)
    core = fill(bed, r * 0.80, length - 0.12, amp=0.05, n=40, rings=10)
    for v in core.data.vertices:
        v.co.z += slant * v.co.y
    put(em, core)
    if greens:
        lettuce_rim(em, r, length, seed, start=seed * 1.3, slant=slant)
    heap(em, stuffing, n, r * 0.74, length - 0.02, dome, seed, slant=slant)
    for k, m in enumerate(sauces):
        z = zigzag(m, r * 1.15, r * 0.75, 2.5, lambda x, y: 0, 0.03, seed + k * 3, seg=44)
        turn = Matrix.Rotation(0.6 + k * 1.3, 3, "Z")
        for v in z.data.vertices:
            v.co = turn @ v.co
            q = (v.co.x**2 + v.co.y**2) / (r * r)
            v.co.z += length + 0.09 + dome * (1 - q) + slant * v.co.y
        put(em, z)
    if sleeve is not None:
        paper(em, length, r, seed, **sleeve)
    return em


def chutney(kind="green", coat=0.8):
    if kind == "mayo":
        return pbsdf("mayo", "#fff7e3", 0.22, coat=coat)
    cols, scale = {
        "green": (("#2f7a1c", "#4f9a2a", "#7fbd45"), 5),
        "red": (("#a5180a", "#cc3212", "#e2561f"), 5),
        "imli": (("#360e04", "#541807", "#74280d"), 5),
        "kasundi": (("#c98a0c", "#e8b021", "#f3cf52"), 14),
        "makhani": (("#d8681c", "#ee8f35", "#f8b45c"), 5),
    }[kind]
    m = M_sauce(*cols, coat=coat, bumps=0.4, scale=scale)
    B(m).inputs["Roughness"].default_value = 0.25
    return m
