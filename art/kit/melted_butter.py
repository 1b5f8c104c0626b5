"""Butter on hot bread: a knob that slumps, a clear pool round it, runs that follow what they flow over."""
from cooked import *


def below(x, y, start=9.0):
    """The highest point of the food at x, y, and the direction its surface faces; the scene must be up to date."""
    hit, at, normal, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, start), (0, 0, -1))
    return (at, normal) if hit else (Vector((x, y, 0)), Vector((0, 0, 1)))


def ghee(name="ghee", milk=0.30, tint=(0.98, 0.80, 0.36, 1), body="#f0b93c"):
    """Melted butter, clear where it is thin: `milk` is how much of it one does not see through."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    through = N(m, "ShaderNodeBsdfTransparent")
    through.inputs[0].default_value = tint
    curds = N(m, "ShaderNodeBsdfDiffuse")
    curds.inputs[0].default_value = hexc(body)
    cloud = noise_tex(m, coords(m), 7, 5, 0.6, 0.6).outputs["Fac"]
    mix = N(m, "ShaderNodeMixShader")
    L(m, value(m, cloud, 0.4 * milk, min(1, 1.7 * milk), 0.35, 0.68), mix.inputs[0])
    L(m, through.outputs[0], mix.inputs[1])
    L(m, curds.outputs[0], mix.inputs[2])
    gloss = N(m, "ShaderNodeBsdfGlossy", Roughness=0.07)
    ripple = bump(m, noise_tex(m, coords(m), 9, 3).outputs["Fac"], 0.12, 0.02)
    L(m, ripple, gloss.inputs["Normal"])
    edge = N(m, "ShaderNodeFresnel", IOR=1.7)
    L(m, ripple, edge.inputs["Normal"])
    # From within, a flat angle would reflect all light and leave what lies below it black.
    outside = N(m, "ShaderNodeMath", operation="MULTIPLY_ADD")
    L(m, N(m, "ShaderNodeNewGeometry").outputs["Backfacing"], outside.inputs[0])
    outside.inputs[1].default_value, outside.inputs[2].default_value = -1, 1
    mirror = N(m, "ShaderNodeMath", operation="MULTIPLY")
    L(m, edge.outputs[0], mirror.inputs[0])
    L(m, outside.outputs[0], mirror.inputs[1])
    top = N(m, "ShaderNodeMixShader")
    L(m, mirror.outputs[0], top.inputs[0])
    L(m, mix.outputs[0], top.inputs[1])
    L(m, gloss.outputs[0], top.inputs[2])
    L(m, top.outputs[0], m.node_tree.nodes["Material Output"].inputs["Surface"])
    return m


def level_of(z, i, j, k):
    """Mean height of the grid z round a cell."""
    near = [z[u][v] for u in range(max(0, i - k), min(len(z), i + k + 1)) for v in range(max(0, j - k), min(len(z), j + k + 1))]
    return sum(near) / len(near)


def pool(mat, spots, seed=0, n=150, deep=0.018):
    """Butter that fills the hollows of what lies below: `spots` are (x, y, radius); bubbles of the crust stand out of it."""
    low, high = ([pick(p[k] + way * 1.4 * p[2] for p in spots) for k in (0, 1)] for pick, way in ((min, -1), (max, 1)))
    spot = lambda i, j: (low[0] + (high[0] - low[0]) * i / (n - 1), low[1] + (high[1] - low[1]) * j / (n - 1))
    z = [[below(*spot(i, j))[0].z for j in range(n)] for i in range(n)]
    verts, wet = [], []
    for i in range(n):
        for j in range(n):
            x, y = spot(i, j)
            rag = 0.30 * noise.noise(Vector((x * 2.6, y * 2.6, seed))) + 0.12 * noise.noise(Vector((x * 8, y * 8, seed)))
            field = max(1 - (math.hypot(x - u, y - v) / r) ** 2 for u, v, r in spots) + rag
            calm = level_of(z, i, j, 4)
            verts.append((x, y, calm - 0.03 + (0.03 + deep) * smooth(-0.05, 0.22, field)))
            # Over an edge there is no pool: there the butter runs.
            wet.append(field > -0.05 and abs(calm - z[i][j]) < 0.06)
    cells = [(k, k + n, k + n + 1, k + 1) for k in range(n * (n - 1)) if (k + 1) % n]
    return mesh("pool", verts, [c for c in cells if all(wet[v] for v in c)], mat)


def contour(core, turn, start=90, end=-60, steps=70):
    """The outside of the food in an upright plane through `core`, from over it (90 degrees) down its side."""
    graph, found = bpy.context.evaluated_depsgraph_get(), []
    side = Vector((math.cos(turn), math.sin(turn), 0))
    for k in range(steps):
        e = math.radians(start + (end - start) * k / (steps - 1))
        out = side * math.cos(e) + Vector((0, 0, math.sin(e)))
        hit, at, *_ = bpy.context.scene.ray_cast(graph, Vector(core) + out * 6, -out)
        if not hit or at.z < 0.16:
            break
        found.append(at)
    return found


def run(mat, core, turn, span, r=0.04, seed=0, sway=0.05):
    """A run of butter down the food, thin along its way, with a heavy drop at its end."""
    path = contour(core, turn, *span)
    aside = Vector((-math.sin(turn), math.cos(turn), 0))
    for _ in range(2):
        path = [path[0]] + [(a + 2 * b + c) / 4 for a, b, c in zip(path, path[1:], path[2:])] + [path[-1]]
    n = len(path) - 1
    # Half of the run lies within what it wets, or it would look like a cord.
    inward = lambda p: 0.45 * r * (Vector(core) - p).normalized()
    path = [p + inward(p) + aside * sway * noise.noise(Vector((3.0 * k / n, seed, 1))) for k, p in enumerate(path)]
    swell = lambda t: smooth(-0.05, 0.12, t) * (1.5 - 1.0 * smooth(0.1, 0.7, t) + 0.2 * noise.noise(Vector((t * 6, seed, 3)))) + 0.75 * smooth(0.82, 0.94, t) * max(0, 1.03 - t) ** 0.4
    return sub(tube("run", path, r, mat, n=14, radf=swell))


def knob(loc, wide=0.27, high=0.19, seed=0, turn=0.4):
    """A knob of butter cut from the block and half melted: one flat face, a soft back, its foot flowing out."""
    m = oily("butter", [(0.3, "#e6b640"), (0.5, "#f2d070"), (0.72, "#f8e4a0")], patch=2, dry=0.38, wet=0.10, share=0.6, pores=(40, 0.12), coarse=(7, 0.35), sss=0.3, radius=(0.10, 0.07, 0.03), spec=0.45)
    rows, around = 70, 110

    def f(i, j):
        t, a = i / (rows - 1), TAU * j / around
        c, s = math.cos(a), math.sin(a)
        block = (abs(c) ** 4 + abs(s * 1.25) ** 4) ** -0.25
        # From the middle of the top over the shoulder down to a foot that spreads.
        if t < 0.4:
            out, up = t / 0.4 * 0.78, 1.0
        else:
            e = (t - 0.4) / 0.6
            out, up = 0.78 + 0.20 * math.sin(e * math.pi / 2) + 0.42 * smooth(0.66, 1, e), 1 - smooth(0.02, 1.0, e)
        q = Vector((c * out, s * out, up + seed))
        d = wide * out * (block + (1 - block) * smooth(0.5, 0.0, up)) * (1 + 0.16 * noise.noise(q * 1.3) + 0.05 * noise.noise(q * 4))
        tilt = 1 + 0.34 * c * out + 0.18 * noise.noise(q * 1.7 + Vector((4, 0, 0))) + 0.05 * noise.noise(q * 5)
        return d * c, d * s, high * up * tilt - 0.02

    return grid_surface("butter", f, rows, around, m, loc=loc, rot=(0.05, -0.06, turn))
