"""Two puffed bhature with chole, onion, chillies and pickle on a brass thali."""
from indian_table import *

reset(51)
stage("#5a1e4d", depth=10, rough=0.7)
br = pbsdf("brass", "#d9a441", 0.26, metal=1)
v = coords(br)
n = noise_tex(br, v, 7, 3)
L(br, bump(br, n.outputs["Fac"], 0.16, 0.02), B(br).inputs["Normal"])
lathe(
    "pl",
    [
        (0.0001, 0.0),
        (2.25, 0.0),
        (2.35, 0.03),
        (2.46, 0.24),
        (2.54, 0.29),
        (2.56, 0.32),
        (2.52, 0.34),
        (2.41, 0.29),
        (2.3, 0.08),
        (2.2, 0.05),
        (0.0001, 0.05),
    ],
    br,
    n=220,
    loc=(0, 0, 0.02),
)
Z = 0.07
bm = vcol_mat("bh", 0.4, 0.36, 0.55, 30)
BC = [hexc(c) for c in ("#ecbe72", "#d4903a", "#a65f1c", "#63300e")]


def bhatura(loc, r, h, seed, rot=(0, 0, 0)):
    prof = (
        [(0.0001, 0)]
        + [(r * q, 0.0) for q in (0.3, 0.6, 0.85)]
        + [(r * 0.95, 0.05), (r * 1.0, 0.14)]
        + [
            (
                r * math.cos(k / 22 * math.pi / 2) ** 0.55 if k < 22 else 0.0001,
                0.14 + (h - 0.14) * math.sin(k / 22 * math.pi / 2) ** 0.9,
            )
            for k in range(1, 23)
        ]
    )

    def f(i, j):
        R, z = prof[i]
        a = TAU * j / 180
        k = 1 + 0.10 * noise.noise(
            Vector((math.cos(a) * 1.1 + seed, math.sin(a) * 1.1, z * 0.8))
        ) * smooth(0.45, 1.0, R / r)
        dz = 0.10 * noise.noise(
            Vector((R * math.cos(a) * 1.5, R * math.sin(a) * 1.5, seed))
        ) + 0.03 * noise.noise(Vector((R * math.cos(a) * 5, R * math.sin(a) * 5, seed)))
        x, y = R * math.cos(a), R * math.sin(a)
        dz += 0.15 * max(0, noise.noise(Vector((x * 2.6 + seed, y * 2.6, z * 2))) - 0.18)
        dz += 0.07 * max(0, noise.noise(Vector((x * 6 + seed, y * 6, z * 4))) - 0.22)
        return (x * k, y * k, z + dz * smooth(0.1, 0.5, z))

    o = grid_surface("bh", f, len(prof), 180, bm, loc=loc, rot=rot)

    def col(x, y, z):
        n = fbm(x + seed, y, z, 5, 1.6)
        t = 0.36 + 0.30 * smooth(0.1, h, z) + n * 1.0
        c = lerpc(BC[0], BC[1], t * 2) if t < 0.5 else lerpc(BC[1], BC[2], (t - 0.5) * 2)
        bl = smooth(0.12, 0.30, fbm(x * 2.2 + seed * 3, y * 2.2, z * 2, 4, 1.7))
        c = lerpc(c, BC[3], bl * 0.75 * smooth(0.1, 0.4, z))
        rim = 1 - smooth(0.02, 0.24, z)
        return lerpc(c, BC[2], rim * 0.75)

    paint(o, col)
    return sub(o)


bhatura((-0.95, 0.72, Z), 1.18, 0.98, 2, (0, 0.05, 0.3))
bhatura((0.62, 1.05, Z), 1.10, 0.92, 7, (-0.06, 0.03, 1.2))
# chole
st = br
A = (-0.78, -0.98, Z)
katori(br, 0.82, A)
gr = M_sauce("#5e2608", "#93450f", "#b8702a", coat=0.95, bumps=0.5, scale=5)
fill(gr, 0.80, 0.70, A, amp=0.02, freq=5, dome=0.07)
cm = noisy(
    "chana",
    [(0.25, "#7a4212"), (0.5, "#ab6c2c"), (0.75, "#cc9450")],
    scale=9,
    bumps=0.25,
    coat=0.9,
)


def chana(r=0.115, seed=0):
    def f(i, j):
        ph, th = math.pi * i / 25 - math.pi / 2, TAU * j / 36
        d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
        k = 1 + 0.30 * max(0, d.x) ** 4 - 0.26 * math.exp(-(d.y**2) / 0.025) * max(0, d.z)
        k += 0.12 * noise.noise(d * 1.8 + Vector((seed, 0, 0)))
        k += 0.05 * noise.noise(d * 5 + Vector((0, seed, 0)))
        return (d.x * r * k, d.y * r * k * 0.88, d.z * r * k * 0.94)

    return grid_surface("cn", f, 26, 36, cm)


cs = [chana(0.106, k * 4.7) for k in range(3)]
for k, (x, y) in enumerate(pack(52, 0.68, 0.175)):
    d = math.hypot(x, y) / 0.66
    dup(
        cs[k % 3],
        (A[0] + x, A[1] + y, A[2] + 0.70 + 0.10 * (1 - d * d)),
        (rnd(-1, 1), rnd(-1, 1), rnd(0, 6)),
    )
for k, (x, y) in enumerate(pack(14, 0.40, 0.2)):
    dup(cs[k % 3], (A[0] + x, A[1] + y, A[2] + 0.83), (rnd(-1, 1), rnd(-1, 1), rnd(0, 6)))
for c in cs:
    hide(c)
masala = noisy("masala", [(0.3, "#3a1405"), (0.7, "#7a3a14")], scale=9, bumps=0.3, coat=0.8)
bits = [blob("bit", (0.035, 0.028, 0.022), masala, 0.5, 2, k, nu=7, nv=9) for k in range(2)]
for _ in range(50):
    a, q = rnd(0, TAU), 0.66 * math.sqrt(random.random())
    spot = (A[0] + q * math.cos(a), A[1] + q * math.sin(a), A[2] + rnd(0.76, 0.90 - 0.08 * q))
    dup(bits[random.randrange(2)], spot, (rnd(0, 3), rnd(0, 3), 0), (rnd(0.35, 0.9),) * 3)
for o in bits:
    hide(o)
gin = pbsdf("gin", "#f3d77c", 0.4, coat=0.5)
for k in range(16):
    a = rnd(0, TAU)
    q = 0.5 * math.sqrt(random.random())
    box(
        gin,
        rnd(0.18, 0.28),
        0.022,
        0.022,
        (A[0] + q * math.cos(a), A[1] + q * math.sin(a), A[2] + 0.93 - q * 0.25),
        (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)),
        bev=0.005,
    )
co = M_leaf("#2f7a22", "#5aa83a")
c0 = coriander(co, 0.15)
for k in range(12):
    a = rnd(0, TAU)
    q = 0.42 * math.sqrt(random.random())
    dup(
        c0,
        (A[0] + q * math.cos(a), A[1] + q * math.sin(a), A[2] + 0.96 - q * 0.22),
        (rnd(-0.4, 0.4), rnd(-0.4, 0.4), rnd(0, 6)),
        (rnd(0.7, 1.2),) * 3,
    )
# onions, lemon, chillies, pickle
for x, y, r, z in (
    (0.72, -1.18, 0.36, 0),
    (1.02, -1.0, 0.30, 0.05),
    (0.62, -0.80, 0.30, 0.06),
    (0.95, -1.38, 0.24, 0.04),
):
    onion_ring(r, 0.085, (x, y, Z + z), (rnd(-0.15, 0.15), rnd(-0.15, 0.15), 0))
lime_wedge((1.58, -0.62, Z + 0.30), (0.25, 0, 1.1), 0.34)
cg = pbsdf("cg", "#3f8a22", 0.25, coat=0.8)
sg = pbsdf("sg", "#7da545", 0.5)
chilli(cg, sg, 1.0, 0.075, (0.30, -1.72, Z), 0.32)
chilli(cg, sg, 0.95, 0.07, (0.42, -1.92, Z), 0.42)
Bq = (1.52, 0.02, Z)
katori(br, 0.36, Bq)
fill(
    M_sauce("#8a2208", "#b8400f", "#d97a22", coat=1, bumps=0.7, scale=7),
    0.33,
    0.26,
    Bq,
    amp=0.05,
    freq=6,
)
# kulhad lassi behind right
clay = noisy("clay", [(0.3, "#a5532c"), (0.7, "#c26b3b")], scale=6, bumps=0.3, bscale=40)
K = (2.45, 1.5, 0)
lathe(
    "kul",
    [
        (0.0001, 0),
        (0.36, 0),
        (0.38, 0.02),
        (0.46, 0.55),
        (0.52, 0.98),
        (0.58, 1.12),
        (0.60, 1.16),
        (0.57, 1.18),
        (0.53, 1.13),
        (0.47, 0.98),
        (0.42, 0.6),
        (0.0001, 0.5),
    ],
    clay,
    n=90,
    loc=K,
    wob=0.015,
    freq=2,
)
fill(pbsdf("lassi", "#efe4cd", 0.4, coat=0.2), 0.50, 1.02, K, amp=0.03, freq=5, dome=0.05)
pis = noisy("pis", [(0.3, "#6f9a35"), (0.7, "#b7cf6a")], bumps=0)
saf = pbsdf("saf", "#d9530f", 0.4)
for k in range(16):
    a = rnd(0, TAU)
    q = 0.36 * math.sqrt(random.random())
    box(
        pis,
        0.085,
        0.03,
        0.02,
        (K[0] + q * math.cos(a), K[1] + q * math.sin(a), 1.10),
        (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)),
        bev=0.006,
    )
for k in range(7):
    a = rnd(0, TAU)
    q = 0.3 * math.sqrt(random.random())
    box(
        saf,
        0.11,
        0.012,
        0.012,
        (K[0] + q * math.cos(a), K[1] + q * math.sin(a), 1.105),
        (0, 0, rnd(0, 6)),
        bev=0.003,
    )
for x, y in ((-2.85, -1.2), (-2.7, -1.45)):
    dup(c0, (x, y, 0.02), (0, 0, rnd(0, 6)), (1.5,) * 3)
hide(c0)
studio(key=900, fill=200, rim=640)
shoot(
    (0.3, -9.6, 6.3),
    (0.3, -0.05, 0.40),
    74,
    6.3,
    (-0.4, -0.8, 0.6),
    top=(0.3, 0, 11.8),
    macro=((-1.9, -4.8, 2.6), (-0.35, -0.3, 0.7), (-0.6, -0.9, 0.8)),
)
