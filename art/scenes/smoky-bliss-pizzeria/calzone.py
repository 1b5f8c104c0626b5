"""Two calzones as they come out of the fire: blistered, scorched, brushed with oil, their edges twisted shut."""
from pizzeria import *
from cooked import *
from fired_pizza import crust_mat, oil, tomato_dip
from fresh_garnish import chopped_coriander
from season import *

reset(41)
brand_table("#c4561c")

BOARD_TOP = 0.16
LENGTH = 1.75
DEPTH = 1.35
BAKED = [hexc(c) for c in ("#ecd2a2", "#d59a4b", "#a85c1e", "#5f2b0d", "#160a05")]


def dome(u, v, seed):
    """Point of the shell: u runs along the fold (-1..1), v from the fold (0) to the crimp (1)."""
    a = math.pi * (1 - (u + 1) / 2)
    edge_y = -DEPTH * math.sin(a) ** 0.8
    x = LENGTH * math.cos(a) * (0.94 + 0.06 * v)
    y = edge_y * v + 0.18 * (1 - v) * math.sin(a)
    arch = math.sin(math.pi * min(1, v * 0.86 + 0.14)) ** 0.6 if v < 1 else 0
    height = 0.80 * math.sin(a) ** 0.55 * arch
    height *= 1 + 0.22 * noise.noise(Vector((x * 1.1 + seed, y * 1.1, 3)))
    height += 0.09 * noise.noise(Vector((x * 2.4 + seed, y * 2.4, 8))) * arch
    return Vector((x, y, max(0.07, height)))


def twisted(u, w, seed):
    """Point of the rope along the curved edge: w runs round it, from the dome (0) over its top to the board (1)."""
    edge = dome(u, 1.0, seed)
    a = math.atan2(edge.y, edge.x)
    turn = math.pi * (0.95 - 1.35 * w)
    # Folded over by a thumb, one fold beside the other, none like the next.
    place = 13 * u + 1.4 * noise.noise(Vector((u * 3, seed, 1)))
    fold = (place + 0.8 * w) % 1
    lump = 0.86 + 0.22 * math.sin(math.pi * fold) ** 0.8 + 0.22 * noise.noise(Vector((math.floor(place + 0.8 * w) * 1.7, seed, 2)))
    thick = 0.135 * lump * math.sin(math.pi * (u + 1) / 2 * 0.96 + 0.06) ** 0.25
    out = 0.06 + 1.25 * thick * math.cos(turn)
    return Vector((edge.x + out * math.cos(a), edge.y + out * math.sin(a), max(0.01, 0.10 + 1.1 * thick * math.sin(turn))))


def baked(p, up, seed):
    """How far the dough has risen in blisters at p, and its colour: floured below, golden above, scorched on its bubbles."""
    big, small, tiny = blister(p, 2.6, 0.55, seed), blister(p, 5.6, 0.55, seed + 9), blister(p, 15, 0.4, seed + 21)
    fold = noise.noise(p * 3.2 + Vector((seed, 0, 0)))
    lift = 0.085 * big + 0.042 * small + 0.012 * tiny + 0.03 * fold + 0.014 * noise.noise(p * 11) + 0.006 * noise.noise(p * 25)
    heat = 0.26 + 0.34 * up + 0.55 * fbm(p.x, p.y, p.z, 5, 1.6) + 0.24 * big + 0.18 * small
    c = lerpc(BAKED[0], BAKED[1], smooth(0.10, 0.42, heat))
    c = lerpc(c, BAKED[2], smooth(0.40, 0.86, heat))
    ragged = 0.22 * noise.noise(p * 9) + 0.12 * noise.noise(p * 24)
    fire = 0.45 + 0.9 * noise.noise(p * 1.2 + Vector((7, seed, 0)))
    scorch = max(smooth(0.34, 0.95, big + 1.5 * ragged), smooth(0.26, 0.80, small + 1.5 * ragged), 0.9 * smooth(0.34, 0.85, tiny + ragged))
    scorch = max(0.85 * scorch, 0.55 * smooth(0.42, 0.95, noise.noise(p * 5.5 + Vector((3, seed, 9))) + 0.9 * ragged + 0.12 * fire)) * smooth(-0.25, 0.5, fire) * smooth(0.05, 0.5, up)
    c = lerpc(c, BAKED[3], smooth(0.05, 0.45, scorch))
    c = lerpc(c, BAKED[4], smooth(0.40, 0.95, scorch))
    flour = smooth(0.10, 0.34, fbm(p.x + 9, p.y, p.z, 5, 3.0)) * (1 - scorch) * smooth(0.9, 0.2, up)
    return lift, lerpc(c, hexc("#f6ead0"), 0.5 * flour)


def shell(seed):
    """The folded sheet and its twisted edge."""
    n = 420
    across = lambda j: -1 + 2 * j / (n - 1)

    def crust(name, rows, at, up):
        colours = []

        def f(i, j):
            p = at(across(j), i / (rows - 1))
            lift, c = baked(p, up(p, i / (rows - 1)), seed)
            colours.append(c)
            out = Vector((0.25 * p.x, 0.35 * (p.y + 0.4), 0.75)).normalized()
            q = p + out * lift * smooth(0.0, 0.06, i / (rows - 1))
            return q.x, q.y, max(0.008, q.z)

        return paint_by(grid_surface(name, f, rows, n, crust_mat(), closev=False), colours)

    def over(u, v):
        p = dome(u, v, seed)
        if v < 0.05:
            p.z *= v / 0.05
        return p

    crust("shell", 150, over, lambda p, v: smooth(0.05, 0.7, p.z))
    crust("rope", 64, lambda u, w: twisted(u, w, seed), lambda p, w: 0.25 + 0.75 * math.sin(math.pi * min(1, 1.2 * w)) * smooth(0.0, 0.2, p.z))


plank = wood("plank", "#5e361c", "#472611", "#754628", scale=0.45, axis="X", rough=0.55)
board(plank, 2.75, 1.75, BOARD_TOP, loc=(0.1, 0.1, 0), rot=-0.05)
group(made_by(shell, 3), (0.62, 1.35, BOARD_TOP), (0, 0, 0.30), 0.98)
group(made_by(shell, 12), (-0.42, 0.30, BOARD_TOP), (0, 0, -0.16), 1.12)

# Oil and rosemary salt brushed over the front one, and what dripped beside it.
grease = oil("#f4c070")
front = bpy.data.objects["shell.001"]
bpy.context.view_layer.update()
spots = [v for v in front.data.vertices if v.normal.z > 0.5]
for k in range(90):
    v = random.choice(spots)
    s = rnd(0.012, 0.05)
    blob("oil", (s, s * rnd(0.6, 1), 0.004), grease, 0.6, 1, k, 6, 14, loc=front.matrix_world @ (v.co + v.normal * 0.004))
herb = chopped_coriander(0.09)
for v in random.choices(spots, k=34):
    dup(random.choice(herb), front.matrix_world @ (v.co + v.normal * 0.02), (rnd(-0.4, 0.4), rnd(-0.4, 0.4), rnd(0, TAU)), (rnd(0.4, 1.0),) * 3)
for leaf in herb:
    hide(leaf)

dip = katori(pbsdf("ivory", "#f6ead2", 0.3, coat=0.5), 0.5, (2.05, -0.55, BOARD_TOP))
fill(tomato_dip(), 0.46, 0.36, (2.05, -0.55, BOARD_TOP), amp=0.03)
basil(2.03, -0.6, BOARD_TOP + 0.42, 0.8, 0.36)
for x, y, turn in ((-2.3, -1.05, 0.4), (1.05, -1.35, 2.6)):
    basil(x, y, BOARD_TOP + 0.1, turn, 0.55)
flakes(70, 0.5, 2.3, BOARD_TOP + 0.01, size=0.016)
flakes(90, 0.3, 1.2, BOARD_TOP + 0.01, ("#e6cf98", "#f3e4be"), 0.012, (0, -0.9))
cooked_light(key=1000, fill=210, rim=650)
steam((0.3, 1.0, 0.9), 2.2, 1.7, 0.22, 4)
shoot(
    (0.3, -8.6, 4.6),
    (0.02, 0.12, 0.44),
    80,
    1.0,
    (-0.2, -0.5, 0.6),
    top=(0, 0.1, 9.6),
    macro=((2.3, -4.4, 2.6), (0.5, -0.3, 0.5), (0.6, -0.5, 0.5)),
)
