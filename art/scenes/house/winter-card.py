"""Winter table: gajar halwa heaped in a brass kadhai, two kulhads of chai, a bowl of jhol momos."""
from stilllife import *
from indian_table import *
from whole_spices import cardamom, cinnamon, star_anise
from momo_kit import steamed_momo, steamed_skin
from wok import coriander_sprigs, palette, sesame, spring_onion

reset(311)
stage("#0c3d2e", depth=10, rough=0.75)

HALWA = Vector((-0.6, -0.58, 0.13))
JHOL = Vector((1.62, 1.15, 0))
CHAI = ((-2.15, 1.1, 1.2), (-0.72, 1.85, 1.2))
BRASS = hammered("#e3ae4c", 0.25, 0.12)
SPRIGS = coriander_sprigs(s=0.2)


def settle(sources, n, centre, r, ground, tilt=0.4, size=(0.8, 1.2), inner=0.0, lift=0.0):
    """Copies of the sources that lie along the slope of ground(x, y)."""
    for _ in range(n):
        a, q = rnd(0, TAU), math.sqrt(rnd(inner * inner, r * r))
        x, y = centre[0] + q * math.cos(a), centre[1] + q * math.sin(a)
        across = (ground(x + 0.06, y) - ground(x - 0.06, y)) / 0.12
        along = (ground(x, y + 0.06) - ground(x, y - 0.06)) / 0.12
        turn = Vector((-across, -along, 1)).to_track_quat("Z", "Y").to_euler()
        one = dup(random.choice(sources), (x, y, ground(x, y) + lift), turn, (rnd(*size),) * 3)
        one.rotation_euler.rotate_axis("Z", rnd(0, TAU))
        one.rotation_euler.rotate_axis("Y", rnd(-tilt, tilt))


def phulkari(u, v):
    """Thread at u along the cloth's edge, v from it: 0 is bare cloth, 1 to 4 are silks."""
    if 0.06 < v < 0.10 or 0.60 < v < 0.64:
        return 1
    k = math.floor(u / 0.42)
    du, dv = abs(u / 0.42 - k - 0.5) * 2, abs(v - 0.35) / 0.21
    if dv < 1.1:
        d = du + dv
        if d < 0.3:
            return 2
        if 0.4 < d < 0.95:
            return 1 + 2 * (k % 2)
        return 4 if d > 1.4 and dv < 0.95 else 0
    bud = abs((u / 0.5) % 1 - 0.5) + abs((v / 0.5) % 1 - 0.5)
    return 1 if v > 0.72 and bud < 0.13 else 0


def shawl(w, d, loc, rot):
    """A folded woollen cloth with an embroidered edge."""
    wool = vcol_mat("wool", 0.85, 0, 0.35, 60)
    red = palette("#7d0f16", "#a81a1e")
    silks = tones("#f2a12b", "#e0347a", "#f9edcf", "#2f9a68")
    threads = []

    def surface(i, j):
        x, y = (i / 219 - 0.5) * w, (j / 149 - 0.5) * d
        edges = (w / 2 - abs(x), d / 2 - abs(y))
        thread = phulkari(y, edges[0]) if edges[0] < edges[1] else phulkari(x, edges[1])
        threads.append(thread)
        calm = smooth(0.75, 1.4, math.hypot(x, y))
        wave = 0.5 + 0.5 * noise.noise(Vector((x * 1.1, y * 1.1, 3)))
        crease = max(0, noise.noise(Vector((x * 1.9 + y * 0.7, y * 0.6, 7))))
        curl = 0.09 * smooth(0.12, 0, edges[0]) * (x < 0)
        z = 0.11 + calm * (0.05 * wave + 0.09 * crease) - curl + 0.012 * (thread > 0)
        hem = 0.03 * noise.noise(Vector((x * 2, y * 2, 5)))
        return (x + hem, y + hem, z)

    top = grid_surface("shawl", surface, 220, 150, wool, closev=False, loc=loc, rot=(0, 0, rot))
    solid(top, 0.035, -1)
    order = iter(threads)

    def colour(x, y, z):
        thread = next(order)
        stitch = 0.72 + 0.28 * math.sin((x + y) * 90)
        if thread:
            return lerpc(red(0), silks[thread - 1], stitch)
        return red(0.5 + fbm(x * 3, y * 3, 1, 3))

    paint(top, colour)
    under = cloth_material("under", "#7d0f16")
    cloth(under, w, d, (loc[0] + 0.10, loc[1] - 0.05, loc[2] - 0.02), rot - 0.02, 0.015)


def kadhai(loc):
    wall = [(0.0001, 0), (0.6, 0), (0.86, 0.06), (1.16, 0.28), (1.36, 0.58), (1.44, 0.82)]
    wall += [(1.56, 0.85), (1.575, 0.88), (1.55, 0.90), (1.43, 0.90), (1.38, 0.84), (1.3, 0.6)]
    lathe("kadhai", wall + [(1.1, 0.34), (0.0001, 0.2)], BRASS, n=140, loc=loc)
    for turn in (-0.35, math.pi - 0.35):
        arc = [math.pi * (k / 24 - 0.5) for k in range(25)]
        out = [(math.cos(a), math.sin(a)) for a in arc]
        ear = [(1.48 + 0.3 * c, 0.4 * q, 0.84 + 0.14 * c) for c, q in out]
        tube("ear", ear, 0.055, BRASS, n=12, loc=loc, rot=(0, 0, turn))


def carrot_shreds(count=12):
    m = noisy("gajar", [(0.25, "#b93a08"), (0.5, "#e8660d"), (0.75, "#f98f24")], 3, bumps=0.1)
    B(m).inputs["Roughness"].default_value = 0.2
    B(m).inputs["Clearcoat"].default_value = 1.0
    shreds = []
    for k in range(count):
        length, curl, path = rnd(0.14, 0.38), rnd(-1.9, 1.9), []
        x, y, a = -length / 2, 0, -curl / 2
        for q in range(10):
            path.append((x, y, 0.04 * math.sin(q * 0.5 + k)))
            x, y, a = x + length / 9 * math.cos(a), y + length / 9 * math.sin(a), a + curl / 9
        taper = lambda t: 0.6 + 0.45 * math.sin(math.pi * t)
        shreds.append(tube("shred", path, rnd(0.02, 0.034), m, n=6, radf=taper))
    return m, shreds


def almond_flake():
    cream = vcol_mat("badam", 0.4, 0.25, 0.1, 30)

    def f(i, j):
        q, a = i / 6, TAU * j / 28
        x, y = 0.17 * q * math.cos(a), 0.085 * q * math.sin(a) * (1 - 0.4 * math.cos(a))
        return (x, y, 0.6 * x * x)

    flake = grid_surface("flake", f, 7, 28, cream)
    pale, skin = hexc("#f3dcae"), hexc("#b06a2c")
    rim = lambda x, y: math.hypot(x / 0.17, y / 0.085 / (1 - 0.4 * x / 0.17))
    paint(flake, lambda x, y, z: lerpc(pale, skin, smooth(0.9, 0.99, rim(x, y))))
    return solid(flake, 0.018, 0)


def cashew():
    toasted = noisy("kaju", [(0.3, "#d99a44"), (0.7, "#f3d08a")], 3, bumps=0.1, coat=0.4)
    arc = [(0.15 * math.cos(q / 3), 0.15 * math.sin(q / 3), 0) for q in range(10)]
    swell = lambda t: 0.5 + 0.7 * math.sin(math.pi * (0.15 + 0.75 * t))
    return tube("kaju", arc, 0.058, toasted, n=10, radf=swell)


def halwa(loc):
    mat, shreds = carrot_shreds()
    level = loc + Vector((0, 0, 0.82))
    _, ground = heap(mat, 1.36, 0.74, level, 0.09, 2.6, seed=5, power=1.7)
    settle(shreds, 2200, loc, 1.26, ground, 0.5, (0.75, 1.2), lift=0.01)
    settle(shreds, 720, loc, 1.31, ground, 0.2, (0.5, 0.7), inner=1.14, lift=0.03)
    milk = noisy("khoya", [(0.3, "#e9cf9c"), (0.7, "#fbf0d6")], 6, bumps=0.4, coat=0.3)
    khoya = [blob("khoya", (0.06, 0.05, 0.04), milk, 0.7, 2, k, nu=9, nv=12) for k in range(3)]
    settle(khoya, 150, loc, 1.25, ground, size=(0.4, 1.2), lift=0.05)
    flakes, nut = [almond_flake()], [cashew()]
    pista = slivers("#3c6a12", "#8fb63c", 5, 0.16)
    settle(flakes, 18, loc, 1.15, ground, 0.45, (0.85, 1.15), inner=0.15, lift=0.1)
    for k in range(8):
        q, a = 0.32 + 0.085 * k, 2.4 * k + 4.4
        near = loc + Vector((q * math.cos(a), q * math.sin(a), 0))
        settle(nut, 1, near, 0.06, ground, 0.3, (0.9, 1.1), lift=0.1)
    settle(pista, 40, loc, 0.5, ground, 0.5, (0.6, 1.3), lift=0.1)
    settle(pista, 80, loc, 1.2, ground, 0.5, (0.6, 1.3), lift=0.08)
    for k, (x, y) in enumerate(((0.12, -2.22), (0.38, -2.4), (0.05, -2.5), (0.62, -2.54))):
        dup(flakes[0], (x, y, 0.012), (0, 0, 2.2 * k), (1.1,) * 3)
        dup(pista[k], (x + 0.14, y + 0.12, 0.022), (0, 0, 1.7 * k))
    away(shreds + khoya + flakes + nut + pista)


def masala_chai(x, y, s):
    kulhad(M_clay(), s, (x, y, 0))
    tea = vcol_mat("chai", 0.2, 0.6, 0.1, 40)
    brew = palette("#84421a", "#a9622c", "#c68850", "#e6c193")

    def colour(u, v, w):
        rim = smooth(0.55, 1, math.hypot(u, v) / (0.52 * s))
        swirl = fbm(u * 3 + 0.5 * fbm(u * 4, v * 4, 2, 2), v * 3, x, 4)
        return brew(0.3 + 0.9 * swirl + 0.45 * rim)

    paint(fill(tea, 0.53 * s, 0.83 * s, (x, y, 0), amp=0.006), colour)
    foam = pbsdf("foam", "#e6bf90", 0.25, coat=0.6)
    bubble = blob("bubble", (0.03, 0.03, 0.018), foam, 0, nu=8, nv=12)
    for _ in range(150):
        a, q = rnd(0, TAU), (0.5 - 0.26 * random.random() ** 2.5) * s
        at = (x + q * math.cos(a), y + q * math.sin(a), 0.832 * s)
        dup(bubble, at, scale=(rnd(0.3, 1.2),) * 3)
    hide(bubble)


def jhol_momos(loc, s=1.26):
    bowl(noisy("bowl", [(0.3, "#e2cda3"), (0.7, "#f4e6c6")], 9, bumps=0.1, coat=0.6), s, loc, 0.9)
    brown = matte("edge", "#7a3417", 0.35, 0.5)
    torus(brown, 0.985 * s, 0.022, loc + Vector((0, 0, 0.687 * s)), nu=120)
    level = 0.55 * s
    jhol = palette("#8c1a04", "#bd3608", "#dc5c12", "#f08c34")

    def colour(x, y, z):
        c = jhol(0.45 + 1.1 * fbm(x * 1.6 + 0.6 * fbm(x * 2, y * 2, 7, 2), y * 1.6, 3, 4))
        oil = smooth(0.3, 0.4, noise.noise(Vector((x, y, 3)) * 4))
        return lerpc(c, hexc("#a81404"), 0.85 * oil)

    broth = fill(vcol_mat("broth", 0.2, 0.6, 0.12, 30), 0.9 * s, level, loc, 0.02, 2)
    paint(broth, colour)
    skin = steamed_skin()
    momos = [steamed_momo(skin, k * 1.7, 13 + k) for k in range(3)]
    greens, seeds = spring_onion(), sesame()
    spots = [(0.8, a, -0.12) for a in (0.25, 1.6, 2.95, 4.15)] + [(0.06, 2.0, 0.1)]
    for k, (q, a, z) in enumerate(spots):
        at = loc + Vector((q * math.cos(a), q * math.sin(a), level + z))
        lean = (0.16 * math.sin(k * 5), 0.16 * math.cos(k * 3), k * 1.3)
        dup(momos[k % 3], at, lean, (0.68,) * 3)
        dome = lambda u, v: at.z + 0.44 - 1.1 * ((u - at.x) ** 2 + (v - at.y) ** 2)
        settle(greens, 3, at, 0.3, dome, 0.2, lift=0.01)
        settle(seeds, 9, at, 0.34, dome, 0.2)
    strew(seeds, 50, loc, 1.1, flat(level + 0.02), 0.2)
    strew(greens, 18, loc, 1.12, flat(level + 0.02), 0.2)
    for turn in (0.4, 2.6, 4.6):
        dup(random.choice(SPRIGS), loc + Vector((0, 0.05, level + 0.6)), (0.2, -0.3, turn))
    away(momos + greens + seeds)


def carrot(x, y, turn, length, r, seed, z=0.0):
    """A whole winter carrot, its crown at x, y, its greens behind it."""
    skin = vcol_mat("carrot", 0.35, 0.4, 0.25, 26)
    shade = palette("#a8330a", "#dd5f10", "#f08428", "#f6a04a")

    def root(i, j):
        t, a = i / 79, TAU * j / 26
        fat = r * min(1, 0.35 + 5 * t) ** 0.5 * (1 - t**1.6) ** 0.75 * (1 - 0.35 * t) + 0.012
        ring = max(0, noise.noise(Vector((t * 34, math.cos(a - 1) * 1.2, seed))) - 0.12)
        fat *= 1 + 0.06 * noise.noise(Vector((t * 4, math.cos(a), seed))) - 0.10 * ring
        bend = 0.16 * math.sin(t * 2.6 + seed)
        return (-length * t, bend + fat * math.cos(a), r * (1 - 0.8 * t) + fat * math.sin(a))

    body = grid_surface("carrot", root, 80, 26, skin, capstart=True, capend=True)
    groove = lambda u, v: max(0, noise.noise(Vector((u * 20, v * 4, seed))) - 0.1)
    mottle = lambda u, v, w: 0.6 + 0.7 * fbm(u * 2, v * 4, w + seed, 3) - 0.8 * groove(u, v)
    paint(body, lambda u, v, w: shade(mottle(u, v, w)))
    stalk = matte("stalk", "#6fa23a", 0.5)
    parts = [body]
    for k in range(6):
        side, reach, rise = (k - 2.5) * 0.13, rnd(0.36, 0.52), rnd(0.05, 0.3)
        path = [(reach * q / 8, side * q / 4, r + rise * math.sin(q * 0.3)) for q in range(9)]
        parts.append(tube("stalk", path, 0.024, stalk, n=6))
        for q in range(3, 9):
            turn_leaf = (rnd(-0.5, 0.5), rnd(-0.6, 0.2), side * 3 + rnd(-1.2, 1.2))
            at = Vector(path[q]) + Vector((0.03, 0, rnd(0, 0.05)))
            parts.append(dup(random.choice(SPRIGS), at, turn_leaf, (rnd(0.6, 0.95),) * 3))
    group(parts, (x, y, z), (0, 0, turn))


def steam(x, y, z, s, seed):
    """Wisps that rise from a hot dish, on a sheet that faces the camera."""
    air = pbsdf("steam")
    view = N(air, "ShaderNodeAttribute", attribute_name="Col")
    glow = N(air, "ShaderNodeEmission")
    glow.inputs["Color"].default_value = hexc("#fff0da")
    blend = N(air, "ShaderNodeMixShader")
    L(air, view.outputs["Fac"], blend.inputs[0])
    L(air, N(air, "ShaderNodeBsdfTransparent").outputs[0], blend.inputs[1])
    L(air, glow.outputs[0], blend.inputs[2])
    L(air, blend.outputs[0], air.node_tree.nodes["Material Output"].inputs["Surface"])

    def sheet(i, j):
        return (s * (j / 47 - 0.5), 0.1, 1.6 * s * i / 59)

    def veil(u, v, w):
        t, density = w / (1.6 * s), 0
        for k in range(3):
            middle = 0.1 * (k - 1) + (0.05 + 0.12 * t) * math.sin(6.5 * t + seed + 2.1 * k)
            density += math.exp(-(((u / s - middle) / (0.03 + 0.12 * t)) ** 2)) / (1 + k)
        density *= 0.2 * smooth(0, 0.24, t) * (1 - smooth(0.25, 1, t))
        density *= 1 + noise.noise(Vector((u * 3, w * 2, seed)))
        return (density,) * 3 + (1,)

    cloud = grid_surface("steam", sheet, 60, 48, air, closev=False, loc=(x, y, z))
    cloud.rotation_euler.x = -0.4
    paint(cloud, veil)


shawl(3.3, 2.5, (HALWA.x - 0.02, HALWA.y - 0.05, 0), 0.14)
kadhai(HALWA)
halwa(HALWA)
for cup in CHAI:
    masala_chai(*cup)
    steam(cup[0], cup[1], 0.98, 0.85, cup[0])
jhol_momos(JHOL)
steam(JHOL.x, JHOL.y + 0.1, 1.0, 1.1, 6.1)
carrot(1.86, -1.26, 0.55, 1.4, 0.19, 1)
carrot(1.84, -1.72, 0.35, 1.25, 0.18, 4)
carrot(1.8, -1.48, 0.42, 1.15, 0.16, 7, 0.28)
cinnamon(-1.8, -2.33, 0.62, 0.8)
cinnamon(-1.54, -2.42, 0.55, 0.85)
cinnamon(-1.66, -2.36, 0.12, 0.95, 0.235)
star_anise(-0.86, -2.4, 0.4, 0.3)
star_anise(1.72, -0.5, 0.42, 1.0)
for pod in ((-0.42, -2.24, 0.4), (-0.15, -2.36, 2.3), (-0.4, -2.52, -0.3), (0.94, -2.5, 0.7)):
    x, y, turn = pod
    cardamom(loc=(x, y, 0.07), rot=(0, 0, turn))
away(SPRIGS)
studio(key=1000, fill=285, rim=720)
shoot((0.2, -9.2, 6.6), (0.12, -0.12, 0.38), 65, 7, (-0.4, -0.9, 1.1), top=(0, 0, 11))
