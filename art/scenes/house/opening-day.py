"""A shop's opening day: kalash with coconut, marigolds, a ribbon with scissors, keys and a diya."""
from stilllife import *
from indian_table import hammered

reset(211)
stage("#cf3a4e", depth=10, rough=0.75)

BRASS = hammered("#e2ab45", 0.26, 0.08)
GOLD = pbsdf("gold", "#f0b84a", 0.2, metal=1)
EDGE = pbsdf("blade", "#ffe9b4", 0.45, metal=1)
RED = pbsdf("red silk", "#b01322", 0.38, coat=0.2, sheen=0.4)
SAFFRON = pbsdf("saffron silk", "#f59a1a", 0.38, coat=0.2, sheen=0.4)
RIBBON_Y, RIBBON_Z, POST_X = -0.6, 0.86, 2.3
CHOWKI_TOP = 0.34


def bloom(deep, bright, seed):
    """A marigold as one mesh, so that a garland stays light: frilled skirts one above another."""

    def surface(i, j):
        tier, q, a = i // 4, i % 4 / 3, TAU * j / 84
        lift = math.radians(-28 + 20 * tier)
        frills = max(4, round(10 * math.cos(lift)))
        wave = math.sin(frills * a + tier * 2.1 + seed) + 0.5 * math.sin(2 * frills * a + tier)
        e = lift + 0.17 * q * wave
        r = (0.4 + 0.6 * q) * (1 + 0.07 * q * noise.noise(Vector((4 * a, tier, seed))))
        return (r * math.cos(e) * math.cos(a), r * math.cos(e) * math.sin(a), r * math.sin(e))

    flower = grid_surface("bloom", surface, 24, 84, vcol_mat("petals", 0.6, 0.05, 0, spec=0.25))
    shade, light = hexc(deep), hexc(bright)
    return paint(flower, lambda *p: lerpc(shade, light, smooth(0.7, 1.0, Vector(p).length)))


BLOOMS = [bloom("#d9550a", "#ff8c1a", 1), bloom("#e59208", "#ffc93a", 2)]
BLOOMS.append(bloom("#c9460a", "#f87512", 3))


def flower_at(k, point, size, out):
    """A bloom whose face looks along `out`."""
    turn = Vector(out).to_track_quat("Z", "Y").to_euler()
    s = size * rnd(0.9, 1.1)
    dup(BLOOMS[k % 3], point, turn, (s, s, s * 0.85)).rotation_euler.rotate_axis("Z", rnd(0, TAU))


BODY = [(0.36, 0), (0.4, 0.05), (0.33, 0.13), (0.36, 0.17), (0.66, 0.33), (0.84, 0.56)]
BODY += [(0.85, 0.74), (0.74, 0.95), (0.52, 1.1), (0.43, 1.18), (0.44, 1.25), (0.6, 1.36)]


def body_radius(z):
    for (r0, z0), (r1, z1) in zip(BODY, BODY[1:]):
        if z0 <= z <= z1:
            return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
    return BODY[-1][0]


def coconut(z):
    tones = [(0.3, "#4a2711"), (0.5, "#7a4a22"), (0.7, "#a8743c")]
    husk = noisy("husk", tones, 3, bumps=0.9, bscale=9, rough=0.8, spec=0.2, vscale=(5, 5, 0.7))
    blob("coconut", (0.47, 0.47, 0.52), husk, amp=0.08, amp2=0.03, loc=(0, 0, z + 0.42))
    for k in range(70):
        a, reach = rnd(0, TAU), rnd(0.0, 0.13)
        top = z + 0.9
        c, s = math.cos(a), math.sin(a)
        strand = [(0.09 * c, 0.09 * s, top - 0.03), (0.07 * c, 0.07 * s, top + 0.14)]
        strand.append((reach * c, reach * s, top + rnd(0.2, 0.32)))
        tube("tuft", strand, 0.013, husk, n=5)
    tilak = matte("kumkum", "#d01020", 0.8)
    blob("tilak", (0.09, 0.03, 0.12), tilak, amp=0.1, loc=(0, -0.46, z + 0.52), rot=(-0.1, 0, 0))


def kalash():
    """A brass pot, mango leaves about its neck, a coconut on top."""
    sub(lathe("pot", [(0.0001, 0)] + BODY + [(0.62, 1.4), (0.57, 1.4), (0.4, 1.25)], BRASS))
    for z in (0.17, 1.2):
        torus(GOLD, body_radius(z) + 0.01, 0.035, (0, 0, z), nu=72, nv=10)
    thread = (matte("mauli red", "#c01424"), matte("mauli gold", "#f2b32b"))
    for k in range(4):
        torus(thread[k % 2], 0.455, 0.022, (0, 0, 1.1 + 0.036 * k), nu=60, nv=8, amp=0.3, seed=k)
    leaf = leaf_v(1.4, 0.56, curl=0.75, fold=0.2, a="#1c5a1e", b="#4c9a2e", vein="#b9d67c")
    for k in range(11):
        a, rise = TAU * (k + 0.5) / 11 - math.pi / 2 + rnd(-0.06, 0.06), 0.45 + 0.3 * (k % 2)
        r, size = 0.3 + 0.6 * math.cos(rise), rnd(0.92, 1.05)
        at = (r * math.cos(a), r * math.sin(a), 1.34 + 0.6 * math.sin(rise))
        dup(leaf, at, (rnd(-0.15, 0.15), -rise, a), (size,) * 3)
    hide(leaf)
    coconut(1.3)
    for k in range(24):
        a = TAU * k / 24
        z = 1.12 - 0.5 * max(0, -math.sin(a)) ** 1.3
        r = body_radius(z) + 0.07
        out = (math.cos(a), math.sin(a), 0.5)
        flower_at(k, (r * math.cos(a), r * math.sin(a), z), 0.155, out)


def band(course, width, rows=60, notch=0.0):
    """A red ribbon with saffron edges along course(t) -> (middle, direction across)."""

    def strip(mat, left, right):
        def surface(i, j):
            side = left + (right - left) * j / 4
            t = i / (rows - 1) * (1 - notch * (1 - abs(side) * 2))
            middle, across = course(t)
            return tuple(Vector(middle) + Vector(across) * width * side)

        grid_surface("ribbon", surface, rows, 5, mat, closev=False)

    strip(SAFFRON, -0.5, -0.32)
    strip(RED, -0.32, 0.32)
    strip(SAFFRON, 0.32, 0.5)


def stretched(t):
    """The ribbon's course from post to post, sagging a little."""
    z = RIBBON_Z - 0.04 + 0.16 * (2 * t - 1) ** 2
    middle = (POST_X * (2 * t - 1), RIBBON_Y + 0.02 * math.sin(9 * t), z)
    return middle, (0, 0.12 * math.sin(11 * t), 1)


def bow():
    for side in (-1, 1):

        def loop(t):
            a = TAU * t
            x, y = side * 0.34 * (1 - math.cos(a)), RIBBON_Y - 0.1 - 0.17 * math.sin(a)
            middle = (x, y, RIBBON_Z + 0.14 * math.sin(a / 2))
            return middle, (0, -0.15, 0.45 + 0.75 * math.sin(a / 2))

        def tail(t):
            drop = smooth(0, 0.5, t)
            z = 0.03 + (RIBBON_Z - 0.03) * (1 - drop) + 0.025 * math.sin(13 * t) ** 2 * drop
            middle = (side * (0.06 + 0.62 * t), RIBBON_Y - 0.12 - 1.25 * t**1.25, z)
            return middle, (0.45 + 0.6 * smooth(0, 0.3, t), side * 0.3 * t, 0)

        band(loop, 0.4)
        band(tail, 0.36, notch=0.09)
    blob("knot", (0.14, 0.13, 0.17), RED, amp=0.15, loc=(0, RIBBON_Y - 0.16, RIBBON_Z))


def post(side):
    """A brass post wound with marigolds from foot to head."""
    x, y = side * POST_X, RIBBON_Y
    lathe("foot", rounded_profile(0.4, 0.1, 0.04, 4), GOLD, n=64, loc=(x, y, 0))
    lathe("pole", [(0.09, 0), (0.09, 1.5)], GOLD, n=24, loc=(x, y, 0))
    for k in range(26):
        a = 2.4 * k + side
        z = 0.24 + 1.18 * k / 25
        out = (math.cos(a), math.sin(a), 0.25)
        flower_at(k, (x + 0.15 * math.cos(a), y + 0.15 * math.sin(a), z), 0.195, out)
    blob("knob", (0.16, 0.16, 0.17), GOLD, amp=0, loc=(x, y, 1.66))


def scissors():
    """Open golden shears; they lie flat."""
    blade = [(-0.2, -0.04), (0.06, -0.14), (0.85, -0.1), (1.25, 0.03), (0.06, 0.08), (-0.2, 0.07)]
    for side in (-1, 1):

        def half():
            outline = [(x, side * y) for x, y in blade][::side]
            prism(EDGE, outline, 0.045, bev=0.008)
            arm = [(-0.16, 0.015), (-0.4, -0.03), (-0.58, -0.1)]
            tube("arm", [(x, side * y, 0.022) for x, y in arm], 0.055, GOLD, n=12)
            bow_at = (-0.84, -0.2 * side, 0.03)
            torus(GOLD, 0.23, 0.06, bow_at, (0, 0, 0.25 * side), scale=(1.25, 0.9, 0.9))

        place(half, loc=(0, 0, 0.03 + 0.024 * (side + 1)), rot=(0, 0, 0.27 * side))
    lathe("screw", rounded_profile(0.07, 0.05, 0.02, 3), BRASS, n=24, loc=(0, 0, 0.11))


def key(teeth):
    torus(BRASS, 0.15, 0.042, (0, 0, 0.045), nu=36, nv=12, scale=(1, 1.2, 1))
    tube("shank", [(0.15, 0, 0.05), (0.98, 0, 0.05)], 0.045, BRASS, n=14)
    for x in (0.22, 0.3):
        torus(BRASS, 0.05, 0.022, (x, 0, 0.05), (0, math.pi / 2, 0), nu=20, nv=8)
    for k, reach in enumerate(teeth):
        box(BRASS, 0.075, reach, 0.05, (0.72 + 0.085 * k, reach / 2, 0.05), bev=0.01)


def key_bunch():
    ring = 0.24
    torus(GOLD, ring, 0.024, (0, 0, 0.12), (0.08, 0.05, 0), nu=48, nv=10)
    teeth = ((0.26, 0.17, 0.26), (0.28, 0.2, 0.14), (0.15, 0.27, 0.2))
    for k, degrees in enumerate((-128, -95, -60)):
        a = math.radians(degrees)
        r = ring + 0.1
        at = (r * math.cos(a), r * math.sin(a), 0.05 * (k % 2) + 0.01)
        place(key, teeth[k], loc=at, rot=(0, 0.03 * (k % 2), a))


def tag():
    """A leather tag with a cream label, on a cord."""
    leather = noisy("leather", [(0.3, "#0d5b58"), (0.7, "#147a72")], scale=12, bumps=0.3)
    shape = [(-0.45, 0.12), (-0.45, -0.12), (-0.28, -0.27), (0.5, -0.27), (0.5, 0.27)]
    prism(leather, shape + [(-0.28, 0.27)], 0.06, bev=0.02)
    torus(GOLD, 0.07, 0.025, (-0.3, 0, 0.06), nu=24, nv=8)
    slab(matte("label", "#fff3de"), 0.5, 0.36, 0.02, (0.16, 0, 0.055), r=0.05, bev=0.005)
    tube("cord", [(-0.3, 0, 0.09), (-0.5, 0.06, 0.16), (-0.72, 0, 0.13)], 0.025, RED, n=8)


def diya():
    """A painted lamp with a lip for its wick, lit."""
    glaze = pbsdf("glaze", "#0c7a74", 0.3, coat=0.5)
    profile = [(0.0001, 0), (0.5, 0), (0.6, 0.04), (0.9, 0.24), (1, 0.4), (0.95, 0.42)]
    profile += [(0.88, 0.38), (0.6, 0.2), (0.0001, 0.16)]

    def rim(a):
        return 0.46 * (1 + 0.42 * math.exp(-((math.remainder(a, TAU)) ** 2) / 0.16))

    def surface(i, j):
        q, z = profile[i]
        a = TAU * j / 96
        r = 0.46 * q + (rim(a) - 0.46) * q**3
        return (r * math.cos(a), r * math.sin(a), z * (1 + 0.12 * (rim(a) - 0.46) * q))

    sub(grid_surface("diya", surface, len(profile), 96, glaze))
    for k in range(15):
        a = TAU * (k + 0.5) / 15
        r = rim(a) * 0.93
        at = (r * math.cos(a), r * math.sin(a), 0.28)
        blob("dot", (0.035,) * 3, matte("dot", "#fff3de"), amp=0, nu=8, nv=10, loc=at)
    fill(pbsdf("ghee", "#e8a820", 0.12, coat=1), 0.4, 0.32, amp=0)
    tube("wick", [(0.1, 0, 0.32), (0.4, 0, 0.36), (0.54, 0, 0.5)], 0.04, matte("wick", "#f4e6c8"))
    flame = pbsdf("flame", "#ffd27a", 0.5, emit="#ffb43c", emits=5)
    glow = zramp(flame, [(0, "#ff7a1a"), (0.35, "#ffc04a"), (0.8, "#fff0b4")], 0.02)
    L(flame, glow, B(flame).inputs["Emission"])
    tongue = [(0.0001, 0), (0.07, 0.04), (0.11, 0.13), (0.1, 0.22), (0.06, 0.34), (0.0001, 0.5)]
    sub(lathe("flame", tongue, flame, n=24, loc=(0.54, 0, 0.46), rot=(0, -0.06, 0)))


def laddoos(x, y):
    """Motichoor laddoos heaped on a footed brass dish."""
    dish = [(0.0001, 0), (0.36, 0), (0.34, 0.06), (0.12, 0.16), (0.12, 0.32), (0.62, 0.42)]
    dish += [(0.7, 0.5), (0.67, 0.51), (0.58, 0.46), (0.0001, 0.44)]
    sub(lathe("dish", dish, BRASS, n=80, loc=(x, y, 0)))
    boondi = noisy("boondi", [(0.3, "#d9730c"), (0.7, "#f7a526")], scale=2, bumps=1, bscale=5)
    for k in range(8):
        a = TAU * k / 5 + 0.3 if k < 5 else TAU * k / 3
        r, z = ((0.4, 0.64), (0.2, 0.93))[k >= 5]
        at = (x + r * math.cos(a), y + r * math.sin(a), z)
        sweet = blob("laddoo", (1, 1, 1), boondi, 0.05, amp2=0.15, freq2=12, seed=k, nu=36, nv=54)
        sweet.location = at
        sweet.scale = (0.225,) * 3


def petals():
    loose = blob("petal", (0.1, 0.06, 0.016), BLOOMS[0].data.materials[0], amp=0.3, nu=8, nv=12)
    tones = (hexc("#f57f16"), hexc("#ffc02a"))
    paint(loose, lambda x, y, z: lerpc(tones[0], tones[1], 0.5 + 4 * x))
    for _ in range(34):
        at = (rnd(-2.4, 2.4), rnd(-2.0, -0.75), 0.02)
        dup(loose, at, (rnd(-0.2, 0.2), rnd(-0.2, 0.2), rnd(0, TAU)), (rnd(0.7, 1.2),) * 3)
    hide(loose)


slab(cloth_material("turmeric", "#f2a81d"), 2.5, 1.9, CHOWKI_TOP, (0, 0.75, 0), r=0.08, bev=0.05)
slab(RED, 2.53, 1.93, 0.09, (0, 0.75, 0.06), r=0.09, bev=0.01)
for k in range(25):
    blob("bead", (0.032,) * 3, GOLD, amp=0, nu=8, nv=12, loc=(0.098 * (k - 12), -0.22, 0.105))
place(kalash, loc=(0, 0.75, CHOWKI_TOP), scale=1.08)
band(stretched, 0.36, 90)
bow()
post(-1)
post(1)
place(scissors, loc=(-0.36, -1.38, 0.03), rot=(0, -0.03, math.pi - 0.24), scale=1.04)
place(key_bunch, loc=(1.86, -0.94, 0), scale=0.98)
place(tag, loc=(1.15, -1.02, 0.01), rot=(0, 0, math.pi + 0.1), scale=0.9)
place(diya, loc=(-2.02, -1.5, 0), rot=(0, 0, -0.9))
laddoos(-1.72, 0.85)
petals()
for one in BLOOMS:
    hide(one)
area((-1.68, -1.92, 0.75), (-1.68, -1.92, 0), 0.2, 6, "#ffb050")
studio(key=950, fill=240, rim=560)
shoot((0.2, -10.2, 5.3), (0.0, 0.0, 1.07), 64.5, 8, (0, -0.6, 0.9), top=(0, 0, 11.5))
