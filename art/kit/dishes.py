import os
from foodkit import *
from camera_views import *


def rnd(a, b):
    return random.uniform(a, b)


def hide(o):
    o.location = (99, 99, -50)


def solid(o, t=0.02, off=-1, bev=0):
    m = o.modifiers.new("so", "SOLIDIFY")
    m.thickness = t
    m.offset = off
    return o


def sub(o, n=1):
    m = o.modifiers.new("s", "SUBSURF")
    m.levels = m.render_levels = n
    return o


def zramp(m, stops, noise_amt=0.12, scale=3, rndm=True, gen=True):
    """colour by generated Z + noise"""
    tc = N(m, "ShaderNodeTexCoord")
    sp = N(m, "ShaderNodeSeparateXYZ")
    L(m, tc.outputs["Generated"], sp.inputs[0])
    v = coords(m, rnd=rndm)
    n = noise_tex(m, v, scale, 6)
    ad = N(m, "ShaderNodeMath", operation="MULTIPLY_ADD")
    L(m, n.outputs["Fac"], ad.inputs[0])
    ad.inputs[1].default_value = noise_amt * 2
    s2 = N(m, "ShaderNodeMath", operation="SUBTRACT")
    L(m, sp.outputs["Z"], s2.inputs[0])
    s2.inputs[1].default_value = noise_amt
    L(m, s2.outputs[0], ad.inputs[2])
    return ramp(m, ad.outputs[0], stops)


# ------------- shared materials
def M_ceramic(c="#f4efe6", rough=0.22):
    return pbsdf("cer", c, rough, coat=0.5, spec=0.5)


def M_steel():
    m = pbsdf("steel", "#d9dde0", 0.22, metal=1)
    v = coords(m, (1, 1, 30))
    n = noise_tex(m, v, 20, 2)
    L(m, bump(m, n.outputs["Fac"], 0.04, 0.005), B(m).inputs["Normal"])
    return m


def M_leaf(a="#2f6b1f", b="#5fa336", coat=0.25, scale=3):
    return noisy("leaf", [(0.3, a), (0.7, b)], scale=scale, bumps=0.15, coat=coat, sss=0)


def M_sauce(a, b, c=None, coat=0.8, bumps=0.35, scale=5):
    return noisy(
        "sauce",
        [(0.3, a), (0.55, b), (0.75, c or b)],
        scale=scale,
        bumps=bumps,
        bscale=18,
        coat=coat,
        rnd=False,
    )


def M_bread(stops, bumps=0.12, coat=0.25, scale=3):
    m = pbsdf("bread", "#d89a4a", 0.42, coat=coat, spec=0.35)
    L(m, zramp(m, stops, 0.10, scale), B(m).inputs["Base Color"])
    v = coords(m, rnd=True)
    n = noise_tex(m, v, 28, 5)
    L(m, bump(m, n.outputs["Fac"], bumps, 0.012), B(m).inputs["Normal"])
    return m


# ------------- tableware
BOWL = [
    (0.0001, 0),
    (0.45, 0),
    (0.50, 0.03),
    (0.56, 0.07),
    (0.78, 0.26),
    (0.93, 0.50),
    (1.0, 0.74),
    (0.985, 0.765),
    (0.955, 0.745),
    (0.88, 0.50),
    (0.73, 0.28),
    (0.50, 0.12),
    (0.0001, 0.09),
]
PLATE = [
    (0.0001, 0),
    (0.62, 0),
    (0.66, 0.03),
    (0.80, 0.06),
    (1.0, 0.12),
    (1.005, 0.135),
    (0.99, 0.145),
    (0.80, 0.09),
    (0.66, 0.065),
    (0.0001, 0.06),
]


def bowl(mat, s=1, loc=(0, 0, 0), zs=1):
    return lathe("bowl", BOWL, mat, n=128, loc=loc, scale=(s, s, s * zs))


def plate(mat, s=1, loc=(0, 0, 0)):
    return lathe("plate", PLATE, mat, n=160, loc=loc, scale=(s, s, s))


def katori(mat, s=0.5, loc=(0, 0, 0)):
    p = [
        (0.0001, 0),
        (0.70, 0),
        (0.80, 0.05),
        (0.92, 0.40),
        (0.97, 0.80),
        (1.03, 0.83),
        (1.04, 0.85),
        (1.0, 0.87),
        (0.94, 0.84),
        (0.88, 0.42),
        (0.76, 0.09),
        (0.0001, 0.06),
    ]
    return lathe("kat", p, mat, n=96, loc=loc, scale=(s, s, s))


def fill(mat, r, z, loc=(0, 0, 0), amp=0.03, freq=3, dome=0, n=72, rings=26, seed=2):
    def f(i, j):
        q = i / (rings - 1)
        a = TAU * j / n
        x, y = r * q * math.cos(a), r * q * math.sin(a)
        return (
            x,
            y,
            z
            + amp * noise.noise(Vector((x * freq + seed, y * freq, seed)))
            + amp * 0.5 * noise.noise(Vector((x * freq * 3, y * freq * 3, seed + 3)))
            + dome * (1 - q * q),
        )

    return grid_surface("fill", f, rings, n, mat, loc=loc)


def board(mat, x=2.6, y=1.8, z=0.14, loc=(0, 0, 0), rot=0, r=0.25):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    me = bpy.data.meshes.new("board")
    bm.to_mesh(me)
    o = bpy.data.objects.new("board", me)
    bpy.context.collection.objects.link(o)
    o.scale = (x * 2, y * 2, z)
    o.location = (loc[0], loc[1], loc[2] - z / 2 + z)
    o.rotation_euler = (0, 0, rot)
    me.materials.append(mat)
    bpy.context.view_layer.objects.active = o
    o.select_set(True)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    o.select_set(False)
    b = o.modifiers.new("b", "BEVEL")
    b.width = 0.05
    b.segments = 4
    return o


def box(mat, sx, sy, sz, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.02, seg=2):
    o = mesh(
        "box",
        [(x * sx / 2, y * sy / 2, z * sz / 2) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)],
        [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
        mat,
        smoothshade=True,
        loc=loc,
        rot=rot,
    )
    b = o.modifiers.new("b", "BEVEL")
    b.width = bev
    b.segments = seg
    o.data.use_auto_smooth = True
    return o


def napkin(col, stripe, loc, rot=0, s=1.6):
    m = pbsdf("cloth", col, 0.9, spec=0.1, sheen=0.4)
    tc = N(m, "ShaderNodeTexCoord")
    w = N(m, "ShaderNodeTexWave")
    w.bands_direction = "X"
    w.inputs["Scale"].default_value = 1.6
    L(m, tc.outputs["Object"], w.inputs["Vector"])
    c = ramp(
        m, w.outputs["Fac"], [(0.0, stripe), (0.10, stripe), (0.101, col), (1, col)], "CONSTANT"
    )
    L(m, c, B(m).inputs["Base Color"])
    wv = N(m, "ShaderNodeTexWave")
    wv.inputs["Scale"].default_value = 60
    L(m, tc.outputs["Object"], wv.inputs["Vector"])
    L(m, bump(m, wv.outputs["Fac"], 0.15, 0.004), B(m).inputs["Normal"])

    def f(i, j):
        x = (i / 39 - 0.5) * 2 * s
        y = (j / 39 - 0.5) * 1.5 * s
        return (
            x,
            y,
            0.035
            + 0.05 * noise.noise(Vector((x * 0.9, y * 0.9, 3)))
            + 0.06 * max(0, noise.noise(Vector((x * 1.6 + y * 0.7, y * 0.5, 7)))),
        )

    o = grid_surface("nap", f, 40, 40, m, closev=False, loc=loc, rot=(0, 0, rot))
    return o


# ------------- leaves & garnish
def leafmesh(mat, l=1, w=0.4, curl=0.15, fold=0.12, name="leaf", nu=18, nv=9, tip=1.2):
    def f(i, j):
        t = i / (nu - 1)
        s = (j / (nv - 1) - 0.5) * 2
        hw = w * 0.5 * (math.sin(math.pi * t**0.8)) ** 0.8 * (1 - 0.15 * t)
        return (
            (t - 0.5) * l,
            s * hw,
            -curl * (t - 0.4) ** 2 * 2 + fold * abs(s) * hw * 2 + 0.012 * math.sin(t * 26) * abs(s),
        )

    return sub(grid_surface(name, f, nu, nv, mat, closev=False))


def coriander(mat, s=0.12):
    """small lobed leaf"""
    nu, nv = 8, 30

    def f(i, j):
        r = i / (nu - 1)
        a = TAU * j / nv
        lob = 0.62 + 0.30 * abs(math.cos(1.5 * a)) ** 0.7 + 0.08 * math.cos(9 * a)
        return (
            r * lob * s * math.cos(a),
            r * lob * s * math.sin(a),
            0.25 * s * (r**2) * math.cos(3 * a),
        )

    return grid_surface("cor", f, nu, nv, mat)


def ring(mat, r=0.075, t=0.02, h=0.045):
    return lathe(
        "ring",
        [
            (r - t, 0),
            (r, 0.0),
            (r + 0.008, h / 2),
            (r, h),
            (r - t, h),
            (r - t - 0.004, h / 2),
            (r - t, 0),
        ],
        mat,
        n=24,
    )


def chilli(mat, stem, L_=1.2, r=0.11, loc=(0, 0, 0), rz=0, bend=0.16):
    pts = [
        (t * L_, bend * math.sin(t * 2.6), r + 0.02 * math.sin(t * 4))
        for t in [q / 20 for q in range(21)]
    ]
    tube(
        "c",
        pts,
        r,
        mat,
        n=14,
        radf=lambda t: (math.sin(min(1, t * 5) * math.pi / 2) * 0.9 + 0.1) * (1 - t**2.6) + 0.02,
        loc=loc,
        rot=(0, 0, rz),
    )
    tube(
        "st",
        [(-0.2, 0.05, r + 0.06), (-0.1, 0.01, r + 0.03), (0.04, 0, r)],
        0.03,
        stem,
        loc=loc,
        rot=(0, 0, rz),
    )


# ------------- burger parts
def bun_mat():
    return M_bread(
        [(0, "#f0cf93"), (0.28, "#e3a756"), (0.55, "#c4732a"), (1, "#a9561b")],
        bumps=0.07,
        coat=0.55,
        scale=2.2,
    )


def bun_top(mat, seedm, r=1.08, h=0.78, loc=(0, 0, 0), n=150):
    p = [(0.0001, 0), (r * 0.86, 0), (r * 0.97, 0.05), (r * 1.02, 0.15), (r * 1.0, 0.28)]
    for k in range(1, 15):
        a = k / 14 * math.pi / 2
        p.append(
            (r * 1.0 * math.cos(a) ** 0.92 if k < 14 else 0.0001, 0.28 + (h - 0.28) * math.sin(a))
        )
    o = lathe("bt", p, mat, n=96, wob=0.03, seed=3, freq=1.5, loc=loc)
    sub(o)
    sd = blob("ses", (0.058, 0.034, 0.020), seedm, nu=10, nv=12, amp=0.05)
    for k in range(n):
        a = rnd(0, TAU)
        e = math.radians(rnd(22, 90)) ** 1
        e = math.asin(rnd(0.28, 1))
        x = r * math.cos(e) ** 0.92 * math.cos(a)
        y = r * math.cos(e) ** 0.92 * math.sin(a)
        z = 0.28 + (h - 0.28) * math.sin(e)
        nrm = Vector(
            (math.cos(e) * math.cos(a) / r, math.cos(e) * math.sin(a) / r, math.sin(e) / (h - 0.28))
        ).normalized()
        q = nrm.to_track_quat("Z", "X").to_euler()
        d = dup(sd, (loc[0] + x, loc[1] + y, loc[2] + z), q)
        d.rotation_euler.rotate_axis("Z", rnd(0, TAU))
    hide(sd)
    return o


def bun_bottom(mat, r=1.05, h=0.38, loc=(0, 0, 0)):
    return sub(
        lathe("bb", rounded_profile(r, h, 0.15, 8), mat, n=96, wob=0.03, seed=5, freq=1.4, loc=loc)
    )


def patty(loc, r=1.1, h=0.30, seed=0, cols=None):
    m = noisy(
        "patty",
        cols or [(0.25, "#2c140a"), (0.5, "#5a2b14"), (0.72, "#8a4a22")],
        scale=9,
        bumps=0.9,
        bscale=24,
        coat=0.35,
        dist=0.04,
        spec=0.5,
    )
    p = rounded_profile(r, h, 0.13, 8)
    # refine
    o = lathe(
        "pat",
        [(p[0][0], p[0][1])]
        + [(r * 0.5, 0)]
        + p[1:-1]
        + [(r * 0.75, h), (r * 0.5, h), (r * 0.25, h), (0.0001, h)],
        m,
        n=140,
        wob=0.10,
        seed=seed,
        freq=5,
        loc=loc,
    )
    sub(o)
    t = bpy.data.textures.new("pt", "CLOUDS")
    t.noise_scale = 0.16
    t.noise_depth = 3
    d = o.modifiers.new("d", "DISPLACE")
    d.texture = t
    d.strength = 0.09
    d.mid_level = 0.5
    return o


def cheese(loc, s=1.12, r=1.05, drop=0.42, col="#f7a61c", rot=0, t=0.045):
    m = pbsdf("cheese", col, 0.3, sss=0.12, sssr=(0.3, 0.15, 0.05), ssscol="#ffb52e", coat=0.35)
    B(m).subsurface_method = "BURLEY"
    nn = 46

    def f(i, j):
        x = (i / (nn - 1) - 0.5) * 2 * s
        y = (j / (nn - 1) - 0.5) * 2 * s
        d = math.hypot(x, y)
        ov = max(0, d - r + 0.03)
        k = ov / (s * 1.414 - r)
        z = -drop * (k**0.8) * (1 if ov > 0 else 0) - 0.0
        if ov > 0:
            f_ = (r + ov * 0.38) / d
            x *= f_
            y *= f_
        return (x, y, z + 0.008 * noise.noise(Vector((x * 2, y * 2, 1))))

    o = grid_surface("ch", f, nn, nn, m, closev=False, loc=loc, rot=(0, 0, rot))
    solid(o, t, 1)
    sub(o)
    return o


def fry(mat, l=1.4, t=0.13):
    o = box(mat, t, t, l, bev=0.02)
    return o


# ------------- curves
def noodle(mat, R, z0, dome, rad=0.035, seed=0, seg=60, turns=1.2, lay=0):
    rs = random.Random(seed)
    a0 = rs.uniform(0, TAU)
    r0 = R * math.sqrt(rs.random()) * 0.92
    ph = rs.uniform(0, 9)
    pts = []
    cx, cy = rs.uniform(-0.35, 0.35) * R, rs.uniform(-0.35, 0.35) * R
    rad2 = rs.uniform(0.22, 0.55) * R
    for k in range(seg):
        t = k / (seg - 1)
        a = a0 + turns * TAU * t * (1 if seed % 2 else -1)
        x = (
            cx
            + rad2 * (1 + 0.35 * math.sin(3 * t * TAU + ph)) * math.cos(a)
            + 0.08 * math.sin(7 * t * TAU + ph)
        )
        y = (
            cy
            + rad2 * (1 + 0.3 * math.cos(2 * t * TAU + ph)) * math.sin(a)
            + 0.08 * math.cos(6 * t * TAU + ph)
        )
        d = math.hypot(x, y)
        if d > R * 0.95:
            x *= R * 0.95 / d
            y *= R * 0.95 / d
            d = R * 0.95
        z = z0 + dome * (1 - (d / R) ** 2) + 0.07 * math.sin(5 * t * TAU + ph) + lay
        pts.append((x, y, z))
    return tube("nd", pts, rad, mat, n=9)


# ------------- vertex-coloured surfaces
def vcol_mat(name, rough=0.4, coat=0.3, bumps=0.15, bscale=30, spec=0.5, sss=0):
    m = pbsdf(name, "#ffffff", rough, coat=coat, spec=spec, sss=sss)
    a = N(m, "ShaderNodeAttribute", attribute_name="Col")
    L(m, a.outputs["Color"], B(m).inputs["Base Color"])
    if sss:
        L(m, a.outputs["Color"], B(m).inputs["Subsurface Color"])
        B(m).subsurface_method = "BURLEY"
    if bumps:
        v = coords(m)
        n = noise_tex(m, v, bscale, 5)
        L(m, bump(m, n.outputs["Fac"], bumps, 0.012), B(m).inputs["Normal"])
    return m


def drift(p):
    """A smooth vector noise. That of mathutils differs from one run to the next, so that no picture could be repeated."""
    return Vector(noise.noise(p + shift) for shift in (Vector((0, 5.2, 1.3)), Vector((7.1, 0, 3.9)), Vector((2.8, 9.4, 0))))


def store(attribute, field, o, fn):
    """Gives each vertex of `o` the values of fn(x, y, z) in an attribute; returns `o`."""
    values = []
    for v in o.data.vertices:
        values.extend(fn(*v.co))
    attribute.data.foreach_set(field, values)
    return o


def paint(o, fn):
    """fn(x,y,z)->linear rgba tuple, stored as point colour attribute"""
    return store(o.data.color_attributes.new("Col", "FLOAT_COLOR", "POINT"), "color", o, fn)


def lerpc(a, b, t):
    t = max(0, min(1, t))
    return tuple(a[k] + (b[k] - a[k]) * t for k in range(4))


def fbm(x, y, z=0, o=4, s=1.0):
    v = 0
    a = 0.5
    f = s
    for _ in range(o):
        v += a * noise.noise(Vector((x * f, y * f, z * f + f)))
        a *= 0.5
        f *= 2.05
    return v


def lettuce(loc, r=1.05, mat=None, seed=0, n=420, amp=0.12, over=0.26):
    m = mat or vcol_mat("let", 0.35, 0.35, 0.35, 10)
    rs = random.Random(seed * 13 + 1)
    ph = [rs.uniform(0, TAU) for _ in range(6)]

    def f(i, j):
        q = i / 31
        a = TAU * j / n
        e = smooth(0.6, 1, q)
        fr = (
            math.sin(7 * a + ph[0] + 1.3 * math.sin(3 * a + ph[1])) * 0.9
            + 0.55 * math.sin(13 * a + ph[2] + 1.2 * math.sin(4 * a + ph[3]))
            + 0.22 * math.sin(26 * a + ph[4])
        )
        rr = (r + over * (1 + 0.25 * math.sin(5 * a + ph[5]))) * q + e * e * 0.05 * math.cos(
            13 * a + ph[2]
        )
        return (
            rr * math.cos(a),
            rr * math.sin(a),
            e * amp * fr
            - 0.16 * e * e
            + 0.012 * noise.noise(Vector((rr * math.cos(a) * 6, rr * math.sin(a) * 6, seed))),
        )

    o = grid_surface("let", f, 32, n, m, loc=loc)
    if not mat:
        c0, c1, c2 = hexc("#d7efa0"), hexc("#7cc242"), hexc("#3f9226")
        R_ = r + over

        def col(x, y, z):
            d = math.hypot(x, y) / R_
            k = fbm(x, y, seed, 3, 3) * 0.5
            t = (d - 0.55) / 0.45 + k
            return lerpc(c0, c1, t * 1.6) if t < 0.6 else lerpc(c1, c2, (t - 0.6) * 2)

        paint(o, col)
    solid(o, 0.016, 0)
    return o


def leaf_v(l=1, w=0.5, a="#2f7a22", b="#69b03a", curl=0.2, fold=0.25, vein="#a9d37c"):
    """basil/curry style leaf with painted midrib"""
    m = vcol_mat("leafv", 0.32, 0.45, 0.1, 20)
    nu, nv = 30, 17

    def f(i, j):
        t = i / (nu - 1)
        s = (j / (nv - 1) - 0.5) * 2
        hw = w * 0.5 * (math.sin(math.pi * t**0.75)) ** 0.75 * (1 - 0.1 * t)
        return (
            (t - 0.5) * l,
            s * hw,
            -curl * (t - 0.35) ** 2 * 1.6
            + fold * (abs(s) ** 1.3) * hw
            - 0.02 * math.cos(t * 34 + abs(s) * 5) * abs(s) * w,
        )

    o = grid_surface("leaf", f, nu, nv, m, closev=False)
    A, Bc, V = hexc(a), hexc(b), hexc(vein)

    def col(x, y, z):
        t = x / l + 0.5
        hw = max(0.001, w * 0.5 * (math.sin(math.pi * min(max(t, 0.001), 0.999) ** 0.75)) ** 0.75)
        s = abs(y) / hw
        c = lerpc(Bc, A, 0.25 + s * 0.7 + 0.5 * fbm(x * 4 / l, y * 4 / l, 1, 3))
        k = max(0, 1 - s * 9) + 0.45 * max(0, 1 - abs(math.sin((t * 16 - s * 3))) * 6) * (1 - s)
        return lerpc(c, V, k * 0.7)

    paint(o, col)
    return sub(o)


def ball(mat, r, amp=0.04, freq=1.5, seed=0, nu=20, nv=28):
    return blob("b", (r, r, r), mat, amp=amp, freq=freq, seed=seed, nu=nu, nv=nv)


def pack(n, r, mind, tries=4000, inner=0):
    P = []
    for _ in range(tries):
        a = rnd(0, TAU)
        q = math.sqrt(random.random()) * r
        x, y = q * math.cos(a), q * math.sin(a)
        if q < inner:
            continue
        if all((x - u) ** 2 + (y - v) ** 2 > mind * mind for u, v in P):
            P.append((x, y))
        if len(P) >= n:
            break
    return P


def torus(mat, R, r, loc=(0, 0, 0), rot=(0, 0, 0), nu=40, nv=18, amp=0, seed=0, scale=(1, 1, 1)):
    def f(i, j):
        a = TAU * i / nu
        b = TAU * j / nv
        k = 1 + amp * noise.noise(
            Vector((math.cos(a) * 3 + seed, math.sin(a) * 3, math.cos(b) * 1.5))
        )
        return (
            (R + r * k * math.cos(b)) * math.cos(a),
            (R + r * k * math.cos(b)) * math.sin(a),
            r * k * math.sin(b),
        )

    vs = [f(i, j) for i in range(nu) for j in range(nv)]
    fs = []
    for i in range(nu):
        for j in range(nv):
            fs.append(
                (
                    i * nv + j,
                    i * nv + (j + 1) % nv,
                    ((i + 1) % nu) * nv + (j + 1) % nv,
                    ((i + 1) % nu) * nv + j,
                )
            )
    return mesh("tor", vs, [tuple(reversed(q)) for q in fs], mat, loc=loc, rot=rot, scale=scale)


def cherry_half(loc, r=0.2, rot=(0, 0, 0)):
    sk = noisy("tsk", [(0.3, "#c4160b"), (0.7, "#e5331c")], scale=3, bumps=0, coat=1)
    p = [(0.0001, -r)] + [
        (r * math.sin(k / 10 * math.pi / 2), -r * math.cos(k / 10 * math.pi / 2))
        for k in range(1, 11)
    ]
    o = lathe("ch", p, sk, n=36, loc=loc, rot=rot)
    m = vcol_mat("tin", 0.15, 0.9, 0.15, 20)

    def f(i, j):
        q = i / 11
        a = TAU * j / 36
        return (
            r * q * math.cos(a),
            r * q * math.sin(a),
            0.012 * r * math.sin(q * 12) - 0.0 + 0.03 * r * (q < 0.75) * math.cos(3 * a),
        )

    d = grid_surface("chf", f, 12, 36, m, loc=loc, rot=rot)
    c0, c1, c2 = hexc("#f0603a"), hexc("#d92a14"), hexc("#f2a24a")
    paint(
        d,
        lambda x, y, z: (
            lambda q, a: c1
            if q > 0.8
            else (lerpc(c2, c0, abs(math.sin(3 * a / 1.0))) if q > 0.3 else c0)
        )(math.hypot(x, y) / r, math.atan2(y, x)),
    )
    return o


def checker_mat(c0, c1, band=None, scale=16):
    m = pbsdf("chk", c0, 0.7, spec=0.2)
    a = N(m, "ShaderNodeAttribute", attribute_name="P2")
    t = N(m, "ShaderNodeTexChecker")
    t.inputs["Scale"].default_value = 1
    t.inputs["Color1"].default_value = hexc(c0)
    t.inputs["Color2"].default_value = hexc(c1)
    L(m, a.outputs["Vector"], t.inputs["Vector"])
    col = t.outputs["Color"]
    if band:
        sp = N(m, "ShaderNodeSeparateXYZ")
        L(m, a.outputs["Vector"], sp.inputs[0])
        r = N(m, "ShaderNodeValToRGB")
        e = r.color_ramp
        e.interpolation = "CONSTANT"
        mr = N(m, "ShaderNodeMapRange")
        mr.inputs["From Min"].default_value = band[0] - 1
        mr.inputs["From Max"].default_value = band[1] + 1
        L(m, sp.outputs["Y"], mr.inputs["Value"])
        w = band[1] - band[0] + 2
        e.elements[0].position = 0
        e.elements[0].color = (0, 0, 0, 1)
        e.elements[1].position = 1 / w
        e.elements[1].color = (1, 1, 1, 1)
        x = e.elements.new((w - 1) / w)
        x.color = (0, 0, 0, 1)
        L(m, mr.outputs[0], r.inputs["Fac"])
        col = mixc(m, r.outputs["Color"], col, c1)
    L(m, col, B(m).inputs["Base Color"])
    return m
