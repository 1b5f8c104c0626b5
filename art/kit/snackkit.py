"""Small things that rolls and burgers share: groups, chunks, limes, drizzles, glass, fries."""
from dishes import *


def group(loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    em = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(em)
    em.location = loc
    em.rotation_euler = rot
    em.scale = (scale,) * 3
    return em


def put(em, *obs):
    """Hang objects into a group; returns the last."""
    for o in obs:
        o.parent = em
    return obs[-1]


def hexes(*cols):
    return [hexc(c) for c in cols]


def grad(cols, t):
    """Colour at t (0..1) of evenly spread colours."""
    t = max(0, min(0.9999, t)) * (len(cols) - 1)
    k = int(t)
    return lerpc(cols[k], cols[k + 1], t - k)


def chunk(mat, size, cols, seed=0, power=0.4, amp=0.10, char=None, charred=0.0, nu=20, nv=28):
    """A rounded cube; its edges take the last colours, `char` the scorched spots."""

    def soft(v):
        return math.copysign(abs(v) ** power, v)

    def f(i, j):
        ph = math.pi * i / (nu - 1) - math.pi / 2
        th = TAU * j / nv
        d = (
            soft(math.cos(ph)) * soft(math.cos(th)),
            soft(math.cos(ph)) * soft(math.sin(th)),
            soft(math.sin(ph)),
        )
        k = 1 + amp * noise.noise(Vector(d) * 1.7 + Vector((seed * 3.1, seed, 0)))
        return tuple(d[q] * size[q] / 2 * k for q in range(3))

    o = grid_surface("chunk", f, nu, nv, mat)
    dark = hexc(char or "#5a230a")

    def col(x, y, z):
        u = [abs(x) / size[0], abs(y) / size[1], abs(z) / size[2]]
        edge = smooth(0.78, 1.35, sum(u))
        g = fbm(x / size[0] + seed, y / size[1], z / size[2] + seed, 4, 2.2)
        c = grad(cols, 0.35 + 0.45 * edge + g * 0.9)
        return lerpc(c, dark, charred * smooth(0.05, 0.3, g + 0.35 * edge - 0.15))

    return paint(o, col)


def citrus(loc, r=0.3, rot=(0, 0, 0), kind="half", rind="#6fa428", pulp="#dfe88a"):
    """A lime: kind is half (dome under the cut face), wheel (a slice) or wedge."""
    m = vcol_mat("citrus", 0.22, 0.75, 0.25, 40)
    skin, white, p0, p1 = hexes(rind, "#f4f3cf", pulp, "#c4d454")
    em = group(loc, rot)

    def face_col(x, y, z):
        q = math.hypot(x, y) / r
        if q > 0.95:
            return skin
        if q > 0.86:
            return white
        a = (math.atan2(y, x) / TAU * 9) % 1
        spoke = min(a, 1 - a) * q
        c = lerpc(p0, p1, 0.5 + 1.4 * fbm(x / r * 3, y / r * 3, 1, 3, 2))
        return lerpc(white, c, smooth(0.02, 0.06, spoke)) if q > 0.1 else white

    def face(z):
        o = grid_surface(
            "cut",
            lambda i, j: (
                r * i / 18 * math.cos(TAU * j / 90),
                r * i / 18 * math.sin(TAU * j / 90),
                z + 0.012 * r * math.sin(i * 2.1) * (i < 15),
            ),
            19,
            90,
            m,
        )
        put(em, paint(o, face_col))

    if kind == "wedge":
        half = math.radians(38)
        o = grid_surface(
            "rind",
            lambda i, j: (
                -1.12 * r * math.cos(math.pi * i / 30),
                r * math.sin(math.pi * i / 30) * math.sin(half * (j / 8 - 1)),
                -r * math.sin(math.pi * i / 30) * math.cos(half * (j / 8 - 1)),
            ),
            31,
            17,
            m,
            closev=False,
        )
        put(em, paint(o, lambda x, y, z: skin))
        for side in (-1, 1):

            def g(i, j):
                s = math.sin(math.pi * i / 30) * r * j / 12
                x = -1.12 * r * math.cos(math.pi * i / 30) * (0.15 + 0.85 * j / 12)
                return (x, s * math.sin(half * side), -s * math.cos(half))

            o = grid_surface("flesh", g, 31, 13, m, closev=False)

            def flesh(x, y, z):
                q = math.hypot(x / 1.12, math.hypot(y, z)) / r
                if q > 0.86:
                    return lerpc(white, skin, smooth(0.93, 0.99, q))
                return lerpc(p0, p1, 0.5 + 1.4 * fbm(x / r * 4, z / r * 2, side, 3, 2))

            put(em, paint(o, flesh))
        return em
    face(0.0)
    depth = 0.2 * r if kind == "wheel" else 0.95 * r
    n = 14
    rows = [
        (
            r * max(0.0002, math.cos(k / n * math.pi / 2) ** (0.6 if kind == "half" else 0.15)),
            -depth * math.sin(k / n * math.pi / 2),
        )
        for k in range(n + 1)
    ]
    o = lathe("rind", rows[::-1], m, n=60)
    put(em, paint(o, (lambda x, y, z: skin) if kind == "half" else face_col))
    return em


def zigzag(mat, length, width, turns, z, rad=0.035, seed=0, seg=58):
    """A squeezed line of sauce along x; z(x, y) is the ground."""
    rs = random.Random(seed)
    p = rs.uniform(0, 6)
    pts = []
    for k in range(seg):
        t = k / (seg - 1)
        x = (t - 0.5) * length + 0.04 * math.sin(t * 30 + p)
        y = width / 2 * math.sin(turns * TAU * t + p) * (0.8 + 0.2 * math.sin(t * 9 + p))
        pts.append((x, y, z(x, y) + rad * 0.5))
    return tube(
        "zig",
        pts,
        rad,
        mat,
        n=8,
        radf=lambda t: 0.85 + 0.3 * math.sin(t * 23 + p) * math.sin(t * 7),
    )


def clear_glass(name="glass", tint="#ffffff", gloss=0.9):
    """Cheap glass: transparent, with reflections that grow towards the rim."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new("ShaderNodeOutputMaterial")
    mix = nt.nodes.new("ShaderNodeMixShader")
    tr = nt.nodes.new("ShaderNodeBsdfTransparent")
    gl = nt.nodes.new("ShaderNodeBsdfGlossy")
    lw = nt.nodes.new("ShaderNodeLayerWeight")
    mul = nt.nodes.new("ShaderNodeMath")
    tr.inputs["Color"].default_value = hexc(tint)
    gl.inputs["Roughness"].default_value = 0.04
    lw.inputs["Blend"].default_value = 0.25
    mul.operation = "MULTIPLY"
    mul.inputs[1].default_value = gloss
    for a, b in (
        (lw.outputs["Facing"], mul.inputs[0]),
        (mul.outputs[0], mix.inputs[0]),
        (tr.outputs[0], mix.inputs[1]),
        (gl.outputs[0], mix.inputs[2]),
        (mix.outputs[0], out.inputs[0]),
    ):
        nt.links.new(a, b)
    return m


def scatter(proto, n, xs, ys, z, tilt=0.3, smin=0.7, smax=1.2):
    for _ in range(n):
        x, y = rnd(*xs), rnd(*ys)
        dup(
            proto,
            (x, y, z(x, y) if callable(z) else z),
            (rnd(-tilt, tilt), rnd(-tilt, tilt), rnd(0, TAU)),
            (rnd(smin, smax),) * 3,
        )


def herb(s=0.14):
    return coriander(M_leaf("#2c7a1e", "#62ad3c"), s)


def wood_board(x, y, z=0.16, loc=(0, 0, 0), rot=0.0, cols=("#7a4422", "#5c3017", "#935a30")):
    return board(wood("board", *cols, scale=0.45, axis="X", rough=0.5), x, y, z, loc=loc, rot=rot)


def cloth(cols, loc, size=(2.2, 1.6), rot=0.0, stripe=7, fold=0.09, seed=1):
    """A hand-thrown checked or striped cloth; cols are ground and stripe."""
    m = vcol_mat("cloth", 0.9, 0, 0.5, 160, spec=0.1)
    c0, c1 = hexes(*cols)
    n = 110

    def f(i, j):
        x, y = (i / (n - 1) * 2 - 1) * size[0], (j / (n - 1) * 2 - 1) * size[1]
        w = fold * (
            1.2 * abs(noise.noise(Vector((x * 0.8 + y * 0.5, y * 0.5, seed))))
            + 0.4 * abs(noise.noise(Vector((x * 2.1, y * 1.7, seed + 4))))
        )
        return (x + 0.08 * math.sin(y * 1.6 + seed), y + 0.06 * math.sin(x * 1.3), 0.012 + w)

    o = grid_surface("cloth", f, n, n, m, closev=False, loc=loc, rot=(0, 0, rot))

    def col(x, y, z):
        a = int((x + 20) * stripe / 2) % 4 == 0
        b = int((y + 20) * stripe / 2) % 4 == 0
        return lerpc(c0, c1, 0.55 * a + 0.45 * b)

    paint(o, col)
    return o


def fry_proto(cols=("#f6d676", "#eab944", "#c8842a"), l=1.2, t=0.13, bend=0.05, seed=0):
    """A fried potato stick along z with browned ends."""
    m = vcol_mat("fry", 0.42, 0.3, 0.25, 40)
    rows = 14

    def f(i, j):
        s = i / (rows - 1)
        a = TAU * j / 16
        k = abs(math.cos(a)) ** 6 + abs(math.sin(a)) ** 6
        w = t / 2 * k ** (-1 / 6) * (1 + 0.12 * noise.noise(Vector((s * 4, j / 5, seed))))
        if i in (0, rows - 1):
            w *= 0.82
        x = w * math.cos(a) + bend * math.sin(s * math.pi + seed) * 2
        return (x, w * math.sin(a), (s - 0.5) * l)

    o = grid_surface("fry", f, rows, 16, m, capstart=True, capend=True)
    c = hexes(*cols)
    return paint(
        o,
        lambda x, y, z: grad(
            c,
            0.35
            + 0.5 * smooth(0.32, 0.52, abs(z) / l)
            + 0.8 * fbm(x * 5 + seed, y * 5, z * 2, 3, 2),
        ),
    )
