from dishes import *

NIGHT = os.environ.get("MOOD") == "night"
reset(81)
stage("#3a0d18" if NIGHT else "#f8ead0", depth=34, rough=0.9)
world("#5a2030" if NIGHT else "#fff3e0", 0.35 if NIGHT else 0.55)


def cyl(mat, r, h, loc, n=40, b=0.03):
    return lathe("cy", rounded_profile(r, h, min(b, r * 0.4, h * 0.4), 4), mat, n=n, loc=loc)


cream = pbsdf("cream", "#fff3df", 0.6)
woodt = wood("wt", "#b9834f", "#a06d3b", "#c99562", scale=0.5, axis="X")
dark = pbsdf("dark", "#3a241a", 0.5)
steel = M_steel()
brass = pbsdf("br", "#d9a441", 0.3, metal=1)
PAR = [None]


def ch(o):
    if PAR[0] is not None and o is not None:
        o.parent = PAR[0]
    return o


def grab(fn, *a, **k):
    before = set(bpy.data.objects)
    r = fn(*a, **k)
    return [o for o in bpy.data.objects if o not in before]


def group(fn, loc, s, par, rot=0):
    objs = grab(fn)
    e = bpy.data.objects.new("g", None)
    bpy.context.collection.objects.link(e)
    e.location = loc
    e.scale = (s, s, s)
    e.rotation_euler = (0, 0, rot)
    e.parent = par
    for o in objs:
        if o.parent is None:
            o.parent = e
    return e


bunm = bun_mat()
sesm = noisy("ses", [(0.3, "#f7e6bd"), (0.7, "#e9cb8c")], bumps=0)


def t_burger():
    bun_bottom(bunm, 1.05, 0.34, (0, 0, 0))
    lettuce((0, 0, 0.44), r=1.0, seed=1, n=160)
    patty((0, 0, 0.48), 1.1, 0.30, 1)
    cheese((0, 0, 0.82), 1.08, 1.17, 0.4, rot=0.5)
    tomato_slice((0.2, -0.3, 0.88), 0.7, 0.12)
    lettuce((0, 0, 1.02), r=0.98, seed=6, n=160)
    bun_top(bunm, sesm, 1.1, 0.82, (0, 0, 1.08), n=90)


dough = noisy("dough", [(0.3, "#f8ead0"), (0.7, "#ecd6aa")], bumps=0.05, coat=0.25)


def momo1(seed=0, pleats=13, s=1, loc=(0, 0, 0)):
    nu = 56
    per = 10
    nv = pleats * per

    def f(i, j):
        u = i / (nu - 1)
        if u < 0.10:
            q = u / 0.10
            r = 0.44 * q
            z = 0.0
        elif u < 0.86:
            t = (u - 0.10) / 0.76
            a = t * math.pi / 2
            r = 0.62 * (math.cos(a) ** 0.75)
            z = 0.56 * (math.sin(a) ** 0.9)
            if t < 0.22:
                r = 0.44 + (r - 0.44) * smooth(0, 0.22, t)
            r = max(r, 0.07)
        else:
            q = (u - 0.86) / 0.14
            r = 0.07 + 0.045 * math.sin(min(1, q * 1.15) * math.pi) - 0.069 * q**6
            z = 0.56 + 0.12 * q
        w = smooth(0.14, 0.60, u)
        s_ = (j % per) / per
        p = j // per
        tw = 0.95 * w + 1.15 * smooth(0.55, 1, u)
        th = TAU * (p + s_) / pleats + tw
        amp = 0.20 * w * (1 - 0.62 * smooth(0.84, 1, u))
        rr = r * (
            1
            + amp * ((0.5 + 0.5 * math.cos(TAU * (s_ - 0.12))) ** 1.8 * 0.9 + 0.55 * s_ * s_ - 0.55)
        )
        return (rr * math.cos(th), rr * math.sin(th), z)

    return grid_surface("m", f, nu, nv, dough, loc=loc, scale=(s, s, s * 1.08))


bam = noisy("bamf", [(0.3, "#c9954f"), (0.7, "#e2b876")], vscale=(1, 1, 8), scale=3, bumps=0.1)


def t_momo():
    lathe(
        "w", [(1.0, 0), (1.22, 0), (1.22, 0.5), (1.0, 0.5), (1.0, 0.08), (0.0001, 0.08)], bam, n=64
    )
    for k in range(5):
        momo1(
            k, 12 + k % 3, 0.78, (0.52 * math.cos(TAU * k / 5), 0.52 * math.sin(TAU * k / 5), 0.3)
        )
    momo1(9, 13, 0.85, (0, 0, 0.62))


def t_pizza():
    cr = noisy("crf", [(0.3, "#c9853a"), (0.6, "#e0a85a"), (0.8, "#8f4f1d")], scale=4, bumps=0.2)
    lathe(
        "p",
        [
            (0.0001, 0),
            (1.15, 0),
            (1.3, 0.06),
            (1.34, 0.16),
            (1.26, 0.24),
            (1.14, 0.2),
            (1.08, 0.14),
            (0.0001, 0.14),
        ],
        cr,
        n=80,
        wob=0.05,
        freq=4,
    )
    s = noisy(
        "sf",
        [(0.35, "#b92a0c"), (0.5, "#e0803a"), (0.6, "#f7d998")],
        scale=2.2,
        bumps=0.2,
        coat=0.4,
    )
    fill(s, 1.12, 0.16, amp=0.02)
    for x, y in pack(7, 0.85, 0.5):
        cherry_half((x, y, 0.25), 0.15, (rnd(-0.2, 0.2), rnd(-0.2, 0.2), 0))
    for x, y in pack(6, 0.85, 0.5):
        l = leaf_v(0.42, 0.26, curl=0.4)
        l.location = (x, y, 0.28)
        l.rotation_euler = (0, 0, rnd(0, 6))


nm = noisy("nm", [(0.3, "#c07a22"), (0.7, "#e8b04c")], scale=2.5, bumps=0.02, coat=0.5)


def t_noodle():
    bowl(pbsdf("bk", "#17110f", 0.2, coat=0.8), 1.2, zs=0.85)
    fill(nm, 1.02, 0.66, amp=0.1, dome=0.4, freq=5)
    for k in range(34):
        noodle(nm, 1.0, 0.72, 0.46, rad=0.05, seed=k + 1, seg=40)
    grn = pbsdf("gr", "#5fa82f", 0.4, coat=0.5)
    rd = pbsdf("rdx", "#d8341c", 0.4, coat=0.5)
    for k in range(18):
        a = rnd(0, TAU)
        q = 0.7 * math.sqrt(random.random())
        box(
            random.choice([grn, rd]),
            0.22,
            0.06,
            0.05,
            (q * math.cos(a), q * math.sin(a), 1.22 - 0.4 * q * q),
            (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 3)),
        )
    for d in (0, 0.22):
        tube(
            "cs",
            [
                (-1.3 + 2.7 * t, -0.5 + d + 0.5 * t, 1.05 + 0.55 * t)
                for t in [q / 12 for q in range(13)]
            ],
            0.05,
            dark,
            n=8,
        )


def t_coffee():
    c = M_ceramic("#fffaf0")
    lathe(
        "cup",
        [
            (0.0001, 0.05),
            (0.5, 0.05),
            (0.62, 0.2),
            (0.92, 0.9),
            (0.98, 1.2),
            (0.95, 1.22),
            (0.88, 0.92),
            (0.55, 0.24),
            (0.0001, 0.2),
        ],
        c,
        n=64,
    )
    fill(pbsdf("cf", "#7d3c0f", 0.3, coat=0.5), 0.88, 1.0, amp=0.0)
    fill(pbsdf("cf2", "#f8e6c4", 0.4), 0.42, 1.02, amp=0.0)
    tube(
        "h",
        [
            (0.85 + 0.5 * math.sin(t * math.pi), 0, 1.0 - 0.7 * t)
            for t in [q / 20 for q in range(21)]
        ],
        0.08,
        c,
        n=10,
    )
    lathe("s", [(0.0001, 0), (1.2, 0.06), (1.35, 0.16), (1.2, 0.1), (0.0001, 0.06)], c, n=64)


let = noisy("letf", [(0.3, "#3d8a26"), (0.7, "#86c548")], scale=3, bumps=0.3, coat=0.3)


def t_salad():
    bowl(pbsdf("gb", "#4b7162", 0.3, coat=0.5), 1.2, zs=0.8)
    fill(let, 1.05, 0.62, amp=0.1, dome=0.2, freq=5)
    for k in range(6):
        lettuce(
            (0.6 * math.cos(k), 0.6 * math.sin(k), 0.75), r=0.35, seed=k, n=100, over=0.25, mat=let
        )
    for x, y in pack(8, 0.75, 0.36):
        cherry_half((x, y, 0.92), 0.17, (rnd(-0.4, 0.4), rnd(-0.4, 0.4), 0))
    car = pbsdf("cr2", "#f08a2c", 0.4)
    for k in range(16):
        a = rnd(0, TAU)
        q = 0.7 * math.sqrt(random.random())
        box(
            car,
            0.32,
            0.05,
            0.05,
            (q * math.cos(a), q * math.sin(a), 0.95),
            (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 3)),
        )


parm = noisy(
    "parf", [(0.3, "#8f4f14"), (0.45, "#d29a48"), (0.7, "#ecc886")], scale=2.2, bumps=0.1, coat=0.2
)


def t_roll():
    for k, (x, r) in enumerate(((-0.45, 0.12), (0.45, -0.12))):
        e = lathe(
            "r",
            [
                (0.0001, 0),
                (0.34, 0),
                (0.42, 0.3),
                (0.46, 1.2),
                (0.47, 2.0),
                (0.40, 2.05),
                (0.36, 1.95),
                (0.0001, 1.95),
            ],
            parm,
            n=48,
            loc=(x, 0, 0),
            rot=(0.1, r, 0),
        )
        lathe(
            "pp",
            [(0.36, -0.01), (0.44, 0.3), (0.48, 0.95), (0.485, 1.05), (0.46, 1.05)],
            pbsdf("pw%d" % k, "#fff0d2", 0.7),
            n=48,
            loc=(x, 0, 0),
            rot=(0.1, r, 0),
        )
        lathe(
            "pb",
            [(0.467, 0.45), (0.482, 0.75), (0.478, 0.76), (0.46, 0.46)],
            pbsdf("pr%d" % k, "#c8371b", 0.7),
            n=48,
            loc=(x, 0, 0),
            rot=(0.1, r, 0),
        )
        for q in range(9):
            a = rnd(0, TAU)
            box(
                random.choice(
                    [
                        let,
                        pbsdf("c", "#f08a2c", 0.4),
                        pbsdf("w", "#fff3dc", 0.4),
                        pbsdf("p", "#b5407c", 0.4),
                    ]
                ),
                0.16,
                0.16,
                0.2,
                (x + math.sin(r) * 2.0 + 0.2 * math.cos(a), -0.2 + 0.2 * math.sin(a), 2.0),
                (rnd(-1, 1), rnd(-1, 1), 0),
            )


def t_idli():
    m = pbsdf("idl", "#f4ecdb", 0.65)
    ip = (
        [(0.0001, 0)]
        + [
            (
                0.62 * math.sin(k / 8 * math.pi / 2) ** 0.9,
                0.17 - 0.17 * math.cos(k / 8 * math.pi / 2),
            )
            for k in range(1, 9)
        ]
        + [
            (
                0.62 * math.cos(k / 8 * math.pi / 2) ** 0.8,
                0.19 + 0.22 * math.sin(k / 8 * math.pi / 2),
            )
            for k in range(0, 8)
        ]
        + [(0.0001, 0.41)]
    )
    lathe("pl", [(0.0001, 0), (1.2, 0.02), (1.4, 0.16), (1.2, 0.1), (0.0001, 0.08)], brass, n=64)
    for x, y, z in ((-0.55, -0.3, 0.08), (0.55, -0.3, 0.08), (0, 0.5, 0.08), (0, -0.05, 0.46)):
        lathe("i", ip, m, n=48, loc=(x, y, z))
    tube("d", [(-1.3 + 2.6 * t, 0.35, 0.95) for t in [q / 10 for q in range(11)]], 0.30, parm, n=24)


def t_bhatura():
    lathe("pl", [(0.0001, 0), (1.2, 0.02), (1.42, 0.18), (1.2, 0.1), (0.0001, 0.08)], brass, n=64)
    b = noisy(
        "bhf",
        [(0.3, "#c07a22"), (0.5, "#e2ab55"), (0.75, "#f3d08c")],
        scale=2,
        bumps=0.05,
        coat=0.3,
    )
    blob("b", (0.78, 0.78, 0.62), b, amp=0.06, loc=(-0.3, 0.3, 0.45))
    katori(brass, 0.52, (0.55, -0.45, 0.08))
    fill(pbsdf("gr3", "#6a2c0c", 0.3, coat=0.6), 0.48, 0.50, (0.55, -0.45, 0))
    c = pbsdf("ck", "#b9772f", 0.4, coat=0.5)
    for x, y in pack(14, 0.4, 0.17):
        blob("c", (0.1, 0.1, 0.1), c, loc=(0.55 + x, -0.45 + y, 0.56))
    onion_ring(0.22, 0.07, (-0.35, -0.75, 0.1))


def text(s, font, size, loc, mat, par, w):
    cu = bpy.data.curves.new("t", "FONT")
    cu.body = s
    cu.font = bpy.data.fonts.load(
        os.path.join(KIT, "ttf", font + ".ttf"),
        check_existing=True,
    )
    cu.align_x = "CENTER"
    cu.align_y = "CENTER"
    cu.size = size
    cu.extrude = 0.025
    cu.bevel_depth = 0.004
    o = bpy.data.objects.new("t", cu)
    bpy.context.collection.objects.link(o)
    cu.materials.append(mat)
    bpy.context.view_layer.update()
    k = min(1, w / max(0.01, o.dimensions.x))
    o.scale = (k, k, k)
    o.location = loc
    o.rotation_euler = (math.pi / 2, 0, 0)
    o.parent = par


def decal(png, w, h, loc, par):
    o = mesh(
        "dec",
        [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)],
        [(0, 1, 2, 3)],
        None,
        smoothshade=False,
    )
    uv = o.data.uv_layers.new()
    for i, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[i].uv = c
    m = pbsdf("dec" + png, "#ffffff", 0.6, spec=0.2)
    t = m.node_tree.nodes.new("ShaderNodeTexImage")
    t.image = bpy.data.images.load(os.path.join(KIT, "signs", "sign-" + png + ".png"))
    m.node_tree.links.new(t.outputs["Color"], B(m).inputs["Base Color"])
    o.data.materials.append(m)
    o.location = loc
    o.parent = par


def stall(name, font, c1, c2, top, loc, rz, lines=None, ts=0.62):
    e = bpy.data.objects.new("st", None)
    bpy.context.collection.objects.link(e)
    e.location = loc
    e.rotation_euler = (0, 0, rz)
    PAR[0] = e
    m1 = pbsdf("m1" + name, c1, 0.55)
    m2 = pbsdf("m2" + name, c2, 0.6)
    Wd = 2.0
    ch(box(m1, Wd, 0.10, 2.3, (0, 0.55, 1.15), bev=0.03))
    ch(box(m1, 0.10, 1.1, 2.3, (-Wd / 2, 0.05, 1.15), bev=0.03))
    ch(box(m1, 0.10, 1.1, 2.3, (Wd / 2, 0.05, 1.15), bev=0.03))
    ch(box(m1, Wd + 0.1, 0.5, 0.92, (0, -0.42, 0.46), bev=0.04))
    ch(box(woodt, Wd + 0.24, 0.66, 0.08, (0, -0.44, 0.96), bev=0.03))
    ch(box(m2, Wd - 0.3, 0.03, 0.5, (0, -0.68, 0.46), bev=0.02))
    n = 9
    sw = (Wd + 0.3) / n
    for k in range(n):
        m = m2 if k % 2 == 0 else m1
        x = -(Wd + 0.3) / 2 + sw * (k + 0.5)
        ch(box(m, sw * 0.995, 1.15, 0.05, (x, -0.48, 1.98), (math.radians(20), 0, 0), bev=0.008))
        o = lathe(
            "sc",
            [(0.0001, -0.025), (sw * 0.497, -0.025), (sw * 0.497, 0.025), (0.0001, 0.025)],
            m,
            n=24,
            loc=(x, -1.02, 1.76),
            rot=(math.pi / 2, 0, 0),
        )
        ch(o)
    ch(box(m1, Wd + 0.3, 0.16, 0.92, (0, -0.05, 2.70), bev=0.05))
    decal(lines, Wd + 0.16, 0.82, (0, -0.134, 2.70), e)
    ch(box(m1, 1.5, 0.62, 0.92, (0, 0.30, 2.72), bev=0.05))
    ch(box(woodt, 1.62, 0.74, 0.06, (0, 0.30, 3.19), bev=0.02))
    group(top, (0, 0.26, 3.22), ts * 1.06, e)
    # back shelf & bottles
    ch(box(woodt, Wd - 0.2, 0.25, 0.05, (0, 0.4, 1.35), bev=0.01))
    for k in range(6):
        ch(
            cyl(
                random.choice([m2, brass, steel, cream]),
                0.07,
                0.26,
                (-0.7 + k * 0.28, 0.4, 1.38),
                n=20,
            )
        )
    ch(cyl(steel, 0.16, 0.14, (-0.55, -0.42, 1.0), n=28))
    ch(cyl(m2, 0.10, 0.22, (0.6, -0.5, 1.0), n=24))
    PAR[0] = None


Y = 3.6
S = [
    ("Roll Nation", "chango", "#c8371b", "#fff1d6", t_roll, "roll", 0.50),
    ("Delhi Gali", "yatra-one", "#5a1e4d", "#f2c45a", t_bhatura, "gali", 0.66),
    ("Chini Talkeez", "limelight", "#b01019", "#fbe3a6", t_noodle, "chini", 0.70),
    ("Valley Vista", "gloock", "#24483f", "#efe6d3", t_coffee, "valley", 0.66),
    ("The Brown Burger", "alfa-slab-one", "#3f1e10", "#f7b23b", t_burger, "burger", 0.66),
    ("Mystic Wellness", "sansita-swashed", "#2f5140", "#dce3c0", t_salad, "mystic", 0.70),
    ("YCTFC Momos", "bagel-fat-one", "#8c1d2b", "#fff3de", t_momo, "momo", 0.70),
    ("YCTFC Idli", "coiny", "#0f5a4f", "#fff7e6", t_idli, "idli", 0.62),
    ("Smoky Bliss", "shrikhand", "#2b2422", "#f58a3c", t_pizza, "smoky", 0.66),
]
for k in range(5):
    n, f, a, b, t, l, s = S[k]
    stall(n, f, a, b, t, (-4.4 + k * 2.55 + 0.6, Y, 0.12), 0, l, s)
for k in range(4):
    n, f, a, b, t, l, s = S[5 + k]
    stall(n, f, a, b, t, (-6.1, 1.75 - k * 2.55, 0.12), math.pi / 2, l, s)
# floor
fl = pbsdf("fl", "#f3e2c4", 0.45, coat=0.15)
tc = N(fl, "ShaderNodeTexCoord")
ck = N(fl, "ShaderNodeTexChecker")
ck.inputs["Scale"].default_value = 1.0
ck.inputs["Color1"].default_value = hexc("#f7e8cc")
ck.inputs["Color2"].default_value = hexc("#e9cf9f")
L(fl, tc.outputs["Object"], ck.inputs["Vector"])
L(fl, ck.outputs["Color"], B(fl).inputs["Base Color"])
box(fl, 15.6, 12.9, 0.24, (-0.1, -0.75, 0), bev=0.1, seg=4)
box(pbsdf("fe", "#7a1828", 0.6), 15.9, 13.2, 0.2, (-0.1, -0.75, -0.08), bev=0.1, seg=4)
# tables
cols = ["#c8371b", "#f2a12b", "#0f5a4f", "#5a1e4d", "#8c1d2b"]


def tab(x, y, c):
    m = pbsdf("t" + c, c, 0.5)
    cyl(woodt, 0.62, 0.08, (x, y, 0.86), n=56)
    cyl(dark, 0.07, 0.76, (x, y, 0.12), n=16)
    cyl(dark, 0.34, 0.05, (x, y, 0.12), n=32)
    for k in range(3):
        a = TAU * k / 3 + x
        X, Y_ = x + 1.0 * math.cos(a), y + 1.0 * math.sin(a)
        cyl(m, 0.26, 0.09, (X, Y_, 0.55), n=36)
        cyl(dark, 0.05, 0.45, (X, Y_, 0.12), n=12)
        cyl(dark, 0.2, 0.04, (X, Y_, 0.12), n=24)
    pm = M_ceramic("#fff8ea")
    plate(pm, 0.26, (x - 0.22, y - 0.1, 0.94))
    cyl(pbsdf("g" + c, "#ffdca0", 0.2, coat=0.6), 0.08, 0.2, (x + 0.25, y + 0.12, 0.94), n=20)
    blob(
        "f",
        (0.14, 0.14, 0.08),
        random.choice([let, nm, parm, bunm]),
        amp=0.15,
        loc=(x - 0.22, y - 0.1, 1.0),
    )


for k, (x, y) in enumerate(
    ((-1.9, -0.2), (1.2, 0.5), (4.4, 0.2), (-2.2, -3.4), (1.0, -2.6), (4.2, -3.0))
):
    tab(x, y, cols[k % 5])
# planters
lf = [leaf_v(0.9, 0.34, curl=0.6, fold=0.2), leaf_v(0.7, 0.3, curl=0.9, fold=0.3, a="#2a6d22")]
clay = pbsdf("clay", "#b5643a", 0.7)
for x, y in ((7.1, 1.6), (6.9, -4.9)):
    lathe(
        "pot",
        [
            (0.0001, 0),
            (0.34, 0),
            (0.46, 0.6),
            (0.5, 0.62),
            (0.5, 0.7),
            (0.42, 0.7),
            (0.38, 0.6),
            (0.0001, 0.58),
        ],
        clay,
        n=48,
        loc=(x, y, 0.12),
    )
    for k in range(16):
        a = TAU * k / 16 * 2.4
        dup(
            lf[k % 2],
            (x + 0.22 * math.cos(a), y + 0.22 * math.sin(a), 1.0 + 0.05 * k),
            (0, -1.0 + 0.05 * k, a),
            (1.0, 1.0, 1.0),
        )
for o in lf:
    hide(o)
# string lights
gl = pbsdf("bulb", "#fff1c4", 0.3, emit="#ffdf9a", emits=9 if NIGHT else 4)


def string(p, q, sag, n=9):
    P = [
        Vector(p).lerp(Vector(q), t / 40) - Vector((0, 0, sag * 4 * (t / 40) * (1 - t / 40)))
        for t in range(41)
    ]
    tube("w", [tuple(x) for x in P], 0.014, dark, n=6)
    for k in range(1, n):
        x = P[int(k * 40 / n)]
        blob("b", (0.075, 0.075, 0.09), gl, amp=0, nu=10, nv=14, loc=(x[0], x[1], x[2] - 0.1))


for y in (-4.6, -1.0):
    cyl(dark, 0.05, 3.9, (7.2, y + 0.4, 0.12), n=12)
    string((-5.2, y + 0.3, 4.3), (7.2, y + 0.4, 4.0), 0.55, 15)
if NIGHT:
    area((9, -9, 13), (0, 0, 0), 7, 1500, "#ffd9a8")
    area((-9, -8, 8), (0, 0, 0), 6, 260, "#ff9c7a")
    area((2, 8, 9), (0, 0, 0), 4, 700, "#ffcf9a")
    for x, y, r in [(-4.4 + k * 2.55 + 0.6, Y - 0.5, 0) for k in range(5)] + [
        (-5.6, 1.75 - k * 2.55, 0) for k in range(4)
    ]:
        l = bpy.data.lights.new("p", "POINT")
        l.energy = 38
        l.color = hexc("#ffc878")[:3]
        l.shadow_soft_size = 0.15
        o = bpy.data.objects.new("p", l)
        bpy.context.collection.objects.link(o)
        o.location = (x, y, 1.62)
else:
    area((9, -9, 13), (0, 0, 0), 7, 3300, "#fff0d8")
    area((-9, -8, 8), (0, 0, 0), 6, 700, "#ffe6cf")
    area((2, 8, 9), (0, 0, 0), 4, 900, "#fff6e6")
shoot((13.0, -22.3, 12.4), (-0.55, 0.2, 1.80), 50, None, (0, 0, 0))
