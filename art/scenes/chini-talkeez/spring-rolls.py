"""Dragon rolls: blistered golden spring rolls on a board, one cut open, with dragon sauce."""
from dishes import *
from wok import *
from season import *

reset(61)
brand_table("#8f0d14")
CRUST = vcol_mat("crust", 0.34, 0.45, 0.3, 22)
VEG = veg_mat(0.6)
TOP = 0.19


def fried(t, a, seed):
    return fbm(math.cos(a) * 1.6 + seed, math.sin(a) * 1.6, t * 7, 4)


def spring_roll(seed, length=2.1, radius=0.29, cut=False):
    """A roll along x from 0; where cut, the far end is open and sliced."""
    tone = palette("#6e2d08", "#b4600f", "#d9852a", "#eaa848", "#f3c67a")
    nu, nv = 84, 56
    bubbles = [(rnd(0.05, 0.95), rnd(0, TAU), rnd(0.04, 0.10)) for _ in range(90)]

    def swell(t, a):
        h = 0.0
        for bt, ba, br in bubbles:
            da = (a - ba + math.pi) % TAU - math.pi
            d = math.hypot((t - bt) * length, da * radius) / br
            if d < 1:
                h = max(h, (1 - d * d) * br * 0.5)
        return h

    def f(i, j):
        t, a = i / (nu - 1), TAU * j / nv
        tuck = 1 if cut and t > 0.5 else smooth(0, 0.045, t if t < 0.5 else 1 - t)
        r = radius * (0.55 + 0.45 * tuck) * (1 + 0.16 * fried(t, a, seed)) + swell(t, a) * tuck
        wrap = a + 1.2 + t * 2.2
        r += 0.028 * smooth(0.2, 0.9, (wrap % TAU) / TAU) - 0.012
        return (
            t * length,
            r * math.cos(a) * 1.06,
            radius + r * math.sin(a) * 0.92 + 0.03 * math.sin(t * 4 + seed),
        )

    o = grid_surface("roll", f, nu, nv, CRUST, capstart=True, capend=not cut)

    def colour(x, y, z):
        t, a = x / length, math.atan2(z - radius, y)
        n = fried(t * 1.3, a, seed + 4)
        end = smooth(0.12, 0, min(t, 2 if cut else 1 - t))
        return tone(0.50 + 1.5 * n - 0.35 * end + 6 * swell(t, a) - 0.12 * (z < radius * 0.4))

    paint(o, colour)
    if cut:
        m = o.modifiers.new("so", "SOLIDIFY")
        m.thickness, m.offset = 0.045, -1
    return o


def filling(loc, rot, radius=0.25, depth=0.12):
    """Shredded vegetables that show in the cut end, which looks along local x."""
    turn = Matrix.Translation(loc) @ rot.to_matrix().to_4x4()
    core = fill(M_sauce("#8a5a2a", "#c9a050", "#e0c078", coat=0.5), radius, 0, amp=0.05)
    core.matrix_world = turn @ Matrix.Rotation(math.pi / 2, 4, "Y")
    strips = [
        julienne(VEG, c, 0.30, 0.026, 2)
        for c in (CARROT, CABBAGE, BEAN, CABBAGE, RED_CABBAGE, CARROT)
    ]
    for _ in range(78):
        y, z = random_in_disc(radius * 0.92)
        o = dup(random.choice(random.choice(strips)), (0, 0, 0))
        spin = Matrix.Rotation(rnd(-1.2, 1.2), 4, "Z") @ Matrix.Rotation(rnd(-1.2, 1.2), 4, "Y")
        o.matrix_world = turn @ Matrix.Translation((rnd(-0.06, depth), y, z)) @ spin
    put_away(*strips)


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
for k, y in enumerate((-0.62, 0.0, 0.62)):
    lay(spring_roll(k), (-1.88 + 0.14 * k, y, base), 0.30 + 0.05 * math.sin(k * 3))
for k, y in enumerate((-0.28, 0.38)):
    lay(spring_roll(5 + k, 2.0), (-1.78 + 0.1 * k, y, base + 0.46), 0.22 + 0.15 * k)
lay(spring_roll(9, 1.9), (-1.42, -0.1, base + 0.92), 0.42)

cut_angle = -0.8
half = spring_roll(11, 1.05, 0.31, cut=True)
start = Vector((0.0, -0.42, base))
lay(half, start, cut_angle)
direction = Vector((math.cos(cut_angle), math.sin(cut_angle), 0))
filling(
    start + direction * 1.0 + Vector((0, 0, 0.31)), Matrix.Rotation(cut_angle, 3, "Z").to_euler()
)
half = spring_roll(14, 1.0, 0.31, cut=True)
start = Vector((0.72, 0.48, base))
lay(half, start, -1.35)
direction = Vector((math.cos(-1.35), math.sin(-1.35), 0))
filling(start + direction * 0.95 + Vector((0, 0, 0.31)), Matrix.Rotation(-1.35, 3, "Z").to_euler())

dip_at = (1.5, 0.42, TOP)
katori(lacquer("#17110f"), 0.56, dip_at)
dragon = M_sauce("#7d0a05", "#b81d0a", "#e04a17", coat=0.9, bumps=0.25)
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
    (0.7, -9.4, 5.7),
    (-0.05, -0.12, 0.55),
    78,
    5.6,
    (0.1, -0.9, 0.5),
    top=(0, -0.1, 10.8),
    macro=((1.2, -4.5, 2.5), (0.15, -0.35, 0.55), (0.3, -1.0, 0.5)),
)
