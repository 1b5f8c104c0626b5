"""Nothing left: a steel thali wiped clean, empty katoris, a squeezed lemon, a drained kulhad."""
from stilllife import *
from indian_table import *

reset(404)
stage("#f2a12b", depth=10, rough=0.75)

STEEL = hammered("#e6dfd3", 0.27, 0.05)
WET = vcol_mat("leftover", 0.2, 0.9, 0.25, 26)
CURRY = ("#e8952a", "#d5690f", "#b8430a", "#8e2c06")
DAL = ("#f4c63e", "#eab02a", "#d99a1c")
RAJMA = ("#b8561e", "#96400f", "#74280a")
PALAK = ("#8aa63a", "#5c8526", "#3c661a")
LASSI = ("#efe2c6", "#f7efdd", "#fdf8ec")
FLOOR = 0.07
EYES = ((-0.98, 0.84), (0.92, 0.92))
SPARE = (-2.75, 1.7, 0)
CUP = (2.68, 1.62, 0)


def film(skin, depth, rows, cols, colours, closed=False, loc=(0, 0, 0)):
    """A thin rest of food; skin(u, v) is (point, normal), where depth(u, v) < 0 nothing is left."""
    depths = []

    def surface(i, j):
        u, v = i / (rows - 1), j / (cols if closed else cols - 1)
        point, normal = skin(u, v)
        depths.append(depth(u, v))
        return tuple(point + normal * max(-0.012, min(0.05, depths[-1])))

    ob = grid_surface("film", surface, rows, cols, WET, closev=closed, loc=loc)
    scale, left = tones(*colours), iter(depths)
    return paint(ob, lambda x, y, z: tone(scale, next(left) / 0.035))


def swipe(centre, r, start, end, width, load, seed, colours=CURRY):
    """The arc of sauce that a piece of roti leaves: full at its start, streaks at its end."""

    def skin(u, v):
        a = math.radians(start + (end - start) * u)
        wander = 0.06 * noise.noise(Vector((u * 3, seed, 4)))
        q = r + width * (v - 0.5) * (1 - 0.2 * u) + wander
        at = Vector((centre[0] + q * math.cos(a), centre[1] + q * math.sin(a), FLOOR))
        return at, Vector((0, 0, 1))

    def depth(u, v):
        v += 0.05 * noise.noise(Vector((u * 5, v * 2, seed)))
        t = abs(v - 0.5) * 2
        streak = noise.noise(Vector((v * 5 + seed, u * 1.2, seed)))
        streak += 0.7 * noise.noise(Vector((v * 15, u * 2.5, seed + 3)))
        lumps = fbm(u * 9, v * 3.5, seed, 3, 1)
        pushed = math.exp(-(((t - 0.78) / 0.12) ** 2)) * (0.6 + 2 * lumps)
        ragged = 0.10 * noise.noise(Vector((v * 5, seed, 1)))
        body = load * (1 - 1.05 * u) + 0.75 * streak + 0.45 * pushed + 0.8 * lumps - 0.05
        body -= 2 * smooth(0.84 + 0.3 * lumps, 1, t) + 2 * smooth(0.09, 0, u + ragged)
        return 0.03 * (body - 2 * smooth(0.88, 1, u + ragged))

    film(skin, depth, 260, 80, colours)


def revolved(profile, s):
    """Inside of a vessel: skin(u, v) along (radius, height) from its middle to its rim."""

    def skin(u, v):
        k = min(int(u * (len(profile) - 1)), len(profile) - 2)
        t = u * (len(profile) - 1) - k
        r, z = (a + (b - a) * t for a, b in zip(profile[k], profile[k + 1]))
        run, rise = (b - a for a, b in zip(profile[k], profile[k + 1]))
        a = TAU * v
        c, q = Vector((math.cos(a), math.sin(a), 0)), math.hypot(run, rise)
        return (c * r + Vector((0, 0, z))) * s, (c * -rise + Vector((0, 0, run))) / q

    return skin


def empty_katori(x, y, z, colours, seed, r=0.64):
    """A bowl wiped out: a tide mark on its wall, a last film in its corner."""
    katori(STEEL, r, (x, y, z))
    inside = [(0.02, 0.062), (0.40, 0.062), (0.76, 0.09), (0.82, 0.25), (0.88, 0.42), (0.925, 0.72)]

    def depth(u, v):
        a = TAU * v
        around = Vector((math.cos(a), math.sin(a), 0))
        n = noise.noise(around * 2.2 + Vector((seed, seed, u * 3)))
        pool = fbm(around.x * u * 5 + seed, around.y * u * 5, seed, 3, 1)
        streak = noise.noise(around * 6 + Vector((seed, 2 * u, u * 1.5)))
        tide = math.exp(-(((u - 0.84 - 0.05 * n) / (0.07 + 0.05 * n)) ** 2)) * (0.6 + 1.7 * n)
        corner = math.exp(-(((u - 0.42) / 0.12) ** 2)) * (0.7 + 1.4 * n)
        wiped = smooth(0.4, 0.6, u) * (0.4 + 1.1 * streak - 0.5 * u)
        return 0.03 * (max(tide, corner, wiped, 0.28 + 1.1 * pool * smooth(0.7, 0.4, u)) - 0.30)

    film(revolved(inside, r), depth, 60, 150, colours, True, (x, y, z))


def emptied_kulhad(s=1.2):
    """A clay cup with the foam of the lassi left on its wall, pistachio stuck to it."""
    kulhad(M_clay(), s, CUP)
    inside = [(0.02, 0.40), (0.45, 0.5), (0.49, 0.71), (0.53, 0.92)]

    def depth(u, v):
        a = TAU * v
        n = noise.noise(Vector((math.cos(a) * 1.8, math.sin(a) * 1.8, u * 2)))
        bubbles = noise.noise(Vector((math.cos(a) * 7, math.sin(a) * 7, u * 12)))
        return 0.05 * (0.45 - 0.9 * abs(u - 0.72) + 1.1 * n + 0.5 * bubbles)

    film(revolved(inside, s), depth, 60, 130, LASSI, True, CUP)
    fill(pbsdf("lassi", "#f4ead4", 0.3, coat=0.4), 0.46 * s, 0.5 * s, CUP, amp=0.03, freq=6)
    nuts = slivers("#6f9a35", "#b7cf6a", 3, 0.13)
    strew(nuts, 9, CUP, 0.34, flat(0.54 * s), 0.4)
    away(nuts)


def torn_roti(loc, rot, r, seed):
    """The corner of a roti: its baked rim towards +x, the torn point dipped in curry."""
    m = vcol_mat("roti", 0.6, 0.1, 0.4, 24)
    outline = [
        Vector((0.62 * math.cos(a), 0.86 * math.sin(a))) for a in (-1.15, -0.6, 0, 0.6, 1.15)
    ]
    outline += [Vector(p) for p in ((-0.1, 0.62), (-0.36, 0.36), (-0.86, 0.06), (-0.62, -0.18))]
    outline += [Vector(p) for p in ((-0.22, -0.34), (0.02, -0.66))]

    def edge(j):
        k, t = int(j / 140 * 11), j / 140 * 11 % 1
        at = outline[k].lerp(outline[(k + 1) % 11], t)
        fibre = noise.noise(Vector((at.x * 6, at.y * 6, seed)))
        fibre += 0.5 * noise.noise(Vector((at.x * 17, at.y * 17, seed)))
        return at * (1 + 0.13 * fibre * smooth(0.3, 0.1, at.x) + 0.02 * fibre)

    def surface(i, j):
        under = i >= 24
        q = (47 - i if under else i) / 23
        x, y = edge(j) * r * q
        lift = 0.07 * max(0, x) ** 2 / r + 0.05 * y * y / r
        lift += 0.05 * noise.noise(Vector((x * 2.5, y * 2.5, seed)))
        puff = 0.07 + 0.08 * noise.noise(Vector((x * 5, y * 5, seed + 4)))
        return (x, y, lift + (0 if under else puff * (1 - q**12)))

    ob = grid_surface("roti", surface, 48, 140, m, loc=loc, rot=rot)
    baked, char, sauce = tones("#e6bb82", "#d29c5c", "#a9672f"), *tones("#40190a", "#b9480c")

    def colour(x, y, z):
        c = tone(baked, 0.3 + 0.9 * fbm(x + seed, y, 0, 4, 2))
        q = Vector((x * 4.4 + seed, y * 4.4, 0))
        near = noise.voronoi(q + 0.3 * drift(q * 2))[0][0]
        blister = smooth(0.5, 0.22, near) * smooth(-0.3, 0.0, noise.noise(q * 0.7))
        c = lerpc(c, char, 0.95 * blister + 0.4 * smooth(0.55, 0.62, x / r))
        wet = smooth(-0.12, -0.4, x / r + 0.3 * noise.noise(Vector((y * 5, x * 3, seed))))
        return lerpc(c, sauce, 0.9 * wet)

    paint(ob, colour)


def crumpled_napkin(loc, rot, s):
    """A paper napkin squeezed in the fist: facets, a printed border, an orange mouth on it."""
    m = vcol_mat("paper", 0.85, 0, 0.15, 60, spec=0.2)
    creases = [(rnd(0, TAU), rnd(1.0, 3.6), rnd(0, 1), rnd(-1, 1), rnd(-1, 1)) for _ in range(16)]
    flat_sheet = []

    def crease(u, v, k):
        a, f, phase = creases[k][:3]
        return abs(((u * math.cos(a) + v * math.sin(a)) * f + phase) % 1 - 0.5) * 2 - 0.5

    def surface(i, j):
        u, v = i / 99 * 2 - 1, j / 99 * 2 - 1
        flat_sheet.append((u, v))
        d = math.hypot(u * math.sqrt(1 - v * v / 2), v * math.sqrt(1 - u * u / 2))
        folds = [crease(u, v, k) / creases[k][1] for k in range(16)]
        x = u * math.sqrt(1 - v * v / 2.4) * (0.86 - 0.24 * d**3)
        y = v * math.sqrt(1 - u * u / 2.4) * (0.78 - 0.20 * d**3)
        x += 0.15 * sum(f * c[3] for f, c in zip(folds, creases))
        y += 0.15 * sum(f * c[4] for f, c in zip(folds, creases))
        z = 0.55 * (1 - d**3) + 0.34 * sum(folds) * (1 - 0.45 * d)
        return (x * s, y * s, max(0.015 + 0.01 * d, z * s + 0.08))

    ob = grid_surface("napkin", surface, 100, 100, m, closev=False, loc=loc, rot=rot)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(14)
    solid(ob, 0.012, 0)
    white, red, stain, sheet = *tones("#fbf3e4", "#b3261e", "#e88a24"), iter(flat_sheet)

    def colour(x, y, z):
        u, v = next(sheet)
        d = max(abs(u), abs(v))
        lips = fbm(u * 2, v * 2, 5, 3, 1) - 3 * ((u + 0.1) ** 2 + (v + 0.25) ** 2) + 0.25
        c = lerpc(white, stain, 0.75 * smooth(0, 0.2, lips))
        return red if 0.66 < d < 0.78 or 0.83 < d < 0.87 else c

    paint(ob, colour)


def spoon(loc, rot, s=1.0):
    """A table spoon, its bowl at the origin, the handle towards +x."""

    def surface(i, j):
        t, q = i / 60, (j / 16 - 0.5) * 2
        x = -0.42 + 2.5 * t
        bowl_of = max(0, 1 - ((x + 0.02) / 0.42) ** 2) ** 0.5
        stem = 0.055 + 0.075 * smooth(0.55, 0.97, t) * smooth(1.03, 0.97, t)
        width = max(0.27 * bowl_of, stem * smooth(0.2, 0.32, t) * smooth(1.004, 0.97, t), 0.004)
        dip = -0.13 * max(0, 1 - (x / 0.42) ** 2) * (1 - q * q)
        return (x, q * width, dip + 0.10 * math.sin(math.pi * smooth(0.25, 1, t)) + 0.03 * q * q)

    def parts():
        sub(solid(grid_surface("spoon", surface, 61, 17, STEEL, closev=False), 0.03, 0))

    place(parts, loc=loc, rot=rot, scale=s)


def squeezed_lemon(loc, rot):
    options = {"s": 0.42, "rind": "#d8b214", "flesh": "#eedb62"}
    handle = place(lime_wedge, (0, 0, 0.38), loc=loc, rot=rot, **options)
    handle.scale = (1.05, 0.62, 0.95)


def leavings():
    """Crumbs, grains and drops, and the last leaves."""
    bake = noisy("crumb", [(0.3, "#a8672a"), (0.7, "#ecca8c")], 6, bumps=0.3)
    crumb = [blob("crumb", (0.05, 0.036, 0.026), bake, 0.6, 3, k, nu=7, nv=9) for k in range(3)]
    strew(crumb, 26, (1.3, -0.75), 0.6, flat(FLOOR + 0.02), size=(0.3, 1.2))
    strew(crumb, 16, (0.1, 0.2), 1.5, flat(FLOOR + 0.02), size=(0.3, 0.8))
    strew(crumb, 14, (3.0, -0.65), 0.34, flat(0.02), size=(0.4, 1.3))
    grains = rice()
    strew(grains, 5, (-0.75, -0.2), 0.5, flat(FLOOR + 0.02), 0.1)
    drop = pbsdf("drop", "#cf5d10", 0.15, coat=1)
    for x, y, r in ((-1.1, -1.72, 0.06), (-0.9, -1.86, 0.035)):
        blob("drop", (r, r * 0.9, r * 0.4), drop, 0.1, loc=(x, y, FLOOR), nu=10, nv=16)
    jeera = noisy("jeera", [(0.3, "#4a2a10"), (0.7, "#80522a")], 6, bumps=0)
    seed = [blob("seed", (0.05, 0.016, 0.014), jeera, 0, nu=6, nv=8)]
    green = herbs(0.1)
    for k in range(26):
        a, q = math.radians(rnd(200, 275)), 1.42 + rnd(-0.3, 0.3)
        at = (q * math.cos(a), 0.3 + q * math.sin(a))
        strew(green if k % 5 == 0 else seed, 1, at, 0.02, flat(FLOOR + 0.045), 0.2)
    pip = [blob("pip", (0.055, 0.032, 0.025), matte("pip", "#efe0ae", 0.4), 0.1, nu=8, nv=12)]
    strew(pip, 2, (-0.38, 0.02), 0.12, flat(FLOOR + 0.02), 0.1)
    for x, y, turn in ((-0.42, -1.76, 0.35), (-0.02, -1.92, 2.9)):
        leaf = leaf_v(0.56, 0.27, "#1d5a1c", "#4f9434", curl=0.12, fold=0.22)
        leaf.location, leaf.rotation_euler = (x, y, FLOOR + 0.04), (0.06, 0, turn)
    away(crumb + grains + seed + green + pip)


thali(STEEL, 2.55, (0, 0, 0.02))
torus(STEEL, 2.08, 0.014, (0, 0, FLOOR), nu=120, nv=8)
empty_katori(*EYES[0], FLOOR, DAL, 3)
empty_katori(*EYES[1], FLOOR, PALAK, 8)
empty_katori(*SPARE, RAJMA, 5, 0.6)
swipe((0.0, 0.3), 1.42, 194, 332, 0.84, 1.0, 2)
swipe((0.3, 0.6), 2.2, 254, 290, 0.36, 0.35, 6)
squeezed_lemon((0.02, 0.16, FLOOR), (0, 0, 0.35))
torn_roti((1.46, -0.3, FLOOR - 0.015), (0.0, 0.0, 0.6), 1.02, 4)
emptied_kulhad()
crumpled_napkin((2.6, -1.78, 0), (0, 0, 1.1), 0.9)
spoon((-1.24, -1.22, 0.205), (0, -0.2, math.radians(222)))
leavings()

studio(key=900, fill=230, rim=560)
shoot((0.03, -7.68, 11.15), (0.03, -0.05, 0.15), 67, 9, (0, -0.5, 0.1), top=(0, 0, 12))
