"""Cold drinks: glass that has misted over, drops that ran down it, foam of many sizes, threads of syrup."""
from burger_layers import mesh_tree
from cooked import *


def misted(name="misted", mist=0.30, strength=0.85):
    """Thin glass: clear where a drop wiped it, matt and whitish where breath-fine water lies; brighter towards its sides."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    clear, shine = N(m, "ShaderNodeBsdfTransparent"), N(m, "ShaderNodeBsdfGlossy", Roughness=0.03)
    side = N(m, "ShaderNodeFresnel", IOR=1.4)
    amount = N(m, "ShaderNodeMath", operation="MULTIPLY")
    amount.inputs[1].default_value = strength
    L(m, side.outputs[0], amount.inputs[0])
    bare = N(m, "ShaderNodeMixShader")
    for k, socket in enumerate((amount.outputs[0], clear.outputs[0], shine.outputs[0])):
        L(m, socket, bare.inputs[k])
    haze, through = N(m, "ShaderNodeBsdfDiffuse"), N(m, "ShaderNodeMixShader")
    haze.inputs["Color"].default_value = (0.88, 0.84, 0.78, 1)
    # Drawn out along z: what wiped the mist away ran down.
    wide = noise_tex(m, coords(m, (5, 5, 0.55)), 1.4, 4, 0.6, 0.3).outputs["Fac"]
    fine = noise_tex(m, coords(m), 26, 3, 0.6).outputs["Fac"]
    where = product(m, value(m, wide, 0, 1, 0.38, 0.62), value(m, fine, 0.55, 1, 0.3, 0.7))
    share = N(m, "ShaderNodeMath", operation="MULTIPLY")
    share.inputs[1].default_value = mist
    L(m, where, share.inputs[0])
    for k, socket in enumerate((share.outputs[0], bare.outputs[0], haze.outputs[0])):
        L(m, socket, through.inputs[k])
    L(m, through.outputs[0], N(m, "ShaderNodeOutputMaterial").inputs["Surface"])
    return m


def radius_at(outline, z):
    """The radius of a glass, whose outline is a list of (radius, height) from foot to rim, at the height z."""
    for (r0, z0), (r1, z1) in zip(outline, outline[1:]):
        if z0 <= z <= z1:
            t = (z - z0) / max(1e-6, z1 - z0)
            return r0 + (r1 - r0) * t
    return outline[-1][0]


def dew_water():
    """Drops too small to refract what is behind them: clear, a bright point each, a little pale at their edge."""
    m = bpy.data.materials.new("dew")
    m.use_nodes = True
    m.node_tree.nodes.clear()
    clear, shine, pale = N(m, "ShaderNodeBsdfTransparent"), N(m, "ShaderNodeBsdfGlossy", Roughness=0.08), N(m, "ShaderNodeBsdfDiffuse")
    clear.inputs["Color"].default_value, pale.inputs["Color"].default_value = (0.96, 0.95, 0.93, 1), (0.9, 0.88, 0.84, 1)
    mirror, edge = N(m, "ShaderNodeFresnel", IOR=1.5), N(m, "ShaderNodeLayerWeight", Blend=0.3)
    soft, hard = N(m, "ShaderNodeMixShader"), N(m, "ShaderNodeMixShader")
    L(m, value(m, edge.outputs["Facing"], 0, 0.35, 0.4, 1.0), soft.inputs[0])
    L(m, clear.outputs[0], soft.inputs[1])
    L(m, pale.outputs[0], soft.inputs[2])
    for k, socket in enumerate((mirror.outputs[0], soft.outputs[0], shine.outputs[0])):
        L(m, socket, hard.inputs[k])
    L(m, hard.outputs[0], N(m, "ShaderNodeOutputMaterial").inputs["Surface"])
    return m


def dew(loc, outline, count, low, high, seed=0, size=0.021, runs=6):
    """Drops on the outside of a glass between two heights, fine and close, some joined and run down in short tracks."""
    lot = random.Random(seed)
    water = dew_water()
    verts, faces = [], []

    def drop(a, z, r, long=1.0):
        at = radius_at(outline, z)
        place = Vector((at * math.cos(a), at * math.sin(a), z))
        out, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        first, rows, around, wob = len(verts), 5, 12, lot.uniform(0, 9)
        for i in range(rows):
            e = i / (rows - 1) * math.pi / 2
            for j in range(around):
                t = TAU * j / around
                k = r * math.cos(e) * (1 + 0.22 * noise.noise(Vector((math.cos(t), math.sin(t), wob))))
                up = k * math.sin(t) * long * (0.75 if math.sin(t) > 0 else 1.25)
                verts.append(tuple(Vector(loc) + place + side * (k * math.cos(t)) + Vector((0, 0, up)) + out * (0.5 * r * math.sin(e))))
        for i in range(rows - 1):
            for j in range(around):
                p, q = first + i * around + j, first + i * around + (j + 1) % around
                faces.append((p, q, q + around, p + around))

    for _ in range(count):
        a, z = lot.uniform(math.pi, TAU) if lot.random() < 0.75 else lot.uniform(0, TAU), lot.uniform(low, high)
        if noise.noise(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, z * 1.1 + seed))) < lot.uniform(-0.5, 0.2):
            continue
        r = size * (0.16 + 0.84 * lot.random() ** 5)
        drop(a, z, r, lot.uniform(1.0, 1.5 if r > 0.5 * size else 1.1))
    for _ in range(runs):
        a, z, r = lot.uniform(math.pi * 1.05, TAU * 0.98), lot.uniform(0.5 * (low + high), high), size * lot.uniform(0.7, 1.1)
        foot = z - lot.uniform(0.2, 0.5) * (high - low)
        while z > max(low, foot):
            drop(a + lot.gauss(0, 0.006), z, r * lot.uniform(0.12, 0.32), lot.uniform(1, 2))
            z -= lot.uniform(0.4, 1.6) * r
        drop(a, max(low, foot), r, 1.5)
    return mesh("dew", verts, faces, water)


def drink(loc, outline, foot, level, colour, body, gap=0.028, seed=0):
    """What a glass holds from the height `foot` to `level`; colour(angle, share of the height, point) paints its wall."""
    rows, n, colours = 150, 260, []

    def f(i, j):
        a, q = TAU * j / n, i / (rows - 1)
        if q < 0.86:
            z = foot + (level - foot) * (q / 0.86)
            r = radius_at(outline, z) - gap
        else:
            z = level + 0.012 * smooth(0.86, 0.88, q)
            r = max(0.0004, (radius_at(outline, level) - gap) * (1 - (q - 0.86) / 0.14))
        if i == 0:
            r = 0.0004
        p = Vector((r * math.cos(a), r * math.sin(a), z))
        colours.append(colour(a, (z - foot) / (level - foot), p + Vector((0, 0, seed))))
        return tuple(p)

    return paint_by(grid_surface("drink", f, rows, n, body, loc=loc), colours)


def cold_glass(loc, outline, foot, level, colour, body, seed=0, mist=0.30, count=900):
    """A misted glass of `outline` (radius, height), its drink and its dew. Returns the drink."""
    r, h = outline[-1]
    rim = [(r, h), (r - 0.008, h + 0.016), (r - 0.026, h + 0.014), (r - 0.034, h), (radius_at(outline, level) - 0.036, level)]
    lathe("glass", [(0.0001, 0), *outline, *rim[1:]], misted(mist=mist), n=140, loc=loc)
    dew(loc, outline, count, foot + 0.05, level - 0.02, seed)
    return drink(loc, outline, foot, level, colour, body, seed=seed)


def milky(name="milky"):
    """Body of a shake: light goes some way into it, a faint film where it touches the glass."""
    return oily(name, dry=0.42, wet=0.3, patch=3, share=0.5, pores=(60, 0.05), coarse=(9, 0.06), sss=0.35, radius=(0.10, 0.06, 0.03), grain=0.05, spec=0.4, rnd=False)


def foam(loc, r, dome, colours, seed=0, coarse=7.0):
    """Froth on a drink: so fine that it looks like cream, a few open bubbles in drifts, more of them at the wall.

    colours: light, skin, shade.
    @return ground(x, y): the height of its surface, x and y from its middle
    """
    light, skin, shade = (hexc(c) for c in colours)
    nu, nv, painted_by = 150, 360, []

    def f(i, j):
        q, a = i / (nu - 1), TAU * j / nv
        x, y = r * q * math.cos(a), r * q * math.sin(a)
        p = Vector((x, y, seed))
        drift_of = smooth(0.05, 0.4, noise.noise(p * 2.1)) + smooth(0.80, 0.97, q)
        mid, small = blister(p, 2.2 * coarse, 0.35, seed + 2), blister(p, 5.5 * coarse, 0.55, seed + 5)
        swell = dome * (1 - q * q) * (0.85 + 0.35 * noise.noise(p * 1.4)) + 0.012 * noise.noise(p * 4)
        cloud = 0.5 + 0.9 * fbm(x * 1.3, y * 1.3, seed, 4, 1.4)
        c = lerpc(lerpc(shade, skin, smooth(0.05, 0.5, cloud)), light, smooth(0.5, 1.0, cloud))
        # An open bubble lets the drink show through; its rim catches light.
        open_one = min(1.0, drift_of) * max(mid, 0.7 * small)
        painted_by.append(lerpc(c, shade, 0.55 * open_one + 0.35 * smooth(0.94, 1, q)))
        return x, y, swell + min(1.0, drift_of) * (0.016 * mid + 0.007 * small) * 7 / coarse

    m = oily("foam", dry=0.42, wet=0.2, patch=5, share=0.5, pores=(120, 0.10), coarse=(60, 0.12), sss=0.5, radius=(0.08, 0.06, 0.04), grain=0.05, spec=0.4)
    o = paint_by(grid_surface("foam", f, nu, nv, m, loc=loc), painted_by)
    tree = mesh_tree(o)

    def ground(x, y):
        hit = tree.ray_cast(Vector((x, y, 9)), Vector((0, 0, -1)))[0]
        return loc[2] + (hit.z if hit else 0.0)

    lot, film = random.Random(seed + 3), clear_film("bubble", tuple(0.35 + 0.65 * c for c in skin[:3]) + (1,), 1.4, 0.05)
    kinds = [blob("bubble", (1, 1, 0.62), film, 0.05, seed=k, nu=10, nv=16) for k in range(2)]
    for _ in range(70):
        a, q = lot.uniform(0, TAU), 1 - 0.16 * lot.random() ** 2 if lot.random() < 0.8 else lot.random()
        x, y, s = 0.97 * r * q * math.cos(a), 0.97 * r * q * math.sin(a), 0.008 + 0.026 * lot.random() ** 3
        dup(kinds[lot.randint(0, 1)], (loc[0] + x, loc[1] + y, ground(x, y)), (0, 0, a), (s, s, s))
    for k in kinds:
        hide(k)
    return ground


def threads(ground, r, n, mat, seed=0, thick=0.016):
    """Syrup let fall from a spoon that went to and fro over a drink of radius r; ground(x, y) is the height of its froth."""
    lot, points = random.Random(seed), []
    for k in range(n):
        side = 1 if k % 2 else -1
        y = r * (0.78 - 1.56 * k / (n - 1)) + lot.gauss(0, 0.02)
        half = math.sqrt(max(0.0, (0.9 * r) ** 2 - y * y)) * lot.uniform(0.75, 1.0)
        points += [(side * half * (q / 9 * 2 - 1), y - 1.56 * r / (n - 1) * (q / 9) * 0.7, q) for q in range(10)]
    path = []
    for k, (x, y, _) in enumerate(points):
        x, y = x + 0.02 * noise.noise(Vector((k * 0.3, seed, 1))), y + 0.03 * noise.noise(Vector((k * 0.3, seed, 2)))
        path.append((x, y, ground(x, y) + 0.35 * thick))
    return tube("threads", path, thick, mat, n=10, radf=lambda t: 0.7 + 0.6 * abs(noise.noise(Vector((t * 37, seed, 3)))))
