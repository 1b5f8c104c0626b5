"""Fifty motichoor laddoos piled on a brass stand, candles 5 and 0 alight on top, marigolds."""
from stilllife import *
from indian_table import *

reset(223)
stage("#a5175c", depth=10, rough=0.75)

BRASS = hammered("#e0a83e", 0.22, 0.08)
R = 0.27
RISE = 0.43
PLATE_TOP = 0.44
PEARLS = tones("#b54a08", "#ea800e", "#f8a41c", "#fdc544")


def laddoo(seed):
    """A ball of fried gram pearls glazed with ghee."""
    pearl = 0.031
    verts, faces = [], []
    rows, around = 6, 8
    count = 330
    for k in range(count):
        up = 1 - 2 * (k + 0.5) / count
        a = k * 2.39996 + rnd(-0.12, 0.12)
        flat_part = math.sqrt(1 - up * up)
        out = Vector((flat_part * math.cos(a), flat_part * math.sin(a), up))
        lump = 1 + 0.05 * noise.noise(out * 1.8 + Vector((seed, 0, 0)))
        centre = out * (R - pearl * 0.8 + rnd(-0.008, 0.009)) * lump
        size = pearl * rnd(0.85, 1.15)
        base = len(verts)
        for i in range(rows):
            ph = math.pi * i / (rows - 1) - math.pi / 2
            for j in range(around):
                th = TAU * j / around
                ball_at = Vector(
                    (math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph))
                )
                verts.append(tuple(centre + ball_at * size))
        for i in range(rows - 1):
            for j in range(around):
                p, q = base + i * around + j, base + i * around + (j + 1) % around
                faces.append((p, q, q + around, p + around))
    ob = mesh("laddoo", verts, faces, vcol_mat("pearls", 0.3, 0.7, 0))
    paint(ob, lambda x, y, z: tone(PEARLS, 0.52 + 0.75 * fbm(x + seed, y, z, 3, 11)))
    core = blob("core", (R * 0.9,) * 3, matte("core", "#c8660c", 0.5), amp=0.02, nu=14, nv=20)
    return ob, core


def topped(kinds, at):
    """One laddoo, turned at random, with pistachio and melon seeds pressed into its top."""
    turn = (rnd(0, TAU), rnd(0, TAU), rnd(0, TAU))
    for part in random.choice(kinds):
        dup(part, at, turn)
    for _ in range(random.choice((3, 4, 5))):
        a, lean = rnd(0, TAU), rnd(0.1, 0.75)
        out = Vector((math.sin(lean) * math.cos(a), math.sin(lean) * math.sin(a), math.cos(lean)))
        seed = dup(random.choice(SEEDS), Vector(at) + out * (R + 0.004))
        seed.rotation_euler = out.to_track_quat("Z", "X").to_euler()
        seed.rotation_euler.rotate_axis("Z", rnd(0, TAU))


def pyramid(kinds):
    """Fifty in four rounds: 25, 15, 7 and 3."""
    rounds = (
        ((14, 1.21), (8, 0.68), (3, 0.3)),
        ((11, 0.95), (4, 0.4)),
        ((6, 0.57), (1, 0)),
        ((3, 0.31),),
    )
    for level, rings in enumerate(rounds):
        z = PLATE_TOP + R + RISE * level
        for count, r in rings:
            start = math.pi / 2 if level == 3 else 0.37 * level + r
            for k in range(count):
                a = start + TAU * k / count
                x, y = r * math.cos(a) + rnd(-0.01, 0.01), r * math.sin(a) + rnd(-0.01, 0.01)
                topped(kinds, (x, y, z + rnd(-0.01, 0.01)))


def stand():
    """A low footed plate with a beaded rim."""
    foot = [(0.0001, 0), (0.85, 0), (0.88, 0.04), (0.6, 0.1), (0.42, 0.2), (0.5, 0.28), (1.2, 0.34)]
    rim = [(1.62, 0.4), (1.76, 0.5), (1.78, 0.53), (1.74, 0.53), (1.6, 0.45)]
    lathe("stand", foot + rim + [(0.0001, PLATE_TOP)], BRASS, n=140)
    bead = blob("bead", (0.045,) * 3, BRASS, amp=0, nu=10, nv=14)
    for k in range(76):
        a = TAU * k / 76
        dup(bead, (1.76 * math.cos(a), 1.76 * math.sin(a), 0.53))
    hide(bead)


def wax_material():
    """Ivory wax with slanting saffron stripes."""
    m = pbsdf("wax", "#fff3de", 0.35, coat=0.4)
    wave = N(m, "ShaderNodeTexWave")
    wave.bands_direction = "DIAGONAL"
    wave.inputs["Scale"].default_value = 1.9
    L(m, coords(m), wave.inputs["Vector"])
    stripes = [(0.0, "#f0a03a"), (0.2, "#f0a03a"), (0.25, "#fff6e6"), (1.0, "#fff6e6")]
    L(m, ramp(m, wave.outputs["Fac"], stripes), B(m).inputs["Base Color"])
    return m


def numeral(figure, mat, depth, grow, y):
    """An upright figure of wax or metal, extruded from the font's outline."""
    curve = bpy.data.curves.new("numeral", "FONT")
    curve.body = figure
    curve.font = bpy.data.fonts.load(os.path.join(KIT, "ttf", "alfa-slab-one.ttf"))
    curve.align_x = "CENTER"
    curve.size = 1.55
    curve.extrude = depth
    curve.bevel_depth = 0.02
    curve.bevel_resolution = 3
    curve.offset = grow
    ob = bpy.data.objects.new("numeral", curve)
    bpy.context.collection.objects.link(ob)
    curve.materials.append(mat)
    ob.location = (0, y, 0)
    ob.rotation_euler = (math.pi / 2, 0, 0)


def candle(figure, wick_x):
    """A number candle on its pick; its foot is the origin, its flame about 1.3 above."""
    rim = pbsdf("rim", "#c8181e", 0.25, coat=0.7)
    numeral(figure, wax_material(), 0.06, -0.012, -0.03)
    numeral(figure, rim, 0.05, 0.02, 0.05)
    tube("pick", [(0, 0.02, -0.25), (0, 0.02, 0.1)], 0.03, rim, n=10)
    top = 0.92
    wick = [
        (wick_x, 0.02, top - 0.16),
        (wick_x, 0.02, top + 0.06),
        (wick_x + 0.012, 0.02, top + 0.12),
    ]
    tube("wick", wick, 0.014, matte("wick", "#2a1d18"), n=8)
    fire = pbsdf("fire", "#ffb84a", 0.5, emit="#ff9a1e", emits=7)
    heart = pbsdf("heart", "#fff0b0", 0.5, emit="#ffe08a", emits=14)
    drop = [(0.0001, 0), (0.06, 0.04), (0.088, 0.11), (0.07, 0.21), (0.026, 0.35), (0.0001, 0.43)]
    sub(lathe("flame", drop, fire, n=24, loc=(wick_x, 0.02, top + 0.05)))
    blob("heart", (0.035, 0.02, 0.07), heart, amp=0, loc=(wick_x, -0.05, top + 0.14), nu=10, nv=12)


def petals(colours, spots):
    """Single marigold petals strewn on the floor and the plate."""
    shapes = [leafmesh(matte("petal", c, 0.6), 0.22, 0.13, 0.1, 0.3) for c in colours]
    for x, y, z in spots:
        turn = (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, TAU))
        dup(random.choice(shapes), (x, y, z), turn, (rnd(0.8, 1.3),) * 3)
    away(shapes)


SEEDS = slivers("#5f8f22", "#a3c94e", 3, 0.15)
SEEDS.append(blob("melon", (0.055, 0.028, 0.014), matte("melon", "#fbeecb", 0.5), 0, nu=8, nv=10))
kinds = [laddoo(k) for k in range(3)]
stand()
pyramid(kinds)
for figure, x, turn in (("5", -0.43, 0.05), ("0", 0.45, -0.06)):
    place(
        candle, figure, 0.0, loc=(x, -0.17, PLATE_TOP + 2 * R + 3 * RISE + 0.03), rot=(0, 0, turn)
    )
leaf_bowl(0.64, (-2.2, -0.9, 0), 2, 0.26)
for x, y, z in ((-2.36, -0.64, 0.32), (-1.89, -0.88, 0.32), (-2.34, -1.18, 0.32)):
    topped(kinds, (x, y, z))
ORANGE, YELLOW = (pbsdf("petal", c, 0.7, spec=0.2) for c in ("#ee7a12", "#f7ad1c"))
for k, (x, y, s) in enumerate(
    (
        (2.2, -0.45, 1.0),
        (1.55, -1.4, 0.9),
        (2.35, -1.2, 0.8),
        (-1.1, -1.55, 0.85),
        (-2.45, 0.45, 0.9),
        (2.6, 0.4, 0.85),
        (0.8, -1.72, 0.66),
        (-1.85, -1.68, 0.66),
    )
):
    marigold((ORANGE, YELLOW)[k % 2], (x, y, 0.02), s, (rnd(-0.15, 0.15), rnd(-0.15, 0.15), k))
leaf = leaf_v(0.55, 0.25, curl=0.4, fold=0.3)
for x, y, turn in ((1.2, -1.35, 2.6), (2.05, -1.5, 4.2), (-1.62, -1.62, 3.5), (2.75, -0.6, 0.4)):
    dup(leaf, (x, y, 0.08), (0.1, -0.15, turn))
hide(leaf)
floor = [(rnd(-2.3, 2.3), rnd(-1.85, -1.15), 0.03) for _ in range(26)]
rim = [(1.5 * math.cos(a), 1.5 * math.sin(a), 0.48) for a in [rnd(3.3, 6.1) for _ in range(16)]]
petals(("#f2861a", "#f7b32b", "#e8661a"), floor + rim)
away(SEEDS + [part for kind in kinds for part in kind])
studio(key=980, fill=260, rim=720)
area((0, -1.4, 4.4), (0, 0, 2.2), 0.6, 25, "#ffc46a")
shoot((0.0, -12.7, 5.4), (0.0, 0, 1.6), 75, 8, (0, -0.7, 1.7), top=(0, 0, 11))
