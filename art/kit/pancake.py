"""Pancakes in a stack, with syrup that runs down their sides."""
from melted_butter import *
from wok_tossed import between

# What the pan made of the batter, dark to light, and the batter itself.
RAGI = (
    [hexc(c) for c in ("#34160a", "#50260e", "#703b17", "#935a2a", "#b2793f")],
    [hexc(c) for c in ("#754a22", "#a97841", "#c79d68", "#dfbf92")],
)
WHEAT = (
    [hexc(c) for c in ("#5a2a0c", "#7f4414", "#a5641f", "#c68a3c", "#dcb066")],
    [hexc(c) for c in ("#a8763a", "#d6ad66", "#ebcf94", "#f5e4bb")],
)


def outline(a, seed):
    """Radius of a poured pancake at the angle a, about 1: batter runs as it likes."""
    c, e = math.cos(a), math.sin(a)
    wide = 0.055 * noise.noise(Vector((c * 0.9 + seed * 3.1, e * 0.9, seed)))
    return 1 + wide + 0.022 * noise.noise(Vector((c * 2.8, e * 2.8 + seed, 4))) + 0.008 * noise.noise(Vector((c * 9, e * 9, seed)))


def browning(x, y, share, seed):
    """How dark the pan made the upper side at (x, y): even in the middle, lace towards the rim, a pale hem."""
    q = Vector((x, y, seed * 2.7))
    bubbles = noise.voronoi(q * 7.5 + 0.35 * drift(q * 3))[0]
    lace = smooth(0.30, 0.05, bubbles[1] - bubbles[0])
    fine = noise.voronoi(q * 19 + 0.3 * drift(q * 6))[0]
    hem = smooth(1.03, 0.95, share + 0.03 * noise.noise(q * 2.2) + 0.02 * noise.noise(q * 7))
    dark = 0.66 + 0.65 * fbm(x * 1.2, y * 1.2, seed, 4, 1.2) - 0.18 * lace * smooth(0.3, 0.9, share) - 0.10 * smooth(0.2, 0.05, fine[0])
    ring = 0.16 * math.exp(-(((share - 0.84) / 0.07) ** 2))
    return hem * min(1.0, max(0.0, dark + ring)), lace, fine[0]


def pancake(mat, r, h, loc, seed, lean, batter):
    """One pancake of radius r and thickness h: flat above, round and porous at its side, sagging where nothing holds it."""
    rows = [0.8 * k / 50 for k in range(50)] + [None] * 46
    n, colours, wet, (browned, inside) = 420, [], [], batter

    def f(i, j):
        a = TAU * j / n
        if rows[i] is not None:
            share, up = rows[i], math.sqrt(1 - rows[i] ** 9)
        else:
            turn = math.asin(math.sqrt(1 - 0.8**9)) - (i - 50) / 45 * (math.pi / 2 + 1.1)
            share, up = abs(math.cos(turn)) ** (2 / 9), math.sin(turn)
        c, e = math.cos(a), math.sin(a)
        x, y = r * share * c, r * share * e
        q = Vector((c * r, e * r, up * h * 0.5 + seed))
        side = smooth(0.72, 0.45, abs(up) + 0.10 * noise.noise(Vector((c * 3, e * 3, seed))) + 0.06 * noise.noise(Vector((c * 11, e * 11, seed))))
        dark, lace, fine = browning(x, y, share, seed if up > 0 else seed + 50)
        # Bubbles that burst where the batter set last, each drawn out along the side.
        along = Vector((q.x, q.y, q.z * 1.7))
        holes = [noise.voronoi(along * size + Vector((0, 0, size)))[0][0] for size in (8, 17, 34)]
        pitted = smooth(0.30, 0.10, holes[0]) * (noise.noise(q * 2.6) > -0.15) + 0.6 * smooth(0.34, 0.12, holes[1]) + 0.35 * smooth(0.36, 0.14, holes[2])
        bulge = 1 + side * (0.020 * noise.noise(q * 3) + 0.012 * noise.noise(q * 9) - 0.030 * pitted - 0.012)
        wide = outline(a, seed) * bulge
        thick = h * 0.5 * (1 + 0.16 * noise.noise(Vector((x * 0.9, y * 0.9, seed))))
        sag = -0.05 * smooth(0.70, 1.05, share) * (1 + 1.3 * noise.noise(Vector((c * 1.3, e * 1.3, seed + 3))))
        skin = 0.010 * noise.noise(Vector((x * 3, y * 3, seed))) + 0.006 * noise.noise(Vector((x * 9, y * 9, seed))) - 0.010 * lace * smooth(0.3, 0.9, share) - 0.008 * smooth(0.18, 0.06, fine)
        pale = between(inside, 0.62 + 0.9 * fbm(q.x * 2, q.y * 2, q.z * 4, 4, 1.5) - 0.42 * min(1.2, pitted))
        top = between(browned, 1.0 - 0.92 * dark)
        colours.append(lerpc(pale, top, (1 - side) * smooth(0.0, 0.25, dark)))
        wet.append(0.5 * smooth(0.5, 0.9, up) * smooth(-0.1, 0.3, noise.noise(Vector((x * 2, y * 2, seed + 6)))))
        return x * wide, y * wide, up * thick + sag + skin * smooth(0.2, 0.7, up)

    o = grid_surface("pancake", f, len(rows), n, mat, loc=loc, rot=(lean[0], lean[1], 0))
    return wet_by(paint_by(o, colours), wet)


def pancake_crust():
    """Dry, tender skin: a fine tooth, light that goes in a little way, gloss only where butter was."""
    m = oily("pancake", dry=0.66, wet=0.3, patch=4, share=0.35, pores=(80, 0.6), coarse=(26, 0.5), depth=0.016, sss=0.10, radius=(0.05, 0.024, 0.01), grain=0.18, spec=0.28)
    return gloss_where_wet(m, 0.3, 0.7)


def stacked(count, z, batter=RAGI):
    """As many pancakes as a cook piles up from the height z: (x and y, upper side, radius and seed of the uppermost)."""
    crust = pancake_crust()
    for k in range(count):
        r, h = 1.22 + 0.07 * (hashed((k, 2, 5)) - 0.5) - 0.012 * k, 0.20 + 0.05 * hashed((k, 7, 1))
        x, y = 0.07 * math.cos(k * 2.4), 0.07 * math.sin(k * 2.4)
        pancake(crust, r, h, (x, y, z + h / 2), k + 1, (rnd(-0.02, 0.02), rnd(-0.02, 0.02)), batter)
        z += h * 0.93
    bpy.context.view_layer.update()
    return (x, y), z + 0.07 * h, r, count


def depth_of(p, a, r, shore, drips):
    """How high syrup stands (0 to 0.06) at the way p from the middle and the angle a, past the rim at r down the side.

    shore: how far the pool reaches there. drips: (angle, half its width, length below the rim) of the runs.
    """
    deep = 0.028 * math.sqrt(max(0.0, min(1.0, (shore - p) / 0.09)))
    for at, w, l in drips:
        end = r + l
        way = at + 0.05 * noise.noise(Vector((p * 1.6, at, 3))) * smooth(r, r + 0.3, p)
        k = abs((a - way + math.pi) % TAU - math.pi) * r
        if k > 5 * w or p > end or p < 0.5 * r:
            continue
        bulb = smooth(end - 4.5 * w, end - 1.6 * w, p)
        wide = w * (0.72 + 0.42 * bulb + 1.1 * math.exp(-max(0.0, p - shore) / 0.035) * (p > 0.6 * r))
        tip = max(0.0, p - (end - wide)) / wide
        inside = 1 - (k / wide) ** 2 - tip * tip
        if inside > 0:
            deep = (deep**4 + ((0.022 + 0.016 * bulb) * math.sqrt(inside)) ** 4) ** 0.25
    return deep


def struck(start, way):
    """Where a ray from `start` along `way` meets the stack; its middle if it misses."""
    hit, at, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), start, way)
    return at if hit else start + 3 * way


def side_of(centre, a, start, longest, steps):
    """How far out the stack reaches at the angle a, step by step from the height `start`: syrup bridges the gaps between."""
    out = Vector((math.cos(a), math.sin(a), 0))
    raw = []
    for k in range(steps + 1):
        at = struck(Vector((centre[0], centre[1], start - longest * k / steps)) + 3 * out, -out)
        raw.append((at - Vector((centre[0], centre[1], at.z))).length)
    near = lambda row, k, reach: row[max(0, k - reach) : k + reach + 1]
    bridged = [max(near(raw, k, 6)) for k in range(steps + 1)]
    even = [sum(near(bridged, k, 5)) / len(near(bridged, k, 5)) for k in range(steps + 1)]
    return [r + (e - r) * smooth(0, 0.15, longest * k / steps) for k, (r, e) in enumerate(zip(raw, even))]


def way_of_syrup(centre, top, rim, a, longest):
    """Places on the stack at the angle a, from the middle over the shoulder down its side: [(way, place, direction out)].

    rim: how far the uppermost pancake reaches there, which is laid round its shoulder in an arc.
    """
    out, up = Vector((math.cos(a), math.sin(a), 0)), Vector((0, 0, 1))
    turn, arc = rim - 0.10, 0.16
    middle = Vector((centre[0], centre[1], top - 0.11))
    way = []
    for k in range(100):
        at = middle + out * turn * k / 100
        way.append((turn * k / 100, struck(at + 3 * up, -up), up))
    for k in range(18):
        bent = math.pi / 2 * (1 - k / 18)
        face = out * math.cos(bent) + up * math.sin(bent)
        way.append((turn + arc * k / 18, struck(middle + out * turn + 2 * face, -face), face))
    for k, reach in enumerate(side_of(centre, a, middle.z, longest, 110)):
        way.append((turn + arc + longest * k / 110, Vector((centre[0], centre[1], middle.z - longest * k / 110)) + reach * out, out))
    return way


def syrup(mat, centre, top, r, seed, drips):
    """Syrup on the uppermost pancake and down the side of the stack; the scene must be up to date.

    centre, top, r, seed: where that pancake lies, its upper side, its radius and its seed. drips: see depth_of.
    """
    n, columns, deepest, shallow = 900, [], hexc("#240b02"), hexc("#9a4a10")
    longest = max(l for _, _, l in drips) + 0.02
    for j in range(n):
        a = TAU * j / n
        rim = r * outline(a, seed)
        q = Vector((math.cos(a) * 2, math.sin(a) * 2, 1))
        shore = rim * (0.80 + 0.08 * noise.noise(q * 0.9) + 0.05 * noise.noise(q * 2.6) + 0.02 * noise.noise(q * 7))
        columns.append([(at, face, depth_of(p, a, rim, shore, drips)) for p, at, face in way_of_syrup(centre, top, rim, a, longest)])
    rows, verts, depths = len(columns[0]), [], []
    for i in range(rows):
        for column in columns:
            at, face, deep = column[i]
            verts.append(tuple(at + face * (deep if deep > 0.002 else -0.02)))
            depths.append(deep)
    cells = ((i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(rows - 1) for j in range(n))
    faces = [cell for cell in cells if any(depths[k] > 0.002 for k in cell)]
    return paint_by(mesh("syrup", verts, faces, mat), [lerpc(shallow, deepest, smooth(0.004, 0.030, deep)) for deep in depths])


def jaggery():
    """Thick dark syrup: near black where it is deep, amber at its edge, a hard wet shine."""
    m = pbsdf("jaggery", "#ffffff", 0.06, spec=0.6, sss=0.25, sssr=(0.10, 0.03, 0.008))
    L(m, painted(m, 0.05, 20), B(m).inputs["Base Color"])
    L(m, painted(m, 0.05, 20), B(m).inputs["Subsurface Color"])
    L(m, bump(m, noise_tex(m, coords(m), 6, 3).outputs["Fac"], 0.10, 0.02), B(m).inputs["Normal"])
    return m
