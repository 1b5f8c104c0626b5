"""Avocado toast on sourdough with cherry tomatoes, radish, dukkah and lime."""
from wellness_parts import *
from season import *

reset(73)
brand_table("#e3d9a8")


def slice_outline():
    """The section of a sourdough loaf: flat below, domed above."""
    pts = []
    for j in range(180):
        a = TAU * j / 180
        c, s = math.cos(a), math.sin(a)
        r = 1 / (abs(c / 1.12) ** 3.0 + abs(s / 0.74) ** 3.0) ** (1 / 3.0)
        r *= 1 + 0.05 * smooth(0, 1, s) + 0.035 * noise.noise(Vector((c * 2, s * 2, 5)))
        pts.append((r * c, r * s))
    return pts


OUTLINE = slice_outline()
RIM = [math.hypot(*p) for p in OUTLINE]


def along(x, y):
    """Distance from the middle as a share of the slice's own radius."""
    return math.hypot(x, y) / RIM[int(math.atan2(y, x) % TAU / TAU * 180) % 180]


def toast(h=0.24):
    m = vcol_mat("sourdough", 0.75, 0.05, 0.6, 26, spec=0.25)
    o = slab(OUTLINE, h, m, 0.06, 12, 26, 0.08, 2)
    crumb = tones("#f8e3b0", "#e9b867", "#c98434", "#96551a")
    crust = tones("#a8621f", "#7a3d10", "#52260a")

    def colour(x, y, z):
        q = along(x, y)
        holes = max(0, noise.noise(Vector((x * 5, y * 5, 3)))) * 0.5
        bake = 0.30 + 0.8 * fbm(x, y, 1, 4, 2.5) + 0.30 * smooth(0.75, 0.97, q) + holes * 0.4
        edge = smooth(0.93, 0.975, q)
        return lerpc(
            crumb(bake),
            crust(0.42 + fbm(x, y, z, 4, 5) + 0.25 * noise.noise(Vector((x * 22, y * 22, z * 30)))),
            edge,
        )

    paint(o, colour)
    for v in o.data.vertices:
        if v.co.z > h * 0.8 and along(v.co.x, v.co.y) < 0.9:
            v.co.z -= 0.05 * max(0, noise.noise(Vector((v.co.x * 5, v.co.y * 5, 3))))
    return h


def mash(z):
    """Crushed avocado, spread unevenly to the crust."""
    m = vcol_mat("mash", 0.35, 0.4, 0.6, 16)
    green = tones("#e9e88f", "#bcd05c", "#93b83e", "#6f9a2c")
    n, rings = 150, 40

    def f(i, j):
        q, a = i / (rings - 1), TAU * j / n
        x, y = OUTLINE[int(j * 1.2) % 180]
        k = q * (0.88 + 0.06 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, 6))))
        h = 0.13 * (1 - q**5) + 0.10 * (fbm(x * k, y * k, 4, 4, 3.2)) * (1 - q**8)
        return (x * k, y * k, z - 0.03 + h)

    o = grid_surface("mash", f, rings, n, m)
    paint(o, lambda x, y, zz: green(0.45 + 1.1 * fbm(x, y, zz, 4, 3.5)))


def fan(x0, y0, count, turn, z):
    """Overlapping slices of avocado."""
    kind = avocado_slice(0.98, 0.32, 0.06, 0.7)
    for k in range(count):
        off = (k - (count - 1) / 2) * 0.15
        x, y = x0 - off * math.sin(turn), y0 + off * math.cos(turn)
        d = dup(kind, (x, y, z + 0.022 * (count - k)))
        d.rotation_euler = (0.22, 0, turn + 0.05 * (k - 2))
    hide(kind)


def crumble(z, place, n):
    feta = noisy("feta", [(0.3, "#fbf6e8"), (0.7, "#f3e8cc")], scale=8, bumps=0.5)
    kinds = [
        blob("feta", (0.08, 0.07, 0.06), feta, amp=0.6, freq=2.5, seed=k, nu=9, nv=11)
        for k in range(4)
    ]
    scatter(kinds, n, place, 1.5, 0.5, 1.2)


def piece(loc, turn, dress):
    before = set(bpy.data.objects)
    z = toast()
    mash(z)
    dress(z + 0.13)
    place = Matrix.Translation(loc) @ Matrix.Rotation(turn, 4, "Z")
    for o in set(bpy.data.objects) - before:
        if o.location.z > -20:
            o.matrix_world = place @ o.matrix_basis


def over(z, k=0.72):
    def place():
        while True:
            x, y = rnd(-1, 1), rnd(-0.7, 0.7)
            if along(x, y) < k:
                return (x, y, z + rnd(0, 0.05))

    return place


def tomato_toast(z):
    fan(-0.36, 0.02, 5, 1.15, z + 0.0)
    for x, y, t in ((0.38, -0.28, 0.2), (0.70, 0.02, 1.4), (0.36, 0.22, 3.0), (0.05, -0.42, 5)):
        cherry_half((x, y, z + 0.16), 0.19, (rnd(-0.35, 0.1), rnd(-0.3, 0.3), t))
    crumble(z, over(z + 0.03), 20)
    seeds("sesame", 60, over(z + 0.05, 0.8))
    seeds("black", 40, over(z + 0.05, 0.8))
    flecks(
        noisy("chilli", [(0.3, "#a3150a"), (0.7, "#e2541c")], bumps=0), 40, over(z + 0.08), 0.024
    )
    mint_sprig((0.52, -0.02, z + 0.20), 0.28, 1.0, 4)


def radish_toast(z):
    kind = radish_slice(0.22)
    for k in range(9):
        x = -0.72 + 0.18 * k
        d = dup(kind, (x, 0.16 * math.sin(k * 1.1) - 0.05, z + 0.06 + 0.01 * (k % 3)))
        d.rotation_euler = (rnd(0.1, 0.4), rnd(-0.4, 0.1), rnd(0, 6))
    hide(kind)
    seeds("pumpkin", 22, over(z + 0.05))
    seeds("sesame", 60, over(z + 0.05, 0.8))
    pomegranate(20, over(z + 0.05), 0.05)
    leaf_bed(9, over(z + 0.08, 0.6), 0.20, "#2a7a2a", "#79bf4a")
    crumble(z, over(z + 0.03), 14)


slate = noisy(
    "slate", [(0.3, "#3b4440"), (0.7, "#55605a")], scale=4, bumps=0.3, bscale=12, rough=0.7
)
board(slate, 2.05, 1.5, 0.10, rot=0.05)
piece((-0.62, -0.50, 0.10), 0.16, tomato_toast)
piece((0.66, 0.66, 0.10), -0.20, radish_toast)
lime = lemon_slice(0.30, 0.07, "#4f8a22", "#cfe38a", "#eef3cf")
for x, y, t in ((1.25, -0.62, 0.3), (1.50, -0.34, 1.4)):
    dup(lime, (x, y, 0.12), (0.12, -0.10, t))
hide(lime)
crumbs(("#a8621f", "#e9b867"), 60, lambda: (rnd(-1.9, 1.9), rnd(-1.35, -1.1), 0.115), 0.03)
seeds("sesame", 30, lambda: (rnd(0.4, 1.7), rnd(-1.2, -0.2), 0.112))
flecks(
    noisy("chilli2", [(0.3, "#a3150a"), (0.7, "#e2541c")], bumps=0),
    26,
    lambda: (rnd(0.5, 1.7), rnd(-1.2, -0.4), 0.115),
    0.026,
)
plain_cloth("#4f7d62", (-0.5, -0.1, 0), 0.42, 2.5, 1.7, 0.07, 6, "#f0e9d0")
cooked_light(key=980, fill=260, rim=560)
shoot(
    (0.3, -8.2, 5.6),
    (0, -0.02, 0.25),
    76,
    5.6,
    (-0.4, -0.7, 0.5),
    top=(0, 0, 9.6),
    macro=((-2.0, -3.9, 2.4), (-0.5, -0.4, 0.42), (-0.55, -0.75, 0.45)),
)
