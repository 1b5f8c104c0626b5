"""Avocado toast: two slices of sourdough under crushed avocado, one with a fan of slices, one with cherry tomatoes and feta."""
from fired_pizza import crust_mat
from fresh_garnish import chopped_coriander, LIME, citrus_wedge
from photo_light import *
from salad import *
from wellness_parts import seeds

reset(73)
set_table("#1c2a18", "#070b06", "#2a2014", "#120d08")
far_lamps(((-2.8, 1.0, 0.3, 0.1), (-0.3, 1.3, 0.24, 0.08), (2.5, 0.9, 0.34, 0.1)), "#ffd98a")
oak = wood("oak", "#4a3018", "#6a4626", "#33200f", 0.5, 0.55, bumps=0.5)
board(oak, 2.35, 1.6, 0.14, (0, 0.05, 0), 0.05)
TOP = 0.14


def outline(a, seed):
    """The section of a round loaf: flat below, domed above, no two slices alike."""
    c, s = math.cos(a), math.sin(a)
    r = 1 / (abs(c / 1.16) ** 2.7 + abs(s / 0.78) ** 2.7) ** (1 / 2.7)
    return r * (1 + 0.05 * max(0.0, s) + 0.05 * noise.noise(Vector((c * 1.6, s * 1.6, seed))) + 0.015 * noise.noise(Vector((c * 5, s * 5, seed))))


def sourdough(seed, h=0.22):
    """A slice off the grill: blistered crust, open crumb toasted at its ridges, holes of all sizes."""
    side = [(1.0 - 0.03 * (k / 8), h * k / 8) for k in range(9)]
    profile = [(0.0002 + 0.96 * k / 12, 0.0) for k in range(13)] + side + [(0.965 * (1 - k / 70) + 0.0002, h) for k in range(71)]
    n, colours = 460, []
    crumb, pale, gold, brown, dark = (hexc(c) for c in ("#f1dcae", "#e2bd78", "#c0802f", "#7c4414", "#3a1c0a"))

    def f(i, j):
        q, z = profile[i]
        a = TAU * j / n
        r = outline(a, seed) * q
        p = Vector((r * math.cos(a), r * math.sin(a), z))
        at = p + Vector((seed * 3.1, seed, 0))
        crust = smooth(0.955, 0.985, q)
        big, hole, small = blister(at, 2.6, 0.42, seed), blister(at, 5.5, 0.5, seed + 5), blister(at, 12, 0.6, seed + 3)
        k = 0.03 * noise.noise(at * 2.4) + 0.014 * noise.noise(at * 8) + 0.006 * noise.noise(at * 22)
        sunk = (0.085 * big + 0.05 * hole + 0.028 * small) * (1 - crust)
        g = 0.26 + 0.9 * fbm(at.x, at.y, at.z, 4, 2.0) + 0.75 * crust + 0.30 * smooth(0.84, 0.95, q) - 0.35 * (big + 0.5 * hole) * (1 - crust)
        c = lerpc(lerpc(crumb, pale, smooth(0.0, 0.4, g)), gold, smooth(0.35, 0.75, g))
        c = lerpc(c, brown, smooth(0.72, 1.05, g))
        colours.append(lerpc(c, dark, 0.8 * smooth(1.0, 1.35, g + 0.2 * noise.noise(at * 6))))
        out = Vector((math.cos(a), math.sin(a), 0))
        return tuple(p + out * crust * (2 * k + 0.03 * blister(at, 7, 0.4, seed)) + Vector((0, 0, (k - sunk) * (z > 0.9 * h))))

    return paint_by(grid_surface("sourdough", f, len(profile), n, crust_mat()), colours)


def crushed(seed, h=0.22):
    """Avocado crushed by a fork and spread short of the crust: lumps, furrows, oil, pepper."""
    m = oily("crushed", dry=0.5, wet=0.18, patch=4, share=0.5, pores=(50, 0.4), coarse=(14, 0.5), sss=0.22, radius=(0.06, 0.07, 0.02), grain=0.1)
    butter, pale, green, deep = (hexc(c) for c in ("#eadb86", "#cfd069", "#95b040", "#5f8426"))
    nu, nv, colours = 120, 330, []

    def f(i, j):
        q, a = i / (nu - 1), TAU * j / nv
        c, s = math.cos(a), math.sin(a)
        shore = 0.86 + 0.07 * noise.noise(Vector((c * 2.2, s * 2.2, seed))) + 0.04 * noise.noise(Vector((c * 7, s * 7, seed)))
        r = outline(a, seed) * q * shore
        x, y = r * c, r * s
        at = Vector((x, y, seed * 2.0))
        cells, _ = noise.voronoi(at * 5.5 + 0.5 * drift(at * 3))
        lump = 0.09 * max(0.0, 0.6 - cells[0]) + 0.05 * noise.noise(at * 3) + 0.022 * noise.noise(at * 11)
        fork = 0.022 * math.sin(26 * (x * 0.5 + y) + 3 * noise.noise(at * 1.2)) * smooth(-0.1, 0.3, noise.noise(at * 1.1))
        k = 0.45 + 1.0 * fbm(x, y, seed, 5, 2.2) + 0.5 * noise.noise(at * 7)
        tint = lerpc(lerpc(deep, green, smooth(-0.05, 0.3, k)), pale, smooth(0.25, 0.7, k))
        colours.append(lerpc(tint, butter, smooth(0.65, 1.1, k)))
        return x, y, h + (0.07 + lump + fork) * smooth(1.0, 0.86, q) - 0.012 * smooth(0.94, 1, q)

    return paint_by(grid_surface("crushed", f, nu, nv, m), colours)


def place_on(parts, loc, turn):
    """Moves what was made around the origin to its place on the board."""
    spot = Matrix.Translation(loc) @ Matrix.Rotation(turn, 4, "Z")
    for o in parts:
        if o.location.z > -20:
            o.matrix_world = spot @ o.matrix_basis


def piece(loc, turn, seed, dress):
    before = set(bpy.data.objects)
    sourdough(seed)
    crushed(seed)
    dress()
    place_on(set(bpy.data.objects) - before, loc, turn)


curd = oily("feta", [(0.3, "#efe6cf"), (0.7, "#fbf6ea")], dry=0.7, wet=0.4, pores=(60, 0.6), coarse=(18, 0.5), sss=0.3)
feta = [blob("feta", (0.07, 0.055, 0.045), curd, 0.9, 2.2, k, 20, 26, amp2=0.3) for k in range(5)]
leaves = chopped_coriander(0.12)
chilli = [blob("flake", (0.026, 0.018, 0.004), oily("flake", [(0.3, "#6a1206"), (0.7, "#b03a10")], dry=0.6, wet=0.3, sss=0), 0.9, 2, k, 8, 12) for k in range(3)]


def over(r, z):
    def place():
        a, q = rnd(0, TAU), r * math.sqrt(random.random())
        return 1.05 * q * math.cos(a), 0.68 * q * math.sin(a), z + rnd(0, 0.03)

    return place


def strewn(kinds, n, place, size=(0.7, 1.2), tilt=0.5):
    for _ in range(n):
        s = rnd(*size)
        dup(random.choice(kinds), place(), (rnd(-tilt, tilt), rnd(-tilt, tilt), rnd(0, TAU)), (s, s, s))


def sliced():
    avocado_fan((-0.05, 0.02, 0.46), 0.30, 8, 0.86, 5)
    strewn(chilli, 40, over(0.9, 0.34), (0.5, 1.1))
    seeds("sesame", 46, over(0.9, 0.36))
    strewn(leaves, 8, over(0.7, 0.50), (0.6, 1.0))


def tomatoes():
    halves = cherry_halves(6, 0.16)
    for k, (x, y, lean) in enumerate(((-0.62, 0.05, 0.6), (-0.30, -0.22, 0.5), (-0.24, 0.20, 2.7), (0.08, 0.0, 0.55), (0.34, -0.26, 0.6), (0.40, 0.18, 2.9), (0.68, -0.04, 0.5))):
        dup(halves[k % 6], (x, y, 0.42), (lean, rnd(-0.2, 0.2), rnd(0, TAU)))
    for o in halves:
        hide(o)
    strewn(feta, 22, over(0.85, 0.36), (0.5, 1.2), 2)
    strewn(leaves, 14, over(0.75, 0.46), (0.7, 1.1))
    strewn(chilli, 30, over(0.9, 0.36), (0.5, 1.1))


piece((-0.78, -0.52, TOP), 0.14, 3, sliced)
piece((0.72, 0.48, TOP), -0.20, 8, tomatoes)
citrus_wedge((1.35, -0.82, TOP + 0.26), (0.5, 0.2, 0.4), 0.32, *LIME)
strewn(chilli, 24, lambda: (rnd(0.2, 1.6), rnd(-1.3, -0.7), TOP + 0.01), (0.4, 1.0), 0.2)
strewn(leaves, 4, lambda: (rnd(0.3, 1.2), rnd(-1.3, -0.9), TOP + 0.02), (0.6, 1.0), 0.3)
for o in feta + leaves + chilli:
    hide(o)
side_light(-1, key=1000, fill=170, rim=560, glow=60)
shoot(
    (0.2, -8.0, 4.9),
    (-0.02, -0.04, 0.32),
    84,
    0.8,
    (-0.5, -0.7, 0.5),
    top=(0, 0, 9.6),
    macro=((-2.0, -3.9, 2.4), (-0.5, -0.4, 0.42), (-0.55, -0.75, 0.45)),
)
