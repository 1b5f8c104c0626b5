"""A triple-decker club sandwich in toasted triangles with potato wafers."""
from cafe_parts import *
from season import *

reset(65)
brand_table("#d8c49a")
TRIANGLE = [(-1.0, -0.52), (1.0, -0.52), (0, 0.56)]


def grow(outline, k):
    return [(x * k, y * k) for x, y in outline]


def toast(z, seed):
    """A triangle of toast: brown faces, pale crumb on the cut sides, crust on the long one."""
    m = vcol_mat("toast", 0.7, 0.05, 0.5, 34, spec=0.25)
    h = 0.17
    o = slab(rounded_polygon(TRIANGLE, 0.09, 132), h, m, 0.035, 8, 18, 0.03, seed, loc=(0, 0, z))
    face = tones("#f3d089", "#dc9a43", "#b5681f", "#85430f")
    crumb = tones("#fdf0d2", "#f3d9a0", "#dfb06a")

    def colour(x, y, z):
        side = smooth(0.01, 0.065, z) * smooth(h - 0.01, h - 0.065, z)
        rim = smooth(0.30, 0.5, y)
        toasted = 0.42 + 0.9 * fbm(x, y, seed, 4, 2.2) + 0.25 * rim
        pores = 0.5 + noise.noise(Vector((x * 16, y * 16, z * 20 + seed)))
        cut = crumb(pores) if y < -0.40 else face(0.75 + 0.5 * fbm(x, z, seed, 3, 3))
        return lerpc(face(toasted), cut, side)

    paint(o, colour)
    return z + h


def leaf_layer(z, seed):
    """Lettuce with a frill that hangs out of the cut sides."""
    m = vcol_mat("leaf", 0.35, 0.35, 0.3, 14)
    line = rounded_polygon(grow(TRIANGLE, 1.0), 0.16, 200)

    def f(i, j):
        q = i / 15
        x, y = line[j]
        out = 1.0 + 0.10 * smooth(0.75, 1, q)
        a = j / 200 * TAU
        frill = math.sin(23 * a + seed) + 0.6 * math.sin(41 * a + seed * 2)
        e = smooth(0.75, 1, q)
        return (x * q * out, y * q * out, 0.035 + e * (0.035 * frill - 0.03))

    o = grid_surface("leaf", f, 16, 200, m, loc=(0, 0, z))
    green = tones("#dff0a4", "#98cc4e", "#4f9a2a")
    size = [math.hypot(*p) for p in line]
    paint(
        o,
        lambda x, y, z: green(
            smooth(
                0.75, 1.12, math.hypot(x, y) / size[int(math.atan2(y, x) % TAU / TAU * 199)] * 0.9
            )
            + fbm(x * 3, y * 3, seed, 3, 2) * 0.8
        ),
    )
    solid(o, 0.014, 0)
    return z + 0.075


def tomato_layer(z):
    for x, y in ((-0.56, -0.24), (0.0, -0.22), (0.56, -0.24), (0.02, 0.16)):
        tomato_slice((x, y, z), 0.28, 0.09, (rnd(-0.05, 0.05), rnd(-0.05, 0.05), rnd(0, 6)))
    return z + 0.09


def chicken_layer(z, seed):
    """Thick pale slices of roast chicken with golden edges."""
    m = vcol_mat("roast", 0.45, 0.3, 0.35, 22)
    tone = tones("#fdf3df", "#f3dcb6", "#c98a45")
    for k, (x, y, s) in enumerate(
        ((-0.52, -0.31, 0.42), (0.06, -0.30, 0.46), (0.56, -0.33, 0.38), (0, 0.2, 0.34))
    ):
        ring = [
            (s * math.cos(TAU * j / 60) * 1.05, s * 0.62 * math.sin(TAU * j / 60))
            for j in range(60)
        ]
        o = slab(ring, 0.10, m, 0.03, 4, 8, 0.08, seed + k, loc=(x, y, z + 0.015 * (k % 2)))
        paint(
            o,
            lambda px, py, pz: tone(
                0.3
                + 0.8 * fbm(px * 2, py * 5, pz * 4 + k, 4, 2)
                + 0.4 * smooth(0.85, 1, math.hypot(px / 1.05, py / 0.62) / s)
            ),
        )
    return z + 0.125


def cheese_layer(z):
    m = pbsdf("cheese", "#f5ac2c", 0.3, coat=0.35)
    line = rounded_polygon(grow(TRIANGLE, 1.05), 0.06, 130)
    o = slab(line, 0.045, m, 0.015, 3, 8)
    o.location = (0, 0, z)
    for v in o.data.vertices:
        edge = smooth(0.86, 1.05, max(-v.co.y / 0.52, abs(v.co.x) + v.co.y * 0.9 - 0.02))
        v.co.z -= 0.05 * edge * (0.7 + 0.6 * noise.noise(Vector((v.co.x * 3, v.co.y * 3, 1))))
    return z + 0.045


def egg_layer(z):
    white = pbsdf("white", "#fdf9ec", 0.3, coat=0.4)
    yolk = noisy("yolk", [(0.3, "#f2a81d"), (0.7, "#fbcb4a")], scale=6, bumps=0.1, coat=0.2)
    for x, y in ((-0.60, -0.27), (-0.14, -0.30), (0.34, -0.28), (0.70, -0.33), (0, 0.18)):
        lathe("egg", rounded_profile(0.215, 0.075, 0.03, 4), white, n=40, loc=(x, y, z), wob=0.03)
        lathe("yolk", rounded_profile(0.125, 0.082, 0.02, 3), yolk, n=30, loc=(x, y, z))
    return z + 0.085


def pick(z):
    bamboo = wood("bamboo", "#d9b377", "#c79a58", scale=2, axis="Z")
    tube("pick", [(0, 0.02, z + 0.75 * t) for t in (0, 0.5, 1)], 0.022, bamboo, n=10)
    olive = noisy("olive", [(0.3, "#6f7f22"), (0.7, "#98a53a")], bumps=0.05, coat=0.9)
    blob("olive", (0.15, 0.15, 0.18), olive, amp=0.04, loc=(0, 0.02, z + 0.26), nu=18, nv=24)
    pimento = pbsdf("pimento", "#cf2a16", 0.25, coat=0.6)
    blob("pimento", (0.06, 0.06, 0.05), pimento, amp=0.1, loc=(0, 0.02, z + 0.43), nu=10, nv=14)


def sandwich(loc, turn):
    """All layers of one triangle, moved into place together."""
    before = set(bpy.data.objects)
    z = toast(0, 1 + turn)
    z = chicken_layer(z, 3 + turn)
    z = cheese_layer(z)
    z = leaf_layer(z, 1)
    z = toast(z, 5 + turn)
    z = tomato_layer(z)
    z = egg_layer(z)
    z = leaf_layer(z, 4)
    z = toast(z, 9 + turn)
    pick(z - 0.25)
    place = Matrix.Translation(loc) @ Matrix.Rotation(turn, 4, "Z")
    for o in set(bpy.data.objects) - before:
        o.matrix_world = place @ o.matrix_basis


def wafer(k):
    m = vcol_mat("wafer", 0.45, 0.3, 0.3, 40)
    c1, c2 = rnd(0.25, 0.55), rnd(-0.2, 0.35)

    def f(i, j):
        q, a = i / 13, TAU * j / 44
        r = 0.34 * q * (1 + 0.05 * math.sin(3 * a + k))
        x, y = r * math.cos(a), 0.85 * r * math.sin(a)
        return (
            x,
            y,
            c1 * x * x * 2 - c2 * y * y * 2 + 0.03 * noise.noise(Vector((x * 9, y * 9, k))),
        )

    o = grid_surface("wafer", f, 14, 44, m)
    gold = tones("#fbe49a", "#f3c75a", "#d9922c", "#a85d16")
    paint(
        o,
        lambda x, y, z: gold(
            0.25
            + 0.7 * fbm(x * 3, y * 3, k, 4, 2)
            + 0.4 * smooth(0.27, 0.34, math.hypot(x, y / 0.85))
        ),
    )
    return solid(o, 0.014, 0)


oak = wood("walnut", "#8a5a34", "#6b4224", "#9a6b40", scale=0.35, rough=0.5)
board(oak, 2.15, 1.25, 0.14, loc=(0.05, 0.0, 0), rot=-0.06)
sandwich((-0.92, -0.10, 0.14), 0.10)
sandwich((0.78, 0.42, 0.14), -0.16)
chips = [wafer(k) for k in range(4)]
for x, y, z in (
    (0.75, -0.62, 0.22),
    (1.15, -0.50, 0.24),
    (1.50, -0.62, 0.22),
    (1.02, -0.78, 0.30),
    (1.36, -0.82, 0.24),
    (1.20, -0.66, 0.42),
    (1.62, -0.30, 0.26),
    (0.62, -0.86, 0.24),
    (1.0, -1.65, 0.08),
):
    d = dup(random.choice(chips), (x, y, z))
    d.rotation_euler = (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, 6))
for c in chips:
    hide(c)
crumbs(("#c98a3a", "#f0cd84"), 40, lambda: (rnd(-1.8, 0.5), rnd(-1.0, -0.7), 0.155), 0.03)
plain_cloth("#2f5a4e", (-0.8, -0.1, 0), 0.5, 2.3, 1.5, 0.07, 2, "#efe6d3")
cooked_light(key=960, fill=250, rim=560)
shoot(
    (0.5, -8.9, 4.0),
    (-0.02, -0.05, 0.72),
    76,
    5.6,
    (-0.9, -0.6, 0.8),
    top=(0, 0, 10.8),
    macro=((-2.2, -4.2, 1.9), (-0.85, -0.3, 0.75), (-0.9, -0.62, 0.75)),
)
