"""Dragon rolls: blistered golden spring rolls on a board, one cut open, with dragon sauce."""
from fried_bread import *
from season import *
from wok import *

reset(61)
brand_table("#8f0d14")
CRUST = fried_skin()
TOP = 0.19


def spring_roll(seed, length=2.1, radius=0.175, cut=False):
    """A roll along x from 0: a thin sheet wound up, blistered in hot oil; where cut, the far end is open and sliced."""
    shift = Vector((seed * 3.1, seed * 1.7, seed * 0.9))
    nu, nv, colours = 330, 210, []
    flap = 0.9 + 0.3 * noise.noise(shift)

    def f(i, j):
        t, a = i / (nu - 1), TAU * j / nv
        end = t if t < 0.5 or cut else 1 - t
        d = Vector((0, math.cos(a), math.sin(a)))
        x = t * length
        flat = Vector((x, d.y * radius, d.z * radius))
        # Closed ends are folded in, so they are narrower and of several sheets.
        tuck = 1 if cut and t > 0.5 else smooth(-0.002, 0.035, end) ** 0.5 * (0.80 + 0.20 * smooth(0, 0.12, end))
        r = radius * tuck * (1 + 0.13 * noise.noise(Vector((x * 1.1, d.y * 1.3, d.z * 1.3)) + shift) + 0.05 * noise.noise(flat * 5 + shift))
        edge = flap + 1.5 * abs(t - 0.5) + 0.10 * math.sin(2.1 * t + seed) + 0.03 * noise.noise(Vector((t * 9, seed, 2)))
        over = (a - edge) % TAU / TAU
        r += 0.046 * smooth(0.0, 0.012, over) * smooth(1.0, 0.55, over)
        mid, small = blisters(flat * 1.5, seed)
        tiny = blister(flat, 24, 0.5, seed + 5)
        r += tuck * (0.026 * mid + 0.020 * small + 0.012 * tiny) + 0.006 * noise.noise(flat * 16 + shift)
        ragged = 0.03 * noise.noise(Vector((d.y * 3, d.z * 3, seed))) if cut and t > 0.9 else 0
        raised = 0.8 * mid + 0.6 * small + 0.35 * tiny
        # Browner above and at the folded ends, which stood out of the oil and then lay against the pan.
        c = skin_tone(flat * 1.2, Vector((0, 0, 0.55 + 0.4 * d.z)), raised, seed)
        c = lerpc(c, GOLD, 0.30)
        c = lerpc(c, BROWN, 0.72 * smooth(0.02, 0.5, noise.noise(flat * 2.3 + shift) + 0.5 * noise.noise(flat * 8 + shift) + 0.35 * raised + 0.2 * d.z))
        c = lerpc(c, DARK, 0.5 * smooth(0.5, 1.0, raised + noise.noise(flat * 6 - shift)))
        c = lerpc(c, BROWN, 0.45 * smooth(0.10, 0.0, end) + 0.30 * smooth(0.0, 0.02, over) * smooth(0.05, 0.02, over))
        colours.append(c)
        return (x + ragged, 1.06 * r * d.y, radius + 0.94 * r * d.z + 0.05 * noise.noise(Vector((x * 0.8, seed, 3))))

    o = paint_by(grid_surface("roll", f, nu, nv, CRUST, capstart=True, capend=not cut), colours)
    return solid(o, 0.034, -1) if cut else o


def filling(loc, rot, radius=0.25, depth=0.03):
    """Shredded vegetables that show in the cut end, which looks along local x."""
    turn = Matrix.Translation(loc) @ rot.to_matrix().to_4x4()
    pulp = oily("pulp", [(0.3, "#7a4a1c"), (0.7, "#b98a4a")], dry=0.4, wet=0.12, patch=5, share=0.6, pores=(40, 0.5), coarse=(16, 0.5), sss=0.1)
    core = fill(pulp, radius, 0, amp=0.05)
    core.matrix_world = turn @ Matrix.Rotation(math.pi / 2, 4, "Y")
    kinds = (("#a8561a", "#d58a3e"), ("#b3a868", "#ded39a"), ("#76803a", "#a8ae62"), ("#c2b684", "#e6dcb0"), ("#7a4a1e", "#b98246"), ("#b07a3a", "#d9a862"))
    strips = []
    for k, pair in enumerate(kinds):
        m = oily("strip", [(0.3, pair[0]), (0.7, pair[1])], dry=0.36, wet=0.12, patch=5, share=0.6, pores=(40, 0.2), coarse=(14, 0.3), sss=0.3, radius=(0.05, 0.04, 0.02))
        for q in range(2):
            path = [(0.26 * (n / 10 - 0.5), 0.03 * math.sin(n * 0.55 + k + q), 0.035 * math.sin(n * 0.4 + 2 * q)) for n in range(11)]
            strips.append(tube("strip", path, 0.015, m, n=8, scale=(1, 1, 0.7 + 0.4 * q)))
    for _ in range(150):
        y, z = random_in_disc(radius * 0.92)
        o = dup(random.choice(strips), (0, 0, 0))
        spin = Matrix.Rotation(rnd(-1.5, 1.5), 4, "Z") @ Matrix.Rotation(rnd(-1.5, 1.5), 4, "Y")
        o.matrix_world = turn @ Matrix.Translation((rnd(-0.06, depth), y, z)) @ spin
    put_away(strips)


def lay(o, loc, rz, ry=0.0, spin=0.0):
    o.location, o.rotation_euler = loc, (spin, ry, rz)


plank = wood("plank", "#5a2d16", "#7d4523", "#3f1e10", scale=0.8, axis="X", rough=0.5)
board(plank, 2.12, 1.38, 0.19, (0.0, 0.05, 0), 0.06)
sheet = pbsdf("sheet", "#f6e3b4", 0.8, spec=0.15)
paper = grid_surface(
    "paper",
    lambda i, j: (
        (i / 39 - 0.5) * 3.5,
        (j / 29 - 0.5) * 2.25,
        TOP + 0.015 + 0.03 * abs(noise.noise(Vector((i * 0.09, j * 0.1, 1)))),
    ),
    40,
    30,
    sheet,
    closev=False,
    loc=(-0.3, 0.1, 0),
    rot=(0, 0, 0.02),
)
solid(paper, 0.008, 1)

base = TOP + 0.05
for k in range(5):
    lay(spring_roll(k), (-1.90 + 0.10 * k, -0.72 + 0.37 * k, base), 0.26 + 0.07 * math.sin(k * 3), spin=k)
for k in range(4):
    lay(spring_roll(6 + k, 2.0), (-1.82 + 0.1 * k, -0.52 + 0.37 * k, base + 0.31), 0.20 + 0.09 * k, spin=0.6 * k)
for k in range(3):
    lay(spring_roll(11 + k, 1.95), (-1.66 + 0.14 * k, -0.30 + 0.36 * k, base + 0.62), 0.34 - 0.12 * k, spin=0.4 * k)
lay(spring_roll(15, 1.9), (-1.45, 0.02, base + 0.92), 0.12, spin=1.0)

for seed, start, angle in ((21, (0.02, -0.42, base), -0.66), (24, (0.40, 0.02, base), -0.92), (27, (0.72, 0.46, base), -1.2), (29, (0.16, -0.16, base + 0.31), -0.80)):
    lay(spring_roll(seed, 1.05, 0.185, cut=True), start, angle)
    way = Vector((math.cos(angle), math.sin(angle), 0))
    filling(Vector(start) + way * 0.99 + Vector((0, 0, 0.185)), Matrix.Rotation(angle, 3, "Z").to_euler(), 0.148)

dip_at = (1.5, 0.42, TOP)
katori(lacquer("#17110f"), 0.56, dip_at)
dragon = M_sauce("#6a0a05", "#9c1a0a", "#bf3a14", coat=0.5, bumps=0.25)
fill(dragon, 0.51, 0.38, dip_at, amp=0.02)
seeds, greens, flakes = sesame(), spring_onion(), chilli_flakes()
strew(seeds, 16, (dip_at[0], dip_at[1], TOP + 0.40), 0.36, 0, 0.3)
strew(flakes, 10, (dip_at[0], dip_at[1], TOP + 0.40), 0.36, 0, 0.3)
strew(greens, 4, (dip_at[0], dip_at[1], TOP + 0.40), 0.25, 0, 0.3)
strew(greens, 10, (-1.0, -0.95, base - 0.01), 0.75, 0, 0.1)
strew(seeds, 40, (-0.6, -0.75, base), 0.9, 0, 0.2)
strew(greens, 8, (0.9, -1.7, 0), 0.6, 0, 0.1)
pod = dried_chilli(0.95, 0.09, 0.2, 2)
dup(pod, (1.5, -0.72, TOP), (0, 0, 0.5))
dup(pod, (-1.45, -1.62, 0), (0, 0, 2.6))
dup(pod, (-1.2, -1.85, 0), (0, 0, 0.2))
put_away(seeds, greens, flakes, pod)

cooked_light(key=1050, fill=220, rim=700)
shoot(
    (0.6, -8.8, 4.9),
    (-0.08, -0.10, 0.60),
    82,
    5.6,
    (0.1, -0.9, 0.5),
    top=(0, -0.1, 10.8),
    macro=((1.2, -4.5, 2.5), (0.15, -0.35, 0.55), (0.3, -1.0, 0.5)),
)
