"""Masala dosa open on its potato palya, with idli, vada, sambar and chutneys on brass."""
from tiffin import *

reset(21)
stage("#0f5a4f", depth=10, rough=0.7)
# banana leaf
bl = vcol_mat("bl", 0.35, 0.35, 0)
Lx, Ly = 4.6, 2.35


def bf(i, j):
    t = i / 139
    s = (j / 80 - 0.5) * 2
    x = (t - 0.5) * 2 * Lx
    hw = Ly * (1 - max(0, abs(t - 0.5) * 2 - 0.72) ** 2 * 6.5)
    y = s * hw
    return (
        x,
        y,
        0.06
        + 0.22 * abs(s) ** 2.2 * 0.35
        + 0.05 * math.sin(x * 1.3 + s) * abs(s)
        + 0.010 * math.sin(x * 26 + abs(s) * 9)
        + (0.06 if abs(s) < 0.03 else 0),
    )


o = grid_surface("bl", bf, 140, 81, bl, closev=False, rot=(0, 0, -0.10))
G = [hexc(c) for c in ("#2f7a2a", "#5fa53a", "#cfe07d")]
paint(
    o,
    lambda x, y, z: lerpc(
        lerpc(
            G[0],
            G[1],
            0.5 + 0.5 * math.sin(x * 26 + abs(y) * 4) * 0.35 + fbm(x, y, 1, 3, 0.8) * 0.8,
        ),
        G[2],
        max(0, 1 - abs(y) * 16),
    ),
)
# brass plate
br = pbsdf("brass", "#d9a441", 0.24, metal=1)
v = coords(br)
n = noise_tex(br, v, 6, 3)
L(br, bump(br, n.outputs["Fac"], 0.12, 0.02), B(br).inputs["Normal"])
lathe(
    "pl",
    [
        (0.0001, 0.05),
        (2.15, 0.05),
        (2.25, 0.08),
        (2.38, 0.26),
        (2.46, 0.30),
        (2.48, 0.33),
        (2.44, 0.35),
        (2.33, 0.31),
        (2.2, 0.13),
        (2.1, 0.10),
        (0.0001, 0.10),
    ],
    br,
    n=200,
    loc=(0.1, -0.05, 0.1),
)
Z = 0.21
# dosa folded over potato palya
SHEET = vcol_mat("dosa", 0.46, 0.2, 0.4, 30, 0.35)
FOLD = (
    (-0.62, 0.03),
    (-0.30, 0.02),
    (0.15, 0.02),
    (0.46, 0.12),
    (0.57, 0.36),
    (0.44, 0.60),
    (0.12, 0.72),
    (-0.18, 0.70),
    (-0.40, 0.62),
    (-0.50, 0.66),
)
LENGTH = 4.3
DOSA_AT, TURN = Vector((0.05, 0.86, Z)), 0.10


def lifted(x):
    """The ends of the dosa rest on the rim of the plate."""
    return 0.16 * smooth(1.55, 2.1, abs(x))


def fold_point(t):
    k = min(int(t * 9), 8)
    u = t * 9 - k
    p = [Vector(FOLD[max(0, min(9, k + d))]) for d in (-1, 0, 1, 2)]
    return 0.5 * (
        2 * p[1]
        + (p[2] - p[0]) * u
        + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * u**2
        + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * u**3
    )


def sheet(i, j):
    s, t = i / 149, j / 89
    y, z = fold_point(t)
    ragged = noise.noise(Vector((s * 16, t > 0.5, 2))) + 0.5 * noise.noise(Vector((s * 45, 1, 5)))
    y -= 0.10 * ragged * smooth(0.82, 1, t) + 0.10 * ragged * (1 - smooth(0, 0.15, t))
    ends = noise.noise(Vector((t * 8, s > 0.5, 3))) + 0.5 * noise.noise(
        Vector((t * 24, s > 0.5, 8))
    )
    x = (s - 0.5) * LENGTH + 0.14 * ends * (abs(s - 0.5) * 2) ** 10 * (1 if s > 0.5 else -1)
    z += 0.03 * noise.noise(Vector((x * 2, t * 4, 4))) + 0.12 * smooth(0.5, 1, t) * math.cos(
        x * 0.9
    )
    return (x, y, z + lifted(x))


dosa = grid_surface("dosa", sheet, 150, 90, SHEET, closev=False, loc=DOSA_AT, rot=(0, 0, TURN))
solid(dosa, 0.02, 0)
dosa_paint(dosa, lambda x, y, z: (x * 0.8, y + z * 1.6 - 1.2), 3)


def filled(x, y):
    """Height of the palya, in the dosa's own axes."""
    across = 1 - ((y + 0.12) / 0.56) ** 2
    along = 1 - (abs(x) / 2.05) ** 6
    lump = 0.20 * fbm(x, y, 1, 3, 4.2)
    return lifted(x) + 0.04 + (0.46 + lump) * math.sqrt(max(0, across * max(0, along)))


def stuffing(i, j):
    x, y = (i / 89 - 0.5) * 4.1, -0.68 + 1.12 * j / 30
    return (x, y, filled(x, y))


palya = grid_surface(
    "palya", stuffing, 90, 31, palya_mat(), closev=False, loc=DOSA_AT, rot=(0, 0, TURN)
)
paint_dough(palya, PALYA, 2, 4, 1.3, 0.5)


def palya_top(x, y):
    local = Matrix.Rotation(-TURN, 3, "Z") @ (Vector((x, y, Z)) - DOSA_AT)
    return Z + filled(local.x, local.y)


for k in range(9):
    x = -1.7 + 0.42 * k
    palya_bits(5, (x, 0.86 + x * 0.1 - 0.46), 0.17, palya_top)
    palya_bits(4, (x + 0.2, 0.86 + x * 0.1 - 0.62), 0.12, palya_top)
# idlis
idl = idli(M_idli(), 0.60)
idl.location = (-1.35, -0.66, Z)
dup(idl, (-0.40, -1.20, Z), (0, 0, 2))
dup(idl, (-0.80, -0.62, Z + 0.26), (0.14, -0.12, 1))
# vada
vada(0.36, 2).location = (0.62, -1.22, Z + 0.22)
# katoris
st = M_steel()


def kat(loc, s, mat, **k):
    katori(st, s, loc)
    fill(mat, s * 0.93, s * 0.70, loc, **k)


sm = M_sauce("#7f2c05", "#ad4d0b", "#cc7a1e", coat=0.7, bumps=0.35, scale=4)
A = (1.28, -0.48, Z)
kat(A, 0.56, sm, amp=0.02)
coc = M_sauce("#d9ceb4", "#eae1cc", "#f5efdf", coat=0.15, bumps=0.5, scale=9)
Bq = (1.66, -1.36, Z)
kat(Bq, 0.42, coc, amp=0.04, dome=0.05)
tomc = M_sauce("#a02a0c", "#c9431a", "#dd6a2c", coat=0.7, bumps=0.5, scale=7)
gre = M_sauce("#3f7d22", "#5f9e34", "#8abf52", coat=0.5, bumps=0.6, scale=8)
Cq = (-2.0, -1.05, Z - 0.02)
D2 = (-1.95, 0.05, Z)
kat(D2, 0.40, gre, amp=0.03)
car = noisy("car", [(0.3, "#e0721a"), (0.7, "#f09a3a")], scale=3, bumps=0.1, coat=0.6)
drum = noisy("drum", [(0.3, "#557a25"), (0.7, "#8fae45")], scale=4, bumps=0.2, coat=0.4)
for k in range(7):
    a = rnd(0, TAU)
    q = rnd(0.05, 0.36)
    box(
        random.choice([car, drum, car]),
        0.13,
        0.10,
        0.10,
        (A[0] + q * math.cos(a), A[1] + q * math.sin(a), Z + 0.40),
        (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, 3)),
        bev=0.03,
    )
cl = [leaf_v(0.30, 0.15, a="#1f5a1c", b="#4b8c2c", curl=0.4)]
ms = ball(pbsdf("must", "#20120c", 0.3), 0.022, nu=8, nv=10)
rc = pbsdf("rc", "#a3160d", 0.3, coat=0.8)


def temper(loc, z, n=14, r=0.3):
    for k in range(n):
        a = rnd(0, TAU)
        q = r * math.sqrt(random.random())
        dup(ms, (loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), z))


temper(Bq, Z + 0.36, 22, 0.28)
temper(A, Z + 0.41, 18, 0.4)
temper(D2, Z + 0.31, 10, 0.25)
for l, z in ((Bq, Z + 0.40), (A, Z + 0.43)):
    for k in range(2):
        dup(
            cl[0],
            (l[0] + rnd(-0.15, 0.15), l[1] + rnd(-0.15, 0.15), z),
            (rnd(-0.2, 0.2), rnd(-0.2, 0.2), rnd(0, 6)),
        )
tube(
    "rc",
    [
        (Bq[0] - 0.18 + 0.36 * t, Bq[1] + 0.05 * math.sin(t * 3), Z + 0.40 + 0.02 * math.sin(t * 4))
        for t in [q / 12 for q in range(13)]
    ],
    0.04,
    rc,
    radf=lambda t: (1 - t**2) * 0.8 + 0.2,
)
for k, (x, y, rz) in enumerate(((2.9, -1.25, 0.4), (3.1, -1.0, 1.2), (2.75, -0.95, -0.4))):
    dup(cl[0], (x, y, 0.16), (0, 0, rz), (1.6,) * 3)
hide(cl[0])
hide(ms)
studio(key=1050, fill=230, rim=620)
area((0, -1, 7.5), (0, 0, 0), 4, 90)
shoot(
    (0.1, -9.0, 7.4),
    (0.08, -0.20, 0.28),
    74,
    6.3,
    (0, -0.9, 0.4),
    top=(0.1, -0.1, 12),
    macro=((-2.2, -4.4, 2.6), (-0.5, -0.5, 0.5), (-0.6, -0.9, 0.5)),
)
