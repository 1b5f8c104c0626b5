"""Cheesy garlic bread on a wooden board with tomato dip, garlic and parsley."""
from pizzeria import *
from cooked import *
from fired_pizza import Pie, TOP, crust_mat, molten, tomato_dip
from fresh_garnish import chopped_coriander
from season import *

reset(31)
brand_table("#3a241b")

BOARD_TOP = 0.16
MOLTEN = molten()


def outline(a, seed):
    """Radius of a slice cut aslant from a baguette."""
    c, s = math.cos(a), math.sin(a)
    r = 1 / math.sqrt((c / 0.98) ** 2 + (s / 0.56) ** 2)
    return r * (1 + 0.05 * noise.noise(Vector((c * 2 + seed, s * 2, seed))))


def toast(seed):
    """A thick slice: crust at its side, torn pale crumb where the cheese leaves it free, pores of all sizes."""
    profile = densify([(0.0001, 0), (0.94, 0), (1.0, 0.05), (1.0, 0.15), (0.96, 0.21), (0.0001, 0.21)], 16)
    n, colours = 420, []
    crumb, pale, gold, brown, dark = (hexc(c) for c in ("#f3e2b8", "#e6c688", "#c98a3c", "#8e5018", "#4a230a"))

    def f(i, j):
        q, z = profile[i]
        a = TAU * j / n
        r = outline(a, seed) * q
        p = Vector((r * math.cos(a), r * math.sin(a), z))
        at = p + Vector((seed * 3.1, seed, 0))
        side = smooth(0.90, 0.99, q) * smooth(0.20, 0.15, z)
        hole, small = blister(at, 5.5, 0.45, seed), blister(at, 12, 0.55, seed + 3)
        k = 0.035 * noise.noise(at * 2.4) + 0.012 * noise.noise(at * 8) + 0.006 * noise.noise(at * 22)
        inner = 1 - side
        k -= inner * (0.05 * hole + 0.03 * small)
        g = 0.30 + 0.9 * fbm(at.x, at.y, at.z, 4, 2.2) + 0.5 * side + 0.4 * smooth(0.8, 0.96, q)
        c = lerpc(lerpc(crumb, pale, smooth(0.0, 0.5, g + 0.5 * hole)), gold, smooth(0.35, 0.8, g))
        c = lerpc(c, brown, smooth(0.72, 1.1, g))
        colours.append(lerpc(c, dark, 0.7 * smooth(1.05, 1.4, g)))
        out = p.copy()
        out.z *= 0.4
        out = out.normalized() if out.length > 0 else out
        return tuple(p + out * k * 1.3 * side + Vector((0, 0, k * inner * (1 if z > 0.1 else 0))))

    return paint_by(grid_surface("toast", f, len(profile), n, crust_mat()), colours)


def cheese_coat(seed):
    """Mozzarella over garlic butter: it melted into one sheet, blistered brown, and ran over the edge in a few tongues."""
    places = [(0.42 * math.cos(k * 2.1 + seed), 0.26 * math.sin(k * 2.1 + seed), 0.34) for k in range(3)] + [(-0.05, 0.02, 0.36)]
    pie = Pie(seed * 3, places)
    pie.pools = places
    nu, nv, colours = 120, 330, []

    def f(i, j):
        q, a = i / (nu - 1), TAU * j / nv
        c, s = math.cos(a), math.sin(a)
        ring = Vector((c * 2.0 + seed * 5, s * 2.0, 1))
        run = max(0.0, noise.noise(ring) + 0.5 * noise.noise(ring * 2.3))
        shore = 0.90 + 0.10 * noise.noise(ring * 1.3 + Vector((9, 0, 0))) + 0.04 * noise.noise(ring * 4)
        fall = smooth(0.84, 1, q)
        r = outline(a, seed) * q * (shore + 0.22 * min(0.4, run) * fall)
        x, y = r * c, r * s
        z, tint = pie.top(0.8 * x, 0.8 * y)
        z = 0.21 + 0.85 * (z - TOP) - fall**2 * (0.03 + 0.16 * min(0.42, run))
        thin = smooth(0.97, 1.0, q)
        # Under the grill: brown where it stood up, and dull there; cheese that stayed pale still shines.
        at = Vector((x, y, seed * 2.0))
        brown = noise.noise(at * 3.6) + 0.7 * noise.noise(at * 9) + 0.5 * noise.noise(at * 21) + 0.2 * smooth(0.6, 1, q)
        tint = lerpc(tint, (*hexc("#f0c866")[:3], 0.62), 0.75)
        tint = lerpc(tint, (*hexc("#dd9a32")[:3], 0.5), smooth(-0.1, 0.45, brown))
        tint = lerpc(tint, (*hexc("#a8581a")[:3], 0.35), smooth(0.40, 0.80, brown))
        tint = lerpc(tint, (*hexc("#5e2c0c")[:3], 0.25), smooth(0.80, 1.15, brown))
        colours.append(lerpc(tint, (*hexc("#dca24a")[:3], tint[3]), 0.4 * thin))
        return x, y, z - 0.05 * thin

    return paint_by(grid_surface("cheese", f, nu, nv, MOLTEN), colours)


def herbs(seed, count=16):
    """Chopped parsley baked on to the cheese."""
    kinds = chopped_coriander(0.10)
    for _ in range(count):
        a, q = rnd(0, TAU), 0.85 * math.sqrt(random.random())
        r = outline(a, seed) * q
        dup(random.choice(kinds), (r * math.cos(a), r * math.sin(a), 0.275), (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)), (rnd(0.5, 1.0),) * 3)
    for leaf in kinds:
        hide(leaf)


def piece(seed):
    toast(seed)
    cheese_coat(seed)
    herbs(seed)
    flakes(8, 0, 0.5, 0.275, size=0.022)


plank = wood("plank", "#a06d3c", "#7f522b", "#ba8450", scale=0.4, axis="X")
board(plank, 2.75, 1.55, BOARD_TOP, rot=0.04)
level = BOARD_TOP + 0.01
for k, (x, y, z, front, side, turn, s) in enumerate((
    (-1.62, 0.62, 0.00, -0.30, 0.10, 1.15, 0.92), (-0.70, 0.66, 0.05, -0.34, 0.06, 1.28, 0.95), (0.24, 0.62, 0.03, -0.30, -0.04, 1.36, 0.92),
    (-1.18, -0.36, 0.03, -0.02, 0.05, 0.62, 0.90), (-0.02, -0.52, 0.02, 0.02, -0.04, 0.30, 0.94), (0.92, 0.30, 0.22, -0.10, 0.16, 0.85, 0.88),
)):
    group(made_by(piece, k + 1), (x, y, level + z + 0.10 * (front < -0.2)), (front, side, turn), s)

dip = katori(pbsdf("clay", "#26211f", 0.3, coat=0.5), 0.62, (1.75, -0.15, BOARD_TOP))
sauce = tomato_dip()
fill(sauce, 0.575, 0.44, (1.75, -0.15, BOARD_TOP), amp=0.035, freq=4)
basil(1.72, -0.2, BOARD_TOP + 0.52, 0.8, 0.42)
for x, y, turn in ((-2.9, 1.0, 0.5), (-2.6, 1.35, 1.7), (2.9, 1.1, 2.4)):
    basil(x, y, 0.12, turn, 0.7)
flakes(60, 0.2, 1.5, BOARD_TOP + 0.01, ("#c98a3c", "#e8bf78"), 0.016)
flakes(70, 2.6, 3.9, size=0.016)
cooked_light(key=1000, fill=190, rim=700)
shoot(
    (0.0, -8.4, 5.0),
    (0.06, 0.02, 0.34),
    75,
    1.0,
    (0, -0.4, 0.7),
    top=(0, 0, 9.2),
    macro=((-1.0, -4.6, 2.7), (-0.2, 0, 0.65), (-0.2, -0.3, 0.8)),
)
