"""A training kitchen's steel table: chef's cap, folded apron, knife, vegetables and notebook."""
from stilllife import *

reset(107)
stage("#0f5a4f", depth=10, rough=0.75)

TABLE_TOP = 0.2
steel = pbsdf("brushed", "#c9ced1", 0.34, metal=1)
grain = noise_tex(steel, coords(steel, (0.4, 30, 30)), 6, 4)
L(steel, bump(steel, grain.outputs["Fac"], 0.06, 0.004), B(steel).inputs["Normal"])


def chef_cap(loc, s=1.0):
    """A tall white cap: a smooth band, a pleated puffy crown."""
    cotton = cloth_material("cotton", "#fdf8ee", 90)

    def band(i, j):
        a = TAU * j / 96
        r = 0.62 + 0.008 * math.cos(48 * a)
        return (r * math.cos(a), r * math.sin(a), 0.62 * i / 7)

    def crown(i, j):
        t = i / 39
        a = TAU * j / 168
        fold = math.cos(21 * a + 0.6 * math.sin(3 * a))
        swell = math.sin(math.pi * min(1, t * 0.98 + 0.02) ** 0.85)
        r = 0.62 * (1 - t) + 0.47 * swell * (
            1 + 0.1 * noise.noise(Vector((math.cos(a), math.sin(a), 2)))
        )
        r *= 1 + 0.055 * fold * smooth(1, 0.2, t)
        z = 0.58 + 0.98 * t**0.75 + 0.06 * math.sin(2 * a) * t - 0.10 * smooth(0.8, 1, t)
        return (r * math.cos(a), r * math.sin(a), z)

    def parts():
        grid_surface("band", band, 8, 96, cotton)
        grid_surface("crown", crown, 40, 168, cotton)

    return place(parts, loc=loc, rot=(0.0, 0.05, 0.4), scale=s)


def apron(loc, rot):
    """A folded apron with its strings."""
    red = cloth_material("apron", "#b3261e", 60)
    tape = cloth_material("tape", "#f4e3c6", 60)

    def parts():
        for k in range(3):
            ob = cloth(
                red, 1.75 - 0.04 * k, 1.35 - 0.03 * k, (0.02 * k, 0.01 * k, 0.075 * k), 0, 0.03, k
            )
            solid(ob, 0.05, 0)
        box(tape, 1.77, 0.1, 0.02, (0, 0.2, 0.30), bev=0.008)
        points = [
            (
                0.7 + 0.05 * k,
                -0.2 - 0.055 * k + 0.12 * math.sin(k * 0.7),
                0.24 * max(0.08, 1 - k / 8),
            )
            for k in range(16)
        ]
        tube("string", points, 0.035, tape, n=8)

    return place(parts, loc=loc, rot=(0, 0, rot))


def knife(loc, rot):
    blade_steel = pbsdf("blade", "#e3e6e8", 0.16, metal=1)
    wooden = wood("grip", "#4a2814", "#361b0c", "#5f361d", scale=0.8)
    edge = [
        (0, 0.17),
        (1.2, 0.16),
        (1.6, 0.08),
        (1.82, -0.06),
        (1.55, -0.12),
        (1.0, -0.17),
        (0.02, -0.17),
    ]

    def parts():
        prism(blade_steel, edge, 0.025, bev=0.008)
        grip = rounded_rect(0.95, 0.22, 0.09)
        prism(wooden, [(x - 0.48, y + 0.05) for x, y in grip], 0.09, (0, 0, -0.02), bev=0.03)
        for x in (-0.22, -0.48, -0.74):
            lathe(
                "rivet",
                [(0.035, 0), (0.035, 0.075), (0.0001, 0.078)],
                brass(),
                n=16,
                loc=(x, 0.05, 0),
            )

    return place(parts, loc=loc, rot=(0, 0, rot))


def carrot(loc, rot, length=1.3):
    skin = noisy(
        "carrot", [(0.3, "#e0701a"), (0.7, "#f29433")], vscale=(6, 1, 1), scale=2, bumps=0.3
    )
    points = [(length * k / 20, 0.03 * math.sin(k * 0.3), 0.15) for k in range(21)]
    tube(
        "carrot",
        points,
        0.15,
        skin,
        n=20,
        radf=lambda t: (1 - 0.8 * t) * min(1, 0.5 + t * 9),
        loc=loc,
        rot=(0, 0, rot),
    )
    green = matte("stalk", "#4f9a2a", 0.5)

    def stalks():
        for k in range(5):
            stalk = [(-0.1 * q, (k - 2) * 0.03 * q, 0.15 + 0.05 * q * (k % 3)) for q in range(6)]
            tube("stalk", stalk, 0.025, green, n=6)

    place(stalks, loc=loc, rot=(0, 0, rot))


def coins(x, y, z):
    """Carrot slices fanned on the board."""
    skin = pbsdf("slice", "#f0882a", 0.35, coat=0.3)
    heart = pbsdf("heart", "#f6a94e", 0.35, coat=0.3)
    for k in range(6):

        def one():
            lathe("coin", rounded_profile(0.15 - 0.008 * k, 0.05, 0.012, 3), skin, n=32)
            lathe("heart", [(0.07, 0.051), (0.0001, 0.053)], heart, n=24)

        place(
            one,
            loc=(x + 0.16 * k, y + 0.02 * math.sin(k), z + 0.015),
            rot=(0, -0.25, rnd(0, 6)) if k else (0, 0, 0),
        )


def capsicum(loc, s=0.42):
    skin = noisy("capsicum", [(0.3, "#2f7d1f"), (0.7, "#4f9f2c")], scale=2, bumps=0.03, coat=0.9)

    def surface(i, j):
        t = i / 29
        a = TAU * j / 64
        r = math.sin(math.pi * min(1, 0.06 + t * 0.90)) ** 0.45 * (1 - 0.18 * (1 - t))
        r *= 1 - 0.10 * abs(math.cos(2 * a)) ** 6
        dip = 0.22 * smooth(0.5, 0.0, r) if t > 0.5 else 0
        return (r * math.cos(a), r * math.sin(a), 1.9 * t - dip)

    def parts():
        grid_surface("capsicum", surface, 30, 64, skin)
        stalk = [(0, 0, 1.55), (0.03, 0, 1.85), (0.12, 0.02, 2.1)]
        tube("stalk", stalk, 0.12, matte("stalk", "#6a9a3c"), n=10)

    return place(parts, loc=loc, rot=(0.05, 0.08, 0.4), scale=s)


def tomato(loc, r=0.36):
    skin = noisy("tomato", [(0.3, "#b8130a"), (0.7, "#df2b18")], scale=3, bumps=0, coat=1)
    blob(
        "tomato", (r, r, r * 0.85), skin, amp=0.05, seed=r, loc=(loc[0], loc[1], loc[2] + r * 0.82)
    )
    star = leafmesh(matte("star", "#4c7a2a"), r * 0.8, r * 0.25, 0.3)
    for k in range(5):
        a = TAU * k / 5
        at = (loc[0] + r * 0.3 * math.cos(a), loc[1] + r * 0.3 * math.sin(a), loc[2] + r * 1.66)
        dup(star, at, (0, 0.15, a))
    hide(star)


def notebook():
    paper, line = matte("paper", "#fff8ea", 0.8), matte("line", "#b9a998", 0.9)
    slab(matte("cover", "#f2a12b", 0.5), 1.75, 2.25, 0.06, r=0.08)
    slab(paper, 1.66, 2.15, 0.09, (0, 0, 0.06), r=0.05, bev=0.008)
    for k in range(11):
        box(
            line,
            1.3 if k % 4 else 0.8,
            0.022,
            0.004,
            (0 if k % 4 else -0.25, 0.8 - 0.16 * k, 0.152),
            bev=0,
        )
    wire = M_steel()
    for k in range(15):
        torus(wire, 0.075, 0.016, (-0.8, -0.98 + 0.14 * k, 0.13), (math.pi / 2, 0, 0), nu=18, nv=6)


box(steel, 8.0, 4.2, TABLE_TOP, (0, 0.3, TABLE_TOP / 2), bev=0.06, seg=4)
plank = wood("plank", "#c08a50", "#a06f3c", "#d4a066", scale=0.4)
board(plank, 1.45, 0.85, 0.14, (0.55, -0.75, TABLE_TOP), 0.06)
level = TABLE_TOP + 0.14
chef_cap((-1.2, 0.75, TABLE_TOP), 1.12)
apron((0.75, 1.15, TABLE_TOP), -0.12)
place(notebook, loc=(-1.55, -0.95, TABLE_TOP), rot=(0, 0, 0.18))
pencil(matte("pencil", "#c8371b", 0.4), (-2.05, -1.5, TABLE_TOP + 0.16), 0.75, 1.3)
knife((0.15, -1.2, level + 0.01), 0.12)
coins(-0.35, -0.75, level)
carrot((0.35, -0.35, level), -0.15)
capsicum((2.25, 0.25, TABLE_TOP))
tomato((1.65, -0.45, level), 0.34)
tomato((2.25, -0.9, TABLE_TOP), 0.36)
herb = coriander(M_leaf("#2a6a1c", "#5aa531"), 0.16)
for _ in range(9):
    dup(
        herb,
        (rnd(0.75, 1.35), rnd(-0.75, -0.5), level + rnd(0.03, 0.1)),
        (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)),
    )
hide(herb)
studio(key=950, fill=230, rim=520)
shoot(
    (0.4, -9.2, 5.9),
    (0.0, 0.05, 0.62),
    70,
    7,
    (0.2, -0.6, 0.6),
    top=(0, 0, 11),
)
