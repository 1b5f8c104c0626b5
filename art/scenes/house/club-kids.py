"""A children's table: building blocks, cupcakes with cherries, balloons and paper flags."""
from stilllife import *

reset(131)
stage("#2f9aa8", depth=10, rough=0.75)

RED, YELLOW, GREEN, BLUE, ORANGE = "#d8392a", "#f7bd2e", "#3f9a4a", "#2d62b4", "#ee7d2a"


def lacquer(colour):
    return pbsdf("lacquer", colour, 0.35, coat=0.35)


def cube(colour, face, loc, turn, size=0.62):
    """A wooden block with a framed face and a simple shape on it."""
    birch = wood("birch", "#e9c894", "#ddb77c", "#f2d8aa", scale=0.6, rough=0.5)
    ink = lacquer(colour)

    def shape(kind):
        if kind == "circle":
            return [
                (0.15 * math.cos(TAU * k / 40), 0.15 * math.sin(TAU * k / 40)) for k in range(40)
            ]
        if kind == "star":
            radii = [0.19, 0.085] * 5
            return [
                (radii[k] * math.sin(TAU * k / 10), radii[k] * math.cos(TAU * k / 10))
                for k in range(10)
            ]
        if kind == "triangle":
            return [(-0.17, -0.13), (0.17, -0.13), (0, 0.17)]
        points = []
        for k in range(40):
            t = TAU * k / 40
            points.append(
                (
                    0.011 * 16 * math.sin(t) ** 3,
                    0.011
                    * (
                        13 * math.cos(t)
                        - 5 * math.cos(2 * t)
                        - 2 * math.cos(3 * t)
                        - math.cos(4 * t)
                    ),
                )
            )
        return list(reversed(points))

    def parts():
        box(birch, size, size, size, (0, 0, size / 2), bev=0.05, seg=4)
        half = size / 2
        for k in range(4):
            a = k * math.pi / 2
            at = (half * math.sin(a), -half * math.cos(a), half)
            for side in (-1, 1):
                for upright in (0, 1):
                    w, h = (0.045, 0.47) if upright else (0.47, 0.045)
                    dx, dz = (side * 0.212, 0) if upright else (0, side * 0.212)
                    spot = (at[0] + dx * math.cos(a), at[1] + dx * math.sin(a), half + dz)
                    box(ink, w, 0.014, h, spot, (0, 0, a), bev=0.004)
            prism(ink, shape(face), 0.012, at, (math.pi / 2, 0, a), bev=0)

    return place(parts, loc=loc, rot=(0, 0, turn))


def arch_block(colour, loc, turn):
    outline = [(-0.6, 0), (-0.6, 0.6), (0.6, 0.6), (0.6, 0), (0.3, 0)]
    outline += [
        (0.3 * math.cos(a), 0.3 * math.sin(a)) for a in [math.pi * k / 20 for k in range(1, 20)]
    ]
    outline += [(-0.3, 0)]
    outline.reverse()

    def parts():
        prism(lacquer(colour), outline, 0.5, (0, 0.25, 0), (math.pi / 2, 0, 0), bev=0.03)

    return place(parts, loc=loc, rot=(0, 0, turn))


def roof_block(colour, loc, turn):
    def parts():
        prism(
            lacquer(colour),
            [(-0.6, 0), (0.6, 0), (0, 0.55)],
            0.5,
            (0, 0.25, 0),
            (math.pi / 2, 0, 0),
            bev=0.04,
        )

    return place(parts, loc=loc, rot=(0, 0, turn))


def pillar(colour, loc):
    lathe("pillar", rounded_profile(0.22, 0.62, 0.03, 4), lacquer(colour), n=48, loc=loc)


def balloon(colour, loc, s, string_to):
    """A shiny balloon with its knot and a curling string."""
    skin = pbsdf("skin", colour, 0.12, coat=0.8, spec=0.6)
    profile = [(0.0001, -1.22), (0.05, -1.2), (0.10, -1.1)]
    for k in range(1, 22):
        a = -math.pi / 2 + math.pi * k / 22
        r = math.cos(a) * (1 if a > 0 else 1 - 0.10 * math.sin(-a) ** 3)
        profile.append((0.86 * r + 0.02, math.sin(a) * (0.95 if a > 0 else 1.1)))
    profile += [(0.0001, 0.95)]

    def parts():
        lathe("balloon", profile, skin, n=64)
        lathe(
            "knot",
            [(0.0001, -1.16), (0.05, -1.2), (0.11, -1.32), (0.05, -1.3), (0.0001, -1.28)],
            skin,
            n=24,
        )

    place(parts, loc=loc, scale=s)
    start, end = Vector((loc[0], loc[1], loc[2] - 1.28 * s)), Vector(string_to)
    points = []
    for k in range(31):
        t = k / 30
        p = start.lerp(end, t)
        points.append((p.x + 0.09 * math.sin(t * 9) * t * (1 - t) * 3, p.y, p.z))
    tube("string", points, 0.014, matte("cotton", "#fff3de"), n=6)


def confetti():
    tones = [lacquer(c) for c in (RED, YELLOW, GREEN, "#ffffff", ORANGE)]
    bits = [lathe("bit", [(0.05, 0), (0.05, 0.012), (0.0001, 0.012)], m, n=14) for m in tones]
    for _ in range(60):
        dup(
            random.choice(bits),
            (rnd(-3, 3), rnd(-2.0, 1.9), 0.002),
            (0, 0, 0),
            (rnd(0.6, 1.2),) * 3,
        )
    for one in bits:
        hide(one)


cube(RED, "star", (-1.75, 0.25, 0), 0.25)
cube(BLUE, "circle", (-1.0, 0.45, 0), -0.15)
cube(GREEN, "triangle", (-1.38, 0.35, 0.62), 0.1)
cube(ORANGE, "heart", (-2.15, -0.75, 0), 0.5)
arch_block(BLUE, (-0.05, 1.0, 0), -0.2)
arch_block(YELLOW, (-0.05, 1.0, 0.6), -0.2)
roof_block(RED, (-0.05, 1.0, 1.2), -0.2)
pillar(GREEN, (-0.9, -0.75, 0))
pillar(YELLOW, (2.55, 0.55, 0))
cream_pink = noisy("pink", [(0.3, "#f08fa0"), (0.7, "#f8b4bd")], scale=4, bumps=0.08, coat=0.3)
cream_white = noisy("white", [(0.3, "#fbeed8"), (0.7, "#fff8ec")], scale=4, bumps=0.08, coat=0.3)
cream_mango = noisy("mango", [(0.3, "#f4b544"), (0.7, "#fad07a")], scale=4, bumps=0.08, coat=0.3)
cherry = pbsdf("cherry", "#b3101a", 0.12, coat=1)
dish = gloss("dish", "#fff3de")
plate(dish, 1.5, (1.15, -0.5, 0))
cup_cake(matte("case", RED), cream_white, cherry, (0.62, -0.6, 0.1), 1.0)
cup_cake(matte("case", BLUE), cream_pink, cherry, (1.62, -0.35, 0.1), 1.0)
cup_cake(matte("case", ORANGE), cream_mango, cherry, (1.05, 0.35, 0.09), 0.95)
sweet = blob("sweet", (0.06, 0.06, 0.035), lacquer(YELLOW), amp=0, nu=8, nv=14)
for k in range(7):
    dup(sweet, (1.1 + rnd(-0.35, 0.4), -1.15 + rnd(-0.2, 0.2), 0.13))
hide(sweet)
balloon(RED, (-0.95, 2.2, 2.4), 0.66, (0.6, 2.0, 0))
balloon(YELLOW, (0.55, 2.5, 2.75), 0.7, (0.7, 2.0, 0))
balloon(GREEN, (1.95, 2.2, 2.3), 0.64, (0.8, 2.0, 0))
confetti()
studio(key=1000, fill=260, rim=560)
shoot(
    (0.2, -10.6, 4.6),
    (0.15, 0.2, 1.38),
    64,
    8,
    (0.2, -0.4, 0.8),
    top=(0, 0, 12),
)
