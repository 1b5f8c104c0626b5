"""Butter on hot bread: a knob that slumps, a clear pool round it, a thin film with runs where it has flowed down."""
from cooked import *


def below(x, y, start=9.0):
    """The highest point of the food at x, y, and the direction its surface faces; the scene must be up to date."""
    hit, at, normal, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, start), (0, 0, -1))
    return (at, normal) if hit else (Vector((x, y, 0)), Vector((0, 0, 1)))


def outer(m, mirror):
    """A reflection on the outside only: from within, a flat angle would leave what lies below it black."""
    outside = N(m, "ShaderNodeMath", operation="SUBTRACT")
    outside.inputs[0].default_value = 1
    L(m, N(m, "ShaderNodeNewGeometry").outputs["Backfacing"], outside.inputs[1])
    return product(m, mirror, outside.outputs[0])


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
    mirror = outer(m, edge.outputs[0])
    top = N(m, "ShaderNodeMixShader")
    L(m, mirror, top.inputs[0])
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


def film_mat(tint="#fdedbe", body="#e0952a"):
    """Butter so thin that one sees only its gleam and a warmer bread; the attribute Film says how much is there."""
    m = bpy.data.materials.new("film")
    m.use_nodes = True
    much = N(m, "ShaderNodeAttribute", attribute_name="Film").outputs["Fac"]
    through = N(m, "ShaderNodeBsdfTransparent")
    L(m, mixc(m, much, "#ffffff", tint), through.inputs[0])
    cloud = N(m, "ShaderNodeBsdfDiffuse")
    cloud.inputs[0].default_value = hexc(body)
    ripple = bump(m, noise_tex(m, coords(m), 14, 3).outputs["Fac"], 0.2, 0.02)
    gloss = N(m, "ShaderNodeBsdfGlossy", Roughness=0.14)
    edge = N(m, "ShaderNodeFresnel", IOR=2.1)
    for node in (gloss, edge):
        L(m, ripple, node.inputs["Normal"])
    mix, top = N(m, "ShaderNodeMixShader"), N(m, "ShaderNodeMixShader")
    mirror = product(m, outer(m, edge.outputs[0]), value(m, much, 0, 1, 0.02, 0.4))
    for node, sockets in ((mix, (value(m, much, 0, 0.26, 0, 1), through.outputs[0], cloud.outputs[0])), (top, (mirror, mix.outputs[0], gloss.outputs[0]))):
        for k, socket in enumerate(sockets):
            L(m, socket, node.inputs[k])
    L(m, top.outputs[0], m.node_tree.nodes["Material Output"].inputs["Surface"])
    return m


#: A film is laid along LOOK, from before and above; ACROSS and UP span the plane in which its shape is drawn.
LOOK, ACROSS, UP = Vector((0, 0.77, -0.64)), Vector((1, 0, 0)), Vector((0, 0.64, 0.77))


def amount(u, v, smears, runs, seed):
    """How much butter lies at u, v (0 to 1): smears (u, v, wide, high), runs (u, from v, to v, slant, width)."""
    rag = 0.45 * noise.noise(Vector((u * 5, v * 5, seed + 0.4))) + 0.3 * noise.noise(Vector((u * 14, v * 14, seed + 0.7)))
    most = max(1 - ((u - x) / wide) ** 2 - ((v - y) / high) ** 2 + 1.3 * rag for x, y, wide, high in smears)
    for k, (x, start, end, slant, wide) in enumerate(runs):
        way = 0.05 * noise.noise(Vector((v * 4.3, k * 2.7 + seed, 0.4))) + 0.02 * noise.noise(Vector((v * 13, k + 0.5, seed)))
        aside = u - x - way - slant * (v - start)
        w = wide * (1 + 0.7 * noise.noise(Vector((v * 8, k * 3.1, seed + 0.2))) + 0.3 * smooth(end + 0.10, end + 0.02, v))
        most = max(most, 1 - (aside**2 + max(0, end - v, v - start) ** 2) / w**2 + 0.6 * rag)
    return smooth(-0.15, 0.9, most)


def film(mat, at, smears, runs, seed=0, left=0.6, right=0.6, top=0.3, foot=0.9, step=0.0065, deep=0.018):
    """A film of melted butter round the place `at`; it ends softly, and where what bears it breaks off."""
    u0, v0 = at.dot(ACROSS), at.dot(UP)
    n, m = int((left + right) / step), int((top + foot) / step)
    graph = bpy.context.evaluated_depsgraph_get()
    spot = lambda i, j: (i * step - left, j * step - foot)
    eye = lambda u, v: ACROSS * (u0 + u) + UP * (v0 + v) - LOOK * 6

    def far(u, v):
        hit, place, *_ = bpy.context.scene.ray_cast(graph, eye(u, v), LOOK)
        return (place - eye(u, v)).dot(LOOK) if hit else 99.0

    z = [[far(*spot(i, j)) for j in range(m)] for i in range(n)]
    verts, much = [], []
    for i in range(n):
        for j in range(m):
            calm = level_of(z, i, j, 2)
            here = amount(*spot(i, j), smears, runs, seed) * smooth(0.05, 0.012, abs(calm - z[i][j]))
            verts.append(eye(*spot(i, j)) + LOOK * (calm - 0.002 - deep * here))
            much.append(here)
    cells = [(k, k + m, k + m + 1, k + 1) for k in range(m * (n - 1)) if (k + 1) % m]
    # Only what is wet, or the film would hang as a sheet from one bread to the next.
    o = mesh("film", verts, [c for c in cells if max(much[k] for k in c) > 0.0], mat)
    o.data.attributes.new("Film", "FLOAT", "POINT").data.foreach_set("value", much)
    return o


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
