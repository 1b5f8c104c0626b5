"""The mouth of the brick oven: flames at the back, a pizza on the peel in front."""
from pizzeria import *

reset(63)
stage("#221c1a", depth=12, rough=0.8).location.z = -4
world("#3a2a24", 0.3)

HALF_WIDTH = 1.95
ARCH = 1.35
LEG = 0.35
DEEP = 3.2


def arch_point(a, grow=1.0):
    """Point of the arch in the wall's plane; a runs from 0 (right foot) to pi (left foot)."""
    return HALF_WIDTH * grow * math.cos(a), LEG + ARCH * grow * math.sin(a)


def arch_path(steps, grow=1.0):
    right, left = HALF_WIDTH * grow, -HALF_WIDTH * grow
    return (
        [(right, 0.0)]
        + [arch_point(math.pi * k / steps, grow) for k in range(steps + 1)]
        + [(left, 0.0)]
    )


def wall():
    """The plastered front about the arch."""
    plaster = noisy("plaster", [(0.3, "#2a0f08"), (0.7, "#45190d")], scale=3, bumps=0.5, bscale=26)
    inner, outer = arch_path(40, 1.12), arch_path(40, 4.0)
    verts = [(x, 0, z) for x, z in inner] + [(x, 0, z) for x, z in outer]
    n = len(inner)
    faces = [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)]
    mesh("wall", verts, faces, plaster)


def vault():
    """The hollow behind the arch, black with soot towards its end."""
    soot = vcol_mat("soot", 0.9, 0, 0.7, 8)
    path = arch_path(40)

    def surface(i, j):
        t = i / 29
        x, z = path[j]
        narrow = 1 - 0.9 * smooth(0.55, 1.0, t) ** 2
        return (
            x * narrow * (1 + 0.25 * math.sin(math.pi * t)),
            -0.12 + DEEP * t,
            z * (0.5 + 0.5 * narrow),
        )

    ob = grid_surface("vault", surface, 30, len(path), soot, closev=False)
    brick, black = hexc("#9a4a28"), hexc("#1d1210")

    def colour(x, y, z):
        joint = abs(math.sin(z * 9 + 0.4 * x)) < 0.09 or abs(math.sin(y * 5)) < 0.05
        c = lerpc(brick, black, 0.25 + 0.2 * y + 0.6 * fbm(x, y, z, 3, 2))
        return lerpc(c, black, 0.6) if joint else c

    paint(ob, colour)


def bricks():
    """The ring of bricks about the mouth."""
    mortar = noisy("mortar", [(0.3, "#a08a78"), (0.7, "#c4ad98")], scale=8, bumps=0.6, bscale=40)
    inner, outer = arch_path(40, 1.02), arch_path(40, 1.23)
    n = len(inner)
    verts = [(x, -0.22, z) for x, z in inner + outer] + [(x, 0.1, z) for x, z in inner]
    faces = [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)]
    faces += [(2 * n + k, 2 * n + k + 1, k + 1, k) for k in range(n - 1)]
    mesh("mortar", verts, faces, mortar)
    tones = [
        noisy(f"brick{k}", [(0.3, a), (0.7, b)], scale=5, bumps=0.7, bscale=22)
        for k, (a, b) in enumerate(
            (("#6e3018", "#96512f"), ("#5a2410", "#84401f"), ("#7d4225", "#a06040"))
        )
    ]
    count = 19
    for k in range(count):
        a = math.pi * (k + 0.5) / count
        x, z = arch_point(a, 1.12)
        tilt = math.atan2(ARCH * math.sin(a) / 1.0, HALF_WIDTH * math.cos(a))
        size = (0.46, 0.55, 0.28)
        place = (x, -0.06 + rnd(-0.02, 0.02), z)
        box(tones[k % 3], *size, place, (0, -tilt + rnd(-0.03, 0.03), 0), bev=0.035, seg=3)
    for side in (-1, 1):
        place = (side * HALF_WIDTH * 1.12, -0.06, 0.17)
        box(tones[1], 0.46, 0.55, 0.32, place, bev=0.035, seg=3)


def hearth():
    stone = noisy("stone", [(0.3, "#6f6660"), (0.7, "#94897f")], scale=4, bumps=0.5, bscale=30)
    box(stone, 7.5, 3.0, 0.3, (0, -1.2, -0.15), bev=0.06, seg=3)
    floor = noisy("floor", [(0.3, "#5a4338"), (0.7, "#84685a")], scale=5, bumps=0.5, bscale=20)
    box(floor, 5.0, 3.6, 0.3, (0, 1.9, -0.155), bev=0.02)
    under = noisy("under", [(0.3, "#54200f"), (0.7, "#6b2913")], scale=3, bumps=0.4, bscale=26)
    box(under, 9.0, 2.5, 3.0, (0, -1.1, -1.75), bev=0.05)


def flame_material(low, middle, high, strength):
    """Light that is hottest at its foot and dissolves at its outline."""
    m = bpy.data.materials.new("flame")
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    mix = tree.nodes.new("ShaderNodeMixShader")
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    light = tree.nodes.new("ShaderNodeEmission")
    facing = tree.nodes.new("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.35
    light.inputs["Strength"].default_value = strength
    where = N(m, "ShaderNodeTexCoord")
    split = N(m, "ShaderNodeSeparateXYZ")
    L(m, where.outputs["Generated"], split.inputs[0])
    colour = ramp(m, split.outputs["Z"], [(0.0, low), (0.4, middle), (1.0, high)])
    L(m, colour, light.inputs["Color"])
    L(m, facing.outputs["Facing"], mix.inputs["Fac"])
    L(m, light.outputs[0], mix.inputs[1])
    L(m, clear.outputs[0], mix.inputs[2])
    L(m, mix.outputs[0], out.inputs["Surface"])
    return m


def flame(material, x, y, height, width, seed):
    """One tongue that leans and licks."""

    def surface(i, j):
        t = i / 29
        a = TAU * j / 24
        r = width * math.sin(math.pi * min(1, t * 0.93 + 0.07)) ** 0.8 * (1 - t) ** 0.45
        r *= 1 + 0.35 * noise.noise(Vector((math.cos(a) + seed, math.sin(a), t * 4)))
        sway = 0.35 * t * t * noise.noise(Vector((seed * 3, t * 2.2, 1)))
        curl = 0.10 * t * math.sin(t * 9 + seed)
        return (x + r * math.cos(a) + sway + curl, y + 0.6 * r * math.sin(a), 0.08 + height * t)

    grid_surface("flame", surface, 30, 24, material)


def fire():
    bark = noisy("bark", [(0.35, "#120b08"), (0.6, "#3a2418"), (0.75, "#7a6a5c")], scale=5, bumps=1)
    for k, (x, y, z, turn) in enumerate(
        ((-0.75, 1.5, 0.14, 0.25), (-0.3, 1.75, 0.14, -0.5), (-0.6, 1.55, 0.36, 1.1))
    ):
        points = [(-0.7 + 0.14 * q, 0.03 * math.sin(q + k), 0) for q in range(11)]
        tube("log", points, 0.15, bark, n=14, loc=(x, y, z), rot=(0, 0, turn))
    ember = pbsdf("ember", "#ff6a1a", 0.8, emit="#ff4a0a", emits=9)
    for _ in range(60):
        r = rnd(0.03, 0.09)
        place = (rnd(-1.6, 0.7), rnd(1.1, 2.0), r * 0.6)
        blob("ember", (r, r, r * 0.7), ember, amp=0.4, seed=r, nu=6, nv=8, loc=place)
    outer = flame_material("#ffb43a", "#ff7a12", "#e0310a", 4)
    inner = flame_material("#fff0b0", "#ffc640", "#ff8a1a", 8)
    for k in range(9):
        x = -1.5 + 0.25 * k + rnd(-0.06, 0.06)
        height = 1.25 - 0.55 * abs(k - 3.4) / 4.5 + rnd(-0.15, 0.15)
        flame(outer, x, 1.75 + rnd(-0.15, 0.15), height, rnd(0.2, 0.3), k + 1)
        if k % 2:
            flame(inner, x + 0.05, 1.6, height * 0.62, rnd(0.12, 0.18), k + 40)
    for x, y, z, power in ((-0.6, 1.2, 0.7, 320), (0.9, 1.6, 0.9, 90)):
        glow = bpy.data.lights.new("glow", "POINT")
        glow.energy = power
        glow.color = hexc("#ff8a34")[:3]
        glow.shadow_soft_size = 0.3
        lamp = bpy.data.objects.new("glow", glow)
        bpy.context.collection.objects.link(lamp)
        lamp.location = (x, y, z)


def pie():
    olive = pbsdf("olive", "#1d1520", 0.2, coat=0.6)
    crust(0, TAU, 6)
    melted(0, TAU, 6, 0.0)
    for k, (x, y) in enumerate(pack(18, 1.5, 0.55)):
        if k % 3 == 0:
            mozzarella(x, y, rnd(0.26, 0.36), k)
        elif k % 3 == 1:
            basil(x, y, 0.42, k * 1.3, 0.62)
        elif k % 2:
            olive_ring(olive, x, y, 0.35)
        else:
            cherry_half((x, y, 0.38), 0.23, (0.1, 0.1, k))


def peel():
    plank = wood("peel", "#b98a54", "#9a6c3a", "#cfa26a", scale=0.5, axis="Y")
    lathe("peel", rounded_profile(1.45, 0.07, 0.03, 4), plank, n=100, loc=(0.15, -1.1, 0.0))
    box(plank, 0.34, 2.2, 0.07, (0.55, -3.2, 0.04), (0, 0, 0.17), bev=0.03)


wall()
vault()
bricks()
hearth()
fire()
peel()
group(made_by(pie), (0.15, -1.05, 0.075), (0, 0, 0.5), 0.62)
for x, y, turn in ((-1.9, -1.9, 0.4), (-2.15, -1.7, 1.6), (2.3, -1.6, 2.2)):
    basil(x, y, 0.09, turn, 0.5)
for x, y, r in ((-2.35, -1.3, 0.2), (-2.0, -1.15, 0.18), (2.15, -1.1, 0.2)):
    tomato(x, y, r)
flakes(50, 1.4, 2.6, 0.012, ("#f1e2c0", "#fff6e2"), 0.025, (0, -1.2))
area((-4.5, -6.0, 5.5), (0, -0.8, 0.6), 2.2, 420, "#ffe6c8")
area((5.0, -5.0, 3.5), (0, -0.8, 0.6), 3, 50, "#ffd0a8")
shoot(
    (0.3, -10.2, 4.5),
    (0.05, 0, 0.62),
    76,
    0.28,
    (0.1, -1.4, 0.2),
    macro=((-1.0, -5.4, 2.4), (0.0, -0.6, 0.5), (0.1, -1.4, 0.2)),
)
