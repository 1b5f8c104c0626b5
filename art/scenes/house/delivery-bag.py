"""Ready to ride: an insulated delivery bag with reflective tape, packed boxes and a helmet."""
from stilllife import *

reset(167)
stage("#e08a1e", depth=10, rough=0.75)


def insulated_bag(loc, rot):
    """A cube of quilted red cloth, its flap open over a silver lining."""
    red = cloth_material("quilt", "#b3261e", 55)
    dark, tape = cloth_material("web", "#2a1512", 90), pbsdf("tape", "#e3e6e8", 0.3, metal=0.6)
    foil = pbsdf("foil", "#d8dbdd", 0.28, metal=1)
    foil_bumps = noise_tex(foil, coords(foil), 6, 5)
    L(foil, bump(foil, foil_bumps.outputs["Fac"], 0.7, 0.05), B(foil).inputs["Normal"])
    w, d, h = 2.1, 1.7, 1.9

    def wall(size, at):
        box(red, *size, at, bev=0.07, seg=5)

    def parts():
        wall((w, 0.12, h), (0, -d / 2, h / 2))
        wall((w, 0.12, h), (0, d / 2, h / 2))
        wall((0.12, d, h), (-w / 2, 0, h / 2))
        wall((0.12, d, h), (w / 2, 0, h / 2))
        box(foil, w - 0.14, d - 0.14, 0.04, (0, 0, 0.9), bev=0.01)
        for side in (-1, 1):
            box(foil, 0.02, d - 0.16, h - 0.1, (side * (w / 2 - 0.075), 0, h / 2 + 0.03), bev=0)
            box(foil, w - 0.16, 0.02, h - 0.1, (0, side * (d / 2 - 0.075), h / 2 + 0.03), bev=0)
        place(flap, loc=(0, d / 2, h), rot=(-1.95, 0, 0))
        box(tape, w + 0.05, 0.02, 0.13, (0, -d / 2 - 0.062, 0.3), bev=0.004)
        box(tape, 0.02, d + 0.05, 0.13, (w / 2 + 0.062, 0, 0.3), bev=0.004)
        for x in (-0.62, 0.62):
            box(dark, 0.15, 0.03, h - 0.02, (x, -d / 2 - 0.065, h / 2), bev=0.012)
        arc = [
            (
                0.62 * math.cos(math.pi * k / 24),
                -d / 2 - 0.1,
                h - 0.1 - 0.55 * math.sin(math.pi * k / 24),
            )
            for k in range(25)
        ]
        tube("handle", arc, 0.055, dark, n=12)
        badge(0, -d / 2 - 0.065, 0.84)

    def flap():
        box(red, w + 0.04, d + 0.05, 0.12, (0, -d / 2, 0.0), bev=0.06, seg=5)
        box(foil, w - 0.14, d - 0.14, 0.02, (0, -d / 2, -0.065), bev=0.004)

    return place(parts, loc=loc, rot=(0, 0, rot))


def badge(x, y, z):
    """The house's sun of nine points: one for each kitchen."""
    cream, gold = matte("badge", "#fff3de", 0.5), matte("sun", "#f2a12b", 0.5)
    ring = [(0.36 * math.cos(TAU * k / 48), 0.36 * math.sin(TAU * k / 48)) for k in range(48)]
    prism(cream, ring, 0.015, (x, y, z), (math.pi / 2, 0, 0), bev=0)
    points = []
    for k in range(18):
        r = 0.28 if k % 2 == 0 else 0.16
        points.append((r * math.sin(-TAU * k / 18), r * math.cos(TAU * k / 18)))
    prism(gold, points, 0.015, (x, y - 0.016, z), (math.pi / 2, 0, 0), bev=0)


def helmet(x, y, turn):
    """A rider's open helmet with a stripe and a peak."""
    shell, stripe = pbsdf("shell", "#fff3de", 0.18, coat=0.9), pbsdf(
        "stripe", "#b3261e", 0.2, coat=0.9
    )
    pad = matte("pad", "#2a1d18", 0.8)

    def parts():
        def dome(i, j):
            t = i / 25
            a = TAU * j / 80
            e = math.pi / 2 * (1 - t)
            front = 0.22 * max(0, -math.sin(a)) ** 2
            z = 0.95 * math.sin(e) + (front - 0.12) * t**6
            r = 0.86 * math.cos(e) ** 0.85
            return (r * math.cos(a) * 0.92, r * math.sin(a) * 1.06, z + 0.2)

        solid(grid_surface("dome", dome, 26, 80, shell), 0.05, -1)
        for w in (-0.12, 0.12):
            line = [
                (w, 0.93 * math.cos(b), 0.2 + 0.97 * math.sin(b) ** 0.95)
                for b in [0.3 + 2.4 * k / 30 for k in range(31)]
            ]
            tube("stripe", line, 0.05, stripe, n=10)
        peak = [
            (0.62 * math.cos(a), 0.34 * math.sin(a))
            for a in [math.pi + math.pi * k / 20 for k in range(21)]
        ]
        prism(stripe, peak, 0.05, (0, -0.78, 0.42), (0.28, 0, 0), bev=0.02)
        torus(pad, 0.76, 0.06, (0, 0.0, 0.12), nu=60, nv=10, scale=(0.98, 1.12, 1))

    return place(parts, loc=(x, y, 0), rot=(0, 0, turn))


kraft = noisy("kraft", [(0.3, "#b98a57"), (0.7, "#cda06b")], scale=6, bumps=0.25, bscale=60)
white = noisy("card", [(0.3, "#f2e7d2"), (0.7, "#fbf3e4")], scale=4, bumps=0.05)
teal, plum, wine = (
    matte(n, c) for n, c in (("teal", "#0f5a4f"), ("plum", "#5a1e4d"), ("wine", "#8c1d2b"))
)
insulated_bag((-0.85, 0.75, 0), 0.22)
place(meal_box, white, wine, loc=(-1.15, 0.6, 1.62), rot=(0, 0, 0.22), scale=0.95)
place(meal_box, kraft, teal, loc=(-0.3, 0.95, 1.5), rot=(0, 0, 0.3), scale=0.85)
meal_box(white, teal, (1.55, 0.95, 0), -0.15, 1.5, 1.15, 0.5)
meal_box(kraft, plum, (1.58, 0.98, 0.51), 0.06, 1.4, 1.05, 0.46)
place(helmet, 0, 0, -0.45, loc=(1.35, -0.75, 0), scale=0.8)
cup = [(0.0001, 0), (0.26, 0), (0.36, 0.95), (0.0001, 0.95)]
lathe("cup", cup, white, n=60, loc=(2.5, 0.1, 0))
lathe(
    "sleeve",
    [(0.292, 0.28), (0.297, 0.28), (0.338, 0.7), (0.332, 0.7)],
    wine,
    n=60,
    loc=(2.5, 0.1, 0),
)
lid = [(0.38, 0.93), (0.385, 0.98), (0.34, 1.02), (0.33, 1.09), (0.3, 1.1), (0.0001, 1.1)]
lathe("lid", lid, matte("lid", "#2b1a14", 0.4), n=60, loc=(2.5, 0.1, 0))
napkins = cloth_material("napkin", "#fff3de", 80)
for k in range(3):
    cloth(napkins, 0.8, 0.8, (-0.15, -1.35, 0.03 * k - 0.02), 0.3 + 0.05 * k, 0.012, k)
studio(key=950, fill=240, rim=580)
shoot((0.4, -10.4, 5.4), (0.05, 0.2, 1.5), 62, 8, (0.2, -0.2, 0.9), top=(0, 0, 11.5))
