"""Things that stand on the tables of the house's pictures; one unit is about ten centimetres."""
from dishes import *


def made_by(make, *args, **options):
    """Every object that a call creates."""
    before = set(bpy.data.objects)
    make(*args, **options)
    return [ob for ob in bpy.data.objects if ob not in before]


def group(objects, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Bind objects to one handle that moves, turns and scales them together."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(handle)
    handle.location = loc
    handle.rotation_euler = rot
    handle.scale = (scale,) * 3
    for ob in objects:
        if ob.parent is None:
            ob.parent = handle
    return handle


def place(make, *args, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, **options):
    return group(made_by(make, *args, **options), loc, rot, scale)


def rounded_rect(w, d, r, steps=6):
    points = []
    for cx, cy, a0 in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)):
        for k in range(steps + 1):
            a = (a0 + k / steps) * math.pi / 2
            points.append((cx * (w / 2 - r) + r * math.cos(a), cy * (d / 2 - r) + r * math.sin(a)))
    return points


def prism(mat, outline, h, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.02, seg=3):
    """A flat shape of height h with softened edges."""
    n = len(outline)
    verts = [(x, y, z) for z in (0, h) for x, y in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    ob = mesh("prism", verts, faces, mat, True, loc, rot)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(40)
    if bev:
        soft = ob.modifiers.new("bevel", "BEVEL")
        soft.width = bev
        soft.segments = seg
        soft.angle_limit = math.radians(40)
        soft.limit_method = "ANGLE"
    return ob


def slab(mat, w, d, h, loc=(0, 0, 0), rot=(0, 0, 0), r=0.1, bev=0.02):
    return prism(mat, rounded_rect(w, d, r), h, loc, rot, bev)


def matte(name, colour, rough=0.6, coat=0.0):
    return pbsdf(name, colour, rough, coat=coat, spec=0.35)


def gloss(name, colour):
    return pbsdf(name, colour, 0.22, coat=0.6)


def brass():
    return pbsdf("brass", "#d9a441", 0.28, metal=1)


def cloth_material(name, colour, weave=70):
    m = pbsdf(name, colour, 0.9, spec=0.1, sheen=0.4)
    v = coords(m)
    n = noise_tex(m, v, weave, 3)
    L(m, bump(m, n.outputs["Fac"], 0.25, 0.006), B(m).inputs["Normal"])
    return m


def cloth(mat, w, d, loc=(0, 0, 0), rot=0.0, folds=0.07, seed=3):
    """A cloth laid down by hand."""

    def surface(i, j):
        x, y = (i / 47 - 0.5) * w, (j / 47 - 0.5) * d
        wave = noise.noise(Vector((x * 0.8 + seed, y * 0.8, 3)))
        crease = max(0, noise.noise(Vector((x * 1.7 + y * 0.6, y * 0.5 + seed, 7))))
        edge = 0.04 * noise.noise(Vector((x * 2, y * 2, seed)))
        return (x + edge, y + edge, 0.03 + folds * (0.5 + 0.5 * wave + crease))

    ob = grid_surface("cloth", surface, 48, 48, mat, closev=False, loc=loc, rot=(0, 0, rot))
    return solid(ob, 0.02, 0)


KULHAD = [(0.0001, 0), (0.36, 0), (0.38, 0.02), (0.44, 0.4), (0.5, 0.72), (0.56, 0.86)]
KULHAD += [(0.58, 0.9), (0.55, 0.92), (0.51, 0.86), (0.45, 0.7), (0.41, 0.45), (0.0001, 0.35)]


def kulhad(loc=(0, 0, 0), s=1.0):
    """A clay cup of chai with froth at its edge."""
    clay = noisy("clay", [(0.3, "#a5532c"), (0.7, "#c26b3b")], scale=6, bumps=0.3, bscale=40)
    tea = pbsdf("tea", "#b5703a", 0.22, coat=0.5)
    froth = noisy("froth", [(0.3, "#d9a878"), (0.7, "#c89868")], scale=8, bumps=0.2)

    def cup():
        lathe("kulhad", KULHAD, clay, n=80, wob=0.012, freq=2)
        fill(tea, 0.5, 0.76, amp=0.004)
        for _ in range(24):
            a, r = rnd(0, TAU), rnd(0.015, 0.04)
            q = 0.47 - 0.06 * random.random()
            at = (q * math.cos(a), q * math.sin(a), 0.765)
            blob("froth", (r, r, r * 0.5), froth, amp=0, nu=6, nv=10, loc=at)

    return place(cup, loc=loc, scale=s)


def handle_ring(mat, x, z, w, h, thick):
    """An ear-shaped handle beside a cup's wall at x."""
    points = []
    for k in range(23):
        a = math.pi * (0.5 - k / 22)
        points.append(
            (x + w * math.cos(a) ** 0.8 if math.cos(a) > 0 else x, 0, z + h * math.sin(a))
        )
    return tube("handle", points, thick, mat, n=10)


def tea_cup(mat, tea="#b5703a", band=None):
    """A porcelain cup on its saucer."""
    saucer = [(0.0001, 0), (0.4, 0), (0.44, 0.03), (0.85, 0.14), (0.87, 0.16), (0.84, 0.17)]
    lathe("saucer", saucer + [(0.42, 0.07), (0.0001, 0.06)], mat, n=90)
    wall = [(0.0001, 0.06), (0.27, 0.06), (0.29, 0.1), (0.40, 0.22), (0.52, 0.45), (0.57, 0.72)]
    wall += [(0.575, 0.74), (0.55, 0.74), (0.49, 0.46), (0.36, 0.24), (0.0001, 0.18)]
    lathe("cup", wall, mat, n=90)
    handle_ring(mat, 0.50, 0.46, 0.34, 0.19, 0.045)
    fill(pbsdf("tea", tea, 0.18, coat=0.6), 0.535, 0.64, amp=0.003)
    if band:
        lathe("band", [(0.548, 0.60), (0.566, 0.66), (0.572, 0.66), (0.554, 0.60)], band, n=90)
        lathe("band", [(0.76, 0.135), (0.83, 0.168), (0.83, 0.175), (0.76, 0.142)], band, n=90)


def stem_flower(petal, heart, loc, s=1.0, petals=9, tilt=(0, 0, 0)):
    """An open bloom of two rings of petals."""

    def bloom():
        for ring_of, count, lift, size in ((0, petals, -0.05, 1), (1, petals - 2, 0.05, 0.74)):
            for k in range(count):
                a = TAU * (k + 0.5 * ring_of) / count
                r = 0.24 * size
                at = (r * math.cos(a), r * math.sin(a), lift)
                blob(
                    "petal",
                    (0.19 * size, 0.105 * size, 0.035),
                    petal,
                    amp=0.15,
                    seed=k + 9 * ring_of,
                    nu=12,
                    nv=16,
                    loc=at,
                    rot=(0, -0.35 - 0.35 * ring_of, a),
                )
        blob("heart", (0.12, 0.12, 0.09), heart, amp=0.1, amp2=0.2, freq2=12, loc=(0, 0, 0.07))

    return place(bloom, loc=loc, rot=tilt, scale=s)


def marigold(petal, loc, s=1.0, tilt=(0, 0, 0)):
    """A dense ball of ruffled petals."""

    def bloom():
        blob("core", (0.3, 0.3, 0.24), petal, amp=0.05, nu=12, nv=18, loc=(0, 0, 0.16))
        leaf = blob("ruff", (0.10, 0.085, 0.028), petal, amp=0.35, nu=8, nv=12)
        for k in range(110):
            up = 1 - 1.25 * (k + 0.5) / 110
            a = k * 2.39996
            flat = math.sqrt(max(0, 1 - up * up))
            normal = Vector((flat * math.cos(a), flat * math.sin(a), up))
            at = Vector((normal.x * 0.34, normal.y * 0.34, 0.16 + normal.z * 0.25))
            lean = (normal + Vector((0, 0, 1.1))).normalized()
            turn = lean.cross(normal if up < 0.95 else Vector((1, 0, 0))).to_track_quat("Y", "Z")
            one = dup(leaf, at, turn.to_euler(), (rnd(0.85, 1.2),) * 3)
            one.rotation_euler.rotate_axis("Y", rnd(-0.5, 0.5))
        hide(leaf)

    return place(bloom, loc=loc, rot=tilt, scale=s)


def book(cover, loc=(0, 0, 0), rot=0.0, w=1.5, d=2.1, h=0.2, band=None):
    paper = matte("pages", "#f7efdd", 0.8)

    def parts():
        slab(cover, w, d, 0.03, r=0.06, bev=0.012)
        slab(paper, w - 0.1, d - 0.1, h - 0.06, (0.0, 0, 0.03), r=0.02, bev=0.005)
        slab(cover, w, d, 0.03, (0, 0, h - 0.03), r=0.06, bev=0.012)
        box(cover, 0.05, d, h, (-w / 2 + 0.015, 0, h / 2), bev=0.02)
        if band:
            box(band, 0.07, d + 0.01, 0.012, (w / 2 - 0.22, 0, h + 0.001), bev=0.004)

    return place(parts, loc=loc, rot=(0, 0, rot))


def pencil(mat, loc, rot=0.0, length=1.6):
    tip = wood("tip", "#e3b987", "#d2a26b", scale=2)
    lead = matte("lead", "#2a2422", 0.5)

    def parts():
        tube("body", [(0, 0, 0.06), (length, 0, 0.06)], 0.055, mat, n=6)
        lathe(
            "tip",
            [(0.055, 0), (0.015, 0.16), (0.0001, 0.16)],
            tip,
            n=12,
            loc=(length, 0, 0.06),
            rot=(0, math.pi / 2, 0),
        )
        lathe(
            "lead",
            [(0.018, 0.15), (0.003, 0.21), (0.0001, 0.21)],
            lead,
            n=10,
            loc=(length, 0, 0.06),
            rot=(0, math.pi / 2, 0),
        )

    return place(parts, loc=loc, rot=(0, 0, rot))


def printed_lines(mat, x0, x1, y0, count, step=0.09, z=0.0, thick=0.035):
    """Grey bars that stand for lines of print."""
    for k in range(count):
        end = x1 - (0.25 * (x1 - x0) if k == count - 1 else rnd(0, 0.03))
        at = ((x0 + end) / 2, y0 - step * k, z)
        box(mat, end - x0, thick, 0.004, at, bev=0)


def newspaper(loc=(0, 0, 0), rot=0.0, picture="#c9762f", w=2.5, d=1.75):
    """A folded paper: a headline of bars, a picture, columns."""
    sheet = matte("sheet", "#efe6d4", 0.9)
    ink, grey = matte("ink", "#3a302c", 0.9), matte("grey", "#a79c8d", 0.9)

    def parts():
        for k in range(3):
            slab(
                sheet,
                w - 0.02 * k,
                d - 0.015 * k,
                0.035,
                (0.01 * k, 0, 0.04 * k),
                r=0.03,
                bev=0.015,
            )
        z = 0.118
        box(ink, w * 0.62, 0.15, 0.004, (-0.05, d / 2 - 0.2, z), bev=0)
        box(ink, w * 0.88, 0.016, 0.004, (0, d / 2 - 0.34, z), bev=0)
        left = -w * 0.44
        column = w * 0.27
        for k in range(3):
            x0 = left + k * (column + w * 0.035)
            if k == 1:
                box(
                    matte("photo", picture, 0.8),
                    column,
                    0.55,
                    0.004,
                    (x0 + column / 2, 0.14, z),
                    bev=0,
                )
                blob(
                    "sun",
                    (0.13, 0.13, 0.003),
                    matte("sun", "#f6d98c"),
                    amp=0,
                    loc=(x0 + column * 0.6, 0.2, z + 0.003),
                    nu=8,
                    nv=20,
                )
                printed_lines(grey, x0, x0 + column, -0.25, 5, 0.1, z)
            else:
                printed_lines(grey, x0, x0 + column, d / 2 - 0.47, 11, 0.1, z)

    return place(parts, loc=loc, rot=(0, 0, rot))


def glasses(loc=(0, 0, 0), rot=0.0, frame="#5a2a17", s=1.0):
    """Reading glasses lying open, lenses towards -y."""
    rim = gloss("rim", frame)
    lens = pbsdf("lens", "#f3f7f7", 0.02, trans=1.0, ior=1.1, spec=0.6)

    def parts():
        for side in (-1, 1):
            x = 0.38 * side
            torus(rim, 0.29, 0.032, (x, 0, 0.3), (math.pi / 2 - 0.1, 0, 0), nu=48, nv=12)
            blob(
                "lens",
                (0.28, 0.28, 0.012),
                lens,
                amp=0,
                loc=(x, 0, 0.3),
                rot=(math.pi / 2 - 0.1, 0, 0),
                nu=12,
                nv=32,
            )
            points = [(0.66 * side, 0.02, 0.4)]
            points += [
                (0.70 * side - 0.02 * side * k, 0.12 * k, 0.4 - 0.018 * k) for k in range(1, 10)
            ]
            points += [(0.5 * side, 1.22, 0.14), (0.48 * side, 1.36, 0.05)]
            tube("temple", points, 0.028, rim, n=8)
        bridge = [(-0.12 + 0.04 * k, 0, 0.34 + 0.06 * math.sin(math.pi * k / 6)) for k in range(7)]
        tube("bridge", bridge, 0.028, rim, n=8)

    return place(parts, loc=loc, rot=(0, 0, rot), scale=s)


def carry_bag(paper, badge, loc=(0, 0, 0), rot=0.0, w=1.35, d=0.8, h=1.7):
    """A kraft carrier bag with twisted handles and a round badge."""

    def parts():
        rows = 14

        def surface(i, j):
            z = h * i / (rows - 1)
            x, y = rounded_rect(w, d, 0.05, 3)[j]
            pinch = 1 - 0.10 * (i / (rows - 1)) * (abs(x) > w * 0.4)
            crumple = 0.018 * noise.noise(Vector((x * 3, y * 3, z * 2)))
            return (x * (1 + crumple), y * pinch * (1 + crumple), z)

        body = grid_surface(
            "bag", surface, rows, len(rounded_rect(w, d, 0.05, 3)), paper, capstart=True
        )
        solid(body, 0.02, -1)
        for side in (-1, 1):
            arc = []
            for k in range(21):
                a = math.pi * k / 20
                arc.append(
                    (0.27 * math.cos(a), side * d * 0.43, h - 0.12 + 0.5 * math.sin(a) ** 0.8)
                )
            tube("cord", arc, 0.03, paper, n=8)
        prism(
            badge[0],
            [(0.36 * math.cos(TAU * k / 48), 0.36 * math.sin(TAU * k / 48)) for k in range(48)],
            0.012,
            (0, -d / 2 - 0.005, h * 0.5),
            (math.pi / 2, 0, 0),
            bev=0,
        )
        star = [
            (
                (0.13 if k % 2 else 0.27) * math.cos(TAU * k / 16),
                (0.13 if k % 2 else 0.27) * math.sin(TAU * k / 16),
            )
            for k in range(16)
        ]
        prism(badge[1], star, 0.012, (0, -d / 2 - 0.016, h * 0.5), (math.pi / 2, 0, 0), bev=0)

    return place(parts, loc=loc, rot=(0, 0, rot))


def meal_box(paper, label, loc=(0, 0, 0), rot=0.0, w=1.3, d=1.0, h=0.5):
    """A lidded paper box, a coloured sleeve about its middle."""

    def parts():
        rows = [
            (0.94, 0.0),
            (1.0, h * 0.78),
            (1.04, h * 0.78),
            (1.045, h * 0.97),
            (1.02, h),
            (0.0001, h),
        ]
        outline = rounded_rect(w, d, 0.12, 5)

        def surface(i, j):
            k, z = rows[i]
            return (outline[j][0] * k, outline[j][1] * k, z)

        body = grid_surface("box", surface, len(rows), len(outline), paper, capstart=True)
        body.data.use_auto_smooth = True
        box(label, w * 0.36, d * 1.05, 0.012, (0, 0, h + 0.004), bev=0.004)
        for side in (-1, 1):
            box(label, w * 0.36, 0.012, h * 0.98, (0, side * d * 0.525, h * 0.5), bev=0.004)

    return place(parts, loc=loc, rot=(0, 0, rot))


def cup_cake(case, cream, cherry, loc=(0, 0, 0), s=1.0):
    def parts():
        def paper(i, j):
            a = TAU * j / 96
            r = 0.33 + 0.13 * i / 5 + 0.02 * math.cos(24 * a)
            return (r * math.cos(a), r * math.sin(a), 0.5 * i / 5)

        grid_surface("case", paper, 6, 96, case, capstart=True, capend=True)
        for k in range(5):
            r = 0.43 - 0.085 * k
            ring_at = (0, 0, 0.54 + 0.12 * k)
            swirl = [
                (
                    r * (1 - 0.012 * q) * math.cos(q * TAU / 24),
                    r * (1 - 0.012 * q) * math.sin(q * TAU / 24),
                    0.005 * q,
                )
                for q in range(25)
            ]
            tube("cream", swirl, 0.12 - 0.008 * k, cream, n=12, loc=ring_at, rot=(0, 0, k * 1.3))
        blob("peak", (0.14, 0.14, 0.2), cream, amp=0.08, loc=(0, 0, 1.06))
        blob("cherry", (0.15, 0.15, 0.14), cherry, amp=0.03, loc=(0.0, -0.02, 1.25))
        tube(
            "stalk",
            [(0, 0, 1.36), (0.03, 0, 1.5), (0.1, 0.02, 1.6)],
            0.015,
            matte("stalk", "#5b7a2c"),
            n=6,
        )

    return place(parts, loc=loc, scale=s)
