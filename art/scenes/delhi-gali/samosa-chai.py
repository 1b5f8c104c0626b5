"""Samosas with one broken open, green and tamarind chutney, and chai in kulhads."""
from indian_table import *
from cold_glass import foam
from fresh_garnish import chopped_coriander
from fried_bread import *
from photo_light import *

reset(72)
set_table("#3a1030", "#120410", "#22110d", "#0e0604")
far_lamps(((-3.0, 0.9, 0.32, 0.12), (-0.6, 1.3, 0.26, 0.1), (2.6, 1.0, 0.34, 0.12)))
plate(aged("steel", "#c9c6bf", "#77736b", (0.2, 0.45), dents=0.08), 1.95, (0.95, -0.15, 0))
FLOOR = 0.12

FRIED = fried_skin()


def corner(a, round_=0.5):
    """Radius of a rounded triangle."""
    third = (a % (TAU / 3)) - TAU / 6
    return (1 - round_) * 0.5 / math.cos(third) + round_ * 0.72


def samosa_point(a, t, seed, swell=1.0):
    """On the shell: a about the axis, t from the base seam (0) to the tip (1)."""
    taper = (1 - t**2.0) ** 0.85 * (1 - 0.04 * t) + 0.10 * math.sin(t * 3.14)
    r = 0.78 * corner(a) * taper * swell + 0.045 * (1 - t) * smooth(0, 0.1, t)
    crimp = (1 - smooth(0.03, 0.14, t)) * (0.07 + 0.03 * math.sin(a * 22))
    x, y = (r + crimp) * math.cos(a), (r + crimp) * math.sin(a)
    z = 0.10 * (1 - smooth(0, 0.14, t)) * math.sin(a * 22 + 1) * 0.25 + 0.92 * t
    d = Vector((x * 2, y * 2, z * 2 + seed))
    dent = 0.05 * noise.noise(d) + 0.05 * max(0, noise.noise(d * 3.4) - 0.1)
    k = 1 + dent * 1.6 * (1 - t * 0.6)
    return (x * k, y * k, z * (1 - 0.04 * math.sin(a + seed)))


def samosa(loc, rz, s, seed, lean=(0, 0)):
    """A parcel of stiff dough fried slowly: bubbled, browner along its edges and seam, paler where it was pressed."""
    nu, nv, colours = 190, 380, []
    shift = Vector((seed * 3.1, seed * 1.7, seed * 0.9))

    def f(i, j):
        a, t = TAU * j / nv, i / (nu - 1)
        p = Vector(samosa_point(a, t, seed))
        out = Vector((math.cos(a), math.sin(a), 0.45)).normalized()
        mid, small = blisters(p * 1.3, seed)
        tiny = blister(p, 21, 0.5, seed + 5)
        p += out * (0.060 * mid + 0.036 * small + 0.016 * tiny + 0.030 * noise.noise(p * 3.3 + shift) + 0.006 * noise.noise(p * 12 + shift))
        raised = 0.8 * mid + 0.6 * small + 0.3 * tiny
        # The three edges stood out into the oil, as did the seam and the tip.
        edge = smooth(0.25, 0.0, abs(((a + TAU / 6) % (TAU / 3)) - TAU / 6)) * (1 - 0.4 * t)
        c = skin_tone(p * 1.2, Vector((0, 0, 0.45)), raised, seed)
        c = lerpc(c, GOLD, 0.55)
        c = lerpc(c, BROWN, 0.8 * smooth(0.0, 0.6, 0.6 * edge + 0.55 * smooth(0.14, 0.02, t) + 0.5 * smooth(0.82, 1.0, t) + 0.6 * noise.noise(p * 2.6 + shift) + 0.3 * raised))
        colours.append(lerpc(c, DARK, 0.45 * smooth(0.6, 1.1, raised + 0.5 * noise.noise(p * 7 - shift) + 0.4 * edge)))
        return tuple(p)

    o = paint_by(grid_surface("samosa", f, nu, nv, FRIED), colours)
    o.location, o.rotation_euler, o.scale = loc, (lean[0], lean[1], rz), (s, s, s)
    return o


samosa((0.15, 0.30, FLOOR), 0.4, 0.98, 1)
samosa((1.32, 0.52, FLOOR), 1.5, 1.0, 4)
samosa((0.72, -0.52, FLOOR), 2.0, 0.98, 7)
samosa((1.80, -0.42, FLOOR), -0.35, 0.94, 11)
samosa((1.12, 0.02, FLOOR + 0.62), 0.9, 0.92, 15, (0.35, -0.2))

CLAY = M_clay()
for x, y, s in ((-1.78, 0.35, 1.1), (-1.05, 1.3, 1.1)):
    kulhad(CLAY, s, (x, y, 0))
    foam((x, y, 0.80 * s), 0.56 * s, 0.03, ("#e2b98c", "#b97a44", "#8a4e22"), int(3 * s + x), 12)

BRASS = aged("brass", "#d6a24a", "#8a5c22", (0.3, 0.55))
cup_of(BRASS, 0.44, (-1.30, -1.05, 0), M_green())
cup_of(BRASS, 0.38, (-2.12, -0.85, 0), M_imli(), 0.0, 0.008)
green = chopped_coriander(0.12)
strew(green, 4, (-1.3, -1.05), 0.2, flat(0.34), 0.3)
flakes = slivers("#dc9a3c", "#b5691a", 3, 0.12)
strew(flakes, 24, (1.6, -0.95), 0.55, flat(0.12), 0.5, (0.4, 1.1))
green_chilli((0.05, -1.18, FLOOR), 0.35, 0.85)
green_chilli((0.30, -1.38, FLOOR - 0.01), 0.12, 0.8)
cardamom = noisy("elaichi", [(0.3, "#8fa858"), (0.7, "#c3d08e")], 6, bumps=0.2)
pods = [blob("pod", (0.11, 0.055, 0.05), cardamom, 0.1, nu=10, nv=14)]
strew(pods, 6, (-2.35, -1.55), 0.35, flat(0.05), 0)
away(green + flakes + pods)

steam((-1.4, 0.9, 1.0), 1.4, 1.5, 0.28, 6)
side_light(-1, key=1000, fill=150)
shoot(
    (0.1, -8.6, 4.9),
    (0.22, 0.0, 0.52),
    69,
    0.9,
    (0.7, -0.7, 0.6),
    top=(0.0, -0.05, 11.4),
    macro=((-0.3, -4.9, 2.7), (0.95, -0.15, 0.5), (1.0, -0.5, 0.6)),
)
