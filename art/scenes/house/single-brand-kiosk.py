"""One branded kiosk: the momo stall with its sign, counter, awning and a giant steamer above."""
from stilllife import *

reset(101)
stage("#f0a232", depth=14, rough=0.85)

WINE, IVORY = "#8c1d2b", "#fff3de"
WIDTH = 2.6
wine = matte("wine", WINE, 0.5)
ivory = matte("ivory", IVORY, 0.55)
counter_wood = wood("counter", "#b9834f", "#a06d3b", "#c99562", scale=0.5, axis="X")
dough = noisy("dough", [(0.3, "#f8ead0"), (0.7, "#ecd6aa")], bumps=0.05, coat=0.25)
bamboo = noisy("bamboo", [(0.3, "#c9954f"), (0.7, "#e2b876")], vscale=(1, 1, 8), scale=3, bumps=0.1)


def momo(seed, pleats=13):
    """A pleated dumpling that twists to its tip."""
    rows, per = 44, 8

    def surface(i, j):
        u = i / (rows - 1)
        t = smooth(0, 1, min(1, u / 0.86))
        if u < 0.86:
            a = u / 0.86 * math.pi / 2
            r, z = 0.62 * math.cos(a) ** 0.75, 0.56 * math.sin(a) ** 0.9
            r = max(0.07, min(r, 0.46 + 0.9 * u))
        else:
            q = (u - 0.86) / 0.14
            r, z = 0.07 + 0.04 * math.sin(math.pi * q) - 0.065 * q**6, 0.56 + 0.12 * q
        s, fold = (j % per) / per, j // per
        twist = 0.9 * t + 1.1 * smooth(0.55, 1, u)
        a = TAU * (fold + s) / pleats + twist
        depth = 0.2 * smooth(0.14, 0.6, u) * (1 - 0.6 * smooth(0.84, 1, u))
        r *= 1 + depth * ((0.5 + 0.5 * math.cos(TAU * (s - 0.12))) ** 1.8 - 0.4)
        return (r * math.cos(a), r * math.sin(a), z)

    ob = grid_surface("momo", surface, rows, pleats * per, dough)
    ob.rotation_euler.z = seed
    return ob


def steamer(count=6):
    """A bamboo basket with momos heaped in it."""
    wall = [(1.05, 0), (1.22, 0), (1.22, 0.46), (1.16, 0.5), (1.05, 0.46), (1.05, 0.12)]
    lathe("basket", wall + [(0.0001, 0.12)], bamboo, n=80)
    for z in (0.1, 0.4):
        torus(bamboo, 1.22, 0.04, (0, 0, z), nu=60, nv=8)
    one = momo(0)
    for k in range(count):
        a = TAU * k / count
        dup(one, (0.62 * math.cos(a), 0.62 * math.sin(a), 0.2), (0, 0, k), (0.72, 0.72, 0.8))
    dup(one, (0, 0, 0.46), (0, 0, 1), (0.86, 0.86, 0.95))
    hide(one)


def sign(w, h, loc):
    """The brand's sign as a picture on the fascia."""
    ob = mesh(
        "sign",
        [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)],
        [(0, 1, 2, 3)],
        None,
        False,
        loc,
    )
    uv = ob.data.uv_layers.new()
    for k, corner in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[k].uv = corner
    m = pbsdf("sign", "#ffffff", 0.6, spec=0.2)
    picture = m.node_tree.nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(os.path.join(KIT, "signs", "sign-momo.png"))
    L(m, picture.outputs["Color"], B(m).inputs["Base Color"])
    ob.data.materials.append(m)


def body():
    box(ivory, WIDTH, 0.1, 2.4, (0, 0.75, 1.2), bev=0.03)
    for side in (-1, 1):
        box(wine, 0.12, 1.5, 2.4, (side * WIDTH / 2, 0.05, 1.2), bev=0.03)
    box(wine, WIDTH + 0.15, 0.62, 0.95, (0, -0.6, 0.475), bev=0.05, seg=4)
    box(counter_wood, WIDTH + 0.35, 0.82, 0.09, (0, -0.62, 0.99), bev=0.03)
    box(ivory, WIDTH - 0.3, 0.04, 0.56, (0, -0.92, 0.5), bev=0.02)
    box(matte("plinth", "#3a1016"), WIDTH + 0.05, 0.56, 0.12, (0, -0.6, 0.05), bev=0.02)
    for k in range(7):
        x = -WIDTH / 2 + 0.42 + k * (WIDTH - 0.84) / 6
        flag = [(-0.13, 0.19), (0.13, 0.19), (0, -0.2)]
        colour = ("#c8371b", "#f2a12b", "#0f5a4f", "#8c1d2b")[k % 4]
        prism(matte("flag", colour), flag, 0.015, (x, -0.945, 0.5), (math.pi / 2, 0, 0), bev=0)


def awning():
    stripes = 11
    w = (WIDTH + 0.5) / stripes
    for k in range(stripes):
        m = ivory if k % 2 else wine
        x = -(WIDTH + 0.5) / 2 + w * (k + 0.5)
        box(m, w * 0.995, 1.35, 0.05, (x, -0.72, 2.02), (math.radians(20), 0, 0), bev=0.008)
        scallop = [
            (w * 0.497 * math.cos(a), w * 0.6 * math.sin(a))
            for a in [math.pi + math.pi * q / 16 for q in range(17)]
        ]
        prism(m, scallop, 0.04, (x, -1.335, 1.79), (math.pi / 2, 0, 0), bev=0)


def fascia():
    box(wine, WIDTH + 0.35, 0.2, 1.1, (0, -0.1, 2.92), bev=0.06, seg=4)
    sign(WIDTH + 0.05, (WIDTH + 0.05) * 320 / 840, (0, -0.206, 2.92))
    box(wine, 1.9, 0.95, 1.0, (0, 0.42, 2.9), bev=0.06, seg=4)
    box(counter_wood, 2.2, 1.3, 0.08, (0, 0.25, 3.5), bev=0.03)
    place(steamer, loc=(0, 0.2, 3.54), scale=0.86)
    bulb = pbsdf("bulb", "#fff1c4", 0.3, emit="#ffdf9a", emits=5)
    for k in range(12):
        x = -(WIDTH + 0.2) / 2 + k * (WIDTH + 0.2) / 11
        blob("bulb", (0.055,) * 3, bulb, amp=0, nu=8, nv=12, loc=(x, -0.22, 3.48))


def counter_things():
    steel = M_steel()
    top = 1.035
    place(steamer, 5, loc=(-0.72, -0.6, top), scale=0.3)
    place(steamer, 5, loc=(-0.72, -0.6, top + 0.16), scale=0.3)
    for k, colour in enumerate(("#c8230f", "#d98a14", "#5d8f2a")):
        katori(steel, 0.11, (-0.12 + 0.26 * k, -0.68, top))
        fill(M_sauce(colour, colour), 0.1, 0.08, (-0.12 + 0.26 * k, -0.68, top), amp=0.005, rings=6)
    for k in range(4):
        lathe(
            "cup",
            [(0.0001, 0), (0.07, 0), (0.095, 0.24), (0.085, 0.24), (0.06, 0.02)],
            (ivory, wine)[k % 2],
            n=28,
            loc=(0.72 + 0.19 * (k % 2), -0.6 + 0.2 * (k // 2), top),
        )
    box(counter_wood, WIDTH - 0.3, 0.3, 0.05, (0, 0.55, 1.5), bev=0.01)
    jar_tops = (brass(), steel, wine)
    for k in range(6):
        lathe(
            "jar",
            rounded_profile(0.11, 0.3, 0.03, 4),
            (ivory, gloss("chilli", "#c8371b"), steel)[k % 3],
            n=28,
            loc=(-0.85 + k * 0.34, 0.55, 1.53),
        )
        lathe(
            "lid",
            rounded_profile(0.115, 0.05, 0.02, 3),
            jar_tops[k % 3],
            n=28,
            loc=(-0.85 + k * 0.34, 0.55, 1.83),
        )


def planter(x, y):
    clay = matte("pot", "#b5643a", 0.7)
    profile = [(0.0001, 0), (0.26, 0), (0.34, 0.42), (0.38, 0.44), (0.38, 0.52), (0.3, 0.5)]
    lathe("pot", profile + [(0.0001, 0.46)], clay, n=48, loc=(x, y, 0))
    leaf = leaf_v(0.75, 0.3, curl=0.7, fold=0.25)
    for k in range(18):
        a = k * 2.4
        r = 0.08 + 0.16 * (k % 3) / 2
        dup(
            leaf,
            (x + r * math.cos(a), y + r * math.sin(a), 0.66 + 0.03 * k),
            (0, -1.1 + 0.045 * k, a),
        )
    hide(leaf)


def stool(x, y):
    lathe("seat", rounded_profile(0.3, 0.12, 0.05, 5), wine, n=48, loc=(x, y, 0.62))
    lathe("leg", [(0.05, 0), (0.05, 0.64)], M_steel(), n=16, loc=(x, y, 0))
    lathe("foot", rounded_profile(0.22, 0.05, 0.02, 3), M_steel(), n=36, loc=(x, y, 0))


body()
awning()
fascia()
counter_things()
planter(-1.95, -0.55)
planter(2.0, -0.35)
for x in (-0.7, 0.1, 0.9):
    stool(x, -1.65)
lathe(
    "mat",
    rounded_profile(2.75, 0.05, 0.02, 3),
    matte("mat", "#f8e3bd", 0.8),
    n=120,
    loc=(0, -0.5, -0.03),
)
area((-5.5, -6.5, 8.0), (0, 0, 1.8), 4.5, 1500, "#fff0d8")
area((6.5, -5.0, 4.5), (0, 0, 1.8), 5, 420, "#ffe6d0")
area((3.5, 5.0, 7.5), (0, 0, 2.5), 3, 700, "#fff6e6")
area((0, -0.3, 1.75), (0, 0.2, 1.0), 1.2, 30, "#ffd79a")
world(s=0.45)
shoot((3.4, -14.6, 5.9), (0.05, -0.2, 2.0), 77, 8, (0, -0.9, 2.0), top=(0, 0, 16))
