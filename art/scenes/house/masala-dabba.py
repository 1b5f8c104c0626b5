"""A brass spice box with seven heaped bowls, its lid slid off, whole spices strewn around."""
from indian_table import *
from stilllife import *
from whole_spices import *

reset(211)
stage("#4d1a63", depth=11, rough=0.75)

BOX = Vector((-0.62, -0.15, 0))
BOX_RIM, BOX_HEIGHT = 2.07, 0.71
BOWL_FLOOR, BOWL_SIZE, BOWL_RING = 0.06, 0.61, 1.29
BRASS = hammered("#e8b451", 0.3, 0.06)
RED = noisy("mirch", [(0.3, "#a80f06"), (0.7, "#dd2b0c")], 14, bumps=1, bscale=70, rough=0.9)
YELLOW = noisy("haldi", [(0.3, "#df8600"), (0.7, "#ffb40f")], 14, bumps=1, bscale=70, rough=0.9)
BROWN = noisy("masala", [(0.3, "#4a220e"), (0.7, "#834a22")], 18, bumps=1, bscale=60, rough=0.9)


def box_body():
    wall = [(0.0001, 0), (1.92, 0), (2.0, 0.03), (2.03, 0.1), (2.03, 0.6), (2.08, 0.63)]
    wall += [(2.1, 0.67), (BOX_RIM, BOX_HEIGHT), (2.0, 0.7), (1.95, 0.64), (1.95, 0.1)]
    lathe("box", wall + [(1.9, 0.06), (0.0001, BOWL_FLOOR)], BRASS, n=160, loc=BOX)
    for z in (0.14, 0.52):
        torus(BRASS, 2.035, 0.025, BOX + Vector((0, 0, z)), nu=140, nv=8)
    petal = blob("petal", (0.03, 0.07, 0.14), BRASS, amp=0, nu=10, nv=12)
    for k in range(72):
        a = TAU * k / 72
        at = BOX + Vector((2.03 * math.cos(a), 2.03 * math.sin(a), 0.33))
        dup(petal, at, (0, 0, a))
    hide(petal)


def lid(direction, distance, r=2.16):
    """The lid rests with one edge on the floor and leans on the rim of the box."""
    meet = (distance**2 + BOX_RIM**2 - r**2) / (2 * distance)
    lean = math.atan(BOX_HEIGHT / (r + distance - meet))

    def parts():
        shell = [(r, 0), (r + 0.02, 0.03), (r, 0.06), (r, 0.22), (r - 0.05, 0.28)]
        shell += [(1.95, 0.31), (1.92, 0.36), (1.86, 0.34), (1.3, 0.43), (1.27, 0.47), (1.2, 0.45)]
        solid(lathe("lid", shell + [(0.6, 0.53), (0.0001, 0.55)], BRASS, n=160), 0.03, -1)
        knob = [(0.34, 0.53), (0.3, 0.58), (0.12, 0.62), (0.11, 0.7), (0.22, 0.78), (0.26, 0.88)]
        lathe("knob", knob + [(0.2, 0.97), (0.07, 1.0), (0.05, 1.05), (0.0001, 1.06)], BRASS, n=48)
        bead = blob("bead", (0.045, 0.045, 0.035), BRASS, amp=0, nu=8, nv=12, loc=(1.58, 0, 0.39))
        for k in range(1, 54):
            a = TAU * k / 54
            dup(bead, (1.58 * math.cos(a), 1.58 * math.sin(a), 0.39))

    at = BOX + Vector((math.cos(direction), math.sin(direction), 0)) * distance
    at.z = r * math.sin(lean)
    place(parts, loc=at, rot=(0, lean, direction))


def bowl_of(mat, k, h=0.46, amp=0.05, freq=5.0, power=1.35):
    """A steel bowl in slot k (6 is the middle), heaped; returns centre and height(x, y)."""
    a = TAU * k / 6
    r = 0 if k == 6 else BOWL_RING
    at = BOX + Vector((r * math.cos(a), r * math.sin(a), BOWL_FLOOR))
    katori(STEEL, BOWL_SIZE, at)
    level = at + Vector((0, 0, BOWL_SIZE * 0.78))
    _, ground = heap(mat, 0.545, h, level, amp, freq, seed=k + 2, power=power)
    return level, ground


def bed(sources, n, k, mat, h=0.36, r=0.52, tilt=0.5, size=(0.85, 1.15)):
    """Bowl k filled with seeds, close together as they fall."""
    centre, ground = bowl_of(mat, k, h, 0.03, 4, 1.7)
    for q in range(n):
        reach, a = r * math.sqrt((q + 0.5) / n), q * 2.39996 + rnd(-0.25, 0.25)
        x, y = centre.x + reach * math.cos(a), centre.y + reach * math.sin(a)
        turn = (rnd(-tilt, tilt), rnd(-tilt, tilt), rnd(0, TAU))
        dup(random.choice(sources), (x, y, ground(x, y) + rnd(0.0, 0.03)), turn, (rnd(*size),) * 3)


def crumbs(mat, ground, centre, r, n):
    lump = blob("lump", (0.03, 0.026, 0.02), mat, amp=0.5, freq=2, nu=7, nv=9)
    strew([lump], n, centre, r, ground, size=(0.3, 1.1))
    hide(lump)


def coriander_seed():
    m = noisy("dhania", [(0.3, "#8a6326"), (0.7, "#cba362")], 4, bumps=0.15, rough=0.6)

    def ribbed(i, j):
        e, a = math.pi * (i / 10 - 0.5), TAU * j / 36
        r = 0.058 * math.cos(e) * (1 + 0.05 * math.cos(12 * a))
        return (r * math.cos(a), r * math.sin(a), 0.062 * math.sin(e))

    return [grid_surface("dhania", ribbed, 11, 36, m)]


def cumin_seed():
    m = noisy("jeera", [(0.3, "#6b4a1e"), (0.7, "#b08a4c")], 3, bumps=0.6, vscale=(2, 30, 30))
    seeds = []
    for bend in (-0.03, 0.0, 0.035):
        path = [(0.2 * (t / 8 - 0.5), bend * (t / 4 - 1) ** 2, 0) for t in range(9)]
        swell = lambda t: 0.18 + 0.9 * math.sin(math.pi * t) ** 0.8
        seeds.append(tube("jeera", path, 0.033, m, n=8, radf=swell))
    return seeds


def spoon(centre, ground, turn):
    """A little spoon stuck into the heap, its handle over the rim."""

    def parts():
        dish = [(0.0001, -0.08), (0.1, -0.07), (0.18, -0.02), (0.21, 0.04)]
        head = solid(lathe("head", dish, BRASS, n=40, scale=(1.25, 1, 1)), 0.015, 0)
        head.location = (0, 0, 0.02)
        path = [(0.24 + 0.08 * k, 0, 0.06 + 0.012 * k) for k in range(15)]
        tube("handle", path, 0.045, BRASS, n=10, radf=lambda t: 0.75 + 0.6 * t**3)
        blob("tip", (0.1, 0.075, 0.06), BRASS, amp=0, nu=10, nv=14, loc=(1.37, 0, 0.24))
        fill(YELLOW, 0.19, 0.045, amp=0.03, freq=9, dome=0.11, n=30, rings=10)

    place(parts, loc=(centre.x, centre.y, ground(centre.x, centre.y)), rot=(0, 0, turn))


STEEL = pbsdf("bowl", "#e4e6e8", 0.2, metal=1)
box_body()
lid(math.radians(33), 3.5)
dark = noisy("rai", [(0.3, "#1d0f0c"), (0.7, "#4a2a20")], 2, bumps=0.1, rough=0.4, coat=0.4)
mustard = [ball(dark, 0.045, 0.06, nu=9, nv=12)]
SEEDS = {1: cumin_seed(), 2: coriander_seed(), 3: mustard, 6: [cardamom()]}
bed(SEEDS[1], 260, 1, matte("jeera", "#6b4a1e"))
bed(SEEDS[2], 195, 2, matte("dhania", "#8a622a"))
bed(SEEDS[3], 330, 3, matte("rai", "#1d0f0c"))
bed(SEEDS[6], 64, 6, matte("elaichi", "#3d4a1a"), h=0.28, r=0.53, tilt=0.4)
for slot, powder in ((0, RED), (4, YELLOW), (5, BROWN)):
    middle, top = bowl_of(powder, slot)
    crumbs(powder, top, middle, 0.45, 60)
    if slot == 4:
        spoon(middle, top, 3.9)
for powder, x, y in ((YELLOW, -1.95, -2.25), (RED, 1.72, -1.0)):
    mound = heap(powder, 0.36, 0.13, (x, y, 0), 0.06, 7, seed=x, power=0.8)[1]
    crumbs(powder, mound, (x, y), 0.38, 90)
    crumbs(powder, flat(0.008), (x, y), 0.75, 110)
strew(SEEDS[2], 15, (0.06, -2.5), 0.34, flat(0.06), size=(0.9, 1.1))
strew(SEEDS[3], 26, (0.5, -2.3), 0.33, flat(0.04), size=(0.9, 1.1))
strew(SEEDS[6], 5, (2.5, -0.75), 0.3, flat(0.08), tilt=0.1)
for sources in SEEDS.values():
    away(sources)
star_anise(0.98, -2.22, 0.62, 0.3)
star_anise(-2.56, -1.78, 0.5, 1.0)
cinnamon(2.05, -1.78, 0.5, 1.3)
cinnamon(2.28, -2.25, 0.44, 1.3)
cinnamon(2.15, -2.02, -0.15, 1.1, 0.235)
dried_chilli(-2.35, 2.25, 0.35)
dried_chilli(-2.3, 2.75, -0.15, 1.1, -0.25)
dried_chilli(-0.85, -2.6, 0.1, 1.1, 0.22)
bay_leaf(-3.1, 1.75, 1.0)
bay_leaf(2.8, -1.15, 1.1, 0.9)
studio(key=950, fill=240, rim=600)
shoot((0.3, -8.9, 9.0), (0.05, -0.2, 0.3), 67, 9, (-0.5, -0.9, 0.6), top=(0, 0, 11))
