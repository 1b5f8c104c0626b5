"""Safe kitchen habits: lidded pans, a probe thermometer, a box of gloves, a labelled tub."""
from stilllife import *

reset(151)
stage("#1f6b4a", depth=10, rough=0.75)

steel = pbsdf("polished", "#d5d9dc", 0.2, metal=1)


def pan(r, h, loc, turn=0.0, ajar=False, food=None):
    """A straight steel pot with two ears and a domed lid."""

    def lid():
        dome = [
            (r * 1.04, 0),
            (r * 1.05, 0.03),
            (r * 0.98, 0.05),
            (r * 0.8, 0.14),
            (r * 0.4, 0.22),
            (0.0001, 0.24),
        ]
        lathe("lid", dome, steel, n=96)
        knob = [
            (0.05, 0.22),
            (0.05, 0.32),
            (0.13, 0.36),
            (0.14, 0.41),
            (0.09, 0.44),
            (0.0001, 0.44),
        ]
        lathe("knob", knob, matte("knob", "#241c1a", 0.4), n=36)

    def parts():
        wall = [
            (0.0001, 0),
            (r * 0.95, 0),
            (r, 0.05),
            (r, h),
            (r * 1.04, h + 0.01),
            (r * 1.04, h + 0.05),
            (r * 0.99, h + 0.05),
        ]
        wall += [(r * 0.965, h), (r * 0.965, 0.08), (0.0001, 0.07)]
        lathe("pan", wall, steel, n=110)
        for side in (-1, 1):
            ear = []
            for k in range(17):
                a = -math.pi / 2 + math.pi * k / 16
                ear.append((side * (r + 0.30 * math.cos(a)), 0.26 * math.sin(a), h * 0.78))
            tube("ear", ear, 0.05, steel, n=12)
        if food:
            fill(food, r * 0.955, h * 0.82, amp=0.03, freq=4)
        if ajar:
            place(lid, loc=(r * 0.55, r * 0.38, h + 0.16), rot=(-0.22, 0.30, 0))
        else:
            place(lid, loc=(0, 0, h + 0.05))

    return place(parts, loc=loc, rot=(0, 0, turn))


def gloves_box(loc, rot):
    """A dispenser with a glove pulled half out of its slot."""
    card, green, blue = (
        matte("card", "#fff6e6", 0.6),
        matte("band", "#0f5a4f", 0.5),
        pbsdf("glove", "#4f9ad0", 0.45, coat=0.1),
    )

    def parts():
        box(card, 1.7, 0.95, 0.75, (0, 0, 0.375), bev=0.02)
        box(green, 1.705, 0.955, 0.22, (0, 0, 0.16), bev=0.02)
        slot = [(0.42 * math.cos(TAU * k / 40), 0.2 * math.sin(TAU * k / 40)) for k in range(40)]
        prism(matte("slot", "#23414f"), slot, 0.006, (0, 0, 0.75), bev=0)
        place(hand_sign, loc=(-0.0, -0.49, 0.50), rot=(math.pi / 2, 0, 0), scale=0.36)
        place(glove, blue, loc=(0.0, 0, 0.72), rot=(-0.15, 0.12, 0.2), scale=0.62)

    return place(parts, loc=loc, rot=(0, 0, rot))


def hand_outline():
    """An open hand drawn round its five fingers."""
    points = [(-0.32, -0.6), (-0.4, 0.0)]
    for x, top, w in (
        (-0.33, 0.52, 0.085),
        (-0.11, 0.68, 0.085),
        (0.11, 0.62, 0.085),
        (0.32, 0.42, 0.078),
    ):
        points.append((x - w, 0.12))
        points += [
            (x - w * math.cos(math.pi * k / 8), top + w * math.sin(math.pi * k / 8))
            for k in range(9)
        ]
        points.append((x + w, 0.12))
    points += [
        (0.42, -0.1),
        (0.62, 0.12),
        (0.72, 0.14),
        (0.76, 0.05),
        (0.56, -0.28),
        (0.34, -0.45),
        (0.32, -0.6),
    ]
    return list(reversed(points))


def hand_sign():
    prism(matte("sign", "#1f6b4a", 0.5), hand_outline(), 0.03, bev=0)


def glove(mat):
    """A soft glove rising out of the slot, fingers flopped."""

    def bent(ob):
        for v in ob.data.vertices:
            lift = v.co.y + 0.6
            v.co = Vector(
                (
                    v.co.x * (0.75 + 0.25 * lift),
                    v.co.z + 0.22 * smooth(0.5, 1.4, lift) ** 2,
                    lift * 0.95,
                )
            )
        return ob

    ob = prism(mat, hand_outline(), 0.13, (0, 0, 0), bev=0)
    bent(ob)
    soft = ob.modifiers.new("bevel", "BEVEL")
    soft.width, soft.segments, soft.limit_method = 0.05, 4, "ANGLE"


def thermometer(loc, rot):
    """A probe thermometer: round dial, needle in the safe band, long steel stem."""

    def parts():
        case = [
            (0.0001, -0.06),
            (0.42, -0.06),
            (0.45, -0.02),
            (0.45, 0.06),
            (0.41, 0.08),
            (0.40, 0.05),
            (0.0001, 0.05),
        ]
        lathe("case", case, steel, n=80)
        white = matte("dial", "#fffaf0", 0.5)
        lathe("dial", [(0.39, 0.052), (0.0001, 0.053)], white, n=64)
        for k in range(25):
            a = math.radians(225 - 270 * k / 24)
            colour = "#2d5fa8" if k < 5 else ("#d8301f" if k < 14 else "#1f8a4a")
            box(
                matte("tick", colour),
                0.075,
                0.026,
                0.006,
                (0.325 * math.cos(a), 0.325 * math.sin(a), 0.056),
                (0, 0, a),
                bev=0,
            )
        a = math.radians(225 - 270 * 18 / 24)
        box(
            matte("needle", "#241c1a"),
            0.34,
            0.028,
            0.012,
            (0.12 * math.cos(a), 0.12 * math.sin(a), 0.07),
            (0, 0, a),
            bev=0,
        )
        blob("pin", (0.045, 0.045, 0.03), matte("pin", "#241c1a"), amp=0, loc=(0, 0, 0.07))
        stem = [(0, -0.4 - 0.1 * k, -0.01) for k in range(17)]
        tube("stem", stem, 0.045, steel, n=12, radf=lambda t: 1 if t < 0.9 else 1 - (t - 0.9) * 8)

    return place(parts, loc=loc, rot=rot)


def tub(loc, rot):
    """A clear-lidded storage tub with a date label of coloured squares."""
    white = matte("tub", "#fbf3e4", 0.35, 0.3)

    def parts():
        slab(white, 1.3, 0.95, 0.5, r=0.12, bev=0.04)
        slab(matte("lid", "#f2a12b", 0.4, 0.2), 1.38, 1.03, 0.1, (0, 0, 0.48), r=0.14, bev=0.03)
        box(matte("label", "#ffffff"), 0.7, 0.012, 0.3, (0, -0.48, 0.25), bev=0)
        for k, colour in enumerate(("#c8371b", "#f2a12b", "#1f6b4a")):
            box(matte("day", colour), 0.15, 0.014, 0.15, (-0.22 + 0.22 * k, -0.483, 0.25), bev=0)

    return place(parts, loc=loc, rot=(0, 0, rot))


gravy = M_sauce("#a8380c", "#d2661c", "#e58a34")
pan(0.95, 0.95, (-1.35, 0.95, 0), 0.3)
pan(0.8, 0.7, (0.55, 0.75, 0), -0.25, True, gravy)
gloves_box((1.9, -0.35, 0), -0.2)
tub((-1.75, -0.75, 0), 0.18)
thermometer((0.55, -0.35, 0.17), (0.16, 0, 0.5))
herb = coriander(M_leaf("#2a6a1c", "#5aa531"), 0.14)
for _ in range(9):
    a, q = rnd(0, TAU), 0.5 * math.sqrt(random.random())
    dup(
        herb,
        (0.4 + q * math.cos(a), 0.45 + 0.5 * q * math.sin(a), 0.62),
        (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)),
    )
hide(herb)
cloth(cloth_material("towel", "#f4e3c6", 60), 1.7, 1.2, (-0.55, -1.1, -0.02), 0.3, 0.05)
studio(key=950, fill=240, rim=560)
shoot((0.3, -10.0, 5.6), (0.2, 0.05, 0.6), 70, 8, (0.2, -0.2, 0.6), top=(0, 0, 11))
