"""A chef's tall cap with a graduate's gold tassel, certificates, whisk and ladle in a jar."""
from stilllife import *

reset(227)
stage("#3f97d3", depth=10, rough=0.75)

GOLD = pbsdf("gold", "#f2a634", 0.28, metal=1)
SILK = pbsdf("silk", "#c01d1a", 0.38, coat=0.2, sheen=0.4)
THREAD = noisy("thread", [(0.3, "#d68f14"), (0.7, "#f8c544")], 9, bumps=0.5, bscale=60, coat=0.3)
BASE_TOP = 0.5


def toque():
    """A tall pleated cap: stiff band, upright pleats, a soft crown that spills over."""
    cotton = cloth_material("cotton", "#fdf7ec", 90)

    def band(i, j):
        a = TAU * j / 120
        r = 0.7 + 0.012 * math.sin(i / 9 * math.pi)
        return (r * math.cos(a), r * math.sin(a), 0.56 * i / 9)

    solid(grid_surface("band", band, 10, 120, cotton), 0.03, -1)

    def crown(i, j):
        t = i / 69
        a = TAU * j / 260
        pleat = abs(math.sin(13 * a + 0.35 * math.sin(2 * a + 1))) ** 0.6 - 0.6
        if t < 0.6:
            u = t / 0.6
            r = 0.69 + 0.07 * u + 0.3 * u**3
            z = 0.5 + 1.02 * u
        else:
            u = (t - 0.6) / 0.4
            b = u * math.pi / 2
            r = 1.06 * math.cos(b) ** 0.75 if u < 1 else 0.0001
            z = 1.52 + 0.42 * math.sin(b * 1.12) - 0.1 * smooth(0.75, 1, u)
        puff = smooth(0.35, 0.62, t)
        r *= 1 + (0.085 + 0.02 * puff) * pleat * smooth(0.02, 0.2, t) * smooth(1, 0.62, t)
        soft = noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, z * 1.1)))
        r *= 1 + 0.09 * soft * puff
        z += 0.1 * puff * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, 7)))
        return (r * math.cos(a), r * math.sin(a), z)

    grid_surface("crown", crown, 70, 260, cotton)
    tassel()


def tassel():
    """A gold cord from the button on the crown over its edge, a tassel at its end."""
    blob("button", (0.1, 0.1, 0.06), GOLD, amp=0, loc=(0, 0, 1.93), nu=12, nv=20)
    cord = [(0, -0.02, 1.95), (0.2, -0.3, 2.0), (0.42, -0.62, 1.97), (0.56, -0.88, 1.82)]
    cord += [(0.6, -1.0, 1.6), (0.6, -1.02, 1.35), (0.6, -1.02, 1.15)]
    for side in (-1, 1):
        twist = []
        for k in range(121):
            t = k / 120 * (len(cord) - 1)
            q = min(int(t), len(cord) - 2)
            at = Vector(cord[q]).lerp(Vector(cord[q + 1]), t - q)
            spin = k * 0.75 + (math.pi if side > 0 else 0)
            twist.append(at + Vector((0.022 * math.cos(spin), 0.022 * math.sin(spin), 0)))
        tube("cord", twist, 0.03, THREAD, n=8)
    blob("knot", (0.1, 0.1, 0.11), THREAD, amp=0.05, loc=(0.6, -1.02, 1.12), nu=14, nv=20)
    torus(GOLD, 0.085, 0.025, (0.6, -1.02, 1.02), nu=32, nv=10)
    for k in range(60):
        a, q = k * 2.4, 0.085 * math.sqrt((k + 0.5) / 60)
        x, y = q * math.cos(a), q * math.sin(a)
        end = 0.42 + rnd(-0.02, 0.03)
        strand = [(x * s, y * s, 1.03 - end * t) for t, s in ((0, 0.9), (0.3, 1.4), (1, 1.75))]
        tube("strand", strand, 0.016, THREAD, n=6, loc=(0.6, -1.02, 0))


def diploma(seed):
    """A rolled sheet of ivory paper along x, tied with a ribbon, sealed in wax."""
    paper = noisy(
        "paper", [(0.3, "#f3e2bd"), (0.7, "#fdf3da")], 2, bumps=0.08, bscale=40, rough=0.7
    )
    length = 1.9

    def sheet(i, j):
        x = (i / 19 - 0.5) * length
        turns = 2.6 * j / 149
        r = 0.235 - 0.05 * (1 - turns / 2.6)
        r -= 0.02 * math.exp(-((x / 0.16) ** 2))
        a = TAU * turns + 2.1
        return (x + 0.012 * math.sin(turns * 5 + seed), r * math.cos(a), r * math.sin(a) + 0.235)

    solid(grid_surface("sheet", sheet, 20, 150, paper, closev=False), 0.012, 0)
    lathe(
        "ribbon",
        [(0.222, -0.1), (0.228, -0.1), (0.226, 0), (0.228, 0.1), (0.222, 0.1)],
        SILK,
        n=64,
        loc=(0, 0, 0.235),
        rot=(0, math.pi / 2, 0),
    )
    place(seal, loc=(0, -0.17, 0.4), rot=(math.radians(52), 0, 0.0))


def seal():
    """A round of wax pressed with a star, two ribbon tails under it."""
    wax = pbsdf("wax", "#a8121a", 0.25, coat=0.6)
    for side in (-1, 1):

        def tail(i, j):
            t = i / 19
            w = (j / 5 - 0.5) * 0.15
            notch = 0.07 * (1 - abs(j / 2.5 - 1)) * smooth(0.85, 1, t)
            return (
                side * (0.05 + 0.2 * t) + w,
                -0.05 - 0.42 * t + notch,
                0.01 + 0.03 * math.sin(t * 5),
            )

        solid(grid_surface("tail", tail, 20, 6, SILK, closev=False), 0.014, 0)
    profile = [(0.0001, 0.01), (0.2, 0.01), (0.235, 0.04), (0.22, 0.075), (0.18, 0.08)]
    profile += [(0.165, 0.055), (0.0001, 0.055)]
    lathe("wax", profile, wax, n=64, wob=0.035, seed=rnd(0, 9), freq=2.2)
    star = []
    for k in range(10):
        r = 0.13 if k % 2 == 0 else 0.058
        star.append((-r * math.sin(TAU * k / 10), r * math.cos(TAU * k / 10)))
    prism(wax, star, 0.03, (0, 0, 0.052), bev=0.01)


def whisk():
    """A balloon whisk, its foot at the origin, wires upward."""
    steel = M_steel()
    grip = [(0.0001, 0), (0.07, 0), (0.08, 0.05), (0.06, 0.5), (0.075, 0.98), (0.0001, 1.0)]
    lathe("grip", grip, steel, n=32)
    for k in range(6):
        turn = math.pi * k / 6
        wire = []
        for q in range(41):
            a = math.pi * q / 40
            out = 0.37 * math.sin(2 * a)
            along = 0.96 + 1.08 * math.sin(a)
            wire.append((out * math.cos(turn), out * math.sin(turn), along))
        tube("wire", wire, 0.017, steel, n=8)


def ladle():
    """A deep brass ladle, its foot at the origin, the bowl on top towards -y."""
    tube("stem", [(0, 0, 0), (0, 0, 1.1), (0, 0.03, 1.75), (0, 0.0, 2.0)], 0.045, GOLD, n=12)
    cup = [(0.0001, -0.24)]
    cup += [
        (0.34 * math.sin(a), -0.24 * math.cos(a))
        for a in [math.pi / 2 * k / 12 for k in range(1, 13)]
    ]
    cup += [(0.36, 0.01), (0.34, 0.02), (0.3, -0.04), (0.2, -0.16), (0.0001, -0.2)]
    lathe("cup", cup, GOLD, n=64, loc=(0, -0.12, 2.22), rot=(math.radians(62), 0, 0))


def spoon():
    """A wooden spoon, its foot at the origin, the bowl on top."""
    beech = wood("beech", "#c98f52", "#b27a42", "#daa86c", scale=0.8, axis="Z")
    tube("stem", [(0, 0, 0), (0, 0, 0.9), (0, 0, 1.75)], 0.05, beech, n=12)
    blob("bowl", (0.2, 0.06, 0.3), beech, amp=0.04, loc=(0, 0, 1.95), nu=20, nv=30)


def jar():
    """A steel jar for kitchen tools, three ribs pressed into it."""
    steel = pbsdf("brushed", "#d5dadd", 0.28, metal=1)
    grain = noise_tex(steel, coords(steel, (1, 1, 40)), 12, 3)
    L(steel, bump(steel, grain.outputs["Fac"], 0.06, 0.004), B(steel).inputs["Normal"])
    body = [(0.0001, 0), (0.44, 0), (0.48, 0.03), (0.5, 0.1)]
    for z in (0.32, 0.44, 0.56):
        body += [(0.5, z - 0.05), (0.525, z - 0.02), (0.525, z + 0.02), (0.5, z + 0.05)]
    body += [(0.5, 0.98), (0.54, 1.01), (0.545, 1.04), (0.52, 1.06), (0.48, 1.03), (0.47, 0.95)]
    lathe("jar", body + [(0.46, 0.2), (0.0001, 0.08)], steel, n=96)
    place(whisk, loc=(0.1, -0.08, 0.1), rot=(0.05, 0.2, 0))
    place(ladle, loc=(-0.1, -0.02, 0.1), rot=(0.03, -0.14, 0.15))
    place(spoon, loc=(0.02, 0.18, 0.1), rot=(-0.1, 0.05, 0.3))


def pedestal():
    """Two recipe books, one on the other."""
    book(matte("cover", "#8c1d2b", 0.5), (0, 0, 0), 0.06, 2.1, 1.9, 0.26)
    book(matte("cover", "#f2a12b", 0.5), (0.02, 0.02, 0.26), -0.08, 1.95, 1.75, 0.24)


pedestal_at = (-0.35, 0.75, 0)
place(pedestal, loc=pedestal_at, rot=(0, 0, 0.05))
place(toque, loc=(-0.35, 0.75, BASE_TOP), rot=(0, 0.03, -0.1), scale=1.08)
place(jar, loc=(1.72, 0.5, 0))
for k, (x, y, turn) in enumerate(((-1.15, -0.58, 0.26), (-1.25, -1.18, 0.1), (0.5, -1.0, -0.58))):
    place(diploma, k, loc=(x, y, 0), rot=(0, 0, turn), scale=0.86)
ORANGE, YELLOW = (pbsdf("petal", c, 0.7, spec=0.2) for c in ("#f2861a", "#f9b424"))
marigold(ORANGE, (1.55, -0.62, 0.02), 0.78)
marigold(YELLOW, (2.0, -0.95, 0.02), 0.62, (0.1, 0.15, 1))
leaf = leaf_v(0.45, 0.2, curl=0.3, fold=0.3)
for x, y, turn in ((1.62, -1.02, 4.0), (2.2, -0.55, 0.6)):
    dup(leaf, (x, y, 0.06), (0.1, -0.1, turn))
hide(leaf)
petals = [leafmesh(matte("petal", c, 0.6), 0.19, 0.11, 0.1, 0.3) for c in ("#f2861a", "#f9b424")]
for x, y in ((-0.42, -1.28), (-0.2, -0.72), (1.35, -1.4), (1.0, -0.5), (-2.05, -0.3), (1.8, -1.45)):
    dup(random.choice(petals), (x, y, 0.03), (0.1, 0.1, rnd(0, TAU)))
for petal in petals:
    hide(petal)
studio(key=950, fill=240, rim=560)
shoot((0.15, -10.8, 4.5), (0.06, 0.0, 1.23), 76, 8, (0, -0.4, 1.3), top=(0, 0, 11))
