from dishes import *

reset(91)
stage("#b8412a", depth=9, rough=0.8)
wd = wood("wd", "#5e361c", "#472611", "#754628", scale=0.45, axis="X", rough=0.55)
board(wd, 2.3, 1.5, 0.16, loc=(0.25, 0.25, 0), rot=0.05)
clay = noisy("clay", [(0.3, "#a5532c"), (0.7, "#c26b3b")], scale=6, bumps=0.3, bscale=40)
KP = [
    (0.0001, 0),
    (0.36, 0),
    (0.38, 0.02),
    (0.44, 0.40),
    (0.50, 0.72),
    (0.56, 0.86),
    (0.58, 0.90),
    (0.55, 0.92),
    (0.51, 0.86),
    (0.45, 0.70),
    (0.41, 0.45),
    (0.0001, 0.35),
]
chai = pbsdf("chai", "#b5703a", 0.22, coat=0.5)
froth = noisy("fr", [(0.3, "#d9a878"), (0.7, "#c08a58")], scale=8, bumps=0.2)
for x, y in ((-1.55, 0.05), (-0.85, 0.95)):
    lathe("k", KP, clay, n=90, loc=(x, y, 0.0), wob=0.012, freq=2)
    fill(chai, 0.50, 0.76, (x, y, 0), amp=0.004)
    for k in range(26):
        a = rnd(0, TAU)
        q = 0.47 - 0.05 * random.random()
        r = rnd(0.015, 0.04)
        blob(
            "b",
            (r, r, r * 0.5),
            froth,
            amp=0,
            nu=8,
            nv=12,
            loc=(x + q * math.cos(a), y + q * math.sin(a), 0.765),
        )
# samosas: rounded puffed tetrahedra
sm = vcol_mat("sam", 0.42, 0.3, 0.22, 30)
SC = [hexc(c) for c in ("#e9b860", "#c98128", "#95500f")]


def samosa(loc, rz, s=1, seed=0, tilt=0):
    bm = bmesh.new()
    vs = [
        bm.verts.new(v)
        for v in ((-0.62, -0.36, 0), (0.62, -0.36, 0), (0, 0.56, 0), (0, -0.04, 0.86))
    ]
    for f in ((0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)):
        bm.faces.new([vs[i] for i in f])
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=14, use_grid_fill=True)
    c = Vector((0, 0.03, 0.26))
    for v in bm.verts:
        d = v.co - c
        L_ = d.length
        tgt = d.normalized() * 0.46
        v.co = c + d.lerp(tgt, 0.36)
        v.co += d.normalized() * (
            0.035 * noise.noise(v.co * 2.2 + Vector((seed, 0, 0)))
            + 0.012 * noise.noise(v.co * 9 + Vector((seed, 3, 0)))
        )
        v.co.z = max(v.co.z, 0.0)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=0.0005)
    me = bpy.data.meshes.new("sam")
    bm.to_mesh(me)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = bpy.data.objects.new("sam", me)
    bpy.context.collection.objects.link(o)
    me.materials.append(sm)
    o.location = loc
    o.rotation_euler = (tilt, 0, rz)
    o.scale = (s, s, s)
    paint(
        o,
        lambda x, y, z: (
            lambda t: lerpc(SC[0], SC[1], t * 2) if t < 0.5 else lerpc(SC[1], SC[2], (t - 0.5) * 2)
        )(
            max(
                0,
                min(
                    1,
                    0.30
                    + 0.25 * z
                    + fbm(x + seed, y, z, 4, 2.2) * 1.1
                    + 0.3 * smooth(0.45, 0.75, math.hypot(x, y)),
                ),
            )
        ),
    )
    return sub(o)


cer = pbsdf("cer", "#24324a", 0.25, coat=0.6)
plate(cer, 1.28, (0.95, 0.15, 0.16))
samosa((0.45, 0.10, 0.30), 0.3, 0.86, 1)
samosa((1.35, 0.30, 0.30), 2.2, 0.86, 4)
samosa((0.85, -0.45, 0.30), -0.5, 0.80, 7)
samosa((0.92, 0.28, 0.86), 1.2, 0.74, 9, 0.12)
kb = pbsdf("kb", "#f3e8d4", 0.3, coat=0.5)
katori(kb, 0.36, (1.95, -0.75, 0.16))
fill(M_sauce("#2f7a1c", "#4f9a2a", "#77b545", coat=0.7), 0.33, 0.26, (1.95, -0.75, 0.16), amp=0.02)
# spice bowls
for x, y, c1, c2, s in (
    (-2.25, -1.15, "#d98a0c", "#f2b632", 0.46),
    (-1.30, -1.45, "#8e1408", "#c9301a", 0.42),
    (-2.6, 0.9, "#5a3a1c", "#8a6236", 0.40),
):
    katori(M_steel(), s, (x, y, 0))
    m = noisy("sp" + c1, [(0.3, c1), (0.7, c2)], scale=9, bumps=0.9, bscale=60, rnd=False)
    fill(m, s * 0.93, s * 0.62, (x, y, 0), amp=0.03, freq=8, dome=s * 0.35)
cin = wood("cin", "#8a4f26", "#6b3a18", "#a5683a", axis="X", scale=1.5, rough=0.7)
for x, y, r in ((-0.2, -1.55, 0.2), (-0.05, -1.72, 0.05)):
    tube(
        "c",
        [(-0.45 + 0.9 * t, 0, 0.08) for t in [q / 14 for q in range(15)]],
        0.075,
        cin,
        n=14,
        loc=(x, y, 0),
        rot=(0, 0, r),
    )
an = noisy("an", [(0.3, "#4a2410"), (0.7, "#7d4522")], scale=8, bumps=0.4)


def anise(loc, s=0.22):
    for k in range(8):
        a = TAU * k / 8
        blob(
            "a",
            (s * 0.55, s * 0.15, s * 0.14),
            an,
            amp=0.15,
            nu=10,
            nv=14,
            loc=(loc[0] + s * 0.55 * math.cos(a), loc[1] + s * 0.55 * math.sin(a), loc[2] + 0.04),
            rot=(0, -0.15, a),
        )


anise((0.75, -1.55, 0))
anise((1.05, -1.75, 0), 0.17)
car = noisy("card", [(0.3, "#8fa858"), (0.7, "#c3d08e")], scale=6, bumps=0.2)
for k in range(7):
    blob(
        "cd",
        (0.11, 0.055, 0.05),
        car,
        amp=0.1,
        nu=12,
        nv=16,
        loc=(rnd(1.2, 2.0), rnd(-1.9, -1.45), 0.05),
        rot=(0, 0, rnd(0, 6)),
    )
mint = leaf_v(0.36, 0.24, curl=0.5, fold=0.3, a="#2a7a3a", b="#6cc06a")
for x, y, r in ((1.55, -0.25, 0.3), (1.72, -0.12, 2.0), (2.35, -1.35, 0.5), (-0.5, -0.55, 1.2)):
    dup(mint, (x, y, 0.30 if x > 1 and y > -1 else 0.08), (0.1, -0.25, r))
hide(mint)
studio(key=950, fill=210, rim=620)
shoot(
    (0.4, -9.0, 5.6),
    (0.18, -0.15, 0.35),
    76,
    5.6,
    (0, -0.8, 0.5),
    top=(0, -0.2, 11),
    macro=((-1.2, -5.0, 2.6), (0.4, -0.1, 0.5), (0.6, -0.5, 0.6)),
)
