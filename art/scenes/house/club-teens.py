"""An evening with friends: headphones, a chocolate milkshake, fries and a game controller."""
from snackkit import fry_proto
from stilllife import *

reset(137)
stage("#5a1e4d", depth=10, rough=0.7)


def headphones(loc, rot):
    """Over-ear headphones lying on their cups."""
    shell, pad = gloss("shell", "#f2a12b"), matte("pad", "#2b1c2a", 0.75)
    steel = M_steel()

    def cup(side):
        profile = [
            (0.0001, 0.16),
            (0.3, 0.15),
            (0.46, 0.09),
            (0.5, 0),
            (0.5, -0.08),
            (0.0001, -0.08),
        ]
        lathe("shell", profile, shell, n=64)
        lathe("accent", [(0.3, 0.153), (0.0001, 0.165)], matte("accent", "#c8371b", 0.4), n=48)
        torus(pad, 0.36, 0.15, (0, 0, -0.14), nu=48, nv=14)
        lathe("mesh", [(0.3, -0.12), (0.0001, -0.12)], pad, n=32)

    def parts():
        for side in (-1, 1):
            place(
                cup, side, loc=(side * 0.92, 0, 0.5), rot=(0, side * math.pi / 2 - side * 0.12, 0)
            )
            arm = [(side * 0.98, 0, 0.5 + 0.13 * k) for k in range(7)]
            tube("arm", arm, 0.05, steel, n=12)
        arc = []
        for k in range(33):
            a = math.pi * k / 32
            arc.append((0.98 * math.cos(a), 0, 1.25 + 0.78 * math.sin(a)))
        tube("band", arc, 0.075, shell, n=14)
        cushion = arc[7:26]
        tube(
            "cushion",
            [(x * 0.93, y, z - 0.07) for x, y, z in cushion],
            0.11,
            pad,
            n=14,
            radf=lambda t: 0.5 + 0.5 * math.sin(math.pi * t) ** 0.4,
        )

    return place(parts, loc=loc, rot=rot)


def milkshake(x, y):
    """A tall glass of chocolate shake under whipped cream, a cherry and a striped straw."""
    shake = noisy("shake", [(0.3, "#7a4426"), (0.7, "#a5663d")], scale=2.5, bumps=0, coat=1)
    B(shake).inputs["Roughness"].default_value = 0.15
    clear = pbsdf("clear", "#e9d9e6", 0.08, coat=1, spec=0.8)
    foot = [(0.0001, 0), (0.4, 0), (0.42, 0.05), (0.2, 0.12), (0.15, 0.24), (0.26, 0.34)]
    body = [(0.26, 0.34), (0.34, 0.44), (0.40, 0.75), (0.57, 1.86), (0.0001, 1.9)]
    lathe("foot", foot, clear, n=72, loc=(x, y, 0))
    lathe("shake", body, shake, n=72, loc=(x, y, 0))
    lathe(
        "rim", [(0.572, 1.84), (0.6, 1.97), (0.585, 1.98), (0.55, 1.84)], clear, n=72, loc=(x, y, 0)
    )
    cream = noisy("cream", [(0.3, "#fbeed8"), (0.7, "#fff8ec")], scale=4, bumps=0.06, coat=0.2)
    for k in range(4):
        r = 0.38 - 0.10 * k
        ring = [
            (r * math.cos(q * TAU / 24), r * math.sin(q * TAU / 24), 0.012 * math.sin(q * 2))
            for q in range(25)
        ]
        tube(
            "cream", ring, 0.17 - 0.015 * k, cream, n=12, loc=(x, y, 1.95 + 0.17 * k), rot=(0, 0, k)
        )
    blob("peak", (0.16, 0.16, 0.22), cream, amp=0.08, loc=(x, y, 2.5))
    blob(
        "cherry",
        (0.16, 0.16, 0.15),
        pbsdf("cherry", "#b3101a", 0.12, coat=1),
        amp=0.03,
        loc=(x, y, 2.73),
    )
    tube(
        "stalk",
        [(x, y, 2.85), (x + 0.04, y, 3.0), (x + 0.12, y, 3.1)],
        0.015,
        matte("stalk", "#5b7a2c"),
        n=6,
    )
    red, white = matte("red", "#d8392a", 0.4), matte("white", "#fff3de", 0.4)
    foot, tip = Vector((x + 0.2, y + 0.1, 1.5)), Vector((x + 0.55, y + 0.15, 2.95))
    for k in range(12):
        a, b = foot.lerp(tip, k / 12), foot.lerp(tip, (k + 1) / 12)
        tube("straw", [tuple(a), tuple(b)], 0.06, (red, white)[k % 2], n=14)
    drip = pbsdf("syrup", "#3a1a0c", 0.15, coat=0.8)
    for k in range(9):
        a = rnd(0, TAU)
        points = [
            (
                (0.44 - 0.05 * q) * math.cos(a + 0.1 * q),
                (0.44 - 0.05 * q) * math.sin(a + 0.1 * q),
                0.16 + 0.105 * q,
            )
            for q in range(6)
        ]
        tube(
            "syrup",
            [(x + px * 1.15, y + py * 1.15, 1.95 + pz - 0.02) for px, py, pz in points],
            0.03,
            drip,
            n=8,
        )


def fries(x, y):
    """A red paper cone of fries with a stripe."""
    red, white = matte("carton", "#d8392a", 0.55), matte("stripe", "#fff3de", 0.55)

    def wall(i, j):
        t = i / 9
        px, py = rounded_rect(0.78 + 0.36 * t, 0.48 + 0.22 * t, 0.1, 5)[j]
        front = 0.16 * t * (1 - (px / 0.57) ** 2) * (-1 if py < 0 else 0.6)
        return (px, py, 0.95 * t + (front if t > 0.9 else 0))

    def parts():
        outline = len(rounded_rect(1, 1, 0.1, 5))
        body = grid_surface("carton", wall, 10, outline, red, capstart=True)
        solid(body, 0.02, -1)
        for px in (-0.26, 0, 0.26):
            lean = math.atan2(0.11, 0.95)
            prism(
                white,
                [(-0.05, 0.06), (0.05, 0.06), (0.06, 0.72), (-0.06, 0.72)],
                0.01,
                (px * 1.05, -0.252, 0),
                (math.pi / 2 + lean, 0, 0),
                bev=0,
            )
        stick = fry_proto(l=1.25, t=0.13)
        for k in range(34):
            px, py = rnd(-0.42, 0.42), rnd(-0.2, 0.22)
            lean = (rnd(-0.2, 0.2) - py * 0.5, px * 0.5 + rnd(-0.12, 0.12), rnd(0, 6))
            dup(stick, (px, py, rnd(0.75, 1.05)), (0, 0, 0)).rotation_euler = lean
        for k, (px, py, turn) in enumerate(((-0.75, -0.75, 0.4), (-0.35, -0.95, -0.5))):
            dup(stick, (px, py, 0.07), (math.pi / 2, 0, turn))
        hide(stick)

    return place(parts, loc=(x, y, 0), rot=(0, 0, 0.18))


def controller(loc, rot):
    """A game pad with two sticks, a cross and four coloured buttons."""
    shell = pbsdf("pad", "#f4ece0", 0.35, coat=0.3)
    dark = matte("dark", "#2b2330", 0.5)
    centre = [
        (0.0, 0.52),
        (0.5, 0.56),
        (0.86, 0.5),
        (1.1, 0.24),
        (1.27, -0.3),
        (1.3, -0.62),
        (1.16, -0.78),
    ]
    centre += [(0.98, -0.74), (0.78, -0.45), (0.55, -0.3), (0.0, -0.28)]
    half = [Vector((x, y)) for x, y in centre]
    outline = []
    for k in range(len(half) - 1):
        p0, p1 = half[max(k - 1, 0)], half[k]
        p2, p3 = half[k + 1], half[min(k + 2, len(half) - 1)]
        for q in range(5):
            t = q / 5
            outline.append(
                tuple(
                    0.5
                    * (
                        (2 * p1)
                        + (p2 - p0) * t
                        + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                        + (3 * p1 - p0 - 3 * p2 + p3) * t**3
                    )
                )
            )
    outline.append(tuple(half[-1]))
    left = [(-x, y) for x, y in reversed(outline) if x > 0.01]
    loop = list(reversed(outline + left))

    def parts():
        prism(shell, loop, 0.34, (0, 0, 0), bev=0.14, seg=5)
        for x, y in ((-0.42, -0.12), (0.42, -0.12)):
            lathe("well", [(0.21, 0.345), (0.0001, 0.346)], dark, n=40, loc=(x, y, 0))
            knob = [
                (0.09, 0.34),
                (0.09, 0.43),
                (0.17, 0.46),
                (0.18, 0.5),
                (0.14, 0.52),
                (0.0001, 0.49),
            ]
            lathe("stick", knob, dark, n=40, loc=(x, y, 0))
        for w, d in ((0.36, 0.12), (0.12, 0.36)):
            box(dark, w, d, 0.08, (-0.78, 0.22, 0.36), bev=0.02)
        for k, colour in enumerate(("#d8392a", "#f7bd2e", "#3f9a4a", "#2d62b4")):
            a = k * math.pi / 2
            at = (0.78 + 0.16 * math.cos(a), 0.22 + 0.16 * math.sin(a), 0.335)
            lathe(
                "button",
                rounded_profile(0.085, 0.075, 0.03, 4),
                gloss("button", colour),
                n=28,
                loc=at,
            )
        slab(dark, 0.46, 0.22, 0.02, (0, 0.26, 0.335), r=0.06, bev=0.008)

    return place(parts, loc=loc, rot=rot)


headphones((-1.35, 0.85, 0.02), (0, 0, 0.35))
place(milkshake, 0, 0, loc=(0.45, 0.75, 0), scale=0.88)
fries(1.85, 0.15)
controller((-0.85, -0.95, 0.02), (0.08, 0, 0.18))
dip = katori(gloss("dip", "#fff3de"), 0.36, (0.85, -0.95, 0))
fill(M_sauce("#9a1408", "#c8301a"), 0.335, 0.26, (0.85, -0.95, 0), amp=0.015)
studio(key=1100, fill=300, rim=700)
shoot(
    (0.3, -10.0, 5.0),
    (0.1, 0.1, 1.12),
    67,
    8,
    (0.2, -0.2, 0.9),
    top=(0.2, 0, 11.5),
)
