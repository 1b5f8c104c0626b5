"""For the press: a microphone on its stand, folded newspapers, a notepad, a pen and chai."""
from stilllife import *

reset(179)
stage("#24483f", depth=10, rough=0.75)


def microphone(loc, rot):
    """A stage microphone in a clip: mesh head, tapered body, a desk stand."""
    black, steel = matte("black", "#241c1a", 0.45), M_steel()
    mesh_steel = pbsdf("mesh", "#b9bdc0", 0.35, metal=1)
    v = coords(mesh_steel, (26, 26, 26))
    grid = mesh_steel.node_tree.nodes.new("ShaderNodeTexChecker")
    grid.inputs["Scale"].default_value = 1.0
    L(mesh_steel, v, grid.inputs["Vector"])
    L(
        mesh_steel,
        mixc(mesh_steel, grid.outputs["Fac"], "#6d7174", "#dadde0"),
        B(mesh_steel).inputs["Base Color"],
    )
    red = pbsdf("ring", "#b3261e", 0.25, coat=0.7)

    def body():
        handle = [
            (0.0001, -1.5),
            (0.17, -1.5),
            (0.2, -1.42),
            (0.27, 0.25),
            (0.33, 0.5),
            (0.4, 0.62),
        ]
        lathe("handle", handle, black, n=64)
        lathe("collar", [(0.40, 0.62), (0.46, 0.66), (0.46, 0.76), (0.42, 0.8)], red, n=64)
        head = [(0.42, 0.78)]
        for k in range(15):
            a = -0.45 + (math.pi / 2 + 0.45) * k / 14
            head.append((0.52 * math.cos(a) + 0.0001, 1.08 + 0.52 * math.sin(a)))
        lathe("head", head, mesh_steel, n=80)
        torus(steel, 0.525, 0.035, (0, 0, 1.08), nu=72, nv=10)
        box(matte("switch", "#f2a12b"), 0.09, 0.05, 0.2, (0, -0.235, -0.1), bev=0.02)

    def parts():
        lathe("foot", rounded_profile(0.72, 0.14, 0.05, 4), black, n=72)
        tube("pole", [(0, 0, 0.12), (0, 0, 1.15)], 0.06, steel, n=14)
        lathe(
            "clip",
            [(0.27, -0.25), (0.33, -0.22), (0.33, 0.12), (0.27, 0.15)],
            black,
            n=40,
            loc=(0, -0.05, 1.35),
            rot=(0.95, 0, 0),
        )
        blob("joint", (0.16, 0.16, 0.16), black, amp=0, loc=(0, 0, 1.15), nu=14, nv=20)
        place(body, loc=(0, -0.05, 1.35), rot=(0.95, 0, 0))

    return place(parts, loc=loc, rot=(0, 0, rot))


def notepad(loc, rot):
    paper, line = matte("paper", "#fff8ea", 0.8), matte("line", "#b9a998", 0.9)

    def parts():
        slab(matte("card", "#b3261e"), 1.25, 1.75, 0.05, r=0.05)
        slab(paper, 1.2, 1.68, 0.1, (0, -0.02, 0.05), r=0.03, bev=0.008)
        box(matte("spine", "#b3261e"), 1.26, 0.2, 0.13, (0, 0.8, 0.09), bev=0.03)
        for k in range(8):
            box(
                line,
                0.95 if k % 3 != 2 else 0.55,
                0.02,
                0.004,
                (0 if k % 3 != 2 else -0.2, 0.5 - 0.17 * k, 0.152),
                bev=0,
            )

    return place(parts, loc=loc, rot=(0, 0, rot))


def pen(loc, rot):
    blue, gold = gloss("pen", "#1b3f7a"), brass()

    def parts():
        tube("barrel", [(0.09 * k, 0, 0) for k in range(12)], 0.07, blue, n=16)
        lathe(
            "nib",
            [(0.07, 0), (0.06, 0.1), (0.015, 0.28), (0.0001, 0.28)],
            gold,
            n=20,
            rot=(0, -math.pi / 2, 0),
        )
        lathe(
            "band",
            [(0.072, 0), (0.078, 0.02), (0.078, 0.06), (0.072, 0.08)],
            gold,
            n=24,
            loc=(0.5, 0, 0),
            rot=(0, math.pi / 2, 0),
        )
        tube("clip", [(0.62, 0, 0.08), (0.68, 0, 0.1), (0.98, 0, 0.09)], 0.018, gold, n=8)

    return place(parts, loc=loc, rot=rot)


table = wood("table", "#8a5a30", "#6f4522", "#a06d3e", scale=0.35, rough=0.45)
board(table, 3.3, 1.95, 0.14, (0, 0, 0), 0.0)
TOP = 0.14
microphone((0.45, 0.75, TOP), 0.75)
place(newspaper, loc=(-1.25, -0.55, TOP), rot=(0, 0, 0.16), w=2.55, d=1.85, picture="#c8371b")
place(newspaper, loc=(-1.3, 1.2, TOP), rot=(0, 0, -0.1), w=2.0, d=1.3, picture="#1f6b4a")
notepad((1.75, -0.65, TOP), -0.22)
pen((1.3, -0.75, TOP + 0.23), (0, 0, 0.5))
kulhad((2.15, 0.95, TOP), 1.0)
kulhad((0.35, -1.1, TOP), 0.8)
studio(key=980, fill=260, rim=620)
shoot((0.3, -10.2, 5.2), (0.05, 0.05, 0.98), 70, 8, (0.2, -0.2, 0.9), top=(0, 0, 11))
