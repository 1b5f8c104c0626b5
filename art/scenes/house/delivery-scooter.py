"""A red delivery scooter with a saffron box before the lit hatch of a cloud kitchen."""
from indian_table import away
from stilllife import *

reset(211)
stage("#f2a26c", depth=11, rough=0.85)

PAVEMENT = 0.1
PASS = 1.62
WALL_Y = 1.75
BRANDS = "#c8371b #f2c45a #b01019 #24483f #f7b23b #7fa05a #8c1d2b #0f8a78 #f58a3c".split()
red = pbsdf("enamel", "#c01d10", 0.3, coat=1.0)
cream = matte("cream", "#fff0d6", 0.5, 0.3)
teal = noisy("plaster", [(0.3, "#0e6256"), (0.7, "#127365")], 3, rough=0.8, bumps=0.3, bscale=30)
dark = matte("rubber", "#2b211e", 0.65)
chrome = pbsdf("chrome", "#dfe2e4", 0.16, metal=1)
oak = wood("oak", "#b9834f", "#a06d3b", "#c99562", scale=0.5)


def loft(name, mat, rows, section, n=40, power=0.7):
    """A closed body along x; section(u) gives x, half width, underside and top."""

    def surface(i, j):
        x, half, low, high = section(i / (rows - 1))
        c, s = math.cos(TAU * j / n), math.sin(TAU * j / n)
        y = half * math.copysign(abs(c) ** power, c)
        z = (low + high) / 2 + (high - low) / 2 * math.copysign(abs(s) ** power, s)
        return (x, y, z)

    return sub(grid_surface(name, surface, rows, n, mat, capstart=True, capend=True))


def wheel(x):
    """A white-walled tyre on a pressed rim with round holes."""
    centre = (x, 0, 0.5)
    torus(dark, 0.37, 0.13, centre, (math.pi / 2, 0, 0), nu=56, nv=16)
    profile = [(0.0001, 0.13), (0.08, 0.13), (0.1, 0.07), (0.24, 0.05), (0.27, 0.1), (0.295, 0.1)]
    wall = [(0.29, 0.102), (0.31, 0.121), (0.37, 0.137), (0.39, 0.128)]

    outwards = (math.pi / 2, 0, 0)
    lathe("rim", profile, chrome, n=48, loc=centre, rot=outwards)
    lathe("white wall", wall, cream, n=48, loc=centre, rot=outwards)
    for k in range(8):
        a = TAU * k / 8
        at = (x + 0.175 * math.cos(a), -0.062, 0.5 + 0.175 * math.sin(a))
        blob("hole", (0.036, 0.01, 0.036), dark, amp=0, nu=8, nv=12, loc=at)


def fender(x):
    def surface(i, j):
        a = math.radians(12 + 190 * i / 31)
        s = (j / 20 - 0.5) * 2
        ends = 1 - 0.4 * abs(i / 31 - 0.5) ** 3 * 8
        r = 0.38 + 0.25 * math.cos(s * 1.45) ** 0.5
        y = 0.25 * math.sin(s * 1.45) * ends
        return (x + r * math.cos(a), y, 0.5 + r * math.sin(a))

    solid(sub(grid_surface("fender", surface, 32, 21, red, closev=False)), 0.025, 0)
    crest = [math.radians(75 + 90 * k / 16) for k in range(17)]
    line = [(x + 0.65 * math.cos(a), 0, 0.5 + 0.65 * math.sin(a)) for a in crest]
    tube("crest", line, 0.024, chrome, n=10)


def headlamp(x, z):
    facing = (0, -math.pi / 2 - 0.08, 0)
    lens = pbsdf("lens", "#fff1c8", 0.15, coat=1, emit="#ffd488", emits=0.6)
    blob("headset", (0.26, 0.25, 0.21), red, amp=0, loc=(x + 0.12, 0, z))
    lathe("lamp", [(0.16, -0.1), (0.225, 0.06), (0.23, 0.16)], red, n=48, loc=(x, 0, z), rot=facing)
    torus(chrome, 0.225, 0.032, (x - 0.165, 0, z - 0.012), facing, nu=48, nv=12)
    blob("lens", (0.07, 0.21, 0.21), lens, amp=0, loc=(x - 0.16, 0, z - 0.012))


def bar_end(side, x, z):
    """Half a handlebar with its grip and mirror."""
    arm = [(0, 0, 0), (0.03, 0.2, 0.06), (0.09, 0.42, 0.06), (0.19, 0.74, 0)]
    reach = [(x + a, side * b, z + c) for a, b, c in arm]
    tube("bar", reach, 0.05, chrome, n=12)
    grip = [(x + 0.11, side * 0.48, z + 0.05), (x + 0.2, side * 0.78, z - 0.005)]
    tube("grip", grip, 0.075, dark, n=16)
    rise = [(0.06, 0.36, 0.08), (0.05, 0.44, 0.3), (0.08, 0.62, 0.46)]
    tube("stem", [(x + a, side * b, z + c) for a, b, c in rise], 0.02, chrome, n=8)
    turn = (0, math.pi / 2, side * 0.12)
    at = (x + 0.06, side * 0.66, z + 0.52)
    lathe("mirror", rounded_profile(0.17, 0.07, 0.03, 4), chrome, n=40, loc=at, rot=turn)


def steering():
    wheel(-0.2)
    fender(-0.2)
    for s in (-1, 1):
        tube("fork", [(-0.2, s * 0.19, 0.5), (-0.1, s * 0.16, 1.0)], 0.045, chrome)
        bar_end(s, 0.2, 2.3)
    tube("column", [(-0.02, 0, 1.5), (0.2, 0, 2.2)], 0.12, red, n=20)
    headlamp(0.12, 2.28)


def leg_shield():
    def edge(t, s):
        x = -0.7 - 0.46 * math.sin(min(1, t * 1.25) * math.pi / 2) + 0.07 * t * t
        half = 0.40 + 0.27 * smooth(0, 0.55, t) - 0.30 * smooth(0.78, 1.12, t)
        return (x + 0.2 * abs(s) ** 2.4, half * s, 0.56 + 1.42 * t - 0.06 * t * s * s)

    ob = grid_surface("shield", lambda i, j: edge(i / 23, j / 12 - 1), 24, 25, red, closev=False)
    solid(sub(ob), 0.05, 0)
    rim = [edge(k / 20, -1) for k in range(21)] + [edge(1, q / 8 - 1) for q in range(1, 16)]
    rim += [edge(1 - k / 20, 1) for k in range(21)]
    upright = [(-z, y, x) for x, y, z in rim]
    tube("trim", upright, 0.04, cream, n=10, rot=(0, math.pi / 2, 0))
    nose = [(-1.34 + 0.3 * k / 8, 0, 1.08 + 1.0 * k / 8) for k in range(9)]
    tube("nose", nose, 0.2, red, n=28, radf=lambda t: 1.0 - 0.3 * t)
    amber = pbsdf("amber", "#f08a18", 0.2, coat=1, emit="#f08a18", emits=0.25)
    for s in (-1, 1):
        x, y, z = edge(0.76, s * 0.66)
        blob("indicator", (0.06, 0.09, 0.09), amber, amp=0, loc=(x - 0.05, y, z), nu=14, nv=20)


def floor():
    slab(red, 1.42, 0.84, 0.13, (-0.14, 0, 0.46), r=0.12, bev=0.05)
    for k in range(6):
        slab(dark, 1.0, 0.065, 0.03, (-0.14, -0.3 + 0.12 * k, 0.585), r=0.03, bev=0.01)
    tube("sill", [(-0.72, -0.43, 0.52), (0.4, -0.43, 0.52)], 0.028, cream)


def rear_body():
    def section(u):
        high = 0.66 + 0.78 * smooth(-0.06, 0.24, u) - 0.36 * smooth(0.5, 1.05, u)
        low = 0.47 + 0.22 * smooth(0.15, 0.42, u) + 0.1 * smooth(0.6, 1, u)
        return (0.3 + 1.85 * u, 0.35 - 0.17 * smooth(0.45, 1, u), low, high)

    loft("tail", red, 22, section)

    def swell(u):
        w = math.sin(math.pi * (0.04 + 0.93 * u**0.85)) ** 0.55
        middle = 1.04 - 0.055 * u
        return (0.46 + 1.56 * u, 0.26 * w, middle - 0.4 * w, middle + 0.36 * w)

    for side in (-1, 1):
        loft("cowl", red, 24, swell, power=0.85).location.y = side * 0.3
    bulge = [math.sin(math.pi * k / 12) for k in range(13)]
    line = [(0.62 + 0.1 * k, -0.5 - 0.075 * b, 1.03) for k, b in enumerate(bulge)]
    tube("moulding", line, 0.022, chrome, n=8)
    tube("engine", [(0.62, -0.2, 0.46), (0.95, -0.22, 0.5), (1.34, -0.2, 0.5)], 0.1, chrome, n=16)


def seat():
    brown = [(0.3, "#3f1e10"), (0.7, "#5a2e1a")]
    leather = noisy("leather", brown, 5, bumps=0.25, bscale=60, coat=0.35)

    def section(u):
        lift = 0.08 * smooth(0.5, 1, u) - 0.04 * math.sin(math.pi * u)
        nose = 0.7 + 0.3 * math.sin(math.pi / 2 * min(1, u * 4 + 0.1))
        return (0.22 + 1.1 * u, (0.19 + 0.17 * smooth(0, 0.5, u)) * nose, 1.38, 1.66 + lift)

    loft("seat", leather, 16, section)
    edges = [section(0.1 + 0.86 * k / 12) for k in range(13)]
    piping = [(x, -0.98 * half, 1.47) for x, half, _, _ in edges]
    tube("piping", piping, 0.018, cream, n=8)


def rack():
    bars = [(1.34, -0.42), (2.4, -0.42), (2.4, 0.42), (1.34, 0.42), (1.34, -0.42)]
    tube("rack", [(x, y, 1.5) for x, y in bars], 0.04, chrome, n=10)
    for s in (-1, 1):
        tube("strut", [(1.5, s * 0.36, 1.5), (1.5, s * 0.28, 1.2)], 0.035, chrome, n=8)
        tube("strut", [(2.34, s * 0.3, 1.5), (1.85, s * 0.15, 1.1)], 0.035, chrome, n=8)


def box_sun():
    """Nine petals, one for each kitchen."""
    ring = [(0.3 * math.cos(TAU * k / 48), 0.3 * math.sin(TAU * k / 48)) for k in range(48)]
    prism(cream, ring, 0.015, bev=0)
    petal = matte("petal", "#b3261e")
    for k in range(9):
        a = TAU * k / 9
        at = (0.175 * math.sin(a), 0.175 * math.cos(a), 0.016)
        blob("petal", (0.04, 0.085, 0.012), petal, amp=0, nu=8, nv=16, loc=at, rot=(0, 0, -a))
    blob("heart", (0.06, 0.06, 0.014), petal, amp=0, nu=8, nv=20, loc=(0, 0, 0.016))


def delivery_box():
    saffron = cloth_material("canvas", "#e8860a", 60)
    tape = pbsdf("tape", "#f1ece0", 0.3, metal=0.2)
    box(saffron, 1.14, 1.14, 0.98, (0, 0, 0.49), bev=0.08, seg=5)
    box(saffron, 1.2, 1.2, 0.2, (0, 0, 1.03), bev=0.08, seg=5)
    box(dark, 1.17, 1.17, 0.03, (0, 0, 0.925), bev=0.01)
    box(tape, 1.155, 1.155, 0.09, (0, 0, 0.14), bev=0.01)
    grip = [(-0.22, 0, 1.12), (-0.16, 0, 1.22), (0.16, 0, 1.22), (0.22, 0, 1.12)]
    tube("handle", grip, 0.035, dark)
    for turn in (0, -math.pi / 2):
        at = (0.578 * math.sin(turn), -0.578 * math.cos(turn), 0.53)
        place(box_sun, loc=at, rot=(math.pi / 2, 0, turn))


def centre_stand():
    for s in (-1, 1):
        leg = [(0.66, s * 0.16, 0.5), (0.74, s * 0.26, 0.25), (0.82, s * 0.36, 0.035)]
        tube("leg", leg, 0.04, chrome, n=10)
        tube("foot", [(0.74, s * 0.37, 0.035), (0.94, s * 0.37, 0.035)], 0.035, dark, n=10)


def garland():
    """Marigolds strung over the nose, as a lucky vehicle wears them."""
    heads = []
    for colour in ("#f08c12", "#f7b520"):
        m = matte("marigold", colour, 0.8)
        heads.append(blob("bloom", (0.075,) * 3, m, amp=0.15, amp2=0.4, freq2=9, nu=14, nv=20))
    for k in range(21):
        s = k / 10 - 1
        droop = 0.62 * (1 - s * s)
        at = (-1.17 - 0.13 * (1 - s * s) ** 0.5 - 0.1 * droop, 0.4 * s, 2.13 - droop)
        dup(heads[k % 2], at, (rnd(0, 6), rnd(0, 6), 0))
    away(heads)


def scooter():
    place(steering, loc=(-1.3, 0, 0), rot=(0, 0, 0.2))
    for part in (leg_shield, floor, rear_body, seat, rack, centre_stand, garland):
        part()
    wheel(1.34)
    place(delivery_box, loc=(1.87, 0, 1.54))


def wall():
    """The kitchen's front: an opening with a lit room behind it, nine discs above."""
    left, right, low, high, top = -1.45, 1.75, 1.5, 2.9, 3.5
    middle, width = (left + right) / 2, right - left
    frame = ((-2.75, left, 0, top), (right, 3.0, 0, top))
    frame += ((left, right, 0, low), (left, right, high, top))
    for x0, x1, z0, z1 in frame:
        box(teal, x1 - x0, 0.24, z1 - z0, ((x0 + x1) / 2, WALL_Y, (z0 + z1) / 2), bev=0)
    room = pbsdf("room", "#ffdf9f", 0.8, emit="#ffb84a", emits=0.75)
    box(room, width + 0.4, 0.06, 2.0, (middle, WALL_Y + 1.0, 2.2), bev=0)
    box(oak, width + 0.24, 0.9, 0.1, (middle, WALL_Y - 0.14, PASS - 0.05), bev=0.03)
    for x in (left, right):
        box(oak, 0.1, 0.3, high - PASS, (x, WALL_Y, (high + PASS) / 2), bev=0.02)
    box(cream, 5.95, 0.34, 0.62, (0.125, WALL_Y - 0.06, 3.78), bev=0.06, seg=4)
    disc, flat = rounded_profile(0.22, 0.06, 0.025, 4), (math.pi / 2, 0, 0)
    for k, colour in enumerate(BRANDS):
        at = (-2.4 + 0.63 * k, WALL_Y - 0.22, 3.78)
        lathe("disc", disc, matte("disc", colour, 0.45), n=40, loc=at, rot=flat)
    box(matte("skirting", "#0a4038"), 5.8, 0.3, 0.3, (0.125, WALL_Y - 0.02, 0.15), bev=0.03)


def awning(x0=-1.75, x1=2.2, stripes=11):
    w = (x1 - x0) / stripes
    for k in range(stripes):
        m = cream if k % 2 else red
        x = x0 + w * (k + 0.5)
        box(m, w * 0.995, 1.05, 0.05, (x, WALL_Y - 0.55, 3.2), (math.radians(24), 0, 0), bev=0.008)
        arc = [math.pi * (1 + q / 14) for q in range(15)]
        scallop = [(w * 0.497 * math.cos(a), w * 0.55 * math.sin(a)) for a in arc]
        prism(m, scallop, 0.04, (x, WALL_Y - 1.01, 2.985), (math.pi / 2, 0, 0), bev=0)


def packed_bags():
    kraft = noisy("kraft", [(0.3, "#b98a57"), (0.7, "#cda06b")], scale=6, bumps=0.25, bscale=60)
    white = noisy("card", [(0.3, "#f2e7d2"), (0.7, "#fbf3e4")], scale=4, bumps=0.05)
    star = matte("star", "#ffdf9a")
    places = ((-0.68, 0, 0.14, 1.2), (0.06, -0.12, -0.08, 1.02), (0.8, 0.02, 0.1, 1.15))
    for k, (x, y, turn, w) in enumerate(places):
        badge = (matte("badge", ("#b3261e", "#0f5a4f", "#5a1e4d")[k]), star)
        at = (x, WALL_Y - 0.14 + y, PASS)
        paper = (kraft, white, kraft)[k]
        place(carry_bag, paper, badge, (0, 0, 0), turn, w, 0.8, 1.4 + w / 4, loc=at, scale=0.55)


def flower_pot(x, y, s):
    clay = noisy("clay", [(0.3, "#a5532c"), (0.7, "#c26b3b")], scale=6, bumps=0.3, bscale=40)
    profile = [(0.0001, 0), (0.26, 0), (0.34, 0.42), (0.39, 0.44), (0.39, 0.54), (0.32, 0.52)]
    lathe("pot", profile + [(0.0001, 0.46)], clay, n=48, loc=(x, y, 0), scale=(s,) * 3)
    leaf = leaf_v(0.4, 0.16, curl=0.5, fold=0.25)
    for k in range(26):
        a, r = k * 2.4, 0.1 + 0.28 * (k % 4) / 3
        at = (x + s * r * math.cos(a), y + s * r * math.sin(a), s * (0.62 + 0.05 * (k % 5)))
        dup(leaf, at, (0, -0.9 + 0.03 * k, a), (s,) * 3)
    hide(leaf)
    petals = [matte("bloom", c, 0.7) for c in ("#f0860f", "#f7b81f")]
    for k in range(6):
        a, r = TAU * k / 5, 0.27 if k < 5 else 0
        rise = 0.72 + 0.08 * (k % 2) + 0.12 * (k == 5)
        at = (x + s * r * math.cos(a), y + s * r * math.sin(a), s * rise)
        marigold(petals[k % 2], at, s * 0.42, (rnd(-0.3, 0.3), rnd(-0.3, 0.3), 0))


def paving():
    """Sandstone setts."""
    m = pbsdf("setts", "#f3d9ae", 0.85)
    bricks = N(m, "ShaderNodeTexBrick", Scale=1.6)
    for name, colour in (("Color1", "#f5dcb0"), ("Color2", "#ecc993"), ("Mortar", "#d9ad78")):
        bricks.inputs[name].default_value = hexc(colour)
    bricks.inputs["Mortar Size"].default_value = 0.012
    L(m, coords(m), bricks.inputs["Vector"])
    L(m, bricks.outputs["Color"], B(m).inputs["Base Color"])
    return m


def fallen_flowers():
    colours = [matte("fallen", c, 0.7) for c in ("#f0860f", "#f7b81f")]
    petal = leafmesh(colours[0], 0.16, 0.1, 0.6)
    for _ in range(12):
        dup(petal, (rnd(-2.6, -1.3), rnd(-2.0, -1.6), 0.02), (0, 0, rnd(0, 6)))
    hide(petal)
    for k, x in enumerate((-2.3, -2.0)):
        marigold(colours[k], (x, -1.55 - 0.1 * k, 0.02), 0.36, (0.5 * k - 0.2, 0.3, 0))


def street():
    slab(paving(), 7.4, 5.6, PAVEMENT, (0.1, 0.3, 0), r=0.6, bev=0.03)
    for part in (wall, awning, packed_bags, fallen_flowers):
        place(part, loc=(0, 0, PAVEMENT))
    place(flower_pot, -2.5, 1.0, 1.0, loc=(0, 0, PAVEMENT))
    place(flower_pot, 2.8, 0.85, 0.9, loc=(0, 0, PAVEMENT))
    place(scooter, loc=(0.1, -0.9, PAVEMENT), rot=(0, 0, 0.34), scale=1.08)


street()
area((0.15, WALL_Y + 0.5, 2.85), (0.15, WALL_Y - 0.2, 1.6), 1.6, 60, "#ffd08a", 0.5)
area((0, 4.5, 9), (0, 10.5, 3.5), 7, 900, "#ffe2c0")
studio(key=1500, fill=420, rim=700)
shoot((-1.2, -14.4, 4.7), (0.12, 0, 1.93), 77, 8, (-0.3, -0.9, 1.2), top=(0, 0, 16))
